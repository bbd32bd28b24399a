"""Copies of a match to think on, made from what somebody knows of it: their view, and the facts they were told.

    Imagination(play, (0,)).copy(seed=7)      the match as it might be for all that seat 0 knows

What cannot be known is drawn by lot, so that two matches which look the same to a seat give it the same copies:

- which card a hidden card is: of its own list for a seat's own cards, of a list of the pool for the other's (of those
  that have most of the cards seen so far), each where `Game.could_be` allows it;
- the ids of hidden cards that nothing speaks of, so that their order tells nothing, and chance itself;
- what the other player has chosen and not told yet (`Secret`); what hidden cards could do is left out (`Private`, and
  the triggers that wait).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from sanam.engine import chance
from sanam.engine.game import Game
from sanam.engine.play import Play
from sanam.engine.table import Card, Frame, Table

#: How often hidden cards are dealt again when what a player would be asked with them cannot be answered.
DEALS = 20


class DeckList(msgspec.Struct, frozen=True):
    """A deck that a player might have.

    piles  the codes of its cards by pile, as in a header
    cards  the definition of each, and of what they create, by code, as in a header
    """

    piles: dict[str, list[str]]
    cards: dict[str, Any] = {}


class _Moment:
    """What is the same in all copies that are made of one moment of a match.

    hidden  the cards that cannot be known, in the order of their places
    seen    the codes that can be seen, by owner
    spoken  the ids that something speaks of (see `mentions`)
    deals   by list and owner: what is dealt to where (see `Imagination._deal`)
    """

    def __init__(self, version: int, revealed: tuple[str, ...], hidden: list[Card], table: Table) -> None:
        self.version, self.revealed, self.hidden = version, revealed, hidden
        secret = {card.id for card in hidden}
        self.seen: dict[int, list[str]] = {owner: [] for owner in range(len(table.seats))}
        for number, card in table.cards.items():
            if number not in secret:
                self.seen[card.owner].append(card.code)
        self.spoken = mentions(table)
        self.deals: dict[tuple[int, int], _Deal] = {}


class _Deal(NamedTuple):
    """The codes that are dealt to the hidden cards of one owner: those that come first, then the rest; by place, that
    with the fewest first, the cards there, the codes that fit, and those that are taken again when all are dealt.
    """

    first: list[str]
    rest: list[str]
    places: list[tuple[list[int], set[str], list[str]]]


class Imagination:
    """Makes copies of `play` for somebody who knows what `seats` know. `pool` are the decks that the other player might
    have, their own list when it is empty; with `open_lists` the other's list is known. `told` are the codes of the
    other's cards that were seen once and are hidden now.
    """

    def __init__(
        self, play: Play, seats: tuple[int, ...], pool: Sequence[DeckList] = (), open_lists: bool = False
    ) -> None:
        self._play, self._seats = play, seats
        header = play.game.header
        self._open = open_lists or header is None or len(seats) > 1
        self._pool = tuple(pool)
        if not self._open and not pool:
            self._pool = (DeckList(header.decks[seats[0]]),)
        #: For each list of the pool the game that is played with it, and the codes that it knows.
        self._games: dict[int, tuple[Game, frozenset[str]]] = {}
        self._moment: _Moment | None = None

    def copy(self, seed: int, revealed: Sequence[str] = ()) -> Play:
        """A match that goes on from here on its own; the same seed gives the same. `seed` is in 0..2**64-1.

        A question to somebody else is put again, for its options tell what they hold.
        """
        state = seed
        choice = self._play.table.choice
        for deal in range(DEALS):
            state, copy = self._drawn(state, revealed)
            if choice is None or choice.seat in self._seats:
                break
            try:
                copy.ask_again()
            except Exception:
                # With these cards nobody would have come to be asked this.
                if deal == DEALS - 1:
                    raise
            else:
                break
        return copy

    def _drawn(self, state: int, revealed: Sequence[str]) -> tuple[int, Play]:
        table = self._play.table
        now = self._now(tuple(revealed))
        state, listed = self._list(state, now)
        game = self._game(listed, now).twin()
        copy = table.clone()
        for owner in range(len(table.seats)):
            deal = now.deals.get((listed, owner))
            if deal is None:
                deal = now.deals[listed, owner] = self._prepared(game, listed, owner, now)
            state = _dealt(state, copy, deal)
        state = _renumber(state, copy, now, self._play.game)
        state = self._forget(state, copy, {card.id for card in now.hidden})
        copy.random = state
        play = Play(game, copy)
        game.redealt()
        return state, play

    # ------------------------------------------------------------------ what is known

    def _now(self, revealed: tuple[str, ...]) -> _Moment:
        """What is known now."""
        now, play = self._moment, self._play
        if now is None or now.version != play.version or now.revealed != revealed:
            now = self._moment = _Moment(play.version, revealed, self._hidden(), play.table)
        return now

    def _hidden(self) -> list[Card]:
        """The cards that cannot be known, in the order of their places."""
        table, game, seats = self._play.table, self._play.game, self._seats
        choice = table.choice
        shown: set[int | None] = set()
        if choice is not None and choice.seat in seats:
            zones = {f"{choice.seat}.{area}" for area in game.looked_through}
            cards = table.cards
            shown = {o.card for o in choice.options if o.card in cards and cards[o.card].zone in zones}
        hidden_from = game.hidden_from
        return [
            card
            for numbers in table.zones.values()
            for card in map(table.cards.__getitem__, numbers)
            if card.id not in shown and all(hidden_from(card, seat) for seat in seats)
        ]

    # ------------------------------------------------------------------ lists and games

    def _list(self, state: int, now: _Moment) -> tuple[int, int]:
        """Which list of the pool the other has: one of those with most of what was seen of it."""
        if len(self._pool) < 2:
            return state, 0
        theirs = Counter(now.revealed)
        for owner, codes in now.seen.items():
            if owner not in self._seats:
                theirs.update(codes)
        alike = [sum((theirs & Counter(chain.from_iterable(each.piles.values()))).values()) for each in self._pool]
        best = [at for at, number in enumerate(alike) if number == max(alike)]
        state, number = chance.below(state, len(best))
        return state, best[number]

    def _game(self, listed: int, now: _Moment) -> Game:
        """The game with the cards that are known and those of a list of the pool; made once, and again when a card is
        seen that it does not know.
        """
        live = self._play.game
        mine = [card.code for card in now.hidden if self._open or card.owner in self._seats]
        needed = set(mine).union(now.revealed, *now.seen.values())
        known = self._games.get(listed)
        if known is not None and needed <= known[1]:
            return known[0]
        made: Any = type(live)
        header = live.header
        if header is None:
            game: Game = made()
        elif self._open:
            game = made(msgspec.structs.replace(header, start=None))
        else:
            pool = self._pool[listed]
            decks = [deck for seat, deck in enumerate(header.decks) if seat not in self._seats]
            private = {code for deck in decks for codes in deck.values() for code in codes} - needed
            needed |= {code for seat in self._seats for codes in header.decks[seat].values() for code in codes}
            cards = {code: card for code, card in header.cards.items() if code in needed or code not in private}
            game = made(live.imagined_header(self._seats[0], pool.piles, cards | dict(pool.cards)))
        codes = frozenset(needed if game.header is None else game.header.cards)
        self._games[listed] = game, codes | needed
        return game

    def _rest(self, listed: int, owner: int, now: _Moment) -> list[str]:
        """The cards of the other's list that were never seen."""
        left = Counter(chain.from_iterable(self._pool[listed].piles.values()))
        left.subtract(now.seen[owner])
        left.subtract(now.revealed)
        return sorted(left.elements())

    # ------------------------------------------------------------------ drawing by lot

    def _prepared(self, game: Game, listed: int, owner: int, now: _Moment) -> _Deal:
        """What is dealt to the hidden cards of one owner. What could be few things chooses first."""
        live = self._play.game
        cards = [card for card in now.hidden if card.owner == owner]
        own = self._open or owner in self._seats
        first = [] if own else sorted(now.revealed)
        rest = sorted([card.code for card in cards]) if own else self._rest(listed, owner, now)
        places: dict[tuple[str, str], list[int]] = {}
        for card in cards:
            places.setdefault((card.zone, live.back(card)), []).append(card.id)
        known = sorted({*first, *rest})
        could = {p: [code for code in known if game.could_be(p[0], owner, code, p[1])] for p in places}
        ordered = sorted(places, key=lambda place: (len(could[place]), place))
        return _Deal(
            first,
            rest,
            [(places[p], set(could[p]), could[p] or self._any(game, p, owner) or known) for p in ordered],
        )

    def _any(self, game: Game, place: tuple[str, str], owner: int) -> list[str]:
        """Any card that could lie there, where the list has none."""
        known = game.header.cards if game.header is not None else ()
        return sorted(code for code in known if game.could_be(place[0], owner, code, place[1]))

    def _forget(self, state: int, copy: Table, hidden: set[int]) -> int:
        """Leave out of a copy what the seats do not know of choices and of what hidden cards could do."""
        copy.triggers = [trigger for trigger in copy.triggers if trigger.card not in hidden]
        procedures = self._play.game.procedures
        for frame in copy.stack:
            procedure = procedures[frame.procedure]
            for name in procedure.private & frame.locals.keys():
                frame.locals[name] = _without(frame.locals[name], hidden)
            for name, secret in procedure.secrets.items():
                if name in frame.locals and secret.of not in self._seats:
                    state = _draw(state, frame, name, secret.among)
        if copy.choice is not None and copy.choice.seat in self._seats:
            # Whatever was answered before, what comes next reads the answer to this question.
            copy.answered = None
            copy.stack[-1].locals.pop("answer", None)
        return state


