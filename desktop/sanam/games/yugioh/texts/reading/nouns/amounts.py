"""What the numbers of the phrase book mean: values, and how many of what."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import count_of, counter_of, every, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import placed, some
from sanam.games.yugioh.texts.reading.nouns.places import Place

fix("Stat", {"atk": "atk", "def": "def", "both": "atk def", "level": "level"})
fix(
    "Base",
    {
        "your lp": t.Amount(of="lp", who="you"),
        "opponent's lp": t.Amount(of="lp", who="opponent"),
        "cards of opponent's field and hand": t.Amount(
            of="count", group=t.Group(number="all", whose="opponent", zones=("field", "hand"))
        ),
        "result": t.Amount(of="die"),
        "number of heads": t.Amount(of="heads"),
        "chain link number": t.Amount(of="link"),
        "damage": t.Amount(of="damage"),
        "gained": t.Amount(of="gained"),
        "lost": t.Amount(of="gained"),
    },
)
fix("Each", {"standby phase passed": t.Amount(of="standbys", who="you")})
fix("Each", {"of opponent's handled": t.Amount(of="did", who="opponent")})
fix("Each", {"of their own handled": t.Amount(of="did", who="each")})
fix("HowMany", {"of opponent's handled": t.Amount(of="did", who="opponent")})
fix("Each", {"card handled": t.Amount(of="did"), "heads": t.Amount(of="heads")})


def _stat(tree: Tree) -> str:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("one number of two")
    return stat


@means("Value.plus", "Value.minus")
def _plus(tree: Tree) -> t.Amount:
    base: t.Amount = meaning(tree["b"])
    return replace(base, plus=tree.number("n") if tree.name == "plus" else -tree.number("n"))


@means("Value.plain", "Value.half", "Value.double", "Value.times")
def _value(tree: Tree) -> t.Amount:
    base: t.Amount = meaning(tree["b"])
    if tree.name == "half":
        return replace(base, over=2)
    if tree.name == "double":
        return replace(base, times=2)
    return replace(base, times=tree.number("n")) if tree.name == "times" else base


@means("Base.stat")
def _base_stat(tree: Tree) -> t.Amount:
    return t.Amount(of=_stat(tree), group=meaning(tree["p"]))


@means("Base.original stat")
def _original(tree: Tree) -> t.Amount:
    return t.Amount(of=f"original {_stat(tree)}", group=meaning(tree["p"]))


#: Of both values of a card: which of them, and whether as they are printed.
_ONE_OF_BOTH = {
    "greater value": ("", "highest"),
    "lesser value": ("", "lowest"),
    "greater original value": ("original ", "highest"),
}


@means(*(f"Base.{name}" for name in _ONE_OF_BOTH))
def _one_of_both(tree: Tree) -> t.Amount:
    """ "Its ATK or DEF (whichever is higher)"."""
    original, best = _ONE_OF_BOTH[tree.name]
    return t.Amount(of=f"{original}atk or def", group=_one_card(meaning(tree["p"])), best=best)


@means("Base.change of its value")
def _change(tree: Tree) -> t.Amount:
    """ "The difference between its original ATK and current ATK"."""
    stat = _stat(tree)
    if meaning(tree["u"]) != stat or stat == "level":
        raise Meaningless("the difference of what")
    return t.Amount(of=f"change of {stat}", group=_one_card(meaning(tree["p"])))


@means("Base.original stat of")
def _original_of(tree: Tree) -> t.Amount:
    return t.Amount(of=f"original {_stat(tree)}", group=_one_card(meaning(tree["g"])))


@means("Base.stat of")
def _stat_of_one(tree: Tree) -> t.Amount:
    return t.Amount(of=_stat(tree), group=_one_card(meaning(tree["g"])))


def _one_card(group: t.Group) -> t.Group:
    """A reference to one card, or the monster that is equipped to one: of several there is no one value."""
    if any(relation.what == "host" for relation in group.filter.related) and group.number == "exactly":
        return every(group)
    if group.extreme and {*group.zones} <= {"field", "monster"} and not group.ref:
        return replace(group, filter=replace(group.filter, face="up"))  # of what lies face-down nobody knows it
    if not group.ref or group.number == "all" or group.also is not None:
        raise Meaningless("the value of several cards")
    return group


@means("Base.combined stat", "Base.combined original stat")
def _combined(tree: Tree) -> t.Amount:
    """Of all the cards together."""
    original = "original " if "original" in tree.name else ""
    return t.Amount(of=original + _stat(tree), group=every(meaning(tree["g"])))


@means("Base.stat of all")
def _of_all(tree: Tree) -> t.Amount:
    """What they have together."""
    return t.Amount(of=_stat(tree), group=on_field(some(tree, "all")))


@means("Base.their combined stat")
def _combined_of(tree: Tree) -> t.Amount:
    group: t.Group = meaning(tree["p"])
    if group.number != "all":
        raise Meaningless("the value of one card")
    return t.Amount(of=_stat(tree), group=group)


@means("Base.combined stat of them", "Base.combined original stat of them")
def _combined_of_them(tree: Tree) -> t.Amount:
    group: t.Group = meaning(tree["o"])
    if not group.ref or group.number != "all":
        raise Meaningless("the value of one card")
    original = "original " if "original" in tree.name else ""
    return t.Amount(of=original + _stat(tree), group=group)


@means("Base.extreme stat of them", "Base.extreme original stat of them")
def _extreme_of_them(tree: Tree) -> t.Amount:
    """Not all together, but the one that is highest or lowest: which card that is, does not matter."""
    return replace(_combined_of_them(tree), best=meaning(tree["x"]))


@means("HowMany.materials had")
def _materials_had(tree: Tree) -> t.Amount:
    group: t.Group = meaning(tree["o"])
    if group.ref not in ("self", "event", "it") or group.number == "all":
        raise Meaningless("which monster had them")
    return t.Amount(of="materials", group=group)


@means("Base.number of materials", "Each.material", "HowMany.materials")
def _materials_under(tree: Tree) -> t.Amount:
    group: t.Group = on_field(meaning(tree["o"]))
    return t.Amount(of="materials", group=group if group.ref else every(group))


@means("Base.number of materials used", "Each.material used", "HowMany.materials used")
def _materials_used(tree: Tree) -> t.Amount:
    return t.Amount(of="count", group=t.Group(ref="materials", number="all", filter=meaning(tree["m"])))


@means("HowMany.different words of materials used")
def _different_words_used(tree: Tree) -> t.Amount:
    """Of the materials, wherever they are now: so as they are printed."""
    word = f"original {meaning(tree['w'])}"
    used = t.Group(ref="materials", number="all", filter=meaning(tree["m"]), distinct=word)
    return t.Amount(of="count", group=used)


@means("HowMany.different words of")
def _different_words(tree: Tree) -> t.Amount:
    group: t.Group = every(meaning(tree["g"]))
    if group.ref or group.also is not None or not group.zones or group.distinct:
        raise Meaningless("what of which cards")
    return t.Amount(of="count", group=replace(group, distinct=meaning(tree["w"])))


@means("HowMany.materials with different names")
def _different_materials(tree: Tree) -> t.Amount:
    if meaning(tree["o"]).ref not in ("self", "it"):
        raise Meaningless("the materials of which monster")
    return t.Amount(of="count", group=replace(_all_in("you", "materials"), distinct="name"))


fix(
    "HowMany",
    {
        "materials used with different names": t.Amount(
            of="count", group=t.Group(ref="materials", number="all", distinct="original name")
        )
    },
)


def _all_in(whose: str, zone: str, filter_: t.Filter | None = None) -> t.Group:
    return t.Group(number="all", whose=whose, zones=(zone,), filter=filter_ or t.Filter())


@means("HowMany.more they control")
def _more_they_control(tree: Tree) -> t.Amount:
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("where they are")
    theirs, mine = _all_in("opponent", "field", filter_), _all_in("you", "field", filter_)
    return t.Amount(of="count", group=theirs, minus=mine)


fix(
    "Cond",
    {
        "more cards in your deck": t.Compare(
            count_of(_all_in("you", "deck")), ">", count_of(_all_in("opponent", "deck"))
        )
    },
)
fix(
    "HowMany",
    {"more in your deck": t.Amount(of="count", group=_all_in("you", "deck"), minus=_all_in("opponent", "deck"))},
)
fix("Used", {"materials": t.Filter()})
fix("HowMany", {"heads": t.Amount(of="heads")})


@means("Used.such materials")
def _such_materials(tree: Tree) -> t.Filter:
    filter_, place = kinds_of_card(tree)
    vague = filter_ == t.Filter(kinds=("monster",)) or filter_.kinds != ("monster",)
    if vague or place is not None or filter_.related or filter_.face or filter_.position:
        raise Meaningless("which materials")
    return filter_


@means("Each.of yours banished", "Each.of opponent's banished")
def _each_banished(tree: Tree) -> t.Amount:
    whose = "you" if tree.name == "of yours banished" else "opponent"
    return count_of(placed(tree, Place(whose, ("banished",)), "all"))


@means("Each.so many lp apart")
def _each_apart(tree: Tree) -> t.Amount:
    return t.Amount(of="lp difference", over=tree.number("n"))


@means("Each.single")
def _each(tree: Tree) -> t.Amount:
    return count_of(some(tree, "all"))


@means("Each.such handled", "HowMany.such handled", "Base.number of such handled")
def _each_such_handled(tree: Tree) -> t.Amount:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.face or filter_.position:
        raise Meaningless("where they are now, and how they lie")
    if filter_ == t.Filter(kinds=("monster",), traits=("token",)):
        return t.Amount(of="did")  # Tokens that have left the field are nowhere to be counted
    return t.Amount(of="count", group=t.Group(ref="it", number="all", filter=filter_))


@means("Each.monster handled")
def _each_monster_handled(tree: Tree) -> t.Amount:
    handled = t.Group(ref="it", number="all", filter=t.Filter(kinds=("monster",)))
    return t.Amount(of="count", group=handled)


@means("Base.number of cards", "Each.card")
def _count(tree: Tree) -> t.Amount:
    return count_of(meaning(tree["g"]))


@means("Each.counter on the field")
def _counters_on_the_field(tree: Tree) -> t.Amount:
    field = t.Group(number="all", whose="either", zones=("field",))
    return t.Amount(of="counters", counter=counter_of(tree), group=field)


@means("Base.number of counters", "Each.counter")
def counters_on(tree: Tree) -> t.Amount:
    return t.Amount(of="counters", counter=tree.text("c"), group=on_field(meaning(tree["o"])))


@means("Cond.total levels and ranks or less", "Cond.total levels and ranks or more")
def _total_levels(tree: Tree) -> t.Condition:
    """Of monsters that have a Level and of those that have a Rank; none of them is a total of 0."""
    group = every(on_field(meaning(tree["g"])))
    if group.ref or group.filter.related:
        raise Meaningless("whose Levels")
    total = t.Amount(of="level", group=group)
    return t.Compare(total, "≤" if tree.name.endswith("less") else "≥", tree.number("n"))


def _monsters(whose: str) -> t.Amount:
    group = t.Group(number="all", whose=whose, zones=("field",), filter=t.Filter(kinds=("monster",)))
    return t.Amount(of="count", group=group)


fix("Cond", {"as many monsters as you": t.Compare(_monsters("you"), "=", _monsters("opponent"))})


@means("Cond.you control none but")
def _none_but(tree: Tree) -> t.Condition:
    """No monster is another one."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.kinds not in ((), ("monster",)):
        raise Meaningless("where they are")
    others = t.Filter(kinds=("monster",), neither=(filter_,))
    group = t.Group(number="all", whose="you", zones=("field",), filter=others)
    return t.Compare(t.Amount(of="count", group=group), "=", 0)


