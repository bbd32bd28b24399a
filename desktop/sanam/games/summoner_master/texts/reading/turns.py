"""What the turns of phrase of all languages share: values, tribes and elements, and the Costs before a colon."""

from __future__ import annotations

import re
from collections.abc import Callable

from sanam.games.summoner_master.cards.model import TRIBES

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

NUMBER = r"\d{1,4}"
STAT = r"(?:At|Df|Sp)"
VALUE = rf"(?:Lv|{STAT})"
#: One change of a value, with the sign on either side, and several of them.
CHANGE = rf"(?:{STAT} ?[+\-−–] ?{NUMBER}|[+\-−–] ?{NUMBER} {STAT}|(?:casting|attack) Mp ?[+\-−–] ?{NUMBER})"
CHANGES = rf"{CHANGE}(?:(?:,? and|,|) {CHANGE}){{0,5}}"
ELEMENTS = {
    "Earth": "ดิน",
    "Water": "น้ำ",
    "Wind": "ลม",
    "Fire": "ไฟ",
    "Light": "แสง",
    "Darkness": "ความมืด",
    "Dark": "ความมืด",
}
TRIBE = "|".join(sorted(map(re.escape, TRIBES), key=len, reverse=True))
KIND = f"{'|'.join(ELEMENTS)}|{TRIBE}"
CURSES = "Stone|Freeze|Charm|Poison|Death|Dimension"
#: Whom players mean by the opponent, in Thai.
FOES = "ศัตรู|คู่แข่ง|คู่ต่อสู้|ฝั่งตรงข้าม|ฝั่งโน้น|ฝ่ายโน้น|อีกฝ่าย(?!หนึ่ง)|อีกฝั่ง"
#: Some words of one sentence: bounded, so that no text takes long.
SOME = r"[^.,:;]{0,80}?"


def rules(*found: tuple[str, str | Callable[[re.Match[str]], str]]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), put) for pattern, put in found)


def put(text: str, found: tuple[Rule, ...]) -> str:
    for pattern, words in found:
        text = pattern.sub(words, text)
    return text


SIGNED = rf"[+\-−–] ?{NUMBER} ?{STAT}\b"


def swapped(match: re.Match[str]) -> str:
    """ "+1 At, +1 Df" with the names of the values first."""
    return re.sub(rf"([+\-−–] ?{NUMBER}) ?({STAT})", r"\2 \1", match[1], flags=re.IGNORECASE)


#: What stands between two Costs.
SIGN = r"\s*(?:,|and|\+|&|และ|)\s*"


def costs_of(found: tuple[Rule, ...]) -> Callable[[re.Match[str]], str]:
    """What stands before the colon of a Skill, with a comma between its Costs; as it is where it is anything else."""

    def arranged(match: re.Match[str]) -> str:
        rest, said = match[2].strip(), []
        while rest:
            for pattern, words in found:
                one = pattern.match(rest)
                if one is not None and one.end():
                    said.append(words(one) if callable(words) else one.expand(words))
                    rest = re.sub(rf"^{SIGN}", "", rest[one.end() :])
                    break
            else:
                return match[0]
        return f"{match[1]}{', '.join(said)}:"

    return arranged
