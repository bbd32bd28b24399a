"""What sentences mean that tell how a card may be Summoned at all, and its proper way."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.summons import how_summoned
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions, you_have
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import replace, theirs
from sanam.games.yugioh.texts.reading.nouns.places import Place, zones


def _condition(**fields: Any) -> Sentence:
    return Sentence(ability=t.Ability(kind="limit", do=(t.Step(t.SummonCondition(**fields)),)))


@means("Line.cannot be special summoned from")
def _not_from(tree: Tree) -> Sentence:
    return _condition(not_from=zones(tree["z"]))


@means("Line.cannot be special summoned from at once")
def _not_at_once(tree: Tree) -> Sentence:
    if zones(tree["z"]) != ("graveyard",):
        raise Meaningless("where it was sent")
    return _condition(not_while=(t.IsIn(("graveyard",)), t.ThisTurn(t.SELF, ("sent",))))


@means("Line.only the above materials")
def _exact(tree: Tree) -> Sentence:
    return _condition(exact=True)


@means("Line.set as a spell")
def _set_as_spell(tree: Tree) -> Sentence:
    return _condition(as_spell=True)


@means("Line.cannot be normal summoned unless")
def _unless(tree: Tree) -> Sentence:
    return _condition(unless=conditions(tree["c"]))


@means("Line.must be normal set")
def _only_set(_: Tree) -> Sentence:
    return _condition(unless=(t.Compare(0, "≥", 1),))  # which is never so


_OPPOSITE = {"≥": "<", "≤": ">", ">": "≤", "<": "≥", "=": "≠", "≠": "="}


@means("Line.cannot be normal or flip summoned unless")
def _normal_or_flip_unless(tree: Tree) -> Sentence:
    said = conditions(tree["c"])
    return _condition(unless=said, flip_unless=said)


@means("Line.cannot be special summoned unless")
def _special_unless(tree: Tree) -> Sentence:
    """Not while it does not hold: of several conditions each could be what does not."""
    said = conditions(tree["c"])
    if len(said) != 1 or not isinstance(said[0], t.Compare):
        raise Meaningless("when it cannot be Summoned")
    return _condition(not_while=(replace(said[0], sign=_OPPOSITE[said[0].sign]),))


@means("Line.cannot be summoned in any way unless")
def _in_any_way_unless(tree: Tree) -> Sentence:
    """It can still be Set."""
    said = conditions(tree["c"])
    if len(said) != 1 or not isinstance(said[0], t.Compare):
        raise Meaningless("when it cannot be Summoned")
    return _condition(unless=said, flip_unless=said, not_while=(replace(said[0], sign=_OPPOSITE[said[0].sign]),))


@means("Line.only ritual summoned with")
def _only_ritual(tree: Tree) -> Sentence:
    return _condition(normal=False, special="first", by="ritual", name=tree.text("n"))


@means("Line.cannot be summoned except by itself or")
def _except_by_itself_or(tree: Tree) -> Sentence:
    return _condition(special="only", by="itself or effect", name=tree.text("n"))


@means("Line.cannot be summoned except by such", "Line.must be summoned by such")
def _except_by_such(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter in (t.Filter(), t.Filter(kinds=("monster",))):
        raise Meaningless("by the effect of which card")
    if group.filter.names:
        raise Meaningless("a card that is named, which has words of its own")
    return _condition(special="only", by="effect", of=group.filter)


@means("Line.cannot be summoned except")
def _except_with(tree: Tree) -> Sentence:
    return _condition(special="only", by="effect", name=tree.text("n"))


@means("Line.must be summoned this way", "Line.must only be summoned this way", "Line.cannot be summoned except by")
@means("Line.must be summoned so this way", "Line.must only be summoned so this way")
@means("Line.must be summoned this way while", "Line.must only be summoned this way while")
@means("Line.cannot be summoned except by while")
@means(
    "Line.must be summoned from there", "Line.must be fusion summoned or so", "Line.must first be fusion summoned or so"
)
def _must_this_way(tree: Tree) -> Sentence:
    first = ("must be summoned this way", "must be summoned so this way", "must first be fusion summoned or so")
    special = "first" if tree.name.removesuffix(" while") in first else "only"
    either = tree.name.endswith("fusion summoned or so")
    manner = how_summoned(tree)
    if not {*manner} <= {"position", "to"}:
        raise Meaningless("how it is Summoned")
    cost = (t.Step(meaning(tree["x"])),)
    way = t.Ability(
        kind="summon",
        optional=True,
        conditions=conditions(tree["c"]) if tree.get("c") is not None else (),
        cost=theirs(cost, "opponent") if manner.get("to") == "opponent" else cost,
        do=(t.Step(t.SpecialSummon(group=t.SELF, **manner)),),
        active=zones(tree["z"]) if tree.get("z") is not None else ("extra",) if either else ("hand",),
    )
    return replace(_condition(special=special, by="fusion or own" if either else "own"), also=(way,))


@means("Line.must be summoned while you have", "Line.must first be summoned while you have")
@means("Line.must first be summoned having while")
def _must_while_you_have(tree: Tree) -> Sentence:
    way = t.Ability(
        kind="summon",
        optional=True,
        conditions=(you_have(meaning(tree["g"])), *(conditions(tree["c"]) if tree.get("c") is not None else ())),
        do=(t.Step(t.SpecialSummon(group=t.SELF)),),
        active=zones(tree["z"]),
    )
    return replace(_condition(special="first" if "first" in tree.name else "only", by="own"), also=(way,))


@means("Line.must be summoned while", "Line.must first be summoned while")
def _must_while(tree: Tree) -> Sentence:
    way = t.Ability(
        kind="summon",
        optional=True,
        conditions=conditions(tree["c"]),
        do=(t.Step(t.SpecialSummon(group=t.SELF)),),
        active=zones(tree["z"]),
    )
    return replace(_condition(special="first" if "first" in tree.name else "only", by="own"), also=(way,))


@means("Line.only by its kind of summon")
def _only_by_kind(tree: Tree) -> Sentence:
    return _condition(special="only", by=meaning(tree["k"]))


@means("Line.cannot be normal summoned")
def _no_normal_summon(tree: Tree) -> Sentence:
    return _condition(normal=False)


@means("Line.cannot be normal or special summoned")
def _neither_summoned(tree: Tree) -> Sentence:
    """It can still be Set."""
    return _condition(special="none", unless=(t.Compare(0, "=", 1),))


@means("Line.if tribute summoned with such")
def _tributes_of(tree: Tree) -> Sentence:
    """All of its Tributes, which are not asked for when it is Set."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter == t.Filter(kinds=("monster",)):
        raise Meaningless("what is Tributed for it")
    return _condition(tributes_of=group.filter)


