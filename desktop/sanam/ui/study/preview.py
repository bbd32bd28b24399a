"""A small board that is only looked at."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from sanam import games
from sanam.engine.session import Session
from sanam.engine.view import View
from sanam.faces import FaceSpec
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.board.scene import BoardScene
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.text import tr
from sanam.ui.words import words_of

#: How much of a hand that nobody sees is left out, and the room between the field and the hand, in pixels.
UNSEEN, GAP = 70, 10


class Preview(QGraphicsView):
    """The table of a match as one seat sees it (None: as anybody who knows neither player's cards)."""

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        self._book: CardBook | None = None
        self.pictures = Pictures(self._face, eager=eager)
        self.board = BoardScene(self.pictures, 1.0)
        super().__init__(self.board, parent)
        for owned in (self.pictures, self.board):
            owned.setParent(self)
        self.board.clock.enabled = False
        self._match: Session | None = None
        self._view: View | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(tr("The board of this position"))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._lay)

    def _face(self, code: str) -> FaceSpec | None:
        return self._book.face(code) if self._book is not None else None

    def sizeHint(self) -> QSize:
        return QSize(560, 380)

    def show_match(self, match: Session, book: CardBook, seat: int | None) -> None:
        """Show a match."""
        self._book, self._match = book, match
        self._view = match.onlooker if seat is None else match.at(seat).view
        playmat = games.get(match.game).table.playmat()
        self.pictures.forget()
        self.board.playmat, self.board.words = playmat, words_of(match.game)
        self.pictures.play(match.game)
        self.board.view = None
        self._lay()

    def forget(self) -> None:
        """Show nothing."""
        self._match = self._view = self._book = None
        self.board.blank()
        self.pictures.forget()

    def _lay(self) -> None:
        if self._match is None or self._view is None or self.width() < 60:
            return
        self.board.ratio = self.devicePixelRatioF()
        board, near = self.board.playmat.board, self._view.seat
        held = self._view.zones.get(f"{near}.{board.hand}", ())
        # A hand that is shown is shown whole; of one that is not there need be no more than its edge.
        below = 0 if any(card.code is not None for card in held) else UNSEEN
        geometry = Geometry(board, self.width(), self.height() + below, near, prompt=GAP)
        self.board.arrange(geometry)
        self.board.show_view(self._view, {}, animate=False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._later.start(60)

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self.pictures.forget_waiting()
        super().hideEvent(event)
