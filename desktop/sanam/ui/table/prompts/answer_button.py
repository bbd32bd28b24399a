"""A button that answers, with words that are never cut."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QIcon, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyleOptionButton

from sanam.ui import icons
from sanam.ui.plain import caption
from sanam.ui.widgets import OncePressed


def lines_of(words: str, font: QFont, width: int) -> list[str]:
    """Words broken into lines of `width` pixels, where they may break; their own line ends are kept."""
    found: list[str] = []
    for piece in words.split("\n"):
        layout = QTextLayout(piece, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(24, width))
            line.setPosition(QPointF(0, 0))
            found.append(piece[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
    return found


class AnswerButton(OncePressed):
    """A button that answers. `meaning` tells it from the buttons of other prompts."""

    def __init__(self, words: str, glyph: str, kind: str, meaning: object) -> None:
        super().__init__(caption(words))
        self.words, self.meaning = words, meaning
        self.setProperty("kind", kind or None)
        self.setProperty("role", "answer")
        token = {"prompt": "on_amber", "primary": "on_teal", "danger": "coral"}.get(kind, "text")
        self._sign = icons.icon(glyph, token)
        self.setIcon(self._sign)
        self.setAccessibleName(words.replace("\n", " · "))
        # A click must not take the keyboard away from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def fit(self, width: int) -> None:
        """Keep its words inside `width` pixels: its sign goes first, then they are broken into lines."""
        self.setText(caption(self.words))
        self.setIcon(self._sign)
        if self.sizeHint().width() <= width:
            return
        self.setIcon(QIcon())
        if self.sizeHint().width() <= width:
            return
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        frame = self.sizeHint().width() - self.fontMetrics().size(0, self.words).width()
        room = width - max(frame, self.style().pixelMetric(QStyle.PixelMetric.PM_ButtonMargin, option, self)) - 2
        self.setText(caption("\n".join(lines_of(self.words, self.font(), room))))
