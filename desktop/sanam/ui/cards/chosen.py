"""What can be done with the cards that are chosen on the Cards screen: a bar below them, and the menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu

from sanam.ui import file_dialogs, icons
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, label, panel

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen

MOST = 500  # cards that go to the sheets or into a deck at once


@dataclass(frozen=True)
class Ways:
    """Where chosen cards can go: `sheets(title, game, copies by code)`, `deck(game, codes)` into the open deck. `using`
    says in which decks of the person a card is, by id and name; `open_deck(id)` opens one.
    """

    sheets: Callable[[str, str, list[tuple[str, int]]], None] | None = None
    deck: Callable[[str, list[str]], None] | None = None
    using: Callable[[str, str], list[tuple[str, str]]] | None = None
    open_deck: Callable[[str], None] | None = None


class Chosen(QObject):
    """Acts on the chosen cards of `screen`. `bar` is there while more than one card is chosen."""

    def __init__(self, screen: CardsScreen, ways: Ways) -> None:
        super().__init__(screen)
        self._screen, self._ways = screen, ways
        self.bar = panel()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(10, 5, 6, 5)
        self.count = label("")
        self.sheets = button(tr("Print"), "print", tip=tr("Sheets of the selected cards"))
        self.deck = button(tr("Add to deck"), "deck", tip=tr("Add one copy of each to the deck in the editor"))
        self.fewer = button("", "minus", tip=tr("Own one fewer of each (-)"))
        self.more = button("", "plus", tip=tr("Own one more of each (+)"))
        self.none = button("", "close", kind="quiet", tip=tr("Clear the selection"))
        row.addWidget(self.count)
        row.addStretch(1)
        for made in (self.sheets, self.deck, self.fewer, self.more, self.none):
            row.addWidget(made)
        self.sheets.setVisible(ways.sheets is not None)
        self.deck.setVisible(ways.deck is not None)
        self.sheets.clicked.connect(self.print_sheets)
        self.deck.clicked.connect(self.add_to_deck)
        self.fewer.clicked.connect(lambda: self.own(-1))
        self.more.clicked.connect(lambda: self.own(1))
        self.none.clicked.connect(self._choose_one)
        self.bar.hide()
        screen.view.selectionModel().selectionChanged.connect(self._show)
        screen.view.model().modelReset.connect(self._show)
        screen.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        screen.view.customContextMenuRequested.connect(self._context)

    def _show(self, *_: object) -> None:
        count = len(self._screen.view.selectionModel().selectedIndexes())
        self.bar.setVisible(count > 1)
        self.count.setText(fill(tr("{n} selected"), n=number(count)))

    def _choose_one(self) -> None:
        view = self._screen.view
        view.selectionModel().select(view.currentIndex(), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        view.setFocus()

    # ------------------------------------------------------------------ menus

    def show_menu(self) -> None:
        """Below the button "More"."""
        place = self._screen.more_button
        menu = QMenu(place)
        self.fill_menu(menu)
        menu.popup(place.mapToGlobal(place.rect().bottomLeft()))

    def _context(self, at: QPoint) -> None:
        view = self._screen.view
        if view.indexAt(at).isValid():
            menu = QMenu(view)
            self._fill_chosen(menu)
            menu.popup(view.viewport().mapToGlobal(at))

    def fill_menu(self, menu: QMenu) -> None:
        """What is seldom wanted."""
        own, has_own = self._screen.own, bool(self._screen.catalogue.own_codes(self._screen.game))
        _entry(menu, "plus", tr("New card of your own"), own.begin)
        _entry(menu, "export", tr("Export own cards…"), own.ask_export, has_own)
        menu.addSeparator()
        _entry(menu, "import", tr("Import your collection…"), self._screen.card_import.ask_collection)
        _entry(menu, "export", tr("Export your collection…"), self.ask_export_owned)
        menu.addSeparator()
        _entry(menu, "cards", tr("Card pictures…"), self.show_pictures)
        menu.addSeparator()
        self._fill_chosen(menu)

    def show_pictures(self) -> None:
        """Which cards have no picture, and ways to bring pictures in."""
        from sanam.ui.cards.pictures.overview import CardArtDialog

        CardArtDialog(self._screen).open()

    def _fill_chosen(self, menu: QMenu) -> None:
        any_chosen = bool(self._screen.view.codes())
        if self._ways.sheets is not None:
            _entry(menu, "print", tr("Print the selected cards"), self.print_sheets, any_chosen)
        if self._ways.deck is not None:
            _entry(menu, "deck", tr("Add to the open deck"), self.add_to_deck, any_chosen)
        _entry(menu, "plus", tr("Own one more of each"), lambda: self.own(1), any_chosen)
        _entry(menu, "minus", tr("Own one fewer of each"), lambda: self.own(-1), any_chosen)
        _entry(menu, "cards", tr("Copy the codes of the selected cards"), self.copy_codes, any_chosen)

    # ------------------------------------------------------------------ acts

    def print_sheets(self) -> None:
        """To the sheets with one copy of each chosen card."""
        codes = self._some()
        if codes and self._ways.sheets is not None:
            self._ways.sheets(tr("Selected cards"), self._screen.game, [(code, 1) for code in codes])

    def add_to_deck(self) -> None:
        """One copy of each into the deck that is open in the editor."""
        codes = self._some()
        if codes and self._ways.deck is not None:
            self._ways.deck(self._screen.game, codes)

    def own(self, by: int) -> None:
        """So many more of each chosen card, or fewer."""
        self._screen.owned.change(self._screen.view.codes(), by)

    def copy_codes(self) -> None:
        """The codes into the clipboard, a line each."""
        QGuiApplication.clipboard().setText("\n".join(self._screen.view.codes()))
        self._screen.toast(tr("The codes were copied to the clipboard."))

    def _some(self) -> list[str]:
        codes = self._screen.view.codes()
        if len(codes) > MOST:
            self._screen.toast(fill(tr("Select at most {n} cards for that."), n=MOST))
            return []
        return codes

    def ask_export_owned(self) -> None:
        """Choose where what is owned is written as a table."""
        name, _ = file_dialogs.save_file(
            self._screen, tr("Export your collection"), "my-cards.csv", tr("Tables") + " (*.csv)"
        )
        if name:
            self.export_owned(Path(name))

    def export_owned(self, path: Path) -> None:
        """Write how many of each card of every game are owned."""
        from sanam.catalogue.collection_lists import write_collection

        try:
            count = write_collection(self._screen.catalogue, path, self._screen.language)
        except OSError as error:
            self._screen.tell(error, tr("The table was not written."))
            return
        self._screen.toast(fill(tr("%n card(s) were written to {file}.", n=count), file=isolated(path.name)))


def _entry(menu: QMenu, icon: str, words: str, act: Callable[[], None], is_possible: bool = True) -> None:
    made = menu.addAction(icons.icon(icon), words)
    made.setEnabled(is_possible)
    made.triggered.connect(lambda: act())
