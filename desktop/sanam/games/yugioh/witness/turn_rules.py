"""What a text says of Summons and of the end of a turn: when a monster may be Normal Summoned, and what returns."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.witnessing.phrases import Node, has, many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven, Trial
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.board import PLAIN
from sanam.games.yugioh.witness.conditions import bounds, phrase
from sanam.games.yugioh.witness.occasions import normal_summon
from sanam.games.yugioh.witness.sketches import decoys, sketch_of
from sanam.games.yugioh.witness.turns import hand_limit, leave, next_turn, summoned_now
from sanam.games.yugioh.witness.ways import Way, find

Doing = Callable[[Way, Node, Trial], None]


def said(sentences: list[Node]) -> Node | None:
    """The sentence that such a text consists of."""
    told = [tree for tree in sentences if tree["is"] != "Line.gains once"]
    if len(told) != 1:
        return None
    tree = told[0]
    found: Node = tree["s"] if tree["is"] == "Line.statement" else tree
    return found if found["is"] in _TRIED else None


def trials(sentences: list[Node]) -> list[Trial] | None:
    tree = said(sentences)
    if tree is None:
        return None
    if tree["is"] == "Line.cannot be normal summoned unless":
        return [Trial("most"), Trial("without condition 1", way="off")]
    return [Trial("most")]


def run(way: Way, tree: Node, trial: Trial) -> None:
    _TRIED[tree["is"]](way, tree, trial)


def _unless(way: Way, tree: Node, trial: Trial) -> None:
    """It may be Normal Summoned only while the condition holds."""
    about = phrase(tree["c"])
    if about is None or not bounds(tree["c"])[1] or way.card.level > 4:
        raise NotDriven(tree["is"])
    way.board.items.clear()
    way.board.lay_out(about, copies=0 if trial.way else max(1, bounds(tree["c"])[0]))
    led = way.begin("hand")
    if (led.subject in led.stage.offered("normal_summon")) == bool(trial.way):
        raise Deviation(f"a Normal Summon is {'' if trial.way else 'not '}offered")
    led.touched = True


def _returns(way: Way, tree: Node, trial: Trial) -> None:
    """In the End Phase of the turn in which it was Normal Summoned it returns to the hand (YZH-2.25)."""
    if not has(tree, "Done.summoned"):
        raise NotDriven(tree["is"])
    led = summoned_now(way)
    way.led = led
    leave(led)
    pass_by(led)
    led.move(led.subject, "hand")
    led.expire("end")
    hand_limit(led)
    next_turn(led)
    led.touched = True


def _additional(way: Way, tree: Node, trial: Trial) -> None:
    """After a Normal Summon one more, of such a monster only."""
    if name_of(tree) != "additional summon" or "w" in tree:
        raise NotDriven(tree["is"])
    tests = many(tree["o"].get("f"))
    fitting = sketch_of(tests, tree["o"].get("n"))
    if fitting.kind != "monster" or fitting.level > 4:
        raise NotDriven(tree["is"])
    way.board.items.clear()
    way.board.add(0, "hand", fitting.but(name="Fitting"), True, "must")
    for one in decoys(fitting, tests, tree["o"].get("n"))[:1]:
        if one.kind == "monster" and one.level <= 4:
            way.board.add(0, "hand", one.but(name="Wrong"), True, "must")
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    led = way.begin(place, 0, "up")
    normal_summon(led, find(led, 0, "hand", PLAIN.name), 0)
    pass_by(led)
    want = {find(led, 0, "hand", "Fitting")}
    have = set(led.stage.offered("normal_summon"))
    if have != want:
        raise Deviation(f"a second Normal Summon of {led.named(have)} is offered, not of {led.named(want)}")
    led.touched = True


_TRIED: dict[str, Doing] = {
    "Line.cannot be normal summoned unless": _unless,
    "Lasting.returns in the end phase": _returns,
    "Lasting.additional summon": _additional,
}
