"""The PDF, rendered at 450 dpi and measured with a ruler of pixels."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2.raw as pdfium
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat
from PySide6.QtGui import QImage
from sheet_helpers import DPI, FACE, Rendered, edge, faces_for

from sanam.proxies.layout import Rect, Sheet, SheetCard, lay_out, slot_rect
from sanam.proxies.lengths import MM
from sanam.proxies.pdf import finish
from sanam.proxies.settings import PAPERS, SheetSettings

Pdf = Callable[..., tuple[Sheet, Rendered]]
SPACED = SheetSettings(gap_x=3 * MM, gap_y=3 * MM, guides="none")
NEAR = 0.1  # millimetres


def three(back: str = "") -> tuple[SheetCard, ...]:
    return tuple(SheetCard(str(at), f"Card number {at}", 1, back) for at in range(1, 4))


def measured(picture: Image.Image, rect: Rect) -> Rect:
    """The rectangle of print nearest to `rect`, found along its middle lines, in µm."""
    x, y = (rect.x + rect.right) / 2 / MM, (rect.y + rect.bottom) / 2 / MM
    left, right = (edge(picture, True, y, side / MM) for side in (rect.x, rect.right))
    top, bottom = (edge(picture, False, x, side / MM) for side in (rect.y, rect.bottom))
    return Rect(round(left * MM), round(top * MM), round((right - left) * MM), round((bottom - top) * MM))


def off(one: Rect, other: Rect) -> float:
    """The largest distance of two rectangles' edges, in millimetres."""
    pairs = ((one.x, other.x), (one.y, other.y), (one.right, other.right), (one.bottom, other.bottom))
    return max(abs(a - b) for a, b in pairs) / MM


@pytest.mark.parametrize("dpi", [150, 300])
def test_card_edges_are_true_within_a_tenth_of_a_millimetre(pdf: Pdf, dpi: int) -> None:
    sheet, rendered = pdf(replace(SPACED, dpi=dpi), three())
    picture = rendered.picture(0)
    found = [off(measured(picture, placed.rect), placed.rect) for placed in sheet.pages[0].cards]
    print(f"\nat {dpi} dpi card edges are off by at most {max(found):.3f} mm")
    assert max(found) <= NEAR


def test_the_bleed_is_printed_and_true(pdf: Pdf) -> None:
    sheet, rendered = pdf(replace(SPACED, bleed=2 * MM), three())
    for placed in sheet.pages[0].cards:
        assert placed.art.width == placed.rect.width + 4 * MM
        assert off(measured(rendered.picture(0), placed.art), placed.art) <= NEAR


@pytest.mark.parametrize("size", [*PAPERS.values(), (100_300, 200_700), (127_000, 177_800)])
def test_pages_are_as_large_as_the_paper(pdf: Pdf, size: tuple[int, int]) -> None:
    settings = replace(SPACED, paper_width=size[0], paper_height=size[1], margin_left=2 * MM, margin_right=2 * MM)
    _, rendered = pdf(settings, three()[:1])
    assert rendered.size_mm(0) == pytest.approx((size[0] / MM, size[1] / MM), abs=0.001)
    low = replace(settings, landscape=True, margin_bottom=0, header=False)
    _, rendered = pdf(low, three()[:1])
    assert rendered.size_mm(0) == pytest.approx((size[1] / MM, size[0] / MM), abs=0.001)


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_are_behind_their_fronts_on_paper(pdf: Pdf, flip: str, landscape: bool) -> None:
    settings = replace(
        SPACED, backs="own", flip=flip, landscape=landscape, margin_left=25 * MM, margin_top=20 * MM, skip=(1,)
    )  # type: ignore[arg-type]
    cards = (SheetCard("1", "One", 1, "blue"), SheetCard("2", "Two", 2, "red"))
    sheet, rendered = pdf(settings, cards)
    assert len(rendered) == 2
    width, height = sheet.size
    sideways = (flip == "long") != landscape
    tones = []
    for front in sheet.pages[0].cards:
        seen = measured(rendered.picture(0), front.rect)
        if sideways:
            wanted = Rect(width - seen.right, seen.y, seen.width, seen.height)
        else:
            wanted = Rect(seen.x, height - seen.bottom, seen.width, seen.height)
        assert off(measured(rendered.picture(1), wanted), wanted) <= NEAR
        middle = (round((wanted.x + wanted.width * s) * DPI / 25_400) for s in (0.2,))
        x, y = next(middle), round((wanted.y + wanted.height / 2) * DPI / 25_400)
        red, _, blue = rendered.picture(1).getpixel((x, y))  # type: ignore[misc]
        tones.append("red" if red > blue else "blue")
    assert tones == ["blue", "red", "red"]


