"""The application object, made once: names, log, and an excepthook that tells instead of ending a match."""

from __future__ import annotations

import faulthandler
import gc
import logging
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QCursor, QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

import sanam
from sanam.games import terms
from sanam.games.terms import VOCABULARIES
from sanam.terminal import INTERRUPTED
from sanam.ui import icons, thai_lines, theme
from sanam.ui import language as languages
from sanam.ui.brand import brand_mark
from sanam.ui.garbage import Collector
from sanam.ui.instance import Instance
from sanam.ui.later import later
from sanam.ui.memory import give_large_pieces_back
from sanam.ui.parts import Parts, at_once
from sanam.ui.plain import message
from sanam.ui.problems import Problem, problem_from
from sanam.ui.settings.values import LANGUAGE, TERMS, TEXT_SIZE, THEME, Settings
from sanam.ui.starting import quitting_on_interrupt, stating_faults
from sanam.ui.text import fill, isolated, tr

if TYPE_CHECKING:
    from sanam.ui.window import Window

log = logging.getLogger("sanam")

#: Equals the names of the .desktop file and the icon.
DESKTOP_FILE = "org.sanam.Sanam"


class Application(QApplication):
    """`file_wanted(path)`: macOS does not name a file that was double-clicked on the command line, it sends it."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


class Crashes(QObject):
    """Uncaught exceptions, brought to the GUI thread. Connect `caught` to the window's `show_problem`."""

    caught = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.log_file = ""
        self._seen: set[str] = set()

    def install(self) -> None:
        """Take over `sys.excepthook` and that of threads."""
        sys.excepthook = self.hook
        threading.excepthook = lambda args: self.hook(
            args.exc_type, args.exc_value or RuntimeError(), args.exc_traceback
        )

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and tell of it once for each kind and place, so that a repeating one floods nobody."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        log.error("uncaught exception", exc_info=(kind, error, trace))
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else ""
        key = f"{kind.__name__} {place}"
        if key in self._seen:
            return
        self._seen.add(key)
        reason = f"{kind.__name__}: {error}" if str(error) else kind.__name__
        self.caught.emit(
            Problem(
                tr("Something went wrong in the program. Your match is saved and continues."),
                "",
                place,
                reason,
                tr("If it happens again, please send us the log: {file}").replace("{file}", self.log_file),
            )
        )


#: Seconds after which a thread at work lets the window's go on. Python's own 5 ms are felt: the window waits that long
#: many times in each picture while cards are read or the computer thinks.
SWITCH_INTERVAL = 0.001


