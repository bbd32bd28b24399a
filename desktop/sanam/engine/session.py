"""Session: a match as one seat may see it, and the only way in which whoever looks at it acts.

    session = Session(play, seat=0)
    session.view, session.choice        what the seat may know now, what it is asked
    session.answer([0])                 raises Refused and changes nothing, or goes on to the next question
    session.facts(since=4)              what it may know of what happened
    session.fork(build, seed=7)         a match to think with: what the seat cannot know is drawn anew

Cards are named by handles (see `sanam.engine.view`); facts name them by their code, or not at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine import chance
from sanam.engine import events as ev
from sanam.engine.choice import Refused
from sanam.engine.play import Batch, Game, Play
from sanam.engine.running import Running, running
from sanam.engine.table import Card
from sanam.engine.view import ChoiceView, View, handle_of, view

#: How often hidden cards are dealt anew before some are left where they are.
DEALS = 20


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, as a seat may know it.

    batch  the number of the batch it happened in, from 0
    what   its kind; `seat` whose it is, None for nobody's
    card   the code of its card, None when there is none or the seat may not know which it is
    data   its further words and numbers; of cards (values under keys that begin with "card") the codes
    """

    batch: int
    what: str
    seat: int | None
    card: str | None
    data: dict[str, Any]


class Session:
    """The boundary between a match and whoever looks at it from `seat`."""

    def __init__(self, play: Play, seat: int) -> None:
        self._play = play
        self.seat = seat
        self._view: tuple[int, View] | None = None
        self._codes: dict[int, str] = {}
        self._named = 0

    # ------------------------------------------------------------------ what the seat knows

    @property
    def view(self) -> View:
        """What the seat may know now."""
        if self._view is None or self._view[0] != self._play.version:
            self._view = (self._play.version, view(self._play, self.seat))
        return self._view[1]

    @property
    def choice(self) -> ChoiceView | None:
        """The open question when this seat is asked, else None."""
        choice = self.view.choice
        return choice if choice is not None and choice.seat == self.seat else None

    @property
    def finished(self) -> bool:
        return self._play.finished

    @property
    def length(self) -> int:
        """How many batches the match has: answers and manual actions, and the start."""
        return len(self._play.batches)

    def facts(self, since: int = 0) -> list[Fact]:
        """What the seat may know of what happened since the first `since` batches, in order."""
        return [
            self._fact(number, event)
            for number in range(since, len(self._play.batches))
            for event in self._play.batches[number].events
            if isinstance(event, ev.Happened) and (event.seen_by is None or self.seat in event.seen_by)
        ]

    def _fact(self, number: int, event: ev.Happened) -> Fact:
        hidden = event.data.get("hidden")
        unknown = set(hidden[self.seat]) if hidden is not None else set()
        data = {key: self._coded(key, value, unknown) for key, value in event.data.items() if key != "hidden"}
        return Fact(number, event.what, event.seat, self._code(event.card, unknown), data)

    def _code(self, card: int | None, unknown: set[int]) -> str | None:
        if card is None or card in unknown:
            return None
        for batch in self._play.batches[self._named :]:  # cards that ceased keep their name
            self._codes.update((event.card, event.code) for event in batch.events if isinstance(event, ev.CardCreated))
        self._named = len(self._play.batches)
        found = self._play.table.cards.get(card)
        return found.code if found is not None else self._codes.get(card)

    def _coded(self, key: str, value: Any, unknown: set[int]) -> Any:
        if not key.startswith("card"):
            return value
        if isinstance(value, list):
            return [self._coded(key, each, unknown) for each in value]
        return self._code(value, unknown) if isinstance(value, int) else value

    @property
    def running(self) -> tuple[Running, ...]:
        """The procedures under way, the outermost first."""
        return running(self._play)

    # ------------------------------------------------------------------ what the seat does

    def answer(self, picks: list[int]) -> Batch:
        """Answer the open question with option indices. Raises :class:`Refused`, changing nothing."""
        choice = self._play.table.choice
        if choice is None or choice.seat != self.seat:
            raise Refused("", "nothing-asked")
        return self._play.answer(picks)

    def why_not(self, act: str, handle: str, zone: str | None = None, target: str | None = None) -> Refused | None:
        """Why the seat cannot do this with one of its cards now; None when it can, or when the game does not say."""
        card = self._card(handle)
        if card is None or self._play.game.hidden_from(card, self.seat):
            return None
        aimed = self._card(target) if target is not None else None
        return self._play.game.why_not(
            self.seat, act, card.id, zone=zone, target=aimed.id if aimed is not None else None
        )

    def _card(self, handle: str) -> Card | None:
        for card in self._play.table.cards.values():
            if handle_of(self._play, card, self.seat) == handle:
                return card
        return None

    @property
    def can_undo(self) -> bool:
        return self._play.can_undo

    def undo(self) -> Batch:
        """Take back the last batch. Raises :class:`Refused` when it revealed something."""
        return self._play.undo()

    def redo(self) -> Batch:
        """Do again what was undone last. Raises :class:`Refused` when there is nothing."""
        return self._play.redo()

    # ------------------------------------------------------------------ thinking ahead

    def fork(self, build: Callable[[], Game], seed: int) -> Play:
        """A match that goes on from here on its own, in which everything this seat cannot know is drawn anew.

        Each hidden card becomes one of the cards of its owner that this seat cannot see, wherever `Game.could_be`
        allows it, and chance goes other ways; a card with a trigger that waits stays what it is. A question to another
        seat is put anew, for its options tell what it holds.
        `build` makes the game of the match; `seed` is in 0..2**64-1, and the same seed gives the same fork.
        """
        copy = Play(build(), self._play.table.clone())
        table = copy.table
        waiting = {trigger.card for trigger in table.triggers}
        hidden: dict[int, list[Card]] = defaultdict(list)
        for number in sorted(table.cards):
            card = table.cards[number]
            if number not in waiting and copy.game.hidden_from(card, self.seat):
                hidden[card.owner].append(card)
        state = seed
        for owner in sorted(hidden):
            state = _deal(copy.game, hidden[owner], state)
        table.random = state
        copy.game.redealt()
        copy.version += 1
        if table.choice is not None and table.choice.seat != self.seat:
            copy.ask_anew()
        return copy


def _deal(game: Game, cards: list[Card], state: int) -> int:
    """Give `cards` each other's codes at random, so that each could be what it is; returns the next random state."""
    codes = [card.code for card in cards]
    for _ in range(DEALS):
        state, order = chance.shuffled(state, list(range(len(codes))))
        left = [codes[at] for at in order]
        dealt: list[tuple[Card, str]] = []
        # Cards that could be few things choose first.
        for card in sorted(cards, key=lambda card: (sum(game.could_be(card, code) for code in codes), card.id)):
            fitting = next((at for at, code in enumerate(left) if game.could_be(card, code)), None)
            if fitting is None:
                break
            dealt.append((card, left.pop(fitting)))
        if len(dealt) == len(cards):
            for card, code in dealt:
                card.code = code
            return state
    return state
