"""Finding, reading and writing decks, whatever their format."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from sanam import paths
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.deckfile import SUFFIX, read_deckfile, write_deckfile
from sanam.decks.model import Deck
from sanam.decks.ydk import YDKE, by_type, parse_ydke, read_ydk, write_ydk, write_ydke

READERS = {".ydk": read_ydk, SUFFIX: read_deckfile, ".toml": read_deckfile}


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """The deck in a file, by the kind of file. Raises FileRefused."""
    suffix = Path(path).suffix.lower()
    reader = READERS.get(suffix)
    if reader is None:
        raise FileRefused(path, "file.kind", suffix=suffix or "—")
    return reader(path)


def load_deck(name: str, catalogue: Catalogue | None = None, directory: Path | None = None) -> Deck:
    """The deck a person names: a `ydke://` link, a file, or a starter deck (see find_deck).

    With a catalogue, Main and Extra Deck are sorted out by card type. Raises FileRefused.
    """
    is_link = name.strip().startswith(YDKE)
    deck = parse_ydke(name) if is_link else read_deck(find_deck(name, directory))
    if catalogue is not None and deck.game == "yugioh":
        deck = by_type(deck, catalogue.cards("yugioh", deck.all_codes()))
    return deck


def find_deck(name: str | os.PathLike[str], directory: Path | None = None) -> Path:
    """The file of a deck: the path given, or the starter deck of that name in `directory`/decks.

    `directory` is that of the card sets which come with the program. Names of starter decks ignore case.
    Raises FileRefused when there is neither.
    """
    path = Path(name)
    if path.exists():
        return path
    wanted = os.fspath(name).lower()
    for found, starter in starter_decks(directory).items():
        if found.lower() == wanted:
            return starter
    raise FileRefused(name, "deck.not-found")


def starter_decks(directory: Path | None = None) -> dict[str, Path]:
    """The decks that come with the program, by name, sorted."""
    folder = (directory or paths.cardset_dir()) / "decks"
    return {path.stem: path for path in sorted(folder.glob("*")) if path.suffix.lower() in READERS}


def write_deck(deck: Deck, path: str | os.PathLike[str], names: Mapping[str, str] | None = None) -> None:
    """Write a deck in the format its file name asks for, wholly or not at all.

    `names` by code become comments. Raises FileRefused for an unknown kind of file, OSError when it cannot be
    written.
    """
    suffix = Path(path).suffix.lower()
    if suffix not in READERS or (suffix == ".ydk" and deck.game != "yugioh"):
        raise FileRefused(path, "file.kind", suffix=suffix or "—")
    text = write_ydk(deck, names) if suffix == ".ydk" else write_deckfile(deck, names)
    folder = Path(path).resolve().parent
    handle, temporary = tempfile.mkstemp(prefix=".deck-", dir=folder)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def deck_link(deck: Deck) -> str:
    """The deck as a `ydke://` link to paste elsewhere."""
    return write_ydke(deck)


def file_name(deck: Deck) -> str:
    """A safe file name, without suffix, for a deck's name."""
    cleaned = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", deck.name).strip(" .")
    return cleaned[:100] or "deck"
