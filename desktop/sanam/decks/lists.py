"""Decks as plain lists: One Piece's "4xOP01-016", and "3 Name" with headings for the piles.

A line is a number of copies and a card, in whichever order: "4xOP01-016", "4 OP01-016", "OP01-016 x4", "4× Name",
"Name x3", with what follows a card number (a name, a suffix of its picture) left out. "SB:" puts a line into the
side; a heading ("Side Deck", "Monsters (18)", "== Leader ==") opens a pile or says nothing of it; "//" and "#" begin
comments. Names are looked up afterwards (see recognise.resolve); those that nobody knows stay as they are.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping

from sanam.catalogue.problems import FileRefused
from sanam.decks.messages import PILE_NAMES
from sanam.decks.model import MAX_CARDS, PILES, Copy, Deck
from sanam.games.onepiece.deck_rules import DON_CODE, SIZES

MAX_LINES = 10_000
MAX_LINE = 300
#: A One Piece card number, in front of what marks a certain picture of it.
NUMBER = re.compile(
    r"(?:(?<![A-Z0-9])|(?<=[0-9]x))(P-[0-9]{3}|[A-Z]{2,4}[0-9]{2}-[0-9]{3})(?:_[pr][0-9]+|#[0-9]+)?(?![0-9-])",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"(?P<count>[0-9]{1,4})\s*(?:[x×*]\s*|\s+)(?P<card>\S.*)", re.IGNORECASE)
_BRACKETED = re.compile(r"[\[(](?P<count>[0-9]{1,4})\s*[x×*]?[\])]\s*(?P<card>\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(?P<card>.*\S)\s*(?:\s[x×*]|×)\s*(?P<count>[0-9]{1,4})", re.IGNORECASE)
_HEADING = re.compile(
    r"[=\-\[\s]*(?P<words>[^\W\d][^:()\[\]=]*?)[\]=\s]*(?:\(\s*[0-9]+\s*\))?\s*(?:[:=]\s*[0-9]*)?[=\-\s]*"
)
_PRINTING = re.compile(r"\s+\([A-Z0-9]{2,6}\)(?:\s+\S{1,8})?$")
#: Headings by pile, in lower case.
HEADINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "yugioh": {
        "main": ("main", "main deck", "monster", "monsters", "spell", "spells", "trap", "traps", "deck"),
        "extra": ("extra", "extra deck", "fusion deck"),
        "side": ("side", "side deck", "sideboard"),
    },
    "onepiece": {
        "leader": ("leader", "leaders"),
        "deck": (
            *("main", "main deck", "deck", "character", "characters", "event", "events", "stage", "stages"),
            *("sideboard", "side"),
        ),
        "don": ("don", "don!!", "don!! deck", "don deck"),
    },
    "summoner-master": {
        "seal": ("seal", "seals", "seal cards", "seal deck", "main", "deck"),
        "mystic": ("mystic", "mystics", "mystic cards", "mystic deck"),
        "beside": ("beside", "beside the deck", "cards beside the deck", "reflection", "extra", "extra cards", "side"),
    },
}


def game_of_headings(text: str) -> str:
    """The game that the first heading names which only one game has ("Leader", "Mystic Deck"), "" for none."""
    for raw in text.split("\n")[:200]:
        found = _HEADING.fullmatch(" ".join(raw[:MAX_LINE].split()))
        words = found["words"].strip().lower() if found else ""
        games = [game for game, piles in HEADINGS.items() if any(words in known for known in piles.values())]
        if len(games) == 1:
            return games[0]
    return ""


def parse_list(text: str, game: str, path: str | os.PathLike[str] = "", name: str = "") -> Deck:
    """The deck in a list; `path` is only named in refusals. Raises FileRefused with the line.

    Lists of One Piece say nothing of the DON!! deck, which is the same for everybody: it is put in whole.
    """
    if game == "onepiece":
        text = _exported(text)
    piles: dict[str, list[Copy]] = {pile: [] for pile in PILES[game]}
    first = main = "deck" if game == "onepiece" else PILES[game][0]
    pile, total, headings = first, 0, 0
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
            into, line = PILES[game][-1] if game != "onepiece" else main, line[3:].strip()
        count, card = _entry(line)
        if not card:
            opened = _heading(line, game)
            if opened is None:
                raise FileRefused(path, "deck.entry", {"line": number}, value=line[:60])
            pile, headings = opened or pile, headings + 1
            continue
        total += count
        if total > MAX_CARDS:
            raise FileRefused(path, "deck.too-many-cards", {"line": number}, limit=MAX_CARDS)
        piles[into] += [_copy(card, game)] * count
    if not total:
        raise FileRefused(path, "deck.no-cards", {"line": 1})
    if (
        game == "onepiece"
        and not piles["leader"]
        and len(piles["deck"]) > 1
        and piles["deck"].count(piles["deck"][0]) == 1
    ):
        piles["leader"] = [piles["deck"].pop(0)]  # the leader stands first, as 1x; by_category corrects it
    if game == "onepiece" and not piles["don"]:
        piles["don"] = [Copy(DON_CODE)] * SIZES["don"]
    return Deck(game=game, name=name, piles={pile: tuple(copies) for pile, copies in piles.items()})


def is_numbered(text: str) -> bool:
    """Whether a text is a list of One Piece card numbers."""
    lines = [line for line in text.split("\n")[:200] if line.strip() and not line.strip().startswith(("//", "#"))]
    return bool(lines) and sum(bool(NUMBER.search(line)) for line in lines) * 2 >= len(lines)


def write_list(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as such a list: One Piece by card numbers, the Leader first and without DON!! cards, others by name."""
    lines: list[str] = []
    for pile, copies in deck.piles.items():
        if not copies or (deck.game == "onepiece" and pile == "don"):
            continue
        if deck.game != "onepiece":
            lines += ["", PILE_NAMES[pile]] if lines else [PILE_NAMES[pile]]
        counts: dict[str, int] = {}
        for copy in copies:
            counts[copy.code] = counts.get(copy.code, 0) + 1
        for code, count in counts.items():
            shown = code if deck.game == "onepiece" else " ".join((names or {}).get(code, code).split())
            lines.append(f"{count}x{shown}" if deck.game == "onepiece" else f"{count} {shown}")
    return "\n".join(lines) + "\n"


def _exported(text: str) -> str:
    """The lines of a JSON list of card numbers, one for each copy (Tabletop Simulator); other texts as they are."""
    if not text.lstrip().startswith('["'):
        return text
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return "\n".join(entry for entry in found if isinstance(entry, str) and NUMBER.fullmatch(entry.strip()))


def _entry(line: str) -> tuple[int, str]:
    """Copies and card of a line, or no card where it is a heading."""
    for pattern in (_BEFORE, _BRACKETED, _AFTER):
        found = pattern.fullmatch(line)
        if found:
            return int(found["count"]), found["card"]
    return (1, line) if NUMBER.fullmatch(line) else (0, "")


def _heading(line: str, game: str) -> str | None:
    """The pile a heading opens, "" for words that open none, None for what is no heading."""
    found = _HEADING.fullmatch(line)
    if not found:
        return None
    words = found["words"].strip().lower()
    opened = next((pile for pile, known in HEADINGS[game].items() if words in known), "")
    return opened if opened or len(words.split()) <= 3 else None


def _copy(card: str, game: str) -> Copy:
    number = NUMBER.search(card) if game == "onepiece" else None
    if number:
        return Copy(number[1].upper())
    name = _PRINTING.sub("", card).strip()
    if game == "yugioh" and name.isascii() and name.isdigit():
        return Copy(str(int(name[:12])))
    return Copy(name[:120])
