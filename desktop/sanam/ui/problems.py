"""What went wrong, as a person needs it: what, where, why, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass

from sanam.ui.text import tr


@dataclass(frozen=True, slots=True)
class Problem:
    """`what` is a sentence; `file` and `place` (line, row, field) may be empty; `tone` "bad", "wait" or "good"."""

    what: str
    file: str = ""
    place: str = ""
    reason: str = ""
    next: str = ""
    tone: str = "bad"

    def lines(self) -> list[str]:
        """The text below the headline: where and why, then what next."""
        where = ", ".join(part for part in (self.file, self.place) if part)
        return [
            line for line in (" – ".join(part for part in (where, self.reason) if part), self.next) if line
        ]


def problem_from(error: BaseException, what: str = "", advice: str = "") -> Problem:
    """A problem from an exception, using its `file`, `place` and `reason` where it has them."""

    def part(name: str) -> str:
        value = getattr(error, name, "")
        return str(value) if value and not callable(value) else ""

    file = part("file") or part("path") or part("filename")
    reason = part("reason") or part("strerror") or str(error) or type(error).__name__
    return Problem(what or tr("That did not work."), file, part("place") or part("line"), reason, advice)
