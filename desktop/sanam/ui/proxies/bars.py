"""What stands above and below the page: how much fits, which page it is, how large it is shown; the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sanam.proxies.layout import Page, Sheet, SheetCard, grid_of
from sanam.proxies.settings import SheetRefused, SheetSettings
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.widgets import button, icon_label, label, panel

#: How many unknown cards are called by name.
MOST_NAMED = 4


class PageBar(QWidget):
    """Capacity and counts, offers to mend them, pages, zoom."""

    paper_turned = Signal()
    all_slots_wanted = Signal()
    page_wanted = Signal(int)  # so many pages on or back
    zoom_wanted = Signal(int)  # a step in (1) or out (-1), 0 for the whole page

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.count = label("", "heading")
        row.addWidget(self.count)
        self.turn_paper = button("", "swap", kind="quiet", tip=tr("Turn the paper: more cards fit"))
        self.turn_paper.clicked.connect(self.paper_turned)
        row.addWidget(self.turn_paper)
        self.fill_slots = button(tr("Use all slots"), "undo", kind="quiet")
        self.fill_slots.clicked.connect(self.all_slots_wanted)
        row.addWidget(self.fill_slots)
        row.addStretch(1)
        self.before = button("", "chevron-left", kind="quiet", tip=tr("Previous page (PgUp)"))
        self.before.clicked.connect(lambda: self.page_wanted.emit(-1))
        self.page_words = label()
        self.page_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page_words.setMinimumWidth(150)
        self.after = button("", "chevron-right", kind="quiet", tip=tr("Next page (PgDn)"))
        self.after.clicked.connect(lambda: self.page_wanted.emit(1))
        for widget in (self.before, self.page_words, self.after):
            row.addWidget(widget)
        row.addSpacing(14)
        closer = button("", "minus", kind="quiet", tip=tr("Smaller"))
        closer.clicked.connect(lambda: self.zoom_wanted.emit(-1))
        self.zoom_words = button("", kind="quiet", tip=tr("Show the whole page"))
        self.zoom_words.setMinimumWidth(64)
        self.zoom_words.clicked.connect(lambda: self.zoom_wanted.emit(0))
        wider = button("", "plus", kind="quiet", tip=tr("Larger"))
        wider.clicked.connect(lambda: self.zoom_wanted.emit(1))
        for widget in (closer, self.zoom_words, wider):
            row.addWidget(widget)

    def begin_with(self, widget: QWidget) -> None:
        """Put a control before everything else."""
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, widget)

    def tell_counts(self, sheet: Sheet | None, settings: SheetSettings) -> None:
        """How many cards fit and how many pages that makes, and what would make it better."""
        self.fill_slots.setVisible(bool(settings.skip))
        if sheet is None:
            self.count.setText(tr("Nothing fits"))
        elif not sheet.pages:
            self.count.setText(tr("%n card(s) per page", n=sheet.grid.capacity))
        else:
            both_sides = len(sheet.pages) > sheet.sheets
            paper = (
                tr("%n sheet(s), both sides", n=sheet.sheets) if both_sides else tr("%n page(s)", n=len(sheet.pages))
            )
            each = fill(tr("{capacity} per page"), capacity=sheet.grid.capacity)
            self.count.setText(joined(" · ", (each, tr("%n card(s)", n=sheet.copies), paper)))
        self._offer_turning(settings)

    def _offer_turning(self, settings: SheetSettings) -> None:
        """Offer the other way round where it holds more."""
        self.turn_paper.hide()
        try:
            now = grid_of(settings.checked()).capacity
            turned = grid_of(replace(settings, landscape=not settings.landscape).checked()).capacity
        except SheetRefused:
            return
        if turned > now:
            words = tr("{n} in portrait") if settings.landscape else tr("{n} in landscape")
            self.turn_paper.setText(fill(words, n=turned))
            self.turn_paper.show()

    def tell_page(self, sheet: Sheet | None, page: Page | None) -> None:
        """Which page of the sheet is shown, None for none."""
        at = sheet.pages.index(page) if sheet is not None and page is not None else 0
        self.before.setEnabled(at > 0)
        self.after.setEnabled(sheet is not None and at + 1 < len(sheet.pages))
        if sheet is None or page is None:
            self.page_words.setText("")
            return
        words = tr("Page {n} of {total}") if page.side == "front" else tr("Page {n} of {total}, backs")
        self.page_words.setText(fill(words, n=page.sheet + 1, total=sheet.sheets))

    def tell_zoom(self, percent: int) -> None:
        """How large the page is shown, of its size on paper."""
        self.zoom_words.setText(fill(tr("{n} %"), n=percent))


class NothingHere(QWidget):
    """Stands where a page would be, and says why there is none."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(icon_label("print", "quiet", 44), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        self._reason = label("", wrap=True)
        self._reason.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._reason)
        column.addStretch(1)

    def text(self) -> str:
        return self._reason.text()

    def setText(self, reason: str) -> None:  # as a QLabel has it
        self._reason.setText(reason)


class UnknownRow(QWidget):
    """Names the cards that are to be printed and that the library does not have. `left_out`: they are not wanted."""

    left_out = Signal()

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 0)
        row.setSpacing(8)
        row.addWidget(icon_label("warning", "amber", 20))
        self.words = label("", wrap=True, tone="wait")
        row.addWidget(self.words, 1)
        leave = button(tr("Leave them out"), "trash", tip=tr("Print no copy of them"))
        leave.clicked.connect(self.left_out)
        row.addWidget(leave)
        self.leave = leave

    def tell(self, cards: Sequence[SheetCard]) -> None:
        """These are printed now; nothing is shown for none."""
        copies = sum(card.copies for card in cards)
        names = list(dict.fromkeys(card.name or card.code for card in cards))
        shown = joined(", ", [isolated(name) for name in names[:MOST_NAMED]]) + (" …" if names[MOST_NAMED:] else "")
        told = tr("%n card(s) are not in the library, only their names are printed: {names}", n=copies)
        self.words.setText(fill(told, names=shown))
        self.setVisible(bool(cards))


class OutputBar(QFrame):
    """How to print, and the ways out."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        box = panel()
        column.addWidget(box)
        inside = QVBoxLayout(box)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        self.unknown = UnknownRow()
        inside.addWidget(self.unknown)
        row = QHBoxLayout()
        inside.addLayout(row)
        row.setContentsMargins(14, 10, 14, 10)
        row.setSpacing(8)
        row.addWidget(icon_label("info", "amber", 20))
        self.advice = label(tr("Print at 100 %; do not fit to page."), wrap=True)
        row.addWidget(self.advice, 1)
        self.calibrate = button(
            tr("Calibration sheet"),
            "target",
            tip=tr("Two pages that show whether your printer keeps sizes and aligns both sides"),
        )
        self.to_png = button(tr("PNG pages"), "export", tip=tr("One picture per page, for a print shop"))
        self.to_printer = button(tr("Print…"), "print")
        self.to_pdf = button(tr("Save PDF"), "save", kind="primary")
        for widget in (self.calibrate, self.to_png, self.to_printer, self.to_pdf):
            row.addWidget(widget)

    def allow(self, printable: bool) -> None:
        """Whether there is something to print; the calibration sheet needs no cards."""
        for way in (self.to_pdf, self.to_png, self.to_printer):
            way.setEnabled(printable)
