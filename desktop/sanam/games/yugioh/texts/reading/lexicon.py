"""The tokens of Yu-Gi-Oh! card texts in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sanam.abilities.tokens import Kind, Lexicon
from sanam.games.printed_words import word
from sanam.games.yugioh.texts.reading.chinese import spelling as chinese
from sanam.games.yugioh.texts.reading.wordings.english import as_today
from sanam.games.yugioh.texts.reading.writing import persian, thai

RACES = (
    "Aqua", "Beast-Warrior", "Beast", "Cyberse", "Dinosaur", "Divine-Beast", "Dragon", "Fairy", "Fiend", "Fish",
    "Illusion", "Insect", "Machine", "Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster",
    "Thunder", "Warrior", "Winged Beast", "Wyrm", "Zombie",
)  # fmt: skip
_END = r"(?![\w-])"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else 1


NUMBER = Kind("NUM", r"\d{1,5}(?![\d])|\b[Aa]n?\b(?!-)", _number, str, samples=(2, 3, 1))
#: A name may have a word in quotes at its end: "Maxx "C"".
NAME = Kind(
    "NAME",
    r'"[^"\n]{1,60} "[^"\n ]{1,20}""|"[^"\n]{1,100}"',
    lambda word: word[1:-1].removesuffix("(s)"),
    '"{}"'.format,
)
_ORDINALS = ("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th")
ORDINAL = Kind("ORD", r"\d(?:st|nd|rd|th)\b", lambda word: int(word[0]), lambda n: f"{n}{_ORDINALS[int(n)]}")
#: A counter that the text gives no name.
NAMELESS = "counter"
COUNTER = Kind(
    "COUNTER",
    r"\bcounters?\b|"
    r"(?!(?:Place|Distribute|Remove|Move|Put) |(?:All|An|Any|Each|Every|That|The|This) )"
    r"(?!(?:For|From|If|In|Of|On|To|When|While|With) )"
    r"(?:[A-Z][a-z]+ )?[A-Z][a-z]*(?:-[A-Z][a-z]+)?[ -]Counters?\b(?! Trap)",
    lambda word: NAMELESS if word.startswith(NAMELESS) else re.sub(r"[ -]Counters?$", "", word),
    lambda name: NAMELESS if name == NAMELESS else f"{name}{'-' if len(str(name)) == 1 else ' '}Counter",
    samples=("Salt", "Glow"),
)
ATTRIBUTE = Kind(
    "ATTR",
    rf"(?:EARTH|WATER|FIRE|WIND|LIGHT|DARK|DIVINE)(?:-Attributes?)?{_END}",
    lambda word: word.split("-")[0],
    str,
    samples=("EARTH", "DARK"),
)
RACE = Kind(
    "RACE",
    rf"(?:{'|'.join(RACES)})(?:-Type)?s?{_END}",
    lambda word: next(race for race in sorted(RACES, key=len, reverse=True) if word.startswith(race)),
    str,
    samples=("Dragon", "Winged Beast"),
)

#: A card is taken from a place, where it is said to be in one otherwise.
_TAKEN = re.compile(
    r"(\b(?:(?:[Aa]dd|[Ss]end|[Dd]iscard|[Bb]anish|[Rr]eveal)(?:ing)?|Special Summon|Set|Fusion Summon) "
    r"(?:(?:up to )?[1-9]|any number of )[^.;:●,\"]*(?:\"[^\"]*\"[^.;:●,\"]*?)?) in your"
    r"(?= (?:hand|(?:Extra )?Deck|GY)\b)"
)


def _finish_english(text: str) -> str:
    text = re.sub(r"(?<! ) +([.,:;)])", r"\1", text).replace("( ", "(").replace("non- ", "non-")
    text = re.sub(r"\b([Aa]) other\b", r"\1nother", text)
    text = re.sub(r"\b([2-9]|\d\d+|all|number of) ((?:[A-Z][a-z]*[ -])?)([Cc])ounter\b", r"\1 \2\3ounters", text)
    text = _TAKEN.sub(r"\1 from your", re.sub(r"\b([Aa])(?= \"?[AEIOaeio])(?! \"?(?:[Oo]ne|Eu))", r"\1n", text))
    return re.sub(r"(^(?:● )?|: )([a-z])", lambda match: match[1] + match[2].upper(), text)


# ---------------------------------------------------------------- Thai, Persian and Traditional Chinese
_ATTRIBUTE_NAMES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE")
_ATTRIBUTES = {
    "th": ("ธาตุดิน", "ธาตุน้ำ", "ธาตุไฟ", "ธาตุลม", "ธาตุแสง", "ธาตุมืด", "ธาตุเทพ"),
    "fa": ("خاک", "آب", "آتش", "باد", "نور", "تاریکی", "ایزدی"),
    "zh": ("地屬性", "水屬性", "炎屬性", "風屬性", "光屬性", "闇屬性", "神屬性"),
}
#: Names of counters that the rulebooks print; others keep their English name.
_COUNTERS = {
    "th": {"Spell": "พลังเวทย์มนต์", "Glow": "แสงเรือง"},
    "fa": {"Spell": "افسون", "Glow": "فروغ"},
    "zh": {"Spell": "魔力", "Glow": "輝光"},
}
_FACE_LANGUAGE = {"th": "th", "fa": "fa", "zh": "zh-Hant"}


def _one_of(name: str, names: Mapping[str, str], samples: tuple[str, ...]) -> Kind:
    """A kind whose values are written by other names; the longest name is tried first."""
    back = {said: value for value, said in names.items()}
    pattern = "|".join(re.escape(said) for said in sorted(back, key=len, reverse=True))
    if re.search("[\u0600-\u06ff]", pattern):  # a word by itself, perhaps with the letter of the ezafe
        pattern = rf"(?<![\w\u200c])(?:{pattern})ی?(?![\w\u200c])"
    return Kind(
        name, pattern, lambda said: back.get(said) or back[said[:-1]], lambda value: names[str(value)], samples=samples
    )


def _races(language: str, before: str = "") -> Kind:
    names = {race: before + word(race, _FACE_LANGUAGE[language]) for race in RACES}
    return _one_of("RACE", names, ("Dragon", "Winged Beast"))


#: The name of a counter that is no word of the rulebooks, after a number or 的.
_CHINESE_COUNTER = "(?<=[個的])[^的個上有全部任意數量0-9，。]{1,8}?"


def _counter(language: str, written: str, nameless: str, *others: str) -> Kind:
    """A counter, as `written` has it: `"{}計數物"`, or as `nameless` does; `others`: expressions for names in that
    language."""
    names = _COUNTERS[language]
    back = {said: value for value, said in names.items()}
    first, last = written.split("{}")

    def value(text: str) -> str:
        name = text.removeprefix(first).removesuffix(last)
        return NAMELESS if text == nameless else back.get(name, name)

    said = "|".join([*map(re.escape, back), "[A-Z][A-Za-z-]*", *others])
    return Kind(
        "COUNTER",
        f"{re.escape(first)}(?:{said}){re.escape(last)}|{re.escape(nameless)}",
        value,
        lambda value: nameless if value == NAMELESS else written.format(names.get(str(value), value)),
        samples=("Salt", "Glow"),
    )


def _attribute(language: str) -> Kind:
    return _one_of("ATTR", dict(zip(_ATTRIBUTE_NAMES, _ATTRIBUTES[language], strict=True)), ("EARTH", "DARK"))


def _name(opening: str, closing: str) -> Kind:
    return Kind(
        "NAME",
        f"{opening}[^{opening}{closing}\\n]{{1,100}}{closing}",
        lambda said: said[1:-1],
        lambda name: f"{opening}{name}{closing}",
    )


def _ordinal(written: str) -> Kind:
    pattern = re.escape(written).replace(r"\{\}", "[1-9]").replace("\\ ", " ?")
    return Kind("ORD", pattern, lambda said: int(re.sub(r"\D", "", said)), written.format)


PLAIN_NUMBER = Kind("NUM", "[0-9]{1,5}", int, str, samples=(2, 3, 1))
_PERSIAN_ORDINALS = dict(enumerate(("نخستین", "دومین", "سومین", "چهارمین", "پنجمین"), start=1))
PERSIAN_ORDINAL = Kind(
    "ORD",
    "|".join(_PERSIAN_ORDINALS.values()),
    {said: number for number, said in _PERSIAN_ORDINALS.items()}.__getitem__,
    lambda number: _PERSIAN_ORDINALS[int(number)],
)


LEXICONS = {
    "en": Lexicon(
        (NAME, ORDINAL, NUMBER, COUNTER, ATTRIBUTE, RACE),
        word=r"[Nn]on-|[A-Za-z](?:[A-Za-z'-]*[A-Za-z'])?|\S",
        before=as_today,
        finish=_finish_english,
    ),
    "th": Lexicon(
        (
            _name("“", "”"),
            _ordinal("ครั้งที่ {}"),
            PLAIN_NUMBER,
            _counter("th", "เคาท์เตอร์{}", "เคาท์เตอร์"),
            _attribute("th"),
            _races("th", "เผ่า"),
        ),
        word=r"[A-Za-z]+|\S",
        spaced=False,
        before=thai.before,
        filters="after",
        heavy=("ที่(?!คุณ|คู่ต่อสู้)", "นอก|ยกเว้น|\\("),
        finish=thai.finished,
    ),
    "fa": Lexicon(
        (
            _name("«", "»"),
            PERSIAN_ORDINAL,
            PLAIN_NUMBER,
            _counter("fa", "شمارندهٔ {}", "شمارنده"),
            _attribute("fa"),
            _races("fa"),
        ),
        word=r"[^\W\d_](?:[\w\u200c]*\w)?|[^\s~ِٔ]",
        filters="after",
        heavy=("~ (?:سطح|رتبه) ", "~ غیر", "(?:~ )?با |دارای", "که ", "به جز|غیر از|\\("),
        before=persian.before,
        finish=persian.finished,
        synonyms={said + "ی": said for said in persian.EZAFE}
        | {"شمای": "شما", "دیگری": "دیگر"}
        | {persian.any_of(noun): noun for noun in ("هیولا", "کارت", "افسون", "تله", "نشانه", "تنظیم‌گر")},
    ),
    "zh": Lexicon(
        (
            _name("「", "」"),
            _ordinal("第{}次"),
            PLAIN_NUMBER,
            _counter("zh", "{}計數物", "計數物", _CHINESE_COUNTER),
            _attribute("zh"),
            _races("zh"),
        ),
        word=r"[A-Za-z]+|\S",
        spaced=False,
        before=chinese.before,
        filters="before",
        heavy=(r"\{\w+\}以外的|除|非|裏側表示及", "自己|對方|雙方|場上|除外的|自身"),
        finish=chinese.finished,
        fillers=frozenset("的被在會並且來而就中之將時從再也者所，"),
        implied=frozenset("的被在會並且之將時從若"),
    ),
}
