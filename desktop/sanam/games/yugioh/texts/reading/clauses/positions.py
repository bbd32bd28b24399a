"""What operations mean that change a monster's battle position."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace

fix(
    "Position",
    {
        "attack": "attack",
        "defense": "defense",
        "face-down defense": "facedown",
        "face-up attack": "faceup attack",
        "face-up defense": "faceup defense",
    },
)


@means("Op.change position")
def _change_position(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=on_field(meaning(tree["o"])))


@means("Op.change its position")
def _change_its_position(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=meaning(tree["p"]))


@means("Op.flip face-down")
def _flip_face_down(tree: Tree) -> t.Operation:
    return t.ChangePosition(group=on_field(meaning(tree["o"])), to="facedown")


@means("Op.flip face-up")
def _flip_face_up(tree: Tree) -> t.Operation:
    """Face-down monsters, which lie in Defense Position, and stay in it."""
    group: t.Group = on_field(meaning(tree["o"]))
    if not group.ref:
        if group.filter.face == "up" or group.filter.kinds not in ((), ("monster",)):
            raise Meaningless("what is turned up")
        group = replace(group, filter=replace(group.filter, kinds=("monster",), face="down"))
    return t.ChangePosition(group=group, to="faceup defense")


@means("Op.change to", "Op.change quietly to")
def _change_to(tree: Tree) -> t.Operation:
    quiet = tree.name == "change quietly to"
    return t.ChangePosition(group=on_field(meaning(tree["o"])), to=meaning(tree["p"]), quiet=quiet)


@means("Op.change to either")
def _change_to_either(tree: Tree) -> t.Operation:
    """Which of the two is chosen as it is done."""
    group = on_field(meaning(tree["o"]))
    ways = (t.ChangePosition(group=group, to=meaning(tree[slot])) for slot in ("p", "q"))
    return t.Choose(options=tuple((t.Step(way),) for way in ways))


#: How a card lies that is in a position.
LYING = {
    "attack": t.Filter(face="up", position="attack"),
    "defense": t.Filter(position="defense"),
    "facedown": t.Filter(face="down", position="defense"),
    "faceup attack": t.Filter(face="up", position="attack"),
    "faceup defense": t.Filter(face="up", position="defense"),
}


@means("Op.change from to")
def _change_from_to(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["o"]))
    if group.filter != t.Filter():
        raise Meaningless("how it lies")
    return t.ChangePosition(group=replace(group, filter=LYING[meaning(tree["q"])]), to=meaning(tree["p"]))
