"""What phrases mean that let a player Normal Summon more than once in a turn."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import holds
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import conditions
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import replace

#: The least Level of a monster that is Tribute Summoned (YZH-2.72).
TRIBUTED = t.Range(low=5)


def _additional(tree: Tree, until: str = "") -> t.PlayerRule:
    """Another Normal Summon of such a monster; `tribute` in the entry's name: a Tribute Summon."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.number != "exactly" or group.also is not None or (group.zones and group.zones != ("hand",)):
        raise Meaningless("what is Summoned in addition")
    filter_ = group.filter
    if "tribute" in tree.name and (filter_.level is None or filter_.level.low is None or filter_.level.low < 5):
        if filter_.level is not None or filter_.either:
            raise Meaningless("of which Level")
        filter_ = replace(filter_, level=TRIBUTED)
    return t.PlayerRule(who="you", rule="extra normal summon", filter=filter_, count=group.count, until=until)


@means("Lasting.additional summon", "Lasting.additional tribute summon")
def _lasting(tree: Tree) -> Sentence:
    return holds(_additional(tree))


@means("Lasting.additional summon on the turn")
def _on_the_turn(tree: Tree) -> Sentence:
    return holds(_additional(tree), conditions=(t.ThisTurn(t.SELF, meaning(tree["d"])),))


@means("Lasting.additional summon while")
def _while(tree: Tree) -> Sentence:
    return holds(_additional(tree), conditions=conditions(tree["c"]))


@means("Lasting.additional summon after")
def _after(tree: Tree) -> Sentence:
    """No effect is activated: in the turn in which its player has Summoned it so."""
    events = tuple(f"{way} summoned" for way in meaning(tree["w"]))
    return holds(_additional(tree), conditions=(t.ThisTurn(t.SELF, events),))


@means("Lasting.additional summon upon")
def _upon(tree: Tree) -> Sentence:
    """No effect is activated: for the rest of that turn."""
    when: t.Occasion = meaning(tree["e"])
    if when.subject is None or when.others or not all(event.endswith("summoned") for event in when.events):
        raise Meaningless("after which Summon")
    return holds(replace(_additional(tree, "turn"), rule="extra normal summon or set"), when=when)


@means("First.normal summon more this turn", "First.tribute summon more this turn")
def _this_turn(tree: Tree) -> t.Operation:
    return _additional(tree, "turn")


def _without_tributes(filter_: t.Filter, count: int, rule: str = "without tributes", until: str = "") -> t.PlayerRule:
    if filter_.related or not (filter_.kinds or filter_.series or filter_.names):
        raise Meaningless("which monsters")
    return t.PlayerRule(who="you", rule=rule, filter=filter_, count=count, until=until)


@means("Statement.summons without tributes")
def _any_without_tributes(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None:
        raise Meaningless("from where they are Summoned")
    return _without_tributes(filter_, 0)


@means("Statement.summons so many without tributes", "Statement.summons without tributes this turn")
def _so_many_without_tributes(tree: Tree) -> t.Operation:
    return _without_tributes(*_summoned(tree), until="turn" if tree.name.endswith("this turn") else "")


@means("Lasting.summons once without tributes from the gy")
def _once_without_tributes(tree: Tree) -> Sentence:
    rule = _without_tributes(*_summoned(tree), rule="once without tributes")
    return holds(rule, active=("graveyard",))


def _summoned(tree: Tree) -> tuple[t.Filter, int]:
    """Which monsters, and how many of them."""
    group: t.Group = meaning(tree["o"])
    if group.ref or group.zones or group.also is not None or group.number != "exactly":
        raise Meaningless("what is Summoned without Tributes")
    return group.filter, group.count
