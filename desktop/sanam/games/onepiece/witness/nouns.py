"""What kinds of cards a noun means, where they are, and whose (2-2-2 to 2-2-6, 3-1)."""

from __future__ import annotations

from typing import NamedTuple

from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.witness.filters import PLACES, is_named
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.sketches import Sketch
from sanam.games.witnessing.phrases import Node, many, name_of, walk, words
from sanam.games.witnessing.trials import NotDriven

FIELD = ("leader", "character", "stage", "cost", "given")
#: What each place that a text names is, and which end of it.
ZONES: dict[str, tuple[tuple[str, ...], str]] = {
    "hand": (("hand",), ""),
    "hand short": (("hand",), ""),
    "hand of each": (("hand",), ""),
    "trash": (("trash",), ""),
    "trash short": (("trash",), ""),
    "hand or trash": (("hand", "trash"), ""),
    "hand and": (("hand", "trash"), ""),
    "deck": (("deck",), ""),
    "top of deck": (("deck",), "top"),
    "bottom of deck": (("deck",), "bottom"),
    "top or bottom of deck": (("deck",), "either"),
    "top or bottom of deck short": (("deck",), "either"),
    "life": (("life",), "top"),
    "top of life": (("life",), "top"),
    "bottom of life": (("life",), "bottom"),
    "top or bottom of life": (("life",), "either"),
    "life and hand": (("life", "hand"), ""),
    "don deck": (("don-deck",), ""),
    "the don deck": (("don-deck",), ""),
    "cost area": (("cost",), ""),
    "don area": (("cost",), ""),
    "field": (FIELD, ""),
    "the field": (FIELD, ""),
    "character area": (("character",), ""),
    "hand or bottom of deck": (("hand",), "or bottom of deck"),
}
#: Where a noun's cards are when nothing is said of it.
USUAL: dict[str, tuple[str, ...]] = {
    "Noun1.character": ("character",),
    "Noun1.character card": ("character",),
    "Noun1.leader": ("leader",),
    "Noun1.stage": ("stage",),
    "Noun1.stage card": ("stage",),
    "Noun1.card": ("leader", "character", "stage", "cost"),
    "Noun1.don": ("cost", "given"),
    "Noun1.life": ("life",),
    "Noun1.event": ("hand",),
    "Noun.named": ("leader", "character", "stage"),
    "Noun.named or kind": ("leader", "character", "stage"),
    "Noun.named character": ("character",),
    "Noun.named leader": ("leader",),
    "Noun.named stage": ("stage",),
}
#: Nouns that mean cards of the field, whatever was looked at before.
ON_FIELD = ("Noun1.character", "Noun1.leader", "Noun1.stage", "Noun1.don")


class Where(NamedTuple):
    """Areas of some seats; `end` is which end of a pile is meant."""

    seats: tuple[int, ...]
    areas: tuple[str, ...]
    end: str = ""
    said: bool = False


def zone_said(zone: Node) -> tuple[tuple[str, ...], str]:
    found = ZONES.get(name_of(zone))
    if found is None:
        raise NotDriven(f"place {zone['is']}")
    return found


def where(led: Ledger, noun: Node, filters: list[Node], whose: Node | None, actor: int) -> Where:
    """Where the cards that a phrase means are to be found."""
    for node in filters:
        if node["is"] == "Filter.on field or trash":
            return Where(led.seats(node["w"], actor), (*FIELD, "trash"), "", True)
        if node["is"] == "Filter.on field":
            seats = (0, 1) if node.get("w") is None else led.seats(node["w"], actor)
            return Where(seats, FIELD, "", True)
        if node["is"] in PLACES:
            areas, end = zone_said(node["z"])
            everybody = name_of(node["z"]) in ("hand of each", "the field")
            return Where((0, 1) if everybody else led.seats(node["z"].get("w"), actor), areas, end, True)
    areas = tuple(dict.fromkeys(area for part in walk(noun) for area in USUAL.get(part["is"], ())))
    seats = (0, 1) if whose is None else led.seats(whose, actor)
    return Where(seats, areas, "top" if areas == ("life",) else "")


def is_kind(data: OnePieceCard, noun: Node) -> bool:
    """Whether a card is of the kind that a noun says."""
    key, name = noun["is"], name_of(noun)
    if key in ("Noun.or", "Noun.list"):
        return any(is_kind(data, part) for slot, part in noun.items() if slot != "is")
    if key == "Noun1.card":
        return True
    if key == "Noun1.life":
        return True
    if key.startswith("Noun1."):
        return data.category == name.removesuffix(" card")
    named = is_named(data.names, words(noun.get("x"), "NAME"))
    if key == "Noun.named":
        return named
    if key == "Noun.named or kind":
        return named or is_kind(data, noun["y"])
    if key.startswith("Noun.named "):
        return named and data.category == name.removeprefix("named ")
    raise NotDriven(f"noun {key}")


def sketched(noun: Node) -> Sketch:
    """A plain card of the kind that a noun says."""
    keys = {part["is"] for part in walk(noun)}
    names = words(noun.get("x"), "NAME") if noun["is"].startswith("Noun.named") else []
    people = keys & {"Noun1.character", "Noun1.character card", "Noun1.card", "Noun.named", "Noun.named character"}
    category = "character"
    if not people:
        if keys & {"Noun1.event"}:
            category = "event"
        elif keys & {"Noun1.stage", "Noun1.stage card", "Noun.named stage"}:
            category = "stage"
        elif keys & {"Noun1.leader", "Noun.named leader"}:
            category = "leader"
    return Sketch(category=category, name=names[0] if names else "")


def filters_of(phrase: Node) -> list[Node]:
    return many(phrase.get("f"))
