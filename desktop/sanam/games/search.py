"""What search knows of the cards of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sanam.wording import Message

#: The numbers of a card by their column (of sanam.catalogue.facts.NUMBERS), and its words as (field, value).
Described = tuple[dict[str, int | None], list[tuple[str, str]]]


@dataclass(frozen=True, kw_only=True)
class Search:
    """How cards are found.

    describe  what search reads of a card
    names     further names that it is found by
    words     the fields with words that are filtered by
    numbers   the fields with numbers that are filtered and sorted by
    titles    what a number is called, by its field, where that is the name of another field of the card
    quick     queries one often wants, with their names
    sorts     how results are sorted: a number, whether downwards, its name
    examples  queries that explain the language of search, with what they find
    """

    describe: Callable[[Any], Described]
    names: Callable[[Any], tuple[str, ...]] = lambda card: ()
    words: tuple[str, ...]
    numbers: tuple[str, ...]
    titles: Mapping[str, str] = field(default_factory=dict)
    quick: tuple[tuple[str, Message], ...] = ()
    sorts: tuple[tuple[str, bool, Message], ...] = ()
    examples: tuple[tuple[str, Message], ...] = ()
