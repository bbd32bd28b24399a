"""A whole duel by mouse events alone: from the home screen to the winner, and the ways a match goes at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from table_matches import Attacker, started, to_choice

ENDS = ("lp", "deck-out", "effect", "both-lp")


def press(widget: QWidget) -> None:
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    QApplication.processEvents()


def play_on(driver: Any, play: Any, player: Attacker, until: str = "next_duel", limit: int = 900) -> None:
    """Answer by mouse until the match is over or a question of the kind `until` is open."""
    for _ in range(limit):
        choice = play.table.choice
        if choice is None or choice.kind == until:
            return
        before = len(play.batches)
        driver.lift()
        driver.answer(player.picks(choice))
        assert len(play.batches) > before, f"{choice.kind} was not answered"
    raise AssertionError("the duel does not end")


@pytest.fixture
def window(qtbot: Any, data_dir: Path) -> Iterator[Any]:
    from made_once import wear_usual

    from sanam.ui.window import Window

    wear_usual()
    made = Window(data_dir, eager=True)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitSignal(made.ready, timeout=60_000):
        made.begin()
        made.show()
    yield made
    made.close()


def test_from_the_home_screen_to_the_winner_by_mouse_alone(window: Any, qtbot: Any) -> None:
    from driver import Driver

    press(window.home.tiles["new-match"])
    new = window.new_match
    single = next(b for b in new.best_of.findChildren(QPushButton) if "single" in b.text().lower())
    press(single)
    with qtbot.waitSignal(window.seating.seated, timeout=60_000):
        press(new.start_button)
    table = window.seating.table
    table.set_animated(False)
    play = window.seating.match.play
    driver = Driver(table)
    # Who goes first is asked before anybody has cards; the hands that are drawn lie behind the curtain.
    assert not table.curtain.isVisible() and play.table.choice.kind == "first"
    driver.answer([0])
    assert table.curtain.isVisible()
    play_on(driver, play, Attacker(1))
    assert play.table.marks["result"]["reason"] in ENDS
    winner = play.table.marks["finished"]["winner"]
    driver.lift()
    assert table.banner.isVisible()
    if winner is not None:
        assert play.table.seats[winner].name in table.banner.title.text()
    press(table.banner.leave_button)
    assert window.current_screen() == "home"
    qtbot.waitUntil(lambda: not window._jobs, timeout=20_000)
    assert len(window.home.model.replays) == 1


@pytest.mark.slow
def test_a_match_with_side_decking_and_a_second_duel_by_mouse_alone(table: Any) -> None:
    play = started(4)
    driver = table(play)
    player = Attacker(2)
    play_on(driver, play, player)
    assert driver.screen.banner.isVisible()
    driver.press(driver.screen.banner.on_button)
    play_on(driver, play, player, until="side")
    side = driver.screen.side_screen
    assert side.isVisible()
    assert side.done_button.isEnabled()
    into = next(b for b in side.deck.buttons)
    code = into.card.code
    seat = play.table.choice.seat
    driver.press(into)
    assert not side.done_button.isEnabled()
    driver.press(next(b for b in side.board.buttons if int(b.card.key) in side.began))
    assert side.done_button.isEnabled()
    driver.press(side.done_button)
    assert code in {play.table.cards[c].code for c in play.table.zones[f"{seat}.side"]}
    play_on(driver, play, player, until="action")
    assert play.table.marks["duel"] == 2
    assert driver.screen.middle.currentWidget() is driver.screen.view


def test_a_question_about_cards_in_a_pile_is_answered_in_the_pile(table: Any) -> None:
    player = Attacker(9)
    for seed in range(1, 12):
        play = started(seed)
        for _ in range(250):
            choice = play.table.choice
            if choice is None:
                break
            zones = {play.table.cards[o.card].zone[2:] for o in choice.options if o.card is not None}
            if choice.kind in ("pick", "target") and zones and zones <= {"deck", "graveyard"}:
                driver = table(play)
                pile = driver.screen.right_side.panel.pile
                before = len(play.batches)
                if len(choice.options) > 1:
                    assert pile.isVisible()
                driver.answer(player.picks(choice))
                assert len(play.batches) > before
                return
            player.answer(play)
    pytest.fail("no such question came up")


def test_the_setting_of_prompts_is_kept_and_shown(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    part = next(b for b in driver.screen.left_side.prompts.findChildren(QPushButton) if b.text() == "Never")
    driver.press(part)
    assert {seat.marks["prompts"] for seat in play.table.seats} == {"never"}
    assert driver.screen.left_side.prompts.value() == "never"


def test_giving_up_takes_two_presses(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    flag = driver.button("give-up")
    first = flag.geometry().left()
    driver.press(flag)
    assert "result" not in play.table.marks
    # The whole question is read, where the button was, and it is shown as dangerous.
    assert flag.geometry().left() == first and flag.width() >= flag.sizeHint().width()
    assert not driver.screen.right_side.findChild(QPushButton, "home").isVisible()
    driver.press(flag)
    assert driver.screen.right_side.findChild(QPushButton, "home").isVisible()
    assert play.table.marks["result"] == {"winner": 1, "reason": "surrender"}
