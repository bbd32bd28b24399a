"""More events that abilities wait for, brought about by whoever the text names: removals, discards, plays, attacks."""

from __future__ import annotations

from sanam.engine.table import UP, UP_SIDE
from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.board import Board, decoys
from sanam.games.onepiece.witness.events import (
    BOUNCE,
    DRAW,
    HAPPENINGS,
    WEAK,
    Happening,
    choose,
    damages,
    happening,
    life_lost,
    own_event,
    pass_steps,
    play_event,
    their_event,
    turn_of,
)
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.occasions import KO_OTHER, KO_OWN, PLAY, Way, declare, of_code
from sanam.games.onepiece.witness.sketches import BIG, Sketch
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk, words
from sanam.games.witnessing.trials import NotDriven

#: Removals of the own Characters by an own effect.
OWN_BOUNCE = Sketch("event", "Own Bounce", cost=0, text="[Main] Return 1 of your Characters to the owner's hand.")
REVIVE = Sketch("event", "Revive", cost=0, text="[Main] Play 1 Character card from your trash.")
DISCARD = Sketch("event", "Discard", cost=0, text="[Main] Trash 1 card from your hand.")


def _said(sel: Node) -> tuple[Node, list[Node], str]:
    """The noun and the filters of a selection, and whose cards it speaks of ("" when it does not say)."""
    phrase = sel.get("k") or sel
    if "n" not in phrase:
        raise NotDriven(sel["is"])
    whose = sel.get("w") or phrase.get("w")
    tests = many(phrase.get("f"))
    for node in tests:
        place = node.get("z") or node
        whose = whose or place.get("w")
    return phrase["n"], tests, name_of(whose) if whose is not None else ""


def _fits(led: Ledger, card: int, noun: Node, tests: list[Node]) -> bool:
    return nouns.is_kind(led.data(card), noun) and passes(led, card, tests)


def _fitting(led: Ledger, sel: Node, area: str, otherwise: int) -> int:
    """A card of an area that a selection speaks of, another than the subject where there is one."""
    if sel["is"] == "Sel.this":
        return led.subject
    noun, tests, whose = _said(sel)
    seat = {"your": 0, "opponent's": 1}.get(whose, otherwise)
    found = [card for card in led.pile(seat, area) if _fits(led, card, noun, tests)]
    found = [card for card in found if card != led.subject] or found
    if not found:
        raise NotDriven("no card to which it happens")
    return found[0]


def _by_whom(by: Node | None, otherwise: int) -> int:
    """Whose effect does it: 0 the own one."""
    name = name_of(by) if by is not None else ""
    if name in ("opponent's effects", "your opponent", "character's effect", "leader or character"):
        return 1
    return 0 if name in ("your effect", "own character's effect", "leader's effect") else otherwise


@happening("removed", "or", "your opponent's battle")
def _removed(way: Way, event: Node) -> Ledger:
    """A Character goes to its owner's hand, by an Event of whose effects the text speaks."""
    return _gone(way, event, (OWN_BOUNCE, BOUNCE), "hand")


@happening("is ko'd")
def _ko(way: Way, event: Node) -> Ledger:
    by = event.get("b")
    if by is not None and name_of(by) not in ("effects", "opponent's effects", "your effect", "your opponent"):
        raise NotDriven(by["is"])
    return _gone(way, event, (KO_OWN, KO_OTHER), "trash")


def _gone(way: Way, event: Node, events: tuple[Sketch, Sketch], area: str) -> Ledger:
    sel = event["s"]
    mine = sel["is"] == "Sel.this" or _said(sel)[2] != "opponent's"
    seat = _by_whom(event.get("b") or event.get("c"), turn_of(way, 1 if sel["is"] == "Sel.this" else 0))
    if seat != turn_of(way, seat):
        raise NotDriven("an effect in the other's turn")
    code = way.code(events[0] if mine == (seat == 0) else events[1])
    led = way.begin(way.area, seat, ((seat, "hand", code, UP),))
    if sel["is"] == "Sel.this" and area == "hand":
        raise NotDriven("what a card in a secret area would do (8-4-5)")
    target = _fitting(led, sel, "character", 0)
    card = play_event(led, seat, code)
    choose(led, card, target)
    led.memory["it"] = [target]
    led.move(target, f"{led.pieces[target].owner}.{area}")
    return led


