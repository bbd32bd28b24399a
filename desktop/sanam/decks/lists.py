"""Decks as plain lists: card numbers ("4xOP01-016"), or names ("3 Name") with headings for the piles.

A line is a number of copies and a card, in whichever order: "4xOP01-016", "4 OP01-016", "OP01-016 x4", "4× Name",
"Name x3", with what follows a card number (a name, a suffix of its picture) left out. "SB:" puts a line into the
side; a heading ("Side Deck", "Monsters (18)", "== Leader ==") opens a pile or says nothing of it; "//" and "#" begin
comments. Names are looked up afterwards (see recognise.resolve); those that nobody knows stay as they are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.model import MAX_CARDS, Copy, Deck, piles_of
from sanam.decks.shape import with_given
from sanam.games.decks import Decks, Lists

MAX_LINES = 10_000
MAX_LINE = 300
_BEFORE = re.compile(r"(?P<count>[0-9]{1,4})\s*(?:[x×*]\s*|\s+)(?P<card>\S.*)", re.IGNORECASE)
_BRACKETED = re.compile(r"[\[(](?P<count>[0-9]{1,4})\s*[x×*]?[\])]\s*(?P<card>\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(?P<card>.*\S)\s*(?:\s[x×*]|×)\s*(?P<count>[0-9]{1,4})", re.IGNORECASE)
_HEADING = re.compile(
    r"[=\-\[\s]*(?P<words>[^\W\d][^:()\[\]=]*?)[\]=\s]*(?:\(\s*[0-9]+\s*\))?\s*(?:[:=]\s*[0-9]*)?[=\-\s]*"
)
_PRINTING = re.compile(r"\s+\([A-Z0-9]{2,6}\)(?:\s+\S{1,8})?$")


def game_of_headings(text: str) -> str:
    """The game that the first heading names which only one game has ("Leader", "Mystic Deck"), "" for none."""
    for raw in text.split("\n")[:200]:
        found = _HEADING.fullmatch(" ".join(raw[:MAX_LINE].split()))
        words = found["words"].strip().lower() if found else ""
        having = [game.id for game in games.all_games() if any(words in pile.headings for pile in game.decks.piles)]
        if len(having) == 1:
            return having[0]
    return ""


def parse_list(text: str, game: str, path: str | os.PathLike[str] = "", name: str = "") -> Deck:
    """The deck in a list; `path` is only named in refusals. Raises FileRefused with the line.

    What lists of a game leave out is put in (see sanam.games.decks.Lists).
    """
    rules = games.get(game).decks
    if rules.lists.lines is not None:
        text = rules.lists.lines(text)
    piles: dict[str, list[str]] = {pile: [] for pile in piles_of(game)}
    pile, total, headings = rules.main, 0, 0
    for number, raw in enumerate(text.split("\n"), 1):
        if number > MAX_LINES:
            raise FileRefused(path, "deck.too-many-lines", {"line": number}, limit=MAX_LINES)
        line = " ".join(raw[: MAX_LINE * 10].split())  # also keeps the patterns below quick
        if not line or line.startswith(("//", "#")):
            continue
        if len(line) > MAX_LINE:
            raise FileRefused(path, "card.too-long", {"line": number}, length=len(line), limit=MAX_LINE)
        into = pile
        if line[:3].upper() == "SB:":
            into, line = rules.lists.side, line[3:].strip()
        count, card = _entry(line, rules.lists)
        if not card:
            opened = _heading(line, rules)
            if opened is None:
                raise FileRefused(path, "deck.entry", {"line": number}, value=line[:60])
            pile, headings = opened or pile, headings + 1
            continue
        total += count
        if total > MAX_CARDS:
            raise FileRefused(path, "deck.too-many-cards", {"line": number}, limit=MAX_CARDS)
        piles[into] += [_code(card, game)] * count
    if not total:
        raise FileRefused(path, "deck.no-cards", {"line": 1})
    if rules.lists.complete is not None:
        rules.lists.complete(piles)
    return with_given(
        Deck(game=game, name=name, piles={pile: tuple(map(Copy, codes)) for pile, codes in piles.items()})
    )


def numbered_game(text: str) -> str:
    """The game of whose card numbers a text is a list, "" for none."""
    lines = [line for line in text.split("\n")[:200] if line.strip() and not line.strip().startswith(("//", "#"))]
    for game in games.all_games():
        number = game.decks.lists.number
        if number is not None and lines and sum(bool(number.search(line)) for line in lines) * 2 >= len(lines):
            return game.id
    return ""


def write_list(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as such a list: by card numbers where the game's lists are, else by name under the piles' names."""
    rules = games.get(deck.game).decks
    by_number = rules.lists.number is not None
    lines: list[str] = []
    for pile, copies in deck.piles.items():
        if not copies or pile in rules.lists.unlisted:
            continue
        if not by_number:
            title = rules.pile_name(pile).text
            lines += ["", title] if lines else [title]
        counts: dict[str, int] = {}
        for copy in copies:
            counts[copy.code] = counts.get(copy.code, 0) + 1
        for code, count in counts.items():
            shown = code if by_number else " ".join((names or {}).get(code, code).split())
            lines.append(f"{count}x{shown}" if by_number else f"{count} {shown}")
    return "\n".join(lines) + "\n"


def _entry(line: str, lists: Lists) -> tuple[int, str]:
    """Copies and card of a line, or no card where it is a heading."""
    for pattern in (_BEFORE, _BRACKETED, _AFTER):
        found = pattern.fullmatch(line)
        if found:
            return int(found["count"]), found["card"]
    return (1, line) if lists.number is not None and lists.number.fullmatch(line) else (0, "")


def _heading(line: str, rules: Decks) -> str | None:
    """The pile a heading opens, "" for words that open none, None for what is no heading."""
    found = _HEADING.fullmatch(line)
    if not found:
        return None
    words = found["words"].strip().lower()
    opened = next((pile.id for pile in rules.piles if words in pile.headings), "")
    return opened if opened or len(words.split()) <= 3 else None


def _code(card: str, game: str) -> str:
    """The code that a card is called by, or its name."""
    definition = games.get(game)
    number = definition.decks.lists.number
    found = number.search(card) if number is not None else None
    if found:
        return found[1].upper()
    return definition.cards.tidy_code(_PRINTING.sub("", card).strip()[:120])
