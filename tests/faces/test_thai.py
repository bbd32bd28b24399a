"""Thai is broken between words on every machine, whatever Qt knows about it there."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sanam.faces.fonts import font
from sanam.faces.thai import breaks, spaced
from sanam.faces.typeset import LINE_SEPARATOR, Block
from starter_cards import starter_cards

LEADING, STANDING = "เแโใไ", "ะัาำิีึืฺุู็่้๊๋์ํๅๆ"


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """The Thai names of cards and what is written on them."""
    return [text for card in starter_cards() for text in (card["names"]["th"], card["texts"]["th"])]


def test_words_are_found_and_those_of_the_game_stay_whole() -> None:
    found = spaced("ครั้งที่สองได้ในแต่ละแบทเทิลเฟส").split("\u200b")
    assert found == ["ครั้ง", "ที่", "สอง", "ได้", "ใน", "แต่ละ", "แบทเทิลเฟส"]


def test_what_the_dictionary_lacks_is_broken_between_syllables_or_not_at_all() -> None:
    assert spaced("มังกรบลูอายส์").split("\u200b") == ["มังกร", "บลูอายส์"]
    for piece in spaced("กระบวนยุทธพยัคฆ์คำรามเกรี้ยวกราดทะยานฟ้า").split("\u200b"):
        assert piece[0] not in STANDING and piece[-1] not in LEADING


def test_no_line_begins_or_ends_where_none_can(texts: list[str]) -> None:
    for text in texts:
        for at in breaks(text):
            assert text[at] not in STANDING and text[at - 1] not in LEADING, text[:at]


def test_lines_on_faces_end_where_words_do(qapp: QApplication, texts: list[str]) -> None:
    for text in texts:
        paragraphs = text.split("\n")
        block = Block(text, font("th", 12), "th", 150)
        for (_, broken, _), paragraph in zip(block.layouts, paragraphs, strict=True):
            assert broken.replace(LINE_SEPARATOR, "") == paragraph
            allowed, at = {*breaks(paragraph)}, 0
            for line in broken.split(LINE_SEPARATOR)[:-1]:
                at += len(line)
                assert at in allowed or line.endswith(" "), line
        assert all(
            layout.lineAt(n).naturalTextWidth() <= 150
            for layout, _, _ in block.layouts
            for n in range(layout.lineCount())
        )
        assert sum(layout.lineCount() for layout, _, _ in block.layouts) == sum(
            broken.count(LINE_SEPARATOR) + 1 for _, broken, _ in block.layouts
        )
