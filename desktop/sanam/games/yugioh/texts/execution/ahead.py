"""What of an effect is known before it is activated: its numbers, and which cards it will speak of."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.groups import IT
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.paid import KNOWN
from sanam.games.yugioh.texts.tree import SELF, ExtraSummon, Group, Move, Number, is_declared, parts


def is_later(group: Group) -> bool:
    """Whether the group refers to what is only chosen at activation or found during resolution, is some of these, or is
    all that are like them."""
    if not group.ref:
        if any(is_declared(word) for word in group.filter.names):
            return True
        of = [one for one in group.filter.related if group.number == "all" or one.what == "card"]
        return any(one.of is not None and is_later(one.of) for one in of)
    return bool(group.ref) and group.ref not in KNOWN


def is_known(amount: Number) -> bool:
    """Whether the number can be read before activation."""
    if isinstance(amount, int):
        return True
    if amount.of in ("die", "heads", "did", "paid", "damage", "link", "price") or amount.who in ("controller", "owner"):
        return False
    if amount.of == "lp difference" and amount.over > 1:
        return False  # a price in Life Points changes it
    return amount.group is None or not any(is_later(part) for part in parts(amount.group))


def of_its_counters(duel: Host, ctx: Context, amount: Number) -> Number:
    """The counters of "it" as those of this card, where this card alone is what the effect is paid with."""
    if isinstance(amount, int) or amount.of != "counters" or amount.group != IT or ctx.ability < 0:
        return amount
    moved = [step.op.group for step in duel.abilities(ctx.card)[ctx.ability].cost if isinstance(step.op, Move)]
    return msgspec.structs.replace(amount, group=SELF) if len(moved) == 1 and moved[0].ref == "self" else amount


def of_targets(duel: Host, ctx: Context, op: ExtraSummon) -> ExtraSummon | None:
    """A Summon with "those monsters", as one with those that may be targeted for it; None where they come to the field
    only by what is done before.
    """
    if ctx.ability < 0:
        return None
    ability = duel.abilities(ctx.card)[ctx.ability]
    if len(ability.targets) != 1 or "field" not in ability.targets[0].zones or ability.do[0].op != op:
        return None
    among = msgspec.structs.replace(ability.targets[0], number="all", count=1)
    return msgspec.structs.replace(op, using=among, including=None)
