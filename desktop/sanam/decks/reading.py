"""A pasted text line by line: what each line was read as, how surely, and the deck after a person chose otherwise."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

from sanam import games
from sanam.catalogue.store import Catalogue, Hit
from sanam.decks import edit
from sanam.decks.lists import Line
from sanam.decks.model import Copy, Deck
from sanam.decks.recognise import deck_in, meant
from sanam.decks.shape import home_pile, with_given

#: How surely a line is understood. A heading says something, but names no card.
KNOWN, GUESSED, UNKNOWN, UNREAD, HEADING = "known", "guessed", "unknown", "unread", "heading"
DOUBTFUL = (GUESSED, UNKNOWN, UNREAD)


class Entry(msgspec.Struct, frozen=True):
    """A line (0 where the text has none): its words, and the copies, card and pile it was read as; `code` is that of
    the deck, "" where it puts no card there.
    """

    line: int
    text: str
    state: str
    pile: str = ""
    count: int = 0
    code: str = ""


class Reading(msgspec.Struct, frozen=True):
    """A text as a deck, with every line of it."""

    deck: Deck
    entries: tuple[Entry, ...]

    @property
    def doubtful(self) -> tuple[int, ...]:
        """The places of the entries that were not plainly understood."""
        return tuple(at for at, entry in enumerate(self.entries) if entry.state in DOUBTFUL)


def read(
    text: str, catalogue: Catalogue, *, game: str = "", path: str | os.PathLike[str] = "", name: str = ""
) -> Reading:
    """A text of whatever format, read line by line. Raises FileRefused as deck_in does."""
    guessed: dict[str, str] = {}
    lines: list[Line] = []
    deck = deck_in(text, catalogue, game=game, path=path, name=name, guessed=guessed, unread=[], lines=lines)
    known = catalogue.cards(deck.game, [*deck.all_codes(), *guessed.values()])
    undefined = games.get(deck.game).cards.undefined
    entries: list[Entry] = []
    for line in lines or _lines_of(deck):
        state, code = HEADING, ""
        if line.unread:
            state = UNREAD
        elif line.card in guessed:
            state, code = GUESSED, guessed[line.card]
        elif line.card:
            named = [] if line.card in known else meant(catalogue, deck.game, line.card, line.pile)
            code = named[0] if named else line.card
            state = KNOWN if code in known or code in undefined else UNKNOWN
            if len(named) > 1 and games.get(deck.game).cards.printed_codes:  # several cards, which one is not said
                state = GUESSED
        entries.append(Entry(line.line, line.text, state, line.pile, line.copies, code))
    return Reading(deck, tuple(entries))


def _lines_of(deck: Deck) -> list[Line]:
    """The cards of a format that has no lines, each once in its pile."""
    found: list[Line] = []
    for pile in deck.piles:
        codes = deck.codes(pile)
        found += [Line(0, code, pile, codes.count(code), code) for code in dict.fromkeys(codes)]
    return found


def alternatives(catalogue: Catalogue, game: str, entry: Entry, language: str = "", limit: int = 5) -> list[Hit]:
    """Other cards that a line may mean, the most alike first; nothing for plain numbers."""
    if entry.state == UNKNOWN:
        words = "" if entry.code.isdecimal() else entry.code
        return catalogue.suggest(game, words, language, limit) if words else []
    card = catalogue.card(game, entry.code) if entry.code else None
    printed = games.get(game).cards.printed_codes
    same = catalogue.codes_of(game, card.name) if card is not None and printed else []
    if len(same) > 1:
        return catalogue.hits(game, [code for code in same if code != entry.code], language)
    words = " ".join(part for part in entry.text.replace("×", " ").split() if not part.strip("xX*()[]:;,").isdecimal())
    hits = catalogue.suggest(game, words, language, limit) if words else []
    return [hit for hit in hits if hit.code != entry.code]


def choose(reading: Reading, at: int, code: str, cards: Mapping[str, object]) -> Reading:
    """The reading with a line taken to mean another card, "" to leave it out. `cards`: the definition of that card."""
    entry, deck = reading.entries[at], reading.deck
    count, pile = entry.count or 1, entry.pile
    if entry.code:
        left = count
        for source in (entry.pile, *deck.piles):
            here = min(left, deck.codes(source).count(entry.code)) if source in deck.piles else 0
            deck, left = edit.remove(deck, source, entry.code, here) if here else deck, left - here
    if code:
        rules = games.get(deck.game).decks
        if pile not in deck.piles or pile in rules.sorted_piles:
            pile = home_pile(deck.game, cards.get(code))
        deck = edit.add(deck, pile, code, count)
    chosen = msgspec.structs.replace(entry, code=code, count=count, state=KNOWN if code else UNREAD)
    entries = (*reading.entries[:at], chosen, *reading.entries[at + 1 :])
    return Reading(with_given(deck), entries)


def added(deck: Deck, other: Deck) -> Deck:
    """A deck with the copies of another of its game put in, beside its own."""
    given = games.get(deck.game).decks.given
    for pile, copies in other.piles.items():
        for copy in copies if pile not in given else ():
            deck = edit.add(deck, pile, copy.code, 1, copy.printing)
    return deck


def merged(deck: Deck, other: Deck) -> Deck:
    """A deck with as many copies of each card in each pile as the one of the two has that has more."""
    lacking: dict[str, tuple[Copy, ...]] = {}
    for pile, copies in other.piles.items():
        have = list(deck.codes(pile))
        more = []
        for copy in copies:
            if copy.code in have:
                have.remove(copy.code)
            else:
                more.append(copy)
        lacking[pile] = tuple(more)
    return added(deck, msgspec.structs.replace(other, piles=lacking))


def replaced(deck: Deck, other: Deck) -> Deck:
    """A deck with the cards of another of its game in the place of its own; its name, notes and rules stay."""
    return msgspec.structs.replace(deck, piles=other.piles)
