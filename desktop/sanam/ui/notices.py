"""What the window tells without stopping anybody: problems that stay until read, toasts that pass, work under way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from sanam.ui import theme
from sanam.ui.problems import Problem, problem_from
from sanam.ui.text import fill, number, tr
from sanam.ui.widgets import button, icon_label, label, panel, scaled
from sanam.ui.work import Job

_ICONS = {"bad": ("error", "coral"), "wait": ("warning", "amber"), "good": ("check", "teal")}
MOST_NOTICES = 3
WIDTH, MARGIN = 460, 10  # pixels
TOAST_MS = 4500
#: Where on a screen a message covers nothing, narrower than it would be elsewhere; nothing where no place is better.
MessageRoom = Callable[[], QRect]


class Notices(QWidget):
    """Problems with their place, reason and what to do next. They lie over the screen's corner: no screen gives way.

    The newest is shown, the others when it is closed. At most three are kept; older ones go.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._top = 0
        self._room: MessageRoom = QRect
        self.hide()

    def show_problem(self, problem: Problem, action: str = "", act: Callable[[], None] | None = None) -> QWidget:
        """Show a problem until it is closed; `action` is the words of a button that calls `act` and closes it."""
        box = panel("notice")
        box.setProperty("tone", problem.tone)
        column = QVBoxLayout(box)
        column.setContentsMargins(12, 8, 8, 8)
        row = QHBoxLayout()
        column.addLayout(row)
        row.setSpacing(10)
        row.addWidget(icon_label(*_ICONS[problem.tone], 22), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        headline = label(problem.what, wrap=True)
        strong = headline.font()
        strong.setBold(True)
        headline.setFont(strong)
        words.addWidget(headline)
        for line in problem.lines():
            text = label(line, wrap=True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(text)
        row.addLayout(words, 1)
        if act is not None:
            doer = button(action)
            doer.clicked.connect(act)
            doer.clicked.connect(lambda: self._close(box))
            column.addWidget(doer, 0, Qt.AlignmentFlag.AlignLeading)
        closer = button("", "close", kind="quiet", tip=tr("Close this message"))
        closer.clicked.connect(lambda: self._close(box))
        row.addWidget(closer, 0, Qt.AlignmentFlag.AlignTop)
        box.setAccessibleName(problem.what)
        box.setAccessibleDescription(" ".join(problem.lines()))
        self._column.insertWidget(0, box)
        while self._column.count() > MOST_NOTICES:
            self._close(self._boxes()[-1])
        self._show_newest()
        return box

    def withdraw(self, box: QWidget) -> None:
        """Take back what has come to be of no interest; nothing happens where it was closed."""
        if box in self._boxes():
            self._close(box)

    def stay(self, top: int, room: MessageRoom = QRect) -> None:
        """Stay `top` pixels away from the upper edge, where a bar is, and in the `room` of the screen if it has one."""
        self._top, self._room = top, room
        self.place()

    def place(self) -> None:
        """Go to the room of the screen, or to the corner where lines end, as wide as is good for reading."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        room = self._room()
        width = min(scaled(WIDTH), (parent.width() if room.isEmpty() else room.width()) - 2 * MARGIN)
        self.setFixedWidth(width)
        newest = self._boxes()[0]
        height = newest.heightForWidth(width) if newest.hasHeightForWidth() else newest.sizeHint().height()
        self.resize(width, max(height, newest.minimumSizeHint().height()))
        right = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        corner = QPoint(parent.width() - width - MARGIN if right else MARGIN, self._top + MARGIN)
        self.move(corner if room.isEmpty() else room.topLeft() + QPoint(MARGIN, MARGIN))
        self.raise_()

    def _show_newest(self) -> None:
        boxes = self._boxes()
        for box in boxes:
            box.setVisible(box is boxes[0])
        self.setVisible(bool(boxes))
        self.place()

    def texts(self) -> list[str]:
        """The headlines now shown, newest first."""
        return [box.accessibleName() for box in self._boxes()]

    def _boxes(self) -> list[QWidget]:
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        return [box for item in items if item is not None and (box := item.widget()) is not None]

    def _close(self, box: QWidget) -> None:
        self._column.removeWidget(box)
        box.hide()
        box.deleteLater()
        self._show_newest()


class Toast(QLabel):
    """One short sentence below the bar that goes away by itself; buttons are at the foot of screens, so not there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._room: MessageRoom = QRect
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Show `text` for a few seconds, in the place of what was shown before."""
        tokens = theme.current()
        self.setStyleSheet(
            f"#toast {{ background: {tokens.text}; color: {tokens.ground}; border-radius: 6px; padding: 9px 18px; }}"
        )
        self.setText(text)
        self.setAccessibleName(text)
        self.place()
        self.show()
        self.raise_()
        self._timer.start(TOAST_MS)

    def stay(self, room: MessageRoom) -> None:
        """Be in the `room` of the screen if it has one."""
        self._room = room
        self.place()

    def place(self) -> None:
        """Go to the room of the screen, or to the middle, below the bar."""
        parent, room = self.parentWidget(), self._room()
        if parent is None:
            return
        self.setWordWrap(not room.isEmpty())
        if room.isEmpty():
            self.setMinimumWidth(0)
            self.adjustSize()
            self.move(QPoint((parent.width() - self.width()) // 2, 62))
            return
        width = room.width() - 2 * MARGIN
        self.resize(width, self.heightForWidth(width))
        self.move(room.topLeft() + QPoint(MARGIN, MARGIN))


class BusyStrip(QWidget):
    """Work under way: what, how far as a number, and a button to cancel. One strip shows one job; the last wins."""

    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(icon_label("clock", "quiet", 18))
        self._words = label()
        row.addWidget(self._words)
        self._bar = QProgressBar()
        self._bar.setTextVisible(True)
        row.addWidget(self._bar, 1)
        self._cancel = button(tr("Cancel"), "close")
        row.addWidget(self._cancel)
        self._job: Job | None = None
        self._cancel.clicked.connect(self.cancel)
        self._delay = QTimer(self)  # what is over in half a second never shows a bar
        self._delay.setSingleShot(True)
        self._delay.setInterval(400)
        self._delay.timeout.connect(self.show)
        self.hide()

    def watch(self, job: Job) -> None:
        """Follow `job` to its end."""
        self._job = job
        self._words.setText(job.title)
        self._bar.setRange(0, 0)
        self._bar.setAccessibleName(job.title)
        self._cancel.setEnabled(True)
        job.advanced.connect(self._advanced)
        for signal in (job.done, job.failed, job.cancelled):
            signal.connect(self._ended)
        self._delay.start()

    def cancel(self) -> None:
        """Ask the job to stop; the strip stays until it has."""
        if self._job is not None:
            self._job.cancel()
            self._cancel.setEnabled(False)
            self._words.setText(fill(tr("{what} – stopping…"), what=self._job.title))

    def _advanced(self, done: int, total: int, note: str) -> None:
        if self._job is None or self.sender() not in (self._job, None):
            return
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self._bar.setFormat(
            fill(tr("{done} of {total}"), done=number(done), total=number(total)) if total else number(done)
        )
        if note:
            self._words.setText(f"{self._job.title} – {note}")

    def _ended(self, *_: object) -> None:
        self._delay.stop()
        self._job = None
        self.hide()
        self.finished.emit()


__all__ = ["BusyStrip", "Notices", "Problem", "Toast", "problem_from"]
