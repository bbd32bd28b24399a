'''Our own card sets: one TOML file, readable and writable by people, that can never run code.

    [set]
    format = 1                      # this format
    id = "starter"                  # names the set: a-z, 0-9 and "-", at most 40 characters
    game = "…"                      # the id of a game; the cards below are of one with passcodes
    name = "Starter Set"            # at most 100 characters
    language = "en"                 # of the names and texts below: en, th, fa, zh_Hant, zh_Hans
    version = 1                     # 1 to 1,000,000; raised when cards change

    [[card]]                        # one table a card, at most 20,000
    code = 870000101                # its passcode, 1 to 4,294,967,295, unique in the file
    name = "Lantern Keeper"         # at most 200 characters
    kind = "monster"                # "monster", "spell" or "trap"
    traits = ["effect", "tuner"]    # monsters: at most one of "normal" "effect", and any of "ritual" "fusion" "synchro"
                                    # "xyz" "token" "tuner" "flip" "spirit" "union" "gemini" "toon" "special-summon"
    level = 4                       # monsters: Level, or Rank of an Xyz Monster, 0 to 13
    attribute = "LIGHT"             # monsters: EARTH WATER FIRE WIND LIGHT DARK DIVINE
    type = "Spellcaster"            # monsters: the Type as the cards print it
    atk = 1200                      # monsters: 0 to 99,999 or "?"
    def = "?"                       # likewise
    series = ["Lantern"]            # optional: archetype words the name belongs to
    scales = [4, 4]                 # optional: the Pendulum Scales
    markers = ["top", "left"]       # optional: where a Link Monster's arrows point
    number = "STR-EN001"            # optional: the printed card number, at most 20 characters, unique in the file
    printing = "STR-EN001"          # optional: the same for every game, at most 40 characters
    language = "en"                 # optional: of this card's name and text where it is not the set's
    by_hand = true                  # optional: the text need not parse, the card is then played by hand
    alias = 0                       # optional: the code of the card whose name it counts as
    text = """..."""                # rules text (it must parse), or flavour where the traits say "normal"
    names = { th = "...", fa = "..." }    # optional: names in other languages
    texts = { th = "...", fa = "..." }    # optional: texts in other languages, at most 10,000 characters each;
                                    # `names.th = "..."`, a line for each language, says the same

    [names.Lantern]                 # optional: what a word that texts quote and that names no card (an archetype, a
    th = "..."                      # Token) is called in other languages; at most 200 words

    [[card]]
    code = 870000201
    name = "Sudden Squall"
    kind = "spell"
    icon = "quick-play"             # spells: normal ritual continuous equip field quick-play
                                    # traps: normal continuous counter
    text = "..."

The cards of other games have the fields of their models (`cards/model.py` of the game in sanam.games) under the same
names, and names, texts, printing and language as above. A text that does not parse is played by hand there.

A monster has no `icon`; a Spell or Trap has none of traits, level, attribute, type, atk, def. Unknown fields,
wrong types and values out of range refuse the whole file, with the line and the name of the card, the field
and the reason; so does, as the card above is written, an English text that does not parse, with the span that was not
understood. Decks lie beside the sets, in `decks/NAME.sanam-deck` or `.ydk`.'''

from __future__ import annotations

import bisect
import os
import re
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue.importing import (
    CancelToken,
    ImportReport,
    Incoming,
    Progress,
    Source,
    Steps,
    write,
)
from sanam.catalogue.problems import FileRefused, control_within, read_text
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_text import check_format, parse_toml
from sanam.catalogue.understand import set_digest, understand, unread
from sanam.catalogue.understand import understood as with_reason
from sanam.games.definition import GameDefinition
from sanam.games.records import SetFormat
from sanam.wording import LANGUAGES

FORMAT = 1
MAX_BYTES = 16 * 1024 * 1024
MAX_CARDS = 20_000
MAX_TEXT = 10_000
MAX_NAMES = 200
#: What a card of any game may have besides the fields of its model.
COMMON_FIELDS = ("names", "texts", "printing", "language")
SET_FIELDS = ("format", "id", "game", "name", "language", "version")
_HEADER = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)
_TYPES = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}


