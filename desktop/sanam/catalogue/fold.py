"""One spelling for searching: what a person types and what a card is called meet here."""

from __future__ import annotations

import unicodedata

# Arabic letters to the Persian ones, zero-width non-joiner to a space, and no tatweel.
_PERSIAN = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "\u200c": " ", "\u0640": None, "\u200b": None})


def fold(text: str) -> str:
    """`text` compatible-composed, without case, Latin accents, Persian letter variants and digit shapes,
    spaces collapsed.

    Thai vowel and tone marks are part of the spelling and stay.
    """
    if text.isascii():
        return " ".join(text.lower().split())
    out = []
    for char in unicodedata.normalize("NFKD", text.translate(_PERSIAN)).casefold():
        if char.isdigit():
            char = str(unicodedata.digit(char))
        elif unicodedata.combining(char) and not "\u0e00" <= char <= "\u0e7f":
            continue
        out.append(char)
    return " ".join(unicodedata.normalize("NFC", "".join(out)).split())
