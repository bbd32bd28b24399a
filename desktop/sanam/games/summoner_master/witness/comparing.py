"""Compares the table of a match of Summoner Master with the shadow, all of it."""

from __future__ import annotations

from sanam.games.summoner_master.vocabulary.zones import IN_ARENA, WORDS
from sanam.games.summoner_master.witness.ledger import VALUES, Ledger
from sanam.games.witnessing.trials import Deviation


def compare(led: Ledger) -> None:
    """Raises :class:`Deviation` with everything that differs."""
    table = led.stage.table
    ordered = ("seal-library", "mystic-library")
    found = led.misplaced(table, lambda zone: WORDS[zone] in ordered, lambda zone: False)
    for seat in (0, 1):
        counts = table.seats[seat].counts
        if counts["mp"] != led.mp[seat]:
            found.append(f"seat {seat} has {counts['mp']} Mp, the text says {led.mp[seat]}")
        if counts["shrine"] != led.shrine(seat) and f"{seat}.seal-shrine" not in led.blurred:
            found.append(f"seat {seat} has {counts['shrine']} Levels in the Shrine, the text says {led.shrine(seat)}")
    if led.stage.game.public()["limits"] != led.limits:
        found.append(f"limits {led.stage.game.public()['limits']}, the text says {led.limits}")
    for zone, cards in led.zones.items():
        if zone in IN_ARENA:
            for card in cards:
                if card in table.cards and table.cards[card].zone == zone:
                    found += _card(led, card)
    if found:
        raise Deviation("; ".join(found))


def _card(led: Ledger, card: int) -> list[str]:
    it, piece = led.stage.table.cards[card], led.pieces[card]
    name = f"{piece.data.name}#{card}"
    found = []
    if it.stance != piece.stance:
        found.append(f"{name} is {it.stance}, the text says {piece.stance}")
    if it.host != piece.host:
        found.append(f"{name} is attached to {it.host}, the text says {piece.host}")
    if it.counters != led.counters.get(card, {}):
        found.append(f"{name} has {it.counters}, the text says {led.counters.get(card, {})}")
    now = led.stage.game.values(it)
    found += [
        f"{name}: {key} {now[key]}, the text says {led.value(card, key)}"
        for key in VALUES
        if key in now and now[key] != led.value(card, key)
    ]
    if now.get("curses", {}) != led.curses.get(card, {}):
        found.append(f"{name} has the Curses {now.get('curses', {})}, the text says {led.curses.get(card, {})}")
    return found
