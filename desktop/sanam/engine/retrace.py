"""Going once more through what happened last, to show it one thing after another."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from sanam.engine.events import Happened
from sanam.engine.play import Play

T = TypeVar("T")


def retrace(play: Play, since: int, facts: Collection[str], look: Callable[[Happened], T]) -> list[T]:
    """What `look` returns after each of these facts of the batches after the first `since`, in their order.

    While it looks the table stands as it did at that moment; afterwards it is as it was before. O(change).
    """
    events = [event for batch in play.batches[since:] for event in batch.events]
    if not any(isinstance(event, Happened) and event.what in facts for event in events):
        return []
    found: list[T] = []
    done = len(events)
    try:
        for event in reversed(events):
            event.revert(play.table)
            done -= 1
        for event in events:
            event.apply(play.table)
            done += 1
            if isinstance(event, Happened) and event.what in facts:
                play.version += 1
                found.append(look(event))
    finally:
        for event in events[done:]:
            event.apply(play.table)
        play.version += 1
    return found
