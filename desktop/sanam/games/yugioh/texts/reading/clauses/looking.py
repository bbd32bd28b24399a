"""What the operations mean by which players see cards, shuffle, toss coins, roll dice or choose among effects."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
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


def _hand_and(*zones: str) -> t.Group:
    return t.Group(number="all", whose="opponent", zones=("hand", *zones))


def _found_there(tree: Tree) -> t.Filter:
    """Which of the cards that were looked at."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.summoned or filter_.face:
        raise Meaningless("which of the cards looked at")
    return filter_


@means("Op.look for three turns at monsters", "Op.look for three turns at spells and traps")
def _virus(tree: Tree) -> Several:
    """What is there now and what will be drawn is looked at, and such cards among it are destroyed."""
    places = ("monster",) if tree.name.endswith("monsters") else ("spell-trap", "field zone")
    filter_ = _found_there(tree)
    drawn = t.Group(ref="it", number="all")
    watch = t.Whenever(
        when=t.Occasion(events=("drawn",), who="opponent", subject=t.Group(number="at least")),
        do=(t.Step(t.Look(group=drawn)), t.Step(t.Destroy(group=replace(drawn, filter=filter_)), link="then")),
        until="opponent third",
    )
    them = t.Group(ref="it", number="all", filter=filter_)
    return Several((t.Look(group=_hand_and(*places)), t.Destroy(group=them), watch), apart=True)


@means("Op.look at hand and monsters and destroy")
def _look_and_destroy(tree: Tree) -> Several:
    them = t.Group(ref="it", number="all", filter=_found_there(tree))
    return Several((t.Look(group=_hand_and("monster")), t.Destroy(group=them)))


@means("Op.player shuffles")
def _player_shuffles(tree: Tree) -> t.Operation:
    return t.Shuffle(who=meaning(tree["a"]))


fix("Op", {"apply by its kind": t.Choose(options=(), at="kind")})
fix("Op", {"toss and keep": t.TossCoin(keep=True)})


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
