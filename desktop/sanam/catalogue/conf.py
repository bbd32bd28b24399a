"""Importing the two text files beside a YGOPro database: `strings.conf` and `lflist.conf`.

strings.conf: "!setname 0x1b NAME" and "!counter 0x1 NAME" are kept; "!system" and "!victory" are words of another
program. lflist.conf: see sanam.decks.lflist; its lists are kept in the catalogue, by name.
"""

from __future__ import annotations

import os
import re
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue.importing import CancelToken, ImportReport, Progress, Steps, remember, writing
from sanam.catalogue.languages import guess_language
from sanam.catalogue.problems import FileRefused, Problem, read_text
from sanam.catalogue.schema import WORD_KEYS
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import digest

MAX_BYTES = 8 * 1024 * 1024
MAX_WORDS = 50_000
_KINDS = {"setname": "series", "counter": "counter"}
_LINE = re.compile(r"!(\w+)\s+(0x[0-9a-fA-F]{1,8}|0|[1-9][0-9]{0,8})\s+(\S.*)")


def import_conf(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import either file, by what is in it; `language` is that of the words, "" to guess it. Raises FileRefused or
    Cancelled.
    """
    text = read_text(path, MAX_BYTES)
    if re.search(r"^!(setname|counter|system|victory)\s", text, re.MULTILINE):
        return _strings(catalogue, path, text, language, Steps(1, progress, cancel))
    return _lists(catalogue, path, text, Steps(1, progress, cancel))


def _strings(
    catalogue: Catalogue, path: str | os.PathLike[str], text: str, language: str, steps: Steps
) -> ImportReport:
    words: dict[tuple[str, str], str] = {}
    problems: list[Problem] = []
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        kind = _KINDS.get(content[1:].split(maxsplit=1)[0] if content[1:].strip() else "")
        if not content.startswith("!") or kind is None:
            continue
        found = _LINE.fullmatch(content)
        if not found:
            problems.append(Problem(file=os.fspath(path), place={"line": number}, reason="strings.entry"))
            continue
        id = f"0x{int(found[2], 0):x}"
        words.setdefault((kind, id), found[3].split("\t")[0].strip()[:200])
        if len(words) > MAX_WORDS:
            raise FileRefused(path, "strings.too-many", {"line": number}, limit=MAX_WORDS)
    language = language or guess_language(list(words.values()))
    rows = [
        {"game": games.exchanging("strings"), "kind": kind, "id": id, "language": language, "name": name}
        for (kind, id), name in words.items()
    ]
    return _keep(catalogue, path, "strings", "words", WORD_KEYS, rows, problems, steps)


def _lists(catalogue: Catalogue, path: str | os.PathLike[str], text: str, steps: Steps) -> ImportReport:
    from sanam.decks.lflist import parse_lists

    name = os.path.basename(os.fspath(path))
    rows: list[dict[str, Any]] = [
        {
            "game": games.exchanging("lflist"),
            "list": made.name or name,
            "place": place,
            "source": name,
            "data": msgspec.json.encode(made).decode(),
        }
        for place, made in enumerate(parse_lists(text, path))
    ]
    by_name = {row["list"]: row for row in rows}
    return _keep(catalogue, path, "lflist", "restrictions", ("game", "list"), list(by_name.values()), [], steps)


def _keep(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    kind: str,
    table: str,
    keys: tuple[str, ...],
    rows: list[dict[str, Any]],
    problems: list[Problem],
    steps: Steps,
) -> ImportReport:
    db = catalogue.db
    with writing(catalogue):
        columns = list(rows[0]) if rows else []
        known = {
            tuple(row[: len(keys)]): row
            for row in db.conn.execute(f"select {', '.join(columns)} from {table}" if rows else "select 1 where false")
        }
        new, other = [], []
        for row in rows:
            before = known.get(tuple(row[key] for key in keys))
            if before is None:
                new.append(row)
            elif before != tuple(row.values()):
                other.append(row)
        report = ImportReport(
            file=os.fspath(path),
            game=games.exchanging(kind),
            total=len(rows) + len(problems),
            added=len(new),
            changed=len(other),
            unchanged=len(rows) - len(new) - len(other),
            by_hand=0,
            refused=problems,
            kind=kind,
        )
        db.table(table).upsert_all(new + other, pk=keys)
        remember(db, kind, path, digest(path), report)
        steps.advance()
    return report
