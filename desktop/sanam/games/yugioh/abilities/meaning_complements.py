"""What clauses mean that hang on another one: what goes on with it, who does it, how many, and until when."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import zones
from sanam.games.yugioh.abilities.meaning_lines import Body, Sentence, steps
from sanam.games.yugioh.abilities.meaning_nouns import on_field, replace


@means("Line.then", "Line.also", "Line.if you do")
def _goes_on(tree: Tree) -> Sentence:
    """A sentence that goes on with the effect before it: its first step hangs on the last one there."""
    first, *rest = steps(tree["d"])
    return Sentence(ability=t.Ability(kind="", do=(replace(first, link=tree.name), *rest)))


@means("Body.pay to", "Body.pay to target", "Body.by", "Body.by may")
def _pay_to(tree: Tree) -> Body:
    """What stands before "to" or after "by" is the cost."""
    if tree.name.startswith("by"):
        cost: tuple[t.Step, ...] = (t.Step(meaning(tree["c"])),)
    else:
        cost = steps(tree["c"])
    if not all(isinstance(step.op, t.Move | t.PayLife | t.Detach | t.RemoveCounters | t.Reveal) for step in cost):
        raise Meaningless("what is paid")
    if any(step.optional or step.conditions for step in cost):
        raise Meaningless("whether that is paid")
    targets = (on_field(meaning(tree["g"])),) if tree.get("g") is not None else ()
    return Body(optional=tree.name.startswith("by"), cost=cost, targets=targets, do=steps(tree["d"]))


@means("Obj.known from")
def _known_from(tree: Tree) -> t.Group:
    """ "That monster from the GY": it must be there still."""
    group: t.Group = meaning(tree["r"])
    return replace(group, zones=zones(tree["z"]))


# --------------------------------------------------------------------------------- who does it, to whom
@means("Op.discard at random")
def _discard_at_random(tree: Tree) -> t.Operation:
    return t.Move(how="discard", group=t.Group(count=tree.number("n"), whose="you", zones=("hand",), by="random"))


@means("Op.lose lp")
def _lose_lp(tree: Tree) -> t.Operation:
    return t.SetLife(how="lose", amount=tree.number("n"))


@means("Op.remove counters from your field", "Op.remove counters from the field")
def _remove_from_field(tree: Tree) -> t.Operation:
    whose = "you" if "your" in tree.name else "either"
    group = t.Group(number="all", whose=whose, zones=("field",))
    return t.RemoveCounters(count=tree.number("n"), name=tree.text("c"), group=group)


@means("Op.lp become", "Op.opponent's lp become", "Op.lp become value")
def _lp_become(tree: Tree) -> t.Operation:
    amount = meaning(tree["v"]) if tree.get("v") is not None else tree.number("n")
    return t.SetLife(how="become", amount=amount, who="opponent" if "opponent's" in tree.name else "you")


fix(
    "Op",
    {
        "halve your lp": t.SetLife(how="halve"),
        "halve opponent's lp": t.SetLife(how="halve", who="opponent"),
        "switch lp": t.SetLife(how="swap", who="each"),
    },
)


# ------------------------------------------------------------------------------------------- lists of effects
@means("Listed.line", "Listed.while")
def _listed(tree: Tree) -> tuple[tuple[t.Condition, ...], Sentence]:
    """An effect of a list, and when it is there at all."""
    if tree.name == "line":
        return (), meaning(tree["l"])
    position = "attack" if tree["p"].name.endswith("attack") else "defense"
    return (t.Is(t.SELF, t.Filter(position=position)),), meaning(tree["l"])


@means("Line.list each", "Line.list one")
def _list(tree: Tree) -> Sentence:
    """What introduces a list of effects: how often each of them, or one of them, can be used."""
    limit = "each" if tree.name == "list each" else "shared"
    ability = t.Ability(kind="", limit=limit, do=(t.Step(t.SummonCondition(name=tree.text("n"))),))
    return Sentence(ability=ability, listing=True)
