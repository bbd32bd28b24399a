"""The main window: navigation above, the screens in one place, messages that never cover what is being decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete, isValid

from sanam.ui.brand import brand_mark
from sanam.ui.commands import Commands, Palette
from sanam.ui.focus_ring import FocusRing
from sanam.ui.later import later
from sanam.ui.notices import BusyStrip, MessageRoom, Notices, Toast
from sanam.ui.plain import PlainLabel, plain
from sanam.ui.problems import Problem, problem_from
from sanam.ui.settings.values import ini_file
from sanam.ui.text import tr
from sanam.ui.widgets import button, label, panel
from sanam.ui.work import Job, while_there

SMALLEST = QSize(960, 600)
PREFERRED = QSize(1440, 860)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def fitted(wanted: QRect, room: QRect, *, centred: bool = False) -> QRect:
    """`wanted` made no larger than `room` (all in logical pixels) and moved into it, its size kept if it can be."""
    made = QRect(wanted)
    made.setSize(wanted.size().boundedTo(room.size()).expandedTo(SMALLEST))
    if centred:
        made.moveCenter(room.center())
    made.moveRight(min(made.right(), room.right()))
    made.moveBottom(min(made.bottom(), room.bottom()))
    made.moveLeft(max(made.left(), room.left()))
    made.moveTop(max(made.top(), room.top()))
    return made


@dataclass
class _Screen:
    title: str
    icon: str
    widget: QWidget
    immersive: MessageRoom | None
    button: QPushButton | None
    strip: BusyStrip | None


class Shell(QMainWindow):
    """Screens are added by the caller; what is not added does not exist for the person.

    `screen_changed` sends the key of the screen now shown. `closing` is sent before the window closes.
    """

    screen_changed = Signal(str)
    closing = Signal()

    def __init__(self, data_dir: Path | None = None) -> None:
        super().__init__()
        self.setWindowTitle("Sanam")
        self.setMinimumSize(SMALLEST)
        self.commands = Commands(self)
        self._settings = ini_file(data_dir / "window.ini") if data_dir is not None else None
        self._screens: dict[str, _Screen] = {}
        self._promised: dict[str, tuple[QPushButton, Callable[[], object]]] = {}
        frame = QWidget()
        frame.setObjectName("screen")
        column = self._column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = self._make_bar()
        column.addWidget(self.bar)
        self.stack = QStackedWidget()
        self.stack.setMinimumSize(1, 1)  # a screen that wants more than there is takes nothing from the bar
        column.addWidget(self.stack, 1)
        self.notices = Notices()  # below: what is above stays where it is
        column.addWidget(self.notices)
        self.busy_strip = BusyStrip()
        column.addWidget(self.busy_strip)
        self.setCentralWidget(frame)
        self._focus_ring = FocusRing(self)
        self.toast_label = Toast(frame)
        self._jobs: list[Job] = []
        self._is_picture = False
        self.palette_box = Palette(frame, self.commands)
        self.commands.add("palette", tr("All commands"), self.palette_box.open, "Ctrl+Shift+P", "search")
        self.commands.add("full-screen", tr("Full screen"), self.toggle_full_screen, "F11")
        self._restore_geometry()

    # screens

    def add_screen(
        self,
        key: str,
        title: str,
        icon: str,
        widget: QWidget,
        *,
        in_bar: bool = True,
        immersive: MessageRoom | None = None,
        at_end: bool = False,
        strip: BusyStrip | None = None,
    ) -> None:
        """Make a screen known. `in_bar` gives it a button above, `at_end` one at the end of the bar; an immersive
        one hides the bar (the table), and says where in it messages cover nothing that is played with. `strip` is the
        screen's own place for the work under way that is begun on it.
        """
        made: QPushButton | None = None
        if key in self._promised:
            made = self._promised.pop(key)[0]
        elif in_bar:
            made = self._add_button(key, title, icon, at_end)
        self._screens[key] = _Screen(title, icon, widget, immersive, made, strip)
        self.stack.addWidget(widget)
        if immersive is not None:
            widget.installEventFilter(self)

    def promise_screen(
        self, key: str, title: str, icon: str, make: Callable[[], object], *, at_end: bool = False
    ) -> None:
        """Give a screen its button in the bar before it is there; `make` adds it once it is wanted."""
        if key not in self._screens and key not in self._promised:
            self._promised[key] = self._add_button(key, title, icon, at_end), make

    def _add_button(self, key: str, title: str, icon: str, at_end: bool) -> QPushButton:
        made, keys = button(title, icon, kind="nav"), QKeySequence()
        made.setCheckable(True)
        made.setAutoExclusive(True)  # one of several: a screen reader says so
        made.clicked.connect(lambda: self.show_screen(key))
        self._group.addButton(made)
        (self._corner if at_end else self._nav).addWidget(made)
        number = self._nav.count()
        if not at_end and number <= 9:
            keys = QKeySequence(f"Alt+{number}")
            made.setToolTip(plain(f"{title}  {keys.toString(QKeySequence.SequenceFormat.NativeText)}"))
        self.commands.add(f"screen:{key}", title, lambda: self.show_screen(key), keys, icon)
        return made

    def has_screen(self, key: str) -> bool:
        return key in self._screens

    def current_screen(self) -> str:
        """The key of the screen shown, "" before there is one."""
        shown = self.stack.currentWidget()
        return next((key for key, screen in self._screens.items() if screen.widget is shown), "")

    def show_screen(self, key: str) -> None:
        """Go to a screen, and make it if it was promised. Unknown keys raise KeyError."""
        if key in self._promised:
            self._promised[key][1]()
        screen, left = self._screens[key], self._screens.get(self.current_screen())
        if left is not None and left is not screen and left.strip is not None and left.strip.job is not None:
            self.busy_strip.watch(left.strip.job)  # what was begun there is seen here as well
        self.bar.setVisible(screen.immersive is None)
        self._column.activate()  # a screen that comes has its size in its first picture
        self.stack.setCurrentWidget(screen.widget)
        self.commands.screen = screen.widget
        self.toast_label.stay(screen.immersive or QRect)
        self._group.setExclusive(False)
        for other in self._screens.values():
            if other.button is not None:
                other.button.setChecked(other is screen)
        self._group.setExclusive(True)
        self.setWindowTitle(f"{screen.title} – Sanam")
        screen.widget.setFocus()
        self.screen_changed.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        """Enter presses the button that has the focus, on every screen; Qt itself knows this in dialogs only."""
        focus = self.focusWidget()
        if event.key() in ENTER and isinstance(focus, QAbstractButton) and not event.isAutoRepeat():
            self._press(focus)
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _press(made: QAbstractButton) -> None:
        made.click()

    # messages and work

    def show_problem(self, problem: Problem, action: str = "", act: Callable[[], None] | None = None) -> QWidget:
        """Tell what went wrong, until it is closed or withdrawn from the `notices`, or in passing what went well."""
        return self.notices.show_problem(problem, action, act)

    def show_error(self, error: BaseException, what: str = "", advice: str = "") -> None:
        """Tell of an exception by its file, place and reason."""
        self.show_problem(problem_from(error, what, advice))

    def toast(self, text: str) -> None:
        """Say in passing that something worked."""
        self.toast_label.say(text)

    def run(self, job: Job, *, failed: str = "", advice: str = "", in_place: bool = False) -> Job:
        """Start a job, show it in the strip, and show what went wrong under the headline `failed`. `in_place`: it is
        shown where the screen has a place for what is begun on it, if it has one.
        """
        self._jobs.append(job)
        job.failed.connect(while_there(self, lambda error: self.show_error(error, failed, advice)))
        for signal in (job.done, job.failed, job.cancelled):
            signal.connect(lambda *_: self._jobs.remove(job) if job in self._jobs else None)
        here = self._screens.get(self.current_screen()) if in_place else None
        (here.strip if here is not None and here.strip is not None else self.busy_strip).watch(job)
        return job.start()

    # the window itself

    def _make_bar(self) -> QFrame:
        bar = panel("bar")
        bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(bar)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(6)
        mark = PlainLabel()
        mark.setPixmap(brand_mark(28))
        row.addWidget(mark)
        name = label("Sanam", "heading")
        row.addWidget(name)
        row.addSpacing(18)
        self._nav = QHBoxLayout()
        self._nav.setSpacing(4)
        row.addLayout(self._nav)
        row.addStretch(1)
        self._corner = QHBoxLayout()
        row.addLayout(self._corner)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        bar.setAccessibleName(tr("Screens"))
        return bar

    def _restore_geometry(self) -> None:
        """As it was left, else as large as one likes it; in either case the screen there is now holds it, frame and
        all.
        """
        stored = self._settings.value("geometry") if self._settings is not None else None
        if stored is None or not self.restoreGeometry(stored):
            self.setGeometry(fitted(QRect(QPoint(), PREFERRED), self.screen().availableGeometry(), centred=True))
        self._restored = self.size()
        self._was_framed = False

    def toggle_full_screen(self) -> None:
        """Over the whole screen, and back to what it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        later(self, self._keep_on_screen)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        super().paintEvent(event)
        if not self._was_framed:  # X11: a window manager has put its frame around by the first picture, not before
            self._was_framed = True
            later(self, self._keep_on_screen)

    def _keep_on_screen(self) -> None:
        """Now that the frame's size is known: pull in what hangs out of the screen, unless it was sized since."""
        if self.size() != self._restored or self.isMaximized() or self.isFullScreen():
            return
        frame, inner = self.frameGeometry(), self.geometry()
        room = (
            self.screen()
            .availableGeometry()
            .marginsRemoved(
                QMargins(
                    inner.left() - frame.left(),
                    inner.top() - frame.top(),
                    frame.right() - inner.right(),
                    frame.bottom() - inner.bottom(),
                )
            )
        )
        wanted = fitted(inner, room)
        if wanted != inner:
            self.setGeometry(wanted)

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        if not self._is_picture:
            self._close_down()
        event.accept()

    def become_a_picture(self) -> None:
        """Close, but stay on the screen as one looks: the window that takes this one's place is not there yet."""
        picture = PlainLabel()
        picture.setPixmap(self.grab())
        picture.setMinimumSize(1, 1)
        self._close_down()
        self._is_picture = True
        self.commands.end()
        if (shown := self.centralWidget()) is not None:
            delete(shown)  # taken out of the window it would be styled once more
        self.setCentralWidget(picture)

    def _close_down(self) -> None:
        self.closing.emit()
        if self._settings is not None:
            self._settings.setValue("geometry", self.saveGeometry())
            self._settings.sync()
        for job in self._jobs:
            job.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._place_messages()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """Messages follow the panel of a screen that they lie over, once it is laid out anew."""
        laid = event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if laid and isValid(self.stack) and watched is self.stack.currentWidget():
            later(self, self._place_messages)
        return super().eventFilter(watched, event)

    def _place_messages(self) -> None:
        if isValid(self.toast_label):
            self.toast_label.place()
