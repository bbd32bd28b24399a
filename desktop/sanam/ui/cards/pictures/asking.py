"""Asks whose pictures those are whose files are called neither by the code nor by the name of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sanam.catalogue.picture_owners import plain_words
from sanam.catalogue.pictures import ASKED
from sanam.catalogue.problems import FileRefused
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, label, scaled
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen

CARD = Qt.ItemDataRole.UserRole
#: Cards that are offered for a picture, and the longest side of its preview in pixels.
OFFERED, PREVIEW = 40, 360


@dataclass(frozen=True)
class Asked:
    """A picture whose card is asked for: the file, folder or archive, and what the picture is called in it."""

    path: Path
    name: str


def asked_of(outcomes: Sequence[tuple[Path, Any]]) -> list[Asked]:
    """The pictures of an import whose cards can be asked for."""
    found: list[Asked] = []
    for path, outcome in outcomes:
        if isinstance(outcome, FileRefused):
            if outcome.problem.reason in ASKED:
                found.append(Asked(path, path.name))
        elif not isinstance(outcome, Exception):
            found += [Asked(path, name) for name in getattr(outcome, "unmatched", ())]
    return found


class PictureAsking(QWidget):
    """One picture after another, with the cards that it may be of. `given(choices)` when some were chosen: game and
    code by picture; `cancelled`.
    """

    given = Signal(object)
    cancelled = Signal()

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__()
        self._screen = screen
        self.asked: list[Asked] = []
        self.choices: dict[Asked, tuple[str, str]] = {}
        self.job: Job | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        self.title = label("", "heading", wrap=True)
        column.addWidget(self.title)
        told = tr(
            "Type a part of the card's name, choose the card and press Enter. Pictures without a card are left out."
        )
        column.addWidget(label(told, "quiet", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(12)
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setAccessibleName(tr("Pictures without a card"))
        row.addWidget(self.list, 3)
        row.addLayout(self._make_choice(), 4)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.cancel_button = button(tr("Leave them out"), "close")
        self.give_button = button(tr("Give %n picture(s)", n=0), "check", kind="primary")
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.give_button)
        column.addLayout(foot)
        self.list.currentRowChanged.connect(self._look)
        self.cancel_button.clicked.connect(self.cancelled)
        self.give_button.clicked.connect(lambda: self.given.emit(dict(self.choices)))

    def _make_choice(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.picture = label()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedHeight(min(scaled(230), 300))
        self.picture.setAccessibleName(tr("The picture"))
        column.addWidget(self.picture)
        self.edit = _Search(self._step)
        self.edit.setAccessibleName(tr("Name of the card"))
        self.edit.setPlaceholderText(tr("Name of the card"))
        self.edit.textChanged.connect(self._offer)
        self.edit.returnPressed.connect(self.choose)
        column.addWidget(self.edit)
        self.offers = QListWidget()
        self.offers.setAccessibleName(tr("Cards it may be of"))
        self.offers.itemClicked.connect(lambda _: self.choose())
        column.addWidget(self.offers, 1)
        self.none_button = button(tr("No card"), "close", tip=tr("Leave this picture out"))
        self.none_button.clicked.connect(self.leave_out)
        column.addWidget(self.none_button)
        return column

    def show_asked(self, asked: Sequence[Asked]) -> None:
        """Ask for the cards of these."""
        self.asked, self.choices = list(asked), {}
        self.title.setText(tr("%n picture(s) without a card", n=len(self.asked)))
        self.list.blockSignals(True)
        self.list.clear()
        for one in self.asked:
            self.list.addItem(QListWidgetItem(isolated(one.name)))
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self._look(0)
        self.edit.setFocus()

    def _look(self, row: int) -> None:
        """Show a picture, and what it may be of."""
        if not 0 <= row < len(self.asked):
            return
        one = self.asked[row]
        self.picture.setPixmap(QPixmap())
        words = plain_words(one.name)
        if self.edit.text() == words:
            self._offer()
        else:
            self.edit.setText(words)
        self.edit.selectAll()
        self.give_button.setText(tr("Give %n picture(s)", n=len(self.choices)))
        self.give_button.setEnabled(bool(self.choices))
        self.none_button.setEnabled(one in self.choices)
        self.job = Job(tr("Reading the picture"), lambda _: (one, _preview(one)))
        self.job.done.connect(self._have_preview)
        if self._screen.eager:
            self.job.run_now()
        else:
            self.job.start()

    def _have_preview(self, found: tuple[Asked, QImage | None]) -> None:
        one, image = found
        row = self.list.currentRow()
        if 0 <= row < len(self.asked) and self.asked[row] == one:
            if image is None:
                self.picture.setText(tr("The picture cannot be read."))
            else:
                size = self.picture.size()
                made = QPixmap.fromImage(image)
                self.picture.setPixmap(
                    made.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
                )

    def _offer(self, *_: object) -> None:
        """The cards whose names are like what is typed."""
        catalogue, game, language = self._screen.catalogue, self._screen.game, self._screen.language
        typed = self.edit.text().strip().replace('"', "")
        hits = catalogue.find(game, f'"{typed}"', language=language, limit=OFFERED) if typed else []
        known = {hit.code for hit in hits}
        near = catalogue.suggest(game, typed, language, 6) if typed and len(hits) < OFFERED else []
        self.offers.clear()
        for hit in [*hits, *(hit for hit in near if hit.code not in known)]:
            item = QListWidgetItem(f"{isolated(hit.name)}  ·  {isolated(hit.code)}")
            item.setData(CARD, hit.code)
            self.offers.addItem(item)
        self.offers.setCurrentRow(0)

    def _step(self, by: int) -> None:
        self.offers.setCurrentRow(min(max(0, self.offers.currentRow() + by), self.offers.count() - 1))

    def choose(self) -> None:
        """The picture is of the card that is marked; on to the next."""
        row, item = self.list.currentRow(), self.offers.currentItem()
        if row < 0 or item is None:
            return
        one, code = self.asked[row], str(item.data(CARD))
        self.choices[one] = (self._screen.game, code)
        self._say(row, item.text().partition("  ·  ")[0])

    def leave_out(self) -> None:
        """The picture is of no card; on to the next."""
        row = self.list.currentRow()
        if row >= 0:
            self.choices.pop(self.asked[row], None)
            self._say(row, "")

    def _say(self, row: int, card: str) -> None:
        name = isolated(self.asked[row].name)
        shown = fill(tr("{picture}: {card}"), picture=name, card=card) if card else name
        self.list.item(row).setText(shown)
        if row + 1 < len(self.asked):
            self.list.setCurrentRow(row + 1)
        else:
            self._look(row)
            self.give_button.setFocus()
        self.edit.setFocus()


class _Search(QLineEdit):
    """A name is typed while the arrow keys go through the cards below."""

    def __init__(self, step: Callable[[int], None]) -> None:
        super().__init__()
        self._step = step

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        steps = {int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Up): -1}
        if event.key() in steps:
            self._step(steps[event.key()])
        else:
            super().keyPressEvent(event)


def _preview(one: Asked) -> QImage | None:
    """The picture made small; None where it cannot be read. Reads the disk."""
    from sanam.catalogue.decoding import PictureRefused, decode, refusing
    from sanam.catalogue.picture_files import read_picture

    try:
        with refusing():
            image = decode(read_picture(one.path, one.name))
    except (PictureRefused, FileRefused, OSError):
        return None
    image.thumbnail((PREVIEW, PREVIEW))
    data = image.tobytes("raw", "RGB")
    made = QImage(data, image.width, image.height, 3 * image.width, QImage.Format.Format_RGB888)
    return made.copy()  # the bytes belong to this function
