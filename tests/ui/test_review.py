"""The review of a match that is over: a curve, the moments where most was lost, and the way on from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from window_driver import press, until

from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.games.thinking import WIN, Advice, lost_by
from sanam.matches import review
from sanam.ui.match_setup import MatchSetup, SeatSetup


def test_a_review_shows_the_curve_and_leads_to_the_moments(window: Callable[..., Any]) -> None:
    main = window()
    seats = (SeatSetup("Ana", "starter:river"), SeatSetup("Bo", "starter:sky"))
    setup = MatchSetup("yugioh", "zh-mr2", seats, "seat0", open_hands=True, best_of=1)
    main.seating.start(main.shelf, setup)
    until(lambda: main.seating.match is not None)
    match, chance = main.seating.match, RandomPlayer(5)
    for _ in range(60):
        chance.answer(match.play)
    match.play.manual(0, manual.Setting("concede", "yes"))
    id = match.id
    main.seating.leave()
    main.seating.watch(id)
    until(lambda: main.seating.replays is not None and main.seating.replays.replay is not None)
    screen = main.seating.replays
    assert not screen.advice.row.isVisible()  # nothing is asked in a replay
    assert not screen.right_side.flag.isVisible()
    screen.right_side.toggle()
    screen.right_side.toggle()
    assert not screen.right_side.flag.isVisible()  # nor after the panel was folded
    here, keep = (screen.right_side.panel.timeline.here_button, screen.right_side.panel.timeline.keep_button)
    assert here.y() == keep.y() and keep.width() < here.width() / 2
    press(screen.review.start)
    screen.review.start.setFocus()
    until(lambda: screen.review.curve.isVisibleTo(screen.review))
    until(lambda: QApplication.focusWidget() is screen.review.moments[0])
    assert len(screen.review.curve.worths) == screen.replay.length
    assert screen.review.moments
    words = screen.review.moments[0].accessibleName()
    for made in screen.review.moments:
        assert max(map(made.fontMetrics().horizontalAdvance, made.text().split("\n"))) < made.width()
    press(screen.review.moments[0])
    assert screen.position == screen.review.curve.moments[0]
    assert screen.right_side.panel.timeline.here_button.isEnabled()
    main.seating.leave()
    main.seating.watch(id)
    until(lambda: screen.replay is not None)
    assert screen.review.moments[0].accessibleName() == words  # it was kept with the match
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()


@pytest.mark.parametrize(
    ("picks", "loss"),
    [((0,), 0.0), ((1,), 0.0), ((2,), 1.5), ((3,), 1.9), ((9,), 0.0)],
    ids=["the best", "another good one", "passed", "harmful", "not judged"],
)
def test_only_what_gains_nothing_loses_something(picks: tuple[int, ...], loss: float) -> None:
    advised = [Advice((0,), 1.5), Advice((1,), 0.4), Advice((2,), 0.0), Advice((3,), -0.4)]
    assert lost_by(advised, picks) == pytest.approx(loss)


def test_a_win_that_is_passed_by_is_lost() -> None:
    assert lost_by([Advice((0,), WIN), Advice((1,), 1.0)], (1,)) > WIN / 2


def test_a_review_of_another_match_is_not_shown(tmp_path: Any) -> None:
    path = tmp_path / "m.review"
    found = review.Review(review.VERSION, 2, [0.0, 1.0], [])
    review.keep(path, found)
    assert review.kept(path, 2) == found
    assert review.kept(path, 3) is None
    path.write_bytes(b"{")
    assert review.kept(path, 2) is None
