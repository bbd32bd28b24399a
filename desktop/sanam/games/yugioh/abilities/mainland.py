"""Written Chinese texts in the terms of those who read Simplified characters."""

from __future__ import annotations

import functools
import re
from pathlib import Path

_NAME = re.compile("(「[^」]*」)")


@functools.cache
def _terms() -> tuple[tuple[re.Pattern[str], str], ...]:
    lines = (Path(__file__).with_name("phrases") / "zh_Hans.terms").read_text("utf-8").splitlines()
    found = (line.split(" => ") for line in lines if line and not line.startswith("#"))
    return tuple((re.compile(pattern), term) for pattern, term in found)


def in_mainland_terms(text: str) -> str:
    """A text in Simplified characters with the terms of its readers; names in 「」 stay as they are."""

    def said(part: str) -> str:
        for pattern, term in _terms():
            part = pattern.sub(term, part)
        return part

    return "".join(part if at % 2 else said(part) for at, part in enumerate(_NAME.split(text)))
