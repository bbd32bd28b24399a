"""Occasions at which a card leaves where it is, or is turned: destroyed, sent, discarded, Tributed."""

from __future__ import annotations

from sanam.engine.table import DOWN, DOWN_SIDE, UP
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import pass_by, wait
from sanam.games.yugioh.witness.battles import fight
from sanam.games.yugioh.witness.board import STRONG
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.materials import lay, make, union
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.ways import (
    BURN,
    DIG,
    DUMP,
    EXILE,
    KILL,
    KNOWN_BY,
    MILL,
    OFFER,
    SLAY,
    STRIP,
    TURN,
    Way,
    answer,
    by_what,
    cast,
    event,
    find,
    has_test,
    is_own,
    only_itself,
    pass_place,
    resolved,
    way_stance,
    zones_from,
)


@event(
    "destroyed",
    "destroyed and sent",
    "destroyed and sent to your gy",
    "sent to gy",
    "sent to your gy",
    "sent from to gy",
    "sent from to your gy",
    "leaves",
    "leaves by",
    "destroyed by",
)
def _leaves(way: Way, said: Node) -> None:
    subject, by, key = said["s"], by_what(said), name_of(said)
    mine = category_of(subject) in ("Ref", "Subject", "Self") and is_own(subject)
    if by in ("material", "material of") and mine:
        _as_material(way, said["b"])
        return
    if by not in KNOWN_BY:
        raise NotDriven(f"By.{by}")
    if not mine:
        _other_leaves(way, said)
        return
    zones = zones_from(said)
    if zones and zones[0] != "field":
        if by not in ("", "effect"):
            raise NotDriven(f"sent from {zones[0]} By.{by}")
        _sent_from(way, zones[0])
        return
    ways = {
        "battle": ["battle"],
        "attacking monster": ["battle"],
        "effect": ["effect"],
        "battle or effect": ["effect", "battle"],
    }
    options = ways.get(by, ["effect", "battle"] if not by and key != "leaves" else ["effect"])
    how = way.way or options[0]
    if way.card.kind != "monster":
        how = "effect"
    foe = key == "leaves by" or "opponent" in by or "opponent" in str(subject)
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    if how == "battle":
        way.board.add(1, "monster", STRONG, True, "must")
        led = way.begin("monster", 1, UP)
        attacker = find(led, 1, "monster", "Strong")
        led.memory.other = [attacker]
        fight(led, attacker, led.subject, "ended", lambda: _fire_gone(way, led, [attacker]))
        return
    seat = 1 if foe else 0
    if by == "while equipped":
        worn, place = said["b"].get("g", {}), "spell"
        way.board.host = sketch_of(many(worn.get("f")), worn.get("n")).but(name="Host")
    way.tool(KILL, seat)
    hidden = has(subject, "SelfState.face-down", "SelfState.face-down defense position")
    stance = UP if not hidden else DOWN if place == "spell" else DOWN_SIDE
    led = way.begin(place, seat, stance)
    cast(led, seat, KILL, led.subject)
    pass_by(led)
    led.destroy(led.subject)
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


def _as_material(way: Way, said: Node) -> None:
    """This card is a material of an Extra Deck monster that the phrase means."""
    how = name_of(said["k"])
    tests = many(said["g"].get("f")) if "g" in said else []
    tests = [
        test for test in tests if name_of(test) != "trait" or name_of(test["t"]) not in ("synchro", "xyz", "fusion")
    ]
    lay(way.board, union(way.card, how, tests), how)
    led = way.begin("monster", 0, UP)
    make(led, how)
    led.memory.event = led.memory.it = [led.subject]
    led.memory.that = [card for card in led.monsters(0) if led.data(card).name == "Made"]
    way.fire(led)


def _fire_gone(way: Way, led: Ledger, others: list[int]) -> None:
    led.memory.event = led.memory.it = [led.subject]
    led.memory.other = others
    way.fire(led)


def _sent_from(way: Way, zone: str) -> None:
    tool = {"hand": DUMP, "deck": MILL}.get(zone)
    if tool is None:
        raise NotDriven(f"sent from {zone}")
    way.tool(tool)
    led = way.begin("hand" if zone == "hand" else "deck")
    cast(led, 0, tool, None)
    led.picks, kept = "most", led.picks
    choice = led.stage.choice
    if choice is None or led.subject not in [o.card for o in choice.options]:
        raise NotDriven("it cannot be sent from there")
    led.stage.act("pick", led.subject)
    led.picks = kept
    pass_by(led)
    led.move(led.subject, "graveyard")
    if zone == "deck":
        led.shuffle(0)
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("discarded", "sent by")
def _discarded(way: Way, said: Node) -> None:
    only_itself(said)
    theirs = [at for at, cond in enumerate(way.conds) if name_of(cond) == "was discarded by opponent"]
    if (theirs and way.against not in theirs) or "opponent" in by_what(said):
        _discarded_by_opponent(way)
        return
    _sent_from(way, "hand")


