"""Carrying out what texts say. Every module registers the entries of the phrase book that it stands for: all of them
are loaded here.
"""

from __future__ import annotations

from sanam.games.onepiece.texts.execution import (
    amounts as amounts,
)
from sanam.games.onepiece.texts.execution import (
    conditions as conditions,
)
from sanam.games.onepiece.texts.execution import (
    deeds as deeds,
)
from sanam.games.onepiece.texts.execution import (
    filters as filters,
)
from sanam.games.onepiece.texts.execution import (
    lasting as lasting,
)
from sanam.games.onepiece.texts.execution import (
    leaders as leaders,
)
from sanam.games.onepiece.texts.execution import (
    moving as moving,
)
from sanam.games.onepiece.texts.execution import (
    occasions as occasions,
)
from sanam.games.onepiece.texts.execution import (
    operations as operations,
)
from sanam.games.onepiece.texts.execution import (
    replacing as replacing,
)
from sanam.games.onepiece.texts.execution import (
    resolution as resolution,
)
from sanam.games.onepiece.texts.execution import (
    selections as selections,
)
from sanam.games.onepiece.texts.execution.registry import carried_by_parent

#: What programs are made of is carried out by `resolution` itself.
carried_by_parent("Ability", "keyword, effect, paid effect, triggered and paid")
carried_by_parent("Cost", "rest don, return don, may, if may, plain")
carried_by_parent("Sentence", "do, paid")
carried_by_parent("Bullet", "item")
carried_by_parent("Choice", "then, if, one, one and after, opponent's one, apply each")
carried_by_parent(
    "Clause",
    """then, if, if you do, if they do, if you do not, if they do not, otherwise, when, when or, attacks during, at,
    instead, for a time, by the rules, any number in deck, may include, during turn in which, instead of cards,
    instead of doing, rather, this effect can be activated at, this effect can be activated when, rules and start""",
)
carried_by_parent("Ops", "may, opponent may, each player, each player may, and, next, then, and if, or, every")
carried_by_parent(
    "Op",
    """opponent does, opponent must, they do, treat name as, include, include only, deck of, lose then, treat type
    as, treat name and type as, negate this""",
)
carried_by_parent("Tag", "don, your turn, opponent's turn, either, either of three, once per turn")
carried_by_parent(
    "Timing",
    """on play, when attacking, on block, on ko, on opponent's attack, end of your turn, end of opponent's turn,
    activate main, main, counter, trigger, start of your turn, opponent's attack short""",
)
