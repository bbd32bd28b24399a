"""What games use of the interpreter.

A game merges :data:`PROCEDURES` into its own and implements :class:`World`. It finds triggers with
:func:`match_occasion`, offers what :func:`usable` and :func:`in_window` allow, calls "PayAndTarget" when an ability is
activated and "ResolveAbility" when its link resolves, destroys by "DestroyCards", and asks :func:`force` whatever is
continuously true. It tells when a card is turned up (:func:`stamp`), when a time is over (:func:`end_of`), what
happened (:func:`upon`), and when a phase begins (:func:`due`, "RunLater").
"""

from __future__ import annotations

from sanam.games.yugioh.abilities.activation import PayAndTarget, usable
from sanam.games.yugioh.abilities.asking import DestroyCards
from sanam.games.yugioh.abilities.base import PROCEDURES
from sanam.games.yugioh.abilities.conditions import now_in
from sanam.games.yugioh.abilities.force import Force, force, stamp
from sanam.games.yugioh.abilities.lasting import carry, end_of, forget
from sanam.games.yugioh.abilities.limits import may_control
from sanam.games.yugioh.abilities.occasions import match_occasion, upon
from sanam.games.yugioh.abilities.operations_summon import token_data
from sanam.games.yugioh.abilities.resolution import ResolveAbility, RunLater, RunSteps, due
from sanam.games.yugioh.abilities.summonable import may_be_summoned
from sanam.games.yugioh.abilities.tree import Ability
from sanam.games.yugioh.abilities.world import World

__all__ = [
    "PROCEDURES",
    "DestroyCards",
    "Force",
    "PayAndTarget",
    "ResolveAbility",
    "RunLater",
    "RunSteps",
    "World",
    "carry",
    "due",
    "end_of",
    "force",
    "forget",
    "in_window",
    "match_occasion",
    "may_be_summoned",
    "may_control",
    "stamp",
    "token_data",
    "upon",
    "usable",
]  # fmt: skip


def in_window(world: World, ability: Ability, seat: int) -> bool:
    """Whether `Ability.windows` allow its use by `seat` now; without windows the kind of card decides, not this."""
    return now_in(world, ability.windows, seat)
