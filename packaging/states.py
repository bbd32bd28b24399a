"""Pictures of every state of the table, to be looked at: `python packaging/states.py OUT [options]`.

For each language, theme and size a folder with the board, a drag, a menu, each kind of question, a pile, changes by
hand, an earlier moment, the curtain and the end of a match, in all three games; and one contact sheet of them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import screenshots  # before Qt: it sets the platform
from PIL import Image, ImageDraw
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sanam.ui.app import create_app, look
from sanam.ui.match_setup import MatchSetup, SeatSetup

LANGUAGES = ("en", "th", "fa", "zh_Hant", "zh_Hans")
THEMES = ("dark", "light", "contrast")
SIZES = ("1280x720",)
#: Edition, decks, and the pile that is looked through.
GAMES = {
    "yugioh": ("zh-mr2", ("river", "sky"), "graveyard"),
    "onepiece": ("standard", ("watch", "tide"), "trash"),
    "summoner-master": ("summoner", ("willow", "workshop"), "seal-shrine"),
}
TILE = 480  # how wide a picture is on the contact sheet


class States(screenshots.Photographer):
    """Plays through a match of each game and takes pictures on the way."""

    def __init__(self, folder: Path, out: Path, size: tuple[int, int]) -> None:
        super().__init__(folder)
        self.out = out
        self.window.resize(*size)

    def snap(self, name: str) -> None:
        screenshots.settle(0.35)
        self.window.grab().save(str(self.out / f"{name}.png"))

    @property
    def table(self) -> Any:
        return self.window.seating.table

    @property
    def now(self) -> Any:
        """The open question of the match."""
        match = self.window.seating.match
        assert match is not None
        return match.play.table.choice

    def begin(self, game: str, open_hands: bool) -> None:
        import sanam.matches.setup as setup

        edition, decks, _ = GAMES[game]
        setup.new_seed = lambda: screenshots.SEED
        seats = (SeatSetup("Anong", f"starter:{decks[0]}"), SeatSetup("Somchai", f"starter:{decks[1]}"))
        assert self.window.shelf is not None
        self.window.seating.start(
            self.window.shelf, MatchSetup(game, edition, seats, "seat0", open_hands=open_hands, best_of=1)
        )
        screenshots.until(lambda: self.window.seating.match is not None)
        self.player = screenshots.Fighter(screenshots.SEED)

    def game(self, game: str) -> None:
        """All states of one game."""
        self.begin(game, open_hands=True)
        self.questions(game)
        self.acts(game)
        self.play(lambda: False)
        self.snap(f"{game}-9-end")
        self.window.seating.leave()
        self.begin(game, open_hands=False)
        for _ in range(400):
            self.table.set_animated(False)
            if self.table.curtain.isVisible():
                if self.table.controller.may_pass_unseen:
                    break
                self.table.controller.lift_curtain()
                self.table.curtain.hide()
            self.table.controller.answer(self.player.picks(self.now))
        self.snap(f"{game}-8-curtain")
        self.window.seating.leave()

    def questions(self, game: str) -> None:
        """Each kind of question, the first time it comes up, until the board is busy."""
        seen: set[str] = set()
        self.table.set_animated(False)
        busy = self.full if game == "yugioh" else lambda: self.turn() >= 5 and self.now.kind == "action"
        while not busy():
            if self.now.kind not in seen:
                seen.add(self.now.kind)
                self.snap(f"{game}-2-asked-{self.now.kind}")
            self.table.controller.answer(self.player.picks(self.now))

    def acts(self, game: str) -> None:
        """What a person does at a busy board."""
        controller = self.table.controller
        cards = [o.card for o in controller.choice.options if o.card is not None]
        self.table._focus(cards[0])
        self.snap(f"{game}-1-board")
        hand = [card for card in cards if controller.view.find(card).zone.endswith(".hand")] or cards
        for name, card in (("menu", hand[0]), ("menu-field", cards[-1])):
            self.table.offer(controller.menu(card), card)
            self.snap(f"{game}-3-{name}")
            self.table.menu.close_menu()
        for held in self.drags(hand[:1] + cards[-1:]):
            self.snap(f"{game}-4-drag-{held}")
        self.table.show_pile(f"{controller.seat}.{GAMES[game][2]}")
        self.snap(f"{game}-5-pile")
        self.table.left_side.unfold()
        self.table.left_side.by_hand.switch.click()
        self.snap(f"{game}-6-by-hand")
        self.table.left_side.by_hand.switch.click()
        controller.scrub(controller.match.length // 2)
        self.snap(f"{game}-7-earlier")
        controller.leave_past()

    def drags(self, cards: list[str]) -> Iterator[int]:
        """Hold each of these cards over the middle of the board."""
        port = self.table.view.viewport()
        for number, card in enumerate(cards):
            area = self.table.scene.area_of(card)
            start = self.table.view.mapFromScene(area.left() + area.width() * 0.15, area.top() + area.height() * 0.2)
            end = QPoint(port.width() // 2, round(port.height() * 0.55))
            QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
            for step in range(1, 9):
                QTest.mouseMove(port, start + (end - start) * step / 8)
            yield number
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
            self.table.menu.close_menu()


def contact_sheet(folder: Path) -> None:
    """All pictures of a folder on one, small, with their names."""
    pictures = sorted(path for path in folder.glob("*.png") if path.name != "sheet.png")
    small = []
    for path in pictures:
        picture = Image.open(path).convert("RGB")
        small.append((path.stem, picture.resize((TILE, round(TILE * picture.height / picture.width)))))
    if not small:
        return
    high, across = small[0][1].height + 16, 4
    sheet = Image.new("RGB", (across * TILE, -(-len(small) // across) * high), "black")
    pen = ImageDraw.Draw(sheet)
    for number, (name, picture) in enumerate(small):
        at = (number % across * TILE, number // across * high)
        sheet.paste(picture, (at[0], at[1] + 16))
        pen.text((at[0] + 4, at[1] + 2), name, fill="white")
    sheet.save(folder / "sheet.png")


def chosen(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    for name, values in (("languages", LANGUAGES), ("themes", THEMES), ("games", tuple(GAMES))):
        parser.add_argument(f"--{name}", nargs="+", choices=values, default=values)
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WxH")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    wanted = chosen(arguments)
    app: QApplication | None = None
    for language, theme, size in product(wanted.languages, wanted.themes, wanted.sizes):
        out = wanted.out / f"{language}-{theme}-{size}"
        out.mkdir(parents=True, exist_ok=True)
        wide, high = (int(part) for part in size.split("x"))
        with tempfile.TemporaryDirectory() as scratch:
            app = app or create_app(data_dir=Path(scratch))
            look(app, theme, language, 1.0)
            one = States(Path(scratch), out, (wide, high))
            for game in wanted.games:
                one.game(game)
            one.window.close()
            app.processEvents()
        contact_sheet(out)
        print(out / "sheet.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
