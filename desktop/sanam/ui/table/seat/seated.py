"""The match at the table: who looks, what is asked, what is picked, and how it is answered. It paints nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from sanam import games
from sanam.engine import manual
from sanam.engine.choice import Choice, Option, Refused, check
from sanam.engine.chronicle import Chronicle, Entry, Fact
from sanam.engine.session import Session
from sanam.engine.sight import Sight, origins
from sanam.engine.view import ChoiceView, OptionView, View
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.table.seat.declined import Declined
from sanam.ui.table.seat.director import Director
from sanam.ui.words import words_of


@dataclass
class Wish:
    """What a drop already said about questions to come."""

    card: str
    zone: str | None = None
    #: A card, a player ("seat1"), or an act of the question to come.
    target: str | None = None
    #: How many cards were dragged together.
    amount: int = 0


class Seated(QObject):
    """Holds the match, the seat at the screen and what has been picked so far.

    changed(origins, animate)   the Sight is another one; origins as in `sight.origins`
    refused(Refused, handle)    something is not possible; handle "" when it is about no card
    curtain(seat)               the screen goes to the other player
    awaited                     the computer is asked, and all that happened before was shown
    """

    changed = Signal(object, bool)
    picked = Signal()
    refused = Signal(object, str)
    curtain = Signal(int)
    awaited = Signal()
    ended = Signal()

    def __init__(self, match: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.book = CardBook(match)
        self.playmat = games.get(match.game).table.playmat()
        self.words = words_of(match.game)
        self.seat = match.seat
        #: The seats that the computer plays.
        self.computers: frozenset[int] = frozenset()
        self.covered = False
        #: Whether neither player has been given the screen yet.
        self.at_both = False
        self.by_hand = False
        #: The Deck that the person looks through by hand, or "".
        self.looking = ""
        self.director = Director(self.playmat, self)
        self.director.staged.connect(self._stage)
        self.director.over.connect(self._settle)
        self._animate = True
        #: Whether a place is chosen for the person where any will do, unless a card was dropped on one.
        self.chooses_places = False
        self.picks: list[int] = []
        #: Cards that were clicked to be dragged together.
        self.gathered: list[str] = []
        #: An answer that the person is warned of before it is given, or None; what the coach says of it.
        self.warned: list[int] | None = None
        self.warning = ""
        #: What was wished for with it.
        self._warned_wish: Wish | None = None
        #: Says what is to be said before an answer is final, "" for nothing.
        self.coach: Callable[[list[int]], str] = lambda picks: ""
        self.past: Session | None = None
        self._wish: Wish | None = None
        #: The option of a card that the person took last.
        self._taken: OptionView | None = None
        self.declined = Declined(self.playmat)
        #: Lengths of the match before each gesture of the person: where undo stops.
        self.stops: set[int] = set()
        #: How long the match was when it came to this screen, or was taken back to: what were gestures before that is
        #: not known.
        self.opened = match.length
        #: The first batch of what "happened last": since one's own last decision.
        self.since = max(0, match.length - 1)
        self._looked: dict[int, int] = {}
        #: How long the match was, without its last batch, when it came to this screen.
        self._came = self.since
        #: For each seat up to which batch it has seen what happened, or was told before a curtain.
        self._told: dict[int, int] = {}
        #: For each seat the turn in which it does not respond any more.
        self._waived: dict[int, Any] = {}
        self.sight: Sight = self.session.sight

    @property
    def view(self) -> View:
        return self.sight.view

    @property
    def session(self) -> Session:
        """The live match as the person at the screen may know it."""
        return self.match.at(self.seat, self.open)

    @property
    def shown(self) -> Session:
        """The match that is on the screen: the live one, or the copy that shows an earlier moment."""
        return (self.past or self.match).at(self.seat, self.open)

    @property
    def chronicle(self) -> Chronicle:
        """All that happened in the live match, as the person may know it."""
        return self.session.chronicle(self.playmat.moments)

    @property
    def entries(self) -> list[Entry]:
        """What happened up to the moment that is on the screen: what is still to be shown is not told before."""
        entries, told = self.chronicle.entries, self.told
        if told is None:
            return entries
        end = bisect_right(entries, (told.batch, told.index), key=lambda entry: (entry.fact.batch, entry.fact.index))
        return entries[:end]

    @property
    def open(self) -> bool:
        return self.match.open

    @property
    def told(self) -> Fact | None:
        """The fact whose moment is on the screen; None: now."""
        return self.director.told

    @property
    def choice(self) -> ChoiceView | None:
        """The open question if the person at the screen may answer it now."""
        choice = self.sight.choice
        if choice is None or self.past is not None or self.covered or choice.seat in self.computers:
            return None
        return choice if self.open or choice.seat == self.seat else self.shared

    @property
    def aim(self) -> str:
        """What the gesture aims at, a card or a player ("seat1"); "" for nothing."""
        return (self._wish.target or self._wish.zone or "") if self._wish is not None else ""

    @property
    def shared(self) -> ChoiceView | None:
        """The open question of the other player at this screen, where it needs nothing but what both see."""
        asked = self.match.asked
        other = not self.open and asked is not None and asked not in (self.seat, *self.computers)
        return self.match.at(asked).sight.choice if other and self.both_see and asked is not None else None

    @property
    def both_see(self) -> bool:
        """Whether what is asked needs nothing but what both players see."""
        return self.match.asked_kind in (*self.playmat.shared_kinds, self.playmat.round_kind)

    def name_of(self, card: Any) -> str:
        """A card's name by handle or id, "" when it is hidden or unknown."""
        if isinstance(card, int):
            card = self.sight.handles.get(card)
        found = self.view.find(card) if isinstance(card, str) else None
        code = found.code if found is not None else None
        if code is None and self.choice is not None and card is not None and card == self.choice.params.get("card"):
            code = self.session.own(card)  # one that was taken from a pile that is looked through
        return self.book.name(code) if code is not None else ""

    def name_in(self, fact: Fact, card: Any) -> str:
        """A card's name as a fact tells of it, by id, or by the code of a card that is only named; "" where the person
        may not know it.
        """
        code = fact.codes.get(card) if isinstance(card, int) else card
        return self.book.name(code) if isinstance(code, str) else ""

    def seat_name(self, seat: int | None) -> str:
        return self.view.seats[seat].name if seat is not None and 0 <= seat < len(self.view.seats) else ""

    def prompts(self, seat: int) -> str:
        """When that seat wants to be asked whether it responds."""
        return self.match.prompts(seat)

    def data_of(self, handle: str) -> Any:
        card = self.view.find(handle)
        return self.book.spoken(card.code, self.words) if card is not None and card.code is not None else None

    def effect_of(self, handle: Any, ability: Any) -> str:
        """What an ability of a card says, "" where that is not known."""
        card = self.view.find(handle) if isinstance(handle, str) else None
        code = card.code if card is not None else None
        return self.effect_words(code, ability) if code is not None else ""

    def effect_words(self, code: str, ability: Any) -> str:
        """What an ability of a code says, "" where that is not known."""
        return self.book.effect(code, ability, self.words)

    def brief_of(self, handle: Any, ability: Any) -> str:
        """What an ability of a card does, in few words; "" as in `effect_of`."""
        card = self.view.find(handle) if isinstance(handle, str) else None
        code = card.code if card is not None else None
        return self.book.brief(code, ability, self.words) if code is not None else ""

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
        if choice.kind in self.playmat.button_kinds:
            return True
        cards = {option.card for option in choice.options}
        used = choice.least == 0 and choice.most == 1 and choice.kind not in self.playmat.drag_kinds
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
        zones = (self.playmat.zone_of(choice, option) for option in choice.options)
        return cards, {zone for zone in zones if zone is not None}

    @property
    def many(self) -> bool:
        """Whether the open question takes several picks and a confirmation."""
        choice = self.choice
        if choice is None:
            return False
        sets = choice.combinations or ()
        return choice.most > 1 or choice.order or len(sets) == 1 or any(len(picks) > 1 for picks in sets)

    def foregone(self) -> list[int]:
        """The picks where only one answer is possible: it is still the person's to confirm."""
        return (self._foregone(self.choice) or []) if self.choice is not None and self.many else []

    @staticmethod
    def _foregone(choice: ChoiceView) -> list[int] | None:
        if choice.order and len(choice.options) > 1:
            return None
        if choice.combinations is not None:
            return list(choice.combinations[0]) if len(choice.combinations) == 1 and choice.least else None
        everything = list(range(len(choice.options)))
        return everything if everything and choice.least == choice.most == len(everything) else None

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
        if choice.order and choice.least == len(choice.options) == len(self.picks) + 1:
            # What is left over comes last: nothing more is to be said.
            return self.answer([*self.picks, *(i for i in range(len(choice.options)) if i not in self.picks)])
        self.picked.emit()
        return True

    def confirm(self) -> bool:
        """Answer with what is picked."""
        choice = self.choice
        if choice is None or not (self.picks or choice.least == 0):
            return False
        return self.answer(list(self.picks))

    def pass_(self) -> bool:
        """Answer with nothing where that is allowed, or with what ends a step."""
        choice = self.choice
        if choice is None:
            return False
        if choice.least:
            ends = [i for i, option in enumerate(choice.options) if option.act == "pass"]
            return len(ends) == 1 and self.answer(ends)
        return self.answer([])

    def cancel(self) -> None:
        """Forget the picks so far."""
        self._wish = None
        if self.picks or self.gathered:
            self.picks, self.gathered = [], []
            self.picked.emit()

    def answer(self, picks: list[int], sure: bool = False) -> bool:
        """Answer the open question. A refusal is told and changes nothing; of an answer that forfeits the game the
        person is warned first, unless `sure`.
        """
        self.hurry()
        if self.choice is None:
            return False
        if not sure and any(
            self.playmat.forfeits(self.choice.options[i]) for i in picks if i < len(self.choice.options)
        ):
            self.warned, self.warning, self._warned_wish = picks, "", None
            self.picked.emit()
            return False
        said = "" if sure else self.coach(picks)
        if said:
            self.warned, self.warning, self._warned_wish = picks, said, self._wish
            self._wish = None
            self.picked.emit()
            return False
        about = next((self.choice.options[i].card or "" for i in picks if i < len(self.choice.options)), "")
        self.begin_gesture()
        asked, length, shared = self.choice, self.match.length, self.at_both or self.shared is not None
        self._taken = asked.options[picks[0]] if len(picks) == 1 and picks[0] < len(asked.options) else None
        try:
            self.match.at(asked.seat, self.open).answer(picks)
        except Refused as refused:
            self._wish = None
            self.refused.emit(refused, about)
            return False
        if not picks:
            self.declined.note(asked, length)
        self._after(shared)
        return True

    def answer_for_computer(self, picks: list[int]) -> None:
        """The computer has decided. What follows is shown from here on; it is no gesture of the person."""
        asked = self.match.asked
        assert asked is not None
        self.hurry()
        self.since = self.match.length
        self.match.at(asked).answer(picks)
        self._after()

    def give_up_for_computer(self, seat: int) -> bool:
        """The computer gives the game up; whether it may."""
        self.hurry()
        self.since = self.match.length
        try:
            self.match.act_by_hand(seat, manual.Setting("concede", "yes"))
        except Refused:
            return False
        self._after()
        return True

    def heed(self, go_on: bool) -> None:
        """What was warned of is done all the same, or not."""
        picks, self.warned = self.warned, None
        wish, self._warned_wish = self._warned_wish, None
        if picks is not None and go_on:
            self._wish = wish
            self.answer(picks, sure=True)
        else:
            self.picked.emit()

    def waives(self, seat: int) -> bool:
        """Whether a seat has said that it does not respond any more in this turn."""
        return seat in self._waived and bool(self._waived[seat] == self._turn())

    def _turn(self) -> Any:
        return self.playmat.moment(self.match.at(self.seat).view.public).get("turn")

    def begin_gesture(self) -> None:
        """Remember where undo stops; what was undone before is another story now."""
        length = self.match.length
        self.stops = {mark for mark in self.stops if mark < length} | {length}
        self.since = length

    def _after(self, shared: bool = False) -> None:
        """The match went on: follow the wish, pass what the setting passes, show what came of it one after another.

        A curtain before whoever is asked now stays where it is: what happened is shown when it is lifted. One falls
        after a question that was `shared`, since both players are before the screen then.
        """
        self.hurry()
        self._animate = True
        while self._answer_unasked():
            pass
        asked = self.match.asked
        if shared and asked is not None and asked not in self.computers and not self.open and not self.both_see:
            self.seat, self.covered, self.at_both = 1 - asked, True, False
        if self.covered and self._is_another_persons(self.match.asked):
            self._hand_over()
            return
        self.covered = False
        self.director.play(self.session, self.since)

    def _stage(self, sight: Sight, fact: Fact) -> None:
        """A moment of what happened is on the screen."""
        self.picks, self.gathered, self.warned = [], [], None
        before, animate = self.sight, self._animate
        self.sight, self._animate = sight, True
        self.changed.emit(origins(before, sight) if animate else {}, animate)

    def hurry(self) -> bool:
        """Show at once how it stands now; says whether there was something to be shown before."""
        return self.director.skip()

    def halt(self) -> None:
        """Show nothing any more: the match is let go."""
        self.director.halt()

    def _settle(self) -> None:
        """Show how it stands now, and hand over the screen."""
        if self.open:
            self.covered = False
        elif self._is_another_persons(self.match.asked):
            self._looked[self.seat] = self._told[self.seat] = self.match.length
        self._hand_over(self._animate)
        if self.match.finished:
            self.ended.emit()

    def _is_another_persons(self, asked: int | None) -> bool:
        return not self.open and asked not in (None, self.seat, *self.computers) and self.shared is None

    def _hand_over(self, animate: bool = True) -> None:
        """Show how it stands, and let whoever is asked have the screen."""
        asked = self.match.asked
        self.covered = self.covered or self._is_another_persons(asked)
        self.refresh(animate)
        if self.covered and asked is not None:
            self.curtain.emit(asked)
        elif asked in self.computers:
            self.awaited.emit()

    def _answer_unasked(self) -> bool:
        """Answer what nobody has to be asked; says whether there was something (see `unasked`)."""
        return False

    def refresh(self, animate: bool = True) -> None:
        """Look again and tell the screen."""
        before = self.sight
        self.sight = self.shown.sight
        self.picks, self.gathered, self.warned = self.foregone(), [], None
        self.changed.emit(origins(before, self.sight), animate)

    def set_seat(self, seat: int) -> None:
        """Look from the other side (open practice)."""
        if seat != self.seat and self.open:
            self.seat = seat
            self.refresh(animate=False)

    def wish_nothing(self) -> None:
        """The menu after a drop was closed."""
        self._wish = None
