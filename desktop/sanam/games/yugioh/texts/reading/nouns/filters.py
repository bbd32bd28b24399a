"""What a noun phrase says of its cards: its adjectives and its noun together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.places import Place


class Superlative(msgspec.Struct, frozen=True):
    """ "with the highest ATK": which of the cards of a noun phrase."""

    which: str


class Company(msgspec.Struct, frozen=True):
    """ "with different names", "with the same Level": how the cards picked go together.

    total, bound: what their Levels come to, as of a Group."""

    distinct: str = ""
    alike: str = ""
    total: t.Number | None = None
    bound: str = "="


class Kinds(msgspec.Struct, frozen=True):
    """What a noun phrase says of its cards, apart from their number."""

    filter: t.Filter
    place: Place | None
    extreme: str = ""
    distinct: str = ""
    alike: str = ""
    total: t.Number | None = None
    bound: str = "="


#: Fields that only take away: said twice they hold together.
TOGETHER = ("not_traits", "not_attributes", "not_races", "not_names", "neither", "related", "both")


def merged(parts: Iterable[dict[str, Any]]) -> t.Filter:
    """One filter of several; Meaningless where two of them say the same thing."""
    values: dict[str, Any] = {}
    both: list[t.Filter] = []
    for part in parts:
        for key, value in part.items():
            if key not in values:
                values[key] = value
            elif key in TOGETHER:
                values[key] = (*values[key], *value)
            elif key == "series":
                raise Meaningless("two archetypes without a word between them")
            elif isinstance(value, tuple):
                both.append(msgspec.structs.replace(t.Filter(), **{key: value}))
            else:
                raise Meaningless(f"{key} given twice")
    values["both"] = (*values.get("both", ()), *both)
    return t.Filter(**values)


def kinds_of_card(tree: Tree, adjectives: str = "f", noun: str = "n") -> tuple[t.Filter, Place | None]:
    """The filter and the place of a phrase with adjectives and a noun in these slots, which says nothing else."""
    kinds = described(tree, adjectives, noun)
    if kinds.extreme or kinds.distinct or kinds.alike or kinds.total is not None:
        raise Meaningless("which of several cards")
    return kinds.filter, kinds.place


#: Nouns that are the names of cards, and what need not be said of those.
NAMES = ("Noun.named", "Noun.named one of", "Noun.copy")
PRINTED = ("level", "rank", "atk", "def_", "attributes", "races", "traits", "not_traits", "series")


def described(tree: Tree, adjectives: str = "f", noun: str = "n") -> Kinds:
    """What a phrase with adjectives and a noun in these slots says."""
    parts: list[dict[str, Any]] = []
    place: Place | None = None
    extreme = distinct = alike = ""
    total: t.Number | None = None
    bound = "="
    lying = any(adjective.key == "Adj.lying" for adjective in tree.many(adjectives))
    for said in [*map(meaning, tree.many(adjectives)), meaning(tree[noun])]:
        if isinstance(said, Place):
            if place is not None:
                raise Meaningless("two places")
            place = said
            if said.face:
                parts.append({"face": said.face})
        elif isinstance(said, Superlative):
            if extreme:
                raise Meaningless("two superlatives")
            extreme = said.which
        elif isinstance(said, Company) and said.total is not None:
            if total is not None:
                raise Meaningless("what their Levels come to, twice")
            total, bound = said.total, said.bound
        elif isinstance(said, Company):
            if distinct or alike:
                raise Meaningless("how they go together, twice")
            distinct, alike = said.distinct, said.alike
        else:
            parts.append(said)
    if lying and (place is None or "field" not in place.zones):
        raise Meaningless("in which position off the field")
    filter_ = merged(parts)
    if tree[noun].key in NAMES and (distinct or alike or any(getattr(filter_, name) for name in PRINTED)):
        raise Meaningless("a card known by its name, and what is printed on it")
    if (filter_.traits or filter_.not_traits) and filter_.kinds not in ((), ("monster",)):
        raise Meaningless("a Spell or Trap with the traits of a monster")
    if "normal" in filter_.traits and not filter_.kinds:
        raise Meaningless("a Normal Monster, or a Normal Spell or Trap")
    return Kinds(filter_, place, extreme, distinct, alike, total, bound)


fix(
    "Adj",
    {
        "other": {"other": True},
        "except this card": {"other": True},
        "except what was used": {"related": (t.Relation(what="card", sign="≠", of=t.Group(ref="cost")),)},
        "except it": {"related": (t.Relation(what="card", sign="≠", of=t.Group(ref="it")),)},
    },
)


@means("Such.not such", "Adj.not such")
def _not_such(tree: Tree) -> dict[str, Any]:
    """ "That is not a Dragon monster", "except Level 4 monsters"."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.other or tree["n"].key in ("Noun.named", "Noun.named one of"):
        raise Meaningless("which cards not")
    if filter_ == t.Filter(names=filter_.names):
        return {"not_names": filter_.names}
    return {"neither": (filter_,)}


fix("Such", {"except this card": {"other": True}})
