"""How a deck is laid out and counted: the pile a card belongs in, its groups, orders and curves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sanam import games
from sanam.decks.model import Copy, Deck

UNKNOWN = "unknown"
NONE = "-"


def home_pile(game: str, card: Any) -> str:
    """The pile a card is put into when nobody says where; `card` None: the game's main pile."""
    rules = games.get(game).decks
    return rules.main if card is None else rules.home(card)


def sort_out(deck: Deck, cards: Mapping[str, Any]) -> Deck:
    """The deck with its cards in the piles where they belong; the order within a pile, and cards that nobody knows,
    stay.
    """
    rules = games.get(deck.game).decks
    piles: dict[str, list[Copy]] = {pile: [] for pile in rules.sorted_piles}
    for pile in rules.sorted_piles:
        for copy in deck.piles[pile]:
            card = cards.get(copy.code)
            piles[pile if card is None else rules.home(card)].append(copy)
    return replace(deck, piles={**deck.piles, **{pile: tuple(copies) for pile, copies in piles.items()}})


def with_given(deck: Deck) -> Deck:
    """The deck with the piles that are the same for everybody, where it says nothing of them."""
    given = games.get(deck.game).decks.given
    missing = {pile: tuple(map(Copy, codes)) for pile, codes in given.items() if not deck.piles[pile]}
    return replace(deck, piles={**deck.piles, **missing}) if missing else deck


def values(game: str, card: Any, field: str) -> tuple[str, ...]:
    """What a card is in a field of its game: one value, several (colours), or none where it has no such thing."""
    if card is None:
        return (UNKNOWN,)
    known = games.get(game).decks.group_field(field)
    return known.read(card) if known is not None else ()


def group(game: str, card: Any, field: str) -> str:
    """The one group a card stands in: its values together, NONE where it has none, UNKNOWN for unknown cards."""
    return "/".join(values(game, card, field)) or NONE


def group_key(game: str, field: str, name: str) -> tuple[int, float, str]:
    """Sorts groups: numbers by size, words in the game's order, others by the alphabet, then what has none, then the
    unknown.
    """
    if name in (NONE, UNKNOWN):
        return (1 if name == NONE else 2, 0, "")
    known = games.get(game).decks.group_field(field)
    if known is not None and known.number:
        return (0, float(name), "")
    return (0, _place(game, name.partition("/")[0]), name)


def sort_key(game: str, card: Any, code: str, order: str) -> tuple[Any, ...]:
    """Sorts cards within a group; cards that lack the number, and unknown ones, come last."""
    name = card.name.casefold() if card is not None else code
    if order == "name" or card is None:
        return (card is None, name, code)
    rules = games.get(game).decks
    number = getattr(card, order, None)
    known = rules.order(order)
    down = known is not None and known.down
    kind = _place(game, rules.fields[0].read(card)[0])
    return (False, kind, number is None, -(number or 0) if down else (number or 0), name, code)


def tally(deck: Deck, cards: Mapping[str, Any], field: str, piles: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """How many copies have each value of a field in these piles (() for all), in the order of groups.

    Numbers that go up one by one have no gaps: a level between two others that no card has counts 0.
    """
    counts: dict[str, int] = {}
    for pile, copies in deck.piles.items():
        if piles and pile not in piles:
            continue
        for copy in copies:
            for value in values(deck.game, cards.get(copy.code), field):
                counts[value] = counts.get(value, 0) + 1
    numbers = [int(value) for value in counts if value.isdigit()]
    known = games.get(deck.game).decks.group_field(field)
    if known is not None and known.gapless and numbers:
        counts = {str(number): 0 for number in range(min(numbers), max(numbers) + 1)} | counts
    return sorted(counts.items(), key=lambda item: group_key(deck.game, field, item[0]))


def _place(game: str, word: str) -> int:
    """The place of a word among those of its game; after them all for another."""
    words = games.get(game).decks.words
    return next((place for place, known in enumerate(words) if known == word), len(words))
