"""An own card in the making: its fields, and its text checked as it is typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from sanam.games.yugioh.cards import ATTRIBUTES, SPELL_ICONS, TRAP_ICONS, CardData
from sanam.ui import theme
from sanam.ui.cards.words import LANGUAGES, field_words, language_words, value_words
from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, label, scrolled, set_tone
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.abilities.tree import Ability

TYPING_MS = 200
KINDS = ("monster", "spell", "trap")
TRAITS = (
    *("normal", "effect", "ritual", "fusion", "synchro", "xyz", "tuner", "flip", "spirit", "union", "gemini"),
    *("toon", "special-summon"),
)
RACES = (
    *("Aqua", "Beast", "Beast-Warrior", "Dinosaur", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine"),
    *("Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster", "Thunder", "Warrior"),
    *("Winged Beast", "Zombie"),
)


class Checked(msgspec.Struct, frozen=True):
    """What is understood of a text: the spans and kinds of its abilities, and the span that is not, with why."""

    understood: tuple[tuple[int, int, str], ...] = ()
    fault: tuple[int, int, str] | None = None


def check(card: CardData) -> Checked:
    """Parse the text of `card`. What stands before a fault is looked at by itself. Slow the first time."""
    from sanam.abilities import psct
    from sanam.catalogue.understand import needs_no_parse

    if needs_no_parse(card):
        return Checked()
    try:
        return Checked(_spans(psct.parse(card.text, card)))
    except psct.NotUnderstood as error:
        fault = (error.start, max(error.end, error.start + 1), error.reason)
        # Whole sentences before the fault, as many as are understood.
        ends = [match.end() for match in re.finditer(r"[.!](?=\s)|\n", card.text[: error.start])]
        for end in reversed(ends[-8:]):
            try:
                return Checked(_spans(psct.parse(card.text[:end].rstrip(), card)), fault)
            except psct.NotUnderstood:
                continue
        return Checked((), fault)


def _spans(abilities: list[Ability]) -> tuple[tuple[int, int, str], ...]:
    return tuple((ability.span[0], ability.span[1], ability.kind) for ability in abilities)


def ability_words(kind: str) -> str:
    """The kind of an ability in words."""
    return {
        "activate": tr("Activation"), "ignition": tr("Ignition Effect"), "quick": tr("Quick Effect"),
        "trigger": tr("Trigger Effect"), "flip": tr("Flip Effect"), "continuous": tr("Continuous Effect"),
        "summon": tr("Way of Summoning"), "limit": tr("Limit of Summoning"), "material": tr("Materials"),
        "equip": tr("What it may be equipped to"), "activation limit": tr("Limit of activation"),
        "control limit": tr("Limit of control"),
    }.get(kind, kind)  # fmt: skip


class OwnCardPanel(QWidget):
    """`saved(card, others, language)` when it is to be kept, `deleted(code)`, `cancelled`. `run` starts a job."""

    saved = Signal(object, object, str)
    deleted = Signal(int)
    cancelled = Signal()

    def __init__(self, run: Callable[[Job], Any] | None = None) -> None:
        super().__init__()
        self._run, self._again = run, False
        self._job: Job | None = None
        self.code, self._alias = 0, 0
        self.words: dict[str, tuple[str, str]] = {}
        self._language = "en"
        self.checked = Checked()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_MS)
        self._timer.timeout.connect(self.check_now)
        self._build()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(8)
        self.title = label("", "heading")
        column.addWidget(self.title)
        facts, side = QWidget(), QWidget()
        self._grid = QGridLayout(facts)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setVerticalSpacing(6)
        self.kind, self.icon, self.attribute, self.race = (QComboBox() for _ in range(4))
        for kind in KINDS:
            self.kind.addItem(value_words("kind", kind), kind)
        for attribute in ATTRIBUTES:
            self.attribute.addItem(value_words("attribute", attribute.lower()), attribute)
        self.race.setEditable(True)
        self.race.addItems(list(RACES))
        self.level = QSpinBox()
        self.level.setRange(0, 13)
        self.atk, self.def_, self.series = QLineEdit(), QLineEdit(), QLineEdit()
        self.series.setPlaceholderText(tr("words, separated by commas"))
        self.traits: dict[str, QCheckBox] = {}
        traits = QWidget()
        flow = QGridLayout(traits)
        flow.setContentsMargins(0, 0, 0, 0)
        for place, trait in enumerate(TRAITS):
            self.traits[trait] = QCheckBox(value_words("trait", trait))
            self.traits[trait].toggled.connect(self._touched)
            flow.addWidget(self.traits[trait], place // 2, place % 2)
        self.language = QComboBox()
        for language in LANGUAGES:
            self.language.addItem(language_words(language), language)
        self.name = QLineEdit()
        self.name.setMaxLength(200)
        self.text = QPlainTextEdit()
        self.text.setMinimumHeight(120)
        self.text.setTabChangesFocus(True)
        rows: tuple[tuple[str, QWidget, str], ...] = (
            (field_words("kind"), self.kind, ""), (field_words("icon"), self.icon, "other"),
            (field_words("traits"), traits, "monster"), (field_words("level"), self.level, "monster"),
            (field_words("attribute"), self.attribute, "monster"), (field_words("race"), self.race, "monster"),
            (field_words("atk"), self.atk, "monster"), (field_words("def"), self.def_, "monster"),
            (field_words("series"), self.series, ""),
        )  # fmt: skip
        self._only: dict[str, list[QWidget]] = {"monster": [], "other": []}
        for row, (words, widget, only) in enumerate(rows):
            title = label(words, "quiet")
            title.setBuddy(widget)
            widget.setAccessibleName(words)
            self._grid.addWidget(title, row, 0)
            self._grid.addWidget(widget, row, 1)
            if only:
                self._only[only] += [title, widget]
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(len(rows), 1)
        beside = QVBoxLayout(side)
        beside.setContentsMargins(0, 0, 0, 0)
        self.verdict = label("", wrap=True)
        self.parts = label("", "quiet", wrap=True)
        for title_words, widget in (
            (field_words("language"), self.language), (field_words("name"), self.name), (field_words("text"), self.text)
        ):  # fmt: skip
            title = label(title_words, "quiet")
            title.setBuddy(widget)
            widget.setAccessibleName(title_words)
            beside.addWidget(title)
            beside.addWidget(widget, 1 if widget is self.text else 0)
        beside.addWidget(self.verdict)
        beside.addWidget(self.parts)
        row_of_two = QHBoxLayout()
        row_of_two.setSpacing(16)
        row_of_two.addWidget(scrolled(facts), 1)
        row_of_two.addWidget(side, 1)
        column.addLayout(row_of_two, 1)
        foot = QHBoxLayout()
        self.delete_button = button(tr("Delete"), "trash", kind="danger")
        self.delete_button.clicked.connect(lambda: self.deleted.emit(self.code))
        self.cancel_button = button(tr("Cancel"), "close")
        self.cancel_button.clicked.connect(self.cancelled)
        self.save_button = button(tr("Save"), "save", kind="primary")
        self.save_button.clicked.connect(self._save)
        foot.addWidget(self.delete_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.save_button)
        column.addLayout(foot)
        self.kind.currentIndexChanged.connect(self._another_kind)
        self.language.currentIndexChanged.connect(self._another_language)
        for edit in (self.name, self.atk, self.def_):
            edit.textChanged.connect(self._touched)
        self.text.textChanged.connect(self._touched)
        self.icon.currentIndexChanged.connect(self._touched)

    # ------------------------------------------------------------------ showing and reading

    def show_card(self, card: CardData, words: dict[str, tuple[str, str]], is_new: bool) -> None:
        """Edit this card; `words` language -> (name, text)."""
        self.code, self._alias = card.code, card.alias
        self.words = {"en": (card.name, card.text), **words}
        self.title.setText(tr("A new card of your own") if is_new else tr("A card of your own"))
        self.delete_button.setVisible(not is_new)
        self.kind.setCurrentIndex(max(0, self.kind.findData(card.kind)))
        self._another_kind()
        self.icon.setCurrentIndex(max(0, self.icon.findData(card.icon or "normal")))
        for trait, box in self.traits.items():
            box.setChecked(trait in card.traits)
        self.level.setValue(card.level)
        self.attribute.setCurrentIndex(max(0, self.attribute.findData(card.attribute)))
        self.race.setCurrentText(card.race)
        self.atk.setText("?" if card.atk is None else str(card.atk))
        self.def_.setText("?" if card.def_ is None else str(card.def_))
        self.series.setText(", ".join(card.series))
        self._language = "en"
        self.language.blockSignals(True)
        self.language.setCurrentIndex(0)
        self.language.blockSignals(False)
        self._show_words()
        self.check_now()

    def card(self) -> CardData:
        """The card as it stands, its English words in it. Raises ValueError with a sentence for what is missing."""
        self._keep_words()
        name, text = self.words.get("en", ("", ""))
        if not name:
            raise ValueError(tr("The card needs a name in English."))
        kind = str(self.kind.currentData())
        series = tuple(part.strip() for part in self.series.text().split(",") if part.strip())
        common: dict[str, Any] = {"code": self.code, "name": name, "text": text, "kind": kind, "series": series[:20]}
        if kind != "monster":
            if not text:
                raise ValueError(tr("A Spell or Trap needs a text."))
            return CardData(**common, icon=str(self.icon.currentData()))
        race = self.race.currentText().strip()[:40]
        if not race:
            raise ValueError(tr("A monster needs a Type."))
        traits = tuple(trait for trait, box in self.traits.items() if box.isChecked())
        if {"normal", "effect"} <= {*traits}:
            raise ValueError(tr("A Normal Monster has no effect."))
        return CardData(
            **common, alias=self._alias, traits=traits, level=self.level.value(),
            attribute=str(self.attribute.currentData()), race=race, atk=_points(self.atk, "ATK"),
            def_=_points(self.def_, "DEF"),
        )  # fmt: skip

    def _keep_words(self) -> None:
        words = (" ".join(self.name.text().split()), self.text.toPlainText().strip())
        if any(words):
            self.words[self._language] = words
        else:
            self.words.pop(self._language, None)

    def _show_words(self) -> None:
        name, text = self.words.get(self._language, ("", ""))
        self.name.setText(name)
        self.text.setPlainText(text)

    def _another_language(self, *_: object) -> None:
        self._keep_words()
        self._language = str(self.language.currentData())
        self._show_words()

    def _another_kind(self, *_: object) -> None:
        kind = self.kind.currentData()
        for only, widgets in self._only.items():
            for widget in widgets:
                widget.setVisible((kind == "monster") == (only == "monster"))
        self.icon.clear()
        for icon in TRAP_ICONS if kind == "trap" else SPELL_ICONS:
            self.icon.addItem(value_words("icon", icon), icon)
        self._touched()

    def _touched(self, *_: object) -> None:
        self._timer.start()

    def _save(self) -> None:
        try:
            card = self.card()
        except ValueError as error:
            self._say(str(error), "bad")
            return
        others = {language: words for language, words in self.words.items() if language != "en"}
        self.saved.emit(card, others, "en")

    # ------------------------------------------------------------------ checking

    def check_now(self) -> None:
        """Look at the text again, off the GUI thread."""
        self._timer.stop()
        if not self.code:
            return
        if self._job is not None:
            self._again = True
            return
        try:
            card = self.card()
        except ValueError as error:
            self._say(str(error), "wait")
            self.parts.setText("")
            self._mark(Checked())
            self.save_button.setEnabled(False)
            return
        self.save_button.setEnabled(True)
        if self._run is None:
            self._checked(check(card))
            return
        self._job = Job(tr("Checking the text"), lambda progress: check(card))
        self._job.done.connect(self._checked)
        self._job.failed.connect(lambda error: self._checked(Checked()))
        self._run(self._job)

    def _checked(self, found: Checked) -> None:
        self._job = None
        if self._again:
            self._again = False
            self.check_now()
            return
        self.checked = found
        text = self.words.get("en", ("", ""))[1]
        lines = [
            f"✓ {ability_words(kind)}: {' '.join(text[start:end].split())[:110]}"
            for start, end, kind in found.understood
        ]
        self.parts.setText("\n".join(lines))
        self.parts.setVisible(bool(lines))
        if found.fault is not None:
            start, end, reason = found.fault
            quote = " ".join(text[start:end].split())
            quote = quote if len(quote) <= 80 else quote[:79] + "…"
            self._say(fill(
                tr("Not understood: “{quote}” ({reason}). The card can be saved and is played by hand."),
                quote=quote, reason=reason,
            ), "wait")  # fmt: skip
        elif found.understood:
            self._say(tr("The whole text is understood: the program plays this card."), "good")
        else:
            self._say(tr("There is no effect to play."), "")
        self._mark(found)

    def _mark(self, found: Checked) -> None:
        """Colour what is understood and underline what is not, in the English text."""
        marks: list[QTextEdit.ExtraSelection] = []
        if self._language == "en":
            shift = len(self.text.toPlainText()) - len(self.text.toPlainText().lstrip())
            marks += [self._selection(start + shift, end + shift, "teal", False) for start, end, _ in found.understood]
            if found.fault is not None:
                marks.append(self._selection(found.fault[0] + shift, found.fault[1] + shift, "amber", True))
        self.text.setExtraSelections(marks)

    def _selection(self, start: int, end: int, token: str, wrong: bool) -> QTextEdit.ExtraSelection:
        form = QTextCharFormat()
        form.setForeground(QColor(theme.color(token)))
        if wrong:
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            form.setUnderlineColor(QColor(theme.color(token)))
        cursor = QTextCursor(self.text.document())
        most = len(self.text.toPlainText())
        cursor.setPosition(min(start, most))
        cursor.setPosition(min(end, most), QTextCursor.MoveMode.KeepAnchor)
        made = QTextEdit.ExtraSelection()
        made.cursor, made.format = cursor, form
        return made

    def _say(self, words: str, tone: str) -> None:
        self.verdict.setText(words)
        set_tone(self.verdict, tone)


def _points(edit: QLineEdit, what: str) -> int | None:
    text = edit.text().strip()
    if text == "?":
        return None
    if not (text.isascii() and text.isdigit() and int(text[:9]) <= 99_999):
        raise ValueError(fill(tr("{what} must be a number up to 99,999, or “?”."), what=what))
    return int(text)
