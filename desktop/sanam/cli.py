"""The command line: `sanam` opens the window, its commands do the rest without one.

Exit status: 0 done, 1 a stated problem (one line on standard error: file, place, reason), 2 wrong usage, 130 Ctrl-C.
Everything heavy is imported by the command that needs it, so that `sanam --version` is instant.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sanam
from sanam import games
from sanam.terminal import INTERRUPTED, Interruptible, OutputLost, PlainOutput
from sanam.wording import LANGUAGES

if TYPE_CHECKING:
    from sanam.decks.check import Report
    from sanam.decks.model import Deck

PROGRAM = "sanam"
MATCH_LIMIT = 1_000_000


class Stated(Exception):
    """A problem to be told in one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line (without the program's name) and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    status = 1
    with PlainOutput() as output, Interruptible() as ctrl_c:
        try:
            status = _status(words)
        except OutputLost:
            raise
        except KeyboardInterrupt:
            status = _problem("interrupted", INTERRUPTED)
        except Exception as error:
            if ctrl_c.interrupted:  # a library made something else of it
                status = _problem("interrupted", INTERRUPTED)
            elif (said := _said(error)) is not None:
                status = _problem(said)
            else:
                raise
    return 1 if output.lost else status


def _status(words: list[str]) -> int:
    parser = _parser()
    try:
        arguments = _files_parser().parse_args(words) if _begins_with_file(words) else parser.parse_args(words)
    except SystemExit as end:  # argparse has told what is wrong, or printed the help
        return int(end.code or 0)
    try:
        status: int = getattr(arguments, "run", _window)(arguments)
    except Exception as error:
        from sanam.catalogue.damage import is_damage
        from sanam.catalogue.first_run import FILE
        from sanam.catalogue.problems import FileRefused

        if not is_damage(error):
            raise
        path = getattr(arguments, "catalogue", None) or _data_dir(arguments) / FILE
        raise Stated(str(FileRefused(path, "catalogue.damaged", error=str(error)))) from None
    return status


def _said(error: Exception) -> str | None:
    """What is said of a problem that can come from outside; None for a fault of the program."""
    import sqlite3

    if isinstance(error, Stated):
        return str(error)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror or error}"
    if isinstance(error, MemoryError):
        return "there is not enough memory"
    if isinstance(error, RecursionError):
        return "the data nests too deep"
    if isinstance(error, sqlite3.Error):
        return f"the catalogue cannot be read or written: {error}"
    if isinstance(error, UnicodeError) or type(error).__module__ in ("msgspec", "json.decoder", "tomllib"):
        return f"the data cannot be read: {error}"
    return None


def _problem(text: str, status: int = 1) -> int:
    print("sanam: " + " ".join(text.split()), file=sys.stderr)
    return status


# --- what can be said -----------------------------------------------------------------------------


def _begins_with_file(words: Sequence[str]) -> bool:
    """Whether the first word that is no option is a file to open in the window, and not a command."""
    at = 0
    while at < len(words) and words[at].startswith("-") and words[at] != "--":
        at += 2 if words[at] == "--data-dir" else 1
    if at < len(words) and words[at] == "--":
        return at + 1 < len(words)
    if at >= len(words):
        return False
    word = words[at]
    return Path(word).suffix != "" or "/" in word or os.sep in word


def _files_parser() -> argparse.ArgumentParser:
    """`sanam FILE…`, as desktops call it on a double-click."""
    parser, _ = _window_parser(f"%(prog)s [--data-dir DIR] FILE …  (all commands: {PROGRAM} --help)")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="decks to edit, cards to import, replays")
    return parser


