"""About the program: its version, what it runs on, and the licences of all that is in it."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

import sanam
from sanam import paths
from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, label

#: The files of `resources/notices`, the one that names them all first, and Sanam's own licence.
NOTICES = ("third-party.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt")
FONTS = "OFL.txt"


class AboutPanel(QWidget):
    """The lines about the program, and the way to the licences."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.version = label(f"Sanam {sanam.__version__}")
        self.version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.version)
        runs_on = fill(tr("Runs on Qt {qt} and Python {python}."), qt=qVersion(), python=platform.python_version())
        column.addWidget(label(runs_on, "quiet", wrap=True))
        said = tr("Free software under the MIT licence. The games belong to their publishers, who have no part in it.")
        column.addWidget(label(said, "quiet", wrap=True))
        row = QHBoxLayout()
        self.licences = button(tr("Licences of others’ works…"))
        self.licences.clicked.connect(self.show_licences)
        row.addWidget(self.licences)
        row.addStretch(1)
        column.addLayout(row)

    def show_licences(self) -> LicencesDialog:
        """Open the licences."""
        dialog = LicencesDialog(self.window())
        dialog.open()
        return dialog


class LicencesDialog(QDialog):
    """The notices of third parties, one file at a time. They are in English, as their authors gave them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Licences of others’ works"))
        self.resize(820, 600)
        column = QVBoxLayout(self)
        self.files = QComboBox()
        self.files.setAccessibleName(self.windowTitle())
        self.files.addItems([*NOTICES, FONTS])
        column.addWidget(self.files)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        column.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        close = button(tr("Close"))
        close.clicked.connect(self.accept)
        row.addWidget(close)
        column.addLayout(row)
        self.files.currentTextChanged.connect(self._show)
        self._show(self.files.currentText())

    def _show(self, name: str) -> None:
        path = paths.resource(f"fonts/{name}" if name == FONTS else f"notices/{name}")
        try:
            self.text.setPlainText(path.read_text("utf-8"))
        except OSError as error:
            self.text.setPlainText(f"{path}: {error.strerror}")
