"""What the operations mean by which players see cards, shuffle, toss coins, roll dice or choose among effects."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import found, on_field, replace


@means("Op.reveal")
def _reveal(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if any(relation.of == t.Group(ref="event", number="all") for relation in group.filter.related):
        group = replace(group, whose="you", zones=("hand",))  # of those that were drawn
    return t.Reveal(group=found(group, "you", "hand"))


@means("Op.look at")
def _look(tree: Tree) -> t.Operation:
    return t.Look(group=on_field(meaning(tree["o"])))


fix("TakenFromHand", {"discarded": "discard", "returned to deck": "shuffle", "banished": "banish"})


@means("Op.look and take from hand")
def _look_and_take(tree: Tree) -> Several:
    hand = t.Group(number="all", whose="opponent", zones=("hand",))
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.by != "you":
        raise Meaningless("which cards of the hand")
    taken = replace(group, whose="opponent", zones=("hand",))
    return Several((t.Look(group=hand), t.Move(how=meaning(tree["t"]), group=taken)))


@means("Op.player shuffles")
def _player_shuffles(tree: Tree) -> t.Operation:
    return t.Shuffle(who=meaning(tree["a"]))


@means("Op.toss coins")
def _toss(tree: Tree) -> t.Operation:
    return t.TossCoin(count=tree.number("n"))


@means("Op.player chooses one")
def _player_chooses(tree: Tree) -> t.Operation:
    return t.Choose(options=(), who=meaning(tree["a"]))


@means("Op.roll unless")
def _roll_unless(tree: Tree) -> t.Operation:
    never: tuple[int, ...] = meaning(tree["f"])
    op = meaning(tree["x"])
    if isinstance(op, Several) or not all(1 <= face <= 6 for face in never):
        raise Meaningless("what the die decides")
    return t.RollDie(faces=(t.Face(tuple(n for n in range(1, 7) if n not in never), (t.Step(op),)),))
