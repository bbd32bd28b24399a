"""What can be said of a One Piece card that a person makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanam.games.forms import NOTHING, Field, Form
from sanam.games.onepiece.cards import model as op
from sanam.wording import tr


def form() -> Form:
    don = ("don",)

    def number(name: str, most: int, **more: Any) -> Field:
        return Field(name=name, kind="number", high=most, only=op.HAVING[name], **more)

    fields = (
        Field(name="category", kind="choice", options=op.CATEGORIES),
        number("cost", 99),
        number("life", 99),
        number("power", op.MOST, also=NOTHING),
        number("counter", op.MOST, also=NOTHING),
        Field(name="colours", kind="choices", options=op.COLOURS, without=don),
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
