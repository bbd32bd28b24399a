"""Permanent abilities: what applies as long as it applies, worked out again after every change (8-1-3-3).

The turn player's are applied, then the other's, and again as long as that changes anything (8-1-3-3-5). What never
settles is a loop that nobody can stop (11-1-1-1, digest G-16).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sanam.abilities.tree import Tree, from_plain
from sanam.engine import events as ev
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.lasting import Effect, lasting, subjects
from sanam.games.onepiece.texts.tree.program import Static
from sanam.games.onepiece.texts.tree.reading_keys import ATTACK, BEYOND, GIVEN_DON, LIES, undone_by_itself
from sanam.games.onepiece.vocabulary.effects import Active, Effects
from sanam.games.onepiece.vocabulary.zones import AREA, ASIDE, CHARACTER, GIVEN, HAND, LEADER, STAGE

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
#: Marks of what was done, which only conditions ask for.
_DEEDS = frozenset(("entered", "drew", "used0", "used1", "used2", "used3"))
#: The places that are no part of the field as abilities speak of it.
_BELOW = frozenset(("hand", "deck", "trash", "life", "don-deck", "cost", GIVEN, ASIDE))


#: A card or player and what is changed of it; the code of a definition, which ability of it, which operation of that.
_Which = tuple[int | str, str]
_Operation = tuple[str, int, int]


class Derived(msgspec.Struct, gc=False):
    """What applies at one version of the table and its facts (see `Changes`), and what the permanent abilities look at
    (see `program.reads`).
    """

    version: int
    facts: int
    effects: Effects
    read: frozenset[str] = frozenset()
    settled: bool = True
    #: What each operation that is undone by itself does, on whichever card it stands: what it changes, and the effect.
    itself: dict[_Operation, list[tuple[_Which, Active]]] = {}


def _tells(rules: Host, event: ev.Event, known: Derived) -> bool:
    """Whether an event may change what applies; not for neutral ones."""
    read = known.read
    match event:
        case ev.CardTurned():
            return LIES in read
        case ev.Marked(key="attack"):
            return ATTACK in read
        case ev.Marked():
            return event.key not in _IDLE and (BEYOND in read or event.key not in _DEEDS)
        case ev.CardMoved():
            return _moves(rules, event, known)
        case ev.CardAttached():
            return not {BEYOND, GIVEN_DON}.isdisjoint(read) or rules.area(event.card) not in _BELOW
    return True


def _moves(rules: Host, event: ev.CardMoved, known: Derived) -> bool:
    """Whether it matters that a card went from one place to another. Between hands, piles and DON!! cards it does where
    permanent abilities look there or work there, and for a card that was changed itself.
    """
    if BEYOND in known.read:
        return True
    source, target = AREA[event.source], AREA[event.target]
    if source not in _BELOW or target not in _BELOW:
        return True
    if (GIVEN_DON in known.read and GIVEN in (source, target)) or (rules.hands_matter and "hand" in (source, target)):
        return True
    return any(subject == event.card for subject, _ in known.effects)


def _told(rules: Host, events: list[ev.Event], known: Derived) -> bool:
    """Whether any of these events may change what applies."""
    for event in events:  # noqa: SIM110 – a plain loop: this runs after most steps
        if type(event) not in _NEUTRAL and _tells(rules, event, known):
            return True
    return False


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
        if change.data.get("from", 0) > rules.turn():
            continue
        plain = change.data.get("tree")
        tree = _tree(msgspec.json.encode(plain)) if plain is not None else None
        active = Active(change.op, change.value, change.source or 0, change.data.get("seat", 0), tree)
        found.setdefault((subject, change.key), []).append(active)
    return found


def _holders(rules: Host) -> list[int]:
    """The cards whose permanent abilities work now, the turn player's first (2-8-2)."""
    first = rules.turn_player()
    cards, zones, codes = rules.table.cards, rules.table.zones, rules.permanent_codes
    found: list[int] = []
    for seat in (first, 1 - first):
        if not zones[LEADER[seat]]:
            continue
        found += [
            card for area in (LEADER, CHARACTER, STAGE) for card in zones[area[seat]] if cards[card].code in codes
        ]
        if rules.hands_matter:
            found += [card for card in zones[HAND[seat]] if cards[card].code in rules.in_hand_codes]
    return found


