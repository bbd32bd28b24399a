"""What lies over the board for a while: the curtain between two players, whose turn begins, the list of keys."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.ui import bindings
from sanam.ui.plain import PlainLabel, caption
from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.text import fill, isolated, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, empty, label

#: Nothing to choose from behind the curtain.
NO_OPTIONS: Mapping[int, tuple[str, str]] = MappingProxyType({})


def _in_a_row(*buttons: QPushButton) -> QHBoxLayout:
    """Buttons in the middle, whose place is kept while they are hidden."""
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch(1)
    for made in buttons:
        policy = made.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        made.setSizePolicy(policy)
        row.addWidget(made)
    row.addStretch(1)
    return row


class Curtain(QWidget):
    """Hides everything while the screen goes from one player to the other; one press lifts it."""

    lifted = Signal()
    #: The player who is asked does not respond, and need not look.
    passed = Signal()
    #: Nor to anything else in this turn.
    waived = Signal()
    #: The player who is asked takes an option without looking.
    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        # However much is told, the buttons stay where they are: what lifts the curtain above, what answers below.
        words = QWidget()
        words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        above = QVBoxLayout(words)
        above.addStretch(1)
        self.story = label("", "heading", wrap=True)
        self.story.setAlignment(Qt.AlignmentFlag.AlignCenter)
        above.addWidget(self.story)
        above.addSpacing(10)
        self.who = PlainLabel()
        self.who.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.who.setProperty("role", "title")
        above.addWidget(self.who)
        self.question = label("", wrap=True)
        self.question.setAlignment(Qt.AlignmentFlag.AlignCenter)
        above.addWidget(self.question)
        above.addSpacing(6)
        self.why = label("", "quiet", wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignCenter)
        above.addWidget(self.why)
        self.lift = button("", "curtain", kind="prompt", big=True, once=True)
        self.lift.setObjectName("lift")
        self.lift.clicked.connect(self.lifted)
        self.no_response = button(tr("No response"), "pass", big=True, once=True)
        self.no_response.setObjectName("no-response")
        self.no_response.clicked.connect(self.passed)
        self.no_more = button(tr("No response this turn"), "pass", once=True)
        self.no_more.setObjectName("no-more")
        self.no_more.setToolTip(tr("Passes every chance to respond until this turn is over."))
        self.no_more.clicked.connect(self.waived)
        #: What answers without looking where that is no passing: never where a press of "No response" may come again.
        self.unseen = button("", "hand", big=True, once=True)
        self.unseen.setObjectName("unseen")
        self.unseen.clicked.connect(self.passed)
        above.addSpacing(14)
        column.addWidget(words, 5)
        column.addLayout(_in_a_row(self.lift))
        column.addSpacing(18)
        column.addLayout(_in_a_row(self.no_response, self.no_more))
        column.addSpacing(8)
        self._answers = _in_a_row(self.unseen)
        column.addLayout(self._answers)
        column.addStretch(4)
        #: Options about what both players see, one button each.
        self.options: list[QPushButton] = []
        #: The field as both players see it, painted below the buttons.
        self.board = QImage()
        self.hide()

    def drop(
        self,
        name: str,
        story: str = "",
        question: str = "",
        answer: str = "",
        options: Mapping[int, tuple[str, str]] = NO_OPTIONS,
        can_pass: bool = True,
    ) -> None:
        """Cover the screen until `name` is before it. `story` says what happened that both players may know;
        `question` what they can answer without looking, "" where they have more to do than that; `answer` is what that
        answer is called, "" for no response; `options` are the words and glyphs of others; `can_pass`: whether not
        responding is one.
        """
        self._offer(options)
        can_pass = can_pass and bool(question)
        self.board = QImage()
        self.story.setText(story)
        self.story.setVisible(bool(story))
        self.no_response.setVisible(can_pass and not answer)
        self.no_more.setVisible(can_pass and not answer)
        self.unseen.setVisible(bool(answer))
        self.unseen.setText(caption(answer))
        self.who.setText(fill(tr("It is {name}'s turn to look"), name=isolated(name)))
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.why.setText(tr("Hand over the screen. The hand stays hidden until the button is pressed."))
        words = fill(tr("I am {name}: show my table"), name=isolated(name))
        self.lift.setText(caption(words))
        self.lift.setAccessibleName(words)
        self.show()
        self.raise_()
        self.lift.setFocus()

    def _offer(self, options: Mapping[int, tuple[str, str]]) -> None:
        for old in self.options:
            self._answers.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.options = []
        policy = self.unseen.sizePolicy()
        policy.setRetainSizeWhenHidden(not options)
        self.unseen.setSizePolicy(policy)
        for index, (words, glyph) in options.items():
            made = button(words, glyph, big=True, once=True)
            made.setObjectName("take")
            made.setProperty("option", index)
            made.clicked.connect(self._take)
            self._answers.insertWidget(self._answers.count() - 1, made)
            self.options.append(made)

    def _take(self) -> None:
        self.chosen.emit(self.sender().property("option"))

    def show_board(self, board: QImage) -> None:
        """Show the field as both players see it."""
        self.board = board
        self.update()

    def board_area(self) -> QRect:
        """Where it is shown: as large as there is room below the buttons."""
        top = max(made.geometry().bottom() for made in (self.no_response, *self.options, self.unseen)) + 16
        room = QRect(0, top, self.width(), self.height() - top - 16)
        size = self.board.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRect(QPoint(room.center().x() - size.width() // 2, top), size)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Press the button that the keyboard is on; the curtain is lifted wherever else it is. A key that is held was
        meant for what was before.
        """
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return False
        if event.isAutoRepeat():
            return True
        answers = (self.no_response, self.no_more, self.unseen, *self.options)
        next((made for made in answers if made.hasFocus()), self.lift).click()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.fillRect(rect, color("ground"))
        folds = max(8, round(rect.width() / 90))
        wide = rect.width() / folds
        for index in range(folds):
            fold = QRectF(rect.left() + index * wide, rect.top(), wide + 1, rect.height())
            light = QLinearGradient(fold.topLeft(), fold.topRight())
            light.setColorAt(0, color("felt").darker(125))
            light.setColorAt(0.45, color("felt").lighter(118))
            light.setColorAt(1, color("felt").darker(125))
            painter.fillRect(fold, light)
        middle = QRectF(0, rect.height() * 0.3, rect.width(), rect.height() * 0.4)
        veil = QLinearGradient(middle.topLeft(), middle.bottomLeft())
        veil.setColorAt(0, color("ground", 0))
        veil.setColorAt(0.3, color("ground", 225))
        veil.setColorAt(0.7, color("ground", 225))
        veil.setColorAt(1, color("ground", 0))
        painter.fillRect(middle, veil)
        if not self.board.isNull():
            area = self.board_area()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(area, self.board)
            painter.setPen(color("line"))
            painter.drawRect(area)


