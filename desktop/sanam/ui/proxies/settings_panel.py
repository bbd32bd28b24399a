"""Everything one can choose about a sheet, in the order one thinks of it. Changes are sent at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sanam.proxies.lengths import MM
from sanam.proxies.presets import applied
from sanam.proxies.settings import BOUNDS, COARSE, PAPERS, SheetSettings, card_sizes
from sanam.ui.parts import Parts, at_once
from sanam.ui.plain import plain
from sanam.ui.proxies.fields import AngleField, Choice, LengthField
from sanam.ui.proxies.preset_row import PresetRow
from sanam.ui.proxies.words import field_name, size_words
from sanam.ui.text import fill, tr
from sanam.ui.widgets import Segmented, button, label, scrolled, spin_box

LANGUAGES = (("en", "English"), ("th", "ไทย"), ("fa", "فارسی"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))
ROUNDED = 3 * MM  # the corners of most cards
DPIS = (150, 200, 300, 450, 600)
NAMES = 96  # pixels of the column of names, so that the inputs of all sections line up
Row = tuple[QWidget, ...]  # a name and its inputs


class SettingsPanel(QWidget):
    """`changed` sends the new settings. What is printed is chosen here too: `deck_picked`, `pile_picked` (a pile's
    name, "" for all) and `language_picked` send the choice; `counts_wanted`: how many of each card is to be set.
    """

    changed = Signal(object)
    deck_picked = Signal(object)
    pile_picked = Signal(object)
    language_picked = Signal(object)
    counts_wanted = Signal()

    def __init__(self, *, in_parts: bool = False) -> None:
        super().__init__()
        self.settings = SheetSettings()
        self.lengths: dict[str, LengthField] = {}
        self._own: set[str] = set()  # sizes a person wants to type, though they may be known ones
        self._silent = False
        self.parts = self._make()
        if not in_parts:
            at_once(self.parts)

    def _make(self) -> Parts:
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(6)
        self._presets()
        self._cards()
        yield
        self._paper()
        self._card_size()
        yield
        self._cutting()
        self._backs()
        self._page()
        yield
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(body))
        self.setFixedWidth(372)
        self.set_settings(self.settings)

    # --- building

    def _section(self, title: str) -> QGridLayout:
        if self._column.count():
            self._column.addSpacing(8)
        self._column.addWidget(label(title, "section"))
        return self._below()

    def _row(self, grid: QGridLayout, name: str, *widgets: QWidget) -> Row:
        at = grid.rowCount()
        words = label(name, wrap=True)
        words.setFixedWidth(NAMES)
        words.setBuddy(widgets[0])
        grid.addWidget(words, at, 0, Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.setSpacing(6)
        for widget in widgets:
            row.addWidget(widget, 1)
        grid.addLayout(row, at, 1)
        return (words, *widgets)

    def _length(self, field: str) -> LengthField:
        kind = AngleField if field == "back_angle" else LengthField
        made = kind(field_name(field), *BOUNDS[field])
        made.changed.connect(lambda length: self._set(**{field: length}))
        self.lengths[field] = made
        return made

    def _segments(self, field: str, name: str, parts: Sequence[tuple[object, str, str]]) -> Segmented:
        made = Segmented(name, parts)
        made.chosen.connect(lambda value: self._set(**{field: value}))
        return made

    def _choice(self, field: str, name: str, parts: Sequence[tuple[object, str]]) -> Choice:
        made = Choice(name, parts)
        made.picked.connect(lambda value: self._set(**{field: value}))
        return made

    def _check(self, field: str, words: str, tip: str) -> QCheckBox:
        made = QCheckBox(words)
        made.setToolTip(plain(tip))
        made.toggled.connect(lambda on: self._set(**{field: on}))
        self._column.addWidget(made)
        return made

    def _presets(self) -> None:
        self.presets = PresetRow()
        self.presets.picked.connect(self._preset_picked)
        self._row(self._below(), tr("Preset"), self.presets)

    def _preset_picked(self, preset: dict[str, Any]) -> None:
        settings = applied(self.settings, preset)
        self.set_settings(settings)
        self.changed.emit(settings)

    def _cards(self) -> None:
        grid = self._section(tr("What to print"))
        self.deck = Choice(tr("Deck"))
        self.deck.picked.connect(self.deck_picked)
        self._row(grid, tr("Deck"), self.deck)
        self.pile = Choice(tr("Pile"))
        self.pile.picked.connect(self.pile_picked)
        self.copies = spin_box()
        self.copies.setRange(*BOUNDS["copies"])
        self.copies.setAccessibleName(field_name("copies"))
        self.copies.setPrefix("× ")
        self.copies.setToolTip(tr("How many of each card, times the copies in the deck"))
        self.copies.valueChanged.connect(lambda number: self._set(copies=number))
        self._row(grid, tr("Cards"), self.pile, self.copies)
        self.counts = button(tr("How many of each card…"), "edit")
        self.counts.clicked.connect(self.counts_wanted)
        self._column.addWidget(self.counts)
        grid = self._below()
        self.order = self._choice(
            "order",
            tr("Order"),
            ((("deck"), tr("As in the deck")), ("name", tr("By name")), ("reverse", tr("Last card first"))),
        )
        self._row(grid, tr("Order"), self.order)
        self.language = Choice(tr("Language"), LANGUAGES)
        self.language.picked.connect(self.language_picked)
        self._row(grid, tr("Language"), self.language)
        self.redraw = self._check(
            "redraw",
            tr("Draw cards in this language"),
            tr("Also cards with a scan, where their text is there in this language or can be written"),
        )
        self.mark = self._check(
            "mark", tr("Mark cards as playtest"), tr("A small note at the bottom of every card says what it is for")
        )

    def _paper(self) -> None:
        grid = self._section(tr("Paper", "to print on"))
        names = {"a4": tr("A4"), "letter": tr("Letter"), "a3": tr("A3"), "legal": tr("Legal")}
        parts: list[tuple[object, str]] = [(size, names[name]) for name, size in PAPERS.items()]
        self.paper = Choice(tr("Paper", "to print on"), [*parts, (None, tr("Your own"))])
        self.paper.picked.connect(self._paper_picked)
        self._row(grid, tr("Size"), self.paper)
        self._own_paper = self._pair(grid, tr("Width, height"), "paper_width", "paper_height")
        self.orientation = self._segments(
            "landscape", tr("Orientation"), ((False, tr("Portrait"), ""), (True, tr("Landscape"), ""))
        )
        self._column.addWidget(self.orientation)
        grid = self._below()
        self._pair(grid, tr("Left, right"), "margin_left", "margin_right")
        self._pair(grid, tr("Top, bottom"), "margin_top", "margin_bottom")

    def _card_size(self) -> None:
        grid = self._section(tr("Cards and gaps"))
        self.card = Choice(
            tr("Card size"),
            [
                *((size, size_words(size, of)) for size, of in card_sizes().items()),
                (None, tr("Your own")),
            ],
        )
        self.card.picked.connect(self._card_picked)
        self._row(grid, tr("Size"), self.card)
        self._own_card = self._pair(grid, tr("Width, height"), "card_width", "card_height")
        self._pair(grid, tr("Gaps"), "gap_x", "gap_y")
        self._row(grid, tr("Bleed"), self._length("bleed"))
        self.lengths["gap_x"].setPlaceholderText(tr("across"))
        self.lengths["gap_y"].setPlaceholderText(tr("down"))

    def _cutting(self) -> None:
        self._section(tr("Cut guides"))
        self.guides = self._segments(
            "guides",
            tr("Cut guides"),
            (
                ("none", tr("None", "guides"), ""),
                ("corners", tr("Corners"), ""),
                ("full", tr("Full", "guides"), ""),
            ),
        )
        self._column.addWidget(self.guides)
        grid = self._below()
        self.marks = self._choice(
            "marks",
            tr("Registration marks"),
            (
                ("none", tr("None", "guides")),
                ("crosses", tr("Crosses, for both sides")),
                ("cutter", tr("For a cutting machine")),
            ),
        )
        self._row(grid, tr("Registration marks"), self.marks)
        self.rounded = QCheckBox(tr("Rounded corners"))
        self.rounded.setToolTip(tr("When off, the corners are filled, so that straight cuts leave no white"))
        self.rounded.toggled.connect(lambda on: self._set(corner_radius=ROUNDED if on else 0))
        self._column.addWidget(self.rounded)
        grid = self._below()
        self._radius = self._row(grid, tr("Radius"), self._length("corner_radius"))

    def _backs(self) -> None:
        grid = self._section(tr("Backs"))
        self.backs = self._choice(
            "backs",
            tr("Backs"),
            (
                ("none", tr("No backs")),
                ("common", tr("One for all")),
                ("own", tr("Each card's own")),
                ("blue", tr("Summoner Master, blue")),
                ("red", tr("Summoner Master, red")),
            ),
        )
        self._row(grid, tr("Picture"), self.backs)
        self.flip = self._choice(
            "flip",
            tr("Two-sided printing"),
            (
                ("long", tr("Flip on the long edge")),
                ("short", tr("Flip on the short edge")),
            ),
        )
        self.sides = self._choice(
            "sides",
            tr("Pages"),
            (
                ("both", tr("Fronts and backs")),
                ("fronts", tr("Fronts only")),
                ("backs", tr("Backs only")),
            ),
        )
        self._back_rows = [
            self._row(grid, tr("Two-sided printing"), self.flip),
            self._row(grid, tr("Pages"), self.sides),
            self._pair(grid, tr("Offset x, y"), "back_x", "back_y"),
            self._row(grid, tr("Angle"), self._length("back_angle")),
        ]

    def _page(self) -> None:
        self._section(tr("On the page"))
        self.header = self._check(
            "header", tr("Header"), tr("Deck, page number, and that the page is to be printed at 100 %")
        )
        grid = self._below()
        self.ink = self._choice(
            "ink",
            tr("Ink"),
            (("colour", tr("In colour")), ("grey", tr("Black and white")), ("light", tr("Little ink, white cards"))),
        )
        self._row(grid, tr("Ink"), self.ink)
        self.dpi = self._choice("dpi", field_name("dpi"), [(dpi, fill(tr("{n} dpi"), n=dpi)) for dpi in DPIS])
        self._row(grid, tr("Pictures"), self.dpi)
        self.coarse = label("", "small", wrap=True, tone="wait")
        self._column.addWidget(self.coarse)
        self.lossless = self._check(
            "lossless", tr("Lossless pictures"), tr("When off, a PDF of scanned cards is several times smaller")
        )

    def _below(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._column.addLayout(grid)
        return grid

    def _pair(self, grid: QGridLayout, name: str, first: str, second: str) -> Row:
        return self._row(grid, name, self._length(first), self._length(second))

    # --- what is chosen

    def set_settings(self, settings: SheetSettings) -> None:
        """Show settings without sending them."""
        self._silent = True
        self.settings = settings
        for field, length in self.lengths.items():
            length.set_length(getattr(settings, field))
        paper = (settings.paper_width, settings.paper_height)
        card = (settings.card_width, settings.card_height)
        self.paper.choose(None if "paper" in self._own or paper not in PAPERS.values() else paper)
        self.card.choose(None if "card" in self._own or card not in card_sizes() else card)
        self.orientation.choose(settings.landscape)
        self.guides.choose(settings.guides)
        self.rounded.setChecked(settings.corner_radius > 0)
        for choice, value in (
            (self.order, settings.order),
            (self.backs, settings.backs),
            (self.flip, settings.flip),
            (self.sides, settings.sides),
            (self.dpi, settings.dpi),
            (self.ink, settings.ink),
            (self.marks, settings.marks),
        ):
            choice.choose(value)
        self.copies.setValue(settings.copies)
        self.mark.setChecked(settings.mark)
        self.header.setChecked(settings.header)
        self.redraw.setChecked(settings.redraw)
        self.lossless.setChecked(settings.lossless)
        self._show_what_counts()
        self._silent = False

    def show_decks(self, decks: Sequence[tuple[object, str]], chosen: object) -> None:
        """The decks to choose from, as (id, name)."""
        self.deck.set_parts(decks)
        self.deck.choose(chosen)

    def show_piles(self, piles: Sequence[tuple[object, str]], chosen: object) -> None:
        """The piles of the deck, as (id, words)."""
        self.pile.set_parts(piles)
        self.pile.choose(chosen)

    def _set(self, **values: Any) -> None:
        if not self._silent:
            self.settings = replace(self.settings, **values)
            self._show_what_counts()
            self.changed.emit(self.settings)

    def _paper_picked(self, size: object) -> None:
        if not isinstance(size, tuple):
            self._own.add("paper")
        else:
            self._own.discard("paper")
            self.lengths["paper_width"].set_length(size[0])
            self.lengths["paper_height"].set_length(size[1])
            self._set(paper_width=size[0], paper_height=size[1])
        self._show_what_counts()

    def _card_picked(self, size: object) -> None:
        if not isinstance(size, tuple):
            self._own.add("card")
        else:
            self._own.discard("card")
            self.lengths["card_width"].set_length(size[0])
            self.lengths["card_height"].set_length(size[1])
            self._set(card_width=size[0], card_height=size[1])
        self._show_what_counts()

    def _show_what_counts(self) -> None:
        """Rows that would do nothing are not shown."""
        self._show_row(self._own_paper, self.paper.value() is None)
        self._show_row(self._own_card, self.card.value() is None)
        self._show_row(self._radius, self.settings.corner_radius > 0)
        self.lengths["corner_radius"].set_length(self.settings.corner_radius)
        self.presets.show_settings(self.settings)
        for row in self._back_rows:
            self._show_row(row, self.settings.backs != "none")

    def tell_resolution(self, small_pictures: int) -> None:
        """Warn where small print will be hard to read: at this resolution, or in so many small pictures."""
        words = ""
        if self.settings.dpi < COARSE:
            words = fill(tr("Small print is hard to read below {n} dpi."), n=COARSE)
        elif small_pictures:
            words = tr("%n picture(s) with fewer than 200 dpi at this size", n=small_pictures)
        self.coarse.setText(words)
        self.coarse.setVisible(bool(words))

    @staticmethod
    def _show_row(row: Row, shown: bool) -> None:
        for widget in row:
            widget.setVisible(shown)
