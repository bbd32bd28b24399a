"""The keyboard of the table: everything the mouse can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox

from sanam.ui.bindings import action_of
from sanam.ui.table.focus_walk import DIRECTIONS, step

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen

PHASES: dict[str, tuple[str, ...]] = {
    "draw": ("draw",),
    "standby": ("standby",),
    "main": ("main1", "main2"),
    "battle": ("battle",),
    "main2": ("main2",),
    "end": ("end",),
}


class KeyBoard(QObject):
    """Turns keys into what the screen does. Keys that a field needs for typing stay with the field."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.screen = screen
        screen.view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.press(event)
        if event.type() == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self.release(event)
        return False

    def release(self, event: QKeyEvent) -> bool:
        """A key was let go; False when that means nothing here."""
        controller = self.screen.controller
        if controller is None or event.isAutoRepeat() or action_of(event) != "hold":
            return False
        controller.hold(False)
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False when it means nothing here."""
        screen = self.screen
        controller = screen.controller
        focus = screen.focusWidget()
        if controller is None or isinstance(focus, QLineEdit | QSpinBox | QComboBox):
            return False
        if screen.curtain.isVisible():
            return False
        key = event.key()
        action = action_of(event)
        if action in ("undo", "redo", "earlier", "later"):
            return self._time(action)
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
            if controller.mat.chances and not event.isAutoRepeat():
                controller.hold(True)
            return True
        if action in PHASES:
            return any(screen.go_to_phase(phase) for phase in PHASES[action]) or True
        if key == Qt.Key.Key_Question:
            action = "help"
        return self._other(action)

    def _time(self, action: str) -> bool:
        controller = self.screen.controller
        assert controller is not None
        if action == "undo":
            controller.undo()
        elif action == "redo":
            controller.redo()
        elif action == "earlier":
            controller.scrub(max(1, controller.shown.length - 1))
        else:
            controller.scrub(controller.shown.length + 1)
        return True

    def _enter(self) -> bool:
        screen = self.screen
        cursor, controller = screen.standing, screen.controller
        assert controller is not None
        if screen.banner.isVisible():
            return False
        if cursor is None:
            return False
        if controller.view.find(cursor) is not None:
            screen.card_clicked(cursor)
        else:
            screen.zone_clicked(cursor)
        return True

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
        elif controller.picks:
            controller.cancel()
        elif controller.past is not None:
            controller.leave_past()
        elif screen.right_side.panel.pile.zone:
            screen.right_side.panel.show_log()
        return True

    def _digit(self, number: int) -> bool:
        screen = self.screen
        if screen.menu.isVisible() and number < len(screen.menu.options):
            screen.menu.options[number].click()
            return True
        controller = screen.controller
        assert controller is not None
        choice = controller.choice
        loose = [i for i in controller.loose_options() if choice is not None and choice.options[i].act != "phase"]
        if number < len(loose):
            screen.prompt.option.emit(loose[number])
        return True

    def _other(self, action: str) -> bool:
        screen = self.screen
        controller = screen.controller
        assert controller is not None
        cursor = screen.standing
        if action == "position" and cursor:
            controller.quick(cursor)
        elif action == "pile" and cursor:
            card = controller.view.find(cursor)
            zone = card.zone if card is not None else cursor
            if zone.partition(".")[2] in controller.mat.board.browsed:
                screen.show_pile(zone)
        elif action == "enlarge":
            screen.enlarge()
        elif action == "by_hand":
            screen.left_side.by_hand.switch.toggle()
        elif action == "turn_board":
            screen.turn_board()
        elif action == "log":
            screen.right_side.unfold()
            screen.right_side.panel.log.setFocus()
        elif action == "fold_left":
            screen.left_side.toggle()
        elif action == "fold_right":
            screen.right_side.toggle()
        elif action == "help":
            screen.help.toggle()
        else:
            return False
        return True
