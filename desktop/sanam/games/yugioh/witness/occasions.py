"""How the heading of an ability comes true: a card is Summoned, leaves, is sent, as players do it."""

from __future__ import annotations

from sanam.engine.table import DOWN, DOWN_SIDE, UP
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, walk
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import pass_by, wait
from sanam.games.yugioh.witness.battles import fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG
from sanam.games.yugioh.witness.extra_deck import lay_materials, summon_with
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.materials import lay, make, union
from sanam.games.yugioh.witness.selections import zones_of
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.ways import (
    BURN,
    CALL,
    DIG,
    DUMP,
    EXILE,
    FETCH,
    KILL,
    KNOWN_BY,
    MILL,
    OFFER,
    REVIVE,
    RISE,
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
)


@event("summoned", "summoned or flipped", "you summon this card", "any summoned")
def _summoned(way: Way, said: Node) -> None:
    subject = said.get("s", said.get("r"))
    if "b" in said:
        _by_effect_of(way, said)
        return
    ways = name_of(said["w"]) if "w" in said else "normal or special"
    kinds = ways.split(" or ")
    kind = way.way if way.way in kinds else kinds[0]
    if subject is not None and category_of(subject) in ("Ref", "Subject", "Self"):
        if not is_own(subject):
            raise NotDriven(subject["is"])
        _summon_itself(way, kind, "hand" if "o" in said and _from({"z": said["o"]}) == ["hand"] else "graveyard")
        return
    field_of = {"your": 0, "opponent's": 1}.get(name_of(said["t"])) if "t" in said else None
    _summon_other(way, said, kind, field_of)


def _by_effect_of(way: Way, said: Node) -> None:
    """This card is Special Summoned by the effect of a card that the phrase means."""
    phrase = said["b"].get("g")
    subject = said.get("s")
    if phrase is None or category_of(phrase) != "NP" or subject is None or not is_own(subject):
        raise NotDriven(f"{said['is']} {said['b']['is']}")
    sketch = sketch_of(many(phrase.get("f")), phrase.get("n"))
    text = "Once per turn: You can target 1 monster in your GY; Special Summon it."
    helper = sketch.but(name="Helper", traits=("effect",), text=text)
    if sketch.kind != "monster":
        raise NotDriven(f"{said['is']} {said['b']['is']}")
    way.board.add(0, "monster", helper, True, "must")
    led = way.begin("graveyard")
    led.stage.act("activate", find(led, 0, "monster", "Helper"))
    choice = led.stage.choice
    if choice is not None and any(o.card == led.subject and o.act == "pick" for o in choice.options):
        led.stage.act("pick", led.subject)
    pass_by(led)
    if led.stage.kind == "position":
        led.stage.act("attack")
    pass_place(led)
    led.move(led.subject, "monster", 0)
    led.came[led.subject] = "special"
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


@event("tribute summoned with")
def _tribute_summoned(way: Way, said: Node) -> None:
    """This card is Tribute Summoned, with monsters that the phrase means."""
    only_itself({**said, "b": {"is": "By."}})
    tests = [test for test in many(said["g"].get("f")) if name_of(test) != "you control"]
    fodder = sketch_of(tests, said["g"].get("n"))
    if fodder.kind != "monster" or {"fusion", "synchro", "xyz"} & {*fodder.traits} or fodder.name:
        raise NotDriven(f"{said['is']} another")
    _summon_itself(way, "tribute", fodder=fodder)


@event("extra summoned using")
def _summoned_using(way: Way, said: Node) -> None:
    """This card is Summoned from the Extra Deck, with a material that the phrase means."""
    only_itself({**said, "b": {"is": "By."}})
    _summon_itself(way, name_of(said["k"]), used=said["g"])


