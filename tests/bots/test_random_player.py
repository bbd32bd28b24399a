"""The random player answers legally, every answer can come, and simulations repeat themselves."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import Pebbles, header

from sanam.bots import random_player
from sanam.bots.random_player import RandomPlayer
from sanam.engine.choice import Choice, Option, Refused, check
from sanam.engine.play import Play
from sanam.matches import simulation
from sanam.matches.simulation import Endless, simulate


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    size = draw(st.integers(0, 6))
    options = [Option("pick", value=i) for i in range(size)]
    most = draw(st.integers(0, size + 2))
    least = draw(st.integers(0, min(most, size)))
    combinations = None
    if size and most and draw(st.booleans()):
        some = st.lists(st.integers(0, size - 1), min_size=max(1, least), max_size=most, unique=True).map(sorted)
        combinations = draw(st.lists(some, min_size=1, max_size=5, unique_by=tuple))
    return Choice(0, "any", options, least, most, combinations, draw(st.booleans()))


@given(choices(), st.integers(0, 2**64 - 1))
def test_every_answer_is_legal(choice: Choice, seed: int) -> None:
    player = RandomPlayer(seed)
    for _ in range(5):
        check(choice, player.picks(choice))


def drawn(choice: Choice, number: int = 4_000) -> Counter[tuple[int, ...]]:
    player = RandomPlayer(99)
    return Counter(tuple(player.picks(choice)) for _ in range(number))


def test_one_of_several_is_drawn_evenly_and_so_is_passing() -> None:
    options = [Option("a"), Option("b"), Option("c")]
    for least, wanted in ((1, {(0,), (1,), (2,)}), (0, {(), (0,), (1,), (2,)})):
        found = drawn(Choice(0, "k", options, least))
        assert set(found) == wanted
        assert min(found.values()) > 0.85 * 4_000 / len(wanted)


def test_every_set_and_every_order_can_come() -> None:
    options = [Option("a"), Option("b"), Option("c")]
    assert set(drawn(Choice(0, "k", options, 2, 3))) == {(0, 1), (0, 2), (1, 2), (0, 1, 2)}
    assert len(drawn(Choice(0, "k", options, 3, 3, order=True))) == 6
    assert set(drawn(Choice(0, "k", options, 0, 2, [[0, 1], [2]]))) == {(), (0, 1), (2,)}


def test_a_question_nobody_can_answer_is_an_error() -> None:
    with pytest.raises(ValueError):
        RandomPlayer(1).picks(Choice(0, "k", [Option("a")], 2, 2))


def test_an_answer_the_game_refuses_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(Pebbles(header(3)))
    play.start(3)
    refused: list[list[int]] = []

    def refuse(choice: Choice, picks: list[int]) -> None:
        if picks != [0]:
            refused.append(picks)
            raise Refused("", "no")

    monkeypatch.setattr(play.game, "refuse", refuse)
    assert RandomPlayer(5).answer(play).picks == [0]
    assert refused
    monkeypatch.setattr(random_player, "TRIES", 3)
    monkeypatch.setattr(play.game, "refuse", lambda choice, picks: refuse(choice, [9]))
    with pytest.raises(RuntimeError, match="3 tries: no"):
        RandomPlayer(5).answer(play)


def test_a_simulation_counts_what_it_played_and_repeats_itself() -> None:
    found = simulate(Pebbles, header(3), 6)
    assert found.matches == sum(found.winners) == 6
    assert found.turns > 12
    assert found.events > found.answers > 60
    again = simulate(Pebbles, header(3), 6)
    assert msgspec.structs.replace(again, seconds=0.0) == msgspec.structs.replace(found, seconds=0.0)
    assert simulate(Pebbles, header(4), 6).hash != found.hash


def test_a_match_of_a_simulation_can_be_repeated_alone() -> None:
    numbers: list[int] = []
    whole = simulate(Pebbles, header(3), 3, progress=numbers.append)
    parts = [simulate(Pebbles, header(3 + n), 1) for n in range(3)]
    assert numbers == [1, 2, 3]
    assert sum(part.events for part in parts) == whole.events
    assert [sum(part.winners[i] for part in parts) for i in range(3)] == whole.winners


def test_what_goes_wrong_names_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ANSWER_LIMIT", 5)
    with pytest.raises(Endless) as caught:
        simulate(Pebbles, header(3), 2)
    assert caught.value.__notes__ == ["match 1, seed 3"]


def test_effects_by_hand_without_an_end_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(Pebbles(header(3)))
    play.start(3)
    hand = play.table.zones["0.hand"]
    monkeypatch.setattr(Pebbles, "is_open_ended", lambda game, option: option.card == hand[0] and option.value == -1)
    open_card, hidden = Option("activate", hand[0], value=-1), Option("activate", hand[1], value=-1)
    parsed = Option("activate", hand[0], value=0)
    given: list[list[int]] = []
    monkeypatch.setattr(play, "answer", given.append)

    def answers(*options: Option, least: int) -> set[tuple[int, ...]]:
        given.clear()
        play.table.choice = choice = Choice(0, "respond", list(options), least)
        for seed in range(40):
            simulation._answer(play, choice, RandomPlayer(seed))
        return {tuple(picks) for picks in given}

    assert answers(open_card, hidden, parsed, least=0) == {(), (1,), (2,)}
    assert answers(open_card, least=0) == {()}
    assert answers(open_card, open_card, parsed, least=1) == {(2,)}
    # What must be answered is answered, with whatever there is.
    assert answers(open_card, least=1) == {(0,)}
