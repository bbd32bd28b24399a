"""Matches between random players, to the end: what finds errors, measures speed and proves sameness."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable
from time import perf_counter

import msgspec

from sanam.bots.random_player import RandomPlayer
from sanam.collecting import nothing_collected
from sanam.engine.batch import Batch
from sanam.engine.choice import Choice
from sanam.engine.events import Happened
from sanam.engine.game import Game
from sanam.engine.journal import Header
from sanam.engine.play import Play

#: A match with more answers does not end; random duels take some hundreds.
ANSWER_LIMIT = 200_000
_MASK = (1 << 64) - 1


class Endless(RuntimeError):
    """A match that random players did not finish."""


class Simulation(msgspec.Struct):
    """What came out. `winners`: matches won by the first seat, by the second, by nobody; `hash`: SHA-256 of
    all journals, byte by byte.
    """

    matches: int = 0
    duels: int = 0
    turns: int = 0
    answers: int = 0
    events: int = 0
    seconds: float = 0.0
    winners: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    hash: str = ""


def simulate(
    build: Callable[[Header], Game],
    header: Header,
    matches: int,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `matches` matches; match n (from 0) has the header's seed + n.

    Effects by hand are passed over: nothing is done when one resolves, and those of which no limit is known are not
    used, since nothing but the players' sense would ever end it.

    Whatever the rules raise goes through, with the match and its seed as a note.
    """
    found = Simulation()
    hasher = hashlib.sha256()
    begun = perf_counter()
    # A match makes no garbage in cycles until it is over; then it is one itself.
    with nothing_collected():
        for number in range(matches):
            # Without what would make the same match another one tomorrow.
            one = msgspec.structs.replace(header, seed=(header.seed + number) & _MASK, id="", created="")
            try:
                _play_out(build(one), one, found, hasher.update)
            except Exception as error:
                error.add_note(f"match {number + 1}, seed {one.seed}")
                raise
            gc.collect(0)
            found.matches += 1
            if progress is not None:
                progress(found.matches)
    found.seconds = perf_counter() - begun
    found.hash = hasher.hexdigest()
    return found


def _play_out(game: Game, header: Header, found: Simulation, hash_line: Callable[[bytes], None]) -> None:
    """One match to its end, added to `found`, its journal's lines to the hash."""
    encode = msgspec.json.Encoder().encode
    hash_line(encode(header) + b"\n")
    play = Play(game)
    # A generator for each seat, none of them the match's own.
    players = [RandomPlayer(header.seed ^ number) for number in (0x0F1E2D3C4B5A6978, 0x8796A5B4C3D2E1F0)]
    batch = play.start(header.seed)
    for _ in range(ANSWER_LIMIT):
        found.events += len(batch.events)
        for event in batch.events:
            if type(event) is Happened:
                if event.what in ("turn", "subturn"):
                    found.turns += 1
                elif event.what in ("duel_ended", "game_ended"):
                    found.duels += 1
        hash_line(encode(batch) + b"\n")
        choice = play.table.choice
        if choice is None:
            break
        batch = _answer(play, choice, players[choice.seat])
        found.answers += 1
    else:
        raise Endless(f"no end after {ANSWER_LIMIT} answers")
    result = play.table.marks.get("finished")
    if result is None:
        raise Endless("stopped without a result")
    winner = result["winner"]
    found.winners[2 if winner is None else winner] += 1


def _answer(play: Play, choice: Choice, player: RandomPlayer) -> Batch:
    if play.game.anything_open_ended and choice.most == 1 and choice.combinations is None:
        left = [i for i, option in enumerate(choice.options) if not play.game.is_open_ended(option)]
        if len(left) < len(choice.options) and len(left) >= choice.least:
            fewer = msgspec.structs.replace(choice, options=[choice.options[i] for i in left])
            return play.answer([left[pick] for pick in player.picks(fewer)])
    return player.answer(play)