def _parser() -> argparse.ArgumentParser:
    parser, shared = _window_parser()
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    agreed = _agreed()

    def command(name: str, run: Any, help: str, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        made = commands.add_parser(name, parents=[shared, *parents], help=help, description=help)
        made.set_defaults(run=run)
        return made

    as_json = argparse.ArgumentParser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="print one JSON object")
    rules = argparse.ArgumentParser(add_help=False)
    rules.add_argument("--game", choices=games.ids(), required=True, help="which game")
    rules.add_argument("--edition", type=_edition_id, metavar="EDITION", help="the rulebook (default: the usual one)")

    to_import = command(
        "import",
        _import,
        "Import cards (.cdb, .toml, .json, .csv), their words and lists (.conf) and pictures (a folder, a .zip); "
        "or your collection: a table with a column of copies, or a list (.txt).",
        as_json,
    )
    to_import.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file, or a folder of pictures")
    to_import.add_argument(
        "--language", choices=LANGUAGES, default="", help="language of the texts (default: detected)"
    )
    to_import.add_argument("--copy", action="store_true", help="keep copies of pictures beside the catalogue")
    to_import.add_argument("--collection", action="store_true", help="the files list how many of each card you own")
    to_import.add_argument("--catalogue", type=Path, metavar="DB", help="import into this catalogue instead")

    search = command("search", _search, "Find cards. “sanam search --help-query” explains the query language.", as_json)
    search.add_argument("query", nargs="*", metavar="QUERY", help="for example: 'dragon level>=5 text:\"draw\"'")
    search.add_argument(
        "--game", choices=games.ids(), default=games.first(), help=f"which game (default {games.first()})"
    )
    search.add_argument("--limit", type=_count, default=100, metavar="N", help="show at most N cards (default 100)")
    search.add_argument("--sort", default="", metavar="FIELD", help="name, code or a number such as atk")
    search.add_argument("--language", choices=LANGUAGES, default="", help="language of the names shown")
    search.add_argument("--help-query", action="store_true", help="explain the query language")

    check = command("check", _check, "Check a deck against an edition's deck rules.", as_json)
    check.add_argument("--game", choices=games.ids(), help="which game (default: the deck's)")
    check.add_argument(
        "--edition", type=_edition_id, metavar="EDITION", help="the rulebook or play level (default: the usual one)"
    )
    check.add_argument("deck", metavar="DECK", help="a file, a ydke:// link or a starter deck's name")
    which = check.add_mutually_exclusive_group()
    which.add_argument(
        "--list",
        metavar="NAME",
        help="the imported list to apply, “edition” or “none” (default: the one the deck names)",
    )
    which.add_argument("--lflist", type=Path, metavar="FILE", help="apply the first list in this lflist.conf")
    which.add_argument("--banned", type=Path, metavar="FILE", help="names banned in Summoner Master, one per line")

    simulate = command(
        "simulate",
        _simulate,
        "Let two players who choose at random among the legal moves play matches to the end. "
        "Effects that are applied by hand are skipped.",
        rules,
        as_json,
        agreed,
    )
    simulate.add_argument(
        "--deck",
        metavar="A",
        dest="decks",
        action="append",
        required=True,
        help="the first seat's deck; give it a second time for the second seat's",
    )
    simulate.add_argument("--matches", type=_count, default=1, metavar="N", help="number of matches (default 1)")
    simulate.add_argument(
        "--seed",
        type=_seed,
        default=1,
        metavar="S",
        help="seed of the first match; each further match adds 1 (default 1)",
    )

    replay = command("replay", _replay, "Read a match's journal and summarise it. Nothing is changed.", as_json)
    replay.add_argument("journal", type=Path, metavar="JOURNAL", help="a .sanam file")
    replay.add_argument("--verify", action="store_true", help="replay every answer and compare every event")

    from sanam.catalogue.texts_command import add_commands as add_texts_command

    mend = command(
        "repair",
        _repair,
        "Make a damaged catalogue anew from what can be read of it and from the files it was made from. "
        "The damaged file is kept; decks and matches are not touched.",
        as_json,
    )
    mend.add_argument("--catalogue", type=Path, metavar="DB", help="repair this catalogue instead")

    from sanam.decks.commands import add_commands as add_deck_commands
    from sanam.proxies.commands import add_commands

    add_texts_command(command, _data_dir, Stated)
    add_deck_commands(command, _data_dir, Stated)
    add_commands(command, _data_dir, Stated)
    return parser


