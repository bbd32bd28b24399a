"""The tokens of Yu-Gi-Oh! card texts in each language."""

from __future__ import annotations

import re

from sanam.abilities.tokens import Kind, Lexicon

RACES = (
    "Aqua", "Beast-Warrior", "Beast", "Cyberse", "Dinosaur", "Divine-Beast", "Dragon", "Fairy", "Fiend", "Fish",
    "Illusion", "Insect", "Machine", "Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster",
    "Thunder", "Warrior", "Winged Beast", "Wyrm", "Zombie",
)  # fmt: skip
_END = r"(?![\w-])"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else 1


NUMBER = Kind("NUM", r"\d{1,5}(?![\d])|\b[Aa]n?\b(?!-)", _number, str, samples=(2, 3, 1))
NAME = Kind("NAME", r'"[^"\n]{1,100}"', lambda word: word[1:-1], '"{}"'.format)
_ORDINALS = ("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th")
ORDINAL = Kind("ORD", r"\d(?:st|nd|rd|th)\b", lambda word: int(word[0]), lambda n: f"{n}{_ORDINALS[int(n)]}")
COUNTER = Kind(
    "COUNTER",
    r"(?!Place |Remove )[A-Z][a-z]*[ -]Counters?\b(?! Trap)",
    lambda word: re.sub(r"[ -]Counters?$", "", word),
    "{} Counter".format,
    samples=("Salt", "Glow"),
)
ATTRIBUTE = Kind("ATTR", rf"(?:EARTH|WATER|FIRE|WIND|LIGHT|DARK|DIVINE){_END}", str, str, samples=("EARTH", "DARK"))
RACE = Kind(
    "RACE",
    rf"(?:{'|'.join(RACES)})(?:-Type)?s?{_END}",
    lambda word: next(race for race in sorted(RACES, key=len, reverse=True) if word.startswith(race)),
    str,
    samples=("Dragon", "Winged Beast"),
)

#: Older and looser spellings and what is read for them, outside of names in quotes.
_SPELLINGS = tuple(
    (re.compile(pattern), spelling)
    for pattern, spelling in (
        (r"(?<=\w)\(s\)", ""),
        (r"\b[Gg]raveyard", "GY"),
        (r"\b[Ll]ife [Pp]oints\b", "LP"),
        (r"\bsacrific(?=e|ing)", "tribut"),  # older cards say so (YZH-5.23, YZH-5.31)
        (r"\bSacrific(?=e|ing)", "Tribut"),
        (r"\b[Aa]nother\b", "1 other"),
        (r"\b[Ss]ide of the [Ff]ield\b", "field"),
        (r"\bhis/her\b", "their"),
        (r"\b(?:their|its) owners?'s?(?= (?:hand|Deck))", "the"),
        (r"\b[Rr]emov(ed|ing) from play\b", r"banish\1"),
        (r"\bremove(s?) from play\b", r"banish\1"),
        (r"\bRemove from play\b", "Banish"),
        (r"\bface up\b", "face-up"),
        (r"\b[Pp]oints? of (?=(?:battle |effect |piercing |Battle )*[Dd]amage)", ""),
        (r"(?<=[Dd]amage )to your opponent's LP\b", "to your opponent"),
        (r"(?<=[a-z]) Cards\b", " cards"),
    )
)
_QUOTES = str.maketrans("“”‘’\xa0\n\r\t", "\"\"''    ")


def _one_spelling(text: str) -> str:
    outside = text.translate(_QUOTES).split('"')
    for at in range(0, len(outside), 2):
        part = outside[at]
        for pattern, spelling in _SPELLINGS:
            part = pattern.sub(spelling, part)
        outside[at] = re.sub("  +", " ", part)
    return '"'.join(outside)


def _finish_english(text: str) -> str:
    text = re.sub(r" +([.,:;)])", r"\1", text).replace("( ", "(").replace("non- ", "non-")
    return re.sub(r"^(● )?([a-z])", lambda match: (match[1] or "") + match[2].upper(), text)


LEXICONS = {
    "en": Lexicon(
        (NAME, ORDINAL, NUMBER, COUNTER, ATTRIBUTE, RACE),
        word=r"[Nn]on-|[A-Za-z](?:[A-Za-z'-]*[A-Za-z'])?|\S",
        before=_one_spelling,
        finish=_finish_english,
    ),
}
