"""The deck being edited: its state, its history, its cards, and what the rules say of it now."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue, Hit
from sanam.decks import edit
from sanam.decks.check import Report, check_cards, known_cards
from sanam.decks.mending import mend
from sanam.decks.model import MAX_CARDS, Copy, Deck
from sanam.decks.restrictions import find_list
from sanam.decks.shape import home_pile
from sanam.games.findings import Finding
from sanam.games.restrictions import Restrictions

#: Fields a person types into, each with the number by which its steps are one.
TYPED = {"name": 1, "tags": 2, "notes": 3}
#: For how many unknown names of a deck other cards are suggested.
SUGGESTED = 8
#: Copies that are added at once where no rule limits them.
MOST_AT_ONCE = 4


#: Steps of a history (deck before, after, words, field that is typed into or -1), and how many are not undone.
Steps = tuple[list[tuple[Deck, Deck, str, int]], int]


class _Change(QUndoCommand):
    """From one deck to another. Decks are values, so a step of the history is no more than the two.

    Steps that are `typing` into one field follow each other as one.
    """

    def __init__(self, document: Document, before: Deck, after: Deck, text: str, typing: int = -1) -> None:
        super().__init__(text)
        self._document, self._before, self._after, self._typing = document, before, after, typing

    def id(self) -> int:
        return self._typing

    def mergeWith(self, other: QUndoCommand) -> bool:
        assert isinstance(other, _Change)
        self._after = other._after
        return True

    def parts(self) -> tuple[Deck, Deck, str, int]:
        """What it is made of: before, after, words, field that is typed into."""
        return self._before, self._after, self.text(), self._typing

    def redo(self) -> None:
        self._document._show(self._after)

    def undo(self) -> None:
        self._document._show(self._before)


class Document(QObject):
    """`changed` after every change of the deck or of what is known of its cards; `moved` when another deck or its
    file was opened, saved or begun; `stepped` when the history has a step more or stands elsewhere.
    """

    changed = Signal()
    moved = Signal()
    stepped = Signal()

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.history = QUndoStack(self)
        self.history.indexChanged.connect(self.stepped)
        self.deck = Deck(game=games.first())
        self.saved = self.deck
        self.path: Path | None = None
        self.cards: dict[str, Any] = {}
        self._lists: dict[tuple[str, str, str], Restrictions | None] = {}
        #: Copies of each card of the game that the person owns; empty where nobody has counted.
        self.owned: dict[str, int] = {}
        self.report: Report = self._check()

    @property
    def edition(self) -> str:
        """The edition the deck is checked by: the one it names, else the game's usual one."""
        known = games.get(self.deck.game).matches.edition_ids
        return self.deck.edition if self.deck.edition in known else known[0]

    @property
    def is_changed(self) -> bool:
        """Whether there is something to save."""
        return self.deck != self.saved

    @property
    def is_elsewhere(self) -> bool:
        """Whether it is not among the person's decks, but could be: a file from elsewhere, a starter deck."""
        return self.path is None and self.deck.total() > 0

    def open(self, deck: Deck, path: Path | None = None, *, is_saved: bool = True) -> None:
        """Begin with another deck; its history is empty. `path`: where it is saved; not `is_saved`: it is new."""
        self.path = path
        self.saved = deck if is_saved else Deck(game=deck.game, edition=deck.edition)
        self.deck = deck
        self.history.clear()
        self.look_again()
        self.moved.emit()

    def was_saved(self, path: Path) -> None:
        """The deck as it is now lies at `path`."""
        self.path, self.saved = path, self.deck
        self.moved.emit()

    def went(self, path: Path, saved: Deck) -> None:
        """The file lies elsewhere now, or somebody gave it another name or tags; changes that are not saved stay."""
        is_changed = self.is_changed
        self.path, self.saved = path, saved
        if not is_changed:
            self.deck = saved
            self.history.clear()
            self._show(saved)
        self.moved.emit()

    def was_thrown_away(self) -> None:
        """The file is in the trash; the deck is here as it was, not saved."""
        self.path, self.saved = None, Deck(game=self.deck.game, edition=self.deck.edition)
        self.moved.emit()

    def steps(self) -> Steps:
        """The history: every step from first to last, and how many of them are not undone."""
        commands = [self.history.command(at) for at in range(self.history.count())]
        return [one.parts() for one in commands if isinstance(one, _Change)], self.history.index()

    def take_over(self, steps: Steps) -> None:
        """Go on with the history of another document of the same deck; that of any other deck is left alone."""
        changes, at = steps
        if not changes or self.deck != (changes[at - 1][1] if at else changes[0][0]):
            return
        is_blocked = self.blockSignals(True)  # to the same deck on the way through its history
        for before, after, text, typing in changes:
            self.history.push(_Change(self, before, after, text, typing))
        self.history.setIndex(at)
        self.blockSignals(is_blocked)
        self.stepped.emit()
        self.changed.emit()

    def look_again(self) -> None:
        """The catalogue has other cards or lists now."""
        self._lists.clear()
        self.cards = known_cards(self.deck, self.catalogue)
        self.owned = self.catalogue.owned(self.deck.game)
        self._show(self.deck)

    def count_owned(self) -> None:
        """The person may own other copies now."""
        owned = self.catalogue.owned(self.deck.game)
        if owned != self.owned:
            self.owned = owned
            self.changed.emit()

    def lacking(self) -> dict[str, tuple[int, int]]:
        """Known cards of which fewer copies are owned than the deck has in all piles: code -> (owned, needed). Nothing
        is lacking where nobody has counted, nor cards that are all alike.
        """
        if not self.owned:
            return {}
        alike = games.get(self.deck.game).cards.undefined
        needed = Counter(copy.code for copies in self.deck.piles.values() for copy in copies)
        return {
            code: (self.owned.get(code, 0), count)
            for code, count in needed.items()
            if code in self.cards and code not in alike and self.owned.get(code, 0) < count
        }

    def card(self, code: str) -> Any:
        """The card of a code, None when nobody knows it."""
        if code not in self.cards:
            found = self.catalogue.card(self.deck.game, code)
            if found is None:
                return None
            self.cards[code] = found
        return self.cards[code]

    # ------------------------------------------------------------------ changes

    def change(self, after: Deck, text: str, typing: int = -1) -> bool:
        """Go to another state of the deck, which can be undone; says whether it is another. `typing`: the field of
        TYPED that is being typed into.
        """
        if after == self.deck:
            return False
        self.history.push(_Change(self, self.deck, after, text, typing))
        return True

    def add(self, code: str, pile: str, text: str, count: int = 1) -> bool:
        """`count` copies more; `pile` "" puts the card where it belongs."""
        pile = pile or home_pile(self.deck.game, self.card(code))
        return self.change(edit.add(self.deck, pile, code, count), text)

    def add_all(self, code: str, pile: str, text: str) -> bool:
        """As many copies as the rules allow beside those the deck has, one at least."""
        pile = pile or home_pile(self.deck.game, self.card(code))
        deck = edit.add(self.deck, pile, code)
        self._know(deck)
        allowed = self._said_of(deck)
        for _ in range(MOST_AT_ONCE - 1):
            more = edit.add(deck, pile, code)
            if more == deck or not self._said_of(more) <= allowed:
                break
            deck = more
        return self.change(deck, text)

    def _said_of(self, deck: Deck) -> set[tuple[str, tuple[str, ...]]]:
        """What the rules find wrong with a deck."""
        report = check_cards(deck, self.cards, self.edition, self._restrictions())
        return {(finding.id, tuple(map(str, finding.codes))) for finding in report.findings}

    def remove(self, code: str, pile: str, text: str, count: int = 1) -> bool:
        return self.change(edit.remove(self.deck, pile, code, count), text)

    def move(self, code: str, source: str, target: str, text: str, count: int = 1) -> bool:
        return self.change(edit.move(self.deck, code, source, target, count), text)

    def together(self, keys: list[tuple[str, str]], what: str, pile: str, text: str) -> bool:
        """One step for several cards (pile, code): a copy "more" or "fewer" of each, "all_out", or "moved" (one copy of
        each) into a pile.
        """
        deck = self.deck
        for source, code in keys:
            if what == "more":
                deck = edit.add(deck, source, code)
            elif what == "moved":
                deck = edit.move(deck, code, source, pile)
            else:
                deck = edit.remove(deck, source, code, MAX_CARDS if what == "all_out" else 1)
        return self.change(deck, text)

    def set_printing(
        self, code: str, pile: str, printing: str, text: str, count: int = MAX_CARDS, before: str | None = None
    ) -> bool:
        """Another printing of `count` copies (see edit.set_printing)."""
        return self.change(edit.set_printing(self.deck, pile, code, printing, count, before=before), text)

    def set_edition(self, edition: str, text: str) -> bool:
        return self.change(replace(self.deck, edition=edition), text)

    def set_restrictions(self, name: str, text: str) -> bool:
        """Another list to be checked by, "" for none."""
        return self.change(replace(self.deck, restrictions=name), text)

    def set_artwork(self, code: str, pile: str, other: str, text: str, count: int = MAX_CARDS) -> bool:
        """Another artwork of a card, which has a code of its own, for so many of its copies in a pile."""
        return self.change(edit.set_artwork(self.deck, pile, code, other, count), text)

    def set_cover(self, code: str, text: str) -> bool:
        """The card by which one knows the deck, "" for the one that the game chooses."""
        return self.change(replace(self.deck, cover=code), text)

    def replace_unknown(self, code: str, other: str, text: str) -> bool:
        """A known card in the place of one that nobody knows."""
        pile = home_pile(self.deck.game, self.card(other))
        return self.change(edit.replace_card(self.deck, code, other, pile), text)

    def suggestions(self, finding: Finding, language: str) -> dict[str, list[Hit]]:
        """Cards that unknown ones may be meant to be, by what stands in the deck; nothing for plain numbers."""
        if finding.id != "deck.unknown":
            return {}
        named = [str(code) for code in finding.codes if not str(code).isdecimal()][:SUGGESTED]
        found = {code: self.catalogue.suggest(self.deck.game, code, language) for code in named}
        return {code: hits for code, hits in found.items() if hits}

    def mend(self, finding: Finding, text: str) -> bool:
        """Put right what a finding says; False where only a person can."""
        after = mend(self.deck, finding, self.cards)
        return after is not None and self.change(after, text)

    def mendable(self, finding: Finding) -> bool:
        after = mend(self.deck, finding, self.cards)
        return after is not None and after != self.deck

    def _show(self, deck: Deck) -> None:
        self.deck = deck
        self._know(deck)
        self.report = self._check()
        self.changed.emit()

    def _know(self, deck: Deck) -> None:
        """Look up the cards of a deck that were not met yet."""
        missing = [code for code in deck.all_codes() if code not in self.cards]
        if missing:
            part = replace(deck, piles={next(iter(deck.piles)): tuple(Copy(code) for code in missing)})
            self.cards |= known_cards(part, self.catalogue)

    def _check(self) -> Report:
        return check_cards(self.deck, self.cards, self.edition, self._restrictions())

    def _restrictions(self) -> Restrictions | None:
        """The list that the deck names, looked up once."""
        if not self.deck.restrictions:
            return None
        key = (self.deck.game, self.deck.restrictions, self.edition)
        if key not in self._lists:
            try:
                self._lists[key] = find_list(self.catalogue, *key)
            except FileRefused:  # a damaged list is one that nobody has
                self._lists[key] = None
        return self._lists[key]
