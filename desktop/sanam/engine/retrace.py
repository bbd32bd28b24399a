"""Going once more through what happened last, to show it one thing after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sanam.engine.play import Play

T = TypeVar("T")


def retrace(play: Play, places: Sequence[tuple[int, int]], look: Callable[[int], T]) -> list[T]:
    """What `look` returns right after each of these events, each given by its batch and its index there, in order; it
    gets the number of the place.

    While it looks the table stands as it did at that moment; afterwards it is as it was before. O(change).
    """
    if not places:
        return []
    since = places[0][0]
    wanted = {place: number for number, place in enumerate(places)}
    events = [
        (event, (batch, index))
        for batch in range(since, len(play.batches))
        for index, event in enumerate(play.batches[batch].events)
    ]
    found: list[T] = []
    done = len(events)
    try:
        for event, _ in reversed(events):
            event.revert(play.table)
            done -= 1
        for event, place in events:
            event.apply(play.table)
            done += 1
            if place in wanted:
                play.changed()
                found.append(look(wanted[place]))
    finally:
        for event, _ in events[done:]:
            event.apply(play.table)
        play.changed()
    return found
