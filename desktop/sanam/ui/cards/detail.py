"""One card in full: its face, its text in every language it has, what is understood of it, where it was printed."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from sanam import games
from sanam.faces.fonts import font, is_right_to_left
from sanam.games.printed_words import digits
from sanam.ui import icons, theme
from sanam.ui.cards.faces import FaceCache, high_of
from sanam.ui.cards.owned import OwnedRow
from sanam.ui.cards.words import language_words, summary
from sanam.ui.plain import caption, plain, rich_label
from sanam.ui.text import card_text, fill, isolated, joined, tr
from sanam.ui.widgets import button, label, scrolled, set_tone
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.abilities.texts import TextReading
    from sanam.catalogue.store import Catalogue

#: So many misprints of a text are told at most.
MISPRINTS = 3
#: What the list of languages holds for a text that was made from what is understood of the card.
WRITTEN = "written"
#: Decks with a card that are listed.
MOST_DECKS = 40


class LargeFace(QWidget):
    """A face as large as its room. A click wants it over the whole screen."""

    clicked = Signal()

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self.faces, self.game, self.code = faces, games.first(), ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(160)
        self.setMaximumHeight(336)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Enlarge (Z)"))
        self.setAccessibleName(tr("The card's face"))
        faces.arrived.connect(self._arrived)

    def sizeHint(self) -> QSize:  # Qt's name
        return QSize(230, 336)

    def show_card(self, game: str, code: str) -> None:
        self.game, self.code = game, code
        self.update()

    def _arrived(self, game: str, code: str) -> None:
        if (game, code) == (self.game, self.code):
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if event.button() == Qt.MouseButton.LeftButton and self.code:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if not self.code:
            return
        wide = min(self.width(), int(self.height() * 100 / high_of(self.game, 100)))
        pixmap = self.faces.pixmap(self.game, self.code, wide, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((self.width() - wide) / 2, 0, wide, high_of(self.game, wide))
        if pixmap is None:
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("zone"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        else:
            painter.drawPixmap(box.topLeft(), pixmap)


class Detail(QWidget):
    """`edit_wanted(code)`: change this own card; `copy_wanted(code)`: make an own card like it; `zoom_wanted(code)`;
    `owned_wanted(code, count)`: so many copies are owned; `picture_wanted(code)`: choose a picture for the card.
    """

    edit_wanted = Signal(str)
    copy_wanted = Signal(str)
    zoom_wanted = Signal(str)
    owned_wanted = Signal(str, int)
    picture_wanted = Signal(str)

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self.catalogue: Catalogue | None = None
        self.game, self.code, self.language = games.first(), "", "en"
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.face = LargeFace(faces)
        self.face.clicked.connect(lambda: self.zoom_wanted.emit(self.code))
        column.addWidget(self.face)
        self.picture = button(tr("Add a picture…"), "plus", kind="quiet")
        self.picture.setToolTip(plain(tr("This card has no picture yet. Drop one on it, or choose a file here.")))
        self.picture.clicked.connect(lambda: self.picture_wanted.emit(self.code))
        column.addWidget(self.picture)
        body = self._body()
        area = scrolled(body)
        area.setMinimumHeight(200)
        column.addWidget(area, 1)
        self.owned = OwnedRow()
        self.owned.wanted.connect(lambda count: self.owned_wanted.emit(self.code, count))
        column.addWidget(self.owned)
        row = QHBoxLayout()
        self.edit = button(tr("Edit"), "edit")
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self.code))
        self.copy = button(tr("Make a card like this"), "plus")
        self.copy.clicked.connect(lambda: self.copy_wanted.emit(self.code))
        row.addWidget(self.edit)
        row.addWidget(self.copy, 1)
        column.addLayout(row)
        self.empty = label(tr("Choose a card to see it in full."), "quiet", wrap=True)
        column.insertWidget(0, self.empty)
        inside = body.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self._parts = (self.face, self.owned, *inside)
        self._artworks: list[str] = []
        self.decks: list[tuple[str, str]] = []
        self._uses_job: Job | None = None
        self._job: Job | None = None
        #: The card's text in the person's language, where it was made from what is understood of the printed one.
        self._written = ""
        #: Which decks of the person have a card, by game and code: their ids and names; slow. What opens one.
        self.used_in: Callable[[str, str], list[tuple[str, str]]] | None = None
        self.open_deck: Callable[[str], None] | None = None
        self.show_card(games.first(), "", False)

    def _body(self) -> QWidget:
        """What is written of the card: its name, its text in each language, its printings."""
        body = QWidget()
        words = QVBoxLayout(body)
        words.setContentsMargins(0, 0, 8, 0)
        words.setSpacing(6)
        self.name = label("", "heading", wrap=True)
        self.line = label("", "quiet", wrap=True)
        self.languages = QComboBox()
        self.languages.setAccessibleName(tr("Language of the text"))
        self.languages.currentIndexChanged.connect(self._show_text)
        self.text = rich_label()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.artwork = button("", "cards", kind="quiet", tip=tr("Show the next artwork"))
        self.artwork.clicked.connect(self._next_artwork)
        self.state = label("", "small", wrap=True)
        self.prints = label("", "small", wrap=True)
        self.uses = button("", "deck", kind="quiet")
        self.uses.setAccessibleName(tr("Your decks with this card"))
        self.uses.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.uses.clicked.connect(self._show_uses)
        for widget in (
            self.name,
            self.line,
            self.artwork,
            self.languages,
            self.text,
            self.state,
            self.uses,
            self.prints,
        ):
            words.addWidget(widget)
        words.addStretch(1)
        return body

    def show_card(self, game: str, code: str, own: bool) -> None:
        """This card, or none for ""."""
        self.game, self.code, self._written = game, code, ""
        card = self.catalogue.card(game, code) if self.catalogue is not None and code else None
        for part in self._parts:
            part.setVisible(card is not None)
        self.empty.setVisible(card is None)
        self.edit.setVisible(card is not None and own)
        self.copy.setVisible(card is not None)
        drawn = card is not None and self.catalogue is not None and self.catalogue.image(game, code) is None
        self.picture.setVisible(drawn)
        if card is None or self.catalogue is None:
            return
        self.face.show_card(game, code)
        self._artworks = self.catalogue.artworks(game, code)
        at, count = self._artworks.index(code) + 1, len(self._artworks)
        self.artwork.setText(fill(tr("Artwork {n} of {count}"), n=at, count=count))
        self.artwork.setVisible(count > 1)
        spoken = self.catalogue.languages(game, code)
        first = self.catalogue.nearest(game, code, self.language)[0]
        self.languages.blockSignals(True)
        self.languages.clear()
        for language in spoken if first in spoken else [*spoken, first]:  # the other script of Chinese can be read
            self.languages.addItem(language_words(language), language)
        self.languages.setCurrentIndex(max(0, self.languages.findData(first)))
        self.languages.blockSignals(False)
        self.languages.setVisible(self.languages.count() > 1)
        prints = [" ".join((made.number, made.rarity)).strip() for made in self.catalogue.printings(game, code)]
        self.prints.setText(fill(tr("Printed as {list}"), list=isolated(", ".join(prints[:12]))) if prints else "")
        self.prints.setVisible(bool(prints))
        self._find_uses()
        self._show_text()
        self._have_written(card)

    def _find_uses(self) -> None:
        """Look up, away from the window, which decks have the card."""
        self.uses.hide()
        used_in, game, code = self.used_in, self.game, self.code
        if used_in is not None and self._uses_job is None:
            job = self._uses_job = Job(tr("Reading the decks"), lambda progress: (code, used_in(game, code)))
            job.done.connect(self._have_uses)
            job.failed.connect(while_there(self, lambda _: self._have_uses((code, []))))
            job.start()

    def _have_uses(self, found: tuple[str, list[tuple[str, str]]]) -> None:
        code, decks = found
        self._uses_job = None
        if code != self.code:
            self._find_uses()  # another card is looked at by now
        else:
            self.decks = decks
            self.uses.setText(tr("In %n deck(s) of yours", n=len(decks)))
            self.uses.setToolTip(plain("\n".join(isolated(name) for _, name in decks[:MOST_DECKS])))
            self.uses.setVisible(bool(decks))

    def uses_menu(self) -> QMenu:
        """The decks with this card; one is opened by choosing it."""
        menu = QMenu(self.uses)
        for id, name in self.decks[:MOST_DECKS]:
            act = menu.addAction(icons.icon("deck"), caption(isolated(name)))
            act.triggered.connect(lambda _=False, id=id: self.open_deck(id) if self.open_deck is not None else None)
        return menu

    def _show_uses(self) -> None:
        self.uses_menu().popup(self.uses.mapToGlobal(self.uses.rect().bottomLeft()))

    def _have_written(self, card: Any) -> None:
        """Read the card's text, away from the window, to write it in the person's language if nobody has printed it."""
        from sanam.catalogue.written import can_be_written, reading_of

        assert self.catalogue is not None
        if not can_be_written(self.catalogue, card, self.language):
            return
        own = self.catalogue.nearest(self.game, self.code, "")[0]
        job = self._job = Job(tr("Reading the text"), lambda progress: (card, reading_of(card, own)))
        job.done.connect(self._offer_written)
        job.start()

    def _offer_written(self, found: tuple[Any, TextReading | None]) -> None:
        from sanam.catalogue.written import written

        card, reading = found
        shown = (games.of_card(card).id, card.key) == (self.game, self.code)
        if reading is None or self.catalogue is None or not shown or self._written:
            return
        self._written = written(self.catalogue, card, reading, self.language)
        if not self._written:
            return
        said = fill(tr("{language} · generated"), language=language_words(self.language))
        self.languages.insertItem(0, said, WRITTEN)
        self.languages.setCurrentIndex(0)
        self.languages.setVisible(True)

    def _next_artwork(self) -> None:
        at = self._artworks.index(self.code) + 1
        own = self.edit.isVisibleTo(self)
        self.show_card(self.game, self._artworks[at % len(self._artworks)], own)

    def _show_text(self, *_: object) -> None:
        card: Any = self.catalogue.card(self.game, self.code) if self.catalogue is not None else None
        if card is None or self.catalogue is None:
            return
        language = self.languages.currentData() or "en"
        generated = language == WRITTEN
        language = self.language if generated else language
        name, text = self.catalogue.text(self.game, self.code, language) or (card.name, card.text)
        texts = games.of_card(card).texts
        text = self._written if generated else text
        said = texts.in_chosen_words(text, language) if texts is not None else text
        tag = language.replace("_", "-")
        self.line.setFont(font(self.language.replace("_", "-"), theme.SIZES["body"]))
        for widget in (self.name, self.text):
            widget.setFont(font(tag, theme.SIZES["body"], bold=widget is self.name))
        self.name.setText(joined(" · ", (digits(name, tag),)))  # a Latin name begins where the others do
        told = joined(" · ", (summary(card, self.language), card.key))
        self.line.setText(told.replace(" · ", "\u00a0· "))  # no line begins with a dot
        program = self.catalogue.nearest(self.game, self.code, "")[0]
        span = _span(card.problem) if program == language == "en" and text == card.text else None
        side = "right" if is_right_to_left(language) else "left"
        self.text.setText(f'<div dir="auto" align="{side}">{marked(card_text(said, tag), span)}</div>')
        if card.abilities is not None and card.problem:
            self.state.setText(tr("The program plays this effect in part; what it did not understand is done by hand."))
            set_tone(self.state, "wait")
        elif card.abilities is not None:
            self.state.setText(tr("The program plays this effect."))
            set_tone(self.state, "good")
        elif span is not None:
            self.state.setText(tr("The underlined part is not understood; the effect is applied by hand."))
            set_tone(self.state, "wait")
        elif card.by_hand and text:
            self.state.setText(tr("The effect of this card is applied by hand."))
            set_tone(self.state, "wait")
        else:
            self.state.setText("")
        if card.abilities is not None and texts is not None and language == "en" and not generated:
            misprint = tr("Read “{printed}” as “{meant}”.")
            notes = [
                fill(misprint, printed=isolated(a), meant=isolated(b))
                for a, b in texts.misprints(card.whole_text)[:MISPRINTS]
            ]
            self.state.setText("\n".join([self.state.text(), *notes]))
        self.state.setVisible(bool(self.state.text()))


def _span(problem: str) -> tuple[int, int] | None:
    place, _, reason = problem.partition(" ")
    start, _, end = place.partition(":")
    if not (start.isdigit() and end.isdigit()) or reason.startswith(("language", "no grammar")):
        return None
    return int(start), int(end)


def marked(text: str, span: tuple[int, int] | None) -> str:
    """`text` as HTML with the characters of `span` underlined in amber."""

    def plain(part: str) -> str:
        return html.escape(part).replace("\n", "<br>")

    if span is None:
        return plain(text)
    start, end = span
    ink = theme.color("amber").name()
    return (
        plain(text[:start])
        + f'<span style="color:{ink}; text-decoration:underline">{plain(text[start:end])}</span>'
        + plain(text[end:])
    )
