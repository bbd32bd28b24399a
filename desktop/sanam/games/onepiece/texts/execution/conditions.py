"""Conditions: what must hold for an ability, or the part of it behind "if", to work (8-3-2, 8-3-3)."""

from __future__ import annotations

from collections.abc import Callable
from operator import ge, gt, le, lt

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.amounts import enough, number
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import fits, named, typed
from sanam.games.onepiece.texts.execution.registry import Registry, carried_by_parent
from sanam.games.onepiece.texts.execution.selections import owners_of, standing, that, things, things_of
from sanam.games.onepiece.texts.execution.zones import cards_in, place
from sanam.games.onepiece.texts.tree.entries import HAPPENED, NOT, asked_about, keyword_of

CondTest = Callable[[Context, Tree], bool]
conditions: Registry[CondTest] = Registry("Cond")
carried_by_parent("Conds", "and, or")


def holds(ctx: Context, conds: Tree) -> bool:
    """Whether conditions hold now."""
    if conds.key == "Conds.and":
        return holds(ctx, conds["x"]) and holds(ctx, conds["y"])
    if conds.key == "Conds.or":
        return holds(ctx, conds["x"]) or holds(ctx, conds["y"])
    if conds.key == NOT:
        return not holds(ctx, conds["x"])
    if conds.key == HAPPENED:
        return bool(ctx.rules.table.seats[ctx.me].marks.get(repr(conds["e"])) == ctx.rules.turn())
    return conditions[conds](ctx, conds)


def _of(ctx: Context, seat: int, phrase: Tree) -> list[int]:
    """What a player has: "their" means that player's."""
    return things_of(Context(ctx.rules, ctx.card, ctx.me, ctx.memory, seat, seat), seat, phrase)


def _of_each(ctx: Context, seat: int, phrase: Tree) -> list[int]:
    """What a player has, where "your" and "their" are said of both players likewise."""
    return things_of(Context(ctx.rules, ctx.card, seat, ctx.memory, their=seat), seat, phrase)


def _have(ctx: Context, seat: int, phrase: Tree, how_many: Tree) -> bool:
    return enough(how_many, len(_of(ctx, seat, phrase)))


@conditions("you have")
def _you_have(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, ctx.me, cond["k"], cond["q"])


@conditions("opponent has", "they have")
def _opponent_has(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, 1 - ctx.me, cond["k"], cond["q"])


@conditions("you have named")
def _you_have_named(ctx: Context, cond: Tree) -> bool:
    return _all_named(ctx, things_of(ctx, ctx.me, cond["k"]), cond["k"])


@conditions("opponent has named")
def _opponent_has_named(ctx: Context, cond: Tree) -> bool:
    return _all_named(ctx, _of(ctx, 1 - ctx.me, cond["k"]), cond["k"])


def _all_named(ctx: Context, cards: list[int], phrase: Tree) -> bool:
    """Whether cards are there as a phrase says: of "[A] and [B]" either of them."""
    names = phrase["n"].get("x")
    if names is None or names.key not in ("Names.both", "Names.all"):
        return bool(cards)
    return all(any(named(ctx, card, name) for card in cards) for name in names.walk() if name.key == "NAME")


@conditions("you do not have", "you have no")
def _you_have_no(ctx: Context, cond: Tree) -> bool:
    return not things_of(ctx, ctx.me, cond["k"])


@conditions("opponent has no")
def _opponent_has_no(ctx: Context, cond: Tree) -> bool:
    return not _of(ctx, 1 - ctx.me, cond["k"])


@conditions("you have not")
def _you_have_not(ctx: Context, cond: Tree) -> bool:
    return not _have(ctx, ctx.me, cond["k"], cond["q"])


@conditions("opponent has not")
def _opponent_has_not(ctx: Context, cond: Tree) -> bool:
    return not _have(ctx, 1 - ctx.me, cond["k"], cond["q"])


@conditions("you have no other")
def _no_other(ctx: Context, cond: Tree) -> bool:
    return not [card for card in things_of(ctx, ctx.me, cond["k"]) if card != ctx.card]


@conditions("there are of")
def _there_are_of(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len(things(ctx, cond["w"], cond["k"])))


@conditions("you have other")
def _have_other(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len([card for card in things_of(ctx, ctx.me, cond["k"]) if card != ctx.card]))


@conditions("you have another")
def _have_another(ctx: Context, cond: Tree) -> bool:
    return any(card != ctx.card for card in things_of(ctx, ctx.me, cond["k"]))


