"""Turning a card's printed text into its program, or saying which part of it was not understood."""

from __future__ import annotations

import functools
import hashlib
import os

import msgspec

from sanam import __version__, games, paths
from sanam.catalogue.models import Card, printed_text

#: Where in `text` and why: start and end in characters, end exclusive, and the reader's reason.
Span = tuple[int, int, str]


@functools.cache
def reader_digest() -> str:
    """A digest of the phrase books: it changes with the program's version and with the files that decide how texts
    are read.

    Abilities read under another digest may mean something else today, or may now be understood.
    """
    total = hashlib.sha256(__version__.encode())
    for game in games.all_games():
        for package in game.texts.packages if game.texts else ():
            for file in paths.package_files(package, ".py", ".phrases", ".spellings"):
                total.update(file.read_bytes())
    return total.hexdigest()


def digest(path: str | os.PathLike[str]) -> str:
    """SHA-256 of a file, hexadecimal."""
    with open(path, "rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def set_digest(path: str | os.PathLike[str]) -> str:
    """What an import of a card set depends on: the file and the parser."""
    return hashlib.sha256((digest(path) + reader_digest()).encode()).hexdigest()


def has_effect(card: Card) -> bool:
    """Whether the card has a rules text that can be understood or not; flavour is none."""
    texts = games.of_card(card).texts
    return texts.has_text(card) if texts else bool(printed_text(card))


def understand(card: Card, language: str = "en") -> tuple[Card, Span | None]:
    """`card` with its `text` in `language` read into `abilities`, and the span that stopped the reader.

    A card without an effect comes back without abilities. When the text is not wholly understood, `problem` is
    "start:end reason", the span is returned beside it, and `abilities` is what could be understood, or None.
    """
    if not has_effect(card):
        return msgspec.structs.replace(card, abilities=None, problem=""), None
    texts = games.of_card(card).texts
    if texts is None or language not in texts.reads:
        reason = f"language {language}" if texts else "no grammar"
        span = (0, len(printed_text(card)), reason)
        return msgspec.structs.replace(card, abilities=None, problem=f"0:{span[1]} {reason}"), span
    reading = texts.read(card, language)
    problem = "" if reading.problem is None else "{}:{} {}".format(*reading.problem)
    return msgspec.structs.replace(card, abilities=reading.abilities, problem=problem), reading.problem


#: Why a text has no meaning that nobody has tried to read so far.
UNREAD = "not read yet"


def unread(card: Card, language: str) -> Card:
    """The card with its text left to be read later, where its language is understood at all."""
    texts = games.of_card(card).texts
    if not has_effect(card) or texts is None or language not in texts.reads:
        return understood(card, language)
    return msgspec.structs.replace(card, abilities=None, problem=f"0:{len(printed_text(card))} {UNREAD}")


def is_unread(problem: str) -> bool:
    """Whether a card's `problem` is only that its text was left to be read later."""
    return problem.endswith(f" {UNREAD}")


def understood(card: Card, language: str) -> Card:
    """The card with its text read where its language is understood, or with the reason why it is not."""
    if not has_effect(card):
        return card
    return understand(card, language)[0]
