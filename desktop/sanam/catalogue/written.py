"""A card's text in a language that nobody has printed it in, made from what is understood of it."""

from __future__ import annotations

from typing import NamedTuple

from sanam import games
from sanam.abilities.texts import TextReading
from sanam.abilities.writer import CannotWrite
from sanam.catalogue.models import Card, printed_text
from sanam.catalogue.store import Catalogue


def can_be_written(catalogue: Catalogue, card: Card, language: str) -> bool:
    """Whether a text in `language` is worth making: the game writes it, no printed one is there, and the card's own
    is in a language that the game reads.
    """
    game, texts = games.of_card(card).id, games.of_card(card).texts
    if texts is None or language not in texts.writes or not card.text or not texts.has_text(card):
        return False
    printed = catalogue.text(game, card.key, language)
    own = catalogue.nearest(game, card.key, "")[0]
    return own != language and own in texts.reads and not (printed and printed[1])


class Shown(NamedTuple):
    """A card as a person reads it: the language of name and text, and whether the text was made from the card's own."""

    language: str
    name: str
    text: str
    generated: bool = False


def shown(catalogue: Catalogue, card: Card, language: str) -> Shown:
    """The card for a person who reads `language`: as it is printed in it, else written in it, else as
    Catalogue.nearest has it. Slow the first time; raises KeyError for an unknown card.
    """
    game = games.of_card(card).id
    spoken, name, text = catalogue.nearest(game, card.key, language)
    made = ""
    if can_be_written(catalogue, card, language):
        reading = reading_of(card, catalogue.nearest(game, card.key, "")[0])
        made = written(catalogue, card, reading, language) if reading is not None else ""
    return Shown(language, name, made, True) if made else Shown(spoken, name, text)


def reading_of(card: Card, own: str) -> TextReading | None:
    """What is understood of `card`'s text, which is in the language `own`, beside its words; None where that is
    nothing. Slow the first time.
    """
    texts = games.of_card(card).texts
    reading = texts.read(card, own) if texts is not None else None
    if reading is None or all(sentence.tree is None for sentence in reading.sentences):
        return None
    return reading if reading.whole else reading.beside(printed_text(card))


def written(catalogue: Catalogue, card: Card, reading: TextReading, language: str) -> str:
    """The text that was read as `reading` in `language`, with the names that cards have there. What is not understood
    is quoted as it is printed; "" where nothing but quotes would be left.
    """
    game, texts = games.of_card(card).id, games.of_card(card).texts
    assert texts is not None
    names = catalogue.names_in(game, reading.names, language)
    try:
        return texts.write(reading.renamed(names), language)
    except CannotWrite:
        return ""