def import_set(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    later: bool = False,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a card set. Raises FileRefused (nothing changed) for any fault in it, Cancelled when `cancel` is set.
    `later` leaves the texts of a set that is known to be understood to be read another time.
    """
    text = read_text(path, MAX_BYTES)
    header, cards, names = _tables(path, text)
    steps = Steps(2 * len(cards), progress, cancel)
    lines = _Lines(text)
    incoming: list[Incoming] = []
    seen: dict[str, set[object]] = {"code": set(), "number": set()}
    for index, table in enumerate(cards):
        reader = _Card(path, table, index, lines)
        item = reader.incoming(header["game"], header["language"], later)
        for field, value in (("code", item.card.key), ("number", item.number)):
            if value and value in seen[field]:
                raise reader.fault(field, "card.duplicate", value=value)
            seen[field].add(value)
        incoming.append(item)
        steps.advance()
    source = Source(
        game=header["game"],
        kind="set",
        file=os.fspath(path),
        digest=set_digest(path),
        language=header["language"],
        set_id=header["id"],
        set_name=header["name"],
        set_version=header["version"],
        names=names,
    )
    return write(catalogue, source, incoming, (), steps)


class _Lines:
    """Where things stand in the file: tomllib tells values, not places."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._breaks = [match.start() for match in re.finditer("\n", text)]
        self._cards = [match.start() for match in _HEADER.finditer(text)]

    def of(self, index: int, field: str = "", offset: int = 0) -> int:
        """The line (from 1) of the index-th card, of one of its fields, or of a character within that field's
        text.
        """
        if index >= len(self._cards):
            return 1
        start = self._cards[index]
        end = self._cards[index + 1] if index + 1 < len(self._cards) else len(self._text)
        found = re.compile(rf"^[ \t]*{re.escape(field)}(?:\.[\w-]+)?[ \t]*=[ \t]*(\"\"\"\n?)?", re.MULTILINE).search(
            self._text, start, end
        )
        if field and found:
            start = found.start() + len(found.group()) - len(found.group().lstrip())
            if found.group(1):
                start = min(found.end() + offset, end - 1)
        return bisect.bisect_left(self._breaks, start) + 1


class _Card:
    """Reads one [[card]] table field by field."""

    def __init__(self, path: str | os.PathLike[str], table: Mapping[str, Any], index: int, lines: _Lines) -> None:
        self.path, self.table, self.index, self.lines = path, table, index, lines
        name = table.get("name")
        self.label = name.strip()[:60] if isinstance(name, str) and name.strip() else f"#{index + 1}"

    def fault(self, field: str, reason: str, **params: Any) -> FileRefused:
        line = self.lines.of(self.index, field)
        return FileRefused(self.path, reason, {"line": line, "card": self.label, "field": field}, **params)

    def incoming(self, game: str, language: str, later: bool) -> Incoming:
        """The card of this table; `language` is that of the set."""
        for field, value in self.table.items():
            control = control_within([field, value])  # TOML's escapes can spell what the file itself may not hold
            if control is not None:
                raise self.fault(field, "file.binary", char=control)
        if "language" in self.table:
            language = self.choice("language", LANGUAGES)
        definition = games.get(game)
        format = definition.cards.set_format
        made = self.plain(definition) if format is None else self.formatted(format)
        if later:
            made = unread(made, language)
        elif format is None or definition.texts is None or language not in definition.texts.reads:
            made = with_reason(made, language)
        else:
            made, span = understand(made, language)
            if span is not None and not self.table.get("by_hand"):
                raise self.not_understood(made.text, *span)
        names, texts = self.translations("names", 200), self.translations("texts", MAX_TEXT)
        others = {
            tongue: (names.get(tongue, made.name), texts.get(tongue, ""))
            for tongue in LANGUAGES
            if tongue != language and (tongue in names or tongue in texts)
        }
        number = made.key if definition.cards.printed_codes else self.text("number", 20, "")
        return Incoming(card=made, language=language, others=others, number=self.text("printing", 40, "") or number)

    def formatted(self, format: SetFormat) -> Any:
        """A card in the format that its game gives it here."""
        for field in self.table:
            if field not in (*format.fields, *COMMON_FIELDS):
                raise self.fault(field, "card.unknown-field")
        by_hand = self.table.get("by_hand", False)
        if not isinstance(by_hand, bool):
            raise self.fault("by_hand", "card.type", expected="true or false", found=_toml_type(by_hand))
        return format.read(self)

    def plain(self, game: GameDefinition) -> Any:
        """A card of a game whose model is its format."""
        model = game.cards.model
        fields = [field for field in model.__struct_fields__ if field not in ("abilities", "problem")]
        for field in self.table:
            if field not in (*fields, *COMMON_FIELDS, "number"):
                raise self.fault(field, "card.unknown-field")
        values = {field: value for field, value in self.table.items() if field in fields}
        try:
            card = msgspec.convert(values, model)
        except msgspec.ValidationError as error:
            found = re.search(r"`\$\.(\w+)|field `(\w+)`", str(error))
            field = (found[1] or found[2]) if found else str(error).split()[0]
            raise self.fault(field if field in fields else "", "card.refused", error=str(error)) from None
        for field in ("name", "text"):
            self.check_text(field, getattr(card, field), MAX_TEXT if field == "text" else 200)
        return card

    def not_understood(self, text: str, start: int, end: int, reason: str) -> FileRefused:
        place: dict[str, int | str] = {
            "line": self.lines.of(self.index, "text", start),
            "card": self.label,
            "field": "text",
            "span": f"{start}-{end}",
        }
        quote = text[start:end] if len(text[start:end]) <= 60 else text[start : start + 59] + "…"
        return FileRefused(self.path, "card.not-understood", place, quote=quote, why=reason)

    def value(self, field: str, kind: type, default: object = None) -> Any:
        value = self.table.get(field, default)
        if value is None:
            raise self.fault(field, "card.missing")
        # A TOML boolean is a Python int.
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fault(field, "card.type", expected=_TYPES[kind], found=_toml_type(value))
        return value

    def text(self, field: str, limit: int, default: str | None = None) -> str:
        value: str = self.value(field, str, default)
        value = value.strip()
        self.check_text(field, value, limit)
        if not value and default != "":
            raise self.fault(field, "card.empty")
        return value

    def check_text(self, field: str, value: str, limit: int) -> None:
        if len(value) > limit:
            raise self.fault(field, "card.too-long", length=len(value), limit=limit)
        if field not in ("text", "texts") and "\n" in value:
            raise self.fault(field, "file.binary", char=10)

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value: int = self.value(field, int, default)
        if not low <= value <= high:
            raise self.fault(field, "card.range", value=value, low=low, high=high)
        return value

    def numbers(self, field: str, low: int, high: int, most: int) -> tuple[int, ...]:
        values = self.value(field, list, [])
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.fault(field, "card.type", expected="a list of whole numbers", found=_toml_type(value))
            if not low <= value <= high or len(values) > most:
                raise self.fault(field, "card.range", value=value, low=low, high=high)
        return tuple(values)

    def choice(self, field: str, allowed: Collection[str], default: str | None = None) -> str:
        value = self.text(field, 100, default)
        if value not in allowed:
            raise self.fault(field, "card.value", value=value, allowed=", ".join(allowed))
        return value

    def words(self, field: str, allowed: Collection[str] = ()) -> tuple[str, ...]:
        values = self.value(field, list, [])
        if len(values) > 20:
            raise self.fault(field, "card.too-long", length=len(values), limit=20)
        for value in values:
            if not isinstance(value, str) or not value or len(value) > 100:
                raise self.fault(field, "card.type", expected="a list of short texts", found=_toml_type(value))
            if allowed and value not in allowed:
                raise self.fault(field, "card.value", value=value, allowed=", ".join(allowed))
        return tuple(dict.fromkeys(values))

    def translations(self, field: str, limit: int) -> dict[str, str]:
        table = self.value(field, dict, {})
        for language, text in table.items():
            if language not in LANGUAGES:
                raise self.fault(field, "card.value", value=language, allowed=", ".join(LANGUAGES))
            if not isinstance(text, str):
                raise self.fault(field, "card.type", expected="a text", found=_toml_type(text))
            if not text.strip():
                raise self.fault(field, "card.empty")
            self.check_text(field, text, limit)
        return {language: text.strip() for language, text in table.items()}


def _toml_type(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    return next((name for kind, name in _TYPES.items() if isinstance(value, kind)), type(value).__name__)


def _tables(
    path: str | os.PathLike[str], text: str
) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, dict[str, str]]]:
    """The checked [set] table, the raw [[card]] tables and the checked [names.…] tables."""
    document = parse_toml(path, text)
    check_format(path, document, "set", FORMAT)
    for name in document:
        if name not in ("set", "card", "names"):
            raise FileRefused(path, "card.unknown-field", {"field": name})
    header = document.get("set")
    cards = document.get("card")
    for name, value, kind in (("set", header, dict), ("card", cards, list)):
        if value is None:
            raise FileRefused(path, "card.missing", {"field": name})
        if not isinstance(value, kind):
            raise FileRefused(path, "card.type", {"field": name}, expected=_TYPES[kind], found=_toml_type(value))
    assert isinstance(header, dict)
    assert isinstance(cards, list)
    _check_header(path, header)
    if len(cards) > MAX_CARDS:
        raise FileRefused(path, "sqlite.too-many", {"table": "card"}, count=len(cards), limit=MAX_CARDS)
    for index, card in enumerate(cards):
        if not isinstance(card, dict):
            place: dict[str, int | str] = {"card": f"#{index + 1}"}
            raise FileRefused(path, "card.type", place, expected=_TYPES[dict], found=_toml_type(card))
    return header, cards, _names(path, document.get("names", {}))


