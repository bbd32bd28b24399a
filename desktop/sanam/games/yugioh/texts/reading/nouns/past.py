"""What conditions mean that ask what happened this turn, or in the battle that goes on."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.events.causes import cause
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace
from sanam.games.yugioh.texts.reading.nouns.places import zones

fix(
    "Done",
    {
        "any summoned": ("summoned",),
        "flipped": ("flipped",),
        "set": ("set",),
        "sent": ("sent",),
        "banished": ("banished",),
    },
)
fix("Done", {"fallen in battle": ("destroyed by battle",)})
fix("Done", {"destroyed": ("destroyed on the field",), "destroyed and sent": ("sent from the field destroyed",)})
fix("Done", {"sent from the field": ("sent from the field",)})


@means("Done.summoned")
def _done_summoned(tree: Tree) -> tuple[str, ...]:
    return tuple(f"{way} summoned" for way in meaning(tree["w"]))


@means("Dones.many")
def _many_dones(tree: Tree) -> tuple[str, ...]:
    return (*meaning(tree["x"]), *meaning(tree["y"]), *meaning(tree["z"]))


@means("Dones.or")
def _dones(tree: Tree) -> tuple[str, ...]:
    return (*meaning(tree["x"]), *meaning(tree["y"]))


@means("Cond.was done this turn")
def _was_done(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["s"])
    words: tuple[str, ...] = meaning(tree["d"])
    if not group.ref and _LEAVING & {*words}:
        group = on_field(group)
        lying = group.filter.position or group.filter.related or group.filter.other
        if not {*words} <= _LEAVING or lying or group.number not in ("exactly", "at least") or group.count != 1:
            raise Meaningless("which cards have left")
        if group.whose == "either" or group.also is not None:
            raise Meaningless("whose cards have left")
    return t.ThisTurn(group, words)


#: What is done to cards that are then no longer where they were.
_LEAVING = frozenset(
    {"sent", "banished", "destroyed by battle", "destroyed on the field", "sent from the field destroyed"}
)


def _left(tree: Tree, events: tuple[str, ...], **fields: Any) -> t.ThisTurn:
    """Of some such card that was in a place that is named."""
    group: t.Group = meaning(tree["s"])
    lying = group.filter.position or group.filter.related or group.filter.other or group.filter.face
    if group.ref or group.zones or lying or group.also is not None or group.count != 1:
        raise Meaningless("which cards have left")
    said: dict[str, Any] = {name: value for name, value in cause(tree).items() if value}
    if said.keys() - {"cause", "cause_filter"} or said.get("cause", "effect") != "effect":
        raise Meaningless("by what they have left")
    if said and said.get("cause_filter", t.Filter()) == t.Filter():
        raise Meaningless("by the effect of which card")
    by = said.get("cause_filter", t.Filter())
    return t.ThisTurn(replace(group, **fields), events, seen=tree.get("v") is not None, by=by)


fix("Seen", {"while here": True})


@means("Cond.was sent from there this turn")
def _sent_from_there(tree: Tree) -> t.Condition:
    return _left(tree, ("sent",), whose=meaning(tree["w"]) or "either", zones=zones(tree["z"]))


#: Wherever a card may be sent to the Graveyard from.
_ANYWHERE = ("field", "hand", "deck", "extra", "banished", "materials")


@means("Cond.was sent to your gy this turn")
def _sent_to_your_gy(tree: Tree) -> t.Condition:
    """Whoever controlled it, it is yours."""
    said = _left(tree, ("sent",), whose="either", zones=_ANYWHERE)
    return replace(said, group=replace(said.group, filter=replace(said.group.filter, owner="you")))


@means("Cond.was added this turn")
def _added(tree: Tree) -> t.Condition:
    return _left(tree, ("returned",), whose="you", zones=("deck",))


@means("Cond.this effect was used", "Cond.this effect was used unnegated")
def _was_used(tree: Tree) -> t.Condition:
    """ "This effect" is the card's other one: `assembly` looks that there is no third."""
    return t.ThisTurn(t.SELF, ("effect resolved" if "unnegated" in tree.name else "effect used",))


