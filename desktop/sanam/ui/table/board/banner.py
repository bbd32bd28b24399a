"""The banner of a result: who won, what decided it, numbers of the match, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sanam.faces.glyphs import draw_glyph
from sanam.ui.text import isolated, joined, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, empty, label

#: How large the trophies at both ends of a result are, in pixels.
TROPHY = 54


class Comparison(QWidget):
    """Numbers of two players beside each other, the larger one in bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[tuple[str, int, int]] = []
        self._names = ("", "")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(2)

    def tell(self, names: tuple[str, str], rows: Sequence[tuple[str, int, int]]) -> None:
        """Show rows of words and two numbers under the names of the players."""
        empty(self._grid)
        self._names, self.rows = names, list(rows)
        if not rows:
            return
        for column, name in enumerate(names, 1):
            self._put(label(isolated(name), "section"), 0, column)
        for at, (words, first, second) in enumerate(rows, 1):
            self._grid.addWidget(label(words), at, 0)
            # Neither is marked: more is better of some of them, and worse of others.
            for column, number in enumerate((first, second), 1):
                self._put(label(plain_number(number)), at, column)

    def _put(self, made: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(made, row, column, Qt.AlignmentFlag.AlignHCenter)

    def spoken(self) -> str:
        """All of it as one line."""
        first, second = (isolated(name) for name in self._names)
        lines = (f"{words}: {first} {plain_number(a)}, {second} {plain_number(b)}" for words, a, b in self.rows)
        return joined("; ", lines)


class Banner(QFrame):
    """A result across the board, with the way on. Not modal: it can be put away to look at the board."""

    go_on = Signal()
    leave = Signal()
    look = Signal()
    again = Signal(bool)  # once more, with the seats swapped or not
    watch = Signal()
    #: The last moment is to be kept as a position.
    keep = Signal()
    #: It is there from here on, or no longer: nothing else need offer the way on.
    covers = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.token = "text"
        #: Whether it takes the whole board.
        self.fills = False
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(3)
        column.addStretch(1)
        self.title = label("", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = label("", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.score = label("", "heading")
        self.score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self.score)
        self.heading = label(tr("What decided it"), "section")
        self.decided = label("", wrap=True)
        for made, above in ((self.heading, 10), (self.decided, 0)):
            made.setAlignment(Qt.AlignmentFlag.AlignCenter)
            made.setContentsMargins(TROPHY + 16, above, TROPHY + 16, 0)
            column.addWidget(made)
        column.addStretch(1)
        self.table = Comparison(self)
        column.addWidget(self.table, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.figures = label("", "quiet", wrap=True)
        self.figures.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.figures)
        column.addSpacing(6)
        self.after = self._once_more()
        column.addWidget(self.after)
        column.addLayout(self._ways_on())
        column.addStretch(1)
        self.hide()

    def _once_more(self) -> QWidget:
        """What can be done with a match that is over: play it again, or watch it."""
        after = QWidget()
        once_more = QHBoxLayout(after)
        once_more.setContentsMargins(0, 0, 0, 0)
        once_more.setSpacing(8)
        once_more.addStretch(1)
        self.again_button = button(tr("Rematch"), "redo", kind="primary")
        self.again_button.setObjectName("rematch")
        self.again_button.clicked.connect(lambda: self.again.emit(False))
        self.swapped_button = button(tr("Rematch, seats swapped"), "swap")
        self.swapped_button.setObjectName("rematch-swapped")
        self.swapped_button.clicked.connect(lambda: self.again.emit(True))
        self.watch_button = button(tr("Watch the replay"), "replay")
        self.watch_button.setObjectName("watch-replay")
        self.watch_button.clicked.connect(self.watch)
        for made in (self.again_button, self.swapped_button, self.watch_button):
            once_more.addWidget(made)
        once_more.addStretch(1)
        return after

    def _ways_on(self) -> QHBoxLayout:
        """The buttons that leave the result: to the board, from the table, to the next duel."""
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        self.look_button = button(tr("Look at the board"), "eye")
        self.look_button.clicked.connect(self._look)
        row.addWidget(self.look_button)
        self.keep_button = button("", "save", tip=tr("Save this moment as a position"))
        self.keep_button.setObjectName("keep-end")
        self.keep_button.clicked.connect(self.keep)
        row.addWidget(self.keep_button)
        self.leave_button = button(tr("Leave the table"), "home")
        self.leave_button.setObjectName("leave-table")
        self.leave_button.clicked.connect(self.leave)
        row.addWidget(self.leave_button)
        self.on_button = button(tr("Next duel"), "play", kind="primary")
        self.on_button.setObjectName("go-on")
        self.on_button.clicked.connect(self.go_on)
        row.addWidget(self.on_button)
        row.addStretch(1)
        return row

    def forget(self) -> None:
        """Put it away with what it said."""
        self.hide()
        for part in (self.title, self.words, self.score, self.decided, self.figures):
            part.clear()
        self.table.tell(("", ""), [])
        self.setAccessibleName("")

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        super().hideEvent(event)
        self.covers.emit(False)

    def _look(self) -> None:
        self.hide()
        self.look.emit()

    def tell(
        self,
        title: str,
        words: str,
        score: str,
        token: str,
        on: str,
        again: bool = False,
        figures: str = "",
        decided: str = "",
        names: tuple[str, str] = ("", ""),
        compared: Sequence[tuple[str, int, int]] = (),
    ) -> None:
        """Show a result; `on` are the words of the way on, "" for none; `again`: whether it can be played once more;
        `figures` of the match; `decided`: what happened last; `compared`: numbers of the two players of these `names`.
        """
        self.decided.setText(decided)
        for made in (self.heading, self.decided):
            made.setVisible(bool(decided))
        self.table.tell(names, compared)
        self.table.setVisible(bool(compared))
        self.keep_button.setVisible(not on)
        self.figures.setText(figures)
        self.figures.setVisible(bool(figures))
        self.after.setVisible(again)
        self.token, self.fills = token, not on
        self.title.setText(title)
        self.words.setText(words)
        self.score.setText(score)
        self.score.setVisible(bool(score))
        self.on_button.setVisible(bool(on))
        self.on_button.setText(on)
        self.setAccessibleName(f"{title} {words} {score} {decided} {figures} {self.table.spoken()}")
        self.show()
        self.raise_()
        (self.on_button if on else self.again_button if again else self.leave_button).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        light = QLinearGradient(rect.topLeft(), rect.topRight())
        ground = color("panel")
        edge = QColor(ground)
        edge.setAlpha(180)
        light.setColorAt(0, edge)
        light.setColorAt(0.25, QColor(ground.red(), ground.green(), ground.blue(), 250))
        light.setColorAt(0.75, QColor(ground.red(), ground.green(), ground.blue(), 250))
        light.setColorAt(1, edge)
        painter.fillRect(rect, light)
        painter.setPen(QPen(color(self.token), 2))
        painter.drawLine(rect.topLeft(), rect.topRight())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        size = float(TROPHY)
        for x in (rect.left() + 26, rect.right() - 26 - size):
            draw_glyph(painter, QRectF(x, rect.center().y() - size / 2, size, size), "trophy", color(self.token, 120))
