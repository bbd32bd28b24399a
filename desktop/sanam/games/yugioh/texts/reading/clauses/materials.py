"""What statements mean that tell of a card as material: what it stands in for, and what it wants of the others."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import holds
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means


@means("Lasting.stands in for a fusion material", "Lasting.other fusion materials")
def _fusion_substitute(tree: Tree) -> Sentence:
    return holds(t.Rule(group=t.SELF, rule="stands in as fusion material"))


@means("Lasting.stands in for a tuner")
def _synchro_substitute(tree: Tree) -> Sentence:
    words = t.Filter(series=(tree.text("n"),), traits=("tuner",))
    return holds(t.Rule(group=t.SELF, rule="stands in as synchro material", by=words))


@means("Lasting.other synchro materials", "Lasting.other synchro materials of no level")
def _other_synchro_materials(tree: Tree) -> Sentence:
    if tree.get("g") is None:
        by = t.Filter(neither=(t.Filter(level=t.Range(tree.number("n"), tree.number("n"))),))
    else:
        group: t.Group = meaning(tree["g"])
        if group.zones or group.ref or group.also is not None:
            raise Meaningless("which materials")
        by = group.filter
    return holds(t.Rule(group=t.SELF, rule="others as synchro material", by=by))