@conditions("is named")
def _is_named(ctx: Context, cond: Tree) -> bool:
    return any(named(ctx, card, cond["x"]) for card in standing(ctx, cond["s"]))


@conditions("you and opponent have")
def _both_have(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], sum(len(_of_each(ctx, seat, cond["k"])) for seat in (0, 1)))


@conditions("either has", "either life")
def _either_has(ctx: Context, cond: Tree) -> bool:
    return any(enough(cond["q"], len(_of_each(ctx, seat, cond["k"]))) for seat in (0, 1))


@conditions("you have and or")
def _have_or(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, ctx.me, cond["k"], cond["q"]) or _have(ctx, ctx.me, cond["m"], cond["r"])


@conditions("have and")
def _have_and(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, ctx.me, cond["k"], cond["q"]) and _have(ctx, ctx.me, cond["m"], cond["r"])


@conditions("you and opponent each")
def _each_has(ctx: Context, cond: Tree) -> bool:
    """What "your" says in it is said of the opponent likewise."""
    theirs = len(_of_each(ctx, 1 - ctx.me, cond["k"]))
    return _have(ctx, ctx.me, cond["k"], cond["q"]) and enough(cond["r"], theirs)


@conditions("have together")
def _have_together(ctx: Context, cond: Tree) -> bool:
    found = {*things_of(ctx, ctx.me, cond["k"]), *things_of(ctx, ctx.me, cond["m"])}
    return len(found) >= cond.number("n")


@conditions("you have given")
def _you_have_given(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len(ctx.rules.table.zones[f"{ctx.me}.given"]))


@conditions("opponent has given")
def _opponent_has_given(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len(ctx.rules.table.zones[f"{1 - ctx.me}.given"]))


@conditions("opponent has and")
def _opponent_has_and(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, 1 - ctx.me, cond["k"], cond["q"]) and _have(ctx, 1 - ctx.me, cond["m"], cond["r"])


@conditions("opponent has or")
def _opponent_has_or(ctx: Context, cond: Tree) -> bool:
    return _have(ctx, 1 - ctx.me, cond["k"], cond["q"]) or _have(ctx, 1 - ctx.me, cond["m"], cond["r"])


@conditions("there is")
def _there_is(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len(things(ctx, None, cond["k"])))


@conditions("there are no")
def _there_are_no(ctx: Context, cond: Tree) -> bool:
    return not things(ctx, None, cond["k"])


@conditions("there are no other")
def _there_are_no_other(ctx: Context, cond: Tree) -> bool:
    return not [card for card in things(ctx, None, cond["k"]) if card != ctx.card]


def _ahead(ctx: Context, seat: int, phrase: Tree) -> int:
    """How many more of something a player has than the other, for whom "your" and "their" are said likewise."""
    return len(_of_each(ctx, seat, phrase)) - len(_of_each(ctx, 1 - seat, phrase))


@conditions("same number")
def _same_number(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, ctx.me, cond["k"]) == 0


@conditions("you have more by")
def _have_more_by(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, ctx.me, cond["k"]) >= cond.number("n")


@conditions("you have less by", "opponent has more by")
def _have_less_by(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, 1 - ctx.me, cond["k"]) >= cond.number("n")


@conditions("has less than opponent")
def _fewer(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, ctx.me, cond["k"]) < 0


@conditions("has more than opponent")
def _more(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, ctx.me, cond["k"]) > 0


@conditions("opponent has less")
def _opponent_fewer(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, 1 - ctx.me, cond["k"]) < 0


@conditions("opponent has more")
def _opponent_more(ctx: Context, cond: Tree) -> bool:
    return _ahead(ctx, 1 - ctx.me, cond["k"]) > 0


def _don(ctx: Context, seat: int) -> int:
    """All DON!! cards on a player's field, given ones too."""
    zones = ctx.rules.table.zones
    return len(zones[f"{seat}.cost"]) + len(zones[f"{seat}.given"])


@conditions("don at most opponent's")
def _don_at_most(ctx: Context, _: Tree) -> bool:
    return _don(ctx, ctx.me) <= _don(ctx, 1 - ctx.me)


@conditions("don less than opponent's")
def _don_less(ctx: Context, _: Tree) -> bool:
    return _don(ctx, ctx.me) < _don(ctx, 1 - ctx.me)


@conditions("don fewer by")
def _don_fewer(ctx: Context, cond: Tree) -> bool:
    return _don(ctx, 1 - ctx.me) - _don(ctx, ctx.me) >= cond.number("n")


