"""A match against the computer at the table: it answers by itself, and the person always sees their own side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from onepiece_matches import Fighter, voyage
from PySide6.QtCore import QThreadPool

from sanam.bots import process
from sanam.bots.computer import STRENGTHS, Computer
from sanam.bots.thinking_player import Decision, ThinkingPlayer
from sanam.engine import manual
from sanam.games.thinking import Advice
from sanam.ui.table.screen import TableScreen
from sanam.ui.table.seat.opponent import Opponent


@pytest.fixture
def seated(qtbot: Any) -> Iterator[Callable[..., TableScreen]]:
    screens: list[TableScreen] = []

    def opened(play: Any, seat: int = 1) -> TableScreen:
        screen = TableScreen(eager=True)
        screen.set_animated(False)
        screen.resize(1280, 720)
        qtbot.addWidget(screen)
        screen.show()
        screen.open_match(play, Computer(seat, "easy"))
        screens.append(screen)
        return screen

    yield opened
    for screen in screens:
        screen.close_match()
    QThreadPool.globalInstance().waitForDone()


def asked(screen: TableScreen) -> bool:
    return screen.controller is not None and screen.controller.choice is not None


def only_opponent(screen: TableScreen) -> Opponent:
    """The one computer at the table; the person holds the other seat."""
    assert len(screen.opponents) == 1
    return screen.opponents[0]


def test_a_match_against_the_computer(qtbot: Any, seated: Callable[..., TableScreen]) -> None:
    play = voyage(3, open_hands=False)
    screen, person = seated(play), Fighter(3)
    controller = screen.controller
    assert controller is not None
    while not play.finished:
        if play.game.turn() == 5:
            controller.give_up()
        qtbot.waitUntil(lambda: play.finished or asked(screen), timeout=20_000)
        if controller.choice is not None:
            assert controller.choice.seat == controller.seat == 0
            controller.answer(person.picks(controller.choice))
        assert not screen.curtain.isVisible()
    assert {batch.seat for batch in play.batches if batch.kind == "answer"} == {0, 1}


def test_the_computer_begins_when_it_is_asked_first(qtbot: Any, seated: Callable[..., TableScreen]) -> None:
    play = voyage(3, open_hands=False)
    assert play.table.choice is not None
    screen = seated(play, seat=play.table.choice.seat)
    assert only_opponent(screen).is_thinking
    qtbot.waitUntil(lambda: asked(screen), timeout=20_000)


def until_it_thinks(qtbot: Any, screen: TableScreen) -> Any:
    """Answer until the computer is asked; its thinking has begun."""
    controller, person = screen.controller, Fighter(3)
    assert controller is not None
    while not only_opponent(screen).is_thinking:
        assert controller.choice is not None
        controller.answer(person.picks(controller.choice))
    return controller


def test_what_it_thought_of_a_moment_that_has_passed_is_not_played(
    qtbot: Any, seated: Callable[..., TableScreen]
) -> None:
    play = voyage(3, open_hands=False)
    screen = seated(play)
    controller = until_it_thinks(qtbot, screen)
    length = len(play.batches)
    controller.act_by_hand(manual.Note("wait"))
    assert only_opponent(screen).is_thinking
    qtbot.waitUntil(lambda: asked(screen), timeout=20_000)
    assert [batch.kind for batch in play.batches[length : length + 2]] == ["manual", "answer"]


def test_it_waits_while_the_person_looks_at_an_earlier_moment(qtbot: Any, seated: Callable[..., TableScreen]) -> None:
    play = voyage(3, open_hands=False)
    screen = seated(play)
    controller = until_it_thinks(qtbot, screen)
    length = len(play.batches)
    controller.scrub(1)
    qtbot.waitUntil(lambda: not only_opponent(screen).is_thinking, timeout=20_000)
    qtbot.wait(50)
    assert len(play.batches) == length
    controller.leave_past()
    qtbot.waitUntil(lambda: len(play.batches) > length, timeout=20_000)


def test_it_gives_up_what_is_lost(
    qtbot: Any, seated: Callable[..., TableScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the game has begun there is nothing to give up: then it answers."""
    lost = Decision(Advice((0,), 0.0), gives_up=True)
    monkeypatch.setattr(process, "think", lambda task, going_on: lost)
    play, person = voyage(3, open_hands=False), Fighter(3)
    screen = seated(play)
    for _ in range(60):
        qtbot.waitUntil(lambda: play.finished or asked(screen), timeout=10_000)
        if play.finished:
            break
        assert screen.controller is not None and screen.controller.choice is not None
        screen.controller.answer(person.picks(screen.controller.choice))
    assert play.table.marks["finished"]["winner"] == 0
    assert (play.batches[-1].kind, play.batches[-1].seat) == ("manual", 1)


def test_leaving_the_table_ends_the_thinking(qtbot: Any, seated: Callable[..., TableScreen]) -> None:
    play = voyage(3, open_hands=False)
    screen = seated(play)
    until_it_thinks(qtbot, screen)
    length = len(play.batches)
    screen.close_match()
    QThreadPool.globalInstance().waitForDone()
    qtbot.wait(50)
    assert len(play.batches) == length


@pytest.mark.allow_log(" failed$")
def test_the_policy_answers_where_no_thinking_is_to_be_had(
    qtbot: Any, seated: Callable[..., TableScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(task: Any, going_on: Any) -> Decision:
        raise OSError("no process, and no thought here")

    monkeypatch.setattr(process, "think", broken)
    asked_for: list[str] = []
    decide = ThinkingPlayer.decide

    def watched(player: ThinkingPlayer, session: Any) -> Decision:
        asked_for.append("policy" if player.strength == STRENGTHS["easy"] else "more")
        return decide(player, session)

    monkeypatch.setattr(ThinkingPlayer, "decide", watched)
    play = voyage(3, open_hands=False)
    screen = seated(play)
    until_it_thinks(qtbot, screen)
    length = len(play.batches)
    qtbot.waitUntil(lambda: len(play.batches) > length, timeout=20_000)
    assert play.batches[length].seat == 1
    assert set(asked_for) == {"policy"}
