"""What sentences mean that let further monsters be used for a Fusion or Ritual Summon, or only some."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import MaterialsGo, MaterialsOnly, RitualTributes
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import every, found, of_extra_deck, one, replace
from sanam.games.yugioh.texts.reading.nouns.places import zones

MONSTERS = t.Filter(kinds=("monster",))


def _sources(phrase: Tree) -> t.Group:
    """Monsters that are found somewhere, all or up to so many of them; a bare name is every card of it."""
    group: t.Group = meaning(phrase)
    if phrase.key == "NP.all" and group.number == "exactly":
        group = every(group)
    return _serving(group)


def _serving(group: t.Group) -> t.Group:
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


@means("Line.synchro materials banished", "Line.synchro materials shuffled")
def _materials_go(tree: Tree) -> Sentence:
    gone: Any = MaterialsGo("shuffle" if tree.name.endswith("shuffled") else "banish")
    return Sentence(ability=t.Ability(kind="", do=(t.Step(gone),)))


@means("Op.fusion summon from hand or either field")
def _from_either_field(tree: Tree) -> t.Operation:
    there = t.Group(number="all", whose="opponent", zones=("monster",), filter=replace(MONSTERS, face="up"))
    return t.FusionSummon(group=of_extra_deck(one(meaning(tree["o"]))), further=t.Further(group=there))


@means("Op.tribute and ritual summon", "Op.tribute or banish and ritual summon")
def _tributes_and_banished(tree: Tree) -> Any:
    """With what the sentence says of the Ritual Monster itself."""
    further = None
    if tree.get("g") is not None:
        further = t.Further(group=_sources(tree["g"]), banish=True)
    group = found(one(meaning(tree["o"])), "you", "hand")
    return RitualTributes(zones=zones(tree["z"]), exact=True, further=further, group=group)


# ------------------------------------------------------------------------ what else a Ritual Spell says of its Tributes
fix("RitualSum", {"its level": {"exact": True}, "its level or more": {"exact": False}})


@means("RitualSum.the level of such")
def _level_of_such(tree: Tree) -> dict[str, Any]:
    """Of the Ritual Monster that the sentence before tells of, whose traits are said again."""
    such, place = kinds_of_card(tree)
    if place is not None or "ritual" not in such.traits:
        raise Meaningless("whose Level")
    return {"exact": True}


@means("RitualSum.number or more", "RitualSum.number")
def _number(tree: Tree) -> dict[str, Any]:
    return {"total": tree.number("n"), "exact": tree.name == "number"}


@means("Op.ritual tributes and banished", "Op.ritual tributes and shuffled", "Op.ritual tributes and sent")
def _tributes_and_others(tree: Tree) -> Any:
    """As the sentence before it begins."""
    group: t.Group = meaning(tree["g"])
    if (group.number, group.count) == ("exactly", 1):
        group = replace(group, number="up to")  # "and/or 1 monster from your Deck"
    more = t.Further(
        group=_serving(group), banish=tree.name.endswith("banished"), shuffle=tree.name.endswith("shuffled")
    )
    return RitualTributes(zones=zones(tree["z"]), further=more, **meaning(tree["s"]))


def _offered(tree: Tree) -> t.Group:
    """Monsters of the hand and the field that are Tributed."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.also is not None or group.total is not None or group.filter.related:
        raise Meaningless("what is Tributed for the Ritual")
    if group.whose != "you" or not group.zones or not {*group.zones} <= {"hand", "field"}:
        raise Meaningless("from where to Tribute for the Ritual")
    return group


@means("Op.ritual tributes of such")
def _tributes_of_such(tree: Tree) -> Any:
    """Not just any of the hand or field, which has words of its own."""
    group = _offered(tree)
    such = group.filter if group.filter != MONSTERS else None
    if group.number != "all" or (such is None and {*group.zones} == {"hand", "field"}):
        raise Meaningless("what is Tributed for the Ritual")
    return RitualTributes(zones=group.zones, of=such, **meaning(tree["s"]))


@means("Op.ritual tribute of one")
def _tribute_of_one(tree: Tree) -> Any:
    """ "A monster from your hand or field whose Level is 4 or more": that one alone."""
    group = _offered(tree)
    if (group.number, group.count) != ("exactly", 1) or group.filter.level is not None:
        raise Meaningless("what is Tributed for the Ritual")
    such = replace(group.filter, level=t.Range(low=tree.number("n")))
    return RitualTributes(zones=group.zones, total=tree.number("n"), of=such)
