"""Union monsters: equipped to another from the field, and taken off again (YZH-2.30 and the texts themselves)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, has, many
from sanam.games.witnessing.trials import Deviation, NotDriven, Trial
from sanam.games.yugioh.witness.asking import choose, pass_by, position
from sanam.games.yugioh.witness.selections import members
from sanam.games.yugioh.witness.sketches import sketch_of
from sanam.games.yugioh.witness.ways import Way, pass_place

TRIALS = [Trial("equip"), Trial("from the end", "last"), Trial("unequip", way="off")]


def line(sentences: list[Node]) -> Node | None:
    """The sentence of a Union monster, if it is all that is said."""
    said = [tree for tree in sentences if tree["is"] == "Line.union"]
    return said[0] if said and "g" in said[0] else None


def union(way: Way, said: Node, off: bool) -> None:
    """It becomes an Equip Card of a monster that the text means, or is Special Summoned from there."""
    bearer = sketch_of(many(said["g"].get("f")), said["g"].get("n"))
    if off:
        way.board.host = bearer.but(name=bearer.name or "Host")
    else:
        way.board.lay_out({**said["g"], "is": "NP.some"}, copies=2)
    led = way.begin("spell" if off else "monster", 0)
    if led.subject not in led.stage.offered("activate"):
        raise NotDriven("not offered where it should be")
    led.stage.act("activate", led.subject)
    choice = led.stage.choice
    if choice is not None and choice.kind == "mode":  # the one or the other, by where it is
        if len(choice.options) != 1:
            raise Deviation("both of its uses are offered")
        led.stage.answer([0])
    if not off:
        able = [
            c for c in members(led, said["g"]) if c != led.subject and led.pieces[c].up and led.area(c) == "monster"
        ]
        chosen = choose(led, able, 1, 1)
        pass_by(led)
        led.move(led.subject, "spell", 0)
        led.pieces[led.subject].host = chosen[0]
    else:
        pass_by(led)
        side = False if has(said, "How.attack position") else position(led, led.subject)
        pass_place(led)
        led.move(led.subject, "monster", 0, side=side)
        led.came[led.subject] = "special"
    pass_by(led)
    if led.subject in led.stage.offered("activate"):
        raise Deviation("offered a second time in the turn")
    led.touched = True
