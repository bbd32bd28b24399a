"""Text that can be shown anywhere: nothing in it steers a terminal, and every character can be encoded."""

from __future__ import annotations

import re

#: Control characters but for tab and line feed, and halves of surrogate pairs (of file names that are not UTF-8).
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

#: A word that nobody reads to its end, and the characters that are shown of its beginning.
_ENDLESS = re.compile(r"\S{301,}")
_SHOWN = 60


def brief(text: str) -> str:
    """`text` with the words in it that are longer than 300 characters cut, and how long they are."""
    return _ENDLESS.sub(lambda found: f"{found[0][:_SHOWN]}… ({len(found[0]):,} characters)", text)


def printable(text: str) -> str:
    """`text` with such characters written as JSON and Python write them: \\u001b."""
    return _UNPRINTABLE.sub(lambda found: escaped(found.group()), text)


def escaped(text: str) -> str:
    """Every character of `text` as \\uXXXX, those beyond U+FFFF as a pair; that is valid inside a JSON text, too."""
    units = text.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
