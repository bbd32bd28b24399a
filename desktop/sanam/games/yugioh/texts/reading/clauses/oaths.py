"""What oaths mean: what a player, or cards, cannot do in the turn in which an effect is used or a card is Summoned."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import NOT_TARGETED
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import every, replace

_ATTACKS = ("cannot attack", "cannot attack directly")


@means("Oath.player", "Oath.either")
def _oath(tree: Tree) -> tuple[t.Operation, ...]:
    found: list[t.Operation] = []
    for slot in "ab":
        act = tree.get(slot)
        if act is None:
            continue
        rule: dict[str, Any] = meaning(act)
        if rule.get("rule") not in (
            "cannot special summon",
            "cannot normal summon",
            "cannot attack",
            "cannot activate",
            "cannot activate cards",
            "cannot set",
        ):
            raise Meaningless("what was not to be done before")
        if "and" in rule:
            raise Meaningless("said of Summons in words of their own")
        if rule["rule"] == "cannot set" and not rule["filter"].kinds:
            raise Meaningless("what is not Set")  # "Normal Summon or Set" has words of its own
        found.append(t.PlayerRule(who="you", **rule))
        if act.name == "normal summon or set":
            found.append(t.PlayerRule(who="you", rule="cannot set", filter=t.Filter(kinds=("monster",))))
    return tuple(found)


@means("Oath.normal or special", "Oath.summon")
def _no_summons(tree: Tree) -> tuple[t.Operation, ...]:
    group = tree.get("g")
    said: t.Group = meaning(group) if group is not None else t.Group()
    if said.ref or said.zones:
        raise Meaningless("what cannot be Summoned")
    rules: tuple[str, ...] = ("cannot normal summon", "cannot special summon")
    if tree.name == "summon":
        rules = ("cannot normal summon", "cannot flip summon", "cannot special summon")
    return tuple(t.PlayerRule(who="you", rule=rule, filter=said.filter) for rule in rules)


@means("Oath.special besides")
def _no_special_summons_besides(tree: Tree) -> tuple[t.Operation, ...]:
    group = tree.get("g")
    said: t.Group = meaning(group) if group is not None else t.Group()
    if said.ref or said.zones:
        raise Meaningless("what cannot be Summoned")
    return (t.PlayerRule(who="you", rule="cannot special summon", filter=said.filter, **meaning(tree["b"])),)


@means("Oath.self")
def _oath_of_card(tree: Tree) -> tuple[t.Operation, ...]:
    rule: dict[str, Any] = meaning(tree["r"])
    if rule["rule"] not in _ATTACKS or "and" in rule:
        raise Meaningless("what was not to be done before")
    return (t.Rule(group=t.SELF, **rule),)


@means("Oath.no attacks")
def _no_attacks(tree: Tree) -> tuple[t.Operation, ...]:
    monsters = t.Group(number="all", whose="you", zones=("field",), filter=t.Filter(kinds=("monster",)))
    return (t.Rule(group=monsters, rule="cannot attack"),)


@means("Oath.cards")
def _oath_of_cards(tree: Tree) -> tuple[t.Operation, ...]:
    """ "Other monsters you control cannot attack": none of those there has, and none does."""
    rule: dict[str, Any] = meaning(tree["r"])
    group: t.Group = meaning(tree["g"])
    if rule["rule"] not in _ATTACKS or "and" in rule:
        raise Meaningless("what was not to be done before")
    if group.filter.related:
        raise Meaningless("other monsters than which")
    found = group.filter.names or (group.number == "all" and group.filter.kinds == ("monster",))
    if group.ref or group.also is not None or not found:
        raise Meaningless("which monsters")
    return (t.Rule(group=every(group), **rule),)


@means("Line.oath of others than the target")
def _oath_of_others(tree: Tree) -> Sentence:
    others = t.Filter(kinds=("monster",), related=(NOT_TARGETED,))
    group = t.Group(number="all", whose="you", zones=("field",), filter=others)
    return Sentence(ability=t.Ability(kind="", oaths=(t.Rule(group=group, rule="cannot attack"),)), gate=("oaths",))


@means("Line.oath of its summon")
def _oath_of_summon(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="summon", oaths=meaning(tree["o"])), gate=("oaths",))


@means("Line.oath of the effect to come")
def _oath_to_come(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="to come", oaths=meaning(tree["o"])), gate=("oaths",))


@means("Line.oath", "Line.oath of effect", "Line.oath except", "Line.oath of effect except")
@means("Line.oath of its effects", "Line.oath of its effects except")
def _oath_line(tree: Tree) -> Sentence:
    kind = "" if tree.name.startswith("oath of effect") else "activate"
    if tree.name.startswith("oath of its effects"):
        kind = "any effect"
    oaths: tuple[t.Operation, ...] = meaning(tree["o"])
    if tree.get("g") is not None:
        group: t.Group = meaning(tree["g"])
        if group.ref or group.zones:
            raise Meaningless("except what")
        oaths = tuple(_except(oath, group.filter) for oath in oaths)
    return Sentence(ability=t.Ability(kind=kind, oaths=oaths), gate=("oaths",))


def _except(oath: t.Operation, filter_: t.Filter) -> t.Operation:
    if not isinstance(oath, t.PlayerRule) or oath.rule == "cannot attack":
        raise Meaningless("except what")
    return replace(oath, filter=replace(oath.filter, neither=(*oath.filter.neither, filter_)))
