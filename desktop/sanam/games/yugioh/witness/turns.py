"""Occasions of the turn: phases come, cards are activated, monsters are flipped; and how a turn ends."""

from __future__ import annotations

from sanam.engine.table import DOWN_SIDE, UP
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.answered import targeted
from sanam.games.yugioh.witness.asking import choose, declined, pass_by, position
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.occasions import normal_summon
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.ways import (
    ENGINE,
    KILL,
    NOVA,
    REVIVE,
    SNARE,
    Way,
    answer,
    cast,
    event,
    find,
    has_test,
    resolved,
    way_stance,
)

#: Adjectives that hold for every card of the opponent on the field.
_OF_ANY = ("opponent controls", "on the field", "face-up", "other")


@event(
    *("opponent activates", "activated", "card or effect activated", "opponent activates card or effect"),
    *("effect activated", "opponent activates effect", "activates anything"),
)
def _activation(way: Way, said: Node) -> None:
    """The opponent activates something: a Spell, a Trap that is Set, an effect of a monster."""
    phrase = said.get("g", said.get("s"))
    if "t" in said:
        targeted(way, said)
        return
    sort = name_of(phrase["n"]) if phrase is not None and "n" in phrase else "card"
    tests = [test for test in many((phrase or {}).get("f")) if name_of(test) not in _OF_ANY]
    if tests and sort == "monster":
        _effect_of(way, phrase or {}, tests)
        return
    if tests:
        raise NotDriven(f"{said['is']} of {tests[0]['is']}")
    tool = NOVA
    if sort in ("trap", "trap icon"):
        tool = SNARE
    elif sort == "monster":
        tool = ENGINE
    elif sort not in ("spell", "card", "spell or trap", "spell icon"):
        raise NotDriven(f"{said['is']} of a {sort}")
    if sort in ("trap icon", "spell icon"):
        tool = tool.but(icon=name_of(phrase["n"]["i"]) if phrase is not None else "normal")
    if tool.icon not in ("", "normal", "quick-play", "counter"):
        raise NotDriven(f"{said['is']} of a {sort}")
    way.board.add(1, {"Nova": "hand", "Snare": "spell", "Engine": "monster"}[tool.name], tool, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    card = _use(led, tool)
    led.memory.event = led.memory.it = [card]
    answer(way, led)
    declined(led)
    if not led.negated:
        led.lp[1] += 100
    if tool is not ENGINE and led.there(card) and led.area(card) == "spell":
        led.move(card, "graveyard")
    led.tool = None


def _effect_of(way: Way, phrase: Node, tests: list[Node]) -> None:
    """A monster that the phrase means uses its effect."""
    seat = 0 if name_of(phrase) in ("your", "all your") or has_test(tests, "you control") else 1
    fitting = sketch_of([test for test in tests if name_of(test) != "you control"], phrase.get("n"))
    if {"fusion", "synchro", "xyz", "ritual"} & {*fitting.traits}:
        raise NotDriven("an effect of a monster from the Extra Deck")
    engine = fitting.but(name=fitting.name or ENGINE.name, traits=("effect",), text=ENGINE.text)
    way.board.add(seat, "monster", engine, True, "must")
    led = way.begin(way.home, seat, way_stance(way))
    card = find(led, seat, "monster", engine.name)
    led.stage.act("activate", card)
    led.memory.event = led.memory.it = [card]
    answer(way, led)
    declined(led)
    if not led.negated:
        led.lp[seat] += 100


def _use(led: Ledger, tool: Sketch) -> int:
    """The opponent's card is activated, from where it lies."""
    if tool.name == NOVA.name:
        cast(led, 1, tool, None)
        assert led.tool is not None
        return led.tool
    card = find(led, 1, "spell" if tool.kind == "trap" else "monster", tool.name)
    led.stage.act("activate", card)
    led.pieces[card].up = True
    return card


@event("you gain lp")
def _gains(way: Way, said: Node) -> None:
    way.tool(NOVA)
    led = way.begin(way.home, 0, way_stance(way))
    cast(led, 0, NOVA, None)
    pass_by(led)
    led.lp[0] += 100
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    answer(way, led)


@event("flipped")
def _flipped(way: Way, said: Node) -> None:
    if category_of(said["s"]) != "Ref" or not itself(said["s"]):
        raise NotDriven("another is flipped")
    flip(way)


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
        led = opened(way, seat, way_stance(way))
        leave(led)
        led.memory.event = led.memory.it = [led.subject]
        answer(way, led)
        pass_by(led)
        led.expire("end")
        hand_limit(led)
        next_turn(led)
        return
    led = way.begin(way.home, 1 - seat, way_stance(way))
    leave(led)
    pass_by(led)
    hand_limit(led)
    next_turn(led)
    led.memory.event = led.memory.it = [led.subject]
    answer(way, led)


#: Headings by which an effect is used at a phase after something has happened.
AFTER = ("next phase after", "your next phase after")


def phase_after(way: Way, which: str, heading: str) -> None:
    """What it waits for has happened: the match goes on to the next such phase, of either player or of its own."""
    led = way.led
    assert led is not None
    if which != "standby":
        raise NotDriven(f"Head.{heading} {which}")
    declined(led)
    for _ in range(2):
        leave(led)
        pass_by(led)
        hand_limit(led)
        next_turn(led)
        if heading == "next phase after" or led.turn_player == led.me:
            break
        declined(led)
    led.memory.event = led.memory.it = [led.subject]
    answer(way, led)


def opened(way: Way, seat: int, stance: str) -> Ledger:
    """The turn begins: with this card where it is used from, Summoned now or sent to the Graveyard now."""
    if way.fresh and seat == 0:
        return summoned_now(way)
    return sent_now(way) if way.sent and seat == 0 else way.begin(way.home, seat, stance)


def summoned_now(way: Way) -> Ledger:
    """This card is Normal Summoned in the same turn."""
    done = [node for node in walk(way.text.heads) if node["is"] == "Done.summoned"]
    if done and name_of(done[0].get("w", {"is": "x.x"})) == "special":
        way.tool(REVIVE)
        led = way.begin("graveyard")
        cast(led, 0, REVIVE, led.subject)
        pass_by(led)
        led.move(led.subject, "monster", 0, side=position(led, led.subject))
        pass_by(led)
        led.came[led.subject] = "special"
        led.fresh = True
        resolved(led)
        return led
    level = way.card.level
    needed = 0 if level <= 4 else 1 if level <= 6 else 2
    for _ in range(needed):
        way.board.add(0, "monster", PLAIN.but(name="Fodder"), True, "must")
    led = way.begin("hand")
    if led.subject not in led.stage.offered("normal_summon"):
        raise NotDriven("it cannot be Normal Summoned")
    normal_summon(led, led.subject, needed)
    pass_by(led)
    led.came[led.subject] = "tribute normal" if needed else "normal"
    led.fresh = True
    return led


def sent_now(way: Way) -> Ledger:
    """This card is destroyed in the same turn, and lies in the Graveyard."""
    way.tool(KILL)
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    led = way.begin(place, 0, UP)
    cast(led, 0, KILL, led.subject)
    pass_by(led)
    led.destroy(led.subject)
    resolved(led)
    led.sent_now = True
    declined(led)
    return led


def leave(led: Ledger) -> None:
    choice = led.stage.choice
    assert choice is not None
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "end"]
    if choice.kind != "action" or not at:
        raise NotDriven(f"the turn cannot end at “{choice.kind}”")
    led.stage.answer(at)


