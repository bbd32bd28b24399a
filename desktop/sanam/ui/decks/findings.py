"""What the rules say against the deck, each with a way to mend it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.catalogue.store import Hit
from sanam.games.findings import Finding
from sanam.ui.deck_words import words as finding_words
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.list_choice import ListChoice
from sanam.ui.editions_words import short_name
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, icon_label, label, scrolled


class FindingBox(QFrame):
    """One finding: what is wrong, how to fix it and by which rule. A click shows the cards it is about.

    name_of(code) names cards in the person's language; `mend`: there is one plain way; `suggested`: cards that unknown
    ones may be, `meant(code, other)` when one was chosen.
    """

    clicked = Signal()
    meant = Signal(str, str)

    def __init__(
        self,
        finding: Finding,
        game: str,
        name_of: Callable[[str], str],
        mend: bool,
        suggested: Mapping[str, Sequence[Hit]] = MappingProxyType({}),
    ) -> None:
        super().__init__()
        self.finding = finding
        self.setProperty("role", "notice")
        self.setProperty("tone", "bad" if finding.severity == "error" else "wait")
        words = finding_words(finding, game, name_of)
        self.setAccessibleName(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(5)
        row = QHBoxLayout()
        row.addWidget(icon_label("warning", "coral", 18), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(words, wrap=True), 1)
        column.addLayout(row)
        self.choices: list[QPushButton] = []
        self._suggest(column, suggested)
        foot = QHBoxLayout()
        cited = ", ".join(finding.rules)
        by = label(fill(tr("Rule {rules}"), rules=cited) if cited else tr("No rule: missing data"), "small", wrap=True)
        unknown = finding.id == "deck.unknown"
        if unknown:  # two buttons leave no room beside them
            column.addWidget(by)
            foot.addStretch(1)
        else:
            foot.addWidget(by, 1)
        self.bring_in = button(tr("Import…"), "import", tip=tr("Import a card database that contains them"))
        self.mend = button(
            tr("Remove them") if unknown else tr("Fix"),
            "trash" if unknown else "check",
            kind="" if unknown else "primary",
            tip=tr("Fix this; it can be undone"),
        )
        foot.addWidget(self.bring_in)
        foot.addWidget(self.mend)
        column.addLayout(foot)
        self.bring_in.setVisible(unknown)
        self.mend.setVisible(mend)  # not before it has a parent: it would be a window of its own

    def _suggest(self, column: QVBoxLayout, suggested: Mapping[str, Sequence[Hit]]) -> None:
        """Buttons for the cards that may have been meant by each name nobody knows."""
        for code, hits in suggested.items():
            column.addWidget(label(fill(tr("“{name}”: did you mean"), name=code), "small", wrap=True))
            for hit in hits:
                choice = button(hit.name, "check", kind="quiet", tip=tr("Use this card instead"))
                choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                choice.clicked.connect(lambda _=False, typed=code, other=hit.code: self.meant.emit(typed, other))
                column.addWidget(choice)
                self.choices.append(choice)

    def mousePressEvent(self, event: object) -> None:  # Qt's name
        self.clicked.emit()


class Findings(QWidget):
    """Everything the rules say against the deck. `looked_at(code)`: a finding about this card was clicked;
    `import_wanted`: cards that nobody knows are to be brought in.
    """

    looked_at = Signal(str)
    import_wanted = Signal()

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document, self._source = document, source
        self.boxes: list[FindingBox] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.lists = ListChoice(document)
        outer.addWidget(self.lists)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(8)
        self.fine = label("", wrap=True, tone="good")
        self.by_hand = label("", "quiet", wrap=True)
        self._column.addWidget(self.fine)
        self._column.addWidget(self.by_hand)
        self._column.addStretch(1)
        outer.addWidget(scrolled(body))

    def refresh(self) -> None:
        document = self._document
        findings = document.report.findings
        if [box.finding for box in self.boxes] != findings:
            fixing = next((at for at, box in enumerate(self.boxes) if box.mend.hasFocus()), None)
            for box in self.boxes:
                self._column.removeWidget(box)
                box.hide()
                box.deleteLater()
            self.boxes = []
            for at, finding in enumerate(findings):
                suggested = document.suggestions(finding, self._source.language)
                game, mendable = document.deck.game, document.mendable(finding)
                box = FindingBox(finding, game, self._source.name, mendable, suggested)
                box.meant.connect(lambda code, other: document.replace_unknown(code, other, tr("change the card")))
                box.clicked.connect(lambda found=finding: self._look(found))
                box.bring_in.clicked.connect(self.import_wanted)
                box.mend.clicked.connect(lambda _=False, found=finding: document.mend(found, tr("Fix")))
                self._column.insertWidget(at, box)
                self.boxes.append(box)
            if fixing is not None:
                self._keep_focus(fixing)
        self.lists.refresh()
        edition, name = isolated(short_name(document.edition)), document.report.restrictions
        words = fill(tr("✓ Legal: {edition}"), edition=edition)
        if name:
            words = fill(tr("✓ Legal: {edition}, list {list}"), edition=edition, list=isolated(name))
        self.fine.setText(words)
        self.fine.setVisible(not findings)
        by_hand = len(document.report.by_hand)
        self.by_hand.setText(tr("%n kind(s) of cards are played by hand.", n=by_hand))
        self.by_hand.setVisible(bool(by_hand))

    def _keep_focus(self, at: int) -> None:
        """After something was fixed: to what can be fixed next, else to the list of the deck."""
        ways = [box.mend for box in self.boxes if not box.mend.isHidden()]
        following = ways[min(at, len(ways) - 1)] if ways else self.lists.choice
        following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look(self, finding: Finding) -> None:
        if finding.codes:
            self.looked_at.emit(str(finding.codes[0]))
