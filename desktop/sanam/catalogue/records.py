"""Cards from named values as foreign files spell them: JSON of several shapes, and CSV.

Every source names its fields in its own way. `field_of` knows the usual spellings; `card_from` reads the values,
text or number, into the game's model, and refuses with the field and the reason.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sanam.catalogue.models import MODELS, Card
from sanam.catalogue.problems import without_control
from sanam.games.onepiece.cards import ATTRIBUTES as OP_ATTRIBUTES
from sanam.games.onepiece.cards import HAVING
from sanam.games.summoner_master.cards import INFINITY, SummonerCard, parse_mp
from sanam.games.yugioh.cards import ATTRIBUTES, CardData

MAX_NAME = 400
MAX_TEXT = 10_000
MAX_LIST = 40
_COMMON = {
    "name": "name", "cardname": "name", "text": "text", "desc": "text", "description": "text", "cardtext": "text",
    "effect": "text", "effecttext": "text", "ability": "text", "rarity": "rarity", "setrarity": "rarity",
    "setid": "set", "setcode": "set", "packid": "set", "setname": "set_name", "packname": "set_name",
    "language": "language", "lang": "language", "image": "image", "imageurl": "image",
}  # fmt: skip
#: How each game's fields are spelt, letters only and in lower case -> our field.
SPELLINGS: dict[str, dict[str, str]] = {
    "yugioh": {
        **_COMMON,
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
    },
    "onepiece": {
        **_COMMON,
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
    },
    "summoner-master": {
        **_COMMON,
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
    },
}
#: What a record must bring.
REQUIRED = {
    "yugioh": ("code", "name", "kind"),
    "onepiece": ("code", "name", "category", "colours"),
    "summoner-master": ("name", "family"),
}
_LISTS = (
    "colours",
    "types",
    "attributes",
    "also_named",
    "elements",
    "tribes",
    "groups",
    "name_parts",
    "series",
    "traits",
)
_NUMBERS = (
    *("level", "power", "cost", "life", "counter", "at", "df", "sp", "cast_mp", "attack_mp", "alias", "scale"),
    *("atk", "def_"),
)
_NOTHING = ("", "-", "–", "—", "null", "none", "n/a", "nan")
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_TRIGGER = "[Trigger]"
#: How many times longer than its text what a web page writes for it may be.
MARKUP = 4
_VARIANT = re.compile(r"(.+?)[_-]([pr]\d{1,2})$", re.IGNORECASE)
_TRAIT_WORDS = (
    *("normal", "effect", "ritual", "fusion", "synchro", "xyz", "pendulum", "link", "token", "tuner", "flip"),
    *("spirit", "union", "gemini", "toon"),
)


class RecordRefused(Exception):
    """One record makes no card: its field, and a message id of sanam.catalogue.problems with parameters."""

    def __init__(self, field: str, reason: str, **params: Any) -> None:
        super().__init__(reason)
        self.field, self.reason, self.params = field, reason, params


def field_of(game: str, column: str) -> str:
    """Our name of a column or key, "" when it is not known."""
    return SPELLINGS[game].get(re.sub(r"[\W_]+", "", column).lower(), "")


def fields_of(game: str) -> tuple[str, ...]:
    """Every field a record of this game may bring, required ones first."""
    rest = sorted({field for field in SPELLINGS[game].values() if field} - set(REQUIRED[game]))
    return (*REQUIRED[game], *rest)


def named(game: str, record: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a JSON object by our names; of two keys for one field the first that says something counts."""
    values: dict[str, Any] = {}
    for key, value in record.items():
        field = field_of(game, key) if isinstance(key, str) else ""
        # {"name": "Slash", "image": …} as one source writes it.
        plain = value.get("name") if isinstance(value, dict) else value
        if field and not _is_nothing(plain) and (field not in values or isinstance(plain, list)):
            values[field] = plain
    return values


def card_from(game: str, values: Mapping[str, Any], drop: Callable[[RecordRefused], None] | None = None) -> Card:
    """The card of a record. Raises RecordRefused.

    With `drop`, a word that nobody knows (an attribute, a type …) costs the card only that field: `drop` is told of it.
    What a card cannot be played without, its numbers and its text, is never left out.
    """
    left = dict(values)
    while True:
        try:
            return _card_from(game, left)
        except RecordRefused as error:
            kept = (*REQUIRED[game], *_NUMBERS, "text", "trigger")
            unknown = error.reason in ("card.value", "card.refused")
            if drop is None or not unknown or error.field in kept or error.field not in left:
                raise
            drop(error)
            del left[error.field]


def _card_from(game: str, values: Mapping[str, Any]) -> Card:
    for field in REQUIRED[game]:
        if _is_nothing(values.get(field)):
            raise RecordRefused(field, "card.missing")
    read = {field: _value(field, value) for field, value in values.items() if not _is_nothing(value)}
    make = {"yugioh": _yugioh, "onepiece": _onepiece, "summoner-master": _summoner}[game]
    model = MODELS[game]
    kept = {field: value for field, value in make(read).items() if field in model.__struct_fields__}
    try:
        return model(**kept)
    except ValueError as error:
        field = str(error).split()[0].rstrip(":")
        raise RecordRefused(
            field if field in model.__struct_fields__ else "", "card.refused", error=str(error)
        ) from None


