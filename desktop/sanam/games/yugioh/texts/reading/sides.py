"""Which of several targets is meant by the side on which it is: "your target", "the opponent's targets"."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups


def of_one_side(ability: t.Ability) -> t.Ability:
    """ "Banish your target and return the opponent's targets to the hand": which of the targets these are."""

    def meant(group: t.Group) -> t.Group:
        if group.ref != "target" or not group.whose:
            return group
        there = [
            at
            for at, target in enumerate(ability.targets, 1)
            if target.whose == group.whose and (not group.zones or target.zones == group.zones)
        ]
        single = [at for at in there if _is_single(ability.targets[at - 1]) == (group.number == "exactly")]
        return (
            msgspec.structs.replace(group, whose="", zones=(), index=there[0])
            if len(there) == len(single) == 1
            else group
        )

    return msgspec.structs.replace(ability, do=with_groups(ability.do, meant))


def _is_single(target: t.Group) -> bool:
    return target.number == "exactly" and target.count == 1 and target.size is None
