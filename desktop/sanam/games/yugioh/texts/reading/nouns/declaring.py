"""What is said of Attributes, Types and kinds of cards that a player declares."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field
from sanam.games.yugioh.texts.reading.nouns.places import zones

ATTRIBUTE, RACE, KIND, NAME = (t.declared(what) for what in ("attribute", "race", "kind", "name"))
#: The card whose name was declared, wherever it is.
THE_CARD = t.Filter(names=(NAME,))
fix(
    "Declaring",
    {
        "declare attribute": t.Declare(what="attribute"),
        "declare type": t.Declare(what="race"),
        "declare kind": t.Declare(what="kind"),
        "declare spell or trap": t.Declare(what="kind", words=("spell", "trap")),
        "declare name": t.Declare(what="name"),
        "declare monster name": t.Declare(what="name", words=("monster",)),
        "declare type and attribute": Several((t.Declare(what="race"), t.Declare(what="attribute"))),
    },
)
fix(
    "Adj",
    {
        "of the declared attribute": {"attributes": (ATTRIBUTE,)},
        "of the declared type": {"races": (RACE,)},
        "of the declared name": {"names": (NAME,)},
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


@means("Cond.the declared card is there", "Cond.the declared card is in your")
def _is_there(tree: Tree) -> t.Condition:
    whose = "opponent" if tree.name.endswith("there") else "you"
    group = t.Group(number="all", whose=whose, zones=zones(tree["z"]), filter=THE_CARD)
    return t.Compare(t.Amount(of="count", group=group), "≥", 1)


@means("Cond.it is the declared card")
def _is_the_card(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), THE_CARD)


fix("NP", {"the declared card": t.Group(filter=THE_CARD), "all of the declared cards": t.Group(number="all", filter=THE_CARD)})
fix(
    "Op",
    {
        "they discard the declared cards": t.Move(
            how="discard", who="opponent", group=t.Group(number="all", whose="opponent", zones=("hand",), filter=THE_CARD)
        )
    },
)


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
            found |= {item} & {ATTRIBUTE, RACE, KIND, NAME}
        elif isinstance(item, dict):
            stack.extend(item.values())
        elif isinstance(item, list | tuple):
            stack.extend(item)
    return found
