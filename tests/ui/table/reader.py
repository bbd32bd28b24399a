"""Plays at a table through accessible objects alone, as a screen reader or another aid does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

from sanam.ui.table.accessible import BoardNode
from sanam.ui.table.board.card_grid import CardButton


def tree(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An object and everything in it that is shown."""
    yield of
    for index in range(of.childCount()):
        child = of.child(index)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from tree(child)


class Reader:
    """Somebody who hears the names of things and presses them."""

    def __init__(self, screen: Any) -> None:
        self.screen = screen
        self.root = QAccessible.queryAccessibleInterface(screen)
        self.pressed = 0

    @property
    def controller(self) -> Any:
        return self.screen.controller

    def find(self, which: Callable[[QObject], bool]) -> QAccessibleInterface | None:
        return next((found for found in tree(self.root) if found.object() is not None and which(found.object())), None)

    def press(self, found: QAccessibleInterface | None, what: str) -> None:
        assert found is not None, f"nothing accessible for {what}"
        assert found.text(QAccessible.Text.Name), f"{what} has no name"
        actions = found.actionInterface()
        assert actions is not None and QAccessibleActionInterface.pressAction() in actions.actionNames(), what
        actions.doAction(QAccessibleActionInterface.pressAction())
        self.pressed += 1
        button = found.object()
        # Qt holds a button down for a tenth of a second.
        while isinstance(button, QAbstractButton) and shiboken6.isValid(button) and button.isDown():
            QTest.qWait(10)
        QApplication.processEvents()

    def control(self, **properties: Any) -> QAccessibleInterface | None:
        """A control by its properties or its objectName."""
        return self.find(
            lambda it: (
                not isinstance(it, BoardNode) and all(it.property(key) == value for key, value in properties.items())
            )
        )

    def answer(self, picks: list[int]) -> None:
        controller = self.controller
        choice = controller.choice
        assert choice is not None
        if choice.kind == controller.playmat.round_kind:
            self.press(QAccessible.queryAccessibleInterface(self.screen.banner.on_button), choice.kind)
            return
        if not picks:
            self.press(self.control(objectName="pass"), "passing")
            return
        many = controller.many
        if any(pick not in picks for pick in controller.picks):
            self.press(self.control(objectName="clear"), "clearing")
        for pick in [pick for pick in picks if pick not in controller.picks]:
            if controller.choice is choice:  # ordering is over when one is left
                self._pick(choice.options[pick], pick)
        if many and self.controller.choice is choice:
            self.press(self.control(objectName="confirm"), "confirming")

    def _pick(self, option: Any, pick: int) -> None:
        if option.act == "phase":
            self.press(self.control(phase_name=option.value), str(option.value))
        elif pick in self.controller.loose_options():
            self._loose(pick)
        elif option.card is not None:
            self._card(option.card, pick)
        else:
            zone = self.controller.playmat.zone_of(self.controller.choice, option)
            self.press(self.node(zone), str(option.zone))

    def node(self, name: str) -> QAccessibleInterface | None:
        return self.find(lambda it: isinstance(it, BoardNode) and it.name == name)

    def _loose(self, pick: int) -> None:
        made = self.control(option=pick)
        if made is None:
            box = self.screen.prompt.findChild(QComboBox, "options")
            box.setCurrentIndex(box.findData(pick))  # the list of a drop-down is Qt's own
            made = self.control(objectName="choose")
        self.press(made, f"option {pick}")

    def _card(self, handle: str, pick: int) -> None:
        def in_grid() -> QAccessibleInterface | None:
            return self.find(lambda it: isinstance(it, CardButton) and handle in (it.card.key, *it.card.others))

        screen, card = self.screen, self.controller.view.find(handle)
        place = screen.scene.geometry.board.place(card.zone[2:])
        top = self.controller.view.zones[card.zone][-1].handle
        found = in_grid()
        pile = place is None or place.is_pile
        answers = handle == top and self.controller.choice.kind not in self.controller.playmat.menu_kinds
        if found is None and pile and not answers:
            self.press(self.node(top), card.zone)
            found = in_grid()
        self.press(found or self.node(handle), handle)
        if screen.menu.isVisible():
            menu = QAccessible.queryAccessibleInterface(screen.menu)
            self.press(next(it for it in tree(menu) if it.object().property("option") == pick), f"entry {pick}")
