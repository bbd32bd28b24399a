"""What phrases mean that say how the Duel is won."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import fix, listed, means
from sanam.games.yugioh.texts.reading.nouns.groups import replace

fix(
    "Op",
    {
        "lone monster wins": t.WinDuel(who="lone"),
        "lone monster wins or draw": t.WinDuel(who="lone", draw=True),
    },
)


@means("Line.wins with all of")
def _wins_with(tree: Tree) -> Sentence:
    def held(name: str) -> t.Condition:
        cards = t.Group(number="all", whose="you", zones=("hand",), filter=t.Filter(names=(name,)))
        return t.Compare(t.Amount(of="count", group=cards), "≥", 1)

    all_held = tuple(held(name) for name in listed(tree["x"], "n"))
    won = t.Ability(kind="continuous", conditions=all_held, do=(t.Step(t.WinDuel()),), active=("hand",))
    return Sentence(ability=won, rule=True)


@means("Line.wins with all in order")
def _wins_in_order(tree: Tree) -> Sentence:
    """The cards are called by the last word of their names."""
    names = tuple(f'{tree.text("s")} "{name}"' for name in listed(tree["x"], "n"))
    won = t.Ability(
        kind="continuous", conditions=(t.InOrder(names=names),), do=(t.Step(t.WinDuel()),), active=("field",)
    )
    return Sentence(ability=won, rule=True)


@means("Line.otherwise a draw")
def _otherwise_a_draw(_: Tree) -> Sentence:
    """Said of the sentence before: where nobody wins so, see `or_drawn`."""
    return Sentence(ability=t.Ability(kind="draw otherwise"))


def or_drawn(ability: t.Ability | None) -> tuple[t.Step, ...]:
    """What the ability does, the Duel being a draw where nobody wins by its last step; () if that is not about who
    wins."""
    if ability is None or not ability.do:
        return ()
    *before, last = ability.do
    if isinstance(last.op, t.Later):
        inner = or_drawn(replace(ability, do=last.op.do))
        return (*before, replace(last, op=replace(last.op, do=inner))) if inner else ()
    if not isinstance(last.op, t.WinDuel):
        return ()
    return (*before, replace(last, op=replace(last.op, draw=True)))
