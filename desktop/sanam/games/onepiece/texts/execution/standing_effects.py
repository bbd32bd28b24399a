"""Permanent abilities: what applies as long as it applies, worked out again after every change (8-1-3-3).

The turn player's are applied, then the other's, and again as long as that changes anything (8-1-3-3-5). What never
settles is a loop that nobody can stop (11-1-1-1, digest G-16).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from sanam.abilities.tree import Tree, from_plain
from sanam.engine import events as ev
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.lasting import lasting, subjects
from sanam.games.onepiece.texts.tree.program import ATTACK, LIES
from sanam.games.onepiece.vocabulary.effects import Active, Effects
from sanam.games.onepiece.vocabulary.zones import CHARACTER, HAND, LEADER, STAGE

#: So many rounds settle whatever can settle: each card can depend on every other.
ROUNDS = 16


#: Events that change nothing an effect or its condition reads: running procedures, questions, facts, what waits.
_NEUTRAL = frozenset(
    (
        ev.Called,
        ev.Returned,
        ev.Noted,
        ev.Asked,
        ev.Answered,
        ev.Withdrawn,
        ev.Happened,
        ev.TriggerNoticed,
        ev.TriggersTaken,
        ev.CardShown,
        ev.Rolled,
    )
)


#: Marks of the table that no ability reads.
_IDLE = frozenset(("generation", "loop", "step", "redirected", "phase"))


def _tells(event: object, read: frozenset[str]) -> bool:
    """Whether an event may change what applies, where permanent abilities look at what `read` says; not for neutral
    ones.
    """
    match event:
        case ev.CardTurned():
            return LIES in read
        case ev.Marked(key="attack"):
            return ATTACK in read
        case ev.Marked():
            return event.key not in _IDLE
    return True


def _told(events: list[ev.Event], read: frozenset[str]) -> bool:
    """Whether any of these events may change what applies."""
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in _NEUTRAL and _tells(event, read):
            return True
    return False


class Derived(NamedTuple):
    """What applies at one version of the table and its facts (see `Changes`), and what the permanent abilities look at
    (see `program.reads`).
    """

    version: int
    facts: int
    effects: Effects
    read: frozenset[str] = frozenset()
    settled: bool = True


@lru_cache(maxsize=4096)
def _tree(plain: bytes) -> Tree:
    return from_plain(msgspec.json.decode(plain))


def lingering(rules: Host) -> Effects:
    """The effects of the table's modifiers."""
    found: Effects = {}
    cards = rules.table.cards
    for change in rules.table.modifiers.values():
        subject = change.subject
        if isinstance(subject, int) and change.moves not in (-1, cards[subject].moves):
            continue
        plain = change.data.get("tree")
        tree = _tree(msgspec.json.encode(plain)) if plain is not None else None
        active = Active(change.op, change.value, change.source or 0, change.data.get("seat", 0), tree)
        found.setdefault((subject, change.key), []).append(active)
    return found


def _holders(rules: Host) -> list[int]:
    """The cards whose permanent abilities work now, the turn player's first (2-8-2)."""
    first = rules.turn_player()
    cards, zones = rules.table.cards, rules.table.zones
    found = []
    for seat in (first, 1 - first):
        if not zones[LEADER[seat]]:
            continue
        for area in (LEADER, CHARACTER, STAGE):
            found += [card for card in zones[area[seat]] if cards[card].code in rules.permanent_codes]
        if rules.hands_matter:
            found += [card for card in zones[HAND[seat]] if cards[card].code in rules.in_hand_codes]
    return found


def _round(rules: Host, holders: list[int], base: Effects) -> Effects:
    found = {key: list(effects) for key, effects in base.items()}
    for card in holders:
        it = rules.table.cards[card]
        profile = rules.profiles[it.code]
        if (card, "negated") in rules.all_effects():
            continue
        in_hand = rules.area(card) == "hand"
        for index in profile.in_hand if in_hand else profile.permanent:
            program, ability = profile.programs[index], profile.abilities[index]
            if program is None or not rules.condition(card, ability.don, ability.turn):
                continue
            ctx = Context(rules, card, it.owner)
            for static in program.statics:
                if not all(holds(ctx, condition) for condition in static.conditions):
                    continue
                for effect in lasting[static.op](ctx, static.op, subjects(ctx, static.op)):
                    active = Active(effect.op, effect.value, card, it.owner, effect.tree)
                    found.setdefault((effect.subject, effect.key), []).append(active)
    return found


def _matters(before: Effects, after: Effects, read: frozenset[str]) -> bool:
    """Whether what has changed between two rounds is something that permanent abilities look at."""
    if before == after:
        return False
    changed = {which[1] for which in before.keys() | after.keys() if before.get(which) != after.get(which)}
    return "negated" in changed or not changed.isdisjoint(read)


def derive(rules: Host) -> Derived:
    """All effects that apply to the table as it is."""
    version, facts = rules.play.version, rules.play.facts
    known: Derived | None = rules.play.derived
    if known is not None:
        since = rules.play.since(known.version)
        if since is not None and not _told(since, known.read):
            known = rules.play.derived = known._replace(version=version, facts=facts)
            return known
    base = lingering(rules)
    holders = _holders(rules)
    cards, profiles = rules.table.cards, rules.profiles
    read = frozenset[str]().union(*[profiles[cards[card].code].permanent_reads for card in holders])
    now = rules.play.derived = Derived(version, facts, base, read)
    if not holders:
        return now
    for _ in range(ROUNDS):
        following = Derived(version, facts, _round(rules, holders, base), read)
        before, now = now.effects, following
        rules.play.derived = now
        if not _matters(before, now.effects, read):
            return now
    rules.play.facts += 1  # the rules have to look at that (see `Game.settle`)
    now = rules.play.derived = now._replace(facts=rules.play.facts, settled=False)
    return now
