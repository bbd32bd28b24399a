"""Written Chinese texts in the terms of those who read Simplified characters."""

from __future__ import annotations

import functools
import re

from sanam.games.yugioh.texts.reading.chinese.rewriting import Rewrites, rewrites, rewritten

_NAME = re.compile("(「[^」]{0,200}」)")


@functools.cache
def _terms() -> Rewrites:
    return rewrites(("zh_Hans.terms",))


def in_mainland_terms(text: str) -> str:
    """A text in Simplified characters with the terms of its readers; names in 「」 stay as they are."""
    parts = _NAME.split(text)
    return "".join(part if at % 2 else rewritten(part, _terms()) for at, part in enumerate(parts))
