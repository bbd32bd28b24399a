"""Session: a match as one seat may see it, and the only way in which whoever looks at it acts.

    session = Session(play, seat=0)
    session.view, session.choice        what the seat may know now, what it is asked
    session.answer([0])                 raises Refused and changes nothing, or goes on to the next question
    session.chronicle().entries         what it may know of what happened
    session.at(1)                       the same match from the other seat, for two people at one screen
    session.earlier(4)                  a copy that stands as the match did after four batches
    session.imagined(seed=7)            the match as it might be: what the seat cannot know is drawn by lot
    session.trial(seed=7)               the same, to try answers on and take them back

Cards are named by handles (see `sanam.engine.view`); facts name them by their id where the seat may know them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.batch import Batch
from sanam.engine.choice import Attempt, Refused
from sanam.engine.chronicle import MOMENTS, UNKNOWN, Chronicle, Fact, Working
from sanam.engine.game import Game
from sanam.engine.imagining import DeckList, Imagination, seen_once
from sanam.engine.lines import Line
from sanam.engine.manual import AnyAction
from sanam.engine.own_list import Listed, own_list
from sanam.engine.play import Play
from sanam.engine.positions import Position, table_of
from sanam.engine.retrace import retrace
from sanam.engine.running import Running, running
from sanam.engine.sending import Sent
from sanam.engine.sight import Sight, look, onlooker
from sanam.engine.table import Card, Table
from sanam.engine.trial import Trial
from sanam.engine.view import ChoiceView, View, choice_view, handles_of, named

#: Events that only say where the rules stand.
_BOOKKEEPING = (ev.Asked, ev.Answered, ev.Withdrawn, ev.Called, ev.Returned, ev.Noted)


class Session:
    """The boundary between a match and whoever looks at it from `seat`; with `open_hands` one person plays both sides
    and knows what either seat knows.
    """

    def __init__(self, play: Play, seat: int, open_hands: bool = False) -> None:
        self._play = play
        self.seat = seat
        self.open_hands = open_hands
        self._sight: tuple[int, Sight] | None = None
        self._log: Chronicle | None = None
        self._imagination: tuple[Any, Sequence[DeckList], Imagination] | None = None
        self._revealed_before: list[str] | None = None
        #: What `_revealed` gave for a version of the table.
        self._revealed_now: tuple[int, list[str]] | None = None
        self._length_before = 0
        self._made = {(seat, open_hands): self}  # the sessions of this match: of both seats, and of both at once

    @classmethod
    def of(cls, match: Any) -> Session:
        """The session of a match (a `Play`, or what holds one as `play`), from the seat that is asked first."""
        play: Play = match if isinstance(match, Play) else match.play
        choice = play.table.choice
        return cls(play, choice.seat if choice is not None and not play.open else 0, play.open)

    def at(self, seat: int, open_hands: bool = False) -> Session:
        """The same match from a seat, or as somebody who plays both sides."""
        if (seat, open_hands) not in self._made:
            other = self._made[seat, open_hands] = Session(self._play, seat, open_hands)
            other._made = self._made
        return self._made[seat, open_hands]

    # ------------------------------------------------------------------ the match

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self._play.game.name

    @property
    def header(self) -> Any:
        """The header that the match was begun with (see `sanam.engine.journal`)."""
        return self._play.game.header

    def definition(self, code: str) -> Any:
        """What stands on a card: the game's own type; None for a code that the match does not know."""
        return self._play.game.definition(code)

    @property
    def open(self) -> bool:
        """Whether the match is practice with everything open."""
        return self._play.open

    @property
    def finished(self) -> bool:
        return self._play.finished

    @property
    def length(self) -> int:
        """How many batches the match has: answers and manual actions, and the start. An imagined match counts those of
        the match that it was imagined from as well.
        """
        return self._length_before + len(self._play.batches)

    def decisions(self, seat: int) -> int:
        """How many questions a seat has answered."""
        return sum(batch.kind == "answer" and batch.seat == seat for batch in self._play.batches)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when nobody is."""
        choice = self._play.table.choice
        return choice.seat if choice is not None else None

    @property
    def asked_kind(self) -> str:
        """What kind of question is open, which both players may know; "" for none."""
        choice = self._play.table.choice
        return choice.kind if choice is not None else ""

    @property
    def by_hand(self) -> bool:
        """Whether the last batch was a change by hand."""
        return bool(self._play.batches) and self._play.batches[-1].kind == "manual"

    def prompts(self, seat: int) -> str:
        """When that seat wants to be asked whether it responds."""
        return self._play.game.prompts(seat)

    # ------------------------------------------------------------------ what the seat knows

    @property
    def sight(self) -> Sight:
        """What the seat may know now, with the way between handles and ids."""
        if self._sight is None or self._sight[0] != self._play.version:
            self._sight = (self._play.version, look(self._play, self.seat, self.open_hands))
        return self._sight[1]

    @property
    def view(self) -> View:
        return self.sight.view

    @property
    def choice(self) -> ChoiceView | None:
        """The open question when this seat is asked, else None."""
        choice = self._play.table.choice
        if choice is None or not (self.open_hands or choice.seat == self.seat):
            return None
        if self._sight is not None and self._sight[0] == self._play.version:
            return self._sight[1].choice
        return choice_view(choice, self.sight.handles.get if self.open_hands else handles_of(self._play, self.seat))

    @property
    def onlooker(self) -> View:
        """What anybody may see who knows neither player's cards."""
        return onlooker(self._play)

    def own(self, handle: str) -> str | None:
        """The code of a card on the seat's own side (either side with open hands) that it knows, or that lies in
        a pile that players may look through. None for another card, such as a face-down one in the own Life.
        """
        card = self._card(handle)
        if card is None or not (self.open_hands or card.zone.startswith(f"{self.seat}.")):
            return None
        game, seats = self._play.game, (0, 1) if self.open_hands else (self.seat,)
        known = any(not game.hidden_from(card, seat) for seat in seats)
        return card.code if known or card.zone.partition(".")[2] in game.looked_through else None

    def deck_list(self) -> list[Listed]:
        """The seat's own deck list, with what is left of it for all that the seat knows."""
        return own_list(self._play, self.seat, (0, 1) if self.open_hands else (self.seat,))

    def chronicle(self, moments: Mapping[str, str] = MOMENTS) -> Chronicle:
        """What the seat may know of what happened, kept up with the match; the same object each time."""
        if self._log is None:
            game = self._play.game
            self._log = Chronicle(self._fact, moments, Working(game.working, game.in_sight))
        self._log.follow(self._play.batches)
        return self._log

    def facts(self, since: int = 0) -> list[Fact]:
        """What the seat may know of what happened since the first `since` batches, in order."""
        log = self.chronicle()
        return [entry.fact for number in range(since, self.length) for entry in log.of_batch(number)]

    def _fact(self, number: int, index: int, event: ev.Happened, codes: Mapping[int, str]) -> Fact:
        hidden = event.data.get("hidden")
        unknown = set(hidden[self.seat]) if hidden is not None and not self.open_hands else set()
        unseen = event.seen_by is not None and self.seat not in event.seen_by and not self.open_hands
        known: dict[int, str] = {}

        def known_as(card: int) -> int:
            there = self._play.table.cards.get(card)
            code = there.code if there is not None else codes.get(card)
            if unseen or card in unknown or code is None:
                return UNKNOWN
            known[card] = code
            return card

        data = {key: value for key, value in event.data.items() if key != "hidden"}
        details = named(data, known_as)
        action = details.get("action")
        if isinstance(action, dict) and isinstance(action.get("subject"), int):
            details["action"] = {**action, "subject": known_as(action["subject"])}
        card = known_as(event.card) if event.card is not None else None
        return Fact(number, index, event.what, event.seat, card, details, known)

    def handle_of(self, fact: Fact, key: str = "card") -> str | None:
        """How a fact's card is named where it lies now: a place when it may not be known which it is; None when there
        is none, or it is no longer there.
        """
        card = self._cause(fact, key)
        return self.sight.handles.get(card) if card is not None else None

    def left(self, fact: Fact, key: str = "card") -> list[str]:
        """The zones that a fact's card left in the batch of the fact, in order."""
        card = self._cause(fact, key)
        events = self._play.batches[fact.batch].events
        return [event.source for event in events if isinstance(event, ev.CardMoved) and event.card == card]

    def _cause(self, fact: Fact, key: str) -> int | None:
        event = self._play.batches[fact.batch].events[fact.index]
        assert isinstance(event, ev.Happened)
        card = event.card if key == "card" else event.data.get(key)
        return card if isinstance(card, int) else None

    def stages(self, since: int, kinds: Collection[str], most: int) -> list[tuple[Sight, Fact]]:
        """What the seat saw right after each fact of these kinds since the first `since` batches: the last `most`."""
        facts = [fact for fact in self.facts(since) if fact.what in kinds][-most:]

        def seen(index: int) -> tuple[Sight, Fact]:
            return look(self._play, self.seat, self.open_hands), facts[index]

        return retrace(self._play, [(fact.batch, fact.index) for fact in facts], seen)

    @property
    def running(self) -> tuple[Running, ...]:
        """The procedures under way, the outermost first."""
        return running(self._play)

    # ------------------------------------------------------------------ what the seat does

    def answer(self, picks: list[int]) -> Batch:
        """Answer the open question with option indices. Raises :class:`Refused`, changing nothing."""
        choice = self._play.table.choice
        if choice is None or not (self.open_hands or choice.seat == self.seat):
            raise Refused("", "nothing-asked")
        return self._play.answer(picks)

    def act_by_hand(self, seat: int, action: AnyAction) -> Batch:
        """Change the table by hand. Raises :class:`Refused`, changing nothing."""
        return self._play.manual(seat, action)

    def why_not(self, act: str, handle: str, zone: str | None = None, target: str | None = None) -> Refused | None:
        """Why the player cannot do this with a card now; None when it can be done, or when the game does not say."""
        card = self._card(handle)
        if card is None or (not self.open_hands and self._play.game.hidden_from(card, self.seat)):
            return None
        seat = self.asked if self.open_hands and self.asked is not None else self.seat
        aimed = self._card(target) if target is not None else None
        return self._play.game.why_not(
            seat, Attempt(act, card.id, zone, target=aimed.id if aimed is not None else None)
        )

    def forecast(self, option: int, target: str) -> dict[str, Any] | None:
        """What the attack of an option would come to, aimed at a card (its handle) or at a player ("seat1"), as things
        stand; None when the game does not say.
        """
        choice = self._play.table.choice
        if choice is None or self.choice is None or not 0 <= option < len(choice.options):
            return None
        aimed = self._card(target)
        if aimed is None and not target.startswith("seat"):
            return None
        return self._play.game.forecast(choice, choice.options[option], target if aimed is None else aimed.id)

    def _card(self, handle: str) -> Card | None:
        number = self.sight.ids.get(handle)
        return self._play.table.cards.get(number) if number is not None else None

    @property
    def can_undo(self) -> bool:
        return self._play.can_undo

    @property
    def can_redo(self) -> bool:
        return self._play.can_redo

    def undo_start(self, seats: Collection[int], stops: Collection[int], opened: int, others: Collection[int]) -> int:
        """The length that the match has once the last act of `seats` is taken back with what came of it. Raises
        :class:`Refused` when something was revealed since, or one of `others`, who are people, decided something.

        stops   the lengths before each of their acts since the match had `opened` batches; before that every answer
                with a pick was one
        """
        for start in range(len(self._play.batches) - 1, 0, -1):
            batch = self._play.batches[start]
            if batch.reveals and not self.open:
                raise Refused("", "undo-would-hide-what-was-seen")
            if batch.seat in seats and (start in stops or (start < opened and (self.open or batch.picks != []))):
                return start
            if batch.seat in others and batch.picks != []:
                raise Refused("", "undo-would-take-another-answer")
        raise Refused("", "nothing-to-undo")

    def undo(self) -> Batch:
        """Take back the last batch. Raises :class:`Refused` when it revealed something."""
        return self._play.undo()

    def redo(self) -> Batch:
        """Do again what was undone last. Raises :class:`Refused` when there is nothing."""
        return self._play.redo()

    # ------------------------------------------------------------------ lines

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of the match, what was taken back included; none outside open practice, where a line could tell
        what its players did not want to be known.
        """
        return self._play.lines.all() if self._play.open else ()

    def line(self, id: str) -> Session:
        """A copy of the match at the end of one of `lines`. Raises KeyError."""
        return self._copy(self._play.lines.batches(id))

    def take_line(self, id: str) -> None:
        """Go on from the end of another line. Raises :class:`Refused`."""
        self._play.take_line(id)

    # ------------------------------------------------------------------ looking back

    def earlier(self, length: int) -> Session:
        """The match as it stood after its first `length` batches: a copy that can go back and forward by itself."""
        found = self._copy(self._play.batches)
        found.go_to(length)
        return found

    def _copy(self, batches: list[Batch]) -> Session:
        """A copy that stands after `batches`."""
        copy = Play(self._new_game(), Table())
        copy.undone = list(reversed(batches))
        found = Session(copy, self.seat, self.open_hands)
        found.go_to(len(batches))
        return found

    def _new_game(self) -> Game:
        """The game of the match, without a table."""
        made: Callable[..., Game] = type(self._play.game)
        header = self._play.game.header
        return made(header) if header is not None else made()

    def go_to(self, length: int) -> None:
        """Take a copy that `earlier` made to another moment, 1..the length of the match (cut to that)."""
        copy = self._play
        length = max(1, min(length, len(copy.batches) + len(copy.undone)))
        while len(copy.batches) > length:
            copy.back()
        while len(copy.batches) < length:
            copy.forward()

    def only_asked_since(self, length: int) -> bool:
        """Whether nothing has happened since the first `length` batches but questions and answers: nothing was moved,
        turned, paid, counted, shown or rolled.
        """
        later = self._play.batches[length:]
        return all(isinstance(event, _BOOKKEEPING) for batch in later for event in batch.events)

    def revealed_since(self, length: int) -> bool:
        """Whether anything hidden became known after the first `length` batches."""
        return any(batch.reveals for batch in self._play.batches[length:])

    def position(self) -> Any:
        """The header of matches that begin where this one stands. It knows everything in open practice; elsewhere it
        knows what the seat does, and the rest is drawn by lot. Raises :class:`Refused` for a match in which nobody is
        asked.
        """
        if self.open or self.open_hands:
            return msgspec.structs.replace(self.header, start=Position(table_of(self._play)))
        copy = self.fork(self.length)
        return msgspec.structs.replace(copy.game.header, start=Position(table_of(copy)))

    # ------------------------------------------------------------------ thinking ahead

    def imagined(self, seed: int, pool: Sequence[DeckList] = (), open_lists: bool = False) -> Session:
        """A match of its own as this one might be, for all that the seat knows (see `fork`)."""
        found = Session(self.fork(seed, pool, open_lists), self.seat, self.open_hands)
        found._revealed_before = self._revealed()
        found._length_before = self.length
        return found

    def sent(self) -> Sent:
        """This match as plain data, without what happened before: an imagined one for another process to think on."""
        revealed = tuple(self._revealed())
        return Sent(self.header, self._play.table, self.seat, self.open_hands, revealed, self.length)

    @classmethod
    def received(cls, sent: Sent, build: Callable[[Any], Game]) -> Session:
        """The match that was sent; `build` makes the game of a header."""
        found = cls(Play(build(sent.header), sent.table), sent.seat, sent.open_hands)
        found._revealed_before = list(sent.revealed)
        found._length_before = sent.length
        return found

    def trial(self, seed: int, pool: Sequence[DeckList] = (), open_lists: bool = False) -> Trial:
        """The match as it might be, for all that the seat knows (see `fork`), to try answers on."""
        return Trial(self.fork(seed, pool, open_lists))

    def fork(self, seed: int, pool: Sequence[DeckList] = (), open_lists: bool = False) -> Play:
        """A match that goes on from here on its own, made from what the seat knows: everything else is drawn by lot
        (see `sanam.engine.imagining`).

        seed        in 0..2**64-1; the same seed gives the same copy, and so does a match that looks the same
        pool        the decks that the other player might have; the seat's own when there are none
        open_lists  whether the seat knows the other's list

        Making the first copy with a pool builds its game; keep the pool as one object to have it built but once.
        """
        key = (id(pool), open_lists or self.open)
        if self._imagination is None or self._imagination[0] != key:
            seats = (0, 1) if self.open_hands else (self.seat,)
            self._imagination = key, pool, Imagination(self._play, seats, pool, open_lists or self.open)
        return self._imagination[2].copy(seed, self._revealed())

    def _revealed(self) -> list[str]:
        """The codes of the other's cards that the seat was told of and that are hidden now."""
        if self._revealed_before is not None:
            return self._revealed_before
        if self.open_hands or self.open:
            return []
        version = self._play.version
        if self._revealed_now is None or self._revealed_now[0] != version:
            entries = self.chronicle().entries
            details = [told for entry in entries if entry.fact.codes for told in entry.fact.codes.items()]
            self._revealed_now = version, seen_once(details, self._play, (self.seat,))
        return self._revealed_now[1]