@means("Cond.opponent's zones full")
def _zones_full(tree: Tree) -> t.Condition:
    zone: tuple[str, ...] = meaning(tree["z"])
    if zone not in (("monster",), ("spell-trap",)):
        raise Meaningless("how many zones those are")
    group = t.Group(number="all", whose="opponent", zones=zone)
    return t.Compare(t.Amount(of="count", group=group), "≥", 5)


@means("Base.difference in lp")
def _difference(tree: Tree) -> t.Amount:
    return t.Amount(of="lp difference")


@means("Base.combined ranks")
def _ranks(tree: Tree) -> t.Amount:
    return t.Amount(of="rank", group=every(on_field(meaning(tree["g"]))))


@means("Base.level or rank of", "Base.original level or rank of", "Base.rank")
def _rank_of(tree: Tree) -> t.Amount:
    group: t.Group = meaning(tree["p"])
    if group.number == "all":
        raise Meaningless("the value of several cards")
    of = {"rank": "rank", "level or rank of": "level"}.get(tree.name, "original level")
    return t.Amount(of=of, group=group)


@means("Base.its level or rank")
def _level_or_rank(tree: Tree) -> t.Amount:
    return t.Amount(of="level", group=t.Group(ref="it"))


@means("Cond.any such handled")
def _any_such_handled(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_ == t.Filter():
        raise Meaningless("which cards")
    return t.Compare(t.Amount(of="count", group=t.Group(ref="it", number="all", filter=filter_)), "≥", 1)


@means("Cond.so many handled")
def _so_many_handled(tree: Tree) -> t.Condition:
    filter_, place = kinds_of_card(tree, "f", "m")
    if place is not None:
        raise Meaningless("where they are")
    if filter_ == t.Filter():
        return t.Compare(t.Amount(of="did"), "≥", tree.number("n"))
    handled = t.Group(ref="it", number="all", filter=filter_)
    return t.Compare(t.Amount(of="count", group=handled), "≥", tree.number("n"))
