"""What the noun phrases of the phrase book mean: how many of which cards."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import Company, Kinds, Superlative, described, kinds_of_card, merged
from sanam.games.yugioh.texts.reading.nouns.groups import (
    BOTH,
    PRECISELY,
    YOURS,
    at_place_of,
    count_of,
    on_field,
    one,
    one_of_each,
    replace,
)
from sanam.games.yugioh.texts.reading.nouns.places import Place


def some(tree: Tree, number: str, count: int = 1) -> t.Group:
    group = _of_kinds(described(tree), number, count)
    if number == "all" or all(part.key != "Names.and" for part in tree["n"].walk()):
        return group
    if (number, count) != ("exactly", 1):
        raise Meaningless("how many of each of these names")
    return one_of_each(group)


def _of_kinds(kinds: Kinds, number: str, count: int, default: Place | None = None) -> t.Group:
    single = number == "exactly" and count == 1
    if kinds.alike and single:
        raise Meaningless("how one card compares with itself")
    if kinds.distinct and single:  # "1 monster with a different name": than the one before
        other = t.Relation(what=kinds.distinct, sign="≠", of=t.Group(ref="before"))
        filter_ = replace(kinds.filter, related=(*kinds.filter.related, other))
        kinds = replace(kinds, filter=filter_, distinct="")
    lies_in_column = any(relation.what in t.IN_COLUMN for relation in kinds.filter.related)
    place = kinds.place or default or (Place("either", ("field",)) if lies_in_column else Place("", ()))
    if kinds.total is not None and number in ("all", "exactly") and count == 1:
        if number == "exactly" or kinds.filter.kinds != ("monster",):
            raise Meaningless("what the Levels of one card come to")
        number = "any"
    kinds = _lying_as_spells(kinds, place)
    return t.Group(
        total=kinds.total,
        bound=kinds.bound,
        number=number,
        count=count,
        whose=place.whose,
        zones=place.zones,
        now=place.now,
        filter=kinds.filter,
        extreme=kinds.extreme,
        distinct=kinds.distinct,
        alike=kinds.alike,
    )


def _lying_as_spells(kinds: Kinds, place: Place) -> Kinds:
    """Monsters of the Spell & Trap Zone are none there: told by what they are printed as."""
    told = kinds.filter.kinds == ("monster",) and place.zones == ("spell-trap",)
    if not told or any(relation.what == "host" for relation in kinds.filter.related):
        return kinds
    return replace(kinds, filter=replace(kinds.filter, kinds=("monster card",)))


def placed(tree: Tree, place: Place, number: str = "exactly", count: int = 1) -> t.Group:
    kinds = described(tree)
    if kinds.place is not None:
        raise Meaningless("two places")
    return _of_kinds(kinds, number, count, place)


OWN = Place("you", ("field",))
fix(
    "Quant",
    {"any": ("exactly", 1), "all": ("all", 1), "each": ("all", 1), "any number": ("any", 1), "both": (BOTH, 1)},
)


@means("Quant.some", "Quant.up to", "Quant.at least", "Quant.exactly")
def _quantity(tree: Tree) -> tuple[str, int]:
    """ "Exactly 2" says in a condition that there are no more."""
    number = {"some": "exactly", "up to": "up to", "at least": "at least", "exactly": PRECISELY}
    return number[tree.name], tree.number("n")


@means("Quant.at least to")
def _at_least_to(tree: Tree) -> tuple[str, int]:
    """There is never room for more than five."""
    if tree.number("m") != 5:
        raise Meaningless("at most how many")
    return "at least", tree.number("n")


@means("Quant.up to the number")
def _up_to_the_number(tree: Tree) -> t.Amount:
    amount: t.Amount = meaning(tree["v"])
    return amount


@means("HowMany.cards")
def _how_many(tree: Tree) -> t.Amount:
    return count_of(meaning(tree["g"]))


@means("HowMany.counters")
def _how_many_counters(tree: Tree) -> t.Amount:
    return t.Amount(of="counters", counter=tree.text("c"), group=on_field(meaning(tree["o"])))


def _number(tree: Tree) -> tuple[str, int]:
    quantity: tuple[str, int] | t.Amount = meaning(tree["q"])
    if isinstance(quantity, t.Amount):
        raise Meaningless("up to how many")
    return quantity


@means("NP.some")
def _some(tree: Tree) -> t.Group:
    quantity = meaning(tree["q"])
    if isinstance(quantity, t.Amount):
        return replace(some(tree, "up to"), size=quantity)
    group = some(tree, *quantity)
    if tree["q"].key == "Quant.any" and group.zones == ("excavated",):
        raise Meaningless("any of them: all that are such")
    if tree["q"].key == "Quant.any" and any(relation.what == "name" for relation in group.filter.related):
        return replace(group, number="all")
    return group


@means("NP.the extreme one")
def _the_extreme_one(tree: Tree) -> t.Group:
    group = some(tree, "exactly")
    if not group.extreme and not any(relation.what == "host" for relation in group.filter.related):
        raise Meaningless("the one of which nothing was said")
    return group


@means("NP.any number up to")
def _any_number_up_to(tree: Tree) -> t.Group:
    return replace(some(tree, "up to"), size=meaning(tree["v"]))


@means("NP.same type of card")
def _same_type(tree: Tree) -> t.Group:
    """The kind of the card that was activated."""
    same = t.Relation(what="kind", of=t.Group(ref="event"))
    return t.Group(whose="you", zones=("hand",), filter=t.Filter(related=(same,)))


@means("NP.as many as possible")
def _as_many(tree: Tree) -> t.Group:
    return some(tree, "all")


@means("NP.all")
def _all(tree: Tree) -> t.Group:
    """Without a number it is all of them; a name off the field is one card of that name."""
    group = some(tree, "all")
    named = tree["n"].key == "Noun.named" and not {*group.zones} & {"field", "monster", "spell-trap"}
    return one(group) if named else group


@means("NP.opponent's")
def _opponents(tree: Tree) -> t.Group:
    return placed(tree, Place("opponent", ("field",)))


@means("NP.all opponent's")
def _all_opponents(tree: Tree) -> t.Group:
    return placed(tree, Place("opponent", ("field",)), "all")


@means("NP.your banished", "NP.opponent's banished")
def _banished(tree: Tree) -> t.Group:
    whose = "you" if tree.name == "your banished" else "opponent"
    return placed(tree, Place(whose, ("banished",)), *_number(tree))


@means("NP.any number of your banished")
def _any_number_banished(tree: Tree) -> t.Group:
    return placed(tree, Place("you", ("banished",)), "any")


@means("NP.as many of your banished", "NP.as many of their banished")
def _as_many_banished(tree: Tree) -> t.Group:
    return placed(tree, Place("you" if "your" in tree.name else "they", ("banished",)), "all")


@means("NP.any banished")
def _any_banished(tree: Tree) -> t.Group:
    return placed(tree, Place("either", ("banished",)), *_number(tree))


@means("NP.all banished")
def _all_banished(tree: Tree) -> t.Group:
    return placed(tree, Place("either", ("banished",)), "all")


@means("NP.either")
def _either(tree: Tree) -> t.Group:
    """One card of one of two kinds; the place is said once, or both times the same."""
    if tree.number("k") != 1 or tree.number("j") != 1:
        raise Meaningless("several of either kind")
    first, place = kinds_of_card(tree)
    second, other = kinds_of_card(tree, "g", "m")
    if place is not None and place != other:
        raise Meaningless("two places")
    whose, zones_ = (other.whose, other.zones) if other is not None else ("", ())
    return t.Group(whose=whose, zones=zones_, filter=t.Filter(either=(first, second)))


@means("Portion.of")
def _portion(tree: Tree) -> tuple[int, dict[str, Any]]:
    return tree.number("k"), meaning(tree["s"])


_SORTS = {"attribute": ("attributes", "a"), "type": ("races", "r")}


@means(*(f"Sort.{name}" for name in _SORTS))
def _sort(tree: Tree) -> dict[str, Any]:
    field, slot = _SORTS[tree.name]
    return {field: (tree.text(slot),)}


@means("Sort.trait", "Sort.not trait")
def _sort_of_trait(tree: Tree) -> dict[str, Any]:
    return {"traits" if tree.name == "trait" else "not_traits": (meaning(tree["t"]),)}


@means("Sort.level")
def _sort_of_level(tree: Tree) -> dict[str, Any]:
    return {"level": t.Range(tree.number("n"), tree.number("n"))}


@means("NP.of two sorts", "NP.of three sorts", "NP.of four sorts")
def _sorts(tree: Tree) -> t.Group:
    """ "1 LIGHT and 1 DARK monster from your GY": so many of each, of one noun in one place."""
    said = [meaning(part) for part in (*tree.many("h"), tree["n"])]
    places = [part for part in said if isinstance(part, Place)]
    if len(places) != 1 or any(isinstance(part, Superlative | Company) for part in said):
        raise Meaningless("which of several cards")
    found_: t.Group | None = None
    for slot in "wzyx":
        if tree.get(slot) is None:
            continue
        count, sort = meaning(tree[slot])
        parts = [sort, *(part for part in said if not isinstance(part, Place))]
        kinds = Kinds(merged(parts), places[0])
        found_ = replace(_of_kinds(kinds, "exactly", count), also=found_)
    assert found_ is not None
    return found_


@means("NP.one kind or another", "NP.all kinds")
def _or(tree: Tree) -> t.Group:
    """ "1 "Kite" monster or "Kite Call" from your Deck": the place is said once."""
    if tree.name == "all kinds" and tree["n"].key == "Noun.named":
        raise Meaningless("a card, or all of that name")
    first, second = described(tree), described(tree, "g", "m")
    if first.extreme or second.extreme or first.distinct or first.alike:
        raise Meaningless("which of several cards")
    if first.place is not None and second.place is not None and first.place != second.place:
        raise Meaningless("two places")
    if first.place is not None and second.place is None:
        raise Meaningless("where the other is")
    number, count = _number(tree) if tree.get("q") is not None else ("all", 1)
    # What is excepted by name stands after both.
    sort = replace(first.filter, not_names=(*first.filter.not_names, *second.filter.not_names))
    either = t.Filter(either=(sort, second.filter))
    return _of_kinds(Kinds(either, second.place, "", second.distinct, second.alike), number, count)


@means("NP.of yours", "NP.your", "NP.all your", "NP.of your opponent's")
def _of_yours(tree: Tree) -> t.Group:
    number, count = _number(tree) if tree.get("q") is not None else ("all" if "all" in tree.name else YOURS, 1)
    return placed(tree, Place("opponent", ("field",)) if "opponent" in tree.name else OWN, number, count)


@means("NP.of those")
def _of_those(tree: Tree) -> t.Group:
    """ "1 of those monsters": of those that the occasion was about, wherever they are now for all to see."""
    filter_, place = kinds_of_card(tree)
    if filter_ != t.Filter(kinds=("monster",)):
        raise Meaningless("which of those")
    those = t.Relation(what="card", of=t.Group(ref="event", number="all"))
    where = place or Place("either", ("field", "graveyard", "banished"))
    number, count = _number(tree)
    filter_ = replace(filter_, related=(those,))
    return t.Group(number=number, count=count, whose=where.whose, zones=where.zones, filter=filter_)


@means("NP.of those added to their hand")
def _of_those_added(tree: Tree) -> t.Group:
    """Of those that the occasion was about, in the hand of the other player."""
    number, count = _number(tree)
    those = t.Relation(what="card", of=t.Group(ref="event", number="all"))
    return t.Group(number=number, count=count, whose="opponent", zones=("hand",), filter=t.Filter(related=(those,)))


@means("NP.all your banished")
def _all_your_banished(tree: Tree) -> t.Group:
    return placed(tree, Place("you", ("banished",)), "all")


@means("NP.random card in hand", "NP.random card in your hand", "NP.random card in their hand")
def _random(tree: Tree) -> t.Group:
    number, count = _number(tree)
    whose = {"random card in hand": "opponent", "random card in your hand": "you"}.get(tree.name, "they")
    return t.Group(number=number, count=count, whose=whose, zones=("hand",), by="random")


@means("NP.so many random cards in hand")
def _as_many_random(tree: Tree) -> t.Group:
    return t.Group(whose="opponent", zones=("hand",), by="random", size=meaning(tree["v"]))


fix(
    "NP",
    {
        "the same number of random cards in hand": t.Group(
            whose="opponent", zones=("hand",), by="random", size=t.Amount(of="did")
        )
    },
)


@means("NP.opponent's top cards up to")
def _opponents_top_up_to(tree: Tree) -> t.Group:
    return t.Group(number="up to", whose="opponent", zones=("deck top",), size=meaning(tree["v"]))


@means("NP.up to so many top cards")
def _up_to_top(tree: Tree) -> t.Group:
    return t.Group(number="up to", count=tree.number("n"), whose="you", zones=("deck top",))


@means("NP.so many top cards as", "NP.so many of their top cards")
def _top_as_many(tree: Tree) -> t.Group:
    whose = "they" if "their" in tree.name else "you"
    return t.Group(whose=whose, zones=("deck top",), size=meaning(tree["v"]))


@means("Op.send so many from the top")
def _send_top(tree: Tree) -> t.Operation:
    return t.Move(how="send", group=_top_as_many(tree))


@means("NP.top card", "NP.top cards", "NP.opponent's top card", "NP.opponent's top cards")
@means("NP.their top card", "NP.their top cards")
def _top(tree: Tree) -> t.Group:
    whose = {"opponent's": "opponent", "their": "they"}.get(tree.name.split()[0], "you")
    return t.Group(count=tree.number("n", 1), whose=whose, zones=("deck top",))


fix(
    "NP",
    {
        "your hand": t.Group(number="all", whose="you", zones=("hand",)),
        "opponent's hand": t.Group(number="all", whose="opponent", zones=("hand",)),
        "their hand": t.Group(number="all", whose="they", zones=("hand",)),
        "opponent's hand field and gy": t.Group(number="all", whose="opponent", zones=("hand", "field", "graveyard")),
        "their hand field and gy": t.Group(number="all", whose="they", zones=("hand", "field", "graveyard")),
        "entire hand": t.Group(number="all", whose="you", zones=("hand",)),
    },
)


@means("Obj.three kinds", "Obj.four kinds")
def _kinds(tree: Tree) -> t.Group:
    """As of two: each so many of its own."""
    *before, last = (tree[slot] for slot in "xyzw" if tree.get(slot) is not None)
    group: t.Group = meaning(last)
    for part in reversed(before):
        first: t.Group = meaning(part)
        if (
            first.ref
            or group.ref
            or first.also is not None
            or first.number == "all"
            or (first.zones and not group.zones)
        ):
            raise Meaningless("where the others are")
        group = replace(at_place_of(first, group), also=group)
    return group


@means("Obj.and", "Obj.both", "Obj.two kinds")
def _also(tree: Tree) -> t.Group:
    """The place of the last one goes for those before it that say none."""
    first, last = meaning(tree["x"]), meaning(tree["y"])
    if first.zones and not (last.ref or last.zones):
        raise Meaningless("where the others are")
    if _is_bare_name(tree["x"]) and last.number == "all":
        raise Meaningless("a card, or all of that name")
    if first.also is not None or (not first.ref and first.number == "all" == last.number and not last.ref):
        raise Meaningless("kinds of cards that are one group")
    group: t.Group = replace(at_place_of(first, last), also=last)
    return group


def _is_bare_name(phrase: Tree) -> bool:
    """Whether it is a name in quotes without a number: a card, or in the plural the cards of an archetype."""
    return phrase.key == "NP.all" and phrase["n"].key == "Noun.named"


def such(tree: Tree) -> t.Group:
    """The cards in `o`, of which `f` says more. Raises Meaningless."""
    group: t.Group = meaning(tree["o"])
    said = [meaning(part) for part in tree.many("f")]
    if group.also is not None and all(isinstance(part, dict) and {*part} == {"not_names"} for part in said):
        group = replace(group, also=further(group.also, said))  # "except "Kite"": of none of them
    elif group.also is not None or group.ref:
        raise Meaningless("of which cards that is said")
    return further(group, said)


def further(group: t.Group, said: list[Any]) -> t.Group:
    """The group with more said of its cards: fields of a Filter, or how they go together."""
    for company in said:
        if isinstance(company, Company) and company.total is not None:
            if group.total is not None or (group.count == 1 and group.number == "exactly"):
                raise Meaningless("what the Levels of one card come to")
            number = "any" if group.number == "all" else group.number
            group = replace(group, total=company.total, bound=company.bound, number=number)
        elif isinstance(company, Company):
            if group.distinct or group.alike or (group.count == 1 and group.number == "exactly"):
                raise Meaningless("how one card compares with itself")
            group = replace(group, distinct=company.distinct, alike=company.alike)
    plain = t.Filter()
    known = {
        name: value
        for name in plain.__struct_fields__
        if (value := getattr(group.filter, name)) != getattr(plain, name)
    }
    return replace(group, filter=merged([known, *(each for each in said if isinstance(each, dict))]))
