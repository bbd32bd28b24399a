"""Sheets for tests: plain cards with drawn faces, PDFs rendered back, and edges found in the pictures."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pypdfium2
from PIL import Image

from sanam.games.face import FaceSpec
from sanam.proxies.layout import SheetCard

DPI = 450
FACE = FaceSpec(
    "yugioh",
    "Tin Whistle",
    "effect",
    "WIND",
    4,
    type_line="Machine / Effect",
    text="It whistles.",
    race="Machine",
    stats=(("ATK", "1700"), ("DEF", "900")),
    code="00000001",
    art_seed="whistle",
    size_mm=(59.0, 86.0),
)


def faces_for(cards: tuple[SheetCard, ...]) -> tuple[FaceSpec, ...]:
    return tuple(replace(FACE, name=card.name or FACE.name, code=card.code) for card in cards)


class Rendered:
    """A PDF as pictures of 450 dpi."""

    def __init__(self, path: Path) -> None:
        self.raw = path.read_bytes()
        self.document = pypdfium2.PdfDocument(self.raw)

    def __len__(self) -> int:
        return len(self.document)

    def size_mm(self, page: int) -> tuple[float, float]:
        width, height = self.document[page].get_size()
        return width / 72 * 25.4, height / 72 * 25.4

    def text(self, page: int) -> str:
        return self.document[page].get_textpage().get_text_range()

    @lru_cache(maxsize=2)  # a picture has 60 MB, and no test compares more than two  # noqa: B019
    def picture(self, page: int) -> Image.Image:
        # In the order of bytes that Pillow has, so that it need not be copied.
        return self.document[page].render(scale=DPI / 72, rev_byteorder=True).to_pil()


def edge(picture: Image.Image, across: bool, at_mm: float, expected_mm: float, dpi: int = DPI) -> float:
    """Where, along a line at `at_mm`, white paper turns into print nearest to `expected_mm`; in millimetres.

    `across` looks along x, else along y.
    """
    px = lambda mm: round(mm * dpi / 25.4)  # noqa: E731
    start, end, beside = max(0, px(expected_mm - 1.4)), px(expected_mm + 1.4), px(at_mm)
    line = picture.crop((start, beside, end, beside + 1) if across else (beside, start, beside + 1, end))
    dark = [value < 128 for value in line.convert("L").tobytes()]
    turns = [start + at + 1 for at in range(len(dark) - 1) if dark[at] != dark[at + 1]]
    assert turns, f"no edge near {expected_mm} mm"
    return min((turn * 25.4 / dpi for turn in turns), key=lambda found: abs(found - expected_mm))
