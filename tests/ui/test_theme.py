"""Tokens reach their contrasts, the style sheet leaves no default grey, icons follow the theme."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from sanam.faces.glyphs import GLYPHS, draw_glyph
from sanam.ui import icons, theme
from sanam.ui.shell import Shell
from sanam.ui.theme import TEXT_PAIRS, THEMES, Theme, contrast, line_height, style_sheet
from sanam.ui.widgets import button, spin_box


@pytest.mark.parametrize("name", sorted(THEMES))
def test_text_is_readable_on_every_ground(name: str) -> None:
    table = THEMES[name]
    weak = {
        f"{ink} on {ground}": round(contrast(getattr(table, ink), getattr(table, ground)), 2)
        for ink, ground in TEXT_PAIRS
        if contrast(getattr(table, ink), getattr(table, ground)) < 4.5
    }
    assert weak == {}


@pytest.mark.parametrize("name", sorted(THEMES))
def test_edges_of_controls_and_the_focus_ring_can_be_seen(name: str) -> None:
    table = THEMES[name]
    for ground in (table.ground, table.felt, table.panel):
        assert contrast(table.edge, ground) >= 3
    for ground in (table.ground, table.felt, table.panel, table.zone, table.raised, table.hover):
        assert contrast(table.focus, ground) >= 3


@pytest.mark.parametrize("name", sorted(THEMES))
@pytest.mark.parametrize("kind", ["primary", "prompt", "checked"])
def test_the_ring_of_a_filled_button_stands_on_the_ground(
    qapp: QApplication, qtbot: QtBot, name: str, kind: str
) -> None:
    """Between ring and fill there is ground: a ring on the fill would not reach 3:1."""
    try:
        table = theme.apply(qapp, name)
        shell = Shell()
        qtbot.addWidget(shell)
        screen = QWidget()
        made = button("Go", kind="" if kind == "checked" else kind)
        made.setParent(screen)
        made.setGeometry(60, 60, 120, 40)
        made.setCheckable(kind == "checked")
        made.setChecked(kind == "checked")
        shell.add_screen("one", "One", "home", screen)
        shell.show_screen("one")
        shell.show()
        shell.activateWindow()
        made.setFocus()
        qtbot.waitUntil(made.hasFocus)
        picture = screen.grab().toImage()
        across = [picture.pixelColor(x, 80).name() for x in range(50, 70)]
        ring = across.index(table.focus)
        fill = {"primary": table.teal, "prompt": table.amber, "checked": table.text}[kind]
        assert fill not in across[: ring + 2] and fill in across[ring:]
        shell.setFocus()
        qtbot.waitUntil(lambda: not made.hasFocus())
        picture = screen.grab().toImage()
        assert table.focus not in [picture.pixelColor(x, 80).name() for x in range(50, 60)]
    finally:
        theme.apply(qapp, "dark")


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", sorted(THEMES))
def test_every_colour_of_the_style_sheet_is_a_token(qapp: QApplication, name: str) -> None:
    table = THEMES[name]
    tokens = {getattr(table, field.name) for field in fields(Theme)}
    used = set(re.findall(r"#[0-9a-fA-F]{6}\b", style_sheet(table)))
    assert used <= tokens
    assert "$" not in style_sheet(table)


def test_text_grows_with_the_scale_and_lines_with_the_language(qapp: QApplication) -> None:
    assert "font-size: 13px" in style_sheet(THEMES["dark"])
    assert "font-size: 20px" in style_sheet(THEMES["dark"], scale=1.5)
    assert line_height("th", 13) > line_height("en", 13)
    assert line_height("fa", 13) > line_height("en", 13)


@pytest.mark.parametrize("name", sorted(THEMES))
def test_a_box_that_is_ticked_is_seen_to_be_when_it_cannot_be_changed(
    qapp: QApplication, qtbot: QtBot, name: str
) -> None:
    try:
        theme.apply(qapp, name)
        inks = []
        for ticked in (False, True):
            box = QCheckBox("Sounds")
            qtbot.addWidget(box)
            box.setChecked(ticked)
            box.setEnabled(False)
            box.resize(120, 30)
            shown = box.grab().toImage()
            inks.append({shown.pixelColor(x, y).name() for x in range(8, 22) for y in range(8, 22)})
        assert max(contrast(one, other) for one in inks[1] for other in inks[1]) > 3 > len(inks[0])
    finally:
        theme.apply(qapp, "dark")


def test_a_theme_reaches_real_controls(qapp: QApplication, qtbot: QtBot) -> None:
    try:
        for name in ("light", "dark"):
            theme.apply(qapp, name)
            button = QPushButton("Go")
            qtbot.addWidget(button)
            button.resize(120, 40)
            button.ensurePolished()
            ground = button.grab().toImage().pixelColor(20, 8)
            assert ground.name() == theme.current().raised
    finally:
        theme.apply(qapp, "dark")


@pytest.mark.parametrize("control", [QCheckBox, QLineEdit, QPushButton])
def test_the_focus_is_visible_on_every_control(qapp: QApplication, qtbot: QtBot, control: type) -> None:
    theme.apply(qapp, "dark")
    made = control()
    qtbot.addWidget(made)
    made.resize(160, 40)
    made.show()
    made.clearFocus()
    without = made.grab().toImage()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    ring = QColor(theme.current().focus)

    def count(image: QImage) -> int:
        return sum(image.pixelColor(x, y) == ring for x in range(image.width()) for y in range(image.height()))

    assert count(without) == 0
    assert count(made.grab().toImage()) > 40


def test_what_divides_two_panels_covers_neither_of_them(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp)
    split = QSplitter()
    split.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # there Qt lays it over the last column of a panel
    qtbot.addWidget(split)
    for _ in range(2):
        panel = QLabel()
        panel.setStyleSheet("background: #ff0000")
        split.addWidget(panel)
    split.resize(300, 40)
    split.show()
    image = split.grab().toImage()
    red = sum(image.pixelColor(x, 20) == QColor("#ff0000") for x in range(image.width()))
    assert red == sum(split.widget(at).geometry().intersected(split.rect()).width() for at in range(2))


def test_icons_are_drawn_in_the_colour_asked_for(qapp: QApplication) -> None:
    image = icons.pixmap("check", "#ff0000", 24).toImage()
    inked = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = [color for color in inked if color.alpha() == 255]
    assert solid and all(color.name() == "#ff0000" for color in solid)


def test_no_icon_is_empty_and_all_are_different(qapp: QApplication) -> None:
    seen: dict[bytes, str] = {}
    for name in GLYPHS:
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        draw_glyph(painter, QRectF(0, 0, 48, 48), name, QColor("white"))
        painter.end()
        data = bytes(image.constBits())
        assert any(data), name
        assert seen.setdefault(data, name) == name


def test_a_number_keeps_off_the_edge_of_its_field_as_words_do(qtbot: QtBot) -> None:
    theme.apply(QApplication.instance())  # type: ignore[arg-type]
    made = [spin_box(), QLineEdit()]
    for field in made:
        qtbot.addWidget(field)
        field.resize(120, 34)
        field.setEnabled(False)  # no cursor, no selection
        field.show()
    empty = made[1].grab().toImage(), made[0].grab().toImage()
    made[0].setPrefix("W")
    made[1].setText("W")
    beginnings = []
    for field, before in ((made[0], empty[1]), (made[1], empty[0])):
        now = field.grab().toImage()
        beginnings.append(
            next(x for x in range(now.width()) if any(now.pixel(x, y) != before.pixel(x, y) for y in range(4, 30)))
        )
    assert abs(beginnings[0] - beginnings[1]) <= 3
