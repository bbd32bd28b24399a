"""The screen on which a match is played: a board screen with hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QCloseEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sanam.bots.computer import Computer
from sanam.engine.imagining import DeckList
from sanam.engine.session import Session
from sanam.matches.lines import LineNotes
from sanam.ui.table.accessible import BoardNodes, install
from sanam.ui.table.actions import TableActions
from sanam.ui.table.gestures import Gestures
from sanam.ui.table.keys import KeyBoard
from sanam.ui.table.panels.advice_row import AdviceAtTable
from sanam.ui.table.panels.lines_panel import LinesAtTable
from sanam.ui.table.panels.rules_panel import RulesAtTable
from sanam.ui.table.piles import USABLE
from sanam.ui.table.seat.controller import TableController
from sanam.ui.table.seat.opponent import Opponent
from sanam.ui.table.speaking import Speaker


class TableScreen(Gestures):
    """One match. `finished` when the match has its result, `left` when the person leaves the table."""

    finished = Signal()
    left = Signal()
    #: The match is to be played once more (with the seats swapped), or watched.
    again = Signal(bool)
    watched = Signal()
    #: The moment on the screen is to be kept, a session.
    position_wanted = Signal(object)
    #: What stands between gestures and the match.
    controller_class = TableController
    #: The computers that play seats of the match.
    opponents: tuple[Opponent, ...] = ()

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        install()  # before Qt asks for the board, which an aid that runs already has it do while it is made
        super().__init__(parent, eager)
        self.named = TableActions(self)
        self.keys = KeyBoard(self)
        self.speaker = Speaker(self.view)
        self.view.nodes = BoardNodes(self)
        self.rules = RulesAtTable(self)
        self.lines = LinesAtTable(self)
        self.advice = AdviceAtTable(self)
        self._wire()

    def offered(self) -> list[QAction]:
        """What the list of all commands offers beside the window's own."""
        return self.named.offered()

    def focusNextPrevChild(self, forward: bool) -> bool:  # Qt's name
        return self.keys.cycle(1 if forward else -1) or super().focusNextPrevChild(forward)

    def _asked(self) -> None:
        if self.controller is not None:
            self.speaker.follow(self.controller, self.prompt.spoken())
        self.keys.arrived()

    def _to(self, method: str) -> Callable[..., None]:
        """A slot that calls a method of whatever controller there is when it is called."""

        def call(*arguments: object) -> None:
            if self.controller is not None:
                getattr(self.controller, method)(*arguments)

        return call

    def _wire(self) -> None:
        self._wire_board()
        self._wire_prompt()
        self._wire_covers()
        self._wire_sides()

    def _wire_board(self) -> None:
        view = self.view
        view.may_drag = self._may_drag
        view.resized.connect(self._lay)
        view.hovered.connect(self._hovered)
        view.hovered.connect(self.scene.hover)
        view.card_clicked.connect(self.card_clicked)
        view.card_doubled.connect(self._doubled)
        view.card_menu.connect(self.inspect)
        view.zoomed.connect(self._zoom)
        view.zone_clicked.connect(self.zone_clicked)
        view.drag_begun.connect(self._drag_begun)
        view.aimed.connect(self.foretell)
        view.drag_ended.connect(self.scene.unlight)
        view.drag_ended.connect(self.forecast.forget)
        view.dropped.connect(self._dropped)
        view.pulled.connect(self._to("quick"))
        self.menu.chosen.connect(self._to("aim_at"))
        self.menu.closed.connect(self._to("wish_nothing"))
        for signal in (self.menu.chosen, self.menu.closed):
            signal.connect(self.view.setFocus)

    def _wire_prompt(self) -> None:
        prompt = self.prompt
        prompt.option.connect(self._loose)
        prompt.confirm.connect(self._to("confirm"))
        prompt.pass_.connect(self._to("pass_"))
        prompt.cancel.connect(self._to("cancel"))
        prompt.warned.connect(self._to("heed"))
        prompt.leave.connect(self.left)
        prompt.to_now.connect(self._to("leave_past"))
        prompt.lay_out.connect(lambda: self.show_pile(USABLE))
        self.phases.chosen.connect(self.go_to_phase)

    def _wire_covers(self) -> None:
        """What comes over the board: the curtain between two players, the end, side-decking."""
        self.curtain.lifted.connect(self._lift)
        self.curtain.passed.connect(self._pass_unseen)
        self.curtain.waived.connect(self._waive_unseen)
        self.curtain.chosen.connect(self._choose_unseen)
        self.banner.go_on.connect(self._go_on)
        self.banner.leave.connect(self.left)
        self.banner.keep.connect(self.keep_position)
        for part in (self.banner, self.prompt):
            part.again.connect(self.again)
            part.watch.connect(self.watched)
        self.side_screen.done.connect(self._to("answer"))
        self.side_screen.pointed.connect(self._show_code)

    def _wire_sides(self) -> None:
        right = self.right_side.panel
        right.log.jumped.connect(lambda batch: self._to("scrub")(batch + 1))
        right.log.lit.connect(self._light_cards)
        right.deck_wanted.connect(self._show_deck_list)
        right.deck.pointed.connect(self._show_listed)
        right.pile.clicked.connect(self._pile_clicked)
        right.pile.pointed.connect(self._hovered)
        right.pile.closed.connect(self._pile_closed)
        right.pile.grid.may_carry = lambda handle: self._may_drag(handle) == "card"
        right.pile.grid.carried.connect(self._carried)
        right.pile.grid.let_go.connect(self._let_go)
        right.chain.pointed.connect(self._hovered)
        timeline = right.timeline
        timeline.moved.connect(self._to("scrub"))
        timeline.undo.connect(self._to("undo"))
        timeline.redo.connect(self._to("redo"))
        timeline.back_to_now.connect(self._to("leave_past"))
        timeline.from_here.connect(self._to("continue_here"))
        timeline.keep.connect(self.keep_position)
        self.right_side.leave.connect(self.left)
        self.right_side.help.connect(self.help.toggle)
        self.right_side.turn_board.connect(self.turn_board)
        self.right_side.give_up.connect(self._to("give_up"))
        self.left_side.by_hand.toggled.connect(self._by_hand)
        self.left_side.by_hand.looked.connect(self.look_into_deck)
        self.left_side.focus.face.clicked.connect(self.enlarge)
        self.left_side.prompts_chosen.connect(self._to("set_prompts"))
        for side in (self.left_side, self.right_side):
            side.folded.connect(self._fit)

    def open_match(self, match: Any, *computers: Computer, pool: Sequence[DeckList] = ()) -> None:
        """Play `match`: a live match with its journal, a replay, or an engine's match without one. The `computer` plays
        one of its seats, if any.
        """
        self.close_match()
        self.match = match
        session = Session.of(match)
        if len(computers) == 1:
            session = session.at(1 - computers[0].seat)
        self.controller = controller = self.controller_class(session, self)
        self._give_words()
        controller.changed.connect(self._changed)
        controller.picked.connect(self._picked)
        controller.refused.connect(self._refused)
        controller.curtain.connect(self._cover)
        controller.ended.connect(self.finished)
        controller.chooses_places = self.chooses_places
        controller.director.pace = self.pace if self.scene.clock.enabled else "instant"
        controller.cast_lots()
        self.left_side.by_hand.use(controller)
        self._speak_of(controller)
        self.rules.speak_of(controller.book.header)
        controller.changed.connect(self.rules.follow)
        self.lines.begin(getattr(match, "line_notes", None) or LineNotes())
        controller.changed.connect(self.lines.follow)
        self._told_result = ()
        self.speaker.begin()
        self.scene.view = None
        self._fit()
        self.row.activate()
        self._lay()
        self._changed({}, False)
        asked = controller.match.asked
        self.opponents = tuple(Opponent(controller, computer, pool) for computer in computers)
        for opponent in self.opponents:
            opponent.think()
        self.advice.begin()
        self.right_side.panel.clock.begin(controller)
        if not computers and not controller.open and asked is not None:
            controller.at_both = controller.both_see
            if not controller.both_see:
                self._begin_covered(asked)
        self._take_keyboard()

    def _begin_covered(self, asked: int) -> None:
        """Whoever is asked is not at the screen yet."""
        controller = self.controller
        assert controller is not None
        controller.seat, controller.covered = 1 - asked, True
        controller.refresh(animate=False)
        self._cover(asked)

    def close_match(self) -> None:
        """Let the match go (the journal is the caller's)."""
        self.scene.clock.finish()
        self.menu.hide()
        self.banner.hide()
        self.curtain.hide()
        self.prompt.say("", False)
        self.prompt.begin()
        for opponent in self.opponents:
            opponent.leave()
        self.opponents = ()
        self.right_side.panel.clock.end()
        self.advice.end()
        if self.controller is not None:
            self.controller.halt()
            self.controller.deleteLater()
            self.controller = None
            self.forget_everything()
        self.match = None
        self.pictures.forget()
        if self.view.nodes is not None:
            self.view.nodes.forget()

    def keep_position(self) -> None:
        """Ask that the moment on the screen be kept."""
        if self.controller is not None and not self.controller.covered:
            self.position_wanted.emit(self.controller.shown)

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        self.hearing.sounds.close()
        self.scene.clock.finish()
        self.pictures.close()
        super().closeEvent(event)

    def _loose(self, option: int) -> None:
        controller = self.controller
        if controller is not None:
            if controller.many:
                controller.toggle(option)
            else:
                controller.answer([option])

    def go_to_phase(self, phase: str) -> bool:
        """Enter a phase if that is an option now."""
        controller = self.controller
        if controller is None or controller.choice is None:
            return False
        option = controller.playmat.phase_option(controller.choice, phase)
        return option is not None and controller.answer([option])

    def _by_hand(self, on: bool) -> None:
        self._fit()
        self.left_side.settle()
        if self.controller is not None:
            self.controller.by_hand = on
            if not on and self.controller.looking:
                self.right_side.panel.show_log()
                self._pile_closed()

    def turn_board(self) -> None:
        """Look from the other side (open practice)."""
        if self.controller is not None:
            self.controller.set_seat(1 - self.controller.seat)

    def _pile_clicked(self, handle: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self._focus(handle)
        entries = controller.click(handle)
        if entries:
            self.offer(entries, handle)

    def _lift(self) -> None:
        self.curtain.hide()
        if self.controller is not None:
            self.controller.lift_curtain()
        self._take_keyboard()

    def _pass_unseen(self) -> None:
        self.curtain.hide()
        if self.controller is not None:
            self.controller.pass_unseen()
        self._take_keyboard()

    def _waive_unseen(self) -> None:
        self.curtain.hide()
        if self.controller is not None:
            self.controller.waive_unseen()
        self._take_keyboard()

    def _choose_unseen(self, option: int) -> None:
        self.curtain.hide()
        if self.controller is not None:
            self.controller.choose_unseen(option)
        self._take_keyboard()

    def _take_keyboard(self) -> None:
        (self.curtain.lift if self.curtain.isVisible() else self.view).setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:  # Qt's name
        """The keyboard comes with the screen: what lies over the table has it."""
        super().focusInEvent(event)
        if self.curtain.isVisible():
            self._take_keyboard()

    def _go_on(self) -> None:
        self.banner.hide()
        controller = self.controller
        choice = controller.choice if controller is not None else None
        if controller is not None and choice is not None and choice.kind == controller.playmat.round_kind:
            controller.answer([0])

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if not self.keys.release(event):
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if not self.keys.press(event):
            super().keyPressEvent(event)
