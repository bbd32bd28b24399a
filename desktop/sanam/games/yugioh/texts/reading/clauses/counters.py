"""What phrases mean about counters: how many of them a card bears at most, and when they are placed."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.lasting import upon_resolution
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import on_field


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


@means("Ref.this card with counters")
def _with_counters(tree: Tree) -> t.Group:
    return t.Group(ref="self", filter=t.Filter(counter=tree.text("c"), counters=tree.number("n")))
