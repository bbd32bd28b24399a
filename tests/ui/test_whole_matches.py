"""A match from the home screen: begun, left, gone on with, won, and looked at again; by mouse events only.

Yu-Gi-Oh!'s, with a Side Deck between its duels, is `test_whole_duel`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from onepiece_matches import Fighter
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from summoner_matches import Summoner
from window_driver import Hand, press, until

from sanam.cli import main as command
from sanam.matches import setup
from sanam.matches.store import Store
from sanam.ui.app import look


class Case(NamedTuple):
    """A game's name, who plays it, its starter decks by seat and editions, what the header then holds, when to leave,
    why one may win, the language of the window and how it says who has won, and the seed of the match.
    """

    game: str
    name: str
    player: Callable[[int], Any]
    decks: tuple[str, str]
    editions: tuple[str, ...]
    edition: str
    options: dict[str, Any]
    left_at: tuple[str, int]
    status: str
    reasons: tuple[str, ...]
    language: str = "en"
    won: tuple[str, str] = ("wins the match", " wins")
    seed: int = 14


TIDE_AND_WATCH = Case(
    "onepiece",
    "One Piece",
    Fighter,
    ("starter:tide", "starter:watch"),
    ("standard",),
    "standard",
    {"first": "rps", "prompts": "events", "one_screen": True},
    ("turn", 4),
    "Turn 4",
    ("life", "deck-out"),
)
OPERA_AND_BELLTOWER = Case(
    "summoner-master",
    "Summoner Master",
    Summoner,
    ("starter:opera-summoner", "starter:belltower-summoner"),
    ("caller", "summoner", "beginner"),
    "summoner",
    {"first": "rps", "best_of": 1, "prompts": "events", "one_screen": True},
    ("subturn", 3),
    "Subturn 3",
    ("shrine", "no-seal"),
    "th",
    ("ชนะแมตช์", "ชนะ"),
    7,
)
CASES = {"onepiece": TIDE_AND_WATCH, "summoner-master": OPERA_AND_BELLTOWER}


class Player(Hand):
    """Somebody with a mouse who plays what can be played and attacks with everything."""

    def __init__(self, window: Any, player: Any) -> None:
        super().__init__(window)
        self.player = player

    def plan(self) -> list[int]:
        picks: list[int] = self.player.picks(self.play.table.choice)
        return picks


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_match_is_begun_left_continued_won_and_watched(
    case: Case, window: Callable[..., Any], data_dir: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "new_seed", lambda: case.seed)
    look(QApplication.instance(), "dark", case.language, 1.0)  # type: ignore[arg-type]
    main = window()
    begin(main, case)
    header = main.seating.match.header
    assert (header.game, header.edition, header.options) == (case.game, case.edition, case.options)

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
    result, (first, second) = hand.play.table.marks["result"], hand.play.table.seats
    assert result["reason"] in case.reasons
    winner, loser = (first, second) if result["winner"] == 0 else (second, first)
    banner = main.seating.table.banner
    assert banner.isVisible() and case.won[0] in banner.title.text()
    assert winner.name in banner.title.text() and loser.name in banner.words.text()
    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    (replay,) = main.home.model.replays
    assert case.won[1] in replay.result
    press(main.home.rows[replay.id])
    until(lambda: main.current_screen() == "replay")
    assert main.seating.replays.controller.choice is None

    # The journal tells the same from the command line.
    (kept,) = Store(data_dir).finished()
    path = data_dir / "replays" / f"{kept.id}.sanam"
    assert command(["replay", "--verify", str(path)]) == 0
    assert case.name in capsys.readouterr().out


def begin(main: Any, case: Case) -> None:
    """Choose the game, its edition where it has several, and the decks, of which two different ones are proposed."""
    press(main.home.tiles["new-match"])
    screen = main.new_match
    tiles = screen._game_group.buttons()
    press(next(tile for tile in tiles if tile.accessibleName().startswith(case.name)))
    assert set(screen.edition_tiles) == set(case.editions)
    press(screen.edition_tiles[case.edition])
    assert {seat.deck_id() for seat in screen.seats} == set(case.decks)
    for seat, deck in zip(screen.seats, case.decks, strict=True):
        box = seat.deck
        QTest.keyClick(box, Qt.Key.Key_Home)
        while seat.deck_id() != deck:
            QTest.keyClick(box, Qt.Key.Key_Down)
    if screen.best_of.isVisible():
        screen.best_of.choose(1)
    assert screen.start_button.isEnabled(), screen.summary.text()
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
