"""Card faces: what they say, that they fit, and that the same card looks the same everywhere."""

from __future__ import annotations

import threading
import tomllib
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter

from sanam.faces import FaceSpec, card_back, card_face, face_image, paint, paint_face
from sanam.faces.glyphs import GLYPHS, glyph_paths
from sanam.faces.heads import HEADS
from sanam.faces.motifs import BY_RACE
from sanam.faces.palette import ART, FRAMES, Stream
from sanam.faces.paths import circle, path_from
from sanam.faces.typeset import draw_block, draw_line, fit_line, right_side
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.printed_words import digits, word
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.yugioh.cards.model import ATTRIBUTES, SPELL_ICONS, TRAP_ICONS, CardData
from sanam.paths import cardset_dir
from sanam.ui.theme import contrast

pytestmark = pytest.mark.usefixtures("qapp")


def monster(**changes: object) -> CardData:
    base: dict[str, object] = {
        "code": 900,
        "name": "Gale Heron",
        "kind": "monster",
        "traits": ("effect",),
        "attribute": "WIND",
        "race": "Winged Beast",
        "level": 4,
        "atk": 1700,
        "def_": 1000,
        "text": "Once per turn: You can draw 1 card.",
    }
    return CardData(**(base | changes))  # type: ignore[arg-type]


def difference(first: QImage, second: QImage) -> int:
    """Pixels that differ between two pictures of one size."""
    assert first.size() == second.size()
    return sum(
        first.pixel(x, y) != second.pixel(x, y) for x in range(0, first.width(), 3) for y in range(0, first.height(), 3)
    )


@pytest.mark.parametrize(
    ("traits", "frame", "line"),
    [
        (("normal",), "normal", "Winged Beast / Normal"),
        (("effect",), "effect", "Winged Beast / Effect"),
        (("effect", "tuner"), "effect", "Winged Beast / Tuner / Effect"),
        (("ritual", "effect"), "ritual", "Winged Beast / Ritual / Effect"),
        (("fusion",), "fusion", "Winged Beast / Fusion"),
        (("synchro", "effect"), "synchro", "Winged Beast / Synchro / Effect"),
        (("xyz", "effect"), "xyz", "Winged Beast / Xyz / Effect"),
        (("token", "normal"), "token", "Winged Beast / Token / Normal"),
    ],
)
def test_frame_and_type_line_follow_the_traits(traits: tuple[str, ...], frame: str, line: str) -> None:
    spec = card_face(monster(traits=traits))
    assert (spec.frame, spec.type_line) == (frame, line)


def test_a_printed_question_mark_and_a_rank_are_kept() -> None:
    spec = card_face(monster(traits=("xyz", "effect"), atk=None))
    assert spec.stats == (("ATK", "?"), ("DEF", "1000"))
    assert spec.level_kind == "rank"


def test_a_link_monster_has_no_defence() -> None:
    spec = card_face(monster(traits=("link", "effect"), level=2, def_=None))
    assert [label for label, _ in spec.stats] == ["ATK"]
    assert spec.level_kind == "link"


@pytest.mark.parametrize(("kind", "icons"), [("spell", SPELL_ICONS), ("trap", TRAP_ICONS)])
def test_every_spell_and_trap_icon_is_drawn_and_named(kind: str, icons: tuple[str, ...]) -> None:
    pictures = []
    for icon in icons:
        spec = card_face(CardData(code=5, name="Same Name", kind=kind, icon=icon, text="Draw 1 card."))
        assert kind.capitalize() in spec.type_line and spec.stats == ()
        pictures.append(face_image(spec, 160))
    assert all(difference(pictures[0], other) > 50 for other in pictures[1:])


def test_the_words_of_a_face_are_in_its_language() -> None:
    spec = card_face(monster(), "zh-Hant", name="風鷺", text="抽1張卡。")
    assert spec.type_line == "鳥獸族 / 效果"
    assert word("Winged Beast", "zh-Hans") == "鸟兽族"
    assert card_face(monster(), "fa").stats[0][0] == "حمله"


def test_the_cost_of_a_seal_has_the_digits_of_the_language() -> None:
    seal = SummonerCard(name="Reed Whistler", family="seal", level=2, at=3, df=2, sp=1, cast_mp=3, attack_mp=1)
    assert "Mp 3/1" in card_face(seal, "en").type_line
    assert "Mp ۳/۱" in card_face(seal, "fa").type_line