def test_summoner_master_backs_are_blue_red_and_white_with_an_edge(pdf: Pdf) -> None:
    kinds = ("blue", "red", "white-blue", "white-red")
    cards = tuple(SheetCard(kind, kind, 1, kind) for kind in kinds)
    sheet, rendered = pdf(replace(SPACED, backs="own", sides="backs"), cards, game="summoner-master")
    seen = {}
    for kind, placed in zip(kinds, sheet.pages[0].cards, strict=True):
        at = lambda x, y, rect=placed.rect: rendered.picture(0).getpixel(  # noqa: E731
            (round((rect.x + x * MM) * DPI / 25_400), round((rect.y + y * MM) * DPI / 25_400))
        )
        seen[kind] = (at(1, 43), at(10, 10))
    for kind in ("blue", "red"):
        (red, _, blue), name = seen[kind][1], kind
        assert (red > blue) is (name == "red")
    for kind in ("white-blue", "white-red"):
        (red, _, blue), inside = seen[kind]
        assert min(inside) > 240
        assert (red > blue) is (kind == "white-red")


@pytest.mark.parametrize(
    ("guides", "gap", "bleed"),
    [("corners", 0, 0), ("full", 3 * MM, 0), ("corners", 3 * MM, 0), ("full", 4 * MM, 1 * MM)],
)
def test_guides_touch_no_picture(pdf: Pdf, guides: str, gap: int, bleed: int) -> None:
    plain = replace(SPACED, gap_x=gap, gap_y=gap, bleed=bleed)
    sheet, without = pdf(plain, three() + three())
    _, with_guides = pdf(replace(plain, guides=guides), three() + three())  # type: ignore[arg-type]
    difference = ImageChops.difference(without.picture(0), with_guides.picture(0))
    assert difference.getbbox() is not None
    for placed in sheet.pages[0].cards:
        box = tuple(
            round(side * DPI / 25_400) for side in (placed.art.x, placed.art.y, placed.art.right, placed.art.bottom)
        )
        assert difference.crop(box).getbbox() is None  # type: ignore[arg-type]


def test_guides_are_where_one_cuts(pdf: Pdf) -> None:
    sheet, rendered = pdf(replace(SPACED, gap_x=0, gap_y=0, guides="corners"), three())
    picture = rendered.picture(0)
    y = sheet.pages[0].cards[0].rect.y / MM - 2
    for placed in sheet.pages[0].cards:
        for x in (placed.rect.x / MM, placed.rect.right / MM):
            sides = [edge(picture, True, y, x - 0.05), edge(picture, True, y, x + 0.05)]
            assert sum(sides) / 2 == pytest.approx(x, abs=NEAR)


def test_what_the_sheet_itself_says_can_be_copied(pdf: Pdf) -> None:
    _, rendered = pdf(SPACED, three()[:1], "My deck", (FACE,))
    text = rendered.text(0)
    for expected in (
        "Tin Whistle",
        "It whistles.",
        "1700",
        "SANAM · PLAYTEST",
        "My deck",
        "Page 1 of 1",
        "Print at 100 %; do not fit to page",
    ):
        assert expected in text


#: Letters with marks above, below and before; joined and unjoined letters; characters that share their glyph with a
#: Kangxi radical; a ligature. Both faces of a font occur, and lines that wrap.
COPIED = {
    "en": ("Office Whistle", "The first waffle fits the shelf. " * 4),
    "th": ("หมาป่าแม่น้ำ", "ผู้เล่นที่ควบคุมการ์ดใบนี้ไม่ต้องทิ้งน้ำปั้นกี่ใบก็ได้ ตรงนี้ ฎีกาญี่ปุ่นฟื้นฐู " * 3),
    "zh-Hant": ("河邊的燈籠", "高手一人大金色的一日二月水火木生方車長門風食馬黑龍。" * 3),
    "zh-Hans": ("河边的灯笼", "高手一人大金色的一日二月水火木生方车长门风食马黑龙。" * 3),
    "fa": ("گرگ رودخانه", "این کارت حتماً می‌رود سلام لازم نیست بازیکن می‌تواند ۱۷۰۰ امتیاز بگیرد"),
}


