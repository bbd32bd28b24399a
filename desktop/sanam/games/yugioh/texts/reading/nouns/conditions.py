"""What the conditions of the phrase book mean."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import PRECISELY, replace, theirs
from sanam.games.yugioh.texts.reading.nouns.places import zones

HAND = t.Group(number="all", whose="you", zones=("hand",))


def conditions(tree: Tree) -> tuple[t.Condition, ...]:
    found: list[t.Condition] = []
    if tree.key == "Conds.or":
        return (t.Either(ways=(conditions(tree["x"]), conditions(tree["y"]))),)
    while True:
        said = meaning(tree["x"] if tree.key in _JOINED else tree)
        found += said if isinstance(said, tuple) else (said,)
        if tree.key not in _JOINED:
            return tuple(found)
        tree = tree["y"]


#: Conditions that all must hold: a first one, and others.
_JOINED = ("Conds.and", "Conds.many", "CondEnd.and")


_WHOSE = {"you control": "you", "opponent controls": "opponent", "there is": "either"}


def _counted(group: t.Group, whose: str) -> t.Amount:
    where = group if group.zones else replace(group, whose=whose, zones=("field",))
    return t.Amount(of="count", group=replace(where, number="all", count=1))


def _hand(sign: str, count: int) -> t.Condition:
    return t.Compare(t.Amount(of="count", group=HAND), sign, count)


def so_many(group: t.Group, whose: str) -> t.Condition:
    """So many of the cards, or more; "exactly" so many no more."""
    if not group.ref and group.number == PRECISELY:
        return t.Compare(_counted(group, whose), "=", group.count)
    return t.Compare(_counted(group, whose), "≥", least_of(group))


def there_is(group: t.Group) -> t.Condition:
    """Such a card is on the field, or where it says."""
    if group.ref or group.also is not None:
        raise Meaningless("which card")
    if group.number == "all" and group.filter.names:
        group = replace(group, number="exactly", count=1)
    return so_many(group, "either")


def least_of(group: t.Group) -> int:
    if (
        group.ref
        or group.also is not None
        or group.number not in ("at least", "exactly")
        or (group.number == "exactly" and group.count != 1 and not group.distinct)
    ):
        raise Meaningless("how many")
    return group.count


@means("Cond.you control", "Cond.opponent controls", "Cond.there is")
def _has(tree: Tree) -> tuple[t.Condition, ...]:
    """Each of the cards that are named together must be there."""
    found = []
    whose = _WHOSE[tree.name]
    group: t.Group | None = meaning(tree["g"])
    group = theirs(group, whose) if whose == "opponent" else group
    while group is not None:
        found.append(so_many(replace(group, also=None), whose))
        group = group.also
    return tuple(found)


@means("Cond.only opponent controls", "Cond.only you control")
def _only_one_controls(tree: Tree) -> tuple[t.Condition, ...]:
    group: t.Group = meaning(tree["g"])
    if group.zones or group.filter.kinds not in ((), ("monster",)):
        raise Meaningless("where they are")
    who, other = ("you", "opponent") if tree.name == "only you control" else ("opponent", "you")
    return so_many(group, who), t.Compare(_counted(group, other), "=", 0)


@means("Cond.you control only", "Cond.you control only face-up", "Cond.you control only one")
@means("Cond.opponent controls only", "Cond.opponent controls only face-up", "Cond.opponent controls only cards")
def _only_such(tree: Tree) -> tuple[t.Condition, ...]:
    """Some, or just one, and none of the monsters, the face-up monsters or the cards is another one."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.kinds not in ((), ("monster",)):
        raise Meaningless("where they are")
    whose = "you" if tree.name.startswith("you") else "opponent"
    face = "up" if tree.name.endswith("face-up") else ""
    such = replace(filter_, kinds=("monster",), face=filter_.face or face)
    others = t.Filter(kinds=() if tree.name.endswith("cards") else ("monster",), face=face, neither=(filter_,))
    some = t.Compare(_counted(t.Group(filter=such), whose), "=" if tree.name.endswith("one") else "≥", 1)
    return some, t.Compare(_counted(t.Group(filter=others), whose), "=", 0)


@means("Cond.all there are", "Cond.all there are of sort")
def _all_there(tree: Tree) -> tuple[t.Condition, ...]:
    """Some monsters are there, and none that is another one."""
    where = zones(tree["z"])
    if tree.get("s") is not None:
        filter_ = t.Filter(kinds=("monster",), **meaning(tree["s"]))
    else:
        filter_, place = kinds_of_card(tree)
        if place is not None or filter_.kinds != ("monster",):
            raise Meaningless("which monsters")
    if "field" in where:
        raise Meaningless("where they are")
    there = t.Group(whose="you", zones=where, filter=t.Filter(kinds=("monster",)))
    others = replace(there, filter=t.Filter(kinds=("monster",), neither=(filter_,)))
    return t.Compare(_counted(there, "you"), "≥", 1), t.Compare(_counted(others, "you"), "=", 0)