def _dealt(state: int, copy: Table, deal: _Deal) -> int:
    """Give each of the hidden cards of one owner a code that it could have: those that come first, then the rest, and
    when these are used up any again.
    """
    left: list[str] = []
    for codes in (deal.first, deal.rest):
        state, order = chance.shuffled(state, list(range(len(codes))))
        left += [codes[at] for at in order]
    for cards, fits, again in deal.places:
        state, numbers = chance.shuffled(state, list(range(len(cards))))
        dealt, left = _taken(left, fits, len(numbers))
        for number in numbers:
            if dealt:
                code = dealt.pop()
            else:
                state, pick = chance.below(state, len(again))
                code = again[pick]
            copy.cards[cards[number]].code = code
    return state


def _taken(codes: list[str], fits: set[str], number: int) -> tuple[list[str], list[str]]:
    """The first `number` of the codes that fit, and those that are left."""
    chosen = set([at for at, code in enumerate(codes) if code in fits][:number])
    left = [code for at, code in enumerate(codes) if at not in chosen]
    return [code for at, code in enumerate(codes) if at in chosen], left


def _draw(state: int, frame: Frame, name: str, among: tuple[str, ...]) -> int:
    value = frame.locals[name]
    drawn = []
    for _ in value if isinstance(value, list) else [value]:
        state, pick = chance.below(state, len(among))
        drawn.append(among[pick])
    frame.locals[name] = drawn if isinstance(value, list) else drawn[0]
    return state


