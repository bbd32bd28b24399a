"""Tables that put the words of one spelling in place of another's.

A line of a table is a regular expression, " => " and what it becomes; the lines apply one after the other. Lines that
start with # are comments. A name in < > stands for an expression that the reader of the table gives.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from sanam.paths import package_folder

Rewrites = tuple[tuple[re.Pattern[str], str], ...]


def rewrites(names: tuple[str, ...], parts: Mapping[str, str] | None = None) -> Rewrites:
    """The lines of these tables in their order."""
    folder = package_folder("sanam.games.yugioh.texts.reading.chinese")
    found = []
    for name in names:
        for line in (folder / name).read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                pattern, spelling = line.split(" => ")
                if parts:
                    pattern = re.sub("<([A-Z]+)>", lambda part: parts[part[1]], pattern)
                found.append((re.compile(pattern), spelling))
    return tuple(found)


def rewritten(text: str, lines: Rewrites) -> str:
    """The text after every line in its turn has replaced what it finds.

    What a line becomes is looked at only where the line finds something: `re` keeps no more than some hundreds of them.
    """
    for pattern, spelling in lines:
        if pattern.search(text):
            text = pattern.sub(spelling, text)
    return text