def _destroyed_some(tree: Tree) -> t.Group:
    """What has destroyed a monster, whichever that was."""
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",)) or other.whose == "you" or other.number == "at least":
        raise Meaningless("which monster it destroyed")
    by: t.Group = meaning(tree["s"])
    return by


@means("Cond.destroyed by battle this turn")
def _destroyed_this_turn(tree: Tree) -> t.Condition:
    return t.ThisTurn(_destroyed_some(tree), ("destroys",))


def _felled_by(tree: Tree) -> t.Relation:
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.filter != t.Filter() or group.also is not None:
        raise Meaningless("by which monster")
    return t.Relation(what="felled", of=group)


@means("Adj.felled by")
def _felled(tree: Tree) -> dict[str, Any]:
    return {"related": (_felled_by(tree),)}


@means("Cond.sent by battle this turn")
def _sent_by_battle(tree: Tree) -> t.Condition:
    return t.ThisTurn(_destroyed_some(tree), ("destroys and sends",))


@means("Cond.was attacked", "Cond.was attacked face-down")
def _was_attacked(tree: Tree) -> t.Condition:
    """In the battle that goes on: only said of a moment of the Damage Step (see `headings`)."""
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.filter != t.Filter():
        raise Meaningless("what was attacked")
    face = t.Filter(face="down") if tree.name.endswith("face-down") else t.Filter()
    return t.ThisTurn(replace(group, filter=face), ("was attacked",))


@means("Cond.attacked or was attacked", "Cond.attacked this turn", "Cond.battled this turn")
def _fought(tree: Tree) -> t.Condition:
    events = {"attacked or was attacked": ("attack", "was attacked"), "attacked this turn": ("attack",)}
    return t.ThisTurn(meaning(tree["s"]), events.get(tree.name, ("battled",)))


@means("Cond.inflicted battle damage")
def _inflicted(tree: Tree) -> t.Condition:
    return t.ThisTurn(meaning(tree["s"]), ("battle damage",))


@means("Base.kinds sent from the field", "Base.kinds of two sent from the field")
def _kinds_sent(tree: Tree) -> t.Amount:
    names = tuple(tree.text(slot) for slot in ("n", "m") if tree.get(slot) is not None)
    there = t.Group(number="all", whose="either", zones=("field",), filter=t.Filter(series=names))
    return t.Amount(of="kinds gone", group=there)


@means("Base.discarded or tributed this turn")
def _spent(tree: Tree) -> t.Amount:
    such, place = kinds_of_card(tree)
    if place is not None or such.face or such.position or such.related or such.past:
        raise Meaningless("what was discarded or Tributed")
    group = t.Group(number="all", filter=such)
    return t.Amount(of="deeds", who="you", deeds=("discarded", "tributed"), group=group)


fix("UsedFor", {way: way for way in ("fusion", "synchro", "ritual", "tribute")})


def _used_for_its_summon(tree: Tree) -> t.Filter:
    of: t.Group = meaning(tree["p"])
    return t.Filter(kinds=("monster",), related=(t.Relation(what="material", of=of),))


@means("Adj.used for its summon")
def _used_for_its(tree: Tree) -> dict[str, Any]:
    return {"related": _used_for_its_summon(tree).related}


@means("Adj.used for such a summon", "Adj.used for such a summon this turn")
def _used_for_such(tree: Tree) -> dict[str, Any]:
    served = {"served": (meaning(tree["k"]),)}
    return {**served, "past": ("sent",)} if tree.name.endswith("this turn") else served


def _all_used(tree: Tree) -> t.Amount:
    group = t.Group(number="all", whose="you", zones=("graveyard",), filter=_used_for_its_summon(tree))
    return t.Amount(of="count", group=group)


