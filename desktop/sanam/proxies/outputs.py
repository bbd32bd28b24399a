"""Writes sheets: as one PDF, as PNG pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from sanam import paths
from sanam.faces.copying import CopyPainter
from sanam.proxies.embedding import Embedding
from sanam.proxies.layout import Page, Sheet
from sanam.proxies.painter import SheetPainter
from sanam.proxies.pdf import finish
from sanam.proxies.pictures import INCH
from sanam.proxies.settings import SheetRefused

MAX_PIXELS = 120_000_000
#: Told after every page: pages done, pages in all. It may raise to stop.
Report = Callable[[int, int], None]


def ensure_application() -> QGuiApplication:
    """The application, made without a window system where there is none yet."""
    app = QGuiApplication.instance()
    if isinstance(app, QGuiApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication(["sanam"])


def write_pdf(sheet_painter: SheetPainter, path: Path, *, title: str = "", report: Report | None = None) -> None:
    """All pages as one PDF: text as text, pictures lossless, boxes exact, "no scaling" asked of the reader.

    The file is written beside its place and put there when it is whole. Raises OSError, and what `report` raises.
    """
    sheet = sheet_painter.sheet
    with paths.whole_file(path, ".sheet-") as temporary:
        # Into memory first: Qt does not tell when a disk is full. Pictures come in afterwards, so it is not much.
        written = QBuffer()
        written.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(written)
        writer.setTitle(title or sheet.title)
        writer.setCreator("Sanam")
        grey = sheet.settings.ink == "grey"
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale if grey else QPdfWriter.ColorModel.RGB)
        writer.setResolution(sheet.settings.dpi)
        writer.setPageLayout(page_layout(sheet))
        painter = CopyPainter()
        if not painter.begin(writer):
            raise OSError(f"{path.name}: the PDF cannot be written")
        with Embedding(lossless=sheet.settings.lossless, grey=grey) as embedding:
            sheet_painter.embedding = embedding
            try:
                _paint_all(sheet_painter, painter, writer, report)
            finally:
                sheet_painter.embedding = None
                painter.end()
            with _naming(path):
                temporary.write_bytes(written.data().data())
                finish(
                    temporary,
                    sheet.size,
                    duplex=_duplex(sheet),
                    pictures=embedding.pictures(),
                    lines=painter.lines,
                )


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """What goes wrong with a temporary file is told of the file that it was to become."""
    try:
        yield
    except (OSError, RuntimeError) as error:  # pikepdf raises the latter when the disk is full
        raise OSError(
            getattr(error, "errno", None), getattr(error, "strerror", None) or str(error), str(path)
        ) from None


def _paint_all(sheet_painter: SheetPainter, painter: QPainter, writer: QPdfWriter, report: Report | None) -> None:
    sheet = sheet_painter.sheet
    sheet_painter.expect_scans()
    for number, page in enumerate(sheet.pages):
        if number:
            writer.newPage()
        painter.resetTransform()
        painter.scale(sheet.settings.dpi / INCH, sheet.settings.dpi / INCH)
        sheet_painter.paint(painter, page)
        if report is not None:
            report(number + 1, len(sheet.pages))


def _duplex(sheet: Sheet) -> str:
    """How a printer should turn the paper, "" where there is one side."""
    sides = {page.side for page in sheet.pages}
    return {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}[sheet.settings.flip] if len(sides) > 1 else ""


def page_layout(sheet: Sheet) -> QPageLayout:
    """The paper for a PDF writer or a printer: no margins of its own, never turned."""
    width, height = sheet.size
    size = QPageSize(
        QSizeF(width / 1000, height / 1000), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))


def page_image(sheet_painter: SheetPainter, page: Page, dpi: int) -> QImage:
    """One page as an opaque picture that knows its resolution. Raises SheetRefused when it would be too large."""
    width, height = (round(side * dpi / 25_400) for side in sheet_painter.sheet.size)
    if width * height > MAX_PIXELS:
        raise SheetRefused("dpi", "too-many-pixels", width=width, height=height)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    with QPainter(image) as painter:
        painter.scale(dpi / INCH, dpi / INCH)
        sheet_painter.paint(painter, page)
    if sheet_painter.sheet.settings.ink == "grey":
        image.convertTo(QImage.Format.Format_Grayscale8)
    return image


def write_pngs(sheet_painter: SheetPainter, folder: Path, stem: str, *, report: Report | None = None) -> list[Path]:
    """Every page as FOLDER/STEM-1.png, STEM-1-back.png…, at the settings' dpi. Returns the files.

    Raises SheetRefused, OSError; then and when `report` raises none of them stays.
    """
    sheet = sheet_painter.sheet
    made: list[tuple[Path, Path]] = []
    try:
        for number, page in enumerate(sheet.pages):
            name = f"{stem}-{page.sheet + 1}{'-back' if page.side == 'back' else ''}.png"
            handle, temporary = paths.temporary_beside(folder / name, ".sheet-")
            os.close(handle)
            made.append((Path(temporary), folder / name))
            image = page_image(sheet_painter, page, sheet.settings.dpi)
            written = QBuffer()
            written.open(QIODevice.OpenModeFlag.WriteOnly)
            with _naming(folder / name):
                if not image.save(written, "PNG"):  # type: ignore[call-overload]
                    raise OSError(None, "the picture cannot be written")
                Path(temporary).write_bytes(written.data().data())
            if report is not None:
                report(number + 1, len(sheet.pages))
        for part, whole in made:
            os.replace(part, whole)
    except BaseException:
        for part, _ in made:
            part.unlink(missing_ok=True)
        raise
    return [whole for _, whole in made]
