"""What a match was worth at each moment, and where most was lost: worked out once and kept beside the journal."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from sanam import games
from sanam.bots.computer import computers_of
from sanam.games.thinking import PLAIN, lost_by
from sanam.matches.replay import Replay
from sanam.regular import read_regular

SUFFIX = ".review"
VERSION = 1
MAX_BYTES = 1024 * 1024
#: How many moments are named, and what must be lost there, in cards.
MOMENTS, LEAST = 3, 0.4
#: Kinds of questions in which nothing is lost.
IDLE = ("rps", "side", "place")


class Moment(msgspec.Struct, frozen=True):
    """A decision in which something was lost.

    at      the moment of the question, as a position of the replay
    loss    how much, in cards; `picks` what was answered, `better` what the computer would have answered
    """

    at: int
    seat: int
    loss: float
    picks: list[int]
    better: list[int]


class Review(msgspec.Struct, frozen=True):
    """`worths` are those of the first seat against the second at the moments 1, 2 …, in cards."""

    version: int
    length: int
    worths: list[float]
    moments: list[Moment]


def review(replay: Replay, going_on: Callable[[int, int], None]) -> Review:
    """Look through a match. `going_on(done, total)` is called at each moment and may raise to end it. The replay is
    moved; use a copy of one that is on the screen.
    """
    thinking = games.get(replay.header.game).thinking()
    computers = {computer.seat for computer in computers_of(replay.header)}
    judged = {0, 1} - computers or {0, 1}
    worths, found = [], []
    for at in range(1, replay.length + 1):
        going_on(at, replay.length)
        replay.to(at)
        game, choice = replay.play.game, replay.play.table.choice
        worths.append(round(thinking.worth(game, 0), 2))
        answer = replay.batches[at] if at < replay.length else None
        if choice is None or answer is None or answer.kind != "answer" or choice.kind in IDLE:
            continue
        if choice.seat not in judged or answer.picks is None:
            continue
        advised = thinking.policy(game, PLAIN).advise(choice)
        loss = lost_by(advised, answer.picks)
        if loss >= LEAST:
            found.append(Moment(at, choice.seat, round(loss, 2), list(answer.picks), list(advised[0].picks)))
    found.sort(key=lambda moment: -moment.loss)
    return Review(VERSION, replay.length, worths, sorted(found[:MOMENTS], key=lambda moment: moment.at))


def keep(path: Path, found: Review) -> None:
    """Keep a review. Failing to is nothing."""
    temporary = path.with_suffix(".review-new")
    with suppress(OSError):
        temporary.write_bytes(msgspec.json.encode(found))
        os.replace(temporary, path)


def kept(path: Path, length: int) -> Review | None:
    """The review of a match of this length that was kept; None where there is none that can be read."""
    try:
        found = msgspec.json.decode(read_regular(path, MAX_BYTES), type=Review)
    except (OSError, ValueError, RecursionError):
        return None
    right = found.version == VERSION and found.length == length == len(found.worths)
    return found if right and all(0 < moment.at < length for moment in found.moments) else None
