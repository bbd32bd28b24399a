"""What the conditions of the phrase book mean."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.abilities.meaning_filters import kinds_of_card, zones
from sanam.games.yugioh.abilities.meaning_nouns import on_field, replace

HAND = t.Group(number="all", whose="you", zones=("hand",))
MATERIALS = t.Group(number="all", whose="you", zones=("materials",))


def conditions(tree: Tree) -> tuple[t.Condition, ...]:
    found = []
    while tree.key == "Conds.and":
        found.append(meaning(tree["x"]))
        tree = tree["y"]
    return (*found, meaning(tree))


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


def controlled(tree: Tree) -> t.Condition:
    """ "control 1 or more monsters", "control no monsters": of you."""
    if tree.get("g") is None:
        filter_, place = kinds_of_card(tree)
        if place is not None:
            raise Meaningless("where they are")
        return t.Compare(_counted(t.Group(filter=filter_), "you"), "=", 0)
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number not in ("at least", "exactly") or (group.number == "exactly" and group.count != 1):
        raise Meaningless("how many")
    return t.Compare(_counted(group, "you"), "≥", group.count)


@means("Cond.cards in hand or more")
def _hand_or_more(tree: Tree) -> t.Condition:
    return _hand("≥", tree.number("n"))


@means("Cond.cards in hand or less")
def _hand_or_less(tree: Tree) -> t.Condition:
    return _hand("≤", tree.number("n"))


YOUR_LP, OPPONENTS_LP = t.Amount(of="lp", who="you"), t.Amount(of="lp", who="opponent")
fix(
    "Cond",
    {"no cards in hand": _hand("=", 0), "lp lower": t.Compare(YOUR_LP, "<", OPPONENTS_LP)}
    | {"lp higher": t.Compare(YOUR_LP, ">", OPPONENTS_LP)}
    | {"opponent's lp higher": t.Compare(YOUR_LP, "<", OPPONENTS_LP)},
)


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


fix("Must", {"have no cards": _hand("=", 0)})
fix("Done", {"any summoned": ("summoned",), "flipped": ("flipped",), "set": ("set",), "sent": ("sent",)})


@means("Done.summoned")
def _done_summoned(tree: Tree) -> tuple[str, ...]:
    return tuple(f"{way} summoned" for way in meaning(tree["w"]))


@means("Dones.or")
def _dones(tree: Tree) -> tuple[str, ...]:
    return (*meaning(tree["x"]), *meaning(tree["y"]))


@means("Cond.was done this turn")
def _was_done(tree: Tree) -> t.Condition:
    return t.ThisTurn(meaning(tree["s"]), meaning(tree["d"]))


@means("Cond.destroyed by battle this turn")
def _destroyed_this_turn(tree: Tree) -> t.Condition:
    other: t.Group = meaning(tree["o"])
    if other.filter != t.Filter(kinds=("monster",)) or other.whose == "you" or other.number == "at least":
        raise Meaningless("which monster it destroyed")
    return t.ThisTurn(meaning(tree["s"]), ("destroys",))


@means("Cond.attacked or was attacked", "Cond.attacked this turn", "Cond.battled this turn")
def _fought(tree: Tree) -> t.Condition:
    events = {"attacked or was attacked": ("attack", "was attacked"), "attacked this turn": ("attack",)}
    return t.ThisTurn(meaning(tree["s"]), events.get(tree.name, ("battled",)))


@means("Cond.face-up on the field")
def _on_the_field(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.filter.face == "down":
        raise Meaningless("where it is")
    least = group.count if group.number == "at least" else 1
    if group.number not in ("at least", "exactly", "all") or (group.number == "exactly" and group.count != 1):
        raise Meaningless("how many")
    if group.number == "all" and not group.filter.names:
        raise Meaningless("how many")
    face_up = replace(group, filter=replace(group.filter, face="up"))
    return t.Compare(_counted(face_up, "either"), "≥", least)


@means("Cond.is equipped to")
def _is_equipped(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["g"])
    if meaning(tree["s"]) != t.SELF or group.ref or group.zones or group.number != "exactly" or group.count != 1:
        raise Meaningless("what is equipped to what")
    return t.Is(t.Group(ref="equipped"), group.filter)


@means("Cond.only card in hand")
def _only_card(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("which card")
    return _hand("=", 1)


@means("Cond.destroyed and sent this turn", "Cond.sent there this turn")
def _died_this_turn(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("where another card is")
    return t.ThisTurn(t.SELF, ("sent" if tree.name == "sent there this turn" else "destroyed on the field",))