@conditions("don more by")
def _don_more(ctx: Context, cond: Tree) -> bool:
    return _don(ctx, ctx.me) - _don(ctx, 1 - ctx.me) >= cond.number("n")


def _hand(ctx: Context, seat: int) -> int:
    return len(ctx.rules.table.zones[f"{seat}.hand"])


@conditions("hand fewer by", "opponent's hand more by")
def _hand_fewer(ctx: Context, cond: Tree) -> bool:
    return _hand(ctx, 1 - ctx.me) - _hand(ctx, ctx.me) >= cond.number("n")


@conditions("hand more by")
def _hand_more(ctx: Context, cond: Tree) -> bool:
    return _hand(ctx, ctx.me) - _hand(ctx, 1 - ctx.me) >= cond.number("n")


def _apart(ctx: Context, cond: Tree) -> int:
    """How many more of the first things there are than of the second."""
    return len(things(ctx, cond.get("w"), cond["k"])) - len(things(ctx, cond.get("v"), cond["m"]))


@conditions("fewer by")
def _fewer_by(ctx: Context, cond: Tree) -> bool:
    return -_apart(ctx, cond) >= cond.number("n")


@conditions("more by")
def _more_by(ctx: Context, cond: Tree) -> bool:
    return _apart(ctx, cond) >= cond.number("n")


_COMPARED = {"number at most": le, "number at least": ge, "number less": lt, "number more": gt}


@conditions(*_COMPARED)
def _numbers(ctx: Context, cond: Tree) -> bool:
    return bool(_COMPARED[cond.name](number(ctx, cond["a"]), number(ctx, cond["b"])))


@conditions("number amounts")
def _number_amounts(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], number(ctx, cond["a"]))


@conditions("only")
def _only(ctx: Context, cond: Tree) -> bool:
    characters = ctx.rules.characters(ctx.me)
    return bool(characters) and all(fits(ctx, card, cond["k"]) for card in characters)


@conditions("all have type")
def _all_have_type(ctx: Context, cond: Tree) -> bool:
    found = things(ctx, cond["w"], cond["k"])
    return bool(found) and all(typed(ctx, card, cond["x"]) for card in found)


# ---------------------------------------------------------------------- single cards


@conditions("is rested")
def _is_rested(ctx: Context, cond: Tree) -> bool:
    cards = standing(ctx, cond["s"])
    return bool(cards) and all(ctx.rules.table.cards[card].sideways for card in cards)


@conditions("is active")
def _is_active(ctx: Context, cond: Tree) -> bool:
    cards = standing(ctx, cond["s"])
    return bool(cards) and not any(ctx.rules.table.cards[card].sideways for card in cards)


@conditions("all of")
def _all_rested(ctx: Context, cond: Tree) -> bool:
    return all(ctx.rules.table.cards[card].sideways for card in things(ctx, cond["w"], cond["k"]))


@conditions("all face-up")
def _all_face_up(ctx: Context, cond: Tree) -> bool:
    found = things(ctx, cond["w"], cond["k"])
    return bool(found) and all(ctx.rules.table.cards[card].face_up for card in found)


@conditions("zone has")
def _zone_has(ctx: Context, cond: Tree) -> bool:
    return enough(cond["q"], len(cards_in(ctx, place(ctx, cond["z"]))))


@conditions("all active")
def _all_active(ctx: Context, cond: Tree) -> bool:
    return not any(ctx.rules.table.cards[card].sideways for card in things(ctx, cond["w"], cond["k"]))


@conditions("this has power")
def _power_at_least(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.power(card) >= cond.number("n") for card in standing(ctx, cond["s"]))


@conditions("this has power at most")
def _power_at_most(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.power(card) <= cond.number("n") for card in standing(ctx, cond["s"]))


@conditions("has base power at least")
def _base_power(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.base(card, "power") >= cond.number("n") for card in standing(ctx, cond["s"]))


@conditions("has base power at most")
def _base_power_at_most(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.base(card, "power") <= cond.number("n") for card in standing(ctx, cond["s"]))


@conditions("has given", "has a given")
def _has_given(ctx: Context, cond: Tree) -> bool:
    return any(len(ctx.rules.given(card)) >= cond.number("n", 1) for card in standing(ctx, cond["s"]))


@conditions("has keyword")
def _has_keyword(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.has(card, keyword_of(cond["k"])) for card in standing(ctx, cond["s"]))


