"""What phrases mean about counters: how many of them a card bears at most, and when they are placed."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import upon_resolution
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace


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
