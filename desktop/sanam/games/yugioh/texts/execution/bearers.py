"""Which monsters a card can be equipped to by its own text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import SELF, Choose, Equip, Filter, Group
from sanam.games.yugioh.vocabulary.zones import FIELD

#: An Equip Spell that says nothing of its monster can be equipped to any face-up one.
ANY_MONSTER = Group(whose="either", zones=("field",), filter=Filter(kinds=("monster",)))


def can_bear(duel: Host, host: int, card: int) -> bool:
    """Whether the Equip Spell, or the monster that equips itself, `card` is an appropriate one for the monster `host`
    (YZH-2.97)."""
    if card == host or (duel.zone_word(host) in FIELD and not _lies_open(duel, host)):
        return False
    return any(_fits(duel, group, card, host) for group in _told_by(duel, card))


def _lies_open(duel: Host, host: int) -> bool:
    return duel.zone_word(host) == "monster" and duel.table.cards[host].face_up


def _told_by(duel: Host, card: int) -> Iterator[Group]:
    """What the text of the card says that it is equipped to."""
    data = duel.data(card)
    if data.kind != "monster":
        if data.icon == "equip":
            told = [ability.targets[0] for ability in duel.abilities(card) if ability.kind == "equip"]
            yield from told or [ANY_MONSTER]
        return
    for ability in duel.abilities(card):
        for step in ability.do:
            if isinstance(step.op, Choose):
                ways = zip(step.op.options, step.op.targets, strict=False)
                yield from (aims[0] for way, aims in ways if aims and _equips_itself(way[0].op))


def _equips_itself(op: object) -> bool:
    return isinstance(op, Equip) and op.card == SELF


def _fits(duel: Host, group: Group, card: int, host: int) -> bool:
    side = "you" if duel.controller(card) == duel.controller(host) else "opponent"
    wanted = group.filter
    if duel.zone_word(host) not in FIELD:  # one that will be Summoned
        wanted = msgspec.structs.replace(wanted, face="", position="")
    return group.whose in ("either", "", side) and matches(duel, wanted, host, card)
