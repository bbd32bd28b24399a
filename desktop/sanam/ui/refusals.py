"""Work with files off the GUI thread: what can be expected to go wrong there comes back as a result.

Such an error is told in full by whoever wanted the work; any other is a defect, and the job logs it as one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sanam.engine.journal import JournalProblem
from sanam.matches.live import InUse
from sanam.matches.positions import NoSuchPosition
from sanam.matches.store import NoSuchMatch


class Refusal(NamedTuple):
    """An expected error, handed over as a result."""

    error: Exception


def attempted(work: Callable[[], Any]) -> Any:
    """What `work` returns, or a :class:`Refusal`."""
    from sanam.catalogue.problems import FileRefused

    try:
        return work()
    except (FileRefused, InUse, JournalProblem, NoSuchMatch, NoSuchPosition, OSError, ValueError) as error:
        return Refusal(error)
