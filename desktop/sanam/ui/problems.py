"""What went wrong, as a person needs it: what, where, why, and what to do next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sanam.ui.text import fill, isolated, joined, tr


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
        where = joined(", ", (self.file, self.place))
        return [line for line in (joined(" – ", (where, self.reason)), self.next) if line]


def problem_from(error: BaseException, what: str = "", advice: str = "") -> Problem:
    """A problem from an exception: a refused file by its file, place and reason, others by what they have of these."""
    what = what or tr("That did not work.")
    refused = getattr(error, "problem", None)
    if refused is not None and isinstance(getattr(refused, "place", None), Mapping):
        return Problem(what, refused.file, place_words(refused.place), refusal_words(refused), advice)

    def part(name: str) -> str:
        value = getattr(error, name, "")
        return str(value) if value and not callable(value) else ""

    file = part("file") or part("path") or part("filename")
    reason = part("reason") or part("strerror") or str(error) or type(error).__name__
    place = part("place") or (fill(tr("line {n}"), n=part("line")) if part("line") else "")
    return Problem(what, file, place, reason, advice)


def refusal_words(refused: Any) -> str:
    """The reason of a `sanam.catalogue.problems.Problem`, whose sentences are translated here."""
    from sanam.catalogue.problems import ENGLISH

    return fill(tr(ENGLISH.get(refused.reason, refused.reason)), **refused.params)


def place_words(place: Mapping[str, int | str]) -> str:
    """Where in a file, outermost first: "table datas, row 12, field atk"."""
    words = {
        "line": tr("line {n}"),
        "row": tr("row {n}"),
        "table": tr("table {n}"),
        "card": tr("card {n}"),
        "field": tr("field {n}"),
        "part": tr("part {n}"),
        "span": tr("characters {n}"),
    }
    return ", ".join(
        fill(words.get(key, "{n}"), n=isolated(value) if isinstance(value, str) else value)
        for key, value in place.items()
    )


def refused_line(refused: Any) -> str:
    """A refused record in one line, its file by name only."""
    place, reason = place_words(refused.place), refusal_words(refused)
    return ": ".join(part for part in (Path(refused.file).name, place, reason) if part)
