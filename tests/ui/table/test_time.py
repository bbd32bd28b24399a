"""Looking back: the timeline, the log's lines, and going on from an earlier moment."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_matches import started, to_choice

from sanam.bots.random_player import RandomPlayer
from sanam.engine.batch import fingerprint
from sanam.engine.chronicle import Chronicle
from sanam.engine.session import Session


def test_looking_at_the_past_never_changes_the_match(table: Any) -> None:
    play = started(7, 120)
    driver = table(play)
    before = fingerprint(play.table)
    length = len(play.batches)
    timeline = driver.screen.right_side.panel.timeline
    for at in (length - 5, 3, 1, length - 20):
        timeline.slider.setValue(at)
        assert driver.controller.past is not None
        assert driver.controller.past.length == at
        assert driver.controller.choice is None
    assert fingerprint(play.table) == before
    driver.press(timeline.now_button)
    assert driver.controller.past is None
    assert driver.controller.choice is not None
    assert len(play.batches) == length


def test_a_line_of_the_log_shows_its_moment(table: Any) -> None:
    play = started(7, 120)
    driver = table(play)
    log = driver.screen.right_side.panel.log
    row = next(row for row in range(log.count() // 2, log.count()) if log.item(row).toolTip())
    moment = log.item(row).data(Qt.ItemDataRole.UserRole)
    log.scrollToItem(log.item(row))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualItemRect(log.item(row)).center())
    assert driver.controller.past is not None
    assert driver.controller.past.length == moment + 1
    assert driver.screen.right_side.panel.timeline.past_row.isVisible()


def test_practice_goes_on_from_an_earlier_moment(table: Any) -> None:
    play = started(7, 120)
    driver = table(play)
    driver.screen.right_side.panel.timeline.slider.setValue(60)
    driver.press(driver.screen.right_side.panel.timeline.here_button)
    assert driver.controller.past is None
    assert len(play.batches) == 60
    assert driver.controller.choice is not None


def test_a_match_with_hidden_hands_does_not_go_back_behind_what_was_seen(table: Any) -> None:
    play = to_choice(started(7, 0, open_hands=False), "action", phase="main1")
    play = to_choice(play, "action", 1 - play.table.choice.seat, phase="main1")
    driver = table(play)
    driver.lift()
    driver.screen.right_side.panel.timeline.slider.setValue(3)
    assert not driver.screen.right_side.panel.timeline.here_button.isEnabled()


def test_the_log_is_the_same_when_it_grows_and_when_it_is_read_at_once(table: Any) -> None:
    play = started(7, 150)
    told = Session(play, 0)._fact
    grown = Chronicle(told)
    for end in range(1, len(play.batches) + 1):
        grown.follow(play.batches[:end])
    at_once = Chronicle(told)
    at_once.follow(play.batches)
    assert grown.entries == at_once.entries
    grown.follow(play.batches[:40])
    half = Chronicle(told)
    half.follow(play.batches[:40])
    assert grown.entries == half.entries


def test_the_timeline_has_a_tick_for_every_turn_and_loses_it_when_the_turn_is_taken_back(table: Any) -> None:
    play = started(7, 120)
    driver = table(play)
    turns = [entry.batch + 1 for entry in driver.controller.chronicle.entries if entry.fact.what == "turn"]
    slider = driver.screen.right_side.panel.timeline.slider
    assert [at for at, _ in slider.turns] == turns
    slider.setValue(turns[-1] - 1)
    driver.press(driver.screen.right_side.panel.timeline.here_button)
    assert [at for at, _ in slider.turns] == turns[:-1]


def test_the_log_follows_a_match_that_went_another_way(table: Any) -> None:
    play = started(7, 120)
    session = Session(play, 0)
    chronicle = session.chronicle()
    for _ in range(30):
        play.undo()
    other = RandomPlayer(99)
    for _ in range(30):
        other.answer(play)
    assert session.chronicle() is chronicle
    again = Session(play, 0).chronicle()
    assert chronicle.entries == again.entries
    assert chronicle.turns == again.turns


def test_the_log_shows_only_lines_with_the_words_that_are_looked_for(table: Any) -> None:
    play = started(7, 120)
    driver = table(play)
    panel = driver.screen.right_side.panel
    log = panel.log

    def shown() -> list[str]:
        return [log.item(row).text() for row in range(log.count()) if not log.item(row).isHidden()]

    everything = shown()
    panel.finder.setText("ATTACKS")
    lines = shown()
    assert 0 < len(lines) < len(everything)
    hits = [line for line in everything if "attacks" in line]
    assert [line for line in lines if "attacks" in line] == hits
    # Each stands under its turn.
    assert all("attacks" in line or line.startswith("Turn") for line in lines)
    panel.finder.clear()
    assert shown() == everything