def _window_parser(usage: str | None = None) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    # Understood before and after the command's name; SUPPRESS keeps the later one from undoing the earlier.
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--data-dir",
        type=_folder,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="keep your data (cards, decks, matches) in DIR instead of the default folder",
    )
    agreed = _agreed()
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        usage=usage,
        parents=[shared, agreed],
        description="A card table that plays by the rulebook. Without a command it opens the window, with the given "
        "FILEs in it: decks to edit, cards to import, replays.",
        epilog="A deck is a file (.sanam-deck, .ydk, .cod, or a list in .txt), a ydke:// or YGOMobile link, an Omega "
        "code, or the name of a starter deck.",
    )
    parser.add_argument("--version", action="version", version=f"sanam {sanam.__version__}")
    parser.add_argument("--exit-on-launch", action="store_true", help=argparse.SUPPRESS)
    return parser, shared


def _agreed() -> argparse.ArgumentParser:
    agreed = argparse.ArgumentParser(add_help=False)
    agreed.add_argument(
        "--allow-illegal",
        action="store_true",
        default=argparse.SUPPRESS,
        help="allow decks that break the edition's deck rules",
    )
    return agreed


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:  # ~ of nobody
        raise argparse.ArgumentTypeError(str(error)) from None


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MATCH_LIMIT:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and {MATCH_LIMIT}")
    return number


def _seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 64:
        raise argparse.ArgumentTypeError(f"{number} is not between 0 and 2**64 - 1")
    return number


def _edition_id(text: str) -> str:
    known = [edition for game in games.all_games() for edition in game.matches.edition_ids]
    if text not in known:
        raise argparse.ArgumentTypeError(f"there is no edition {text!r} (there is: {', '.join(known)})")
    return text


def _data_dir(arguments: argparse.Namespace) -> Path:
    from sanam.paths import data_dir

    return data_dir(getattr(arguments, "data_dir", None))


def _print(arguments: argparse.Namespace, plain: dict[str, Any], lines: Sequence[str]) -> None:
    print(json.dumps(plain, ensure_ascii=False) if arguments.json else "\n".join(lines))


# --- the commands ---------------------------------------------------------------------------------


def _window(arguments: argparse.Namespace) -> int:
    data = _data_dir(arguments)
    try:
        from sanam.ui.app import run
    except ImportError as error:
        raise Stated(f"the window cannot be opened: {error}") from None
    status: int = run(
        data,
        allow_illegal=getattr(arguments, "allow_illegal", False),
        exit_on_launch=arguments.exit_on_launch,
        files=[path.absolute() for path in getattr(arguments, "files", ())],
    )
    return status


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
    try:
        path = arguments.catalogue
        with open_catalogue(Path() if path else _data_dir(arguments), path) as catalogue:
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
                    status = _problem(str(refused.problem) + hint)
                    continue
                reports.append(report)
                if report.refused and report.total == len(report.refused):
                    status = _problem(f"{report.refused[0]} (nothing else could be imported, either)")
                if arguments.json:
                    continue
                skipped = f", {len(report.refused)} skipped" if report.refused else ""
                by_hand = f", {report.by_hand} played by hand" if report.kind == "cards" else ""
                kind = {"lflist": "restriction lists", "strings": "names", "collection": "cards owned"}
                print(
                    f"{file}: {report.total} {kind.get(report.kind, report.kind)}, {report.added} new, "
                    f"{report.changed} changed, {report.unchanged} unchanged{skipped}{by_hand}"
                )
                for problem in report.refused:
                    print(f"skipped: {problem}")
                for problem in report.dropped:
                    print(f"kept without this field: {problem}")
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None
    if arguments.json:
        print(json.dumps({"files": [report.as_json() for report in reports]}, ensure_ascii=False))
    return status


def _repair(arguments: argparse.Namespace) -> int:
    from sanam.catalogue.first_run import FILE
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.repair import repair

    path = arguments.catalogue or _data_dir(arguments) / FILE
    try:
        done = repair(path)
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None
    lines = [f"{path}: made anew with {done.rows} rows of the damaged file, which is kept as {done.aside.name}"]
    lines += [f"not imported again: {file}" for file in done.missing]
    _print(arguments, {"aside": str(done.aside), "rows": done.rows, "missing": done.missing}, lines)
    return 0


