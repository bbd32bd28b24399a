"""From a journal to the match it tells: its events applied as they stand, or its answers given again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sanam.engine import manual
from sanam.engine.batch import Batch, fingerprint
from sanam.engine.choice import Choice
from sanam.engine.events import Answered, Event, TableTaken
from sanam.engine.game import Game
from sanam.engine.journal import UNFITTING, Header, Journal, JournalProblem, Rewind
from sanam.engine.play import Play
from sanam.engine.positions import check_position
from sanam.engine.table import Table

_encode = msgspec.json.Encoder().encode


def fold(journal: Journal, game: Game, partly: bool = False) -> Play:
    """The match as its journal tells it, events applied as they stand. Raises :class:`JournalProblem`; when
    `partly`, it stops before the line that does not follow, cuts the journal there and says so in `broken`.
    """
    play = Play(game, Table())
    good: list[Batch | Rewind] = []
    _check_start(journal, game)
    try:
        for number, line in enumerate(journal.lines, 2):
            entry = line if journal.complete else _completed(line, play.table)
            _follow(journal, play, entry, number)
            if not journal.complete and isinstance(entry, Batch) and entry.fingerprint:
                entry.fingerprint = fingerprint(play.table)
            good.append(entry)
        _check_stack(journal, play)
        _check_result(journal, play)
    except JournalProblem as problem:
        if not partly:
            raise
        journal.broken = problem
    journal.lines = good
    journal.complete = True
    return play


def _completed(entry: Batch | Rewind, table: Table) -> Batch | Rewind:
    """An entry of format 1, which comes next, with what its answer replaced on the Table."""
    if isinstance(entry, Rewind):
        return entry
    events = [
        msgspec.structs.replace(event, reply_was=table.answered) if isinstance(event, Answered) else event
        for event in entry.events
    ]
    return msgspec.structs.replace(entry, events=events)


def _check_start(journal: Journal, game: Game) -> None:
    """A match that begins with a position begins with the one of its header."""
    start = journal.header.start
    if start is not None:
        check_start(journal.path, journal.header, game)
    first = journal.lines[0] if journal.lines else None
    for event in first.events if isinstance(first, Batch) else ():
        if isinstance(event, TableTaken) and (start is None or event.table != start.table):
            raise JournalProblem(journal.path, 2, "begins with another table than its header has")


def check_start(path: Path, header: Header, game: Game) -> None:
    """Raises :class:`JournalProblem` for a header whose position cannot be one of its game."""
    assert header.start is not None
    try:
        check_position(header.start, game)
    except UNFITTING as error:
        raise JournalProblem(path, 1, f"the position cannot be: {error}") from None


def _check_stack(journal: Journal, play: Play) -> None:
    """A match goes on where its procedures stand: they must be those of the game, and be asking."""
    for frame in play.table.stack:
        procedure = play.game.procedures.get(frame.procedure)
        if procedure is None or not 0 <= frame.step <= len(procedure.steps):
            reason = f"goes on in {frame.procedure!r}, step {frame.step}, which this version does not have"
            raise JournalProblem(journal.path, len(journal.lines) + 1, reason)


def _check_result(journal: Journal, play: Play) -> None:
    """What a match or a duel ended with names one of its seats as the winner, or nobody."""
    for mark in ("finished", "result"):
        ended = play.table.marks.get(mark)
        if ended is None:
            continue
        named = isinstance(ended, dict) and "winner" in ended
        if not named or not (ended["winner"] is None or _is_seat(ended["winner"], play)):
            reason = f"{mark!r} does not say which seat won"
            raise JournalProblem(journal.path, len(journal.lines) + 1, reason)


def _is_seat(value: object, play: Play) -> bool:
    return type(value) is int and 0 <= value < len(play.table.seats)


def _follow(journal: Journal, play: Play, entry: Batch | Rewind, number: int) -> None:
    applied: list[Event] = []
    try:
        if isinstance(entry, Rewind):
            _rewound(play, entry)
            return
        for event in entry.events:
            event.apply(play.table)
            applied.append(event)
        if entry.fingerprint and entry.fingerprint != fingerprint(play.table, reply=journal.complete):
            raise JournalProblem(journal.path, number, "diverges: the table is not the one that was recorded")
    except JournalProblem:
        _take_back(play, applied)
        raise
    except Exception as error:  # an event can be made to raise anything
        _take_back(play, applied)
        reason = f"does not follow from the line before: {error!r}"
        raise JournalProblem(journal.path, number, reason) from None
    play.changed()
    play.undone.clear()
    play.batches.append(entry)
    play.lines.played(entry)


def _take_back(play: Play, events: list[Event]) -> None:
    for event in reversed(events):
        event.revert(play.table)


def _rewound(play: Play, entry: Rewind) -> None:
    if entry.rewind == 1:
        play.lines.played(play.forward())
    elif entry.rewind == -1 and len(play.batches) > 1:
        play.back()
        play.lines.taken_back()
    else:
        raise ValueError(f"cannot rewind by {entry.rewind}")


def _untargeted(batch: Batch) -> Batch:
    """What of a batch every version has written alike: earlier ones did not say what options may be aimed at, nor
    that shown hands reveal something.
    """

    def plain(event: Event) -> Event:
        choice: Choice | None = getattr(event, "choice", None)
        if choice is not None:
            options = [msgspec.structs.replace(option, targets=()) for option in choice.options]
            event = msgspec.structs.replace(event, choice=msgspec.structs.replace(choice, options=options))
        if isinstance(event, Answered) and event.reply_was is not None:
            picked = [msgspec.structs.replace(option, targets=()) for option in event.reply_was.picked]
            event = msgspec.structs.replace(event, reply_was=msgspec.structs.replace(event.reply_was, picked=picked))
        return event

    events = [plain(event) for event in batch.events]
    return msgspec.structs.replace(batch, events=events, reveals=False, fingerprint="")


def verify(journal: Journal, game: Game) -> Play:
    """Run the answers again under today's rules and compare every event (of journals of format 1, in any order
    within a batch). Raises :class:`JournalProblem`.
    """
    if not journal.complete:
        fold(journal, game)
    play = Play(game, Table())
    for number, entry in enumerate(journal.lines, 2):
        try:
            if isinstance(entry, Rewind):
                _rewound(play, entry)
                continue
            if entry.kind == "start":
                made = play.start(journal.header.seed)
            elif entry.kind == "manual":
                made = play.manual(entry.seat or 0, msgspec.convert(entry.action, manual.AnyAction))
            else:
                made = play.answer(entry.picks or [])
        except Exception as error:  # so can an answer
            raise JournalProblem(journal.path, number, f"diverges: {error}") from None
        if not _alike(made, entry, journal.format):
            raise JournalProblem(journal.path, number, "diverges: other events than recorded")
    return play


def _compare(item: Batch | Event) -> bytes:
    """What is equal for the same batches and events; a table in them has numbers for keys, as JSON does not."""
    return msgspec.json.encode(msgspec.to_builtins(item, str_keys=True), order="deterministic")


def _alike(made: Batch, entry: Batch, version: int) -> bool:
    if version >= 2:
        # Written alike they are alike; only where they are not are members compared whatever their order.
        return _encode(made) == _encode(entry) or _compare(made) == _compare(entry)
    # Format 1 did not write down targets, and the order of its events could depend on what was undone before.
    made, entry = _untargeted(made), _untargeted(entry)
    without = [_compare(msgspec.structs.replace(batch, events=[])) for batch in (made, entry)]
    events = [sorted(map(_compare, batch.events)) for batch in (made, entry)]
    return without[0] == without[1] and events[0] == events[1]
