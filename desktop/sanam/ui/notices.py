"""What the window tells without stopping anybody: problems that stay until read, toasts that pass, work under way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sanam.ui import theme
from sanam.ui.plain import PlainLabel
from sanam.ui.problems import Problem, problem_from
from sanam.ui.text import fill, joined, number, tr
from sanam.ui.widgets import button, icon_label, label, panel, set_margins
from sanam.ui.work import Job, while_there

_ICONS = {"bad": ("error", "coral"), "wait": ("warning", "amber"), "good": ("check", "teal")}
MOST_NOTICES = 3
MARGIN = 10  # pixels
TOAST_MS = 4500
LEAST_MS, LETTER_MS = 6_000, 70  # how long a notice stays that leaves by itself
#: Where on a screen a message covers nothing, narrower than it would be elsewhere; nothing where no place is better.
MessageRoom = Callable[[], QRect]


class Notices(QWidget):
    """Problems with their place, reason and what to do next, in a strip of their own that covers nothing.

    The newest is shown with the number of the others, which are shown when it is closed; at most three are kept. One
    that only says that something went well leaves by itself: after `least` milliseconds, or `per_letter` for each
    letter if that is more, in which it is neither under the mouse nor has the focus.
    """

    def __init__(self, *, least: int = LEAST_MS, per_letter: int = LETTER_MS) -> None:
        super().__init__()
        self.least, self.per_letter = least, per_letter
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, 0, MARGIN, MARGIN // 2)
        self._column.setSpacing(0)
        self._others: dict[QWidget, QLabel] = {}  # of each box, the words that say how many wait behind it
        self._passing: set[QWidget] = set()
        self._is_hovered = False
        self._leaving = QTimer(self)
        self._leaving.setSingleShot(True)
        self._leaving.timeout.connect(self._leave)
        self.hide()

    def show_problem(self, problem: Problem, action: str = "", act: Callable[[], None] | None = None) -> QWidget:
        """Show a problem; `action` is the words of a button that calls `act` and closes it."""
        box = panel("notice")
        box.setProperty("tone", problem.tone)
        row = QHBoxLayout(box)
        set_margins(row, 12, 3, 8, 3)
        row.setSpacing(10)
        row.addWidget(icon_label(*_ICONS[problem.tone], 22))
        row.addLayout(self._words(problem), 1)
        if act is not None:
            doer = button(action)
            doer.clicked.connect(act)
            doer.clicked.connect(lambda: self._close(box))
            row.addWidget(doer)
        self._others[box] = label("", "quiet")
        row.addWidget(self._others[box])
        closer = button("", "close", kind="quiet", tip=tr("Close this message"))
        closer.clicked.connect(lambda: self._close(box))
        row.addWidget(closer)
        box.setAccessibleName(problem.what)
        box.setAccessibleDescription(" ".join(problem.lines()))
        for part in box.findChildren(QWidget):
            part.installEventFilter(self)  # for the focus
        if problem.tone == "good" and act is None:
            self._passing.add(box)
        self._column.insertWidget(0, box)
        while self._column.count() > MOST_NOTICES:
            self._close(self._boxes()[-1])
        self._show_newest()
        said = "\n".join((problem.what, *problem.lines()))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        return box

    @staticmethod
    def _words(problem: Problem) -> QVBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        headline = label(problem.what, wrap=True)
        strong = headline.font()
        strong.setBold(True)
        headline.setFont(strong)
        words.addWidget(headline)
        if lines := problem.lines():
            text = label(joined(" · ", lines), wrap=True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(text)
        return words

    def withdraw(self, box: QWidget) -> None:
        """Take back what has come to be of no interest; nothing happens where it was closed."""
        if box in self._boxes():
            self._close(box)

    def _show_newest(self) -> None:
        boxes = self._boxes()
        for box in boxes:
            box.setVisible(box is boxes[0])
        if boxes:
            others = self._others[boxes[0]]
            others.setText(fill(tr("and {n} more"), n=number(len(boxes) - 1)))
            others.setVisible(len(boxes) > 1)
        self.setVisible(bool(boxes))
        self._count_down()

    def _count_down(self) -> None:
        """Let the time of the one that is shown begin, if it has one and nobody is about to read it."""
        self._leaving.stop()
        newest = next(iter(self._boxes()), None)
        focus = QApplication.focusWidget()
        is_held = self._is_hovered or (focus is not None and self.isAncestorOf(focus))
        if newest in self._passing and self.isVisible() and not is_held:
            letters = len(newest.accessibleName()) + len(newest.accessibleDescription())
            self._leaving.start(max(self.least, self.per_letter * letters))

    def _leave(self) -> None:
        self._close(self._boxes()[0])

    def enterEvent(self, event: QEnterEvent) -> None:  # Qt's name
        self._is_hovered = True
        self._count_down()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # Qt's name
        self._is_hovered = False
        self._count_down()
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        self._count_down()

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self._leaving.stop()
        self._is_hovered = False
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._count_down()
        return super().eventFilter(watched, event)

    def texts(self) -> list[str]:
        """The headlines now shown, newest first."""
        return [box.accessibleName() for box in self._boxes()]

    def _boxes(self) -> list[QWidget]:
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        return [box for item in items if item is not None and (box := item.widget()) is not None]

    def _close(self, box: QWidget) -> None:
        self._column.removeWidget(box)
        self._others.pop(box, None)
        self._passing.discard(box)
        box.hide()
        box.deleteLater()
        self._show_newest()


class Toast(PlainLabel):
    """One short sentence below the bar that goes away by itself; buttons are at the foot of screens, so not there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
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
    """Work under way: what, how far as a number, and a button to cancel. It shows the last job of those that go on."""

    appeared = Signal()
    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        row = self.row = QHBoxLayout(self)
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
        self.setFocusProxy(self._cancel)
        self._jobs: list[Job] = []
        self._cancel.clicked.connect(self.cancel)
        self._delay = QTimer(self)  # what is over in half a second never shows a bar
        self._delay.setSingleShot(True)
        self._delay.setInterval(400)
        self._delay.timeout.connect(self._appear)
        self.hide()

    def _appear(self) -> None:
        self.show()
        self.appeared.emit()

    @property
    def job(self) -> Job | None:
        """The work that is shown."""
        return self._jobs[-1] if self._jobs else None

    def watch(self, job: Job) -> None:
        """Follow `job` to its end."""
        if job in self._jobs:
            return
        self._jobs.append(job)
        self._tell(job)
        job.advanced.connect(self._advanced)
        for signal in (job.done, job.failed, job.cancelled):
            signal.connect(while_there(self, lambda *_: self._ended(job)))
        self._delay.start()

    def _tell(self, job: Job) -> None:
        self._words.setText(job.title)
        self._bar.setRange(0, 0)
        self._bar.setAccessibleName(job.title)
        self._cancel.setEnabled(not job.is_cancelled)

    def cancel(self) -> None:
        """Ask the job to stop; the strip stays until it has."""
        if self.job is not None:
            self.job.cancel()
            self._cancel.setEnabled(False)
            self._words.setText(fill(tr("{what} – stopping…"), what=self.job.title))

    def _advanced(self, done: int, total: int, note: str) -> None:
        if self.job is None or self.sender() not in (self.job, None):
            return
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self._bar.setFormat(
            fill(tr("{done} of {total}"), done=number(done), total=number(total)) if total else number(done)
        )
        if note:
            self._words.setText(f"{self.job.title} – {note}")

    def _ended(self, job: Job) -> None:
        if job not in self._jobs:
            return
        self._jobs.remove(job)
        if self.job is not None:
            self._tell(self.job)
            return
        self._delay.stop()
        self.hide()
        self.finished.emit()


class Foot(QStackedWidget):
    """The lowest row of a screen, in whose place work under way is shown: the screen above keeps its size."""

    def __init__(self, row: QWidget, sides: int = 0) -> None:
        """`sides` pixels are kept free beside the work, as in the row."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row, self.strip = row, BusyStrip()
        self.strip.row.setContentsMargins(sides, 0, sides, 0)
        self._focus: QWidget | None = None
        self.addWidget(row)
        self.addWidget(self.strip)
        self.strip.appeared.connect(self._wait)
        self.strip.finished.connect(self._go_on)

    def _wait(self) -> None:
        """The keyboard goes to what cancels the work."""
        focus = self.window().focusWidget()
        self._focus = focus if focus is not None and self._row.isAncestorOf(focus) else None
        self.setCurrentWidget(self.strip)
        if self._focus is not None:
            self.strip.setFocus()

    def _go_on(self) -> None:
        if self.currentWidget() is self._row:
            return
        self.setCurrentWidget(self._row)
        if self._focus is not None and isValid(self._focus) and self.isVisible():
            self._focus.setFocus()


__all__ = ["BusyStrip", "Foot", "Notices", "Problem", "Toast", "problem_from"]
