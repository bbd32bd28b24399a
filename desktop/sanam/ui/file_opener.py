"""Files a person hands over, by dialog, by dropping them on the window, or as a link that is pasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from sanam.ui import file_dialogs
from sanam.ui.problems import Problem, problem_from, refused_line
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.work import Job, Progress

if TYPE_CHECKING:
    from sanam.catalogue.importing import ImportReport
    from sanam.catalogue.store import Catalogue
    from sanam.decks.model import Deck
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.match_setup import DeckEntry
    from sanam.ui.shell import Shell

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp")
CARDS = (".cdb", ".db", ".sqlite", ".toml", ".json", ".csv", ".tsv", ".conf", ".zip", *PICTURES)
DECKS = (".ydk", ".sanam-deck", ".cod", ".txt")
REPLAYS = (".sanam",)
POSITIONS = (".sanam-position",)
#: Replays of other programs.
FOREIGN = (".yrp", ".yrpX", ".yrpx")
KNOWN = (*CARDS, *DECKS, *REPLAYS, *POSITIONS, *FOREIGN)
SHOWN = 3  # left-out records that a report names; the rest is counted


class FileOpener(QObject):
    """`imported` when the catalogue has other cards, `deck_added(entry, seat)` (seat -1: none in particular),
    `deck_opened(entry)` to be edited, `replay_wanted(path)`, `position_wanted(path)`,
    `foreign_wanted(path)`: a replay of another program.
    """

    imported = Signal()
    deck_added = Signal(object, int)
    deck_opened = Signal(object)
    replay_wanted = Signal(object)
    position_wanted = Signal(object)
    foreign_wanted = Signal(object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.catalogue: Catalogue | None = None
        self.shelf: DeckShelf | None = None
        self._folder = ""

    # ------------------------------------------------------------------ asking

    def ask_cards(self) -> None:
        """Choose card databases and card sets."""
        self.take(self._ask(tr("Import cards"), tr("Card databases and card sets"), CARDS))

    def ask_deck(self, seat: int = -1) -> None:
        """Choose a deck file."""
        for path in self._ask(tr("Open a deck"), tr("Decks"), DECKS):
            self.take_deck(path, seat)

    def ask_replay(self) -> None:
        """Choose a match to look at."""
        self.take(self._ask(tr("Watch a replay"), tr("Matches"), (*REPLAYS, *FOREIGN))[:1])

    def _ask(self, title: str, kind: str, suffixes: Sequence[str]) -> list[Path]:
        pattern = " ".join(f"*{suffix}" for suffix in suffixes)
        kinds = f"{kind} ({pattern});;{tr('All files')} (*)"
        chosen = file_dialogs.open_files(self._shell, title, kinds, self._folder)
        if chosen:
            self._folder = str(Path(chosen[0]).parent)
        return [Path(name) for name in chosen]

    # ------------------------------------------------------------------ taking

    def take(self, paths: Sequence[Path]) -> None:
        """Whatever was handed over, each by its kind."""
        cards = []
        for path in paths:
            suffix = path.suffix.lower()
            if suffix in CARDS or path.is_dir():  # a folder is one of pictures
                cards.append(path)
            elif suffix in DECKS:
                self.take_deck(path)
            elif suffix in REPLAYS:
                self.replay_wanted.emit(path)
            elif suffix in POSITIONS:
                self.position_wanted.emit(path)
            elif suffix in FOREIGN:
                self.foreign_wanted.emit(path)
            else:
                self._shell.show_problem(
                    Problem(
                        tr("Unknown file type."),
                        str(path),
                        "",
                        suffix or tr("no extension"),
                        fill(tr("Known types: {kinds}"), kinds=" ".join(KNOWN)),
                    )
                )
        if cards:
            self.take_cards(cards)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Files that were double-clicked or named on the command line: decks are put on the shelf and the first is to
        be edited, the others are taken by their kind.
        """
        decks = [path for path in paths if path.suffix.lower() in DECKS]
        self.take([path for path in paths if path not in decks])
        added = [entry for path in decks if (entry := self._put_on_shelf(partial(_add, path)))]
        if len(added) > 1:
            self._shell.toast(fill(tr("{n} decks were added to your decks."), n=len(added)))
        if added:
            self.deck_opened.emit(added[0])

    def take_deck(self, path: Path, seat: int = -1) -> None:
        """Put a deck file on the shelf; one that is no deck is refused with its place."""
        self._take_deck(partial(_add, path), seat)

    def keep_deck(self, deck: Deck) -> None:
        """Put a deck that came with something else on the shelf."""
        self._take_deck(lambda shelf: shelf.add_deck(deck), -1)

    def paste(self, seat: int = -1) -> bool:
        """Take the ydke:// link in the clipboard; says whether there is one."""
        from sanam.ui.deck_shelf import is_link

        link = QGuiApplication.clipboard().text()
        if not is_link(link):
            return False
        self._take_deck(lambda shelf: shelf.add_link(link), seat)
        return True

    def _put_on_shelf(self, add: Callable[[DeckShelf], DeckEntry]) -> DeckEntry | None:
        """The deck on the shelf; None where it was refused, which is told."""
        from sanam.catalogue.problems import FileRefused

        if self.shelf is None:
            self._not_yet()
            return None
        try:
            return add(self.shelf)
        except (FileRefused, OSError) as error:
            self._shell.show_error(error, tr("This deck cannot be opened."), tr("Nothing was changed."))
            return None

    def _take_deck(self, add: Callable[[DeckShelf], DeckEntry], seat: int) -> None:
        entry = self._put_on_shelf(add)
        if entry is None:
            return
        self._shell.toast(fill(tr("{deck} was added to your decks."), deck=isolated(entry.name)))
        self.deck_added.emit(entry, seat)

    def _not_yet(self) -> None:
        self._shell.show_problem(
            Problem(tr("The cards are still being looked up."), next=tr("Try again in a moment."), tone="wait")
        )

    def take_cards(self, paths: Sequence[Path]) -> None:
        """Import files one after the other, each wholly or not at all."""
        catalogue = self.catalogue
        if catalogue is None:
            self._not_yet()
            return
        title = (
            fill(tr("Importing {file}"), file=isolated(paths[0].name))
            if len(paths) == 1
            else fill(tr("Importing {n} files"), n=len(paths))
        )
        job = Job(title, lambda progress: import_all(catalogue, paths, progress))
        job.done.connect(self._report)
        job.cancelled.connect(self._cancelled)
        self._shell.run(job, failed=tr("The import failed."), advice=tr("Nothing was changed."))

    def _cancelled(self) -> None:
        self._shell.toast(tr("The import was cancelled; nothing from that file was kept."))
        self.imported.emit()  # files before the one that was cancelled are in

    def _report(self, results: list[ImportReport | Exception]) -> None:
        reports = [result for result in results if not isinstance(result, Exception)]
        for error in results:
            if isinstance(error, Exception):
                advice = tr("Nothing was changed.")
                if getattr(getattr(error, "problem", None), "reason", "") == "csv.mapping":
                    advice = tr("Import it on the Cards screen, where you can choose what each column holds.")
                told = problem_from(error, tr("This file was not imported."), advice)
                self._shell.show_problem(told)
        for report in reports:
            self._shell.show_problem(report_words(report))
        if reports:
            self.imported.emit()


