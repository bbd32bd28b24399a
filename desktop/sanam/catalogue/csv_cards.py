"""Importing tables of cards: CSV (or TSV) with a header, for any game.

`look` tells the columns, what they probably are, and the first rows; a person may say otherwise, and what was said
for a header is remembered in the catalogue, so that the next file with the same columns needs no question.
"""

from __future__ import annotations

import csv
import hashlib
import io
import itertools
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from sanam import games
from sanam.catalogue.foreign import CardFile, Drop
from sanam.catalogue.importing import CancelToken, ImportReport, Incoming, Print, Progress, writing
from sanam.catalogue.languages import guess_language
from sanam.catalogue.models import Card, printed_text
from sanam.catalogue.problems import FileRefused, read_text
from sanam.catalogue.records import RecordRefused, card_from, field_of, variant
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import understood

MAX_BYTES = 64 * 1024 * 1024
MAX_ROWS = 100_000
MAX_COLUMNS = 200
#: Lines of the file, those within a cell and empty ones included.
MAX_LINES = 1_000_000
#: Characters of a row, however many lines it has.
MAX_ROW = 1_000_000
SAMPLE = 5


class Mapping_(msgspec.Struct, frozen=True, kw_only=True):
    """What the columns of a table are. `columns` column -> field of sanam.catalogue.records.fields_of, others are
    left out; `language` "" is guessed from the texts.
    """

    game: str
    columns: dict[str, str]
    language: str = ""

    def missing(self) -> tuple[str, ...]:
        """The fields a card must have and no column gives."""
        return tuple(field for field in games.get(self.game).records.required if field not in self.columns.values())


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The head of a table: its columns, the first rows, and the mapping that was remembered or guessed."""

    columns: tuple[str, ...]
    sample: tuple[tuple[str, ...], ...]
    mapping: Mapping_
    remembered: bool


def look(catalogue: Catalogue, path: str | os.PathLike[str], game: str = "") -> Table:
    """The head of a table; `game` "" is guessed. Raises FileRefused."""
    table = read_table(path)
    header = table.header
    stored = catalogue.db.conn.execute("select data from mappings where header = ?", (_key(header),)).fetchone()
    mapping = msgspec.json.decode(stored[0], type=Mapping_) if stored else None
    if mapping is None or (game and mapping.game != game):
        mapping = guess(header, game)
        stored = None
    sample = tuple(tuple(row) for _, row in itertools.islice(table, SAMPLE))
    return Table(columns=tuple(header), sample=sample, mapping=mapping, remembered=bool(stored))


def guess(header: list[str], game: str = "") -> Mapping_:
    """What columns of these names probably are: the game whose required fields they name best."""
    best: Mapping_ | None = None
    for candidate in (game,) if game else games.ids():
        columns: dict[str, str] = {}
        for column in header:
            field = field_of(candidate, column)
            if field and field not in columns.values():
                columns[column] = field
        made = Mapping_(game=candidate, columns=columns)
        rank = (-len(made.missing()), len(columns))
        if best is None or rank > (-len(best.missing()), len(best.columns)):
            best = made
    assert best is not None
    return best


def import_csv(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    mapping: Mapping_ | None = None,
    *,
    language: str = "",
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a table; without `mapping` by the remembered or the guessed one. A mapping that is given is remembered.

    Raises FileRefused (also when a required field has no column) or Cancelled; nothing is changed then.
    """
    table = read_table(path)
    header = table.header
    given = mapping is not None
    if mapping is None:
        mapping = look(catalogue, path).mapping
    if mapping.missing():
        raise FileRefused(path, "csv.mapping", {"line": 1}, fields=", ".join(mapping.missing()))
    file = CardFile(catalogue, path, table.count(), progress, cancel)
    fields = [mapping.columns.get(column, "") for column in header]
    game = mapping.game

    def values(row: list[str]) -> dict[str, str]:
        return {field: cell for field, cell in zip(fields, row, strict=False) if field}

    def make(row: list[str], drop: Drop) -> tuple[Card, dict[str, str]]:
        if len(row) != len(header):
            raise RecordRefused("", "csv.columns", found=len(row), expected=len(header))
        read = values(row)
        return card_from(game, read, drop), read

    made = file.made((({"line": line}, row) for line, row in table), make, lambda row: values(row).get("name"))
    spoken = language or mapping.language or guess_language([printed_text(card) for card, _ in made])
    incoming: dict[str, Incoming] = {}
    for card, read in file.understood(made):
        before = incoming.get(card.key)
        prints = (*(before.prints if before else ()), *_prints(card, read))
        card = before.card if before else understood(card, spoken)
        incoming[card.key] = Incoming(card=card, language=spoken, prints=tuple(dict.fromkeys(prints)))
    report = file.write(game, "csv", spoken, list(incoming.values()))
    if given:
        remember_mapping(catalogue, header, mapping)
    return report


