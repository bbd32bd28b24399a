"""The home screen: the last match to go on with, a new one, replays, decks. It is given data and opens no file."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam import games
from sanam.faces import FaceSpec, card_back, face_image
from sanam.ui import theme
from sanam.ui.text import fill, isolated, joined, tr, when
from sanam.ui.widgets import Picture, Tile, button, icon_label, label, panel, scrolled
from sanam.ui.work import Job

SHOWN = 8  # saved matches and replays in the lists; the rest is behind "all"


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match that can go on. `status` says where it stands, e.g. "Duel 2, turn 5"; `problem` why it cannot."""

    id: str
    game: str
    edition: str
    seats: tuple[str, ...]
    status: str = ""
    played: datetime | None = None
    picture: QImage | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class SavedReplay:
    """A finished match. `result` names the winner in words; `problem` says why it opens read-only or not at all."""

    id: str
    game: str
    edition: str
    seats: tuple[str, ...]
    result: str = ""
    played: datetime | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class HomeModel:
    """Everything the screen shows. `actions` are the tiles that exist: a screen not built is not offered.

    matches  newest first; the first without a problem is the one to continue
    faces    cards for the picture of a first start (at most five are used)
    ready    False while the cards are still being looked up (or brought in, at the first start)
    """

    matches: tuple[SavedMatch, ...] = ()
    replays: tuple[SavedReplay, ...] = ()
    decks: int = 0
    cards: int = 0
    faces: tuple[FaceSpec, ...] = ()
    ready: bool = True
    actions: frozenset[str] = field(
        default_factory=lambda: frozenset(
            {"learn", "replay-file", "study", "open-deck", "import-cards", "cards", "sheets"}
        )
    )


def versus(seats: tuple[str, ...]) -> str:
    """The names of a match in one line, each isolated from the direction of the others."""
    return (
        fill(tr("{first} against {second}"), first=isolated(seats[0]), second=isolated(seats[1]))
        if len(seats) == 2
        else joined(" · ", (isolated(seat) for seat in seats))
    )


