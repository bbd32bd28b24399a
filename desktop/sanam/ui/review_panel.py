"""The review of a match: its worth as a curve under the timeline, and the moments where most was lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.matches import review
from sanam.matches.replay import Replay
from sanam.matches.review import Moment, Review
from sanam.ui.text import fill, isolated, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, label
from sanam.ui.work import Job, Progress, while_there

if TYPE_CHECKING:
    from sanam.ui.table.seat.seated import Seated

#: Worths beyond this, in cards, are drawn at the edge.
MOST = 8.0
#: The room that a moment's button takes beside its words: icon, gaps and edges.
BESIDE = 44


class Curve(QWidget):
    """The worth of the position over the match; `moved` when a moment is clicked."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(54)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Worth of the position over the match"))
        self.worths: list[float] = []
        self.moments: list[int] = []
        self.at = 0

    def tell(self, worths: list[float], moments: list[int]) -> None:
        """Draw these worths, of the near seat, and mark these moments."""
        self.worths, self.moments = worths, moments
        self.update()

    def stand(self, at: int) -> None:
        """Mark the moment that is on the screen."""
        if at != self.at:
            self.at = at
            self.update()

    def _x(self, at: int) -> float:
        share = (at - 1) / max(1, len(self.worths) - 1)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return 7 + share * (self.width() - 14)

    def _y(self, worth: float) -> float:
        return self.height() / 2 - max(-1.0, min(1.0, worth / MOST)) * (self.height() / 2 - 4)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(QPen(color("line"), 1))
        painter.drawLine(QPointF(7, middle), QPointF(self.width() - 7, middle))
        if len(self.worths) > 1:
            line = [QPointF(self._x(at), self._y(worth)) for at, worth in enumerate(self.worths, 1)]
            for token, sign in (("teal", 1), ("coral", -1)):
                area = [QPointF(p.x(), min(p.y(), middle) if sign > 0 else max(p.y(), middle)) for p in line]
                shade = color(token, 70)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade)
                painter.drawPolygon(QPolygonF([QPointF(line[0].x(), middle), *area, QPointF(line[-1].x(), middle)]))
            painter.setPen(QPen(color("text"), 1.4))
            painter.drawPolyline(QPolygonF(line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("amber"))
        for at in self.moments:
            if 0 < at <= len(self.worths):
                painter.drawEllipse(QPointF(self._x(at), self._y(self.worths[at - 1])), 4, 4)
        if self.at and self.worths:
            painter.fillRect(QRectF(self._x(self.at) - 1, 0, 2, self.height()), color("teal"))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if len(self.worths) < 2:
            return
        share = (event.position().x() - 7) / max(1, self.width() - 14)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        self.moved.emit(1 + round(max(0.0, min(1.0, share)) * (len(self.worths) - 1)))


def in_lines(words: str, metrics: QFontMetrics, room: int) -> str:
    """Words broken at spaces into lines of at most `room` pixels, where a word is not longer itself."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


class ReviewPanel(QWidget):
    """A button that has the match looked through, then the curve and the moments. `moved` to a moment of the match."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.start = button(
            tr("Review"), "target", tip=tr("Where was most lost, and what would the computer have done?")
        )
        self.start.clicked.connect(self._clicked)
        self._column.addWidget(self.start)
        self.curve = Curve()
        self.curve.moved.connect(self.moved)
        self._column.addWidget(self.curve)
        self.none = label(tr("Nothing was lost that the computer would have kept."), "small", wrap=True)
        self._column.addWidget(self.none)
        self.moments: list[QPushButton] = []
        self._job: Job | None = None
        self._replay: Replay | None = None
        self._controller: Seated | None = None
        self._path: Path | None = None
        self.forget()

    def open(self, replay: Replay, controller: Seated, path: Path | None) -> None:
        """Offer the review of a replay; what was kept at `path` is shown at once."""
        self.forget()
        self._replay, self._controller, self._path = replay, controller, path
        self.setVisible(replay.finished and not replay.problem)
        controller.changed.connect(lambda *_: self.curve.stand(controller.shown.length))
        found = review.kept(path, replay.length) if path is not None else None
        if found is not None:
            self._show(found)

    def forget(self) -> None:
        """Stop and show nothing."""
        if self._job is not None:
            self._job.cancel()
        self._job = self._replay = self._controller = self._path = None
        self._clear()
        self.curve.hide()
        self.none.hide()
        self.start.show()
        self.start.setText(tr("Review"))

    def _clear(self) -> None:
        for made in self.moments:
            made.hide()
            made.deleteLater()
        self.moments = []

    def _clicked(self) -> None:
        """Begin, or stop what was begun."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.start.setText(tr("Review"))
            return
        if self._replay is None:
            return
        copy = Replay.of_live(self._replay.header, self._replay.play)
        path = self._path

        def work(progress: Progress) -> Review:
            found = review.review(copy, progress.advance)
            if path is not None:
                review.keep(path, found)
            return found

        job = self._job = Job(tr("Review"), work)
        job.advanced.connect(while_there(self, lambda done, total, _: self._tell(job, done, total)))
        job.done.connect(while_there(self, lambda found: self._show(found) if job is self._job else None))
        job.failed.connect(while_there(self, lambda _: self.forget() if job is self._job else None))
        job.start()

    def _tell(self, job: Job, done: int, total: int) -> None:
        if job is self._job:
            self.start.setText(fill(tr("Stop ({share} %)"), share=round(100 * done / max(1, total))))

    def _show(self, found: Review) -> None:
        self._job = None
        controller = self._controller
        if controller is None:
            return
        near, focused = 1 if controller.seat == 0 else -1, self.start.hasFocus()
        if focused:  # the keyboard stays about here, and does not go to the beginning of the window
            self.focusPreviousChild()
        self.start.hide()
        self.curve.tell([near * worth for worth in found.worths], [moment.at for moment in found.moments])
        self.curve.show()
        self.curve.stand(controller.shown.length)
        self._clear()
        self.none.setVisible(not found.moments)
        for moment in found.moments:
            words = self._words(moment)
            made = button(words, "play", tip=tr("Go to this moment; you can play on from it"))
            made.setStyleSheet("padding: 3px 6px; font-size: 11px; text-align: left;")
            made.setAccessibleName(words)
            made.clicked.connect(lambda _=False, at=moment.at: self.moved.emit(at))
            self._column.addWidget(made)
            self.moments.append(made)
        if focused and self.moments:
            self.moments[0].setFocus()
        self._break_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        """The words of a moment go on in further lines where one is too narrow: a button does not break them itself."""
        for made in self.moments:
            made.setText(in_lines(made.accessibleName(), made.fontMetrics(), self.width() - BESIDE))

    def _words(self, moment: Moment) -> str:
        """What would have been better, at what moment."""
        controller = self._controller
        assert controller is not None
        session = controller.match.earlier(moment.at)
        session = session.at(moment.seat, controller.open)
        choice, view = session.choice, session.view
        better = played = ""
        if choice is not None:
            names: list[str] = []
            for picks in (moment.better, moment.picks):
                option = choice.options[picks[0]] if picks else None
                card = view.find(option.card) if option is not None and option.card is not None else None
                if card is not None and card.code is not None:
                    names.append(isolated(controller.book.name(card.code)))
                elif option is None:
                    names.append(controller.words.passes().get(choice.kind, tr("Pass")))
                else:
                    names.append(controller.words.option(choice, option, "", None, controller.book.name)[0])
            better, played = names
        turn = controller.playmat.moment(view.public).get("turn", "")
        return fill(controller.words.in_turn()["better"], turn=turn, better=better, played=played)
