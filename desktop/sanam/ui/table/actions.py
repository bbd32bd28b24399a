"""What can be done at the table by name: with a key of `bindings`, or from the list of all commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from sanam.ui import bindings
from sanam.ui.table.seat.controller import TableController

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen

#: Actions that go to another moment of the match: also while a slider or a list has the keyboard.
OF_TIME = ("undo", "redo", "earlier", "later")


class TableActions:
    """The actions of one table. Those that are held, or that answer, are the keyboard's alone."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._made: dict[str, QAction] = {}
        self._acts: dict[str, Callable[[TableController], object]] = {
            "undo": lambda controller: controller.undo(),
            "redo": lambda controller: controller.redo(),
            "earlier": lambda controller: controller.scrub(max(1, controller.shown.length - 1)),
            "later": lambda controller: controller.scrub(controller.shown.length + 1),
            "position": self._change_position,
            "pile": self._browse,
            "enlarge": lambda _: screen.enlarge(),
            "as_printed": lambda _: screen.left_side.focus.as_printed.click(),
            "by_hand": lambda _: screen.left_side.by_hand.switch.toggle(),
            "turn_board": lambda _: screen.turn_board(),
            "log": self._to_log,
            "deck_list": self._to_deck,
            "hint": lambda _: screen.advice.hint(),
            "move_now": lambda _: screen.advice.move_now(),
            "fold_left": lambda _: screen.left_side.toggle(),
            "fold_right": lambda _: screen.right_side.toggle(),
            "help": lambda _: screen.help.toggle(),
        }

    def do(self, action: str) -> bool:
        """Do what an action means; False when it means nothing here."""
        controller = self._screen.controller
        if controller is None:
            return False
        if action in self._acts:
            self._acts[action](controller)
            return True
        phases = self._phases(controller).get(action)
        return phases is not None and (any(map(self._screen.go_to_phase, phases)) or True)

    def offered(self) -> list[QAction]:
        """What can be done now, with the keys in force."""
        screen, controller = self._screen, self._screen.controller
        if controller is None or screen.curtain.isVisible():
            return []
        choice = controller.choice
        possible = {*self._acts} - ({"position", "pile"} if screen.standing is None else set())
        for action, phases in self._phases(controller).items():
            if choice is not None and any(
                controller.playmat.phase_option(choice, phase) is not None for phase in phases
            ):
                possible.add(action)
        return [self._offer(action, key) for action, key in bindings.in_force().items() if action in possible]

    def _offer(self, action: str, key: str) -> QAction:
        if action not in self._made:
            self._made[action] = QAction(self._screen)
            self._made[action].triggered.connect(lambda: self.do(action))
        made = self._made[action]
        made.setText(bindings.action_words(action))
        made.setShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))  # shown: the keyboard does it
        return made

    @staticmethod
    def _phases(controller: TableController) -> dict[str, tuple[str, ...]]:
        return {key.action: key.phases for key in controller.playmat.phase_keys}

    def _change_position(self, controller: TableController) -> None:
        if self._screen.standing:
            controller.quick(self._screen.standing)

    def _browse(self, controller: TableController) -> None:
        cursor = self._screen.standing
        if not cursor:
            return
        card = controller.view.find(cursor)
        zone = card.zone if card is not None else cursor
        if zone.partition(".")[2] in controller.playmat.board.browsed:
            self._screen.show_pile(zone)

    def _to_log(self, _: TableController) -> None:
        self._screen.right_side.unfold()
        panel = self._screen.right_side.panel
        panel.deck_button.setChecked(False)
        panel.log.setFocus()

    def _to_deck(self, _: TableController) -> None:
        panel = self._screen.right_side.panel
        self._screen.right_side.unfold()
        panel.deck_button.toggle()
        (panel.deck if panel.deck_button.isChecked() else panel.log).setFocus()
