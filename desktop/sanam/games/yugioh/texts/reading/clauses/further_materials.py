"""What sentences mean that let further monsters be used for a Fusion or Ritual Summon, or only some."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import MaterialsOnly, RitualTributes
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import every, found, of_extra_deck, one, replace
from sanam.games.yugioh.texts.reading.nouns.places import zones

MONSTERS = t.Filter(kinds=("monster",))


def _sources(phrase: Tree) -> t.Group:
    """Monsters that are found somewhere, all or up to so many of them; a bare name is every card of it."""
    group: t.Group = meaning(phrase)
    if phrase.key == "NP.all" and group.number == "exactly":
        group = every(group)
    if group.ref or not group.zones or group.also is not None or group.number not in ("all", "up to"):
        raise Meaningless("which further materials")
    return group


@means("Op.use as fusion materials", "Op.banish as fusion materials")
def _further(tree: Tree) -> Any:
    return t.Further(group=_sources(tree["g"]), banish=tree.name.startswith("banish"))


@means("Op.banish as fusion materials from either")
def _further_from_either(tree: Tree) -> Any:
    theirs = t.Group(number="all", whose="either", zones=zones(tree["y"]), filter=MONSTERS)
    yours = t.Group(number="all", whose="you", zones=zones(tree["z"]), filter=MONSTERS, also=theirs)
    return t.Further(group=yours, banish=True)


def _one_such(tree: Tree) -> t.Group:
    group: t.Group = one(meaning(tree["o"]))
    if group.ref or group.also is not None or group.filter.related:
        raise Meaningless("which monster")
    return group


@means("Line.further materials for such", "Line.further materials beside such")
def _further_for(tree: Tree) -> Sentence:
    op: Any = meaning(tree["x"])
    group = _one_such(tree)
    if not isinstance(op, t.Further):
        raise Meaningless("what else may be used")
    if tree.name.endswith("beside such"):
        if (group.whose, group.zones) != ("you", ("field",)):
            raise Meaningless("where that material is")
        op = replace(op, beside=group.filter)
    elif "fusion" not in group.filter.traits or group.zones:
        raise Meaningless("which Fusion Monster")
    else:
        op = replace(op, of=group.filter)
    return Sentence(ability=t.Ability(kind="", optional=True, do=(t.Step(op),)), body=True)


@means("Line.such materials only")
def _such_only(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.number != "all" or group.filter.related:
        raise Meaningless("which materials")
    such: Any = MaterialsOnly(group.filter)
    return Sentence(ability=t.Ability(kind="", do=(t.Step(such),)))


@means("Op.fusion summon from hand or either field")
def _from_either_field(tree: Tree) -> t.Operation:
    there = t.Group(number="all", whose="opponent", zones=("monster",), filter=replace(MONSTERS, face="up"))
    return t.FusionSummon(group=of_extra_deck(one(meaning(tree["o"]))), further=t.Further(group=there))


@means("Op.ritual tributes and banished", "Op.tribute and ritual summon", "Op.tribute or banish and ritual summon")
def _tributes_and_banished(tree: Tree) -> Any:
    """As the sentence before it begins, or with what it says of the Ritual Monster itself."""
    further = None
    if tree.get("g") is not None:
        further = t.Further(group=_sources(tree["g"]), banish=True)
    group = found(one(meaning(tree["o"])), "you", "hand") if tree.get("o") is not None else None
    return RitualTributes(zones=zones(tree["z"]), exact=True, further=further, group=group)
