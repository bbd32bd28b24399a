"""Side panels that fold away where the window is too narrow for them, and a button that brings them back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from sanam.ui.widgets import button


class Fold(QObject):
    """Hides `panel` while `screen` is narrower than `below` pixels; `button`, to be placed by the screen, is there
    only then and shows the panel and hides it again. What a person chose holds until the width crosses `below`.
    """

    def __init__(self, screen: QWidget, panel: QWidget, *, below: int, icon: str, tip: str) -> None:
        super().__init__(screen)
        self._screen, self._panel, self._below = screen, panel, below
        self._narrow: bool | None = None
        self.button: QPushButton = button("", icon, kind="quiet", tip=tip)
        self.button.setCheckable(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.toggled.connect(panel.setVisible)
        screen.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._fit()
        return False

    def _fit(self) -> None:
        narrow = self._screen.width() < self._below
        if self.button.parent() is not None:  # before it has one it would be a window of its own
            self.button.setVisible(narrow)
        if narrow != self._narrow:
            self._narrow = narrow
            self.button.setChecked(not narrow)
            self._panel.setVisible(not narrow)
