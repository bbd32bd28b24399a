"""What the importers of other people's card files share: records one by one, refusals with their place, the write."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from sanam.catalogue.importing import CancelToken, ImportReport, Incoming, Progress, Source, Steps, write
from sanam.catalogue.problems import Problem
from sanam.catalogue.records import RecordRefused
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import digest

Place = dict[str, int | str]
Record = TypeVar("Record")
Made = TypeVar("Made")
#: Is told of a field that a card is kept without.
Drop = Callable[[RecordRefused], None]


class CardFile:
    """One import of a file of `count` records. A record that makes no card is left out and told of at the end."""

    def __init__(
        self,
        catalogue: Catalogue,
        path: str | os.PathLike[str],
        count: int,
        progress: Progress | None,
        cancel: CancelToken | None,
    ) -> None:
        self._catalogue, self._path, self._count = catalogue, path, count
        self._steps = Steps(3 * count, progress, cancel)
        self._refused: list[Problem] = []
        self._dropped: list[Problem] = []

    def made(
        self,
        records: Iterable[tuple[Place, Record]],
        make: Callable[[Record, Drop], Made],
        name: Callable[[Record], object],
    ) -> list[Made]:
        """What `make` makes of the records, given with their places; it raises RecordRefused for what is no card, and
        tells its second argument of a field that it leaves out.

        `name` gives what a record is called, if that is a text.
        """
        found: list[Made] = []
        for place, record in records:
            dropped: list[RecordRefused] = []
            try:
                found.append(make(record, dropped.append))
                self._dropped += [refusal(self._path, place, name(record), error) for error in dropped]
            except RecordRefused as error:
                self._refused.append(refusal(self._path, place, name(record), error))
            self._steps.advance()
        return found

    def understood(self, cards: Iterable[Made]) -> Iterator[Made]:
        """The same, counted as work: what takes its time is done between one and the next."""
        for card in cards:
            yield card
            self._steps.advance()

    def write(self, game: str, kind: str, language: str, incoming: Sequence[Incoming]) -> ImportReport:
        """Bring the cards in, all or nothing."""
        self._steps.total = self._steps.done + len(incoming)
        source = Source(game=game, kind=kind, file=os.fspath(self._path), digest=digest(self._path), language=language)
        return write(self._catalogue, source, incoming, self._refused, self._steps, self._dropped)


def refusal(path: str | os.PathLike[str], place: Place, name: object, error: RecordRefused) -> Problem:
    """The refused record as a problem with its name and field."""
    where = dict(place)
    if isinstance(name, str) and name.strip():
        where["card"] = name.strip()[:60]
    if error.field:
        where["field"] = error.field
    return Problem(file=os.fspath(path), place=where, reason=error.reason, params=error.params)