def _search(arguments: argparse.Namespace) -> int:
    from sanam.catalogue import query as q
    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.models import printed_text
    from sanam.catalogue.problems import FileRefused

    if arguments.help_query:
        print((q.__doc__ or "").split("`parse`")[0].strip())
        print("\nfields: " + " ".join(q.FIELDS))
        return 0
    game, query = arguments.game, " ".join(arguments.query)
    try:
        with open_catalogue(_data_dir(arguments)) as catalogue:
            hits = catalogue.find(game, query, sort=arguments.sort, language=arguments.language, limit=arguments.limit)
            total = catalogue.count(game, query)
            cards = catalogue.cards(game, (hit.code for hit in hits))
            guessed = catalogue.guessed(game, query)
    except q.QueryError as error:
        raise Stated(f"query, characters {error.start}-{error.end}: {error}") from None
    except ValueError as error:
        raise Stated(f"--sort: {error}") from None
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None
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
    _print(arguments, plain, [*lines, f"{total} card{'' if total == 1 else 's'}{shown}"])
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


def _check(arguments: argparse.Namespace) -> int:
    from msgspec.structs import replace

    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.problems import FileRefused
    from sanam.decks.check import check
    from sanam.decks.commands import did_you_mean, read_as
    from sanam.decks.files import load_deck
    from sanam.decks.lflist import read_lists
    from sanam.decks.messages import describe, edition_name
    from sanam.decks.restrictions import OF_EDITION, find_list, lists, read_banned
    from sanam.games.restrictions import Restrictions

    try:
        with open_catalogue(_data_dir(arguments)) as catalogue:
            guessed: dict[str, str] = {}
            deck = load_deck(arguments.deck, catalogue, guessed=guessed)
            game = arguments.game or deck.game
            if deck.game != game:
                raise Stated(f"{arguments.deck}: this is a deck of {deck.game}, not of {game}")
            edition = _edition(game, arguments.edition)
            restrictions: Restrictions | None = None
            if arguments.lflist:
                restrictions = read_lists(arguments.lflist)[0]
            elif arguments.banned:
                restrictions = read_banned(arguments.banned)
            elif arguments.list == "none":
                deck = replace(deck, restrictions="")
            elif arguments.list:
                restrictions = find_list(catalogue, game, arguments.list, edition)
                if restrictions is None:
                    known = ", ".join([OF_EDITION, "none", *(one.name for one in lists(catalogue, game))])
                    raise Stated(f"--list: there is no list {arguments.list!r} (there is: {known})")
            report = check(deck, catalogue, game, edition, restrictions)
            meant = [f"{code}{words}" for code in report.unknown if (words := did_you_mean(catalogue, game, str(code)))]
            notes = [*read_as(catalogue, game, guessed), *meant]
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None
    names = games.get(game).decks
    counts = ", ".join(f"{names.pile_name(pile).text} {count}" for pile, count in report.counts.items())
    lines = [f"{report.name or arguments.deck}: {counts}; different cards played by hand: {len(report.by_hand)}"]
    lines += notes
    lines += [f"{finding.severity}: {describe(finding, game)}" for finding in report.findings]
    by = edition_name(edition)
    by = f"{by}, list {report.restrictions}" if report.restrictions else by
    lines.append(f"legal in {by}" if report.legal else f"not legal in {by}")
    _print(arguments, {**report.as_json(), "read_as": guessed}, lines)
    if not report.legal:
        raise Stated(_illegal(arguments.deck, report))
    return 0


def _edition(game: str, named: str | None) -> str:
    """The edition that was named, or the usual one of the game."""
    known = games.get(game).matches.edition_ids
    edition = named or known[0]
    if edition not in known:
        raise Stated(f"{game} has no edition {edition} (it has: {', '.join(known)})")
    return edition


def _illegal(deck: str, report: Report) -> str:
    from sanam.decks.messages import describe, edition_name

    errors = [finding for finding in report.findings if finding.severity == "error"]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    first = errors[0]
    cited = f" [{', '.join(first.rules)}]" if getattr(first, "rules", ()) else ""
    edition = edition_name(report.edition)
    return f"{deck}: not legal in {edition}: {describe(first, report.game)}{cited}{more}"


