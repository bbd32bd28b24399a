"""What statements mean that negate effects as they resolve, by whose they are and where they were activated."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.player_rules import activated_there
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import replace


@means("Statement.negates activated effects there", "Statement.negates activated effects there except")
@means("Statement.negates effects opponent activates", "Statement.negates effects activated during")
def _negates_activated(tree: Tree) -> t.Operation:
    """As they resolve: what such cards do without being activated goes on."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.position:
        raise Meaningless("whose effects")
    if tree.name.endswith("except"):
        filter_ = t.Filter(kinds=("monster",), neither=(filter_,))
    who = "opponent" if "opponent" in tree.name else "each"
    there = activated_there(tree) if tree.get("z") is not None else ()
    windows: tuple[str, ...] = meaning(tree["w"]) if tree.get("w") is not None else ()
    law = t.PlayerRule(who=who, rule="effects negated", filter=filter_, zones=there, windows=windows)
    return replace(law, until=until(tree))


@means("Statement.effects activated there are negated")
def _all_activated_there(tree: Tree) -> t.Operation:
    return t.PlayerRule(who="each", rule="effects negated", zones=activated_there(tree), until=until(tree))


@means("Statement.effects aimed at or activated in the gy are negated")
def _gy_is_quiet(tree: Tree) -> Several:
    activated = t.PlayerRule(who="each", rule="effects negated", zones=("graveyard",))
    return Several((t.PlayerRule(who="each", rule="graveyard aims negated"), activated))


@means("Statement.negated with its namesakes")
def _negated_with_namesakes(tree: Tree) -> Several:
    """Those of the card itself, of its namesakes on the field, and what they activate anywhere."""
    card: t.Group = meaning(tree["p"])
    if card.ref not in ("it", "event", "target") or card.number == "all":
        raise Meaningless("whose name")
    named_so = t.Filter(kinds=("monster",), related=(t.Relation(what="original name", of=card),))
    group = t.Group(number="all", whose="either", zones=("field",), filter=named_so)
    end = until(tree)
    activated = t.PlayerRule(who="each", rule="effects negated", filter=named_so, until=end)
    return Several((activated, t.Negate(what="effects", group=group, until=end)))


@means("Statement.their activation not negated")
def _activation_not_negated(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.kinds != ("monster",):
        raise Meaningless("which activations")
    return t.PlayerRule(who="each", rule="activations not negated", filter=filter_, until=until(tree))


@means("Statement.negates effects activated in defense")
def _negates_in_defense(tree: Tree) -> t.Operation:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.position or filter_.kinds != ("monster",):
        raise Meaningless("whose effects")
    return t.PlayerRule(who="each", rule="defense effects negated", filter=filter_)
