"""What a person owns as a file: a table with a column of copies, or a list of lines as people write them.

    3 Granite Ox            4xOP01-016            46986414,3            Granite Ox x2            Granite Ox

A line is a code, the number of a printing or a name in any language, with the copies before or after it, or one copy.
Lines of one card add up; every card that the file names is then owned as the file says, the others stay as they were.
"""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sanam import games
from sanam.catalogue.collection import MOST, set_owned
from sanam.catalogue.csv_cards import read_table
from sanam.catalogue.fold import fold
from sanam.catalogue.importing import CancelToken, ImportReport, Progress, Steps, remember, writing
from sanam.catalogue.problems import FileRefused, Problem, read_text
from sanam.catalogue.records import RecordRefused, variant
from sanam.catalogue.staging import replaced
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import digest

MAX_BYTES = 16 * 1024 * 1024
MAX_LINES = 200_000
MAX_LINE = 300
#: Characters of a first line in which names of columns are looked for.
MAX_HEADER = 10_000
#: One line in so many names a card in a list of cards; in any other text hardly one does.
FEWEST = 4
#: Characters at the end of a line in which copies behind a name are looked for.
TAIL = 24
#: What the columns of a table are called, letters only and in lower case.
COLUMNS = {
    "count": ("count", "quantity", "qty", "copies", "owned", "have", "amount", "addqty", "numberofcopies"),
    "game": ("game",),
    "code": ("code", "id", "passcode", "password", "cardid", "cardcode", "konamiid"),
    "printing": ("printing", "cardnumber", "number", "setcode", "cardsetid", "setnumber"),
    "name": ("name", "cardname", "card"),
}
HEADER = ("game", "code", "name", "printing", "count")
_BEFORE = re.compile(r"(?P<count>\d{1,9})(?:\s*[x×*]\s*|\s+)(?P<card>\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(?P<card>.*\S)(?:\s*[,;\t]\s*|\s+[x×*]\s*|[×*]\s*)(?P<count>\d{1,9})", re.IGNORECASE)
_NUMBER = re.compile(r"\b[A-Z]{1,4}\d{0,3}-[A-Z]{0,2}\d{2,4}(?:[_-][pr]\d{1,2})?\b")
_HEADING = re.compile(r"(?://|#|!|\[).*|.*:")


class Line(NamedTuple):
    """What a line says: the card under every name the line has for it, likeliest first, and the copies as written;
    `whole` is the line itself, which may be a name that begins or ends like a number of copies.
    """

    line: int
    cards: tuple[str, ...]
    copies: str
    printing: str = ""
    game: str = ""
    whole: str = ""


class _Names:
    """The cards of one game by whatever a person may call them."""

    def __init__(self, catalogue: Catalogue, game: str) -> None:
        conn = catalogue.db.conn
        self.codes = {row[0] for row in conn.execute("select code from cards where game = ?", (game,))}
        numbers = "select upper(number), number, code from printings where game = ?"
        self.numbers = {row[0]: (row[2], row[1]) for row in conn.execute(numbers, (game,))}
        # A card that counts as another is that card's other picture.
        names = """select distinct t.folded, t.code from texts t join cards c on c.game = t.game and c.code = t.code
            where t.game = ? and c.alias = '' order by t.folded, length(t.code), t.code"""
        self.names: dict[str, list[str]] = {}
        for name, code in conn.execute(names, (game,)):
            self.names.setdefault(name, []).append(code)

    def find(self, card: str) -> tuple[str, str]:
        """Code and printing ("" for none in particular). Raises RecordRefused unless one card is called so."""
        text = card.strip()
        upper = text.upper()
        for code in (text, upper, text.lstrip("0")):
            if code in self.codes:
                return code, ""
        if upper in self.numbers:
            return self.numbers[upper]
        base, art = variant(text)
        if art and base.upper() in self.codes:
            return base.upper(), text
        named = self.names.get(fold(text), [])
        if len(named) == 1:
            return named[0], ""
        within = _NUMBER.search(upper)
        if within and within.group() != upper:
            return self.find(within.group())
        if named:
            raise RecordRefused("", "collection.many", value=text[:60], count=len(named))
        raise RecordRefused("", "collection.unknown" if text else "collection.entry", value=text[:60])


def is_collection(columns: Sequence[str]) -> bool:
    """Whether a table with these columns says how many there are of each card."""
    return {"count"} < set(_fields(columns))