def _without(entries: Any, hidden: set[int]) -> Any:
    """The entries of a list that are not about a hidden card."""
    if not isinstance(entries, list):
        return entries
    return [entry for entry in entries if not (isinstance(entry, dict) and entry.get("card") in hidden)]


def _renumber(state: int, copy: Table, now: _Moment, game: Game) -> int:
    """Give other ids to the hidden cards that nothing speaks of, by lot among themselves; so with what is known or
    marked of those that lie in one pile and look the same.
    """
    free = [card for card in now.hidden if card.id not in now.spoken]
    state, ids = chance.shuffled(state, sorted([card.id for card in free]))
    given = {card.id: number for card, number in zip(free, ids, strict=True)}
    moved: dict[int, Card] = {}
    alike: dict[tuple[str, str], list[Card]] = {}
    for live in free:
        card = copy.cards[live.id]
        card.id = given[live.id]
        card.moves = 0  # how often it came and went is not to be seen
        moved[card.id] = card
        alike.setdefault((card.zone, game.back(live)), []).append(card)
    for cards in alike.values():
        if any(card.marks or card.known for card in cards):
            revealed = sorted(((card.marks, card.known) for card in cards), key=msgspec.json.encode)
            state, order = chance.shuffled(state, list(range(len(revealed))))
            for card, at in zip(cards, order, strict=True):
                card.marks, card.known = revealed[at]
    copy.cards.update(moved)
    for zone in {card.zone for card in free}:
        copy.zones[zone] = [given.get(number, number) for number in copy.zones[zone]]
    return state


def mentions(table: Table) -> set[int]:
    """Every number that stands anywhere but as a card's own: the ids of the cards that something speaks of are among
    them.
    """
    found: set[int] = set()
    todo: list[Any] = [frame.locals[name] for frame in table.stack for name in frame.locals if name != "answer"]
    todo += [table.marks, *(seat.marks for seat in table.seats)]
    for card in table.cards.values():
        if card.marks:
            todo.append(card.marks)
        if card.host is not None:
            found.add(card.id)
            found.add(card.host)
    for modifier in table.modifiers.values():
        todo += (modifier.subject, modifier.source, modifier.value, modifier.data)
    for trigger in table.triggers:
        todo += (trigger.card, trigger.data)
    replies = () if table.answered is None else table.answered.picked
    choice = table.choice
    if choice is not None:
        todo.append(choice.params)
    for option in chain(() if choice is None else choice.options, replies):
        todo += (option.card, option.value, option.targets)
    _numbers(todo, found)
    return found


def _numbers(todo: list[Any], found: set[int]) -> None:
    while todo:
        item = todo.pop()
        kind = type(item)
        if kind is int:
            found.add(item)
        elif kind is list or kind is tuple:
            todo.extend(item)
        elif kind is dict:
            todo.extend(item.values())
            found.update(int(key) for key in item if isinstance(key, int) or key.isdecimal())


def seen_once(codes: Iterable[tuple[int, str]], play: Play, seats: tuple[int, ...]) -> list[str]:
    """The codes of the others' cards that were told by id and code, and are hidden now."""
    cards, hidden_from = play.table.cards, play.game.hidden_from
    known = dict(codes)
    return [
        code
        for number, code in sorted(known.items())
        if number in cards
        and cards[number].owner not in seats
        and all(hidden_from(cards[number], seat) for seat in seats)
    ]
