"""The curtain between two players at one screen: the field as both see it, and what may be answered beside it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from sanam.games.words import GameWords
from sanam.ui.plain import caption, plain
from sanam.ui.text import fill, isolated, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, label

#: Nothing to choose from behind the curtain.
NO_OPTIONS: Mapping[int, tuple[str, str]] = MappingProxyType({})
#: How much of the width the words and buttons take, in pixels at least and at most.
SHARE, NARROWEST, WIDEST = 0.38, 400, 640
MARGIN = 24


def _kept(made: QPushButton) -> QPushButton:
    """A button whose place is kept while it is hidden."""
    policy = made.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    made.setSizePolicy(policy)
    return made


def _filling() -> QWidget:
    """A part of a column that takes the room it is given, whatever it holds."""
    made = QWidget()
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
    return made


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
        # However much is told, the buttons stay where they are: what lifts the curtain above, what answers below.
        words, answers = _filling(), _filling()
        above = QVBoxLayout(words)
        above.addStretch(1)
        self.story = label("", "heading", wrap=True)
        self.story.setAlignment(Qt.AlignmentFlag.AlignCenter)
        above.addWidget(self.story)
        above.addSpacing(10)
        self.who = label("", "title", wrap=True)
        self.who.setAlignment(Qt.AlignmentFlag.AlignCenter)
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
        self.no_more = button("", "pass", once=True)
        self.no_more.setObjectName("no-more")
        self.no_more.clicked.connect(self.waived)
        #: What answers without looking where that is no passing: never where a press of "No response" may come again.
        self.unseen = button("", "hand", big=True, once=True)
        self.unseen.setObjectName("unseen")
        self.unseen.clicked.connect(self.passed)
        above.addSpacing(14)
        self._beside = QWidget(self)
        column = QVBoxLayout(self._beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(words, 2)
        column.addWidget(_kept(self.lift))
        column.addSpacing(10)
        column.addWidget(_kept(self.no_response))
        column.addWidget(_kept(self.no_more))
        column.addWidget(answers, 1)
        self._answers = QVBoxLayout(answers)
        self._answers.setContentsMargins(0, 0, 0, 0)
        self._answers.setSpacing(8)
        self._answers.addWidget(self.unseen)
        self._answers.addStretch(1)
        #: Options about what both players see, one button each.
        self.options: list[QPushButton] = []
        #: The field as both players see it, painted beside the words.
        self.board = QImage()
        self.say(GameWords())
        self.hide()

    def say(self, words: GameWords) -> None:
        """Speak of turns as the game does."""
        said = words.in_turn()
        self.no_more.setText(caption(said["no_more"]))
        self.no_more.setAccessibleName(said["no_more"])
        self.no_more.setToolTip(plain(said["no_more_tip"]))

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

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        wide = round(min(max(self.width() * SHARE, NARROWEST), WIDEST))
        self._beside.setGeometry(self._mirrored(QRect(MARGIN, MARGIN, wide, self.height() - 2 * MARGIN)))

    def _mirrored(self, area: QRect) -> QRect:
        """`area` of a curtain that is read from the left, on this one."""
        return QStyle.visualRect(self.layoutDirection(), self.rect(), area)

    def board_width(self) -> int:
        """So many pixels of the screen are wide enough for it."""
        return round((self.width() - self._beside.width() - 3 * MARGIN) * self.devicePixelRatioF())

    def board_area(self) -> QRect:
        """Where it is shown: as large as there is room beside the words."""
        start = self._beside.width() + 2 * MARGIN
        room = QRect(start, MARGIN, self.width() - start - MARGIN, self.height() - 2 * MARGIN)
        area = QRect(room.topLeft(), self.board.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        area.moveCenter(room.center())
        return self._mirrored(area)

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
        words = QRectF(self._beside.geometry().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        veil = QLinearGradient(words.topLeft(), words.topRight())
        for at, alpha in ((0, 0), (0.12, 225), (0.88, 225), (1, 0)):
            veil.setColorAt(at, color("ground", alpha))
        painter.fillRect(words, veil)
        if not self.board.isNull():
            area = self.board_area()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(area, self.board)
            painter.setPen(color("line"))
            painter.drawRect(area)
