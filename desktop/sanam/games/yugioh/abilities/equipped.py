"""Equip Spells whose monster is no longer one that they can be equipped to."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.abilities.groups import matches
from sanam.games.yugioh.abilities.tree import Ability, Filter, Group
from sanam.games.yugioh.abilities.world import World


def is_choosy(ability: Ability) -> bool:
    """Whether it is about an Equip Spell that not every face-up monster can bear."""
    if ability.kind != "equip":
        return False
    group = ability.targets[0]
    return group.whose in ("you", "opponent") or _lasting(group) not in (Filter(), Filter(kinds=("monster",)))


def misplaced(world: World) -> list[int]:
    """The Equip Spells on the field whose monster has changed so that they could not be equipped to it now."""
    found = []
    for seat in (0, 1):
        for card in world.cards(seat, "spell-trap"):
            host = world.table.cards[card].host
            wanted = next((ability.targets[0] for ability in world.abilities(card) if is_choosy(ability)), None)
            if host is not None and wanted is not None and not _fits(world, wanted, card, host):
                found.append(card)
    return found


def _fits(world: World, group: Group, card: int, host: int) -> bool:
    side = world.controller(card) == world.controller(host)
    if group.whose in ("you", "opponent") and side != (group.whose == "you"):
        return False
    return matches(world, _lasting(group), host, card)


def _lasting(group: Group) -> Filter:
    """What the monster must stay: its values and its position may change."""
    return msgspec.structs.replace(group.filter, atk=None, def_=None, related=(), face="", position="", summoned="")
