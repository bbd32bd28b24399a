"""Summoner Master cards from foreign records."""

from __future__ import annotations

from typing import Any

from sanam.games.records import COMMON, RecordRefused, Records, whole_number
from sanam.games.summoner_master.cards.model import INFINITY, parse_mp

SPELLINGS = {
    **COMMON,
    "family": "family",
    "kind": "family",
    "cardtype": "family",
    "extra": "extra",
    "reflection": "reflection",
    "element": "elements",
    "elements": "elements",
    "tribe": "tribes",
    "tribes": "tribes",
    "race": "tribes",
    "at": "at",
    "attack": "at",
    "df": "df",
    "defence": "df",
    "defense": "df",
    "sp": "sp",
    "speed": "sp",
    "mp": "mp",
    "mpcost": "mp",
    "castmp": "cast_mp",
    "attackmp": "attack_mp",
    "level": "level",
    "lv": "level",
    "interfere": "interfere",
    "mystictype": "mystic_type",
    "mystickind": "mystic_kind",
    "target": "mystic_kind",
    "duration": "duration",
    "turn": "duration",
    "turns": "duration",
    "exception": "exception",
    "group": "groups",
    "groups": "groups",
    "symbol": "symbol",
    "set": "card_set",
    "cardset": "card_set",
    "setname": "card_set",
    "number": "number",
    "collectornumber": "number",
    "credit": "credit",
    "illustrator": "credit",
    "artist": "credit",
    "namesymbol": "name_symbol",
    "nameparts": "name_parts",
}


def build(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of the card model from the values of a record."""
    made = dict(values)
    family = values["family"].lower()
    if "extra" in family:
        made["extra"] = True
    made["family"] = next((word for word in ("seal", "mystic") if word in family), family)
    if "mp" in made:
        if made["family"] == "seal":
            try:
                made["cast_mp"], made["attack_mp"] = parse_mp(made.pop("mp"))
            except ValueError as error:
                raise RecordRefused("mp", "card.refused", error=str(error)) from None
        else:
            made["cast_mp"] = whole_number("mp", made.pop("mp"))
    made["elements"] = tuple(word.lower() for word in made.get("elements", ()))
    if made["family"] == "mystic":
        turns = str(made.get("duration", "")).lower().removesuffix(" turns").removesuffix(" turn")
        endless = turns in ("infinity", "∞", "inf")
        made["duration"] = INFINITY if endless else int(turns) if turns.isdigit() else None
        kind = str(made.get("mystic_kind", "untargeted"))
        made["mystic_kind"] = kind.upper() if kind.upper() in ("PS", "PA", "PM") else kind.lower()
    return made


RECORDS = Records(
    spellings=SPELLINGS,
    required=("name", "family"),
    lists=("elements", "tribes", "groups", "name_parts"),
    numbers=("level", "at", "df", "sp", "cast_mp", "attack_mp"),
    flags=("extra", "reflection", "interfere"),
    build=build,
)
