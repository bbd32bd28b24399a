"""What has been won and lost: against the computer by deck and strength, and with each deck against every other.

A deck is counted by what it is known by, so that another name costs it nothing; in matches that do not say that, by its
name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sanam.matches.summary import Summary


class DeckKey(NamedTuple):
    """A deck: what it is known by, or its name in a match that does not say that."""

    id: str = ""
    name: str = ""


class Against(NamedTuple):
    """What is counted together: a game, the person's deck, and how strong the computer was."""

    game: str
    deck: DeckKey
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


class Played(NamedTuple):
    """The results of decks, by game and deck and by the deck they were against; what each deck was called last."""

    results: Mapping[tuple[str, DeckKey], Mapping[DeckKey, Record]]
    names: Mapping[DeckKey, str]


def added(records: Iterable[Record]) -> Record:
    """Records together."""
    return Record(*(sum(column) for column in zip(Record(), *records, strict=True)))


def deck_records(over: Iterable[Summary]) -> Played:
    """What people have done with each deck; matches without a result are left out."""
    found: dict[tuple[str, DeckKey], dict[DeckKey, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    named: dict[DeckKey, tuple[str, str]] = {}
    for one in over:
        finished = one.public.get("finished")
        if finished is None or one.problem or len(one.deck_names) != 2:
            continue
        winner, keys = finished.get("winner"), _keys(one)
        for seat, (mine, other) in enumerate((keys, keys[::-1])):
            named[mine] = max(named.get(mine, ("", "")), (one.created, one.deck_names[seat]))
            if not (one.played_by and one.played_by[seat]):
                result = 2 if winner is None else 0 if winner == seat else 1
                found[one.game, mine][other][result] += 1
    results = {deck: {other: Record(*counts) for other, counts in met.items()} for deck, met in found.items()}
    return Played(results, {key: name for key, (_, name) in named.items()})


def record_of(played: Played, game: str, keys: Sequence[DeckKey]) -> DeckRecord:
    """The results of the deck of a game that is counted by these keys, the decks met most often first."""
    by_name: dict[str, list[Record]] = defaultdict(list)
    for key in dict.fromkeys(keys):
        for other, record in played.results.get((game, key), {}).items():
            by_name[played.names[other]].append(record)
    against = sorted(((name, added(met)) for name, met in by_name.items()), key=lambda one: (-sum(one[1]), one))
    return DeckRecord(added(record for _, record in against), tuple(against)) if against else UNPLAYED


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
        found[Against(one.game, _keys(one)[seat], one.played_by[1 - seat])][result] += 1
    return {against: Record(*counts) for against, counts in found.items()}


def _keys(match: Summary) -> tuple[DeckKey, DeckKey]:
    """By what the decks of a match are counted."""
    ids = match.deck_ids if len(match.deck_ids) == 2 else ["", ""]
    one, other = (DeckKey(id) if id else DeckKey("", name) for id, name in zip(ids, match.deck_names, strict=True))
    return one, other
