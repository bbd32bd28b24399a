"""How many copies the person owns, while they are looked at and changed: at once on the screen, soon on the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from sanam.catalogue.collection import MOST
from sanam.ui.text import number, tr
from sanam.ui.widgets import button, label, scaled
from sanam.ui.work import Job, in_background, while_there

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue

#: Game and code.
Key = tuple[str, str]


class Owned(QObject):
    """The counts of one game's cards. `changed(codes)` when some are other ones now.

    They are written in another thread: while an import writes, the window would have to wait for it.
    """

    changed = Signal(list)

    def __init__(self, catalogue: Catalogue, run: Callable[..., Any], parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue, self._run = catalogue, run
        self.game = ""
        self._counts: dict[str, int] = {}
        self._waiting: dict[Key, int] = {}  # what is not known to be on the disk
        self._writing = threading.Lock()
        self._job: Job | None = None
        self._started = self._latest = 0

    def set_game(self, game: str) -> None:
        """The counts of this game, as they are on the disk and with what is still to be written."""
        self.game = game
        self._counts = self._catalogue.owned(game)
        self._counts |= {code: count for (of, code), count in self._waiting.items() if of == game}

    def count(self, code: str) -> int:
        return self._counts.get(code, 0)

    def change(self, codes: Iterable[str], by: int) -> None:
        """So many more (or fewer) of each, between 0 and 999."""
        self.set_counts({code: min(max(self.count(code) + by, 0), MOST) for code in codes})

    def set_counts(self, counts: dict[str, int]) -> None:
        """So many of each."""
        other = {code: count for code, count in counts.items() if count != self.count(code)}
        if not other:
            return
        self._counts |= other
        self._waiting |= {(self.game, code): count for code, count in other.items()}
        self.changed.emit(list(other))
        if self._job is None:
            self._save()

    def close(self) -> None:
        """Have what is not on the disk yet written in the background; the window waits for it."""
        if self._waiting:
            in_background(self._work())

    def _save(self) -> None:
        batch, work = dict(self._waiting), self._work()
        self._job = Job(tr("Saving how many you own"), lambda progress: work())
        self._job.done.connect(while_there(self, lambda _: self._ended(batch)))
        self._job.failed.connect(while_there(self, lambda _: self._failed(batch)))
        self._run(self._job, failed=tr("How many you own was not saved."), advice=tr("Nothing was changed."))

    def _work(self) -> Callable[[], None]:
        """Writes what waits now, unless later work, which writes it too, was quicker."""
        self._started += 1
        at, batch = self._started, dict(self._waiting)

        def write() -> None:
            with self._writing:
                if at < self._latest:
                    return
                self._latest = at
                for game in dict.fromkeys(game for game, _ in batch):
                    counts = {code: count for (of, code), count in batch.items() if of == game}
                    self._catalogue.set_totals(game, counts)

        return write

    def _ended(self, batch: dict[Key, int]) -> None:
        self._job = None
        self._waiting = {key: count for key, count in self._waiting.items() if batch.get(key) != count}
        if self._waiting:
            self._save()

    def _failed(self, batch: dict[Key, int]) -> None:
        """Show again what is on the disk."""
        before = self._counts
        self._ended({key: self._waiting[key] for key in batch})
        self.set_game(self.game)
        self.changed.emit(sorted({*before, *self._counts}))


class OwnedRow(QWidget):
    """ "You own 3", with a way to change it. `wanted(count)` when another number was chosen."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        title = label(tr("You own"), "quiet")
        self.box = QLineEdit()
        self.box.setMaxLength(3)
        self.box.setFixedWidth(scaled(54))
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setAccessibleName(tr("How many you own"))
        title.setBuddy(self.box)
        self.fewer = button("", "minus", tip=tr("One fewer (-)"))
        self.more = button("", "plus", tip=tr("One more (+)"))
        row.addWidget(title)
        row.addStretch(1)
        for widget in (self.fewer, self.box, self.more):
            row.addWidget(widget)
        self.fewer.clicked.connect(lambda: self._choose(self.count - 1))
        self.more.clicked.connect(lambda: self._choose(self.count + 1))
        self.box.editingFinished.connect(self._typed)

    def show_count(self, count: int) -> None:
        self.count = count
        self.box.setText(number(count))
        # The Persian zero is no more than a dot.
        self.box.setStyleSheet("font-size: 26px; font-weight: 700; padding: 0;" if self.box.text() == "۰" else "")
        self.fewer.setEnabled(count > 0)
        self.more.setEnabled(count < MOST)

    def _typed(self) -> None:
        """Digits of any script; anything else brings the number back."""
        typed = self.box.text().strip()
        self._choose(int(typed) if typed.isdecimal() else self.count)

    def _choose(self, count: int) -> None:
        if count == self.count:
            self.show_count(count)
            return
        self.show_count(count)
        self.wanted.emit(count)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if by and 0 <= self.count + by <= MOST:
            self._choose(self.count + by)
            return
        super().keyPressEvent(event)
