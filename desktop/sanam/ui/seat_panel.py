"""One seat of a new match: name, deck, what the deck rules say, a few of its cards."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sanam import games
from sanam.faces import FaceSpec, card_back, face_image
from sanam.ui import icons, theme
from sanam.ui.match_setup import LOT, DeckEntry, DeckVerdict
from sanam.ui.plain import plain
from sanam.ui.text import fill, joined, tr
from sanam.ui.widgets import button, icon_label, label, scrolled, set_tone

DECK_FILES = (".ydk", ".sanam-deck")


def strengths() -> dict[str, str]:
    """The strengths of the computer, in words."""
    return {"beginner": tr("Beginner"), "easy": tr("Easy"), "medium": tr("Medium"), "hard": tr("Hard")}


class Chooser(QComboBox):
    """A combo box that leaves the wheel to the page unless it has the focus."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


@lru_cache(maxsize=32)
def _face(spec: FaceSpec, width: int) -> QImage:
    """A face as the strips show it: the same few are shown each time a match is set up."""
    return face_image(spec, width)


class FaceStrip(QWidget):
    """A few faces side by side, drawn one at a time after the screen is shown; backs while there are none."""

    def __init__(self, tint: str) -> None:
        super().__init__()
        self._tint = tint
        self._specs: tuple[FaceSpec, ...] = ()
        self._images: list[QImage] = []
        self.setMinimumHeight(46)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_one)

    def set_faces(self, specs: tuple[FaceSpec, ...]) -> None:
        self._specs = specs
        self._images = []
        self._timer.start(0)

    def resizeEvent(self, event: object) -> None:  # Qt's name
        self._images = []
        self._timer.start(60)

    def _measure(self) -> tuple[int, float, float]:
        """How many cards, how wide, how far apart: held like a hand, each showing enough to be known."""
        wide = min(self.height() / self._tall(), self.width() * 0.42)
        most = 1 + max(0, int((self.width() - wide) / max(1.0, wide * 0.4)))
        count = max(1, min(most, len(self._specs) or 3))
        step = wide + 8 if count == 1 else min(wide + 8, (self.width() - wide) / (count - 1))
        return count, wide, step

    def _tall(self) -> float:
        """How high a card is for its width."""
        wide, high = self._specs[0].size_mm if self._specs else (59.0, 86.0)
        return high / wide

    def _draw_one(self) -> None:
        count, wide, _ = self._measure()
        if wide < 30:
            return
        specs = self._specs[:count]
        width = round(wide * self.devicePixelRatioF())
        if not specs and not self._images:
            self._images = [card_back(games.first(), self._tint, width)] * min(count, 3)
            self.update()
        elif len(self._images) < len(specs):
            self._images.append(_face(specs[len(self._images)], width))
            self.update()
            self._timer.start(0)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _, wide, step = self._measure()
        high = wide * self._tall()
        for index, image in enumerate(self._images):
            x = index * step
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                x = self.width() - wide - x
            painter.drawImage(QRectF(x, (self.height() - high) / 2, wide, high), image)


