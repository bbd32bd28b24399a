"""Pictures of cards in a PDF: originals as they are where that is possible, in the same places as everywhere else."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2.raw as pdfium
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat
from PySide6.QtGui import QImage
from sheet_helpers import DPI, FACE, Rendered, faces_for

from sanam.proxies.layout import Sheet, SheetCard, lay_out
from sanam.proxies.lengths import MM
from sanam.proxies.settings import SheetSettings

Pdf = Callable[..., tuple[Sheet, Rendered]]
PLAIN = SheetSettings(gap_x=3 * MM, gap_y=3 * MM, guides="none", mark=False, header=False)
ONE = replace(PLAIN, paper_width=80 * MM, paper_height=106 * MM)  # room for one card, quickly rendered
CARD = (SheetCard("1", "One"),)


def drawn(size: tuple[int, int] = (600, 875), mode: str = "RGB") -> Image.Image:
    """Something of which every part tells where it is."""
    picture = Image.effect_noise(size, 20).convert("RGB")
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, size[0] - 1, size[1] // 3), fill="#a02020")
    draw.ellipse((size[0] // 4, size[1] // 2, size[0] // 2, size[1] * 3 // 4), fill="#2040a0")
    draw.rectangle((0, 0, size[0] - 1, size[1] - 1), outline="#104010", width=size[0] // 30)
    return picture.convert(mode)


def saved(picture: Image.Image, path: Path, **how: Any) -> str:
    picture.save(path, **how)
    return str(path)


def stored(rendered: Rendered) -> list[Image.Image]:
    """The pictures of the first page as the PDF has them."""
    page = rendered.document[0]
    objects = page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_IMAGE], max_depth=4)
    return [found.get_bitmap(render=False).to_pil() for found in objects]


def printed(pdf: Pdf, path: str, **settings: Any) -> tuple[Image.Image, Image.Image, Rendered]:
    """The card in the PDF and on a PNG page, and the PDF."""
    from sanam.proxies.outputs import page_image
    from sanam.proxies.painter import SheetPainter

    faces = (replace(FACE, image=path),)
    sheet, rendered = pdf(replace(ONE, **settings), CARD, faces=faces)
    made = page_image(SheetPainter(sheet, CARD, faces), sheet.pages[0], DPI)
    made = made.convertToFormat(QImage.Format.Format_RGB888)
    page = Image.frombytes(
        "RGB", (made.width(), made.height()), bytes(made.constBits()), "raw", "RGB", made.bytesPerLine()
    )
    rect = sheet.pages[0].cards[0].art
    box = tuple(round(side * DPI / 25_400) for side in (rect.x, rect.y, rect.right, rect.bottom))
    return rendered.picture(0).crop(box), page.crop(box), rendered  # type: ignore[arg-type]


def differs(one: Image.Image, other: Image.Image) -> float:
    small = (236, 344)
    return max(ImageStat.Stat(ImageChops.difference(one.resize(small), other.resize(small))).mean)


@pytest.mark.parametrize("mode", ["RGB", "L"])
@pytest.mark.parametrize("kind", ["jpg", "png"])
@pytest.mark.parametrize("size", [(600, 875), (620, 840), (560, 900)])
def test_an_original_is_stored_as_it_is_and_placed_as_everywhere(
    pdf: Pdf, tmp_path: Path, kind: str, mode: str, size: tuple[int, int]
) -> None:
    path = saved(drawn(size, mode), tmp_path / f"card.{kind}")
    on_paper, on_page, rendered = printed(pdf, path, bleed=1 * MM)
    assert differs(on_paper, on_page) < 3
    with Image.open(path) as original:
        found = stored(rendered)
        assert [picture.size for picture in found] == [size] * 2  # under the bleed, and on it
        assert ImageChops.difference(found[0].convert(mode), original.convert(mode)).getbbox() is None
    assert (b"/DCTDecode" in rendered.raw) is (kind == "jpg")


def test_what_a_camera_wrote_beside_the_picture_stays_out(pdf: Pdf, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    path = saved(drawn(), tmp_path / "card.jpg", exif=exif, comment=b"by me")
    assert b"taken at home" in Path(path).read_bytes()
    _, _, rendered = printed(pdf, path)
    assert b"/DCTDecode" in rendered.raw
    assert b"taken at home" not in rendered.raw
    assert b"by me" not in rendered.raw


def turned(path: Path) -> str:
    exif = Image.Exif()
    exif[0x0112] = 6
    return saved(drawn().transpose(Image.Transpose.ROTATE_90), path.with_suffix(".jpg"), exif=exif)


def translucent(path: Path) -> str:
    picture = drawn().convert("RGBA")
    picture.putalpha(Image.new("L", picture.size, 200))
    return saved(picture, path.with_suffix(".png"))


def grey_and_clear(path: Path) -> str:
    return saved(drawn(mode="L"), path.with_suffix(".png"), transparency=255)


OTHERS: dict[str, Callable[[Path], str]] = {
    "turned": turned,
    "translucent": translucent,
    "a clear grey": grey_and_clear,
    "WebP": lambda path: saved(drawn(), path.with_suffix(".webp"), lossless=True),
    "palette": lambda path: saved(drawn().quantize(60), path.with_suffix(".png")),
    "16 bits": lambda path: saved(drawn(mode="L").convert("I;16"), path.with_suffix(".png")),
    "for print": lambda path: saved(drawn(mode="CMYK"), path.with_suffix(".jpg")),
    "far too large": lambda path: saved(drawn((1800, 2625)), path.with_suffix(".jpg")),
}


@pytest.mark.parametrize("lossless", [True, False])
@pytest.mark.parametrize("what", list(OTHERS))
def test_what_cannot_be_stored_as_it_is_is_drawn_in_the_same_place(
    pdf: Pdf, tmp_path: Path, what: str, lossless: bool
) -> None:
    on_paper, on_page, rendered = printed(pdf, OTHERS[what](tmp_path / "card"), lossless=lossless)
    assert differs(on_paper, on_page) < 4
    assert (b"/DCTDecode" in rendered.raw) is not lossless
    assert all(picture.width <= 700 for picture in stored(rendered))


def test_a_small_file_has_the_original_jpeg_too(pdf: Pdf, tmp_path: Path) -> None:
    path = saved(drawn(), tmp_path / "card.jpg")
    _, _, rendered = printed(pdf, path, lossless=False)
    with Image.open(path) as original:
        assert ImageChops.difference(stored(rendered)[0].convert("RGB"), original).getbbox() is None


@pytest.mark.qt_log_ignore("Corrupt JPEG data", "libpng error")
@pytest.mark.parametrize("kind", ["jpg", "png"])
def test_a_picture_damaged_further_in_is_not_stored(pdf: Pdf, tmp_path: Path, kind: str) -> None:
    whole = io.BytesIO()
    drawn().save(whole, {"jpg": "JPEG", "png": "PNG"}[kind])
    path = tmp_path / f"card.{kind}"
    data = whole.getvalue()
    third = len(data) // 3
    for damaged in (data[:third], data[:third] + bytes(300) + data[third + 300 :] if kind == "png" else data[:-9000]):
        path.write_bytes(damaged)
        _, rendered = pdf(ONE, CARD, faces=(replace(FACE, image=str(path)),))
        assert damaged[third - 300 : third - 100] not in rendered.raw
        assert len(rendered) == 1


def test_many_pictures_stay_with_their_cards(pdf: Pdf, tmp_path: Path) -> None:
    colours = [(40 * at, 255 - 40 * at, 90) for at in range(6)]
    cards = tuple(SheetCard(str(at), f"Card {at}") for at in range(6))
    faces = tuple(
        replace(face, image=saved(Image.new("RGB", (590, 860), colour), tmp_path / f"{at}.{kind}"))
        for at, (face, colour, kind) in enumerate(
            zip(faces_for(cards), colours, ("png", "jpg", "webp") * 2, strict=True)
        )
    )
    sheet, rendered = pdf(PLAIN, cards, faces=faces)
    for placed, colour in zip(sheet.pages[0].cards, colours, strict=True):
        at = (placed.rect.x + placed.rect.width // 2, placed.rect.y + placed.rect.height // 2)
        seen = rendered.picture(0).getpixel(tuple(round(side * DPI / 25_400) for side in at))  # type: ignore[arg-type]
        assert all(abs(found - wanted) <= 4 for found, wanted in zip(seen, colour, strict=True))  # type: ignore[arg-type]


def test_no_thread_stays_when_the_person_stops(qapp: Any, tmp_path: Path) -> None:
    from sanam.proxies.outputs import write_pdf
    from sanam.proxies.painter import SheetPainter

    cards = tuple(SheetCard(str(at), f"Card {at}") for at in range(12))
    faces = tuple(
        replace(face, image=saved(drawn(), tmp_path / f"{at}.png")) for at, face in enumerate(faces_for(cards))
    )
    painter = SheetPainter(lay_out(PLAIN, cards), cards, faces)

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_pdf(painter, tmp_path / "sheet.pdf", report=stop)
    assert painter.embedding is None
    assert not (tmp_path / "sheet.pdf").exists()
    assert [thread.name for thread in threading.enumerate() if "sheet-pictures" in thread.name] == []
