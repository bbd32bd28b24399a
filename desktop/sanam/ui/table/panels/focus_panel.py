"""The card in focus: large, its text in full, its values now beside the printed ones, and why it cannot be used now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from sanam.engine.choice import Refused
from sanam.engine.view import CardView
from sanam.games.face import FaceSpec
from sanam.games.playmat import Stat
from sanam.games.printed_words import digits
from sanam.games.words import GameWords
from sanam.ui.cards.words import language_words
from sanam.ui.plain import MarkedLabel, plain, rich_label
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.panels.terms_row import TermsRow
from sanam.ui.text import card_text, fill, isolated, joined, plain_number, tr
from sanam.ui.theme import color, text_scale
from sanam.ui.widgets import button, empty, label, rule_link

#: A panel that is lower shows a smaller face, and scrolls (at the usual size of text).
LOW = 650
#: In a narrower face there is no room to say what the panel is for.
ROOM_FOR_WORDS = 140


class FaceView(QWidget):
    """One face as large as there is room. A click wants it larger."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pictures: Pictures | None = None
        self.code: str | None = None
        self.shown = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(80)

    def sizeHint(self) -> QSize:
        return QSize(208, 300)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if event.button() == Qt.MouseButton.LeftButton and self.shown:
            self.clicked.emit()

    def show_face(self, code: str | None, shown: bool) -> None:
        self.code, self.shown = code, shown
        self.setCursor(Qt.CursorShape.PointingHandCursor if shown else Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Enlarge (Z)") if shown else "")
        self.update()

    @property
    def shape(self) -> float:
        """Width divided by height."""
        return self.pictures.shape if self.pictures is not None else 0.7

    def box(self) -> QRectF:
        high = self.height() - 4.0
        wide = min(self.width() - 4.0, high * self.shape)
        high = wide / self.shape
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def hint_box(self) -> QRectF:
        """Where it is said what the panel is for: in the outline of a card if that is wide enough."""
        box = self.box()
        return box if box.width() >= ROOM_FOR_WORDS else QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if self.pictures is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.box()
        if not self.shown:
            rect = self.hint_box()
            painter.setPen(color("line"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 8, 8)
            painter.setPen(color("quiet"))
            painter.drawText(
                rect.adjusted(8, 0, -8, 0),
                Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                tr("Point at a card to read it here."),
            )
            return
        picture: QPixmap = self.pictures.pixmap(self.code, rect.width(), rect.height(), self.devicePixelRatioF())
        painter.drawPixmap(rect.topLeft(), picture)


class FocusPanel(QWidget):
    """Face, name, kinds, numbers, text, reasons."""

    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.words = GameWords()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        self.face = FaceView()
        column.addWidget(self.face)
        self.name = label("", "heading", wrap=True)
        column.addWidget(self.name)
        column.addLayout(self._kinds_row())
        self.place = label("", "small", wrap=True)
        column.addWidget(self.place)
        self.values = rich_label()
        self.values.setWordWrap(True)
        column.addWidget(self.values)
        self.area = self._text_area()
        column.addWidget(self.area, 1)
        self.setAccessibleName(tr("Card in focus"))
        self.handle = ""
        self._spec: FaceSpec | None = None
        self._printed: FaceSpec | None = None
        self._notes: list[str] = []
        self.clear()

    def _kinds_row(self) -> QHBoxLayout:
        """What the card is, and the button to see it as it was printed."""
        self.kinds = label("", "quiet", wrap=True)
        kinds = QHBoxLayout()
        kinds.addWidget(self.kinds, 1)
        #: Down: the card in its own language, until it is up again.
        self.as_printed = button("", "language", kind="quiet", tip=tr("The card in its own language"))
        self.as_printed.setCheckable(True)
        self.as_printed.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.as_printed.toggled.connect(lambda: self._words())
        kinds.addWidget(self.as_printed, 0, Qt.AlignmentFlag.AlignTop)
        return kinds

    def _text_area(self) -> QScrollArea:
        """The card's text and the reasons for what can be done with it, however long they are."""
        body = QWidget()
        body.setObjectName("body")
        words = QVBoxLayout(body)
        words.setContentsMargins(0, 0, 4, 0)
        words.setSpacing(8)
        self.text = MarkedLabel()
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.text.linkHovered.connect(self._explain)
        self.text.linkActivated.connect(self._open_term)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.text)
        self.terms = TermsRow()
        self.terms.rule_wanted.connect(self.rule_wanted)
        words.addWidget(self.terms)
        self.reasons = QVBoxLayout()
        self.reasons.setSpacing(4)
        words.addLayout(self.reasons)
        words.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(40)
        area.setWidget(body)
        return area

    def use(self, pictures: Pictures) -> None:
        self.face.pictures = pictures
        pictures.arrived.connect(self._arrived)

    def _arrived(self, code: str) -> None:
        if code == self.face.code:
            self.face.update()

    def fit(self, height: int, width: int) -> None:
        """Give the face its share of `height`, and no more than the panel's `width` can hold; none where it would be
        too small to be read.
        """
        self.face.setVisible(height >= 300)
        share = 0.4 if height >= LOW * text_scale(self.font()) else 0.32
        self.face.setFixedHeight(max(120, min(round(height * share), round(width / self.face.shape) + 4, 560)))

    def clear(self) -> None:
        self.handle = ""
        self.face.show_face(None, False)
        for one in (self.name, self.kinds, self.place, self.values, self.text):
            one.clear()
            one.setVisible(one is self.text)
        self.as_printed.hide()
        self._spec, self._printed, self._notes = None, None, []
        self.terms.explain("", "")
        self.setAccessibleDescription("")
        self._reasons([])

    def tell(
        self,
        card: CardView,
        spec: FaceSpec | None,
        owner: str,
        reasons: list[tuple[str, Refused]],
        notes: list[str] | None = None,
        printed: FaceSpec | None = None,
        on_field: bool = True,
        numbers: tuple[Stat, ...] = (),
        named: Callable[[str], str] = str,
    ) -> None:
        """Show a card as the person may know it; `reasons` are acts with why they are not possible, `printed` is the
        card in its own language where `spec` is a translation, `numbers` are those of the card, now and as printed;
        `named` has the names of codes.
        """
        self.handle = card.handle
        self.face.show_face(card.code, True)
        where = self._where(card, owner, on_field)
        self.place.setText(where)
        self.place.setVisible(bool(where))
        self.name.setVisible(spec is not None)
        self.kinds.setVisible(spec is not None)
        if spec is None:
            self.values.hide()
        else:
            table = self._values(card, numbers, named)
            self.values.setText(table)
            self.values.setVisible(bool(table))
        self._spec, self._printed, self._notes = spec, printed, notes or []
        self.as_printed.setVisible(printed is not None)
        self._words()
        self.setAccessibleDescription(joined(", ", (spec.name if spec else tr("Hidden card"), where)))
        self._reasons(reasons)
        self.area.verticalScrollBar().setValue(0)

    def _where(self, card: CardView, owner: str, on_field: bool) -> str:
        """Whose it is, where it is, and how it lies there; "" for a card that is nowhere yet."""
        if not card.zone:
            return ""
        place = self.words.zone_name(card.zone)
        if not on_field:
            return joined(" · ", (owner, place))
        stance = self.words.stance_name(card.stance, card.zone)
        return fill(tr("{who} · {place} · {stance}"), who=owner, place=place, stance=stance)

    def _words(self) -> None:
        """Name, kinds and text, in the person's language or the card's own."""
        spec = self._printed if self._printed is not None and self.as_printed.isChecked() else self._spec
        self.terms.explain(spec.game if spec else "", spec.text if spec and not spec.flavour else "")
        if spec is None:
            self._say("\n\n".join([tr("This card is hidden from you."), *self._notes]))
            return
        self.name.setText(joined("", (spec.name,)))  # of whatever script, it stands where the panel begins
        self.kinds.setText(self._kinds(spec))
        self._say("\n\n".join([card_text(spec.text, spec.language), *self._notes]))

    def _say(self, words: str) -> None:
        """The text, in which the terms that are explained are marked."""
        marks = {made.accessibleName(): str(at) for at, made in enumerate(self.terms.terms)}
        self.text.tell(words, marks, color("text").name())

    def _explain(self, at: str) -> None:
        """The mouse points at a term in the text, or no longer ("")."""
        if at:
            QToolTip.showText(QCursor.pos(), plain(self.terms.terms[int(at)].toolTip()), self.text)
        else:
            QToolTip.hideText()

    def _open_term(self, at: str) -> None:
        self.terms.terms[int(at)].click()

    def _kinds(self, spec: FaceSpec) -> str:
        kinds = joined(" · ", [digits(part, spec.language) for part in self.words.kinds(spec)])
        if not spec.generated:
            return kinds
        made = fill(tr("{language} · generated"), language=language_words(spec.language.replace("-", "_")))
        return f"{kinds}\n{made}"

    def _values(self, card: CardView, numbers: tuple[Stat, ...], named: Callable[[str], str]) -> str:
        """Each number: now, and the printed one where it differs; counters; what else holds for the card."""
        names = self.words.numbers()
        cells = []
        for stat in numbers:
            printed = "?" if stat.printed is None else plain_number(stat.printed)
            # Together on one line, and in its own direction in Persian.
            name = names.get(stat.name, stat.name).replace(" ", "\u00a0")
            opens, closes = isolated(name)[0], isolated(name)[-1]
            word = f"{opens}<span style='color:{color('quiet').name()}'>{name}</span>&nbsp;"
            if stat.now is None or stat.now == stat.printed:
                cells.append(f"{word}<b>{printed}</b>{closes}")
                continue
            raised = stat.now > (stat.printed or 0)
            tone, mark = color("teal" if raised else "coral").name(), "▴" if raised else "▾"
            cells.append(f"{word}<b style='color:{tone}'>{plain_number(stat.now)}{mark}</b>&nbsp;({printed}){closes}")
        for name, number in sorted(card.counters.items()):
            cells.append(f"<b>{plain_number(number)}</b>&nbsp;×&nbsp;{escape(self.words.counter_name(name))}")
        for words, token in self.words.remarks(card, named):
            cells.append(f"<b style='color:{color(token).name()}'>{escape(words)}</b>")
        return joined(" &nbsp; ", cells)

    def _reasons(self, reasons: list[tuple[str, Refused]]) -> None:
        empty(self.reasons)
        for act, refused in reasons:
            box = QFrame()
            box.setProperty("role", "zone")
            column = QVBoxLayout(box)
            column.setContentsMargins(8, 5, 8, 6)
            column.setSpacing(1)
            head = QHBoxLayout()
            head.addWidget(label(act, "section"), 1)
            if refused.rule:
                link = rule_link(refused.rule)
                link.clicked.connect(partial(self.rule_wanted.emit, refused.rule))
                head.addWidget(link)
            column.addLayout(head)
            column.addWidget(label(self.words.refusal(refused), wrap=True))
            self.reasons.addWidget(box)
