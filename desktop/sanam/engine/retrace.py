"""Going once more through what happened last, to show it one thing after another."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from sanam.engine.events import Happened
from sanam.engine.play import Play

T = TypeVar("T")


def retrace(play: Play, since: int, facts: Collection[str], look: Callable[[int, int], T]) -> list[T]:
    """What `look` returns after each of these facts of the batches after the first `since`, in their order; it gets
    the number of the batch and the index of the fact's event in it.

    While it looks the table stands as it did at that moment; afterwards it is as it was before. O(change).
    """
    numbers = range(since, len(play.batches))
    events = [(event, n, index) for n in numbers for index, event in enumerate(play.batches[n].events)]
    if not any(isinstance(event, Happened) and event.what in facts for event, _, _ in events):
        return []
    found: list[T] = []
    done = len(events)
    try:
        for event, _, _ in reversed(events):
            event.revert(play.table)
            done -= 1
        for event, number, index in events:
            event.apply(play.table)
            done += 1
            if isinstance(event, Happened) and event.what in facts:
                play.version += 1
                found.append(look(number, index))
    finally:
        for event, _, _ in events[done:]:
            event.apply(play.table)
        play.version += 1
    return found