def import_collection(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    game: str = "",
    *,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Take up what a person owns; lines whose card or number cannot be read are left out and told, cards are counted
    in the report. Where the file does not say the game, it is the one that knows most of its cards, `game` before
    others. Raises FileRefused, and Cancelled; nothing is changed then.
    """
    is_table, lines = _lines(path)
    steps = Steps(2 * len(lines), progress, cancel)
    order = (game, *(other for other in games.ids() if other != game)) if game else games.ids()
    known = {other: _Names(catalogue, other) for other in order}
    hits = {other: _hits(known[other], lines) for other in order}
    usual = max(order, key=lambda other: hits[other])
    if not is_table and hits[usual] * FEWEST < len(lines):
        raise FileRefused(path, "collection.prose", found=hits[usual], lines=len(lines))
    counts: dict[tuple[str, str], dict[str, int]] = {}
    problems: list[Problem] = []
    for line in lines:
        steps.advance()
        said = line.game.strip().lower()
        where = said if said in known else usual
        try:
            code, printing, count = _read(known[where], line)
            copies = counts.setdefault((where, code), {})
            copies[printing] = _bounded(str(copies.get(printing, 0) + count))
        except RecordRefused as refused:
            place: dict[str, int | str] = {"line": line.line}
            file = os.fspath(path)
            problems.append(Problem(file=file, place=place, reason=refused.reason, params=refused.params))
    return _write(catalogue, path, usual, counts, problems, steps)


def _write(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    game: str,
    counts: dict[tuple[str, str], dict[str, int]],
    problems: list[Problem],
    steps: Steps,
) -> ImportReport:
    steps.total = steps.done + len(counts)
    conn = catalogue.db.conn
    added = changed = 0
    with writing(catalogue):
        for (where, code), copies in counts.items():
            before = catalogue.printings_owned(where, code)
            wanted = {printing: count for printing, count in copies.items() if count}
            if before != wanted:
                added += not before
                changed += bool(before)
                for printing in {**before, **wanted}:
                    set_owned(conn, where, code, wanted.get(printing, 0), printing)
            steps.advance()
        report = ImportReport(
            file=os.fspath(path),
            game=game,
            total=len(counts) + len(problems),
            added=added,
            changed=changed,
            unchanged=len(counts) - added - changed,
            by_hand=0,
            refused=problems,
            kind="collection",
        )
        remember(catalogue.db, "collection", path, digest(path), report)
    return report


def write_collection(catalogue: Catalogue, path: str | os.PathLike[str], language: str = "") -> int:
    """Write all that is owned, of every game, as a table that import_collection reads; how many cards.

    Names are in `language` where there is one. The file appears whole or not at all. Raises OSError.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(HEADER)
    cards = 0
    for game in games.ids():
        names = catalogue.names(game, language)
        for code in catalogue.owned(game):
            cards += 1
            for printing, count in catalogue.printings_owned(game, code).items():
                table.writerow((game, code, names.get(code, ""), printing, count))
    with replaced(Path(path)) as staged:
        # Spreadsheets take a table for UTF-8 only when it says so.
        staged.write_text(out.getvalue(), encoding="utf-8-sig")
    return cards


def _read(names: _Names, line: Line) -> tuple[str, str, int]:
    """Code, printing and copies of a line. Raises RecordRefused."""
    faults: list[RecordRefused] = []
    for card, count in (*((card, line.copies) for card in line.cards), (line.whole, "1")):
        try:
            code, printing = names.find(card)
        except RecordRefused as refused:
            faults.append(refused)
            continue
        return code, line.printing.strip()[:40] or printing, _bounded(count)
    raise next((fault for fault in faults if fault.reason == "collection.many"), faults[0])


def _bounded(written: str) -> int:
    count = written.strip().removesuffix(".0")
    if not (count.isascii() and count.isdigit() and int(count[:9]) <= MOST):
        raise RecordRefused("", "collection.count", value=count[:20], most=MOST)
    return int(count)


def _hits(names: _Names, lines: Sequence[Line]) -> int:
    found = 0
    for line in lines:
        try:
            _read(names, line)
        except RecordRefused:
            continue
        found += 1
    return found


def _fields(columns: Sequence[str]) -> dict[str, int]:
    """Where the columns of COLUMNS stand; nothing where neither code, printing nor name is there."""
    found: dict[str, int] = {}
    for index, column in enumerate(columns):
        plain = re.sub(r"[\W_]+", "", column).lower()
        field = next((field for field, names in COLUMNS.items() if plain in names), "")
        if field:
            found.setdefault(field, index)
    return found if {"code", "printing", "name"} & found.keys() else {}


def _lines(path: str | os.PathLike[str]) -> tuple[bool, list[Line]]:
    """Whether a file is a table, and what its lines say. Raises FileRefused."""
    text = read_text(path, MAX_BYTES)
    first = text[:MAX_HEADER].split("\n", 1)[0].replace(";", ",").replace("\t", ",").replace("|", ",")
    columns = next(csv.reader([first]), [])
    is_table = is_collection(columns)
    lines = list(_of_table(path) if is_table else _of_list(path, text))
    if not lines:
        raise FileRefused(path, "collection.empty")
    return is_table, lines


def _of_table(path: str | os.PathLike[str]) -> Iterator[Line]:
    table = read_table(path)
    at = _fields(table.header)
    for line, row in table:
        said = {field: row[index] for field, index in at.items() if index < len(row)}
        cards = tuple(said[field] for field in ("code", "printing", "name") if said.get(field, "").strip())
        yield Line(line, cards, said.get("count", ""), said.get("printing", ""), said.get("game", ""))


def _of_list(path: str | os.PathLike[str], text: str) -> Iterator[Line]:
    for line, raw in enumerate(text.split("\n"), 1):
        if line > MAX_LINES:
            raise FileRefused(path, "deck.too-many-lines", {"line": line}, limit=MAX_LINES)
        words = raw[: MAX_LINE + 1].strip()
        if not words or _HEADING.fullmatch(words):
            continue
        if len(raw) > MAX_LINE:
            raise FileRefused(path, "card.too-long", {"line": line}, length=len(raw), limit=MAX_LINE)
        yield _of_line(line, words)


def _of_line(line: int, words: str) -> Line:
    # Copies stand at the very end; to look for them in the whole line takes the square of its length.
    head, tail = words[:-TAIL], words[-TAIL:]
    if after := _AFTER.fullmatch(tail):
        return Line(line, (head + after["card"],), after["count"], whole=words)
    before = _BEFORE.fullmatch(words)
    return Line(line, (before["card"],), before["count"], whole=words) if before else Line(line, (words,), "1")