@happening("trashed from hand", "trashed")
def _discarded(way: Way, event: Node) -> Ledger:
    sel, by = event["s"], event.get("b")
    if sel["is"] == "Sel.this" or (name_of(event) == "trashed" and not has(sel, "Zone.hand")):
        raise NotDriven(event["is"])
    if turn_of(way) == 1 or _by_whom(by, 0):
        raise NotDriven("a discard in the opponent's turn")
    types = tuple(words(by, "TYPE")) if by is not None else ()
    if by is not None and name_of(by) not in ("effects", "your effect", "your type's effect"):
        raise NotDriven(by["is"])
    code = way.code(DISCARD.but(types=types) if types else DISCARD)
    led = way.begin(way.area, 0, ((0, "hand", code, UP),))
    event_card = play_event(led, 0, code)
    noun, tests, _ = _said(sel)
    tests = [node for node in tests if node["is"] not in ("Filter.from", "Filter.in")]
    able = [card for card in led.pile(0, "hand") if _fits(led, card, noun, tests)]
    if not able:
        raise NotDriven("no card to trash")
    choose(led, event_card, able[0])
    led.move(able[0], "0.trash")
    led.memory["moved"] = 1
    return led


# ---------------------------------------------------------------------- played


@happening("you do", "opponent's removal")
def _done(way: Way, event: Node) -> Ledger:
    """ "When you play …", "when your opponent plays …", "when you draw a card"."""
    op, mine = event["x"], name_of(event) == "you do"
    if name_of(op) == "draw" and mine:
        return own_event(way, event)
    if name_of(op) == "play" and has(op["s"], "Noun1.event"):
        raise NotDriven("an Event that is played")
    if name_of(op) == "activate event":
        return _an_event(way, op["s"], mine)
    if name_of(op) != "play" or op["s"]["is"] == "Sel.this":
        raise NotDriven(op["is"])
    seat = 0 if mine else 1
    if turn_of(way, seat) != seat:
        raise NotDriven("a card played in the other's turn")
    noun, tests, _ = _said(op["s"])
    tests = [node for node in tests if node["is"] not in ("Filter.from", "Filter.in")]
    sketch = Board.fit(noun, tests)
    cost = max(sketch.cost, 1) if any("cost" in name_of(node) for node in tests) else 1
    led = way.begin(way.area, seat, ((seat, "hand", way.code(sketch.but(cost=cost)), UP),))
    card = led.pile(seat, "hand")[-1]
    if card not in led.stage.offered("play"):
        raise NotDriven("a card that cannot be paid for")
    led.stage.act("play", card)
    led.pay(seat, led.value(card, "cost"))
    led.move(card, f"{seat}.{led.data(card).category}")
    led.memory["it"] = [card]
    return led


@happening("played")
def _played(way: Way, event: Node) -> Ledger:
    """By an effect of the own, where the text says so, or from the hand for its cost."""
    sel = event["s"]
    if sel["is"] == "Sel.this" or turn_of(way) == 1 or _by_whom(event.get("b"), 0):
        raise NotDriven("a card that is played so")
    if event.get("b") is None:
        return _done(way, {"is": "Event.you do", "x": {"is": "Op.play", "s": sel}})
    noun, tests, _ = _said(sel)
    sketch = Board.fit(noun, tests)
    call = way.code(PLAY)
    led = way.begin(way.area, 0, ((0, "hand", call, UP), (0, "hand", way.code(sketch), UP)))
    card = led.pile(0, "hand")[-1]
    event_card = play_event(led, 0, call)
    choose(led, event_card, card)
    led.move(card, "0.character")
    led.memory["it"] = [card]
    return led


