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

_SPELLINGS = (
    (re.compile("[“”]"), '"'),
    (re.compile("[‘’]"), "'"),
    (re.compile(r"\bgraveyards\b", re.IGNORECASE), "GYs"),
    (re.compile(r"\bgraveyard\b", re.IGNORECASE), "GY"),
    (re.compile(r"\blife points\b", re.IGNORECASE), "LP"),
    (re.compile(r"\bsacrific(e|es|ed|ing)\b"), r"tribut\1"),  # older cards say so (YZH-5.23, YZH-5.31)
    (re.compile(r"\bSacrific(e|es|ed|ing)\b"), r"Tribut\1"),
    (re.compile(r"\b[Aa]nother\b(?=[^\"]*(?:\"[^\"]*\"[^\"]*)*$)"), "1 other"),
    (re.compile(r"(?<=\w)\(s\)"), ""),
    (re.compile(r"\bside of the field\b", re.IGNORECASE), "field"),
    (re.compile(r"\bhis/her\b", re.IGNORECASE), "their"),
    (re.compile(r"\b(?:their|its) owners?'s?(?= (?:hand|Deck))"), "the"),
    (re.compile(r"\bremov(ed|ing) from play\b", re.IGNORECASE), r"banish\1"),
    (re.compile(r"\bremove(s?) from play\b"), r"banish\1"),
    (re.compile(r"\bRemove from play\b"), "Banish"),
    (re.compile(r"\bface up\b"), "face-up"),
    (re.compile(r"\bpoints? of (?=(?:battle |effect |piercing )*damage)", re.IGNORECASE), ""),
    (re.compile(r"\b(?<=damage )to your opponent's LP\b"), "to your opponent"),
    (re.compile(r"(?<=[a-z]) Cards\b(?=[^\"]*(?:\"[^\"]*\"[^\"]*)*$)"), " cards"),
    (re.compile(r"\s+"), " "),
)


def _one_spelling(text: str) -> str:
    for pattern, spelling in _SPELLINGS:
        text = pattern.sub(spelling, text)
    return text


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
