"""What can be said of a Summoner Master card that a person makes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sanam.games.forms import NOTHING, Field, Form
from sanam.games.summoner_master.cards import model as sm
from sanam.wording import tr


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


def _empty() -> dict[str, Any]:
    """What a new card begins with."""
    return {
        "family": "seal",
        "elements": ["none"],
        "at": 1,
        "df": 1,
        "sp": 1,
        "cast_mp": 1,
        "attack_mp": 1,
        "level": 1,
        "mystic_kind": "untargeted",
        "duration": 1,
    }


def _number(name: str, most: int, only: tuple[str, ...] = ()) -> Field:
    return Field(name=name, kind="number", high=most, also=NOTHING, only=only)


def _attack_form() -> tuple[Field, ...]:
    """What is said of each of a Seal's forms."""
    return (
        Field(name="name", kind="text"),
        Field(name="attack", kind="choice", words="form_attack", options=sm.FORM_ATTACKS),
        Field(name="strikes", kind="number", low=1, high=99),
        *(_number(name, most) for name, most in (("at", sm.MOST), ("df", sm.MOST), ("sp", 5), ("attack_mp", 99))),
        _selectors("supports"),
        Field(name="text", kind="lines"),
    )


def form() -> Form:
    seal, mystic = ("seal",), ("mystic",)

    shade = (
        Field(name="kind", kind="choice", words="shade_kind", options=sm.SHADE_KINDS),
        Field(name="value", kind="text", words="selector_value", needed=True),
    )
    growth = (Field(name="condition", kind="lines", words="growth_condition", needed=True), _powers("gains"))
    progress = (_selectors("uses", needed=True), _powers("gains"))
    turns = (("∞", sm.INFINITY), (sm.INFINITY, sm.INFINITY))
    fields = (
        Field(name="family", kind="choice", options=("seal", "mystic")),
        Field(name="mystic_type", kind="choice", options=("", *sm.MYSTIC_TYPES), only=mystic),
        Field(name="mystic_kind", kind="choice", options=sm.MYSTIC_KINDS, only=mystic),
        Field(name="duration", kind="number", high=99, also=turns, only=mystic),
        _number("at", sm.MOST, seal),
        _number("df", sm.MOST, seal),
        _number("sp", 5, seal),
        _number("cast_mp", 99),
        _number("attack_mp", 99, seal),
        _number("level", 99, seal),
        Field(name="elements", kind="choices", options=(*sm.ELEMENTS, sm.MULTI), only=seal),
        Field(name="tribes", kind="choices", options=sm.TRIBES, only=seal),
        Field(name="interfere", kind="flag"),
        Field(name="extra", kind="flag"),
        Field(name="reflection", kind="flag"),
        _powers("powers"),
        Field(name="growth", kind="box", parts=growth, only=seal, start={"condition": ""}),
        Field(name="progress", kind="box", parts=progress, start={"uses": []}),
        Field(name="forms", kind="rows", parts=_attack_form(), only=seal, start={"attack": "general", "strikes": 1}),
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
    return Form(kind="family", fields=fields, empty=_empty(), check=_check_summoner)


def _check_summoner(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    elements = card.get("elements", ())
    if "none" in elements and len(elements) > 1:
        yield "elements", tr("A Seal without an element has no other element.")
    if card.get("number") and not re.fullmatch(r"[1-9]\d{0,3}\s*/\s*\d{1,4}", card["number"]):
        yield "number", tr("Its number out of all cards in the set, such as 3/120.")
