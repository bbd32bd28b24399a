"""What search knows of Summoner Master cards."""

from __future__ import annotations

from sanam.games.search import Described, Search
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.wording import Message


def describe(card: SummonerCard) -> Described:
    """The numbers of a card by their column, and its words as (field, value)."""
    turns = card.duration if isinstance(card.duration, int) else None
    numbers: dict[str, int | None] = {
        "level": card.level,
        "atk": card.at,
        "def": card.df,
        "sp": card.sp,
        "mp": card.cast_mp,
        "attackmp": card.attack_mp,
        "turns": turns,
    }
    tags = [("kind", card.kind), ("type", card.family), ("set", card.card_set), ("rarity", card.rarity)]
    tags += [("type", "extra")] if card.extra else []
    tags += [("element", element) for element in card.normal_elements]
    tags += [(field, tribe) for tribe in card.tribes for field in ("type", "tribe")]
    tags += [("type", card.mystic_type), ("mystic", card.mystic_type), ("target", card.mystic_kind)]
    tags += [("group", group) for group in card.groups]
    tags += [("shade", shade.value) for shade in card.all_shades]
    tags += [("part", part) for part in card.name_parts]
    tags += [("interfere", "yes" if card.can_interfere else "no")]
    tags += [("has", box) for box in ("growth", "progress", "forms") if getattr(card, box)]
    tags += [("has", "reflection")] if card.reflection else []
    tags += [("turns", "infinity")] if card.duration == "infinity" else []
    return numbers, tags


SEARCH = Search(
    describe=describe,
    words=(*("kind", "element", "tribe", "mystic", "target", "group", "interfere", "has", "set", "rarity", "lang"),),
    numbers=("level", "atk", "def", "sp", "mp", "attackmp", "turns"),
    titles={"atk": "at", "def": "df"},
    quick=(
        ("kind:seal", Message("Seal Cards")),
        ("kind:mystic", Message("Mystic Cards")),
        ("type:extra", Message("Extra Cards")),
    ),
    sorts=(("level", False, Message("Level")), ("atk", True, Message("At")), ("mp", False, Message("Mp"))),
    examples=(
        ("type:seal element:fire", Message("Seals of an element")),
        ("tribe:dragon at>=3", Message("a tribe and its At")),
        ("type:mystic target:ps", Message("Mystic Cards attached to a Seal")),
        ("mp<=2 lv:1", Message("Mp and Level")),
        ("interfere:yes", Message("cards with Interfere")),
        ("turns:infinity", Message("Mystic Cards that stay")),
        ("has:growth", Message("Seals with a Growth Box")),
    ),
)
