"""How large cards are in a window, and that what is written on the board has room there."""

from __future__ import annotations

from typing import Any

import pytest
from onepiece_matches import voyage
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication
from summoner_matches import shrine
from table_matches import started

from sanam.games.playmat import Stat
from sanam.ui.app import look
from sanam.ui.table.board.badges import Badges, paint_badges

MATCHES = {
    "yugioh": lambda: started(6, 40),
    "onepiece": lambda: voyage(6, 60),
    "summoner-master": lambda: shrine(6, 150),
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize(
    ("size", "least"), [((960, 600), 58), ((1280, 684), 72), ((1920, 1044), 115), ((3840, 2124), 240)]
)
def test_cards_are_as_wide_as_the_window_allows(table: Any, game: str, size: tuple[int, int], least: int) -> None:
    screen = table(MATCHES[game](), *size).screen
    geometry = screen.scene.geometry
    assert screen.size().width() == size[0] and screen.size().height() == size[1]
    assert geometry.card_size.width() >= least
    # One panel at least can be read beside the board.
    assert screen.left_side.is_out or screen.right_side.is_out
    for widget in (screen.near, screen.far, screen.prompt, screen.phases):
        assert screen.view.rect().contains(widget.geometry())


@pytest.mark.parametrize("game", MATCHES)
def test_cards_of_rows_hide_no_name(table: Any, game: str) -> None:
    """The upper edge of a card on the field, where its name stands, is its own; it may be under a panel nowhere."""
    screen = table(MATCHES[game](), 1280, 684).screen
    scene, board = screen.scene, screen.scene.geometry.board
    checked = 0
    for handle, item in scene.cards.items():
        place = board.place(item.card.zone[2:])
        if place is None or place.is_pile or place.kind in ("ranks", "column") or item.card.host is not None:
            continue
        area = item.area()
        left = area.left() if abs(item.spot.turn) < 45 else area.left() + 4
        assert scene.card_at(QPointF(left + 5, area.top() + 5)) == handle
        checked += 1
    assert checked


@pytest.mark.parametrize("size", [(960, 600), (1280, 684), (1920, 1044), (2560, 1400)])
@pytest.mark.parametrize("game", MATCHES)
def test_a_hand_is_never_cut_and_the_prompt_stands_on_it(table: Any, game: str, size: tuple[int, int]) -> None:
    screen = table(MATCHES[game](), *size).screen
    for fold in (lambda: None, screen.left_side.toggle, screen.right_side.toggle):
        fold()
        QApplication.processEvents()
        hand = [item for item in screen.scene.cards.values() if item.card.zone == "0.hand"]
        prompt, room = screen.prompt.geometry(), screen.view.rect()
        for item in hand:
            area = item.area()
            assert item.shown == 1 and room.contains(area.toAlignedRect())
            assert prompt.bottom() <= area.top() + 1 or not screen.prompt.isVisible()


def test_a_card_of_the_hand_comes_forward_while_it_is_pointed_at(table: Any) -> None:
    screen = table(voyage(6, 60), 1280, 684).screen
    scene = screen.scene
    hand = [item for item in scene.cards.values() if item.card.zone == "0.hand"]
    first, second = hand[0], hand[1]
    scene.hover(first.card.handle)
    lifted = first.lifted_area()
    assert lifted.top() < first.area().top() and first.zValue() > second.zValue()
    assert scene.card_at(second.area().center()) == second.card.handle
    scene.hover("")
    assert first.zValue() < 300


def test_a_panel_folds_by_itself_where_the_board_has_no_room_for_two(table: Any) -> None:
    screen = table(started(6, 40), 960, 600).screen
    left, right = screen.left_side, screen.right_side
    assert left.is_out and not right.is_out
    right.toggle()
    QApplication.processEvents()
    assert right.is_out and not left.is_out, "the panel that was asked for"
    screen.resize(1280, 720)
    QApplication.processEvents()
    assert left.is_out and right.is_out


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", [60, 85, 100, 170])
def test_the_numbers_of_a_card_are_not_cut_at_its_sides(qapp: QApplication, language: str, size: int) -> None:
    stats = tuple(Stat(name, 10, 8) for name in ("at", "df", "sp"))
    look(qapp, "dark", language, 1.0)
    try:
        pixmap = paint_badges(Badges(stats, labels=("At", "Df", "Sp")), size, 1.0)
        assert pixmap is not None
        image = pixmap.toImage()
    finally:
        look(qapp, "dark", "en", 1.0)
    wide = [x for x in range(size) if any(image.pixelColor(x, y).alpha() > 40 for y in range(size))]
    if size >= 85:
        assert wide[0] > 0 and wide[-1] < size - 1
    assert wide[-1] - wide[0] > size * 0.5


@pytest.mark.parametrize("language", ["en", "th", "fa", "zh_Hant", "zh_Hans"])
def test_a_low_plate_says_what_its_number_counts(table: Any, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Beside the two other numbers: as much room as the picture of the first one leaves."""
    opened = table(voyage(6, 60), 1280, 720).screen
    spoken = look(QApplication.instance(), "dark", language, 1.0)  # type: ignore[arg-type]
    try:
        opened._give_words()
        opened.refresh_cards()
        plate = opened.far
        named = plate.grab().toImage()
        unnamed = {name: ("", *signs) for name, (_, *signs) in plate.words.tallies().items()}
        monkeypatch.setattr(plate.words, "tallies", lambda: unnamed)
        assert plate.height() < 74 and named != plate.grab().toImage(), spoken
    finally:
        look(QApplication.instance(), "dark", "en", 1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", MATCHES)
def test_the_board_keeps_its_size_whatever_card_is_in_focus(table: Any, game: str) -> None:
    """Or the menu of a card would be closed by the text of that card."""
    screen = table(MATCHES[game](), 960, 600).screen
    size = screen.view.size()
    for cards in screen.controller.view.zones.values():
        for card in cards[:8]:
            screen._focus(card.handle)
            QApplication.processEvents()
            assert screen.view.size() == size


@pytest.mark.parametrize("game", MATCHES)
def test_what_stands_below_the_card_is_within_reach_at_large_text(table: Any, game: str) -> None:
    app = QApplication.instance()
    look(app, "dark", "en", 1.5)  # type: ignore[arg-type]
    try:
        driver = table(MATCHES[game](), height=690)
        area = driver.screen.left_side.area
        driver.screen._hovered(driver.controller.view.zones["0.hand"][0].handle)
        QApplication.processEvents()
        bar = area.verticalScrollBar()
        assert bar.isVisible() or not bar.maximum()  # or nothing says that there is more
        area.ensureWidgetVisible(driver.screen.advice.row.hint_button)
        hint = driver.screen.advice.row.hint_button
        place = QRect(hint.mapTo(area.viewport(), QPoint()), hint.size())
        assert area.viewport().rect().contains(place)
    finally:
        look(app, "dark", "en", 1.0)  # type: ignore[arg-type]
