"""Finding, reading and writing decks, whatever their format."""

from __future__ import annotations

import json
import os
import struct
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from sanam import games, paths
from sanam.catalogue.problems import FileRefused, read_text
from sanam.catalogue.store import Catalogue
from sanam.decks.cod import parse_cod, write_cod
from sanam.decks.codes import is_omega
from sanam.decks.deckfile import SUFFIX, read_deckfile, write_deckfile
from sanam.decks.lists import Unread, write_list
from sanam.decks.model import Deck
from sanam.decks.recognise import deck_in, recognise, resolve
from sanam.decks.ydk import parse_ydke, read_ydk, write_ydk, write_ydke
from sanam.file_names import stem_for

#: The kinds of files among the program's own decks; others in that folder may be anything.
STARTERS = (".ydk", SUFFIX)
#: Kinds of files that hold passcodes and nothing else.
PASSCODES = (".ydk", ".ydke")
MAX_BYTES = 2 * 1024 * 1024
#: Characters of what was named that a refusal repeats.
MAX_SHOWN = 300


def read_list(path: str | os.PathLike[str]) -> Deck:
    """The deck in a text file of whatever format, named after the file. Raises FileRefused with the line."""
    return recognise(read_text(path, MAX_BYTES), path=path, name=Path(path).stem)


def read_cod(path: str | os.PathLike[str]) -> Deck:
    """The deck in a `.cod` file. Raises FileRefused."""
    deck = parse_cod(read_text(path, MAX_BYTES), games.first(), path)
    return deck if deck.name else replace(deck, name=Path(path).stem)


def _read_ydke(path: str | os.PathLike[str]) -> Deck:
    """The deck of the `ydke://` link in a file, named after the file. Raises FileRefused."""
    return replace(parse_ydke(read_text(path, MAX_BYTES).strip()), name=Path(path).stem)


