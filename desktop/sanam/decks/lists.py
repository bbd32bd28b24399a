"""Decks as plain lists: card numbers ("4xOP01-016"), or names ("3 Name") with headings for the piles.

A line is a number of copies and a card, in whichever order: "4xOP01-016", "4 OP01-016", "OP01-016 x4", "4× Name",
"Name x3", with what follows a card number (a name, a suffix of its picture) left out. "SB:" puts a line into the
side; a heading ("Side Deck", "Monsters (18)", "== Leader ==") opens a pile or says nothing of it; "//" and "#" begin
comments. Names are looked up afterwards (see recognise.resolve); those that nobody knows stay as they are.

Where it can be asked which names there are, a name alone is one copy, and a name that looks like copies, a heading or
a printing is a name all the same; lines that say nothing are told and do not cost the others anything.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.model import MAX_CARDS, Copy, Deck, piles_of
from sanam.decks.shape import with_given
from sanam.games.decks import Decks

MAX_LINES = 10_000
MAX_LINE = 300
_BEFORE = re.compile(r"(?P<count>[0-9]{1,4})\s*(?:[x×*]\s*|\s+)(?P<card>\S.*)", re.IGNORECASE)
_BRACKETED = re.compile(r"[\[(](?P<count>[0-9]{1,4})\s*[x×*]?[\])]\s*(?P<card>\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(?P<card>.*\S)\s*(?:\s[x×*]|×)\s*(?P<count>[0-9]{1,4})", re.IGNORECASE)
_HEADING = re.compile(
    r"[=\-\[\s]*+(?P<words>[^\W\d][^:()\[\]=]*+)[\]=\s]*+(?:\(\s*+[0-9]++\s*+\)\s*+)?:?\s*+[0-9]*+[=\-\s]*+"
)
#: Copies before and behind what only a name can tell from a heading or from a part of a name.
_MARKED = re.compile(
    r"[x×*](?P<count>[0-9]{1,2})\s+(?P<card>\S.*)|(?P<count2>[0-9]{1,4})\s*[,;:|]\s*(?P<card2>\S.*)", re.I
)
_TRAILING = re.compile(
    r"(?P<card>.*[^\s,;:|=([-])(?:\s*[,;:|=]\s*|\s-\s|\s|\s*(?=[(\[]))[(\[]?[x×]?(?P<count>[0-9]{1,2})[x×]?[)\]]?",
    re.IGNORECASE,
)
_BULLET = re.compile(r"[-–*•·]\s+(?=\S)")
#: What follows a name: a comment, the set and number of a printing, a rarity.
_COMMENT = re.compile(r" (?://|# ).*")
_PRINTING = re.compile(
    r" ?[(\[](?:[A-Z0-9]{2,6}(?:-[A-Z]{0,4}[0-9]{1,4}[a-z]?)?|[\w ]{0,20}\b(?i:rare|common|foil))[)\]](?: \S{1,8})?$"
    r"| [A-Z0-9]{2,5}-[A-Z]{0,3}[0-9]{1,4}$"
)
#: Lines that say nothing for one that names a card, from which on a text is no list.
MOST_UNREAD = 3


def game_of_headings(text: str) -> str:
    """The game that the first heading names which only one game has ("Leader", "Mystic Deck"), "" for none."""
    for raw in text.split("\n")[:200]:
        found = _HEADING.fullmatch(" ".join(raw[:MAX_LINE].split()))
        words = found["words"].strip(" -").lower() if found else ""
        having = [game.id for game in games.all_games() if any(words in pile.headings for pile in game.decks.piles)]
        if len(having) == 1:
            return having[0]
    return ""


#: Whether a game has a card of this name.
IsCard = Callable[[str], bool]


class Unread(NamedTuple):
    """A line of a list that names no card and opens no pile."""

    line: int
    text: str


def parse_list(
    text: str,
    game: str,
    path: str | os.PathLike[str] = "",
    name: str = "",
    *,
    is_card: IsCard | None = None,
    unread: list[Unread] | None = None,
) -> Deck:
    """The deck in a list; `path` is only named in refusals. `unread` is given the lines that say nothing; without it,
    and where they are too many, the first of them is refused. Raises FileRefused with the line.

    What lists of a game leave out is put in (see sanam.games.decks.Lists).
    """
    rules = games.get(game).decks
    if rules.lists.lines is not None:
        text = rules.lists.lines(text)
    piles: dict[str, list[str]] = {pile: [] for pile in piles_of(game)}
    pile, total, read = rules.main, 0, 0
    left: list[Unread] = []
    for number, line in _lines(text, path):
        into = pile
        if line[:3].upper() == "SB:":
            into, line = rules.lists.side, line[3:].strip()
        line = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
        count, card = _entry(line, rules, is_card)
        if not card:
            opened = _heading(line, rules)
            if opened is None or (not opened and is_card is not None and not _is_heading(line, rules)):
                left.append(Unread(number, line))
            if opened is None and unread is None:
                break
            pile = opened or pile
            continue
        total, read = total + count, read + 1
        if total > MAX_CARDS:
            raise FileRefused(path, "deck.too-many-cards", {"line": number}, limit=MAX_CARDS)
        piles[into] += [_code(card, game, is_card)] * count
    if left and (unread is None or len(left) > MOST_UNREAD * read):
        raise FileRefused(path, "deck.entry", {"line": left[0].line}, value=left[0].text[:60])
    if unread is not None:
        unread += left
    if not total:
        raise FileRefused(path, "deck.no-cards", {"line": 1})
    if rules.lists.complete is not None:
        rules.lists.complete(piles)
    return with_given(
        Deck(game=game, name=name, piles={pile: tuple(map(Copy, codes)) for pile, codes in piles.items()})
    )


def _lines(text: str, path: str | os.PathLike[str]) -> Iterator[tuple[int, str]]:
    """The lines of a list that are no remarks, each with its number. Raises FileRefused where there is too much."""
    for number, raw in enumerate(text.split("\n"), 1):
        if number > MAX_LINES:
            raise FileRefused(path, "deck.too-many-lines", {"line": number}, limit=MAX_LINES)
        line = " ".join(raw[: MAX_LINE * 10].split())  # also keeps the patterns that read it quick
        if not line or line.startswith(("//", "#")):
            continue
        if len(line) > MAX_LINE:
            raise FileRefused(path, "card.too-long", {"line": number}, length=len(line), limit=MAX_LINE)
        yield number, line


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


def _entry(line: str, rules: Decks, is_card: IsCard | None) -> tuple[int, str]:
    """Copies and card of a line, or no card where it is a heading."""
    lists = rules.lists
    if lists.number is not None and lists.number.fullmatch(line):
        return 1, line
    if is_card is not None and not _heading(line, rules) and any(map(is_card, _names(line))):
        return 1, line
    if found := _BEFORE.fullmatch(line) or _BRACKETED.fullmatch(line) or _AFTER.fullmatch(line):
        return int(found["count"]), found["card"]
    if found := _MARKED.fullmatch(line):
        return int(found["count"] or found["count2"]), found["card"] or found["card2"]
    if is_card is not None and not _heading(line, rules):
        found = _TRAILING.fullmatch(line)
        if found and any(map(is_card, _names(found["card"]))):
            return int(found["count"]), found["card"]
    return 0, ""


def _names(card: str) -> list[str]:
    """What a card may be called by these words: as they stand, and without what follows a name."""
    found = [card.strip(' "“”'), _COMMENT.sub("", card).strip(' "“”,;')]
    while len(found) < 6:
        bare = _PRINTING.sub("", found[-1]).strip(' "“”,;')
        if not bare or bare == found[-1]:
            break
        found.append(bare)
    return list(dict.fromkeys(name for name in found if name))


def _heading(line: str, rules: Decks) -> str | None:
    """The pile a heading opens, "" for words that open none, None for what is no heading."""
    found = _HEADING.fullmatch(line)
    if not found:
        return None
    words = found["words"].strip(" -").lower()
    opened = next((pile.id for pile in rules.piles if words in pile.headings), "")
    return opened if opened or len(words.split()) <= 3 else None


def _is_heading(line: str, rules: Decks) -> bool:
    """Whether words that open no pile are set as a heading, or are made of the words of headings."""
    if not line[0].isalnum() or not line[-1].isalnum():
        return True
    named = [*(name.text for name in rules.kinds.values()), *(title for pile in rules.piles for title in pile.headings)]
    known = {word.lower().rstrip("s") for title in named for word in title.split()}
    return all(word.lower().rstrip("s") in known for word in line.split())


def _code(card: str, game: str, is_card: IsCard | None) -> str:
    """The code that a card is called by, or its name."""
    definition = games.get(game)
    number = definition.decks.lists.number
    found = number.search(card) if number is not None else None
    if found:
        return found[1].upper()
    names = _names(card) or [card]
    name = next((name for name in names if is_card is not None and is_card(name)), names[-1])
    return definition.cards.tidy_code(name[:120])
