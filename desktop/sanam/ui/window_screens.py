"""The screens of the window, each made when it is wanted and the cards are there, and the ways that lead to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from sanam import games
from sanam.ui import bindings
from sanam.ui import language as languages
from sanam.ui.file_opener import FileOpener
from sanam.ui.home import Home, HomeModel
from sanam.ui.last_setup import recall, remember
from sanam.ui.later import later
from sanam.ui.match_setup import MatchSetup, SeatSetup, usual_names
from sanam.ui.open_cards import read_texts, write_texts
from sanam.ui.parts import Parts, at_once
from sanam.ui.problems import Problem
from sanam.ui.seating import TABLE, Seating
from sanam.ui.settings.values import CARD_SIZE, Settings
from sanam.ui.shell import Shell
from sanam.ui.text import tr
from sanam.ui.window_state import WindowState
from sanam.ui.work import Job, Progress, while_there

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue
    from sanam.decks.model import Deck
    from sanam.ui.cards.screen import CardsScreen
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.decks.editor import DeckEditor
    from sanam.ui.new_match import NewMatch
    from sanam.ui.proxies.screen import SheetsScreen
    from sanam.ui.settings.screen import SettingsScreen

HOME, NEW, SHEETS, CARDS, EDITOR, SETTINGS = "home", "new-match", "sheets", "cards", "decks", "settings"
WAITING = 1_000  # milliseconds between two looks whether a match is still played
RESTING = 10  # milliseconds between two parts of screens that are made beforehand
#: What the screens are made of.
MODULES = (
    "sanam.matches.setup",
    "sanam.ui.backups",
    "sanam.ui.cards.screen",
    "sanam.ui.decks.editor",
    "sanam.ui.editions_words",
    "sanam.ui.new_match",
    "sanam.ui.proxies.screen",
    "sanam.ui.settings.screen",
    "sanam.ui.table.screen",
)


def import_screens(progress: Progress) -> None:
    """Load what the screens are made of; not in the thread of the window, which it would hold up."""
    for done, name in enumerate(MODULES):
        progress.advance(done, len(MODULES))
        import_module(name)
    from sanam.ui.words import words_of

    for game in games.all_games():
        progress.advance(len(MODULES), len(MODULES))
        words_of(game.id)
        game.table.playmat()


class WindowScreens(Shell):
    """The screens over a data directory; those that have not been made yet are None."""

    restore_wanted = Signal()  # a backup that was unpacked is to be put in place, and the window opened anew
    look_changed = Signal()  # the window is to be opened anew: another language, theme or text size
    settled = Signal()  # much has been made that stays

    def __init__(self, data_dir: Path, *, allow_illegal: bool, eager: bool, settings: Settings | None) -> None:
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
        self._begun: dict[str, Parts] = {}  # what is left of the screens that are being made, by their keys
        self._reading: Job | None = None  # of card texts
        self._importing: Job | None = None  # of what screens are made of
        self._writing: Job | None = None  # of card texts in the person's language
        self._read_again = False
        bindings.use(self.settings.keys())
        self.seating = Seating(self, self.store, eager, self.settings)
        self.file_opener = FileOpener(self)
        self._closing = False

    def _promise_screens(self) -> None:
        """The ways to all screens, now that the cards are there; each is made when it is wanted."""
        self.promise_screen(NEW, tr("New match"), "swords", self._make_new_match)
        self.promise_screen(EDITOR, tr("Decks"), "deck", lambda: self._make(EDITOR))
        self.promise_screen(CARDS, tr("Cards"), "cards", lambda: self._make(CARDS))
        self.promise_screen(SHEETS, tr("Sheets"), "print", lambda: self._make(SHEETS))
        self.promise_screen(SETTINGS, tr("Settings"), "settings", self.make_settings, at_end=True)

    # ------------------------------------------------------------------ making screens

    def _make(self, screen: str) -> None:
        """Make a screen now, or what is left to be made of it."""
        at_once(self._parts(screen))

    def _parts(self, screen: str) -> Parts:
        """What is left to be made of a screen; nothing before the cards are there that it needs."""
        if screen not in self._begun:
            if self.shelf is None and screen != SETTINGS:
                return iter(())
            makers = {
                NEW: self._new_match_parts,
                EDITOR: self._editor_parts,
                CARDS: self._cards_parts,
                SHEETS: self._sheets_parts,
                SETTINGS: self._settings_parts,
            }
            self._begun[screen] = makers[screen]()
        return self._begun[screen]

    def _finish_begun(self) -> None:
        """Leave no screen half made: what it has read so far may be other than what comes next."""
        for parts in self._begun.values():
            at_once(parts)
        self.seating.finish_table()

    def _beforehand(self) -> Parts:
        """All screens, in the order in which they are likely wanted."""
        yield from self.seating.table_parts()
        for screen in (NEW, EDITOR, CARDS, SHEETS, SETTINGS):
            yield from self._parts(screen)

    def is_played(self) -> bool:
        """Whether the person sits at a table."""
        return self.current_screen() == TABLE

    def _warm(self, parts: Parts) -> None:
        """Make these one by one while nothing else is wanted: a match that is prepared or played is waited for."""

        def step() -> None:
            if self._closing:
                return
            played = self.is_played()
            if played or self.seating.fetching or next(parts, self) is None:
                later(self, step, WAITING if played else RESTING)

        later(self, step, RESTING)

    def _settings_parts(self) -> Parts:
        from sanam.ui.backups import Backups
        from sanam.ui.settings.screen import SettingsScreen

        self.backups = Backups(self)
        made = SettingsScreen(self.settings, self.data_dir, in_parts=True)
        yield from made.parts
        yield
        made.backup_wanted.connect(self.backups.ask_file)
        made.restore_wanted.connect(self.backups.ask_restore)
        made.look_changed.connect(self.look_changed)
        self.settings_screen = made
        self.add_screen(SETTINGS, tr("Settings"), "settings", made, at_end=True)
        yield

    def make_settings(self) -> SettingsScreen:
        """The settings screen, made when it is wanted."""
        self._make(SETTINGS)
        assert self.settings_screen is not None
        return self.settings_screen

    def _count(self, counted: HomeModel) -> None:
        """Show the counts of cards and decks with the matches that are on the home screen."""
        now = self.home.model
        model = replace(now, decks=counted.decks, cards=counted.cards, faces=counted.faces, ready=True)
        if model != now:
            self.home.set_model(model)

    def _new_match_parts(self) -> Parts:
        from sanam.ui.editions_words import playable_games
        from sanam.ui.new_match import NewMatch

        assert self.shelf is not None
        made = NewMatch(playable_games(), self.shelf.entries(), self.shelf.verdict, in_parts=True)
        yield from made.parts
        yield
        made.agreed = self.allow_illegal
        last = recall(self.data_dir)
        if last is not None:
            made.restore(last)
            yield
        if self._carried.setup is not None:
            made.restore(self._carried.setup)
            yield
        made.start.connect(self._start)
        made.cancelled.connect(lambda: self.show_screen(HOME))
        made.deck_file_wanted.connect(self.file_opener.ask_deck)
        made.import_wanted.connect(self.file_opener.ask_cards)
        made.edit_wanted.connect(self.edit_deck)
        made.deck_dropped.connect(lambda seat, path: self.file_opener.take_deck(Path(path), seat))
        self.new_match = made
        self.add_screen(NEW, tr("New match"), "swords", made, strip=made.foot.strip)
        yield

    def _make_new_match(self) -> NewMatch | None:
        """The new-match screen, made when the cards are there; None before that."""
        self._make(NEW)
        return self.new_match

    def _cards_parts(self) -> Parts:
        from sanam.ui.cards.screen import cards_screen

        assert self.catalogue is not None
        made = yield from cards_screen(self, self.catalogue)
        yield
        made.changed.connect(self._cards_changed)
        made.changed.connect(self._read_texts)
        made.view.zoom(self.settings.get(CARD_SIZE))
        self._carried.into_cards(made)
        self.cards = made
        self.add_screen(CARDS, tr("Cards"), "cards", made)
        yield

    def _editor_parts(self) -> Parts:
        from sanam.ui.decks.editor import deck_editor

        made = yield from deck_editor(self)
        yield
        self._carried.into_editor(made)
        self.editor = made
        self.add_screen(EDITOR, tr("Decks"), "deck", made)
        yield

    def _sheets_parts(self) -> Parts:
        from sanam.ui.proxies.screen import sheets_screen

        made = yield from sheets_screen(self)
        yield
        self.sheets = made
        self.add_screen(SHEETS, tr("Sheets"), "print", made, strip=made.foot.strip)
        yield

    # ------------------------------------------------------------------ the ways to them

    def decks_changed(self, *_: object) -> None:
        """Files in the deck folder are other ones now."""
        if self.shelf is not None and self.new_match is not None:
            self.new_match.set_decks(self.shelf.entries())
            self.new_match.check_again()
        self._recount()

    def _go(self, screen: str) -> None:
        """To a screen that is made when the cards are there."""
        self._make(screen)
        if self.has_screen(screen):
            self.show_screen(screen)
        else:
            self.show_problem(_not_yet())

    def print_cards(self, title: str, game: str, codes: Iterable[tuple[str, int]]) -> None:
        """To the Sheets screen with a list of (code, copies): a selection, or what a collection lacks."""
        self._make(SHEETS)
        if self.sheets is not None:
            self.sheets.show_cards(title, game, codes)
            self.show_screen(SHEETS)

    def add_to_deck(self, game: str, codes: Sequence[str]) -> None:
        """One copy of each card into the deck that is open in the editor."""
        self._make(EDITOR)
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
        self._make(SHEETS)
        if self.sheets is not None:
            self.sheets.show_open_deck(deck)
            self.show_screen(SHEETS)

    def play_deck(self, deck: str, game: str, edition: str, hand: Sequence[str] = ()) -> None:
        """A match against the computer with a deck of the shelf, and with this opening hand if there is one."""
        from sanam.ui.against import with_deck
        from sanam.ui.last_setup import recall

        if self.shelf is not None:
            self.seating.start(self.shelf, with_deck(deck, game, edition, recall(self.data_dir)), hand=hand)

    def choose_match(self) -> None:
        """To the new-match screen."""
        made = self._make_new_match()
        if made is None:
            self.show_problem(_not_yet())
            return
        assert self.shelf is not None
        made.set_decks(self.shelf.entries())
        self._count_records(made)
        for refused in self.shelf.refused:
            self.show_error(refused, tr("A file in your deck folder is not a deck and was skipped."))
        self.show_screen(NEW)

    def _count_records(self, screen: NewMatch) -> None:
        """What was won and lost against the computer; many matches take a while to look through."""
        from sanam.matches.records import records

        store = self.store
        job = Job(tr("Counting matches"), lambda progress: records(store.finished()))
        job.done.connect(screen.set_records)
        self.run(job, failed=tr("The matches cannot be counted."))

    def play_computer(self) -> None:
        """A match against the computer: the game played last, with a deck that fits."""
        from sanam.ui.against import against_computer

        if self.shelf is None:
            self.show_problem(_not_yet())
            return
        setup = against_computer(self.shelf, recall(self.data_dir))
        if setup is None:
            self.choose_match()
        else:
            self.seating.start(self.shelf, setup)

    def play_now(self) -> None:
        """A match of the starter decks with both hands open, the near seat first."""
        from sanam.ui.deck_shelf import STARTER

        if self.shelf is not None:
            game = games.get(games.first())
            first, second = (f"{STARTER}{name}" for name in game.starter.decks)
            one, other = usual_names()
            seats = (SeatSetup(one, first), SeatSetup(other, second))
            setup = MatchSetup(game.id, game.matches.edition_ids[0], seats, "seat0", open_hands=True)
            self.seating.start(self.shelf, setup)

    def _start(self, setup: MatchSetup) -> None:
        remember(self.data_dir, setup)
        if self.shelf is not None:
            self.seating.start(self.shelf, setup)

    def edit_deck(self, id: str) -> None:
        """To the editor with a deck of the shelf."""
        self._make(EDITOR)
        if self.editor is not None and self.editor.deck_files.open_deck(id):
            self.show_screen(EDITOR)

    def _read_texts(self) -> None:
        """Read the texts that need it, unless that is being done; cards can be used meanwhile."""
        catalogue, shelf = self.catalogue, self.shelf
        if catalogue is None or shelf is None:
            return
        if self._reading is not None and self._reading.is_running:
            self._read_again = True
            return
        self._read_again = False
        self._reading = Job(tr("Reading the card texts"), lambda progress: read_texts(catalogue, shelf, progress))
        self._reading.done.connect(self._texts_read)
        # By then the phrase books are there, which are much and stay.
        self._reading.advanced.connect(
            while_there(self, lambda *_: self.settled.emit()), Qt.ConnectionType.SingleShotConnection
        )
        self.run(
            self._reading,
            failed=tr("The card texts were not read."),
            advice=tr("Cards in a match are read when it begins; the others when the program starts again."),
        )

    def _texts_read(self, changed: int) -> None:
        if changed:
            self._cards_changed()
        if self._read_again:
            self._read_texts()
        else:
            self._write_texts()

    def _write_texts(self) -> None:
        """Let the texts be found that the person reads; quietly, for nobody waits for it."""
        catalogue, code = self.catalogue, languages.current().code
        if catalogue is None or self._closing or (self._writing is not None and self._writing.is_running):
            return
        self._writing = Job(tr("Writing the card texts"), lambda progress: write_texts(catalogue, code, progress))
        self._writing.done.connect(while_there(self, self._texts_written))
        self._writing.start()

    def _texts_written(self, made: int) -> None:
        """Look once more for what was not found before."""
        if made and self.cards is not None and not self.cards.results.rowCount():
            self.cards.search()

    def _cards_changed(self) -> None:
        """Other cards: every deck is looked at anew."""
        self._finish_begun()
        if self.cards is not None:
            self.cards.refresh()
        if self.catalogue is not None:
            self.seating.know_cards(self.catalogue)
        if self.editor is not None:
            self.editor.cards_changed()
        if self.shelf is not None:
            self.shelf.forget()
        self._recount(self._decks_counted)

    def _decks_counted(self) -> None:
        """The decks have been looked up with the cards that are there now."""
        if self.shelf is not None and self.new_match is not None and not self._closing:
            self.new_match.set_decks(self.shelf.entries())
            self.new_match.check_again()

    def _recount(self, then: Callable[[], object] | None = None) -> None:
        """Look every deck up in the background and count what there is; `then` is called with all of it known."""
        shelf = self.shelf
        if shelf is not None:
            from sanam.ui.home_data import with_cards

            def look_up(progress: Progress) -> HomeModel:
                if then is not None:
                    shelf.entries()
                return with_cards(HomeModel(), shelf)

            job = Job(tr("Counting cards"), look_up)
            job.done.connect(self._count)
            if then is not None:
                job.done.connect(while_there(self, lambda _: then()))
            self.run(job, failed=tr("The cards cannot be counted."))


def _not_yet() -> Problem:
    return Problem(tr("The cards are still being looked up."), next=tr("Try again in a moment."), tone="wait")