def _own_spells_and_traps(whose: str, where: tuple[str, ...], filter_: t.Filter) -> t.Filter:
    if (whose, where) != ("you", ("field",)) or not filter_.kinds or not {*filter_.kinds} <= {"spell", "trap"}:
        raise Meaningless("what is Tributed")
    return filter_


@means("Line.tributes such as well")
def _tributes_too(tree: Tree) -> Sentence:
    """Any number of the Spells and Traps that you control."""
    filter_, place = kinds_of_card(tree)
    place = place or Place("", ())
    return _condition(tributes_too=_own_spells_and_traps(place.whose, place.zones, filter_))


@means("Line.tributes such instead")
def _tributes_instead(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or (group.number, group.count) != ("exactly", 1):
        raise Meaningless("how many are Tributed instead of one")
    return _condition(tributes_too=_own_spells_and_traps(group.whose, group.zones, group.filter), tributes_most=1)


@means("Line.requires tributes", "Line.requires tributes face-up")
def _requires_tributes(tree: Tree) -> Sentence:
    return _condition(tributes=tree.number("n"), face_up=tree.name.endswith("face-up"))


@means("Line.requires named tributes")
def _requires_named_tributes(tree: Tree) -> Sentence:
    such = t.Filter(kinds=("monster",), series=(tree.text("k"),))
    return _condition(tributes=tree.number("n"), tributes_of=such)


@means("Line.requires such tributes face-up")
def _requires_such_tributes(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.number != "exactly" or group.filter.related:
        raise Meaningless("what is Tributed for it")
    return _condition(tributes=group.count, tributes_of=group.filter, face_up=True)


@means("Line.cannot be special summoned")
def _no_special_summon(tree: Tree) -> Sentence:
    return _condition(special="none")


fix("Extra", {"ritual": "ritual", "fusion": "fusion", "synchro": "synchro", "xyz": "xyz"})
fix("Proper", {"own way": {"by": "own"}, "by an effect": {"by": "effect"}})
fix("Proper", {"own way only": {"by": "own"}, "by an effect only": {"by": "effect"}})
fix("Proper", {"with the above": {"by": "fusion"}, "with the above only": {"by": "fusion"}})


@means("Proper.by the effect of")
def _by_effect_of(tree: Tree) -> dict[str, Any]:
    return {"by": "effect", "name": tree.text("n")}


@means("Proper.by the effect only", "Proper.with the effect of")
def _by_effect_only(tree: Tree) -> dict[str, Any]:
    return {"by": "effect", "name": tree.text("n")}


@means("Proper.with the above or by")
def _with_the_above_or_by(tree: Tree) -> dict[str, Any]:
    return {"by": "fusion or effect", "name": tree.text("n")}


@means("Proper.by kind", "Proper.by kind only")
def _by_kind(tree: Tree) -> dict[str, Any]:
    return {"by": meaning(tree["k"])}


@means("Line.must be ritual summoned without")
def _ritual_without(tree: Tree) -> Sentence:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter == t.Filter(kinds=("monster",)):
        raise Meaningless("what is not Tributed for it")
    return _condition(normal=False, special="only", by="ritual", without=group.filter)


@means("Line.must be summoned", "Line.must first be summoned")
def _must(tree: Tree) -> Sentence:
    if tree.name == "must first be summoned" and tree["w"].name.endswith("only"):
        raise Meaningless("first, and yet only so")
    return _condition(special="only" if tree.name == "must be summoned" else "first", **meaning(tree["w"]))
