"""The commands `sanam import`, `repair` and `search`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sanam import games
from sanam.commands.common import Command, Stated, catalogue_of, count, data_dir_of, print_result, stating_refusals
from sanam.commands.waiting import Unpacking, Waiting
from sanam.printable import printable
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
    search.add_argument("--game", choices=games.ids(), help="only the cards of this game (default: of every game)")
    search.add_argument("--limit", type=count, default=100, metavar="N", help="show at most N cards (default 100)")
    search.add_argument("--sort", default="", metavar="FIELD", help="name, code or a number such as atk")
    search.add_argument("--language", choices=LANGUAGES, default="", help="language of the names shown")
    search.add_argument("--help-query", action="store_true", help="explain the query language")

    mend = command(
        "repair",
        _repair,
        "Rebuild a damaged catalogue from what can be read of it and from the files it was made from. "
        "The damaged file is kept; decks and matches are not touched, nor is a catalogue without damage.",
        json=True,
    )
    mend.add_argument("--force", action="store_true", help="rebuild it although no damage is found")
    mend.add_argument("--catalogue", type=Path, metavar="DB", help="repair this catalogue instead")


def _import(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.imports import import_file
    from sanam.catalogue.problems import FileRefused

    reports, status = [], 0
    path = arguments.catalogue
    folder = Path() if path else data_dir_of(arguments)
    with stating_refusals(), open_catalogue(folder, path, Unpacking()) as catalogue:
        for file in arguments.files:
            try:
                report = import_file(
                    catalogue,
                    file,
                    language=arguments.language,
                    copy=arguments.copy,
                    collection=arguments.collection,
                    progress=Waiting(file),
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
    taken = report.total - len(report.refused) if report.kind == "collection" else report.total
    print(
        f"{file}: {taken} {kinds.get(report.kind, report.kind)}, {report.added} new, "
        f"{report.changed} changed, {report.unchanged} unchanged{skipped}{by_hand}"
    )
    if report.ways:
        words = {"code": "by code or number", "name": "by name", "part": "by a part of the name"}
        print("found " + ", ".join(f"{count} {words.get(way, way)}" for way, count in sorted(report.ways.items())))
    for name, card in report.guessed:
        print(printable(f"guessed: {name} is {card}"))
    for problem in report.refused:
        print(f"skipped: {problem}")
    for problem in report.dropped:
        print(f"kept without this field: {problem}")


def _repair(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.first_run import FILE
    from sanam.catalogue.repair import fault, repair

    path = arguments.catalogue or data_dir_of(arguments) / FILE
    with stating_refusals():
        wrong = fault(path)
        if not wrong and not arguments.force:
            lines = [f"{path}: no damage was found, and nothing was changed (--force rebuilds it all the same)"]
            print_result(arguments, {"fault": "", "aside": None, "rows": 0, "missing": []}, lines)
            return 0
        done = repair(path)
    old = "damaged" if wrong else "old"
    lines = [f"{path}: {wrong}"] if wrong else []
    lines += [f"{path}: rebuilt with {done.rows} rows of the {old} file, which is kept as {done.aside.name}"]
    lines += [f"not imported again: {file}" for file in done.missing]
    plain = {"fault": wrong, "aside": str(done.aside), "rows": done.rows, "missing": done.missing}
    print_result(arguments, plain, lines)
    return 0


def _search(arguments: argparse.Namespace) -> int:
    from sanam.catalogue import query as q

    if arguments.help_query:
        print((q.__doc__ or "").split("`parse`")[0].strip())
        print("\nfields: " + " ".join(q.FIELDS))
        return 0
    query = " ".join(arguments.query)
    asked = [arguments.game] if arguments.game else games.ids()
    try:
        with catalogue_of(arguments) as catalogue:
            found = _found(catalogue, asked, query, arguments)
    except q.QueryError as error:
        raise Stated(f"query, characters {error.start}-{error.end}: {error}") from None
    except ValueError as error:
        raise Stated(f"--sort: {error}") from None
    total = sum(one.total for one in found)
    plain = {
        "game": found[0].game if len(found) == 1 else "",
        "query": query,
        "total": total,
        "cards": [_plain(one.game, hit, one.cards[hit.code]) for one in found for hit in one.hits],
    }
    lines: list[str] = []
    for one in found:
        if one.hits and not arguments.game:
            lines.append(f"{games.get(one.game).name.text}:")
        lines += [line for hit in one.hits for line in _card_lines(hit, one.cards[hit.code])]
        lines += [
            f"no name contains “{word}”; similar names: {', '.join(sorted(near)[:5])}"
            for word, near in one.guessed.items()
        ]
    count = sum(len(one.hits) for one in found)
    shown = f", {count} shown (see --limit)" if total > count else ""
    print_result(arguments, plain, [*lines, f"{total} card{'' if total == 1 else 's'}{shown}"])
    return 0


class _Found(NamedTuple):
    """What a query finds in one game; `guessed` are the words that no name has, with the near ones that were taken."""

    game: str
    hits: list[Any]
    total: int
    cards: dict[str, Any]
    guessed: dict[str, Any]


def _found(catalogue: Any, asked: Sequence[str], query: str, arguments: argparse.Namespace) -> list[_Found]:
    """What each game that has something has, at least one. A game in which the query is none has nothing; names that
    are only near count where no game has the words themselves. Raises QueryError, or ValueError for the order, where no
    game understands it.
    """
    from sanam.catalogue.query import QueryError

    found: list[_Found] = []
    refused: QueryError | ValueError | None = None
    left: int = arguments.limit
    for game in asked:
        try:
            hits = catalogue.find(game, query, sort=arguments.sort, language=arguments.language, limit=arguments.limit)
        except (QueryError, ValueError) as error:
            refused = refused or error
            continue
        cards = catalogue.cards(game, (hit.code for hit in hits))
        found.append(_Found(game, hits, catalogue.count(game, query), cards, catalogue.guessed(game, query)))
    if refused is not None and not found:
        raise refused
    found = [one for one in found if one.hits and not one.guessed] or [one for one in found if one.hits] or found[:1]
    for at, one in enumerate(found):
        found[at] = one._replace(hits=one.hits[: max(0, left)])
        left -= len(one.hits)
    return found


def _plain(game: str, hit: Any, card: Any) -> dict[str, Any]:
    from sanam.catalogue.models import printed_text

    return {
        "game": game,
        "code": hit.code,
        "name": hit.name,
        "language": hit.language,
        "kind": card.kind,
        "artworks": [hit.code, *hit.artworks],
        **dict(_about(card)),
        "text": printed_text(card),
    }


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
