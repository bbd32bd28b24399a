"""What happens by itself between trials: battles that nobody interferes with, and turns that pass (6-2 to 7-1)."""

from __future__ import annotations

from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import BATTLE, REFRESH, Ledger, player
from sanam.games.onepiece.witness.operations import damage
from sanam.games.onepiece.witness.sentences import due
from sanam.games.witnessing.phrases import Node, many
from sanam.games.witnessing.trials import Deviation


def finish_battle(led: Ledger) -> None:
    """Nobody blocks or counters: the damage, and what lasts until the end of the battle (7-1-4, 7-1-5)."""
    stage = led.stage
    check_blockers(led)
    while stage.kind in ("block", "counter"):
        stage.answer([])
    if led.attack is None:
        return
    attacker, target = led.attack
    areas = {led.area(card) for card in led.attack}
    if areas <= {"leader", "character"} and led.value(attacker, "power") >= led.value(target, "power"):
        if led.area(target) == "leader":
            size = 2 if led.has_keyword(attacker, "double attack") else 1
            damage(led, led.pieces[target].owner, size, led.has_keyword(attacker, "banish"))
        elif not led.said(target, "no ko"):
            led.move(target, f"{led.pieces[target].owner}.trash")
    due(led, "end of this battle")
    led.attack = None
    led.expire((BATTLE, 0))


def check_blockers(led: Ledger) -> None:
    """Who may block now: active [Blocker]s that no effect keeps from it (7-1-2-1, 10-1-4-1)."""
    if led.attack is None or led.block_over or led.memory.get("fought"):
        return
    attacker, target = led.attack
    seat = 1 - led.pieces[attacker].owner
    bans = led.said(player(seat), "no blocker")
    able = [
        card
        for card in led.fighters(seat)
        if card != target
        and not led.pieces[card].side
        and led.has_keyword(card, "blocker")
        and not led.said(card, "no block")
        and not any(one.tree is None or _is_meant(led, card, one.tree) for one in bans)
    ]
    able = [] if led.has_keyword(attacker, "unblockable") else able
    offered = led.stage.offered("block") if led.stage.kind == "block" else []
    if set(able) != set(offered):
        raise Deviation(f"may block: {led.named(offered)}; the text says {led.named(able)}")
    if bans or led.has_keyword(attacker, "unblockable"):
        led.made -= {"no blocker", "unblockable"}


def _is_meant(led: Ledger, card: int, phrase: Node) -> bool:
    return nouns.is_kind(led.data(card), phrase["n"]) and passes(led, card, many(phrase.get("f")))


def end_turn(led: Ledger) -> None:
    """The turn player ends the turn; what waits for its end is done; the next player refreshes, draws, adds DON!!."""
    stage, seat = led.stage, led.turn_player
    if stage.kind == "action":
        stage.act("end")
    due(led, "end of this turn", *(["end of your turn"] if seat == led.me else []))
    begin_turn(led)


def begin_turn(led: Ledger) -> None:
    """The End Phase is over: the other player's turn begins (6-2 to 6-4)."""
    pass_turn(led)
    refresh(led)


def pass_turn(led: Ledger) -> None:
    """Up to what is done at the start of a turn (6-2-1, 6-2-2)."""
    led.expire(("end", led.turn))
    led.turn += 1
    led.turn_player = 1 - led.turn_player
    led.expire(("start", led.turn))


def refresh(led: Ledger) -> None:
    """What the turn player gets back, draws and adds (6-2-3 to 6-4)."""
    seat = led.turn_player
    for don in list(led.pile(seat, "given")):
        led.move(don, f"{seat}.cost", up=True)
    for area in ("leader", "character", "stage", "cost"):
        for card in led.pile(seat, area):
            if not (led.said(card, "no refresh") or led.said(card, "no active")):
                led.pieces[card].side = False
    led.lasting = [one for one in led.lasting if one.ends[0] != REFRESH or led.pieces[one.subject].owner != seat]
    led.draw(seat, 1)
    for don in led.pile(seat, "don-deck")[-2:]:
        led.move(don, f"{seat}.cost", up=True)


def check_quiet(led: Ledger) -> None:
    """Nothing more may be asked than what players do of their own accord."""
    if led.stage.kind not in ("", "action", "block", "counter", "life"):
        choice = led.stage.choice
        assert choice is not None
        raise Deviation(f"more is asked than the text says: {choice.kind} of {choice.params.get('words', '')}"[:300])
