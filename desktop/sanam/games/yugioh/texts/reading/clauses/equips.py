"""What phrases mean about cards that equip themselves to monsters: Union monsters and others."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import replaced
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.clauses.summons import how_summoned
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, one, replace

EQUIPPED = t.Group(ref="equipped")
UNION = t.Filter(traits=("union",))


@means("Line.union")
def _union(tree: Tree) -> Sentence:
    """One effect with two uses: as a monster it equips itself, as an Equip Card it is Special Summoned (YZH-2.97)."""
    host: t.Group = on_field(one(meaning(tree["g"])))
    if host.ref or host.whose not in ("you", "either") or host.zones != ("field",) or host.also is not None:
        raise Meaningless("to what a Union monster equips itself")
    host = replace(host, zones=("monster",), filter=replace(host.filter, other=True))
    how = how_summoned(tree)
    if how.keys() - {"position"}:
        raise Meaningless("how a Union monster is Summoned")
    equips = t.Step(t.Equip(card=t.SELF, to=t.Group(ref="target")), conditions=(t.IsIn(("monster",)),))
    summon = t.SpecialSummon(group=replace(t.SELF, zones=("spell-trap",)), **how)
    unequips = t.Step(summon, conditions=(t.IsIn(("spell-trap",)), t.Is(EQUIPPED, t.Filter())))
    choice = t.Choose(options=((equips,), (unequips,)), targets=((host,), ()), at="activation")
    ability = t.Ability(kind="", optional=True, limit="turn", do=(t.Step(choice),))
    return Sentence(ability=ability, headed=True, body=True)


#: A note that is laid on the targets of the effect that equips the card.
ONE_AT_A_TIME = t.Equip(card=t.SELF, to=t.Group(filter=t.Filter(neither=(t.Filter(equipped=UNION),))))
fix("Line", {"one union at a time": Sentence(ability=t.Ability(kind="note", do=(t.Step(ONE_AT_A_TIME),)))})
fix("Cond", {"equipped by its own effect": t.Is(EQUIPPED, t.Filter())})


@means("Line.statement also instead", "Line.statement also instead of steps")
def _also_instead(tree: Tree) -> Sentence:
    """A statement, and what stands in for the destruction of the card that it speaks of."""
    if tree.name.endswith("of steps"):
        said = Sentence(ability=t.Ability(kind="continuous", do=steps(tree["x"])), rule=True)
        if not all(isinstance(step.op, t.Modify | t.Rule | t.PlayerRule | t.Become) for step in said.ability.do):
            raise Meaningless("what goes on with it")
    else:
        said = meaning(tree["x"])
    if not isinstance(said, Sentence) or said.ability.when is not None or said.ability.optional or said.also:
        raise Meaningless("what goes on with it")
    instead = t.Ability(kind="continuous", do=(t.Step(replaced(tree)),))
    return Sentence(ability=said.ability, rule=True, also=(instead,))
