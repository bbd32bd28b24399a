"""Compares the table of a duel with the ledger: all of it, so that what should not have changed is seen as well."""

from __future__ import annotations

from sanam.games.witnessing.trials import Deviation
from sanam.games.yugioh.witness.ledger import KEYS, Ledger, merged


def compare(led: Ledger) -> None:
    """Raises :class:`Deviation` with everything that differs."""
    table = led.stage.table
    found = led.misplaced(merged(table), lambda zone: zone.endswith("deck"), lambda zone: False)
    for seat in (0, 1):
        now = table.seats[seat].counts["lp"]
        if now != led.lp[seat]:
            found.append(f"seat {seat} has {now} LP, the text says {led.lp[seat]}")
    for zone, cards in led.zones.items():
        for card in cards if zone not in led.blurred else ():
            if card in table.cards:
                found += _card(led, card, zone[2:])
    found += _attacks(led) + _turns(led)
    if found:
        raise Deviation("; ".join(found))


def _card(led: Ledger, card: int, area: str) -> list[str]:
    it, piece = led.stage.table.cards[card], led.pieces[card]
    name = f"{piece.data.name}#{card}"
    if area == "banished" and it.face_up != piece.up:
        return [f"{name} is banished {it.stance}"]
    if area not in ("monster", "spell", "field"):
        return []
    found = []
    if it.face_up != piece.up or (area == "monster" and it.sideways != piece.side):
        found.append(f"{name} is {it.stance}, the text says {piece.stance}")
    if it.host != piece.host:
        found.append(f"{name} is attached to {it.host}, the text says {piece.host}")
    if {k: v for k, v in it.counters.items() if v} != led.counters.get(card, {}):
        found.append(f"{name} has {it.counters}, the text says {led.counters.get(card, {})}")
    if area != "monster" or not piece.up:
        return found
    now = led.stage.game.values(it)
    keys = KEYS if "xyz" not in piece.data.traits else ("atk", "def")
    if bool(now.get("negated")) != led.has(card, "negated"):
        found.append(f"{name}: its effects are {'' if now.get('negated') else 'not '}negated")
    return found + [
        f"{name}: {key} {now[key]}, the text says {led.value(card, key)}"
        for key in keys
        if key in now and now[key] != led.value(card, key)
    ]


def _attacks(led: Ledger) -> list[str]:
    """In a Battle Phase: which monsters may attack, and what (YZH-3.42, 3.43)."""
    choice = led.stage.choice
    if choice is None or choice.kind != "action" or choice.params.get("phase") != "battle":
        return []
    have = {o.card: set(o.targets) for o in choice.options if o.act == "attack" and o.card is not None}
    want = {card: found for card in led.monsters(led.turn_player) if (found := attackable(led, card))}
    driven = [card for card in want if led.has(card, "must attack")]
    leave = any(o.act == "phase" for o in choice.options)
    if bool(driven) == leave:
        return [f"the Battle Phase {'may' if leave else 'may not'} end"]
    return [
        f"{led.named([card])} may attack {have.get(card, 'nothing')}, the text says {want.get(card, 'nothing')}"
        for card in sorted({*have, *want})
        if have.get(card) != want.get(card)
    ]


def attackable(led: Ledger, card: int) -> set[int | str]:
    """What a monster of the turn player may attack now."""
    piece, other = led.pieces[card], 1 - led.turn_player
    if (
        not piece.up
        or (piece.side and not led.has(card, "attacks in defense"))
        or led.has(card, "no attack")
        or (card in led.attacked and not _again(led, card))
    ):
        return set()
    there = led.monsters(other)
    found: set[int | str] = {one for one in there if not led.has(one, "no target of attacks")}
    if led.has(card, "attacks all"):
        each = 2 if any(one.value == 2 for one in led.changes(card, "attacks all")) else 1
        found = {one for one in found if led.bouts.count((card, one)) < each}
        if card in led.attacked:
            return found
    if card in led.attacked and led.has(card, "attacks monsters so often"):
        return found
    if (not there or led.has(card, "direct")) and not led.has(card, "no direct"):
        found.add(f"seat{other}")
    return found


def _again(led: Ledger, card: int) -> bool:
    """Whether a monster that has attacked may do so once more."""
    often = [
        int(c.value)
        for key in ("attacks so often", "number of attacks", "attacks monsters so often")
        for c in led.changes(card, key)
    ]
    more = led.strikes.get(card, 1) < max(often, default=1)
    twice = led.has(card, "attacks twice") and led.strikes.get(card, 0) < 2
    return more or twice or led.has(card, "attacks all")


def _turns(led: Ledger) -> list[str]:
    """In a Main Phase: which face-up monsters may change their position (YZH-3.32, 3.33)."""
    choice = led.stage.choice
    if choice is None or choice.kind != "action" or choice.params.get("phase") not in ("main1", "main2"):
        return []
    have = {o.card for o in choice.options if o.act == "change_position" and o.card is not None}
    barred = {c for c in led.monsters(led.turn_player) if led.has(c, "no change of position")}
    free = {c for c in led.steady if led.there(c) and led.area(c) == "monster" and led.seat_of(c) == led.turn_player}
    found = [f"{led.named(have & barred)} may change position"] if have & barred else []
    lacking = {c for c in free - barred - led.attacked if led.pieces[c].up} - have
    return [*found, f"{led.named(lacking)} may not change position"] if lacking else found
