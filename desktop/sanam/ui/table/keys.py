"""The keyboard of the table: everything the mouse can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox, QWidget

from sanam.ui.bindings import action_of
from sanam.ui.table.actions import OF_TIME
from sanam.ui.table.board.focus_walk import DIRECTIONS, step
from sanam.ui.table.goals import goals, laid_out, loose, numbered, places

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen


class KeyBoard(QObject):
    """Turns keys into what the screen does. Keys that a field needs for typing stay with the field."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.screen = screen
        #: Whether the person plays by keys now: only then the focus goes by itself where something can be done.
        self.used = False
        self._question: object = None
        screen.view.installEventFilter(self)
        screen.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.press(event)
        if event.type() == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self.release(event)
        if event.type() == QEvent.Type.MouseButtonPress and self.used:
            self.used = False
            self.screen.scene.show_numbers({})
        return False

    def release(self, event: QKeyEvent) -> bool:
        """A key was let go; False when that means nothing here."""
        controller = self.screen.controller
        if controller is None or event.isAutoRepeat() or action_of(event) != "hold":
            return False
        controller.hold(False)
        return True

    # ------------------------------------------------------------------ where the focus goes

    def cycle(self, way: int) -> bool:
        """Go to the next (1) or the one before (-1) of what can be done; False where that is not the keyboard's now."""
        screen = self.screen
        focus = screen.focusWidget()
        # Qt also looks for another one when what has the focus goes, or cannot be used any more.
        if focus is None or not focus.isVisible() or not focus.isEnabled() or not self._on_board(focus):
            return False
        found = goals(screen)
        if not found:
            return False
        self._take_over()
        now = focus if focus in found else screen.standing
        at = found.index(now) if now in found else (-1 if way > 0 else 0)
        self._go(found[(at + way) % len(found)])
        return True

    def arrived(self) -> None:
        """What is shown or asked is another: go to what can be done, unless one stands there already."""
        screen, controller = self.screen, self.screen.controller
        if not self.used or controller is None:
            return
        screen.scene.show_numbers({name: digit for digit, name in numbered(screen).items()})
        question = controller.choice
        if question is None or question is self._question or not self._on_board(screen.focusWidget()):
            return
        self._question = question
        on_board, beside = places(screen), laid_out(screen)
        if screen.standing in on_board or screen.banner.isVisible():
            screen.view.setFocus()
        elif beside:
            self._go(beside[0])
        elif on_board:
            self._go(on_board[0])
        else:
            # Digits, Enter and Space answer from here.
            screen.view.setFocus()

    def _on_board(self, focus: QWidget | None) -> bool:
        """Whether the focus is where the match is played, not in a panel, a menu or a list of keys."""
        screen = self.screen
        if screen.controller is None or screen.middle.currentWidget() is not screen.view:
            return False
        if any(cover.isVisible() for cover in (screen.curtain, screen.menu, screen.help, screen.banner)):
            return False
        pile = screen.right_side.panel.pile
        aside = any(side.isAncestorOf(focus) for side in (screen.left_side, screen.right_side)) if focus else False
        return not aside or (focus is not None and pile.isAncestorOf(focus))

    def _go(self, goal: str | QWidget) -> None:
        screen = self.screen
        if isinstance(goal, str):
            screen.view.setFocus(Qt.FocusReason.TabFocusReason)
            screen.move_cursor(goal)
            return
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        screen.right_side.panel.pile.show_card(goal)

    def _take_over(self) -> None:
        """The keyboard is used from here on."""
        if not self.used:
            self.used = True
            self.screen.scene.show_numbers({name: digit for digit, name in numbered(self.screen).items()})

    def _next_area(self) -> bool:
        """The board, the left and the right panel, one after another."""
        screen = self.screen
        areas = (screen.view, screen.left_side.by_hand.switch, screen.right_side.panel.log)
        holders = (screen.middle, screen.left_side, screen.right_side)
        focus = screen.focusWidget()
        at = next((i for i, holder in enumerate(holders) if focus is not None and holder.isAncestorOf(focus)), 0)
        for further in range(1, len(areas) + 1):
            area = areas[(at + further) % len(areas)]
            if area.isVisible():
                area.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    # ------------------------------------------------------------------ what keys do

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False when it means nothing here."""
        screen = self.screen
        controller = screen.controller
        focus = screen.focusWidget()
        if controller is None or isinstance(focus, QLineEdit | QSpinBox | QComboBox):
            return False
        if screen.curtain.isVisible():
            return screen.curtain.take_key(event)
        key = event.key()
        action = action_of(event)
        if key == Qt.Key.Key_F6:
            return self._next_area()
        if key not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            self._take_over()
        if action in OF_TIME:
            return screen.named.do(action)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not action:
            return False
        if key in DIRECTIONS and not action and not isinstance(focus, QSlider):
            screen.move_cursor(step(screen.scene, screen.standing, DIRECTIONS[Qt.Key(key)]))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if action == "pass" and not (key == Qt.Key.Key_Space and isinstance(focus, QAbstractButton)):
            return controller.confirm() if controller.many and controller.picks else controller.pass_() or True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return self._digit(key - Qt.Key.Key_1)
        if action == "hold":
            if controller.playmat.chances and not event.isAutoRepeat():
                controller.hold(True)
            return True
        return screen.named.do("help" if key == Qt.Key.Key_Question else action)

    def _enter(self) -> bool:
        screen = self.screen
        cursor, controller = screen.standing, screen.controller
        assert controller is not None
        if screen.banner.isVisible():
            return False
        focus = screen.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
            return True
        if controller.picks and controller.picks == controller.foregone():
            return controller.confirm()  # only one answer is possible
        if cursor is None or cursor not in places(screen):
            likeliest = [made for made in screen.prompt.answering() if made.property("kind") == "prompt"]
            if len(likeliest) == 1 and likeliest[0].isEnabled():
                likeliest[0].click()
                return True
        if cursor is None:
            return False
        self._choose(cursor)
        return True

    def _choose(self, name: str) -> None:
        """Act with a card or a place."""
        screen, controller = self.screen, self.screen.controller
        if controller is not None and controller.view.find(name) is not None:
            screen.card_clicked(name)
        else:
            screen.zone_clicked(name)
        beside = laid_out(screen)
        if beside and not screen.menu.isVisible() and screen.view.hasFocus():
            self._go(beside[0])  # a pile has been opened

    def _escape(self) -> bool:
        screen = self.screen
        controller = screen.controller
        assert controller is not None
        if screen.view.cancel_drag():
            return True
        for cover in (screen.zoom, screen.help, screen.menu, screen.why):
            if cover.isVisible():
                cover.hide()
                controller.wish_nothing()
                screen.view.setFocus()
                return True
        if controller.warned is not None:
            controller.heed(False)
        elif controller.picks and controller.picks != controller.foregone():
            controller.cancel()
        elif controller.past is not None:
            controller.leave_past()
        elif screen.right_side.panel.pile.zone:
            screen.right_side.panel.show_log()
        elif not controller.give_up_choice():
            controller.cancel()
            screen.view.setFocus()
        return True

    def _digit(self, number: int) -> bool:
        screen = self.screen
        if screen.menu.isVisible() and number < len(screen.menu.options):
            screen.menu.options[number].click()
            return True
        options, by_digit = loose(screen), numbered(screen)
        if number < len(options):
            screen.prompt.option.emit(options[number])
        elif number + 1 in by_digit:
            self._choose(by_digit[number + 1])
        return True
