"""Occasions of battles: a monster attacks, is attacked, wins, inflicts damage."""

from __future__ import annotations

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of
from sanam.games.witnessing.trials import NotDriven, Trial
from sanam.games.yugioh.witness.battles import enter, fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK, Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.layout import host
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.ways import Way, answer, event, find, has_test, way_stance


def _duel(
    way: Way, at: str, weak: bool = True, direct: bool = False, foe: Sketch = WEAK, spoken: str = "itself"
) -> None:
    """The subject attacks: a monster that loses, or directly."""
    if not direct:
        if foe is not WEAK and not foe.side:
            foe = foe.but(atk=min(foe.atk, 300))
        way.board.add(1, "monster", foe.but(name="Weak", def_=min(foe.def_, 300)) if weak else STRONG, True, "must")
    else:
        clear(way.board, 1)
    led = way.begin("monster", 0, UP)
    target = None if direct else find(led, 1, "monster", "Weak" if weak else "Strong")
    if at in ("ended", "calculated") and led.value(led.subject, "atk") <= 0:
        raise NotDriven("it wins no battle")
    if direct and led.monsters(1) and not led.has(led.subject, "direct"):
        raise NotDriven("no direct attack")

    def use() -> None:
        led.memory.event = [led.subject]
        led.memory.other = led.memory.that = [] if target is None else [target]
        led.memory.it = [target] if target is not None and spoken == "it" else [led.subject]
        way.fire(led)

    fight(led, led.subject, target, at, use)


def clear(board: Board, seat: int) -> None:
    for at, item in enumerate(board.items):
        if item.seat == seat and item.place == "monster":
            board.dropped.add(at)


@event("destroys and sends", "destroys by battle")
def _destroys(way: Way, said: Node) -> None:
    if category_of(said["s"]) != "Ref" or not itself(said["s"]):
        _others_fight(way, said, "ended")
        return
    tests = [t for t in many((said.get("o") or {}).get("f")) if name_of(t) not in ("opponent controls", "on the field")]
    foe = sketch_of(tests, said["o"].get("n")) if tests else WEAK
    if {"fusion", "synchro", "xyz"} & {*foe.traits} or foe.kind != "monster":
        raise NotDriven(f"{said['is']} another")
    its = has([step for _, step in way.text.do], "Poss.its")
    _duel(way, "ended", foe=foe, spoken="it" if its else "itself")


def _others_fight(way: Way, said: Node, at: str) -> None:
    """A monster of the player that the phrase means attacks."""
    phrase = said["s"]
    if category_of(phrase) == "Ref" and name_of(phrase) in ("equipped monster", "it"):
        _host_fights(way, at)
        return
    if category_of(phrase) != "NP":
        raise NotDriven(phrase["is"])
    tests = many(phrase.get("f"))
    theirs = name_of(phrase) in ("opponent's", "all opponent's") or has_test(tests, "opponent controls")
    seat = 1 if theirs else 0
    sketch = way.meant(tests, phrase.get("n"))
    if {"fusion", "synchro", "xyz"} & {*sketch.traits} or sketch.kind != "monster":
        raise NotDriven("a fight of a monster from the Extra Deck")
    sketch = sketch.but(atk=max(sketch.atk, 300)) if not has_test(tests, "atk") else sketch
    way.board.add(seat, "monster", sketch, True, "must")
    at_item = len(way.board.items) - 1
    way.board.add(1 - seat, "monster", _beaten(said), True, "must")
    led = way.begin(way.home, seat, way_stance(way))
    card = next(c for c, i in way.board.ids.items() if i == at_item)
    target = find(led, 1 - seat, "monster", "Weak")

    def use() -> None:
        led.memory.event = [card]
        led.memory.other = [card] if seat != led.me else [target]
        led.memory.it = [target] if at == "ended" else [card]
        answer(way, led)

    fight(led, card, target, at, use)


