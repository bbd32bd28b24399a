"""The lines of a match below its timeline: what was taken back and played otherwise. They are gone to, named, compared
and deleted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from sanam.engine.lines import Line
from sanam.engine.session import Session
from sanam.matches.lines import MAX_NAME, LineNotes
from sanam.ui.plain import plain
from sanam.ui.table.board_screen import BoardScreen
from sanam.ui.text import fill, isolated, joined, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import TitleRow, button, label, scrolled

#: Height of a line's row, and how many are shown at once.
ROW, ROWS = 30, 4


@dataclass(frozen=True, slots=True)
class Shown:
    """A line with its name, and the moments of the longest one."""

    line: Line
    name: str
    longest: int


class LineRow(QPushButton):
    """A line: its name, and below it where it leaves the line that is played and how far it goes."""

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self.shown = shown
        self.setCheckable(True)
        self.setFlat(True)
        self.setStyleSheet("min-height: 0; padding: 0;")
        self.setFixedHeight(ROW)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setObjectName(f"line-{shown.line.id}")
        words = fill(
            tr("{name}: from moment {fork}, length {n}"),
            name=isolated(shown.name),
            n=plain_number(shown.line.length),
            fork=plain_number(shown.line.fork),
        )
        self.setAccessibleName(words)
        self.setToolTip(plain(tr("This line is being played") if shown.line.current else words))

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, rect = self.shown.line, QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("hover" if self.isChecked() else "raised"))
            painter.drawRoundedRect(rect, 5, 5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("focus"), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        painter.setPen(color("text"))
        words = rect.adjusted(8, 1, -8, -9)
        name = self.fontMetrics().elidedText(self.shown.name, Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, name)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left, room = rect.left() + 8, rect.width() - 16

        def x(moment: int) -> float:
            share = moment / max(1, self.shown.longest)
            return left + room * (1 - share if rtl else share)

        y = rect.bottom() - 6
        painter.setPen(QPen(color("line"), 3))
        painter.drawLine(round(x(0)), round(y), round(x(line.fork)), round(y))
        ink = color("teal" if line.current else "amber")
        painter.setPen(QPen(ink, 3))
        start = 0 if line.current else line.fork
        painter.drawLine(round(x(start)), round(y), round(x(line.length)), round(y))
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QRectF(x(line.length) - 3.5, y - 3.5, 7, 7))


class NameField(QLineEdit):
    """A field whose Enter is its own: the button that gets the focus when it goes away must not be pressed by it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class LinesPanel(QWidget):
    """The rows, and what can be done with the one that is chosen."""

    go = Signal(str)
    renamed = Signal(str, str)
    compare = Signal(str)
    delete = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, LineRow] = {}
        self.chosen = ""
        self._told: tuple[Shown, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(label(tr("Lines"), "section"))
        self._body = QWidget()
        self._list = QVBoxLayout(self._body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(1)
        self._area: QScrollArea = scrolled(self._body)
        column.addWidget(self._area)
        self._tools = QWidget()
        row = QHBoxLayout(self._tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.go_button = self._tool("play", tr("Go on from the end of this line"), "line-go")
        self.go_button.clicked.connect(lambda: self.go.emit(self.chosen))
        self.name_button = self._tool("edit", tr("Name this line"), "line-name")
        self.name_button.clicked.connect(self._name)
        self.compare_button = self._tool("swap", tr("Compare with the line that is played"), "line-compare")
        self.compare_button.clicked.connect(lambda: self.compare.emit(self.chosen))
        self.delete_button = self._tool("trash", tr("Delete this line"), "line-delete")
        self.delete_button.clicked.connect(lambda: self.delete.emit(self.chosen))
        for made in (self.go_button, self.name_button, self.compare_button, self.delete_button):
            row.addWidget(made)
        column.addWidget(self._tools)
        self.field = NameField()
        self.field.setObjectName("line-field")
        self.field.setMaxLength(MAX_NAME)
        self.field.setPlaceholderText(tr("Name of the line"))
        self.field.setAccessibleName(tr("Name of the line"))
        self.field.editingFinished.connect(self._named)
        self.field.hide()
        column.addWidget(self.field)
        self.hide()

    @staticmethod
    def _tool(glyph: str, tip: str, name: str) -> QPushButton:
        made = button("", glyph, kind="quiet", tip=tip)
        made.setObjectName(name)
        made.setStyleSheet("padding: 2px; min-height: 18px;")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 60)

    def tell(self, shown: tuple[Shown, ...]) -> None:
        """Show these lines; with a single one there is nothing to show."""
        self.setVisible(len(shown) > 1)
        if shown == self._told:
            return
        self._told = shown
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = {}
        for each in shown:
            made = LineRow(each)
            made.clicked.connect(lambda _=False, id=each.line.id: self.choose(id))
            self.rows[each.line.id] = made
            self._list.addWidget(made)
        self._area.setFixedHeight(min(ROWS, len(shown)) * (ROW + 1) + 2)
        self.choose(self.chosen if self.chosen in self.rows else "")

    def choose(self, id: str) -> None:
        """Choose a line to do something with."""
        self.chosen = id
        self.field.hide()
        for known, row in self.rows.items():
            row.setChecked(known == id)
        line = next((each.line for each in self._told if each.line.id == id), None)
        self._tools.setVisible(line is not None)
        for made in (self.go_button, self.compare_button, self.delete_button):
            made.setEnabled(line is not None and not line.current)

    def _name(self) -> None:
        self.field.setText("")
        self.field.show()
        self.field.setFocus()

    def _named(self) -> None:
        if self.field.isVisible():
            self.field.hide()
            self.renamed.emit(self.chosen, self.field.text())


class ComparePage(QWidget):
    """Two lines side by side: what happened in each since they parted, and where it stands at the end."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        head = TitleRow("title", button(tr("Back to the board"), "table", kind="primary"), "compare-close")
        self.title, self.close_button = head.title, head.close_button
        self.close_button.clicked.connect(self.closed)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.sides: list[tuple[QLabel, QLabel, QTextBrowser]] = []
        for _ in range(2):
            side = QVBoxLayout()
            name, numbers, facts = label("", "heading", wrap=True), label("", wrap=True), QTextBrowser()
            for widget in (name, numbers, facts):
                side.addWidget(widget)
            row.addLayout(side, 1)
            self.sides.append((name, numbers, facts))
        column.addLayout(row, 1)

    def tell(self, title: str, sides: list[tuple[str, str, list[str]]]) -> None:
        """Show two lines by name, the numbers of the players at the end, and what happened."""
        self.title.setText(title)
        for (name, numbers, facts), (words, end, lines) in zip(self.sides, sides, strict=True):
            name.setText(words)
            numbers.setText(end)
            facts.setPlainText("\n".join(lines))


class LinesAtTable(QObject):
    """Puts the lines below the timeline of a table's screen and carries out what is wished of them."""

    def __init__(self, screen: BoardScreen) -> None:
        super().__init__(screen)
        self.screen = screen
        self.notes = LineNotes()
        self.panel = LinesPanel()
        layout = screen.right_side.panel.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(self.panel)
        self.page = ComparePage()
        screen.middle.addWidget(self.page)
        self.page.closed.connect(self._back_to_board)
        self.panel.go.connect(self._go)
        self.panel.renamed.connect(self._rename)
        self.panel.compare.connect(self._compare)
        self.panel.delete.connect(self._delete)

    def begin(self, notes: LineNotes) -> None:
        """Another match is on the table."""
        self.notes = notes
        self.panel.choose("")
        if self.screen.middle.currentWidget() is self.page:
            self.screen.middle.setCurrentWidget(self.screen.view)
        self.follow()

    def follow(self, *_: object) -> None:
        """Show the lines as they are now."""
        controller = self.screen.controller
        if controller is None or not controller.keeps_lines or controller.covered:
            self.panel.tell(())
            return
        lines = [line for line in controller.match.lines if line.current or not self.notes.is_gone(line.id)]
        longest = max((line.length for line in lines), default=1)
        self.panel.tell(tuple(Shown(line, self._name(line), longest) for line in lines))

    def _name(self, line: Line) -> str:
        return self.notes.name(line.id) or fill(tr("Line {n}"), n=plain_number(line.number))

    def _go(self, id: str) -> None:
        controller = self.screen.controller
        if controller is not None:
            controller.take_line(id)
            self.panel.choose("")

    def _rename(self, id: str, name: str) -> None:
        self.notes.rename(id, name)
        self.follow()

    def _delete(self, id: str) -> None:
        self.notes.throw_away(id)
        self.follow()

    def _compare(self, id: str) -> None:
        controller = self.screen.controller
        if controller is None:
            return
        lines = {line.id: line for line in controller.match.lines}
        other = lines[id]
        now = next(line for line in lines.values() if line.current)
        self.page.tell(
            fill(tr("Two lines that part at moment {n}"), n=plain_number(other.fork)),
            [self._side(line, other.fork) for line in (now, other)],
        )
        self.screen.middle.setCurrentWidget(self.page)
        self.page.close_button.setFocus()

    def _side(self, line: Line, since: int) -> tuple[str, str, list[str]]:
        """A line for the page: its name, where the players stand at its end, and what happened in it."""
        controller = self.screen.controller
        assert controller is not None
        end = controller.match.line(line.id).at(controller.seat, controller.open)
        words, playmat = controller.words, controller.playmat
        numbers = [
            fill(
                tr("{name}: {numbers}"),
                name=isolated(controller.seat_name(seat)),
                numbers=joined(", ", (words.tally(tally) for tally in playmat.tallies(end.view, seat))),
            )
            for seat in (controller.seat, 1 - controller.seat)
        ]
        return self._name(line), "\n".join(numbers), self._told(end, since)

    def _told(self, end: Session, since: int) -> list[str]:
        controller = self.screen.controller
        assert controller is not None
        book, told = controller.book, []
        for fact in end.facts(since):
            names: dict[Any, str] = {card: book.name(code) for card, code in fact.codes.items()}
            said = controller.words.fact(fact, partial(_named, names), controller.seat_name)
            if said:
                told.append(said)
        return told

    def _back_to_board(self) -> None:
        self.screen.middle.setCurrentWidget(self.screen.view)
        self.screen.view.setFocus()


def _named(names: dict[Any, str], card: Any) -> str:
    return names.get(card, "")