def create_app(
    argv: Sequence[str] = (),
    *,
    data_dir: Path | None = None,
    theme_name: str = "dark",
    language: str = "en",
    scale: float = 1.0,
    words: str = VOCABULARIES[0],
) -> QApplication:
    """The QApplication with our look, or the one there is. `data_dir` gets `log/sanam.log`."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    give_large_pieces_back()
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        app = existing
    else:
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        with stating_faults():
            app = Application(["sanam", *argv])
        thai_lines.Unmarked(app)
    app.setApplicationName("sanam")
    app.setApplicationDisplayName("Sanam")
    app.setApplicationVersion(sanam.__version__)
    app.setOrganizationName("sanam")
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    if data_dir is not None:
        thai_lines.teach(data_dir / "translations")  # before anything is written in Thai
    look(app, theme_name, language, scale, data_dir, words)
    app.setWindowIcon(QIcon(brand_mark(64)))
    if data_dir is not None:
        start_log(data_dir)
    return app


def look(
    app: QApplication,
    theme_name: str,
    code: str,
    scale: float,
    data_dir: Path | None = None,
    words: str = VOCABULARIES[0],
) -> None:
    """Put a theme, a language, its words and a text size (1.0 is the usual one) on the application."""
    terms.choose(words)
    spoken = languages.use(app, code, built_in=data_dir / "translations" if data_dir is not None else None)
    theme.apply(app, theme_name, language=spoken.tag, scale=scale)
    icons.forget()


#: Milliseconds for which nobody may have moved the mouse before garbage is collected that takes long to look for.
RESTED = 4_000


class WindowHost(QObject):
    """Holds the window. When the look changes it is opened again in its place, on the same screen and match."""

    def __init__(self, app: QApplication, data_dir: Path, settings: Settings, **how: Any) -> None:
        super().__init__(app)
        self.app, self.data_dir, self.settings, self.how = app, data_dir, settings, how
        self._former: list[weakref.ref[Window]] = []  # windows before this one that may not be gone yet
        self._opening: Parts | None = None  # the window that takes the place of this one
        self._once_more = False
        self._mouse = QCursor.pos()
        self._rested = QTimer(self)
        self._rested.setSingleShot(True)
        self._rested.setInterval(RESTED)
        self._rested.timeout.connect(self._at_rest)
        self.window = self._make()

    def _make(self) -> Window:
        from sanam.ui.window import Window  # needs the application: it draws

        made = Window(self.data_dir, settings=self.settings, **self.how)
        made.look_changed.connect(self._again, Qt.ConnectionType.QueuedConnection)
        made.restore_wanted.connect(self._restore, Qt.ConnectionType.QueuedConnection)
        made.settled.connect(self._set_aside)
        if (wanted := languages.unreadable()) is not None:
            made.show_problem(
                Problem(
                    fill(
                        tr("No installed font has the letters of {language}, so the program uses English."),
                        language=wanted.english,
                    ),
                    next=fill(
                        tr("On Debian and Ubuntu, install {package}, then start the program again."),
                        package=wanted.package,
                    ),
                    tone="wait",
                )
            )
        return made

    def _set_aside(self) -> None:
        """Let the garbage collector no longer look through what was made, which would hold the window up for half a
        second now and then. What the windows before this one have left is looked for when nobody would notice.
        """
        gc.freeze()
        if self._former:
            self._mouse = QCursor.pos()
            self._rested.start(RESTED)

    def _at_rest(self) -> None:
        """Collect what is left of former windows, unless somebody is at the mouse or at the table, or it is used."""
        mouse, self._mouse = self._mouse, QCursor.pos()
        if mouse != self._mouse or self._opening is not None or self.window.is_played():
            self._rested.start()
        elif not self.collect():
            self._rested.start(2 * self._rested.interval())  # looking takes long: less often what somebody holds

    def collect(self) -> bool:
        """Collect all garbage and set aside what stays; whether the windows before this one are gone. One that is about
        to be deleted, or that work in the background still holds, is waited for.
        """
        if any(_is_there(former) for former in self._former):
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._former = [former for former in self._former if former() is not None]
        return not self._former

    def apply(self) -> None:
        """Put the look of the settings on the application."""
        code = self.settings.get(LANGUAGE) or languages.system_language()
        scale = self.settings.get(TEXT_SIZE) / 100
        look(self.app, self.settings.get(THEME), code, scale, self.data_dir, self.settings.get(TERMS))

    def _restore(self) -> None:
        """Close the window, put a backup in the place of its data, and open it again."""
        from sanam.backups.restoring import put_in_place

        old = self.window
        self._former.append(weakref.ref(old))
        old.become_a_picture()
        QThreadPool.globalInstance().waitForDone()  # nobody may have the files open
        told = Problem(tr("The backup was restored."), tone="good")
        try:
            before = put_in_place(self.data_dir)
            told = replace(
                told, next=fill(tr("What you had before is kept in {folder}."), folder=isolated(str(before)))
            )
        except OSError as error:
            log.exception("the backup could not be put in place")
            told = problem_from(error, tr("The backup cannot be restored."), tr("It is tried again at the next start."))
        self.settings = Settings(self.data_dir)
        self.apply()
        self.window = new = self._make()
        new.setGeometry(old.geometry())
        new.show()
        old.hide()
        old.deleteLater()
        new.begin()
        new.show_problem(told)

    def _again(self) -> None:
        """Open the window again, a part in each turn of the event loop; once more where the look changed meanwhile."""
        if self._opening is not None:
            self._once_more = True
            return
        self._opening = self._another()
        self._go_on()

    def _go_on(self) -> None:
        if self._opening is None:
            return
        if next(self._opening, self) is None:
            later(self, self._go_on)
            return
        self._opening = None
        if self._once_more:
            self._once_more = False
            self._again()

    def finish(self) -> None:
        """The program ends: a window that is on its way is closed like the one that it would have replaced."""
        if self._opening is not None:
            at_once(self._opening)
            self._opening = None
            self.window.close()

    def _another(self) -> Parts:
        """Another window in the place of this one, which is left standing as a picture of itself meanwhile: a style
        sheet that changes looks at every widget there is, which takes seconds for all the screens and nothing for a
        picture.
        """
        from sanam.ui.window_state import WindowState

        old = self.window
        self._former.append(weakref.ref(old))
        carried = WindowState.of(old)
        place, state = old.normalGeometry() if old.isMaximized() else old.geometry(), old.windowState()
        cards = old.hand_over()
        old.become_a_picture()
        yield
        self.apply()
        yield
        new = self._make()
        yield
        if cards is not None:
            new.take_over(cards)
        new.setGeometry(place)
        new.setWindowState(state)
        yield
        yield from new.come_back(carried)
        self.window = new
        new.show()
        old.hide()
        old.deleteLater()
        new.begin()


def _is_there(former: weakref.ref[Window]) -> bool:
    """Whether Qt has not deleted a window yet (a function of its own: what it names is held no longer)."""
    window = former()
    return window is not None and isValid(window)


_fault_file: IO[str] | None = None  # faulthandler writes to it until the process ends
CRASH_LOG = "crash.log"
DECKS = "decks"
_CRASHES_KEPT = 5


def last_crash(data_dir: Path) -> Path | None:
    """What the last run left in its crash log, put aside under a name of its own; None when it ended well.

    Call it before `start_log`, which begins a new crash log.
    """
    folder = data_dir / "log"
    path = folder / CRASH_LOG
    try:
        stat = path.stat()
        if not stat.st_size:
            return None
        aside = folder / f"crash-{datetime.fromtimestamp(stat.st_mtime):%Y%m%d-%H%M%S}.log"
        path.replace(aside)
        for old in sorted(folder.glob("crash-*.log"))[:-_CRASHES_KEPT]:
            old.unlink()
    except OSError:
        return None
    return aside


def start_log(data_dir: Path) -> Path:
    """Log to `data_dir/log/sanam.log` (three files of 512 kB at most) and crashes of C code to `crash.log`."""
    global _fault_file
    folder = data_dir / "log"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "sanam.log"
    root = logging.getLogger()
    if not any(isinstance(handler, RotatingFileHandler) for handler in root.handlers):
        handler = RotatingFileHandler(path, maxBytes=512_000, backupCount=2, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
        root.setLevel(logging.INFO)
    if _fault_file is None:
        _fault_file = (folder / CRASH_LOG).open("w", encoding="utf-8")
        faulthandler.enable(_fault_file)
    return path


def guard(show: Callable[[Problem], object], data_dir: Path | None = None) -> Crashes:
    """Install the excepthook and show what it catches with `show`. Keep the result."""
    crashes = Crashes()
    if data_dir is not None:
        crashes.log_file = str(data_dir / "log" / "sanam.log")
    crashes.caught.connect(show)
    crashes.install()
    return crashes


def run(
    data_dir: Path, *, allow_illegal: bool = False, exit_on_launch: bool = False, files: Sequence[Path] = ()
) -> int:
    """Open the window over a data directory, and in it `files`, and stay until it is closed. Returns the exit status.

    `exit_on_launch` closes it as soon as it is painted and the cards are there.
    """
    instance = Instance(data_dir)
    if not instance.is_first:
        return _elsewhere(instance, data_dir, files, exit_on_launch)
    _finish_restoring(data_dir)
    with suppress(OSError):  # what cannot be written is said where it is needed
        (data_dir / DECKS).mkdir(exist_ok=True)  # where dialogs for decks begin
    crashed = last_crash(data_dir)
    settings = Settings(data_dir)
    app = _app_of(data_dir, settings)
    collector = Collector(app)
    host = WindowHost(app, data_dir, settings, allow_illegal=allow_illegal)
    window = host.window
    crashes = guard(lambda problem: host.window.show_problem(problem), data_dir)
    window.open_files(files)
    if isinstance(app, Application):
        app.file_wanted.connect(lambda path: host.window.open_files([Path(path)]))
    instance.files_wanted.connect(lambda paths: _come_forward(host.window, paths))
    instance.serve()
    window.painted.connect(lambda: log.info("home screen painted"))
    if exit_on_launch:
        window.ready.connect(window.close)
    window.begin()
    window.show()
    if crashed is not None:
        window.show_problem(
            Problem(
                tr("The program crashed last time. Every decision was saved."),
                str(crashed),
                "",
                "",
                tr("If it happens again, please send us this file."),
                "wait",
            )
        )
    with quitting_on_interrupt(app.quit) as caught:
        status = app.exec()
    instance.close()
    host.finish()
    QThreadPool.globalInstance().waitForDone()  # nothing may draw when the application has gone
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    collector.end()
    crashes.deleteLater()
    host.window.deleteLater()
    host.deleteLater()
    icons.forget()
    return INTERRUPTED if caught else status


def _finish_restoring(data_dir: Path) -> None:
    """Go on putting a backup in place where that was interrupted, and forget one that was only looked at."""
    from sanam.backups.manifest import READY

    if not (data_dir / READY).exists():
        return
    from sanam.backups.restoring import discard, is_agreed, put_in_place

    if is_agreed(data_dir):
        put_in_place(data_dir)
    discard(data_dir)


def _app_of(data_dir: Path, settings: Settings) -> QApplication:
    return create_app(
        data_dir=data_dir,
        theme_name=settings.get(THEME),
        scale=settings.get(TEXT_SIZE) / 100,
        language=settings.get(LANGUAGE) or languages.system_language(),
        words=settings.get(TERMS),
    )


def _come_forward(window: Window, files: list[Path]) -> None:
    """Another start has handed over its files, or only wants the window to be seen."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    window.open_files(files)


def _elsewhere(instance: Instance, data_dir: Path, files: Sequence[Path], quietly: bool) -> int:
    """The window is open already on these data: give it the files. Returns the exit status."""
    if instance.hand_over(files):
        return 0
    if not quietly:
        app = _app_of(data_dir, Settings(data_dir))
        said = tr("Sanam is already open with the same data, but it does not answer.")
        message(QMessageBox.Icon.Warning, app.applicationDisplayName(), said).exec()
    print("sanam: the window is already open with the same data, but it does not answer", file=sys.stderr)
    return 1


__all__ = ["Crashes", "WindowHost", "create_app", "guard", "last_crash", "run", "start_log"]