@happening("played from")
def _played_from(way: Way, event: Node) -> Ledger:
    """By an Event that plays it from there."""
    if name_of(event["z"]) != "trash" or turn_of(way) == 1:
        raise NotDriven("a card that is played from there")
    noun, tests, _ = _said(event["s"])
    call = way.code(REVIVE)
    fit = way.code(Board.fit(noun, [node for node in tests if node["is"] not in ("Filter.from", "Filter.in")]))
    led = way.begin(way.area, 0, ((0, "hand", call, UP), (0, "trash", fit, UP)))
    card = led.pile(0, "trash")[-1]
    event_card = play_event(led, 0, call)
    choose(led, event_card, card)
    led.move(card, "0.character")
    led.memory["it"] = [card]
    return led


@happening("activates")
def _activated(way: Way, event: Node) -> Ledger:
    return _an_event(way, event["s"], _said(event["s"])[2] != "opponent's")


def _an_event(way: Way, sel: Node, mine: bool) -> Ledger:
    """An Event of the kind that the text says, where it says one, is used in its player's turn."""
    noun, tests, _ = _said(sel)
    tests = [node for node in tests if node["is"] not in ("Filter.from", "Filter.in")]
    if not tests:
        return own_event(way, sel) if mine else their_event(way, sel)
    seat = 0 if mine else 1
    sketch = Board.fit(noun, tests).but(category="event", text=DRAW.text, name="Fitting Draw")
    sketch = sketch if any(name_of(node).startswith("cost") for node in tests) else sketch.but(cost=0)
    if turn_of(way, seat) != seat or sketch.cost > 6:
        raise NotDriven("an Event in the other's turn")
    led = way.begin(way.area, seat, ((seat, "hand", way.code(sketch), UP),))
    card = play_event(led, seat, way.code(sketch))
    led.pay(seat, sketch.cost)
    led.draw(seat, 1)
    led.memory["it"] = [card]
    return led


happening("opponent activates event or", "opponent activates event or trigger")(their_event)


# ---------------------------------------------------------------------- attacks and damage


@happening("declares an attack")
def _declared(way: Way, event: Node) -> Ledger:
    big = way.code(BIG)
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    declare(led, of_code(led, 1, "character", big), led.leader(0))
    return led


@happening("attacks", "attacks or attacked", "attacks target", "attack is declared")
def _attacks(way: Way, event: Node) -> Ledger:
    """Whoever the text says attacks whom it says; a Leader, where it says nothing."""
    sel, target = event["s"], event.get("t")
    if name_of(event) == "attack is declared":
        sel, target = {"is": "Sel.one", "k": {"is": "NP.kind", "n": {"is": "Noun1.character"}}}, event["s"]
        return _by_other(way, sel, target)
    if sel["is"] != "Sel.this" and _said(sel)[2] == "opponent's":
        return _by_other(way, sel, target)
    weak = way.code(_prey(target) if target is not None else WEAK)
    led = way.begin(way.area, 0, ((1, "character", weak, UP_SIDE),) if target is not None else ())
    attacker = led.subject if sel["is"] == "Sel.this" else _attacker(led, sel)
    prey = led.leader(1)
    if target is not None and not _names_leader(target):
        prey = of_code(led, 1, "character", weak)
    declare(led, attacker, prey)
    return led


def _attacker(led: Ledger, sel: Node) -> int:
    noun, tests, _ = _said(sel)
    able = [card for card in led.fighters(0) if not led.pieces[card].side and _fits(led, card, noun, tests)]
    if not able:
        raise NotDriven("no card that attacks")
    return able[0]


def _names_leader(sel: Node) -> bool:
    return any(node["is"] in ("Noun1.leader", "Kind.leader") for node in walk(sel))


def _prey(sel: Node) -> Sketch:
    """A Character that a text says is attacked or battled."""
    if _names_leader(sel) and not any(node["is"] == "Noun1.character" for node in walk(sel)):
        return WEAK
    noun, tests, _ = _said(sel)
    return Board.fit(noun, tests)


