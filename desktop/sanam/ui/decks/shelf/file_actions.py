"""What is done to the decks on the disk from the list of all decks; what is refused is told and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from sanam.catalogue.problems import FileRefused
from sanam.decks import folders
from sanam.ui.problems import Problem
from sanam.ui.text import fill, isolated, tr

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf

T = TypeVar("T")


class Tell(Protocol):
    """Shell.show_problem."""

    def __call__(self, problem: Problem, action: str = "", act: Callable[[], None] | None = None) -> None: ...


class DeckFileActions(QObject):
    """`went(before, after)`: a file or folder lies elsewhere now, after is None for one in the trash, the same for one
    with other words in it; `done(ids)`: the decks on the disk are other ones, these are those that were touched.
    """

    went = Signal(object, object)
    done = Signal(object)

    def __init__(
        self, shelf: DeckShelf, show_error: Callable[[BaseException, str, str], None], tell: Tell, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.shelf, self._show_error, self._tell = shelf, show_error, tell

    # ------------------------------------------------------------------ decks

    def call(self, id: str, name: str) -> None:
        """Rename a deck."""
        after = self._try(lambda: self.shelf.rename(id, name), tr("The deck cannot be renamed."))
        if after is not None:
            self.went.emit(Path(id), Path(after))
            self.done.emit([after])

    def set_tags(self, id: str, tags: tuple[str, ...]) -> None:
        """Give a deck other tags."""
        if self._try(lambda: self.shelf.tag(id, tags), tr("The tags cannot be written.")):
            self.went.emit(Path(id), Path(id))
            self.done.emit([id])

    def move(self, ids: list[str], folder: str) -> None:
        """Move decks into a folder."""
        after: list[str] = []
        for path in map(Path, ids):
            target = self._try(partial(folders.move, self.shelf.folder, path, folder), tr("The deck cannot be moved."))
            if target is not None:
                self.went.emit(path, target)
                after.append(str(target))
        self.done.emit(after)

    def throw_away(self, things: list[tuple[Path, str]]) -> None:
        """Move decks or folders, each with its name, to the trash, and offer to put them back."""
        trashed: list[tuple[Path, str]] = []
        for path, name in things:
            where = self._try(
                partial(folders.throw_away, self.shelf.folder, path), tr("It cannot be moved to the trash.")
            )
            if where is not None:
                trashed.append((where, name))
                self.went.emit(path, None)
        if not trashed:
            return
        what = fill(tr("{n} decks were moved to the trash."), n=len(trashed))
        if len(trashed) == 1:
            what = fill(tr("{name} was moved to the trash."), name=isolated(trashed[0][1]))
        self._tell(Problem(what, tone="good"), tr("Restore"), lambda: self._put_back([path for path, _ in trashed]))
        self.done.emit([])

    def _put_back(self, trashed: list[Path]) -> None:
        back = []
        for path in trashed:
            goal = self._try(partial(folders.put_back, self.shelf.folder, path), tr("It cannot be restored."))
            if goal is not None:
                back.append(str(goal))
        self.done.emit(back)

    # ------------------------------------------------------------------ folders

    def make_folder(self, inside: str) -> str | None:
        """A new folder in another, under a name that nothing has; None where it was refused."""
        taken, name, tried = folders.folders(self.shelf.folder), tr("New folder"), 1
        while (f"{inside}/{name}" if inside else name) in taken:
            tried += 1
            name = fill(tr("New folder {n}"), n=tried)
        return self._try(lambda: folders.create(self.shelf.folder, name, inside), tr("The folder cannot be created."))

    def call_folder(self, folder: str, name: str) -> str:
        """Rename a folder; says what it is called now."""
        after = self._try(lambda: folders.rename(self.shelf.folder, folder, name), tr("The folder cannot be renamed."))
        if after is not None and after != folder:
            self.went.emit(self.shelf.folder / folder, self.shelf.folder / after)
        return after or folder

    def _try(self, act: Callable[[], T], failed: str) -> T | None:
        """What `act` gives; None where it was refused, which is told."""
        try:
            return act()
        except (FileRefused, OSError, ValueError) as error:
            self._show_error(error, failed, tr("Nothing was changed."))
            return None
