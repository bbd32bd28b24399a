"""When a player wants to be asked whether to answer something: the levels there are, and which one counts."""

from __future__ import annotations

from sanam.engine.table import Table

#: The levels; what "possible" and "events" leave out, each game says.
PROMPTS = ("always", "possible", "events", "never")
#: The same as a person is offered them, the usual one last.
OFFERED = ("always", "possible", "never", "events")


def prompts_of(table: Table, seat: int, begun: str) -> str:
    """One of PROMPTS: what the seat has set during the match, else `begun`, the level that the match began with."""
    marks = table.seats[seat].marks
    if "prompts" not in marks:
        return begun
    chosen: str = marks["prompts"]
    return chosen
