"""The commands `sanam import`, `repair` and `search`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from sanam import games
from sanam.commands.common import Command, Stated, catalogue_of, count, data_dir_of, print_result, stating_refusals
from sanam.terminal import print_problem
from sanam.wording import LANGUAGES


def add_commands(command: Command) -> None:
    """Add the commands to the command line."""
    to_import = command(
        "import",
        _import,
        "Import cards (.cdb, .toml, .json, .csv), their words and lists (.conf) and pictures (a folder, a .zip); "
        "or your collection: a table with a column of copies, or a list (.txt).",
        json=True,
    )
    to_import.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file, or a folder of pictures")
    to_import.add_argument(
        "--language", choices=LANGUAGES, default="", help="language of the texts (default: detected)"
    )
    to_import.add_argument("--copy", action="store_true", help="keep copies of pictures beside the catalogue")
    to_import.add_argument("--collection", action="store_true", help="the files list how many of each card you own")
    to_import.add_argument("--catalogue", type=Path, metavar="DB", help="import into this catalogue instead")

    search = command(
        "search", _search, "Find cards. “sanam search --help-query” explains the query language.", json=True
    )
    search.add_argument("query", nargs="*", metavar="QUERY", help="for example: 'dragon level>=5 text:\"draw\"'")
    search.add_argument(
        "--game", choices=games.ids(), default=games.first(), help=f"which game (default {games.first()})"
    )
    search.add_argument("--limit", type=count, default=100, metavar="N", help="show at most N cards (default 100)")
    search.add_argument("--sort", default="", metavar="FIELD", help="name, code or a number such as atk")
    search.add_argument("--language", choices=LANGUAGES, default="", help="language of the names shown")
    search.add_argument("--help-query", action="store_true", help="explain the query language")

    mend = command(
        "repair",
        _repair,
        "Rebuild a damaged catalogue from what can be read of it and from the files it was made from. "
        "The damaged file is kept; decks and matches are not touched.",
        json=True,
    )
    mend.add_argument("--catalogue", type=Path, metavar="DB", help="repair this catalogue instead")


class _Waiting:
    """Tells somebody who waits how far an import is: at a terminal often, in a pipe or a file now and then."""

    AT_TERMINAL, ELSEWHERE = 5.0, 20.0  # seconds

    def __init__(self, file: Path) -> None:
        self._file, self._told = file, time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._told > (self.AT_TERMINAL if sys.stderr.isatty() else self.ELSEWHERE):
            self._told = now
            print(f"{self._file}: {done * 100 // max(1, total)} %", file=sys.stderr)


def _import(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.imports import import_file
    from sanam.catalogue.problems import FileRefused

    reports, status = [], 0
    path = arguments.catalogue
    with stating_refusals(), open_catalogue(Path() if path else data_dir_of(arguments), path) as catalogue:
        for file in arguments.files:
            try:
                report = import_file(
                    catalogue,
                    file,
                    language=arguments.language,
                    copy=arguments.copy,
                    collection=arguments.collection,
                    progress=_Waiting(file),
                )
            except FileRefused as refused:  # which costs the other files nothing
                hint = "; the Cards screen of the window asks" if refused.problem.reason == "csv.mapping" else ""
                status = print_problem(str(refused.problem) + hint)
                continue
            reports.append(report)
            if report.refused and report.total == len(report.refused):
                status = print_problem(f"{report.refused[0]} (nothing else could be imported, either)")
            if not arguments.json:
                _print_report(file, report)
    if arguments.json:
        print(json.dumps({"files": [report.as_json() for report in reports]}, ensure_ascii=False))
    return status


def _print_report(file: Path, report: Any) -> None:
    kinds = {"lflist": "restriction lists", "strings": "names", "collection": "cards owned"}
    skipped = f", {len(report.refused)} skipped" if report.refused else ""
    by_hand = f", {report.by_hand} played by hand" if report.kind == "cards" else ""
    print(
        f"{file}: {report.total} {kinds.get(report.kind, report.kind)}, {report.added} new, "
        f"{report.changed} changed, {report.unchanged} unchanged{skipped}{by_hand}"
    )
    for problem in report.refused:
        print(f"skipped: {problem}")
    for problem in report.dropped:
        print(f"kept without this field: {problem}")


def _repair(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.first_run import FILE
    from sanam.catalogue.repair import repair

    path = arguments.catalogue or data_dir_of(arguments) / FILE
    with stating_refusals():
        done = repair(path)
    lines = [f"{path}: rebuilt with {done.rows} rows of the damaged file, which is kept as {done.aside.name}"]
    lines += [f"not imported again: {file}" for file in done.missing]
    print_result(arguments, {"aside": str(done.aside), "rows": done.rows, "missing": done.missing}, lines)
    return 0


def _search(arguments: argparse.Namespace) -> int:
    from sanam.catalogue import query as q
    from sanam.catalogue.models import printed_text

    if arguments.help_query:
        print((q.__doc__ or "").split("`parse`")[0].strip())
        print("\nfields: " + " ".join(q.FIELDS))
        return 0
    game, query = arguments.game, " ".join(arguments.query)
    try:
        with catalogue_of(arguments) as catalogue:
            hits = catalogue.find(game, query, sort=arguments.sort, language=arguments.language, limit=arguments.limit)
            total = catalogue.count(game, query)
            cards = catalogue.cards(game, (hit.code for hit in hits))
            guessed = catalogue.guessed(game, query)
    except q.QueryError as error:
        raise Stated(f"query, characters {error.start}-{error.end}: {error}") from None
    except ValueError as error:
        raise Stated(f"--sort: {error}") from None
    plain = {
        "game": game,
        "query": query,
        "total": total,
        "cards": [
            {
                "code": hit.code,
                "name": hit.name,
                "language": hit.language,
                "kind": cards[hit.code].kind,
                "artworks": [hit.code, *hit.artworks],
                **dict(_about(cards[hit.code])),
                "text": printed_text(cards[hit.code]),
            }
            for hit in hits
        ],
    }
    lines = [line for hit in hits for line in _card_lines(hit, cards[hit.code])]
    lines += [
        f"no name contains “{word}”; similar names: {', '.join(sorted(near)[:5])}" for word, near in guessed.items()
    ]
    shown = f", {len(hits)} shown (see --limit)" if total > len(hits) else ""
    print_result(arguments, plain, [*lines, f"{total} card{'' if total == 1 else 's'}{shown}"])
    return 0


def _about(card: Any) -> list[tuple[str, str]]:
    """What is printed on a card besides its name and text: (what, value)."""
    from sanam.games.face import Rendition

    face = games.of_card(card).face.describe(card, Rendition(language="en"))
    level = {"rank": "Rank", "link": "Link Rating"}.get(face.level_kind, "Level")
    attribute = face.attribute if face.disc is None else ""  # elsewhere it only chooses the art
    words = [("type", face.type_line), ("attribute", attribute), (level, str(face.level or ""))]
    return [(what, value) for what, value in (*words, *face.stats) if value]


def _card_lines(hit: Any, card: Any) -> list[str]:
    """A hit as a person reads it: name and code, what the card is, the beginning of its text."""
    from sanam.catalogue.models import printed_text

    about = ", ".join(value if what in ("type", "attribute") else f"{what} {value}" for what, value in _about(card))
    artworks = f" ({len(hit.artworks) + 1} artworks)" if hit.artworks else ""
    text = " ".join(printed_text(card).split())
    short = text if len(text) <= 110 else text[:109].rstrip() + "…"
    return [f"{hit.name}  [{hit.code}]{artworks}", f"    {about}", *([f"    {short}"] if short else [])]
