"""Positions and puzzles in the window: kept from the table, listed, opened. What is read or written is not done in the
window's own thread.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from sanam import games
from sanam.engine.choice import Refused
from sanam.engine.journal import Header
from sanam.engine.session import Session
from sanam.matches import positions
from sanam.matches.positions import SUFFIX, Kept, Positions
from sanam.matches.summary import SHOWN
from sanam.ui import file_dialogs
from sanam.ui.editions_words import edition_name, game_name
from sanam.ui.language import current
from sanam.ui.problems import Problem
from sanam.ui.refusals import Refusal, attempted
from sanam.ui.study.solving import Solving
from sanam.ui.study.words import standing, title
from sanam.ui.text import joined, tr
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue
    from sanam.matches.editing import Editing
    from sanam.matches.yrp import ForeignReplay
    from sanam.ui.seating import Seating
    from sanam.ui.shell import Shell
    from sanam.ui.study.editor import BoardEditor
    from sanam.ui.study.foreign import ForeignScreen
    from sanam.ui.study.shelf import Shelf

STUDY, FOREIGN, BOARD = "study", "foreign-replay", "board-editor"


class Studying(QObject):
    """Puts the shelf on the screen and does what is wished there. `left`: back to where one came from;
    `deck_kept(deck)`: a deck of a replay is to be put on the shelf of decks.
    """

    left = Signal()
    deck_kept = Signal(object)

    def __init__(self, shell: Shell, seating: Seating, data_dir: Path, eager: bool = False) -> None:
        super().__init__(shell)
        self.shell, self.seating, self._eager = shell, seating, eager
        self.positions = Positions(data_dir)
        self.shelf: Shelf | None = None
        self.foreign: ForeignScreen | None = None
        self.editor: BoardEditor | None = None
        self.solving = Solving(shell, seating)
        self.catalogue: Catalogue | None = None
        self._kept: dict[str, Kept] = {}
        #: The message that a position was saved, as long as it says something new.
        self._saved: QWidget | None = None

    # ------------------------------------------------------------------ the shelf

    def show(self, chosen: str = "") -> None:
        """To the shelf, with a position chosen."""
        self._make()
        self._forget_saved()
        self._list(chosen)
        self.shell.show_screen(STUDY)

    def _make(self) -> Shelf:
        from sanam.ui.study.shelf import Shelf

        if self.shelf is None:
            made = self.shelf = Shelf(eager=self._eager)
            made.wanted.connect(self._preview)
            made.played.connect(self.play)
            made.renamed.connect(self._rename)
            made.binned.connect(self._bin)
            made.copied.connect(self._copy)
            made.file_wanted.connect(self.ask)
            made.made.connect(lambda: self.choose_board(made.new))
            made.edited.connect(self.edit)
            made.solved.connect(lambda id: self.solving.begin(self._fetcher(id)))
            made.left.connect(self.left)
            self.shell.add_screen(STUDY, tr("Positions and puzzles"), "target", made, in_bar=False)
        return self.shelf

    def _do(self, title: str, work: Callable[[], Any], then: Callable[[Any], None], failed: str) -> None:
        def done(result: Any) -> None:
            if isinstance(result, Refusal):
                self.shell.show_error(result.error, failed, tr("Nothing was changed."))
            else:
                then(result)

        job = Job(title, lambda progress: attempted(work))
        job.done.connect(done)
        self.shell.run(job, failed=failed)

    def _forget_saved(self) -> None:
        if self._saved is not None:
            self.shell.notices.withdraw(self._saved)
            self._saved = None

    def _list(self, chosen: str = "") -> None:
        def listed(found: list[Kept]) -> None:
            self._kept = {one.id: one for one in found}
            if self.shelf is not None:
                self.shelf.show_kept(found, chosen)

        def look() -> list[Kept]:
            from sanam.matches import starter_puzzles

            given = starter_puzzles.listed(self._names(), current().code) if self.catalogue is not None else []
            return [*self.positions.all(), *given]

        self._do(tr("Looking for positions"), look, listed, tr("The positions cannot be listed."))

    @staticmethod
    def _names() -> tuple[str, str]:
        return tr("Player 1"), tr("Player 2")

    def _fetcher(self, id: str) -> Callable[[], Header]:
        """What fetches a position that is listed: from its file, or set up anew where it comes with the program."""
        kept, catalogue, names = self._kept[id], self.catalogue, self._names()
        if not kept.given:
            return lambda: positions.read(kept.path)
        from sanam.matches import starter_puzzles

        puzzle, language = starter_puzzles.puzzles()[id.removeprefix(starter_puzzles.PREFIX)], current().code
        assert catalogue is not None
        return lambda: starter_puzzles.position(puzzle, catalogue, names, language)

    def _preview(self, id: str) -> None:
        from sanam.ui.table.seat.card_book import CardBook

        path, position = self._kept[id].path, self._fetcher(id)

        def look() -> Session:
            return Session.of(positions.try_out(path, position()))

        def show(found: Session) -> None:
            if self.shelf is None or id not in self._kept:
                return
            book = CardBook(found)
            words = self.seating.card_words
            if words is not None:
                book.speak_as(words)
            self.shelf.show_board(id, found, book)

        self._do(tr("Opening the position"), look, show, tr("The position cannot be opened."))

    def _rename(self, id: str, name: str) -> None:
        self._do(
            tr("Saving the position"),
            lambda: self.positions.rename(id, name),
            lambda _: self._list(id),
            tr("The position could not be renamed."),
        )

    def _bin(self, id: str) -> None:
        def gone(where: Path) -> None:
            self._list()
            self.shell.show_problem(
                Problem(tr("The position was moved to the trash."), "", "", str(where), "", "good"),
                tr("Restore"),
                lambda: self._do(
                    tr("Restoring"), lambda: self.positions.put_back(where), lambda _: self._list(id), failed
                ),
            )

        failed = tr("The position could not be moved to the trash.")
        self._do(tr("Moving to trash"), lambda: self.positions.delete(id), gone, failed)

    def _copy(self, id: str) -> None:
        """A file of a position, to be given to somebody."""
        name = "".join(char if char.isalnum() or char in " -_" else " " for char in title(self._kept[id])).strip()
        kinds = f"{tr('Positions')} (*{SUFFIX})"
        chosen, _ = file_dialogs.save_file(self.shell, tr("Save a copy"), f"{name or id}{SUFFIX}", kinds)
        if chosen:
            target = Path(chosen)
            target = target if target.suffix == SUFFIX else target.with_name(f"{target.name}{SUFFIX}")
            position = self._fetcher(id)
            self._do(
                tr("Saving the position"),
                lambda: positions.write(target, position()),
                lambda _: self.shell.toast(tr("The copy was saved.")),
                tr("The copy could not be saved."),
            )

    # ------------------------------------------------------------------ ways in

    def ask(self) -> None:
        """Choose a file with a position."""
        kinds = f"{tr('Positions')} (*{SUFFIX});;{tr('All files')} (*)"
        chosen = file_dialogs.open_file(self.shell, tr("Open a position"), kinds)
        if chosen:
            self.take(Path(chosen))

    def take(self, path: Path) -> None:
        """Put a file on the shelf and show it; one that lies there already is not copied."""

        def kept() -> Path:
            header = positions.read(path)
            return path if path.parent == self.positions.folder else self.positions.keep(header)

        self._do(
            tr("Opening the position"),
            kept,
            lambda where: self.show(where.name.removesuffix(SUFFIX)),
            tr("The position cannot be opened."),
        )

    def keep(self, match: Session) -> None:
        """Keep the moment that a session shows."""
        try:
            header = match.position()
        except Refused:
            self.shell.toast(tr("The match is over here: there is nothing to go on from."))
            return
        self.keep_header(positions.named(header, _name(header)))

    def keep_header(self, header: Header) -> None:
        """Keep a position and say so."""

        def done(path: Path) -> None:
            id = path.name.removesuffix(SUFFIX)
            problem = Problem(tr("The position was saved."), "", "", "", "", "good")
            self._forget_saved()
            self._saved = self.shell.show_problem(problem, tr("To the positions"), lambda: self.show(id))

        self._do(
            tr("Saving the position"), lambda: self.positions.keep(header), done, tr("The position could not be saved.")
        )

    def play(self, id: str, open_hands: bool) -> None:
        """A match that begins from a position."""
        self.seating.begin_from(self._fetcher(id), open_hands)

    # ------------------------------------------------------------------ boards that are set up

    def choose_board(self, beside: QWidget) -> None:
        """The games and editions of which a board can be set up, in a menu below a control."""
        menu = QMenu(beside)
        for game in games.all_games():
            if game.matches.setup is None:
                continue
            for edition in game.matches.edition_ids:
                words = joined(" · ", (game_name(game.id), edition_name(edition)))
                menu.addAction(words).triggered.connect(
                    lambda _=False, game=game.id, edition=edition: self.set_up(game, edition)
                )
        menu.popup(beside.mapToGlobal(beside.rect().bottomLeft()))

    def set_up(self, game: str, edition: str) -> None:
        """An empty board of a game."""
        from sanam.matches.editing import Editing

        catalogue, names = self.catalogue, self._names()
        if catalogue is None:
            self.shell.toast(tr("The cards are still being looked up."))
            return
        self._do(
            tr("Setting the table"),
            lambda: Editing.empty(catalogue, game, edition, names),
            self._edit,
            tr("The board could not be set up."),
        )

    def edit(self, id: str) -> None:
        """Set up another board from a position."""
        from sanam.matches.editing import Editing

        position = self._fetcher(id)
        self._do(
            tr("Opening the position"),
            lambda: Editing.of(position()),
            self._edit,
            tr("The position cannot be opened."),
        )

    def _edit(self, editing: Editing) -> None:
        from sanam.ui.study.editor import BoardEditor

        if self.catalogue is None:
            self.shell.toast(tr("The cards are still being looked up."))
            return
        self.seating.leave(quiet=True)
        if self.editor is None:
            made = self.editor = BoardEditor(self.catalogue, eager=self._eager)
            made.saved.connect(self.keep_header)
            made.played.connect(lambda header: self.seating.begin_from(lambda: header, True))
            made.left.connect(self._left_board)
            self.shell.add_screen(BOARD, tr("Set up a board"), "edit", made, in_bar=False, immersive=made.message_room)
        self.seating.animate(self.editor)
        self.editor.use_words(self.seating.card_words)
        self.editor.open_board(editing)
        self.shell.show_screen(BOARD)

    def _left_board(self) -> None:
        if self.editor is not None:
            self.editor.close_match()
        self.show()

    # ------------------------------------------------------------------ replays of other programs

    def watch_foreign(self, path: Path) -> None:
        """Show a replay of another program."""
        from sanam.matches.yrp import read_yrp

        self._do(
            tr("Opening the replay"),
            lambda: read_yrp(path),
            lambda found: self._show_foreign(path.name, found),
            tr("The replay cannot be opened."),
        )

    def _show_foreign(self, name: str, replay: ForeignReplay) -> None:
        from sanam.ui.study.foreign import ForeignScreen

        if self.foreign is None:
            self.foreign = ForeignScreen()
            self.foreign.kept.connect(self.deck_kept)
            self.foreign.left.connect(self.left)
            self.shell.add_screen(FOREIGN, tr("Replay"), "replay", self.foreign, in_bar=False)
        words = self.seating.card_words
        self.foreign.show_replay(name, replay, words.name_of if words is not None else lambda game, code: code)
        self.shell.show_screen(FOREIGN)

    def close(self) -> None:
        """The window goes."""
        if self.shelf is not None:
            self.shelf.preview.forget()
            self.shelf.preview.pictures.close()
        if self.editor is not None:
            self.editor.close_match()
            self.editor.close()


def _name(header: Header) -> str:
    """What a position is called until somebody calls it otherwise."""
    assert header.start is not None
    marks = header.start.table.marks
    kept = Kept(
        id="",
        path=Path(),
        game=header.game,
        names=header.names,
        counts=[seat.counts for seat in header.start.table.seats],
        public={key: marks[key] for key in SHOWN if key in marks},
    )
    return joined(" · ", (title(kept), *standing(kept)))
