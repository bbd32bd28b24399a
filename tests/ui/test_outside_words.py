"""Words from outside are shown letter by letter, whatever they look like: on every screen, in every tip and caption."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from outside_words import look_through, outside, spoil
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from window_driver import Hand, make_screens, until

import sanam
from layers import first_fast
from sample_cards import write_cdb
from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.ui.deck_shelf import STARTER
from sanam.ui.match_setup import MatchSetup, SeatSetup
from sanam.ui.plain import PlainLabel, caption, message, plain

UI = Path(sanam.__file__).parent / "ui"
#: What shows words, and what words have to go through for it.
SHOWN = {"setToolTip": "plain", "setWhatsThis": "plain", "setStatusTip": "plain", "showText": "plain"}
MADE = ("QLabel", "QMessageBox", "QErrorMessage", "QProgressDialog", "QInputDialog")


def _is_own(words: ast.expr) -> bool:
    """Whether words are the program's or were made plain."""
    if isinstance(words, ast.IfExp):
        return _is_own(words.body) and _is_own(words.orelse)
    return isinstance(words, ast.Constant) or (
        isinstance(words, ast.Call) and isinstance(words.func, ast.Name) and words.func.id in ("tr", "plain")
    )


def test_there_is_one_way_to_show_words() -> None:
    """No tip, message or label of the window takes words past `sanam.ui.plain`."""
    found = []
    for path in sorted(UI.rglob("*.py")):
        if path.name == "plain.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            where = f"{path.relative_to(UI)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in MADE for b in node.bases):
                found.append(f"{where} class {node.name}")
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Name) and node.func.id in MADE:
                found.append(f"{where} {node.func.id}")
            elif isinstance(node.func, ast.Attribute):
                owner = node.func.value.id if isinstance(node.func.value, ast.Name) else ""
                if owner in MADE and node.func.attr[0].islower():
                    found.append(f"{where} {owner}.{node.func.attr}")
                if node.func.attr in SHOWN and not any(map(_is_own, node.args)):
                    found.append(f"{where} {node.func.attr}")
    assert not found


def test_plain_words_stay_and_html_is_escaped(qapp: object) -> None:
    assert plain("Tom & Jerry, 1 < 2, &amp;") == "Tom & Jerry, 1 < 2, &amp;"
    assert plain("") == ""
    assert "&lt;b&gt;x&lt;/b&gt;" in plain("<b>x</b>")
    assert "&lt;img" in plain('<img src="/dev/zero">\none')
    assert caption("&amp;") == "&&amp;"
    assert PlainLabel("<b>x</b>").textFormat() == Qt.TextFormat.PlainText


def test_a_message_shows_letters(qtbot: Any) -> None:
    box = message(QMessageBox.Icon.Question, "Deck", outside(0))
    qtbot.addWidget(box)
    box.show()
    assert look_through() == ([], 1)
    box.close()


def _look(least: int = 1) -> None:
    QApplication.processEvents()
    faults, seen = look_through()
    assert not faults
    assert seen >= least, "no word from outside is shown"


def _spoilt(data_dir: Path, window: Callable[..., Any]) -> Any:
    spoil(data_dir)
    return window()


def test_cards_and_the_form_of_own_cards(data_dir: Path, window: Callable[..., Any]) -> None:
    opened = _spoilt(data_dir, window)
    make_screens(opened, "cards")
    opened.show_screen("cards")
    cards = opened.cards
    view = cards.view
    until(lambda: view.model().rowCount() > 3)
    for row in range(3):
        QTest.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(row, 0)).center()
        )
        _look(4)
        cards.enlarge(cards.detail.code)
        _look(4)
        QTest.keyClick(QApplication.focusWidget() or cards, Qt.Key.Key_Escape)
    cards.own.begin(cards.detail.code)
    _look()


def test_decks(data_dir: Path, window: Callable[..., Any]) -> None:
    opened = _spoilt(data_dir, window)
    opened.edit_deck(opened.shelf.entries()[0].id)
    editor = opened.editor
    editor.bar.name.setText(outside(0))
    _look(20)
    editor.side.tabs.setCurrentIndex(2)
    _look(20)
    editor.show_shelf()
    _look(0)


def _setup(opened: Any, open_hands: bool, game_id: str = "") -> MatchSetup:
    game = games.get(game_id or games.first())
    first, second = (f"{STARTER}{name}" for name in game.starter.decks[:2])
    seats = (SeatSetup(outside(0), first), SeatSetup(outside(1), second))
    return MatchSetup(game.id, game.matches.edition_ids[0], seats, "seat0", open_hands=open_hands)


@pytest.mark.parametrize("game", first_fast(games.ids()))
def test_a_match_its_log_and_its_replay(data_dir: Path, window: Callable[..., Any], game: str) -> None:
    opened = _spoilt(data_dir, window)
    opened.seating.start(opened.shelf, _setup(opened, open_hands=True, game_id=game))
    until(lambda: opened.seating.table is not None and opened.seating.table.isVisible())
    table = opened.seating.table
    table.set_animated(False)
    hand, anybody = Hand(opened), RandomPlayer(3)
    for _ in range(40):
        hand.driver.lift()
        hand.driver.answer(anybody.picks(hand.play.table.choice))
        _look(4)
    for zone in ("0.deck", "0.grave", "1.grave"):
        table.show_pile(zone)
        _look(4)
    for cards in list(table.controller.view.zones.values()):
        for card in cards[:2]:
            table.card_clicked(card.handle)
            _look(4)
    kept = opened.seating.match.header.id
    opened.seating.leave()
    until(lambda: look_through()[1] >= 1)  # the home screen says whose match it is
    _look()
    opened.seating.watch(kept)
    until(lambda: opened.current_screen() == "replay")
    replays = opened.seating.replays
    for _ in range(0, replays.replay.length, 8):
        replays.step(8)
        _look(4)


def test_the_curtain(data_dir: Path, window: Callable[..., Any]) -> None:
    opened = _spoilt(data_dir, window)
    opened.seating.start(opened.shelf, _setup(opened, open_hands=False))
    until(lambda: opened.seating.table is not None and opened.seating.table.curtain.isVisible())
    hand = Hand(opened)
    _look(2)
    for _ in range(12):
        if not hand.driver.screen.curtain.isVisible():
            hand.step()
        _look(2)


def test_new_match_sheets_and_reports(data_dir: Path, window: Callable[..., Any]) -> None:
    opened = _spoilt(data_dir, window)
    opened.choose_match()
    opened.new_match.seats[0].name.setText(outside(0))
    opened.new_match.seats[1].name.setText(outside(2))
    _look(0)
    game = opened.shelf.entries()[0]
    opened._make("sheets")
    opened.sheets.show_deck(game.id)
    opened.show_screen("sheets")
    _look(0)
    opened.show_error(OSError(outside(0)), outside(1), outside(2))
    opened.toast(outside(0))
    _look(1)


def test_the_report_of_an_import(data_dir: Path, window: Callable[..., Any], tmp_path: Path) -> None:
    """What was refused is named in it, file and card."""
    opened = _spoilt(data_dir, window)
    row = {"id": 700_000_000, "type": 2, "name": outside(0), "desc": outside(0)}
    folder = tmp_path / "<b>x<"
    (folder / "b>").mkdir(parents=True)
    path = write_cdb(folder / "b>" / "&amp;.cdb", [row])
    make_screens(opened, "cards")
    opened.show_screen("cards")
    opened.cards.card_import.take([path])
    page = opened.cards.card_import.report
    until(lambda: page.isVisible())
    assert "&amp;.cdb" in page.lines.toPlainText()
    _look()
