"""What an answer brings about is shown one thing after another, and a click goes on to now."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene
from table_matches import started

from sanam.bots.random_player import RandomPlayer
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.ui.app import look
from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.impact import Impacts
from sanam.ui.table.panels.log_panel import in_order


def before_a_chain(open_hands: bool = True) -> tuple[Play, list[int]]:
    """A duel before an answer that resolves a Chain of several links, each of which changes the board; the answer."""
    for seed in range(60):
        play, player = started(seed, open_hands=open_hands), RandomPlayer(seed)
        for _ in range(250):
            choice = play.table.choice
            if choice is None:
                break
            picks = player.picks(choice)
            play.answer(picks)
            resolving = [e for e in play.batches[-1].events if isinstance(e, Happened) and e.what == "link_resolving"]
            if len(resolving) >= 2:
                play.undo() if play.can_undo else play.back()
                play.undone.clear()
                return play, picks
    raise AssertionError("no Chain of several links came up")


def test_the_links_of_a_chain_are_shown_one_after_another(table: Any, qtbot: Any) -> None:
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    controller, screen = driver.controller, driver.screen
    shown: list[tuple[str, dict[str, Any]]] = []
    told: list[Any] = []
    controller.changed.connect(
        lambda *_: (
            told.append(controller.told),
            shown.append((controller.told.what if controller.told else "", dict(controller.view.zones))),
        )
    )
    controller.answer(picks)
    assert controller.told is not None and controller.choice is None
    # The prompt says what is shown, and nothing can be pressed by mistake.
    assert screen.prompt.sentence.text() and not screen.prompt.answering()
    qtbot.waitUntil(lambda: controller.told is None, timeout=9000)
    assert [what for what, _ in shown].count("link_resolving") >= 1 and shown[-1][0] == ""
    assert len(shown) > 1
    # No moment is like the one before: something else is told, or the board has changed.
    for (earlier, then), (later, now) in pairwise(zip(told, shown, strict=True)):
        assert (earlier, then[1]) != (later, now[1])
    screen.scene.clock.finish()
    assert shown[-1][1] == controller.view.zones and controller.choice is not None
    assert Session.of(play).earlier(len(play.batches)).length == len(play.batches)


def test_a_click_goes_on_to_now(table: Any) -> None:
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    controller = driver.controller
    controller.answer(picks)
    assert controller.told is not None
    QTest.mouseClick(driver.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.point_of("1.deck"))
    assert controller.told is None and controller.choice is not None


def test_the_curtain_waits_until_all_was_shown(table: Any, qtbot: Any) -> None:
    for seed in range(40):
        play, player = started(seed, open_hands=False), RandomPlayer(seed)
        driver = table(play, animated=True)
        controller = driver.controller
        for _ in range(120):
            choice = play.table.choice
            if choice is None:
                break
            driver.lift()
            controller.answer(player.picks(choice))
            if controller.told is not None and play.table.choice is not None and play.table.choice.seat != choice.seat:
                assert not driver.screen.curtain.isVisible()
                qtbot.waitUntil(lambda: driver.screen.curtain.isVisible(), timeout=12000)  # noqa: B023
                return
            controller.hurry()
    raise AssertionError("nothing was shown before the screen changed hands")


def test_without_animation_everything_is_there_at_once(table: Any) -> None:
    play, picks = before_a_chain()
    driver = table(play)
    driver.controller.answer(picks)
    assert driver.controller.told is None and driver.controller.choice is not None


def test_the_card_that_is_told_of_is_shown_large_beside_what_it_does(table: Any, qtbot: Any) -> None:
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    controller, spotlight = driver.controller, driver.screen.spotlight
    seen = []
    controller.changed.connect(
        lambda *_: seen.append((controller.told, spotlight.isVisible(), spotlight.code, spotlight.text))
    )
    controller.answer(picks)
    qtbot.waitUntil(lambda: controller.told is None, timeout=9000)
    told = [each for each in seen if each[0] is not None and each[0].card in each[0].codes]
    assert told
    for fact, visible, code, text in told:
        assert visible and code == fact.codes[fact.card] and driver.controller.book.name(code) in text
    assert not spotlight.isVisible() and spotlight.code is None


@pytest.mark.parametrize(("spoken", "number", "side"), [("en", "2", "right"), ("fa", "۲", "left")])
def test_the_number_of_a_link_covers_no_beginning_of_a_name(
    table: Any, qapp: Any, spoken: str, number: str, side: str
) -> None:
    """It is written in the digits of the language, on the side where lines end."""
    look(qapp, "dark", spoken, 1.0)
    driver = table(started(1))
    spotlight = driver.screen.spotlight
    spotlight.tell(next(iter(driver.controller.book.header.cards)), "", "coral", 2, QRectF(0, 0, 400, 400))
    assert spotlight.number == number
    numbered = spotlight.grab().toImage()
    spotlight.tell(spotlight.code, "", "coral", 0, QRectF(0, 0, 400, 400))
    plain, middle = spotlight.grab().toImage(), spotlight.width() // 2
    other = [x for x in range(plain.width()) if plain.pixelColor(x, 16) != numbered.pixelColor(x, 16)]
    assert other and all((x > middle) == (side == "right") for x in other)


def test_the_pace_is_as_it_is_set(table: Any, qtbot: Any) -> None:
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    driver.screen.set_animated(True, "slow")
    driver.controller.answer(picks)
    assert driver.controller.told is not None
    slow = driver.controller.director.interval
    driver.controller.hurry()
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    driver.screen.set_animated(True, "fast")
    driver.controller.answer(picks)
    assert 0 < driver.controller.director.interval < slow
    driver.controller.hurry()
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    driver.screen.set_animated(True, "instant")
    driver.controller.answer(picks)
    assert driver.controller.told is None


def to_a_response(seed: int) -> Any:
    """A match before an answer after which the other player is asked whether to respond, or None."""
    play, player = started(seed, open_hands=False), RandomPlayer(seed)
    before = play.table.choice.seat  # type: ignore[union-attr]
    for _ in range(300):
        choice = play.table.choice
        if choice is None:
            break
        if choice.kind == "respond" and choice.seat != before:
            play.undo() if play.can_undo else play.back()
            play.undone.clear()
            return play
        before = choice.seat
        player.answer(play)
    return None


def test_the_curtain_says_what_happened_and_takes_no_response_without_a_look(table: Any) -> None:
    for seed in range(40):
        play = to_a_response(seed)
        if play is None:
            continue
        driver = table(play)
        driver.lift()
        player = RandomPlayer(seed)
        for _ in range(30):
            before = play.table.choice.seat
            driver.controller.answer(player.picks(play.table.choice))
            if play.table.choice is None or play.table.choice.kind == "respond" or before != play.table.choice.seat:
                break
        curtain, choice = driver.screen.curtain, play.table.choice
        if choice is None or choice.kind != "respond" or not curtain.isVisible():
            continue
        mine = driver.controller.seat
        assert curtain.no_response.isVisible()
        number = len(play.batches)
        driver.press(curtain.no_response)
        assert len(play.batches) > number and play.batches[number].picks == []
        if play.table.choice is not None and play.table.choice.seat == mine:
            assert not curtain.isVisible() and driver.controller.seat == mine
            return
    raise AssertionError("nobody was asked for a response")


def test_a_player_sees_after_the_curtain_what_happened_meanwhile(table: Any, qtbot: Any) -> None:
    for seed in range(40):
        play, player = started(seed, open_hands=False), RandomPlayer(seed)
        driver = table(play, animated=True)
        controller = driver.controller
        for _ in range(100):
            choice = play.table.choice
            if choice is None:
                break
            was_covered = driver.screen.curtain.isVisible()
            driver.lift()
            if was_covered and controller.told is not None:
                assert controller.told.seat != controller.seat or controller.choice is None
                qtbot.waitUntil(lambda: controller.told is None, timeout=12000)  # noqa: B023
                assert controller.choice is not None
                return
            controller.hurry()
            controller.answer(player.picks(choice))
            controller.hurry()
    raise AssertionError("nothing was shown after the curtain")


def test_the_log_and_the_timeline_keep_step_with_the_picture(table: Any, qtbot: Any) -> None:
    """What is still to be shown is neither told nor counted."""
    play, picks = before_a_chain()
    driver = table(play, animated=True)
    controller, panel = driver.controller, driver.screen.right_side.panel
    lines: list[int] = []

    def look(*_: object) -> None:
        told = controller.told
        shown = [entry for entry, _ in panel.log._shown]
        happened = controller.chronicle.entries[: len(shown)]
        lines.append(panel.log.count())
        assert shown == in_order(happened, controller.playmat.told_first)
        if told is None:
            assert len(shown) == len(controller.chronicle.entries)
            assert panel.timeline.slider.value() == controller.match.length
        else:
            assert happened[-1].fact == told
            assert panel.timeline.slider.value() == told.batch + 1

    controller.changed.connect(look)
    controller.answer(picks)
    assert controller.told is not None
    assert panel.log.count() < len(controller.chronicle.entries)
    qtbot.waitUntil(lambda: controller.told is None, timeout=9000)
    assert lines == sorted(lines) and lines[0] < lines[-1]


@pytest.mark.parametrize("moves", [True, False])
def test_what_is_hit_shakes_only_where_cards_move(qapp: Any, moves: bool) -> None:
    """Reduced motion stills the shake, the number that flies and the sign."""
    scene, clock = QGraphicsScene(), Clock()
    clock.enabled = moves
    card = scene.addRect(0, 0, 60, 80)
    impacts = Impacts(scene, clock)
    impacts.shake(card)
    impacts.number(QRectF(0, 0, 60, 80), "-400", "coral", 1.0)
    impacts.sign(QRectF(0, 0, 60, 80), "grave", "coral", 1.0)
    assert clock.moving == moves and len(scene.items()) == (3 if moves else 1)
    clock.finish()
    assert card.pos() == QPointF(0, 0) and not clock.moving
