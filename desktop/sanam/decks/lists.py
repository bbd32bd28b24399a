"""Decks as plain lists: card numbers ("4xOP01-016"), or names ("3 Name") with headings for the piles.

A line is a number of copies and a card, in whichever order: "4xOP01-016", "4 OP01-016", "OP01-016 x4", "4× Name",
"Name x3", "3張 Name", with what follows a card number (a name, a suffix of its picture) left out; digits may be of any
script. "SB:" puts a line into the side; a heading ("Side Deck", "Monsters (18)", "== Leader ==") opens a pile or says
nothing of it; "//" and "#" begin comments. Names are looked up afterwards (see recognise.resolve); those that nobody
knows stay as they are.

Where it can be asked which names there are, a name alone is one copy, and a name that looks like copies, a heading or
a printing is a name all the same; lines that say nothing are told and do not cost the others anything.
"""

from __future__ import annotations

import functools
import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from sanam import games
from sanam.catalogue.fold import fold
from sanam.catalogue.problems import FileRefused
from sanam.decks.model import MAX_CARDS, Copy, Deck, piles_of
from sanam.decks.shape import with_given
from sanam.games.decks import Decks, Pile

MAX_LINES = 10_000
MAX_LINE = 300
#: What copies are counted with, behind the number.
_COUNTED = r"(?:张|張|枚|ใบ|عدد|برگ|تا|장|pcs?\.?|copies of|copy of)"
_BEFORE = re.compile(
    rf"(?P<count>[0-9]{{1,4}})\s*(?:[x×*]\s*|{_COUNTED}(?:\s+|(?=[^\x00-\x7f]))|\s+)(?P<card>\S.*)", re.IGNORECASE
)
_BRACKETED = re.compile(r"[\[(](?P<count>[0-9]{1,4})\s*[x×*]?[\])]\s*(?P<card>\S.*)", re.IGNORECASE)
_AFTER = re.compile(
    rf"(?P<card>.*\S)\s*(?:(?:\s[x×*]|×)\s*(?P<count>[0-9]{{1,4}})|\s(?P<count2>[0-9]{{1,4}})\s?{_COUNTED})",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"[=\-\[\s#*>]*+(?P<words>[^\W\d][^:()\[\]=0-9]*+)[\]=\s*:]*+"
    rf"(?:\(\s*+[0-9]++\s*+(?:{_COUNTED}|cards?|x)?\s*+\)\s*+)?:?\s*+(?:[0-9]++\s*+(?:{_COUNTED}|cards?)?)?+[=\-\s*]*+",
    re.IGNORECASE,
)
#: Copies before and behind what only a name can tell from a heading or from a part of a name.
_MARKED = re.compile(
    r"[x×*](?P<count>[0-9]{1,2})\s+(?P<card>\S.*)|(?P<count2>[0-9]{1,4})\s*[,;:|]\s*(?P<card2>\S.*)", re.I
)
_TRAILING = re.compile(
    r"(?P<card>.*[^\s,;:|=([-])(?:\s*[,;:|=]\s*|\s-\s|\s|\s*(?=[(\[]))[(\[]?[x×]?(?P<count>[0-9]{1,2})[x×]?[)\]]?",
    re.IGNORECASE,
)
_BULLET = re.compile(r"(?:[-–*•·>]|\[[ xX]?\])\s+(?=\S)")
#: Number of a line in a numbered list, and the frame of a row in a table.
_NUMBERED = re.compile(r"(?P<number>[0-9]{1,3})[.)]\s+(?P<rest>\S.*)")
_ROW = re.compile(r"\|\s*(?P<first>[^|]+?)\s*\|\s*(?P<second>[^|]+?)\s*(?:\|.*)?")
#: Full-width signs, and brackets of headings, as those that everybody has.
_SIGNS = str.maketrans("（）［］【】：；，｜＊ｘＸ＝－／．\u3000", "()[][]:;,|*xX=-/. ") | dict.fromkeys(
    range(0x2066, 0x206A)
)
#: What follows a name: a comment, the set and number of a printing, a rarity.
_COMMENT = re.compile(r" (?://|# ).*")
_PRINTING = re.compile(
    r" ?[(\[](?:[A-Z0-9]{2,6}-[A-Z]{0,4}[0-9]{1,4}[a-z]?|[\w ]{0,20}\b(?i:rare|common|foil))[)\]](?: [A-Z]{1,4})?$"
    r"| ?[(\[][A-Z0-9]{2,6}[)\]](?: (?![x×*])\S{1,8})?$"
    r"|(?: [-–|,])? [A-Z0-9]{2,5}-[A-Z]{0,4}[0-9]{1,4}[a-z]?$"
    r"| [-–|,] [\w ]{0,20}\b(?i:rare|common|foil|edition|unlimited|mint|played)$"
)
#: A name within quotation marks, and the words of a heading without the number behind them.
_QUOTED = re.compile(r'["“„](?P<name>.+)["”“]')
_NUMBER_BEHIND = re.compile(r"[\s:]{0,9}[(\[]?\s{0,9}[0-9]{1,9}\s{0,9}[)\]]?$")
#: Lines that say nothing for one that names a card, from which on a text is no list.
MOST_UNREAD = 3


