"""What sentences mean that negate an activation or a Summon whenever it happens, without a heading of their own."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.complements import check_paid
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.events.activations import targeting
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import replace

#: The card of which something is negated.
NEGATED = (t.Group(ref="it"), t.Group(ref="event"))


def _negated(tree: Tree, when: t.Occasion, what: str) -> Sentence:
    """ "Negate the activation of a Trap Card, and destroy it": when that happens."""
    cost = steps(tree["c"]) if tree.get("c") is not None else ()
    check_paid(cost)
    then: t.Operation = meaning(tree["x"])
    group = t.group_of(then)
    if not isinstance(then, t.Destroy | t.Move) or group not in (*NEGATED, t.Group(ref="it", number="all")):
        raise Meaningless("what becomes of what is negated")
    if group not in NEGATED:  # "any Spell Cards … destroy them": each of them
        then = replace(then, group=t.Group(ref="it"))
    do = (t.Step(t.Negate(what=what)), t.Step(then, link="and"))
    ability = t.Ability(kind="", timing="when", when=when, optional="may" in tree.name, cost=cost, do=do)
    return Sentence(ability=ability, headed=True, body=True)


@means("Line.negates activation", "Line.may negate activation", "Line.may pay to negate activation")
def _negates_activation(tree: Tree) -> Sentence:
    when: t.Occasion = meaning(tree["a"])
    return _negated(tree, replace(when, **targeting(tree)), "activation")


@means("Line.negates summon")
def _negates_summon(tree: Tree) -> Sentence:
    ways = meaning(tree["w"]) if tree.get("w") is not None else ()
    group: t.Group = meaning(tree["g"])
    if group.ref or group.count != 1:
        raise Meaningless("whose Summon")
    return _negated(tree, t.Occasion(events=("summoning",), subject=group, who="either", ways=ways), "summon")
