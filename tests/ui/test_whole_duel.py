"""A whole match from the home screen to its winner by mouse events only, with decks that end it quickly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QAbstractButton
from window_driver import Hand, press, until

from sanam.matches.store import Store

KINDS = 14  # different cards: three copies each fill a deck


def card_set(strong: bool) -> str:
    """A set of monsters that all have the same strength, as TOML."""
    atk, name, first = (4000, "Strong", 700_000_000) if strong else (100, "Weak", 700_001_000)
    head = (
        f'[set]\nformat = 1\nid = "test-{name.lower()}"\ngame = "yugioh"\nname = "{name}"\nlanguage = "en"\n'
        "version = 1\n"
    )
    return head + "".join(
        f'\n[[card]]\ncode = {first + number}\nname = "{name} One {number}"\nkind = "monster"\ntraits = ["normal"]\n'
        f'level = 4\nattribute = "EARTH"\ntype = "Warrior"\natk = {atk}\ndef = 100\ntext = "It stands there."\n'
        for number in range(KINDS)
    )


def deck(strong: bool, side: int = 2) -> str:
    """A deck of 40 of them with some more in the Side Deck."""
    first = 700_000_000 if strong else 700_001_000
    codes = [str(first + number % KINDS) for number in range(40 + side)]
    return "\n".join(["#main", *codes[:40], "#extra", "!side", *codes[40:], ""])


def test_a_match_from_the_home_screen_to_its_winner_by_mouse_alone(
    window: Callable[..., Any], tmp_path: Path, data_dir: Path
) -> None:
    main = window()
    for strong, name in ((True, "strong"), (False, "weak")):
        (tmp_path / f"{name}.toml").write_text(card_set(strong), encoding="utf-8")
        (tmp_path / f"{name}.ydk").write_text(deck(strong), encoding="utf-8")
    main.file_opener.take([tmp_path / "strong.toml", tmp_path / "weak.toml"])
    until(lambda: main.home.model.cards >= 2 * KINDS + 70)

    press(main.home.tiles["new-match"])
    screen = main.new_match
    for seat, name in enumerate(("strong", "weak")):
        screen.deck_dropped.emit(seat, str(tmp_path / f"{name}.ydk"))
    assert [seat.deck.currentText() for seat in screen.seats] == ["strong", "weak"]
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"

    hand = Hand(main)
    kinds: list[str] = []

    def over() -> bool:
        if hand.play.table.choice is not None:
            kinds.append(hand.play.table.choice.kind)
        return bool(hand.play.finished)

    answers = hand.play_on(over)
    assert answers > 20
    # The end of a duel with its banner, side-decking and the loser's choice were all there. Rock-paper-scissors is
    # played by lot, and what is attacked is not asked where there is but one thing.
    assert {"action", "next_duel", "side", "first"} <= set(kinds) and "rps" not in kinds
    assert hand.play.table.marks["finished"]["winner"] == 0
    assert hand.play.table.marks["finished"]["wins"][:2] == [2, 0]
    banner = main.seating.table.banner
    assert banner.isVisible() and "Player 1" in banner.title.text()

    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    assert main.current_screen() == "home" and not main.home.model.matches
    assert "wins 2–0" in main.home.model.replays[0].result
    assert [one.finished for one in Store(data_dir).finished()] == [True]

    # What was played can be watched, and nothing there answers.
    press(main.home.rows[main.home.model.replays[0].id])
    until(lambda: main.current_screen() == "replay")
    replays = main.seating.replays
    length, first = replays.replay.length, replays.position
    assert first < length
    press(replays.bar.on)
    assert replays.position == first + 1
    press(replays.bar.turn_on)
    assert replays.position > first + 1
    assert replays.controller.choice is None and not replays.controller.undo()
    assert replays.replay.length == length
    leave = next(b for b in replays.findChildren(QAbstractButton, "home") if b.isVisible())
    press(leave)
    assert main.current_screen() == "home"
