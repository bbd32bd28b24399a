"""Occasions that are answered before they come about: cards that target something, Summons that can be negated."""

from __future__ import annotations

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, category_of, many, name_of
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.asking import declined, pass_by, wait
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.probes import KILLER
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.ways import CALL, KILL, Way, answer, cast, event, find, pass_place, resolved, way_stance

#: A monster that Special Summons itself.
COMER = Sketch(name="Comer", traits=("effect",), text="You can Special Summon this card (from your hand).")


def elsewhere(event: Node) -> Sketch | None:
    """A card of which an event that tells of a target does not speak; None where it tells of none, or of any card."""
    aim = event.get("t", {}).get("o")
    if aim is None or category_of(aim) != "NP":
        return PLAIN if aim is not None and itself(aim["r"] if category_of(aim) == "Obj" else aim) else None
    tests, sort = many(aim.get("f")), aim.get("n")
    try:
        found = decoys(sketch_of(tests, sort), tests, sort)
    except NotDriven:
        return None
    wrong = [one for one in found if one.kind == "monster" and not one.down and "xyz" not in one.traits]
    return wrong[0] if wrong else None


def targeted(way: Way, said: Node) -> None:
    """The opponent activates a card or an effect that targets one that the phrase means, and would destroy it."""
    if name_of(said["t"]) == "would special summon":
        _calling(way)
        return
    if name_of(said["t"]) == "would hurt you":
        _hurting(way)
        return
    aim, phrase = _aimed_at(said["t"]), said.get("g", said.get("s"))
    sort = name_of(phrase["n"]) if phrase is not None and "n" in phrase else "card"
    own = category_of(aim) != "NP"
    if own and not itself(aim["r"] if category_of(aim) == "Obj" else aim):
        raise NotDriven(f"{said['is']} {aim['is']}")
    tool = KILLER if sort == "monster" else KILL
    if sort in ("trap", "trap icon"):
        raise NotDriven(f"{said['is']} of a {sort}")
    if tool is KILLER and phrase is not None:
        tests = [t for t in many(phrase.get("f")) if name_of(t) not in ("opponent controls", "on the field", "other")]
        tool = sketch_of(tests, phrase.get("n")).but(name=KILLER.name, text=KILLER.text, traits=KILLER.traits)
    wrong = elsewhere(said) if way.aside else None
    if wrong is not None or not own:
        sketch = wrong or sketch_of(many(aim.get("f")), aim.get("n"))
        place = "monster" if sketch.kind == "monster" else "spell"
        way.board.add(0, place, sketch.but(name="Aside" if wrong else sketch.name or "Aimed"), True, "must")
        at = len(way.board.items) - 1
    way.board.add(1, "monster" if tool.name == KILLER.name else "hand", tool, True, "must")
    led = way.begin(way.home, 1, UP if own and way.home == "monster" else way_stance(way))
    card = led.subject if own and wrong is None else next(c for c, i in way.board.ids.items() if i == at)
    used = _aim(led, tool, card)
    led.memory.event = led.memory.it = [used]
    answer(way, led)
    pass_by(led)
    if not led.negated and led.there(card) and led.on_field(card):
        led.destroy(card, "effect", 1)
    if led.tool is not None and led.data(led.tool).kind == "monster":
        led.tool = None
    resolved(led)
    declined(led)


def _aimed_at(target: Node) -> Node:
    """What the activation targets, or would destroy."""
    if name_of(target) == "alone":
        return {**target, "is": "NP.some", "n": target["m"], "q": {"is": "Quant.some", "n": {"is": "NUM", "v": 1}}}
    found = target.get("o", target.get("g"))
    if found is None:
        raise NotDriven(target["is"])
    return dict(found)


#: What hurts the other player.
BURN = Sketch(kind="spell", icon="normal", name="Burn", text="Inflict 300 damage to your opponent.")


def _hurting(way: Way) -> None:
    """The opponent activates a card that would hurt the player."""
    way.board.add(1, "hand", BURN, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    cast(led, 1, BURN, None)
    led.memory.event = led.memory.it = [find(led, 1, "spell", BURN.name)]
    answer(way, led)
    pass_by(led)
    if not led.negated:
        led.lp[0] -= 300
    resolved(led)
    declined(led)


def _calling(way: Way) -> None:
    """The opponent activates a card that would Special Summon a monster."""
    way.board.add(1, "hand", CALL, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    cast(led, 1, CALL, None)
    assert led.tool is not None
    led.memory.event = led.memory.it = [led.tool]
    answer(way, led)
    if not led.negated:
        raise NotDriven("what is Special Summoned then")
    declined(led)
    resolved(led)


def _aim(led: Ledger, tool: Sketch, card: int) -> int:
    if tool.name == KILL.name:
        cast(led, 1, tool, card)
        assert led.tool is not None
        return led.tool
    used = find(led, 1, "monster", tool.name)
    led.stage.act("activate", used)
    choice = led.stage.choice
    if choice is not None and any(o.card == card and o.act == "pick" for o in choice.options):
        led.stage.act("pick", card)
    led.tool = used
    return used


@event("would be summoned", "would be summoned so", "opponent would summon", "opponent would summon so")
def _would_come(way: Way, said: Node) -> None:
    """The opponent is about to Summon a monster: it lies there already, but may yet be stopped."""
    phrase = said.get("g", said.get("s"))
    kinds = name_of(said["w"]).split(" or ") if "w" in said else ["normal"]
    if phrase is None or category_of(phrase) != "NP" or kinds[0] not in ("normal", "special"):
        raise NotDriven(f"{said['is']} {kinds[0]}")
    tests = [test for test in many(phrase.get("f")) if name_of(test) != "opponent controls"]
    comer = COMER if kinds[0] == "special" else PLAIN.but(name="Comer")
    sketch = sketch_of(tests, phrase.get("n"))
    made = sketch.but(name="Comer", traits=comer.traits, text=comer.text) if tests else comer
    if made.kind != "monster" or made.level > 4:
        raise NotDriven(f"{said['is']} another")
    way.board.add(1, "hand", made, True, "must")
    led = way.begin(way.home, 1, way_stance(way))
    card = find(led, 1, "hand", "Comer")
    led.stage.act("normal_summon" if kinds[0] == "normal" else "special_summon", card)
    pass_place(led)
    if led.stage.kind == "position":
        led.stage.act("attack")
    pass_place(led)
    wait(led)
    led.move(card, "monster", 1)
    led.came[card] = kinds[0]
    led.memory.event = led.memory.it = [card]
    answer(way, led)
    declined(led)