def game_of_headings(text: str) -> str:
    """The game that the first heading names which only one game has ("Leader", "Mystic Deck"), "" for none."""
    for raw in text.split("\n")[:200]:
        found = _HEADING.fullmatch(_plain(" ".join(raw[:MAX_LINE].split())))
        words = fold(found["words"].strip(" -*")) if found else ""
        having = [game.id for game in games.all_games() if any(words in _headings(pile) for pile in game.decks.piles)]
        if len(having) == 1:
            return having[0]
    return ""


#: Whether a game has a card of this name.
IsCard = Callable[[str], bool]


class Unread(NamedTuple):
    """A line of a list that names no card and opens no pile."""

    line: int
    text: str


class Line(NamedTuple):
    """A line as it was read: copies and card (its code, or what it is called by) and the pile they went into; without
    a card the pile that it opens, "" for none.
    """

    line: int
    text: str
    pile: str
    copies: int = 0
    card: str = ""
    unread: bool = False


def _tell_unread(read: list[Line], path: str | os.PathLike[str], unread: list[Unread] | None) -> None:
    """Add the lines that say nothing to `unread`; without it, or where they are too many, refuse the first of them."""
    left = [Unread(one.line, one.text) for one in read if one.unread]
    cards = sum(bool(one.card) for one in read)
    if left and (unread is None or len(left) > MOST_UNREAD * cards):
        raise FileRefused(path, "deck.entry", {"line": left[0].line}, value=left[0].text[:60])
    if unread is not None:
        unread += left


def parse_list(
    text: str,
    game: str,
    path: str | os.PathLike[str] = "",
    name: str = "",
    *,
    is_card: IsCard | None = None,
    unread: list[Unread] | None = None,
    lines: list[Line] | None = None,
) -> Deck:
    """The deck in a list; `path` is only named in refusals. `unread` is given the lines that say nothing; without it,
    and where they are too many, the first of them is refused. `lines` is given every line that is no remark. Raises
    FileRefused with the line.

    What lists of a game leave out is put in (see sanam.games.decks.Lists).
    """
    rules = games.get(game).decks
    piles: dict[str, list[str]] = {pile: [] for pile in piles_of(game)}
    pile, total = rules.main, 0
    read: list[Line] = []
    is_numbered = _is_numbered(text)
    for number, written in _lines(text, path):
        into, line = pile, _plain(written, is_numbered)
        if line[:3].upper() == "SB:":
            into, line = rules.lists.side, line[3:].strip()
        count, card = _entry(line, rules, is_card)
        if card:
            total += count
            if total > MAX_CARDS:
                raise FileRefused(path, "deck.too-many-cards", {"line": number}, limit=MAX_CARDS)
            code = _code(card, game, is_card)
            piles[into] += [code] * count
            read.append(Line(number, written, into, count, code))
            continue
        opened = _heading(line, rules)
        is_unread = opened is None or (not opened and is_card is not None and not _is_heading(line, rules))
        read.append(Line(number, written, opened or "", unread=is_unread))
        if opened is None and unread is None:
            break
        pile = opened or pile
    _tell_unread(read, path, unread)
    if lines is not None:
        lines += read
    if not total:
        raise FileRefused(path, "deck.no-cards", {"line": 1})
    if rules.lists.complete is not None:
        rules.lists.complete(piles)
    copies = {pile: tuple(map(Copy, codes)) for pile, codes in piles.items()}
    return with_given(Deck(game=game, name=name, piles=copies))


