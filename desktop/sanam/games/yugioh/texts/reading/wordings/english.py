"""English sentences in the words of the phrase book: as a text of today, and where that is not understood, as an older
one."""

from __future__ import annotations

import functools
import re

from sanam.abilities.spelling import Spellings, rewritten
from sanam.games.yugioh.texts.reading.wordings.older.tables import OLDER_WORDINGS
from sanam.games.yugioh.texts.reading.wordings.older.words import OLDER_WORDS
from sanam.games.yugioh.texts.reading.wordings.spellings import SPELLINGS
from sanam.games.yugioh.texts.reading.wordings.today import WORDINGS
from sanam.games.yugioh.texts.reading.wordings.wording import compiled

#: What is read outside of names in quotes.
OUTSIDE_NAMES = compiled((SPELLINGS,))
OLDER_OUTSIDE_NAMES = compiled((OLDER_WORDS, SPELLINGS))
_QUOTES = str.maketrans("“”‘’´`•\xa0\n\r\t", "\"\"''''●    ")
#: A sentence in parentheses that lacks its period.
_NOTE = re.compile(r"^(\((?=[A-Z])(?:[^()]|\([^()]*\))*[^.()])\)\.?$")
#: "(this is a Quick Effect)" at the end of a sentence says what today stands in its heading.
_QUICK = re.compile(r"^([^:]*): (.*?) ?\(this is a Quick Effect\)(?=\.)", re.IGNORECASE)


@functools.lru_cache(maxsize=4096)
def as_today(text: str) -> str:
    """A sentence in the spelling and the wordings of today."""
    return _reworded(text, OUTSIDE_NAMES)


@functools.lru_cache(maxsize=1024)
def as_older(text: str) -> str:
    """A sentence of 1999 to 2006 as a text of today has it; the same as `as_today` where it has no such wording."""
    today = as_today(text)
    older = rewritten(_reworded(text, OLDER_OUTSIDE_NAMES), OLDER_WORDINGS)
    return today if older == today else as_today(older)


def _reworded(text: str, words: Spellings) -> str:
    text = _QUICK.sub(r"\1 (Quick Effect): \2", text.translate(_QUOTES))
    text = _NOTE.sub(r"\1.)", text)
    outside = re.sub(r'\."$', '".', text).split('"')
    for at in range(0, len(outside), 2):
        outside[at] = re.sub("  +", " ", rewritten(outside[at], words))
    return rewritten('"'.join(outside), WORDINGS)
