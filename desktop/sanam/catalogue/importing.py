"""What all importers share: progress, cancelling, the report, and the one transaction that writes cards.

An import either happens wholly or not at all. The same file imported twice changes nothing, to the byte.
"""

from __future__ import annotations

import datetime
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from sanam import games
from sanam.catalogue import facts, transactions
from sanam.catalogue.damage import is_damage
from sanam.catalogue.fold import fold
from sanam.catalogue.models import Card, plain_data, printed_text, read_card
from sanam.catalogue.problems import FileRefused, Problem
from sanam.catalogue.schema import WORD_KEYS
from sanam.catalogue.store import Catalogue
from sanam.catalogue.transactions import Database
from sanam.catalogue.understand import is_unread
from sanam.printable import printable

#: progress(done, total); called often, from the thread that imports.
Progress = Callable[[int, int], None]
STEP = 250


class CancelToken(Protocol):
    """Anything that can be asked whether to stop, such as a threading.Event."""

    def is_set(self) -> bool: ...


class Cancelled(Exception):
    """The user stopped an import; nothing was changed."""


class Steps:
    """Counts an import's work, tells its progress and raises Cancelled when it is to stop."""

    def __init__(self, total: int, progress: Progress | None, cancel: CancelToken | None) -> None:
        self.total = total
        self.done = 0
        self._progress = progress
        self._cancel = cancel
        self._step = max(1, min(STEP, total // 50))
        self.tell()

    def advance(self, count: int = 1) -> None:
        before = self.done // self._step
        self.done += count
        if self.done // self._step != before or self.done == self.total:
            self.tell()

    def tell(self) -> None:
        if self._cancel is not None and self._cancel.is_set():
            raise Cancelled
        if self._progress is not None:
            self._progress(self.done, self.total)


class Print(msgspec.Struct, frozen=True, kw_only=True):
    """A printing of a card in the set `set_id`; `set_name` "" leaves the name a set has."""

    set_id: str
    number: str
    set_name: str = ""
    rarity: str = ""


class Incoming(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a file brings it: `card` with its abilities, in `language`, and its other texts.

    others   language -> (name, text) besides that of the card
    number   the card number of its printing in the file's set, "" when the file gives none
    prints   further printings
    """

    card: Card
    language: str
    others: dict[str, tuple[str, str]] = {}
    number: str = ""
    prints: tuple[Print, ...] = ()


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """The file of an import; `set_id` is "" when it is not one set. `names` has what words that texts quote
    (archetypes, Tokens) are called in other languages: word -> language -> name.
    """

    game: str
    kind: str
    file: str
    digest: str
    language: str
    set_id: str = ""
    set_name: str = ""
    set_version: int = 0
    names: Mapping[str, Mapping[str, str]] = {}


class ImportReport(msgspec.Struct, frozen=True, kw_only=True):
    """What an import did, in records of `kind` ("cards", "texts", "strings", "lflist", "pictures"); `refused` tells
    why records were left out, `dropped` which fields cards were kept without, `by_hand` counts cards whose text was
    not wholly understood, `unread` those whose text is to be read later. `total` is the sum of added, changed,
    unchanged and refused.

    Of pictures: `ways` counts how their cards were found ("code", "name", "part" of the file's name, "chosen"),
    `guessed` has file and card of those found by a part, `unmatched` the names of those whose card can be asked for.
    """

    file: str
    game: str
    total: int
    added: int
    changed: int
    unchanged: int
    by_hand: int
    refused: list[Problem] = []
    kind: str = "cards"
    dropped: list[Problem] = []
    unread: int = 0
    ways: dict[str, int] = {}
    guessed: list[tuple[str, str]] = []
    unmatched: list[str] = []

    def as_json(self) -> dict[str, Any]:
        """The report as plain data, refusals as sentences."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        plain["refused"] = [str(problem) for problem in self.refused]
        plain["dropped"] = [str(problem) for problem in self.dropped]
        return plain


def write(
    catalogue: Catalogue,
    source: Source,
    incoming: Sequence[Incoming],
    refused: Iterable[Problem],
    steps: Steps,
    dropped: Iterable[Problem] = (),
) -> ImportReport:
    """Bring `incoming` into the catalogue in one transaction and say what that changed.

    A card that is already there gets the new stats. Its name, text and abilities are replaced unless they are
    English and the new ones are not: the English text is the program, other languages are kept beside it.
    """
    problems = list(refused)
    db = catalogue.db
    with writing(catalogue):
        changes = _Changes(db, source)
        for item in incoming:
            changes.take(item)
            steps.advance()
        report = ImportReport(
            file=source.file,
            game=source.game,
            total=len(incoming) + len(problems),
            added=changes.added,
            changed=changes.changed,
            unchanged=len(incoming) - changes.added - changes.changed,
            by_hand=changes.by_hand,
            refused=problems,
            dropped=list(dropped),
            unread=changes.unread,
        )
        # A file that changed nothing is remembered too, once, so that it need not be read at every start.
        seen = db.conn.execute("select 1 from sources where digest = ?", (source.digest,)).fetchone()
        if changes.added or changes.changed or not seen:
            _store(db, source, report, changes, _sets(source, incoming), steps)
            facts.refresh(db.conn, source.game, changes.touched)
        steps.tell()
    return report


class _Changes:
    """What an import changes: the rows that are new or other than before, the codes of their cards, and the numbers of
    the report.
    """

    def __init__(self, db: Database, source: Source) -> None:
        self._source = source
        self._known = _rows(db, "cards", source.game, 1)
        self._known_texts = _rows(db, "texts", source.game, 2)
        self._known_printings = _rows(db, "printings", source.game, 2)
        self.cards: list[dict[str, Any]] = []
        self.texts: list[dict[str, Any]] = []
        self.printings: list[dict[str, Any]] = []
        self.touched: list[str] = []
        self.added = self.changed = self.by_hand = self.unread = 0

    def take(self, item: Incoming) -> None:
        """Compare a card with what the catalogue has of it."""
        row = _card_row(self._source.game, item, self._known.get((item.card.key,)))
        cards = [row] if _differs(row, self._known) else []
        texts = [text for text in _text_rows(self._source.game, item) if _differs(text, self._known_texts)]
        printings = [line for line in _printing_rows(self._source, item) if _differs(line, self._known_printings)]
        differs = bool(cards or texts or printings)
        if differs:
            self.touched.append(item.card.key)
        self.cards += cards
        self.texts += texts
        self.printings += printings
        self.unread += is_unread(row["problem"])
        self.by_hand += bool(row["problem"]) and not is_unread(row["problem"])
        if (row["code"],) not in self._known:
            self.added += 1
        elif differs:
            self.changed += 1


@contextmanager
def writing(catalogue: Catalogue) -> Iterator[None]:
    """One transaction, the only one that writes. Raises FileRefused when it cannot be begun or kept."""
    try:
        with transactions.writing(catalogue.db):
            yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.DatabaseError as error:
        reason = "catalogue.damaged" if is_damage(error) else "catalogue.write"
        raise FileRefused(catalogue.path, reason, error=str(error)) from error


def remember(
    db: Database, kind: str, path: str | os.PathLike[str], digest: str, report: ImportReport, language: str = ""
) -> int:
    """Note that a file was imported; the number of the note. A file that changed nothing is noted once."""
    seen = db.conn.execute("select id from sources where digest = ? and kind = ?", (digest, kind)).fetchone()
    if seen and not (report.added or report.changed):
        known: int = seen[0]
        return known
    file = printable(os.path.abspath(path))
    entry = {
        "game": report.game,
        "kind": kind,
        "file": file,
        "digest": digest,
        "language": language,
        "imported": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "added": report.added,
        "changed": report.changed,
        "unchanged": report.unchanged,
        "refused": len(report.refused),
    }
    db.table("sources").insert(entry)
    made: int = db.conn.execute("select max(id) from sources").fetchone()[0]
    return made


def _store(
    db: Database,
    source: Source,
    report: ImportReport,
    changes: _Changes,
    sets: list[dict[str, Any]],
    steps: Steps,
) -> None:
    source_id = remember(db, source.kind, source.file, source.digest, report, source.language)
    if source.set_id:
        header = {"game": source.game, "id": source.set_id, "name": source.set_name}
        version = {"language": source.language, "version": source.set_version}
        db.table("sets").upsert({**header, **version}, pk=("game", "id"))
    known_sets = {row[0] for row in db.conn.execute("select id from sets where game = ?", (source.game,))}
    for row in sets:
        if row["id"] not in known_sets:
            db.table("sets").insert(row)
    for row in changes.cards:
        row["source"] = source_id
    for table, rows, keys in (
        ("cards", changes.cards, ("game", "code")),
        ("texts", changes.texts, ("game", "code", "language")),
        ("printings", changes.printings, ("game", "set_id", "number")),
        ("words", _name_rows(source), WORD_KEYS),
    ):
        for start in range(0, len(rows), STEP):
            db.table(table).upsert_all(rows[start : start + STEP], pk=keys, batch_size=STEP)
            steps.tell()


def write_texts(
    catalogue: Catalogue,
    source: Source,
    texts: Sequence[tuple[str, str, str]],
    problems: list[Problem],
    steps: Steps,
) -> ImportReport:
    """Add names and texts (code, name, text) in the source's language to cards that are known, all or nothing.

    Cards that are not known are refused one by one.
    """
    db = catalogue.db
    with writing(catalogue):
        cards = {row[0] for row in db.conn.execute("select code from cards where game = ?", (source.game,))}
        known = _rows(db, "texts", source.game, 2)
        rows, added, changed, unchanged = [], 0, 0, 0
        for code, name, text in texts:
            steps.advance()
            if code not in cards:
                place: dict[str, int | str] = {"table": "texts", "row": code, "card": name[:60]}
                problems.append(Problem(file=source.file, place=place, reason="card.unknown"))
                continue
            row = text_row(source.game, code, source.language, name, text)
            if (code, source.language) not in known:
                added += 1
            elif _differs(row, known):
                changed += 1
            else:
                unchanged += 1
                continue
            rows.append(row)
        report = ImportReport(
            file=source.file,
            game=source.game,
            total=len(texts),
            added=added,
            changed=changed,
            unchanged=unchanged,
            by_hand=0,
            refused=problems,
            kind="texts",
        )
        remember(db, "texts", source.file, source.digest, report, source.language)
        for start in range(0, len(rows), STEP):
            db.table("texts").upsert_all(rows[start : start + STEP], pk=("game", "code", "language"))
            steps.tell()
        facts.refresh(db.conn, source.game, [row["code"] for row in rows])
    return report


_COLUMNS = {
    "cards": ("code", "kind", "alias", "language", "name", "data", "abilities", "problem"),
    "texts": ("code", "language", "name", "text"),
    "printings": ("set_id", "number", "code", "rarity"),
}
Known = dict[tuple[str, ...], dict[str, Any]]


def _rows(db: Database, table: str, game: str, keys: int) -> Known:
    """All rows of a game by their first `keys` columns."""
    columns = _COLUMNS[table]
    query = f"select {', '.join(columns)} from {table} where game = ?"
    return {row[:keys]: dict(zip(columns, row, strict=True)) for row in db.conn.execute(query, (game,))}


def _differs(row: dict[str, Any], known: Known) -> bool:
    old = next(iter(known.values()), None)
    if old is None:
        return True
    columns = list(old)
    keys = len(next(iter(known)))
    found = known.get(tuple(row[column] for column in columns[:keys]))
    return found is None or any(found[column] != row[column] for column in columns)


def _name_rows(source: Source) -> list[dict[str, Any]]:
    common = {"game": source.game, "kind": "series"}
    return [
        {**common, "id": word, "language": language, "name": name}
        for word, said in source.names.items()
        for language, name in {source.language: word, **said}.items()
    ]


def _card_row(game: str, item: Incoming, old: dict[str, Any] | None) -> dict[str, Any]:
    card = item.card
    language, abilities, problem = item.language, card.abilities, card.problem
    encoded = None if abilities is None else msgspec.json.encode(abilities).decode()
    if old is not None and old["language"] == "en" and item.language != "en":
        english = read_card(game, old["data"])
        card = msgspec.structs.replace(
            card, **{field: getattr(english, field) for field in games.get(game).cards.translated}
        )
        language, encoded, problem = "en", old["abilities"], old["problem"]
    elif old is not None and is_unread(problem) and (old["language"], old["data"]) == (language, plain_data(card)):
        encoded, problem = old["abilities"], old["problem"]  # it was read before
    return {
        "game": game,
        "code": card.key,
        "kind": card.kind,
        "alias": games.get(game).cards.counts_as(card),
        "language": language,
        "name": card.name,
        "data": plain_data(card),
        "abilities": encoded,
        "problem": problem,
    }


def _text_rows(game: str, item: Incoming) -> list[dict[str, Any]]:
    texts = {item.language: (item.card.name, printed_text(item.card)), **item.others}
    return [text_row(game, item.card.key, language, *words) for language, words in texts.items()]


def text_row(game: str, code: str, language: str, name: str, text: str) -> dict[str, Any]:
    """A row of the table `texts`."""
    row = {"game": game, "code": code, "language": language, "name": name, "text": text}
    return {**row, "folded": fold(name)}


def _printing_rows(source: Source, item: Incoming) -> list[dict[str, Any]]:
    own = (Print(set_id=source.set_id, number=item.number),) if source.set_id and item.number else ()
    return [
        {
            "game": source.game,
            "set_id": made.set_id,
            "number": made.number,
            "code": item.card.key,
            "rarity": made.rarity,
        }
        for made in (*own, *item.prints)
    ]


def _sets(source: Source, incoming: Sequence[Incoming]) -> list[dict[str, Any]]:
    """The sets of further printings, for those that are not known yet."""
    names: dict[str, str] = {}
    for item in incoming:
        for made in item.prints:
            names[made.set_id] = made.set_name or names.get(made.set_id, "")
    names.pop(source.set_id, None)
    common = {"game": source.game, "language": source.language, "version": 0}
    return [{**common, "id": set_id, "name": name or set_id} for set_id, name in names.items()]
