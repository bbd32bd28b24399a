"""The fonts that come with the program serve wherever text is drawn, whatever the machine has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sanam.faces import fonts

DRAWS = """
import sys
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QColor, QTextLayout
from PySide6.QtCore import QRectF
app = QGuiApplication(["test"])
from sanam.faces.typeset import draw_line
picture = QImage(200, 40, QImage.Format.Format_RGB32)
painter = QPainter(picture)
draw_line(painter, QRectF(0, 0, 200, 40), {text!r}, {language!r}, QColor("white"), largest=20, smallest=20)
painter.end()
from sanam.faces.fonts import font
layout = QTextLayout({text!r}, font({language!r}, 20))
layout.beginLayout()
layout.createLine()
layout.endLayout()
runs = layout.glyphRuns()
missing = any(0 in run.glyphIndexes() for run in runs)
print(sorted({{run.rawFont().familyName() for run in runs}}), missing)
"""
PERSIAN = """
from PySide6.QtGui import QGuiApplication, QTextLayout
app = QGuiApplication(["test"])
from sanam.faces.fonts import font, missing_letters
for language in ("en", "th", "fa", "zh-Hant", "zh-Hans"):
    layout = QTextLayout("میدان", font(language, 20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    print({run.rawFont().familyName() for run in layout.glyphRuns()}, missing_letters("Aก م", language))
"""
NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir></fontconfig>"""


def test_persian_words_have_the_persian_font_in_every_language() -> None:
    """Whatever the machine has: DejaVu Sans, for one, has Arabic letters too."""
    done = subprocess.run(
        [sys.executable, "-c", PERSIAN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert [line.strip() for line in done.stdout.splitlines()] == ["{'Noto Naskh Arabic'}"] * 5, done.stderr


DIGITS = """
from PySide6.QtGui import QGuiApplication, QTextLayout
app = QGuiApplication(["test"])
from sanam.faces.fonts import font
def runs(text, pixels):
    layout = QTextLayout(text, font("fa", pixels))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [(run.rawFont(), run.glyphIndexes()) for run in layout.glyphRuns()]
for text in ("۰۴۶۷", "از ۰۴۶۷ ATK"):
    print(*[d for d in "۰۴۶۷" if any(raw.glyphIndexesForString(d)[0] in drawn for raw, drawn in runs(text, 20))])
raw, drawn = runs("۰", 100)[0]
print(raw.pathForGlyph(drawn[0]).boundingRect().height())
"""


def test_persian_digits_have_their_persian_forms() -> None:
    """Not those of Urdu, which Noto Naskh Arabic puts in their place; and a zero is no dot."""
    done = subprocess.run(
        [sys.executable, "-c", DIGITS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    *drawn, zero = done.stdout.splitlines()
    assert drawn == ["۰ ۴ ۶ ۷"] * 2, done.stderr
    assert float(zero) > 25


@pytest.mark.parametrize(
    ("language", "text", "family"),
    [
        ("en", "Battle", "Noto Sans"),
        ("th", "สนาม", "Noto Sans Thai"),
        ("fa", "میدان", "Noto Naskh Arabic"),
        ("en", "●★", "Noto Sans Symbols2"),
        ("fa", "●", "Noto Sans Symbols2"),
        ("en", "−→①➀∞", "Noto Sans Symbols2"),
    ],
)
def test_text_drawn_before_any_window_uses_the_bundled_fonts(
    tmp_path: Path, language: str, text: str, family: str
) -> None:
    (tmp_path / "fonts.conf").write_text(NO_FONTS.format(cache=tmp_path / "cache"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", DRAWS.format(text=text, language=language)],
        env={**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf"), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.strip() == f"[{family!r}] False", done.stderr


@pytest.mark.parametrize(("bold_there", "bold"), [(True, True), (False, False)])
def test_chinese_is_bold_only_where_a_font_has_bold_letters(
    qapp: object, monkeypatch: pytest.MonkeyPatch, bold_there: bool, bold: bool
) -> None:
    monkeypatch.setattr(fonts.QFontDatabase, "styles", lambda name: ["Regular", "Bold"])
    monkeypatch.setattr(fonts.QFontDatabase, "bold", lambda name, style: bold_there and style == "Bold")
    kept = (fonts._base, fonts._bold_is_made_up)
    for cached in kept:
        cached.cache_clear()
    try:
        assert fonts.font("zh-Hant", 20, bold=True).bold() is bold
        assert fonts.font("en", 20, bold=True).bold()
    finally:
        for cached in kept:
            cached.cache_clear()
