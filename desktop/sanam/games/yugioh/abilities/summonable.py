"""Which monsters an effect may Special Summon (YZH-2.83, YZH-2.84, YFA-2.63 to YFA-2.65)."""

from __future__ import annotations

from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.history import summoned_out
from sanam.games.yugioh.abilities.limits import may_control
from sanam.games.yugioh.abilities.tree import Body, SummonCondition
from sanam.games.yugioh.abilities.world import World

#: Monsters of the Extra Deck.
EXTRA = ("fusion", "synchro", "xyz")


def summon_condition(world: World, card: int) -> SummonCondition:
    """The card's own condition, else that of its kind: Ritual and "special-summon" monsters first their proper way."""
    for ability in world.abilities(card):
        if ability.kind == "limit":
            for step in ability.do:
                if isinstance(step.op, SummonCondition):
                    return step.op
    traits = world.data(card).traits
    if "ritual" in traits or "special-summon" in traits:
        return SummonCondition(normal=False, special="first", by="ritual" if "ritual" in traits else "own")
    return SummonCondition()


def may_be_summoned(
    world: World,
    card: int,
    seat: int,
    source: int | None,
    how: str = "special",
    ignoring: bool = False,
    body: Body | None = None,
) -> bool:
    """Whether `card` may be Special Summoned to the field of `seat`, apart from room.

    `how` is "special" for an effect of the card `source`, or "ritual", "fusion", "synchro", "xyz", "own". `body`: the
    monster as which a card that is none is Summoned.
    """
    data = world.data(card)
    if (
        (data.kind != "monster" and body is None)
        or force(world).player(seat, "cannot special summon", card)
        or not may_control(world, seat, card)
        or summoned_out(world, seat, card)
    ):
        return False
    if ignoring:
        return True
    condition = summon_condition(world, card)
    if world.zone_word(card) in condition.not_from:
        return False
    proper = how in condition.by.split(" or ")
    if data.by_hand and source is not None and source in world.table.cards and source != card:
        # Its text is not understood, but it names the card with which it is Summoned.
        proper = proper or f'"{world.data(source).name}"' in data.text
    if condition.by == "effect" and how == "special" and source is not None and source in world.table.cards:
        proper = not condition.name or world.data(source).name == condition.name
    match condition.special:
        case "none":
            return False
        case "only":
            return proper
        case "first":
            return proper or _first_summoned(world, card)
    if any(trait in data.traits for trait in EXTRA):
        return world.zone_word(card) == "extra" or world.properly_summoned(card)
    return True


def _first_summoned(world: World, card: int) -> bool:
    """From the Graveyard or removed from play once properly Summoned; never from the hand or the Deck."""
    return world.properly_summoned(card) and world.zone_word(card) in (
        "graveyard",
        "banished",
        "monster",
        "materials",
    )
