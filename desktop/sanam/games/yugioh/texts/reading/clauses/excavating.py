"""What phrases mean about cards excavated from the Deck, and numbers that a player declares."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence, steps
from sanam.games.yugioh.texts.reading.clauses.verbs import until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import placed
from sanam.games.yugioh.texts.reading.nouns.places import Place

#: Where excavated cards are: still in the Deck, and known to both players.
SHOWN = Place("either", ("excavated",))
DECLARED = t.Amount(of="die")
TOP = t.Group(whose="you", zones=("deck top",))
REST = t.Group(number="all", whose="either", zones=("excavated",))


@means("Op.excavate", "Excavated.known")
def _excavate(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["o"])
    if group.zones != ("deck top",) or group.whose not in ("you", "opponent") or group.size is not None:
        raise Meaningless("what is excavated")  # a declared number of cards has an entry of its own
    return t.Excavate(group=group)


@means("Op.both excavate")
def _both_excavate(tree: Tree) -> t.Operation:
    return t.Excavate(group=t.Group(number="all", count=tree.number("n"), whose="either", zones=("deck top",)))


@means("Line.as many as there are")
def _as_many_as_there_are(tree: Tree) -> Sentence:
    if tree.number("n") < 1:
        raise Meaningless("how many there may be")
    return Sentence(ability=t.Ability(kind="note"))


def each_to_its_owner(ability: t.Ability) -> t.Ability:
    """Both players have excavated: what is Special Summoned of it comes to the side of whose it is."""
    if not any(isinstance(step.op, t.Excavate) and step.op.group.whose == "either" for step in ability.do):
        return ability
    do: list[t.Step] = []
    for step in ability.do:
        op = step.op
        if not isinstance(op, t.SpecialSummon) or op.group.zones != ("excavated",) or op.group.whose != "either":
            do.append(step)
            continue
        do.append(msgspec.structs.replace(step, op=_to(op, "you")))
        do.append(t.Step(_to(op, "opponent"), link="also"))
    return msgspec.structs.replace(ability, do=tuple(do))


def _to(op: t.SpecialSummon, whose: str) -> t.SpecialSummon:
    return msgspec.structs.replace(op, to=whose, group=replace(op.group, whose=whose, by=whose))


@means("Op.excavate until")
def _excavate_until(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["g"])
    plain = t.Group(filter=group.filter)
    if group != plain or (not group.filter.kinds and not group.filter.either) or group.filter.related:
        raise Meaningless("until which card")
    return t.Excavate(group=replace(TOP, number="exactly", count=1), until=group.filter)


@means("Op.opponent declares a level")
def _opponent_declares(tree: Tree) -> t.Operation:
    return t.ChooseNumber(low=1, high=12, who="opponent")


@means("Op.choose and show")
def _choose_and_show(tree: Tree) -> t.Operation:
    """Chosen in the Deck and shown to both players, where they stay until something is done with them."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.zones != ("deck",) or group.whose != "you" or group.number != "exactly":
        raise Meaningless("what is shown")
    return t.Excavate(group=group)


@means("Op.reveal among")
def _reveal_among(tree: Tree) -> t.Operation:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None:
        raise Meaningless("which of them")
    return t.Reveal(group=replace(group, zones=SHOWN.zones, whose=SHOWN.whose))


@means("Op.opponent picks among", "Op.opponent picks at random among")
def _picks_among(tree: Tree) -> t.Operation:
    by = "random" if "at random" in tree.name else "opponent"
    return t.Reveal(group=replace(REST, number="exactly", count=tree.number("k"), by=by))


fix("Line", {"the deck is shuffled": Sentence(ability=t.Ability(kind="note"))})
fix("Op", {"excavate so many": t.Excavate(group=replace(TOP, size=DECLARED))})
fix("Excavated", {"so many": t.Excavate(group=replace(TOP, size=DECLARED))})


@means("Op.excavate equal")
def _excavate_equal(tree: Tree) -> t.Operation:
    return t.Excavate(group=replace(TOP, size=meaning(tree["v"])))


fix("Adj", {"excavated": SHOWN})


@means("NP.any excavated")
def _any_excavated(tree: Tree) -> t.Group:
    return placed(tree, SHOWN, "all")


@means("NP.some excavated")
def _some_excavated(tree: Tree) -> t.Group:
    quantity = meaning(tree["q"])
    if isinstance(quantity, t.Amount) or quantity[0] not in ("exactly", "up to", "any"):
        raise Meaningless("how many of them")
    return t.Group(number=quantity[0], count=quantity[1], whose="either", zones=("excavated",))


fix(
    "NP",
    {
        "the rest": REST,
        "the excavated card": REST,
        "so many from the top": replace(TOP, number="exactly", size=DECLARED),
    },
)


@means("Line.otherwise")
def _otherwise(tree: Tree) -> Sentence:
    """Done where the condition of the sentence before did not hold."""
    first, *rest = steps(tree["d"])
    return Sentence(ability=t.Ability(kind="", do=(replace(first, link="otherwise"), *rest)))


@means("Event.excavated and sent")
def _excavated_and_sent(tree: Tree) -> t.Occasion:
    return t.Occasion(events=("sent",), subject=meaning(tree["s"]), cause="effect", ways=("excavated",))


@means("Op.choose a number", "Op.choose one number or another", "Op.declare a level")
def _choose_number(tree: Tree) -> t.Operation:
    low, high = tree.number("n"), tree.number("m")
    if low >= high or high > 12 or (tree.name == "choose one number or another" and high != low + 1):
        raise Meaningless("which numbers")
    return t.ChooseNumber(low=low, high=high)


@means("Statement.becomes that level")
def _that_level(tree: Tree) -> Any:
    return t.Modify(group=on_field(meaning(tree["s"])), what="level", how="become", amount=DECLARED, until=until(tree))
