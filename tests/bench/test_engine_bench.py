"""What an event, an undo and a journal append cost early and late in a match. Prints; never asserts time.

python -m pytest tests/bench/test_engine_bench.py -s
"""

from __future__ import annotations

import statistics
from pathlib import Path
from time import perf_counter_ns
from typing import ClassVar

import pytest

from sanam.bots.random_player import RandomPlayer
from sanam.engine import events as ev
from sanam.engine import folding, journal
from sanam.engine.choice import Choice, Option
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.procedure import Call, Outcome, Procedure, step
from sanam.engine.table import Card, Seat

ROUNDS = 300


class Endless(Procedure):
    """A card goes from pile to pile, a number changes, and the question comes again."""

    @step()
    def ask(self) -> Outcome:  # type: ignore[override]
        cards = self.table.zones["0.left"] + self.table.zones["0.right"]
        return Procedure.ask(self, Choice(0, "move", [Option("move", card) for card in cards]))

    @step()
    def move(self) -> Outcome:
        card = self.table.cards[self.picked()[0].card or 0]
        self.play.move(card.id, "0.right" if card.zone == "0.left" else "0.left")
        self.play.count("seat0", "moves", self.table.seats[0].counts["moves"] + 1)
        self.play.happened("moved", 0, card.id)
        return self.jump("ask")


class EndlessGame(Game):
    procedures: ClassVar[dict[str, type[Procedure]]] = {"Endless": Endless}

    def set_up(self, seed: int) -> list[Event]:
        seats = [Seat("A", {"moves": 0}), Seat("B")]
        laid: list[Event] = [ev.TableLaid(seats, ["0.left", "0.right"], seed)]
        return laid + [ev.CardCreated(n, "c", 0, "0.left", n - 1) for n in range(1, 61)]

    def opening(self) -> Call:
        return Call(Endless, {})

    def hidden_from(self, card: Card, seat: int) -> bool:
        return False


HEADER = Header(game="endless", edition="1", seed=1, names=["A", "B"], decks=[{}, {}], cards={})


def median(samples: list[int]) -> float:
    return statistics.median(samples) / 1000


@pytest.mark.parametrize("sync", [False, True], ids=["flushed", "fsync"])
def test_cost_at_event_1000_and_20000(tmp_path: Path, sync: bool, capsys: pytest.CaptureFixture[str]) -> None:
    play = Play(EndlessGame())
    writer = journal.Writer(tmp_path / "match.sanam", HEADER, sync=False)
    writer.follow(play)
    play.start(1)
    player = RandomPlayer(1)
    done = sum(len(batch.events) for batch in play.batches)
    found: dict[int, tuple[float, float, float]] = {}
    for mark in (1_000, 20_000):
        while done < mark:
            done += len(player.answer(play).events)
        answers, undos, appends = [], [], []
        play.on_batch.clear()
        play.on_rewind.clear()
        timed = journal.Writer(tmp_path / "match.sanam", sync=sync)
        for _ in range(ROUNDS):
            begun = perf_counter_ns()
            batch = player.answer(play)
            answers.append((perf_counter_ns() - begun) // len(batch.events))
            begun = perf_counter_ns()
            timed.batch(batch)
            appends.append(perf_counter_ns() - begun)
            begun = perf_counter_ns()
            play.back()
            undos.append(perf_counter_ns() - begun)
            timed.rewind(-1, batch)
        timed.close()
        play.undone.clear()
        writer.follow(play)
        found[mark] = (median(answers), median(undos), median(appends))
    writer.close()
    with capsys.disabled():
        print(f"\n{'at event':>10} {'an event':>12} {'an undo':>12} {'an append':>12}", end="")
        print("   (fsync)" if sync else "   (flush)")
        for mark, costs in found.items():
            print(f"{mark:>10} " + " ".join(f"{cost:>9.1f} µs" for cost in costs))
        ratios = [late / early for early, late in zip(found[1_000], found[20_000], strict=True)]
        print(f"{'ratio':>10} " + " ".join(f"{ratio:>12.2f}" for ratio in ratios))
    assert sum(len(batch.events) for batch in play.batches) >= 20_000


def test_laying_folding_and_fingerprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.sanam"
    play = Play(EndlessGame())
    writer = journal.Writer(path, HEADER, sync=False)
    writer.follow(play)
    begun = perf_counter_ns()
    play.start(1)
    laid = perf_counter_ns() - begun
    player = RandomPlayer(1)
    begun = perf_counter_ns()
    for _ in range(4_000):
        player.answer(play)
    played = (perf_counter_ns() - begun) / 4_000
    writer.close()
    begun = perf_counter_ns()
    read = journal.read(path)
    reading = perf_counter_ns() - begun
    begun = perf_counter_ns()
    folded = folding.fold(read, EndlessGame())
    refolded = perf_counter_ns() - begun
    with capsys.disabled():
        print(f"\ntable laid {laid / 1e6:.2f} ms, {1e9 / played:,.0f} answers/s with a journal,", end=" ")
        print(f"{len(read.lines):,} lines read {reading / 1e6:.0f} ms and folded {refolded / 1e6:.0f} ms")
    assert len(folded.batches) == 4_001
