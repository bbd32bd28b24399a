"""The dialog that says which cards have no picture, and gives them one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication, QMenu

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.ui.cards.card_art import CardArtDialog
from sanam.ui.cards.screen import CardsScreen


@pytest.fixture
def screen(qtbot: Any, data_dir: Path) -> Iterator[CardsScreen]:
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        import_set(catalogue, paths.cardset_dir() / "one-piece-starter.toml")
        made = CardsScreen(
            catalogue,
            run=lambda job, **_: job.run_now(),
            show_problem=lambda *_: None,
            toast=lambda words: None,
            eager=True,
        )
        qtbot.addWidget(made)
        made.show()
        made.set_game("onepiece")
        yield made
        made.close_faces()
        made.close()


def art(folder: Path, name: str) -> Path:
    path = folder / name
    Image.new("RGB", (300, 420), "purple").save(path)
    return path


def rows(dialog: CardArtDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_it_lists_the_cards_without_a_picture_and_gives_one_a_picture(screen: CardsScreen, tmp_path: Path) -> None:
    catalogue = screen.catalogue
    every = catalogue.counts()["onepiece"]["cards"]
    menu = QMenu()
    screen.chosen.fill_menu(menu)
    entry = next(action for action in menu.actions() if action.text() == "Card pictures…")
    entry.trigger()
    dialog = screen.findChild(CardArtDialog)
    assert dialog is not None and dialog.isVisible()
    assert len(rows(dialog)) == every and dialog.told.text() == f"0 of {every} cards have a picture."
    dialog.list.setCurrentRow(3)
    code = catalogue.without_image("onepiece")[3][0]
    changed = []
    screen.changed.connect(lambda: changed.append(True))
    dialog.give(art(tmp_path, "anything.png"))
    assert catalogue.image("onepiece", code) is not None and changed
    assert len(rows(dialog)) == every - 1 and not any(code in row for row in rows(dialog))
    assert dialog.told.text() == f"1 of {every} cards have a picture."
    dialog._copy()
    copied = QApplication.clipboard().text().splitlines()
    assert len(copied) == every - 1 and all("\t" in line for line in copied)
    dialog.close()


def test_it_can_look_only_at_what_one_owns(screen: CardsScreen, tmp_path: Path) -> None:
    catalogue = screen.catalogue
    (first, _), (second, _) = catalogue.without_image("onepiece")[:2]
    catalogue.set_owned("onepiece", first, 2)
    catalogue.set_owned("onepiece", second, 1)
    catalogue.set_image("onepiece", first, art(tmp_path, "first.png"))
    dialog = CardArtDialog(screen)
    dialog.mine.setChecked(True)
    assert [second in row for row in rows(dialog)] == [True]
    assert dialog.told.text() == "1 of 2 cards have a picture."
    dialog.mine.setChecked(False)
    assert len(rows(dialog)) == catalogue.counts()["onepiece"]["cards"] - 1
    dialog.close()
