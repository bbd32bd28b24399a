"""Ritual Summons: a Ritual Spell, its monster in the hand, and Tributes whose Levels make up its number (YZH-2.61 to
2.67)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import position
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.ways import Way, find, pass_place


def ritual(way: Way) -> None:
    """The monster that the Spell names or means is Ritual Summoned with a monster in the hand and one on the field."""
    said = [node for _, step in way.text.do for node in walk(step)]
    named = next(node for node in said if node["is"].startswith("Op.used to ritual summon"))
    price = next((node for node in said if node["is"].startswith("Op.ritual tributes")), None)
    if price is None:
        raise NotDriven("Op.ritual tributes")
    fitting, other = _rites(named, number(price) if "n" in price else 6)
    size, name = fitting.level, fitting.name
    board = way.board
    board.plain = False
    board.items.clear()
    board.add(0, "hand", fitting, True, "must")
    board.add(0, "hand", other, True, "must")
    first = size // 2
    board.add(0, "hand", PLAIN.but(name="From hand", level=first), True, "must")
    board.add(0, "monster", PLAIN.but(name="From field", level=size - first), True, "must")
    board.add(1, "monster", PLAIN.but(name="Theirs", level=size), True, "must")
    led = way.begin("hand")
    rite = find(led, 0, "hand", name)
    used = [find(led, 0, "hand", "From hand"), find(led, 0, "monster", "From field")]
    if led.subject not in led.stage.offered("activate"):
        raise Deviation("the Ritual Spell is not offered though everything is there")
    led.stage.act("activate", led.subject)
    led.move(led.subject, "spell", 0)
    left = [rite, *used]
    for _ in range(8):
        pass_place(led)
        choice = led.stage.choice
        if choice is None or choice.kind in ("position", "action"):
            break
        at = [i for i, option in enumerate(choice.options) if option.card in left][: choice.most]
        if choice.kind == "respond" or not at:
            led.stage.answer([])
            continue
        left = [card for card in left if card not in [choice.options[i].card for i in at]]
        led.stage.answer(at)
    side = position(led, rite)
    pass_place(led)
    for card in used:
        led.move(card, "graveyard")
    led.move(rite, "monster", 0, side=side)
    led.move(led.subject, "graveyard")
    led.touched = True


def _rites(named: Node, level: int) -> tuple[Sketch, Sketch]:
    """A Ritual Monster that the words mean, and one that they do not."""
    plain = Sketch(name="Other rite", traits=("effect", "ritual"), level=level)
    if named["n"]["is"] == "NAME":
        return plain.but(name=str(named["n"]["v"]), attribute="DARK"), plain
    tests = [test for test in many(named.get("f")) if name_of(test) != "trait"]
    fitting = sketch_of(tests, named["n"]).but(name="Rite monster", traits=("effect", "ritual"), level=level)
    wrong = [one for one in decoys(fitting, tests, named["n"]) if one.kind == "monster" and not one.down]
    return fitting, (wrong[0] if wrong else plain).but(name="Other rite", level=level)
