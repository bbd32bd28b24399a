"""How long a Spell or Trap stays on the field, and what is done to it then."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_headings import phase
from sanam.games.yugioh.abilities.meaning_lines import Sentence

_STAYS = t.Ability(kind="continuous", do=(t.Step(t.Rule(group=t.SELF, rule="remains on the field")),))
fix("Line", {"remains": Sentence(ability=_STAYS, rule=True)})
_STILL_THERE = (t.IsIn(("field",)),)


@means("NthPhase.your", "NthPhase.opponent's", "NthPhase.your next", "NthPhase.opponent's next")
def _nth_phase(tree: Tree) -> tuple[t.Occasion, int]:
    who = "you" if tree.name.startswith("your") else "opponent"
    return phase(meaning(tree["p"]), who), tree.number("n", 1)


@means("Line.ends after activation")
def _ends(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="note"), ends=_ending(tree))


@means("Line.remains and ends")
def _remains_and_ends(tree: Tree) -> Sentence:
    return Sentence(ability=_STAYS, rule=True, ends=_ending(tree))


def _ending(tree: Tree) -> tuple[t.Step, ...]:
    """The card itself goes, if it is still there."""
    op: Any = meaning(tree["x"])
    goes = isinstance(op, t.Destroy) or (isinstance(op, t.Move) and op.how in ("send", "banish"))
    if not goes or op.group not in (t.SELF, t.Group(ref="it")):
        raise Meaningless("what is done to the card")
    gone = t.Step(msgspec.structs.replace(op, group=t.SELF), conditions=_STILL_THERE)
    when, turns = meaning(tree["w"])
    return (t.Step(t.Later(when=when, do=(gone,), turns=turns)),)
