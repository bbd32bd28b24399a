"""Decks and files: beginning, opening, pasting, saving and copying the editor's deck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from sanam import games
from sanam.catalogue.problems import FileRefused, read_text
from sanam.decks.files import MAX_BYTES, READERS, WRITERS, deck_link, file_name, load_deck, may_be_written, write_deck
from sanam.decks.model import Deck
from sanam.decks.reading import Reading, read
from sanam.decks.shape import with_given
from sanam.ui import file_dialogs
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.draft import keep_draft, read_draft
from sanam.ui.decks.list_report import NEW, ListReport, take
from sanam.ui.plain import message
from sanam.ui.text import fill, isolated, tr

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf

OWN = ".sanam-deck"
DRAFT = "deck-draft.json"
KEEP = 2_000  # milliseconds after the last change, so that not even a crash costs more
LISTS = (".txt", ".json")  # kinds of files that people write, in which a line may be in doubt
TEXT_LIMIT = 2 * 1024 * 1024  # characters of a clipboard that are looked at


class DeckFiles(QObject):
    """What the document's deck is read from and written to. `saved(path)` when a deck file was written, `begun` when
    an empty deck was, `opened` when there is any other deck to see now.

    show_error(error, what, advice) and toast(text) tell (Shell's).
    """

    saved = Signal(object)
    begun = Signal()
    opened = Signal()

    def __init__(
        self,
        parent: QWidget,
        shelf: DeckShelf,
        document: Document,
        source: CardSource,
        show_error: Callable[[BaseException, str, str], None],
        toast: Callable[[str], None],
        drafts: Path,
    ) -> None:
        super().__init__(parent)
        self._parent, self.shelf, self.document, self.source = parent, shelf, document, source
        self._show_error, self._toast = show_error, toast
        self._draft = drafts / DRAFT
        self.versions = shelf.versions
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEEP)
        self._keeping.timeout.connect(self.keep_draft)
        for changed in (document.changed, document.moved):
            changed.connect(self._keeping.start)
        #: Asks what to do with changes that are not saved: True saves, False drops them, None stays.
        self.ask_keep: Callable[[], bool | None] = self._ask_keep
        #: Shows what a text says line by line, and has it taken by take_reading.
        self.show_list: Callable[[Reading], None] = self._show_list

    # ------------------------------------------------------------------ opening and saving

    def new_deck(self, game: str = "") -> bool:
        """Begin an empty deck; False when the person would rather stay."""
        if not self.may_leave():
            return False
        game = game or self.document.deck.game
        self._open(with_given(Deck(game=game, edition=games.get(game).matches.edition_ids[0])))
        self.begun.emit()
        return True

    def _open(self, deck: Deck, path: Path | None = None, *, is_saved: bool = True) -> None:
        self.document.open(deck, path, is_saved=is_saved)
        self.opened.emit()

    def open_deck(self, id: str) -> bool:
        """Open a deck of the shelf. A starter deck is opened as a copy to be saved under a name of its own."""
        if not self.may_leave():
            return False
        try:
            deck = self.shelf.deck(id)
        except (FileRefused, OSError) as error:
            self._show_error(error, tr("This deck cannot be opened."), tr("Nothing was changed."))
            return False
        is_starter = id.startswith("starter:")
        self._open(deck, None if is_starter else Path(id))
        return True

    def take_file(self, path: Path) -> bool:
        """Open a deck file of any kind; a file from elsewhere is not written to."""
        if not self.may_leave():
            return False
        try:
            if path.suffix.lower() in LISTS:
                reading = read(read_text(path, MAX_BYTES), self.shelf.catalogue, path=path, name=path.stem)
                if reading.doubtful:
                    self.show_list(reading)
                    return True
            deck = load_deck(str(path), self.shelf.catalogue)
        except (FileRefused, OSError) as error:
            self._show_error(error, tr("This deck cannot be opened."), tr("Nothing was changed."))
            return False
        ours = path.resolve().is_relative_to(self.shelf.folder.resolve()) and path.suffix.lower() in WRITERS
        self._open(deck, path if ours else None)  # from elsewhere: nothing is lost by leaving it
        return True

    def take_text(self, text: str) -> bool:
        """Take the deck that a text is, in whatever format; says whether it is one. What is in doubt, or would take the
        place of another deck, is shown before it is taken.
        """
        try:
            reading = read(text[:TEXT_LIMIT], self.shelf.catalogue, game=self.document.deck.game)
        except FileRefused as error:
            self._show_error(error, tr("No deck was found in this text."), tr("Nothing was changed."))
            return False
        return self._offer(reading)

    def _offer(self, reading: Reading) -> bool:
        if reading.doubtful or self.document.deck.total() > self._given():
            self.show_list(reading)
            return True
        return self.take_reading(reading, NEW)

    def _given(self) -> int:
        """Cards that a deck has before anybody has put one in."""
        return with_given(Deck(game=self.document.deck.game)).total()

    def take_reading(self, reading: Reading, how: str) -> bool:
        """Take the cards of a text as a new deck, or into the deck that is open (see list_report)."""
        deck = reading.deck
        if how != NEW:
            self.document.change(take(self.document.deck, reading, how), tr("take a list"))
        elif not self.may_leave():
            return False
        else:
            self._open(deck if deck.name else replace(deck, name=tr("Pasted deck")), is_saved=False)
        self._toast(tr("%n card(s) were pasted.", n=deck.total()))
        return True

    def _show_list(self, reading: Reading) -> None:
        there = self.document.deck if self.document.deck.total() > self._given() else None
        shown = ListReport(reading, self.source, there, self._parent)
        shown.taken.connect(self.take_reading)
        shown.open()

    def save_deck(self) -> bool:
        """Write the deck into the deck folder; says whether it is there."""
        deck = self.document.deck
        if not deck.name:
            deck = replace(deck, name=tr("Untitled deck"))
            self.document.change(deck, tr("name"))
        path = self.document.path
        words = deck.notes or deck.tags or deck.restrictions or deck.cover
        loses = words or any(copy.printing for copies in deck.piles.values() for copy in copies)
        if path is None or (path.suffix.lower() != OWN and (loses or path.stem != deck.name)):
            path = free_path(self.shelf.folder / f"{file_name(deck)}{OWN}")  # saving never writes over another deck
        try:
            self.shelf.folder.mkdir(parents=True, exist_ok=True)
            names = {code: card.name for code, card in self.document.cards.items()}
            write_deck(deck, path, names)
        except (FileRefused, OSError) as error:
            self._show_error(error, tr("The deck cannot be saved."), tr("It is still open here, unchanged."))
            return False
        self._keep_version(path, deck)
        self.document.was_saved(path)
        self._toast(fill(tr("Saved: {file}"), file=isolated(path.name)))
        self.saved.emit(path)
        return True

    def duplicate(self) -> None:
        """Go on with a copy of the deck, which is not saved yet."""
        if self.may_leave():
            deck = self.document.deck
            name = fill(tr("{deck} (copy)"), deck=deck.name or tr("Untitled deck"))
            self._open(replace(deck, name=name[:100]), is_saved=False)

    def _keep_version(self, path: Path, deck: Deck) -> None:
        """Keep what was saved, to compare and to go back to; a deck is saved even where that fails."""
        try:
            self.versions.identify(path, self.document.saved.name if self.document.path == path else deck.name)
            if not self.versions.of(path) and self.document.path == path:
                self.versions.keep(path, self.document.saved)
            self.versions.keep(path, deck)
        except OSError as error:
            self._show_error(error, tr("The version cannot be kept."), tr("The deck itself is saved."))

    def go_back(self, deck: Deck) -> None:
        """Have an earlier version as the deck that is open; it can be undone, and is not saved yet."""
        self.document.change(deck, tr("restore a version"))

    def went(self, before: Path, after: Path | None) -> None:
        """A file or folder lies elsewhere now: the deck that is open from it is saved there from now on; from the trash
        it is as good as not saved.
        """
        if after is not None and before != after:
            self.versions.went(before, after)
        document = self.document
        if document.path is None or not document.path.is_relative_to(before):
            return
        if after is None:
            document.was_thrown_away()
            return
        path = after / document.path.relative_to(before)
        if path == before and document.is_changed:
            return  # its name or tags on the disk; what is being edited stays
        try:
            deck = self.shelf.deck(str(path))
        except (FileRefused, OSError):
            return
        document.went(path, deck)

    def may_leave(self) -> bool:
        """Whether the deck may be left: saved, or the person says so."""
        if not self.document.is_changed:
            return True
        answer = self.ask_keep()
        return answer is not None and (not answer or self.save_deck())

    def _ask_keep(self) -> bool | None:
        name = isolated(self.document.deck.name or tr("Untitled deck"))
        said = fill(tr("{deck} has unsaved changes."), deck=name)
        box = message(QMessageBox.Icon.Question, tr("Unsaved deck"), said, self._parent)
        box.setStandardButtons(
            QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Discard | QMessageBox.StandardButton.Cancel
        )
        chosen = box.exec()
        return {QMessageBox.StandardButton.Save.value: True, QMessageBox.StandardButton.Discard.value: False}.get(
            chosen
        )

    # ------------------------------------------------------------------ copies

    def copy_link(self) -> None:
        """The deck as a ydke:// link in the clipboard."""
        try:
            QGuiApplication.clipboard().setText(deck_link(self.document.deck))
        except ValueError:
            self._toast(tr("Cards without a passcode cannot be part of such a link."))
            return
        self._toast(tr("The link was copied to the clipboard."))

    def copy_text(self) -> None:
        """The deck as a list of names in the clipboard, or of card numbers where the game lists decks so."""
        from sanam.decks.lists import write_list

        names = {code: card.name for code, card in self.document.cards.items()}
        QGuiApplication.clipboard().setText(write_list(self.document.deck, names))
        self._toast(tr("The list was copied to the clipboard."))

    def paste(self) -> None:
        """Open the deck in the clipboard."""
        self.take_text(QGuiApplication.clipboard().text())

    def ask_file(self) -> None:
        """Choose a deck file to open."""
        kinds = " ".join(f"*{suffix}" for suffix in READERS)
        path = file_dialogs.open_file(
            self._parent, tr("Open a deck"), fill(tr("Decks ({kinds})"), kinds=kinds), str(self.shelf.folder)
        )
        if path:
            self.take_file(Path(path))

    def ask_export(self) -> None:
        """Choose where to and in which format a copy is written: the suffix that is typed, else the kind chosen."""
        game = self.document.deck.game
        suffixes = [OWN, *(one for one in WRITERS if one not in (OWN, ".toml") and may_be_written(game, one))]
        kinds = {fill(tr("Decks ({kinds})"), kinds=f"*{suffix}"): suffix for suffix in suffixes}
        path, kind = file_dialogs.save_file(
            self._parent, tr("Save a copy as"), file_name(self.document.deck) + OWN, ";;".join(kinds)
        )
        if path:
            chosen = with_suffix(Path(path), kinds.get(kind, OWN))
            # The dialog has asked about the name that was typed, and about no other.
            self.export(chosen if chosen == Path(path) else free_path(chosen))

    def export(self, path: Path) -> bool:
        """Write a copy in the format its name asks for; what is edited stays the deck it was."""
        try:
            names = {code: card.name for code, card in self.document.cards.items()}
            write_deck(self.document.deck, path, names)
        except (FileRefused, OSError) as error:
            self._show_error(error, tr("The copy cannot be written."), tr("Nothing was changed."))
            return False
        self._toast(fill(tr("Saved: {file}"), file=isolated(path.name)))
        return True

    # ------------------------------------------------------------------ from one start to the next

    def keep_draft(self) -> None:
        """Remember the deck with what is not saved of it."""
        self._keeping.stop()
        keep_draft(self._draft, self.document)

    def restore(self) -> None:
        """Go on with the deck that was open when the program was closed."""
        found = read_draft(self._draft)
        if found is None:
            return
        path = Path(found.path) if found.path else None
        if found.is_changed:
            self._open(found.deck, path, is_saved=False)
        elif path is not None and path.is_file():
            self.open_deck(str(path))


def free_path(path: Path) -> Path:
    """The path, numbered if there is such a file already."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free


def with_suffix(path: Path, suffix: str) -> Path:
    """The path in the format that was chosen: another suffix of ours stays when it was typed, but not our own one,
    which was there before the person chose.
    """
    typed = path.suffix.lower()
    if typed in WRITERS and (typed != OWN or suffix == OWN):
        return path
    return path.with_suffix(suffix) if typed == OWN else path.with_name(path.name + suffix)
