"""One spelling for searching: what a person types and what a card is called meet here."""

from __future__ import annotations

import functools
import re
import unicodedata

from sanam.abilities.simplified import in_script

# Arabic letters to the Persian ones, zero-width non-joiner to a space, and no tatweel.
_PERSIAN = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "\u200c": " ", "\u0640": None, "\u200b": None})

# Punctuation and symbols, which one person types and another leaves out: hyphens, apostrophes, stops, middle dots …
_MARKS = re.compile(
    "[!-/:-@\\[-`{-~\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u205e\u2190-\u2bff\u3001-\u3003\u3008-\u301f\u30fb]+"
)


_CHINESE = re.compile("[\u4e00-\u9fff]")


@functools.cache
def _one_script() -> dict[int, str]:
    """Chinese characters to their simplified forms."""
    characters = [chr(code) for code in range(0x4E00, 0xA000)]
    pairs = zip(characters, in_script("\n".join(characters), "zh_Hans").split("\n"), strict=True)
    return {ord(one): other for one, other in pairs if one != other}


def fold(text: str) -> str:
    """`text` compatible-composed, without case, Latin accents, Persian letter variants and digit shapes, in one script
    of Chinese, spaces collapsed.

    Thai vowel and tone marks are part of the spelling and stay.
    """
    if text.isascii():
        return " ".join(text.lower().split())
    if _CHINESE.search(text):
        text = text.translate(_one_script())
    out = []
    for char in unicodedata.normalize("NFKD", text.translate(_PERSIAN)).casefold():
        if char.isdigit():
            char = str(unicodedata.digit(char))
        elif unicodedata.combining(char) and not "\u0e00" <= char <= "\u0e7f":
            continue
        out.append(char)
    return " ".join(unicodedata.normalize("NFC", "".join(out)).split())


def spellings(folded: str) -> tuple[str, ...]:
    """A folded name as it stands, and with its marks as spaces and left out: "blue-eyes", "blue eyes", "blueeyes"."""
    if not _MARKS.search(folded):
        return (folded,)
    others = (" ".join(_MARKS.sub(put, folded).split()) for put in (" ", ""))
    return tuple(dict.fromkeys((folded, *filter(None, others))))
