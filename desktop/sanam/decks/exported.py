"""Exports of sites and simulators as the lines of a plain list (see sanam.decks.lists).

JSON: an array of card numbers, passcodes, names or objects with a card and a count; an object of such arrays by pile;
an object of counts by card. Objects may lie within another ("deck", "cards" …).
Links and codes of One Piece builders: "…?dg=1nOP01-001a4nOP01-016", "…?deck=OP01-001:1,OP01-016:4", and several cards
with their numbers in one line.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

from sanam import games
from sanam.catalogue.fold import fold
from sanam.catalogue.problems import FileRefused

MAX_DEPTH = 6
#: Entries and copies that are looked at: more than any deck has.
MAX_ENTRIES = 5_000
MAX_LINK = 20_000
#: What a card is called by, the surest first, and how many of it there are.
_CARD = (
    "code",
    "passcode",
    "cardcode",
    "cardnumber",
    "number",
    "cardid",
    "cardsetid",
    "id",
    "name",
    "cardname",
    "card",
)
_COUNT = ("count", "quantity", "qty", "amount", "copies", "num", "n")
_PILE = ("pile", "section", "zone", "board", "location", "category")
#: A heading of the main pile of every game.
MAIN = "main deck"
_BEGINS = re.compile(r'\s*(?:\{\s*["}]|\[\s*(?:["\[{\]]|[0-9]{2,10}\s*[,\]]))')
_WORD = re.compile(r"[a-z]+://\S+", re.IGNORECASE)


def as_lines(text: str, path: str | os.PathLike[str] = "") -> str | None:
    """The lines of such an export, None for any other text. Raises FileRefused for JSON that is none or no deck, and
    for a link that does not hold its deck.
    """
    if _BEGINS.match(text):
        return _json_lines(text, path)
    words = text.strip()
    if len(words) > MAX_LINK or "\n" in words:
        return None
    found = _numbers(unquote(words))
    if found is None and "ygotype=" not in words and _WORD.fullmatch(words) and words.lower().startswith("http"):
        raise FileRefused(path or words[:60], "deck.link")
    return found


def is_export(line: str) -> bool:
    """Whether one line is such an export."""
    return bool(_BEGINS.match(line)) or (len(line) <= MAX_LINK and _numbers(unquote(line.strip())) is not None)


# --- one line ---------------------------------------------------------------------------------------------------------


def _numbers(line: str) -> str | None:
    """Two cards or more in one line, each by its number with or without its copies, one a line."""
    for game in games.all_games():
        number = game.decks.lists.number
        if number is None:
            continue
        # "a" and "n" stand between cards and copies in the codes of a site; nothing else in a number is small.
        spread = re.sub(r"(?<=[0-9])a(?=[0-9]{1,2}n)", " ", line)
        spread = re.sub(r"(?<![A-Za-z0-9])([0-9]{1,2})n(?=[A-Z])", r"\1x", spread)
        found = list(number.finditer(spread))
        if len(found) < 2:
            continue
        return "\n".join(_entry(spread, found, at) for at in range(min(len(found), MAX_ENTRIES)))
    return None


def _entry(line: str, found: list[re.Match[str]], at: int) -> str:
    """A card of a line with its copies, which stand before it or behind."""
    end = found[at - 1].end() if at else 0
    before = re.search(r"(?:^|[^A-Za-z0-9-])([0-9]{1,2})\s*[x×*]?\s*[(\[]?$", line[end : found[at].start()])
    start = found[at + 1].start() if at + 1 < len(found) else len(line)
    behind = re.match(r"\s*(?:[:=*×]|\sx|x(?=[0-9]))\s*([0-9]{1,2})(?![0-9A-Za-z])", line[found[at].end() : start])
    count = before or behind
    return f"{count[1] if count else 1} {found[at][1]}"


# --- JSON -------------------------------------------------------------------------------------------------------------


def _json_lines(text: str, path: str | os.PathLike[str]) -> str | None:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        place: dict[str, int | str] = {"line": error.lineno, "column": error.colno}
        raise FileRefused(path, "json.syntax", place, error=error.msg) from None
    except (ValueError, RecursionError) as error:
        raise FileRefused(path, "json.syntax", {"line": 1}, error=str(error)[:100]) from None
    lines: list[str] = []
    for line in _said(found, "", 0):
        lines.append(line)
        if len(lines) > MAX_ENTRIES:
            raise FileRefused(path, "deck.too-many-lines", {"row": MAX_ENTRIES}, limit=MAX_ENTRIES)
    if not any(line[:1].isdecimal() for line in lines):
        raise FileRefused(path, "json.shape")
    return "\n".join(lines)


def _said(value: Any, pile: str, depth: int) -> Iterator[str]:
    """The lines that a value says; `pile` is the name of the field it stands in."""
    if depth > MAX_DEPTH:
        return
    if isinstance(value, list):
        numbers = any(_is_number(one) for one in value)
        for one in value:
            if isinstance(one, str) and numbers and not _is_number(one):
                yield f"// {' '.join(one.split())}"
            elif isinstance(one, (str, int)) and not isinstance(one, bool):
                yield _line(one)
            else:
                yield from _said(one, pile, depth + 1)
    elif isinstance(value, dict):
        card = _card(value)
        if card is not None:
            if heading := _text(value, _PILE):
                yield heading
            yield card
        elif value and all(isinstance(count, int) and not isinstance(count, bool) for count in value.values()):
            yield from (f"{max(0, count)} {' '.join(str(name).split())}" for name, count in value.items() if name)
        else:
            yield from _fields(value, pile, depth)


def _fields(value: dict[str, Any], pile: str, depth: int) -> Iterator[str]:
    """The lines of the fields that hold cards, each under its name where that opens a pile, others under MAIN."""
    for name, inside in value.items():
        if isinstance(inside, str) and _is_pile(name):
            yield from (name, _line(inside))
        elif isinstance(inside, (list, dict)):
            opened = name if _is_pile(name) else pile
            if inside:
                yield opened or MAIN
            yield from _said(inside, opened, depth + 1)


def _card(value: dict[str, Any]) -> str | None:
    """The line of an object that is a card with its copies; its fields may be spelt in any way."""
    fields = {re.sub(r"[^a-z]", "", str(name).lower()): inside for name, inside in value.items()}
    count = next((fields[name] for name in _COUNT if name in fields), 1)
    if isinstance(count, str) and count.isdecimal():
        count = int(count[:6])
    holds = any(isinstance(one, (list, dict)) and name not in _CARD for name, one in fields.items())
    if not isinstance(count, int) or isinstance(count, bool) or holds:
        return None
    for name in _CARD:
        inside = fields.get(name)
        if isinstance(inside, dict):
            card = _card(inside)
            return None if card is None else f"{count} {card.partition(' ')[2]}"
        if isinstance(inside, (str, int)) and not isinstance(inside, bool) and str(inside).strip():
            return f"{max(0, count)} {' '.join(str(inside).split())}"
    return None


def _text(value: dict[str, Any], names: tuple[str, ...]) -> str:
    found = next((str(inside) for name, inside in value.items() if str(name).lower() in names), "")
    return found if _is_pile(found) else ""


def _line(card: str | int) -> str:
    """A card of an array: a name or number with or without its copies, or a passcode."""
    words = " ".join(str(card).split())
    return (
        words if words[:1].isdecimal() and " " in words else f"1 {words}" if not re.match(r"[0-9]+x", words) else words
    )


def _is_number(value: Any) -> bool:
    numbers = [game.decks.lists.number for game in games.all_games()]
    return isinstance(value, str) and any(number is not None and number.search(value) for number in numbers)


def _is_pile(name: str) -> bool:
    """Whether a word opens a pile in the lists of some game."""
    return any(fold(str(name)) in pile.headings for game in games.all_games() for pile in game.decks.piles)
