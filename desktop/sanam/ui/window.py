"""The program's window: start-up in its order, and the wires between the screens and what lies on the disk.

1. `Window()`: the home screen and the bar, without cards. Nothing heavy is imported for it.
2. `begin()`: the saved matches are listed, off the GUI thread; what is there in a moment is in the first picture.
3. The window is shown and painted (`painted`).
4. The catalogue is opened off the GUI thread; at the first start (and when the parser has changed) the starter
   cards are brought in, with progress. Then `ready`.
5. What the screens are made of is loaded off the GUI thread. The screens that a click may lead to are then built, one
   part (`ui/parts.py`) a turn of the event loop, so that the click is quick and the window answers meanwhile.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThreadPool, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from sanam.ui import language as languages
from sanam.ui.home import HomeModel
from sanam.ui.home_data import matches_model
from sanam.ui.later import later
from sanam.ui.learning import Learning
from sanam.ui.match_setup import DeckEntry
from sanam.ui.mending import Mending
from sanam.ui.open_cards import OpenedCards, count_cards, look_through, open_cards
from sanam.ui.parts import Parts
from sanam.ui.settings.values import CARD_SIZE, DECK_FOLDER, LANGUAGE, THEME, Setting, Settings, deck_folder
from sanam.ui.study.studying import Studying
from sanam.ui.text import tr
from sanam.ui.window_screens import CARDS, EDITOR, HOME, NEW, SETTINGS, SHEETS, WindowScreens, import_screens
from sanam.ui.window_state import WindowState
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf

log = logging.getLogger(__name__)

FIRST_PICTURE = 150  # milliseconds the first painting waits for the list of matches
LAST_WORK = 5_000  # milliseconds closing waits for work that was told to stop


class Window(WindowScreens):
    """The main window over a data directory. `painted` once, when the home screen is on the screen; `ready` when
    the cards are there as well (or cannot be), `settled` each time when much has been made that stays: cards, what
    screens are made of, the screens. The garbage collector need not look through it, which would take half a second.
    """

    painted = Signal()
    ready = Signal()

    def __init__(
        self, data_dir: Path, *, allow_illegal: bool = False, eager: bool = False, settings: Settings | None = None
    ) -> None:
        super().__init__(data_dir, allow_illegal=allow_illegal, eager=eager, settings=settings)
        self.learning = Learning(self, self.seating, data_dir, eager)
        self.studying = Studying(self, self.seating, data_dir, eager)
        self.mending = Mending(self)
        self._was_painted = False
        self._taken: OpenedCards | None = None  # from the window before this one
        self._handed_over = self._cards_are_old = False
        self.setAcceptDrops(True)
        self.add_screen(HOME, tr("Home"), "home", self.home)
        self.show_screen(HOME)
        self._wire()

    def _wire(self) -> None:
        home, file_opener, seating = self.home, self.file_opener, self.seating
        home.continue_match.connect(seating.go_on)
        home.watch_replay.connect(seating.watch)
        home.throw_away.connect(seating.throw_away)
        seating.changed.connect(self._list_matches)
        home.new_match.connect(self.choose_match)
        home.play_computer.connect(self.play_computer)
        home.quick_match.connect(self.play_now)
        home.open_replay_file.connect(file_opener.ask_replay)
        home.open_deck.connect(self._open_deck)
        home.import_cards.connect(file_opener.ask_cards)
        home.browse_cards.connect(lambda: self._go(CARDS))
        home.learn.connect(lambda: self.learning.choose(self.home.tiles["learn"]))
        self.learning.left.connect(self._went_home)
        home.print_sheets.connect(lambda: self._go(SHEETS))
        home.installEventFilter(self)
        file_opener.imported.connect(self._cards_changed)
        file_opener.imported.connect(self._read_texts)
        file_opener.deck_added.connect(self._deck_added)
        file_opener.deck_opened.connect(self._deck_opened)
        file_opener.replay_wanted.connect(seating.watch_file)
        file_opener.position_wanted.connect(self.studying.take)
        file_opener.foreign_wanted.connect(self.studying.watch_foreign)
        self.studying.deck_kept.connect(file_opener.keep_deck)
        seating.position_wanted.connect(self.studying.keep)
        home.study.connect(self.studying.show)
        self.studying.left.connect(lambda: self.show_screen(HOME))
        seating.left.connect(self._went_home)
        self.settings.on_change(self._setting_changed)
        self.closing.connect(self._close)
        self._make_commands()

    def _make_commands(self) -> None:
        """What can be done from every screen; the screens themselves are commands, too."""
        add, keys = self.commands.add, QKeySequence.StandardKey
        add("new-match", tr("New match"), self.choose_match, icon="swords")
        add("play-computer", tr("Play the computer"), self.play_computer, icon="computer")
        add("quick-match", tr("Play now"), self.play_now, icon="play")
        add("open-deck", tr("Open a deck"), self._ask_deck, keys.Open, "deck")
        add("paste", tr("Paste a deck"), self._paste, keys.Paste)
        add("import", tr("Import cards"), self.file_opener.ask_cards, icon="import")
        add("replay", tr("Watch a replay"), self.file_opener.ask_replay, icon="replay")
        add("study", tr("Positions and puzzles"), self.studying.show, icon="target")
        add("keep-position", tr("Save this moment as a position"), self.seating.keep_position, icon="save")
        for theme, words in (("dark", tr("Dark")), ("light", tr("Light")), ("contrast", tr("High contrast"))):
            add(f"theme:{theme}", f"{tr('Theme')}: {words}", partial(self._look, THEME, theme))
        for spoken in languages.LANGUAGES.values():
            name = spoken.english if languages.lacking(spoken) else spoken.own
            add(f"language:{spoken.code}", f"{tr('Language')}: {name}", partial(self._look, LANGUAGE, spoken.code))

    def _look(self, setting: Setting, value: str) -> None:
        if self.settings.get(setting) != value:
            self.settings.set(setting, value)
            self.look_changed.emit()

    # ------------------------------------------------------------------ settings

    def come_back(self, carried: WindowState) -> Parts:
        """Be where the window before this one was, and have what it had; the screen is made in parts."""
        self._carried = carried
        if carried.screen in (NEW, EDITOR, CARDS, SHEETS, SETTINGS):
            yield from self._parts(carried.screen)
        if self.has_screen(carried.screen) or carried.screen in self._promised:
            self.show_screen(carried.screen)
        self.ready.connect(self._come_back, Qt.ConnectionType.SingleShotConnection)

    def hand_over(self) -> OpenedCards | None:
        """The opened cards for the window that takes this one's place; they stay open when this one closes."""
        if self.catalogue is None or self.shelf is None or self._cards_are_old:
            return None
        self._handed_over = True
        return OpenedCards(self.catalogue, self.shelf, self.home.model, languages.current().code)

    def take_over(self, cards: OpenedCards) -> None:
        """Have the cards that the window before this one had opened."""
        self._taken = cards
        if cards.in_other_words():
            cards.shelf.forget_words()
        self._use(cards.catalogue, cards.shelf)
        self._count(cards.counted if not cards.in_other_words() else replace(cards.counted, faces=()))

    def _come_back(self) -> None:
        carried = self._carried
        if carried.match:
            self.seating.seated.connect(
                lambda: self.show_screen(carried.screen) if self.has_screen(carried.screen) else None,
                Qt.ConnectionType.SingleShotConnection,
            )
            self.seating.go_on(carried.match)

    def _setting_changed(self, setting: Setting) -> None:
        self.seating.settings_changed()
        if setting is CARD_SIZE and self.cards is not None:
            self.cards.view.zoom(self.settings.get(CARD_SIZE))
        elif setting is DECK_FOLDER and self.shelf is not None:
            self.shelf.folder = deck_folder(self.settings, self.data_dir)
            self.shelf.forget()
            self.decks_changed()

    # ------------------------------------------------------------------ start-up

    def begin(self) -> None:
        """List the matches, then open the catalogue, unless it was taken over."""
        self._list_matches()
        QThreadPool.globalInstance().waitForDone(FIRST_PICTURE)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # what it found, if it is there by now
        later(self, self._open_cards if self._taken is None else self._open_taken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() == QEvent.Type.Paint and not self._was_painted:
            self._was_painted = True
            later(self, self.painted.emit)
        return super().eventFilter(watched, event)

    def _list_matches(self) -> None:
        job = Job(tr("Looking for matches"), lambda progress: matches_model(self.store))
        job.done.connect(self._listed)
        self.run(job, failed=tr("The saved matches cannot be listed."))

    def _listed(self, model: HomeModel) -> None:
        now = self.home.model
        changed = replace(now, matches=model.matches, replays=model.replays)
        if changed != now:
            self.home.set_model(changed)

    def _open_taken(self) -> None:
        """Go on with the cards that were taken over; what is said of decks is said anew in another language."""
        cards = self._taken
        if cards is None or self._closing:
            return
        if not cards.in_other_words():
            self._cards_ready(cards.counted)
            return
        shelf = cards.shelf
        job = Job(tr("Counting cards"), lambda progress: count_cards(shelf))
        job.done.connect(self._cards_ready)
        job.failed.connect(self._no_cards)
        self.run(job, failed=tr("The cards cannot be counted."))

    def _open_cards(self) -> None:
        folder = deck_folder(self.settings, self.data_dir)
        job = Job(tr("Unpacking the starter cards"), lambda progress: open_cards(self.data_dir, progress, folder))
        job.done.connect(self._cards_open)
        job.failed.connect(self._no_cards)
        job.cancelled.connect(self._no_cards)
        self.run(
            job,
            failed=tr("The cards cannot be opened."),
            advice=tr("Saved matches and replays include their own cards and can still be played."),
        )

    def show_error(self, error: BaseException, what: str = "", advice: str = "") -> None:
        if not self.mending.tell(error):
            super().show_error(error, what, advice)

    def open_cards_again(self) -> None:
        """Go on with the catalogue that is there now."""
        if self.catalogue is None:
            self._open_cards()
        else:
            self._cards_are_old = True
            self.look_changed.emit()  # every screen has read from the one before

    def _no_cards(self, *_: object) -> None:
        self.home.set_model(replace(self.home.model, ready=True))
        self.ready.emit()

    def _cards_open(self, found: tuple[Catalogue, DeckShelf, HomeModel, FileRefused | None]) -> None:
        if self._closing:
            found[0].close()
            return
        catalogue, shelf, counted, fault = found
        if fault is not None:
            self.show_error(fault, tr("The starter cards could not be imported."))
        self._use(catalogue, shelf)
        self._cards_ready(counted)

    def _use(self, catalogue: Catalogue, shelf: DeckShelf) -> None:
        self.catalogue, self.shelf = catalogue, shelf
        self.file_opener.catalogue, self.file_opener.shelf = self.catalogue, self.shelf
        self.seating.know_cards(self.catalogue)
        self.seating.shelf = self.shelf
        self.learning.use(self.catalogue, self.shelf)
        self.studying.catalogue = self.catalogue
        self._promise_screens()

    def _cards_ready(self, counted: HomeModel) -> None:
        self._count(counted)
        self.ready.emit()
        self.settled.emit()
        catalogue, shelf = self.catalogue, self.shelf
        if catalogue is None or shelf is None or self._closing:
            return
        job = Job(tr("Counting cards"), lambda progress: look_through(catalogue, shelf))
        job.done.connect(self._go_on)
        job.failed.connect(self._go_on)
        self.run(job, failed=tr("The cards cannot be counted."))

    def _go_on(self, _: object) -> None:
        """Make what is wanted next, now that the window can be used."""
        if self._closing:
            return
        self._read_texts()
        self._importing = Job("", import_screens)
        for ending in (self._importing.done, self._importing.failed):  # what is missing is loaded when it is wanted
            ending.connect(self._imported)
        self._importing.start()

    def _imported(self, _: object) -> None:
        self.settled.emit()
        self._warm(self._beforehand())

    def _beforehand(self) -> Parts:
        yield from super()._beforehand()
        self.settled.emit()

    # ------------------------------------------------------------------ decks and cards

    def _open_deck(self) -> None:
        """A file, or the deck in the clipboard if there is one."""
        from PySide6.QtGui import QGuiApplication

        from sanam.decks.recognise import is_deck
        from sanam.ui.deck_shelf import is_link

        text = QGuiApplication.clipboard().text()
        if not is_deck(text):
            self.file_opener.ask_deck()
            return
        menu = QMenu(self)
        menu.addAction(tr("Open a file…")).triggered.connect(lambda: self.file_opener.ask_deck())
        if is_link(text):
            menu.addAction(tr("Use the link from the clipboard")).triggered.connect(lambda: self.file_opener.paste())
        else:
            menu.addAction(tr("Paste a deck")).triggered.connect(self._paste_to_edit)
        tile = self.home.tiles["open-deck"]
        menu.popup(tile.mapToGlobal(tile.rect().bottomLeft()))

    def _paste(self) -> None:
        if self.current_screen() in (HOME, NEW):
            if not self.file_opener.paste():
                self._paste_to_edit()
        elif self.current_screen() == EDITOR and self.editor is not None:
            self.editor.deck_files.paste()

    def _paste_to_edit(self) -> None:
        """The deck in the clipboard, in whatever format, into the editor; other texts are not meant for us."""
        from PySide6.QtGui import QGuiApplication

        from sanam.decks.recognise import is_deck

        text = QGuiApplication.clipboard().text()
        if is_deck(text):
            self._make(EDITOR)
            if self.editor is not None and self.editor.deck_files.take_text(text):
                self.show_screen(EDITOR)

    def _ask_deck(self) -> None:
        """Choose a deck file: in the editor to edit it, elsewhere to play with it."""
        if self.current_screen() == EDITOR and self.editor is not None:
            self.editor.deck_files.ask_file()
        else:
            self.file_opener.ask_deck()

    def open_files(self, paths: Sequence[Path]) -> None:
        """What was named on the command line or double-clicked, once the cards are there."""
        if not paths:
            return
        if self.shelf is not None:
            self.file_opener.open_files(paths)
        else:
            self.ready.connect(lambda: self.file_opener.open_files(paths), Qt.ConnectionType.SingleShotConnection)

    def _deck_opened(self, entry: DeckEntry) -> None:
        self.edit_deck(entry.id)
        self.decks_changed()

    def _deck_added(self, entry: DeckEntry, seat: int) -> None:
        made = self._make_new_match()
        if (made is None or not made.plays(entry.game)) and self.editor is not None:  # a game that cannot be played yet
            if self.editor.deck_files.open_deck(entry.id):
                self.show_screen(EDITOR)
        elif self.current_screen() in (HOME, NEW):
            self.choose_match()
            if self.new_match is not None:
                self.new_match.add_deck(entry, max(seat, 0))
        self._recount()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # Qt's name
        if event.mimeData().hasUrls() and self.current_screen() in (HOME, NEW, EDITOR, SHEETS, SETTINGS):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.file_opener.take(paths)

    # ------------------------------------------------------------------ leaving

    def _went_home(self) -> None:
        self.show_screen(HOME)
        self._list_matches()

    def _close(self) -> None:
        """Closing at any time loses nothing: the journal has every answer already."""
        self._closing = True
        self._finish_begun()
        self.settings.forget(self._setting_changed)
        self.seating.close_down()
        if self.sheets is not None:
            self.sheets.close_down()
        if self.cards is not None:
            self.cards.close_faces()
        if self.editor is not None:
            self.editor.close_down()
        for job in (*self._jobs, self._importing, self._writing):
            if job is not None:
                job.cancel()
        if not self._handed_over:  # or the cards stay open for what is still being done with them
            QThreadPool.globalInstance().waitForDone(LAST_WORK)
        self.learning.close()
        self.studying.close()
        if self.seating.table is not None:
            self.seating.table.close()
        if self.seating.replays is not None:
            self.seating.replays.close()
        if self.catalogue is not None and not self._handed_over:
            self.catalogue.close()
        self.catalogue = None
