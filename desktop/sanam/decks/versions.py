"""Every saved state of a deck, kept beside the person's data: to compare, and to go back to.

The versions of a deck lie in a folder of their own, named by a digest of where the deck's file lies within the folder
of decks; a deck that is renamed or moved takes them along. A version is an ordinary deck file, named by its time.
Beside them lies what the deck is known by in matches, whatever it is called.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import uuid
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sanam.catalogue.problems import FileRefused
from sanam.decks.deckfile import SUFFIX, read_deckfile, write_deckfile
from sanam.decks.model import Deck
from sanam.decks.odds import Wish, in_opening, opening_of
from sanam.paths import whole_file

#: Versions of one deck that are looked at, the newest first.
MOST = 2_000
#: The folder of all versions, beside the folder of decks; in the folder of one deck the file that identifies it.
VERSIONS, IDENTITY = "deck-versions", "identity.json"
_STAMP = "%Y%m%d-%H%M%S-%f"


class Version(msgspec.Struct, frozen=True):
    """A saved state: its file, and when it was saved (UTC)."""

    file: Path
    saved: datetime


class Identity(msgspec.Struct, frozen=True):
    """What a deck is known by: its id in matches, and what it was called in those that name no ids."""

    id: str
    name: str = ""


class Difference(msgspec.Struct, frozen=True):
    """Copies of a card in a pile before and after; `odds` of one or more in the opening hand, None where none is drawn
    from the pile.
    """

    pile: str
    code: str
    before: int
    after: int
    odds: tuple[float, float] | None = None


class Versions:
    """The versions of the decks in a folder; they are kept in `place`."""

    def __init__(self, place: Path, decks: Path) -> None:
        self.place, self.decks = place, decks

    def folder(self, deck: Path) -> Path:
        """Where the versions of the deck of a file lie."""
        try:
            name = deck.resolve().relative_to(self.decks.resolve()).as_posix()
        except ValueError:
            name = str(deck.resolve())
        return self.place / hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:32]

    def keep(self, path: Path, deck: Deck, now: datetime | None = None) -> Path | None:
        """Keep a state of a deck, unless it is that of last time. Raises OSError."""
        found = self.of(path)
        with suppress(FileRefused, OSError):
            if found and read_deckfile(found[0].file) == deck:
                return None
        folder = self.folder(path)
        folder.mkdir(parents=True, exist_ok=True)
        goal = folder / f"{now or datetime.now(UTC):{_STAMP}}{SUFFIX}"
        with whole_file(goal, ".version-") as temporary:
            temporary.write_text(write_deckfile(deck), encoding="utf-8", newline="\n")
        return goal

    def of(self, path: Path) -> list[Version]:
        """The versions of the deck of a file, the newest first."""
        found: list[Version] = []
        with suppress(OSError):
            for file in sorted(self.folder(path).glob(f"[0-9]*{SUFFIX}"), reverse=True)[:MOST]:
                with suppress(ValueError):
                    stamp = datetime.strptime(file.name.removesuffix(SUFFIX), _STAMP)
                    found.append(Version(file, stamp.replace(tzinfo=UTC)))
        return found

    def identity(self, deck: Path) -> Identity | None:
        """What the deck of a file is known by, None before it was first asked for."""
        try:
            with open(self.folder(deck) / IDENTITY, "rb") as stream:
                return msgspec.json.decode(stream.read(4096), type=Identity)
        except (OSError, ValueError):
            return None

    def identify(self, deck: Path, name: str) -> Identity:
        """The same, made where there is none; `name` is what the deck is called now. Raises OSError."""
        found = self.identity(deck)
        if found is None:
            found, folder = Identity(uuid.uuid4().hex, name), self.folder(deck)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / IDENTITY).write_bytes(msgspec.json.encode(found))
        return found

    def went(self, before: Path, after: Path) -> None:
        """A deck, or a folder of decks, lies elsewhere now; what had versions there keeps them aside. Failing to is
        nothing.
        """
        if after.is_dir():
            for deck in after.rglob("*"):
                if deck.is_file():
                    self._went(before / deck.relative_to(after), deck)
        else:
            self._went(before, after)

    def _went(self, before: Path, after: Path) -> None:
        old, new = self.folder(before), self.folder(after)
        if old == new or not old.is_dir():
            return
        with suppress(OSError):
            if new.exists():
                for file in old.iterdir():
                    os.replace(file, new / file.name)
                shutil.rmtree(old)
            else:
                os.rename(old, new)


def differences(before: Deck, after: Deck) -> list[Difference]:
    """The cards of which one state has other copies than another, pile by pile, with the odds of drawing them."""
    found: list[Difference] = []
    drawn = opening_of(after).draws
    for pile in after.piles:
        had, have = Counter(before.codes(pile)), Counter(after.codes(pile))
        for code in dict.fromkeys([*before.codes(pile), *after.codes(pile)]):
            if had[code] == have[code]:
                continue
            odds = None
            if pile in drawn:
                wish = Wish((code,))
                odds = (float(in_opening(before, wish)), float(in_opening(after, wish)))
            found.append(Difference(pile, code, had[code], have[code], odds))
    return found