class TurnBanner(QWidget):
    """Says whose turn begins, over the middle line, for a moment; it takes no clicks and holds nothing up."""

    def __init__(self, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent)
        self.clock = clock
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text, self.token, self.shown = "", "teal", 0.0
        self.hide()

    def tell(self, text: str, token: str) -> None:
        if not self.clock.enabled:
            return
        self.text, self.token, self.shown = text, token, 1.0
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self.clock.run(("turn_banner", id(self)), self._fade, 420, delay=750, done=self.hide)

    def forget(self) -> None:
        """Say nothing any more."""
        self.clock.stop(("turn_banner", id(self)))
        self.hide()
        self.text = ""
        self.setAccessibleName("")

    def _fade(self, t: float) -> None:
        self.shown = 1.0 - t
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.shown)
        rect = QRectF(self.rect())
        light = QLinearGradient(rect.topLeft(), rect.topRight())
        for at, alpha in ((0.0, 0), (0.3, 225), (0.7, 225), (1.0, 0)):
            light.setColorAt(at, color("ground", alpha))
        painter.fillRect(rect, light)
        edge = QLinearGradient(rect.topLeft(), rect.topRight())
        for at, alpha in ((0.0, 0), (0.5, 255), (1.0, 0)):
            edge.setColorAt(at, color(self.token, alpha))
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.5), edge)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), edge)
        font = QFont(self.font())
        font.setPixelSize(22)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(color(self.token))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text)


class Zoom(QWidget):
    """One card as large as the board is high; a click or Escape puts it away."""

    def __init__(self, parent: QWidget, pictures: Pictures) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self.code: str | None = None
        self.setAccessibleName(tr("Enlarged card"))
        pictures.arrived.connect(lambda code: self.update() if code == self.code else None)
        self.hide()

    def tell(self, code: str | None) -> None:
        self.code = code
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Put the card away."""
        self.hide()
        self.code = None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        if event.angleDelta().y() < 0:
            self.hide()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(4, 7, 10, 170))
        high = min(self.height() - 24.0, (self.width() - 24.0) / self.pictures.shape)
        wide = high * self.pictures.shape
        picture = self.pictures.pixmap(self.code, wide, high, self.devicePixelRatioF())
        painter.drawPixmap(QPointF((self.width() - wide) / 2, (self.height() - high) / 2), picture)


def key_list() -> list[tuple[str, str]]:
    """Every key of the table with what it does: those that are always so, then those that can be set."""
    return [
        (tr("Arrows"), tr("Move between cards and places")),
        (tr("Enter"), tr("Act with the card, or choose it")),
        (tr("Tab"), tr("Go to what can be done next")),
        (tr("1–9"), tr("Choose an option or a place")),
        (tr("F6"), tr("Go to the panels beside the board and back")),
        (tr("Esc"), tr("Cancel, close, return to now")),
        *((bindings.shown(action), bindings.action_words(action)) for action in bindings.defaults()),
    ]


class KeyHelp(QFrame):
    """The keys, at a glance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self.setAccessibleName(tr("Keys"))
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 16, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        self._grid = grid
        self.hide()

    def _fill(self) -> None:
        """The keys as they are set now, in two columns."""
        empty(self._grid)
        self._grid.addWidget(label(tr("Keys"), "heading"), 0, 0, 1, 4)
        keys = key_list()
        half = (len(keys) + 1) // 2
        for at, (key, words) in enumerate(keys):
            row, column = 1 + at % half, 2 * (at // half)
            self._grid.addWidget(label(key, "section"), row, column)
            self._grid.addWidget(label(words), row, column + 1)

    def forget(self) -> None:
        """Put the list away."""
        self.hide()

    def toggle(self) -> None:
        if self.isVisible():
            self.hide()
            return
        self._fill()
        self.adjustSize()
        parent = self.parentWidget()
        assert parent is not None
        self.move(max(4, (parent.width() - self.width()) // 2), max(4, (parent.height() - self.height()) // 2))
        self.show()
        self.raise_()
