"""Matches on the screen: begun, continued, looked at, left. The journals belong to `sanam.matches`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from sanam.bots.computer import computers_of
from sanam.engine.journal import Header
from sanam.engine.session import Session
from sanam.matches.live import LiveMatch
from sanam.matches.replay import Replay
from sanam.matches.review import SUFFIX as REVIEWED
from sanam.matches.store import Store
from sanam.ui import language
from sanam.ui.beginning import begin, wished
from sanam.ui.fetching import Fetcher
from sanam.ui.home_data import picture_path
from sanam.ui.match_setup import MatchSetup
from sanam.ui.parts import Parts, at_once
from sanam.ui.problems import Problem, problem_from
from sanam.ui.settings.dress import mat_of, sleeve_of
from sanam.ui.settings.values import ANIMATION, CLOCK, PACE, PLACES, PROMPTS, SOUND, Settings
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue
    from sanam.engine.imagining import DeckList
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.replay_screen import ReplayScreen
    from sanam.ui.shell import Shell
    from sanam.ui.table.screen import TableScreen
    from sanam.ui.table.seat.card_words import CardWords

log = logging.getLogger(__name__)

TABLE, REPLAY = "table", "replay"
PICTURE_EVERY = 10_000  # milliseconds between pictures while a match is played
SAVE_AGAIN = 3_000  # milliseconds until a full disk is tried again


class Seating(QObject):
    """Puts matches and replays on their screens, one at a time. `left` when the table is empty again."""

    left = Signal()
    seated = Signal()
    changed = Signal()  # other matches are on the disk
    position_wanted = Signal(object)  # the moment on the screen is to be kept, a session

    def __init__(self, shell: Shell, store: Store, eager: bool = False, settings: Settings | None = None) -> None:
        super().__init__(shell)
        self.shell, self.store, self._eager = shell, store, eager
        self.settings = settings or Settings(None)
        self.match: LiveMatch | None = None
        #: The decks of this place; those that a computer reckons with, by game and edition.
        self.shelf: DeckShelf | None = None
        self._pools: dict[tuple[str, str], tuple[DeckList, ...]] = {}
        self.card_words: CardWords | None = None
        self._making: Parts | None = None  # what is left to be made of the table
        self.table: TableScreen | None = None
        self.replays: ReplayScreen | None = None
        self._fetcher = Fetcher(shell)
        self._fetcher.gone.connect(self.left)
        self._picture = QTimer(self)
        self._picture.setSingleShot(True)
        self._picture.setInterval(PICTURE_EVERY)
        self._picture.timeout.connect(self.keep_picture)
        self._again = QTimer(self)
        self._again.setInterval(SAVE_AGAIN)
        self._again.timeout.connect(self._save_again)

    # ------------------------------------------------------------------ ways to the table

    def start(self, shelf: DeckShelf, setup: MatchSetup, *, coached: bool = False, hand: Sequence[str] = ()) -> None:
        """Begin a new match; `coached` switches the coach on, `hand` as `begin` has it."""

        def seat(match: LiveMatch) -> None:
            self._seat(match)
            if coached and self.table is not None:
                self.table.advice.row.coach_box.setChecked(True)

        prompts = self.settings.get(PROMPTS)
        self.shelf = shelf
        self._fetcher.fetch(
            tr("Preparing the table"),
            lambda: self._with_pool(begin(self.store, shelf, setup, prompts, hand)),
            seat,
            tr("The match could not be started."),
        )

    def begin_from(self, position: Callable[[], Header], open_hands: bool) -> None:
        """Begin a match from a position, which `position` fetches (see `attempted` for what it may raise)."""
        from sanam.matches import positions

        prompts = self.settings.get(PROMPTS)

        def made() -> LiveMatch:
            header = positions.begun_from(position(), open_hands=open_hands)
            options = {**wished(header.game, prompts, not open_hands), **header.options}
            return self.store.create(msgspec.structs.replace(header, options=options))

        self._fetcher.fetch(
            tr("Preparing the table"),
            made,
            self._seat,
            tr("The position cannot be opened."),
        )

    def go_on(self, id: str) -> None:
        """Continue a match; one whose journal is damaged, newer or diverges is opened to look at."""
        self._fetcher.fetch(
            tr("Opening the match"),
            lambda: self._with_pool(self.store.resume(id)),
            self._seat,
            tr("The match cannot be continued."),
            lambda error: self._damaged(id, error),
        )

    def watch(self, id: str) -> None:
        """Look at a match of the store."""
        self._fetcher.fetch(
            tr("Opening the replay"),
            lambda: (self.store.replay(id), self.store.beside(id, REVIEWED)),
            lambda found: self._look(*found),
            tr("The replay cannot be opened."),
            lambda error: self._damaged(id, error),
        )

    def watch_file(self, path: Path) -> None:
        """Look at a journal wherever it lies; nothing is written to it."""

        def partly(error: BaseException) -> None:
            self._fetcher.fetch(
                tr("Opening the replay"),
                lambda: Replay.read(path, partly=True),
                self._look_partly(error),
                tr("The replay cannot be opened."),
            )

        self._fetcher.fetch(
            tr("Opening the replay"), lambda: Replay.read(path), self._look, tr("The replay cannot be opened."), partly
        )

    def rematch(self, swapped: bool) -> None:
        """Play the match that is over once more."""
        if self.match is None or not self.match.finished:
            return
        header = self.match.header
        self._fetcher.fetch(
            tr("Setting the table"),
            lambda: self._with_pool(self.store.rematch(header, swapped)),
            self._seat,
            tr("The match could not begin."),
        )

    def watch_over(self) -> None:
        """Watch the match that is over."""
        if self.match is not None and self.match.finished:
            id = self.match.id
            self.leave(quiet=True)
            self.watch(id)

    def fork(self, replay: Replay, position: int) -> None:
        """A new match that goes on from a moment of a replay."""

        def made() -> LiveMatch:
            replay.to(position)
            return self.store.fork(replay)

        if self.replays is not None:
            self.replays.close_match()  # the replay's table moves: nobody may look at it any more
        self._fetcher.fetch(tr("Preparing the table"), made, self._seat, tr("The match could not be started."))

    def throw_away(self, id: str) -> None:
        """Move a match or replay to the trash, and offer to put it back."""
        failed = tr("The match could not be moved to the trash.")

        def gone(where: Path) -> None:
            self.changed.emit()
            self.shell.show_problem(
                Problem(tr("The match was moved to the trash."), "", "", str(where), "", "good"),
                tr("Restore"),
                lambda: self._fetcher.fetch(
                    tr("Restoring"), lambda: self.store.put_back(where), lambda _: self.changed.emit(), failed
                ),
            )

        self._fetcher.fetch(tr("Moving to trash"), lambda: self.store.delete(id), gone, failed)

    # ------------------------------------------------------------------ fetching, off the GUI thread

    @property
    def fetching(self) -> bool:
        """Whether a match or replay is on its way to the screen."""
        return self._fetcher.busy

    def _with_pool(self, match: LiveMatch) -> LiveMatch:
        """Look up what a computer that plays reckons with; the match itself needs none of it."""
        from sanam.ui.against import pool

        key = (match.header.game, match.header.edition)
        if self.shelf is not None and computers_of(match.header) and key not in self._pools:
            try:
                self._pools[key] = pool(self.shelf, *key)
            except Exception:
                log.exception("no decks to reckon with")
        return match

    # ------------------------------------------------------------------ at the table

    def _seat(self, match: LiveMatch) -> None:
        self.leave(quiet=True)
        self.match = match
        match.on_problem.append(self._disk)
        table = self._table()
        pool = self._pools.get((match.header.game, match.header.edition), ())
        table.open_match(match, *computers_of(match.header), pool=pool)
        assert table.controller is not None
        table.controller.changed.connect(self._moved)
        self.shell.show_screen(TABLE)
        if match.note:
            self.shell.show_problem(
                Problem(
                    tr("The last decision was not saved completely and is asked again."),
                    match.path.name,
                    "",
                    match.note,
                    "",
                    "wait",
                )
            )
        self._picture.start()
        self.seated.emit()

    def animate(self, screen: TableScreen) -> None:
        screen.set_chooses_places(bool(self.settings.get(PLACES)))
        screen.dress(mat_of(self.settings), sleeve_of(self.settings))
        screen.right_side.panel.clock.want(bool(self.settings.get(CLOCK)))
        screen.hearing.sounds.on = bool(self.settings.get(SOUND))
        screen.set_animated(not self._eager and bool(self.settings.get(ANIMATION)), str(self.settings.get(PACE)))

    def settings_changed(self) -> None:
        """Take over what was set anew."""
        for screen in (self.table, self.replays):
            if screen is not None:
                self.animate(screen)

    def know_cards(self, catalogue: Catalogue) -> None:
        """Cards have their names and texts in the person's language from here on, also of a match that is open."""
        from sanam.ui.table.seat.card_words import CardWords

        self.card_words = CardWords(catalogue, language.current().code)
        for screen in (self.table, self.replays):
            if screen is not None:
                screen.use_words(self.card_words)

    def table_parts(self) -> Parts:
        """What is left to be made of the table, for doing it beforehand: the first match is there at once then."""
        if self._making is None:
            self._making = self._make_table()
        return self._making

    def finish_table(self) -> None:
        """Leave no table half made."""
        if self._making is not None:
            at_once(self._making)

    def _make_table(self) -> Parts:
        from sanam.ui.table.screen import TableScreen

        made = TableScreen(eager=self._eager)
        yield
        self.animate(made)
        made.use_words(self.card_words)
        made.left.connect(self.leave)
        made.again.connect(self.rematch)
        made.watched.connect(self.watch_over)
        made.position_wanted.connect(self.position_wanted)
        self.table = made
        yield
        self.shell.add_screen(TABLE, tr("Table"), "table", made, in_bar=False, immersive=made.message_room)
        yield

    def _table(self) -> TableScreen:
        at_once(self.table_parts())
        assert self.table is not None
        return self.table

    def _moved(self, *_: object) -> None:
        if not self._picture.isActive():
            self._picture.start()

    def keep_position(self) -> None:
        """Keep the moment on the screen as a position."""
        for screen in (self.table, self.replays):
            if screen is not None and screen.isVisible():
                screen.keep_position()

    def keep_picture(self) -> None:
        """Keep a picture of the board beside the journal."""
        if self.match is not None:
            self._keep_picture(self.match, now=False)

    def _keep_picture(self, match: LiveMatch, now: bool) -> None:
        from sanam.ui.board_picture import board_picture, keep_picture

        if self.table is not None and not match.finished:
            view = self.table.view
            image = board_picture(Session.of(match), self.table.pictures, view.width(), view.height())
            keep_picture(image, picture_path(match.path), now)

    def leave(self, *, quiet: bool = False) -> None:
        """Get up from the table or the replay. Everything is on the disk already."""
        self._picture.stop()
        self._again.stop()
        match, self.match = self.match, None
        if match is not None and self.table is not None:
            try:
                self._keep_picture(match, now=True)
            finally:  # whatever a picture may run into, the match is let go
                self.table.close_match()
                match.on_problem.clear()
                match.close()
        if self.replays is not None:
            self.replays.close_match()
        if not quiet:
            self.left.emit()

    def close_down(self) -> None:
        """The window closes: get up, and seat nobody any more."""
        self._fetcher.abandon()
        self.leave(quiet=True)

    def _disk(self, problem: OSError | None) -> None:
        """The disk does not take what is played, or takes it again."""
        if problem is None:
            self._again.stop()
            self.shell.toast(tr("Everything is saved again."))
            return
        assert self.match is not None
        self._again.start()
        self.shell.show_problem(
            Problem(
                tr("The match cannot be saved at the moment."),
                str(self.match.path),
                "",
                problem.strerror or str(problem),
                tr(
                    "You can go on playing; saving will be tried again. Do not close the window until the match "
                    "is saved."
                ),
            )
        )

    def _save_again(self) -> None:
        if self.match is not None:
            self.match.save()

    # ------------------------------------------------------------------ looking

    def _look(self, replay: Replay, reviewed: Path | None = None) -> None:
        self.leave(quiet=True)
        screen = self._replays()
        screen.open_replay(replay, reviewed)
        self.shell.show_screen(REPLAY)
        if replay.note:
            self.shell.show_problem(
                Problem(
                    tr("The last line of this match was cut off and is ignored."),
                    "",
                    "",
                    replay.note,
                    "",
                    "wait",
                )
            )
        self.seated.emit()

    def _replays(self) -> ReplayScreen:
        from sanam.ui.replay_screen import ReplayScreen

        if self.replays is None:
            self.replays = ReplayScreen(eager=self._eager)
            self.animate(self.replays)
            self.replays.use_words(self.card_words)
            self.replays.left.connect(self.leave)
            self.replays.fork.connect(self._fork_here)
            self.replays.position_wanted.connect(self.position_wanted)
            self.shell.add_screen(
                REPLAY, tr("Replay"), "replay", self.replays, in_bar=False, immersive=self.replays.message_room
            )
        return self.replays

    def _fork_here(self, position: int) -> None:
        if self.replays is not None and self.replays.replay is not None:
            self.fork(self.replays.replay, position)

    def _damaged(self, id: str, error: BaseException) -> None:
        self._fetcher.fetch(
            tr("Opening the match"),
            lambda: self.store.open_read_only(id),
            self._look_partly(error),
            tr("The match cannot be opened, not even for viewing."),
        )

    def _look_partly(self, error: BaseException) -> Callable[[Replay], None]:
        """Show what can be followed of a damaged match, and say where it ends."""

        def look(replay: Replay) -> None:
            self._look(replay)
            told = problem_from(error, tr("This match is damaged: it is open for viewing, as far as it can be read."))
            advice = tr("The file was not changed. %n moment(s) could be read.", n=replay.length)
            told = Problem(told.what, told.file, told.place, told.reason, advice, "wait")
            if replay.length and not replay.finished:
                self.shell.show_problem(told, tr("Continue from the last one"), lambda: self._fork_here(replay.length))
            else:
                self.shell.show_problem(told)

        return look
