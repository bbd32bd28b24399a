"""The numbers on the screen are those of the view: after every answer, forwards and back, with animation running."""

from __future__ import annotations

from typing import Any

import pytest
from onepiece_matches import Fighter, voyage
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from summoner_matches import Summoner, at_question, shrine
from table_matches import Attacker, started

from layers import first_fast
from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.games.playmat import Stat
from sanam.ui.table.board.badges import Badges, paint_badges
from sanam.ui.table.board.geometry import Geometry, Spot

GAMES = {
    "yugioh": (started, Attacker),
    "onepiece": (voyage, Fighter),
    "summoner-master": (shrine, Summoner),
}


def written(screen: Any) -> dict[str, Any]:
    """Every number that stands on the board, by what it is about."""
    scene = screen.scene
    found: dict[str, Any] = {}
    for name, plate in (("near", screen.near), ("far", screen.far)):
        found[name] = (plate.name, round(plate.shown), plate.main, plate.others, plate.wins)
    for handle, item in scene.cards.items():
        drawn = item.plate.isVisible() and not item.plate.pixmap().isNull() and item.plate.opacity() == 1.0
        found[handle] = (item.badges, drawn, item.pos().toPoint().toTuple(), item.opacity())
    for key, number in scene.pile_marks.numbers.items():
        if "/" not in key:
            found[key] = (number, scene.pile_marks.counts[key].isVisible())
    return found


def expected(screen: Any) -> dict[str, Any]:
    """What should stand there, read off the view."""
    controller, scene = screen.controller, screen.scene
    view, playmat = controller.view, controller.playmat
    found: dict[str, Any] = {}
    for name, seat in (("near", controller.seat), ("far", 1 - controller.seat)):
        main, *others = playmat.tallies(view, seat)
        wins = (view.public.get("wins") or (0, 0))[seat]
        found[name] = (view.seats[seat].name, main.value, main, tuple(others), wins)
    for zone, cards in view.zones.items():
        name = zone.partition(".")[2]
        for card in cards:
            item = scene.cards.get(card.handle)
            if item is None:
                continue
            badges = Badges()
            if name != playmat.board.hand:
                badges = Badges(
                    playmat.stats(card),
                    playmat.extra_stat(card),
                    sum(card.counters.values()),
                    card.stance.endswith("side"),
                    scene.marks.chain.get(card.handle, 0),
                    playmat.signs(card),
                    tuple(playmat.stat_labels.get(stat.name, "") for stat in playmat.stats(card)),
                )
            drawn = bool(badges.stats or badges.counters or badges.chain)
            found[card.handle] = (badges, drawn, item.spot.centre.toPoint().toTuple(), 1.0)
        if zone in scene.pile_marks.numbers:
            found[zone] = (len(cards), bool(cards))
    return found


def check(screen: Any, where: str) -> None:
    screen.scene.clock.finish()
    assert written(screen) == expected(screen), where
    focus, view = screen.left_side.focus, screen.controller.view
    card = view.find(focus.handle) if focus.handle else None
    if card is not None and card.code is not None:
        playmat, book = screen.controller.playmat, screen.controller.book
        numbers = playmat.numbers(card, book.data(card.code))
        if focus._spec is not None:
            assert focus.values.text() == focus._values(card, numbers, book.name), where


@pytest.mark.parametrize("game", first_fast(GAMES))
@pytest.mark.parametrize("plan", ["to win", pytest.param("at random", marks=pytest.mark.slow)])
def test_after_every_answer_of_a_match_the_numbers_are_those_of_the_view(table: Any, game: str, plan: str) -> None:
    start, winner = GAMES[game]
    play = start(5)
    player = winner(5) if plan == "to win" else RandomPlayer(5)
    driver = table(play, animated=True)
    screen, controller = driver.screen, driver.controller
    handles = 0
    for number in range(160):
        choice = play.table.choice
        if choice is None:
            break
        controller.answer(player.picks(choice))
        if number % 3 == 0:
            # Some answers come while things still move.
            QApplication.processEvents()
            continue
        cards = [h for h in screen.scene.cards if ":" not in h]
        if cards:
            handles += 1
            screen._focus(cards[handles % len(cards)])
        check(screen, f"{game}, {plan}, answer {number}: {choice.kind}")
    for at in range(len(play.batches), 1, -7):
        controller.scrub(at)
        check(screen, f"{game}, {plan}, looking at {at}")
    controller.leave_past()
    check(screen, "back at now")