def _round(rules: Host, holders: list[int], base: Effects, now: Derived) -> None:
    """Work out what applies, into `now`."""
    found = now.effects = {key: list(effects) for key, effects in base.items()}
    for card in holders:
        it = rules.table.cards[card]
        profile = rules.profiles[it.code]
        if (card, "negated") in rules.all_effects():
            continue
        in_hand = AREA[it.zone] == "hand"
        for index in profile.in_hand if in_hand else profile.permanent:
            program, ability = profile.programs[index], profile.abilities[index]
            if program is None or not rules.condition(card, ability.don, ability.turn):
                continue
            ctx = Context(rules, card, it.owner)
            for at, static in enumerate(program.statics):
                itself = undone_by_itself(static.op, static.conditions)
                which = (it.code, index, at)
                if itself:
                    effects = _without_itself(ctx, static, now.itself.setdefault(which, []), which)
                else:
                    effects = _applied(ctx, static)
                for effect in effects:
                    active = Active(effect.op, effect.value, card, it.owner, effect.tree)
                    found.setdefault((effect.subject, effect.key), []).append(active)
                    if itself:
                        now.itself[which].append(((effect.subject, effect.key), active))


def _applied(ctx: Context, static: Static) -> list[Effect]:
    """What an operation of a permanent ability does now."""
    if not all(holds(ctx, condition) for condition in static.conditions):
        return []
    return lasting[static.op](ctx, static.op, subjects(ctx, static.op))


def _without_itself(
    ctx: Context, static: Static, before: list[tuple[_Which, Active]], which: _Operation
) -> list[Effect]:
    """What an operation does now: what it does itself does not count for whether it holds and whom it is about; what
    the same ability of cards before this one has just done does (8-1-3-3-5).
    """
    play = ctx.rules.play
    seen: Derived = play.derived
    gone = {id(active) for _, active in seen.itself.get(which, ())}
    left = ((key, [one for one in found if id(one) not in gone]) for key, found in seen.effects.items())
    effects = {key: found for key, found in left if found}
    for key, active in before:
        effects[key] = [*effects.get(key, ()), active]
    play.derived = msgspec.structs.replace(seen, effects=effects)
    try:
        return _applied(ctx, static)
    finally:
        play.derived = seen


def _matters(before: Effects, after: Effects, read: frozenset[str]) -> bool:
    """Whether what has changed between two rounds is something that permanent abilities look at."""
    if before == after:
        return False
    changed = {which[1] for which, said in after.items() if which not in before or before[which] != said}
    changed.update([key for _, key in before.keys() - after.keys()])
    return "negated" in changed or not changed.isdisjoint(read)


def derive(rules: Host) -> Derived:
    """All effects that apply to the table as it is."""
    version, facts = rules.play.version, rules.play.facts
    known: Derived | None = rules.play.derived
    if known is not None:
        since = rules.play.since(known.version)
        if since is not None and not _told(rules, since, known):
            known.version, known.facts = version, facts
            return known
    base = lingering(rules)
    holders = _holders(rules)
    cards, profiles = rules.table.cards, rules.profiles
    read = frozenset[str]().union(*[profiles[cards[card].code].permanent_reads for card in holders])
    now = rules.play.derived = Derived(version, facts, base, read)
    if not holders:
        return now
    for _ in range(ROUNDS):
        following = Derived(version, facts, {}, read)
        _round(rules, holders, base, following)
        before, now = now.effects, following
        rules.play.derived = now
        if not _matters(before, now.effects, read):
            return now
    rules.play.facts += 1  # the rules have to look at that (see `Game.settle`)
    now.facts, now.settled = rules.play.facts, False
    return now