def _lines(text: str, path: str | os.PathLike[str]) -> Iterator[tuple[int, str]]:
    """The lines of a list that are no remarks, each with its number. Raises FileRefused where there is too much."""
    for number, raw in enumerate(text.split("\n"), 1):
        if number > MAX_LINES:
            raise FileRefused(path, "deck.too-many-lines", {"line": number}, limit=MAX_LINES)
        line = " ".join(raw[: MAX_LINE * 10].split())  # also keeps the patterns that read it quick
        if (
            not any(map(str.isalnum, line))
            or line.startswith("//")
            or (line.startswith("#") and not _opens(line.strip("# ")))
        ):
            continue
        if len(line) > MAX_LINE:
            raise FileRefused(path, "card.too-long", {"line": number}, length=len(line), limit=MAX_LINE)
        yield number, line


def _is_numbered(text: str) -> bool:
    """Whether the numbers before full stops are those of the lines, and not of copies: they go up one by one."""
    lines = (line[:MAX_LINE].strip() for line in text[: MAX_LINE * MAX_CARDS].split("\n"))
    found = [int(match["number"]) for match in map(_NUMBERED.fullmatch, lines) if match]
    return found[:1] == [1] and len(found) > 1 and found == list(range(1, len(found) + 1))


def _opens(words: str) -> bool:
    """Whether words behind the mark of a remark are the heading of a pile, as some write them."""
    found = _HEADING.fullmatch(_plain(words))
    piles = [pile for game in games.all_games() for pile in game.decks.piles] if found and len(words) < 60 else []
    return found is not None and any(fold(found["words"].strip(" -*")) in _headings(pile) for pile in piles)


def _plain(line: str, is_numbered: bool = False) -> str:
    """A line without bullet, number and frame, with digits and signs as everybody has them."""
    if not line.isascii():
        line = line.translate(_SIGNS)
        line = "".join(str(unicodedata.digit(char)) if char.isdigit() else char for char in line).strip()
    if found := _ROW.fullmatch(line):
        line = f"{found['first']} | {found['second']}"
    if found := _NUMBERED.fullmatch(line):
        line = found["rest"] if is_numbered else f"{found['number']} {found['rest']}"
    return _BULLET.sub("", line, count=1) if _BULLET.match(line) else line


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
    if _heading(line, rules):
        return 0, ""
    if is_card is not None and any(map(is_card, _names(line))):
        return 1, line
    if found := _BEFORE.fullmatch(line) or _BRACKETED.fullmatch(line):
        return int(found["count"]), found["card"]
    if found := _AFTER.fullmatch(line):
        return int(found["count"] or found["count2"]), found["card"]
    if found := _MARKED.fullmatch(line):
        return int(found["count"] or found["count2"]), found["card"] or found["card2"]
    if is_card is not None:
        found = _TRAILING.fullmatch(line)
        if found and any(map(is_card, _names(found["card"]))):
            return int(found["count"]), found["card"]
    return 0, ""


def _names(card: str) -> list[str]:
    """What a card may be called by these words: as they stand, and without what follows a name."""
    found = [_unquoted(card), card.strip(), _unquoted(_COMMENT.sub("", card))]
    while len(found) < 8:
        bare = _unquoted(_PRINTING.sub("", found[-1]))
        if not bare or bare == found[-1]:
            break
        found.append(bare)
    return list(dict.fromkeys(name for name in found if name))


def _unquoted(name: str) -> str:
    """A name without the quotation marks around it; those that are a part of it stay."""
    name = name.strip(" ,;")
    found = _QUOTED.fullmatch(name)
    if found is not None:
        return found["name"].replace('""', '"').strip()
    marks = sum(name.count(mark) for mark in '"“”„')
    return name.strip(' "“”„') if marks == 1 else name


def _heading(line: str, rules: Decks) -> str | None:
    """The pile a heading opens, "" for words that open none, None for what is no heading."""
    found = _HEADING.fullmatch(line)
    if not found:
        return None
    words = found["words"].strip(" -*")
    opened = next((pile.id for pile in rules.piles if fold(words) in _headings(pile)), "")
    return opened if opened or len(words.split()) <= 3 else None


@functools.cache
def _headings(pile: Pile) -> frozenset[str]:
    """The words that open a pile, folded."""
    return frozenset(map(fold, pile.headings))


def _is_heading(line: str, rules: Decks) -> bool:
    """Whether words that open no pile are set as a heading, or are made of the words of headings."""
    line = _NUMBER_BEHIND.sub("", line) or line
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
