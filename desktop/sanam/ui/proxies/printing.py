"""The printer. Qt's printing is a widget module, so it is kept up here; the painter is the one of all outputs."""

from __future__ import annotations

from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from sanam.proxies.lengths import format_length
from sanam.proxies.outputs import Report, page_layout
from sanam.proxies.painter import SheetPainter
from sanam.proxies.pictures import INCH
from sanam.ui.text import fill, isolated, measured, tr

RESOLUTION = 600
TOLERANCE = 1.0  # millimetres by which drivers round their papers


class WrongPaper(Exception):
    """The printer is set to other paper than the sheet was laid out for."""

    def __init__(self, printer: str, sheet: str) -> None:
        sentence = tr("The printer is set to {printer}, the sheet is laid out for {sheet}.")
        super().__init__(fill(sentence, printer=isolated(printer), sheet=isolated(sheet)))


def printer_for(painter: SheetPainter, title: str) -> QPrinter:
    """The usual printer, set to the sheet's paper without margins of its own, and to turn it over the right edge."""
    sheet = painter.sheet
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator("Sanam")
    printer.setResolution(RESOLUTION)
    if sheet.settings.ink == "grey":
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(sheet))
    if len({page.side for page in sheet.pages}) > 1:
        edges = {"long": QPrinter.DuplexMode.DuplexLongSide, "short": QPrinter.DuplexMode.DuplexShortSide}
        printer.setDuplex(edges[sheet.settings.flip])
    return printer


def ask(printer: QPrinter, parent: QWidget) -> bool:
    """Let the person choose printer, tray and pages in the platform's own dialog."""
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(tr("Print at 100 %; do not fit to page"))
    return bool(dialog.exec())


def print_sheet(printer: QPrinter, painter: SheetPainter, report: Report | None = None) -> None:
    """Draw the pages asked for. Raises WrongPaper before anything is drawn, OSError when the printer refuses."""
    sheet = painter.sheet
    check_paper(printer, painter)
    device = QPainter()
    if not device.begin(printer):
        raise OSError(tr("The printer does not accept the sheet."))
    try:
        first, last = printer.fromPage() or 1, printer.toPage() or len(sheet.pages)
        pages = sheet.pages[first - 1 : last]
        for number, page in enumerate(pages):
            if number:
                printer.newPage()
            device.resetTransform()
            device.scale(printer.logicalDpiX() / INCH, printer.logicalDpiY() / INCH)
            painter.paint(device, page)
            if report is not None:
                report(number + 1, len(pages))
    except BaseException:
        printer.abort()
        raise
    finally:
        device.end()


def check_paper(printer: QPrinter, painter: SheetPainter) -> None:
    """Raises WrongPaper when the dialog was left with other paper, whichever way round."""
    width, height = (side / 1000 for side in painter.sheet.size)
    layout = printer.pageLayout()
    paper = layout.pageSize().size(QPageSize.Unit.Millimeter)
    found, wanted = sorted((paper.width(), paper.height())), sorted((width, height))
    if any(abs(one - other) > TOLERANCE for one, other in zip(found, wanted, strict=True)):
        sheet = measured(f"{format_length(painter.sheet.size[0])} × {format_length(painter.sheet.size[1])}")
        raise WrongPaper(layout.pageSize().name() or measured(f"{paper.width():g} × {paper.height():g} mm"), sheet)
