"""Ritual Summons: a Ritual Spell, its monster in the hand, and Tributes whose Levels make up its number (YZH-2.61 to
2.67)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import position
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.ways import Way, find, pass_place


def ritual(way: Way) -> None:
    """The monster that the Spell names is Ritual Summoned with a monster in the hand and one on the field."""
    said = [node for _, step in way.text.do for node in walk(step)]
    named = next(node for node in said if node["is"] == "Op.used to ritual summon")
    price = next((node for node in said if node["is"].startswith("Op.ritual tributes")), None)
    if price is None or "n" not in price:
        raise NotDriven("Op.ritual tributes of its level")
    size, name = number(price), str(named["n"]["v"])
    board = way.board
    board.plain = False
    board.items.clear()
    board.add(0, "hand", Sketch(name=name, traits=("effect", "ritual"), level=size, attribute="DARK"), True, "must")
    board.add(0, "hand", Sketch(name="Other rite", traits=("effect", "ritual"), level=size), True, "must")
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
