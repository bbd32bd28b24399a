"""What players did this turn: what is noted of it (see `history`), and how often it was such a deed."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import ANY, matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Filter

#: Where an activation is noted, by what was activated.
_ACTIVATED = ("card", "effect")


def deeds(duel: Host, seat: int) -> dict[str, Any]:
    """What the player did this turn."""
    marks = duel.table.seats[seat].marks
    turn = duel.table.marks["turn"] if "turn" in duel.table.marks else None  # noqa: SIM401 – nothing is asked as often
    if "deeds" in marks and marks["deeds"].get("turn") == turn:
        known: dict[str, Any] = marks["deeds"]
        return known
    return {"turn": turn, "special": [], "normal": [], "set": [], "flip": [], "activated": [], "battle": False}


def done_so_often(duel: Host, ctx: Context, seat: int, words: tuple[str, ...], filter_: Filter) -> int:
    """How often the player did one of these deeds (see `Amount.deeds`) with such a card."""
    done = deeds(duel, seat)
    entries = [entry for word in words if word not in _ACTIVATED for entry in done.get(word, ())]
    entries += [entry for entry in done["activated"] if entry[2] in words]
    return sum(_was_such(duel, ctx, filter_, entry[0]) for entry in entries)


def _was_such(duel: Host, ctx: Context, filter_: Filter, card: int) -> bool:
    """Of a card that is no more only that it was one is known."""
    if filter_ == ANY:
        return True
    return card in duel.table.cards and matches(duel, filter_, card, ctx.card, seen=True)