def _names(path: str | os.PathLike[str], tables: Any) -> dict[str, dict[str, str]]:
    """What words that texts quote are called in other languages."""
    if not isinstance(tables, dict):
        raise FileRefused(path, "card.type", {"field": "names"}, expected="a table", found=_toml_type(tables))
    if len(tables) > MAX_NAMES:
        raise FileRefused(path, "sqlite.too-many", {"table": "names"}, count=len(tables), limit=MAX_NAMES)
    for word, names in tables.items():
        place: dict[str, int | str] = {"table": "names", "field": word[:60]}
        if not isinstance(names, dict):
            raise FileRefused(path, "card.type", place, expected="a table", found=_toml_type(names))
        for language, name in names.items():
            if language not in LANGUAGES:
                raise FileRefused(path, "card.value", place, value=language[:60], allowed=", ".join(LANGUAGES))
            if not isinstance(name, str) or not name.strip():
                raise FileRefused(path, "card.type", place, expected="a text", found=_toml_type(name))
            if len(name) > 100 or len(word) > 100:
                raise FileRefused(path, "card.too-long", place, length=max(len(name), len(word)), limit=100)
            control = control_within([word, name])
            if control is not None:
                raise FileRefused(path, "file.binary", place, char=control)
    return tables


def _check_header(path: str | os.PathLike[str], header: dict[str, Any]) -> None:
    for field in header:
        if field not in SET_FIELDS:
            raise FileRefused(path, "card.unknown-field", {"table": "set", "field": field})
    for field in SET_FIELDS:
        kind: type = int if field in ("format", "version") else str
        place: dict[str, int | str] = {"table": "set", "field": field}
        value: Any = header.get(field)
        if value is None:
            raise FileRefused(path, "card.missing", place)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise FileRefused(path, "card.type", place, expected=_TYPES[kind], found=_toml_type(value))
        if isinstance(value, str) and not value.strip():
            raise FileRefused(path, "card.empty", place)
        if isinstance(value, str) and len(value) > 100:
            raise FileRefused(path, "card.too-long", place, length=len(value), limit=100)
        control = control_within(value)
        if control is not None:
            raise FileRefused(path, "file.binary", place, char=control)
    place = {"table": "set"}
    if games.find(header["game"]) is None:
        raise FileRefused(path, "toml.game", {**place, "field": "game"}, value=header["game"])
    if header["language"] not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        raise FileRefused(path, "card.value", {**place, "field": "language"}, value=header["language"], allowed=allowed)
    if not re.fullmatch(r"[a-z0-9-]{1,40}", header["id"]):
        raise FileRefused(path, "card.value", {**place, "field": "id"}, value=header["id"], allowed="a-z 0-9 -")
    if not 1 <= header["version"] <= 1_000_000:
        value = header["version"]
        raise FileRefused(path, "card.range", {**place, "field": "version"}, value=value, low=1, high=1_000_000)
