"""Turning a card's printed text into its program, or saying which part of it was not understood."""

from __future__ import annotations

import functools
import hashlib
import importlib.resources

import msgspec

from sanam import __version__
from sanam.catalogue.models import Card, printed_text
from sanam.games.yugioh.cards import CardData

#: Where in `text` and why: start and end in characters, end exclusive, and the parser's reason.
Span = tuple[int, int, str]


@functools.cache
def grammar_digest() -> str:
    """A digest of the parser: it changes with the program's version and with the files of sanam.games.yugioh.abilities.

    Abilities parsed under another digest may mean something else today, or may now be understood.
    """
    total = hashlib.sha256(__version__.encode())
    abilities = importlib.resources.files("sanam.games.yugioh.abilities")
    for folder in (importlib.resources.files("sanam.abilities"), abilities, abilities / "phrases"):
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith((".py", ".phrases")):
                total.update(file.read_bytes())
    return total.hexdigest()


def needs_no_parse(card: CardData) -> bool:
    """Whether the text has no effect: flavour of a Normal Monster (YZH-2.10, YFA-2.11), or nothing."""
    return not card.text or (card.kind == "monster" and "normal" in card.traits)


def understand(card: CardData) -> tuple[CardData, Span | None]:
    """`card` with its English `text` parsed into `abilities`, and the span that stopped the parser.

    A card without an effect comes back as it is. When the text is not wholly understood, `abilities` is None,
    `problem` is "start:end reason" and the span is returned beside it.
    """
    if needs_no_parse(card):
        return msgspec.structs.replace(card, abilities=None, problem=""), None
    # The grammar takes a moment to load, and most starts of the program parse nothing.
    from sanam.games.yugioh.abilities import texts

    try:
        abilities = texts.understood(card.text, card)
    except texts.NotUnderstood as error:
        span = (error.start, error.end, error.reason)
        problem = f"{error.start}:{error.end} {error.reason}"
        return msgspec.structs.replace(card, abilities=None, problem=problem), span
    return msgspec.structs.replace(card, abilities=abilities, problem=""), None


def understood(card: Card, language: str) -> Card:
    """The card with its text parsed where there is a grammar for it, or with the reason why it is not."""
    if isinstance(card, CardData) and language == "en":
        return understand(card)[0]
    text = printed_text(card)
    if not text or (isinstance(card, CardData) and needs_no_parse(card)):
        return card
    why = f"language {language}" if isinstance(card, CardData) else "no grammar"
    return msgspec.structs.replace(card, problem=f"0:{len(text)} {why}")
