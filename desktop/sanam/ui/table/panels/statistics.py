"""Figures of a match that is over: its turns, who decided how often, and which cards dealt the damage."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, joined, plain_number, tr

#: How many cards are named.
CARDS = 3


@dataclass(frozen=True)
class Statistics:
    """turns of all rounds together; decisions of each seat; damage dealt by card code, the most first; what the game
    counts of each seat, with its words.
    """

    turns: int
    decisions: tuple[int, int]
    damage: tuple[tuple[str, int], ...]
    counted: tuple[tuple[str, int, int], ...]


def statistics(controller: TableController) -> Statistics:
    """The figures of what has happened so far, as the person at the screen may know it."""
    chronicle = controller.chronicle
    damage: Counter[str] = Counter()
    figures = controller.words.figures()
    numbers = {words: [0, 0] for words, _, _ in figures}
    for entry in chronicle.entries:
        fact, kind = entry.fact, controller.words.counts_as(entry)
        for words, what, key in figures:
            if kind in what and fact.seat in (0, 1):
                numbers[words][fact.seat] += int(fact.data.get(key, 1)) if key else 1
        code = fact.codes.get(fact.card) if fact.card is not None else None
        if fact.what == "damage" and code is not None:
            damage[code] += int(fact.data.get("amount", 0))
    match = controller.match
    decisions = match.decisions(0), match.decisions(1)
    counted = tuple((words, first, second) for words, (first, second) in numbers.items())
    return Statistics(len(chronicle.turns), decisions, tuple(damage.most_common(CARDS)), counted)


def compared(found: Statistics) -> list[tuple[str, int, int]]:
    """What is counted of each player: words and both numbers."""
    return [*found.counted, (tr("Decisions"), *found.decisions)]


def statistics_words(controller: TableController, found: Statistics) -> str:
    """The figures of both together as one line."""
    parts = [controller.words.turns(found.turns)]
    if found.damage:
        cards = (f"{isolated(controller.book.name(code))} {plain_number(amount)}" for code, amount in found.damage)
        parts.append(fill(tr("most damage: {cards}"), cards=", ".join(cards)))
    return joined(" · ", tuple(parts))
