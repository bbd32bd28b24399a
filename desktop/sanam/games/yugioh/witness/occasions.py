"""How the heading of an ability comes true: a card is Summoned, as players do it."""

from __future__ import annotations

from sanam.engine.table import DOWN_SIDE
from sanam.games.witnessing.phrases import Node, category_of, many, name_of
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.extra_deck import lay_materials, summon_with
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.selections import zones_of
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.ways import (
    CALL,
    FETCH,
    REVIVE,
    RISE,
    Way,
    answer,
    cast,
    event,
    find,
    is_own,
    only_itself,
    pass_place,
    resolved,
    way_stance,
    zones_from,
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
        _summon_itself(way, kind, "hand" if "o" in said and zones_from({"z": said["o"]}) == ["hand"] else "graveyard")
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
    sketch = way.meant(tests, phrase.get("n"))
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


@event("you summon")
def _you_summon(way: Way, said: Node) -> None:
    kinds = name_of(said["w"]).split(" or ") if "w" in said else ["normal"]
    _summon_of(way, said["g"], kinds[0], 0)


@event("opponent summons", "opponent summons any")
def _they_summon(way: Way, said: Node) -> None:
    kinds = name_of(said["w"]).split(" or ") if "w" in said else ["normal"]
    _summon_of(way, said["g"], kinds[0], 1)
