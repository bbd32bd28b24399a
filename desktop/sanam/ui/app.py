"""The application object, made once: names, log, and an excepthook that tells instead of ending a match."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

import sanam
from sanam.paths import resource
from sanam.ui import theme
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
        _fault_file = (folder / "crash.log").open("w", encoding="utf-8")
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


__all__ = ["Crashes", "create_app", "guard", "start_log"]