_FEW = {"few": "either", "you control few": "you", "opponent controls few": "opponent", "opponent has few": "opponent"}


@means(*(f"Cond.{name}" for name in _FEW))
def _few(tree: Tree) -> t.Condition:
    """No more than so many."""
    filter_, place = kinds_of_card(tree, noun="m")
    group, whose = t.Group(filter=filter_), _FEW[tree.name]
    if tree.name.endswith("control few") and place is not None:
        raise Meaningless("where they are")
    if place is not None:
        group = replace(group, whose=whose if place.whose == "they" else place.whose, zones=place.zones)
    if tree.name == "opponent has few" and (place is None or "field" in place.zones or group.whose != "opponent"):
        raise Meaningless("where they are")
    if tree.name == "few" and (place is None or place.whose == "they"):
        raise Meaningless("where they are")
    return t.Compare(_counted(group, whose), "≤", tree.number("n"))


@means("Cond.opponent has")
def _opponent_has(tree: Tree) -> t.Condition:
    group: t.Group = theirs(meaning(tree["g"]), "opponent")
    if not group.zones or group.whose != "opponent" or "field" in group.zones:
        raise Meaningless("where they are")
    return so_many(group, "opponent")


@means("Cond.you have")
def _you_have(tree: Tree) -> t.Condition:
    return you_have(meaning(tree["g"]))


def you_have(group: t.Group) -> t.Condition:
    """Cards in the hand, the Graveyard, removed: what is on the field is "controlled"."""
    if group.zones == ("banished",) and group.whose == "either":
        group = replace(group, whose="you")
    if group.whose != "you" or group.zones in ((), ("field",)):
        raise Meaningless("where they are")
    return so_many(group, "you")