@pytest.mark.parametrize("language", sorted(COPIED))
def test_copied_text_is_the_text_of_the_card(pdf: Pdf, language: str) -> None:
    name, words = COPIED[language]
    face = replace(FACE, name=name, text=words, language=language, type_line="", stats=(), playtest=False, code="")
    _, rendered = pdf(replace(SPACED, header=False), three()[:1], "", (face,))
    letters = lambda text: "".join(text.split())  # noqa: E731  a line may end anywhere in Thai and Chinese
    assert letters(rendered.text(0)) == letters(name + words)


def test_brackets_among_persian_letters_are_copied_as_they_are_read(pdf: Pdf) -> None:
    words = "اگر این کارت (از دست) برود: [یک بار] «۱ کارت» بکشید {تا ۲} و برو."
    face = replace(FACE, name="سوت (حلبی)", text=words, language="fa", type_line="", stats=(), playtest=False, code="")
    _, rendered = pdf(replace(SPACED, header=False), three()[:1], "", (face,))
    said = rendered.text(0)
    for part in ("سوت (حلبی)", "(از دست)", "[یک بار]", "«۱ کارت»", "{تا ۲}"):
        assert part in said


@pytest.mark.parametrize(("dpi", "width"), [(150, 301), (450, 904)])
def test_generated_art_is_painted_at_the_chosen_resolution(pdf: Pdf, dpi: int, width: int) -> None:
    _, rendered = pdf(replace(SPACED, dpi=dpi), three()[:1])
    with pikepdf.open(io.BytesIO(rendered.raw)) as written:
        found = [one.Width for one in written.objects if isinstance(one, pikepdf.Stream) and "/Width" in one]
    assert any(abs(int(one) - width) <= 2 for one in found)


def test_black_and_white_has_no_colour(pdf: Pdf, tmp_path: Path) -> None:
    scan = tmp_path / "scan.jpg"
    Image.new("RGB", (590, 860), "orange").save(scan)
    faces = (FACE, replace(FACE, image=str(scan)), FACE)
    _, rendered = pdf(replace(SPACED, ink="grey", backs="common", dpi=150), three(), faces=faces)
    for page in (0, 1):
        red, green, blue = rendered.picture(page).convert("RGB").resize((210, 297)).split()
        assert (
            max(ImageChops.difference(red, green).getextrema()[1], ImageChops.difference(red, blue).getextrema()[1]) < 6
        )


def test_little_ink_is_a_third_of_the_usual_and_its_words_are_dark(pdf: Pdf) -> None:
    def ink(**how: Any) -> float:
        sheet, rendered = pdf(replace(SPACED, dpi=150, header=False, **how), three()[:1])
        card = sheet.pages[0].cards[0].rect
        sides = (card.x, card.y, card.right, card.bottom)
        cut = rendered.picture(0).convert("L").crop(tuple(round(side / 25_400 * DPI) for side in sides))
        return 255 - ImageStat.Stat(cut).mean[0]

    usual, light = ink(), ink(ink="light")
    assert light < usual / 3
    _, rendered = pdf(replace(SPACED, ink="light"), three()[:1], "", (FACE,))
    assert "It whistles." in rendered.text(0) and "1700" in rendered.text(0)


@pytest.mark.parametrize("marks", ["cutter", "crosses"])
def test_registration_marks_stand_free_of_cards_and_guides(pdf: Pdf, marks: str) -> None:
    settings = SheetSettings(marks=marks, card_width=63 * MM, card_height=88 * MM, backs="common")  # type: ignore[arg-type]
    sheet, rendered = pdf(settings, three())
    assert sheet.grid.capacity == 9
    front, back = sheet.pages
    signs = [line for line in front.lines if line.is_mark]
    assert len(signs) == {"cutter": 5, "crosses": 8}[marks]
    assert len([line for line in back.lines if line.is_mark]) == {"cutter": 0, "crosses": 8}[marks]
    for slot in range(9):
        card = slot_rect(settings, sheet.grid, slot)
        for line in signs:
            across = line.width // 2
            level = line.y1 == line.y2
            box = Rect(min(line.x1, line.x2), line.y1 - across, abs(line.x2 - line.x1), line.width)
            if not level:
                box = Rect(line.x1 - across, min(line.y1, line.y2), line.width, abs(line.y2 - line.y1))
            assert not box.overlaps(card)
    if marks == "cutter":
        square = (
            rendered.picture(0).convert("L").crop(tuple(round(side / 25.4 * DPI) for side in (8.7, 8.7, 13.3, 13.3)))
        )
        assert square.getextrema()[1] < 10


