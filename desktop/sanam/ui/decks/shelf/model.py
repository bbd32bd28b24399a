"""The decks of the shelf as a table: what is shown of each, which of them, in which order."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from sanam.catalogue.fold import fold
from sanam.matches.records import DeckRecord, Record
from sanam.ui import icons, theme
from sanam.ui.deck_shelf import ShelfRow
from sanam.ui.decks.shelf.covers import Covers
from sanam.ui.editions_words import game_name, short_name
from sanam.ui.plain import plain
from sanam.ui.text import fill, isolated, joined, number, tr, when

Index = QModelIndex | QPersistentModelIndex
NAME, GAME, CARDS, FOLDER, TAGS, RULES, RECORD, CHANGED = range(8)
ID = Qt.ItemDataRole.UserRole
MIME = "application/x-sanam-deck-ids"
#: Places of the list that are no folders.
ALL, STARTERS = "*", "*starters"
OWN = ".sanam-deck"
#: Decks played against that a tip lists.
MOST_AGAINST = 20
_NUMBERS = re.compile(r"([0-9]{1,9})")
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class ShelfModel(QAbstractTableModel):
    """`rename_wanted(id, name)` and `tags_wanted(id, tags)` when somebody typed into a cell; what is shown is only what
    the disk says afterwards.
    """

    rename_wanted = Signal(str, str)
    tags_wanted = Signal(str, object)

    def __init__(self, eager: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.covers = Covers(eager, self)
        self.covers.arrived.connect(self._arrived)
        self._all: list[ShelfRow] = []
        self.rows: list[ShelfRow] = []
        self._place, self._query, self._game, self._tag = ALL, "", "", ""
        self._column, self._down = NAME, False
        #: Device pixels to a pixel of the screen the covers are on.
        self.ratio = 1.0

    # ------------------------------------------------------------------ which decks

    def set_rows(self, rows: list[ShelfRow]) -> None:
        """Show these decks instead."""
        self._all = rows
        self._again()

    def choose(
        self, *, place: str | None = None, query: str | None = None, game: str | None = None, tag: str | None = None
    ) -> None:
        """Show only decks of a place (a folder with what is in it, ALL or STARTERS), with words in name, folder or
        tags, of a game, with a tag; None leaves as it is, "" means any.
        """
        self._place = self._place if place is None else place
        self._query = self._query if query is None else query
        self._game = self._game if game is None else game
        self._tag = self._tag if tag is None else tag
        self._again()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._down = column, order == Qt.SortOrder.DescendingOrder
        self._again()

    def tags(self) -> list[str]:
        """Every tag of every deck."""
        return sorted({tag for row in self._all for tag in row.tags}, key=str.casefold)

    def count(self, place: str) -> int:
        """How many decks a place has, its folders' with it."""
        return sum(_is_in(row, place) for row in self._all)

    def _again(self) -> None:
        words = fold(self._query).split()
        self.beginResetModel()
        found = [
            row
            for row in self._all
            if _is_in(row, self._place)
            and (not self._game or row.game == self._game)
            and (not self._tag or self._tag in row.tags)
            and all(word in fold(" ".join((row.name, row.folder, *row.tags))) for word in words)
        ]
        key: Callable[[ShelfRow], Any] = {
            NAME: lambda row: _natural(row.name),
            GAME: lambda row: (row.game, row.edition),
            CARDS: lambda row: row.cards,
            FOLDER: lambda row: (not row.starter, _natural(row.folder)),
            TAGS: lambda row: tuple(tag.casefold() for tag in row.tags),
            RECORD: lambda row: (row.record.played, row.record.all.won),
            RULES: lambda row: (row.verdict.legal, row.verdict.playable, -len(row.verdict.findings)),
            CHANGED: lambda row: row.changed or _LONG_AGO,
        }[self._column]
        found.sort(key=lambda row: (_natural(row.name), row.id))
        self.rows = sorted(found, key=key, reverse=self._down)
        self.endResetModel()

    # ------------------------------------------------------------------ what Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 – Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 – Qt's signature
        return 0 if parent.isValid() else CHANGED + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                tr("Deck"),
                tr("Game"),
                tr("Cards"),
                tr("Folder"),
                tr("Tags"),
                tr("Rules"),
                tr("Won – lost"),
                tr("Last changed"),
            )[section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows[index.row()]
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if row.starter:
            return flags
        flags |= Qt.ItemFlag.ItemIsDragEnabled
        if index.column() == NAME or (index.column() == TAGS and row.id.endswith(OWN)):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], index.column()
        if role == ID:
            return row.id
        if role == Qt.ItemDataRole.EditRole:
            return ", ".join(row.tags) if column == TAGS else row.name
        if role == Qt.ItemDataRole.DisplayRole:
            return _words(row, column)
        if role == Qt.ItemDataRole.ForegroundRole and column == RULES:
            return theme.color("teal" if row.verdict.legal else "coral")
        if role == Qt.ItemDataRole.ToolTipRole:
            if column == RULES:
                return plain("\n".join((row.verdict.line, *row.verdict.findings[:12])))
            if column == RECORD:
                return plain("\n".join(against_words(row.record)))
            return plain(_words(row, column))
        if role == Qt.ItemDataRole.DecorationRole and column == NAME:
            cover = self.covers.of(row.cover, self.ratio) if row.cover is not None else None
            return cover or icons.icon("star" if row.starter else "deck")
        return None

    def _arrived(self) -> None:
        if self.rows:
            ends = self.index(0, NAME), self.index(len(self.rows) - 1, NAME)
            self.dataChanged.emit(*ends, [Qt.ItemDataRole.DecorationRole])

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row, typed = self.rows[index.row()], " ".join(str(value).split())
        if index.column() == TAGS:
            tags = tuple(tag.strip()[:200] for tag in typed.split(",") if tag.strip())[:200]
            if tags != row.tags:
                self.tags_wanted.emit(row.id, tags)
        elif typed and typed != row.name:
            self.rename_wanted.emit(row.id, typed[:100])
        return False  # the table is shown again once it is on the disk

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Any) -> QMimeData:
        ids = dict.fromkeys(str(index.data(ID)) for index in indexes)
        made = QMimeData()
        made.setData(MIME, "\n".join(ids).encode())
        return made