def _summon_itself(
    way: Way, kind: str, source: str = "graveyard", fodder: Sketch = PLAIN, used: Node | None = None
) -> None:
    level = way.card.level
    if kind in ("normal", "tribute"):
        needed = 0 if level <= 4 else 1 if level <= 6 else 2
        if kind == "tribute" and not needed:
            raise NotDriven("a Tribute Summon without Tributes")
        for _ in range(needed):
            way.board.add(0, "monster", fodder.but(name="Fodder"), True, "must")
        led = way.begin("hand")
        if led.subject not in led.stage.offered("normal_summon"):
            raise NotDriven("it cannot be Normal Summoned")
        normal_summon(led, led.subject, needed)
        led.came[led.subject] = "tribute" if needed else "normal"
    elif kind == "special":
        tool = CALL if source == "hand" else REVIVE
        way.tool(tool)
        led = way.begin(source)
        revive(led, led.subject, tool)
    elif kind == "flip":
        led = way.begin("monster", stance=DOWN_SIDE)
        led.stage.act("flip_summon", led.subject)
        piece = led.pieces[led.subject]
        piece.up, piece.side = True, False
        led.came[led.subject] = "flip"
        led.steady.discard(led.subject)
    elif kind in ("synchro", "xyz", "fusion"):
        materials = [tree for tree in way.sentences if category_of(tree) == "Materials"]
        if not materials or kind not in way.card.traits:
            raise NotDriven(f"a Summon: {kind}")
        lay_materials(way.board, way.card, materials[0], kind, used)
        led = way.begin("extra")
        led.picks = "most"
        summon_with(led, led.monsters(0), kind)
        led.came[led.subject] = kind
    elif kind == "ritual":
        led = _ritually(way)
    else:
        raise NotDriven(f"a Summon: {kind}")
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)


def _ritually(way: Way) -> Ledger:
    """By a Ritual Spell that names this card, with one monster of its Level from the hand."""
    level = way.card.level
    text = (
        f'This card is used to Ritual Summon "{way.card.name}". You must also Tribute monsters from your hand or field '
    )
    text += f"whose total Levels equal {level} or more."
    rite = Sketch(kind="spell", icon="ritual", name="Rite", text=text)
    way.board.plain = False
    way.tool(rite)
    way.board.items = [item for item in way.board.items if (item.seat, item.place) not in ((0, "monster"), (0, "hand"))]
    way.tool(rite)
    way.board.add(0, "hand", PLAIN.but(name="Price", level=level), True, "must")
    led = way.begin("hand")
    spell, price = find(led, 0, "hand", "Rite"), find(led, 0, "hand", "Price")
    led.stage.act("activate", spell)
    for _ in range(6):
        pass_by(led)
        choice = led.stage.choice
        if choice is None or choice.kind in ("position", "action"):
            break
        led.stage.answer([i for i, o in enumerate(choice.options) if o.card in (price, led.subject)][: choice.most])
    if led.stage.kind == "position":
        led.stage.act("attack")
    pass_by(led)
    led.move(price, "graveyard")
    led.move(spell, "graveyard")
    led.move(led.subject, "monster", 0)
    led.came[led.subject] = "special ritual"
    return led


def normal_summon(led: Ledger, card: int, needed: int) -> None:
    """YZH-2.70 to 2.73."""
    led.stage.act("normal_summon", card)
    if needed:
        able = led.monsters(led.turn_player)
        choice = led.stage.choice
        assert choice is not None
        offered = [option.card for option in choice.options if option.card is not None]
        if set(offered) != set(able):
            raise NotDriven("other Tributes")
        fodder = [c for c in able if led.data(c).name == "Fodder"][:needed]
        if len(fodder) < needed:
            raise NotDriven("no Tributes")
        led.stage.answer(sorted(offered.index(c) for c in fodder))
        for one in fodder:
            led.move(one, "graveyard")
    while led.stage.kind == "place":
        led.stage.answer([0])
    led.move(card, "monster", led.turn_player)


def revive(led: Ledger, card: int, tool: Sketch = REVIVE) -> None:
    cast(led, led.turn_player, tool, card)
    pass_by(led)
    side = False
    choice = led.stage.choice
    if choice is not None and any(o.card == card and o.act == "pick" for o in choice.options):
        led.stage.act("pick", card)
        pass_by(led)
    elif (choice is not None and any(o.act == "pick" for o in choice.options)) or (
        choice is not None and choice.kind == "position" and choice.params.get("card") != card
    ):
        raise NotDriven("it cannot be Special Summoned so")
    if led.stage.kind == "position":
        led.stage.act("attack")
    pass_place(led)
    led.move(card, "monster", led.turn_player, side=side)
    led.came[card] = "special"
    resolved(led)


