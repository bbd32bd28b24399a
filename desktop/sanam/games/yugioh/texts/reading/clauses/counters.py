"""What phrases mean about counters: how many of them a card bears at most, and when they are placed."""

from __future__ import annotations

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import upon_resolution
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import Several
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace


@means("Op.place counters at most")
def _at_most(tree: Tree) -> t.PlaceCounters:
    if tree.number("m") < tree.number("n"):
        raise Meaningless("more counters than there may be")
    group = on_field(meaning(tree["o"]))
    return t.PlaceCounters(count=tree.number("n"), name=tree.text("c"), group=group, most=tree.number("m"))


@means("Lasting.each time when it resolves")
def _when_it_resolves(tree: Tree) -> Sentence:
    return upon_resolution(meaning(tree["e"]), meaning(tree["x"]))


@means("Lasting.each time when it resolves at most")
def _when_it_resolves_at_most(tree: Tree) -> Sentence:
    return upon_resolution(meaning(tree["e"]), _at_most(tree))


@means("Statement.high level of it while it bears", "Statement.high levels of them while they bear")
def _level_while_it_bears(tree: Tree) -> t.Modify:
    number = "all" if "them" in tree.name else "exactly"
    high = t.Group(ref="it", number=number, filter=t.Filter(level=t.Range(tree.number("m"), None)))
    return t.Modify(group=high, what="level", how="become", amount=tree.number("n"), until=f"bearing {tree.text('c')}")


@means("Op.place counters for each of them", "Op.place counters for each of them at most")
def _for_each_of_them(tree: Tree) -> t.PlaceCounters:
    """Said of what happens to several cards at one moment (see `Lasting.each time`)."""
    most = tree.number("m", 0)
    group = on_field(meaning(tree["o"]))
    return t.PlaceCounters(count=tree.number("n"), name=tree.text("c"), group=group, most=most, each=True)


@means("Op.share out counters", "Op.share out counters equal", "Op.share out its counters")
def _share_out(tree: Tree) -> t.PlaceCounters:
    """So many in all, each on one of the monsters, as their player likes."""
    among = every(on_field(meaning(tree["o"])))
    if among.ref or among.zones != ("field",):
        raise Meaningless("among which monsters")
    name = tree.text("c")
    if tree.name == "share out its counters":
        count: t.Number = t.Amount(of="counters", group=t.SELF, counter=name)
    else:
        count = meaning(tree["x"]) if tree.get("x") is not None else tree.number("n")
    return t.PlaceCounters(count=count, name=name, group=among, shared=True)


#: A number that the player says at activation, and what a price comes to.
_SAID, _PRICE = t.Amount(of="die"), t.Amount(of="price")


@means(
    "Op.remove any number of counters",
    "Op.remove any number of counters from your field",
    "Op.remove so many counters or more",
)
def _remove_any_number(tree: Tree) -> Several:
    least = tree.number("n", 1)
    on = t.Group(number="all", whose="you", zones=("field",)) if tree.get("o") is None else meaning(tree["o"])
    taken = t.RemoveCounters(name=tree.text("c"), count=_SAID, group=on_field(on))
    return Several((t.ChooseNumber(low=least, high=0), taken))


@means("Op.pay lp in multiples", "Op.pay lp in multiples at most")
def _pay_in_multiples(tree: Tree) -> Several:
    each, most = tree.number("n"), tree.number("m", 0)
    if each <= 0 or most % each:
        raise Meaningless("which multiples")
    return Several((t.ChooseNumber(low=each, high=most, by=each), t.PayLife(amount=_SAID)))


@means("Each.counter taken", "HowMany.counters taken", "Base.counters taken", "Base.lp paid")
def _taken(tree: Tree) -> t.Amount:
    return _PRICE


@means("Each.so many lp paid")
def _each_paid(tree: Tree) -> t.Amount:
    return replace(_PRICE, over=tree.number("n"))


#: Of whose counters the price is that the lines with "●" tell.
_THEIRS = t.Group(ref="cost", number="all")
SOME = 0


@means("Op.remove of those counters")
def _remove_of_those(tree: Tree) -> t.RemoveCounters:
    return t.RemoveCounters(name="", count=tree.number("n"), group=_THEIRS)


@means("Op.remove some counters", "Op.remove some counters from")
def _remove_some(tree: Tree) -> t.RemoveCounters:
    """How many the lines with "●" tell that follow."""
    on = t.Group(number="all", whose="you", zones=("field",)) if tree.get("o") is None else meaning(tree["o"])
    return t.RemoveCounters(name=tree.text("c"), count=SOME, group=on_field(on))


def priced(cost: tuple[t.Step, ...], of: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
    """The cost of a line, "2 of those counters" being of those that the sentence before the lines names."""
    named = next((step.op for step in of if _is_open(step)), None)
    return tuple(
        replace(step, op=replace(named, count=step.op.count))
        if isinstance(step.op, t.RemoveCounters) and not step.op.name and named is not None
        else step
        for step in cost
    )


def without_open_price(ability: t.Ability) -> t.Ability:
    """Each line has told its number: what was said before them is no price of its own."""
    return replace(ability, cost=tuple(step for step in ability.cost if not _is_open(step)))


def open_price(ability: t.Ability) -> bool:
    """Whether a price has no number, or no name."""
    prices = (op for op in t.operations(ability) if isinstance(op, t.RemoveCounters))
    chosen = (op for op in t.operations(ability) if isinstance(op, t.Choose))
    inner = (step.op for choice in chosen for steps in choice.costs for step in steps)
    inner_prices = (op for op in inner if isinstance(op, t.RemoveCounters))
    return any(not op.name or (op.count == SOME and not op.all_) for op in (*prices, *inner_prices))


def _is_open(step: t.Step) -> bool:
    return isinstance(step.op, t.RemoveCounters) and step.op.count == SOME and not step.op.all_


@means("Ref.this card with counters")
def _with_counters(tree: Tree) -> t.Group:
    return t.Group(ref="self", filter=t.Filter(counter=tree.text("c"), counters=tree.number("n")))


def with_price_kept(abilities: list[t.Ability]) -> list[t.Ability]:
    """What holds as long as the card does goes by the price of its activation, which the card keeps."""
    paid = any(ability.kind == "activate" and _takes_price(ability) for ability in abilities)
    return [_of_kept_price(ability) if paid and ability.kind == "continuous" else ability for ability in abilities]


def _takes_price(ability: t.Ability) -> bool:
    return any(isinstance(step.op, t.PayLife | t.RemoveCounters) for step in ability.cost)


_AS_PAID, _AS_KEPT = b'"of":"price"', b'"of":"kept"'


def _of_kept_price(ability: t.Ability) -> t.Ability:
    said = msgspec.json.encode(ability)
    kept = said.replace(_AS_PAID, _AS_KEPT)
    return msgspec.json.decode(kept, type=t.Ability) if kept != said else ability


def price_unknown(ability: t.Ability) -> bool:
    """Whether it speaks of a price that nothing in it takes."""
    taken = any(isinstance(op, t.PayLife | t.RemoveCounters) for op in t.operations(ability))
    return not taken and _AS_PAID in msgspec.json.encode(ability)
