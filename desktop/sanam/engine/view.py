"""Views: what one seat may know. Screens and bots see only these.

A card that a seat may not know has no code and no id in its View, only a handle that names its place; two
hidden cards that change places are not told apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.choice import Choice
from sanam.engine.play import Play
from sanam.engine.table import Card, Seat


class CardView(msgspec.Struct, omit_defaults=True):
    """One card as a seat sees it. `code` is None for a hidden card; `values` are its numbers now."""

    handle: str
    zone: str
    owner: int
    stance: str
    id: int | None = None
    code: str | None = None
    host: str | None = None
    counters: dict[str, int] = {}
    values: dict[str, Any] = {}
    known_to_all: bool = True


class OptionView(msgspec.Struct, omit_defaults=True):
    act: str
    card: str | None = None
    zone: str | None = None
    value: Any = None
    rule: str = ""
    targets: tuple[str, ...] = ()


class ChoiceView(msgspec.Struct, omit_defaults=True):
    """The open question. `options` is empty for a seat that is not asked."""

    seat: int
    kind: str
    options: list[OptionView]
    least: int = 1
    most: int = 1
    combinations: list[list[int]] | None = None
    order: bool = False
    rule: str = ""
    params: dict[str, Any] = {}


class View(msgspec.Struct):
    """Everything one seat may know. `public` is the game's own: turn, phase, chain, results."""

    seat: int
    seats: list[Seat]
    zones: dict[str, list[CardView]]
    choice: ChoiceView | None
    public: dict[str, Any]

    def find(self, handle: str) -> CardView | None:
        for cards in self.zones.values():
            for card in cards:
                if card.handle == handle:
                    return card
        return None


def handle_of(play: Play, card: Card, seat: int) -> str:
    """How `seat` names a card: "#12" when it may know it, else the place, "1.hand:3"."""
    if play.game.hidden_from(card, seat):
        return f"{card.zone}:{play.table.zones[card.zone].index(card.id)}"
    return f"#{card.id}"


def handles_of(play: Play, seat: int) -> Callable[[int], str | None]:
    """What names cards by their ids as `seat` does; None for a card that is no longer there."""
    cards = play.table.cards

    def handle(number: int) -> str | None:
        card = cards.get(number)
        return handle_of(play, card, seat) if card is not None else None

    return handle


def view(play: Play, seat: int) -> View:
    """What `seat` may know now."""
    table, game = play.table, play.game
    handle = handles_of(play, seat)
    zones: dict[str, list[CardView]] = {}
    for zone, ids in table.zones.items():
        cards: list[CardView] = []
        for index, number in enumerate(ids):
            card = table.cards[number]
            if game.hidden_from(card, seat):
                counters = dict(card.counters)
                seen = CardView(f"{zone}:{index}", zone, card.owner, card.stance, counters=counters)
            else:
                seen = CardView(
                    f"#{number}",
                    zone,
                    card.owner,
                    card.stance,
                    number,
                    card.code,
                    counters=dict(card.counters),
                    values=game.values(card),
                    known_to_all=not game.hidden_from(card, 1 - seat),
                )
            if card.host is not None and card.host in table.cards:
                seen.host = handle_of(play, table.cards[card.host], seat)
            cards.append(seen)
        zones[zone] = cards
    seats = [Seat(s.name, dict(s.counts), named(s.marks, handle)) for s in table.seats]
    choice = table.choice
    asked = choice_view(choice, handle, mine=choice.seat == seat) if choice is not None else None
    return View(seat, seats, zones, asked, named(game.public(), handle))


def choice_view(choice: Choice, handle: Callable[[int], str | None], mine: bool = True) -> ChoiceView:
    """The question with its cards named by `handle`; without its options unless it is `mine`."""
    if not mine:
        return ChoiceView(choice.seat, choice.kind, [], choice.least, choice.most, rule=choice.rule)
    options = [
        OptionView(
            o.act,
            None if o.card is None else handle(o.card),
            o.zone,
            o.value,
            o.rule,
            tuple(t for t in (t if isinstance(t, str) else handle(t) for t in o.targets) if t is not None),
        )
        for o in choice.options
    ]
    return ChoiceView(
        choice.seat,
        choice.kind,
        options,
        choice.least,
        choice.most,
        choice.combinations,
        choice.order,
        choice.rule,
        named(choice.params, handle),
    )


def named(data: Any, handle: Callable[[int], Any], cards: bool = False) -> Any:
    """`data` with every card id (a value under a key "card…", or the ids in a list there) as `handle` names it."""
    if isinstance(data, dict):
        return {key: named(value, handle, key.startswith("card")) for key, value in data.items()}
    if isinstance(data, list):
        return [named(value, handle, cards) for value in data]
    if cards and isinstance(data, int) and not isinstance(data, bool):
        return handle(data)
    return data
