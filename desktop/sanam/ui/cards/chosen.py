"""What can be done with the cards that are chosen on the Cards screen, and what is seldom wanted: the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from sanam.ui import icons
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen, PrintCards


class Chosen(QObject):
    """Acts on the chosen cards of `screen`; `print_cards` goes to the sheets with them."""

    def __init__(self, screen: CardsScreen, print_cards: PrintCards | None) -> None:
        super().__init__(screen)
        self._screen, self._print = screen, print_cards

    def show_menu(self) -> None:
        """Below the button "More"."""
        place = self._screen.more_button
        menu = QMenu(place)
        self.fill_menu(menu)
        menu.popup(place.mapToGlobal(place.rect().bottomLeft()))

    def fill_menu(self, menu: QMenu) -> None:
        """What is seldom wanted."""
        screen = self._screen
        if screen.game == "yugioh":
            menu.addAction(icons.icon("plus"), tr("New card of your own")).triggered.connect(lambda: screen.own.begin())
            export = menu.addAction(icons.icon("export"), tr("Export own cards…"))
            export.setEnabled(bool(screen.catalogue.own_codes("yugioh")))
            export.triggered.connect(lambda: screen.own.ask_export())
            menu.addSeparator()
        any_chosen = bool(screen.view.codes())
        copy = menu.addAction(icons.icon("cards"), tr("Copy the codes of the chosen cards"))
        copy.setEnabled(any_chosen)
        copy.triggered.connect(lambda: self.copy_codes())
        if self._print is not None:
            sheets = menu.addAction(icons.icon("print"), tr("Print the chosen cards"))
            sheets.setEnabled(any_chosen)
            sheets.triggered.connect(lambda: self.print_sheets())

    def print_sheets(self) -> None:
        """To the sheets with one copy of each chosen card."""
        if self._print is not None:
            codes = self._screen.view.codes()
            self._print(tr("Chosen cards"), self._screen.game, [(code, 1) for code in codes])

    def copy_codes(self) -> None:
        """The codes into the clipboard, a line each."""
        QGuiApplication.clipboard().setText("\n".join(self._screen.view.codes()))
        self._screen.toast(tr("The codes are in the clipboard."))
