"""What has been won and lost: against the computer by deck and strength, and with each deck against every other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from sanam.matches.summary import Summary


class Against(NamedTuple):
    """What is counted together: a game, the person's deck by its name, and how strong the computer was."""

    game: str
    deck: str
    strength: str


class Record(NamedTuple):
    """Matches against the computer."""

    won: int = 0
    lost: int = 0
    drawn: int = 0


class DeckRecord(NamedTuple):
    """Matches of one deck in the hands of people: the results of all, and by the name of the other deck."""

    all: Record = Record()
    against: tuple[tuple[str, Record], ...] = ()

    @property
    def played(self) -> int:
        return sum(self.all)


#: No match.
UNPLAYED = DeckRecord()


def deck_records(over: Iterable[Summary]) -> dict[tuple[str, str], DeckRecord]:
    """By game and name of the deck what people have done with it, the decks met most often first; matches without a
    result are left out.
    """
    found: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    for one in over:
        finished = one.public.get("finished")
        if finished is None or one.problem or len(one.deck_names) != 2:
            continue
        winner = finished.get("winner")
        for seat, (mine, other) in enumerate((one.deck_names, one.deck_names[::-1])):
            if not (one.played_by and one.played_by[seat]):
                result = 2 if winner is None else 0 if winner == seat else 1
                found[one.game, mine][other][result] += 1
    made = {}
    for deck, others in found.items():
        against = sorted(
            ((name, Record(*counts)) for name, counts in others.items()), key=lambda one: (-sum(one[1]), one)
        )
        totals = Record(*(sum(column) for column in zip(*others.values(), strict=True)))
        made[deck] = DeckRecord(totals, tuple(against))
    return made


def records(over: Iterable[Summary]) -> dict[Against, Record]:
    """The results of matches that are over, of those in which one seat was a person's and one the computer's."""
    found: dict[Against, list[int]] = defaultdict(lambda: [0, 0, 0])
    for one in over:
        finished = one.public.get("finished")
        if finished is None or one.problem or len(one.played_by) != 2 or len(one.deck_names) != 2:
            continue
        people = [seat for seat, strength in enumerate(one.played_by) if not strength]
        if len(people) != 1:
            continue
        seat = people[0]
        winner = finished.get("winner")
        result = 2 if winner is None else 0 if winner == seat else 1
        found[Against(one.game, one.deck_names[seat], one.played_by[1 - seat])][result] += 1
    return {against: Record(*counts) for against, counts in found.items()}
