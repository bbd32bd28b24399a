"""Keyword abilities, each shown by what it does in an attack or when its card is played (10-1)."""

from __future__ import annotations

from sanam.engine.table import UP, UP_SIDE
from sanam.games.onepiece.witness.comparing import compare
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.occasions import Way, declare, of_code
from sanam.games.onepiece.witness.sketches import BIG, Sketch
from sanam.games.onepiece.witness.turns import check_quiet, finish_battle
from sanam.games.witnessing.trials import Deviation, NotDriven

BLOCKER = Sketch(name="Guard", cost=1, power=1000, text="[Blocker]")


def show(way: Way, keyword: str, holds: bool) -> Ledger:
    """A match in which the keyword is used; `holds`: the conditions before it are met."""
    match keyword:
        case "blocker":
            return _block(way, holds)
        case "rush" | "rush character":
            return _rush(way, keyword, holds)
        case "double attack" | "banish":
            return _attack(way, keyword, holds)
        case "unblockable":
            return _unblockable(way, holds)
    raise NotDriven(f"keyword {keyword}")


def _own(led: Ledger, keyword: str, holds: bool) -> None:
    led.memory["own keywords"] = ({"rush character": "rush: character"}.get(keyword, keyword),) if holds else ()


def _block(way: Way, holds: bool) -> Ledger:
    """It becomes the target, and is K.O.'d by the stronger attacker (10-1-4-1)."""
    big = way.code(BIG)
    weak = way.code(Sketch(name="Target", cost=1, power=1000))
    led = way.begin(way.area, 1, ((1, "character", big, UP), (0, "character", weak, UP_SIDE)))
    _own(led, "blocker", holds)
    compare(led)
    attacker = of_code(led, 1, "character", big)
    # A card that is the target itself does not block.
    declare(led, attacker, of_code(led, 0, "character", weak))
    offered = led.stage.offered("block")
    if (led.subject in offered) != (holds and not led.pieces[led.subject].side):
        raise Deviation(f"a [Blocker] is {'' if led.subject in offered else 'not '}offered")
    if led.subject in offered:
        led.block_over = True
        led.stage.act("block", led.subject)
        led.pieces[led.subject].side = True
        led.attack = (attacker, led.subject)
    return _to_its_end(led)


def _rush(way: Way, keyword: str, holds: bool) -> Ledger:
    """Played this turn, it may attack, or attack Characters (3-7-4, 10-1-1-1)."""
    rested = way.code(Sketch(name="Target", cost=1, power=1000))
    led = way.begin("hand", 0, ((1, "character", rested, UP_SIDE),))
    if led.subject not in led.stage.offered("play"):
        raise NotDriven("a Character that cannot be played")
    led.stage.act("play", led.subject)
    led.pay(0, way.card.cost or 0)
    led.move(led.subject, "0.character")
    given = min(way.given, len(led.active_don(0)))
    for _ in range(given):
        led.stage.act("give", led.subject)
        led.give(led.active_don(0)[0], led.subject)
    _own(led, keyword, holds and given == way.given)
    led.touched = given == way.given
    check_quiet(led)
    compare(led)
    return led


def _attack(way: Way, keyword: str, holds: bool) -> Ledger:
    """Two Life cards, or Life into the trash (10-1-2-1, 10-1-3-1)."""
    led = way.begin(way.area)
    _own(led, keyword, holds)
    compare(led)
    declare(led, led.subject, led.leader(1))
    return _to_its_end(led)


def _unblockable(way: Way, holds: bool) -> Ledger:
    guard = way.code(BLOCKER)
    led = way.begin(way.area, 0, ((1, "character", guard, UP),))
    _own(led, "unblockable", holds)
    declare(led, led.subject, led.leader(1))
    return _to_its_end(led)


def _to_its_end(led: Ledger) -> Ledger:
    finish_battle(led)
    led.touched = True
    check_quiet(led)
    compare(led)
    return led
