"""Names of series that a database has only numbers for, from what their cards are called and what their texts quote.

A name is taken where the texts of a series quote it and most of its cards are called by it; where nothing is quoted,
the words that nearly all of them share. What would name many cards outside the series as well is no name of it.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

#: Shares of the cards of a series that must be called by a quoted name, and by words that nobody quotes.
QUOTED, SHARED = 0.5, 0.8
#: Of all cards that are called by a name, the share that must be of the series.
OWN = 0.5
#: Cards that a series without quotes must have, and words of a name at most.
FEW, WORDS = 3, 4
MOST_CARDS = 100_000
_QUOTE = re.compile(r"[\"“]([^\"”“\n]{2,40})[\"”]|「([^」\n]{1,20})」|『([^』\n]{1,20})』")
_WORD = re.compile(r"[^\W_]+(?:['’\-][^\W_]+)*")


def derived(conn: sqlite3.Connection, game: str) -> dict[str, str]:
    """The names of the series of a game by their ids (as cards have them), for those that nobody has named."""
    known = {row[0].lower() for row in conn.execute("select id from words where game = ? and kind = 'series'", (game,))}
    sql = """select f.tags, c.name, t.text from facts f join cards c on c.game = f.game and c.code = f.code
        join texts t on t.game = c.game and t.code = c.code and t.language = c.language
        where f.game = ? and f.tags like '%|series:0x%' limit ?"""
    members: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for tags, name, text in conn.execute(sql, (game, MOST_CARDS)):
        for tag in tags.split("|"):
            if tag.startswith("series:0x") and tag[7:] not in known:
                members[tag[7:]].append((name, text))
    if not members:
        return {}
    names = [row[0].lower() for row in conn.execute("select name from cards where game = ?", (game,))]
    everywhere = "\n".join(names)
    found = {id: _name(cards, everywhere) for id, cards in members.items()}
    return {id: name for id, name in found.items() if name}


def _name(cards: list[tuple[str, str]], everywhere: str) -> str:
    """The name of the series of these cards (name, text), "" for none that is sure. Where the cards of a database are
    named in several scripts, those of the script that most of them have speak for all.
    """
    latin = [card for card in cards if card[0].isascii()]
    cards = latin if len(latin) * 2 >= len(cards) else [card for card in cards if not card[0].isascii()]
    called = [name.lower() for name, _ in cards]
    quoted = Counter(
        next(part for part in match.groups() if part).strip() for _, text in cards for match in _QUOTE.finditer(text)
    )
    whole = set(called)
    named = {words: count for words, count in quoted.items() if words.lower() not in whole}
    return _best(named, called, everywhere, QUOTED) or (
        _best(_shared(name for name, _ in cards), called, everywhere, SHARED) if len(cards) >= FEW else ""
    )


def _best(offered: Mapping[str, int], called: list[str], everywhere: str, share: float) -> str:
    """Of the words that are offered, those by which most are called; of equals the longest."""
    best, best_rank = "", (0.0, 0)
    for words in offered:
        wanted = words.lower()
        own = sum(wanted in name for name in called)
        if own < 2 or own / len(called) < share or own / max(1, _holding(everywhere, wanted)) < OWN:
            continue
        rank = (own / len(called), len(words))
        if rank > best_rank:
            best, best_rank = words, rank
    return best


def _holding(everywhere: str, words: str) -> int:
    """How many names hold these words."""
    count, at = 0, everywhere.find(words)
    while at >= 0:
        count += 1
        end = everywhere.find("\n", at)
        at = everywhere.find(words, end) if end >= 0 else -1
    return count


def _shared(names: Iterable[str]) -> dict[str, int]:
    """The runs of words of these names, with how many names have each."""
    counts: Counter[str] = Counter()
    for name in names:
        spans = [match.span() for match in _WORD.finditer(name)]
        runs = {
            name[spans[first][0] : spans[last][1]]
            for first in range(len(spans))
            for last in range(first, min(first + WORDS, len(spans)))
            if not (name[spans[first][0]].islower() or name[spans[last][0]].islower())  # "of", "the"
        }
        counts.update(run for run in runs if len(run) > 2)
    return {run: count for run, count in counts.items() if count > 1}
