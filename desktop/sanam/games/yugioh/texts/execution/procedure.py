"""What the procedures of abilities share, and how an operation tells what it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.procedure import Call, Procedure
from sanam.games.yugioh.texts.execution.context import Context, context
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Operation, Step

_steps = msgspec.json.Decoder(tuple[Step, ...])
_operation = msgspec.json.Decoder(Operation)
_encode = msgspec.json.encode


class AbilityProcedure(Procedure):
    """A procedure that sees the game as a Host."""

    game_as = "duel"
    duel: Host

    def summon(self, monster: int, ctx: Context, how: str, gained: list[list[Any]]) -> Call:
        """Have the game put a monster on the field of "you" that is Summoned in this way and has `gained` so much."""
        return self.duel.special_summons(
            cards=[monster], seat=ctx.seat, position="", how=how, cause=ctx.reason, gained=gained
        )


#: The procedures of the interpreter by name, to be merged into a game's.
PROCEDURES: dict[str, type[Procedure]] = {}


def register(procedure: type[AbilityProcedure]) -> type[AbilityProcedure]:
    PROCEDURES[procedure.name] = procedure
    return procedure


class Outcome(msgspec.Struct):
    """What an operation did.

    ok      whether it counts as done for "then" and "if you do"
    cards   the cards that "it" means from now on; None leaves that as it was
    did     how many things it handled (None: the number of cards)
    """

    ok: bool
    cards: list[int] | None = None
    did: int | None = None


class Act:
    """One operation being carried out: the duel, and what the ability knows."""

    __slots__ = ("ctx", "duel")

    def __init__(self, duel: Host, ctx: Context) -> None:
        self.duel = duel
        self.ctx = ctx


#: An operation is carried out on the cards picked for each of its groups.
Handler = Callable[[Act, Any, list[list[int]]], Outcome | Call]


def plain_steps(steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(step) for step in steps]


def read_steps(data: list[dict[str, Any]]) -> tuple[Step, ...]:
    return _steps.decode(_encode(data))


def read_operation(data: dict[str, Any]) -> Operation:
    operation: Operation = _operation.decode(_encode(data))
    return operation


def run(steps: tuple[Step, ...], ctx: Context) -> Call:
    """Call "RunSteps" for inner steps; its result is the context afterwards."""
    return Call(PROCEDURES["RunSteps"], {"steps": plain_steps(steps), "ctx": ctx.plain()})


def after(result: Any, ctx: Context) -> Context:
    """The context that inner steps left, or `ctx` when they did not run."""
    return context(result) if isinstance(result, dict) else ctx
