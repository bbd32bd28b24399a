"""Yu-Gi-Oh! cards from foreign records, and from and to our card sets."""

from __future__ import annotations

import re
from typing import Any

from sanam.games.records import COMMON, RecordRefused, Records, SetFormat, SetTable, check_bounds
from sanam.games.yugioh.cards.model import ATTRIBUTES, EXTRA_TRAITS, SPELL_ICONS, TRAP_ICONS, CardData

SPELLINGS = {
    **COMMON,
    "id": "code",
    "code": "code",
    "passcode": "code",
    "password": "code",
    "cardid": "code",
    "konamiid": "",
    "type": "kind",
    "cardtype": "kind",
    "kind": "kind",
    "humanreadablecardtype": "kind_words",
    "icon": "icon",
    "property": "icon",
    "race": "race",
    "monstertype": "race",
    "types": "race",
    "traits": "traits",
    "level": "level",
    "rank": "level",
    "linkval": "level",
    "stars": "level",
    "attribute": "attribute",
    "atk": "atk",
    "attack": "atk",
    "def": "def_",
    "defense": "def_",
    "defence": "def_",
    "scale": "scale",
    "linkmarkers": "markers",
    "archetype": "series",
    "series": "series",
    "alias": "alias",
    "number": "number",
    "cardnumber": "number",
    "set": "set",
}
_TRAIT_WORDS = (
    *("normal", "effect", "ritual", "fusion", "synchro", "xyz", "pendulum", "link", "token", "tuner", "flip"),
    *("spirit", "union", "gemini", "toon"),
)


def build(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of the card model from the values of a record."""
    code = str(values["code"])
    if not re.fullmatch(r"\d{1,10}", code) or not 0 < int(code) <= 0xFFFFFFFF:
        raise RecordRefused("code", "deck.code-range", value=code)
    words = " ".join(str(values.get(field, "")) for field in ("kind", "kind_words")).lower()
    kind = next((word for word in ("spell", "trap", "monster", "token") if word in words), "")
    if not kind:
        raise RecordRefused("kind", "card.value", value=str(values["kind"])[:60], allowed="monster, spell, trap")
    common = {"code": int(code), "name": values["name"], "text": values.get("text", "")}
    common |= {"alias": values.get("alias") or 0, "series": values.get("series", ())}
    race = values.get("race", "")
    if kind in ("spell", "trap"):
        icon = (values.get("icon") or race or "normal").lower().replace("quickplay", "quick-play")
        icon = icon.removesuffix(" " + kind)
        allowed = ("normal", "ritual", "continuous", "equip", "field", "quick-play", "counter")
        return {**common, "kind": kind, "icon": icon if icon in allowed else "normal"}
    for field, high in (("level", 13), ("atk", 99_999), ("def_", 99_999), ("scale", 13)):
        check_bounds(values, field, 0, high)
    attribute = str(values.get("attribute", "")).upper()
    if attribute and attribute not in ATTRIBUTES:
        raise RecordRefused("attribute", "card.value", value=attribute[:60], allowed=", ".join(ATTRIBUTES))
    traits = [trait.lower() for trait in values.get("traits", ())]
    traits += [trait for trait in _TRAIT_WORDS if re.search(rf"\b{trait}\b", words) and trait not in traits]
    if not {"normal", "effect", "token"} & set(traits):
        traits.insert(0, "effect")
    scale = values.get("scale")
    markers = values.get("markers", ())
    return {
        **common,
        "kind": "monster",
        "traits": tuple(traits),
        "level": values.get("level") or 0,
        "attribute": attribute,
        "race": race,
        "atk": values.get("atk"),
        "def_": values.get("def_"),
        "scales": (scale, scale) if scale is not None else (),
        "markers": tuple(str(mark).lower() for mark in markers) if isinstance(markers, list | tuple) else (),
    }


RECORDS = Records(
    spellings=SPELLINGS,
    required=("code", "name", "kind"),
    lists=("series", "traits"),
    numbers=("level", "atk", "def_", "scale", "alias"),
    unknown=("atk", "def_"),
    keys=("atk", "desc", "frametype", "passcode"),
    build=build,
)

# --- our card sets ---------------------------------------------------------------------------------

KINDS = ("monster", "spell", "trap")
TRAITS = (
    *("normal", "effect", "ritual", *EXTRA_TRAITS, "pendulum", "token", "tuner", "flip", "spirit", "union"),
    *("gemini", "toon", "special-summon"),
)
MONSTER_FIELDS = ("traits", "level", "attribute", "type", "atk", "def", "scales", "markers")
MARKERS = ("top-left", "top", "top-right", "left", "right", "bottom-left", "bottom", "bottom-right")
SET_FIELDS = (
    *("code", "name", "kind", "icon", "text", "series", "number", "alias", "by_hand"),
    *MONSTER_FIELDS,
)


MAX_TEXT = 10_000


def read_table(table: SetTable) -> CardData:
    """The card of a [[card]] table, without abilities."""
    kind = table.choice("kind", KINDS)
    common: dict[str, Any] = {
        "code": table.number("code", 1, 0xFFFFFFFF),
        "name": table.text("name", 200),
        "kind": kind,
        "alias": table.number("alias", 0, 0xFFFFFFFF, 0),
        "series": table.words("series"),
        "text": table.text("text", MAX_TEXT, None if kind != "monster" else ""),
    }
    for field in MONSTER_FIELDS if kind != "monster" else ("icon",):
        if field in table.table:
            raise table.fault(field, "card.not-for-kind", kind=kind)
    if kind != "monster":
        icons = SPELL_ICONS if kind == "spell" else TRAP_ICONS
        return CardData(**common, icon=table.choice("icon", icons, "normal"))
    traits = table.words("traits", TRAITS)
    if "normal" in traits and "effect" in traits:
        raise table.fault("traits", "card.value", value="effect", allowed="traits of a Normal Monster")
    return CardData(
        **common,
        traits=traits,
        level=table.number("level", 0, 13),
        attribute=table.choice("attribute", ATTRIBUTES),
        race=table.text("type", 40),
        atk=_points(table, "atk"),
        def_=_points(table, "def"),
        scales=table.numbers("scales", 0, 13, 2),
        markers=table.words("markers", MARKERS),
    )


def _points(table: SetTable, field: str) -> int | None:
    return None if table.table.get(field) == "?" else table.number(field, 0, 99_999)


def write_table(card: CardData) -> dict[str, Any]:
    """The table of a card."""
    values: dict[str, Any] = {"code": card.code, "name": card.name, "kind": card.kind}
    if card.kind == "monster":
        values |= {
            "traits": list(card.traits),
            "level": card.level,
            "attribute": card.attribute,
            "type": card.race,
            "atk": "?" if card.atk is None else card.atk,
            "def": "?" if card.def_ is None else card.def_,
        }
    else:
        values["icon"] = card.icon
    lists = (("scales", card.scales), ("markers", card.markers), ("series", card.series))
    values |= {field: list(value) for field, value in lists if value}
    values |= {"alias": card.alias} if card.alias else {}
    return {**values, "text": card.text}


SET_FORMAT = SetFormat(fields=SET_FIELDS, read=read_table, write=write_table)
