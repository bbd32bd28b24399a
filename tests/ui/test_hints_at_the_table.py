"""What the computer offers a person at the table: a hint with its reason, the coach, and having it move at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QThreadPool
from window_driver import Hand, press, until

from sanam.bots.computer import STRENGTHS
from sanam.bots.thinking_player import Decision, Judged
from sanam.games.thinking import WIN, Advice
from sanam.ui.match_setup import MatchSetup, SeatSetup
from sanam.ui.table.seat import advising


def at_an_action(window: Callable[..., Any]) -> tuple[Any, Any, Hand]:
    """A match with both sides played by hand, at a question with several acts."""
    main = window()
    press(main.home.both)
    until(lambda: main.seating.match is not None)
    table, hand = main.seating.table, Hand(main)
    while table.controller.choice.kind != "action":
        hand.step()
    return main, table, hand


def test_a_hint_says_what_to_do_and_why_on_the_board(
    window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It searches as always, but not for seconds: the process that thinks stands back behind all others.
    monkeypatch.setattr(advising, "STRENGTH", STRENGTHS[advising.STRENGTH]._replace(copies=2, limit=300))
    main, table, hand = at_an_action(window)
    press(table.advice.row.hint_button)
    until(table.advice.bubble.isVisible)
    said = table.advice.bubble.words.text()
    assert ":" in said
    assert "{" not in said
    bubble, prompt = table.advice.bubble, table.prompt
    where = QRect(bubble.mapToGlobal(QPoint(0, 0)), bubble.size())
    assert not where.intersects(QRect(prompt.mapToGlobal(QPoint(0, 0)), prompt.size()))
    hand.step()
    assert not table.advice.bubble.isVisible()
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_a_hint_without_a_reason_says_what_to_do_with_the_card(window: Callable[..., Any]) -> None:
    _, table, _ = at_an_action(window)
    controller = table.controller
    options = controller.choice.options
    at = next(at for at, option in enumerate(options) if option.act in ("set", "set_monster"))
    name = controller.name_of(options[at].card)
    hint = table.advice.adviser.hint_of(controller.choice, Advice((at,), 0.0))
    assert hint.sentence == f"Hint: \u2068{name}\u2069: Set"
    assert hint.cards == {options[at].card}


def test_a_hint_that_begins_a_winning_course_says_so(
    window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    main, table, _ = at_an_action(window)
    options = table.controller.choice.options
    at = next(at for at, option in enumerate(options) if option.act in ("set", "set_monster"))
    monkeypatch.setattr(advising.process, "think", lambda task, going_on: Decision(Advice((at,), 0.0), 1.0, wins=True))
    press(table.advice.row.hint_button)
    until(table.advice.bubble.isVisible)
    assert table.advice.bubble.words.text().endswith(": Set\nYou can win this turn.")
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_the_coach_says_so_before_a_blunder_is_final(window: Callable[..., Any]) -> None:
    main, table, _ = at_an_action(window)
    controller = table.controller
    choice, length = controller.choice, controller.match.length
    end = next(at for at, option in enumerate(choice.options) if option.value == "end")
    other = next(at for at in range(len(choice.options)) if at != end)
    table.advice.row.coach_box.setChecked(True)
    adviser = table.advice.adviser
    until(lambda: adviser._judged is not None and adviser._judged[0] == length)
    adviser._judged = (length, Judged([Advice((other,), WIN), Advice((end,), 0.0)], {}))
    assert not controller.answer([end])
    assert "You can win this turn." in table.prompt.sentence.text()
    controller.heed(False)
    assert controller.match.length == length
    adviser._judged = (length, Judged([Advice((other,), 0.3), Advice((end,), 0.0)], {}))
    adviser._judged = (length, Judged([Advice((other,), 0.3), Advice((end,), 0.0)], {}, frozenset({(end,)})))
    assert not controller.answer([end])
    assert "You can win this turn." in table.prompt.sentence.text()
    controller.heed(False)
    adviser._judged = (length, Judged([Advice((other,), 0.3), Advice((end,), 0.0)], {}))
    assert controller.answer([end])  # no blunder
    table.advice.row.coach_box.setChecked(False)
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_the_computer_moves_at_once_when_it_is_told_to(window: Callable[..., Any]) -> None:
    main = window()
    seats = (SeatSetup("Ana", "starter:river"), SeatSetup("Computer", "starter:sky"))
    setup = MatchSetup("yugioh", "zh-mr2", seats, "seat1", players=("", "hard"))
    main.seating.start(main.shelf, setup)
    until(lambda: main.seating.match is not None)
    table = main.seating.table
    (opponent,) = table.opponents
    opponent.strength = STRENGTHS["hard"]._replace(copies=200, limit=1_000_000)
    opponent.think()
    until(lambda: opponent.is_thinking)
    assert table.advice.row.now_button.isVisibleTo(table.advice.row)
    length = table.controller.match.length
    press(table.advice.row.now_button)
    until(lambda: table.controller.match.length > length)
    assert [batch.kind for batch in main.seating.match.play.batches[length : length + 2]] == ["manual", "answer"]
    assert main.seating.match.play.table.seats[1].marks["moved-now"] == "yes"
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()
