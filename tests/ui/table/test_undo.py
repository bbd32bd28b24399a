"""Undo takes back the last gesture of whoever is at the screen, and says why where there is none."""

from __future__ import annotations

from typing import Any

import pytest
from table_matches import started, to_choice

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.play import Play
from sanam.engine.session import Session


def at_main_phase() -> tuple[Play, int]:
    """A first Main Phase with hidden hands, in which the other player is asked at every chance; and whose it is."""
    play = to_choice(started(7, open_hands=False), "action", phase="main1")
    seat = play.table.choice.seat  # type: ignore[union-attr]
    play.manual(1 - seat, manual.Setting("prompts", "always"))
    return play, seat


def take(driver: Any, act: str) -> None:
    choice = driver.controller.choice
    driver.answer([next(i for i, option in enumerate(choice.options) if option.act == act)])


def go_on_to_action(driver: Any, seat: int) -> None:
    """Nobody responds until `seat` has the turn, and is at the screen."""
    for _ in range(20):
        driver.lift()
        choice = driver.controller.choice
        if choice.kind == "action" and choice.seat == seat == driver.controller.seat:
            return
        driver.answer([])
    raise AssertionError("nobody was asked")


def let_computer_pass(controller: Any, computer: int) -> int:
    """The computer lets every chance go; how often it did."""
    passed = 0
    while controller.match.asked == computer:
        controller.answer_for_computer([])
        passed += 1
    return passed


def test_against_the_computer_undo_never_takes_back_its_answer_alone(table: Any) -> None:
    play, seat = at_main_phase()
    driver = table(play)
    driver.lift()
    controller, button = driver.controller, driver.screen.right_side.panel.timeline.undo_button
    controller.computers = frozenset({1 - seat})
    before = controller.match.length
    take(driver, "normal_summon")
    assert controller.choice.kind == "place"
    assert button.isEnabled() and button.toolTip() == "Undo (Ctrl+Z)"
    driver.press(button)
    assert controller.match.length == before and controller.choice.kind == "action"
    take(driver, "normal_summon")
    driver.answer([0])
    passed = let_computer_pass(controller, 1 - seat)
    while controller.choice.kind != "action":  # what the monster offers is let go
        driver.answer([])
        passed += let_computer_pass(controller, 1 - seat)
    assert passed
    while button.isEnabled():  # what was let go since the Summon
        length = controller.match.length
        driver.press(button)
        assert controller.match.length < length and controller.choice.seat == seat
    assert controller.match.asked == seat and controller.match.length > before
    assert button.toolTip().startswith("Hidden information has been seen since.")
    assert not controller.undo()


def test_a_match_that_is_continued_goes_back_to_the_persons_own_answer(table: Any) -> None:
    play, seat = at_main_phase()
    mine = len(play.batches)
    choice = play.table.choice
    assert choice is not None
    play.answer([next(i for i, option in enumerate(choice.options) if option.act == "phase")])
    other = play.table.choice
    assert other is not None and other.seat == 1 - seat
    play.answer([])
    driver = table(play)
    controller = driver.controller
    controller.computers = frozenset({1 - seat})
    controller.seat = seat
    assert controller.undo()
    assert controller.match.length == mine and controller.match.asked == seat


def test_of_two_people_neither_takes_back_what_the_other_decided(table: Any) -> None:
    play, seat = at_main_phase()
    driver = table(play)
    driver.lift()
    controller, button = driver.controller, driver.screen.right_side.panel.timeline.undo_button
    take(driver, "set_monster")
    driver.answer([0])
    go_on_to_action(driver, seat)
    take(driver, "phase")
    decided = controller.match.length
    go_on_to_action(driver, 1 - seat)
    while button.isEnabled():  # chances that were let go here
        driver.press(button)
        assert controller.match.asked == controller.seat == 1 - seat and not controller.covered
    assert controller.match.length >= decided
    assert button.toolTip() not in ("", "Undo (Ctrl+Z)")
    assert not controller.undo() and controller.match.length >= decided


def test_what_another_person_decided_since_bars_the_way_back() -> None:
    play, seat = at_main_phase()
    mark = len(play.batches)
    choice = play.table.choice
    assert choice is not None
    play.answer([next(i for i, option in enumerate(choice.options) if option.act == "set_monster")])
    session = Session.of(play)
    assert session.undo_start({seat}, {mark}, 0, {1 - seat}) == mark
    with pytest.raises(Refused) as caught:
        session.undo_start({1 - seat}, {mark}, 0, {seat})
    assert caught.value.reason == "undo-would-take-another-answer"
    # A computer's answer goes with the person's.
    assert session.undo_start({1 - seat}, {mark - 1}, 0, set()) == mark - 1


def test_the_curtain_tells_what_the_other_player_did_in_the_turn(table: Any) -> None:
    play, seat = at_main_phase()
    play.manual(1 - seat, manual.Setting("prompts", "events"))
    driver = table(play)
    driver.lift()
    take(driver, "set_monster")
    driver.answer([0])
    end = next(i for i, o in enumerate(driver.controller.choice.options) if o.value == "end")
    driver.answer([end])
    assert driver.screen.curtain.isVisible()
    lines = driver.screen.curtain.story.text().splitlines()
    assert [line for line in lines if "Set" in line], lines
    assert lines[-1].startswith("Turn 2"), lines
