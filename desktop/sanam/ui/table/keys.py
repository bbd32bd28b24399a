"""The keyboard of the table: everything the mouse can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox

from sanam.ui.table.focus_walk import DIRECTIONS, step

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen

PHASE_KEYS: dict[int, tuple[str, ...]] = {
    Qt.Key.Key_D: ("draw",),
    Qt.Key.Key_S: ("standby",),
    Qt.Key.Key_M: ("main1", "main2"),
    Qt.Key.Key_B: ("battle",),
    Qt.Key.Key_N: ("main2",),
    Qt.Key.Key_E: ("end",),
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
        return False

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
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._control(key)
        if key in DIRECTIONS and not isinstance(focus, QSlider):
            screen.move_cursor(step(screen.scene, screen.standing, DIRECTIONS[Qt.Key(key)]))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Space and not isinstance(focus, QAbstractButton):
            return controller.confirm() if controller.many and controller.picks else controller.pass_() or True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return self._digit(key - Qt.Key.Key_1)
        if key in PHASE_KEYS:
            return any(screen.go_to_phase(phase) for phase in PHASE_KEYS[key]) or True
        return self._letters(key)

    def _control(self, key: int) -> bool:
        controller = self.screen.controller
        assert controller is not None
        if key == Qt.Key.Key_Z:
            controller.undo()
        elif key == Qt.Key.Key_Y:
            controller.redo()
        elif key == Qt.Key.Key_Left:
            controller.scrub(max(1, len(controller.shown.batches) - 1))
        elif key == Qt.Key.Key_Right:
            controller.scrub(len(controller.shown.batches) + 1)
        else:
            return False
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
        if controller.picks:
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

    def _letters(self, key: int) -> bool:
        screen = self.screen
        controller = screen.controller
        assert controller is not None
        cursor = screen.standing
        if key == Qt.Key.Key_P and cursor:
            controller.quick(cursor)
        elif key == Qt.Key.Key_V and cursor:
            card = controller.view.find(cursor)
            zone = card.zone if card is not None else cursor
            if zone.partition(".")[2] in ("graveyard", "banished", "extra"):
                screen.show_pile(zone)
        elif key == Qt.Key.Key_Z:
            screen.enlarge()
        elif key == Qt.Key.Key_H:
            screen.left_side.by_hand.switch.toggle()
        elif key == Qt.Key.Key_F:
            screen.turn_board()
        elif key == Qt.Key.Key_L:
            screen.right_side.unfold()
            screen.right_side.panel.log.setFocus()
        elif key == Qt.Key.Key_BracketLeft:
            screen.left_side.toggle()
        elif key == Qt.Key.Key_BracketRight:
            screen.right_side.toggle()
        elif key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
            screen.help.toggle()
        else:
            return False
        return True