def _write_ydke(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    return write_ydke(deck) + "\n"


def write_json(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as JSON: its game and name, and for each pile objects with code, name and count."""
    piles: dict[str, list[dict[str, str | int]]] = {}
    for pile, copies in deck.piles.items():
        codes = [copy.code for copy in copies]
        piles[pile] = [
            {"code": code, "name": (names or {}).get(code, ""), "count": codes.count(code)}
            for code in dict.fromkeys(codes)
        ]
    return json.dumps({"game": deck.game, "name": deck.name, **piles}, ensure_ascii=False, indent=1) + "\n"


READERS = {
    ".ydk": read_ydk,
    SUFFIX: read_deckfile,
    ".toml": read_deckfile,
    ".cod": read_cod,
    ".ydke": _read_ydke,
    ".txt": read_list,
    ".json": read_list,
}
#: The kinds of files that write_deck writes; `.ydk` and `.ydke` only of decks whose cards have passcodes.
WRITERS = {
    ".ydk": write_ydk,
    SUFFIX: write_deckfile,
    ".toml": write_deckfile,
    ".cod": write_cod,
    ".ydke": _write_ydke,
    ".txt": write_list,
    ".json": write_json,
}


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """The deck in a file, by the kind of file. Raises FileRefused."""
    suffix = Path(path).suffix.lower()
    reader = READERS.get(suffix)
    if reader is None:
        raise FileRefused(path, "deck.kind-of-file", suffix=suffix or "—", known=" ".join(READERS))
    return reader(path)


def load_deck(
    name: str,
    catalogue: Catalogue | None = None,
    directory: Path | None = None,
    *,
    guessed: dict[str, str] | None = None,
    unread: list[Unread] | None = None,
) -> Deck:
    """The deck a person names: a `ydke://` or YGOMobile link, a file, a starter deck (see find_deck) or an Omega code.

    With a catalogue, names are looked up and cards put into the piles where they belong. `guessed` is given the names
    of a list that have typing errors, with the codes they were read as, `unread` its lines that say nothing. Raises
    FileRefused.
    """
    try:
        is_code = "://" in name[:20] and not os.path.exists(name)
        found = None if is_code else find_deck(name, directory)
        if found is not None and found.suffix.lower() in (".txt", ".json") and catalogue is not None:
            return deck_in(
                read_text(found, MAX_BYTES), catalogue, path=found, name=found.stem, guessed=guessed, unread=unread
            )
        deck = recognise(name) if found is None else read_deck(found)
    except FileRefused as refused:
        if refused.problem.reason != "deck.not-found" or not is_omega(name):
            raise
        deck = recognise(name)
    return deck if catalogue is None else resolve(deck, catalogue)


def find_deck(name: str | os.PathLike[str], directory: Path | None = None) -> Path:
    """The file of a deck: the path given, or the starter deck of that name in `directory`/decks.

    `directory` is that of the card sets which come with the program. Names of starter decks ignore case.
    Raises FileRefused when there is neither.
    """
    path = Path(name)
    if os.path.exists(path):  # which says no to what is too long or no name at all
        return path
    wanted = os.fspath(name).lower()
    for found, starter in starter_decks(directory).items():
        if found.lower() == wanted:
            return starter
    raise FileRefused(os.fspath(name)[:MAX_SHOWN], "deck.not-found", known=", ".join(starter_decks(directory)))


def starter_decks(directory: Path | None = None) -> dict[str, Path]:
    """The decks that come with the program, by name, in the order of decks/names.toml and then by name."""
    folder = (directory or paths.cardset_dir()) / "decks"
    found = {path.stem: path for path in sorted(folder.glob("*")) if path.suffix.lower() in STARTERS}
    named = list(_starter_names(folder / "names.toml"))

    def place(stem: str) -> int:
        known = stem if stem in named else stem.rpartition("-")[0]
        return named.index(known) if known in named else len(named)

    return dict(sorted(found.items(), key=lambda item: place(item[0])))


def starter_name(name: str, language: str = "en", directory: Path | None = None) -> str:
    """What a starter deck is called in a language ("en", "th", "fa", "zh_Hant", "zh_Hans").

    `name` is that of its file; an edition's ending ("river-fa") belongs to the file, not to the deck. A deck that
    decks/names.toml does not know is called after its file.
    """
    names = _starter_names((directory or paths.cardset_dir()) / "decks" / "names.toml")
    known = names.get(name) or names.get(name.rpartition("-")[0]) or {}
    return known.get(language) or known.get("en") or name


@lru_cache(maxsize=4)
def _starter_names(path: Path) -> dict[str, dict[str, str]]:
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def may_be_written(game: str, suffix: str) -> bool:
    """Whether decks of a game may be written in the format of a file's suffix: `.ydk` and `.ydke` files know one game
    only.
    """
    return suffix in WRITERS and (suffix not in PASSCODES or game == games.exchanging("ydk"))


def write_deck(deck: Deck, path: str | os.PathLike[str], names: Mapping[str, str] | None = None) -> None:
    """Write a deck in the format its file name asks for, wholly or not at all.

    `names` by code become comments. Raises FileRefused for an unknown kind of file, OSError when it cannot be
    written.
    """
    suffix = Path(path).suffix.lower()
    writer = WRITERS.get(suffix)
    if writer is None:
        raise FileRefused(path, "deck.kind-of-file", suffix=suffix or "—", known=" ".join(WRITERS))
    if not may_be_written(deck.game, suffix):
        raise FileRefused(path, "deck.other-game", suffix=suffix, game=games.get(games.exchanging("ydk")).name.text)
    try:
        text = writer(deck, names)
    except (ValueError, struct.error) as error:  # a card without a passcode
        raise FileRefused(path, "deck.no-passcode", suffix=suffix) from error
    with (
        paths.whole_file(Path(path), ".deck-") as temporary,
        open(temporary, "w", encoding="utf-8", newline="\n") as stream,
    ):
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())


def deck_link(deck: Deck) -> str:
    """The deck as a `ydke://` link to paste elsewhere."""
    return write_ydke(deck)


def file_name(deck: Deck) -> str:
    """A safe file name, without suffix, for a deck's name."""
    return stem_for(deck.name, "deck")