def remember_mapping(catalogue: Catalogue, header: list[str], mapping: Mapping_) -> None:
    """Use `mapping` for tables with these columns from now on."""
    row = {"header": _key(header), "game": mapping.game, "data": msgspec.json.encode(mapping).decode()}
    with writing(catalogue):
        catalogue.db.table("mappings").upsert(row, pk="header")


def _prints(card: Card, values: Mapping[str, str]) -> tuple[Print, ...]:
    set_id = (values.get("set") or values.get("card_set") or "").strip()
    number = (values.get("number") or "").strip()
    if games.of_card(card).cards.printed_codes:
        code = values["code"].strip()
        set_id, number = set_id or variant(code)[0].partition("-")[0], code
    if not (set_id and number):
        return ()
    name, rarity = values.get("set_name") or "", values.get("rarity") or ""
    return (Print(set_id=set_id[:40], number=number[:40], set_name=name[:100], rarity=rarity[:40]),)


def _key(header: list[str]) -> str:
    return hashlib.sha256(
        "\x1f".join(re.sub(r"\s+", " ", column.strip().lower()) for column in header).encode()
    ).hexdigest()


def read_table(path: str | os.PathLike[str]) -> Rows:
    """The header of a table, and its rows. Raises FileRefused."""
    text = read_text(path, MAX_BYTES)
    first = text[: MAX_ROW + 1].split("\n", 1)[0]
    if not first.strip():
        raise FileRefused(path, "csv.empty")
    counts = {mark: first.count(mark) for mark in (",", ";", "\t", "|")}
    mark = "\t" if Path(path).suffix.lower() == ".tsv" else max(counts, key=lambda one: counts[one])
    return Rows(path, text, mark)


class Rows:
    """The rows of a table that are not empty, with the line each begins at; read again each time they are gone through.

    Only one of them is held at a time. Raises FileRefused, when they are made for the header and while they are gone
    through for the rest.
    """

    def __init__(self, path: str | os.PathLike[str], text: str, mark: str) -> None:
        self.path, self._text, self._mark = path, text, mark
        self.header: list[str] = []
        _, first = next(self._rows(), (1, []))
        if len(first) > MAX_COLUMNS or len(first) < 2:
            raise FileRefused(path, "csv.columns", {"line": 1}, found=len(first), expected=f"2–{MAX_COLUMNS}")
        self.header = [column.strip()[:100] for column in first]

    def __iter__(self) -> Iterator[tuple[int, list[str]]]:
        rows = self._rows()
        next(rows)
        number = 0
        for line, row in rows:
            if any(cell.strip() for cell in row):
                number += 1
                if number > MAX_ROWS:
                    place: dict[str, int | str] = {"line": line}
                    raise FileRefused(self.path, "sqlite.too-many", place, count=number, limit=MAX_ROWS)
                yield line, row

    def count(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)

    def _rows(self) -> Iterator[tuple[int, list[str]]]:
        lines = _Lines(self.path, self._text)
        reader = csv.reader(lines, delimiter=self._mark, strict=True)  # an open quotation would swallow rows
        try:
            while True:
                before = lines.number
                lines.length = 0
                row = next(reader)
                yield before + 1, row
        except StopIteration:
            return
        except csv.Error as error:
            raise FileRefused(self.path, "csv.syntax", {"line": lines.number}, error=str(error)) from None


class _Lines:
    """The lines of a text with their ends; `length` is what was given since it was last set to 0."""

    def __init__(self, path: str | os.PathLike[str], text: str) -> None:
        self.path, self._lines = path, io.StringIO(text)
        self.number = self.length = 0

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> str:
        line = self._lines.readline(MAX_ROW + 1)
        if not line:
            raise StopIteration
        self.number += 1
        self.length += len(line)
        if self.length > MAX_ROW:
            raise FileRefused(self.path, "csv.too-long", {"line": self.number}, limit=MAX_ROW)
        if self.number > MAX_LINES:
            raise FileRefused(self.path, "deck.too-many-lines", {"line": self.number}, limit=MAX_LINES)
        return line


csv.field_size_limit(MAX_ROW)
