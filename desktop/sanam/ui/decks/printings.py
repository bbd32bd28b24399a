"""Choosing the printing of each copy of a card in a pile."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from sanam.catalogue.store import Printing
from sanam.decks import edit
from sanam.decks.model import MAX_CARDS
from sanam.games.printed_words import word
from sanam.ui import icons
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.face_box import FaceBox
from sanam.ui.decks.words import from_start, pile_words
from sanam.ui.language import current
from sanam.ui.plain import PlainLabel, caption
from sanam.ui.text import fill, isolated, joined, number, tr
from sanam.ui.widgets import Segmented, button, label, scrolled

FACE = QSize(74, 108)
ICON = QSize(36, 52)


def printing_words(printing: str) -> str:
    """The number of a printing, or that any will do."""
    return isolated(printing) if printing else tr("Any printing")


def short_words(code: str, printing: str) -> str:
    """A printing in as few letters as tell it from the others of its card: the mark of its artwork, or its set."""
    if not printing:
        return tr("any", "printing")
    rest = printing.removeprefix(code).lstrip("_-")
    if printing.startswith(code):
        return rest or tr("plain", "printing")
    return printing.partition("-")[0]


def choices(source: CardSource, code: str, used: list[str]) -> list[Printing]:
    """The printings one can choose of a card: none in particular, those known, and those in the deck."""
    known = source.printings(code)
    strange = [used_ for used_ in used if used_ and used_ not in [printing.number for printing in known]]
    return [Printing("", ""), *known, *(Printing("", printing) for printing in strange)]


def add_printings(menu: QMenu, document: Document, source: CardSource, code: str, pile: str) -> bool:
    """Offer the printings of a card in a menu, for all copies and for one; says whether there are any to choose."""
    used = edit.printings(document.deck, pile, code)
    offered = choices(source, code, list(used))
    if len(offered) < 3:
        return False
    what = fill(tr("printing of {card}"), card=isolated(source.name(code)))
    parts = [(tr("Printing of all copies"), sum(used.values()))]
    if sum(used.values()) > 1:
        parts.append((tr("Printing of one copy"), 1))
    for title, count in parts:
        inside = menu.addMenu(icons.icon("cards"), caption(title))
        for printing in offered:
            words = joined(" · ", (printing_words(printing.number), printing.rarity))
            action = inside.addAction(caption(words))
            action.setCheckable(True)
            action.setChecked(used.get(printing.number, 0) >= count)
            action.triggered.connect(
                lambda _=False, to=printing.number, n=count: document.set_printing(code, pile, to, what, n)
            )
    return True


def add_artworks(menu: QMenu, document: Document, source: CardSource, code: str, pile: str) -> bool:
    """Offer the other artworks of a card in a menu, for all copies and for one; says whether there are any."""
    artworks = source.catalogue.artworks(source.game, code)
    if len(artworks) < 2:
        return False
    what = fill(tr("artwork of {card}"), card=isolated(source.name(code)))
    held = document.deck.codes(pile).count(code)
    for title, count in [(tr("Artwork of all copies"), held), (tr("Artwork of one copy"), 1)][: 2 if held > 1 else 1]:
        inside = menu.addMenu(icons.icon("eye"), caption(title))
        for at, other in enumerate(artworks, 1):
            face = QIcon(source.pixmap(other, ICON.width(), ICON.height(), menu.devicePixelRatioF()))
            words = joined(" · ", (fill(tr("Artwork {n}"), n=number(at)), isolated(other)))
            action = inside.addAction(face, caption(words))
            action.setEnabled(other != code)
            action.triggered.connect(lambda _=False, to=other, n=count: document.set_artwork(code, pile, to, what, n))
    return True


class PrintingRow(QWidget):
    """One printing: its face, what it is, how many copies of the pile have it."""

    def __init__(self, source: CardSource, code: str, printing: Printing, set_name: str, count: int) -> None:
        super().__init__()
        self.printing = printing.number
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(12)
        self.face = FaceBox(source, FACE)
        self.face.show_code(code, printing.number)
        row.addWidget(self.face)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(label(from_start(printing_words(printing.number)), "heading", wrap=True))
        about = joined(" · ", (printing.rarity, set_name))
        if not printing.number:
            about = tr("Any available printing; the first picture is shown.")
        words.addWidget(label(from_start(about), "quiet", wrap=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        name = printing_words(printing.number)
        self.fewer = button("", "minus", kind="quiet", tip=fill(tr("One copy fewer of {printing}"), printing=name))
        self.count = PlainLabel(number(count))
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setMinimumWidth(26)
        self.more = button("", "plus", kind="quiet", tip=fill(tr("One copy more of {printing}"), printing=name))
        self.all = button(tr("All copies"), "check", tip=fill(tr("All copies: {printing}"), printing=name))
        for made in (self.fewer, self.more, self.all):
            made.setAutoDefault(False)  # Enter is the dialog's
        for widget in (self.fewer, self.count, self.more, self.all):
            row.addWidget(widget)

    def show_count(self, count: int, total: int) -> None:
        self.count.setText(number(count))
        self.fewer.setEnabled(count > 0 and self.printing != "")
        self.more.setEnabled(count < total)
        self.all.setEnabled(count < total)


class PrintingDialog(QDialog):
    """Every printing of a card beside each other, for the copies in one pile; what is chosen is done at once and can
    be undone.
    """

    def __init__(self, document: Document, source: CardSource, code: str, pile: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._source, self.code, self.pile = document, source, code, pile
        name = isolated(source.name(code))
        self.setWindowTitle(fill(tr("Printings of {card}"), card=name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(580, 560)
        column = QVBoxLayout(self)
        column.addWidget(label(from_start(name), "heading", wrap=True))
        piles = [held for held in document.deck.piles if code in document.deck.codes(held)]
        self.piles = Segmented(tr("Pile"), [(held, pile_words(document.deck.game, held), "deck") for held in piles])
        if pile in piles:
            self.piles.choose(pile)
        self.piles.setVisible(len(piles) > 1)
        self.piles.chosen.connect(self._other_pile)
        column.addWidget(self.piles)
        sets = {id: word(name, current().tag) for id, name in source.catalogue.sets(source.game).items()}
        used = [copy.printing for held in piles for copy in document.deck.piles[held] if copy.code == code]
        body = QWidget()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        self.rows: list[PrintingRow] = []
        for printing in choices(source, code, used):
            made = PrintingRow(source, code, printing, sets.get(printing.set_id, ""), 0)
            made.more.clicked.connect(lambda _=False, to=printing.number: self._set(to, 1))
            made.all.clicked.connect(lambda _=False, to=printing.number: self._set(to, MAX_CARDS))
            made.fewer.clicked.connect(lambda _=False, of=printing.number: self._set("", 1, of))
            self.rows.append(made)
            inside.addWidget(made)
        inside.addStretch(1)
        column.addWidget(scrolled(body), 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.done_button = button(tr("Done"), "check", kind="primary")
        self.done_button.clicked.connect(self.accept)
        foot.addWidget(self.done_button)
        column.addLayout(foot)
        document.changed.connect(self.refresh)
        self.refresh()

    def _other_pile(self, pile: object) -> None:
        self.pile = str(pile)
        self.refresh()

    def _copies(self) -> dict[str, int]:
        return edit.printings(self._document.deck, self.pile, self.code)

    def _set(self, printing: str, count: int, before: str | None = None) -> None:
        what = fill(tr("printing of {card}"), card=isolated(self._source.name(self.code)))
        self._document.set_printing(self.code, self.pile, printing, what, count, before)

    def refresh(self) -> None:
        """Count the copies again; without copies there is nothing to choose for."""
        copies = self._copies()
        total = sum(copies.values())
        for row in self.rows:
            row.show_count(copies.get(row.printing, 0), total)
        if not total:
            self.reject()
