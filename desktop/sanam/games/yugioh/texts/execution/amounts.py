"""How many counters fit on a card, how many Tokens come, and what was out of the ordinary of cards that leave play."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import PLAYED
from sanam.games.yugioh.texts.execution.groups import number
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import CreateTokens, PlaceCounters
from sanam.games.yugioh.vocabulary.zones import FIELD


def counters_fit(duel: Host, ctx: Context, op: PlaceCounters, card: int) -> int:
    """How many of the counters the card takes: no more than the text lets it bear."""
    count = number(duel, ctx, op.count)
    borne = duel.table.cards[card].counters.get(op.name, 0)
    return max(0, min(count, op.most - borne)) if op.most else max(0, count)


def token_count(duel: Host, ctx: Context, op: CreateTokens, free: int) -> tuple[int, int]:
    """How many Tokens come at least and at most where so many zones are free; none at all: (0, 0)."""
    if op.number in ("any", "all"):
        return (free if op.number == "all" else min(1, free)), free
    count = max(0, number(duel, ctx, op.count))
    if op.number == "up to":
        return min(1, count, free), min(count, free)
    return (count, count) if count <= free else (0, 0)


def last_values(duel: Host, cards: list[int]) -> dict[int, dict[str, Any]]:
    """What is out of the ordinary of those of the cards that are on the field: their counters, the turn in which they
    were activated, that they lay face-down and, of monsters, how they lie and what their values are, if these are not
    the printed ones or it is not in Attack Position or has Xyz Materials."""
    now = standing(duel)
    found: dict[int, dict[str, Any]] = {}
    for card in cards:
        it = duel.table.cards.get(card)
        if it is None or duel.zone_word(card) not in FIELD:
            continue
        if it.counters:
            found[card] = {"counters": dict(it.counters)}
        if PLAYED in (past := it.marks.get("past", {})):
            found[card] = {**found.get(card, {}), PLAYED: past[PLAYED]}
        if duel.zone_word(card) != "monster":
            if not it.face_up:
                found[card] = {**found.get(card, {}), "stance": it.stance}
            continue
        under = duel.materials(card)
        if card in now.changes or it.sideways or under:
            values = {key: now.value(card, key) for key in ("atk", "def", "level")}
            found[card] = {**found.get(card, {}), **values, "stance": it.stance, "materials": len(under)}
            if under:
                found[card]["under"] = list(under)
    return found


def remember(duel: Host, values: dict[int, dict[str, Any]]) -> None:
    """Note what :func:`last_values` read of cards that have left the field since."""
    for card, last in values.items():
        if card in duel.table.cards and duel.zone_word(card) not in FIELD:
            duel.play.mark(card, "last", last)
