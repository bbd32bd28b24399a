"""A game that only the tests have, from its cards to a printed deck: the program knows games by their definitions."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from deck_person import Person
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from window_driver import Hand, press, until

import sanam
from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.cli import main as command
from sanam.decks.files import read_deck
from sanam.matches.store import Store

ENGINE = Path(__file__).parent.parent / "engine"
if str(ENGINE) not in sys.path:
    sys.path.append(str(ENGINE))

from toy_definition import GAME, PEBBLES  # noqa: E402

NAMES = ("Chalk", "Flint", "Slate", "Agate", "Quartz")
#: How games are called in files, code and modules.
IDS = re.compile("|".join(("yugioh", "onepiece", "one-piece", "summoner-master", "summoner_master")), re.IGNORECASE)


@pytest.fixture(autouse=True)
def _pebbles() -> Iterator[None]:
    with games.registered(PEBBLES):
        yield


@pytest.fixture
def run(data_dir: Path, capsys: Any) -> Callable[..., tuple[int, str]]:
    """The command line on the data directory: exit status and what it prints."""

    def run_(*words: str | Path) -> tuple[int, str]:
        status = command(["--data-dir", str(data_dir), *map(str, words)])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run_


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A card set of the game."""
    header = {"format": 1, "id": "bag", "game": GAME, "name": "A bag of pebbles", "language": "en", "version": 1}
    lines = ["[set]", *(f"{key} = {json.dumps(value)}" for key, value in header.items())]
    for value, name in enumerate(NAMES, 1):
        lines += ["[[card]]", f'code = "p{value}"', f'name = "{name}"', f"value = {value}", f'printing = "BAG-{value}"']
        lines += [f'text = "Worth {value}."', 'names = { th = "หิน" }'] if value == 1 else [f'text = "Worth {value}."']
    path = tmp_path / "bag.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


class Player(Hand):
    """Somebody with a mouse who answers whatever is legal, and after a while makes an end of it."""

    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self.player = RandomPlayer(3)

    def plan(self) -> list[int]:
        choice = self.play.table.choice
        acts = [option.act for option in choice.options]
        if len(self.play.batches) > 40 and "throw" in acts:
            return [acts.index("throw")]
        return list(self.player.picks(choice))


def build_deck(person: Person) -> Path:
    """A bag by mouse and keyboard: nine pebbles are too few, fifteen are not."""
    combo = person.editor.bar.game
    combo.setCurrentIndex(combo.findData(GAME))
    combo.activated.emit(combo.currentIndex())
    press(person.editor.bar.new)
    assert person.deck.game == GAME and list(person.deck.piles) == ["main"]
    for number, name in enumerate(NAMES):
        person.search(name)
        for _ in range(3):
            QTest.keyClick(person.editor.results.field, Qt.Key.Key_Return)
        if number == 2:
            assert person.deck.total() == 9 and "Legal" not in person.editor.bar.verdict.text()
    assert person.editor.bar.verdict.text() == "✓ Legal"
    heads = [name for section in person.editor.piles.sections.values() for name, _ in section.groups]
    assert heads == ["odd", "even"]
    press(person.editor.bar.name)
    QTest.keyClicks(person.editor.bar.name, "Bag")
    press(person.editor.bar.save)
    assert person.editor.document.path is not None
    return person.editor.document.path


def test_a_game_of_the_tests_alone_is_imported_built_checked_played_replayed_and_printed(
    window: Callable[..., Any], data_dir: Path, tmp_path: Path, cards: Path, run: Callable[..., tuple[int, str]]
) -> None:
    # imported and searched
    assert run("import", cards)[0] == 0
    for query, codes in (("kind:odd", {"p1", "p3", "p5"}), ("power>=4", {"p4", "p5"}), ("หิน", {"p1"})):
        found = json.loads(run("search", "--game", GAME, "--json", query)[1])
        assert {card["code"] for card in found["cards"]} == codes, query
    # built and checked
    main = window()
    path = build_deck(Person(main))
    deck = read_deck(path)
    assert deck.total() == 15 and run("check", path)[0] == 0
    # played by mouse
    main.choose_match()
    screen = main.new_match
    press(next(tile for tile in screen._game_group.buttons() if tile.accessibleName().startswith("Pebbles")))
    assert [seat.deck_id() for seat in screen.seats] == [str(path)] * 2
    assert screen.start_button.isEnabled(), screen.summary.text()
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    assert main.seating.match.header.game == GAME
    hand = Player(main)
    hand.play_on(lambda: bool(hand.play.finished))
    hand.driver.lift()
    banner = main.seating.table.banner
    assert banner.isVisible() and banner.title.text()
    # replayed
    press(banner.leave_button)
    until(lambda: main.home.model.replays)
    (replay,) = main.home.model.replays
    assert replay.game == "Pebbles"
    press(main.home.rows[replay.id])
    until(lambda: main.current_screen() == "replay")
    (kept,) = Store(data_dir).finished()
    status, said = run("replay", "--verify", data_dir / "replays" / f"{kept.id}.sanam")
    assert status == 0 and "verified" in said
    # printed
    status, said = run("proxies", path, "-o", tmp_path / "bag.pdf")
    assert status == 0 and (tmp_path / "bag.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_outside_the_games_names_one() -> None:
    root = Path(sanam.__file__).parent
    outside = (path for path in root.rglob("*.py") if "games" not in path.relative_to(root).parts)
    assert [str(path.relative_to(root)) for path in outside if IDS.search(path.read_text("utf-8"))] == []
