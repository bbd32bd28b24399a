"""Which monsters an effect may Special Summon (YZH-2.83, YZH-2.84, YFA-2.63 to YFA-2.65)."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.history import has_summoned_enough, summoned_out
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.limits import may_control
from sanam.games.yugioh.texts.execution.one_kind import crowds_out, keeps_out
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import Body, CreateTokens, SummonCondition

#: Monsters of the Extra Deck.
EXTRA = frozenset(("fusion", "synchro", "xyz"))


def summon_condition(duel: Host, card: int) -> SummonCondition:
    """The card's own condition, else that of its kind: Ritual and "special-summon" monsters first their proper way."""
    for ability in duel.abilities(card) if "limit" in duel.kinds(card) else ():
        if ability.kind == "limit":
            for step in ability.do:
                if isinstance(step.op, SummonCondition):
                    return step.op
    traits = duel.data(card).traits
    if "ritual" in traits or "special-summon" in traits:
        return SummonCondition(normal=False, special="first", by="ritual" if "ritual" in traits else "own")
    return SummonCondition()


def _takes_others_away(duel: Host, card: int, how: str) -> bool:
    """Whether monsters may leave the field for such a Summon: what is left then is looked at when it is there."""
    ways = [ability for ability in duel.abilities(card) if ability.kind == "summon"]
    return how in EXTRA or how == "ritual" or (how == "own" and any(way.cost for way in ways))


def bars_token(duel: Host, seat: int, token: CreateTokens, source: int) -> bool:
    """Whether the player may not have such a Token by an effect of `source`."""
    return standing(duel).bars_token(seat, token, source) or keeps_out(duel, seat, token) or crowds_out(duel, seat)


def at_once(duel: Host, seat: int, free: int) -> int:
    """How many monsters the player may Special Summon at the same time, where there are so many free zones."""
    now = standing(duel)
    alone = seat in now.players and now.player(seat, "one summon at a time")
    return min(free, 1) if alone else free


def _is_kept_out(duel: Host, card: int, seat: int, source: int | None, how: str, body: Body | None) -> bool:
    """Whether a rule that lies on the player keeps the card from being Summoned so."""
    now = standing(duel)
    rules = ("cannot special summon", f"cannot {how} summon")
    laws = [law for rule in rules for law in now.player_rules(seat, rule, card, source)]
    if any(how not in law.ways and not (law.ways and duel.zone_word(card) in law.ways) for law in laws):
        return True
    if not (keeps_out(duel, seat, card if body is None else body) or crowds_out(duel, seat)):
        return False
    return not _takes_others_away(duel, card, how)


def may_be_summoned(
    duel: Host,
    card: int,
    seat: int,
    source: int | None,
    how: str = "special",
    ignoring: bool = False,
    body: Body | None = None,
    treated_with: str = "",
) -> bool:
    """Whether `card` may be Special Summoned to the field of `seat`, apart from room.

    `how` is "special" for an effect of the card `source`, or "ritual", "fusion", "synchro", "xyz", "own". `body`: the
    monster as which a card that is none is Summoned. `treated_with`: the name of the card that counts as the source.
    """
    data = duel.data(card)
    if (
        (data.kind != "monster" and body is None)
        or (seat in standing(duel).players and _is_kept_out(duel, card, seat, source, how, body))
        or not may_control(duel, seat, card)
        or summoned_out(duel, seat, card)
        or has_summoned_enough(duel, seat, card)
    ):
        return False
    if ignoring:  # its conditions, but not that it has to have been Summoned rightly before
        special = not {*EXTRA, "ritual", "special-summon"}.isdisjoint(data.traits)
        return not special or duel.zone_word(card) not in ("graveyard", "banished") or duel.properly_summoned(card)
    condition = summon_condition(duel, card)
    if duel.zone_word(card) in condition.not_from:
        return False
    if condition.not_while and holds(duel, Context(card=card, seat=seat), condition.not_while):
        return False
    ways = condition.by.split(" or ")
    proper = how in ways
    if data.by_hand and source is not None and source in duel.table.cards and source != card:
        # Its text is not understood, but it names the card with which it is Summoned.
        proper = proper or f'"{duel.data(source).name}"' in data.text
    proper = proper or ("itself" in ways and source == card)
    known = source is not None and source in duel.table.cards
    if not proper and "effect" in ways and how in ("special", "fusion") and source is not None and known:
        proper = not condition.name or condition.name in (duel.data(source).name, treated_with)
        if condition.of is not None:
            proper = matches(duel, condition.of, source, card, seen=True)
    match condition.special:
        case "none":
            return False
        case "only":
            return proper
        case "first":
            return proper or _first_summoned(duel, card)
    if not EXTRA.isdisjoint(data.traits):
        return duel.zone_word(card) == "extra" or duel.properly_summoned(card)
    return True


def _first_summoned(duel: Host, card: int) -> bool:
    """From the Graveyard or removed from play once properly Summoned; never from the hand or the Deck."""
    return duel.properly_summoned(card) and duel.zone_word(card) in (
        "graveyard",
        "banished",
        "monster",
        "materials",
    )
