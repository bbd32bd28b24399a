"""What phrases mean about one of the targets and the others, about the other player's hand and Decks, and about what is
done to one player or the other."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import HIDDEN
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import move, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.places import Place

TARGETS = t.Group(ref="target", number="all")
#: Those of the targets that the step before has not handled.
OTHERS = replace(TARGETS, filter=t.Filter(related=(t.Relation(what="card", sign="≠", of=t.Group(ref="it")),)))
OTHER = replace(OTHERS, number="exactly")
fix("Ref", {"the other target": OTHER, "the other targets": OTHERS})


@means("OfTargets.some")
def _of_the_targets(tree: Tree) -> t.Group:
    those = t.Filter(related=(t.Relation(what="card", of=TARGETS),))
    where = ("field", "graveyard", "banished")
    return t.Group(count=tree.number("n"), whose="either", zones=where, filter=those)


@means("Op.choose of the targets")
def _choose_of_targets(tree: Tree) -> t.Operation:
    return t.Pick(group=meaning(tree["g"]))


@means("Op.your opponent chooses")
def _opponent_chooses(tree: Tree) -> t.Operation:
    """As the effect resolves: nothing is targeted."""
    group: t.Group = on_field(meaning(tree["g"]))
    if group.ref or group.also is not None or group.number != "exactly" or group.by != "you":
        raise Meaningless("what the opponent chooses")
    if group.whose == "you" and {*group.zones} & HIDDEN:
        raise Meaningless("what the opponent does not see")
    return t.Pick(group=replace(group, by="opponent"))


def _all_of_theirs(*zones: str) -> t.Group:
    return t.Group(number="all", whose="opponent", zones=zones)


fix(
    "NP",
    {
        "opponent's extra deck": _all_of_theirs("extra"),
        "opponent's hand and extra deck": _all_of_theirs("hand", "extra"),
        "as many as paid from extra deck": t.Group(whose="opponent", zones=("extra",), size=t.Amount(of="paid")),
    },
)
fix("ControllersZones", {"deck": ("deck",), "hand and deck": ("hand", "deck")})


@means("Adj.in its controller's")
def _in_its_controllers(tree: Tree) -> Place:
    return Place("controller", meaning(tree["z"]))


fix("Op", {"reveal both hands": t.Reveal(group=t.Group(number="all", whose="either", zones=("hand",)))})


@means("Op.each takes from the other's hand", "Op.each discards from the other's hand")
def _from_the_others_hand(tree: Tree) -> t.Operation:
    """Each chooses in the hand of the other, and only then is it done."""
    own = t.Group(count=tree.number("n"), whose="you", zones=("hand",), by="opponent")
    both = replace(own, also=replace(own, whose="opponent", by="you"))
    return t.Move(how="give" if tree.name.startswith("each takes") else "discard", group=both)


@means("Op.one player gains lp")
def _one_player_gains(tree: Tree) -> t.Operation:
    """Which of the two is chosen when it is done."""
    gains = (t.GainLife(amount=tree.number("n"), who=who) for who in ("you", "opponent"))
    return t.Choose(options=tuple((t.Step(op),) for op in gains))


@means("Cond.both destroyed were")
def _both_destroyed_were(tree: Tree) -> t.Condition:
    such = t.Filter(**meaning(tree["s"]), other=True)
    return t.Compare(t.Amount(of="count", group=t.Group(ref="handled", number="all", filter=such)), "≥", 2)


_EITHER = {"destroy one or other": "destroy", "send one or other": "send", "add one or other": "add"}


@means(*(f"Op.{name}" for name in _EITHER))
def _one_or_other(tree: Tree) -> t.Operation:
    """Which of the two is chosen when it is done."""
    how = _EITHER[tree.name]
    options = []
    for slot in ("o", "p"):
        group: t.Group = meaning(tree[slot])
        op: t.Operation = t.Destroy(group=on_field(group)) if how == "destroy" else move(how, group)
        options.append((t.Step(op),))
    return t.Choose(options=tuple(options))


@means("Op.gain lp equal to either")
def _gain_either(tree: Tree) -> t.Operation:
    amounts = (t.Amount(of=of, group=meaning(tree["p"])) for of in ("atk", "def"))
    return t.Choose(options=tuple((t.Step(t.GainLife(amount=amount)),) for amount in amounts))


fix("Op", {"apply effect of paid trap": t.ApplyEffect(group=t.Group(ref="cost", filter=t.Filter(kinds=("trap",))))})
fix("Poss", {"chosen monster's": t.Group(ref="it", filter=t.Filter(kinds=("monster",)))})
_NOT_ATTACKING = t.Relation(what="card", sign="≠", of=t.Group(ref="attacker"))
fix("Adj", {"except the attacking monster": {"related": (_NOT_ATTACKING,)}})


def _two_kinds(tree: Tree) -> t.Filter:
    (first, place), (second, other) = kinds_of_card(tree), kinds_of_card(tree, "g", "m")
    if place is not None or other is not None:
        raise Meaningless("two places")
    # What is excepted by name stands after both.
    first = replace(first, not_names=(*first.not_names, *second.not_names))
    return t.Filter(either=(first, second))


@means("NP.any excavated of two kinds")
def _any_excavated_of_two(tree: Tree) -> t.Group:
    return t.Group(number="all", whose="either", zones=("excavated",), filter=_two_kinds(tree))


@means("NP.your banished of two kinds")
def _banished_of_two(tree: Tree) -> t.Group:
    quantity = meaning(tree["q"])
    if isinstance(quantity, t.Amount):
        raise Meaningless("up to how many")
    number, count = quantity
    return t.Group(number=number, count=count, whose="you", zones=("banished",), filter=_two_kinds(tree))


@means("Cond.you excavated such")
def _excavated_such(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related:
        raise Meaningless("which of them")
    return t.Compare(t.Amount(of="count", group=t.Group(ref="handled", number="all", filter=filter_)), "≥", 1)
