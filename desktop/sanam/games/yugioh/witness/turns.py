"""Occasions of the turn: phases come, cards are activated, monsters are flipped; and how a turn ends."""

from __future__ import annotations

from sanam.engine.table import DOWN_SIDE
from sanam.games.witnessing.phrases import Node, many, name_of
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import choose, declined, pass_by
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.ways import NOVA, Way, answer, cast, event, way_stance


@event("opponent activates", "activated", "card or effect activated", "opponent activates card or effect")
def _activation(way: Way, said: Node) -> None:
    """The opponent activates a Spell."""
    phrase = said.get("g", said.get("s"))
    sort = name_of(phrase["n"]) if phrase is not None and "n" in phrase else "card"
    if sort not in ("spell", "card", "spell or trap") or (phrase is not None and many(phrase.get("f"))):
        raise NotDriven(f"{said['is']} of a {sort}")
    way.tool(NOVA, 1)
    led = way.begin(way.home, 1, way_stance(way))
    cast(led, 1, NOVA, None, pay=True)
    assert led.tool is not None
    led.memory.event = led.memory.it = [led.tool]
    tool = led.tool
    answer(way, led)
    declined(led)
    if not led.negated:
        led.lp[1] += 100
    if led.there(tool) and led.area(tool) == "spell":
        led.move(tool, "graveyard")
    led.tool = None


def flip(way: Way) -> None:
    """FLIP: by a Flip Summon."""
    led = way.begin("monster", 0, DOWN_SIDE)
    led.stage.act("flip_summon", led.subject)
    piece = led.pieces[led.subject]
    piece.up, piece.side = True, False
    led.steady.discard(led.subject)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


def phase(way: Way, which: str, whose: str) -> None:
    """An End or Standby Phase comes; the match goes on until the next Main Phase."""
    seat = 1 if whose == "opponent's" else 0
    if which == "end":
        led = way.begin(way.home, seat, way_stance(way))
        _leave(led)
        led.memory.event = led.memory.it = [led.subject]
        answer(way, led)
        pass_by(led)
        led.expire("end")
        _hand_limit(led)
        next_turn(led)
        return
    led = way.begin(way.home, 1 - seat, way_stance(way))
    _leave(led)
    pass_by(led)
    _hand_limit(led)
    next_turn(led)
    led.memory.event = led.memory.it = [led.subject]
    answer(way, led)


def _leave(led: Ledger) -> None:
    choice = led.stage.choice
    assert choice is not None
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "end"]
    if choice.kind != "action" or not at:
        raise NotDriven(f"the turn cannot end at “{choice.kind}”")
    led.stage.answer(at)


def _hand_limit(led: Ledger) -> None:
    """More than 6 cards in the hand at the end (YZH-3.58)."""
    seat = led.turn_player
    surplus = len(led.pile(seat, "hand")) - 6
    if surplus > 0:
        hand = led.pile(seat, "hand")
        for card in choose(led, hand, surplus, surplus, seat):
            led.move(card, "graveyard")
        pass_by(led)


def next_turn(led: Ledger) -> None:
    """The turn ends, the next one begins with its draw (YZH-3.24)."""
    led.expire("turn")
    led.turn += 1
    led.turn_player = 1 - led.turn_player
    led.attacked = set()
    led.steady = {c for seat in (0, 1) for c in led.monsters(seat) if led.pieces[c].up}
    led.came = {}
    touched = led.touched
    led.draw(led.turn_player, 1)
    led.touched = touched
    led.expire("standby")


def end_turn(led: Ledger) -> None:
    """Through the End Phase into the next Main Phase; nothing is used on the way."""
    led.expire("battle")
    _leave(led)
    led.expire("end")
    declined(led)
    _hand_limit(led)
    next_turn(led)
    declined(led)
