"""What the commands share: how they are added, what they are given, and how they tell a problem."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sanam import games
from sanam.commands.waiting import Unpacking

if TYPE_CHECKING:
    from sanam.decks.model import Deck

Run = Callable[[argparse.Namespace], int]
MATCH_LIMIT = 1_000_000
#: How a deck is named on the command line.
DECK = "a file, a ydke:// or YGOMobile link, an Omega code or a starter deck's name"


class Command(Protocol):
    """Adds a command to the command line; `json` and `illegal` give it --json and --allow-illegal."""

    def __call__(
        self, name: str, run: Run, help: str, *, json: bool = False, illegal: bool = False
    ) -> argparse.ArgumentParser: ...


class Stated(Exception):
    """A problem to be told in one line."""


@contextmanager
def stating_refusals() -> Iterator[None]:
    """A file that is refused inside is told in one line."""
    from sanam.catalogue.problems import FileRefused

    try:
        yield
    except FileRefused as refused:
        raise Stated(str(refused.problem)) from None


def data_dir_of(arguments: argparse.Namespace) -> Path:
    """Where the person's data are."""
    from sanam.paths import data_dir

    return data_dir(getattr(arguments, "data_dir", None))


@contextmanager
def catalogue_of(arguments: argparse.Namespace) -> Iterator[Any]:
    """The person's catalogue, open; refused files are told in one line."""
    from sanam.catalogue.first_run import open_catalogue

    with stating_refusals(), open_catalogue(data_dir_of(arguments), None, Unpacking()) as catalogue:
        yield catalogue


def print_result(arguments: argparse.Namespace, plain: dict[str, Any], lines: Sequence[str]) -> None:
    """Print one JSON object where that was asked for, else the lines."""
    print(json.dumps(plain, ensure_ascii=False) if arguments.json else "\n".join(lines))


def edition_of(game: str, named: str | None) -> str:
    """The edition that was named, or the usual one of the game. Raises :class:`Stated`."""
    known = games.get(game).matches.edition_ids
    edition = named or known[0]
    if edition not in known:
        raise Stated(f"{game} has no edition {edition} (it has: {', '.join(known)})")
    return edition


def require_game(deck: Deck, game: str, path: str) -> None:
    """Refuse a deck of another game than the one it is used for. Raises :class:`Stated`."""
    if deck.game != game:
        raise Stated(f"{path}: this is a deck of {deck.game}, not of {game}")


# --- what a person types --------------------------------------------------------------------------


def count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MATCH_LIMIT:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and {MATCH_LIMIT}")
    return number


def seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 64:
        raise argparse.ArgumentTypeError(f"{number} is not between 0 and 2**64 - 1")
    return number


def edition_id(text: str) -> str:
    known = [edition for game in games.all_games() for edition in game.matches.edition_ids]
    if text not in known:
        raise argparse.ArgumentTypeError(f"there is no edition {text!r} (there is: {', '.join(known)})")
    return text