@means("NP.all used for its summon")
def _each_used(tree: Tree) -> t.Group:
    """All of them or none: every one must be there, and find room."""
    there = _all_used(tree).group
    assert there is not None
    return replace(there, number="exactly", size=t.Amount(of="made of", group=meaning(tree["p"])))


@means("Cond.all used for its summon are there")
def _all_are_there(tree: Tree) -> tuple[t.Condition, ...]:
    there = _all_used(tree)
    return t.Compare(there, "≥", 1), t.Compare(there, "=", t.Amount(of="made of", group=meaning(tree["p"])))


@means("Cond.is of the declared level")
def _of_declared_level(tree: Tree) -> t.Condition:
    return t.Compare(t.Amount(of="level", group=meaning(tree["s"])), "=", t.Amount(of="die"))


@means("Cond.activated as chain link", "Cond.activated as chain link or higher", "Cond.activated as either chain link")
def _as_chain_link(tree: Tree) -> tuple[t.Condition, ...]:
    """The number of the link with which this effect was activated."""
    link, number = t.Amount(of="link"), tree.number("n")
    if tree.name.endswith("or higher"):
        return (t.Compare(link, "≥", number),)
    if tree.name == "activated as chain link":
        return (t.Compare(link, "=", number),)
    if tree.number("m") != number + 1:
        raise Meaningless("which links")
    return t.Compare(link, "≥", number), t.Compare(link, "≤", number + 1)


_DIED = {
    "sent there": "sent",
    "destroyed and sent": "destroyed on the field",
    "fallen in battle": "destroyed by battle",
}


@means(*(f"Cond.{name} this turn" for name in _DIED))
def _died_this_turn(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("where another card is")
    return t.ThisTurn(t.SELF, (_DIED[tree.name.removesuffix(" this turn")],))


#: What players do, in the words of `Amount.deeds`.
_DEEDS = {
    "activates": ("card",),
    "activates effect": ("effect",),
    "normal summons": ("normal",),
    "normal summons or sets": ("normal", "set"),
    "special summons": ("special",),
    "sets": ("set",),
}


def _monsters(group: t.Group) -> bool:
    return bool({*group.filter.kinds} <= {"monster"} and group.filter.kinds) and not group.filter.icons


@means(*(f"Deed.{name}" for name in _DEEDS))
def _deed(tree: Tree) -> t.Compare:
    """How often it was done: of a player who is not named yet."""
    group: t.Group = meaning(tree["g"])
    summons = "summons" in tree.name
    vague = group.ref or group.zones or group.also is not None or group.number not in ("exactly", "at least")
    lying = group.filter.face or group.filter.position or group.filter.related or group.filter.past
    if vague or lying or (group.distinct or group.extreme) or (summons and not _monsters(group)):
        raise Meaningless("what was done with which card")
    if tree.name == "activates" and not {*group.filter.kinds} <= {"spell", "trap"}:
        raise Meaningless("a card is activated, of a monster only its effect")
    done = t.Amount(of="deeds", deeds=_DEEDS[tree.name], group=t.Group(number="all", filter=group.filter))
    return t.Compare(done, "≥", group.count)


fix("Deed", {"takes effect damage": t.Compare(t.Amount(of="deeds", deeds=("hurt",)), "≥", 1)})
fix("Deed", {"attacks": t.Compare(t.Amount(of="deeds", deeds=("attacked",)), "≥", 1)})


@means("Cond.you did", "Cond.opponent did", "Cond.you did not", "Cond.opponent did not")
def _did(tree: Tree) -> t.Condition:
    often: t.Compare = meaning(tree["d"])
    assert isinstance(often.left, t.Amount)
    done = replace(often.left, who="you" if tree.name.startswith("you") else "opponent")
    if not tree.name.endswith("not"):
        return t.Compare(done, often.sign, often.right)
    if often.right != 1:
        raise Meaningless("how often it was not done")
    return t.Compare(done, "=", 0)
