"""What the references of the phrase book mean: "this card", "it", "that target", "the attacking monster"."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.comparisons import APPROPRIATE
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import replace
from sanam.games.yugioh.texts.reading.nouns.places import Place, zones

IT, THEM = t.Group(ref="it"), t.Group(ref="it", number="all")
TARGET, TARGETS = t.Group(ref="target"), t.Group(ref="target", number="all")
FIRST, SECOND = t.Group(ref="target", index=1), t.Group(ref="target", index=2)
THEIRS = t.Group(ref="event", whose="opponent", zones=("field",))
#: What was done to a card as a cost, by which a text calls it later.
_PAID = ("card", "Tributed", "discarded", "banished", "sent", "revealed", "returned", "shuffled", "detached")
#: What this card has equipped to itself.
EQUIPPED_TO_IT = t.Group(
    number="all",
    whose="either",
    zones=("field",),
    filter=t.Filter(kinds=("monster",), related=(t.Relation(what="host", of=t.SELF),)),
)
fix(
    "Ref",
    {
        "this card": t.SELF,
        "it": IT,
        "them": THEM,
        "both of them": THEM,
        "those Tokens": THEM,
        # Said of another card's value it is not that card itself, as "its" would be.
        "chosen monster": t.Group(ref="it", filter=t.Filter(kinds=("monster",))),
        "that target": TARGET,
        "those targets": TARGETS,
        "first target": FIRST,
        "second target": SECOND,
        "first targets": t.Group(ref="target", index=1, number="all"),
        "second targets": t.Group(ref="target", index=2, number="all"),
        "your target": t.Group(ref="target", whose="you"),
        "opponent's target": t.Group(ref="target", whose="opponent"),
        "opponent's targets": t.Group(ref="target", whose="opponent", number="all"),
        "that card": t.Group(ref="event"),
        "that opponent's monster": THEIRS,
        "those cards": t.Group(ref="event", number="all"),
        **{f"used {how}": t.Group(ref="cost") for how in _PAID},
        "banished by this effect": t.Group(ref="bound", number="all"),
        "Summoned by this effect": t.Group(ref="bound", number="all"),
        "face-up ones Summoned by this effect": t.Group(ref="bound", number="all", filter=t.Filter(face="up")),
        "equipped monster": t.Group(ref="equipped"),
        "attacking monster": t.Group(ref="attacker"),
        "attack target": t.Group(ref="attacked"),
        "opposing monster": t.Group(ref="opposing"),
        "the above": t.Group(ref="above", number="all"),
        "the above of field and gy": t.Group(ref="above", number="all", whose="you", zones=("field", "graveyard")),
        "the above of either field": t.Group(ref="above", number="all", whose="either"),
        "material used": t.Group(ref="materials"),
        "materials used": t.Group(ref="materials", number="all"),
    },
)
fix(
    "Poss",
    {
        "its": IT,
        "their": THEM,
        "this card's": t.SELF,
        "that target's": TARGET,
        "those targets'": TARGETS,
        "first target's": FIRST,
        "second target's": SECOND,
        "that monster's": t.Group(ref="event"),
        "that opponent's monster's": THEIRS,
        "equipped monster's": t.Group(ref="equipped"),
        "monster equipped to it's": EQUIPPED_TO_IT,
        "attacking monster's": t.Group(ref="attacker"),
        "attack target's": t.Group(ref="attacked"),
        **{f"used {how}": t.Group(ref="cost") for how in _PAID},
        "opposing monster's": t.Group(ref="opposing"),
    },
)
fix("NP", {"that equipped monster": EQUIPPED_TO_IT})
fix("Cond", {"equipped with that monster": t.Compare(t.Amount(of="count", group=EQUIPPED_TO_IT), "≥", 1)})
#: The attacking player is the opponent: it is said of a card that is attacked.
fix("Actor", {"this card's controller": "you", "attacking player": "opponent"})
fix("Actor", {"opponent": "opponent", "each player": "each", "both players": "each", "controller": "controller"})


@means("Ref.this such card", "Self.this such")
def _this_such_card(tree: Tree) -> t.Group:
    state: t.Filter = meaning(tree["a"])
    return t.Group(ref="self", filter=state)


fix("Self", {"this": t.SELF})
#: An Equip Card is equipped while it lies face-up on the field, or lay so when it left.
_FLIPPED = t.Filter(summoned="flipped")
fix("SelfState", {"equipped": t.Filter(icons=("equip",), face="up"), "flipped": _FLIPPED})
fix("SelfState", {"flipped face-up": replace(_FLIPPED, face="up")})
fix("SelfState", {"normal summoned or set": t.Filter(summoned="normal or set")})


@means("SelfState.summoned", "SelfState.face-up summoned")
def _summoned_self(tree: Tree) -> t.Filter:
    ways = meaning(tree["w"])
    if len(ways) != 1:
        raise Meaningless("how it was Summoned")
    return t.Filter(summoned=ways[0], face="up" if tree.name.startswith("face-up") else "")


@means("Ref.all of them")
def _all_of_them(tree: Tree) -> t.Group:
    if tree.number("n") < 2:
        raise Meaningless("all of one")
    return THEM


@means("Ref.this card from")
def _this_card_from(tree: Tree) -> t.Group:
    return t.Group(ref="self", zones=zones(tree["z"]))


@means("Ref.targets there")
def _targets_there(tree: Tree) -> t.Group:
    return t.Group(ref="target", number="all", whose="you", zones=zones(tree["z"]))


@means("Ref.this banished card")
def _this_banished_card(tree: Tree) -> t.Group:
    return t.Group(ref="self", zones=("banished",))


@means("Ref.this card from or field")
def _this_card_from_or_field(tree: Tree) -> t.Group:
    return t.Group(ref="self", zones=(*zones(tree["z"]), "field"))


@means("Ref.those of them")
def _those_of_them(tree: Tree) -> t.Group:
    value = tree.number("n")
    return t.Group(ref="it", number="all", filter=t.Filter(atk=t.Range(low=value, high=value)))


@means("Ref.that such card", "Ref.those such cards")
def _that_such(tree: Tree) -> t.Group:
    """ "That LIGHT monster": the one spoken of, as far as it is such a card."""
    filter_, place = kinds_of_card(tree)
    if filter_.related == (APPROPRIATE,):
        filter_ = replace(filter_, related=())
    if filter_.related or filter_.other or not (tree.many("f") or filter_.icons or filter_.names):
        raise Meaningless("which card that is")
    place = place or Place("", ())
    opponents = place == Place("opponent", ("field",))
    if place.zones and not (opponents or {*place.zones} <= {"graveyard", "banished"}):
        raise Meaningless("which card that is")  # where it is is said of what is done with it, or of another card
    plain = replace(filter_, kinds=(), face="", position="", summoned="")  # these only point at it
    number = "exactly" if tree.name == "that such card" else "all"
    return t.Group(ref="event", number=number, whose="opponent" if opponents else "", zones=place.zones, filter=plain)