@means("Cond.you have no", "Cond.opponent has no")
def _has_none(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    who = "you" if tree.name.startswith("you") else "opponent"
    whose = "opponent" if place is not None and place.whose == "they" and who == "opponent" else place and place.whose
    if place is None or whose != who or "field" in place.zones:
        raise Meaningless("where they are")
    return t.Compare(_counted(t.Group(filter=filter_, whose=who, zones=place.zones), who), "=", 0)


@means("Cond.you control no", "Cond.opponent controls no", "Cond.there are no")
def _has_no(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    whose = {"you control no": "you", "opponent controls no": "opponent", "there are no": "either"}[tree.name]
    group = t.Group(filter=filter_)
    if place is not None:
        # "You control no other cards on the field": of yours.
        group = replace(group, whose=whose if place.whose == "either" else place.whose, zones=place.zones)
    return t.Compare(_counted(group, whose), "=", 0)


@means("Cond.you control but no")
def _but_no(tree: Tree) -> tuple[t.Condition, ...]:
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("where they are")
    return so_many(meaning(tree["g"]), "you"), t.Compare(_counted(t.Group(filter=filter_), "you"), "=", 0)


@means("Cond.you control including", "Cond.opponent controls including")
def _including(tree: Tree) -> tuple[t.Condition, ...]:
    """So many cards, one of which is such a card."""
    whose = "you" if tree.name.startswith("you") else "opponent"
    return so_many(meaning(tree["g"]), whose), so_many(meaning(tree["h"]), whose)


fix(
    "Cond",
    {
        "heads": t.Compare(t.Amount(of="heads"), "≥", 1),
        "tails": t.Compare(t.Amount(of="heads"), "=", 0),
        "called right": t.Compare(t.Amount(of="heads"), "≥", 1),
        "called wrong": t.Compare(t.Amount(of="heads"), "=", 0),
    },
)


@means("Cond.heads or more", "Cond.heads exactly")
def _heads(tree: Tree) -> t.Condition:
    return t.Compare(t.Amount(of="heads"), "=" if tree.name == "heads exactly" else "≥", tree.number("n"))


@means("Cond.both on the field")
def _both_on_field(tree: Tree) -> tuple[t.Condition, ...]:
    found: list[t.Condition] = []
    for group in (meaning(tree["g"]), meaning(tree["h"])):
        if group.ref or group.zones or group.filter.face == "down":
            raise Meaningless("where it is")
        if group.number == "all" and group.filter.names:
            group = replace(group, number="exactly", count=1)
        counted = _counted(replace(group, filter=replace(group.filter, face="up")), "either")
        found.append(t.Compare(counted, "≥", least_of(group)))
    return tuple(found)


@means("Must.have")
def _must_have(tree: Tree) -> t.Condition:
    return you_have(meaning(tree["g"]))


@means("Must.lp or less")
def _must_have_lp(tree: Tree) -> t.Condition:
    return t.Compare(YOUR_LP, "≤", tree.number("n"))


def they_control(group: t.Group) -> t.Condition:
    """ "Your opponent controls 1 or more monsters"."""
    return so_many(group, "opponent")


def controlled(tree: Tree) -> t.Condition:
    """ "control 1 or more monsters", "control no monsters": of you."""
    if tree.get("g") is None:
        filter_, place = kinds_of_card(tree)
        if place is not None:
            raise Meaningless("where they are")
        return t.Compare(_counted(t.Group(filter=filter_), "you"), "=", 0)
    return so_many(meaning(tree["g"]), "you")


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


OPPONENTS_HAND = t.Group(number="all", whose="opponent", zones=("hand",))
fix(
    "Cond",
    {
        "opponent has more cards in hand": t.Compare(
            t.Amount(of="count", group=OPPONENTS_HAND), ">", t.Amount(of="count", group=HAND)
        ),
        "you have more cards in hand": t.Compare(
            t.Amount(of="count", group=HAND), ">", t.Amount(of="count", group=OPPONENTS_HAND)
        ),
        "opponent has more cards in hand and field": t.Compare(
            t.Amount(of="count", group=t.Group(number="all", whose="opponent", zones=("hand", "field"))),
            ">",
            t.Amount(of="count", group=t.Group(number="all", whose="you", zones=("hand", "field"))),
        ),
        "summoned this way": t.Is(t.SELF, t.Filter(summoned="own")),
    },
)


@means("Cond.opponent's cards in hand or more")
def _opponents_hand(tree: Tree) -> t.Condition:
    return t.Compare(t.Amount(of="count", group=OPPONENTS_HAND), "≥", tree.number("n"))


@means("Cond.opponent controls more")
def _more(tree: Tree) -> t.Condition:
    group = t.Group(number="all", filter=t.Filter(**meaning(tree["n"])))
    return t.Compare(_counted(group, "opponent"), ">", _counted(group, "you"))


@means("Cond.opponent controls so many more")
def _so_many_more(tree: Tree) -> t.Condition:
    group = t.Group(number="all", filter=t.Filter(**meaning(tree["n"])))
    least = replace(_counted(group, "you"), plus=tree.number("k"))
    return t.Compare(_counted(group, "opponent"), "≥", least)


def _in_hand(whose: str, plus: int = 0) -> t.Amount:
    return t.Amount(of="count", group=t.Group(number="all", whose=whose, zones=("hand",)), plus=plus)


@means("Cond.opponent has so many more in hand")
def _so_many_more_in_hand(tree: Tree) -> t.Condition:
    return t.Compare(_in_hand("opponent"), "≥", _in_hand("you", tree.number("k")))


fix("Cond", {"as many in hand": t.Compare(_in_hand("you"), "=", _in_hand("opponent"))})


@means("Cond.lp or less", "Cond.lp or more", "Cond.opponent's lp or less", "Cond.opponent's lp or more")
@means("Cond.lp below", "Cond.lp above", "Cond.opponent's lp below", "Cond.opponent's lp above")
def _lp(tree: Tree) -> t.Condition:
    sign = {"above": ">", "below": "<", "less": "≤", "more": "≥"}[tree.name.rsplit(maxsplit=1)[-1]]
    return t.Compare(OPPONENTS_LP if tree.name.startswith("opponent") else YOUR_LP, sign, tree.number("n"))


@means("Cond.controls the equipped monster")
def _controls_bearer(tree: Tree) -> t.Condition:
    bearer = t.Filter(kinds=("monster",), related=(t.Relation(what="card", of=t.Group(ref="equipped")),))
    return t.Compare(_counted(t.Group(whose="you", filter=bearer, zones=("field",)), "you"), "≥", 1)


@means("Cond.is in")
def _is_in(tree: Tree) -> t.Condition | tuple[t.Condition, ...]:
    """Where this card is; or that there is such a card."""
    group: t.Group = meaning(tree["s"])
    where = zones(tree["z"])
    if group == t.SELF:
        return t.IsIn(where)
    if group.ref or group.zones or "field" in where:
        raise Meaningless("where another card is")
    each = _each_named(tree["s"], group)
    return tuple(t.Compare(_counted(replace(one, whose="you", zones=where), "you"), "≥", least_of(one)) for one in each)


@means("Cond.is on the field or in")
def _is_on_field_or_in(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("which card is there")
    return t.IsIn(("field", *zones(tree["z"])))


@means("Cond.this card on the field")
def _this_on_field(tree: Tree) -> tuple[t.Condition, ...]:
    group: t.Group = meaning(tree["s"])
    if group.ref == "bound":
        return (t.Is(group, t.Filter(face="up")),)
    if group.ref != "self" or group.zones or group.also is not None:
        raise Meaningless("where another card is")
    here = t.IsIn(("field",))
    return (here,) if group == t.SELF else (here, t.Is(t.SELF, group.filter))


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
    {
        name: (name,)
        for name in ("normal", "tribute", "flip", "special", "ritual", "fusion", "synchro", "xyz", "pendulum")
    }
    | {"normal or flip or special": ("normal", "flip", "special"), "flip or special": ("flip", "special")}
    | {"normal or special": ("normal", "special"), "normal or flip": ("normal", "flip")},
)


@means("Cond.is not a")
def _is_not(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("where it is")
    return t.Is(meaning(tree["s"]), t.Filter(neither=(filter_,)))


@means("Cond.lp lower by", "Cond.lp higher by")
def _lp_apart(tree: Tree) -> t.Condition:
    """By so many or more: the one with less needs so many more to have as many."""
    less, more = (YOUR_LP, OPPONENTS_LP) if tree.name == "lp lower by" else (OPPONENTS_LP, YOUR_LP)
    return t.Compare(replace(less, plus=tree.number("n")), "≤", more)


_ATTACKING = t.Amount(of="atk", group=t.Group(ref="attacker"))
_ATTACKED = t.Amount(of="atk", group=t.Group(ref="attacked"))
fix("Cond", {"attacks a stronger one": t.Compare(_ATTACKING, "<", _ATTACKED)})


fix("Cond", {"was discarded by opponent": t.CausedBy(who="opponent")})


fix("Must", {"have no cards": _hand("=", 0)})


@means("Cond.face-up on the field", "Cond.face-up on your field", "Cond.not on the field", "Cond.not on your field")
def _on_the_field(tree: Tree) -> tuple[t.Condition, ...]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.filter.face == "down":
        raise Meaningless("where it is")
    whose = "you" if tree.name.endswith("your field") else "either"
    found: list[t.Condition] = []
    for one in _each_named(tree["g"], group):
        least = least_of(one)
        bare = one.filter == t.Filter(kinds=("monster",)) and least > 1  # Set ones are there, too
        counted = _counted(one if bare else replace(one, filter=replace(one.filter, face="up")), whose)
        if not tree.name.startswith("not"):
            found.append(t.Compare(counted, "≥", least))
        elif least != 1 or not group.filter.names:
            raise Meaningless("how many")
        else:
            found.append(t.Compare(counted, "=", 0))
    if tree.name.startswith("not") and len(found) > 1:
        raise Meaningless("both or one of them")
    return tuple(found)


def _each_named(tree: Tree, group: t.Group) -> list[t.Group]:
    """Names joined by "and" are one card each; any other group is what it is."""
    if group.number != "all" or not group.filter.names:
        return [group]
    group = replace(group, number="exactly", count=1)
    if all(part.key != "Names.and" for part in tree.walk()):
        return [group]
    return [replace(group, filter=replace(group.filter, names=(name,))) for name in group.filter.names]


@means("Cond.is the only such")
def _only_such_card(tree: Tree) -> tuple[t.Condition, ...]:
    """ "If this is the only Set card in your Spell & Trap Zone": this card is one, and there is no other."""
    filter_, place = kinds_of_card(tree)
    if meaning(tree["s"]) != t.SELF or place is None or place.whose not in ("you", "either") or "hand" in place.zones:
        raise Meaningless("which card")
    others = t.Group(number="all", whose=place.whose, zones=place.zones, filter=replace(filter_, other=True))
    return t.Is(group=t.SELF, filter=filter_), t.Compare(t.Amount(of="count", group=others), "=", 0)


@means("Cond.only card in hand")
def _only_card(tree: Tree) -> t.Condition:
    if meaning(tree["s"]) != t.SELF:
        raise Meaningless("which card")
    return _hand("=", 1)


@means("Cond.is attacking")
def _is_attacking(tree: Tree) -> t.Condition:
    return t.Battles(group=meaning(tree["s"]), role="attacker")