class SeatPanel(QFrame):
    """`changed` when name or deck changed; `file_wanted` for the button, `file_dropped` with a path;
    `import_wanted`: cards of the deck are not known; `edit_wanted`: the deck is to be put right.
    """

    changed = Signal()
    file_wanted = Signal()
    file_dropped = Signal(str)
    import_wanted = Signal()
    edit_wanted = Signal()

    def __init__(self, number: int, name: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAcceptDrops(True)
        token = "teal" if number == 0 else "coral"
        title = tr("Near seat") if number == 0 else tr("Far seat")
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(icon_label("person", token, 20))
        head.addWidget(label(title, "", tone="good" if number == 0 else "bad"))
        head.addStretch(1)
        column.addLayout(head)
        self.name = QLineEdit(name)
        self.name.setMaxLength(40)
        self.name.setAccessibleName(fill(tr("{seat}: name"), seat=title))
        self.name.setPlaceholderText(tr("Name", "of a player"))
        self.name.textChanged.connect(self.changed)
        named = QHBoxLayout()
        named.setSpacing(6)
        named.addWidget(self.name, 3)
        self.player = Chooser(fill(tr("{seat}: played by"), seat=title))
        for who, words in {"": tr("Person"), **strengths()}.items():
            self.player.addItem(icons.icon("computer" if who else "person"), words, who)
        self.player.currentIndexChanged.connect(self.changed)
        named.addWidget(self.player, 2)
        column.addLayout(named)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.deck = Chooser(fill(tr("{seat}: deck"), seat=title))
        self.deck.currentIndexChanged.connect(self._deck_changed)
        row.addWidget(self.deck, 1)
        opener = button("", "folder", tip=tr("Open a deck file…"))
        opener.clicked.connect(self.file_wanted)
        row.addWidget(opener)
        column.addLayout(row)
        self.strip = FaceStrip(theme.current().teal if number == 0 else theme.current().coral)
        column.addWidget(self.strip, 1)
        column.addWidget(self._make_verdict())
        column.addLayout(self._make_ways())
        column.addStretch(0)
        self._entries: dict[str, DeckEntry] = {}

    def _make_verdict(self) -> QWidget:
        """What the rules say of the deck."""
        said = QWidget()
        verdict = QHBoxLayout(said)
        verdict.setContentsMargins(0, 0, 0, 0)
        verdict.setSpacing(6)
        self._mark = icon_label("check", "teal", 18)
        verdict.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self.verdict_line = label(wrap=True)
        self.verdict_line.setAlignment(Qt.AlignmentFlag.AlignTop)
        verdict.addWidget(self.verdict_line, 1)
        self.reasons = scrolled(said)  # a deck may break more rules than there is room to tell
        self.reasons.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._two_lines = max(42, 2 * self.verdict_line.fontMetrics().lineSpacing() + 6)
        self.reasons.setMinimumHeight(self._two_lines)
        return self.reasons

    def _make_ways(self) -> QHBoxLayout:
        """What can be done about a deck that cannot be played as it is."""
        ways = QHBoxLayout()
        ways.setSpacing(6)
        self.bring_in = button(tr("Import cards…"), "import")
        self.bring_in.clicked.connect(self.import_wanted)
        self.edit = button(tr("Edit the deck"), "edit")
        self.edit.clicked.connect(self.edit_wanted)
        for way in (self.bring_in, self.edit):
            ways.addWidget(way)
            way.hide()
        ways.addStretch(1)
        return ways

    def set_decks(self, entries: tuple[DeckEntry, ...], chosen: str = "") -> None:
        """Offer these decks: starter decks first, then files, in the order given."""
        wanted = chosen or self.deck_id()
        self._entries = {entry.id: entry for entry in entries}
        self.deck.blockSignals(True)
        self.deck.clear()
        for entry in sorted(entries, key=lambda entry: not entry.starter):
            icon = "dice" if entry.id == LOT else "deck" if entry.starter else "folder"
            self.deck.addItem(icons.icon(icon), entry.name, entry.id)
            self.deck.setItemData(self.deck.count() - 1, plain(entry.note), Qt.ItemDataRole.ToolTipRole)
        at = self.deck.findData(wanted)
        self.deck.setCurrentIndex(max(at, 0))
        self.deck.blockSignals(False)
        self._deck_changed()

    def played_by(self) -> str:
        """The strength of the computer that plays the seat, "" for a person."""
        return str(self.player.currentData() or "")

    def set_player(self, who: str) -> None:
        """Let a person ("") or the computer play the seat."""
        self.player.setCurrentIndex(max(0, self.player.findData(who)))

    def deck_id(self) -> str:
        """The id of the chosen deck, "" when there is none."""
        return str(self.deck.currentData() or "")

    def entry(self) -> DeckEntry | None:
        return self._entries.get(self.deck_id())

    def show_verdict(self, verdict: DeckVerdict | None) -> None:
        """What the deck rules say."""
        if verdict is None:
            text = tr("Choose a deck.") if self.deck_id() != LOT else ""
            icon, token, tone = "info", "text", ""
        elif verdict.legal:
            icon, token, text, tone = "check", "teal", verdict.line, "good"
        else:
            lines = [verdict.line, *(f"• {finding}" for finding in verdict.findings)]
            icon, token, text, tone = "error", "coral", "\n".join(lines), "bad"
        entry = self.entry()
        if entry is not None and (verdict is None or verdict.legal):
            text = joined(" · ", (text, entry.note, verdict.note if verdict else ""))
        self._mark.setPixmap(icons.pixmap(icon, token, 18))
        self.verdict_line.setText(text.replace(" · ", "\u00a0· "))  # no line begins with a dot
        self.verdict_line.setToolTip(plain("\n".join(verdict.findings) if verdict is not None else ""))
        set_tone(self.verdict_line, tone)
        legal = verdict is None or verdict.legal
        self.bring_in.setVisible(verdict is not None and not verdict.playable)
        self.edit.setVisible(not legal)
        self.strip.setVisible(legal)  # its place is needed for the reasons
        self.reasons.setMaximumHeight(self._two_lines if legal else 16_777_215)
        self._column.setStretchFactor(self.reasons, 0 if legal else 1)
        self.reasons.setFocusPolicy(Qt.FocusPolicy.NoFocus if legal else Qt.FocusPolicy.TabFocus)

    def _deck_changed(self) -> None:
        entry = self.entry()
        self.strip.set_faces(entry.faces if entry is not None else ())
        self.changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # Qt's name
        if any(Path(url.toLocalFile()).suffix.lower() in DECK_FILES for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        for url in event.mimeData().urls():
            if Path(url.toLocalFile()).suffix.lower() in DECK_FILES:
                event.acceptProposedAction()
                self.file_dropped.emit(url.toLocalFile())
                return