def _discarded_by_opponent(way: Way) -> None:
    """An effect of the opponent makes its player discard it: the only card of the hand."""
    way.tool(STRIP, 1)
    way.board.plain = False
    way.board.items = [item for item in way.board.items if (item.seat, item.place) != (0, "hand")]
    led = way.begin("hand", 1)
    cast(led, 1, STRIP, None)
    pass_by(led)
    led.move(led.subject, "graveyard")
    resolved(led)
    led.by_opponent = True
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("excavated and sent")
def _excavated(way: Way, said: Node) -> None:
    """An effect excavates this card and sends it to the Graveyard."""
    way.tool(DIG)
    way.board.on_top = True
    led = way.begin("deck")
    cast(led, 0, DIG, None)
    pass_by(led)
    led.move(led.subject, "graveyard")
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("turned face-down")
def _turned_down(way: Way, said: Node) -> None:
    """A monster is turned to face-down Defense Position by an effect."""
    phrase = said["s"]
    own = category_of(phrase) in ("Ref", "Subject", "Self") and is_own(phrase)
    if not own:
        if category_of(phrase) != "NP":
            raise NotDriven(phrase["is"])
        tests = [test for test in many(phrase.get("f")) if name_of(test) != "you control"]
        way.board.add(0, "monster", sketch_of(tests, phrase.get("n")).but(name="Turned"), True, "must")
    way.tool(TURN)
    led = way.begin("monster" if own else way.home, 0, UP if own else way_stance(way))
    card = led.subject if own else find(led, 0, "monster", "Turned")
    cast(led, 0, TURN, card)
    pass_by(led)
    led.pieces[card].up, led.pieces[card].side = False, True
    led.steady.discard(card)
    resolved(led)
    led.memory.event = led.memory.it = [card]
    answer(way, led)


@event("you take damage", "you take effect damage")
def _damaged(way: Way, said: Node) -> None:
    """The opponent's effect damages the player."""
    way.tool(BURN, 1)
    led = way.begin(way.home, 1, way_stance(way))
    cast(led, 1, BURN, None)
    wait(led)
    led.damage(0, 300)
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    answer(way, led)


@event("banished")
def _banished(way: Way, said: Node) -> None:
    only_itself(said)
    _by_tool(way, EXILE, "banished")


def _by_tool(way: Way, tool: Sketch, word: str) -> None:
    way.tool(tool)
    hidden = has(way.text.heads, "SelfState.face-down")
    led = way.begin("monster" if way.card.kind == "monster" else "spell", 0, DOWN if hidden else UP)
    cast(led, 0, tool, led.subject)
    pass_by(led)
    led.move(led.subject, word)
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("changed to defense")
def _changed(way: Way, said: Node) -> None:
    only_itself(said)
    led = way.begin("monster", 0, UP)
    led.stage.act("change_position", led.subject)
    led.pieces[led.subject].side = True
    led.steady.discard(led.subject)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("tributed")
def _tributed(way: Way, said: Node) -> None:
    only_itself(said)
    tool = SLAY if by_what(said) == "effect" else OFFER
    way.tool(tool)
    led = way.begin("monster", 0, UP)
    cast(led, 0, tool, led.subject)
    if tool is SLAY:
        pass_by(led)
    if led.stage.kind == "tribute":
        led.stage.act("pick", led.subject)
    led.move(led.subject, "graveyard")
    pass_by(led)
    led.draw(0, 1)
    resolved(led)
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


def _other_sent(way: Way, said: Node, sketch: Sketch, seat: int, zone: str) -> None:
    """Another card is sent from a hand or a Deck: one that the phrase means."""
    tool = {"hand": DUMP, "deck": MILL}.get(zone)
    if tool is None:
        raise NotDriven(f"sent from {zone}")
    way.tool(tool, seat)
    way.board.add(seat, zone, sketch, True, "must")
    at = len(way.board.items) - 1
    led = way.begin(way.home, seat, way_stance(way))
    card = next(c for c, i in way.board.ids.items() if i == at)
    cast(led, seat, tool, None)
    pass_place(led)
    choice = led.stage.choice
    while choice is not None and choice.kind == "respond" and not any(o.card == card for o in choice.options):
        led.stage.answer([])
        choice = led.stage.choice
    if choice is None or card not in [o.card for o in choice.options]:
        raise NotDriven("it cannot be sent from there")
    led.stage.act("pick", card)
    wait(led)
    led.move(card, "graveyard")
    if zone == "deck":
        led.shuffle(seat)
    resolved(led)
    _fire_other(way, led, card)


def _other_leaves(way: Way, said: Node) -> None:
    """Another card is destroyed: one that the phrase means."""
    phrase, by = said["s"], by_what(said)
    if category_of(phrase) != "NP":
        raise NotDriven(phrase["is"])
    tests = many(phrase.get("f"))
    sketch = way.meant(tests, phrase.get("n"))
    if sketch.kind != "monster" or {"fusion", "synchro", "xyz"} & {*sketch.traits}:
        raise NotDriven(f"{said['is']} of {sketch.kind}")
    seat = 1 if name_of(phrase) in ("opponent's", "all opponent's") or has_test(tests, "opponent controls") else 0
    zones = zones_from(said)
    if zones and zones[0] != "field":
        theirs = "opponent" in str((said.get("z"), said.get("w")))
        _other_sent(way, said, sketch, 1 if theirs else seat, zones[0])
        return
    way.board.add(seat, "monster", sketch, True, "must")
    at = len(way.board.items) - 1
    if "battle" in by and "effect" not in by:
        way.board.add(1 - seat, "monster", STRONG, True, "must")
        led = way.begin(way.home, 1 - seat, way_stance(way))
        card = next(c for c, i in way.board.ids.items() if i == at)
        attacker = find(led, 1 - seat, "monster", "Strong")
        fight(led, attacker, card, "ended", lambda: _fire_other(way, led, card))
        return
    user = 1 if "opponent" in by else 0
    way.tool(KILL, user)
    led = way.begin(way.home, user, way_stance(way))
    card = next(c for c, i in way.board.ids.items() if i == at)
    cast(led, user, KILL, card)
    wait(led)
    led.destroy(card)
    resolved(led)
    _fire_other(way, led, card)


def _fire_other(way: Way, led: Ledger, card: int) -> None:
    led.memory.event = led.memory.it = [card]
    answer(way, led)
