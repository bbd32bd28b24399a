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


#: Thai tone marks, the mark of a silent letter and of a short vowel, which are left out or set wrongly most often.
_THAI_MARKS = re.compile("[\u0e47-\u0e4c]")


def spelled_otherwise(folded: str) -> bool:
    """Whether folded names have more than one spelling."""
    return bool(_MARKS.search(folded) or (not folded.isascii() and (_THAI_MARKS.search(folded) or "เเ" in folded)))


def spellings(folded: str) -> tuple[str, ...]:
    """A folded name as it stands, and with its marks as spaces and left out: "blue-eyes", "blue eyes", "blueeyes".
    Thai also without the marks above letters, and with two sara e as the one letter that looks like them.
    """
    found = [folded]
    if _MARKS.search(folded):
        found += (" ".join(_MARKS.sub(put, folded).split()) for put in (" ", ""))
    found += [bare for one in found if (bare := _THAI_MARKS.sub("", one.replace("เเ", "แ"))) != one]
    return tuple(dict.fromkeys(filter(None, found))) or (folded,)


def squeezed(folded: str) -> str:
    """A folded name without marks and spaces: "mirrorforce"."""
    return _MARKS.sub("", folded).replace(" ", "")


def initials(folded: str) -> str:
    """The first letter of each word of a folded name ("bewd"); "" for one that is not of Latin letters."""
    if not folded.isascii():
        return ""
    return "".join([word[0] for word in _MARKS.sub(" ", folded.replace("'", "")).split()])
