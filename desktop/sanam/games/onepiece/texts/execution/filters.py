"""Filters: what else must hold of a card that a text speaks of (2-1 to 2-14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sanam.abilities.tree import Tree
from sanam.engine.table import UP_SIDE
from sanam.games.onepiece.texts.execution.amounts import counted, number
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import bare, filters, named, typed
from sanam.games.onepiece.texts.execution.selections import standing, things_of
from sanam.games.onepiece.texts.tree.entries import keyword_of, timing_of
from sanam.games.onepiece.vocabulary.zones import AREA

# ---------------------------------------------------------------------- how it lies


@filters("rested", "that is")
def _rested(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].stance == UP_SIDE


@filters("active", "that is active")
def _active(ctx: Context, card: int, _: Tree) -> bool:
    """DON!! cards that are given to a card are neither active nor rested (4-4-1)."""
    it = ctx.rules.table.cards[card]
    return not it.sideways and AREA[it.zone] != "given"


@filters("face-down")
def _face_down(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.table.cards[card].face_up


@filters("played this turn")
def _played_this_turn(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].marks.get("entered") == ctx.rules.turn()


@filters("face-up")
def _face_up(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].face_up


@filters("given")
def _given(ctx: Context, card: int, _: Tree) -> bool:
    return AREA[ctx.rules.table.cards[card].zone] == "given"


@filters("given don")
def _has_given(ctx: Context, card: int, _: Tree) -> bool:
    return bool(ctx.rules.given(card))


@filters("no given don")
def _has_none_given(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.given(card)


@filters("with don given", "given at least")
def _given_many(ctx: Context, card: int, tree: Tree) -> bool:
    return len(ctx.rules.given(card)) >= tree.number("n")


@filters("attacking")
def _attacking(ctx: Context, card: int, _: Tree) -> bool:
    return bool(ctx.rules.table.marks.get("attack", {}).get("card_attacker") == card)


# ---------------------------------------------------------------------- what is printed


@filters("colour")
def _colour(ctx: Context, card: int, tree: Tree) -> bool:
    return tree["c"].name in ctx.rules.profile(card).data.colours


@filters("colours")
def _colours(ctx: Context, card: int, tree: Tree) -> bool:
    return bool({tree["c"].name, tree["e"].name} & set(ctx.rules.profile(card).data.colours))


@filters("multicolour")
def _multicolour(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.profile(card).data.is_multicolour


@filters("monocolour")
def _monocolour(ctx: Context, card: int, _: Tree) -> bool:
    return len(ctx.rules.profile(card).data.colours) == 1


@filters("different colour")
def _different_colour(ctx: Context, card: int, tree: Tree) -> bool:
    """Of another colour than what is spoken of; where nothing was returned nothing is described."""
    others = standing(ctx, tree["s"])
    if not others:
        return False
    colours = {colour for other in others for colour in ctx.rules.profile(other).data.colours}
    return not colours & set(ctx.rules.profile(card).data.colours)


@filters("type")
def _type(ctx: Context, card: int, tree: Tree) -> bool:
    return typed(ctx, card, tree["x"])


@filters("without type")
def _without_type(ctx: Context, card: int, tree: Tree) -> bool:
    return not typed(ctx, card, tree["x"])


@filters("type includes")
def _type_includes(ctx: Context, card: int, tree: Tree) -> bool:
    return any(tree.text("x") in one for one in ctx.rules.types(card))


@filters("without type including")
def _type_excludes(ctx: Context, card: int, tree: Tree) -> bool:
    return not _type_includes(ctx, card, tree)


@filters("including name")
def _name_includes(ctx: Context, card: int, tree: Tree) -> bool:
    return any(tree.text("x") in one for one in ctx.rules.names(card))


@filters("attribute", "attribute with", "attribute names")
def _attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") in ctx.rules.attributes(card)


@filters("attributes")
def _attributes(ctx: Context, card: int, tree: Tree) -> bool:
    return bool({tree.text("x"), tree.text("y")} & set(ctx.rules.attributes(card)))


@filters("without attribute")
def _without_attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") not in ctx.rules.attributes(card)


@filters("type or attribute")
def _type_or_attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") in ctx.rules.types(card) or tree.text("y") in ctx.rules.attributes(card)


@filters("either type or name")
def _name_or_type(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("y") in ctx.rules.types(card) or named(ctx, card, tree["x"])


@filters("names or type")
def _names_or_type(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("y") in ctx.rules.types(card) or named(ctx, card, tree)


@filters("without keyword")
def _without_keyword(ctx: Context, card: int, tree: Tree) -> bool:
    return not _keyword(ctx, card, tree)


@filters("keyword", "with keyword effect", "blocker")
def _keyword(ctx: Context, card: int, tree: Tree) -> bool:
    word, was = keyword_of(tree["k"]), _on_the_field(ctx, card)
    return ctx.rules.has(card, word) if was is None else word in was


def _on_the_field(ctx: Context, card: int) -> Mapping[str, int] | None:
    """What a card was on the field that is told to have left it; None of one that has not."""
    return ctx.rules.last_seen.get(card) if ctx.memory.get("leaving") == card else None


@filters("trigger")
def _trigger(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.profile(card).trigger is not None


@filters("with effect")
def _with_effect(ctx: Context, card: int, tree: Tree) -> bool:
    return timing_of(tree["t"]) in ctx.rules.profile(card).by_timing


@filters("with main")
def _with_main(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.profile(card).main is not None


@filters("without effect")
def _without_effect(ctx: Context, card: int, tree: Tree) -> bool:
    return timing_of(tree["t"]) not in ctx.rules.profile(card).by_timing


@filters("vanilla")
def _vanilla(ctx: Context, card: int, _: Tree) -> bool:
    """Printed without any ability; one whose abilities are negated is not (2-8-5, 8-2-2)."""
    profile = ctx.rules.profile(card)
    return not profile.abilities and not profile.keywords


@filters("without counter")
def _without_counter(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.profile(card).counter


@filters("with counter")
def _with_counter(ctx: Context, card: int, tree: Tree) -> bool:
    return ctx.rules.profile(card).counter == tree.number("n")


@filters("card number")
def _card_number(ctx: Context, card: int, tree: Tree) -> bool:
    """2-14-3."""
    return ctx.rules.profile(card).data.code == tree.text("x")


@filters("other than name")
def _other_than_name(ctx: Context, card: int, tree: Tree) -> bool:
    return not named(ctx, card, tree["x"])


@filters("other than this", "other than this one")
def _other_than_this(ctx: Context, card: int, _: Tree) -> bool:
    return card != ctx.card


@filters("other than that")
def _other_than_that(ctx: Context, card: int, _: Tree) -> bool:
    return card not in ctx.recalled("selected")


@filters("additional")
def _additional(ctx: Context, card: int, _: Tree) -> bool:
    return card not in ctx.recalled("it")


@filters("same name")
def _same_name(ctx: Context, card: int, tree: Tree) -> bool:
    names = {bare(name) for other in standing(ctx, tree["s"]) for name in ctx.rules.names(other)}
    return any(bare(name) in names for name in ctx.rules.names(card))


@filters("same cost")
def _same_cost(ctx: Context, card: int, tree: Tree) -> bool:
    return ctx.rules.value(card, "cost") in {ctx.rules.value(other, "cost") for other in standing(ctx, tree["s"])}


# ---------------------------------------------------------------------- numbers


def _compared(name: str, key: str, base: bool, test: Callable[[int, Tree, Context], bool]) -> None:
    def check(ctx: Context, card: int, tree: Tree) -> bool:
        profile = ctx.rules.profile(card)
        if key == "power" and not (profile.character or profile.leader):
            return False
        if key == "cost" and (profile.leader or profile.don):
            return False
        was = _on_the_field(ctx, card)
        if was is not None:
            return test(was[f"base {key}" if base else key], tree, ctx)  # as it was on the field
        return test(ctx.rules.base(card, key) if base else ctx.rules.value(card, key), tree, ctx)

    filters(name)(check)


def _most(now: int, tree: Tree, _: Context) -> bool:
    return now <= tree.number("n")


def _least(now: int, tree: Tree, _: Context) -> bool:
    return now >= tree.number("n")


def _just(now: int, tree: Tree, _: Context) -> bool:
    return now == tree.number("n")


def _between(now: int, tree: Tree, _: Context) -> bool:
    return tree.number("n") <= now <= tree.number("m")


def _at_most_number(now: int, tree: Tree, ctx: Context) -> bool:
    return now <= number(ctx, tree["q"])


def _at_most_count(now: int, tree: Tree, ctx: Context) -> bool:
    return now <= counted(ctx, None, tree["k"])


def _at_most_count_of_yours(now: int, tree: Tree, ctx: Context) -> bool:
    return now <= len(things_of(ctx, ctx.me, tree["k"]))


for _base, _before in ((False, ""), (True, "base ")):
    for _key in ("cost", "power"):
        _compared(f"{_before}{_key} at most", _key, _base, _most)
        _compared(f"{_before}{_key} at least", _key, _base, _least)
        _compared(f"{_before}{_key}", _key, _base, _just)
        _compared(f"{_before}{_key} between", _key, _base, _between)
        _compared(f"{_before}{_key} at most number", _key, _base, _at_most_number)
_compared("cost at most number from", "cost", False, _at_most_count)
_compared("cost at most your number from", "cost", False, _at_most_count_of_yours)
_compared("cost equal number", "cost", False, lambda now, tree, ctx: now == number(ctx, tree["q"]))
_compared("cost less than", "cost", False, lambda now, tree, ctx: now < number(ctx, tree["q"]))
_compared("cost range", "cost", False, _between)
_compared("two costs", "cost", False, lambda now, tree, _: now in (tree.number("n"), tree.number("m")))
_compared("cost or cost", "cost", False, lambda now, tree, _: now == tree.number("n") or now >= tree.number("m"))
_compared("cost of chosen", "cost", False, lambda now, _, ctx: now == ctx.memory.get("chosen"))


def _extreme(name: str, key: str, sign: int) -> None:
    @filters(name)
    def check(ctx: Context, card: int, _: Tree) -> bool:
        """Among the Characters of the same player."""
        rules = ctx.rules
        others = rules.characters(rules.table.cards[card].owner)
        mine = sign * rules.value(card, key)
        return all(sign * rules.value(other, key) <= mine for other in others)


_extreme("lowest", "cost", -1)
_extreme("highest", "cost", 1)
_extreme("lowest power", "power", -1)
_extreme("highest power", "power", 1)
