"""Makes the pictures of README.md from the program itself: `python packaging/screenshots.py [NAME…]`.

A scratch data directory, the starter decks, players that answer at random from a fixed seed, no window system. The
pictures go to resources/screenshots as PNG, each below 400 kB.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "desktop"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image  # noqa: E402
from PySide6.QtGui import QPixmap  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from sanam.bots.random_player import RandomPlayer  # noqa: E402
from sanam.engine.choice import Choice  # noqa: E402
from sanam.ui.app import create_app  # noqa: E402
from sanam.ui.cards.results import CODE  # noqa: E402
from sanam.ui.match_setup import MatchSetup, SeatSetup  # noqa: E402
from sanam.ui.window import Window  # noqa: E402

OUT = ROOT / "resources" / "screenshots"
WIDE, HIGH = 1280, 720
LIMIT = 400_000
SEED = 20261121


def until(what: Callable[[], object], seconds: float = 60) -> None:
    """Let the program work until something is so."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise SystemExit("the program did not get there in time")
        settle(0.005)


def settle(seconds: float) -> None:
    """Let the program and its threads work for a while (QTest.qWait would keep the threads waiting)."""
    end = time.monotonic() + seconds
    while True:
        QApplication.processEvents()
        if time.monotonic() >= end:
            return
        time.sleep(0.005)


