"""What players did this turn: what is noted of it (see `history`), and how often it was such a deed."""

from __future__ import annotations

from typing import Any

from sanam.engine.events import Happened
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import BEATEN, FALLEN
from sanam.games.yugioh.texts.execution.filters import ANY, matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Filter, Group
from sanam.games.yugioh.vocabulary.zones import FIELD

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
    """Of a card that is no more, a Token, only that it was a monster is known."""
    if card not in duel.table.cards:
        return filter_ in (ANY, Filter(kinds=("monster",)))
    return matches(duel, filter_, card, ctx.card, seen=True)


def note_gone(duel: Host, fact: Happened) -> None:
    """Keep that the card left its place: [what happened to it, card, whose it was there, from where, why]."""
    entry = [fact.what, fact.card, fact.seat, fact.data.get("origin", ""), fact.data.get("cause", "")]
    duel.play.mark("table", "gone", {"turn": duel.table.marks.get("turn"), "cards": [*_gone(duel), entry]})


def _gone(duel: Host) -> list[list[Any]]:
    known = duel.table.marks.get("gone", {})
    entries: list[list[Any]] = known["cards"] if known.get("turn") == duel.table.marks.get("turn") else []
    return entries


def any_gone(duel: Host, ctx: Context, group: Group, events: tuple[str, ...]) -> bool:
    """Whether one of these events was about such a card this turn, as one that left the place that the group names."""
    return any(
        _is_event(entry, events) and _was_there(ctx, group, entry) and _was_such(duel, ctx, group.filter, entry[1])
        for entry in _gone(duel)
    )


def _is_event(entry: list[Any], events: tuple[str, ...]) -> bool:
    what, _, _, origin, cause = entry
    words = {what}
    if what == "destroyed":
        words |= {FALLEN} if origin in FIELD else set()
        words |= {BEATEN} if cause == "battle" else set()
    return bool(words & {*events})


def _was_there(ctx: Context, group: Group, entry: list[Any]) -> bool:
    _, _, seat, origin, _ = entry
    places = {place for zone in group.zones for place in (FIELD if zone == "field" else (zone,))}
    return origin in places and (group.whose == "either" or (seat == ctx.seat) == (group.whose == "you"))