def _beaten(said: Node) -> Sketch:
    """A weak monster, such as the words for the other one of a battle ask for."""
    tests = many(said["o"].get("f")) if isinstance(said.get("o"), dict) else []
    if any(name_of(test) in ("summoned from", "so summoned") for test in tests):
        raise NotDriven(f"{said['is']} against another")
    tests = [t for t in tests if name_of(t) in ("series", "type", "attribute")]
    if not tests:
        return WEAK
    return sketch_of(tests, None).but(name=WEAK.name, level=WEAK.level, atk=WEAK.atk, def_=WEAK.def_)


def _host_fights(way: Way, at: str) -> None:
    """The monster that the card is equipped to attacks."""
    way.board.host = host(way.sentences)
    way.board.add(1, "monster", WEAK, True, "must")
    led = way.begin("spell", 0, UP)
    card, target = led.pieces[led.subject].host, find(led, 1, "monster", "Weak")
    assert card is not None

    def use() -> None:
        led.memory.event = led.memory.it = [card]
        led.memory.other = led.memory.that = [target]
        way.fire(led)

    fight(led, card, target, at, use)


@event("attacks", "attacks a monster")
def _attacks(way: Way, said: Node) -> None:
    if category_of(said["s"]) == "Ref" and itself(said["s"]):
        _duel(way, "declared")
    else:
        _others_fight(way, said, "declared")


@event("attacks directly", "opponent attacks directly")
def _attacks_directly(way: Way, said: Node) -> None:
    subject = said.get("s")
    if subject is not None and category_of(subject) == "Ref" and itself(subject):
        _duel(way, "declared", direct=True)
        return
    clear(way.board, 0)
    way.board.add(1, "monster", PLAIN.but(name="Raider"), True, "must")
    if way.home == "monster":
        raise NotDriven("a direct attack past this card")
    led = way.begin(way.home, 1, way_stance(way))
    if led.monsters(0):
        raise NotDriven("no direct attack")
    card = find(led, 1, "monster", "Raider")

    def use() -> None:
        led.memory.event = led.memory.it = led.memory.other = [card]
        answer(way, led)

    fight(led, card, None, "declared", use)


@event("inflicts battle damage")
def _hurts(way: Way, said: Node) -> None:
    if category_of(said["s"]) == "Ref" and itself(said["s"]):
        _duel(way, "calculated")
    else:
        _others_fight(way, said, "calculated")


@event("direct damage")
def _hurts_directly(way: Way, said: Node) -> None:
    if category_of(said["s"]) == "Ref" and itself(said["s"]):
        _duel(way, "calculated", direct=True)
        return
    raise NotDriven("direct damage by another")


