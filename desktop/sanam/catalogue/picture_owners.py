"""Which card a picture belongs to, by the name of its file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from sanam.catalogue.decoding import PictureRefused
from sanam.catalogue.fold import fold
from sanam.catalogue.records import variant
from sanam.catalogue.store import Catalogue

#: Game and code of a card, and which of its pictures: "full", or that of a printing.
Key = tuple[str, str, str]
#: Digits that a number within a longer name has at least; cameras number their pictures with fewer.
MOST_COUNTED = 6
#: Letters and digits that a part of a file's name has at least to be looked up as the name of a card.
SHORTEST = 4
_STRAY = re.compile(r"(?:[(\[][^()\[\]]*[)\]]|\b(?:copy|kopie|副本)|(?<=\D)[ _]\d{1,2})$", re.IGNORECASE)


class Owner(msgspec.Struct, frozen=True):
    """The card of a picture, and how it was found: by a "code", by a "name", or by a "part" of the file's name."""

    key: Key
    way: str


class Owners:
    """Finds the card of a file's name among the cards of `games`."""

    def __init__(self, catalogue: Catalogue, games: tuple[str, ...]) -> None:
        self.games = games
        self.codes: dict[str, dict[str, str]] = {}
        self.numbers: dict[str, defaultdict[str, set[str]]] = {}
        self.names: dict[str, defaultdict[str, set[str]]] = {}
        run = catalogue.db.conn.execute
        for game in games:
            rows = run("select code from cards where game = ?", (game,))
            self.codes[game] = {code.casefold(): code for (code,) in rows}
            self.numbers[game], self.names[game] = defaultdict(set), defaultdict(set)
            for number, code in run("select number, code from printings where game = ?", (game,)):
                self.numbers[game][number.casefold()].add(code)
            for name, code in run("select distinct folded, code from texts where game = ?", (game,)):
                self.names[game][_letters(name)].add(code)

    def of(self, name: str) -> Owner | None:
        """The card of a picture; None when its name says nothing. Raises PictureRefused when it may be several."""
        stem = stem_of(name)
        found = self._by_code(stem)
        if found is not None:
            return Owner(found, "code")
        called = self._called(stem)
        if called:
            return Owner(_only(called), "name")
        within = {key for part in _codes_within(stem) if (key := self._by_code(part)) is not None}
        within = within or next((some for part in _names_within(stem) if (some := self._called(part))), set())
        return Owner(_only(within), "part") if within else None

    def _by_code(self, word: str) -> Key | None:
        plain, mark = variant(word)
        number = str(int(word)) if word.isascii() and word.isdigit() else word.casefold()
        for game in self.games:
            if number in self.codes[game]:
                return game, self.codes[game][number], "full"
            if mark and plain.casefold() in self.codes[game]:
                return game, self.codes[game][plain.casefold()], f"print:{mark}"
        printed = {(game, code, "full") for game in self.games for code in self.numbers[game].get(word.casefold(), ())}
        return printed.pop() if len(printed) == 1 else None

    def _called(self, words: str) -> set[Key]:
        letters = _letters(fold(words))
        return {(game, code, "full") for game in self.games for code in self.names[game].get(letters, ())}


def stem_of(name: str) -> str:
    """The name of a picture's file without its folders and its ending."""
    return re.split(r"[/\\]", name)[-1].rpartition(".")[0].strip()


def plain_words(name: str) -> str:
    """What to look for when nobody knows whose picture it is: the file's name without numbers and brackets."""
    words = re.sub(r"[(\[][^()\[\]]*[)\]]|[_\-.]+|\d{3,}", " ", stem_of(name))
    return " ".join(words.split())[:80]


def _only(keys: Iterable[Key]) -> Key:
    found = list(keys)
    if len(found) > 1:
        raise PictureRefused("picture.several", count=len(found))
    return found[0]


def _codes_within(stem: str) -> Iterator[str]:
    """The words of a file's name that may be a code or a card number."""
    for word in re.split(r"[\s()\[\]{},;+]+", stem):
        for part in (word, *word.split("_")):
            is_counter = part.isdigit() and len(part) < MOST_COUNTED
            if len(part) >= SHORTEST and any(letter.isdigit() for letter in part) and not is_counter:
                yield part


def _names_within(stem: str) -> Iterator[str]:
    """The file's name with less and less behind it, then what stands between dashes and underscores."""
    stem = stem.strip()
    while (shorter := _STRAY.sub("", stem).strip()) != stem:
        yield shorter
        stem = shorter
    parts = [part.strip() for part in re.split(r"(?<=\s)[-–—](?=\s)|_", stem)]
    parts = [part for part in parts if len(_letters(part)) >= SHORTEST]
    yield from sorted(parts, key=len, reverse=True)


def _letters(name: str) -> str:
    """A folded name without what file names cannot hold or write otherwise."""
    return re.sub(r"[\W_]+", "", name)
