"""What else one can do with the deck that is open: copies, links, sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from sanam import games
from sanam.ui import icons
from sanam.ui.decks.outputs.exports import ask_list, ask_picture
from sanam.ui.decks.versions import VersionsDialog
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.ui.decks.editor import DeckEditor


def show_versions(editor: DeckEditor) -> VersionsDialog:
    """Show the versions of the deck that is open."""
    made = VersionsDialog(editor.document, editor.source, editor.deck_files.versions, editor)
    made.restored.connect(editor.deck_files.go_back)
    made.open()
    return made


def more_menu(editor: DeckEditor) -> None:
    """Show the menu beneath its button."""
    menu, deck_files, deck = QMenu(editor), editor.deck_files, editor.document.deck
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if deck.game == games.exchanging("ydke"):
        menu.addAction(icons.icon("link"), tr("Copy as ydke:// link")).triggered.connect(deck_files.copy_link)
    menu.addAction(icons.icon("paper"), tr("Copy as text"), "Ctrl+C").triggered.connect(deck_files.copy_text)
    menu.addAction(icons.icon("import"), tr("Paste a deck"), "Ctrl+V").triggered.connect(deck_files.paste)
    menu.addAction(icons.icon("export"), tr("Save a copy as…")).triggered.connect(deck_files.ask_export)
    menu.addAction(icons.icon("export"), tr("Save a picture of the deck…")).triggered.connect(
        lambda: ask_picture(editor)
    )
    menu.addAction(icons.icon("paper"), tr("Save a deck list to hand in…")).triggered.connect(lambda: ask_list(editor))
    menu.addSeparator()
    play = menu.addAction(icons.icon("computer"), tr("Play it against the computer"))
    play.setEnabled(editor.document.report.legal)
    play.triggered.connect(lambda: editor.play())
    menu.addAction(icons.icon("cards"), tr("Duplicate the deck")).triggered.connect(deck_files.duplicate)
    versions = menu.addAction(icons.icon("clock"), tr("Versions of this deck…"))
    versions.setEnabled(editor.document.path is not None)
    versions.triggered.connect(lambda: show_versions(editor))
    menu.addSeparator()
    printed = menu.addAction(icons.icon("print"), tr("Print sheets"))
    printed.triggered.connect(lambda: editor.print_wanted.emit(editor.document.deck))
    lacking = menu.addAction(icons.icon("print"), tr("Print the missing cards"))
    lacking.setEnabled(bool(editor.document.lacking()))
    lacking.triggered.connect(editor.print_missing)
    menu.popup(editor.bar.more.mapToGlobal(QPoint(0, editor.bar.more.height())))
