"""What players did this turn: what is noted of it (see `history`), and how often it was such a deed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from sanam.engine.events import Happened
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import BEATEN, FALLEN, FALLEN_AND_SENT
from sanam.games.yugioh.texts.execution.filters import ANY, matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Ability, Condition, Either, Filter, Group, ThisTurn
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
    """Keep that the card left its place: what happened to it, whose it was there, from where, how it lay, why, and
    which cards that ask about it have seen it."""
    data = fact.data
    entry = {
        "what": fact.what,
        "card": fact.card,
        "seat": fact.seat,
        "origin": data.get("origin", ""),
        "to": data.get("to", ""),
        "stance": data.get("stance", ""),
        "cause": data.get("cause", ""),
        "by": data.get("card_cause"),
        "seen": _watching(duel),
    }
    duel.play.mark("table", "gone", {"turn": duel.table.marks.get("turn"), "cards": [*_gone(duel), entry]})


def _watching(duel: Host) -> list[list[int]]:
    """The cards face-up on the field that ask what happened while they were there, as they lie."""
    there = [card for seat in (0, 1) for place in FIELD for card in duel.cards(seat, place)]
    watching = [card for card in there if duel.table.cards[card].face_up and any(map(_watches, duel.abilities(card)))]
    return [[card, duel.table.cards[card].moves] for card in watching]


@cache
def _watches(ability: Ability) -> bool:
    return any(isinstance(one, ThisTurn) and one.seen for one in _all_of(ability.conditions))


def _all_of(conditions: tuple[Condition, ...]) -> Iterator[Condition]:
    """The conditions, and those within them."""
    for condition in conditions:
        yield condition
        if isinstance(condition, Either):
            yield from (one for way in condition.ways for one in _all_of(way))


def _gone(duel: Host) -> list[dict[str, Any]]:
    known = duel.table.marks.get("gone", {})
    entries: list[dict[str, Any]] = known["cards"] if known.get("turn") == duel.table.marks.get("turn") else []
    return entries


def any_gone(duel: Host, ctx: Context, condition: ThisTurn) -> bool:
    """Whether one of its events was about such a card this turn, as one that left the place that the group names."""
    group = condition.group
    lay, such = group.filter.face, msgspec.structs.replace(group.filter, face="")
    here = [ctx.card, duel.table.cards[ctx.card].moves] if ctx.card in duel.table.cards else []
    return any(
        _is_event(entry, condition.events)
        and _was_there(ctx, group, entry)
        and (not lay or entry["stance"].startswith(lay))
        and (not condition.seen or here in entry["seen"])
        and (condition.by == ANY or _was_by(duel, ctx, condition.by, entry))
        and _was_such(duel, ctx, such, entry["card"])
        for entry in _gone(duel)
    )


def kinds_gone(duel: Host, ctx: Context, group: Group) -> int:
    """Of how many kinds, Monster, Spell and Trap, such cards were that were sent from there this turn."""
    sent = [entry["card"] for entry in _gone(duel) if entry["what"] == "sent" and _was_there(ctx, group, entry)]
    return len({duel.data(card).kind for card in sent if _was_such(duel, ctx, group.filter, card)} & KINDS)


#: The kinds of cards.
KINDS = {"monster", "spell", "trap"}


def _was_by(duel: Host, ctx: Context, by: Filter, entry: dict[str, Any]) -> bool:
    """Whether the effect of such a card did it."""
    cause = entry["by"]
    return entry["cause"] == "effect" and cause in duel.table.cards and matches(duel, by, cause, ctx.card, seen=True)


def _is_event(entry: dict[str, Any], events: tuple[str, ...]) -> bool:
    words = {entry["what"]}
    if entry["what"] == "destroyed":
        if entry["origin"] in FIELD:
            words |= {FALLEN, FALLEN_AND_SENT} if entry["to"] == "graveyard" else {FALLEN}
        words |= {BEATEN} if entry["cause"] == "battle" else set()
    if entry["what"] == "returned":
        words = {"returned"} if entry["to"] == "hand" else set()
    return bool(words & {*events})


def _was_there(ctx: Context, group: Group, entry: dict[str, Any]) -> bool:
    places = {place for zone in group.zones for place in (FIELD if zone == "field" else (zone,))}
    return entry["origin"] in places and (
        group.whose == "either" or (entry["seat"] == ctx.seat) == (group.whose == "you")
    )
