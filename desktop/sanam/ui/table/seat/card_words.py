"""The names and texts of a match's cards in the person's language, as the catalogue has them.

A match carries its own definitions: what the cards do is their text in there. A translation stands in for it only
where the catalogue's card still has that text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from sanam.abilities.texts import TextReading
from sanam.catalogue.written import can_be_written, reading_of, written
from sanam.engine.journal import Header
from sanam.ui.work import Progress

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue

#: Name and text by code.
Words = Mapping[str, tuple[str, str]]
_QUOTED = re.compile('"([^"]+)"|“([^”]+)”|«([^»]+)»|「([^」]+)」')


class CardWords:
    """What gives matches the words of their cards: a catalogue and a language in it."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self._catalogue, self._language = catalogue, language
        #: What was written of texts that nobody has printed in the language, by game, code and own text.
        self._written: dict[tuple[str, str, str], str] = {}
        #: The language as `sanam.faces` spells it.
        self.tag = language.replace("_", "-")

    def of(self, header: Header) -> Words:
        found = card_words(self._catalogue, header, self._language)
        for code, plain in header.cards.items():
            text = self._written.get((header.game, code, plain.get("text", "")))
            if text:
                named = self._catalogue.text(header.game, code, self._language)
                found[code] = (named[0] if named is not None else plain["name"], text)
        return found

    def generated(self, header: Header) -> frozenset[str]:
        """The codes of the cards whose texts `of` gives as they were written, and not as they are printed."""
        return frozenset(
            code
            for code, plain in header.cards.items()
            if self._written.get((header.game, code, plain.get("text", "")))
        )

    def lacking(self, header: Header) -> list[tuple[Any, str]]:
        """The cards of the match whose texts could be written in the language, and are not yet, and the language that
        each is in.
        """
        try:
            known = self._catalogue.cards(header.game, header.cards)
        except KeyError:
            return []
        return [
            (card, self._catalogue.nearest(header.game, code, "")[0])
            for code, card in known.items()
            if card.text == header.cards[code].get("text", "")
            and (header.game, code, card.text) not in self._written
            and can_be_written(self._catalogue, card, self._language)
        ]

    def write(self, header: Header, readings: list[tuple[Any, TextReading | None]]) -> None:
        """Write the texts of cards of a match by what is understood of each."""
        for card, reading in readings:
            said = written(self._catalogue, card, reading, self._language) if reading is not None else ""
            self._written[header.game, card.key, card.text] = said

    def name_of(self, game: str, code: str) -> str:
        """The name of a card; the code where nobody knows it."""
        said = self._catalogue.text(game, code, self._language)
        card = None if said is not None else self._catalogue.card(game, code)
        return said[0] if said is not None else card.name if card is not None else code

    def quoted(self, header: Header) -> dict[str, str]:
        """What the language calls the cards and archetypes that the texts of a match quote, by their own names."""
        names = {name for plain in header.cards.values() for name in _quoted(plain.get("text", ""))}
        return self._catalogue.names_in(header.game, names, self._language)

    def pictures(self, header: Header) -> dict[str, str]:
        """The paths of the pictures that the person has of the match's cards, by code."""
        found = self._catalogue.images(header.game, header.cards)
        return {code: str(path) for code, path in found.items() if path.is_file()}


def readings_of(cards: list[tuple[Any, str]], progress: Progress) -> list[tuple[Any, TextReading | None]]:
    """What is understood of cards in the languages that they are in. Slow; it touches no catalogue."""
    found = []
    for at, (card, own) in enumerate(cards, start=1):
        found.append((card, reading_of(card, own)))
        progress.advance(at, len(cards))
    return found


def card_words(catalogue: Catalogue, header: Header, language: str) -> dict[str, tuple[str, str]]:
    """Names and texts of the header's cards in `language` ("en", "th", "fa", "zh_Hant", "zh_Hans"), by code.

    A card of which only the name is translated has its own text, one without a translation is left out; a Token has
    the name that the text which makes it says.
    """
    try:
        known = catalogue.cards(header.game, header.cards)
    except KeyError:  # no card of that game can be in the catalogue
        return {}
    found: dict[str, tuple[str, str]] = {}
    makers: list[tuple[str, str]] = []
    for code, card in known.items():
        said = catalogue.text(header.game, code, language)
        if said is None or card.text != header.cards[code].get("text", ""):
            continue
        name, text = said[0], said[1] or card.text
        if (name, text) == (card.name, card.text):
            continue
        found[code] = (name, text)
        if said[1]:
            makers.append((card.text, said[1]))
    for code, plain in header.cards.items():
        if "token" in plain.get("traits", ()) and code not in found:
            own = str(plain.get("name", ""))
            known_as = catalogue.names_in(header.game, _as_quoted(own), language).values()
            name = _token_name(own, makers) or next(iter(known_as), "")
            if name and name not in _as_quoted(own):
                found[code] = (name, "")
    return found


def _as_quoted(token: str) -> tuple[str, str]:
    """The name of a Token as texts quote it: of one, and of several."""
    return token, f"{token}s"


def _token_name(name: str, makers: Iterable[tuple[str, str]]) -> str:
    """What a translated text calls the Token: what it quotes where the text itself quotes the Token."""
    for text, translated in makers:
        quoted, said = _quoted(text), _quoted(translated)
        for one in _as_quoted(name):
            if one in quoted and len(quoted) == len(said):
                return said[quoted.index(one)]
    return ""


def _quoted(text: str) -> list[str]:
    return ["".join(groups) for groups in _QUOTED.findall(text)]
