"""A match from the home screen: begun, left, gone on with, won, and looked at again; by mouse events only.

Yu-Gi-Oh!'s, with a Side Deck between its duels, is `test_whole_duel`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from onepiece_matches import Fighter
from summoner_matches import Summoner
from window_driver import Hand, press, until

from sanam.cli import main as command
from sanam.matches.store import Store


class Case(NamedTuple):
    """A game's name, who plays it, its starter decks and editions, what the header then holds, and when to leave."""

    name: str
    player: Callable[[int], Any]
    decks: set[str]
    editions: tuple[str, ...]
    edition: str
    options: dict[str, Any]
    left_at: tuple[str, int]
    status: str


CASES = {
    "onepiece": Case(
        "One Piece",
        Fighter,
        {"starter:tide", "starter:watch"},
        ("standard",),
        "standard",
        {"first": "rps"},
        ("turn", 4),
        "Turn 4",
    ),
    "summoner-master": Case(
        "Summoner Master",
        Summoner,
        {"starter:willow", "starter:workshop"},
        ("caller", "summoner", "beginner"),
        "beginner",
        {"first": "rps", "best_of": 1, "prompts": "events"},
        ("subturn", 3),
        "Subturn 3",
    ),
}


class Player(Hand):
    """Somebody with a mouse who plays what can be played and attacks with everything."""

    def __init__(self, window: Any, player: Any) -> None:
        super().__init__(window)
        self.player = player

    def plan(self) -> list[int]:
        picks: list[int] = self.player.picks(self.play.table.choice)
        return picks


@pytest.mark.parametrize("game", CASES)
def test_a_match_is_begun_left_continued_won_and_watched(
    game: str, window: Callable[..., Any], data_dir: Path, capsys: Any
) -> None:
    case, main = CASES[game], window()
    begin(main, case)
    header = main.seating.match.header
    assert (header.game, header.edition, header.options) == (game, case.edition, case.options)

    hand = Player(main, case.player(4))
    mark, number = case.left_at
    hand.play_on(lambda: hand.play.table.marks.get(mark) == number)
    answered = len(hand.play.batches)
    main.seating.table.left.emit()
    until(lambda: main.home.model.matches)
    (saved,) = main.home.model.matches
    assert not saved.problem and case.status in saved.status and saved.game == case.name

    press(main.home.first)
    until(lambda: main.seating.match is not None)
    hand = Player(main, case.player(4))
    assert len(hand.play.batches) == answered
    hand.play_on(lambda: bool(hand.play.finished))
    hand.driver.lift()
    banner = main.seating.table.banner
    assert banner.isVisible() and "wins the match" in banner.title.text() and banner.words.text()
    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    (replay,) = main.home.model.replays
    assert " wins" in replay.result
    press(main.home.rows[replay.id])
    until(lambda: main.current_screen() == "replay")
    assert main.seating.replays.controller.choice is None

    # The journal tells the same from the command line.
    (kept,) = Store(data_dir).finished()
    path = data_dir / "replays" / f"{kept.id}.sanam"
    assert command(["replay", "--verify", str(path)]) == 0
    assert case.name in capsys.readouterr().out


def begin(main: Any, case: Case) -> None:
    """Choose the game, and its edition where it has several; its decks are two different ones of its own."""
    press(main.home.tiles["new-match"])
    screen = main.new_match
    tiles = screen._game_group.buttons()
    press(next(tile for tile in tiles if tile.accessibleName().startswith(case.name)))
    assert {seat.deck_id() for seat in screen.seats} == case.decks
    assert set(screen.edition_tiles) == set(case.editions)
    press(screen.edition_tiles[case.edition])
    if screen.best_of.isVisible():
        screen.best_of.choose(1)
    assert screen.start_button.isEnabled(), screen.summary.text()
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
