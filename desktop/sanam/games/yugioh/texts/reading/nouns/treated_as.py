"""What is said of cards that are more than what is printed on them: effects that materials give to the monster Summoned
with them, and Traps that become monsters."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.about import note
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps_of
from sanam.games.yugioh.texts.reading.clauses.summons import how_summoned
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card

#: The kinds of Summons that use material.
WAYS = ("fusion", "ritual", "synchro", "xyz")
fix("OnField", {"on the field": True})
fix("MaterialKind", {"any": ""})


@means("MaterialKind.of")
def _kind_of_material(tree: Tree) -> str:
    kind: str = meaning(tree["k"])
    return kind


@means("Heir.using", "Heir.that used", "Heir.of ritual")
def _heir(tree: Tree) -> t.Given:
    """Which kind of Summon it is, is told by the material or by the monster."""
    filter_, place = kinds_of_card(tree)
    way: str = meaning(tree["k"])
    ways = (way,) if way else tuple(each for each in WAYS if each in filter_.traits)
    if place is not None or filter_.related or filter_.summoned or not ways:
        raise Meaningless("for whose Summon it was used")
    if tree.name == "of ritual" and way != "ritual":
        raise Meaningless("used as what")
    if filter_.traits and not {*filter_.traits} & {*ways}:
        raise Meaningless("which kind of Summon")
    return t.Given(ways=ways, filter=filter_, field=tree.get("o") is not None)


@means("Heir.using several", "Heir.using only such")
def _heir_of_several(tree: Tree) -> t.Given:
    """ "… Summoned using 3 or more monsters, including this card, as Xyz Materials"; "… using only this card and other
    "Comet" monsters as Xyz Materials"."""
    filter_, place = kinds_of_card(tree)
    way: str = meaning(tree["m"])
    ways = (way,) if way else tuple(each for each in WAYS if each in filter_.traits)
    told = tree["w"].name if tree.get("w") is not None else ""
    if place is not None or filter_.related or filter_.summoned or len(ways) != 1 or told not in ("", *ways):
        raise Meaningless("for whose Summon it was used")
    if tree.name == "using only such":
        such = t.Filter(kinds=("monster",), series=(tree.text("k"),))
        return t.Given(ways=ways, filter=filter_, least=2, with_only=such)
    return t.Given(ways=ways, filter=filter_, field=tree.get("o") is not None, least=tree.number("k"))


@means("HeirDoes.destroys")
def _heir_destroys(_: Tree) -> t.Occasion:
    return t.Occasion(events=("destroys",), subject=t.SELF, other=t.Group(filter=t.Filter(kinds=("monster",))))


@means("HeirDoes.inflicts")
def _heir_inflicts(_: Tree) -> t.Occasion:
    return t.Occasion(events=("battle damage",), subject=t.SELF, who="opponent")


@means("Line.given what it does")
def _given_trigger(tree: Tree) -> Sentence:
    """A Trigger Effect of the heir, told without a colon."""
    do = steps_of(meaning(tree["x"]))
    if any(group is not None and group.ref for group in (t.group_of(step.op) for step in do)):
        raise Meaningless("to which card that is done")
    ability = t.Ability(
        kind="trigger", timing="if", when=meaning(tree["h"]), given=meaning(tree["m"]), do=do, active=t.FIELD
    )
    return Sentence(ability=ability, rule=True)


@means("Line.given a bar")
def _given_bar(tree: Tree) -> Sentence:
    """What the opponent of the heir's player cannot do as long as it is there."""
    act: dict[str, Any] = meaning(tree["a"])
    if "rule" not in act:
        raise Meaningless("what cannot be done")
    return _given(t.Given(ways=("ritual",)), t.PlayerRule(who="opponent", **act))


@means("Line.given effects")
def _given_effects(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="", given=meaning(tree["m"])), listing=True)


@means("Line.given for good")
def _given_for_good(tree: Tree) -> Sentence:
    return _given(meaning(tree["m"]), meaning(tree["x"]))


@means("Line.given tuner")
def _given_tuner(tree: Tree) -> Sentence:
    return _given(meaning(tree["m"]), t.Become(group=t.SELF, what="trait", value="tuner", also=True))


def _given(heir: t.Given, op: Any) -> Sentence:
    """A continuous ability of the heir: what the words say of it is said of itself."""
    return Sentence(ability=t.Ability(kind="continuous", given=heir, do=steps_of(op)), rule=True)


@means("Op.summon as monster", "Op.summon as tuner monster")
def _as_monster(tree: Tree) -> t.Operation:
    how = how_summoned(tree)
    if not {*how} <= {"position", "to"}:
        raise Meaningless("how it is Summoned")
    kinds = tuple(meaning(tree[slot]) for slot in "tu" if tree.get(slot) is not None)
    if kinds[0] not in ("normal", "effect") or kinds[1:] not in ((), ("tuner",)):
        raise Meaningless("what kind of monster it becomes")
    group: t.Group = meaning(tree["o"])
    if group.ref != "self":
        raise Meaningless("which card becomes a monster")
    body = t.Body(
        traits=kinds,
        race=tree.text("r"),
        attribute=tree.text("a"),
        level=tree.number("l"),
        atk=tree.number("k"),
        def_=tree.number("d"),
    )
    return t.SpecialSummon(group=group, body=body, **how)


_NOBODY = t.Body(traits=(), race="", attribute="", level=0, atk=0, def_=0)
fix(
    "Line",
    {
        "still a trap": note(t.SpecialSummon(group=t.Group(), body=msgspec.structs.replace(_NOBODY, still=True))),
        "no trap any more": note(t.SpecialSummon(group=t.Group(), body=_NOBODY)),
    },
)
