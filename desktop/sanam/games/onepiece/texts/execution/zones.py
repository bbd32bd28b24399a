"""The places that texts name, and whose they are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.registry import carried_by_parent


class Place(NamedTuple):
    """One or more zones; `end` is "top", "bottom", "either" (of which one is chosen) or "" for all of it."""

    zones: tuple[str, ...]
    end: str = ""


#: Areas and end of each entry that names a place; those on the field are cards under one's feet, not piles.
_AREAS: dict[str, tuple[tuple[str, ...], str]] = {
    "hand": (("hand",), ""),
    "trash": (("trash",), ""),
    "hand or trash": (("hand", "trash"), ""),
    "deck": (("deck",), ""),
    "top of deck": (("deck",), "top"),
    "bottom of deck": (("deck",), "bottom"),
    "top or bottom of deck": (("deck",), "either"),
    "top or bottom of deck short": (("deck",), "either"),
    "life": (("life",), ""),
    "top of life": (("life",), "top"),
    "bottom of life": (("life",), "bottom"),
    "top or bottom of life": (("life",), "either"),
    "don deck": (("don-deck",), ""),
    "the don deck": (("don-deck",), ""),
    "field": (("leader", "character", "stage", "cost", "given"), ""),
    "the field": (("leader", "character", "stage", "cost", "given"), ""),
    "cost area": (("cost",), ""),
    "don area": (("cost",), ""),
    "leader area": (("leader",), ""),
    "character area": (("character",), ""),
    "hand short": (("hand",), ""),
    "trash short": (("trash",), ""),
    "hand of each": (("hand",), ""),
    "hand and": (("hand", "trash"), ""),
    "hand or deck or trash": (("hand", "deck", "trash"), ""),
    "deck or hand": (("hand", "deck"), ""),
    "field or hand": (("hand", "character", "stage"), ""),
    "life and hand": (("life", "hand"), ""),
    "hand or bottom of deck": (("hand",), ""),
}
BOTH = ("Whose.either's", "Whose.both")
carried_by_parent("Zone", *_AREAS)
carried_by_parent("Whose", "your, opponent's, their, owner's, either's, both")


def seats(ctx: Context, whose: Tree | None) -> list[int]:
    """Whose things are meant; without a word, those of the one who acts."""
    if whose is None:
        return [ctx.actor]
    owner = ctx.memory.get("owner")
    if owner is not None and whose.name in ("their", "owner's"):
        return [owner]
    if whose.name == "their":
        return [ctx.their]
    if whose.name == "your":
        return [ctx.me]
    if whose.name == "opponent's":
        return [1 - ctx.me]
    first = ctx.rules.turn_player()
    return [first, 1 - first]


def areas(zone: Tree) -> tuple[tuple[str, ...], str]:
    return _AREAS[zone.name]


def place(ctx: Context, zone: Tree) -> Place:
    """The zones that a text names."""
    whose = (0, 1) if zone.name in ("hand of each", "the field") else tuple(seats(ctx, zone.get("w")))
    return _place(zone.name, whose)


@lru_cache(maxsize=1024)
def _place(name: str, whose: tuple[int, ...]) -> Place:
    found, end = _AREAS[name]
    return Place(tuple(f"{seat}.{area}" for seat in whose for area in found), end)


def cards_in(ctx: Context, at: Place) -> list[int]:
    return [card for zone in at.zones for card in ctx.rules.table.zones[zone]]
