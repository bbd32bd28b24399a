"""What is said of Attributes, Types and kinds of cards that a player declares."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field
from sanam.games.yugioh.texts.reading.nouns.places import zones

ATTRIBUTE, RACE, KIND = (t.declared(what) for what in ("attribute", "race", "kind"))
fix(
    "Declaring",
    {
        "declare attribute": t.Declare(what="attribute"),
        "declare type": t.Declare(what="race"),
        "declare kind": t.Declare(what="kind"),
        "declare spell or trap": t.Declare(what="kind", words=("spell", "trap")),
        "declare type and attribute": Several((t.Declare(what="race"), t.Declare(what="attribute"))),
    },
)
fix(
    "Adj",
    {
        "of the declared attribute": {"attributes": (ATTRIBUTE,)},
        "of the declared type": {"races": (RACE,)},
        "of the declared type and attribute": {"races": (RACE,), "attributes": (ATTRIBUTE,)},
    },
)


@means("Statement.becomes the declared attribute", "Statement.its attribute becomes the declared one")
@means("Statement.becomes the declared type")
def _becomes_declared(tree: Tree) -> t.Operation:
    what, value = ("attribute", ATTRIBUTE) if "attribute" in tree.name else ("race", RACE)
    group: t.Group = meaning(tree["s"] if tree.get("s") is not None else tree["p"])
    return t.Become(group=on_field(group), what=what, value=value, until=until(tree))


@means("Adj.of the declared kind")
def _of_declared_kind(tree: Tree) -> dict[str, Any]:
    return {"kinds": (KIND,)}


@means("Cond.is of the declared kind")
def _is_declared(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), t.Filter(kinds=(KIND,)))


@means("Ref.this card there")
def _this_card_there(tree: Tree) -> t.Group:
    where = zones(tree["z"])
    if where != ("graveyard",):
        raise Meaningless("where it is")
    return t.Group(ref="self", zones=where)


def undeclared(ability: t.Ability) -> bool:
    """Whether it speaks of what was declared without that anything was."""
    return _words(ability) - {t.declared(op.what) for op in t.operations(ability) if isinstance(op, t.Declare)} != set()


def _words(ability: t.Ability) -> set[str]:
    stack: list[Any] = [t.to_plain([ability])]
    found: set[str] = set()
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            found |= {item} & {ATTRIBUTE, RACE, KIND}
        elif isinstance(item, dict):
            stack.extend(item.values())
        elif isinstance(item, list | tuple):
            stack.extend(item)
    return found