class Fan(QWidget):
    """A few cards held like a hand. They are drawn after the window is on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._specs: tuple[FaceSpec, ...] = ()
        self._images: list[QImage] = []
        self._width = 0
        self._job: Job | None = None
        self._drawing: tuple[FaceSpec, int] | None = None
        self.setMinimumHeight(220)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_one)

    def set_faces(self, specs: tuple[FaceSpec, ...]) -> None:
        """Show these faces, and backs until there are any."""
        self._specs, self._images = specs[:5], []
        self._timer.start(0)

    def _draw_one(self) -> None:
        """One face at a time, in another thread: the window answers meanwhile."""
        ratio = self.devicePixelRatioF()
        wanted = int(self._fitting() * ratio)
        if wanted < 40 or not self.isVisible():
            return
        if not self._specs:
            back = card_back(games.first(), theme.current().teal, wanted)
            self._images, self._width = [back] * 5, wanted
            self.update()
            return
        if abs(wanted - self._width) > 40:
            self._images, self._width = [], wanted
        if len(self._images) < len(self._specs) and self._job is None:
            spec, width = self._specs[len(self._images)], self._width
            self._drawing = (spec, width)
            self._job = Job("", lambda progress: face_image(spec, width))
            self._job.done.connect(self._drawn)
            self._job.start()

    def _fitting(self) -> float:
        """How wide the cards may be: the outermost are turned, and stand lower than the one in the middle."""
        return min((self.height() - 18) * 0.565, self.width() / 3.1)  # and have shadows

    def showEvent(self, event: object) -> None:  # Qt's name
        self._timer.start(0)

    def _drawn(self, image: QImage) -> None:
        """A face is there; it is taken if it is still the next one that is wanted."""
        self._job = None
        at = len(self._images)
        if at < len(self._specs) and self._drawing == (self._specs[at], self._width):
            self._images.append(image)
            self.update()
        self._timer.start(0)

    def resizeEvent(self, event: object) -> None:  # Qt's name
        self._timer.start(80)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if not self._images:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        drawn = self._images[0]
        wide = min(self._width / ratio, self._fitting())  # drawn for more room, it is made smaller, not cut
        high = wide * drawn.height() / drawn.width()
        middle = ((len(self._specs) or len(self._images)) - 1) / 2
        for index, image in enumerate(self._images):
            turn = (index - middle) * 9
            place = QTransform()
            place.translate(self.width() / 2, self.height() / 2 + high * 1.35)
            place.rotate(turn)
            place.translate(0, -high * 1.4)
            painter.setTransform(place)
            shadow = theme.color("shadow", 90)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shadow)
            painter.drawRoundedRect(QRectF(-wide / 2 + 5, -high / 2 + 7, wide, high), 10, 10)
            painter.drawImage(QRectF(QPointF(-wide / 2, -high / 2), QPointF(wide / 2, high / 2)), image)


class Home(QWidget):
    """Signals carry the id the model gave. `play_computer` starts a match against the computer at once, `quick_match`
    one of the starter decks in which both seats are played by hand.
    """

    continue_match = Signal(str)
    watch_replay = Signal(str)
    throw_away = Signal(str)
    new_match = Signal()
    play_computer = Signal()
    quick_match = Signal()
    open_replay_file = Signal()
    open_deck = Signal()
    import_cards = Signal()
    browse_cards = Signal()
    print_sheets = Signal()
    learn = Signal()
    study = Signal()

    def __init__(self, model: HomeModel | None = None) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.model = HomeModel()
        #: The buttons that throw a match or replay away, by its id.
        self.bins: dict[str, QPushButton] = {}
        self._outer = QHBoxLayout(self)
        self._outer.setContentsMargins(28, 24, 28, 24)
        self._outer.setSpacing(24)
        self._body: QWidget | None = None
        self.set_model(model or HomeModel())

    def set_model(self, model: HomeModel) -> None:
        """Show other data; the focus goes to the most likely next act."""
        self.model = model
        if self._body is not None:
            self._outer.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget()
        self.bins = {}
        row = QHBoxLayout(self._body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        current = next((match for match in model.matches if not match.problem), None)
        row.addWidget(self._continue_panel(current) if current else self._first_panel(), 3)
        beside = QWidget()
        side = QVBoxLayout(beside)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        side.addLayout(self._tiles(current is not None))
        others = [match for match in model.matches if match is not current]
        if others or model.replays:
            side.addWidget(self._lists(others), 1)
        else:
            side.addWidget(self._empty(), 1)
        row.addWidget(scrolled(beside), 2)
        self._outer.addWidget(self._body)
        self.setFocusProxy(self.first)
        if self.parent() is None or not self.isHidden():  # the keyboard is not taken from another screen
            self.first.setFocus()

    # the large panel

    def _continue_panel(self, match: SavedMatch) -> QFrame:
        box = panel()
        column = QVBoxLayout(box)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(8)
        picture = Picture("table", tr("The board as you left it"))
        if match.picture is not None:
            picture.set_image(match.picture)
        column.addWidget(picture, 1)
        column.addSpacing(6)
        foot = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label(versus(match.seats), "title", wrap=True))
        words.addWidget(label(joined(" · ", (match.game, match.edition))))
        words.addWidget(label(joined(" · ", (match.status, when(match.played))), "quiet"))
        foot.addLayout(words, 1)
        self.first = button(tr("Continue"), "play", kind="primary", big=True)
        self.first.setAccessibleDescription(versus(match.seats))
        self.first.clicked.connect(lambda: self.continue_match.emit(match.id))
        self.bins[match.id] = _bin(match)
        self.bins[match.id].clicked.connect(lambda: self.throw_away.emit(match.id))
        foot.addWidget(self.bins[match.id], 0, Qt.AlignmentFlag.AlignBottom)
        foot.addWidget(self.first, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
        return box

    def _first_panel(self) -> QFrame:
        box = panel()
        column = QVBoxLayout(box)
        column.setContentsMargins(24, 20, 24, 22)
        column.setSpacing(8)
        fan = Fan()
        fan.set_faces(self.model.faces)
        column.addWidget(fan, 1)
        if not self.model.ready:
            self._preparing(column)
            return box
        title = label(tr("Your table is ready."), "title", wrap=True)
        column.addWidget(title)
        ready = self.model.decks >= 2
        column.addWidget(
            label(
                tr(
                    "The decks are shuffled and ready. Play the computer, play with someone, "
                    "or play both sides yourself."
                )
                if ready
                else tr("Import a card set or open a deck to begin."),
                wrap=True,
            )
        )
        column.addSpacing(8)
        column.addLayout(self._first_choices(ready))
        return box

    def _first_choices(self, ready: bool) -> QHBoxLayout:
        """The buttons of a first start; `ready`: there are two decks."""
        row = QHBoxLayout()
        row.setSpacing(10)
        if ready:
            self.first = button(
                tr("Play the computer"),
                "computer",
                kind="primary",
                big=True,
                tip=tr("The game you played last, with a deck that fits; the computer's deck is drawn by lot"),
            )
            self.first.clicked.connect(self.play_computer)
        else:
            self.first = button(tr("Import cards"), "import", kind="primary", big=True)
            self.first.clicked.connect(self.import_cards)
        row.addWidget(self.first)
        if ready:
            self.both = button(
                tr("Both sides"), "eye", big=True, tip=tr("Both starter decks, both hands open, the usual rules")
            )
            self.both.clicked.connect(self.quick_match)
            row.addWidget(self.both)
            chosen = button(
                tr("Set every option"),
                "settings",
                big=True,
                tip=tr("Edition, decks, names, who starts, rulings"),
            )
            chosen.clicked.connect(self.new_match)
            row.addWidget(chosen)
        row.addStretch(1)
        return row

    def _preparing(self, column: QVBoxLayout) -> None:
        """What the large panel says until the cards are there."""
        column.addWidget(label(tr("Your table is being prepared."), "title", wrap=True))
        column.addWidget(label(tr("The starter cards are unpacked once. It takes a few seconds."), wrap=True))
        column.addSpacing(8)
        row = QHBoxLayout()
        self.first = button(tr("Play the computer"), "computer", kind="primary", big=True)
        self.first.setEnabled(False)
        row.addWidget(self.first)
        row.addStretch(1)
        column.addLayout(row)

    # the side

    def _tiles(self, has_match: bool) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(10)
        entries = [
            ("new-match", tr("New match"), tr("Game, edition, decks, who starts"), "swords", self.new_match),
            ("learn", tr("Learn to play"), tr("A first game, step by step"), "rulebook", self.learn),
            (
                "replay-file",
                tr("Watch a replay"),
                tr("Open a saved match file"),
                "replay",
                self.open_replay_file,
            ),
            ("study", tr("Positions and puzzles"), tr("Saved moments, boards set up, tasks"), "target", self.study),
            ("open-deck", tr("Open a deck"), tr("A .ydk file or a ydke:// link"), "deck", self.open_deck),
            ("import-cards", tr("Import cards"), self._cards_line(), "import", self.import_cards),
            ("cards", tr("Browse cards"), tr("Search, filter, make your own"), "cards", self.browse_cards),
            ("sheets", tr("Print sheets"), tr("Proxies as PDF or on paper"), "print", self.print_sheets),
        ]
        if has_match and self.model.decks:
            quick = (tr("Play the computer"), tr("At once, with a deck that fits"), "computer", self.play_computer)
            entries.insert(0, ("computer", *quick))
        shown = [entry for entry in entries if entry[0] in self.model.actions | {"new-match", "computer"}]
        self.tiles: dict[str, Tile] = {}
        for index, (key, title, text, icon, signal) in enumerate(shown):
            tile = Tile(title, text, icon)
            tile.clicked.connect(signal)
            self.tiles[key] = tile
            is_alone = index == len(shown) - 1 and index % 2 == 0  # the last of an odd number leaves no hole beside it
            grid.addWidget(tile, index // 2, index % 2, 1, 2 if is_alone else 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _cards_line(self) -> str:
        return tr("%n card(s) so far", n=self.model.cards) if self.model.cards else tr("Card sets and databases")

    def _lists(self, others: list[SavedMatch]) -> QFrame:
        box = panel()
        outer = QVBoxLayout(box)
        outer.setContentsMargins(6, 10, 6, 10)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(10, 0, 10, 0)
        column.setSpacing(4)
        self.rows: dict[str, _Row] = {}
        for title, items, signal in (
            (tr("Other matches"), others, self.continue_match),
            (tr("Replays"), list(self.model.replays), self.watch_replay),
        ):
            if not items:
                continue
            column.addWidget(label(title, "section"))
            for item in items[:SHOWN]:
                row = _Row(item)
                row.clicked.connect(lambda _=False, send=signal, to=item.id: send.emit(to))
                row.bin.clicked.connect(lambda _=False, gone=item.id: self.throw_away.emit(gone))
                self.bins[item.id] = row.bin
                self.rows[item.id] = row
                column.addWidget(row)
            column.addSpacing(8)
        column.addStretch(1)
        outer.addWidget(body)  # what is beside it scrolls as a whole: one bar, not one in another
        return box

    def _empty(self) -> QFrame:
        box = panel()
        column = QVBoxLayout(box)
        column.setContentsMargins(22, 22, 22, 22)
        column.addStretch(1)
        column.addWidget(icon_label("rulebook", "quiet", 40), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        text = label(
            tr(
                "Finished matches appear here as replays. Every match is saved after each decision, so you can "
                "close the window whenever you like."
            ),
            "quiet",
            wrap=True,
        )
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(text)
        column.addStretch(1)
        return box


def _bin(item: SavedMatch | SavedReplay) -> QPushButton:
    made = button("", "trash", kind="quiet", tip=tr("Move to trash (deleted items can be restored)"))
    made.setAccessibleName(fill(tr("Move to trash: {match}"), match=versus(item.seats)))
    return made


class _Row(Tile):
    """A match or replay in the list."""

    def __init__(self, item: SavedMatch | SavedReplay) -> None:
        replay = isinstance(item, SavedReplay)
        state = item.result if isinstance(item, SavedReplay) else item.status
        details = joined(" · ", (item.edition or item.game, state, when(item.played)))
        super().__init__(
            versus(item.seats),
            details,
            "replay" if replay else "play",
            note=item.problem,
            color="teal" if not item.problem else "coral",
        )
        self.title.setProperty("role", "")
        if item.problem:
            self.note.setProperty("role", "")
            self.note.setProperty("tone", "bad")
            self.note.setText(fill(tr("Problem: {reason}"), reason=item.problem))
        self.setAccessibleDescription(" ".join(part for part in (details, item.problem) if part))
        self.bin = _bin(item)
        row = self.layout()
        assert row is not None
        row.addWidget(self.bin)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_Delete:
            self.bin.click()
        else:
            super().keyPressEvent(event)


__all__ = ["Home", "HomeModel", "SavedMatch", "SavedReplay", "versus"]
