"""A deck of any game: named piles of copies, in the order the player put them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from sanam import games

#: More cards than any deck of any game holds; readers refuse a file with more.
MAX_CARDS = 1_000


def piles_of(game: str) -> tuple[str, ...]:
    """The piles of a game's decks, in the order they are shown and written; () for an unknown game."""
    found = games.find(game)
    return found.decks.pile_ids if found is not None else ()


class Copy(msgspec.Struct, frozen=True):
    """One physical card in a deck: its code, and the card number of the wanted printing ("" for any)."""

    code: str
    printing: str = ""


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck as its owner built it; nothing about it is checked here, and unknown cards stay in it.

    edition       the edition it was built for, "" when it says nothing
    restrictions  the name of the list it is checked by as well, "" for none (see sanam.decks.restrictions)
    cover         the code of the card by which its owner knows it, "" for one that the game chooses
    piles         name -> copies in order; a game's piles are always all there, in the game's order
    """

    game: str
    name: str = ""
    edition: str = ""
    restrictions: str = ""
    cover: str = ""
    piles: dict[str, tuple[Copy, ...]] = {}
    notes: str = ""
    tags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        known = piles_of(self.game)
        strange = [pile for pile in self.piles if pile not in known]
        if strange:
            raise ValueError(f"no pile {strange[0]!r} in a deck of {self.game!r}")
        ordered = {pile: tuple(self.piles.get(pile, ())) for pile in known}
        msgspec.structs.force_setattr(self, "piles", ordered)

    def codes(self, pile: str) -> tuple[str, ...]:
        """The codes of a pile, one a copy, in order."""
        return tuple(copy.code for copy in self.piles[pile])

    def numbers(self, pile: str) -> tuple[int, ...]:
        """The codes of a pile as numbers, for games whose codes are passcodes."""
        return tuple(int(copy.code) for copy in self.piles[pile])

    def all_codes(self) -> list[str]:
        """Every code once, in order of first appearance."""
        return list(dict.fromkeys(copy.code for copies in self.piles.values() for copy in copies))

    def total(self) -> int:
        """Copies in all piles."""
        return sum(len(copies) for copies in self.piles.values())

    def with_pile(self, pile: str, copies: Iterable[Copy]) -> Deck:
        """The deck with another content of one pile."""
        return msgspec.structs.replace(self, piles={**self.piles, pile: tuple(copies)})


def make_deck(game: str, piles: Mapping[str, Iterable[str | int]], *, name: str = "") -> Deck:
    """A deck from codes alone."""
    copies = {pile: tuple(Copy(str(code)) for code in codes) for pile, codes in piles.items()}
    return Deck(game=game, name=name, piles=copies)