def variant(code: str) -> tuple[str, str]:
    """The card number and the mark of another artwork: "OP01-001_p1" -> ("OP01-001", "p1")."""
    found = _VARIANT.fullmatch(code)
    return (found[1], found[2]) if found else (code, "")


def _is_nothing(value: Any) -> bool:
    return value is None or (isinstance(value, str) and value.strip().lower() in _NOTHING) or value == []


def _value(field: str, value: Any) -> Any:
    if field in _LISTS:
        parts = value if isinstance(value, list) else re.split(r"\s*[/;|,、]\s*", _text(field, value, 1000))
        if len(parts) > MAX_LIST:
            raise RecordRefused(field, "card.too-long", length=len(parts), limit=MAX_LIST)
        return tuple(dict.fromkeys(_text(field, part, 200) for part in parts if not _is_nothing(part)))
    if field in _NUMBERS:
        return _number(field, value)
    if field in ("extra", "reflection", "interfere"):
        return str(value).strip().lower() in ("1", "true", "yes", "y", "x", "✓")
    return _text(field, value, MAX_TEXT if field in ("text", "trigger") else MAX_NAME)


def _text(field: str, value: Any, limit: int) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise RecordRefused(field, "card.type", expected="a text", found=type(value).__name__)
    written = str(value)
    if len(written) > limit * MARKUP:
        raise RecordRefused(field, "card.too-long", length=len(written), limit=limit)
    try:
        # Some lists were taken from web pages with their entities and line breaks.
        plain = "\n".join(part.strip() for part in _BREAK.split(html.unescape(written)))
    except ValueError as error:  # an entity of thousands of digits
        raise RecordRefused(field, "card.refused", error=str(error)) from None
    text = without_control(plain.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if len(text) > limit:
        raise RecordRefused(field, "card.too-long", length=len(text), limit=limit)
    return text if field in ("text", "trigger") else " ".join(text.split())


def _number(field: str, value: Any) -> int | None:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, str):
        text = value.strip().lstrip("+").replace(",", "").removesuffix(".0")
        if text in ("?", "-2", "-1"):
            return None
        value = int(text) if re.fullmatch(r"-?\d{1,9}", text) else value
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordRefused(field, "card.type", expected="a whole number", found=repr(value)[:40])
    if field in ("atk", "def_") and value < 0:
        return None
    if not -1 <= value <= 0xFFFFFFFF:
        raise RecordRefused(field, "card.range", value=value, low=0, high=99_999)
    return value


def _within(values: Mapping[str, Any], field: str, low: int, high: int) -> None:
    value = values.get(field)
    if value is not None and not low <= value <= high:
        raise RecordRefused(field, "card.range", value=value, low=low, high=high)


def _yugioh(values: dict[str, Any]) -> dict[str, Any]:
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
        _within(values, field, 0, high)
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


def _onepiece(values: dict[str, Any]) -> dict[str, Any]:
    category = values["category"].lower().replace("!!", "").removesuffix(" card")
    colours = tuple(colour.lower() for word in values["colours"] for colour in word.split())
    made: dict[str, Any] = {**values, "category": category, "colours": colours, "code": variant(values["code"])[0]}
    proper = {attribute.lower(): attribute for attribute in OP_ATTRIBUTES}
    made["attributes"] = tuple(proper.get(word.lower(), word) for word in values.get("attributes", ()))
    if category == "leader" and not made.get("life"):
        made["life"] = made.get("cost")  # the publisher's list prints a Leader's Life where the cost stands
    # Sources fill what a category lacks with 0 or "-".
    for field, categories in HAVING.items():
        if category in ("leader", "character", "event", "stage", "don") and category not in categories:
            made.pop(field, None)
    if category in ("event", "stage") and made.get("cost") is None:
        made["cost"] = 0
    effect, mark, trigger = made.get("text", "").partition(_TRIGGER)
    if mark and not made.get("trigger"):
        made["text"], made["trigger"] = effect.rstrip(), (mark + trigger).strip()
    return made


def _summoner(values: dict[str, Any]) -> dict[str, Any]:
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
            made["cast_mp"] = _number("mp", made.pop("mp"))
    made["elements"] = tuple(word.lower() for word in made.get("elements", ()))
    if made["family"] == "mystic":
        turns = str(made.get("duration", "")).lower().removesuffix(" turns").removesuffix(" turn")
        endless = turns in ("infinity", "∞", "inf")
        made["duration"] = INFINITY if endless else int(turns) if turns.isdigit() else None
        kind = str(made.get("mystic_kind", "untargeted"))
        made["mystic_kind"] = kind.upper() if kind.upper() in ("PS", "PA", "PM") else kind.lower()
    return made


def with_text(card: Card, name: str, text: str) -> Card:
    """The card with its words replaced."""
    return msgspec.structs.replace(card, name=name, text=text)


__all__ = [
    "CardData",
    "RecordRefused",
    "SummonerCard",
    "card_from",
    "field_of",
    "fields_of",
    "named",
    "variant",
    "with_text",
]
