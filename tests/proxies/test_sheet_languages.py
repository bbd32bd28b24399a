"""Sheets in another language print the cards' texts in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.catalogue.written import shown
from sanam.cli import main
from sanam.proxies import outputs
from sanam.proxies.cards import listed_cards
from sanam.proxies.painter import SheetPainter
from starter_cards import with_starters


@pytest.mark.parametrize("tag", ["th", "fa", "zh-Hant", "zh-Hans"])
def test_a_sheet_has_the_texts_of_its_language(tmp_path: Path, tag: str) -> None:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        import_set(catalogue, paths.cardset_dir() / "yugioh-starter.toml")
        (card,), (face,) = listed_cards(catalogue, "yugioh", [("900100006", 3)], language=tag)
        printed = catalogue.card("yugioh", 900100006)
        assert printed is not None
        said = shown(catalogue, printed, tag.replace("-", "_"))
    assert (face.name, face.text, face.language) == (said.name, said.text, tag)
    assert said.generated and said.text != printed.text and said.name != printed.name
    assert card.name == face.name and card.copies == 3


NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir></fontconfig>"""


def test_letters_that_no_font_has_are_told_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text(NO_FONTS.format(cache=tmp_path / "cache"), "utf-8")
    with_starters(tmp_path / "data")
    deck, sheet = tmp_path / "one.ydk", tmp_path / "one.pdf"
    deck.write_text("#main\n900100006\n", "utf-8")

    def proxies(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sanam", "--data-dir", str(tmp_path / "data"), "proxies", str(deck)]
        return subprocess.run(
            [*command, "-o", str(sheet), *more],
            env={
                **os.environ,
                "FONTCONFIG_FILE": str(tmp_path / "fonts.conf"),
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            capture_output=True,
            text=True,
            timeout=60,
        )

    refused = proxies("--language", "zh_Hant")
    assert refused.returncode == 1 and not sheet.exists()
    assert "fonts-noto-cjk" in refused.stderr and "--allow-missing-glyphs" in refused.stderr
    allowed = proxies("--language", "zh_Hant", "--allow-missing-glyphs")
    assert allowed.returncode == 0 and sheet.exists()
    sheet.unlink()
    bundled = proxies("--language", "fa")
    assert bundled.returncode == 0 and sheet.exists(), bundled.stderr


@pytest.mark.parametrize(("code", "said"), [("fa", "صفحهٔ ۱ از ۷"), ("th", "หน้า 1 จาก 7"), ("en", "Page 1 of 7")])
def test_the_header_is_in_the_language_of_the_cards(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, said: str
) -> None:
    with_starters(tmp_path / "data")
    written: list[SheetPainter] = []
    monkeypatch.setattr(outputs, "write_pdf", lambda painter, path: written.append(painter))
    words = ["proxies", "river", "-o", str(tmp_path / "out.pdf"), "--language", code, "--allow-missing-glyphs"]
    assert main(["--data-dir", str(tmp_path / "data"), *words]) == 0
    assert said in [text.text for text in written[0].sheet.pages[0].texts]
    assert QLocale().name().startswith("en")  # the window, if there is one, goes on in its own language
