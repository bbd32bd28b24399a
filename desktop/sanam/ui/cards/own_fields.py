"""What can be said of an own card, game by game: the fields of its model as data. `field_editors` makes the form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sanam.games.onepiece import cards as op
from sanam.games.summoner_master import cards as sm
from sanam.games.yugioh import cards as ygo
from sanam.ui.text import tr


@dataclass(frozen=True, kw_only=True)
class Field:
    """A field of a card model, or of a part of one.

    name     in the model; `words` in field_words, where that is another
    kind     "choice" (one of `options`; others too where `free`), "choices" (any of them), "number" (`low` to `high`),
             "text", "lines" (text of several lines), "words" (separated by commas), "flag", "box" (the `parts`, or
             nothing), "rows" (any number of such parts)
    also     what may be typed instead of a number -> what it means
    only     the kinds of card that have it, () for all: those of the form's kind and, of a monster, its traits
    without  the kinds that do not have it although they are among `only`
    needed   it may not be empty
    start    what a new part has
    """

    name: str
    kind: str
    words: str = ""
    options: tuple[str, ...] = ()
    free: bool = False
    low: int = 0
    high: int = 0
    also: tuple[tuple[str, Any], ...] = ()
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    needed: bool = False
    parts: tuple[Field, ...] = ()
    start: Any = None


@dataclass(frozen=True, kw_only=True)
class Form:
    """The fields of a game's cards. `kind` names the field that says which of the others a card has, `traits` another
    one that does ("" for none); `empty` is a new card; `check` tells what else is wrong as (field, sentence).
    """

    kind: str
    fields: tuple[Field, ...]
    empty: dict[str, Any]
    check: Callable[[dict[str, Any]], Iterator[tuple[str, str]]]
    traits: str = ""


NOTHING = (("", None), ("-", None), ("–", None))
TRAITS = (
    *("normal", "effect", "ritual", "fusion", "synchro", "xyz", "tuner", "flip", "spirit", "union", "gemini"),
    *("toon", "pendulum", "link", "special-summon"),
)
RACES = (
    *("Aqua", "Beast", "Beast-Warrior", "Dinosaur", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine"),
    *("Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster", "Thunder", "Warrior"),
    *("Winged Beast", "Zombie"),
)
MARKERS = ("top-left", "top", "top-right", "left", "right", "bottom-left", "bottom", "bottom-right")


def _yugioh() -> Form:
    monster, points = ("monster",), (("?", None),)
    fields = (
        Field(name="kind", kind="choice", options=("monster", "spell", "trap")),
        Field(name="icon", kind="choice", options=ygo.SPELL_ICONS, only=("spell",)),
        Field(name="icon", kind="choice", options=ygo.TRAP_ICONS, only=("trap",)),
        Field(name="traits", kind="choices", words="monster_kinds", options=TRAITS, only=monster),
        # A Rank and a Link Rating stand where a Level would, and are none.
        Field(name="level", kind="number", high=13, only=monster, without=("xyz", "link")),
        Field(name="level", kind="number", words="rank", high=13, only=("xyz",)),
        Field(name="level", kind="number", words="link", low=1, high=8, only=("link",)),
        Field(name="attribute", kind="choice", options=ygo.ATTRIBUTES, only=monster),
        Field(name="race", kind="choice", options=RACES, free=True, needed=True, only=monster),
        Field(name="atk", kind="number", high=99_999, also=points, only=monster),
        Field(name="def_", kind="number", high=99_999, also=points, only=monster, without=("link",)),
        Field(name="scales", kind="words", words="pendulum_scales", only=("pendulum",)),
        Field(name="markers", kind="choices", options=MARKERS, only=("link",)),
        Field(name="series", kind="words"),
    )
    empty = {"kind": "monster", "traits": ["effect"], "level": 4, "attribute": "EARTH", "race": "Warrior",
             "atk": 0, "def_": 0}  # fmt: skip
    return Form(kind="kind", traits="traits", fields=fields, empty=empty, check=_check_yugioh)


def _check_yugioh(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if card["kind"] != "monster" and not card.get("text"):
        yield "text", tr("A Spell or Trap needs card text.")
    if {"normal", "effect"} <= {*card.get("traits", ())}:
        yield "traits", tr("A Normal Monster has no effect.")
    if "link" in card.get("traits", ()) and len(card.get("markers", ())) != card.get("level"):
        yield "level", tr("The Link Rating is the number of Link Arrows.")
    scales = card.get("scales", ())
    if len(scales) > 2 or not all(scale.isdecimal() and int(scale) <= 13 for scale in scales):
        yield "scales", tr("Two numbers from 0 to 13, separated by a comma.")
    else:
        card["scales"] = [int(scale) for scale in scales]


def _onepiece() -> Form:
    don = ("don",)

    def number(name: str, most: int, **more: Any) -> Field:
        return Field(name=name, kind="number", high=most, only=op.HAVING[name], **more)

    fields = (
        Field(name="category", kind="choice", options=op.CATEGORIES),
        Field(name="colours", kind="choices", options=op.COLOURS, without=don),
        number("cost", 99),
        number("life", 99),
        number("power", op.MOST, also=NOTHING),
        number("counter", op.MOST, also=NOTHING),
        Field(name="attributes", kind="choices", options=op.ATTRIBUTES, only=op.HAVING["attributes"]),
        Field(name="types", kind="words", without=don),
        Field(name="also_named", kind="words", without=don),
        # A Leader is never a Life card (5-2-1-7).
        Field(name="trigger", kind="lines", without=("leader", *don)),
        Field(name="block", kind="text", without=don),
        Field(name="rarity", kind="text", without=don),
    )
    empty = {"category": "character", "colours": ["red"], "cost": 1, "power": 1000, "counter": 1000}
    return Form(kind="category", fields=fields, empty=empty, check=_check_onepiece)


def _check_onepiece(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if not card.get("colours") and card["category"] != "don":
        yield "colours", tr("The card needs a colour.")


def _powers(name: str) -> Field:
    parts = (
        Field(name="kind", kind="choice", words="power_kind", options=("ability", "skill")),
        Field(name="name", kind="text"),
        Field(name="text", kind="lines", needed=True),
        Field(name="interfere", kind="flag"),
    )
    return Field(name=name, kind="rows", parts=parts, start={"kind": "ability", "text": ""})


def _selectors(name: str, needed: bool = False) -> Field:
    parts = (
        Field(name="kind", kind="choice", words="selector_kind", options=sm.SELECTOR_KINDS),
        Field(name="value", kind="text", words="selector_value", needed=True),
        Field(name="count", kind="number", words="selector_count", low=1, high=60),
    )
    return Field(name=name, kind="rows", parts=parts, needed=needed, start={"kind": "name", "value": "", "count": 1})


def _summoner() -> Form:
    seal, mystic = ("seal",), ("mystic",)

    def number(name: str, most: int, only: tuple[str, ...] = ()) -> Field:
        return Field(name=name, kind="number", high=most, also=NOTHING, only=only)

    form = (
        Field(name="name", kind="text"),
        Field(name="attack", kind="choice", words="form_attack", options=sm.FORM_ATTACKS),
        Field(name="strikes", kind="number", low=1, high=99),
        *(number(name, most) for name, most in (("at", sm.MOST), ("df", sm.MOST), ("sp", 5), ("attack_mp", 99))),
        _selectors("supports"),
        Field(name="text", kind="lines"),
    )
    shade = (
        Field(name="kind", kind="choice", words="shade_kind", options=sm.SHADE_KINDS),
        Field(name="value", kind="text", words="selector_value", needed=True),
    )
    growth = (Field(name="condition", kind="lines", words="growth_condition", needed=True), _powers("gains"))
    progress = (_selectors("uses", needed=True), _powers("gains"))
    turns = (("∞", sm.INFINITY), (sm.INFINITY, sm.INFINITY))
    fields = (
        Field(name="family", kind="choice", options=("seal", "mystic")),
        Field(name="extra", kind="flag"),
        Field(name="reflection", kind="flag"),
        Field(name="elements", kind="choices", options=(*sm.ELEMENTS, sm.MULTI), only=seal),
        Field(name="tribes", kind="choices", options=sm.TRIBES, only=seal),
        Field(name="mystic_type", kind="choice", options=("", *sm.MYSTIC_TYPES), only=mystic),
        Field(name="mystic_kind", kind="choice", options=sm.MYSTIC_KINDS, only=mystic),
        Field(name="duration", kind="number", high=99, also=turns, only=mystic),
        number("at", sm.MOST, seal),
        number("df", sm.MOST, seal),
        number("sp", 5, seal),
        number("cast_mp", 99),
        number("attack_mp", 99, seal),
        number("level", 99, seal),
        Field(name="interfere", kind="flag"),
        _powers("powers"),
        Field(name="growth", kind="box", parts=growth, only=seal, start={"condition": ""}),
        Field(name="progress", kind="box", parts=progress, start={"uses": []}),
        Field(name="forms", kind="rows", parts=form, only=seal, start={"attack": "general", "strikes": 1}),
        Field(name="shades", kind="rows", parts=shade, start={"kind": "name", "value": ""}),
        Field(name="exception", kind="text", only=mystic),
        Field(name="groups", kind="words"),
        Field(name="name_parts", kind="words"),
        Field(name="name_symbol", kind="text"),
        Field(name="card_set", kind="text"),
        Field(name="symbol", kind="text"),
        Field(name="number", kind="text"),
        Field(name="rarity", kind="choice", options=("", *sm.RARITIES.values())),
        Field(name="credit", kind="text"),
    )
    empty = {"family": "seal", "elements": ["none"], "at": 1, "df": 1, "sp": 1, "cast_mp": 1, "attack_mp": 1,
             "level": 1, "mystic_kind": "untargeted", "duration": 1}  # fmt: skip
    return Form(kind="family", fields=fields, empty=empty, check=_check_summoner)


def _check_summoner(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    elements = card.get("elements", ())
    if "none" in elements and len(elements) > 1:
        yield "elements", tr("A Seal without an element has no other element.")
    if card.get("number") and not re.fullmatch(r"[1-9]\d{0,3}\s*/\s*\d{1,4}", card["number"]):
        yield "number", tr("Its number out of all cards in the set, such as 3/120.")


def form_of(game: str) -> Form:
    """The fields of a game's cards."""
    return {"yugioh": _yugioh, "onepiece": _onepiece, "summoner-master": _summoner}[game]()