def test_glyphs_say_their_letters_themselves(pdf: Pdf) -> None:
    """Also in a narrowed name, and in a font with many widths; readers that know no ActualText copy them too."""
    face = replace(FACE, name="Riverbank Lantern Bearer of the Dim Shore", text="".join(map(chr, range(0x400, 0x482))))
    _, rendered = pdf(SPACED, three()[:1], "", (replace(face, language="th"), face))
    with pikepdf.open(io.BytesIO(rendered.raw)) as written:
        content = written.pages[0].Contents.read_bytes()
    assert b"ActualText" not in content and b"-9000" not in content


def test_marks_of_thai_stay_where_they_were_drawn(pdf: Pdf, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are drawn as outlines, so that readers do not tear them off: the page must look the same."""
    name, words = COPIED["th"]
    faces = (replace(FACE, name=name, text=words, language="th"),)
    _, copyable = pdf(SPACED, three()[:1], faces=faces)
    picture = copyable.picture(0)
    monkeypatch.setattr("sanam.proxies.pdf.make_copyable", lambda *_: None)
    _, plain = pdf(SPACED, three()[:1], faces=faces)
    difference = ImageChops.difference(picture, plain.picture(0)).convert("L")
    assert ImageStat.Stat(difference.point(lambda value: 255 * (value > 96))).mean[0] < 0.02


def test_offset_and_angle_move_the_backs_only(pdf: Pdf) -> None:
    settings = replace(SPACED, backs="common")
    _, plain = pdf(settings, three())
    _, moved = pdf(replace(settings, back_x=1_500, back_y=-800), three())
    assert ImageChops.difference(plain.picture(0), moved.picture(0)).getbbox() is None
    sheet, turned = pdf(replace(settings, back_angle=1000), three())
    for placed in sheet.pages[1].cards:
        shifted = Rect(placed.rect.x + 1_500, placed.rect.y - 800, placed.rect.width, placed.rect.height)
        assert off(measured(moved.picture(1), shifted), shifted) <= NEAR
        # A quarter of the way down its left edge, for the corners are no edge to find.
        px, py = placed.rect.x / MM - 105, placed.rect.y / MM + placed.rect.height / MM / 4 - 148.5
        x = px * cos(radians(1)) - py * sin(radians(1)) + 105
        y = px * sin(radians(1)) + py * cos(radians(1)) + 148.5
        assert edge(turned.picture(1), True, y, x) == pytest.approx(x, abs=NEAR)


def card_picture(path: Path, color: str) -> str:
    image = Image.effect_noise((590, 860), 60).convert("RGB")
    ImageDraw.Draw(image).rectangle((0, 0, 589, 859), outline=color, width=24)
    image.save(path)
    return str(path)


def test_pictures_are_kept_lossless_and_once(pdf: Pdf, tmp_path: Path) -> None:
    image = card_picture(tmp_path / "whole.png", "#1e6e32")
    cards = (SheetCard("1", "One", 3),)
    sheet, rendered = pdf(replace(SPACED, bleed=1 * MM), cards, faces=(replace(FACE, image=image),))
    assert b"/DCTDecode" not in rendered.raw
    assert rendered.raw.count(b"/Width 590") == 1
    assert "PLAYTEST" in rendered.text(0)
    picture = rendered.picture(0)
    for placed in sheet.pages[0].cards:
        assert off(measured(picture, placed.art), placed.art) <= NEAR
        for x in (placed.art.x + 400, placed.rect.x + 600):  # the border goes on through the bleed
            at = (round(x * DPI / 25_400), round(placed.rect.y * DPI / 25_400) + 800)
            assert picture.getpixel(at) == (0x1E, 0x6E, 0x32)


def test_a_drawn_card_looks_on_paper_as_on_the_screen(pdf: Pdf) -> None:
    """A PDF cannot blend the translucent gradients of the generated art, so the art is a picture, stored once."""
    from sanam.faces import face_image

    sheet, rendered = pdf(SPACED, (SheetCard("1", "One", 3),), faces=(FACE,))
    assert len(re.findall(rb"/Width [0-9]{3}\b", rendered.raw)) == 1
    rect = sheet.pages[0].cards[1].rect
    box = tuple(round(side * DPI / 25_400) for side in (rect.x, rect.y, rect.right, rect.bottom))
    printed = rendered.picture(0).crop(box).resize((177, 258))  # type: ignore[arg-type]
    shown = face_image(FACE, 590).convertToFormat(QImage.Format.Format_RGB888)
    screen = Image.frombytes("RGB", (590, 860), bytes(shown.constBits()), "raw", "RGB", shown.bytesPerLine())
    difference = ImageChops.difference(printed, screen.resize((177, 258)))
    assert max(ImageStat.Stat(difference.crop((12, 45, 165, 155))).mean) < 8
    assert max(ImageStat.Stat(difference).mean) < 8


def test_a_small_file_has_jpeg_pictures_in_the_same_places(pdf: Pdf, tmp_path: Path) -> None:
    image = card_picture(tmp_path / "whole.png", "#1e6e32")
    faces = (replace(FACE, image=image),) * 3
    _, whole = pdf(SPACED, three(), faces=faces)
    sheet, small = pdf(replace(SPACED, lossless=False), three(), faces=faces)
    assert b"/DCTDecode" in small.raw
    assert len(small.raw) < len(whole.raw) * 0.8
    for placed in sheet.pages[0].cards:
        assert off(measured(small.picture(0), placed.art), placed.art) <= NEAR


def test_without_the_mark_nothing_says_playtest(pdf: Pdf, tmp_path: Path) -> None:
    image = card_picture(tmp_path / "whole.png", "#1e6e32")
    faces = (replace(FACE, image=image), replace(FACE, playtest=False), FACE)
    _, rendered = pdf(replace(SPACED, mark=False), three()[:2], faces=faces[:2])
    assert "PLAYTEST" not in rendered.text(0)


def test_a_picture_that_is_gone_or_no_picture_leaves_the_drawn_face(pdf: Pdf, tmp_path: Path) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n no more")
    for image in (str(tmp_path / "gone.png"), str(broken)):
        _, rendered = pdf(SPACED, three()[:1], faces=(replace(FACE, image=image),))
        assert "Tin Whistle" in rendered.text(0)


def test_rounded_corners_are_white_and_square_ones_filled(pdf: Pdf) -> None:
    for radius, expected in ((0, (15, 18, 23)), (3 * MM, (255, 255, 255))):
        sheet, rendered = pdf(replace(SPACED, corner_radius=radius), three()[:1])
        rect = sheet.pages[0].cards[0].rect
        for x in (rect.x + 250, rect.right - 250):
            for y in (rect.y + 250, rect.bottom - 250):
                at = (round(x * DPI / 25_400), round(y * DPI / 25_400))
                assert rendered.picture(0).getpixel(at) == expected


def test_readers_are_asked_not_to_scale_and_how_to_turn_the_paper(pdf: Pdf) -> None:
    for flip, number in (("long", pdfium.DuplexFlipLongEdge), ("short", pdfium.DuplexFlipShortEdge)):
        _, rendered = pdf(replace(SPACED, backs="common", flip=flip), three())  # type: ignore[arg-type]
        assert not pdfium.FPDF_VIEWERREF_GetPrintScaling(rendered.document.raw)
        assert pdfium.FPDF_VIEWERREF_GetDuplex(rendered.document.raw) == number
    _, rendered = pdf(SPACED, three())
    assert pdfium.FPDF_VIEWERREF_GetDuplex(rendered.document.raw) == pdfium.DuplexUndefined
    assert rendered.document.get_metadata_dict()["Title"] == "Deck"


def test_only_fronts_or_only_backs(pdf: Pdf) -> None:
    cards = (SheetCard("1", "One", 10),)
    for sides, pages in (("both", 4), ("fronts", 2), ("backs", 2)):
        _, rendered = pdf(replace(SPACED, backs="common", sides=sides), cards)  # type: ignore[arg-type]
        assert len(rendered) == pages
        assert ("Tin" not in rendered.text(0)) and ("One" in rendered.text(0)) is (sides != "backs")


def test_stopping_or_failing_leaves_what_was_there(qapp: Any, tmp_path: Path) -> None:
    from sanam.proxies.outputs import write_pdf
    from sanam.proxies.painter import SheetPainter

    cards = (SheetCard("1", "One", 20),)
    painter = SheetPainter(lay_out(SPACED, cards), cards, faces_for(cards))
    path = tmp_path / "old.pdf"
    path.write_bytes(b"old")
    told = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_pdf(painter, path, report=stop)
    assert told == [(1, 3), (2, 3)]
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["old.pdf"]
    with pytest.raises(OSError, match="gone"):
        write_pdf(painter, tmp_path / "gone" / "x.pdf")


def test_only_our_writers_files_are_finished(tmp_path: Path) -> None:
    path = tmp_path / "other.pdf"
    truncated = b"%PDF-1.5\ntrailer /Root 1 0 R /Size 2\nstartxref\n3\n%%EOF"
    for data in (b"", b"%PDF-1.4\nno table\nstartxref\n5\n%%EOF", truncated):
        path.write_bytes(data)
        with pytest.raises(ValueError):
            finish(path, (210 * MM, 297 * MM))
        assert path.read_bytes() == data