def _add(path: Path, shelf: DeckShelf) -> DeckEntry:
    return shelf.add(path)


def import_all(catalogue: Catalogue, paths: Sequence[Path], progress: Progress) -> list[ImportReport | Exception]:
    """The report of each file, or why it was refused. Raises Cancelled, after which the files before are in."""
    from sanam.catalogue.imports import import_file
    from sanam.catalogue.problems import FileRefused

    results: list[ImportReport | Exception] = []
    for path in paths:
        note = isolated(path.name) if len(paths) > 1 else ""

        def tell(done: int, total: int, note: str = note) -> None:
            progress.advance(done, total, note)

        try:
            results.append(import_file(catalogue, path, later=True, progress=tell))
        except (FileRefused, OSError) as error:
            results.append(error)
    catalogue.warm()
    return results


def report_words(report: ImportReport) -> Problem:
    """What an import did, as a message."""
    what = tr("{file}: %n card(s) imported.", n=report.total)
    counts = tr("{added} new, {changed} changed, {same} unchanged; {by_hand} played by hand.")
    if report.unread:
        counts = tr("{added} new, {changed} changed, {same} unchanged; {unread} texts are being read now.")
    if report.kind not in ("cards", "collection"):
        what = tr("{file} was imported.")
    if report.kind == "collection":
        what = tr("{file}: how many you own of %n card(s).", n=report.total)
    if report.kind != "cards":
        counts = tr("{added} new, {changed} changed, {same} unchanged.")
    what = fill(what, file=isolated(Path(report.file).name))
    counts = fill(
        counts,
        added=number(report.added),
        changed=number(report.changed),
        same=number(report.unchanged),
        by_hand=number(report.by_hand),
        unread=number(report.unread),
    )
    left_out = [refused_line(refused) for refused in report.refused[:SHOWN]]
    more = len(report.refused) - len(left_out)
    if more > 0:
        left_out.append(fill(tr("and {n} more"), n=more))
    rest = fill(tr("Skipped: {records}"), records="; ".join(left_out)) if left_out else ""
    return Problem(what, reason=counts, next=rest, tone="wait" if left_out else "good")
