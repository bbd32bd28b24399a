"""The program's window: start-up in its order, and the wires between the screens and what lies on the disk.

1. `Window()`: the home screen and the bar, without cards. Nothing heavy is imported for it.
2. `begin()`: the saved matches are listed, off the GUI thread; what is there in a moment is in the first picture.
3. The window is shown and painted (`painted`).
4. The catalogue is opened off the GUI thread; at the first start (and when the parser has changed) the starter
   cards are brought in, with progress. Then `ready`.
5. The screens that a click may lead to are built, one a turn of the event loop, so that the click is quick.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from sanam import games
from sanam.ui import bindings
from sanam.ui import language as languages
from sanam.ui.file_opener import FileOpener
from sanam.ui.home import Home, HomeModel
from sanam.ui.home_data import matches_model
from sanam.ui.last_setup import recall, remember
from sanam.ui.learning import Learning
from sanam.ui.match_setup import DeckEntry, MatchSetup, SeatSetup
from sanam.ui.mending import Mending
from sanam.ui.problems import Problem
from sanam.ui.seating import Seating
from sanam.ui.settings.values import CARD_SIZE, DECK_FOLDER, LANGUAGE, THEME, Setting, Settings, deck_folder
from sanam.ui.shell import Shell
from sanam.ui.text import tr
from sanam.ui.window_state import WindowState
from sanam.ui.work import Job, Progress

if TYPE_CHECKING:
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.decks.model import Deck
    from sanam.ui.cards.screen import CardsScreen
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.decks.editor import DeckEditor
    from sanam.ui.new_match import NewMatch
    from sanam.ui.proxies.screen import SheetsScreen
    from sanam.ui.settings.screen import SettingsScreen

log = logging.getLogger(__name__)

HOME, NEW, SHEETS, CARDS, EDITOR, SETTINGS = "home", "new-match", "sheets", "cards", "decks", "settings"
CATALOGUE = "catalogue.db"
DECKS = "decks"
FIRST_PICTURE = 150  # milliseconds the first painting waits for the list of matches
LAST_WORK = 5_000  # milliseconds closing waits for work that was told to stop


class Window(Shell):
    """The main window over a data directory. `painted` once, when the home screen is on the screen; `ready` when
    the cards are there as well (or cannot be).
    """

    painted = Signal()
    ready = Signal()
    look_changed = Signal()  # the window is to be opened anew: another language, theme or text size

    def __init__(
        self, data_dir: Path, *, allow_illegal: bool = False, eager: bool = False, settings: Settings | None = None
    ) -> None:
        super().__init__(data_dir)
        from sanam.matches.store import Store

        self.data_dir = data_dir
        self.allow_illegal = allow_illegal
        self.store = Store(data_dir)
        self.catalogue: Catalogue | None = None
        self.shelf: DeckShelf | None = None
        self.home = Home(HomeModel(ready=False))
        self.new_match: NewMatch | None = None
        self.sheets: SheetsScreen | None = None
        self.cards: CardsScreen | None = None
        self.editor: DeckEditor | None = None
        self.eager = eager
        self.settings = settings or Settings(data_dir)
        self.settings_screen: SettingsScreen | None = None
        self._carried = WindowState()
        bindings.use(self.settings.keys())
        self.seating = Seating(self, self.store, eager, self.settings)
        self.learning = Learning(self, self.seating, eager)
        self.mending = Mending(self)
        self.file_opener = FileOpener(self)
        self._was_painted = False
        self._closing = False
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
        home.quick_match.connect(self.play_now)
        home.open_replay_file.connect(file_opener.ask_replay)
        home.open_deck.connect(self._open_deck)
        home.import_cards.connect(file_opener.ask_cards)
        home.browse_cards.connect(lambda: self._go(CARDS, self._make_cards))
        home.learn.connect(lambda: self.learning.choose(self.home.tiles["learn"]))
        self.learning.left.connect(self._went_home)
        home.print_sheets.connect(lambda: self._go(SHEETS, self._make_sheets))
        home.installEventFilter(self)
        file_opener.imported.connect(self._cards_changed)
        file_opener.deck_added.connect(self._deck_added)
        file_opener.deck_opened.connect(self._deck_opened)
        file_opener.replay_wanted.connect(seating.watch_file)
        seating.left.connect(self._went_home)
        self.settings.on_change(self._set_anew)
        self.closing.connect(self._close)
        self._make_commands()

    def _make_commands(self) -> None:
        """What can be done from every screen; the screens themselves are commands, too."""
        add, keys = self.commands.add, QKeySequence.StandardKey
        add("new-match", tr("New match"), self.choose_match, icon="swords")
        add("quick-match", tr("Play now"), self.play_now, icon="play")
        add("open-deck", tr("Open a deck"), self._ask_deck, keys.Open, "deck")
        add("paste", tr("Paste a deck"), self._paste, keys.Paste)
        add("import", tr("Import cards"), self.file_opener.ask_cards, icon="import")
        add("replay", tr("Watch a replay"), self.file_opener.ask_replay, icon="replay")
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

    def make_settings(self) -> SettingsScreen:
        """The settings screen, made when it is wanted."""
        if self.settings_screen is None:
            from sanam.ui.settings.screen import SettingsScreen

            made = SettingsScreen(self.settings, self.data_dir)
            made.look_changed.connect(self.look_changed)
            self.settings_screen = made
            self.add_screen(SETTINGS, tr("Settings"), "settings", made, at_end=True)
        return self.settings_screen

    def come_back(self, carried: WindowState) -> None:
        """Be where the window before this one was, and have what it had."""
        self._carried = carried
        if carried.screen == SETTINGS:
            self.make_settings()
            self.show_screen(SETTINGS)
        self.ready.connect(self._come_back, Qt.ConnectionType.SingleShotConnection)

    def _come_back(self) -> None:
        carried = self._carried
        made = self._make_new_match()
        if made is not None and carried.setup is not None:
            made.restore(carried.setup)
        if carried.match:
            self.seating.seated.connect(
                lambda: self.show_screen(carried.screen) if self.has_screen(carried.screen) else None,
                Qt.ConnectionType.SingleShotConnection,
            )
            self.seating.go_on(carried.match)

    def _set_anew(self, setting: Setting) -> None:
        self.seating.settings_changed()
        if setting is CARD_SIZE and self.cards is not None:
            self.cards.view.zoom(self.settings.get(CARD_SIZE))
        elif setting is DECK_FOLDER and self.shelf is not None:
            self.shelf.folder = deck_folder(self.settings, self.data_dir)
            self.shelf.forget()
            self.decks_changed()

    # ------------------------------------------------------------------ start-up

    def begin(self) -> None:
        """List the matches, then open the catalogue."""
        self._list_matches()
        QThreadPool.globalInstance().waitForDone(FIRST_PICTURE)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # what it found, if it is there by now
        QTimer.singleShot(0, self._open_cards)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() == QEvent.Type.Paint and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)
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
            self.look_changed.emit()  # every screen has read from the one before

    def _no_cards(self, *_: object) -> None:
        self.home.set_model(replace(self.home.model, ready=True))
        self.ready.emit()

    def _cards_open(self, found: tuple[Catalogue, DeckShelf, HomeModel, FileRefused | None]) -> None:
        if self._closing:
            found[0].close()
            return
        self.catalogue, self.shelf, counted, fault = found
        if fault is not None:
            self.show_error(fault, tr("The starter cards could not be imported."))
        self.file_opener.catalogue, self.file_opener.shelf = self.catalogue, self.shelf
        self.seating.know_cards(self.catalogue)
        self.learning.use(self.catalogue)
        self._count(counted)
        self.ready.emit()
        self._warm(
            [
                self._make_new_match,
                self._make_editor,
                self._make_cards,
                self._make_sheets,
                self.make_settings,
                self._import_table,
                self.seating.prepare,
            ]
        )

    def _count(self, counted: HomeModel) -> None:
        """Show the counts of cards and decks with the matches that are on the home screen."""
        now = self.home.model
        model = replace(now, decks=counted.decks, cards=counted.cards, faces=counted.faces, ready=True)
        if model != now:
            self.home.set_model(model)

    def _warm(self, steps: list[Callable[[], Any]]) -> None:
        def step() -> None:
            if steps and not self._closing:
                steps.pop(0)()
                QTimer.singleShot(30, self, step)

        QTimer.singleShot(30, self, step)

    @staticmethod
    def _import_table() -> None:
        import sanam.matches.setup
        import sanam.ui.table.screen  # noqa: F401

    # ------------------------------------------------------------------ new matches

    def _make_new_match(self) -> NewMatch | None:
        """The new-match screen, made when the cards are there; None before that."""
        if self.new_match is None and self.shelf is not None:
            from sanam.ui.editions_words import playable_games
            from sanam.ui.new_match import NewMatch

            made = NewMatch(playable_games(), self.shelf.entries(), self.shelf.verdict)
            made.agreed = self.allow_illegal
            last = recall(self.data_dir)
            if last is not None:
                made.restore(last)
            made.start.connect(self._start)
            made.cancelled.connect(lambda: self.show_screen(HOME))
            made.deck_file_wanted.connect(self.file_opener.ask_deck)
            made.import_wanted.connect(self.file_opener.ask_cards)
            made.edit_wanted.connect(self.edit_deck)
            made.deck_dropped.connect(lambda seat, path: self.file_opener.take_deck(Path(path), seat))
            self.new_match = made
            self.add_screen(NEW, tr("New match"), "swords", made)
        return self.new_match

    def _make_cards(self) -> None:
        """The Cards screen, made when the cards are there."""
        if self.cards is None and self.catalogue is not None:
            from sanam.ui.cards.screen import cards_screen

            self.cards = cards_screen(self, self.catalogue)
            self.cards.changed.connect(self._cards_changed)
            self.cards.view.zoom(self.settings.get(CARD_SIZE))
            self._carried.into_cards(self.cards)
            self.add_screen(CARDS, tr("Cards"), "cards", self.cards)

    def _make_editor(self) -> None:
        """The deck editor, made when the cards are there."""
        if self.editor is None and self.shelf is not None:
            from sanam.ui.decks.editor import deck_editor

            self.editor = deck_editor(self)
            self._carried.into_editor(self.editor)
            self.add_screen(EDITOR, tr("Decks"), "deck", self.editor)

    def decks_changed(self, *_: object) -> None:
        """Files in the deck folder are other ones now."""
        if self.shelf is not None and self.new_match is not None:
            self.new_match.set_decks(self.shelf.entries())
            self.new_match.check_again()
        self._recount()

    def _make_sheets(self) -> None:
        """The Sheets screen, made when the cards are there."""
        if self.sheets is None and self.shelf is not None:
            from sanam.ui.proxies.screen import sheets_screen

            self.sheets = sheets_screen(self)
            self.add_screen(SHEETS, tr("Sheets"), "print", self.sheets)

    def _go(self, screen: str, make: Callable[[], Any]) -> None:
        """To a screen that is made when the cards are there."""
        make()
        if self.has_screen(screen):
            self.show_screen(screen)
        else:
            self.show_problem(_not_yet())

    def print_cards(self, title: str, game: str, codes: Iterable[tuple[str, int]]) -> None:
        """To the Sheets screen with a list of (code, copies): a selection, or what a collection lacks."""
        self._make_sheets()
        if self.sheets is not None:
            self.sheets.show_cards(title, game, codes)
            self.show_screen(SHEETS)

    def add_to_deck(self, game: str, codes: Sequence[str]) -> None:
        """One copy of each card into the deck that is open in the editor."""
        self._make_editor()
        if self.editor is not None:
            from sanam.ui.cards.to_deck import add_to_deck

            add_to_deck(self, self.editor, game, codes)

    def deck_at_hand(self) -> Deck | None:
        """The deck in the editor, None for one without cards of its own."""
        from sanam import games

        deck = self.editor.document.deck if self.editor is not None else None
        if deck is None:
            return None
        given = games.get(deck.game).decks.given
        return deck if any(copies for pile, copies in deck.piles.items() if pile not in given) else None

    def print_deck(self, deck: Deck) -> None:
        """To the Sheets screen with a deck as it is open in the editor."""
        self._make_sheets()
        if self.sheets is not None:
            self.sheets.show_open_deck(deck)
            self.show_screen(SHEETS)

    def choose_match(self) -> None:
        """To the new-match screen."""
        made = self._make_new_match()
        if made is None:
            self.show_problem(_not_yet())
            return
        assert self.shelf is not None
        made.set_decks(self.shelf.entries())
        for refused in self.shelf.refused:
            self.show_error(refused, tr("A file in your deck folder is not a deck and was skipped."))
        self.show_screen(NEW)

    def play_now(self) -> None:
        """A match of the starter decks with both hands open, the near seat first."""
        from sanam.ui.deck_shelf import STARTER

        if self.shelf is not None:
            game = games.get(games.first())
            first, second = (f"{STARTER}{name}" for name in game.starter.decks)
            seats = (SeatSetup(tr("Player 1"), first), SeatSetup(tr("Player 2"), second))
            setup = MatchSetup(game.id, game.matches.edition_ids[0], seats, "seat0", open_hands=True)
            self.seating.start(self.shelf, setup)

    def _start(self, setup: MatchSetup) -> None:
        remember(self.data_dir, setup)
        if self.shelf is not None:
            self.seating.start(self.shelf, setup)

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
            self._make_editor()
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

    def edit_deck(self, id: str) -> None:
        """To the editor with a deck of the shelf."""
        self._make_editor()
        if self.editor is not None and self.editor.deck_files.open_deck(id):
            self.show_screen(EDITOR)

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

    def _cards_changed(self) -> None:
        """Other cards: every deck is looked at anew."""
        if self.cards is not None:
            self.cards.refresh()
        if self.catalogue is not None:
            self.seating.know_cards(self.catalogue)
        if self.editor is not None:
            self.editor.cards_changed()
        if self.shelf is not None:
            self.shelf.forget()
            if self.new_match is not None:
                self.new_match.set_decks(self.shelf.entries())
                self.new_match.check_again()
        self._recount()

    def _recount(self) -> None:
        shelf = self.shelf
        if shelf is not None:
            from sanam.ui.home_data import with_cards

            job = Job(tr("Counting cards"), lambda progress: with_cards(HomeModel(), shelf))
            job.done.connect(self._count)
            self.run(job, failed=tr("The cards cannot be counted."))

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
        self.settings.forget(self._set_anew)
        self.seating.leave(quiet=True)
        if self.sheets is not None:
            self.sheets.close_down()
        if self.cards is not None:
            self.cards.close_faces()
        if self.editor is not None:
            self.editor.close_down()
        for job in list(self._jobs):
            job.cancel()
        QThreadPool.globalInstance().waitForDone(LAST_WORK)
        self.learning.close()
        if self.seating.table is not None:
            self.seating.table.close()
        if self.seating.replays is not None:
            self.seating.replays.close()
        if self.catalogue is not None:
            self.catalogue.close()
            self.catalogue = None


def _not_yet() -> Problem:
    return Problem(tr("The cards are still being looked up."), next=tr("Try again in a moment."), tone="wait")


def open_cards(
    data_dir: Path, progress: Progress, decks: Path | None = None
) -> tuple[Catalogue, DeckShelf, HomeModel, FileRefused | None]:
    """The catalogue with the program's own cards in it, the decks, how many of both there are, and why the
    program's cards could not be brought in.

    Raises FileRefused, sqlite3.Error, OSError.
    """
    from sanam.catalogue.imports import import_starter_sets
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.home_data import with_cards

    catalogue = Catalogue(data_dir / CATALOGUE)
    fault: FileRefused | None = None
    try:
        try:
            import_starter_sets(catalogue, progress=lambda done, total: progress.advance(done, total))
        except FileRefused as refused:
            fault = refused  # an older catalogue with its cards is better than none
        shelf = DeckShelf(catalogue, decks or data_dir / DECKS)
        shelf.entries()  # read here and not when they are first wanted, for there may be many
        catalogue.warm()
        return catalogue, shelf, with_cards(HomeModel(), shelf), fault
    except BaseException:
        catalogue.close()
        raise
