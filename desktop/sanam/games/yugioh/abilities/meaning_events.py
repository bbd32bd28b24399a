"""What the conditions and occasions of the phrase book mean."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_nouns import kinds_of_card, on_field, replace, zones

HAND = t.Group(number="all", whose="you", zones=("hand",))
MATERIALS = t.Group(number="all", whose="you", zones=("materials",))


def conditions(tree: Tree) -> tuple[t.Condition, ...]:
    found = []
    while tree.key == "Conds.and":
        found.append(meaning(tree["x"]))
        tree = tree["y"]
    return (*found, meaning(tree))


# ------------------------------------------------------------------------------------------------ conditions
_WHOSE = {"you control": "you", "opponent controls": "opponent", "there is": "either"}


def _counted(group: t.Group, whose: str) -> t.Amount:
    where = group if group.zones else replace(group, whose=whose, zones=("field",))
    return t.Amount(of="count", group=replace(where, number="all", count=1))


def _hand(sign: str, count: int) -> t.Condition:
    return t.Compare(t.Amount(of="count", group=HAND), sign, count)


@means("Cond.you control", "Cond.opponent controls", "Cond.there is")
def _has(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["g"])
    if group.number == "at least":
        least = group.count
    elif group.number == "exactly" and group.count == 1:
        least = 1
    else:
        raise Meaningless("how many")
    return t.Compare(_counted(group, _WHOSE[tree.name]), "≥", least)


@means("Cond.you control no", "Cond.opponent controls no", "Cond.there are no")
def _has_no(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    whose = {"you control no": "you", "opponent controls no": "opponent", "there are no": "either"}[tree.name]
    group = t.Group(filter=filter_)
    if place is not None:
        group = replace(group, whose=place.whose, zones=place.zones)
    return t.Compare(_counted(group, whose), "=", 0)


@means("Cond.cards in hand or more")
def _hand_or_more(tree: Tree) -> t.Condition:
    return _hand("≥", tree.number("n"))


@means("Cond.cards in hand or less")
def _hand_or_less(tree: Tree) -> t.Condition:
    return _hand("≤", tree.number("n"))


YOUR_LP, OPPONENTS_LP = t.Amount(of="lp", who="you"), t.Amount(of="lp", who="opponent")
fix("Cond", {"no cards in hand": _hand("=", 0), "lp lower": t.Compare(YOUR_LP, "<", OPPONENTS_LP)})


@means("Cond.opponent controls more")
def _more(tree: Tree) -> t.Condition:
    group = t.Group(number="all", filter=t.Filter(**meaning(tree["n"])))
    return t.Compare(_counted(group, "opponent"), ">", _counted(group, "you"))


@means("Cond.lp or less", "Cond.lp or more")
def _lp(tree: Tree) -> t.Condition:
    return t.Compare(YOUR_LP, "≤" if tree.name == "lp or less" else "≥", tree.number("n"))


@means("Cond.is in")
def _is_in(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("where another card is")
    return t.IsIn(zones(tree["z"]))


fix(
    "State",
    {
        "attack position": t.Filter(position="attack"),
        "defense position": t.Filter(position="defense"),
        "face-up": t.Filter(face="up"),
        "face-down": t.Filter(face="down"),
    },
)


@means("Cond.is in position")
def _is_in_position(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), meaning(tree["p"]))


@means("Cond.is a")
def _is_a(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("where it is")
    return t.Is(meaning(tree["s"]), filter_)


fix(
    "Way",
    {name: (name,) for name in ("normal", "tribute", "flip", "special", "ritual", "fusion", "synchro", "xyz")}
    | {"normal or flip or special": ("normal", "flip", "special"), "flip or special": ("flip", "special")}
    | {"normal or special": ("normal", "special"), "normal or flip": ("normal", "flip")},
)


@means("Cond.was summoned")
def _was_summoned(tree: Tree) -> t.Condition:
    ways = meaning(tree["w"])
    if len(ways) != 1:
        raise Meaningless("how it was Summoned")
    return t.Is(meaning(tree["s"]), t.Filter(summoned=ways[0]))


@means("Cond.has counters")
def _has_counters(tree: Tree) -> t.Condition:
    amount = t.Amount(of="counters", counter=tree.text("c"), group=on_field(meaning(tree["s"])))
    return t.Compare(amount, "≥", tree.number("n"))


@means("Cond.has materials", "Cond.has a material")
def _has_materials(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("materials of another card")
    return t.Compare(t.Amount(of="count", group=MATERIALS), "≥", tree.number("n", 1))


# ------------------------------------------------------------------------------------------------- occasions
#: Causes: of what, and whose effect.
fix(
    "By",
    {
        "battle": ("battle", ""),
        "effect": ("effect", ""),
        "battle or effect": ("battle or effect", ""),
        "opponent's effect": ("effect", "opponent"),
        "your effect": ("effect", "you"),
        "opponent's card": ("battle or effect", "opponent"),
    },
)


def cause(tree: Tree) -> tuple[str, str]:
    by = tree.get("b")
    return meaning(by) if by is not None else ("", "")


def _occasion(event: str, subject: t.Group | None = None, **fields: Any) -> t.Occasion:
    return t.Occasion(events=(event,), subject=subject, **fields)


fix(
    "Event",
    {
        "you take battle damage": _occasion("battle damage", who="you"),
        "opponent takes battle damage": _occasion("battle damage", who="opponent"),
        "you take effect damage": _occasion("damage", who="you", cause="effect"),
        "you take damage": _occasion("damage", who="you"),
        "you gain lp": _occasion("life gained", who="you"),
        "you pay lp": _occasion("life paid", who="you"),
    },
)
fix("ToField", {"your": "you", "opponent's": "opponent"})
fix("FromWhose", {"your": "you", "any": ""})
#: Events that only name their subject.
_SIMPLE = {
    "any summoned": "summoned", "set": "set", "flipped": "flipped", "tributed": "tributed", "banished": "banished",
    "discarded": "discarded", "returned": "returned", "leaves": "left", "attacks": "attack",
    "position changed": "position",
}  # fmt: skip


@means(*(f"Event.{name}" for name in _SIMPLE))
def _simple(tree: Tree) -> t.Occasion:
    return _occasion(_SIMPLE[tree.name], meaning(tree["s"]))


@means("Event.summoned")
def _summoned(tree: Tree) -> t.Occasion:
    ways = meaning(tree["w"])
    to = tree.get("t")
    return t.Occasion(
        events=tuple(f"{way} summoned" for way in ways),
        subject=meaning(tree["s"]),
        who=meaning(to) if to is not None else "",
    )


@means("Event.sent to gy")
def _sent(tree: Tree) -> t.Occasion:
    why, whose = cause(tree)
    return _occasion("sent", meaning(tree["s"]), cause=why, cause_who=whose)


@means("Event.sent from to gy")
def _sent_from(tree: Tree) -> t.Occasion:
    why, whose = cause(tree)
    origin = zones(tree["z"])
    who = meaning(tree["w"])
    return _occasion("sent", meaning(tree["s"]), origin=origin, who=who, cause=why, cause_who=whose)


@means("Event.destroyed", "Event.destroyed and sent")
def _destroyed(tree: Tree) -> t.Occasion:
    why, whose = cause(tree)
    to = "graveyard" if tree.name == "destroyed and sent" else ""
    return _occasion("destroyed", meaning(tree["s"]), cause=why, cause_who=whose, to=to)


fix(
    "Leaver",
    {
        "this card on the field": {"origin": ("field",)},
        "this card you control": {"origin": ("field",), "who": "you"},
        "this card in your possession": {"who": "you"},
    },
)
_LEAVES = {"destroyed": "destroyed", "destroyed and sent": "destroyed", "sent": "sent", "leaves": "left",
           "tributed": "tributed", "banished": "banished"}  # fmt: skip


@means(*(f"Event.leaver {name}" for name in _LEAVES))
def _leaver(tree: Tree) -> t.Occasion:
    """This card leaves a place where it was, or a player who had it."""
    name = tree.name.removeprefix("leaver ")
    why, whose = cause(tree)
    to = "graveyard" if name == "destroyed and sent" else ""
    return _occasion(_LEAVES[name], t.SELF, cause=why, cause_who=whose, to=to, **meaning(tree["s"]))


@means("Event.leaves by")
def _leaves_by(tree: Tree) -> t.Occasion:
    return _occasion("left", meaning(tree["s"]), cause="effect", cause_who="opponent")


@means("Event.sent by")
def _discarded_by(tree: Tree) -> t.Occasion:
    why, whose = cause(tree)
    return _occasion("discarded", meaning(tree["s"]), cause=why, cause_who=whose)


@means("Event.summoned by the effect")
def _summoned_by(tree: Tree) -> t.Occasion:
    raise Meaningless("by which effect it was Summoned")


@means("Event.direct damage")
def _direct_damage(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="opponent", direct=True)


@means("Event.you take battle damage from")
def _damage_from(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="you")


@means("Event.detached")
def _detached(tree: Tree) -> t.Occasion:
    return _occasion("detached", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.attacks directly")
def _attacks_directly(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["s"]), direct=True)


@means("Event.attacks card")
def _attacks_card(tree: Tree) -> t.Occasion:
    return _occasion("attack", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.is attacked")
def _is_attacked(tree: Tree) -> t.Occasion:
    return _occasion("attack", other=meaning(tree["s"]))


@means("Event.destroys by battle", "Event.destroys and sends")
def _destroys(tree: Tree) -> t.Occasion:
    to = "graveyard" if tree.name == "destroys and sends" else ""
    return _occasion("destroys", meaning(tree["s"]), other=meaning(tree["o"]), to=to)


@means("Event.battles")
def _battles(tree: Tree) -> t.Occasion:
    """A battle; its heading says which moment of the Damage Step is meant."""
    return _occasion("battles", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.inflicts battle damage")
def _inflicts(tree: Tree) -> t.Occasion:
    return _occasion("battle damage", meaning(tree["s"]), who="opponent")


def _targeting(tree: Tree) -> t.Group | None:
    targeting = tree.get("t")
    return None if targeting is None else meaning(targeting["o"])


@means("Event.opponent activates", "Event.activated")
def _activates(tree: Tree) -> t.Occasion:
    return _activation(tree, "card")


@means("Event.opponent activates effect", "Event.effect activated")
def _activates_effect(tree: Tree) -> t.Occasion:
    return _activation(tree, "effect")


def _activation(tree: Tree, what: str) -> t.Occasion:
    who = "opponent" if tree.name.startswith("opponent") else "either"
    subject: t.Group = meaning(tree["g"] if who == "opponent" else tree["s"])
    return _occasion("activation", subject, who=who, activated=what, other=_targeting(tree))


@means("Event.opponent activates card or effect", "Event.card or effect activated")
def _activates_any(tree: Tree) -> t.Occasion:
    who = "opponent" if tree.name.startswith("opponent") else "either"
    if meaning(tree["g"] if who == "opponent" else tree["s"]) != t.Group():
        raise Meaningless("which cards or effects")
    return _occasion("activation", who=who, activated="card or effect", other=_targeting(tree))


@means("Event.activates anything", "Event.opponent activates anything")
def _activates_anything(tree: Tree) -> t.Occasion:
    who = "opponent" if tree.name.startswith("opponent") else "either"
    return _occasion("activation", who=who, activated="card or monster effect", other=_targeting(tree))


@means("Event.you summon", "Event.opponent summons")
def _player_summons(tree: Tree) -> t.Occasion:
    raise Meaningless("who Summons")


@means("Event.attacks or is attacked", "Event.attacked or was attacked")
def _attacks_or_is_attacked(tree: Tree) -> t.Occasion:
    raise Meaningless("either side of an attack")


@means("Event.would be summoned")
def _would_be_summoned(tree: Tree) -> t.Occasion:
    return _occasion("summoning", meaning(tree["s"]), who="either")


@means("Event.opponent would summon")
def _would_summon(tree: Tree) -> t.Occasion:
    return _occasion("summoning", meaning(tree["g"]), who="opponent")


@means("Event.counter placed")
def _counter_placed(tree: Tree) -> t.Occasion:
    return _occasion("counter", meaning(tree["s"]), counter=tree.text("c"))


@means("Event.becomes equipped")
def _becomes_equipped(tree: Tree) -> t.Occasion:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("what becomes equipped")
    return _occasion("equipped", t.SELF)


@means("Event.you draw", "Event.opponent draws")
def _draws(tree: Tree) -> t.Occasion:
    return _occasion("drawn", meaning(tree["g"]), who="you" if tree.name == "you draw" else "opponent")
