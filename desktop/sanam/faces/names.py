"""Names of cards in the narrow room of a small face: two lines, broken between words, of one size on all cards."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from sanam.faces import thai
from sanam.faces.fonts import font

#: No letter is smaller than this many pixels.
FLOOR = 10.5
#: How much smaller and how much narrower than usual a long name may be before it is cut.
SMALLEST, NARROWEST = 0.86, 80
#: What belongs together: a word with the sign that ends it, so that a long one may be broken after the sign.
_WORD = re.compile(r"\(?[^\s.·・:/\-‐–—\"(]*[.·・:/\-‐–—\"]*\s*|\s+")
_CLOSING = "、。，．！？：；）」』】〉》…ー"


def pieces(text: str, language: str) -> list[str]:
    """The text in pieces between which a line may end. Joined they are the text."""
    if language.startswith("zh"):
        found: list[str] = []
        for piece in re.findall(r"[A-Za-z0-9'’.&]+\s*|.", text):
            if found and (piece in _CLOSING or piece.isspace()):
                found[-1] += piece
            else:
                found.append(piece)
        return found
    if language == "th":
        ends = [*thai.breaks(text), *(blank.end() for blank in re.finditer(r"\s+", text)), len(text)]
        starts = sorted({0, *ends})
        return [text[a:b] for a, b in pairwise(starts)]
    return [piece for piece in _WORD.findall(text) if piece]


def _filled(words: list[str], metrics: QFontMetricsF, room: float, most: int) -> list[str] | None:
    """The words in at most `most` lines, or None where they do not fit."""
    lines = [""]
    for word in words:
        if not lines[-1] or metrics.horizontalAdvance((lines[-1] + word).rstrip()) <= room:
            lines[-1] += word
        else:
            lines.append(word)
    if len(lines) > most or any(metrics.horizontalAdvance(line.rstrip()) > room for line in lines):
        return None
    return [line.strip() for line in lines]


def _made(language: str, size: float, stretch: int) -> QFont:
    made = font(language, size, bold=True)
    if stretch != 100:
        made.setStretch(stretch)
    return made


@lru_cache(maxsize=4096)
def name_lines(name: str, language: str, room: float, usual: float, lines: int = 2) -> tuple[tuple[str, ...], float]:
    """The name in at most `lines` lines `room` pixels wide, and the size of its letters in pixels.

    A long name is first narrowed, then a little smaller than `usual`, and only then cut, at the end of its last line.
    """
    words = pieces(name, language)
    stretches = (100, NARROWEST) if language in ("en", "th") else (100,)
    least = max(FLOOR, usual * SMALLEST)
    size = max(FLOOR, usual)
    for stretch in (100, 90) if len(stretches) > 1 else stretches:
        if QFontMetricsF(_made(language, size, stretch)).horizontalAdvance(name) <= room:
            return (name,), size
    # Fewer lines before smaller letters, and both before a name is cut.
    for most in range(2, lines + 1):
        size = max(FLOOR, usual)
        while size >= least:
            for stretch in stretches:
                found = _filled(words, QFontMetricsF(_made(language, size, stretch)), room, most)
                if found is not None:
                    return tuple(found), size
            size -= 0.5
    size = least
    metrics = QFontMetricsF(_made(language, size, stretches[-1]))

    def cut(text: str) -> str:
        return metrics.elidedText(text.strip(), Qt.TextElideMode.ElideRight, room)

    made: list[str] = []
    while words and len(made) < lines - 1:
        line = words.pop(0)
        while words and metrics.horizontalAdvance((line + words[0]).rstrip()) <= room:
            line += words.pop(0)
        made.append(cut(line))
    return (*made, *([cut("".join(words))] if words else [])), size
