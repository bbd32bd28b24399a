"""The tokens of Summoner Master card texts in each language."""

from __future__ import annotations

import re
from dataclasses import replace

from sanam.abilities.tokens import Kind, Lexicon
from sanam.games.summoner_master.cards.model import TRIBES
from sanam.games.summoner_master.texts.reading import spelling, typed
from sanam.wording import RIGHT_TO_LEFT_MARK

_NUMBER = Kind("NUM", r"\d{1,4}(?!\d)", int, str, samples=(2, 1, 3))
_PLUS = Kind("PLUS", r"[+＋] ?\d{1,4}", lambda word: int(word[1:]), "+{}".format, samples=(2, 1, 3))
_MINUS = Kind(
    "MINUS", r"[-−–] ?\d{1,4}", lambda word: -int(word[1:]), lambda value: f"-{-int(value)}", samples=(-2, -1)
)
_NAME = Kind("NAME", r"<[^<>]{1,100}>", lambda word: word[1:-1].strip(), "<{}>".format, samples=("Lantern", "Ferry"))
_PART = Kind("PART", r"N\[[^\[\]]{1,60}\]", lambda word: word[2:-1].strip(), "N[{}]".format, samples=("Lamp", "Star"))
_TRIBE = Kind(
    "TRIBE",
    rf"(?:{'|'.join(sorted(map(re.escape, TRIBES), key=len, reverse=True))})(?![A-Za-z'])",
    str,
    str,
    samples=("Insect", "Dragon's Egg", "Machine"),
)
_KINDS = (_NAME, _PART, _PLUS, _MINUS, _NUMBER, _TRIBE)
#: Words in square brackets are one token: [S], [Extra].
_MARKED = r"\[[A-Za-z]+\]|"


def _finish_english(text: str) -> str:
    text = re.sub(r"(?<! ) +([.,:;)])", r"\1", text)
    return re.sub(r"(^|[.] )([a-z])", lambda match: match[1] + match[2].upper(), text)


def _finish_thai(text: str) -> str:
    """Spaces around numbers and foreign words, none within words."""
    text = re.sub(r"(?<=[\u0e01-\u0e4e])(?=[A-Za-z\[<0-9+(-])|(?<=[A-Za-z\]>0-9)])(?=[\u0e01-\u0e4e])", " ", text)
    return re.sub(r"(?<! ) +([,:;)])", r"\1", re.sub(r"  +", " ", text)).strip()


#: Another one is said to be so before whose it is.
_PERSIAN_OTHER = re.compile(r"(Seal(?:های)?) (شما|حریف) دیگر(?![\w‌])")
_PERSIAN_OTHER_OF = re.compile(r"(Seal(?:های)?) دیگر (شما|حریف)(?![\w‌])")


def _finish_persian(text: str) -> str:
    """Punctuation between Latin words and numbers ends their run, which is read from left to right."""
    text = re.sub(r"(?<! ) +([.,:;،؛)])", r"\1", _PERSIAN_OTHER.sub(r"\1 دیگر \2", text))
    return re.sub(r"(?<=[A-Za-z0-9>)\]])([.:،؛])(?= |$)", rf"\1{RIGHT_TO_LEFT_MARK}", text)


def _persian_spelling(text: str) -> str:
    return spelling.every(_PERSIAN_OTHER_OF.sub(r"\1 \2 دیگر", text.replace(RIGHT_TO_LEFT_MARK, "")))


def _finish_chinese(text: str) -> str:
    text = re.sub(r"(?<=[^!-~]) (?=[^!-~])", "", text)
    text = re.sub(r"(?<=[^\x00-\x7f]) (?=[!-~])|(?<=[!-~]) (?=[^\x00-\x7f])", "", text)
    return re.sub(r"(?:(?<! ) +)?([，。；：、]) *", r"\1", text)


LEXICONS = {
    "en": Lexicon(
        _KINDS,
        word=_MARKED + r"[A-Za-z](?:[A-Za-z'-]*[A-Za-z'])?|\S",
        before=spelling.english,
        finish=_finish_english,
        heavy=("other",),
    ),
    "th": Lexicon(_KINDS, word=_MARKED + r"[A-Za-z]+|\S", before=spelling.thai, finish=_finish_thai),
    "fa": Lexicon(
        _KINDS, word=_MARKED + r"[A-Za-z]+|[^\W\d_][\w\u200c]*|\S", before=_persian_spelling, finish=_finish_persian
    ),
    "zh": Lexicon(
        _KINDS,
        word=_MARKED + r"[A-Za-z]+|\S",
        spaced=False,
        before=spelling.every,
        finish=_finish_chinese,
    ),
}
#: Of what people type in their own words only the spelling is put right.
SPOKEN_LEXICONS = {
    **LEXICONS,
    "en": replace(LEXICONS["en"], before=typed.plain_english),
    "th": replace(LEXICONS["th"], before=typed.plain_thai),
}
