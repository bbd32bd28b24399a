"""Endless loops: whether what is taken up brings the same situation round again and again.

A game tells this module whenever an effect is taken up from a queue or a chain (:func:`taken_up`) and whenever a
player goes on to something else (:func:`forget`). What a loop means is each game's policy; it reads :func:`rounds`.

Situations are compared by Brent's algorithm: one digest is remembered, and a newer one after 1, 2, 4… takings, so
that a loop of any length is found in a time proportional to its length and with a few numbers on the Table. A loop
that comes to a new situation each time (one that only gains life, say) is known by going on for too long while
nothing falls that ends a match when it has fallen far enough.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from sanam.engine.changes import Changes
from sanam.engine.table import TABLE, Card, Table

#: The Table's mark that holds what is known of a loop.
MARK = "loop"
#: So many takings are ordinary play: situations are not compared yet.
ORDINARY = 6
#: After so many takings without progress towards an end a loop is assumed, and one round more for each `GROWTH`.
GROWING, GROWTH = 150, 25


def situation(table: Table, passing: Collection[str] = ()) -> str:
    """32 hexadecimal digits, equal for situations that a player would call the same.

    What only counts on is left out: the random state, ids, how often cards have moved, and the marks in `passing`.
    """
    order: dict[int | str | None, tuple[str, int]] = {
        card: (zone, at) for zone, cards in table.zones.items() for at, card in enumerate(cards)
    }
    skip = {*passing, MARK}

    def marks(found: dict[str, Any]) -> dict[str, Any]:
        return {key: _still(value) for key, value in found.items() if key not in skip}

    def described(card: Card) -> list[Any]:
        return [card.code, card.owner, card.stance, order.get(card.host), card.counters, marks(card.marks), card.known]

    cards = table.cards
    plain = [
        [[seat.counts, marks(seat.marks)] for seat in table.seats],
        {zone: [described(cards[card]) for card in ids] for zone, ids in table.zones.items()},
        sorted(
            repr((order.get(m.subject, m.subject), m.key, m.op, m.value, m.until)) for m in table.modifiers.values()
        ),
        sorted(repr((order.get(t.card), t.ability, t.seat)) for t in table.triggers),
        marks(table.marks),
    ]
    return hashlib.blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


def _still(value: Any) -> Any:
    """A mark without how often the cards it names have moved."""
    if isinstance(value, dict):
        return {key: _still(item) for key, item in value.items() if key != "moves"}
    return [_still(item) for item in value] if isinstance(value, list) else value


def taken_up(play: Changes, falling: Sequence[int] = (), passing: Collection[str] = (), effects: int = 1) -> int:
    """Say that so many `effects` were taken up together; returns the rounds.

    falling   numbers that end the match when they have fallen far enough (life, cards to draw): while one of them
              reaches a new low there is an end in sight
    passing   table, seat and card marks that count on by themselves
    """
    was = play.table.marks.get(MARK) or {"taken": 0, "seen": "", "steps": 0, "limit": 1, "rounds": 0, "low": []}
    now = {**was, "taken": was["taken"] + effects}
    low = [min(pair) for pair in zip(was["low"] or falling, falling, strict=True)]
    if was["low"] and low != was["low"]:
        now = {**now, "taken": effects, "seen": "", "steps": 0, "limit": 1, "rounds": 0}
    now["low"] = low
    if now["taken"] > ORDINARY:
        found = situation(play.table, passing)
        now["steps"] += 1
        if found == now["seen"]:
            now["rounds"] += 1
            now["steps"] = 0
        elif now["steps"] >= now["limit"]:
            now.update(seen=found, steps=0, limit=2 * now["limit"], rounds=0)
        if now["taken"] >= GROWING:
            now["rounds"] = max(now["rounds"], 1 + (now["taken"] - GROWING) // GROWTH)
    play.mark(TABLE, MARK, now)
    return int(now["rounds"])


def rounds(table: Table) -> int:
    """How often the same situation has come round since a player last went on to something else."""
    return int(table.marks[MARK]["rounds"]) if MARK in table.marks else 0


def forget(play: Changes) -> None:
    """A player went on to something else: what was taken up before is not part of a loop."""
    play.mark(TABLE, MARK, None)
