"""The application object, made once: names, log, and an excepthook that tells instead of ending a match."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QLocale, QObject, Qt, QThreadPool, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

import sanam
from sanam.paths import resource
from sanam.ui import icons, theme
from sanam.ui.brand import brand_mark
from sanam.ui.problems import Problem
from sanam.ui.text import tr

log = logging.getLogger("sanam")

#: Equals the names of the .desktop file and the icon.
DESKTOP_FILE = "org.sanam.Sanam"


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
        place = (
            f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else ""
        )
        key = f"{kind.__name__} {place}"
        if key in self._seen:
            return
        self._seen.add(key)
        reason = f"{kind.__name__}: {error}" if str(error) else kind.__name__
        self.caught.emit(
            Problem(
                tr("Something went wrong inside the program. Your match is saved and goes on."),
                "",
                place,
                reason,
                tr("If it happens again, send us the log: {file}").replace("{file}", self.log_file),
            )
        )


def create_app(
    argv: Sequence[str] = (),
    *,
    data_dir: Path | None = None,
    theme_name: str = "dark",
    language: str = "en",
    scale: float = 1.0,
) -> QApplication:
    """The QApplication with our look, or the one there is. `data_dir` gets `log/sanam.log`."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        app = existing
    else:
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        app = QApplication(["sanam", *argv])
    app.setApplicationName("sanam")
    app.setApplicationDisplayName("Sanam")
    app.setApplicationVersion(sanam.__version__)
    app.setOrganizationName("sanam")
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    theme.apply(app, theme_name, language=language, scale=scale, fonts=resource("fonts"))
    app.setWindowIcon(QIcon(brand_mark(64)))
    QLocale.setDefault(QLocale(language))
    if data_dir is not None:
        start_log(data_dir)
    return app


_fault_file: IO[str] | None = None  # faulthandler writes to it until the process ends
CRASH_LOG = "crash.log"
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


def guard(show: Callable[[Problem], None], data_dir: Path | None = None) -> Crashes:
    """Install the excepthook and show what it catches with `show`. Keep the result."""
    crashes = Crashes()
    if data_dir is not None:
        crashes.log_file = str(data_dir / "log" / "sanam.log")
    crashes.caught.connect(show)
    crashes.install()
    return crashes


def run(data_dir: Path, *, allow_illegal: bool = False, exit_on_launch: bool = False) -> int:
    """Open the window over a data directory and stay until it is closed. Returns the exit status.

    `exit_on_launch` closes it as soon as it is painted and the cards are there.
    """
    crashed = last_crash(data_dir)
    app = create_app(data_dir=data_dir)
    from sanam.ui.window import Window  # needs the application: it draws

    window = Window(data_dir, allow_illegal=allow_illegal)
    crashes = guard(window.show_problem, data_dir)
    window.painted.connect(lambda: log.info("home screen painted"))
    if exit_on_launch:
        window.ready.connect(window.close)
    window.begin()
    window.show()
    if crashed is not None:
        window.show_problem(
            Problem(
                tr("The program was ended by a fault last time. What was decided is saved."), str(crashed), "", "",
                tr("If it happens again, send us this file."), "wait",
            )
        )  # fmt: skip
    status = app.exec()
    QThreadPool.globalInstance().waitForDone()  # nothing may draw when the application has gone
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    crashes.deleteLater()
    window.deleteLater()
    icons.forget()
    return status


__all__ = ["Crashes", "create_app", "guard", "last_crash", "run", "start_log"]
