"""Which effect of a tree is which of the collected facts of its card.

Scripts part what a card does otherwise than its text: this module brings both to the same parts, and pairs them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from groups_yugioh import Plain
from statements_yugioh import Did, Effect

#: Operations that both sides always state; the others are bookkeeping on one of them.
ALWAYS_STATED = frozenset(
    {
        "destroy", "special summon", "draw", "damage", "gain life", "to hand", "send", "discard", "banish", "to deck",
        "tribute", "negate activation", "negate effect", "negate attack", "negate summon", "position", "control",
        "swap control", "equip", "tokens", "place counters", "remove counters", "detach", "attach", "set",
        "normal summon", "toss", "roll", "win", "fusion summon", "ritual summon", "skip phase", "pay life",
    }
)  # fmt: skip
SAME = {"mill": "send", "return to grave": "send"}
#: More pairs of effects than these are compared in the order in which they stand.
MOST_ALIGNED = 7


def is_use_at_activation(effect: Plain, effects: list[Plain]) -> bool:
    """Whether it tells that an effect of the card can be used as the card is activated."""
    others = [each for each in effects if each["kind"] in ("quick", "trigger")]
    if effect["kind"] != "activate":
        return False
    chosen = effect.get("selects", [])
    if chosen and not effect.get("ops") and any(each.get("selects") == chosen for each in others):
        return True  # it asks for the same cards
    return any(each.get("ops", []) == effect.get("ops", []) for each in others)


def told_alike(ours: list[Effect], theirs: list[Plain]) -> tuple[list[Effect], list[Plain]]:
    """The effects of both sides, where one side tells as several what the other tells as one.

    Scripts may tell each of the effects to choose from by itself, tell a Normal Summon and its Set apart, tell two
    occasions with one effect each as one, and tell how long a card stays by no effect at all.
    """
    theirs = [effect for at, effect in enumerate(theirs) if effect["kind"] != "summon" or effect not in theirs[:at]]
    told = [words_of(dids_of(effect.get("ops", []))) for effect in theirs]
    ours = [effect for effect in ours if not effect.lifetime or any(words_of(effect.ops) & words for words in told)]
    if len(theirs) > len(ours):
        theirs = _with_joined(ours, theirs)
        ours = [
            part for effect in ours for part in (effect.options if _are_parted(effect, ours, theirs) else (effect,))
        ]
    for effect in theirs:
        events = effect.get("events", [])
        each_ours = all(any(mine.events == [event] for mine in ours) for event in events)
        if len(events) > 1 and each_ours and len(ours) >= len(theirs) + len(events) - 1:
            theirs = [each for each in theirs if each is not effect] + [{**effect, "events": [e]} for e in events]
    return ours, theirs


def _with_joined(ours: list[Effect], theirs: list[Plain]) -> list[Plain]:
    """Their effects, with two upon one occasion as one where ours does both ("… If you cannot, …")."""
    for one, two in itertools.combinations(theirs, 2):
        alike = all(one.get(name) == two.get(name) for name in ("kind", "mandatory", "events", "range"))
        words = words_of(dids_of([*one.get("ops", []), *two.get("ops", [])]))
        both = one.get("events") and one.get("ops") and two.get("ops") and one["ops"] != two["ops"]
        if alike and both and any(mine.kind == one["kind"] and words_of(mine.ops) == words for mine in ours):
            joined = {**one, "ops": [*one["ops"], *two["ops"]]}
            return [joined if each is one else each for each in theirs if each is not two]
    return theirs


def part_put_off(ours: list[Effect], theirs: list[Plain]) -> tuple[list[Plain], list[Plain]]:
    """Their effects without those that are what one of ours puts off to a phase, and these."""
    words = set[str]().union(*(effect.put_off for effect in ours))
    later = [
        effect
        for effect in theirs
        if effect["kind"] == "trigger"
        and any(event.startswith("phase") for event in effect.get("events", []))
        and {op[0] for op in effect.get("ops", [])} <= words & ALWAYS_STATED
        and effect.get("ops")
    ]
    if len(theirs) - len(later) != len(ours):
        return theirs, []
    return [effect for effect in theirs if effect not in later], later


def _are_parted(effect: Effect, ours: list[Effect], theirs: list[Plain]) -> bool:
    """Whether the effects to choose from are told one by one."""
    mine, others = (sum(each == effect.kind for each in kinds) for kinds in _kinds(ours, theirs))
    return len(effect.options) > 1 and others == mine - 1 + len(effect.options)


def _kinds(ours: list[Effect], theirs: list[Plain]) -> tuple[list[str], list[str]]:
    return [effect.kind for effect in ours], [effect["kind"] for effect in theirs]


def with_put_off(mine: Effect, other: Plain, watched: list[Plain]) -> Plain:
    """Their effect with what scripts tell in a "watch" of the moment to which it puts something off."""
    words = {did.word for did in mine.ops} | {law.rule for law in mine.lasting}
    more = {
        name: [each for effect in watched for each in effect.get(name, []) if each[0] in words]
        for name in ("ops", "lasting")
    }
    if not {each[0] for each in more["ops"]} & mine.put_off:
        return other
    return other | {name: [*other.get(name, []), *each] for name, each in more.items()}


def with_granted(effects: list[Effect]) -> list[Effect]:
    """The effects with what one of them grants told as a part of it."""
    own = [effect for effect in effects if not effect.granted]
    source = next((effect for effect in own if _brings_effects(effect)), None)
    if source is not None:
        for effect in effects:
            if effect.granted:
                source.ops = [*source.ops, *effect.ops]
                source.cost = [*source.cost, *(effect.ops if source.kind == "summon" else ())]
                source.zones |= effect.zones
    return own


def _brings_effects(effect: Effect) -> bool:
    """Whether it Summons or equips its card, or is about its Summon: what the card has by that may be told with it."""
    return (
        effect.kind == "summon"
        or bool({"equip", "special summon"} & (words_of(effect.ops) | {*effect.events}))
        or (effect.events == ["special summoned"])
    )


# -------------------------------------------------------------------------------------------------------- pairs
def aligned(ours: list[Effect], theirs: list[Plain]) -> list[tuple[Effect, Plain]]:
    """Pairs the effects so that they are as alike as possible; those left over are without a pair."""
    fewer, more = sorted((len(ours), len(theirs)))
    orders: Iterable[tuple[int, ...]] = itertools.permutations(range(more), fewer)
    if more > MOST_ALIGNED:
        orders = [tuple(range(fewer))]
    if len(ours) <= len(theirs):
        pairings = ([(ours[i], theirs[j]) for i, j in enumerate(order)] for order in orders)
    else:
        pairings = ([(ours[j], theirs[i]) for i, j in enumerate(order)] for order in orders)
    return max(pairings, key=lambda pairs: sum(likeness(mine, other) for mine, other in pairs), default=[])


def likeness(mine: Effect, other: Plain) -> float:
    total = 3.0 if mine.kind == other["kind"] else 0.0
    a = words_of(mine.ops) | {law.rule for law in mine.lasting}
    b = words_of(dids_of(other.get("ops", []))) | {rule[0] for rule in other.get("lasting", [])}
    if a or b:
        total += 3 * len(a & b) / len(a | b)
    if {*mine.events} & {*other.get("events", [])}:
        total += 2
    if other.get("target") is not None and [*(mine.target or ())] == other["target"]:
        total += 1
    return total


# -------------------------------------------------------------------------------------------------------- words
def dids_of(plain: list[list[object]]) -> list[Did]:
    """Operations as the collected facts state them."""
    found = [Did(*each) for each in plain]  # type: ignore[arg-type]
    if any(did.word == "to hand or else" for did in found):  # added to the hand or sent to the Graveyard
        found += [Did("to hand"), Did("send")]  # what else is done with it the facts do not say: mostly that
    return found


def word_of(did: Did) -> str:
    return SAME.get(did.word, did.word)


def words_of(dids: list[Did]) -> set[str]:
    return {word_of(did) for did in dids} & ALWAYS_STATED