@pytest.mark.parametrize("language", ["th", "fa", "zh-Hant", "zh-Hans"])
def test_every_kind_and_type_of_the_starter_cards_has_a_word(language: str) -> None:
    with (cardset_dir() / "yugioh-starter.toml").open("rb") as file:
        cards = tomllib.load(file)["card"]
    types = {card["type"] for card in cards if card["kind"] == "monster"}
    for english in sorted(types | {"Normal", "Effect", "Ritual", "Fusion", "Synchro", "Xyz", "Token", "Tuner", "Flip"}):
        assert word(english, language) != english
    assert word("Tuner", "zh-Hans") == "调整"  # as the mainland says it, and as the set's texts do


@pytest.mark.parametrize(("language", "stat", "kind"), [("th", "พาวเวอร์", "คาแรกเตอร์"), ("fa", "قدرت", "شخصیت")])
def test_cards_of_the_other_games_speak_the_language_too(language: str, stat: str, kind: str) -> None:
    numbers = {"cost": 2, "power": 3000, "counter": 1000}
    card = OnePieceCard(code="SN01-001", name="Ferry Cook", category="character", colours=("red",), **numbers)
    face = card_face(card, language)
    assert (stat, "3000") in face.stats and face.type_line.startswith(kind)
    # One Piece's Counter is a number on the card, not the Counter Trap of Yu-Gi-Oh!.
    assert face.stats[-1][0] == word("Counter +", language) != word("Counter", language)
    assert card_face(card).stats == (("Power", "3000"), ("Counter", "1000"))
    assert card_face(card).disc == "2"


def test_the_art_depends_on_the_card_and_not_on_its_language() -> None:
    english, thai = card_face(monster()), card_face(monster(), "th", name="นกกระสา")
    assert english.art_seed == thai.art_seed
    assert difference(face_image(english, 200), face_image(english, 200)) == 0
    other = card_face(monster(code=901, name="Gale Heron"))
    assert difference(face_image(english, 200), face_image(other, 200)) > 300


