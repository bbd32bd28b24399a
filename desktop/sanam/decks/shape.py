"""How a deck is laid out and counted: the pile a card belongs in, its groups, orders and curves, by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanam.decks.model import Deck
from sanam.games.onepiece import cards as onepiece
from sanam.games.onepiece.deck_rules import CATEGORIES, SIZES
from sanam.games.summoner_master import cards as summoner
from sanam.games.summoner_master.deck_rules import MINIMUMS, pile_of
from sanam.games.yugioh.cards import ATTRIBUTES, EXTRA_TRAITS
from sanam.games.yugioh.editions import EDITIONS

#: What one can group by and draw curves of, the usual one first.
FIELDS: dict[str, tuple[str, ...]] = {
    "yugioh": ("kind", "level", "attribute", "race"),
    "onepiece": ("kind", "cost", "colour", "power", "counter", "attribute"),
    "summoner-master": ("kind", "level", "element", "mp", "tribe"),
}
NUMBERS = ("level", "cost", "power", "counter", "mp")
#: What one can sort by; "deck" is the order of the deck itself.
ORDERS: dict[str, tuple[str, ...]] = {
    "yugioh": ("level", "name", "atk", "deck"),
    "onepiece": ("cost", "name", "power", "deck"),
    "summoner-master": ("level", "name", "at", "deck"),
}
#: Words in the order in which groups stand; others follow by the alphabet, cards nobody knows come last.
WORDS = (
    *("monster", "ritual", "fusion", "synchro", "xyz", "link", "spell", "trap", "token"),
    *onepiece.CATEGORIES,
    *("seal", "mystic", "extra-seal", "extra-mystic"),
    *ATTRIBUTES,
    *onepiece.COLOURS,
    *summoner.ELEMENTS,
    summoner.MULTI,
)
_PLACE = {word: place for place, word in enumerate(WORDS)}
UNKNOWN = "unknown"
NONE = "-"


def home_pile(game: str, card: Any) -> str:
    """The pile a card is put into when nobody says where; `card` None: the game's main pile."""
    if game == "yugioh":
        return "extra" if card is not None and card.is_extra else "main"
    if game == "onepiece":
        if card is None:
            return "deck"
        return next(pile for pile, categories in CATEGORIES.items() if card.category in categories)
    return pile_of(card) if card is not None else "seal"


def limits(game: str, edition: str) -> dict[str, tuple[int, int | None]]:
    """The least and the most cards of each pile under an edition; None where nothing bounds it."""
    if game == "yugioh":
        rules = EDITIONS[edition]
        low, high = rules["deck.main"]
        return {"main": (low, high), "extra": (0, rules["deck.extra_max"]), "side": (0, rules["deck.side_max"])}
    if game == "onepiece":
        return {pile: (size, size) for pile, size in SIZES.items()}
    seals, mystics, _ = MINIMUMS[edition]
    return {"seal": (seals, None), "mystic": (mystics, None), "beside": (0, None)}


def values(game: str, card: Any, field: str) -> tuple[str, ...]:
    """What a card is in a field of FIELDS: one value, several (colours), or none where it has no such thing."""
    if card is None:
        return (UNKNOWN,)
    if field == "kind":
        return (_kind(game, card),)
    if field == "level" and game == "yugioh":
        has_level = card.kind == "monster" and not {"xyz", "link"} & set(card.traits)  # a Rank or Link Rating is none
        return (str(card.level),) if has_level else ()
    if field in ("attribute", "race") and game == "yugioh":
        value = getattr(card, field)
        return (value,) if value else ()
    found = getattr(
        card,
        {"colour": "colours", "attribute": "attributes", "mp": "cast_mp", "element": "elements", "tribe": "tribes"}.get(
            field, field
        ),
    )
    if isinstance(found, tuple):
        return found
    return () if found is None else (str(found),)


def group(game: str, card: Any, field: str) -> str:
    """The one group a card stands in: its values together, NONE where it has none, UNKNOWN for unknown cards."""
    return "/".join(values(game, card, field)) or NONE


def group_key(field: str, name: str) -> tuple[int, float, str]:
    """Sorts groups: numbers by size, words as in WORDS, then what has none, then the unknown."""
    if name in (NONE, UNKNOWN):
        return (1 if name == NONE else 2, 0, "")
    if field in NUMBERS:
        return (0, float(name), "")
    return (0, _PLACE.get(name.partition("/")[0], len(_PLACE)), name)


def sort_key(game: str, card: Any, code: str, order: str) -> tuple[Any, ...]:
    """Sorts cards within a group; cards that lack the number, and unknown ones, come last."""
    name = card.name.casefold() if card is not None else code
    if order == "name" or card is None:
        return (card is None, name, code)
    number = getattr(card, order, None)
    down = order in ("atk", "power", "at")
    kind = _PLACE.get(_kind(game, card), 99)
    return (False, kind, number is None, -(number or 0) if down else (number or 0), name, code)


def tally(deck: Deck, cards: Mapping[str, Any], field: str, piles: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """How many copies have each value of a field in these piles ("" for all), in the order of groups.

    Numbers have no gaps: a level between two others that no card has counts 0.
    """
    counts: dict[str, int] = {}
    for pile, copies in deck.piles.items():
        if piles and pile not in piles:
            continue
        for copy in copies:
            for value in values(deck.game, cards.get(copy.code), field):
                counts[value] = counts.get(value, 0) + 1
    numbers = [int(value) for value in counts if value.isdigit()]
    if field in ("level", "cost", "mp") and numbers:
        counts = {str(number): 0 for number in range(min(numbers), max(numbers) + 1)} | counts
    return sorted(counts.items(), key=lambda item: group_key(field, item[0]))


def _kind(game: str, card: Any) -> str:
    if game == "yugioh" and card.kind == "monster":
        return next((trait for trait in (*EXTRA_TRAITS, "ritual", "token") if trait in card.traits), "monster")
    return str(card.kind)