def dragged(data: QMimeData) -> list[str]:
    """The ids of the decks that are dragged."""
    return bytes(data.data(MIME).data()).decode().split("\n") if data.hasFormat(MIME) else []


def _natural(name: str) -> list[tuple[int, str]]:
    """Sorts names as people count: "Deck 6" before "Deck 16"."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in _NUMBERS.split(name.casefold()[:200])]


def _is_in(row: ShelfRow, place: str) -> bool:
    if place == ALL:
        return True
    if place == STARTERS or row.starter:
        return row.starter and place == STARTERS
    return not place or row.folder == place or row.folder.startswith(f"{place}/")


def record_words(record: Record) -> str:
    """Won and lost, and drawn where there was a draw."""
    words = fill(tr("{won} – {lost}"), won=number(record.won), lost=number(record.lost))
    return joined(", ", (words, fill(tr("drawn: {n}"), n=number(record.drawn)))) if record.drawn else words


def against_words(record: DeckRecord) -> list[str]:
    """What was played with a deck, a line for each deck it was played against."""
    if not record.played:
        return [tr("Nobody has finished a match with this deck.")]
    line = tr("against {deck}: {result}")
    return [
        tr("%n match(es) with a result", n=record.played),
        *(fill(line, deck=isolated(name), result=record_words(one)) for name, one in record.against[:MOST_AGAINST]),
    ]


def _words(row: ShelfRow, column: int) -> str:
    if column == GAME:
        words = short_name(row.edition)
        return joined(" · ", (game_name(row.game), isolated(words)))
    if column == RULES:
        if row.verdict.legal:
            return tr("✓ Legal")
        return tr("✕ Not legal") if row.verdict.playable else tr("✕ Unknown cards")
    if column == RECORD:
        return record_words(row.record.all) if row.record.played else ""
    return {
        NAME: isolated(row.name),
        CARDS: number(row.cards),
        FOLDER: tr("Starter decks") if row.starter else " / ".join(isolated(part) for part in row.folder.split("/")),
        TAGS: ", ".join(isolated(tag) for tag in row.tags),
        CHANGED: when(row.changed),
    }[column]
