"""One Piece cards from foreign records."""

from __future__ import annotations

import re
from typing import Any

from sanam.games.onepiece.cards.model import ATTRIBUTES, HAVING
from sanam.games.records import COMMON, Records, variant

SPELLINGS = {
    **COMMON,
    "id": "code",
    "code": "code",
    "cardid": "code",
    "cardnumber": "code",
    "number": "code",
    "cardsetid": "code",
    "category": "category",
    "type": "category",
    "cardtype": "category",
    "cardcategory": "category",
    "color": "colours",
    "colors": "colours",
    "colour": "colours",
    "colours": "colours",
    "cardcolor": "colours",
    "types": "types",
    "family": "types",
    "subtypes": "types",
    "traits": "types",
    "feature": "types",
    "features": "types",
    "attribute": "attributes",
    "attributes": "attributes",
    "power": "power",
    "cardpower": "power",
    "cost": "cost",
    "cardcost": "cost",
    "life": "life",
    "counter": "counter",
    "counteramount": "counter",
    "triggertext": "trigger",
    "trigger": "trigger",
    "block": "block",
    "blockicon": "block",
    "blocknumber": "block",
    "alsonamed": "also_named",
    "aliases": "also_named",
    "set": "set",
}
_TRIGGER = re.compile(r"(?<!\s)(?P<space>\s*)\[Trigger\]")


def build(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of the card model from the values of a record."""
    category = values["category"].lower().replace("!!", "").removesuffix(" card")
    colours = tuple(colour.lower() for word in values["colours"] for colour in word.split())
    made: dict[str, Any] = {**values, "category": category, "colours": colours, "code": variant(values["code"])[0]}
    proper = {attribute.lower(): attribute for attribute in ATTRIBUTES}
    made["attributes"] = tuple(proper.get(word.lower(), word) for word in values.get("attributes", ()))
    if category == "leader" and not made.get("life"):
        made["life"] = made.get("cost")  # the publisher's list prints a Leader's Life where the cost stands
    # Sources fill what a category lacks with 0 or "-".
    for field, categories in HAVING.items():
        if category in ("leader", "character", "event", "stage", "don") and category not in categories:
            made.pop(field, None)
    if category in ("event", "stage") and made.get("cost") is None:
        made["cost"] = 0
    text = made.get("text", "")
    begins = _trigger(text)
    if begins is not None and not made.get("trigger"):
        made["text"], made["trigger"] = text[: begins.start()].rstrip(), text[begins.end("space") :].strip()
    return made


def _trigger(text: str) -> re.Match[str] | None:
    """Where the [Trigger] text begins: at the start of a sentence or line, not in "a card with a [Trigger]"."""
    for found in _TRIGGER.finditer(text):
        if not found.start() or text[found.start() - 1] in ".!)>" or "\n" in found["space"]:
            return found
    return None


RECORDS = Records(
    spellings=SPELLINGS,
    required=("code", "name", "category", "colours"),
    lists=("colours", "types", "attributes", "also_named"),
    numbers=("power", "cost", "life", "counter"),
    lines=("text", "trigger"),
    keys=("color", "colors", "colour", "colours", "cardcolor"),
    build=build,
)
