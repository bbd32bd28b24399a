"""Why a file, or one record of it, was not taken in.

A problem is data: where it is and a message id with parameters, so that the window can translate it.
`ENGLISH` holds the English sentence of every id; `str()` of a problem is the line that the command line
prints.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from typing import Any

import msgspec

from sanam.printable import printable

ENGLISH: dict[str, str] = {
    "file.missing": "the file cannot be read: {error}",
    "file.too-large": "the file is {size} bytes long; the limit is {limit}",
    "file.kind": "unknown file type: {suffix}",
    "file.deck": "{suffix} files are decks: open or convert them instead of importing them",
    "file.not-text": "the file is not UTF-8 text",
    "file.binary": "the file is not plain text: it contains the control character U+{char:04X}",
    "file.no-file": "this is a folder or a device, not a file",
    "sqlite.not-a-database": "this is not an SQLite database",
    "sqlite.damaged": "the database is damaged: {error}",
    "sqlite.no-table": "the database has no table “{table}”",
    "sqlite.no-columns": "the table has no column {columns}",
    "sqlite.no-cards": "no row of “datas” has a matching row in “texts”",
    "sqlite.too-much": "the texts are longer than the limit of {limit} bytes",
    "sqlite.too-slow": "the database could not be read within {limit} seconds",
    "sqlite.computed": "the column {columns} is computed and not stored",
    "sqlite.too-many": "the table has {count} rows; the limit is {limit}",
    "catalogue.newer": "this catalogue was written by a newer version of the program (version {found}; this "
    "program knows up to {known})",
    "catalogue.foreign": "this database is not a card catalogue made by this program",
    "catalogue.not-cards": "this is a catalogue made by this program, not a file of cards",
    "catalogue.open": "the catalogue cannot be opened: {error}",
    "catalogue.damaged": "the catalogue is damaged: {error} (“sanam repair” brings it back)",
    "catalogue.write": "the catalogue cannot be written: {error}",
    "card.type": "the value must be {expected}, not {found}",
    "card.range": "the value {value} is not between {low} and {high}",
    "card.value": "“{value}” is not one of: {allowed}",
    "card.empty": "the value must not be empty",
    "card.too-long": "the text has {length} characters; the limit is {limit}",
    "card.missing": "the field is missing",
    "card.unknown-field": "there is no such field",
    "card.not-for-kind": "a {kind} card has no such field",
    "card.duplicate": "the value {value} is used by an earlier card",
    "card.kind": "the card is neither a Monster, a Spell nor a Trap (type {value})",
    "card.text": "the text is not valid UTF-8",
    "card.no-texts": "the card has no row in “texts”",
    "card.not-understood": "the text is not understood at “{quote}”: {why}",
    "card.refused": "{error}",
    "card.unknown": "no known card has this code",
    "json.syntax": "this is not valid JSON: {error}",
    "json.too-long": "the record is longer than the limit of {limit} characters",
    "json.shape": "this is not a card list in a known format",
    "strings.entry": "the line must have a kind, a number and a name",
    "strings.too-many": "there are more than {limit} entries",
    "csv.empty": "there is no header line",
    "csv.columns": "columns in the line: {found}; in the header: {expected}",
    "csv.mapping": "no column was found for: {fields}",
    "csv.too-long": "the line is longer than the limit of {limit} characters",
    "csv.syntax": "this is not a valid table: {error}",
    "picture.kind": "this is not a JPEG, PNG, WebP, GIF or BMP picture",
    "picture.bomb": "the picture is too large: {width} × {height} pixels",
    "picture.damaged": "the picture cannot be read: {error}",
    "picture.no-card": "no card has this id, code or name",
    "picture.several": "{count} cards have this name; name the picture after the id or code of one",
    "picture.twice": "another picture here is that of {card}, too; only the first was taken",
    "picture.none": "it contains no pictures",
    "zip.damaged": "this is not a readable zip archive: {error}",
    "zip.path": "the archive contains paths outside its own folder",
    "zip.too-many": "the archive has {count} files; the limit is {limit}",
    "zip.too-large": "unpacked, the archive is {size} bytes long; the limit is {limit}",
    "zip.encrypted": "the entry is encrypted",
    "backup.none": "this is no backup made by this program: it has no manifest",
    "backup.manifest": "the manifest of the backup cannot be read: {error}",
    "backup.newer": "this backup was made by a newer version of the program (format {found}; this program knows up to "
    "{known})",
    "backup.file": "the file is missing, is there twice, or is not what it was when the backup was made",
    "toml.syntax": "this is not valid TOML: {error}",
    "toml.too-much": "there are too many lines, lists or dotted keys up to here",
    "toml.newer": "this file was written for a newer version of the program (format {found}; this program knows up to "
    "{known})",
    "toml.format": "unknown format {found} (known: {known})",
    "toml.game": "unknown game “{value}”",
    "collection.empty": "no line names a card",
    "collection.prose": "this is no list of cards: only {found} of {lines} lines name one",
    "collection.entry": "the line must have a card and a number of copies",
    "collection.unknown": "no card has the code or name “{value}”",
    "collection.many": "{count} cards have the name “{value}”: give the code instead",
    "collection.count": "the number of copies {value} is not between 0 and {most}",
    "deck.too-many-cards": "the deck has more than {limit} cards",
    "deck.entry": "“{value}” must be a number of copies and a code",
    "deck.too-many-lines": "the list has more than {limit} lines",
    "deck.no-cards": "no card code was found",
    "deck.code-range": "{value} is not a card code (an unsigned 32-bit number)",
    "folder.name": "“{value}” cannot be the name of a folder",
    "folder.exists": "a folder or file with this name already exists",
    "folder.too-many": "it contains more than {limit} files",
    "folder.depth": "folders can be nested at most {limit} deep",
    "deck.kind-of-file": "{suffix} is not a deck file type (known: {known})",
    "deck.other-game": "{suffix} files can hold only decks of {game}",
    "deck.no-passcode": "a card without a passcode cannot be part of a {suffix} file",
    "deck.not-found": "there is no such file, and no starter deck with this name (starter decks: {known})",
    "deck.link": "web pages are never read; copy the list that the page shows, or its deck file",
    "deck.pile": "unknown pile “{value}”",
    "ydke.start": "the link does not begin with ydke://",
    "ydke.parts": "the link must have three parts, each ending in “!”",
    "ydke.base64": "the part is not base64: {error}",
    "ydke.length": "the length of the part in bytes, {length}, is not a multiple of 4",
    "omega.code": "this is not a deck code: {error}",
    "ygomobile.link": "the link holds no deck: {error}",
    "cod.syntax": "this is not valid XML: {error}",
    "cod.root": "this is not a Cockatrice deck but “{value}”",
    "cod.declaration": "the file declares a document type, which deck files never do",
    "yrp.kind": "this is not a replay of YGOPro or EDOPro",
    "yrp.short": "it ends too soon: expected {size}, found {left}",
    "yrp.too-many": "there are {count}; the limit is {limit}",
    "yrp.too-large": "unpacked, the replay is {size} bytes long; the limit is {limit}",
    "yrp.packed": "the replay cannot be unpacked: {error}",
    "lflist.no-list": "there is no list: none of the lines starts with “!”",
    "lflist.entry": "the line must have a card code and a number of copies",
    "lflist.count": "the number of copies {value} is not between -1 and 3",
    "lflist.too-many": "there are more than {limit} entries",
}


# Control characters but for tab, line feed, form feed and the end mark of old editors; halves of surrogate pairs, which
# no encoding can write.
_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x19\x1b-\x1f\x7f-\x9f\ud800-\udfff]")


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """One refused file or record.

    file    the path as it was given
    place   where in it, outermost first: "line", "row", "table", "card", "field", "part" or "span" -> number or text
    reason  message id, a key of ENGLISH
    params  the values the message names
    """

    file: str
    reason: str
    place: dict[str, int | str] = {}
    params: dict[str, Any] = {}

    def __str__(self) -> str:
        where = ", ".join(f"{key} {value}" for key, value in self.place.items())
        text = ENGLISH[self.reason].format(**self.params)
        return printable(": ".join(part for part in (self.file, where, text) if part)).replace("\n", "\\n")


class FileRefused(Exception):
    """A file was refused as a whole; nothing was changed. `problem` says where and why."""

    def __init__(
        self,
        file: str | os.PathLike[str],
        reason: str,
        place: Mapping[str, int | str] | None = None,
        **params: Any,
    ) -> None:
        self.problem = Problem(file=os.fspath(file), reason=reason, place=dict(place or {}), params=params)
        super().__init__(str(self.problem))


def read_bytes(path: str | os.PathLike[str], limit: int) -> bytes:
    """The content of a file of at most `limit` bytes. Raises FileRefused."""
    size = check_file(path, limit)
    with open(path, "rb") as stream:
        return stream.read(size)


def check_file(path: str | os.PathLike[str], limit: int) -> int:
    """The size of a file of at most `limit` bytes that can be read. Raises FileRefused for anything else."""
    try:
        status = os.stat(path)
        # A pipe would wait for ever when opened.
        if not stat.S_ISREG(status.st_mode):
            raise FileRefused(path, "file.no-file")
        open(path, "rb").close()
    except (OSError, ValueError) as error:
        raise FileRefused(path, "file.missing", error=getattr(error, "strerror", None) or str(error)) from None
    if status.st_size > limit:
        raise FileRefused(path, "file.too-large", size=status.st_size, limit=limit)
    return status.st_size


def read_text(path: str | os.PathLike[str], limit: int) -> str:
    """The UTF-8 text of a file of at most `limit` bytes, without byte order mark, lines ended by "\\n".

    Raises FileRefused, also for bytes that are not UTF-8 and for control characters that no text has.
    """
    return decode_text(path, read_bytes(path, limit))


def decode_text(path: str | os.PathLike[str], data: bytes) -> str:
    """`data` as text under the same rules as read_text."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileRefused(path, "file.not-text", {"line": line}) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    found = _CONTROL.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise FileRefused(path, "file.binary", {"line": line}, char=ord(found.group()))
    return text


def control_character(text: str) -> int | None:
    """The code point of the first character that no text has, None when there is none."""
    found = _CONTROL.search(text)
    return ord(found.group()) if found else None


def control_within(value: object) -> int | None:
    """The same of all texts in plain data: in lists and, as keys and values, in tables."""
    texts: list[str] = []
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            texts.append(part)
        elif isinstance(part, dict):
            waiting += [*part, *part.values()]
        elif isinstance(part, list):
            waiting += part
    return control_character("\n".join(texts))


def without_control(text: str) -> str:
    """`text` with such characters as spaces."""
    return _CONTROL.sub(" ", text)
