"""What can be said of a Yu-Gi-Oh! card that a person makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanam.games.forms import Field, Form
from sanam.games.yugioh.cards import model as ygo
from sanam.wording import tr

TRAITS = (
    *("normal", "effect", "ritual", "fusion", "synchro", "xyz", "tuner", "flip", "spirit", "union", "gemini"),
    *("toon", "pendulum", "link", "special-summon"),
)
MARKERS = ("top-left", "top", "top-right", "left", "right", "bottom-left", "bottom", "bottom-right")


def form() -> Form:
    monster, points = ("monster",), (("?", None),)
    fields = (
        Field(name="kind", kind="choice", options=("monster", "spell", "trap")),
        Field(name="icon", kind="choice", options=ygo.SPELL_ICONS, only=("spell",)),
        Field(name="icon", kind="choice", options=ygo.TRAP_ICONS, only=("trap",)),
        # A Rank and a Link Rating stand where a Level would, and are none.
        Field(name="level", kind="number", high=13, only=monster, without=("xyz", "link")),
        Field(name="level", kind="number", words="rank", high=13, only=("xyz",)),
        Field(name="level", kind="number", words="link", low=1, high=8, only=("link",)),
        Field(name="atk", kind="number", high=99_999, also=points, only=monster),
        Field(name="def_", kind="number", high=99_999, also=points, only=monster, without=("link",)),
        Field(name="attribute", kind="choice", options=ygo.ATTRIBUTES, only=monster),
        Field(name="race", kind="choice", options=ygo.RACES, free=True, needed=True, only=monster),
        Field(name="traits", kind="choices", words="monster_kinds", options=TRAITS, only=monster),
        Field(name="scales", kind="words", words="pendulum_scales", only=("pendulum",)),
        Field(name="markers", kind="choices", options=MARKERS, only=("link",)),
        Field(name="series", kind="words"),
    )
    empty = {
        "kind": "monster",
        "traits": ["effect"],
        "level": 4,
        "attribute": "EARTH",
        "race": "Warrior",
        "atk": 0,
        "def_": 0,
    }
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
