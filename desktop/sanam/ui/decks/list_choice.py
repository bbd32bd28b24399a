"""By which list the deck is checked beside the rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from sanam.catalogue.problems import FileRefused
from sanam.decks.restrictions import OF_EDITION, edition_list, kind_of_lists, lists
from sanam.games.restrictions import BannedNames, RestrictionList
from sanam.ui import icons
from sanam.ui.decks.bar import offer
from sanam.ui.decks.document import Document
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, label


class ListChoice(QWidget):
    """A choice of the lists there are, hidden for games that know none.

    `edit_wanted`: banned names are to be edited; `import_wanted`: a list is to be brought in.
    """

    edit_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 0)
        row.setSpacing(6)
        self.words = label("", "quiet")
        self.choice = QComboBox()
        self.choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.choice.setMinimumContentsLength(6)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.more = button("", "plus", kind="quiet", tip=tr("Import a list"))
        for widget in (self.words, self.choice, self.more):
            row.addWidget(widget)
        row.setStretch(1, 1)
        self.choice.activated.connect(self._choose)
        self.more.clicked.connect(self._want)

    def _want(self) -> None:
        if kind_of_lists(self._document.deck.game) is BannedNames:
            self.edit_wanted.emit()
        else:
            self.import_wanted.emit()

    def _choose(self) -> None:
        self._document.set_restrictions(str(self.choice.currentData()), tr("change the list"))

    def refresh(self) -> None:
        """Offer the lists there are now."""
        document, game = self._document, self._document.deck.game
        kind = kind_of_lists(game)
        self.setVisible(kind is not None)
        if kind is None:
            return
        banned = kind is BannedNames
        self.words.setText(tr("Banned names") if banned else tr("List"))
        self.choice.setAccessibleName(self.words.text())
        self.more.setToolTip(tr("Edit lists of banned names") if banned else tr("Import a list"))
        self.more.setAccessibleName(self.more.toolTip())
        self.more.setIcon(icons.icon("edit" if banned else "plus"))
        offered = [("", tr("No list"))]
        own = self._of_edition()
        if own:
            offered.append((OF_EDITION, fill(tr("List of this edition: {list}"), list=isolated(own))))
        offered += [(found.name, isolated(found.name)) for found in lists(document.catalogue, game)]
        chosen = document.deck.restrictions
        if chosen not in [value for value, _ in offered]:
            offered.append((chosen, fill(tr("{list} (not imported)"), list=isolated(chosen))))
        offer(self.choice, offered)
        self.choice.setCurrentIndex(self.choice.findData(chosen))

    def _of_edition(self) -> str:
        if kind_of_lists(self._document.deck.game) is not RestrictionList:
            return ""
        try:
            found = edition_list(self._document.edition)
        except FileRefused:
            return ""
        return found.name if found is not None else ""
