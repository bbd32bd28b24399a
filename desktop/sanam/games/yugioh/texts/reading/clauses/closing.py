"""What phrases mean about zones that cannot be used."""

from __future__ import annotations

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means

replace = msgspec.structs.replace
#: What stands for how long chosen zones stay closed until a sentence says that they cannot be used.
CHOSEN = "chosen"
#: What is said of zones that a sentence before has chosen.
_THEM = t.CloseZones(count=0)
_HANDLED = t.Group(ref="it", number="all")
_WHILE_THERE = (t.IsIn(zones=t.FIELD),)
#: When a card that lies face-up has come to do so.
_ARRIVES = t.Occasion(events=("summoned", "flipped"), subject=t.SELF)


@means("ZoneNumber.some", "ZoneNumber.up to")
def _number(tree: Tree) -> tuple[str, int]:
    return "up to" if tree.name == "up to" else "exactly", tree.number("n")


@means("FreeZones.of the opponent", "FreeZones.own", "FreeZones.of anybody")
def _free_zones(tree: Tree) -> t.CloseZones:
    zone: str = meaning(tree["k"])
    if zone not in ("monster", "spell-trap"):
        raise Meaningless("which zones")
    number, count = meaning(tree["q"])
    whose = {"of the opponent": "opponent", "own": "you"}.get(tree.name, "either")
    return t.CloseZones(zones=(zone,), whose=whose, number=number, count=count)


@means("Op.choose zones")
def _choose(tree: Tree) -> t.Operation:
    zones: t.CloseZones = meaning(tree["f"])
    return replace(zones, until=CHOSEN)


@means("Statement.zones cannot be used")
def _cannot_be_used(tree: Tree) -> t.Operation:
    zones: t.CloseZones = meaning(tree["f"])
    return replace(zones, until=until(tree))


@means("Statement.chosen zones cannot be used")
def _chosen(tree: Tree) -> t.Operation:
    return replace(_THEM, until=until(tree))


@means("Statement.zones of what was handled cannot be used")
def _where_they_were(tree: Tree) -> t.Operation:
    return t.CloseZones(of=_HANDLED, until=until(tree))


@means("Statement.zones of what is banished cannot be used")
def _while_banished(tree: Tree) -> t.Operation:
    return t.CloseZones(of=_HANDLED, lying=True)


def closed_so(ability: t.Ability, last: t.Ability | None) -> t.Ability | None:
    """The ability before with what this sentence says of the zones that it has chosen; None where it says nothing of
    such."""
    said = (*ability.conditions, *ability.do[0].conditions) if len(ability.do) == 1 else ()
    op = ability.do[0].op if len(ability.do) == 1 and said in ((), _WHILE_THERE) else None
    if last is None or not last.do or not isinstance(op, t.CloseZones) or op.count or op.of is not None:
        return None
    *before, chosen = last.do
    if not isinstance(chosen.op, t.CloseZones) or chosen.op.until != CHOSEN:
        return None
    return replace(last, do=(*before, replace(chosen, op=replace(chosen.op, until=op.until or "self"))))


def closes_as_it_comes(ability: t.Ability, monster: bool) -> t.Ability | None:
    """ "2 of your Monster Zones cannot be used.", of a monster: they are chosen as it comes, activating nothing."""
    op = ability.do[0].op if len(ability.do) == 1 and not ability.do[0].conditions else None
    if not monster or not isinstance(op, t.CloseZones) or op.of is not None or not op.count:
        return None
    until = op.until if op.until == CHOSEN else "self"
    do = (replace(ability.do[0], op=replace(op, until=until)),)
    return replace(ability, kind="continuous", optional=False, when=_ARRIVES, do=do)


def unclosed(ability: t.Ability) -> bool:
    """Whether it chooses zones of which nothing is said, or says something of zones that nobody has chosen."""
    ops = (op for op in t.operations(ability) if isinstance(op, t.CloseZones))
    return any(op.until == CHOSEN or (not op.count and op.of is None) for op in ops)
