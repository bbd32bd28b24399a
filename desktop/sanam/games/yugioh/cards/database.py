"""Yu-Gi-Oh! cards from the rows of a YGOPro database.

Layout and flag values: the format's published description (types, races, attributes, level with scales, -2 for "?").
"""

from __future__ import annotations

from typing import Any

from sanam.games.records import DatabaseRow, Drop, RecordRefused
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData

MAX_NAME = 400
MAX_TEXT = 10_000
MONSTER, SPELL, TRAP, TOKEN, LINK, PENDULUM = 0x1, 0x2, 0x4, 0x4000, 0x4000000, 0x1000000
TRAITS = (
    (0x10, "normal"),
    (0x20, "effect"),
    (0x80, "ritual"),
    (0x40, "fusion"),
    (0x2000, "synchro"),
    (0x800000, "xyz"),
    (PENDULUM, "pendulum"),
    (LINK, "link"),
    (TOKEN, "token"),
    (0x1000, "tuner"),
    (0x200000, "flip"),
    (0x200, "spirit"),
    (0x400, "union"),
    (0x800, "gemini"),
    (0x400000, "toon"),
    (0x2000000, "special-summon"),
)
SPELL_BITS = (
    (0x80, "ritual"),
    (0x20000, "continuous"),
    (0x40000, "equip"),
    (0x80000, "field"),
    (0x10000, "quick-play"),
)
TRAP_BITS = ((0x20000, "continuous"), (0x100000, "counter"))
# fmt: off
RACES = (
    "Warrior", "Spellcaster", "Fairy", "Fiend", "Zombie", "Machine",
    "Aqua", "Pyro", "Rock", "Winged Beast", "Plant", "Insect",
    "Thunder", "Dragon", "Beast", "Beast-Warrior", "Dinosaur", "Fish",
    "Sea Serpent", "Reptile", "Psychic", "Divine-Beast", "Creator God", "Wyrm",
    "Cyberse", "Illusion",
)
# fmt: on
MARKERS = (
    *((0o001, "bottom-left"), (0o002, "bottom"), (0o004, "bottom-right"), (0o010, "left")),
    *((0o040, "right"), (0o100, "top-left"), (0o200, "top"), (0o400, "top-right")),
)


def card_of_row(row: DatabaseRow, drop: Drop) -> CardData:
    """A card from one joined row; raises RecordRefused with the column that makes it none."""
    code = row.integer("id", 1, 0xFFFFFFFF)
    name = row.text("name", MAX_NAME).replace("\n", " ").strip()
    if not name:
        raise RecordRefused("name", "card.empty")
    kind_bits = row.integer("type", 0, 0xFFFFFFFF)
    alias = row.integer("alias", 0, 0xFFFFFFFF)
    common: dict[str, Any] = {
        "code": code,
        "alias": 0 if alias == code else alias,
        "name": name,
        "text": row.text("desc", MAX_TEXT).strip(),
        "series": _series(row.integer("setcode", -(2**63), 2**63 - 1)),
    }
    if kind_bits & (MONSTER | TOKEN):
        return CardData(kind="monster", **common, **_monster(row, kind_bits, drop))
    if kind_bits & SPELL:
        return CardData(kind="spell", icon=_icon(kind_bits, SPELL_BITS), **common)
    if kind_bits & TRAP:
        return CardData(kind="trap", icon=_icon(kind_bits, TRAP_BITS), **common)
    raise RecordRefused("type", "card.kind", value=kind_bits)


def _monster(row: DatabaseRow, bits: int, drop: Drop) -> dict[str, Any]:
    level = row.integer("level", -(2**31), 2**32 - 1) & 0xFFFFFFFF
    stars = level & 0xFF
    if stars > 13:
        raise RecordRefused("level", "card.range", value=stars, low=0, high=13)
    values: dict[str, Any] = {
        "traits": tuple(trait for bit, trait in TRAITS if bits & bit),
        "level": stars,
        "attribute": _attribute(row.integer("attribute", 0, 0xFFFFFFFF), drop),
        "race": _race(row.integer("race", 0, 2**63 - 1)),
        "atk": _points(row, "atk"),
        "def_": None,
    }
    if bits & LINK:
        markers = row.integer("def", 0, 0o777)
        values["markers"] = tuple(place for bit, place in MARKERS if markers & bit)
    else:
        values["def_"] = _points(row, "def")
    if bits & PENDULUM:
        values["scales"] = (level >> 24, level >> 16 & 0xFF)
    return values


def _points(row: DatabaseRow, field: str) -> int | None:
    value = row.integer(field, -2, 99_999)
    return None if value < 0 else value


def _icon(bits: int, icons: tuple[tuple[int, str], ...]) -> str:
    return next((icon for bit, icon in icons if bits & bit), "normal")


def _attribute(bits: int, drop: Drop) -> str:
    found = next((name for place, name in enumerate(ATTRIBUTES) if bits >> place & 1), "")
    if bits and not found:
        drop(RecordRefused("attribute", "card.value", value=f"0x{bits:x}", allowed=", ".join(ATTRIBUTES)))
    return found


def _race(bits: int) -> str:
    """The Type; one that this program has no name for is kept as its flag, so that it still equals itself."""
    found = next((name for place, name in enumerate(RACES) if bits >> place & 1), "")
    return found or (f"0x{bits:x}" if bits else "")


def _series(setcode: int) -> tuple[str, ...]:
    """The archetype numbers packed in a setcode (four of 16 bits) as "0x…"; strings.conf has their words."""
    parts = [setcode >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
    return tuple(f"0x{part:x}" for part in dict.fromkeys(parts) if part)
