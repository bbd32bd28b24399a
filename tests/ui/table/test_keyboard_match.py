"""Whole matches by keyboard alone, in each game; and what a screen reader hears of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from keyboard import Keyboard
from onepiece_matches import Fighter, voyage
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from summoner_matches import Summoner, shrine
from table_matches import Attacker, started, to_choice

from layers import first_fast
from sanam.ui.table.goals import goals, numbered, places

MATCHES = {
    "yugioh": (lambda: started(4, **{"match.best_of": 1}), lambda: Attacker(1)),
    "onepiece": (lambda: voyage(4), lambda: Fighter(4)),
    "summoner-master": (lambda: shrine(4), lambda: Summoner(4)),
}


@pytest.mark.parametrize("size", [(960, 600), pytest.param((1280, 684), marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", first_fast(MATCHES))
def test_a_whole_match_by_keyboard_alone(table: Any, game: str, size: tuple[int, int]) -> None:
    start, winner = MATCHES[game]
    play, player = start(), winner()
    keys = Keyboard(table(play, *size).screen)
    keys.screen.view.setFocus()
    for number in range(1500):
        choice = play.table.choice
        if choice is None or play.finished:
            break
        before = len(play.batches)
        picks = player.picks(choice)
        keys.answer(picks)
        assert len(play.batches) > before, f"answer {number}: {choice.kind} was not answered by {picks}"
    assert play.finished
    # Each answer took few keys.
    assert keys.pressed <= 7 * len(play.batches)


def test_tab_goes_only_through_what_can_be_done(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    screen = table(play).screen
    keys = Keyboard(screen)
    screen.view.setFocus()
    found = goals(screen)
    assert len(found) > 3
    passed = []
    for _ in found:
        keys.press(Qt.Key.Key_Tab)
        passed.append(screen.standing if screen.view.hasFocus() else screen.focusWidget())
    assert sorted(map(str, passed)) == sorted(map(str, found))
    able = {option.card for option in screen.controller.choice.options if option.card is not None}
    assert {place for place in passed if isinstance(place, str)} <= able | set(places(screen))


def test_the_focus_jumps_to_what_can_be_done_and_digits_choose_it(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    screen = table(play).screen
    keys = Keyboard(screen)
    screen.view.setFocus()
    option = next(i for i, o in enumerate(screen.controller.choice.options) if o.act == "normal_summon")
    keys._card(screen.controller.choice.options[option].card, option)
    assert screen.controller.choice.kind == "place"
    assert screen.standing in places(screen), "the zones to choose from"
    digits = numbered(screen)
    assert digits == dict(enumerate(["0.m1", "0.m2", "0.m3", "0.m4", "0.m5"], 1))
    assert len(screen.scene._digits) == 5
    keys.press(Qt.Key.Key_4)
    assert play.table.zones["0.m4"] and not play.table.zones["0.m1"]
    assert not screen.scene._digits


def test_for_the_mouse_no_cursor_jumps_about(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    screen = driver.screen
    driver.answer(Attacker(2).picks(play.table.choice))
    assert not screen.scene._digits and not screen.keys.used
    assert not screen.scene.cursor_item.isVisible() or screen.standing is not None


def test_f6_goes_to_the_panels_and_escape_back_to_the_board(table: Any) -> None:
    screen = table(to_choice(started(6), "action", 0, phase="main1")).screen
    keys = Keyboard(screen)
    screen.view.setFocus()
    keys.press(Qt.Key.Key_F6)
    assert screen.left_side.isAncestorOf(QApplication.focusWidget())
    keys.press(Qt.Key.Key_F6)
    assert screen.right_side.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)
    assert screen.view.hasFocus()


def named(screen: Any, fact: Any, card: Any) -> str:
    return screen.log_name(card, fact)


@pytest.mark.parametrize("game", MATCHES)
def test_a_screen_reader_hears_each_event_and_each_question_once(table: Any, game: str) -> None:
    start, winner = MATCHES[game]
    play, player = start(), winner()
    screen = table(play).screen
    said: list[str] = []
    screen.speaker.said.connect(said.append)
    controller = screen.controller
    first = len(controller.chronicle.entries)
    sentences = 0
    for _ in range(40):
        if play.table.choice is None:
            break
        controller.answer(player.picks(play.table.choice))
        sentences += play.table.choice is not None
    lines = [
        words
        for entry in controller.chronicle.entries[first:]
        if (words := controller.words.fact(entry.fact, partial(named, screen, entry.fact), controller.seat_name))
    ]
    assert len(said) == len(lines) + sentences
    assert [words for words in said if words in set(lines)] == lines
    screen.scene.hover("")
    controller.refresh()
    assert len(said) == len(lines) + sentences, "what is shown again is not said again"


def test_a_screen_reader_does_not_hear_that_the_computer_decides(table: Any) -> None:
    play = started(3)
    screen = table(play).screen
    controller = screen.controller
    said: list[str] = []
    screen.speaker.said.connect(said.append)
    for computers in (frozenset({0, 1}), frozenset()):
        controller.computers = computers
        screen.speaker._question = None
        screen.speaker.follow(controller, "decides")
        assert said == ([] if computers else ["decides"])
