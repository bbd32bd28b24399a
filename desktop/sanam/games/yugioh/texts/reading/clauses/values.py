"""What statements mean that change a card: its ATK, DEF, Level, name, Type or Attribute."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace
from sanam.games.yugioh.texts.reading.nouns.nouns import some
from sanam.games.yugioh.texts.reading.nouns.references import IT


def modify(tree: Tree, group: t.Group, what: str, how: str, amount: t.Number = 0) -> t.Operation:
    """`what` may be an original value, as "original atk"."""
    original = what.startswith("original ")
    what = what.removeprefix("original ")
    amount = of_equipped(amount, group)
    return t.Modify(group=on_field(group), what=what, how=how, amount=amount, until=until(tree), original=original)


def of_equipped(amount: t.Number, group: t.Group) -> t.Number:
    """ "This card gains ATK equal to the ATK of the monster equipped to it": to this card."""
    if isinstance(amount, int) or amount.group is None:
        return amount
    measured = amount.group
    if not any(r.what == "host" and r.of == IT for r in measured.filter.related):
        return amount
    if group == IT:
        return amount
    if group != t.SELF:
        raise Meaningless("equipped to what")
    related = tuple(replace(r, of=t.SELF) if r.of == IT else r for r in measured.filter.related)
    return replace(amount, group=replace(measured, filter=replace(measured.filter, related=related)))


def modify_by(tree: Tree, group: t.Group, what: str, how: str, value: Tree) -> Any:
    """ "Its ATK and DEF become half its current ATK and DEF": each by its own value."""
    if what.removeprefix("original ") != "atk def" or all(part.key != "Stat.both" for part in value.walk()):
        return modify(tree, group, what, how, meaning(value))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    parts = ("atk", "def")
    return Several(
        tuple(modify(tree, group, what.replace("atk def", part), how, meaning(_of_stat(value, part))) for part in parts)
    )


def _of_stat(tree: Tree, stat: str) -> Tree:
    """The words with "ATK" or "DEF" in place of "ATK and DEF"."""
    if tree.is_leaf:
        return tree
    if tree.key == "Stat.both":
        return Tree(f"Stat.{stat}", ())
    slots = tuple(
        (n, tuple(_of_stat(v, stat) for v in x) if isinstance(x, tuple) else _of_stat(x, stat)) for n, x in tree.slots
    )
    return Tree(tree.key, slots)


@means("Statement.gains", "Statement.loses")
def _gains(tree: Tree) -> t.Operation:
    how = "gain" if tree.name == "gains" else "lose"
    return modify(tree, meaning(tree["s"]), meaning(tree["t"]), how, tree.number("n"))


@means("Statement.loses exactly")
def _loses_exactly(tree: Tree) -> t.Operation:
    change = modify(tree, meaning(tree["s"]), meaning(tree["t"]), "lose", tree.number("n"))
    return replace(change, exact=True)


@means("Statement.gains for each", "Statement.loses for each")
def _gains_for_each(tree: Tree) -> t.Operation:
    how = "gain" if tree.name.startswith("gains") else "lose"
    amount = replace(meaning(tree["e"]), times=tree.number("n"))
    return modify(tree, meaning(tree["s"]), meaning(tree["t"]), how, amount)


@means("Statement.gains equal", "Statement.loses equal")
def _gains_equal(tree: Tree) -> Any:
    how = "gain" if tree.name.startswith("gains") else "lose"
    group: t.Group = meaning(tree["s"])
    said = {part.key for part in tree["v"].walk()}
    if not group.ref and group.number == "all" and {"Base.rank", "Poss.its"} <= said:
        raise Meaningless("whose Rank")  # of each by its own, or of the one card spoken of before
    return modify_by(tree, group, meaning(tree["t"]), how, tree["v"])


@means("Statement.gains times its level", "Statement.loses times its level", "Statement.gains times its rank")
def _times_its_level(tree: Tree) -> t.Operation:
    """Of each card by its own Level, or Rank."""
    of = "rank" if tree.name.endswith("rank") else "level"
    level = t.Amount(of=of, group=t.Group(ref="it"), times=tree.number("n"))
    how = "gain" if tree.name.startswith("gains") else "lose"
    return modify(tree, on_field(meaning(tree["s"])), meaning(tree["t"]), how, level)


@means("Statement.gains and loses times its level")
def _gains_and_loses_by_level(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    by = {slot: t.Amount(of="level", group=t.Group(ref="it"), times=tree.number(slot)) for slot in "nm"}
    gain = modify(tree, group, meaning(tree["t"]), "gain", by["n"])
    return Several((gain, modify(tree, group, meaning(tree["k"]), "lose", by["m"])))


@means("Statement.gains and loses")
def _gains_and_loses(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all":
        raise Meaningless("two things of cards to be chosen")
    gain = modify(tree, group, meaning(tree["t"]), "gain", tree.number("n"))
    return Several((gain, modify(tree, group, meaning(tree["k"]), "lose", tree.number("m"))))


@means("Statement.gains two for each")
def _gains_two_for_each(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    pairs = (("t", "n"), ("k", "m"))
    if meaning(tree["t"]) == meaning(tree["k"]) or (not group.ref and group.number != "all"):
        raise Meaningless("two things of cards to be chosen")
    each: t.Amount = meaning(tree["e"])
    sums = ((meaning(tree[stat]), replace(each, times=tree.number(n))) for stat, n in pairs)
    return Several(tuple(modify(tree, group, stat, "gain", amount) for stat, amount in sums))


@means("Statement.gains two")
def _gains_two(tree: Tree) -> Several:
    group = on_field(meaning(tree["s"]))
    pairs = (("t", "n"), ("k", "m"))
    if meaning(tree["t"]) == meaning(tree["k"]) or (not group.ref and group.number != "all"):
        raise Meaningless("two things of cards to be chosen")
    return Several(tuple(modify(tree, group, meaning(tree[s]), "gain", tree.number(n)) for s, n in pairs))


@means("Statement.gains each")
def _gains_each(tree: Tree) -> Several:
    group = every(some(tree, "all"))
    pairs = (("t", "m"), ("u", "k"))
    return Several(tuple(modify(tree, group, meaning(tree[stat]), "gain", tree.number(n)) for stat, n in pairs))


@means("Statement.becomes equal to that of")
def _equal_to_that_of(tree: Tree) -> Several:
    """Each of the values to the same value of another card."""
    group, other = meaning(tree["p"]), meaning(tree["q"])
    values = meaning(tree["t"]).split()
    ops = (modify(tree, group, what, "become", t.Amount(of=what, group=other)) for what in values)
    return Several(tuple(ops))


@means("Statement.two values")
def _two_values(tree: Tree) -> Several:
    group = meaning(tree["p"])
    pairs = (("t", "n"), ("k", "m"))
    return Several(tuple(modify(tree, group, meaning(tree[s]), "gain", tree.number(n)) for s, n in pairs))


@means("Pred.gains", "Pred.loses")
def _pred_gains(tree: Tree) -> t.Operation:
    how = "gain" if tree.name == "gains" else "lose"
    return modify(tree, t.SELF, meaning(tree["t"]), how, tree.number("n"))


@means("Pred.loses exactly")
def _pred_loses_exactly(tree: Tree) -> t.Operation:
    return replace(modify(tree, t.SELF, meaning(tree["t"]), "lose", tree.number("n")), exact=True)


@means("Pred.gains for each")
def _pred_for_each(tree: Tree) -> t.Operation:
    return modify(tree, t.SELF, meaning(tree["t"]), "gain", replace(meaning(tree["e"]), times=tree.number("n")))


@means("Pred.gains equal")
def _pred_equal(tree: Tree) -> Any:
    return modify_by(tree, t.SELF, meaning(tree["t"]), "gain", tree["v"])


@means("StatOf.its", "StatOf.of", "StatOf.of one")
def _stat_of(tree: Tree) -> tuple[t.Group, str]:
    return meaning(tree["p" if tree.name == "its" else "g"]), meaning(tree["t"])


@means("Statement.value becomes")
def _becomes(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "become", tree.number("n"))


@means("Statement.value becomes equal", "Statement.become equal")
def _becomes_equal(tree: Tree) -> Any:
    group, what = meaning(tree["p"])
    return modify_by(tree, group, what, "become", tree["v"])


@means("Statement.increase stat", "Statement.decrease stat")
def _increase(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "gain" if tree.name == "increase stat" else "lose", tree.number("n"))


@means("Statement.increase stat up to", "Statement.decrease stat up to")
def _increase_up_to(tree: Tree) -> Several:
    """By 1 or more, as its player says when it is done."""
    group, what = meaning(tree["p"])
    if what != "level":
        raise Meaningless("up to how much")
    how = "gain" if tree.name == "increase stat up to" else "lose"
    said = t.ChooseNumber(low=1, high=tree.number("n"))
    return Several((said, modify(tree, group, what, how, t.Amount(of="die"))))


@means("Statement.levels combine")
def _combined_levels(tree: Tree) -> t.Operation:
    """Each becomes what the Levels of all of them come to."""
    group: t.Group = meaning(tree["g"])
    if group.number != "all" and group.also is None:
        raise Meaningless("the Level of one card")
    return modify(tree, group, "level", "become", t.Amount(of="level", group=replace(group, number="all")))


@means("Statement.increased by value", "Statement.decreased by value")
def _increased_by(tree: Tree) -> Any:
    group, what = meaning(tree["p"])
    return modify_by(tree, group, what, "gain" if tree.name.startswith("increased") else "lose", tree["v"])


@means("Statement.value is halved", "Statement.value is doubled")
def _halved(tree: Tree) -> t.Operation:
    group, what = meaning(tree["p"])
    return modify(tree, group, what, "halve" if tree.name == "value is halved" else "double")


@means("Statement.switch its atk and def", "Statement.switch atk and def")
def _switch(tree: Tree) -> t.Operation:
    group = tree.get("p") or tree["g"]
    return modify(tree, meaning(group), "atk def", "swap")


@means("Statement.increase level", "Statement.reduce level", "Statement.increase rank", "Statement.reduce rank")
def _level(tree: Tree) -> t.Operation:
    way, what = tree.name.split()
    return modify(tree, meaning(tree["p"]), what, "gain" if way == "increase" else "lose", tree.number("n"))


@means("Statement.becomes level")
def _becomes_level(tree: Tree) -> t.Operation:
    return modify(tree, meaning(tree["s"]), "level", "become", tree.number("n"))


@means("Statement.name becomes that of")
def _name_of(tree: Tree) -> t.Operation:
    other: t.Group = meaning(tree["o"])
    if other.number == "all" or other == meaning(tree["p"]):
        raise Meaningless("whose name")
    return t.Become(group=meaning(tree["p"]), what="name", value="", until=until(tree), of=other)


@means("Shared.three", "Shared.four")
def _shared(tree: Tree) -> tuple[str, ...]:
    return tuple(meaning(tree[slot]) for slot in ("w", "v", "y", "z") if tree.get(slot) is not None)


@means("Statement.becomes the same in several", "Statement.becomes the same in several originals")
def _the_same_in_several(tree: Tree) -> t.Operation:
    """ "This card's Attribute, ATK, and DEF become the same as that monster's"."""
    group, other = meaning(tree["p"]), meaning(tree["g"])
    if other.number == "all" or other == group:
        raise Meaningless("whose values")
    what, original = " ".join(meaning(tree["x"])), tree.name.endswith("originals")
    return t.Become(group=group, what=what, value="", until=until(tree), of=other, original=original)


@means("Statement.becomes attribute")
def _attribute(tree: Tree) -> t.Operation:
    group = on_field(meaning(tree["s"]))
    return t.Become(group=group, what="attribute", value=tree.text("a"), until=until(tree))


@means("Statement.becomes type")
def _type(tree: Tree) -> t.Operation:
    return t.Become(group=on_field(meaning(tree["s"])), what="race", value=tree.text("r"), until=until(tree))


@means("Statement.name becomes")
def _name(tree: Tree) -> t.Operation:
    return t.Become(group=meaning(tree["p"]), what="name", value=tree.text("n"), until=until(tree))
