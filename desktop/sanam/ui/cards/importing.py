"""Importing from the browser: files and folders one after the other, and a page that says what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sanam.ui.problems import problem_from, refused_line
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, label
from sanam.ui.work import Progress

if TYPE_CHECKING:
    from sanam.catalogue.csv_cards import Mapping_
    from sanam.catalogue.importing import ImportReport
    from sanam.catalogue.store import Catalogue
    from sanam.ui.cards.pictures.asking import Asked

IMAGES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp")
PICTURES = (*IMAGES, ".zip")
SUFFIXES = (".cdb", ".db", ".sqlite", ".toml", ".json", ".csv", ".tsv", ".txt", ".conf", *PICTURES)
TABLES = (".csv", ".tsv")
MOST_LINES = 2_000
#: A file, and its report or why it was refused.
Outcome = tuple[Path, Any]


@dataclass(frozen=True)
class How:
    """`mapping` of a table's columns; `copy` pictures; `collection`: the files say what is owned, in doubt of
    the cards of `game`.
    """

    mapping: Mapping_ | None = None
    copy: bool = False
    collection: bool = False
    game: str = ""


def import_each(catalogue: Catalogue, paths: Sequence[Path], how: How, progress: Progress) -> list[Outcome]:
    """Each wholly or not at all. Raises Cancelled, after which the files before are in."""
    from sanam.catalogue.csv_cards import import_csv
    from sanam.catalogue.imports import import_file
    from sanam.catalogue.problems import FileRefused

    outcomes: list[Outcome] = []
    for path in paths:
        note = isolated(path.name) if len(paths) > 1 else ""

        def told(done: int, total: int, note: str = note) -> None:
            progress.advance(done, total, note)

        try:
            if how.mapping is not None:
                outcomes.append((path, import_csv(catalogue, path, how.mapping, progress=told)))
                continue
            report = import_file(
                catalogue, path, copy=how.copy, collection=how.collection, game=how.game, later=True, progress=told
            )
            outcomes.append((path, report))
        except (FileRefused, OSError) as error:
            outcomes.append((path, error))
    catalogue.warm()
    return outcomes


def give_each(
    catalogue: Catalogue, choices: Mapping[Asked, tuple[str, str]], copy: bool, progress: Progress
) -> list[Outcome]:
    """Give cards the pictures that were chosen for them. Raises Cancelled, after which the files before are in."""
    from sanam.catalogue.pictures import give_pictures
    from sanam.catalogue.problems import FileRefused

    outcomes: list[Outcome] = []
    for path in dict.fromkeys(one.path for one in choices):
        chosen = {one.name: card for one, card in choices.items() if one.path == path}
        try:
            report = give_pictures(
                catalogue, path, chosen, copy=copy, progress=lambda done, total: progress.advance(done, total)
            )
            outcomes.append((path, report))
        except (FileRefused, OSError) as error:
            outcomes.append((path, error))
    return outcomes


def report_lines(outcomes: Sequence[Outcome]) -> list[str]:
    """What an import did, in lines for a person."""
    lines: list[str] = []
    for path, outcome in outcomes:
        lines.append(isolated(path.name))
        if isinstance(outcome, Exception):
            problem = problem_from(outcome, tr("This file was not imported."), tr("Nothing was changed."))
            lines += [f"    {problem.what}", *(f"    {line}" for line in problem.lines())]
        else:
            lines += [f"    {line}" for line in _report(outcome)]
        lines.append("")
    return lines[:MOST_LINES]


def _report(report: ImportReport) -> list[str]:
    kinds = {
        "cards": tr("Cards"),
        "texts": tr("Texts"),
        "strings": tr("Names of series and counters"),
        "lflist": tr("Restriction lists"),
        "pictures": tr("Pictures"),
        "collection": tr("What you own"),
    }
    counts = fill(
        tr("{kind}: {added} added, {changed} changed, {same} unchanged, {refused} skipped"),
        kind=kinds.get(report.kind, report.kind),
        added=number(report.added),
        changed=number(report.changed),
        same=number(report.unchanged),
        refused=number(len(report.refused)),
    )
    lines = [counts, *_ways(report), *(refused_line(refused) for refused in report.refused)]
    if report.unread:
        lines.append(fill(tr("Texts that are being read now: {n}"), n=number(report.unread)))
    if report.dropped:
        lines.append(fill(tr("Kept without a field that is not understood: {n}"), n=number(len(report.dropped))))
    return [*lines, *(refused_line(dropped) for dropped in report.dropped)]


def _ways(report: ImportReport) -> list[str]:
    """How pictures found their cards, and which were found by a part of the file's name."""
    words = {
        "code": tr("Found by code or number: {n}"),
        "name": tr("Found by name: {n}"),
        "part": tr("Found by a part of the file's name: {n}"),
        "chosen": tr("Chosen by you: {n}"),
    }
    lines = [fill(words[way], n=number(count)) for way, count in sorted(report.ways.items()) if way in words]
    said = tr("{picture}: {card}")
    return lines + [
        "    " + fill(said, picture=isolated(name), card=isolated(card)) for name, card in report.guessed[:MOST_LINES]
    ]


class ReportPage(QWidget):
    """The report of an import, to be read and copied. `closed` when it was read; `asking_wanted`: cards are to be
    chosen for the pictures that have none.
    """

    closed = Signal()
    asking_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(label(tr("Import report"), "heading"))
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setAccessibleName(tr("Report"))
        column.addWidget(self.lines, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.ask_button = button(tr("Choose cards for %n picture(s)…", n=0), "edit")
        self.ask_button.clicked.connect(self.asking_wanted)
        foot.addWidget(self.ask_button)
        self.close_button = button(tr("Show the cards"), "cards", kind="primary")
        self.close_button.clicked.connect(self.closed)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def show_outcomes(self, outcomes: Sequence[Outcome], asked: int = 0) -> None:
        """`asked`: for so many pictures a card can be chosen."""
        self.ask_button.setText(tr("Choose cards for %n picture(s)…", n=asked))
        self.ask_button.setVisible(asked > 0)
        self.lines.setPlainText("\n".join(report_lines(outcomes)))
