"""The cards of a match by code: definitions, and names and faces in the person's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sanam.engine.session import Session
from sanam.faces.cards import card_face
from sanam.games.face import FaceSpec
from sanam.games.printed_words import digits
from sanam.games.words import GameWords
from sanam.ui.table.seat.card_words import CardWords, Words


class CardBook:
    """The definitions of a match: data, names and faces by code; names and texts in the person's language, where
    there are words in it, and the pictures that the person has.
    """

    def __init__(self, match: Session) -> None:
        self.match = match
        self.header = match.header
        self._words: Words = {}
        self._language = "en"
        self._pictures: Mapping[str, str] = {}
        self._generated: frozenset[str] = frozenset()
        self._quoted: Mapping[str, str] = {}
        self._faces: dict[tuple[str, bool], FaceSpec | None] = {}

    def speak(
        self,
        words: Words,
        language: str,
        pictures: Mapping[str, str] | None = None,
        generated: frozenset[str] = frozenset(),
        quoted: Mapping[str, str] | None = None,
    ) -> None:
        """Names and texts by code, and the language they are in, as `sanam.faces` spells it; paths of pictures; the
        codes whose texts nobody has printed so; what is `quoted` in texts, by the names that it has in them.
        """
        self._words, self._language, self._pictures = words, language, pictures or {}
        self._generated, self._quoted = generated, quoted or {}
        self._faces.clear()

    def speak_as(self, words: CardWords) -> None:
        """Have all the words that there are for the cards of the match."""
        head = self.header
        self.speak(words.of(head), words.tag, words.pictures(head), words.generated(head), words.quoted(head))

    def data(self, code: str) -> Any:
        """The card of a code, the game's own type, or None when the match does not know it."""
        return self.match.definition(code)

    def spoken(self, code: str, words: GameWords) -> Any:
        """As `data`, with the names of its parts in the person's language."""
        found = self.data(code)
        said = self._words.get(code)
        return words.named_in(found, said[1]) if found is not None and said is not None else found

    def name(self, code: str) -> str:
        if code in self._words:
            return self._words[code][0]
        found = self.data(code)
        return found.name if found is not None else code

    def face(self, code: str, printed: bool = False) -> FaceSpec | None:
        """What the face of a code shows; `printed` has the card's own language."""
        key = code, printed
        if key not in self._faces:
            found = self.data(code)
            name, text = (None, None) if printed or code not in self._words else self._words[code]
            language = "en" if printed else self._language
            image = self._pictures.get(code)
            made = card_face(found, language, name, text, image=image) if found is not None else None
            if made is not None and not printed and code in self._generated:
                made = replace(made, generated=True)
            self._faces[key] = made
        return self._faces[key]

    def effect(self, code: str, ability: Any, words: GameWords) -> str:
        """What one ability of a card says, in the person's language; "" when the game does not say which."""
        return digits(words.effect(self.data(code), ability, self._names()), self._language)

    def brief(self, code: str, ability: Any, words: GameWords) -> str:
        """What one ability of a card does, in few words; "" as in `effect`."""
        return digits(words.brief(self.data(code), ability, self._names()), self._language)

    def _names(self) -> dict[str, str]:
        """What cards and archetypes are called in the person's language, by their own names."""
        named = {found.name: said[0] for key, said in self._words.items() if (found := self.data(key)) is not None}
        return {**self._quoted, **named}

    def printed(self, code: str) -> FaceSpec | None:
        """The face in the card's own language, where that is another than the one shown; None otherwise."""
        return self.face(code, printed=True) if code in self._words else None