def save(pixmap: QPixmap, name: str) -> None:
    """Write one picture, with as many colours as the limit allows."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.png"
    pixmap.save(str(path))
    whole = Image.open(path).convert("RGB")
    whole.save(path, optimize=True)
    for colours in (256, 128, 64):
        if path.stat().st_size < LIMIT:
            break
        whole.quantize(colours, Image.Quantize.FASTOCTREE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


class Fighter(RandomPlayer):
    """Plays what it can: at random a match would have little on the board."""

    def picks(self, choice: Choice) -> list[int]:
        for act in ("play", "give", "cast"):
            able = [i for i, option in enumerate(choice.options) if option.act == act]
            if choice.kind == "action" and able:
                return [able[self.below(len(able))]]
        return super().picks(choice)


class Photographer:
    """Sits at the program and takes pictures."""

    def __init__(self, folder: Path) -> None:
        self.window = Window(folder, eager=True)  # every face is there before its picture is taken
        self.window.resize(WIDE, HIGH)
        self.window.begin()
        self.window.show()
        until(lambda: self.window.shelf is not None)
        self.window.choose_match()
        self.player = RandomPlayer(SEED)

    def take(self, name: str, wait: float = 1.2) -> None:
        settle(wait)
        save(self.window.grab(), name)

    def start(self, game: str = "yugioh", edition: str = "zh-mr2", decks: tuple[str, str] = ("river", "sky")) -> None:
        """A match in practice, with names, at a fixed seed."""
        import sanam.matches.setup as setup

        setup.new_seed = lambda: SEED
        seats = (SeatSetup("Anong", f"starter:{decks[0]}"), SeatSetup("Somchai", f"starter:{decks[1]}"))
        assert self.window.shelf is not None
        self.window.seating.start(
            self.window.shelf, MatchSetup(game, edition, seats, "seat0", open_hands=True, best_of=1)
        )
        until(lambda: self.window.seating.match is not None)

    def play(self, enough: Callable[[], bool]) -> None:
        """Answer as the seed says until it is enough."""
        match, table = self.window.seating.match, self.window.seating.table
        assert match is not None and table is not None and table.controller is not None
        table.set_animated(False)
        while not enough() and not match.play.finished:
            choice = match.play.table.choice
            assert choice is not None
            table.controller.answer(self.player.picks(choice))

    def home(self) -> None:
        """A home screen with a match to continue and another behind it."""
        for turns in (4, 7):
            self.start()
            self.play(lambda turns=turns: self.turn() >= turns)  # type: ignore[misc]
            settle(0.7)
            self.window.seating.leave()
        until(lambda: len(self.window.home.model.matches) == 2 and not self.window._jobs)
        until(lambda: self.window.home.model.matches[0].picture is not None)
        self.take("home")

    def new_match(self) -> None:
        self.window.choose_match()
        assert self.window.new_match is not None
        for seat, name in zip(self.window.new_match.seats, ("Anong", "Somchai"), strict=True):
            seat.name.setText(name)
        self.take("new-match")

    def table(self) -> None:
        """The middle of a duel, the end of it, and the replay."""
        self.start()
        self.play(lambda: self.full())
        match, table = self.window.seating.match, self.window.seating.table
        assert match is not None and table is not None and table.controller is not None
        options = match.play.table.choice.options if match.play.table.choice is not None else []
        cards = [o.card for o in options if o.card is not None]
        if cards:
            table.card_clicked(table.controller.sight.handles[cards[0]])
        self.take("table")
        self.play(lambda: False)
        self.take("end-of-duel")
        id = match.id
        self.window.seating.leave()
        until(lambda: self.window.home.model.replays)
        self.window.seating.watch(id)
        until(lambda: self.window.current_screen() == "replay")
        replays = self.window.seating.replays
        assert replays is not None and replays.replay is not None
        replays.step(replays.replay.length // 2)
        self.take("replay")
        self.window.seating.leave()

    def one_piece(self) -> None:
        """The middle of a One Piece match."""
        self.start("onepiece", "standard", ("watch", "tide"))
        self.player = Fighter(SEED)
        self.play(lambda: self.busy(5, 5, ("character",)))
        self.take("one-piece")
        self.window.seating.leave()

    def summoner_master(self) -> None:
        """The middle of a Summoner Master match."""
        self.start("summoner-master", "summoner", ("willow", "workshop"))
        self.player = Fighter(SEED)
        self.play(lambda: self.busy(5, 6, ("at-line", "df-line")))
        self.take("summoner-master")
        self.window.seating.leave()

    def library(self) -> None:
        """A starter deck in the editor, cards that were searched for, and the sheet of a deck."""
        self.window.edit_deck("starter:sky")
        self.take("decks", 2.5)
        self.window._make("cards")
        self.window.show_screen("cards")
        cards = self.window.cards
        assert cards is not None
        cards.edit.setText("type:monster level>=5")
        until(lambda: cards.results.rowCount())
        cards.show_card(str(cards.results.index(1).data(CODE)))
        self.take("cards", 2.5)
        self.window.print_deck(self.window.shelf.deck("starter:river"))  # type: ignore[union-attr]
        self.take("sheets", 4.0)

    def busy(self, turn: int, cards: int, rows: tuple[str, ...]) -> bool:
        """A decision of the near seat, some turns on, with at least so many cards on these rows of the board."""
        match = self.window.seating.match
        assert match is not None
        table = match.play.table
        if table.choice is None or table.choice.kind != "action" or table.choice.seat != 0 or self.turn() < turn:
            return False
        return sum(len(table.zones[f"{seat}.{row}"]) for seat in (0, 1) for row in rows) >= cards

    def turn(self) -> int:
        match = self.window.seating.match
        marks = match.play.table.marks if match is not None else {}
        return int(marks.get("turn") or marks.get("subturn") or 0)

    def full(self) -> bool:
        """A main phase with much on both fields."""
        match = self.window.seating.match
        assert match is not None
        table = match.play.table
        if table.choice is None or table.choice.kind != "action" or table.marks.get("phase") != "main1":
            return False
        count = sum(len(cards) for zone, cards in table.zones.items() if zone[2:3] in ("m", "s") and zone[3:].isdigit())
        hands = len(table.zones["0.hand"]) + len(table.zones["1.hand"])
        return count >= 8 and hands >= 6 and self.turn() >= 5 and table.choice.seat == 0


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        app = create_app(data_dir=Path(scratch))
        one = Photographer(Path(scratch))
        pictures = (
            ("home", one.home),
            ("new-match", one.new_match),
            ("table", one.table),
            ("one-piece", one.one_piece),
            ("summoner-master", one.summoner_master),
            ("library", one.library),
        )
        for name, take in pictures:
            if not wanted or name in wanted:
                take()
        one.window.close()
        app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
