"""What phrases mean about battles: how often a monster attacks, and what."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import NOT_TARGETED
from sanam.games.yugioh.texts.reading.clauses.about import note
from sanam.games.yugioh.texts.reading.clauses.lasting import holds
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.clauses.values import of_equipped
from sanam.games.yugioh.texts.reading.clauses.verbs import until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import every, on_field, replace

_PAST = t.Group(number="all", whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))


@means("Line.halved as it attacks directly")
def _halved_as_it_attacks_directly(tree: Tree) -> Sentence:
    """Where it would not attack the player otherwise: past monsters."""
    straight = t.Battles(t.SELF, "attacker", direct=True)
    past = t.Compare(t.Amount(of="count", group=_PAST), "≥", 1)
    halves = t.Step(t.Modify(group=t.SELF, what="atk", how="halve"))
    ability = t.Ability(kind="", windows=("calculation",), conditions=(straight, past), do=(halves,))
    return Sentence(ability=ability, gate=("straight on",))


#: What is granted after an attack holds for its Battle Phase.
fix(
    "Rule",
    {
        "attacks once again": {"rule": "second attack in a row", "until": "battle"},
        "attacks a monster once again": {"rule": "second attack on a monster", "until": "battle"},
        "attacks again": {"rule": "attacks again", "until": "battle"},
        "attacks a monster again": {"rule": "attacks a monster again", "until": "battle"},
        "attacks twice then": {"rule": "attacks twice"},
        "attacks thrice": {"rule": "attacks so often", "count": 3},
        "attacks in defense": {"rule": "attacks in defense"},
        "attacks directly for half": {"rule": "attacks directly for half"},
    },
)


@means("Rule.attacks so often", "Rule.attacks monsters so often")
def _so_often(tree: Tree) -> dict[str, Any]:
    count = tree.number("n")
    if count < 2:
        raise Meaningless("how often it attacks")
    if count == 2:
        return {"rule": "attacks twice" if tree.name == "attacks so often" else "attacks monsters twice"}
    return {
        "rule": "attacks so often" if tree.name == "attacks so often" else "attacks monsters so often",
        "count": count,
    }


@means("Rule.attacks as often as", "Rule.attacks monsters as often as")
def _as_often_as(tree: Tree) -> dict[str, Any]:
    on_monsters = tree.name == "attacks monsters as often as"
    return {"rule": "attacks monsters so often" if on_monsters else "attacks so often", "count": meaning(tree["v"])}


@means("Lasting.attacks as often as it has materials")
def _as_often_as_materials(tree: Tree) -> Sentence:
    """Once in any case, as every monster does."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter.related:
        raise Meaningless("which materials")
    under = t.Group(number="all", whose="you", zones=("materials",), filter=group.filter)
    return holds(t.Rule(group=t.SELF, rule="attacks so often", count=t.Amount(of="count", group=under)))


@means("Statement.more attacks for each", "Statement.more attacks equal", "Statement.most attacks")
@means("Statement.most attacks now")
def _attacks_by_number(tree: Tree) -> t.Operation:
    """So many attacks more than it has, or so many in all, in each Battle Phase."""
    group: t.Group = on_field(meaning(tree["p" if "most attacks" in tree.name else "s"]))
    if not group.ref or group.also is not None:
        raise Meaningless("which monster attacks so often")
    if tree.name == "more attacks for each":
        count: t.Number = of_equipped(replace(meaning(tree["e"]), times=tree.number("n")), group)
    else:
        count = of_equipped(meaning(tree["v"]), group)
    rule = "number of attacks" if "most attacks" in tree.name else "more attacks"
    return t.Rule(group=group, rule=rule, count=count, until=until(tree))


@means("Rule.attacks all of", "Rule.attacks all of them twice")
def _all_of(tree: Tree) -> dict[str, Any]:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.other:
        raise Meaningless("which monsters it attacks")
    if tree.name.endswith("twice"):
        return {"rule": "attacks all", "count": 2} | (
            {} if filter_ == t.Filter(kinds=("monster",)) else {"by": filter_}
        )
    if filter_ == t.Filter(kinds=("monster",)):
        return {"rule": "attacks all"}
    return {"rule": "attacks all", "by": filter_}


fix("Op", {"make the attack direct": t.MakeDirect()})


@means("Op.pass the target on")
def _pass_on(tree: Tree) -> t.Operation:
    """Of an effect, or of an attack as well: what its occasion tells of."""
    group: t.Group = on_field(meaning(tree["o"]))
    if group.number != "exactly" or group.count != 1 or group.also is not None:
        raise Meaningless("what is targeted now")
    return t.PassOn(group=group)


@means("Op.change attack target")
def _redirect(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["o"]))
    if group.number != "exactly" or group.count != 1 or group.also is not None:
        raise Meaningless("what is attacked now")
    return t.Redirect(group=group if group.ref else replace(group, zones=("monster",)))


@means("Statement.banishes what it destroys")
def _banishes_destroyed(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all" and (group.number != "exactly" or group.count != 1):
        raise Meaningless("which monsters destroy it")
    return t.Rule(group=group if group.ref else every(group), rule="banishes what it destroys", until=until(tree))


fix("BackTo", {"hand": "hand", "top": "deck top", "bottom": "deck bottom", "shuffled": "deck"})


@means("Statement.sends back what it destroys")
def _sends_back(tree: Tree) -> t.Operation:
    group: t.Group = on_field(meaning(tree["s"]))
    if not group.ref and group.number != "all" and (group.number != "exactly" or group.count != 1):
        raise Meaningless("which monsters destroy it")
    rule = f"what it destroys to {meaning(tree['w'])}"
    return t.Rule(group=group if group.ref else every(group), rule=rule, until=until(tree))


@means("Statement.only that target attacks")
def _only_that_attacks(tree: Tree) -> t.Rule:
    """All others of its player, those that come later as well."""
    others = t.Filter(kinds=("monster",), related=(NOT_TARGETED,))
    group = t.Group(number="all", whose="you", zones=("field",), filter=others)
    return t.Rule(group=group, rule="cannot attack", until=until(tree))


@means("Statement.negates what it destroys")
def _negates_destroyed(tree: Tree) -> t.Operation:
    """Their effects are negated as long as they lie where they went."""
    group: t.Group = on_field(meaning(tree["s"]))
    filter_, place = kinds_of_card(tree)
    if not group.ref and group.number != "all" and (group.number != "exactly" or group.count != 1):
        raise Meaningless("which monsters destroy it")
    if place is not None and (place.zones != ("field",) or place.whose != "opponent"):
        raise Meaningless("whose effects")
    if "monster" not in filter_.kinds or filter_.related or filter_.other:
        raise Meaningless("whose effects")
    if filter_.traits == ("effect",):
        filter_ = replace(filter_, traits=())  # there is nothing else to negate
    by = None if filter_ == t.Filter(kinds=("monster",)) else filter_
    group = group if group.ref else every(group)
    return t.Rule(group=group, rule="negates what it destroys", by=by, until=until(tree))


fix(
    "Line",
    {
        "applies its atk": note(t.Rule(group=t.SELF, rule="attacks in defense")),
        "only looked at": Sentence(ability=t.Ability(kind="note")),
        "applies its def": note(t.Rule(group=t.SELF, rule="attacks with its def")),
        "no flip effects": note(t.ChangePosition(group=t.SELF, quiet=True)),
    },
)


@means("Op.attacks on order")
def _attacks_on_order(tree: Tree) -> t.Operation:
    return t.OrderAttack(group=meaning(tree["s"]), to=meaning(tree["o"]))
