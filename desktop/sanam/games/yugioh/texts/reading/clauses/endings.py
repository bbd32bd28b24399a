"""From where a Trap is activated, how long a Spell or Trap stays on the field, and what is done to it then."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.headings import phase
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, ending
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions

_STAYS = t.Ability(kind="continuous", do=(t.Step(t.Rule(group=t.SELF, rule="remains on the field")),))
fix("Line", {"remains": Sentence(ability=_STAYS, rule=True)})


@means("Line.from hand", "Line.from hand if")
def _from_hand(tree: Tree) -> Sentence:
    said = conditions(tree["c"]) if tree.get("c") is not None else ()
    return Sentence(ability=t.Ability(kind="from hand", conditions=said, active=("hand",)), rule=True)


@means("Line.when set if")
def _when_set(tree: Tree) -> Sentence:
    """In the turn in which it was Set."""
    ability = t.Ability(kind="from hand", conditions=conditions(tree["c"]), active=("spell-trap",))
    return Sentence(ability=ability, rule=True)


@means("NthPhase.your", "NthPhase.opponent's", "NthPhase.your next", "NthPhase.opponent's next")
def _nth_phase(tree: Tree) -> tuple[t.Occasion, int]:
    who = "you" if tree.name.startswith("your") else "opponent"
    return phase(meaning(tree["p"]), who), tree.number("n", 1)


@means("Line.remains and ends")
def _remains_and_ends(tree: Tree) -> Sentence:
    return Sentence(ability=_STAYS, rule=True, ends=_ending(tree))


def _ending(tree: Tree) -> tuple[t.Step, ...]:
    when, turns = meaning(tree["w"])
    op: Any = meaning(tree["x"])
    if t.group_of(op) == t.Group(ref="it"):
        op = msgspec.structs.replace(op, group=t.SELF)
    ends = ending(t.Later(when=when, do=(t.Step(op),), turns=turns))
    if not ends:
        raise Meaningless("what is done to the card")
    return ends
