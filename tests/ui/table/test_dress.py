"""Playmats and sleeves: six of each of our own, and a person's own picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from table_matches import started

from sanam.faces.back import back_image
from sanam.faces.sleeves import SLEEVES, Sleeve, covering
from sanam.ui.mats import MATS
from sanam.ui.settings.dress import OWN, mat_of, own_file, sleeve_of
from sanam.ui.settings.dress_panel import DressPanel, mat_names, sleeve_names
from sanam.ui.settings.values import MAT, SLEEVE, Settings


def test_every_name_has_a_setting_words_and_something_to_paint() -> None:
    assert set(mat_names()) == {*MATS, OWN} == set(MAT.allowed) and len(MATS) == 7  # one of them is plain
    assert set(sleeve_names()) == {*SLEEVES, OWN} == set(SLEEVE.allowed) and len(SLEEVES) == 6


def test_no_two_sleeves_look_alike_and_each_keeps_the_colour_of_its_owner() -> None:
    red, blue = ((tint, {}) for tint in ("#d85a4a", "#4fb3a5"))
    for tint, seen in (red, blue):
        for name in SLEEVES:
            image = back_image("yugioh", 60, 87, 1.0, tint, sleeve=Sleeve(name))
            seen[name] = image
            assert sum(image == other for other in seen.values()) == 1
    edges = [[image.pixelColor(30, 2) for image in seen.values()] for _, seen in (red, blue)]
    assert all(edge.red() > edge.blue() + 40 for edge in edges[0])
    assert all(edge.blue() > edge.red() + 20 for edge in edges[1])


def test_a_mat_is_laid_out_at_once_and_the_cards_put_into_sleeves(table: Any) -> None:
    driver = table(started(7, 30))
    screen = driver.screen
    pictures = [screen.grab().toImage()]
    for name, sleeve in (("lotus", "rays"), ("waves", "scales")):
        screen.dress(MATS[name], Sleeve(sleeve))
        pictures.append(screen.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    screen.dress(MATS["plain"], Sleeve())
    assert screen.grab().toImage() == pictures[0]


@pytest.fixture
def panel(qtbot: Any, tmp_path: Path) -> DressPanel:
    made = DressPanel(Settings(tmp_path))
    qtbot.addWidget(made)
    return made


def test_an_own_picture_is_copied_small_and_used(qtbot: Any, panel: DressPanel, tmp_path: Path) -> None:
    Image.new("RGB", (4000, 1000), (200, 30, 30)).save(tmp_path / "mine.png")
    told: list[Any] = []
    panel.settings.on_change(told.append)
    for setting in (MAT, SLEEVE):
        panel.take(setting, tmp_path / "mine.png")
        qtbot.waitUntil(lambda setting=setting: panel.settings.get(setting) == OWN)
        kept = QImage(str(own_file(panel.settings, setting)))
        assert 0 < max(kept.width(), kept.height()) <= 1500
    assert MAT in told and panel.boxes[MAT].currentData() == OWN
    (tmp_path / "mine.png").unlink()  # a copy is used
    assert mat_of(panel.settings).picture is not None
    image = back_image("yugioh", 60, 87, 1.0, sleeve=sleeve_of(panel.settings))
    assert image.pixelColor(30, 40).red() > 150
    # Without its picture it is as at first.
    for setting in (MAT, SLEEVE):
        file = own_file(panel.settings, setting)
        assert file is not None
        file.unlink()
    assert mat_of(panel.settings) == MATS[MAT.default] and sleeve_of(panel.settings) == Sleeve()


@pytest.mark.allow_log("Reading the picture failed")
def test_what_is_no_picture_is_refused_with_its_reason(qtbot: Any, panel: DressPanel, tmp_path: Path) -> None:
    (tmp_path / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 40)
    panel.show()
    panel.take(MAT, tmp_path / "bad.png")
    qtbot.waitUntil(panel.problem.isVisible)
    assert "bad.png" in panel.problem.text()
    assert panel.settings.get(MAT) == MAT.default and not own_file(panel.settings, MAT).exists()  # type: ignore[union-attr]


def test_a_picture_fills_a_place_without_being_stretched() -> None:
    wide = QImage(400, 100, QImage.Format.Format_RGB32)
    assert covering(wide, QRectF(0, 0, 50, 50)) == QRectF(150, 0, 100, 100)
    assert covering(wide, QRectF(0, 0, 800, 100)) == QRectF(0, 25, 400, 50)


@pytest.mark.parametrize("name", [name for name in MATS if name != "plain"])
def test_every_mat_bears_a_figure_that_is_seen(name: str) -> None:
    """A figure is painted within the board, and is seen."""
    image = QImage(320, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    whole = QRectF(0, 0, 320, 200)
    with QPainter(image) as painter:
        from sanam.ui.mats import paint_mat

        paint_mat(painter, MATS[name], whole, whole.center(), whole)
    drawn = sum(image.pixelColor(x, y).alpha() > 20 for x in range(0, 320, 2) for y in range(0, 200, 2))
    assert drawn > 150
