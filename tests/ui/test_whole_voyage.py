"""A One Piece match from the home screen: begun, left, gone on with, won, and looked at again; by mouse events only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from onepiece_matches import Fighter
from window_driver import Hand, press, until

from sanam.cli import main as command
from sanam.matches.store import Store


class Captain(Hand):
    """Somebody with a mouse who plays what can be played and attacks with everything."""

    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self.fighter = Fighter(4)

    def plan(self) -> list[int]:
        return self.fighter.picks(self.play.table.choice)


def test_a_one_piece_match_is_begun_left_continued_won_and_watched(
    window: Callable[..., Any], data_dir: Path, capsys: Any
) -> None:
    main = window()
    press(main.home.tiles["new-match"])
    screen = main.new_match
    tile = next(tile for tile in screen._game_group.buttons() if tile.accessibleName().startswith("One Piece"))
    press(tile)
    # Its decks are those of the game, two different ones; its matches have no rounds; its options are its own.
    decks = [seat.deck_id() for seat in screen.seats]
    assert set(decks) == {"starter:tide", "starter:watch"}
    assert not screen.best_of.isVisible() and list(screen.edition_tiles) == ["standard"]
    assert screen.start_button.isEnabled(), screen.summary.text()
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
    header = main.seating.match.header
    assert (header.game, header.edition, header.options) == ("onepiece", "standard", {"first": "rps"})

    hand = Captain(main)
    hand.play_on(lambda: hand.play.table.marks.get("turn") == 4)
    answered = len(hand.play.batches)
    main.seating.table.left.emit()
    until(lambda: main.home.model.matches)
    (saved,) = main.home.model.matches
    assert not saved.problem and "Turn 4" in saved.status and saved.game == "One Piece"

    press(main.home.first)
    until(lambda: main.seating.match is not None)
    hand = Captain(main)
    assert len(hand.play.batches) == answered
    hand.play_on(lambda: bool(hand.play.finished))
    hand.driver.lift()
    banner = main.seating.table.banner
    assert banner.isVisible() and "wins the match" in banner.title.text() and banner.words.text()
    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    (replay,) = main.home.model.replays
    assert replay.result.endswith(" wins")
    press(main.home.rows[replay.id])
    until(lambda: main.current_screen() == "replay")
    assert main.seating.replays.controller.choice is None

    # The journal tells the same from the command line.
    (kept,) = Store(data_dir).finished()
    path = data_dir / "replays" / f"{kept.id}.sanam"
    assert command(["replay", "--verify", str(path)]) == 0
    assert "One Piece" in capsys.readouterr().out
