"""Permanent abilities: what applies as long as it applies, worked out anew after every change (8-1-3-3).

The turn player's are applied, then the other's, and again as long as that changes anything (8-1-3-3-5). What never
settles is a loop that nobody can stop (11-1-1-1, digest G-16).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sanam.abilities.tree import Tree, from_plain
from sanam.engine import events as ev
from sanam.games.onepiece.abilities.conditions import holds
from sanam.games.onepiece.abilities.context import Context
from sanam.games.onepiece.abilities.lasting import lasting, subjects

if TYPE_CHECKING:
    from sanam.games.onepiece.acts import Acts

#: So many rounds settle whatever can settle: each card can depend on every other.
ROUNDS = 16


#: Events that change nothing an effect or its condition reads: running procedures, questions, facts, what waits.
_NEUTRAL = (
    ev.Called, ev.Returned, ev.Noted, ev.Asked, ev.Answered, ev.Withdrawn, ev.Happened, ev.TriggerNoticed,
    ev.TriggersTaken, ev.CardShown, ev.Rolled,
)  # fmt: skip


class Active(NamedTuple):
    """An effect that applies now: what it does, and which card of whom it comes from."""

    op: str
    value: Any
    card: int
    seat: int
    tree: Tree | None = None


Effects = dict[tuple[int | str, str], list[Active]]


class Derived(NamedTuple):
    """What applies at one version of the table."""

    version: int
    effects: Effects
    settled: bool = True


@lru_cache(maxsize=4096)
def _tree(plain: bytes) -> Tree:
    return from_plain(msgspec.json.decode(plain))


def lingering(rules: Acts) -> Effects:
    """The effects of the table's modifiers."""
    found: Effects = {}
    cards = rules.table.cards
    for _, change in sorted(rules.table.modifiers.items()):
        subject = change.subject
        if isinstance(subject, int) and change.moves not in (-1, cards[subject].moves):
            continue
        plain = change.data.get("tree")
        tree = _tree(msgspec.json.encode(plain)) if plain is not None else None
        active = Active(change.op, change.value, change.source or 0, change.data.get("seat", 0), tree)
        found.setdefault((subject, change.key), []).append(active)
    return found


def _holders(rules: Acts) -> list[int]:
    """The cards whose permanent abilities work now, the turn player's first (2-8-2)."""
    first = rules.turn_player()
    found = []
    zones = rules.table.zones
    for seat in (first, 1 - first):
        if not zones[f"{seat}.leader"]:
            continue
        found += [card for card in rules.field(seat) if rules.kit(card).permanent]
        if rules.hands_matter:
            found += [card for card in zones[f"{seat}.hand"] if rules.kit(card).in_hand]
    return found


def _round(rules: Acts, holders: list[int], base: Effects) -> Effects:
    found = {key: list(effects) for key, effects in base.items()}
    for card in holders:
        it = rules.table.cards[card]
        kit = rules.kit(card)
        if (card, "negated") in rules.all_effects():
            continue
        in_hand = rules.area(card) == "hand"
        for index in kit.in_hand if in_hand else kit.permanent:
            program, ability = kit.programs[index], kit.abilities[index]
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


def derive(rules: Acts) -> Derived:
    """All effects that apply to the table as it is."""
    version = rules.play.version
    known: Derived | None = rules.play.derived
    if known is not None:
        since = rules.play.since(known.version)
        if since is not None and all(type(event) in _NEUTRAL for event in since):
            known = rules.play.derived = known._replace(version=version)
            return known
    base = lingering(rules)
    holders = _holders(rules)
    now = Derived(version, base)
    rules.play.derived = now
    if not holders:
        return now
    for _ in range(ROUNDS):
        following = Derived(version, _round(rules, holders, base))
        same = following.effects == now.effects
        now = rules.play.derived = following
        if same:
            return now
    now = rules.play.derived = now._replace(settled=False)
    return now
