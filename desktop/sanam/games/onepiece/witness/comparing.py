"""Compares the table of the match with the shadow: all of it, so that what should not have changed is seen as well."""

from __future__ import annotations

from collections import Counter

from sanam.engine.table import Table
from sanam.games.onepiece.vocabulary.zones import AREA
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import KEYWORDS, Ledger, player
from sanam.games.onepiece.witness.nouns import is_kind
from sanam.games.onepiece.witness.selections import wanted
from sanam.games.witnessing.phrases import Node, many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven


def compare(led: Ledger) -> None:
    """Raises :class:`Deviation` with everything that differs."""
    table = led.stage.table
    found = led.misplaced(table, lambda zone: AREA[zone] in ("deck", "life", "trash"), lambda zone: AREA[zone] in _DON)
    found += [line for seat in (0, 1) for line in _don(led, table, seat)]
    for zone, cards in led.zones.items():
        for card in cards:
            if card in table.cards and table.cards[card].zone == zone:
                found += _card(led, table, card, AREA[zone])
    found += _attacks(led) + _plays(led)
    if found:
        raise Deviation("; ".join(found))


_DON = ("cost", "given", "don-deck")


def _don(led: Ledger, table: Table, seat: int) -> list[str]:
    """DON!! cards are alike: how many are active, rested and given to what."""
    have = Counter(table.cards[card].stance for card in table.zones[f"{seat}.cost"])
    want = Counter(led.pieces[card].stance for card in led.pile(seat, "cost"))
    found = [] if have == want else [f"{seat}.cost: {dict(have)}, the text says {dict(want)}"]
    hosts = Counter(table.cards[card].host for card in table.zones[f"{seat}.given"])
    meant = Counter(led.pieces[card].host for card in led.pile(seat, "given"))
    return found + ([] if hosts == meant else [f"{seat}.given: {dict(hosts)}, the text says {dict(meant)}"])


def _card(led: Ledger, table: Table, card: int, area: str) -> list[str]:
    it, piece = table.cards[card], led.pieces[card]
    found = []
    name = f"{piece.data.name}#{card}"
    if area in ("leader", "character", "stage") and it.sideways != piece.side:
        found.append(f"{name} is {it.stance}, the text says {piece.stance}")
    if area == "life" and it.face_up != piece.up:
        found.append(f"{name} is face-{'up' if it.face_up else 'down'}")
    if area not in ("leader", "character", "stage", "hand"):
        return found
    now = led.stage.game.values(it)
    found += [
        f"{name}: {key} {now[key]}, the text says {led.value(card, key)}"
        for key in ("power", "cost", "counter")
        if key in now and now[key] != led.value(card, key)
    ]
    if "keywords" in now:
        want = {word for word in KEYWORDS if led.has_keyword(card, word)}
        if set(now["keywords"]) != want:
            found.append(f"{name}: {sorted(now['keywords'])}, the text says {sorted(want)}")
    return found


def _attacks(led: Ledger) -> list[str]:
    """In a Main Phase: which cards may attack, and whom (7-1-1, 3-7-4)."""
    choice = led.stage.choice
    if choice is None or choice.kind != "action":
        return []
    seat = led.turn_player
    if choice.seat != seat:
        return [f"seat {choice.seat} is in its Main Phase"]
    have = {o.card: set(o.targets) for o in choice.options if o.act == "attack" and o.card is not None}
    want = {card: targets for card in led.fighters(seat) if (targets := set(targets_of(led, card)))}
    return [
        f"{led.named([card])} may attack {have.get(card, 'nothing')}, the text says {want.get(card, 'nothing')}"
        for card in sorted({*have, *want})
        if have.get(card) != want.get(card)
    ]


def _plays(led: Ledger) -> list[str]:
    """In a Main Phase: which cards of the hand may be played, by what they cost and what forbids it (6-5-3, 2-7-2)."""
    choice = led.stage.choice
    if choice is None or choice.kind != "action" or f"{led.turn_player}.hand" in led.blurred:
        return []
    seat, active = led.turn_player, len(led.active_don(led.turn_player))
    want = {card for card in led.pile(seat, "hand") if _may_be_played(led, card, seat, active)}
    have = {card for card in led.stage.offered("play") if card in led.pieces}
    # Events have conditions of their own; what the subject costs in the hand is shown by its number.
    apart = {card for card in want ^ have if led.data(card).category != "event" or card in want & have}
    return [
        f"may play {led.named(have)}; the text says {led.named(want)}",
    ] * bool(apart)


def _may_be_played(led: Ledger, card: int, seat: int, active: int) -> bool:
    data = led.data(card)
    if data.category not in ("character", "stage"):
        return False
    cost = led.value(card, "cost")
    for one in led.said(player(seat), "playing cost"):
        phrase = one.tree or {}
        if "n" not in phrase or _is_spoken_of(led, phrase, card):
            cost += int(one.value)
    bans = led.said(player(seat), "no play")
    return max(0, cost) <= active and not any(_is_spoken_of(led, one.tree or {}, card) for one in bans)


def _is_spoken_of(led: Ledger, sel: Node, card: int) -> bool:
    """Whether a prohibition speaks of a card: "a Leader", "your opponent's Characters with a cost of 7 or less"."""
    phrase = sel.get("k") or sel
    if "n" not in phrase:
        raise NotDriven(f"a prohibition of {sel.get('is')}")
    whose = name_of(sel["w"]) if "w" in sel else ""
    mine = led.pieces[card].owner == led.me
    if (whose == "your" and not mine) or (whose == "opponent's" and mine):
        return False
    return is_kind(led.data(card), phrase["n"]) and passes(led, card, many(phrase.get("f")))


def targets_of(led: Ledger, card: int) -> list[int]:
    """Whom a card may attack now."""
    piece, other = led.pieces[card], 1 - led.pieces[card].owner
    upright = any(one.tree is None for one in led.said(card, "no rest"))
    if piece.side or led.said(card, "no attack") or upright:
        return []
    new = led.area(card) == "character" and piece.since == led.turn and not led.has_keyword(card, "rush")
    if new and not led.has_keyword(card, "rush: character"):
        return []
    also = {c for one in led.said(card, "attack active") for c in wanted(led, one.tree or {}, piece.owner).cards}
    rested = [c for c in led.pile(other, "character") if led.pieces[c].side or c in also]
    for one in led.said(player(piece.owner), "attack only"):
        only = wanted(led, one.tree or {}, led.me).cards
        return [] if new else [target for target in (led.leader(other), *rested) if target in only]
    never = [
        target
        for one in (*led.said(player(piece.owner), "no attack on"), *led.said(card, "no attack on"))
        for target in (led.leader(other), *rested)
        if _is_spoken_of(led, one.tree or {}, target)
    ]
    rested = [target for target in rested if target not in never]
    new = new or led.leader(other) in never
    banned = bool(led.said(card, "no leader at once")) and piece.since == led.turn
    return [*([] if new or banned else [led.leader(other)]), *rested]
