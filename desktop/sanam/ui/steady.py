"""Parts of a screen that keep their room, so that what is below does not move when something is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt

from sanam.ui.plain import PlainLabel


class Steady(PlainLabel):
    """A label of quiet words that is as high as the longest of what it may say."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "quiet")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._sayings: tuple[str, ...] = ()

    def may_say(self, sayings: Iterable[str]) -> None:
        """Keep room for any of these."""
        self._sayings = tuple(sayings)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        room = self.fontMetrics()
        wraps = Qt.TextFlag.TextWordWrap
        heights = [room.boundingRect(0, 0, max(1, width), 10_000, wraps, words).height() for words in self._sayings]
        return max((*heights, super().heightForWidth(width)))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self.heightForWidth(hint.width()))
