"""Names and numbers in the little room of a small face."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from sanam.faces import card_face
from sanam.faces.fonts import font
from sanam.faces.names import FLOOR, NARROWEST, name_lines, pieces
from sanam.faces.paint import paint_face
from sanam.faces.small import paint_small
from sanam.faces.typeset import draw_number
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import SummonerCard

pytestmark = pytest.mark.usefixtures("qapp")
ROOM, USUAL = 63.0, 10.7


def width(line: str, language: str, size: float) -> float:
    """As narrow as a line may be drawn."""
    made = font(language, size, bold=True)
    if language in ("en", "th"):
        made.setStretch(NARROWEST)
    return QFontMetricsF(made).horizontalAdvance(line)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Monkey.D.Luffy", ("Monkey.D.", "Luffy")),
        ("Rivet Shooter", ("Rivet", "Shooter")),
        ("Blue-Eyes White Dragon", ("Blue-Eyes", "White Dragon")),
        ("Amber Bee", ("Amber Bee",)),
    ],
)
def test_a_name_is_broken_between_its_words(name: str, lines: tuple[str, ...]) -> None:
    shown, size = name_lines(name, "en", ROOM, USUAL)
    assert shown == lines and size >= FLOOR


def test_a_long_name_has_a_third_line_before_it_is_cut() -> None:
    assert name_lines("Chronomaly Pyramid Eye Tablet", "en", ROOM, USUAL, 3)[0] == (
        "Chronomaly",
        "Pyramid Eye",
        "Tablet",
    )
    assert name_lines("Blue-Eyes White Dragon", "en", ROOM, USUAL, 3)[0] == ("Blue-Eyes", "White Dragon")
    assert name_lines('Eustass"Captain"Kid', "en", ROOM, USUAL)[0] == ('Eustass"', 'Captain"Kid')


def test_short_names_have_letters_of_one_size() -> None:
    names = ("Rivet Shooter", "The Great Escapement", "Crane-Arm Walker", "Amber Bee", "Willow Dancer", "Reed Whistler")
    assert len({name_lines(name, "en", ROOM, USUAL)[1] for name in names}) == 1


def test_a_word_that_is_too_long_alone_is_cut_with_an_ellipsis() -> None:
    shown, _ = name_lines("Supercalifragilistic", "en", ROOM, USUAL)
    assert len(shown) == 1 and shown[0].endswith("…") and shown[0][:4] == "Supe"


def test_a_line_of_chinese_does_not_begin_with_what_closes() -> None:
    assert pieces("戰士No.39・霍普（改）", "zh-Hant") == [*"戰士", "No.39", "・", *"霍普（", "改）"]


@given(st.lists(st.text("abcdefghijklmnop", min_size=1, max_size=9), min_size=1, max_size=7), st.floats(50, 120))
def test_every_line_fits_and_words_stay_whole(words: list[str], room: float) -> None:
    name = " ".join(words)
    lines, size = name_lines(name, "en", room, room * 0.17)
    assert len(lines) <= 2 and size >= FLOOR
    for line in lines:
        assert width(line, "en", size) <= room + 0.5
        ends = line.removesuffix("…")
        assert line.endswith("…") or set(ends.split()) <= set(words)
    assert "…" in lines[-1] or " ".join(lines).split() == words or "…" in "".join(lines)


def test_the_persian_nought_is_no_dot() -> None:
    made = font("fa", 40, bold=True)

    def height(text: str) -> int:
        image = QImage(200, 100, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            painter.setPen(QColor("white"))
            draw_number(painter, QRectF(0, 0, 200, 100), Qt.AlignmentFlag.AlignHCenter, text, made)
        rows = [y for y in range(100) if any(image.pixelColor(x, y).lightness() > 60 for x in range(200))]
        return rows[-1] - rows[0] + 1

    assert height("۰") >= 0.5 * height("۵")


def test_what_decides_the_play_is_in_the_upper_part_of_a_tucked_face() -> None:
    """Another Counter, cost, attribute or number makes another picture, in what is seen of a card in the hand."""

    def upper(card: object) -> QImage:
        image = QImage(72, 62, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            paint_face(painter, QRectF(0, 0, 72, 100), card_face(card), tucked=True)
        return image

    plain = {"code": "SN01-001", "name": "Ferry Cook", "category": "character", "colours": ("red",), "cost": 2}
    plain |= {"power": 3000, "counter": 1000, "attributes": ("Slash",)}
    for change in ({"counter": 2000}, {"power": 4000}, {"cost": 3}, {"attributes": ("Ranged",)}):
        assert upper(OnePieceCard(**plain)) != upper(OnePieceCard(**plain | change)), change
    seal = {"name": "Reed Whistler", "family": "seal", "level": 2, "at": 3, "df": 2, "sp": 1, "cast_mp": 2}
    for change in ({"at": 4}, {"df": 4}, {"sp": 4}, {"cast_mp": 4}, {"level": 3}):
        assert upper(SummonerCard(**seal)) != upper(SummonerCard(**seal | change)), change


@pytest.mark.parametrize("width", [37, 40, 50])
def test_a_narrow_face_tells_names_apart_that_begin_alike(width: int) -> None:
    art = QImage(10, 10, QImage.Format.Format_RGB32)
    art.fill(Qt.GlobalColor.black)

    def face(name: str) -> QImage:
        image = QImage(width, round(width * 108 / 74), QImage.Format.Format_RGB32)
        image.fill(QColor("#000000"))
        with QPainter(image) as painter:
            card = SummonerCard(name=name, family="seal", level=2, at=3, df=2, sp=1, cast_mp=2)
            paint_small(painter, QRectF(image.rect()), card_face(card), art, True)
        return image

    assert face("Riverwalkers - Gale") != face("Riverwalkers - Kalut")
