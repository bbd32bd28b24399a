"""The command line: `sanam` opens the window, its commands do the rest without one.

Exit status: 0 done, 1 a stated problem (one line on standard error: file, place, reason), 2 wrong usage, 130 Ctrl-C.
Everything heavy is imported by the command that needs it, so that `sanam --version` is instant.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import sanam
from sanam.commands import backups, cards, completion, decks, matches, rules, sheets, texts
from sanam.commands.common import Run, Stated, data_dir_of
from sanam.printable import brief
from sanam.terminal import INTERRUPTED, Interruptible, OutputLost, PlainOutput, print_problem

PROGRAM = "sanam"


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
            status = print_problem("interrupted", INTERRUPTED)
        except Exception as error:
            if ctrl_c.interrupted:  # a library made something else of it
                status = print_problem("interrupted", INTERRUPTED)
            elif (said := _said(error)) is not None:
                status = print_problem(said)
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
        path = getattr(arguments, "catalogue", None) or data_dir_of(arguments) / FILE
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


class _Parser(argparse.ArgumentParser):
    """Repeats what cannot be understood, but not all of what never ends."""

    def error(self, message: str) -> NoReturn:
        super().error(brief(message))


def _parser() -> argparse.ArgumentParser:
    parser, shared = _window_parser()
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    as_json = argparse.ArgumentParser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="print one JSON object")
    agreed = _agreed()

    def command(
        name: str, run: Run, help: str, *, json: bool = False, illegal: bool = False
    ) -> argparse.ArgumentParser:
        parents = [shared, *([as_json] if json else ()), *([agreed] if illegal else ())]
        made = commands.add_parser(name, parents=parents, help=help, description=help)
        made.set_defaults(run=run)
        return made

    for module in (cards, decks, matches, rules, texts, sheets, backups):
        module.add_commands(command)
    completion.add_commands(command, parser)
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
    parser = _Parser(
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


def _window(arguments: argparse.Namespace) -> int:
    data = data_dir_of(arguments)
    gc.disable()  # nothing of what is loaded is garbage; the window collects it by itself (see `Collector`)
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
