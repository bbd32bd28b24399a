"""The register of operations: what each of the phrase book does, by its key, and what it asks first.

An operation gets the run and its own tree. What `asks` marks gives the question that is asked when it is done (None: no
question); what `does` marks does it, with what was picked, and gives the procedures that have to run for it, in order.
"""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice
from sanam.engine.procedure import Call
from sanam.games.summoner_master.texts.execution.host import Run

Doing = Callable[[Run, Tree], list[Call]]
Asking = Callable[[Run, Tree], "Choice | None"]
DO: dict[str, Doing] = {}
ASK: dict[str, Asking] = {}
#: What is done before the question is asked, such as showing the cards that it is about.
Preparing = Callable[[Run, Tree], None]
PREPARE: dict[str, Preparing] = {}


def prepares(*names: str) -> Callable[[Preparing], Preparing]:
    def note(function: Preparing) -> Preparing:
        PREPARE.update({f"Op.{name}": function for name in names})
        return function

    return note


def does(*names: str) -> Callable[[Doing], Doing]:
    def note(function: Doing) -> Doing:
        DO.update({f"Op.{name}": function for name in names})
        return function

    return note


def asks(*names: str) -> Callable[[Asking], Asking]:
    def note(function: Asking) -> Asking:
        ASK.update({f"Op.{name}": function for name in names})
        return function

    return note


def until_of(run: Run, op: Tree) -> str:
    """How long it lasts: "fight" is the one that ends next, "subturn" is this one (SMG-83), "subturn 12" the one with
    that number, "" without end.
    """
    until = op.get("u")
    if until is None:
        return ""
    if until.name in ("subturn", "fight"):
        return str(until.name)
    if until.name == "mine":  # until the opponent's Subturn before it is over
        return f"subturn {run.rules.subturn() + (1 if run.rules.active() == run.seat else 0)}"
    if until.name == "next-turn":
        return f"subturn {(run.rules.subturn() + 1) // 2 * 2 + 2}"
    if until.name == "mine-ends":
        return f"subturn {run.rules.subturn() + (2 if run.rules.active() == run.seat else 1)}"
    if until.name == "next":  # of the opponent
        return f"subturn {run.rules.subturn() + (1 if run.rules.active() == run.seat else 2)}"
    turns = 1 if until.name == "turn" else until.number("n")
    return f"subturn {run.rules.subturn() + 2 * turns - 1}"
