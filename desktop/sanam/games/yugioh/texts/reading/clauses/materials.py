"""What statements mean that tell of a card as material: what it stands in for, and what it wants of the others."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import holds
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import Several
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import one, replace


@means("Materials.list", "Materials.and")
def _materials(tree: Tree) -> Sentence:
    groups: list[t.Group] = []
    following: Tree | None = tree
    while following is not None:
        group: t.Group = meaning(following["x"])
        groups.append(one(group) if group.number == "all" else group)
        following = following.get("y")
    return Sentence(ability=t.Ability(kind="material", targets=tuple(groups)))


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


@means("Lasting.synchro material of such with such")
def _of_such_with_such(tree: Tree) -> Sentence:
    summoned: t.Group = meaning(tree["g"])
    others: t.Group = meaning(tree["h"])
    if any(group.zones or group.ref or group.also is not None for group in (summoned, others)):
        raise Meaningless("which materials")
    barred = t.Rule(group=t.SELF, rule="cannot be synchro material", unless=summoned.filter)
    with_such = t.Rule(group=t.SELF, rule="others as synchro material", by=others.filter)
    return holds(Several((barred, with_such)))


@means("Lasting.counts as a level as material")
def _other_level(tree: Tree) -> Sentence:
    kind: str = meaning(tree["k"])
    if kind == "fusion":
        raise Meaningless("Levels of Fusion Materials")
    return holds(t.Rule(group=t.SELF, rule=f"level as {kind} material", count=tree.number("n")))


@means("Lasting.all count as a level as material")
def _all_of_level(tree: Tree) -> Sentence:
    return holds(t.Rule(group=t.SELF, rule="levels as synchro material", count=tree.number("n")))


@means("Lasting.counts as no tuner as material")
def _no_tuner(tree: Tree) -> Sentence:
    return holds(t.Rule(group=t.SELF, rule="non-tuner as synchro material"))


@means("Lasting.other synchro materials are")
def _others_are(tree: Tree) -> Sentence:
    """So many, and there: of the hand, where that is said."""
    group: t.Group = meaning(tree["g"])
    where = tuple("monster" if zone == "field" else zone for zone in group.zones)
    if group.ref or group.also is not None or group.whose != "you" or group.number not in ("exactly", "all"):
        raise Meaningless("which materials")
    if "hand" not in where or not {*where} <= {"hand", "monster"}:
        raise Meaningless("where the other materials lie")
    count = group.count if group.number == "exactly" else 0
    rule = t.Rule(group=t.SELF, rule="others as synchro material", by=group.filter, count=count, source=where)
    return holds(rule)


@means("Lasting.lets the hand be synchro material of such")
def _lets_the_hand_of_such(tree: Tree) -> Sentence:
    """Of such a Synchro Monster only; what the hand brings is no Tuner."""
    summoned: t.Group = meaning(tree["o"])
    group: t.Group = meaning(tree["g"])
    if summoned.ref or summoned.zones or "synchro" not in summoned.filter.traits or "tuner" in group.filter.traits:
        raise Meaningless("as material of what")
    plain = replace(group.filter, not_traits=(*group.filter.not_traits, "tuner"))
    rule = _of_hand(meaning(tree["s"]), replace(group, filter=plain))
    return holds(replace(rule, unless=summoned.filter))


@means("Lasting.lets the hand be synchro material")
def _lets_the_hand(tree: Tree) -> Sentence:
    return holds(_of_hand(meaning(tree["s"]), meaning(tree["g"])))


def _of_hand(this: t.Group, group: t.Group) -> t.Rule:
    if group.ref or group.also is not None or group.whose != "you" or group.zones != ("hand",):
        raise Meaningless("which materials")
    if group.number not in ("exactly", "all"):
        raise Meaningless("how many materials")
    count = group.count if group.number == "exactly" else 0
    this = replace(this, number="exactly")
    return t.Rule(group=this, rule="hand as synchro material", by=group.filter, count=count)
