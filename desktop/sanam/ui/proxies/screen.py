"""The Sheets screen: settings at the side, the page in the middle, the ways out below it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.model import Deck
from sanam.faces import FaceSpec
from sanam.proxies.calibration import calibration_sheet
from sanam.proxies.cards import Listed, deck_cards, listed_cards, unknown_places
from sanam.proxies.layout import Sheet, SheetCard, grid_of, lay_out
from sanam.proxies.missing import missing_glyphs, package_for, some
from sanam.proxies.painter import SheetPainter
from sanam.proxies.pictures import scan_dpi
from sanam.proxies.settings import COARSE, SheetRefused, SheetSettings, card_size, card_sizes
from sanam.ui.decks.words import pile_words
from sanam.ui.folding import Fold
from sanam.ui.notices import Foot
from sanam.ui.parts import Parts, at_once
from sanam.ui.problems import Problem, problem_from
from sanam.ui.proxies.bars import NothingHere, OutputBar, PageBar
from sanam.ui.proxies.counts import Counts, CountsDialog
from sanam.ui.proxies.keeping import Kept, keep, kept
from sanam.ui.proxies.outputs import Outputs, Run
from sanam.ui.proxies.pictures import FrontPictures
from sanam.ui.proxies.preview import Preview
from sanam.ui.proxies.settings_panel import SettingsPanel
from sanam.ui.proxies.sources import LIST, OPEN, CardList, Sources
from sanam.ui.proxies.words import calibration_words, refusal, sheet_words
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import panel, scaled
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf


class SheetsScreen(QWidget):
    """Prints what lies on `shelf`, or a list given to `show_cards`.

    run         starts a Job and shows it (Shell.run); show_problem and toast tell (Shell's); withdraw takes
                back what show_problem told
    folder      where the settings are remembered, None for nowhere
    at_hand     the deck that is open in the editor, None for none: it is what is printed until another is chosen
    """

    def __init__(
        self,
        shelf: DeckShelf,
        *,
        run: Run,
        show_problem: Callable[..., None],
        toast: Callable[[str], None],
        withdraw: Callable[[Any], None] = lambda told: None,
        folder: Path | None = None,
        at_hand: Callable[[], Deck | None] = lambda: None,
        in_parts: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.shelf, self._problem = shelf, show_problem
        self._folder = folder
        self._at_hand = at_hand
        self._seen_at_hand: Deck | None = None
        self.kept: Kept = kept(folder)
        self.pictures = FrontPictures(self)
        self.sheet: Sheet | None = None
        self.painter: SheetPainter | None = None
        self.refused: SheetRefused | None = None
        self._cards: tuple[SheetCard, ...] = ()
        self._faces: tuple[FaceSpec, ...] = ()
        self._counts = Counts()
        #: Where among the cards those are that the library does not have.
        self._unknown: list[int] = []
        #: What is making the texts of these cards that are not there in their language.
        self._making: Job | None = None
        self._deck: Deck | None = None
        self._sources = Sources(shelf)
        self._game, self._title = games.first(), ""
        self._page = 0
        self.outputs = Outputs(self, run, show_problem, toast, self.kept.folder, withdraw)
        self.parts = self._make()
        if not in_parts:
            at_once(self.parts)

    # --- building

    def _make(self) -> Parts:
        self.panel = SettingsPanel(in_parts=True)
        yield from self.panel.parts
        yield
        self._build()
        yield
        self.panel.presets.show_own(self.kept.presets)
        self.panel.set_settings(self.kept.settings)
        self.panel.language.choose(self.kept.language)
        yield
        self.refresh()

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 12, 12)
        row.setSpacing(12)
        side = panel()
        column = QVBoxLayout(side)
        column.setContentsMargins(2, 2, 2, 2)
        column.addWidget(self.panel)
        row.addWidget(side)
        self.fold = Fold(self, side, below=scaled(1130), icon="settings", tip=tr("Settings of the sheet"))
        self.panel.changed.connect(self._settings_changed)
        self.panel.deck_picked.connect(self.show_deck)
        self.panel.pile_picked.connect(self._pile_picked)
        self.panel.language_picked.connect(self._language_picked)
        self.panel.counts_wanted.connect(self.ask_counts)
        self.panel.presets.changed.connect(self._presets_changed)
        middle = QVBoxLayout()
        middle.setSpacing(8)
        self.preview = Preview()
        self.bar = PageBar()
        self.bar.paper_turned.connect(self._turn_paper)
        self.bar.all_slots_wanted.connect(lambda: self._skip(()))
        self.bar.page_wanted.connect(self.turn)
        self.bar.zoom_wanted.connect(self.preview.zoom)
        self.bar.begin_with(self.fold.button)
        middle.addWidget(self.bar)
        self.preview.view.slot_clicked.connect(self.toggle_slot)
        self.preview.view.page_wanted.connect(self.turn)
        self.preview.view.copies_wanted.connect(self.change_copies)
        self.preview.zoomed.connect(self._zoomed)
        self.pictures.arrived.connect(self.preview.view.update)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.preview)
        self.nothing = NothingHere()
        self.stack.addWidget(self.nothing)
        middle.addWidget(self.stack, 1)
        self.ways = OutputBar()
        self.ways.unknown.left_out.connect(self.leave_out_unknown)
        self.ways.calibrate.clicked.connect(self.save_calibration)
        self.ways.to_png.clicked.connect(self.save_pngs)
        self.ways.to_printer.clicked.connect(self.print)
        self.ways.to_pdf.clicked.connect(self.save_pdf)
        self.foot = Foot(self.ways, sides=14)
        middle.addWidget(self.foot)
        row.addLayout(middle, 1)
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, act in (
            (QKeySequence.StandardKey.Save, self.save_pdf),
            (QKeySequence.StandardKey.Print, self.print),
        ):
            QShortcut(QKeySequence(keys), self, context=here).activated.connect(act)

    # --- what is printed

    def refresh(self) -> None:
        """Look at the shelf again: decks may have come or gone."""
        self._decks = self._sources.entries()
        known = [id for id, _ in self._decks]
        chosen = str(self.kept.deck if self.kept.deck in known else known[0] if known else "")
        self.panel.show_decks(self._decks, chosen)
        self.show_deck(chosen)

    def show_deck(self, id: str) -> None:
        """Print a deck of the shelf; an unreadable one is told of and nothing is shown."""
        if id == LIST and self._sources.listed is not None:
            title, game, codes = self._sources.listed
            self._deck = None
            self._game_of_cards(game)
            self.panel.show_piles([("", tr("All"))], "")
            catalogue, look = self.shelf.catalogue, self._look()

            def listed(generated: bool) -> Listed:
                return listed_cards(catalogue, game, codes, generated=generated, **look)

            self._take(listed, title)
            return
        self._cards, self._faces, self._deck = (), (), None
        if id:
            try:
                self._deck = self._sources.deck(id)
            except (FileRefused, OSError) as error:
                self._problem(problem_from(error, tr("This deck cannot be read.")))
        self.kept = replace(self.kept, deck=id)
        self.panel.deck.choose(id)
        if self._deck is not None:
            self._game_of_cards(self._deck.game)
            piles = [(pile, pile_words(self._deck.game, pile)) for pile, copies in self._deck.piles.items() if copies]
            self.panel.show_piles([("", tr("All")), *piles] if len(piles) > 1 else [("", tr("All"))], "")
        self._take_deck()

    def show_cards(self, title: str, game: str, codes: Iterable[tuple[str, int]]) -> None:
        """Print a plain list of (code, copies): a selection, or the cards missing from a collection."""
        self._seen_at_hand = self._at_hand()
        self._sources.listed = CardList(title, game, tuple(codes))
        self.kept = replace(self.kept, deck=LIST)
        self.refresh()

    def show_open_deck(self, deck: Deck) -> None:
        """Print a deck as it is in the editor, with the printings chosen there."""
        self._sources.open = self._seen_at_hand = deck
        self.kept = replace(self.kept, deck=OPEN)
        self.refresh()

    def _game_of_cards(self, game: str) -> None:
        """Cards get the size of the game, unless somebody chose one of their own."""
        settings = self.panel.settings
        size = card_size(game)
        if (settings.card_width, settings.card_height) in card_sizes():
            settings = replace(settings, card_width=size[0], card_height=size[1])
        self._game = game
        self.panel.set_settings(replace(settings, skip=()))

    def _take_deck(self) -> None:
        deck, pile = self._deck, self.panel.pile.value()
        if deck is None:
            self._take(lambda generated: ((), ()), "")
            return
        catalogue, look = self.shelf.catalogue, self._look()
        piles = [str(pile)] if pile else None

        def cards(generated: bool) -> Listed:
            return deck_cards(catalogue, deck, piles=piles, generated=generated, **look)

        self._take(cards, self._sources.name(self.kept.deck) or deck.name)

    def _look(self) -> dict[str, Any]:
        settings = self.panel.settings
        return {"language": self.kept.language, "mark": settings.mark, "redraw": settings.redraw}

    def _take(self, cards: Callable[[bool], Listed], title: str) -> None:
        """Lay out these cards as they are printed, and once they are there, with the texts that have to be made."""
        (self._cards, self._faces), self._title = cards(False), title
        self._counts.begin(self._cards)
        self._page = 0
        known = self.shelf.catalogue.cards(self._game, [card.code for card in self._cards]) if self._cards else {}
        self._unknown = unknown_places(self._game, self._cards, known)
        self._making = Job(tr("Reading the text"), lambda progress: cards(True)) if self._lack_texts(known) else None
        self._lay_out()
        if self._making is not None:
            job = self._making
            job.done.connect(while_there(self, lambda made: self._have_made(job, made)))
            job.failed.connect(while_there(self, lambda error: self._have_made(job, (self._cards, self._faces))))
            job.start()

    def _lack_texts(self, known: Mapping[str, Any]) -> bool:
        """Whether texts of these cards are still to be made in the language of the sheet."""
        from sanam.catalogue.written import can_be_written

        language = self.kept.language.replace("-", "_")  # a sheet has a language by its tag, a text by its catalogue
        return any(can_be_written(self.shelf.catalogue, card, language) for card in known.values())

    def leave_out_unknown(self) -> None:
        """Print no copy of the cards that nobody knows; the list of how many of each still has them."""
        for at in self._unknown:
            self._counts.set(self._cards, at, 0)
        self._lay_out()

    def _have_made(self, job: Job, made: Listed) -> None:
        if job is self._making:
            self._making = None
            self._cards, self._faces = made
            self._lay_out()

    def _pile_picked(self, _: str) -> None:
        self._take_deck()

    def _language_picked(self, language: str) -> None:
        self.kept = replace(self.kept, language=language)
        self._again()

    def _again(self) -> None:
        """The same cards with other faces, on the same page."""
        page, pile = self._page, self.panel.pile.value()
        if self._deck is None:
            self.show_deck(self.kept.deck)
        else:
            self._take_deck()
        self.panel.pile.choose(pile)
        self._show_page(page)

    # --- settings and pages

    def _settings_changed(self, settings: SheetSettings) -> None:
        before = self.kept.settings
        if settings.skip and grid_of(settings).capacity != grid_of(before).capacity:
            settings = replace(settings, skip=())  # the slots that were skipped are elsewhere now
            self.panel.set_settings(settings)
        self.kept = replace(self.kept, settings=settings)
        if (settings.mark, settings.redraw) != (before.mark, before.redraw):
            self._again()
        else:
            self._lay_out()

    def toggle_slot(self, slot: int) -> None:
        """Leave a slot empty, or use it again. Slots are counted through all sheets."""
        skip = set(self.panel.settings.skip)
        skip ^= {slot}
        self._skip(tuple(sorted(skip)))

    def change_copies(self, slot: int, by: int) -> None:
        """Print more or fewer of the card in a slot of all sheets."""
        placed = (one for page in self.sheet.pages for one in page.cards) if self.sheet is not None else iter(())
        at = next((one.card for one in placed if one.slot == slot), None)
        if at is not None:
            self._set_count(at, self._counts.of(self._cards)[at].copies + by)

    def ask_counts(self) -> None:
        """Ask how many of each card are printed."""
        dialog = CountsDialog(self._cards, self._counts.of(self._cards), self)
        dialog.wanted.connect(self._set_count)
        dialog.all_wanted.connect(self._set_counts)
        dialog.open()

    def _set_count(self, at: int, copies: int) -> None:
        self._counts.set(self._cards, at, copies)
        self._lay_out()

    def _set_counts(self, copies: int | None) -> None:
        self._counts.set_all(self._cards, copies)
        self._lay_out()

    def _presets_changed(self) -> None:
        self.kept = replace(self.kept, presets=self.panel.presets.own)

    def _skip(self, slots: tuple[int, ...]) -> None:
        settings = replace(self.panel.settings, skip=slots)
        self.panel.set_settings(settings)
        self._settings_changed(settings)

    def _turn_paper(self) -> None:
        settings = replace(self.panel.settings, landscape=not self.panel.settings.landscape, skip=())
        self.panel.set_settings(settings)
        self._settings_changed(settings)

    def turn(self, pages: int) -> None:
        """Go some pages on or back."""
        self._show_page(self._page + pages)

    def _lay_out(self) -> None:
        settings = self.panel.settings
        self.sheet, self.painter, self.refused = None, None, None
        try:
            self.sheet = lay_out(settings, self._counts.of(self._cards), self._title, sheet_words())
        except SheetRefused as refused:
            self.refused = refused
        if self.sheet is not None:
            self.painter = self._painter(self.sheet, preview=True)
        self.pictures.forget_wishes()
        self._show_page(self._page)
        self._tell()

    def _painter(self, sheet: Sheet, *, preview: bool = False) -> SheetPainter:
        rtl = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        language = "fa" if rtl else "en" if self.kept.language == "fa" else self.kept.language
        made = SheetPainter(sheet, self._cards, self._faces, game=self._game, language=language)
        if preview:
            made.set_drawn(lambda index: self.pictures.of(made, index))
        return made

    def _show_page(self, page: int) -> None:
        sheet = self.sheet
        count = len(sheet.pages) if sheet is not None else 0
        self._page = min(max(0, page), max(0, count - 1))
        shown = sheet.pages[self._page] if sheet is not None and count else None
        self.preview.show_page(self.painter if shown is not None else None, shown)
        self.stack.setCurrentIndex(0 if shown is not None else 1)
        self.bar.tell_page(sheet, shown)
        self.bar.tell_zoom(self.preview.percent())

    def _tell(self) -> None:
        sheet = self.sheet
        size = (self.panel.settings.card_width, self.panel.settings.card_height)
        scans = {face.image for face in self._faces if face.image is not None}
        small = sum(scan_dpi(path, size) < COARSE for path in scans) if self.panel.settings.ink != "light" else 0
        self.panel.tell_resolution(small)
        # Nothing is printed while texts are still in another language than they will be.
        self.ways.allow(bool(sheet is not None and sheet.pages) and self._making is None)
        self.bar.tell_counts(sheet, self.panel.settings)
        counted = self._counts.of(self._cards)
        self.ways.unknown.tell([counted[at] for at in self._unknown if counted[at].copies])
        if sheet is None:
            self.nothing.setText(refusal(self.refused) if self.refused is not None else "")
        elif not sheet.pages:
            self.nothing.setText(tr("There are no cards to print here. Choose another deck or pile."))

    def _zoomed(self) -> None:
        self.bar.tell_zoom(self.preview.percent())
        settings = self.panel.settings
        card = (settings.card_width + 2 * settings.bleed) / 1000
        self.pictures.show_at(self.preview.view.scale * card * self.devicePixelRatioF())

    # --- ways out

    def save_pdf(self) -> None:
        """Ask for a file and write the PDF, with progress and cancel."""
        self._out(lambda sheet: self.outputs.save_pdf(self._painter(sheet), self._title))

    def save_pngs(self) -> None:
        """Ask for a name and write every page as a picture beside it."""
        self._out(lambda sheet: self.outputs.save_pngs(self._painter(sheet), self._title))

    def print(self) -> None:
        """The platform's print dialog, then the printer."""
        self._out(lambda sheet: self.outputs.print(self._painter(sheet), self._title))

    def _out(self, way: Callable[[Sheet], None]) -> None:
        """Go a way out with the sheet; first say which letters would be boxes."""
        sheet = self.sheet
        if sheet is None or not sheet.pages or self._making is not None:
            return
        lacking = missing_glyphs(self._faces)
        if not lacking:
            way(sheet)
            return
        self._problem(
            Problem(
                fill(tr("No font here has these letters: {letters}"), letters=isolated(some(lacking))),
                reason=tr("They would be printed as boxes."),
                next=fill(
                    tr("On Debian and Ubuntu install {package}, then start the program again."),
                    package=package_for(lacking),
                ),
                tone="wait",
            ),
            tr("Go on with boxes"),
            lambda: way(sheet),
        )

    def save_calibration(self) -> None:
        """Ask for a file and write the calibration sheet for the paper and backs in use."""
        try:
            sheet = calibration_sheet(self.panel.settings, calibration_words())
        except SheetRefused as refused:
            self._problem(Problem(tr("There is no room for the calibration sheet."), reason=refusal(refused)))
            return
        self.outputs.save_calibration(self._painter(sheet))

    # --- coming and leaving

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        deck = self._at_hand()
        if deck is not None and deck is not self._seen_at_hand:
            self.show_open_deck(deck)
        elif self._sources.entries() != self._decks:
            self.refresh()
        else:
            self._again()  # the cards may be others since an import

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self.save_settings()
        self.outputs.forget()
        super().hideEvent(event)

    def save_settings(self) -> None:
        """Remember what is set."""
        keep(self._folder, replace(self.kept, folder=self.outputs.folder))

    def close_down(self) -> None:
        """Before the window closes: keep the settings, stop drawing."""
        self._making = None
        self.save_settings()
        self.pictures.stop()


def sheets_screen(window: Any) -> Generator[None, None, SheetsScreen]:
    """The screen, in parts, for a Window whose cards are there (`window.shelf` is set)."""
    made = SheetsScreen(
        window.shelf,
        run=window.run,
        show_problem=window.show_problem,
        toast=window.toast,
        withdraw=window.notices.withdraw,
        folder=window.data_dir,
        at_hand=window.deck_at_hand,
        in_parts=True,
    )
    yield from made.parts
    return made
