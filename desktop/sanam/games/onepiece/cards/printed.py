"""What is read off a card's text without understanding its words: keywords, timings and conditions in brackets.

    [Blocker]
    [DON!! x2] This Character gains [Rush].
    [DON!! x1] [When Attacking] [Once Per Turn] Draw 1 card.

The first two are keywords, the third an ability with a timing and two conditions. What it says after its brackets is
left to others; until somebody understands it, the players do it by hand.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

import msgspec

#: Keyword abilities that are nothing but their bracket (10-1).
#: [Unblockable] and [Rush: Character] are of later rulebooks; a text that names them says what they are (1-3-1).
KEYWORDS = ("rush", "double attack", "banish", "blocker", "unblockable", "rush: character")
#: Brackets that say when an ability works (8-1-3-1-1, 8-1-3-2-1, 10-2).
TIMINGS = {
    "on play": "on play",
    "when attacking": "when attacking",
    "on your opponent's attack": "on opponent's attack",
    "on block": "on block",
    "on k.o.": "on ko",
    "end of your turn": "end of your turn",
    "end of your opponent's turn": "end of opponent's turn",
    "activate: main": "activate",
    "main": "main",
    "counter": "counter",
    "trigger": "trigger",
    "start of your turn": "start of your turn",
    "when attacked": "when attacked",
}
#: Openings of a sentence that say the same without a bracket (5-2-1-5-1, 6-2-2, 6-5-1, 7-1-3-1, 7-1-5-2, 10-2-17).
OPENINGS = (
    (re.compile(r"at the start of the game\b", re.IGNORECASE), "start of game"),
    (re.compile(r"at the start of your turn\b", re.IGNORECASE), "start of your turn"),
    (re.compile(r"at the start of your opponent's turn\b", re.IGNORECASE), "start of opponent's turn"),
    (re.compile(r"at the start of (?:your|the) main phase\b", re.IGNORECASE), "start of main phase"),
    (re.compile(r"when (?:this (?:leader|character|card) is )?attacked\b", re.IGNORECASE), "when attacked"),
    (re.compile(r"at the end of (?:a|the|this) battle\b", re.IGNORECASE), "end of battle"),
    (re.compile(r"(?:you may [^:.]+: )?when this character is k\.?o\.?'d\b", re.IGNORECASE), "on ko"),
)
OWN, OPPONENT = "own", "opponent"
_BRACKET = re.compile(r"\s*+/?\s*+\[([^\[\]]{1,40})\]")
_DON = re.compile(r"don!! ?[x×] ?(\d{1,2})")
#: What stands in brackets, parentheses and all, and else a parenthesis.
_NAME_OR_REMINDER = re.compile(r"(\[[^\[\]]*\])|(?<!\s)\s*\([^()]*\)")
_GAINS = re.compile(r"this (?:character|leader|card) gains ((?:\[[^\[\]]+\](?:,? and |, )?)+)\.?", re.IGNORECASE)
_LINES = re.compile(r"\n|<br ?/?>")
#: What stands apart from the sentences of a line: an explanation, words that are quoted.
_ASIDE = re.compile(r"\([^()]*\)|\"[^\"]{0,200}\"|“[^“”]{0,200}”")
_WORD = "|".join(re.escape(word) for word in KEYWORDS)
_TIMING = "|".join(re.escape(tag) for tag in (*TIMINGS, "your turn", "opponent's turn"))
#: Where an ability begins after a finished sentence: brackets that say when it works, or a keyword that stands alone.
_BEGINS = re.compile(
    rf"(?<=[.!?\"”])\s*+(?=\[(?:(?:{_TIMING}|don!! ?[x×] ?\d{{1,2}})\]|(?:{_WORD})\]\s*+(?:\[|$)))", re.IGNORECASE
)
#: Keywords at the beginning of a line that goes on with another ability.
_LEADING = re.compile(rf"(?:\s*+\[(?i:{_WORD})\])+\s*+(?=\[|(?:When|If|This|Your|All|At) )")
_BULLETS = ("•", "- ")
#: What a card without text has there in some databases.
_NOTHING = ("", "-")


class Ability(msgspec.Struct, frozen=True):
    """One ability as printed.

    timings  values of TIMINGS and OPENINGS, none for what works at all times or is worded otherwise
    text     what stands after the brackets
    don      DON!! cards that must be attached ([DON!! xX], 8-3-2-3)
    turn     OWN, OPPONENT or "" ([Your Turn], [Opponent's Turn], 8-3-2-4, 8-3-2-5)
    once     [Once Per Turn] (10-2-13-1)
    """

    timings: tuple[str, ...]
    text: str
    don: int = 0
    turn: str = ""
    once: bool = False


class Keyword(msgspec.Struct, frozen=True):
    """A keyword ability (10-1) with the conditions before it, as in Ability."""

    word: str
    don: int = 0
    turn: str = ""


class Printed(msgspec.Struct, frozen=True):
    """The keywords and the other abilities of a text, each in printed order (1-3-8, 2-8-3)."""

    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()


@lru_cache(maxsize=8192)
def read(text: str) -> Printed:
    """What the brackets of a card's whole text say. Reminder text in ( ) is passed over (2-8-4-1)."""
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for line in _LINES.split(text):
        for start, end in itertools.pairwise([*begins(line), len(line)]):
            _read_line(_plain(line[start:end]), keywords, abilities)
    return Printed(tuple(keywords), tuple(abilities))


@lru_cache(maxsize=8192)
def read_ability(text: str) -> Printed:
    """What the brackets of one ability say, its bullets and lines included."""
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    _read_line(text.strip(), keywords, abilities)
    return Printed(tuple(keywords), tuple(abilities))


def without_reminders(line: str) -> str:
    """The line without what stands in parentheses; those of a name in brackets stay: [Ferrier (retired)]."""
    return _NAME_OR_REMINDER.sub(r"\1", line)


def begins(line: str) -> list[int]:
    """Where the abilities of a line begin: most have a line each, some printings put several into one."""
    shown = _ASIDE.sub(_unseen, line.replace("’", "'"))
    leading = _LEADING.match(shown)
    return [0, *([leading.end()] if leading else ()), *(found.end() for found in _BEGINS.finditer(shown))]


def _unseen(aside: re.Match[str]) -> str:
    """An explanation left blank, a quotation without its brackets: neither begins an ability."""
    return " " * len(aside[0]) if aside[0].startswith("(") else aside[0].replace("[", " ")


def _plain(line: str) -> str:
    return without_reminders(line.replace("’", "'")).strip()


def _read_line(line: str, keywords: list[Keyword], abilities: list[Ability]) -> None:
    if abilities and line.startswith(_BULLETS):
        # One of several things to choose from, told on lines of their own.
        last = abilities[-1]
        abilities[-1] = msgspec.structs.replace(last, text=f"{last.text}\n{line}")
        return
    timings: list[str] = []
    don, turn, once, at = 0, "", False, 0
    while found := _BRACKET.match(line, at):
        tag = found[1].lower().strip()
        if tag in KEYWORDS:
            keywords.append(Keyword(tag, don, turn))
        elif tag in TIMINGS:
            timings.append(TIMINGS[tag])
        elif counted := _DON.fullmatch(tag):
            don = int(counted[1])
        elif tag == "your turn":
            turn = OWN
        elif tag == "opponent's turn":
            turn = OPPONENT
        elif tag == "once per turn":
            once = True
        else:
            break
        at = found.end()
    rest = line[at:].strip()
    if not timings and not once and (gains := _GAINS.fullmatch(rest)):
        words = [word.lower() for word in re.findall(r"\[([^\[\]]+)\]", gains[1])]
        if all(word in KEYWORDS for word in words):
            keywords += [Keyword(word, don, turn) for word in words]
            return
    if rest in _NOTHING:
        if timings:
            abilities.append(Ability(tuple(timings), "", don, turn, once))
        return
    timings += [timing for opening, timing in OPENINGS if opening.match(rest)]
    abilities.append(Ability(tuple(timings), rest, don, turn, once))
