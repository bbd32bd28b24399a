"""One picture for one card: dropped on it, or chosen beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QDropEvent

from sanam.ui import file_dialogs
from sanam.ui.cards.importing import IMAGES
from sanam.ui.cards.results import CODE
from sanam.ui.problems import Problem
from sanam.ui.text import fill, isolated, tr
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen


def dropped_files(event: QDropEvent) -> list[Path]:
    """The files that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


class CardPictures(QObject):
    """Gives the cards of `screen` pictures. A picture that a card has is replaced only when the person says so."""

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.job: Job | None = None

    def _card_at(self, paths: Sequence[Path], at: QPoint) -> str:
        """The code of the card below a single picture that is dragged, "" for none."""
        screen = self._screen
        if len(paths) != 1 or paths[0].suffix.lower() not in IMAGES or screen.stack.currentWidget() is not screen.view:
            return ""
        view, face = screen.view.viewport(), screen.detail.face
        index = screen.view.indexAt(view.mapFrom(screen, at))
        if index.isValid() and view.rect().contains(view.mapFrom(screen, at)):
            return str(index.data(CODE))
        over_face = face.isVisible() and face.rect().contains(face.mapFrom(screen, at))
        return screen.detail.code if over_face else ""

    def drag(self, paths: Sequence[Path], at: QPoint) -> None:
        """Mark the card that would get the picture."""
        code = self._card_at(paths, at)
        row = self._screen.results.row_of(code) if code else -1
        if row >= 0 and code != self._screen.detail.code:
            self._screen.view.setCurrentIndex(self._screen.results.index(row))

    def drop(self, paths: Sequence[Path], at: QPoint) -> bool:
        """Give the card there the picture; False where none is meant, or the files are something else."""
        code = self._card_at(paths, at)
        if not code:
            return False
        if self._screen.catalogue.image(self._screen.game, code) is None:
            self.give(code, paths[0])
        else:
            words = fill(tr("{card} has a picture already."), card=isolated(self._name(code)))
            replace = Problem(words, next=tr("Nothing was changed."), tone="wait")
            self._screen.show_problem(replace, tr("Replace it"), lambda: self.give(code, paths[0]))
        return True

    def ask(self, code: str) -> None:
        """Choose a picture for a card."""
        kinds = " ".join(f"*{suffix}" for suffix in IMAGES)
        path = file_dialogs.open_file(self._screen, tr("A picture for this card"), f"{tr('Pictures')} ({kinds})")
        if path:
            self.give(code, Path(path))

    def give(self, code: str, path: Path) -> None:
        """A card has this picture from here on."""
        catalogue, game = self._screen.catalogue, self._screen.game

        def work(_: object) -> None:
            from sanam.catalogue.pictures import set_picture

            set_picture(catalogue, game, code, path)

        self.job = Job(tr("Reading the picture"), work)
        self.job.done.connect(while_there(self, lambda _: self._given(code)))
        self._screen.run(self.job, failed=tr("The picture could not be used."), advice=tr("Nothing was changed."))

    def _given(self, code: str) -> None:
        screen = self._screen
        screen.faces.forget()
        screen.view.viewport().update()
        if screen.detail.code == code:
            screen.show_card(code)
        screen.changed.emit()
        screen.toast(fill(tr("{card} has a picture."), card=isolated(self._name(code))))

    def _name(self, code: str) -> str:
        return self._screen.catalogue.nearest(self._screen.game, code, self._screen.language)[1]
