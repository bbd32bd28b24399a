"""The lists a deck may be checked by beside the rules: those of Forbidden and Limited cards, and of banned names.

Lists of copies come from an imported `lflist.conf`; an edition may have one of its own, which comes with the program as
`lists/EDITION.conf` of the card sets. Lists of banned names are typed in by the person, or read from a file with one
name a line. A deck names its list (`Deck.restrictions`).
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from sanam import games, paths
from sanam.catalogue.problems import FileRefused, read_text
from sanam.catalogue.store import Catalogue
from sanam.catalogue.transactions import writing
from sanam.decks.lflist import read_lists
from sanam.games.restrictions import BannedNames, RestrictionList, Restrictions

#: What `Deck.restrictions` says for the list of its edition, whichever that is.
OF_EDITION = "edition"
MAX_NAMES = 5_000
MAX_LENGTH = 200


def kind_of_lists(game: str) -> type[Restrictions] | None:
    """The kind of lists that the rulebooks of a game know, None where they know none."""
    return games.get(game).decks.restrictions


def lists(catalogue: Catalogue, game: str) -> list[Restrictions]:
    """The lists of a game that the catalogue has, in the order of their files, those of one's own by name."""
    kind = kind_of_lists(game)
    if kind is RestrictionList:
        return [*catalogue.restriction_lists(game)]
    rows = catalogue.db.conn.execute("select data from restrictions where game = ? order by list", (game,))
    return [msgspec.json.decode(row[0], type=BannedNames) for row in rows] if kind is not None else []


def edition_list(edition: str, directory: Path | None = None) -> RestrictionList | None:
    """The list that comes with an edition, if it has one; `directory` is that of the card sets. Raises FileRefused."""
    path = (directory or paths.cardset_dir()) / "lists" / f"{edition}.conf"
    return read_lists(path)[0] if path.is_file() else None


def find_list(catalogue: Catalogue, game: str, name: str, edition: str) -> Restrictions | None:
    """The list that a deck of an edition names, None for one that nobody has. Raises FileRefused."""
    if name == OF_EDITION:
        return edition_list(edition) if kind_of_lists(game) is RestrictionList else None
    return next((found for found in lists(catalogue, game) if found.name == name), None)


def keep_banned(catalogue: Catalogue, game: str, made: BannedNames) -> None:
    """Keep a list of banned names, in the place of one with the same name. Raises ValueError without a name."""
    if not made.name.strip() or made.name == OF_EDITION or len(made.name) > MAX_LENGTH:
        raise ValueError("the list needs a name of its own")
    with writing(catalogue.db):
        row = {"game": game, "list": made.name, "place": 0, "source": "own"}
        row["data"] = msgspec.json.encode(made).decode()
        catalogue.db.table("restrictions").upsert(row, pk=("game", "list"))


def forget_list(catalogue: Catalogue, game: str, name: str) -> None:
    """Take a list out of the catalogue; decks that name it say that it is missing."""
    with writing(catalogue.db):
        catalogue.db.conn.execute("delete from restrictions where game = ? and list = ?", (game, name))


def banned_from(text: str, name: str, path: str | os.PathLike[str] = "") -> BannedNames:
    """The names in a text, one a line; empty lines and those that begin with "#" say nothing.

    Raises FileRefused with the line for a name that is too long and for too many.
    """
    names: dict[str, None] = {}
    for number, line in enumerate(text.split("\n"), 1):
        content = " ".join(line.split())
        if not content or content.startswith("#"):
            continue
        if len(content) > MAX_LENGTH:
            raise FileRefused(path, "card.too-long", {"line": number}, length=len(content), limit=MAX_LENGTH)
        names[content] = None
        if len(names) > MAX_NAMES:
            raise FileRefused(path, "lflist.too-many", {"line": number}, limit=MAX_NAMES)
    return BannedNames(name=name, names=tuple(names))


def read_banned(path: str | os.PathLike[str]) -> BannedNames:
    """The list in a file, named after it. Raises FileRefused."""
    return banned_from(read_text(path, 1 << 20), Path(path).stem, path)
