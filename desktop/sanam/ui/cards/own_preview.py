"""The face of an own card while it is made, and its picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sanam.catalogue.models import printed_text
from sanam.faces import FaceSpec, card_face
from sanam.ui import file_dialogs, theme
from sanam.ui.cards.faces import FaceCache, high_of
from sanam.ui.text import tr
from sanam.ui.widgets import button, label

PICTURES = "*.jpg *.jpeg *.png *.webp *.gif *.bmp"


class _Face(QWidget):
    """The newest face that is drawn; the one before stays until it is."""

    def __init__(self, eager: bool) -> None:
        super().__init__()
        self.spec: FaceSpec | None = None
        self.faces = FaceCache(lambda game, code, width: self.spec, eager=eager, parent=self)
        self.faces.arrived.connect(lambda *_: self.update())
        self._pixmap = QPixmap()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(380)
        self.setAccessibleName(tr("The card's face"))

    def show_spec(self, spec: FaceSpec | None) -> None:
        if spec is None:
            self._pixmap = QPixmap()
        if spec != self.spec:
            self.faces.forget()
            self.spec, self._at = spec, self._at + 1
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.spec is None:
            return
        game = self.spec.game.replace("_", "-")
        wide = min(self.width(), int(self.height() * 100 / high_of(game, 100)))
        found = self.faces.pixmap(game, str(self._at), wide, self.devicePixelRatioF())
        self._pixmap = found if found is not None else self._pixmap
        box = QRectF((self.width() - wide) / 2, 0, wide, high_of(game, wide))
        if self._pixmap.isNull():
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("zone"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        else:
            painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))


class Preview(QWidget):
    """A card with a picture of the person's choice: `picture` is its file, None for none; `is_other` once another was
    chosen.
    """

    def __init__(self, eager: bool = False) -> None:
        super().__init__()
        self.picture: Path | None = None
        self.is_other = False
        self._card: Any = None
        self._language = "en"
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = label(tr("Preview"), "section")
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column.addWidget(title)
        self.face = _Face(eager)
        column.addWidget(self.face, 1)
        column.addStretch(0)
        row = QHBoxLayout()
        self.choose_button = button(tr("Picture…"), "folder", tip=tr("Choose a picture for the card"))
        self.choose_button.clicked.connect(self.ask)
        self.none_button = button("", "trash", tip=tr("Remove the picture"))
        self.none_button.clicked.connect(lambda: self.choose(None))
        row.addWidget(self.choose_button, 1)
        row.addWidget(self.none_button)
        column.addLayout(row)

    def begin(self, picture: Path | None, is_other: bool = False) -> None:
        """Another card, with this picture; the face of the one before is gone."""
        self._card = None
        self.face.show_spec(None)
        self._have(picture, is_other)

    def _have(self, picture: Path | None, is_other: bool) -> None:
        self.picture, self.is_other = picture, is_other
        self._show()

    def show_card(self, card: Any, language: str) -> None:
        """The card as it stands."""
        self._card, self._language = card, language
        self._show()

    def ask(self) -> None:
        """Choose a picture."""
        name = file_dialogs.open_file(self, tr("Choose a picture for the card"), f"{tr('Pictures')} ({PICTURES})")
        if name:
            self.choose(Path(name))

    def choose(self, picture: Path | None) -> None:
        """Have this picture, or none."""
        self._have(picture, True)

    def _show(self) -> None:
        self.none_button.setEnabled(self.picture is not None)
        if self._card is not None:
            image = str(self.picture) if self.picture is not None else None
            language, text = self._language.replace("_", "-"), printed_text(self._card)
            self.face.show_spec(card_face(self._card, language, None, text, image=image))

    def close_down(self) -> None:
        """Draw nothing more."""
        self.face.faces.close()
