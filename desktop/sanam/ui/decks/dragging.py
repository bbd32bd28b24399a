"""Dragging cards inside the editor: the card follows the pointer, places that would take it light up.

The editor carries its own cards (and not QDrag) so that the face moves smoothly on every platform and nothing of a
deck leaves the window.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from sanam.ui.plain import PlainLabel


@dataclass(frozen=True, slots=True)
class Load:
    """What is dragged: a card, the pile it comes from ("" for the search results), and whether as many copies as may be
    are meant.
    """

    code: str
    pile: str = ""
    many: bool = False


class Target(Protocol):
    """A place cards may be dropped on."""

    def drag_over(self, load: Load | None, at: QPoint) -> bool:
        """Show whether this place would take the load at a global point; None: the drag is over or elsewhere."""

    def drop(self, load: Load, at: QPoint) -> bool:
        """Take the load; says whether it was taken."""


class Dragging:
    """One drag at a time over `ground`, whose child the travelling card is."""

    def __init__(self, ground: QWidget) -> None:
        self._ground = ground
        self.targets: list[Target] = []
        self.load: Load | None = None
        self._card: QLabel | None = None

    @staticmethod
    def is_far(start: QPoint, now: QPoint) -> bool:
        """Whether the pointer has moved so far that a drag is meant."""
        return (now - start).manhattanLength() >= QApplication.startDragDistance()

    def begin(self, load: Load, picture: QPixmap, at: QPoint) -> None:
        self.end()
        self.load = load
        self._card = PlainLabel(parent=self._ground)
        self._card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._card.setPixmap(picture)
        self._card.adjustSize()
        self._card.show()
        self.follow(at)

    def follow(self, at: QPoint) -> None:
        """The pointer is at a global point now."""
        if self.load is None or self._card is None:
            return
        here = self._ground.mapFromGlobal(at)
        self._card.move(here - QPoint(self._card.width() // 2, self._card.height() // 3))
        self._card.raise_()
        for target in self.targets:
            target.drag_over(self.load, at)

    def release(self, at: QPoint, many: bool = False) -> bool:
        """Let go; says whether some place took the card. `many`: as many copies as may be are meant."""
        load = replace(self.load, many=many) if self.load is not None else None
        self.end()
        return load is not None and any(target.drop(load, at) for target in self.targets)

    def end(self) -> None:
        """Stop without dropping."""
        if self.load is not None:
            self.load = None
            for target in self.targets:
                target.drag_over(None, QPoint())
        if self._card is not None:
            self._card.hide()
            self._card.deleteLater()
            self._card = None