@pytest.mark.parametrize("width", [44, 66, 120, 149, 150, 260, 700])
def test_every_size_fills_the_card_and_leaves_the_corners(width: int) -> None:
    image = face_image(card_face(monster()), width)
    assert image.height() == round(width * 86 / 59)
    assert image.pixelColor(0, 0).alpha() < 40
    assert image.pixelColor(width // 2, image.height() // 2).alpha() == 255


def test_a_face_drawn_on_a_600_dpi_page_equals_one_of_that_size() -> None:
    spec = card_face(monster())
    page = QImage(1394, 2031, QImage.Format.Format_ARGB32_Premultiplied)
    page.fill(0)
    painter = QPainter(page)
    painter.scale(1394 / 59, 1394 / 59)
    paint_face(painter, QRectF(0, 0, 59, 86 * 1.0), spec)
    painter.end()
    # the whole face, not the small one, although the rectangle is only 59 units wide
    assert page.pixelColor(697, 300).alpha() == 255
    # the middle of the name's plate is light; its letters are wherever the font puts them
    light = [page.pixelColor(round(1394 * x / 100), round(1394 * 60 / 590)).lightnessF() > 0.5 for x in range(10, 75)]
    assert sum(light) > len(light) / 2


def test_small_numbers_can_be_left_to_the_table() -> None:
    spec = card_face(monster())
    with_numbers, without = face_image(spec, 66), face_image(spec, 66, stats=False)
    assert difference(with_numbers, without) > 10


def test_faces_are_drawn_off_the_gui_thread() -> None:
    spec = card_face(monster())
    wanted = face_image(spec, 180)
    got: list[QImage] = []
    worker = threading.Thread(target=lambda: got.append(face_image(spec, 180)))
    worker.start()
    worker.join()
    assert got[0] == wanted


def test_an_unreadable_picture_falls_back_to_the_art(tmp_path: object) -> None:
    broken = tmp_path / "900.png"  # type: ignore[operator]
    broken.write_bytes(b"\x89PNG\r\n\x1a\n not a picture")
    with_broken = face_image(card_face(monster(), image=str(broken)), 200)
    assert with_broken == face_image(card_face(monster()), 200)


def test_a_picture_takes_the_place_of_the_art(tmp_path: object) -> None:
    path = str(tmp_path / "900.png")  # type: ignore[operator]
    picture = QImage(60, 50, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff0000"))
    assert picture.save(path)
    image = face_image(card_face(monster(), image=path), 295)
    assert image.pixelColor(147, 150) == QColor("#ff0000")


def test_a_long_name_is_narrowed_before_it_is_shrunk_and_cut_last() -> None:
    _, whole = fit_line("Gale Heron", "en", 300, 30, 12)
    made, narrowed = fit_line("Ashen Marshal of the Ninth Gate", "en", 420, 30, 12)
    assert whole == "Gale Heron" and narrowed == "Ashen Marshal of the Ninth Gate"
    assert made.stretch() < 100 or made.pixelSize() < 30
    _, cut = fit_line("An endless name " * 20, "en", 200, 30, 12)
    assert cut.endswith("…")


def test_text_shrinks_to_its_floor_and_then_says_that_it_goes_on() -> None:
    page = QImage(600, 300, QImage.Format.Format_RGB32)
    painter = QPainter(page)
    box = QRectF(0, 0, 500, 160)
    assert draw_block(painter, box, "Draw 1 card.", "en", QColor("black"), largest=26, smallest=14)
    assert not draw_block(
        painter,
        box,
        "Draw 1 card, then discard 1 card. " * 60,
        "en",
        QColor("black"),
        largest=26,
        smallest=14,
    )
    painter.end()


def test_backs_differ_by_seat_and_by_game() -> None:
    mine, theirs = card_back("yugioh", "#4fb3a5", 90), card_back("yugioh", "#e58371", 90)
    assert difference(mine, theirs) > 300
    assert card_back("onepiece", "#4fb3a5", 90).height() == round(90 * 88 / 63)


def test_every_frame_keeps_its_text_readable() -> None:
    for name, frame in FRAMES.items():
        assert contrast(frame.ink, frame.plate) >= 7, name


def test_every_attribute_and_type_has_art() -> None:
    assert set(ATTRIBUTES) <= set(ART)
    for race, (_, heads) in BY_RACE.items():
        assert all(head in HEADS or head in ("flower", "ember", "bolt") for head in heads), race
        face_image(FaceSpec("yugioh", race, "effect", attribute="DARK", level=9, race=race, art_seed=race), 150)


def test_every_glyph_stays_on_its_grid() -> None:
    assert QGuiApplication.instance() is not None
    for name in GLYPHS:
        for path in glyph_paths(name):
            box = path.boundingRect()
            assert path.isEmpty() or (
                box.left() >= 0 and box.top() >= 0 and box.right() <= 24 and box.bottom() <= 24
            ), name


@pytest.mark.parametrize("data", ["M0 0 L5", "5 5", "M0 0 X4 4", "M0 0 A1 1 0 0 0 5 5"])
def test_path_data_that_is_not_understood_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="path data"):
        path_from(data)


def test_path_data_relative_and_absolute_agree() -> None:
    assert path_from("M1 1h4v4h-4z") == path_from("M1 1H5V5H1Z")
    assert abs(path_from(circle(5, 5, 3)).boundingRect().width() - 6) < 0.01


def test_the_stream_is_the_same_on_every_machine() -> None:
    stream = Stream("90000001 Lantern Carrier")
    assert [stream.whole(0, 999) for _ in range(5)] == [145, 201, 848, 289, 190]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_latin_name_keeps_its_full_stop_at_its_end(language: str) -> None:
    image = QImage(60, 24, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_line(painter, QRectF(0, 0, 60, 24), "I.", language, QColor("#ffffff"), largest=18, smallest=9)
    painter.end()
    inked = [sum(image.pixelColor(x, y).alpha() > 40 for y in range(24)) for x in range(60)]
    columns = [x for x in range(60) if inked[x]]
    first, last = columns[0], columns[-1]
    assert max(inked[first : first + 3]) > 2 * max(inked[last - 2 : last + 1])
    assert (first > 30) == (language == "fa")


@pytest.mark.parametrize("language", ["en", "th", "fa", "zh-Hant", "zh-Hans"])
def test_the_word_of_a_number_keeps_out_of_its_way(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    drawn: dict[str, tuple[float, float]] = {}

    def draw(painter: QPainter, rect: QRectF, text: str, tongue: str, ink: QColor, **how: Any) -> None:
        made, shown = fit_line(text, tongue, rect.width(), how["largest"], how["smallest"], how.get("bold", False))
        wide = QFontMetricsF(made).horizontalAdvance(shown)
        right = how.get("align", Qt.AlignmentFlag.AlignLeft) == right_side(tongue)
        drawn[text] = (rect.right() - wide, rect.right()) if right else (rect.left(), rect.left() + wide)

    monkeypatch.setattr(paint, "draw_line", draw)
    leader = OnePieceCard(code="T1", name="Maro", category="leader", colours=("red",), power=5000, life=5)
    spec = card_face(leader, language)
    image = QImage(421, 614, QImage.Format.Format_ARGB32)
    with QPainter(image) as painter:
        paint_face(painter, QRectF(image.rect()), spec)
    for label, value in spec.stats:
        assert drawn[label][1] <= drawn[digits(value, language)][0]


def test_what_leads_back_and_on_is_mirrored_together() -> None:
    from sanam.faces.glyphs import GLYPHS

    ways = ("first", "step-back", "chevron-left", "play", "chevron-right", "step-forward", "last")
    assert {GLYPHS[name].directional for name in ways} == {True}
