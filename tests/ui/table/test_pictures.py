"""Faces are drawn off the GUI thread, once for each size, and stand in for each other until they are there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from table_matches import fill_board, started, to_choice

from sanam.engine.session import Session
from sanam.ui.decks.card_source import CardSource
from sanam.ui.table.board.pictures import Pictures, Wanted
from sanam.ui.table.seat.card_book import CardBook


@pytest.fixture
def pictures(qtbot: Any) -> Iterator[Pictures]:
    book = CardBook(Session.of(started(6)))
    made = Pictures(book.face)
    made.codes = [code for code in book.header.cards if code.isdigit()]  # type: ignore[attr-defined]
    yield made
    made.close()


def test_a_face_is_drawn_in_another_thread_and_told_when_it_is_there(pictures: Any, qtbot: Any) -> None:
    code = pictures.codes[0]
    threads = []
    original = pictures.render
    pictures.render = lambda wanted: threads.append(threading.current_thread()) or original(wanted)
    with qtbot.waitSignal(pictures.arrived, timeout=10_000) as told:
        first = pictures.pixmap(code, 70, 102)
    assert told.args == [code]
    assert threads == [threads[0]]
    assert threads[0] is not threading.main_thread()
    second = pictures.pixmap(code, 70, 102)
    assert second.size() == first.size()
    assert second.toImage() != first.toImage()
    assert pictures.pixmap(code, 70, 102).cacheKey() == second.cacheKey()


def test_another_size_stands_in_until_the_right_one_is_there(pictures: Any, qtbot: Any) -> None:
    code = pictures.codes[1]
    with qtbot.waitSignal(pictures.arrived, timeout=10_000):
        blank = pictures.pixmap(code, 70, 102)
    with qtbot.waitSignal(pictures.arrived, timeout=10_000):
        stand_in = pictures.pixmap(code, 140, 204)
    assert stand_in.width() == 140
    assert stand_in.toImage().pixelColor(70, 100) != blank.toImage().pixelColor(35, 50)


def test_a_face_that_cannot_be_drawn_stays_quiet_and_ends_nothing(
    pictures: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(painter: Any, *args: Any, **how: Any) -> None:
        painter.drawPoint(1, 1)
        raise RuntimeError("no such glyph")

    code = pictures.codes[3]
    for paint in ("paint_face", "paint_small"):
        monkeypatch.setattr(f"sanam.ui.table.board.pictures.{paint}", broken)
    with qtbot.waitSignal(pictures._failed, timeout=10_000):
        pictures.pixmap(code, 140, 204)
    assert "no such glyph" in pictures.problems[code]
    assert not pictures.pixmap(code, 140, 204).isNull()


def test_sizes_nobody_wants_any_more_are_not_drawn(pictures: Any, qtbot: Any) -> None:
    drawn: list[Wanted] = []
    original = pictures.render
    pictures.render = lambda wanted: drawn.append(wanted) or original(wanted)
    for code in pictures.codes[:12]:
        pictures.pixmap(code, 90, 131)
    pictures.forget_waiting()
    pictures._pool.waitForDone(10_000)
    assert len(drawn) < 12


def test_a_card_nobody_knows_is_a_quiet_card_with_its_code(pictures: Any) -> None:
    image = pictures.render(Wanted("123", 70, 102, True, 1.0))
    assert image.pixelColor(10, 10).name() == "#2a3a4c"


def test_backs_are_of_their_owners_colour_whoever_looks(table: Any) -> None:
    driver = table(fill_board(to_choice(started(6, open_hands=False), "action", 0, phase="main1")))
    driver.lift()
    scene = driver.screen.scene

    def reddish(zone: str) -> bool:
        item = next(i for i in scene.cards.values() if i.card is not None and i.card.zone == zone)
        colour = item.body.pixmap().toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixel(0, 0)
        return (colour >> 16 & 255) > (colour >> 8 & 255)

    assert not reddish("0.deck") and not reddish("0.s2")
    assert reddish("1.deck") and reddish("1.s2") and reddish("1.hand")
    driver.controller.covered = False
    driver.controller.seat = 1
    driver.screen._lay()
    driver.controller.refresh(animate=False)
    assert reddish("0.deck") and reddish("0.s2")
    assert not reddish("1.deck") and not reddish("1.s2")


def test_no_more_is_kept_than_is_allowed(pictures: Any) -> None:
    one = 70 * 102 * 4
    few = Pictures(pictures._face, eager=True, kept=5 * one)
    for code in pictures.codes[:9]:
        few.pixmap(code, 70, 102)
    assert [wanted.code for wanted in few._ready] == pictures.codes[4:9] == list(few._other)
    few.shrink(2 * one)
    assert len(few._ready) == len(few._other) == 2 and few._bytes == 2 * one


def test_cards_that_were_asked_for_long_ago_are_looked_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Every:
        def __init__(self) -> None:
            self.asked: list[str] = []

        def card(self, game: str, code: str) -> None:
            self.asked.append(code)

    monkeypatch.setattr("sanam.ui.decks.card_source.MOST", 6)
    monkeypatch.setattr("sanam.ui.decks.card_source.FORGOTTEN", 3)
    every: Any = Every()
    source = CardSource(every)
    for code in "abcdefgha":
        source.spec(code)
    assert every.asked == list("abcdefgha") and list(source._specs) == list("defgha")
    assert source.known("h") is None and "d" in source._specs
    source.close()
