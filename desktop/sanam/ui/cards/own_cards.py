"""Own cards on the Cards screen: begun, changed, deleted, written out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from sanam.ui.cards.own_card import OwnCardPanel
from sanam.ui.text import fill, isolated, number, tr

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen


class OwnCards(QObject):
    """Keeps what `panel` says in the catalogue of `screen`."""

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.panel = OwnCardPanel(None if screen.eager else screen.run)
        self.panel.saved.connect(self._save)
        self.panel.deleted.connect(self._delete)
        self.panel.cancelled.connect(screen.back_to_cards)

    def begin(self, like: str = "") -> None:
        """A new own card, like another of this game or empty."""
        from sanam.catalogue.own import new_code
        from sanam.games.yugioh.cards import CardData

        catalogue = self._screen.catalogue
        card = catalogue.card("yugioh", like) if like else None
        words = self._words_of(like) if card is not None else {}
        if card is not None and "en" in words:
            name, text = words.pop("en")
            card = msgspec.structs.replace(card, name=name, text=text)
        empty = CardData(
            code=0, name="", kind="monster", traits=("effect",), level=4, race="Warrior", attribute="EARTH"
        )
        made = msgspec.structs.replace(card or empty, code=int(new_code(catalogue)), alias=0)
        self.panel.show_card(made, words, True)
        self._screen.stack.setCurrentWidget(self.panel)
        self.panel.name.setFocus()

    def edit(self, code: str) -> None:
        """Change an own card."""
        card = self._screen.catalogue.card("yugioh", code)
        if card is not None:
            words = self._words_of(code)
            self.panel.show_card(card, words, False)
            self._screen.stack.setCurrentWidget(self.panel)

    def _words_of(self, code: str) -> dict[str, tuple[str, str]]:
        catalogue = self._screen.catalogue
        found = {language: catalogue.text("yugioh", code, language) for language in catalogue.languages("yugioh", code)}
        return {language: words for language, words in found.items() if words is not None}

    def _save(self, card: Any, others: dict[str, tuple[str, str]], language: str) -> None:
        from sanam.catalogue.own import save_own
        from sanam.catalogue.problems import FileRefused

        try:
            save_own(self._screen.catalogue, card, others, language=language)
        except FileRefused as refused:
            self._screen.tell(refused, tr("The card was not saved."))
            return
        self._after(card.key)
        self._screen.toast(fill(tr("{card} is saved among your own cards."), card=isolated(card.name)))

    def _delete(self, code: int) -> None:
        from sanam.catalogue.own import delete_own
        from sanam.catalogue.problems import FileRefused

        try:
            delete_own(self._screen.catalogue, code)
        except FileRefused as refused:
            self._screen.tell(refused, tr("The card was not deleted."))
            return
        self._after("")

    def _after(self, code: str) -> None:
        screen = self._screen
        screen.faces.forget()
        screen.stack.setCurrentWidget(screen.view)
        screen.set_game("yugioh")
        screen.changed.emit()
        if code:
            screen.show_card(code)
            row = screen.results.row_of(code)
            if row >= 0:
                screen.view.setCurrentIndex(screen.results.index(row))

    def ask_export(self) -> None:
        """Choose where the own cards are written as a card set."""
        name, _ = QFileDialog.getSaveFileName(
            self._screen, tr("Export own cards"), "own-cards.toml", tr("Card sets") + " (*.toml)"
        )
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write the own cards as a card set."""
        from sanam.catalogue.own import write_set

        catalogue = self._screen.catalogue
        try:
            count = write_set(catalogue, path, catalogue.own_codes("yugioh"))
        except OSError as error:
            self._screen.tell(error, tr("The card set was not written."))
            return
        self._screen.toast(fill(tr("{n} cards are in {file}."), n=number(count), file=isolated(path.name)))