def _by_other(way: Way, sel: Node, target: Node | None) -> Ledger:
    noun, tests, _ = _said(sel)
    sketch = Board.fit(noun, tests)
    if turn_of(way, 1) == 0 or sketch.category != "character":
        raise NotDriven("an attack of another card")
    code = way.code(sketch if tests else BIG)
    way.board.subject_rested = target is not None and target["is"] == "Sel.this" and way.area == "character"
    led = way.begin(way.area, 1, ((1, "character", code, UP),))
    attacker = of_code(led, 1, "character", code)
    prey = led.leader(0)
    if target is not None and target["is"] == "Sel.this":
        prey = led.subject
    elif target is not None and not _names_leader(target):
        raise NotDriven("an attack on another card")
    declare(led, attacker, prey)
    led.memory["it"] = [attacker]
    return led


happening("deals damage", "opponent takes damage")(damages)


@happening("you take damage")
def _damaged(way: Way, event: Node) -> Ledger:
    return life_lost(way, event)


@happening("removed from life")
def _life_removed(way: Way, event: Node) -> Ledger:
    whose = name_of(event["w"]) if "w" in event else "both"
    if turn_of(way) == 0 and whose != "your":
        return damages(way, event)
    if whose == "opponent's":
        raise NotDriven("the opponent's Life in the opponent's turn")
    return life_lost(way, event)


@happening("battles")
def _battles(way: Way, event: Node) -> Ledger:
    """With a rested Character of the kind that the text says."""
    prey = way.code(_prey(event["t"]) if "t" in event else WEAK)
    led = way.begin(way.area, 0, ((1, "character", prey, UP_SIDE),))
    target = of_code(led, 1, "character", prey)
    declare(led, led.subject, target)
    led.memory["opposed"] = [target]
    pass_steps(led, "block", "counter")
    led.memory["battling"] = True
    return led


@happening("returned", "dons returned")
def _returned(way: Way, event: Node) -> Ledger:
    """DON!! cards go back by an own Event; a Character to the hand."""
    if name_of(event) == "returned" and not any(node["is"] == "Zone.don deck" for node in walk(event.get("z"))):
        return _gone(way, event, (OWN_BOUNCE, BOUNCE), "hand")
    if turn_of(way) == 1:
        raise NotDriven("DON!! cards that go back in the opponent's turn")
    size = number(event, otherwise=1)
    code = way.code(Sketch("event", f"Return {size} DON", cost=0, text=f"[Main] DON!! −{size}: Draw 1 card."))
    led = way.begin(way.area, 0, ((0, "hand", code, UP),))
    play_event(led, 0, code)
    if led.stage.asked("effect_may", 0):
        led.stage.answer([0])
    if not led.stage.asked("effect_don", 0):
        raise NotDriven("DON!! cards that do not go back")
    choice = led.stage.choice
    assert choice is not None
    gone = [option.card for option in choice.options[:size] if option.card is not None]
    led.stage.answer(list(range(size)))
    for don in gone:
        led.move(don, "0.don-deck")
    led.draw(0, 1)
    return led


def foe_of(tree: Node, spoilt: bool) -> Sketch:
    """A strong Character that battles as "in battle by …" says; `spoilt`: one that just does not."""
    said = next((node for node in walk(tree) if node["is"] == "By.battle with"), None)
    if said is None:
        return BIG
    noun, tests, _ = _said(said["s"])
    sketch = Board.fit(noun, tests)
    if sketch.category == "leader":
        raise NotDriven("a battle with a Leader")
    others = [one for one in decoys(sketch, noun, tests) if one.category == "character"] if spoilt else []
    sketch = others[0] if others else sketch
    return sketch.but(power=12000, cost=9)


def happening_of(event: Node) -> Happening | None:
    """What makes an event happen; None for one that the witness cannot bring about."""
    return HAPPENINGS.get(name_of(event))