@conditions("has attribute")
def _has_attribute(ctx: Context, cond: Tree) -> bool:
    return any(cond.text("x") in ctx.rules.attributes(card) for card in standing(ctx, cond["s"]))


@conditions("has type including")
def _has_type_including(ctx: Context, cond: Tree) -> bool:
    return any(cond.text("x") in one for card in standing(ctx, cond["s"]) for one in ctx.rules.types(card))


@conditions("has cost")
def _cost(ctx: Context, cond: Tree) -> bool:
    return any(enough(cond["q"], ctx.rules.value(card, "cost")) for card in standing(ctx, cond["s"]))


@conditions("cost equals")
def _cost_equals(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.value(card, "cost") == number(ctx, cond["q"]) for card in standing(ctx, cond["s"]))


@conditions("has trigger")
def _trigger(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.profile(card).trigger is not None for card in standing(ctx, cond["s"]))


@conditions("base cost")
def _base_cost(ctx: Context, cond: Tree) -> bool:
    return any(enough(cond["q"], ctx.rules.base(card, "cost")) for card in standing(ctx, cond["s"]))


def _shown(ctx: Context) -> list[int]:
    return that(ctx)


@conditions("that card has cost")
def _shown_cost(ctx: Context, cond: Tree) -> bool:
    return any(enough(cond["q"], ctx.rules.value(card, "cost")) for card in _shown(ctx))


@conditions("has chosen cost")
def _chosen_cost(ctx: Context, cond: Tree) -> bool:
    return any(ctx.rules.value(card, "cost") == ctx.memory.get("chosen") for card in standing(ctx, cond["s"]))


@conditions("has type")
def _has_type(ctx: Context, cond: Tree) -> bool:
    return any(typed(ctx, card, cond["x"]) for card in standing(ctx, cond["s"]))


@conditions("that card's type includes")
def _shown_type(ctx: Context, cond: Tree) -> bool:
    return any(cond.text("x") in one for card in _shown(ctx) for one in ctx.rules.types(card))


@conditions("that card is")
def _is(ctx: Context, cond: Tree) -> bool:
    return any(fits(ctx, card, cond["k"]) for card in standing(ctx, cond["s"]))


@conditions("played this turn")
def _played_this_turn(ctx: Context, cond: Tree) -> bool:
    cards = standing(ctx, cond["s"])
    return bool(cards) and all(ctx.rules.table.cards[c].marks.get("entered") == ctx.rules.turn() for c in cards)


@conditions("not used")
def _not_used(ctx: Context, cond: Tree) -> bool:
    cards = owners_of(ctx, cond["s"])
    return not any(ctx.rules.table.cards[card].marks.get("drew") == ctx.rules.turn() for card in cards)


@conditions("you have activated", "has been ko'd")
def _has_happened(ctx: Context, cond: Tree) -> bool:
    return bool(ctx.rules.table.seats[ctx.me].marks.get(repr(asked_about(cond))) == ctx.rules.turn())


#: What "has A and B" says, as conditions of their own.
_TRAITS = {
    "power at least": "this has power",
    "power at most": "this has power at most",
    "base power at least": "has base power at least",
    "base power at most": "has base power at most",
    "cost": "has cost",
    "base cost": "base cost",
    "type": "has type",
    "type including": "has type including",
    "attribute": "has attribute",
    "keyword": "has keyword",
}
carried_by_parent("Trait", *_TRAITS)


def _has_traits(ctx: Context, cond: Tree) -> list[bool]:
    subject = ("s", cond["s"])
    said = (Tree(f"Cond.{_TRAITS[trait.name]}", (*trait.slots, subject)) for trait in (cond["p"], cond["q"]))
    return [holds(ctx, one) for one in said]


@conditions("has both")
def _has_both(ctx: Context, cond: Tree) -> bool:
    return all(_has_traits(ctx, cond))


@conditions("has either")
def _has_either(ctx: Context, cond: Tree) -> bool:
    return any(_has_traits(ctx, cond))


@conditions("your turn")
def _your_turn(ctx: Context, _: Tree) -> bool:
    return ctx.rules.turn_player() == ctx.me


@conditions("opponent's turn")
def _opponents_turn(ctx: Context, _: Tree) -> bool:
    return ctx.rules.turn_player() != ctx.me


@conditions("second turn")
def _second_turn(ctx: Context, _: Tree) -> bool:
    return ctx.rules.turn() > 2 and ctx.rules.turn_player() == ctx.me
