"""What is said of Attributes, Types and kinds of cards that a player declares."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field
from sanam.games.yugioh.texts.reading.nouns.places import zones

replace = msgspec.structs.replace
ATTRIBUTE, RACE, KIND, NAME, TRAIT = (t.declared(what) for what in ("attribute", "race", "kind", "name", "trait"))
#: The card whose name was declared, wherever it is.
THE_CARD = t.Filter(names=(NAME,))
fix(
    "Declaring",
    {
        "declare attribute": t.Declare(what="attribute"),
        "declare type": t.Declare(what="race"),
        "declare kind": t.Declare(what="kind"),
        "declare spell or trap": t.Declare(what="kind", words=("spell", "trap")),
        "declare monster card type": t.Declare(what="trait"),
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
        "of the declared monster card type": {"traits": (TRAIT,)},
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


fix(
    "NP",
    {
        "the declared card": t.Group(filter=THE_CARD),
        "all of the declared cards": t.Group(number="all", filter=THE_CARD),
    },
)
fix(
    "Op",
    {
        "they discard the declared cards": t.Move(
            how="discard",
            who="opponent",
            group=t.Group(number="all", whose="opponent", zones=("hand",), filter=THE_CARD),
        )
    },
)


@means("Ref.this card there")
def _this_card_there(tree: Tree) -> t.Group:
    where = zones(tree["z"])
    if where not in (("graveyard",), ("hand",)):
        raise Meaningless("where it is")
    return t.Group(ref="self", zones=where)


def declared_now(said: Any) -> tuple[t.Step, ...]:
    """What is declared as the card is activated; nothing where this says something else."""
    ops = said.ops if isinstance(said, Several) else (said,)
    fits = all(isinstance(op, t.Declare) for op in ops)
    return tuple(t.Step(replace(op, at="activation")) for op in ops) if fits else ()


@means("Line.activated by declaring")
def _activated_by_declaring(tree: Tree) -> Sentence:
    return Sentence(ability=t.Ability(kind="activate", do=declared_now(meaning(tree["x"]))))


#: What cards that cannot be used cannot do.
_UNUSED = ("activate", "normal summon", "set", "flip summon", "special summon")
_MONSTERS = t.Group(number="all", whose="either", zones=("monster",), filter=THE_CARD)
_ON_FIELD = t.Group(number="all", whose="either", zones=("field",), filter=THE_CARD)


@means("Statement.cards of the declared name cannot be used")
def _cannot_be_used(tree: Tree) -> Several:
    ends = until(tree)
    rules = (t.PlayerRule(rule=f"cannot {act}", who="each", filter=THE_CARD, until=ends) for act in _UNUSED)
    still = (t.Rule(group=_MONSTERS, rule=rule, until=ends) for rule in ("cannot attack", "cannot change position"))
    return Several((*rules, *still, t.Negate(what="effects", group=_ON_FIELD, until=ends)))


_SPARED = t.Ability(kind="spares")
fix("Line", {"cards already there are not affected": Sentence(ability=_SPARED)})


def spared(last: t.Ability | None) -> tuple[t.Step, ...]:
    """What is forbidden of cards, where those are spared that were there already; nothing where nothing is."""
    steps = last.do if last is not None else ()
    rules = [step for step in steps if isinstance(step.op, t.PlayerRule)]
    if not rules or any(not isinstance(step.op, t.PlayerRule | t.Rule | t.Negate) for step in steps):
        return ()
    return tuple(replace(step, op=replace(step.op, spares=True)) for step in rules)  # no others come to the field


def undeclared(ability: t.Ability, abilities: list[t.Ability]) -> bool:
    """Whether it speaks of what was declared without that anything was."""
    told = [ability]
    if ability.kind == "continuous" and ability.when is None:
        told += [other for other in abilities if other.kind == "activate"]
    return _words(ability) - {_word_of(op) for each in told for op in t.operations(each)} != set()


def _word_of(op: t.Operation) -> str:
    return t.declared(op.what) if isinstance(op, t.Declare) else ""


def kept_words(abilities: list[t.Ability]) -> list[t.Ability]:
    """The abilities, where what is declared at the activation of the card is kept for what holds as long as it lies
    there."""
    lasting = (ability for ability in abilities if ability.kind == "continuous" and ability.when is None)
    wanted = set[str]().union(*map(_words, lasting))
    if not wanted:
        return abilities

    def kept(step: t.Step) -> t.Step:
        return replace(step, op=replace(step.op, kept=True)) if _word_of(step.op) in wanted else step

    return [
        replace(ability, do=tuple(map(kept, ability.do))) if ability.kind == "activate" else ability
        for ability in abilities
    ]


def _words(ability: t.Ability) -> set[str]:
    """The declared words that an ability speaks of."""
    written = msgspec.json.encode(ability)
    return {word for word in (ATTRIBUTE, RACE, KIND, NAME, TRAIT) if f'"{word}"'.encode() in written}
