"""What search knows of Yu-Gi-Oh! cards."""

from __future__ import annotations

from sanam.games.search import Described, Search
from sanam.games.yugioh.cards.model import CardData
from sanam.wording import Message


def describe(card: CardData) -> Described:
    """The numbers of a card by their column, and its words as (field, value)."""
    numbers: dict[str, int | None] = {}
    tags = [("kind", card.kind), ("type", card.kind)]
    if card.kind == "monster":
        # An Xyz Monster has a Rank and a Link Monster a Link Rating: neither is a Level.
        stars = next((kind for trait, kind in (("xyz", "rank"), ("link", "link")) if trait in card.traits), "level")
        numbers = {stars: card.level, "atk": card.atk, "def": card.def_}
        numbers["scale"] = card.scales[0] if card.scales else None
        tags += [("type", card.race), ("race", card.race), ("attribute", card.attribute)]
        tags += [(field, trait) for trait in card.traits for field in ("type", "trait")]
        tags += [(field, "?") for field, value in (("atk", card.atk), ("def", card.def_)) if value is None]
    else:
        tags += [("icon", card.icon), ("type", card.icon)]
    tags += [("series", series) for series in card.series]
    return numbers, tags


SEARCH = Search(
    describe=describe,
    words=("kind", "attribute", "race", "trait", "icon", "series", "set", "rarity", "lang", "hand"),
    numbers=("level", "rank", "link", "atk", "def", "scale"),
    quick=(
        ("kind:monster", Message("Monsters")),
        ("kind:spell", Message("Spells")),
        ("kind:trap", Message("Traps")),
        ("(type:fusion or type:synchro or type:xyz)", Message("Extra Deck cards")),
    ),
    sorts=(("level", False, Message("Level")), ("atk", True, Message("ATK")), ("def", True, Message("DEF"))),
    examples=(
        ("type:trap", Message("Trap Cards")),
        ("type:dragon attribute:light", Message("Type and Attribute")),
        ("icon:counter", Message("Spells and Traps by their icon")),
        ("trait:tuner level<=3", Message("a trait and a Level")),
        ("atk>=2000 def<1000", Message("numbers are compared")),
        ("atk:?", Message("a printed “?”")),
        ("number:LOB-*", Message("printed numbers that start like this")),
        ("-set:LOB", Message("not in this set")),
    ),
)
