"""Plays at a table by key presses only, with what a person sees: the place of the keyboard, menus, digits, buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QPushButton

from sanam.ui.table.goals import goals, laid_out, loose, numbered

Key = Qt.Key


class Keyboard:
    """Somebody without a mouse before a TableScreen. `pressed` counts the keys."""

    def __init__(self, screen: Any) -> None:
        self.screen = screen
        self.pressed = 0

    def press(self, key: Key) -> None:
        focus = self.screen.focusWidget()
        target = focus if focus is not None and focus.isVisible() else self.screen.view
        QTest.keyClick(target, key)
        self.pressed += 1
        QApplication.processEvents()

    def tab_to(self, goal: Any) -> None:
        """Tab until the keyboard is on a place (its name) or a control."""
        for _ in range(len(goals(self.screen)) + 2):
            here = self.screen.standing if self.screen.view.hasFocus() else self.screen.focusWidget()
            if here == goal:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {goal}, but to {goals(self.screen)}")

    def answer(self, picks: list[int]) -> None:
        """Give an answer to the open question."""
        screen = self.screen
        if screen.curtain.isVisible():
            self.press(Key.Key_Return)
        controller = screen.controller
        choice = controller.choice
        assert choice is not None
        if choice.kind == controller.playmat.round_kind:
            assert screen.banner.on_button.isVisible()
            self._button(screen.banner.on_button)
        elif choice.kind == "side":
            self._side(picks)
        elif not picks:
            self.press(Key.Key_Space)
        else:
            many = controller.many
            if any(pick not in picks for pick in controller.picks):
                self.press(Key.Key_Escape)
            for pick in [pick for pick in picks if pick not in controller.picks]:
                self._pick(pick)
            if many:
                self.press(Key.Key_Space)

    def _button(self, made: QPushButton) -> None:
        for _ in range(200):
            if made.hasFocus():
                break
            self.press(Key.Key_Tab)
        assert made.hasFocus(), made.text()
        self.press(Key.Key_Space)

    def _pick(self, pick: int) -> None:
        screen, controller = self.screen, self.screen.controller
        choice = controller.choice
        option = choice.options[pick]
        if option.act == "phase":
            self.tab_to(screen.phases.buttons[option.value])
            self.press(Key.Key_Return)
        elif pick in controller.loose_options():
            self._loose(pick)
        elif option.card is not None:
            self._card(option.card, pick)
        else:
            self._place(pick)

    def _loose(self, pick: int) -> None:
        at = loose(self.screen).index(pick)
        if at < 9:
            self.press(Key(Key.Key_1 + at))
            return
        box = self.screen.prompt.findChild(QComboBox, "options")
        self.tab_to(box)
        while box.currentData() != pick:
            before = box.currentIndex()
            self.press(Key.Key_Down if box.findData(pick) > before else Key.Key_Up)
            assert box.currentIndex() != before
        self.tab_to(next(b for b in self.screen.prompt.findChildren(QPushButton, "choose") if b.isVisible()))
        self.press(Key.Key_Return)

    def _place(self, pick: int) -> None:
        controller = self.screen.controller
        zone = controller.playmat.zone_of(controller.choice, controller.choice.options[pick])
        there = [card.handle for card in controller.view.zones.get(zone, [])]
        option = controller.choice.options[pick]
        about = controller.choice.params.get("card")
        there = [card for card in there if card != about]
        if isinstance(option.value, int) and option.value < len(there):
            # Between the cards of a row: the place of the card that stands there now.
            self._walk(there[option.value])
            return
        digit = next((digit for digit, name in numbered(self.screen).items() if name == zone), None)
        if digit is not None:
            self.press(Key(Key.Key_0 + digit))
            return
        self.tab_to(zone)
        self.press(Key.Key_Return)

    def _walk(self, name: str) -> None:
        """Go to a place beside those that Tab knows, with the arrow keys."""
        scene = self.screen.scene
        for _ in range(60):
            if self.screen.standing == name:
                self.press(Key.Key_Return)
                return
            here = scene.area_of(self.screen.standing) if self.screen.standing else None
            there = scene.area_of(name)
            if here is None:
                self.press(Key.Key_Tab)
                continue
            way = there.center() - here.center()
            if abs(way.y()) > there.height() * 0.45:
                self.press(Key.Key_Down if way.y() > 0 else Key.Key_Up)
            else:
                self.press(Key.Key_Right if way.x() > 0 else Key.Key_Left)
        raise AssertionError(f"the arrows do not lead to {name}")

    def _card(self, handle: str, pick: int) -> None:
        screen, controller = self.screen, self.screen.controller
        if handle not in screen.scene.cards or any(made.card.key == handle for made in laid_out(screen)):
            if not any(made.card.key == handle for made in laid_out(screen)):
                zone = controller.view.find(handle).zone
                top = controller.view.zones[zone][-1].handle
                self.tab_to(top if top in screen.scene.cards else zone)
                self.press(Key.Key_Return)
            self.tab_to(next(made for made in laid_out(screen) if made.card.key == handle))
            self.press(Key.Key_Return)
        else:
            digit = next((digit for digit, name in numbered(screen).items() if name == handle), None)
            if digit is not None:
                self.press(Key(Key.Key_0 + digit))
            else:
                self.tab_to(handle)
                self.press(Key.Key_Return)
        if screen.menu.isVisible():
            self._menu(pick)

    def _menu(self, pick: int) -> None:
        wanted = [made.property("option") for made in self.screen.menu.options]
        at = wanted.index(pick)
        assert at < 9
        self.press(Key(Key.Key_1 + at))

    def _side(self, picks: list[int]) -> None:
        side = self.screen.side_screen
        for grid, moved in (
            (side.board, [i for i in side.side if i not in picks]),
            (side.deck, [i for i in picks if i not in side.side]),
        ):
            for option in moved:
                self._grid(next(made for made in grid.buttons if made.card.key == str(option)))
        self._button(side.done_button)

    def _grid(self, made: QAbstractButton) -> None:
        for _ in range(200):
            if made.hasFocus():
                break
            self.press(Key.Key_Tab)
        self.press(Key.Key_Space)