def _simulate(arguments: argparse.Namespace) -> int:
    import sqlite3

    from sanam.catalogue.first_run import open_catalogue
    from sanam.catalogue.problems import FileRefused
    from sanam.decks.check import check
    from sanam.decks.files import load_deck
    from sanam.matches.setup import UnknownCards, header_for
    from sanam.matches.simulation import simulate

    if len(arguments.decks) != 2:
        print("sanam simulate: error: --deck must be given twice", file=sys.stderr)
        return 2
    edition = _edition(arguments.game, arguments.edition)
    agreed = bool(getattr(arguments, "allow_illegal", False))
    try:
        with open_catalogue(_data_dir(arguments)) as catalogue:
            decks: list[Deck] = [load_deck(deck, catalogue) for deck in arguments.decks]
            for name, deck in zip(arguments.decks, decks, strict=True):
                report = check(deck, catalogue, arguments.game, edition)
                if not report.legal and not agreed:
                    raise Stated(_illegal(name, report) + "; see --allow-illegal")
            header = header_for(
                catalogue,
                game=arguments.game,
                edition=edition,
                decks=decks,
                names=["A", "B"],
                seed=arguments.seed,
                options={"allow_illegal": True} if agreed else None,
            )
        found = simulate(games.build, header, arguments.matches)
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None
    except (UnknownCards, games.UnknownGame) as error:
        raise Stated(str(error)) from None
    except Stated:
        raise
    except Exception as error:
        if isinstance(error, sqlite3.Error | MemoryError):
            raise
        place = "; ".join(getattr(error, "__notes__", [])) or "simulation"
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
        raise Stated(f"{place}: {type(error).__name__}: {error}{where}") from error
    plain = {
        "matches": found.matches, "duels": found.duels, "turns": found.turns, "answers": found.answers,
        "events": found.events, "seconds": round(found.seconds, 3), "winners": found.winners,
        "hash": found.hash,
    }  # fmt: skip
    first, second, nobody = found.winners
    seconds = max(found.seconds, 1e-9)
    size = f"{found.matches} matches, {found.duels} duels, {found.turns} turns"
    _print(
        arguments,
        plain,
        [
            f"{size}, {found.answers} answers, {found.events} events",
            f"{found.seconds:.2f} s: {found.answers / seconds:,.0f} answers/s, {found.duels / seconds:.1f} duels/s",
            f"won by the first seat {first}, by the second {second}, by nobody {nobody}",
            f"hash {found.hash}",
        ],
    )
    return 0


def _replay(arguments: argparse.Namespace) -> int:
    from sanam.engine import journal
    from sanam.engine.events import Happened
    from sanam.engine.journal import JournalProblem
    from sanam.engine.play import fingerprint
    from sanam.matches.replay import Replay

    try:
        read = journal.read(arguments.journal)
        replay = Replay.of(read)
        if arguments.verify:
            journal.verify(read, games.build(read.header))
    except (JournalProblem, games.UnknownGame) as problem:
        where = "" if isinstance(problem, JournalProblem) else f"{arguments.journal.name}, line 1: "
        raise Stated(f"{where}{problem}") from None
    header, table = replay.header, replay.play.table
    events = [event for batch in replay.batches for event in batch.events]
    facts = [event.what for event in events if isinstance(event, Happened)]
    result = table.marks.get("finished")
    plain = {
        "file": str(arguments.journal), "game": header.game, "edition": header.edition, "names": header.names,
        "decks": header.deck_names, "created": header.created, "seed": header.seed, "batches": replay.length,
        "events": len(events), "duels": facts.count("duel_ended"), "turns": facts.count("turn"),
        "finished": result is not None, "winner": result["winner"] if result else None, "torn": replay.note,
        "verified": arguments.verify, "fingerprint": fingerprint(table),
    }  # fmt: skip
    if result is None:
        end = "not finished"
    else:
        end = "nobody won" if result["winner"] is None else f"{header.names[result['winner']]} won"
    from sanam.decks.messages import edition_name
    from sanam.wording import say

    found = games.find(header.game)
    name = say(found.name) if found is not None else header.game
    lines = [
        f"{name}, {edition_name(header.edition)}: {' against '.join(header.names)}, {header.created or 'no date'}",
        f"{replay.length} batches, {len(events)} events, {plain['duels']} duels ended, {plain['turns']} turns",
        f"{end}; fingerprint {plain['fingerprint']}",
    ]
    if replay.note:
        lines.append(replay.note)
    if arguments.verify:
        lines.append("verified: the answers give the same events under the present rules")
    _print(arguments, plain, lines)
    return 0
