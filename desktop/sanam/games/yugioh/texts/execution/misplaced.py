"""Cards that do not lie as they must: Equip Spells whose monster is no longer one that they can be equipped to,
monsters that continuous effects keep in another battle position ("change all face-up monsters to Defense Position"),
and those of which a card had control taken that has left.
"""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.execution.able import turned
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import in_field, standing
from sanam.games.yugioh.texts.tree import Ability, ChangePosition, Filter, Group, Rule, TakeControl, operations


def may_fade(duel: Host) -> bool:
    """Whether a card takes itself from the field now: not between the turning up and the calculation of a battle."""
    return duel.step() != "damage" or duel.calculating()


#: Monsters under this rule are on their owners' side, or go there.
HOMING = "returns to its owner"


def lends(ability: Ability) -> bool:
    """Whether it takes control of a monster for as long as its card is there, or has control return to the owners."""
    return any(
        (isinstance(op, TakeControl) and op.until == "self") or (isinstance(op, Rule) and op.rule == HOMING)
        for op in operations(ability)
    )


def lent(duel: Host) -> list[tuple[int, int]]:
    """The monsters of which a card had control taken that is no longer there, each with the seat it returns to."""
    found = []
    now = standing(duel)
    for seat in (0, 1):
        for card in duel.cards(seat, "monster"):
            owner = duel.table.cards[card].owner
            if owner != seat and now.laws and now.has(card, HOMING):
                found.append((card, owner))
                continue
            borrowed = duel.table.cards[card].marks.get("borrowed")
            if borrowed and borrowed["until"] == "self" and borrowed["seat"] != seat:
                source = duel.table.cards.get(borrowed.get("source"))
                stays = source is not None and source.moves == borrowed["moves"] and in_field(duel, source.id)
                if not stays:
                    found.append((card, borrowed["seat"]))
    return found


def is_choosy(ability: Ability) -> bool:
    """Whether it is about an Equip Spell that not every face-up monster can bear."""
    if ability.kind != "equip":
        return False
    group = ability.targets[0]
    return group.whose in ("you", "opponent") or _lasting(group) not in (Filter(), Filter(kinds=("monster",)))


def misplaced(duel: Host) -> list[int]:
    """The Equip Spells on the field whose monster has changed so that they could not be equipped to it now."""
    found = []
    for seat in (0, 1):
        for card in duel.cards(seat, "spell-trap"):
            host = duel.table.cards[card].host
            wanted = duel.bearers(card) if host is not None else None
            if host is not None and wanted is not None and not _fits(duel, wanted, card, host):
                found.append(card)
    return found


def _fits(duel: Host, group: Group, card: int, host: int) -> bool:
    side = duel.controller(card) == duel.controller(host)
    if group.whose in ("you", "opponent") and side != (group.whose == "you"):
        taken = any(lends(ability) for ability in duel.abilities(card))
        return taken and matches(duel, group.filter, host, card)
    return matches(duel, group.filter, host, card)


def bearers(ability: Ability) -> Group:
    """The monsters that an Equip Spell stays equipped to."""
    group = ability.targets[0]
    return msgspec.structs.replace(group, filter=_lasting(group))


def _lasting(group: Group) -> Filter:
    """What the monster must stay: its values and its position may change."""
    return msgspec.structs.replace(group.filter, atk=None, def_=None, related=(), face="", position="", summoned="")


def keeps_positions(ability: Ability) -> bool:
    """Whether it keeps monsters in a battle position as long as its card is there."""
    return ability.kind == "continuous" and any(isinstance(step.op, ChangePosition) for step in ability.do)


def out_of_position(duel: Host) -> list[tuple[int, str]]:
    """The monsters that lie otherwise than they are kept, each with the stance that it gets."""
    cards = duel.table.cards
    wanted = [(card, turned(duel, card, to)) for card, to in standing(duel).postures.items() if card in cards]
    return [(card, stance) for card, stance in wanted if cards[card].stance != stance]
