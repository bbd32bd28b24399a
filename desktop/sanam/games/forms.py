"""What can be said of a card that a person makes: the fields of its model as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Field:
    """A field of a card model, or of a part of one.

    name     in the model; `words` in field_words, where that is another
    kind     "choice" (one of `options`; others too where `free`), "choices" (any of them), "number" (`low` to `high`),
             "text", "lines" (text of several lines), "words" (separated by commas), "flag", "box" (the `parts`, or
             nothing), "rows" (any number of such parts)
    also     what may be typed instead of a number -> what it means
    only     the kinds of card that have it, () for all: those of the form's kind and, of a monster, its traits
    without  the kinds that do not have it although they are among `only`
    needed   it may not be empty
    start    what a new part has
    """

    name: str
    kind: str
    words: str = ""
    options: tuple[str, ...] = ()
    free: bool = False
    low: int = 0
    high: int = 0
    also: tuple[tuple[str, Any], ...] = ()
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    needed: bool = False
    parts: tuple[Field, ...] = ()
    start: Any = None


@dataclass(frozen=True, kw_only=True)
class Form:
    """The fields of a game's cards. `kind` names the field that says which of the others a card has, `traits` another
    one that does ("" for none); `empty` is a new card; `check` tells what else is wrong as (field, sentence).
    """

    kind: str
    fields: tuple[Field, ...]
    empty: dict[str, Any]
    check: Callable[[dict[str, Any]], Iterator[tuple[str, str]]]
    traits: str = ""


#: What may be typed for a number that a card does not have.
NOTHING = (("", None), ("-", None), ("–", None))
