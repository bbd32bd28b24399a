"""Acts on a table by mouse events only, where a person would point."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from sanam.engine.view import OptionView
from sanam.ui.table.board.card_grid import CardButton
from sanam.ui.table.screen import TableScreen

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Driver:
    """A hand on the mouse before a TableScreen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    # ------------------------------------------------------------------ where

    @property
    def controller(self):  # type: ignore[no-untyped-def]
        return self.screen.controller

    def point_of(self, name: str) -> QPoint:
        """Where a card, a zone or a player's plate ("seat1") is in the board's viewport.

        Of a card that others overlap, a point that is its own.
        """
        view, scene = self.screen.view, self.screen.scene
        area = scene.area_of(name)
        assert area is not None, f"{name} is not on the board"
        shares = (0.5, 0.25, 0.12, 0.04, 0.75, 0.9, 0.97)
        for down in (0.5, 0.15, 0.85):
            for share in shares:
                point = view.mapFromScene(area.left() + area.width() * share, area.top() + area.height() * down)
                if view.handle_at(point) == (name if name in scene.cards else ""):
                    return point
        if name not in scene.cards:
            return view.mapFromScene(area.center())
        card = self.controller.view.find(name)
        raise AssertionError(f"{name} in {card.zone if card else '?'} is covered by other cards")

    # ------------------------------------------------------------------ gestures

    def click(self, name: str) -> None:
        """Click a card, a zone or a plate on the board."""
        if name.startswith("seat"):
            plate = self.screen.near if name == f"seat{self.controller.seat}" else self.screen.far
            self.press(plate)
            return
        QTest.mouseClick(self.screen.view.viewport(), LEFT, NONE, self.point_of(name))
        QApplication.processEvents()

    def double_click(self, name: str) -> None:
        point, port = self.point_of(name), self.screen.view.viewport()
        QTest.mouseClick(port, LEFT, NONE, point)
        QTest.mouseDClick(port, LEFT, NONE, point)
        QApplication.processEvents()

    def drag(self, name: str, to: str, hold: bool = False) -> None:
        """Drag a card to a zone, a card or a plate; `hold` leaves the button down over it."""
        self.drag_by(name, self.point_of(to), hold)

    def drag_by(self, name: str, end: QPoint, hold: bool = False) -> None:
        port = self.screen.view.viewport()
        start = self.point_of(name)
        QTest.mousePress(port, LEFT, NONE, start)
        for step in range(1, 9):
            QTest.mouseMove(port, start + (end - start) * step / 8)
        if not hold:
            QTest.mouseRelease(port, LEFT, NONE, end)
        QApplication.processEvents()

    def let_go(self, to: str) -> None:
        """Move on to a place with the button held, and release it there."""
        port, end = self.screen.view.viewport(), self.point_of(to)
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, LEFT, NONE, end)
        QApplication.processEvents()

    def press(self, widget: QWidget) -> None:
        """Click a control in its middle."""
        assert widget.isVisible(), f"{widget.objectName() or widget!r} is not visible"
        assert widget.isEnabled(), f"{widget.objectName() or widget!r} is not enabled"
        QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())
        QApplication.processEvents()

    def button(self, name: str) -> QPushButton:
        """The visible button of an object name."""
        found = [b for b in self.screen.findChildren(QPushButton, name) if b.isVisible()]
        assert found, f"no visible button {name!r}"
        return found[0]

    def menu(self, option: int) -> None:
        """Choose an option of the open card menu."""
        made = next(b for b in self.screen.menu.options if b.property("option") == option)
        self.press(made)

    # ------------------------------------------------------------------ answers

    def lift(self) -> None:
        """Lift the curtain if it is down."""
        if self.screen.curtain.isVisible():
            self.press(self.screen.curtain.lift)

    def answer(self, picks: list[int]) -> None:
        """Give an answer to the open question with the mouse."""
        self.lift()
        controller = self.controller
        choice = controller.choice
        assert choice is not None
        if choice.kind == controller.playmat.round_kind:
            self.press(self.screen.banner.on_button)
            return
        if choice.kind == "side":
            self._side(picks)
            return
        if not picks:
            self.press(self.button("pass"))
            return
        many = controller.many
        if any(pick not in picks for pick in controller.picks):
            self.press(self.button("clear"))
        for pick in [pick for pick in picks if pick not in controller.picks]:
            if controller.choice is choice:  # ordering is over when one is left
                self._pick(pick)
        if many and controller.choice is choice:
            self.press(self.button("confirm"))

    def _pick(self, pick: int) -> None:
        controller = self.controller
        choice = controller.choice
        option = choice.options[pick]
        if option.act == "phase":
            self.press(self.screen.phases.buttons[option.value])
        elif pick in controller.loose_options():
            self._loose(pick)
        elif option.card is not None:
            self._card(option.card, pick)
        else:
            self._place(option)

    def _place(self, option: OptionView) -> None:
        """A zone; where its option says a position in it, the card that stands there now."""
        controller = self.controller
        about = controller.choice.params.get("card")
        there = [card.handle for card in controller.view.zones[option.zone] if card.handle != about]
        after = not isinstance(option.value, int) or option.value >= len(there)
        self.click(option.zone if after else there[option.value])

    def _card(self, handle: str, pick: int) -> None:
        screen = self.screen
        pile = screen.right_side.panel.pile
        card = self.controller.view.find(handle)
        place = screen.scene.geometry.board.place(card.zone[2:])
        in_grid = any(handle in (b.card.key, *b.card.others) for b in pile.grid.buttons if b.isVisible())
        top = self.controller.view.zones[card.zone][-1].handle
        # A click on a pile opens it, but where its top card is asked for it answers.
        answers = handle == top and self.controller.choice.kind not in self.controller.playmat.menu_kinds
        if not in_grid and (place is None or not place.is_pile or answers):
            self.click(handle)
        else:
            if not in_grid:
                self.click(top)
            self.press(self._in_grid(handle))
        if screen.menu.isVisible():
            self.menu(pick)

    def _in_grid(self, handle: str) -> CardButton:
        for made in self.screen.right_side.panel.pile.grid.buttons:
            if handle in (made.card.key, *made.card.others) and made.isVisible():
                area = made.parentWidget()
                while area is not None and not hasattr(area, "ensureWidgetVisible"):
                    area = area.parentWidget()
                if area is not None:
                    area.ensureWidgetVisible(made)
                    QApplication.processEvents()
                return made
        raise AssertionError(f"{handle} is not in the open pile")

    def _loose(self, pick: int) -> None:
        for made in self.screen.prompt.findChildren(QPushButton):
            if made.property("option") == pick and made.isVisible():
                self.press(made)
                return
        box = self.screen.prompt.findChild(QComboBox, "options")
        assert box is not None, f"no control for option {pick}"
        box.setCurrentIndex(box.findData(pick))
        self.press(self.button("choose"))

    def _side(self, picks: list[int]) -> None:
        side = self.screen.side_screen
        for option in [i for i in side.side if i not in picks]:
            self.press(next(b for b in side.board.buttons if b.card.key == str(option)))
        for option in [i for i in picks if i not in side.side]:
            self.press(next(b for b in side.deck.buttons if b.card.key == str(option)))
        self.press(side.done_button)
