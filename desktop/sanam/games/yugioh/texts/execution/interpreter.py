"""What games use of the interpreter.

A game merges :data:`PROCEDURES` into its own and implements :class:`Host`. It finds triggers with
:func:`match_occasion`, offers what :func:`usable` and :func:`in_window` allow, calls "PayAndTarget" when an ability is
activated and "ResolveAbility" when its link resolves, destroys by "DestroyCards", and asks `standing_effects` whatever
is continuously true. It tells when a card is turned up (:func:`stamp`), when a time is over (:func:`end_of`), what
happened (:func:`upon`), and when a phase begins (:func:`due`, "RunLater").
"""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.activation import PayAndTarget, usable
from sanam.games.yugioh.texts.execution.conditions import now_in
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.lasting import carry, end_of, forget
from sanam.games.yugioh.texts.execution.limits import may_control
from sanam.games.yugioh.texts.execution.occasions import match_occasion, upon
from sanam.games.yugioh.texts.execution.operations.asking import DestroyCards
from sanam.games.yugioh.texts.execution.operations.summons import token_data
from sanam.games.yugioh.texts.execution.procedure import PROCEDURES
from sanam.games.yugioh.texts.execution.resolution import ResolveAbility, RunLater, RunSteps, due
from sanam.games.yugioh.texts.execution.standing_effects import stamp
from sanam.games.yugioh.texts.execution.summonable import may_be_summoned
from sanam.games.yugioh.texts.tree import Ability

__all__ = [
    "PROCEDURES",
    "DestroyCards",
    "Host",
    "PayAndTarget",
    "ResolveAbility",
    "RunLater",
    "RunSteps",
    "carry",
    "due",
    "end_of",
    "forget",
    "in_window",
    "match_occasion",
    "may_be_summoned",
    "may_control",
    "stamp",
    "token_data",
    "upon",
    "usable",
]


def in_window(duel: Host, ability: Ability, seat: int) -> bool:
    """Whether `Ability.windows` allow its use by `seat` now; without windows the kind of card decides, not this."""
    return now_in(duel, ability.windows, seat)