def hand_limit(led: Ledger) -> None:
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
    led.attacked, led.fought, led.strikes, led.bouts = set(), set(), {}, []
    led.fresh = led.sent_now = False
    led.steady = {c for seat in (0, 1) for c in led.monsters(seat) if led.pieces[c].up}
    touched = led.touched
    if (led.turn_player, "draw") in led.skips:
        one = (led.turn_player, "draw again")
        led.skips.discard(one if one in led.skips else (led.turn_player, "draw"))
    else:
        led.draw(led.turn_player, 1)
    led.touched = touched
    led.expire("standby")


def end_turn(led: Ledger) -> None:
    """Through the End Phase into the next Main Phase; nothing is used on the way."""
    led.expire("battle")
    leave(led)
    led.expire("end")
    declined(led)
    hand_limit(led)
    next_turn(led)
    declined(led)


def second_main(led: Ledger) -> None:
    """From the Battle Phase into Main Phase 2."""
    choice = led.stage.choice
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "main2"] if choice else []
    if not at:
        raise NotDriven("no Main Phase 2")
    led.stage.answer(at)
    pass_by(led)
    led.expire("battle")


def without_battle(led: Ledger) -> None:
    """The Battle Phase that a player skips: it is no sooner begun than over."""
    choice = led.stage.choice
    if (led.turn_player, "battle") not in led.skips or choice is None or choice.params.get("phase") != "main1":
        return
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "battle"]
    led.skips.discard((led.turn_player, "battle"))
    if not at:
        return
    led.stage.answer(at)
    declined(led)
    choice = led.stage.choice
    if choice is not None and choice.params.get("phase") == "battle":
        raise Deviation("the Battle Phase is not skipped")
