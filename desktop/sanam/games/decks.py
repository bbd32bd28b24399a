"""What a deck of a game is: its piles, how it is laid out and counted, its rules, its opening hand, its lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sanam.games.findings import Finding
from sanam.games.restrictions import Restrictions
from sanam.wording import Message

#: A pile's codes by the pile's name, and definitions of cards by their code.
Codes = Mapping[str, Sequence[str]]
Known = Mapping[str, Any]


@dataclass(frozen=True)
class Pile:
    """A pile of a deck; `headings` are the words, in lower case, that open it in a list."""

    id: str
    name: Message
    headings: tuple[str, ...] = ()


@dataclass(frozen=True)
class GroupField:
    """What the cards of a deck are grouped by and curves are drawn of.

    read     what a card is in it: one value, several (colours), or none where it has no such thing
    number   whether the values are numbers
    gapless  whether a number that no card has, between two others, is counted as 0
    """

    id: str
    name: Message
    read: Callable[[Any], tuple[str, ...]]
    number: bool = False
    gapless: bool = False


@dataclass(frozen=True)
class SortOrder:
    """What the cards of a group are sorted by: an attribute of the card model ("deck": the order of the deck itself),
    `down` from the largest.
    """

    id: str
    name: Message
    down: bool = False


@dataclass(frozen=True)
class Opening:
    """An opening hand: cards by pile, and how many times the whole hand may be drawn again.

    rule   the rules that say so
    aside  what is laid aside once a hand is kept, from the codes of the deck, the cards that are known and the piles
           that are left, their top cards first: a sentence with {cards} and their codes; None for nothing
    """

    draws: dict[str, int]
    redraws: int = 0
    rule: str = ""
    aside: Callable[[Codes, Known, Codes], tuple[Message, tuple[str, ...]] | None] | None = None


@dataclass(frozen=True, kw_only=True)
class Lists:
    """How decks stand in plain lists and in the files of other programs.

    code      what a code looks like
    number    finds a code within a line, for games whose lists name cards by it; None where they name them by name
    side      the pile of lines that begin with "SB:"
    zone      the pile that lies in the zone "side" of a Cockatrice deck
    unlisted  piles that a list does not name, because they are the same for everybody
    complete  puts right what a list leaves out, in the piles as read
    """

    code: re.Pattern[str]
    number: re.Pattern[str] | None = None
    side: str
    zone: str
    unlisted: tuple[str, ...] = ()
    complete: Callable[[dict[str, list[str]]], None] | None = None


@dataclass(frozen=True, kw_only=True)
class Decks:
    """The decks of a game.

    piles         in the order in which they are shown and written
    main          the pile of a card that nobody knows
    home          the pile a card belongs in
    given         piles that are the same for everybody, put into a deck that says nothing of them
    sorted_piles  the piles whose cards are put where they belong when a deck is read
    limits        the least and the most cards of each pile under an edition, None where nothing bounds it
    check         everything the rules of an edition say against a deck, pile by pile
    unchecked     piles whose cards need not be known
    restrictions  the kind of lists a deck may be checked by as well, None for none
    banned        what a list of banned names holds, in words, where there are such lists
    listed        the name or code that a line of such a list is about
    fields        what one can group by, the usual one first: what kind of card it is
    orders        what one can sort by, the usual one first
    words         the values of `fields` in words, in the order in which groups stand
    kinds         the kinds of cards that findings name
    known_by      codes of a few cards to know a deck by, the best first
    fitting       the search for the cards that may go with what is in a deck; "" when all of them may
    """

    piles: tuple[Pile, ...]
    main: str
    home: Callable[[Any], str]
    given: Codes = field(default_factory=dict)
    sorted_piles: tuple[str, ...]
    limits: Callable[[str], dict[str, tuple[int, int | None]]]
    check: Callable[[str, Codes, Known, Restrictions | None], list[Finding]]
    unchecked: tuple[str, ...] = ()
    restrictions: type[Restrictions] | None = None
    banned: Message | None = None
    listed: Callable[[str], str] = lambda line: line
    fields: tuple[GroupField, ...]
    orders: tuple[SortOrder, ...]
    words: Mapping[str, Message] = field(default_factory=dict)
    kinds: Mapping[str, Message] = field(default_factory=dict)
    opening: Opening
    lists: Lists
    known_by: Callable[[Codes, Known], list[str]]
    fitting: Callable[[Codes, Known], str] = lambda piles, cards: ""

    @property
    def pile_ids(self) -> tuple[str, ...]:
        return tuple(pile.id for pile in self.piles)

    def pile_name(self, id: str) -> Message:
        """The name of a pile; that of an unknown one is its id."""
        names = {pile.id: pile.name for pile in self.piles}
        return names[id] if id in names else Message._make((id, None))

    def group_field(self, id: str) -> GroupField | None:
        """What is grouped by under this name, None for nothing."""
        return next((found for found in self.fields if found.id == id), None)

    def order(self, id: str) -> SortOrder | None:
        """The order of this name, None for none."""
        return next((found for found in self.orders if found.id == id), None)


def in_order_of_piles(piles: Codes) -> list[str]:
    """Every code once, in the order of the deck."""
    return list(dict.fromkeys(code for codes in piles.values() for code in codes))


def text_value(value: Any) -> tuple[str, ...]:
    """A value of a card as GroupField.read gives it."""
    if isinstance(value, tuple):
        return value
    return () if value is None or value == "" else (str(value),)
