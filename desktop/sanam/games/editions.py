"""What can be chosen before a match: the editions of a game, and what their rulebooks leave open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A named match option, in the person's language.

    kind     "bool" or "choice"; `choices` are (value, words) of a choice
    default  the edition's own value
    source   the rule that states it, e.g. "YZH-3.23"; "" when the rulebook does not say
    """

    id: str
    kind: str
    default: Any
    label: str
    hint: str = ""
    source: str = ""
    choices: tuple[tuple[Any, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition: `line` says in one sentence what differs; `unstated` names what its rulebook does not say."""

    id: str
    name: str
    line: str
    options: tuple[OptionSpec, ...] = ()
    unstated: tuple[str, ...] = ()
    first_methods: tuple[str, ...] = ("rps",)
