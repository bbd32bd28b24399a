"""What statements mean about damage: who takes it, how much of it, and what is done instead of it."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field


@means("Statement.neither takes damage")
def _neither(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule=meaning(tree["d"]), until=until(tree))


@means("Statement.no damage to either from that battle")
def _neither_now(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="no battle damage", until="damage")


@means("Statement.no damage from the opponent")
def _none_from_opponent(tree: Tree) -> t.Operation:
    rule: str = meaning(tree["d"])
    if rule == "no battle damage":
        raise Meaningless("battle damage from cards and effects")
    return t.PlayerRule(who="you", rule=f"{rule} by opponent", until=until(tree))


@means("Statement.no effect damage from the opponent")
def _no_effect_damage_from_opponent(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="no effect damage by opponent", until=until(tree))


@means("Statement.no battle damage to its controller")
def _none_to_controller(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["g"]))
    if group.ref or group.number not in ("all", "exactly") or group.count != 1 or group.also is not None:
        raise Meaningless("whose controller")
    return t.Rule(group=every(group), rule="no battle damage", until=until(tree))


@means("Statement.effect damage returned")
def _returned(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="effect damage returned", until=until(tree))


@means("Statement.opponent takes the damage of that battle")
def _reflected_now(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="you", rule="reflects battle damage", until="damage")


@means("Statement.damage heals")
def _heals(tree: Tree) -> t.Operation:
    rule: str = meaning(tree["d"]).removeprefix("no ")
    return t.PlayerRule(who="you", rule=f"{rule} heals", until=until(tree))


@means("Statement.effects heal instead", "Statement.effects heal either instead")
def _effects_heal(tree: Tree) -> t.Operation:
    who = "each" if "either" in tree.name else "you"
    return t.PlayerRule(who=who, rule="effect damage heals", until=until(tree))


@means("Statement.battle damage of it heals")
def _battles_heal(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["s"]))
    return t.Rule(group=group if group.ref else every(group), rule="battle damage heals", until=until(tree))


@means("Statement.gains hurt the opponent")
def _gains_hurt(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="opponent", rule="gains hurt", until=until(tree))


@means("Statement.battle damage becomes")
def _becomes(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="battle damage is", count=tree.number("n"), until=until(tree))


@means("Statement.its battle damage becomes")
def _its_damage_becomes(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["s"]))
    if not group.ref or tree.number("n") == 0:
        raise Meaningless("whose damage")
    return t.Rule(group=group, rule="deals so much", count=tree.number("n"), until=until(tree))


@means("Statement.double damage between monsters")
def _doubled(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="double battle damage", until=until(tree))
