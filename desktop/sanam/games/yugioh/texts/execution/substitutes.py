"""Monsters that stand in for a material which the monster to be Summoned names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import Group

#: How the rules begin that say so of a card.
STANDS_IN = "stands in as "


def without_substitute(
    duel: Host, groups: Sequence[Group], chosen: Sequence[int], how: str
) -> Iterator[tuple[list[Group], list[int]]]:
    """What is left of the groups of materials, and of the chosen cards, once one of these stands in for one named
    material; every way to do so. No more than one does: the others must be the correct ones. `how`: "fusion" |
    "synchro"."""
    for card in chosen if duel.has_substitutes else ():
        for at, group in enumerate(groups):
            if stands_in(duel, card, group, how):
                fewer = [msgspec.structs.replace(group, count=group.count - 1)] if group.count > 1 else []
                yield [*groups[:at], *fewer, *groups[at + 1 :]], [other for other in chosen if other != card]


def stands_in(duel: Host, card: int, group: Group, how: str) -> bool:
    """Whether the card may take the place of a material of the group, which is known by its name."""
    if not duel.has_substitutes:
        return False
    names, now = group.filter.names, standing(duel)
    if not names or now.negated(card):
        return False
    return any(
        rule.by is None or any(word in name for word in rule.by.series for name in names)
        for rule in now.own_rules(card, f"{STANDS_IN}{how} material")
    )
