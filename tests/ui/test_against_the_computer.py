"""A match against the computer from the new-match screen on: left, continued, played again with the seats swapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QThreadPool
from window_driver import Hand, press, until

from sanam.ui.against import against_computer, drawn, fitting
from sanam.ui.match_setup import LOT, MatchSetup, SeatSetup


def test_a_match_against_the_computer_is_continued_and_played_again(window: Callable[..., Any]) -> None:
    main = window()
    press(main.home.tiles["new-match"])
    main.new_match.best_of.choose(1)
    main.new_match.computer_tile.setChecked(True)
    main.new_match.strength.choose("easy")
    press(main.new_match.start_button)
    seating = main.seating
    until(lambda: seating.match is not None)
    header = seating.match.header
    assert header.played_by == ["", "easy"]
    assert "one_screen" not in header.options

    seating.leave()
    seating.go_on(header.id)
    until(lambda: seating.match is not None)
    hand, controller = Hand(main), seating.table.controller
    assert controller.seat == 0
    until(lambda: controller.choice is not None)
    while controller.choice.kind != "action":
        hand.step()
        until(lambda: controller.choice is not None)
    assert not seating.table.curtain.isVisible()

    press(seating.table.right_side.flag)
    press(seating.table.right_side.flag)
    until(lambda: seating.match.play.finished and seating.table.banner.isVisible())
    press(seating.table.banner.swapped_button)
    until(lambda: seating.match is not None and seating.match.header.id != header.id)
    assert seating.match.header.played_by == ["easy", ""]
    assert seating.table.controller.seat == 1
    assert seating.table.opponents
    seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_the_big_button_begins_a_match_against_the_computer(window: Callable[..., Any]) -> None:
    main = window()
    press(main.home.first)
    seating = main.seating
    until(lambda: seating.match is not None)
    header = seating.match.header
    assert header.played_by == ["", "easy"]
    assert len({str(deck) for deck in header.decks}) == 2
    seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_it_begins_what_was_played_last_with_a_deck_that_fits(window: Callable[..., Any]) -> None:
    shelf = window().shelf
    seats = (SeatSetup("Ana", "starter:tide"), SeatSetup("Bo", "starter:watch"))
    last = MatchSetup("onepiece", "standard", seats, players=("", "hard"))
    setup = against_computer(shelf, last)
    assert setup is not None
    assert (setup.game, setup.players, setup.seats[0]) == ("onepiece", ("", "hard"), seats[0])
    for lot in range(3):
        mine, other = drawn(shelf, setup, lambda below, lot=lot: lot % below)
        assert mine == "starter:tide" != other
    gone = MatchSetup("onepiece", "standard", (SeatSetup("Ana", "gone"), seats[1]))
    setup = against_computer(shelf, gone)
    assert setup is not None
    assert setup.seats[0].deck.startswith("starter:")


def test_two_computers_are_watched(window: Callable[..., Any]) -> None:
    main = window()
    seats = (SeatSetup("A", LOT), SeatSetup("B", LOT))
    main.seating.start(main.shelf, MatchSetup("yugioh", "zh-mr2", seats, "seat0", players=("easy", "easy")))
    until(lambda: main.seating.match is not None)
    controller = main.seating.table.controller
    until(lambda: controller.match.length > 6)
    assert controller.choice is None
    assert not main.seating.table.curtain.isVisible()
    main.seating.leave()
    QThreadPool.globalInstance().waitForDone()


def test_it_reckons_with_the_decks_of_this_place(window: Callable[..., Any]) -> None:
    main = window()
    press(main.home.first)
    seating = main.seating
    until(lambda: seating.match is not None)
    (opponent,) = seating.table.opponents
    game, edition = seating.match.header.game, seating.match.header.edition
    assert len(opponent.pool) == len(fitting(main.shelf, game, edition)) > 1
    assert opponent.pool[0].cards
    seating.leave()
    QThreadPool.globalInstance().waitForDone()
