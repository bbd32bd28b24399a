"""A Summoner Master match from the home screen: begun, left, gone on with, won, and looked at again; by mouse only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from summoner_matches import Summoner
from window_driver import Hand, press, until

from sanam.cli import main as command
from sanam.matches.store import Store


class Gardener(Hand):
    """Somebody with a mouse who casts what can be cast and attacks with everything."""

    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self.summoner = Summoner(4)

    def plan(self) -> list[int]:
        return self.summoner.picks(self.play.table.choice)


def test_a_summoner_master_match_is_begun_left_continued_won_and_watched(
    window: Callable[..., Any], data_dir: Path, capsys: Any
) -> None:
    main = window()
    press(main.home.tiles["new-match"])
    screen = main.new_match
    tiles = screen._game_group.buttons()
    press(next(tile for tile in tiles if tile.accessibleName().startswith("Summoner Master")))
    # Its decks are those of the game, two different ones; its editions are the play levels.
    assert {seat.deck_id() for seat in screen.seats} == {"starter:willow", "starter:workshop"}
    assert set(screen.edition_tiles) == {"caller", "summoner", "beginner"}
    press(screen.edition_tiles["beginner"])
    screen.best_of.choose(1)
    assert screen.start_button.isEnabled(), screen.summary.text()
    assert "Beginner level" in screen.summary.text() and "a single game" in screen.summary.text()
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
    header = main.seating.match.header
    options = {"first": "rps", "best_of": 1, "prompts": "events"}
    assert (header.game, header.edition, header.options) == ("summoner-master", "beginner", options)

    hand = Gardener(main)
    hand.play_on(lambda: hand.play.table.marks.get("subturn") == 3)
    answered = len(hand.play.batches)
    main.seating.table.left.emit()
    until(lambda: main.home.model.matches)
    (saved,) = main.home.model.matches
    assert not saved.problem and "Subturn 3" in saved.status and saved.game == "Summoner Master"

    press(main.home.first)
    until(lambda: main.seating.match is not None)
    hand = Gardener(main)
    assert len(hand.play.batches) == answered
    hand.play_on(lambda: bool(hand.play.finished))
    hand.driver.lift()
    banner = main.seating.table.banner
    assert banner.isVisible() and "wins the match" in banner.title.text() and banner.words.text()
    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    (replay,) = main.home.model.replays
    assert "wins" in replay.result
    press(main.home.rows[replay.id])
    until(lambda: main.current_screen() == "replay")
    assert main.seating.replays.controller.choice is None

    # The journal tells the same from the command line.
    (kept,) = Store(data_dir).finished()
    path = data_dir / "replays" / f"{kept.id}.sanam"
    assert command(["replay", "--verify", str(path)]) == 0
    assert "summoner" in capsys.readouterr().out.lower()
