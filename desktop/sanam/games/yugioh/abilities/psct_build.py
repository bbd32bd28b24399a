"""Turns the parse of one sentence of card text (psct.lark) into pieces of the ability tree."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_build_occasions import Occasions
from sanam.games.yugioh.abilities.psct_build_operations import Operations
from sanam.games.yugioh.abilities.psct_build_sentences import Sentences
from sanam.games.yugioh.abilities.psct_parts import move, on_field
from sanam.games.yugioh.abilities.psct_tables import (
    GERUNDS,
    MOVES,
    POSITIONS,
    RULE_WORDS,
    SOURCED_RULES,
    SOURCES,
    WORDS,
)


class Build(Sentences, Operations, Occasions):
    """One method for each named alternative of psct.lark whose value is not fixed (psct_tables.WORDS)."""

    def __getattr__(self, name: str) -> Any:
        """Rules that need no code of their own, by the tables above."""
        if name in WORDS:
            return lambda children: WORDS[name]
        if name in MOVES:
            return lambda children: move(MOVES[name], children[0])
        if name in GERUNDS:
            return lambda children: move(GERUNDS[name], children[0])
        if name in POSITIONS:
            return lambda children: t.ChangePosition(group=on_field(children[0]), to=POSITIONS[name])
        if name in RULE_WORDS:
            return lambda children: {"rule": RULE_WORDS[name]}
        if name in SOURCED_RULES:
            return lambda children: {
                "rule": SOURCED_RULES[name],
                "source": children[-1][0],
                "source_who": children[-1][1],
            }
        if name in SOURCES:
            return lambda children: SOURCES[name]
        raise AttributeError(name)
