"""The settings: language, look, table, folders, keys, and about the program. A change is in force and kept at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from sanam import games
from sanam.faces.fonts import font
from sanam.games.terms import VOCABULARIES
from sanam.ui import file_dialogs, language, theme
from sanam.ui.parts import Parts, at_once
from sanam.ui.settings.about_panel import AboutPanel
from sanam.ui.settings.dress_panel import DressPanel
from sanam.ui.settings.keys_panel import KeysPanel
from sanam.ui.settings.values import (
    ANIMATION,
    CARD_SIZE,
    CLOCK,
    DECK_FOLDER,
    LANGUAGE,
    PACE,
    PLACES,
    PROMPTS,
    SOUND,
    TERMS,
    TEXT_SIZE,
    THEME,
    Setting,
    Settings,
    deck_folder,
)
from sanam.ui.sounds import can_sound
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import Segmented, button, label, panel, scrolled

#: So many words show which vocabulary is meant.
WORDS_SHOWN = 3


class SettingsScreen(QWidget):
    """The settings of `settings`. `look_changed` when the window has to be drawn again (language, theme, text size);
    `backup_wanted` and `restore_wanted` when everything is to be backed up or brought back.
    """

    look_changed = Signal()
    backup_wanted = Signal()
    restore_wanted = Signal()

    def __init__(self, settings: Settings, data_dir: Path, *, in_parts: bool = False) -> None:
        super().__init__()
        self.settings, self.data_dir = settings, data_dir
        self.setAccessibleName(tr("Settings"))
        self.parts = self._make()
        if not in_parts:
            at_once(self.parts)

    # ------------------------------------------------------------------ the parts

    def _make(self) -> Parts:
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self._language())
        left.addWidget(self._look())
        yield
        left.addWidget(self._table())
        left.addWidget(self._folders())
        yield
        left.addStretch(1)
        right = QVBoxLayout()
        self.keys = KeysPanel(self.settings)
        right.addWidget(self.keys)
        yield
        right.addWidget(self._about())
        yield
        right.addStretch(1)
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(20, 16, 20, 16)
        columns.setSpacing(16)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(body))

    def _language(self) -> QWidget:
        box, column = _box(tr("Language"))
        row = QGridLayout()
        row.setSpacing(6)
        self.languages = {}
        inforce = language.current().code
        for at, spoken in enumerate(language.LANGUAGES.values()):
            made = button(_name(spoken))
            made.setFont(font(spoken.tag, theme.SIZES["body"]))
            made.setCheckable(True)
            made.setChecked(spoken.code == inforce)
            made.clicked.connect(lambda _=False, code=spoken.code: self._speak(code))
            row.addWidget(made, at // 3, at % 3)
            self.languages[spoken.code] = made
        column.addLayout(row)
        self.terms = self._terms(column, inforce)
        self.lacking = label("", "", wrap=True, tone="wait")
        column.addWidget(self.lacking)
        return box

    def _terms(self, column: QVBoxLayout, code: str) -> QComboBox | None:
        """Which words cards and questions use, in a language in which rulebook and imported cards differ."""
        words: dict[str, str] = {}
        for rulebook, cards in (pair for terms in games.all_terms() for pair in terms.get(code, ())):
            words.setdefault(rulebook, cards)
        if not words:
            return None
        name = tr("Words on cards and in questions")
        column.addWidget(label(name))
        made = QComboBox(self)
        made.setAccessibleName(name)
        some = ["、".join(list(each)[:WORDS_SHOWN]) for each in (words, words.values())]
        made.addItem(fill(tr("As in the rulebook: {words}"), words=some[0]), VOCABULARIES[0])
        made.addItem(fill(tr("As on imported cards: {words}"), words=some[1]), VOCABULARIES[1])
        made.setCurrentIndex(made.findData(self.settings.get(TERMS)))
        made.currentIndexChanged.connect(self._choose_terms)
        column.addWidget(made)
        return made

    def _choose_terms(self) -> None:
        if self.terms is not None:
            self._set(TERMS, str(self.terms.currentData()))

    def _speak(self, code: str) -> None:
        for other, made in self.languages.items():
            made.setChecked(other == code)
        if self.settings.get(LANGUAGE) != code:
            self._set(LANGUAGE, code)

    def _look(self) -> QWidget:
        box, column = _box(tr("Appearance"))
        self.theme = Segmented(
            tr("Theme"),
            (("dark", tr("Dark"), ""), ("light", tr("Light"), ""), ("contrast", tr("High contrast"), "")),
        )
        self.theme.choose(self.settings.get(THEME))
        self.theme.chosen.connect(lambda value: self._set(THEME, str(value)))
        column.addWidget(label(tr("Theme")))
        column.addWidget(self.theme)
        self.text_size = self._slider(column, tr("Text size"), TEXT_SIZE, 10)
        self.text_size.setTracking(False)  # each change draws the window again
        self.card_size = self._slider(column, tr("Card size in lists"), CARD_SIZE, 1, steps=True)
        return box

    def _slider(self, column: QVBoxLayout, name: str, setting: Setting, step: int, *, steps: bool = False) -> QSlider:
        low, high = (int(edge) for edge in setting.allowed)
        made = QSlider(Qt.Orientation.Horizontal)
        made.setAccessibleName(name)
        made.setRange(low // step, high // step)
        made.setPageStep(1)
        made.setValue(self.settings.get(setting) // step)
        value = label(_size(made.value() * step, steps), "quiet")
        made.sliderMoved.connect(lambda now: value.setText(_size(now * step, steps)))
        made.valueChanged.connect(lambda now: value.setText(_size(now * step, steps)))
        made.valueChanged.connect(lambda now: self._set(setting, now * step))
        head = QHBoxLayout()
        head.addWidget(label(name))
        head.addStretch(1)
        head.addWidget(value)
        column.addLayout(head)
        column.addWidget(made)
        return made

    def _table(self) -> QWidget:
        box, column = _box(tr("Table"))
        self.animation = QCheckBox(tr("Animate cards"))
        self.animation.setChecked(self.settings.get(ANIMATION))
        self.animation.toggled.connect(lambda on: self._set(ANIMATION, on))
        column.addWidget(self.animation)
        column.addWidget(label(tr("What happens is shown one thing after another")))
        self.pace = QComboBox()
        self.pace.setAccessibleName(tr("What happens is shown one thing after another"))
        for value, words in (
            ("slow", tr("Slowly")),
            ("normal", tr("At normal speed")),
            ("fast", tr("Fast")),
            ("instant", tr("All at once")),
        ):
            self.pace.addItem(words, value)
        self.pace.setCurrentIndex(self.pace.findData(self.settings.get(PACE)))
        self.pace.currentIndexChanged.connect(lambda at: self._set(PACE, str(self.pace.itemData(at))))
        self.pace.setEnabled(self.animation.isChecked())
        self.animation.toggled.connect(self.pace.setEnabled)
        column.addWidget(self.pace)
        self.sound = QCheckBox(tr("Sounds"))
        self.sound.setChecked(self.settings.get(SOUND))
        self.sound.toggled.connect(lambda on: self._set(SOUND, on))
        column.addWidget(self.sound)
        if not can_sound():
            self.sound.setEnabled(False)
            note = tr("The part of Qt that plays sounds is not installed: packaging/bootstrap.py --with-sound adds it.")
            column.addWidget(label(note, "quiet", wrap=True))
        self.clock = QCheckBox(tr("Match clock: how long each player has thought"))
        self.clock.setChecked(self.settings.get(CLOCK))
        self.clock.toggled.connect(lambda on: self._set(CLOCK, on))
        column.addWidget(self.clock)
        self.dress = DressPanel(self.settings)
        column.addWidget(self.dress)
        self.places = QCheckBox(tr("Choose zones for me and throw for the start (a drag still chooses)"))
        self.places.setChecked(self.settings.get(PLACES))
        self.places.toggled.connect(lambda on: self._set(PLACES, on))
        column.addWidget(self.places)
        column.addWidget(label(tr("Ask me to respond (new matches)")))
        self.prompts = QComboBox()
        self.prompts.setAccessibleName(tr("Ask me to respond (new matches)"))
        for value, words in (
            ("always", tr("Always")),
            ("possible", tr("Whenever something could be activated")),
            ("events", tr("When something happens")),
            ("never", tr("Never")),
        ):
            self.prompts.addItem(words, value)
        self.prompts.setCurrentIndex(self.prompts.findData(self.settings.get(PROMPTS)))
        self.prompts.currentIndexChanged.connect(lambda at: self._set(PROMPTS, str(self.prompts.itemData(at))))
        column.addWidget(self.prompts)
        note = tr(
            "When two players hide their hands, “When something happens” also asks a player who could only pretend to "
            "have an answer, so that being asked tells nothing."
        )
        column.addWidget(label(note, "quiet", wrap=True))
        return box

    def _folders(self) -> QWidget:
        box, column = _box(tr("Folders and backup"))
        self.deck_folder = self._folder(column, tr("Your decks"), self._decks())
        row = QHBoxLayout()
        self.choose = button(tr("Choose another folder…"), "folder")
        self.choose.clicked.connect(self._choose_decks)
        row.addWidget(self.choose)
        self.usual = button(tr("Use the default folder"), "undo", kind="quiet", tip=str(self.data_dir / "decks"))
        self.usual.clicked.connect(lambda: self._use_decks(""))
        self.usual.setVisible(bool(self.settings.get(DECK_FOLDER)))
        row.addWidget(self.usual)
        row.addStretch(1)
        column.addLayout(row)
        self._folder(column, tr("Everything else: matches, cards, settings, log"), self.data_dir)
        show = button(tr("Show in the file manager"), "folder")
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.data_dir))))
        row = QHBoxLayout()
        row.addWidget(show)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(
            label(
                tr("One file with your decks, own cards, pictures, matches, positions and settings:"),
                "quiet",
                wrap=True,
            )
        )
        self.back_up = button(tr("Back up everything…"), "export")
        self.back_up.clicked.connect(self.backup_wanted)
        self.restore = button(tr("Restore a backup…"), "import")
        self.restore.clicked.connect(self.restore_wanted)
        row = QHBoxLayout()
        row.addWidget(self.back_up)
        row.addWidget(self.restore)
        row.addStretch(1)
        column.addLayout(row)
        return box

    def _about(self) -> QWidget:
        box, column = _box(tr("About", "title of what is said of the program itself"))
        self.about = AboutPanel()
        column.addWidget(self.about)
        return box

    def _folder(self, column: QVBoxLayout, name: str, folder: Path) -> QLabel:
        column.addWidget(label(name))
        shown = label(isolated(str(folder)), "quiet", wrap=True)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(shown)
        return shown

    # ------------------------------------------------------------------ changes

    def _decks(self) -> Path:
        return deck_folder(self.settings, self.data_dir)

    def _choose_decks(self) -> None:
        chosen = file_dialogs.choose_folder(self, tr("Folder of your decks"), str(self._decks()))
        if chosen:
            self._use_decks(chosen)

    def _use_decks(self, folder: str) -> None:
        """Another folder of decks; "" for the usual one."""
        self._set(DECK_FOLDER, folder)
        self.deck_folder.setText(isolated(str(self._decks())))
        self.usual.setVisible(bool(folder))

    def _set(self, setting: Setting, value: str | int | bool) -> None:
        self.settings.set(setting, value)
        if setting in (LANGUAGE, TERMS, THEME, TEXT_SIZE):
            self.look_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        lacking = [
            fill(
                tr("{language}: no installed font has its letters. On Debian and Ubuntu, install {package}."),
                language=_name(spoken),
                package=isolated(package),
            )
            for spoken in language.LANGUAGES.values()
            if (package := language.lacking(spoken))
        ]
        self.lacking.setText("\n".join(lacking))
        self.lacking.setVisible(bool(lacking))


def _name(spoken: language.Language) -> str:
    """A language's own name, or its English one where its letters cannot be shown."""
    return spoken.english if language.lacking(spoken) else spoken.own


def _size(value: int, steps: bool) -> str:
    return number(value + 1) if steps else fill(tr("{n} %"), n=number(value))


def _box(title: str) -> tuple[QWidget, QVBoxLayout]:
    box = panel()
    column = QVBoxLayout(box)
    column.setContentsMargins(14, 12, 14, 12)
    column.setSpacing(8)
    column.addWidget(label(title, "section"))
    return box, column
