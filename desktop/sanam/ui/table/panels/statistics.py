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
    """turns of all rounds together; decisions of each seat; damage dealt by card code, the most first."""

    turns: int
    decisions: tuple[int, int]
    damage: tuple[tuple[str, int], ...]


def statistics(controller: TableController) -> Statistics:
    """The figures of what has happened so far, as the person at the screen may know it."""
    chronicle = controller.chronicle
    damage: Counter[str] = Counter()
    for entry in chronicle.entries:
        fact = entry.fact
        code = fact.codes.get(fact.card) if fact.card is not None else None
        if fact.what == "damage" and code is not None:
            damage[code] += int(fact.data.get("amount", 0))
    match = controller.match
    return Statistics(len(chronicle.turns), (match.decisions(0), match.decisions(1)), tuple(damage.most_common(CARDS)))


def statistics_words(controller: TableController) -> str:
    """The figures as one line."""
    found = statistics(controller)
    parts = [
        controller.words.turns(found.turns),
        *(
            fill(tr("decisions of {name}: {n}"), name=isolated(controller.seat_name(seat)), n=plain_number(number))
            for seat, number in enumerate(found.decisions)
        ),
    ]
    if found.damage:
        cards = (f"{isolated(controller.book.name(code))} {plain_number(amount)}" for code, amount in found.damage)
        parts.append(fill(tr("most damage: {cards}"), cards=", ".join(cards)))
    return joined(" · ", tuple(parts))
