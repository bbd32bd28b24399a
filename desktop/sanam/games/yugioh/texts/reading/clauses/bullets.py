"""What the lines mean that begin with "●": one of several things to choose from, or what a coin or die brings."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import steps
from sanam.games.yugioh.texts.reading.clauses.verbs import Targets
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.groups import on_field

fix("Result", {f"{position} position": position for position in ("attack", "defense")})
fix("Result", {each: each for each in ("heads", "tails", "monster", "spell", "trap")})


@means("Result.faces", "Faces.one", "Faces.or")
def _faces(tree: Tree) -> tuple[int, ...]:
    numbers = []
    following: Tree | None = tree["x"] if tree.category == "Result" else tree
    while following is not None:
        numbers.append(following.number("n"))
        following = following.get("y")
    return tuple(numbers)


class Bullet(msgspec.Struct, frozen=True, kw_only=True):
    """A line that begins with "●": what is done, what is paid and targeted for it, and for which result of a coin or
    die, if it is for one. would: what an effect would do that does any of these, where no one operation is that."""

    steps: tuple[t.Step, ...]
    result: Any = None
    targets: tuple[t.Group, ...] = ()
    cost: tuple[t.Step, ...] = ()
    conditions: tuple[t.Condition, ...] = ()
    may: bool = False
    would: tuple[t.Prospect, ...] = ()


@means("Bullet.would take out of the graveyard")
def _bullet_would_take_out(tree: Tree) -> Bullet:
    buried = t.Group(zones=("graveyard",))
    ways = ("add", "return", "shuffle", "top", "bottom")
    return Bullet(steps=(), would=tuple(t.Prospect(what=what, group=buried) for what in ways))


@means("Bullet.gated")
def _bullet_gated(tree: Tree) -> Bullet:
    """What can only be chosen if something holds."""
    return Bullet(steps=steps(tree["b"]), conditions=conditions(tree["c"]))


@means("Bullet.effect", "Bullet.may effect", "Bullet.result", "Bullet.result may")
def _bullet(tree: Tree) -> Bullet:
    result = tree.get("r")
    may = tree.name in ("may effect", "result may")
    return Bullet(result=meaning(result) if result is not None else None, steps=steps(tree["b"]), may=may)


@means("Bullet.targeting", "Bullet.paying", "Bullet.paying and targeting")
def _bullet_targeting(tree: Tree) -> Bullet:
    cost = steps(tree["c"]) if tree.get("c") is not None else ()
    targets = (on_field(meaning(tree["g"])),) if tree.get("g") is not None else ()
    if any(isinstance(step.op, Targets) for step in cost):
        raise Meaningless("what is targeted and paid at once")
    return Bullet(steps=steps(tree["d"]), targets=targets, cost=cost)
