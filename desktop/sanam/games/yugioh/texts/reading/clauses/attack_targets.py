"""What statements mean that say which monsters can be attacked or targeted, by whom, and which must be attacked."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.card_rules import effects, excepting
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import YOURS, every, on_field, replace


@means("Statement.opponent cannot target such with", "Statement.nobody can target such with")
def _not_targeted_with(tree: Tree) -> t.Operation:
    """By the opponent's effects of such cards, or by those of either player."""
    of_opponent = tree.name.startswith("opponent")
    fields = effects(tree)
    if fields.pop("source_who"):
        raise Meaningless("whose effects, said twice")
    if of_opponent and fields == {"source": ()}:
        raise Meaningless("with card effects, which has words of its own")
    group = excepting(tree)
    if not group.ref and (group.number not in ("all", "exactly") or group.count != 1):
        raise Meaningless("how many of them")
    group = group if group.ref else every(group)
    who = "opponent" if of_opponent else ""
    return t.Rule(group=group, rule="cannot be targeted", source_who=who, until=until(tree), **fields)


@means("Statement.such cannot attack it")
def _such_cannot_attack(tree: Tree) -> t.Operation:
    attackers, group = meaning(tree["a"]), on_field(meaning(tree["s"]))
    told = not attackers.ref and attackers.number == "all" and attackers.also is None
    if not told or attackers.zones not in ((), ("field",)) or attackers.filter == t.Filter(kinds=("monster",)):
        raise Meaningless("who attacks")
    if attackers.filter.related or group.also is not None or (not group.ref and group.number != "all"):
        raise Meaningless("what is attacked")
    who = attackers.whose if attackers.whose in ("you", "opponent") else ""
    law = t.Rule(group=group, rule="cannot be attacked", source_who=who, by=attackers.filter)
    return replace(law, until=until(tree))


@means("Statement.opponent attacks nothing but such")
def _attacks_nothing_but(tree: Tree) -> Several:
    """Neither another monster nor the player."""
    monsters = t.Group(number="all", whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
    direct = t.Rule(group=monsters, rule="cannot attack directly", until=until(tree))
    return Several((_only_such_attacked(tree), direct))


@means("Statement.nobody can attack such")
def _nobody_can_attack(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["s"]))
    if group.ref or group.number != "all":
        raise Meaningless("which monsters")
    return t.Rule(group=group, rule="cannot be attacked", until=until(tree))


@means("Statement.opponent can only attack such")
def _only_such_attacked(tree: Tree) -> t.Operation:
    """None of the others can be attacked: where there is no such monster, none at all."""
    spared: t.Group = meaning(tree["s"])
    others = t.Filter(kinds=("monster",))
    if spared.ref in ("equipped", "self"):
        others = replace(others, related=(t.Relation(what="card", sign="≠", of=spared),))
    elif not spared.ref and spared.whose in ("", "you") and _of_a_kind(tree, spared) and not spared.filter.related:
        others = replace(others, neither=(spared.filter,))
    else:
        raise Meaningless("which monsters may be attacked")
    group = t.Group(number="all", whose="you", zones=("field",), filter=others)
    return t.Rule(group=group, rule="cannot be attacked", source_who="opponent", until=until(tree))


def _of_a_kind(tree: Tree, group: t.Group) -> bool:
    """Whether it speaks of all such cards, or names them where that is no exception of another statement."""
    named = (group.number, group.count) == ("exactly", 1) and bool(group.filter.names)
    return group.number == "all" or (named and tree.name == "opponent attacks nothing but such")


@means("Statement.opponent cannot attack such", "Statement.opponent cannot target such")
def _opponent_cannot_choose(tree: Tree) -> t.Operation:
    group = excepting(tree)
    if not group.ref:
        if group.number not in ("all", "exactly", YOURS) or group.count != 1:
            raise Meaningless("how many of them")
        group = every(group)
    attack = tree.name == "opponent cannot attack such"
    rule = "cannot be attacked" if attack else "cannot be targeted"
    return t.Rule(group=_attackable(group) if attack else group, rule=rule, source_who="opponent", until=until(tree))


def _attackable(group: t.Group) -> t.Group:
    """Of cards that the opponent could attack: they attack none of their own."""
    return group if group.ref or group.whose != "either" else replace(group, whose="you")


@means("Statement.opponent cannot attack these or those")
def _opponent_cannot_attack_either(tree: Tree) -> Several:
    groups = [on_field(meaning(tree[slot])) for slot in "sr"]
    if any(group.ref or group.number != "all" for group in groups):
        raise Meaningless("how many of them")
    law = t.Rule(group=groups[0], rule="cannot be attacked", source_who="opponent", until=until(tree))
    return Several(tuple(replace(law, group=_attackable(group)) for group in groups))


@means("Statement.opponent cannot attack or target such")
def _opponent_cannot_choose_at_all(tree: Tree) -> Several:
    group: t.Group = on_field(meaning(tree["s"]))
    if not group.ref and (group.number not in ("all", "exactly") or group.count != 1):
        raise Meaningless("how many of them")
    group = group if group.ref else every(group)
    rules = (("cannot be attacked", _attackable(group)), ("cannot be targeted", group))
    said = (t.Rule(group=some, rule=rule, source_who="opponent", until=until(tree)) for rule, some in rules)
    return Several(tuple(said))


@means("Statement.must attack this")
def _must_attack_this(tree: Tree) -> t.Operation:
    """They must attack it, and nothing else, as long as they can."""
    group, only = on_field(meaning(tree["s"])), meaning(tree["r"])
    if only != t.SELF or group.ref or group.whose != "opponent" or group.number != "all":
        raise Meaningless("which monster all of the opponent's monsters must attack")
    if group.filter != t.Filter(kinds=("monster",)):
        raise Meaningless("whom other monsters attack")
    return t.Rule(group=group, rule="must attack it", until=until(tree))


@means("Statement.must attack in time")
def _must_attack(tree: Tree) -> t.Operation:
    return t.Rule(group=on_field(meaning(tree["s"])), rule="must attack", until=until(tree))
