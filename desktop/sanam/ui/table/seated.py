"""The match at the table: who looks, what is asked, what is picked, and how it is answered. It paints nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from sanam import games
from sanam.engine.choice import Choice, Option, Refused, check
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.engine.retrace import retrace
from sanam.engine.view import ChoiceView, View
from sanam.ui.table.history import Chronicle
from sanam.ui.table.sight import CardBook, Sight, look, origins
from sanam.ui.words import words_of

#: Milliseconds for which a moment between two decisions is shown, and how many of them at most.
PACE, STAGES = 650, 12
#: Kinds between a wish (a drop) and the question it already answers.
_BETWEEN = ("tribute", "material", "cost", "discard", "position", "mode", "number", "target", "pick")


@dataclass
class Wish:
    """What a drop already said about questions to come."""

    card: str
    zone: str | None = None
    target: str | None = None


class Seated(QObject):
    """Holds the match, the seat at the screen and what has been picked so far.

    changed(origins, animate)   the Sight is another one; origins as in `sight.origins`
    refused(Refused, handle)    something is not possible; handle "" when it is about no card
    curtain(seat)               the screen goes to the other player
    """

    changed = Signal(object, bool)
    picked = Signal()
    refused = Signal(object, str)
    curtain = Signal(int)
    ended = Signal()

    def __init__(self, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play = play
        self.book = CardBook(play.game)
        self.mat = games.get(play.game.name).table.playmat()
        self.words = words_of(play.game.name)
        self.chronicle = Chronicle(self.mat.moments)
        self.seat = play.table.choice.seat if play.table.choice is not None and not play.open else 0
        self.covered = False
        self.by_hand = False
        #: The Deck that the person looks through by hand, or "".
        self.looking = ""
        #: Whether what happens is shown one thing after another; of that, what is still to come, and the fact whose
        #: moment is on the screen (None: now).
        self.paced = False
        self._stages: list[tuple[Sight, Happened]] = []
        self.told: Happened | None = None
        self._animate = True
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self._next_stage)
        self.picks: list[int] = []
        #: An answer that the person is warned of before it is given, or None.
        self.warned: list[int] | None = None
        self.past: Play | None = None
        self._wish: Wish | None = None
        #: Lengths of the match before each gesture of the person: where undo stops.
        self.stops: set[int] = set()
        #: The first batch of what "happened last": since one's own last decision.
        self.since = max(0, len(play.batches) - 1)
        self._looked: dict[int, int] = {}
        self.sight: Sight = look(play, self.seat, self.open)
        self.chronicle.follow(play.batches)

    @property
    def view(self) -> View:
        return self.sight.view

    @property
    def shown(self) -> Play:
        """The match that is on the screen: the live one, or the copy that shows an earlier moment."""
        return self.past or self.play

    @property
    def open(self) -> bool:
        return self.play.open

    @property
    def choice(self) -> ChoiceView | None:
        """The open question if the person at the screen may answer it now."""
        choice = self.sight.choice
        if choice is None or self.past is not None or self.covered:
            return None
        return choice if self.open or choice.seat == self.seat else None

    def name_of(self, card: Any) -> str:
        """A card's name by handle or id, "" when it is hidden or unknown."""
        if isinstance(card, int):
            card = self.sight.handles.get(card)
        found = self.view.find(card) if isinstance(card, str) else None
        return self.book.name(found.code) if found is not None and found.code is not None else ""

    def seat_name(self, seat: int | None) -> str:
        return self.view.seats[seat].name if seat is not None and 0 <= seat < len(self.view.seats) else ""

    def prompts(self, seat: int) -> str:
        """When that seat wants to be asked whether it responds."""
        return self.play.game.prompts(seat)

    def data_of(self, handle: str) -> Any:
        card = self.view.find(handle)
        return self.book.data(card.code) if card is not None and card.code is not None else None

    def options_of(self, handle: str) -> list[int]:
        """Indices of the options about a card."""
        choice = self.choice
        return [i for i, o in enumerate(choice.options) if o.card == handle] if choice else []

    @property
    def on_buttons(self) -> bool:
        """Whether the open question is about a single card and answered by buttons, as is whether it is used at all."""
        choice = self.choice
        if choice is None:
            return False
        if choice.kind in self.mat.button_kinds:
            return True
        cards = {option.card for option in choice.options}
        used = choice.least == 0 and choice.most == 1 and choice.kind not in self.mat.drag_kinds
        return used and len(cards) == 1 and cards == {choice.params.get("card")}

    def loose_options(self) -> list[int]:
        """Options about no card and no place: the buttons of the prompt."""
        choice = self.choice
        if choice is None or self.on_buttons:
            return list(range(len(choice.options))) if choice else []
        return [i for i, o in enumerate(choice.options) if o.card is None and o.zone is None]

    def waiting(self) -> tuple[set[str], set[str]]:
        """Cards and zones that wait for the person."""
        choice = self.choice
        if choice is None:
            return set(), set()
        cards = {o.card for o in choice.options if o.card is not None}
        zones = (self.mat.zone_of(choice, option) for option in choice.options)
        return cards, {zone for zone in zones if zone is not None}

    @property
    def many(self) -> bool:
        """Whether the open question takes several picks and a confirmation."""
        choice = self.choice
        return choice is not None and (choice.most > 1 or choice.combinations is not None or choice.order)

    def can_confirm(self) -> bool:
        choice = self.choice
        if choice is None:
            return False
        try:
            self._check(choice, self.picks)
        except Refused:
            return False
        return bool(self.picks) or choice.least == 0

    @staticmethod
    def _check(choice: ChoiceView, picks: list[int]) -> None:
        options = [Option(o.act, zone=o.zone, value=o.value, rule=o.rule) for o in choice.options]
        asked = Choice(
            choice.seat, choice.kind, options, choice.least, choice.most, choice.combinations, choice.order, choice.rule
        )
        check(asked, picks)

    def toggle(self, option: int) -> bool:
        """Pick an option or take the pick back."""
        choice = self.choice
        if choice is None:
            return False
        if option in self.picks:
            self.picks.remove(option)
        elif len(self.picks) < choice.most or choice.combinations is not None:
            self.picks.append(option)
        elif choice.most == 1:
            self.picks = [option]
        else:
            self.refused.emit(
                Refused(choice.rule, "too-many", {"most": choice.most}), choice.options[option].card or ""
            )
            return False
        self.picked.emit()
        return True

    def confirm(self) -> bool:
        """Answer with what is picked."""
        choice = self.choice
        if choice is None or not (self.picks or choice.least == 0):
            return False
        return self.answer(list(self.picks))

    def pass_(self) -> bool:
        """Answer with nothing, where that is allowed."""
        choice = self.choice
        return choice is not None and choice.least == 0 and self.answer([])

    def cancel(self) -> None:
        """Forget the picks so far."""
        self._wish = None
        if self.picks:
            self.picks = []
            self.picked.emit()

    def answer(self, picks: list[int], sure: bool = False) -> bool:
        """Answer the open question. A refusal is told and changes nothing; of an answer that forfeits the game the
        person is warned first, unless `sure`.
        """
        self.hurry()
        if self.choice is None:
            return False
        if not sure and any(self.mat.forfeits(self.choice.options[i]) for i in picks if i < len(self.choice.options)):
            self.warned = picks
            self.picked.emit()
            return False
        about = next((self.choice.options[i].card or "" for i in picks if i < len(self.choice.options)), "")
        self.begin_gesture()
        try:
            self.play.answer(picks)
        except Refused as refused:
            self._wish = None
            self.refused.emit(refused, about)
            return False
        self._after()
        return True

    def heed(self, go_on: bool) -> None:
        """What was warned of is done all the same, or not."""
        picks, self.warned = self.warned, None
        if picks is not None and go_on:
            self.answer(picks, sure=True)
        else:
            self.picked.emit()

    def begin_gesture(self) -> None:
        """Remember where undo stops; what was undone before is another story now."""
        length = len(self.play.batches)
        self.stops = {mark for mark in self.stops if mark < length} | {length}
        self.since = length

    def _after(self, animate: bool = True) -> None:
        """The match went on: follow the wish, pass what the setting passes, show what came of it one after another."""
        self.hurry()
        self._animate = animate
        while self._answer_unasked():
            pass
        self._stages = self._between() if animate and self.paced else []
        self._next_stage()

    def _between(self) -> list[tuple[Sight, Happened]]:
        """What the person sees after each thing of this answer that leaves the board otherwise than it ends."""

        def seen(event: Happened) -> tuple[Sight, Happened]:
            sight = look(self.play, self.seat, self.open)
            return replace(sight, view=structs.replace(sight.view, choice=None)), event

        found = retrace(self.play, self.since, self.mat.pauses, seen)[-STAGES:]
        if not found:
            return []
        after = [*(sight.view for sight, _ in found[1:]), look(self.play, self.seat, self.open).view]
        return [
            stage
            for stage, then in zip(found, after, strict=True)
            if (stage[0].view.zones, stage[0].view.seats) != (then.zones, then.seats)
        ]

    def _next_stage(self) -> None:
        """Show the next of what happened, or how it stands now."""
        if not self._stages:
            self.told = None
            self._settle()
            return
        self.picks, self.warned = [], None
        self.chronicle.follow(self.play.batches)
        before = self.sight
        self.sight, self.told = self._stages.pop(0)
        self.changed.emit(origins(before, self.sight), True)
        self._pace.start()

    def hurry(self) -> bool:
        """Show at once how it stands now; says whether there was something to be shown before."""
        if self.told is None:
            return False
        self._pace.stop()
        self._stages, self.told = [], None
        self._settle()
        return True

    def halt(self) -> None:
        """Show nothing any more: the match is let go."""
        self._pace.stop()
        self._stages = []

    def _settle(self) -> None:
        """Show how it stands now, and hand over the screen."""
        animate = self._animate
        choice = self.play.table.choice
        if self.open:
            self.covered = False
        elif choice is not None and choice.seat != self.seat:
            self.covered = True
            self._looked[self.seat] = len(self.play.batches)
        self.refresh(animate)
        if self.covered and choice is not None:
            self.curtain.emit(choice.seat)
        if self.play.finished:
            self.ended.emit()

    def _answer_unasked(self) -> bool:
        """Answer what a wish or the prompt setting has answered already; says whether it did."""
        choice = self.play.table.choice
        if choice is None:
            return False
        if choice.kind == "respond" and choice.least == 0 and self._passes(choice):
            self.play.answer([])
            return True
        wish = self._wish
        if wish is None:
            return False
        sight = look(self.play, choice.seat, self.open)
        placed = None
        if choice.kind in self.mat.place_kinds and wish.zone is not None and sight.choice is not None:
            placed = self.mat.placing(sight.view, sight.choice, wish.zone, wish.target)
        for index, option in enumerate(choice.options):
            about = sight.handles.get(option.card) if option.card is not None else None
            place = index == placed
            target = (
                choice.kind in self.mat.aim_kinds
                and wish.target is not None
                and (about == wish.target or (option.act == "direct" and wish.target.startswith("seat")))
            )
            if place or target:
                self._wish = None
                self.play.answer([index])
                return True
        if choice.kind not in _BETWEEN and choice.kind not in self.mat.place_kinds:
            self._wish = None
        return False

    def _passes(self, choice: Choice) -> bool:
        """Unless it is "always", a chance with nothing but trifles is passed over."""
        if self.prompts(choice.seat) == "always" or not choice.options:
            return False
        cards = self.play.table.cards
        for option in choice.options:
            data = self.book.data(cards[option.card].code) if option.card is not None else None
            if not self.mat.is_minor_response(option.act, option.value, data):
                return False
        return True

    def refresh(self, animate: bool = True) -> None:
        """Look again and tell the screen."""
        self.picks, self.warned = [], None
        before = self.sight
        self.chronicle.follow(self.play.batches)
        self.sight = look(self.shown, self.seat, self.open)
        self.changed.emit(origins(before, self.sight), animate)

    def lift_curtain(self) -> None:
        """The player who is asked is at the screen now."""
        self.looking = ""
        choice = self.play.table.choice
        if choice is not None:
            self.seat = choice.seat
        # What happened while the other player was at the screen.
        self.since = min(self._looked.get(self.seat, self.since), max(0, len(self.play.batches) - 1))
        self.covered = False
        self.refresh(animate=False)

    def set_seat(self, seat: int) -> None:
        """Look from the other side (open practice)."""
        if seat != self.seat and self.open:
            self.seat = seat
            self.refresh(animate=False)

    def wish_nothing(self) -> None:
        """The menu after a drop was closed."""
        self._wish = None