def _other_attacked(way: Way, said: Node) -> None:
    """A monster of the player that the phrase means is attacked."""
    phrase = said["s"]
    if category_of(phrase) != "NP" or name_of(phrase) in ("opponent's", "all opponent's"):
        raise NotDriven("another is attacked")
    sketch = way.meant(many(phrase.get("f")), phrase.get("n"))
    if sketch.kind != "monster" or {"fusion", "synchro", "xyz"} & {*sketch.traits}:
        raise NotDriven("another is attacked")
    way.board.add(0, "monster", sketch.but(name=sketch.name or "Prey"), True, "must")
    way.board.add(1, "monster", STRONG, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    card, attacker = find(led, 0, "monster", sketch.name or "Prey"), find(led, 1, "monster", "Strong")

    def use() -> None:
        led.memory.event = led.memory.it = [card]
        led.memory.other = led.memory.that = [attacker]
        answer(way, led)

    fight(led, attacker, card, "declared", use)


#: How headings end that name a moment of a battle; events of such a battle.
BATTLES = ("battles", "battles anything", "attacks or is attacked", "attacks now")
_MOMENTS = {
    "after damage calculation": "calculated",
    "start of damage step": "started",
    "before damage calculation": "before",
    "end of damage step": "ended",
    "during damage calculation": "in",
    "any damage step": "started",
    "any damage step itself": "started",
    "damage step": "started",
}


@event("battles", "battles anything", "attacks or is attacked", "attacks now")
def _battles(way: Way, said: Node) -> None:
    """This card battles, at the moment of the Damage Step that the heading names."""
    if way.moment in _MOMENTS and (category_of(said["s"]) != "Ref" or not itself(said["s"])):
        _others_fight(way, said, _MOMENTS[way.moment])
        return
    if way.moment not in _MOMENTS or name_of(said["s"]) == "this such card":
        raise NotDriven(f"{said['is']} {way.moment or 'at no moment'}")
    tests = many(said["o"].get("f")) if isinstance(said.get("o"), dict) else []
    foe = sketch_of(tests, said["o"].get("n")) if tests else WEAK
    if {"fusion", "synchro", "xyz"} & {*foe.traits} or foe.kind != "monster":
        raise NotDriven(f"{said['is']} against another")
    if not way.card.atk and not tests:
        foe = foe.but(atk=0)
    way.board.add(1, "monster", foe.but(name="Foe"), True, "must")
    led = way.begin("monster", 0, UP)
    target = find(led, 1, "monster", "Foe")

    def use() -> None:
        led.memory.event = led.memory.it = [led.subject]
        led.memory.other = led.memory.that = [target]
        way.fire(led)

    fight(led, led.subject, target, _MOMENTS[way.moment], use)


def in_battle(way: Way) -> None:
    """A monster of the player is attacked by one that would destroy it; the effect is used before calculation."""
    way.board.add(0, "monster", PLAIN.but(name="Ward"), True, "must")
    way.board.add(1, "monster", STRONG, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    ward, attacker = find(led, 0, "monster", "Ward"), find(led, 1, "monster", "Strong")

    def use() -> None:
        led.memory.event = led.memory.it = [ward]
        led.memory.other = [attacker]
        answer(way, led)

    fight(led, attacker, ward, "before", use)


def battled(way: Way) -> None:
    """This card has battled, and the Battle Phase ends."""
    way.board.add(1, "monster", WEAK.but(atk=0, def_=0), True, "must")
    led = way.begin("monster", 0, UP)
    if way.board.peaceful:
        enter(led)
    else:
        fight(led, led.subject, find(led, 1, "monster", "Weak"))
    choice = led.stage.choice
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "main2"] if choice else []
    if not at:
        raise NotDriven("no Main Phase 2")
    led.stage.answer(at)
    led.memory.event = led.memory.it = [led.subject]
    led.memory.that = []
    way.fire(led)


@event("is attacked")
def _attacked(way: Way, said: Node) -> None:
    if category_of(said["s"]) != "Ref" or not itself(said["s"]):
        _other_attacked(way, said)
        return
    way.board.add(1, "monster", STRONG, True, "must")
    led = way.begin("monster", 1, UP)
    attacker = find(led, 1, "monster", "Strong")

    def use() -> None:
        led.memory.event = led.memory.it = [led.subject]
        led.memory.other = led.memory.that = [attacker]
        way.fire(led)

    fight(led, attacker, led.subject, "declared", use)


def weaker_attacker(way: Way, said: Node, trial: Trial) -> None:
    """A monster with less ATK than its DEF attacks it, and is destroyed; another one is not."""
    after = name_of(said).endswith("calculation")
    way.side = not after
    defense = way.card.def_ or 0
    if defense < 200:
        raise NotDriven(said["is"])
    way.board.lp = (20000, 20000)
    way.board.add(1, "monster", WEAK.but(name="Foe", atk=defense - 100), True, "must")
    way.board.add(1, "monster", STRONG, True, "must")
    led = way.begin("monster", 1, UP)
    if led.pieces[led.subject].side != way.side:
        raise NotDriven(f"{said['is']} in that position")
    for foe in (find(led, 1, "monster", "Foe"), find(led, 1, "monster", STRONG.name)):

        def strike(foe: int = foe) -> None:
            if led.value(foe, "atk") < led.value(led.subject, "def"):
                led.destroy(foe)
            led.touched = True

        if led.there(led.subject) and led.area(led.subject) == "monster":
            fight(led, foe, led.subject, at="calculated" if after else "ended", use=strike)
            compare(led)