def _summon_other(way: Way, said: Node, kind: str, seat: int | None) -> None:
    """Another monster is Summoned: one that the phrase means, from a hand."""
    phrase = said.get("s", said.get("g"))
    assert phrase is not None
    whose = 1 if name_of(phrase) in ("opponent's", "all opponent's") else 0 if seat is None else seat
    source = zones_of(said["o"]["z"])[0] if "z" in said.get("o", {}) and kind == "special" else ""
    _summon_of(way, phrase, kind, whose, source)


#: What Special Summons a monster from there.
_BRINGING = {"graveyard": REVIVE, "hand": CALL, "deck": FETCH, "extra": RISE}


def _summon_of(way: Way, phrase: Node, kind: str, seat: int, source: str = "") -> None:
    if kind not in ("normal", "special"):
        raise NotDriven(f"a Summon of another: {kind}")
    tests = [t for t in many(phrase.get("f")) if name_of(t) not in ("you control", "opponent controls", "on the field")]
    for test in [
        one for one in tests if name_of(one) in ("in their", "in your", "in opponent's") and kind == "special"
    ]:
        source = zones_of(test["z"])[0]
    if source and source not in _BRINGING:
        raise NotDriven(f"a Summon from {source}")
    sketch = sketch_of(tests, phrase.get("n")).but(name="" or _name(phrase, tests))
    if sketch.level > 4 and kind == "normal":
        raise NotDriven("a Normal Summon with Tributes")
    if {"fusion", "synchro", "xyz"} & {*sketch.traits}:
        raise NotDriven("a Summon from the Extra Deck")
    place, tool = "hand" if kind == "normal" else source or "graveyard", _BRINGING[source or "graveyard"]
    if place == "extra":
        sketch = sketch.but(traits=("effect", "fusion"))
    way.board.add(seat, place, sketch, True, "must")
    at = len(way.board.items) - 1
    if kind == "special":
        way.tool(tool, seat)
    led = way.begin(way.home, seat, way_stance(way))
    card = next(c for c, i in way.board.ids.items() if i == at)
    if kind == "normal":
        if card not in led.stage.offered("normal_summon"):
            raise NotDriven("another monster cannot be Normal Summoned")
        normal_summon(led, card, 0)
        led.came[card] = "normal"
    else:
        revive(led, card, tool)
        if place == "deck":
            led.shuffle(seat)
    led.memory.event = led.memory.it = [card]
    answer(way, led)


def _name(phrase: Node, tests: list[Node]) -> str:
    return sketch_of(tests, phrase.get("n")).name


@event("you summon")
def _you_summon(way: Way, said: Node) -> None:
    kinds = name_of(said["w"]).split(" or ") if "w" in said else ["normal"]
    _summon_of(way, said["g"], kinds[0], 0)


@event("opponent summons", "opponent summons any")
def _they_summon(way: Way, said: Node) -> None:
    kinds = name_of(said["w"]).split(" or ") if "w" in said else ["normal"]
    _summon_of(way, said["g"], kinds[0], 1)


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
    zones = _from(said)
    if zones and zones[0] != "field":
        if by not in ("", "effect"):
            raise NotDriven(f"sent from {zones[0]} By.{by}")
        _sent_from(way, zones[0])
        return
    ways = {"battle": ["battle"], "effect": ["effect"], "battle or effect": ["effect", "battle"]}
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


def _from(said: Node) -> list[str]:
    return [name_of(node) for node in walk(said.get("z")) if category_of(node) == "Zone"]


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
    led = way.begin("monster" if way.card.kind == "monster" else "spell", 0, UP)
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
    sketch = sketch_of(tests, phrase.get("n"))
    if sketch.kind != "monster" or {"fusion", "synchro", "xyz"} & {*sketch.traits}:
        raise NotDriven(f"{said['is']} of {sketch.kind}")
    seat = 1 if name_of(phrase) in ("opponent's", "all opponent's") or has_test(tests, "opponent controls") else 0
    zones = _from(said)
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
