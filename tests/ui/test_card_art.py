"""The dialog that says which cards have no picture, and gives them one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from window_driver import press

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.ui.cards.pictures.overview import CardArtDialog
from sanam.ui.cards.results import CODE
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


def test_a_picture_dropped_on_a_card_is_that_cards_and_a_second_is_asked_about(
    screen: CardsScreen, tmp_path: Path
) -> None:
    told: list[Any] = []
    screen.show_problem = lambda *said: told.append(said)
    screen.resize(1280, 720)
    QApplication.processEvents()
    second = screen.results.index(1)
    code = str(second.data(CODE))
    inside = screen.view.visualRect(second).center()
    at = screen.view.viewport().mapTo(screen, inside)
    first_picture, other = art(tmp_path, "any name.png"), art(tmp_path, "other.png")
    assert screen.card_pictures.drop([first_picture], at)
    kept = screen.catalogue.image("onepiece", code)
    assert kept is not None and not told
    before = kept.read_bytes()
    Image.new("RGB", (300, 420), "white").save(other)
    assert screen.card_pictures.drop([other], at) and kept.read_bytes() == before
    (problem, words, act) = told[0]
    assert "has a picture already" in problem.what and words == "Replace it"
    act()
    assert kept.read_bytes() != before
    assert not screen.card_pictures.drop([first_picture], QPoint(3, 3))
    assert not screen.card_pictures.drop([first_picture, other], at)


def test_a_card_without_a_picture_says_how_to_add_one(screen: CardsScreen, tmp_path: Path) -> None:
    code = str(screen.results.index(0).data(CODE))
    screen.show_card(code)
    assert not screen.detail.picture.isHidden() and "Drop one on it" in screen.detail.picture.toolTip()
    screen.card_pictures.give(code, art(tmp_path, "x.png"))
    assert screen.detail.picture.isHidden()


def test_a_card_like_another_does_not_take_its_scan(screen: CardsScreen, tmp_path: Path) -> None:
    code = str(screen.results.index(0).data(CODE))
    screen.card_pictures.give(code, art(tmp_path, "x.png"))
    screen.own.begin(code)
    assert screen.own.preview.picture is None and not screen.own.preview.is_other


def test_the_import_asks_whose_pictures_they_are_by_keyboard(screen: CardsScreen, tmp_path: Path) -> None:
    folder = tmp_path / "pics"
    folder.mkdir()
    (code, _), (other, other_name) = screen.catalogue.without_image("onepiece")[:2]
    art(folder, f"{code}.png")
    art(folder, "first stranger.png")
    art(folder, "second stranger.png")
    screen.card_import.take([folder])
    page, asking = screen.card_import.report, screen.card_import.asking
    assert "Found by code or number: 1" in page.lines.toPlainText()
    assert page.ask_button.isVisible() and "2" in page.ask_button.text()
    press(page.ask_button)
    assert screen.stack.currentWidget() is asking and asking.edit.hasFocus()
    assert asking.picture.pixmap().width() > 10 and asking.edit.text() == "first stranger"
    QTest.keyClicks(asking.edit, other_name)
    assert str(asking.offers.currentItem().data(Qt.ItemDataRole.UserRole)) == other
    QTest.keyClick(asking.edit, Qt.Key.Key_Return)
    assert asking.list.currentRow() == 1 and asking.edit.text() == "second stranger"
    assert other_name in asking.list.item(0).text()
    press(asking.give_button)
    assert screen.catalogue.image("onepiece", other) is not None
    assert "Chosen by you: 1" in page.lines.toPlainText() and screen.stack.currentWidget() is page