def test_a_number_that_rises_from_nothing_is_shown(table: Any) -> None:
    play = started(5)
    driver = table(play, animated=True)
    for value in (0, 500, 0, 700):
        driver.controller.act_by_hand(manual.SetCount("seat0", "lp", value))
        driver.screen.scene.clock.finish()
        assert round(driver.screen.near.shown) == value


def test_at_the_end_of_a_match_earlier_moments_show_the_life_points_of_then(table: Any) -> None:
    play = started(5)
    player = Attacker(2)
    while play.table.choice is not None:
        player.answer(play)
    driver = table(play, animated=True)
    controller, screen = driver.controller, driver.screen
    loser = next(seat for seat in (0, 1) if play.table.seats[seat].counts["lp"] <= 0)
    plate = screen.near if loser == controller.seat else screen.far
    assert plate.shown <= 0
    controller.scrub(len(play.batches) // 2)
    screen.scene.clock.finish()
    assert round(plate.shown) == controller.past._play.table.seats[loser].counts["lp"] > 0


def test_a_seal_without_a_level_shows_its_powers_from_casting_on(table: Any) -> None:
    from sanam.games.summoner_master.presentation.playmat import SummonerPlaymat

    driver = table(at_question(shrine(6, level="summoner", first="seat0"), "action", 0, subturn=3), animated=True)
    controller = driver.controller
    choice = controller.choice
    number, card = next(
        (i, o.card) for i, o in enumerate(choice.options) if o.act == "cast" and controller.data_of(o.card).level
    )
    controller.answer([number])
    driver.screen.scene.clock.finish()
    lying = controller.view.find(card)
    assert lying.zone == "0.no-line"
    assert [stat.name for stat in driver.screen.scene.cards[card].badges.stats] == ["at", "df", "sp"]
    for key in ("level", "level0"):
        del lying.values[key]
    assert [stat.name for stat in SummonerPlaymat().stats(lying)] == ["at", "df", "sp"]


def test_a_card_let_go_where_it_belongs_does_not_travel_on_to_where_it_was_going(table: Any) -> None:
    driver = table(started(5, 12), animated=True)
    scene = driver.screen.scene
    item = next(item for item in scene.cards.values() if item.card.zone == "0.hand")
    home = item.spot
    there = Spot(home.centre + QPointF(200, -150), home.height)
    item.become(item.card, item.face, there, scene.geometry.cell, True)
    item.setPos(home.centre)
    item.become(item.card, item.face, home, scene.geometry.cell, True)
    scene.clock.finish()
    assert (item.pos() - home.centre).manhattanLength() < 0.1


def test_the_numbers_of_seals_that_stand_closely_do_not_cover_each_other(table: Any) -> None:
    stats = tuple(Stat(name, value, value) for name, value in (("at", 10), ("df", 8), ("sp", 5)))
    for room in (0, 77, 60):
        pixmap = paint_badges(Badges(stats, labels=("At", "Df", "Sp")), 95, 1.0, room)
        assert pixmap is not None
        image = pixmap.toImage()
        drawn = [x for x in range(95) if any(image.pixelColor(x, y).alpha() for y in range(95))]
        assert drawn and drawn[-1] - drawn[0] < (room or 95)
    rows = Geometry(games.get("summoner-master").table.playmat().board, 800, 600)
    loose, close = rows.spots("0.at-line", ["up"] * 3), rows.spots("0.at-line", ["up"] * 7)
    assert {spot.room for spot in loose} == {0.0}
    assert [spot.room for spot in close] == [pytest.approx(close[1].centre.x() - close[0].centre.x())] * 7


@pytest.mark.parametrize(
    ("game", "change", "token"),
    [
        ("yugioh", -500, "coral"),
        ("yugioh", 500, "teal"),
        ("summoner-master", 3, "coral"),
        ("summoner-master", -1, "teal"),
    ],
)
def test_a_change_for_the_worse_flies_off_in_the_colour_of_harm(
    table: Any, monkeypatch: pytest.MonkeyPatch, game: str, change: int, token: str
) -> None:
    screen = table(GAMES[game][0](5), animated=True).screen
    flown: list[tuple[str, str]] = []
    monkeypatch.setattr(screen.scene.impacts, "number", lambda area, words, ink, ratio: flown.append((words, ink)))
    screen.hits.player(screen.near, change)
    assert flown == [(f"{'+' if change > 0 else '−'}{abs(change)}", token)]
