"""An own card in the making: the fields of its game, its words in every language, its text checked as it is typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from sanam import games
from sanam.catalogue.languages import guess_language
from sanam.games.forms import Form
from sanam.ui.cards.field_editors import FieldForm
from sanam.ui.cards.own_check import Checked, Part, ability_words, check
from sanam.ui.cards.own_marks import mark
from sanam.ui.cards.words import field_words, language_words
from sanam.ui.language import current
from sanam.ui.plain import plain
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.widgets import button, label, scrolled, set_tone
from sanam.ui.work import Job, while_there
from sanam.wording import LANGUAGES

if TYPE_CHECKING:
    from sanam.catalogue.own import Own

TYPING_MS = 200
#: Characters that the list of parts shows of each, and of one that stands in the same words above.
MOST_SHOWN, MOST_QUOTED = 300, 40
#: What a card is called that has no name yet.
UNNAMED = "—"


class OwnCardPanel(QWidget):
    """`saved(card, others, language)` when it is to be kept, `deleted(code)`, `cancelled`; `shown(card, language)` when
    the face may be another. `run` starts a job. `is_free(card)` tells whether a card may have its code.
    """

    saved = Signal(object, object, str)
    deleted = Signal(str)
    cancelled = Signal()
    shown = Signal(object, str)

    def __init__(self, run: Callable[[Job], Any] | None = None) -> None:
        super().__init__()
        self._run, self._again = run, False
        self._job: Job | None = None
        self.is_free: Callable[[Any], bool] = lambda card: True
        self.game, self.code = "", ""
        self._base: dict[str, Any] = {}
        self.words: dict[str, tuple[str, str]] = {}
        self._language = "en"
        self.checked = Checked()
        #: What the form began with, and whether anything was typed since.
        self._begun: tuple[dict[str, Any], dict[str, tuple[str, str]]] = ({}, {})
        self._is_touched = False
        #: The card as far as it can be read and drawn, None while a value is missing.
        self.draft: Any = None
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
        row = QHBoxLayout()
        row.setSpacing(16)
        self.form = FieldForm(())
        self._area: QWidget = scrolled(self.form)
        self._forms: dict[str, tuple[FieldForm, QWidget]] = {}
        self._facts = QVBoxLayout()
        self._facts.addWidget(self._area)
        row.addLayout(self._facts, 1)
        row.addLayout(self._make_words(), 1)
        column.addLayout(row, 1)
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

    def _make_words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        self.language, self.name, self.text = QComboBox(), QLineEdit(), QPlainTextEdit()
        for language in LANGUAGES:
            self.language.addItem(language_words(language), language)
        self.name.setMaxLength(200)
        self.text.setMinimumHeight(100)
        self.text.setTabChangesFocus(True)
        self.name_fault = label("", "small", tone="bad", wrap=True)
        self.text_fault = label("", "small", tone="bad", wrap=True)
        self.verdict = label("", wrap=True)
        self.parts = label("", "quiet", wrap=True)
        self.parts.setAlignment(Qt.AlignmentFlag.AlignTop)  # close below the verdict
        for field, widget, fault in (
            ("language", self.language, None),
            ("name", self.name, self.name_fault),
            ("text", self.text, self.text_fault),
        ):
            title = label(field_words(field), "quiet")
            title.setBuddy(widget)
            title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            widget.setAccessibleName(field_words(field))
            column.addWidget(title)
            column.addWidget(widget, 1 if widget is self.text else 0)
            if fault is not None:
                column.addWidget(fault)
        column.addWidget(self.verdict)
        column.addWidget(scrolled(self.parts), 1)
        self.language.currentIndexChanged.connect(self._another_language)
        self.name.textChanged.connect(self._touched)
        self.text.textChanged.connect(self._touched)
        return column

    def _make_form(self, game: str) -> None:
        """The form of a game, made when it is first wanted."""
        self._area.hide()
        if game not in self._forms:
            form = FieldForm(games.get(game).cards.form().fields)
            form.changed.connect(self._touched)
            self._forms[game] = (form, scrolled(form))
            self._facts.addWidget(self._forms[game][1])
        self.game = game
        self.form, self._area = self._forms[game]
        self._area.show()

    @property
    def _declared(self) -> Form:
        return games.get(self.game).cards.form()

    # ------------------------------------------------------------------ showing and reading

    def show_card(self, game: str, kept: Own | None, code: str, is_new: bool) -> None:
        """Edit this card, or begin a new one of that code with it, or an empty one."""
        self._make_form(game)
        self.code = code
        cards = games.get(game).cards
        declared = cards.form()
        plain = dict(declared.empty)
        if kept is not None:
            plain = {name: msgspec.to_builtins(getattr(kept.card, name)) for name in kept.card.__struct_fields__}
        self._base = {key: value for key, value in plain.items() if key not in ("abilities", "problem")}
        if cards.own is not None:
            self._base["code"] = int(code) if cards.numeric_codes else code
        if is_new:
            self._base.pop("alias", None)
        self.words = {} if kept is None else dict(kept.others)
        if kept is not None:
            self.words[kept.language] = (kept.card.name, kept.card.text)
        texts, shown = games.get(game).texts, current().code
        first = shown if texts is not None and shown in texts.reads else "en"
        self._first = self.main_language() if kept is not None else first
        self.title.setText(tr("New card of your own") if is_new else tr("Your own card"))
        self.delete_button.setVisible(not is_new)
        self.form.set_values(self._base)
        self._language = self._first
        self.language.blockSignals(True)
        self.language.setCurrentIndex(self.language.findData(self._first))
        self.language.blockSignals(False)
        self._show_words()
        self._begun = self._state()
        self._is_touched = False
        self.check_now()

    def _state(self) -> tuple[dict[str, Any], dict[str, tuple[str, str]]]:
        self._keep_words()
        return self.form.values(), dict(self.words)

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost without saving."""
        return self._is_touched and self._state() != self._begun

    def main_language(self) -> str:
        """The language of the card itself: the first that has a text, for a card without any the first with a name, for
        one without either the one that is chosen.
        """
        having = (tongue for at in (1, 0) for tongue in LANGUAGES if self.words.get(tongue, ("", ""))[at])
        return next(having, self._language)

    def _called(self, language: str) -> str:
        """The name in this language, or else the first that the card has: a text may be typed without one."""
        names = (self.words.get(tongue, ("", ""))[0] for tongue in (language, *LANGUAGES))
        return next(filter(None, names), "")

    def card(self) -> Any:
        """The card as it stands, or None; what is wrong with it is said beside the fields. `draft` may lack a name, or
        have that of another card.
        """
        self._keep_words()
        declared, language = self._declared, self.main_language()
        self.form.show_kinds(self._kinds())
        values = self.form.values()
        name, text = self._called(language), self.words.get(language, ("", ""))[1]
        self.draft = None
        fields = {field.name for field in declared.fields}
        kept = {key: value for key, value in self._base.items() if key not in fields}
        plain = {**kept, **values, "name": name or UNNAMED, "text": text}
        wrong = dict(declared.check(plain)) if not self.form.faults else {}
        if not wrong and not self.form.faults:
            try:
                self.draft = msgspec.convert(plain, games.get(self.game).cards.model)
            except msgspec.ValidationError as error:
                wrong = self._told(str(error))
        card = self.draft if name else None
        name_wrong = "" if name else tr("The card needs a name.")
        if card is not None and not self.is_free(card):
            name_wrong, card = tr("Another card has this name."), None
        self.form.show_faults(wrong)
        set_tone(self.name_fault, "bad" if self._is_touched else "")  # nobody has done anything wrong before
        for told, words in ((self.name_fault, name_wrong), (self.text_fault, wrong.get("text", ""))):
            told.setText(words)
            told.setVisible(bool(words))
        return card

    def _kinds(self) -> set[str]:
        """What kinds of card it is now: its kind, and of a monster its traits."""
        declared = self._declared
        kinds = {str(self.form.editor(declared.kind).value())}
        if declared.traits and kinds & {*self.form.editor(declared.traits).field.only}:
            kinds |= {*self.form.editor(declared.traits).value()}
        return kinds

    def _told(self, reason: str) -> dict[str, str]:
        """A refusal of the model, beside the field that it names."""
        named = next((field.name for field in self._declared.fields if re.search(rf"\b{field.name}\b", reason)), "")
        return {named or self._declared.kind: fill(tr("This does not fit: {reason}"), reason=reason)}

    def _keep_words(self) -> None:
        words = (" ".join(self.name.text().split()), self.text.toPlainText().strip())
        if any(words):
            self.words[self._language] = words
        else:
            self.words.pop(self._language, None)

    def _show_words(self) -> None:
        name, text = self.words.get(self._language, ("", ""))
        self.name.blockSignals(True)  # it is not to be kept with the text of another language
        self.name.setText(name)
        self.name.blockSignals(False)
        self.text.setPlainText(text)

    def _another_language(self, *_: object) -> None:
        self._keep_words()
        self._language = str(self.language.currentData())
        self._show_words()

    def _touched(self, *_: object) -> None:
        self._is_touched = True
        self.save_button.setEnabled(self.card() is not None)
        self._timer.start()

    def _save(self) -> None:
        self._timer.stop()
        card = self.card()
        if card is not None:
            language = self.main_language()
            others = {
                tongue: (self._called(tongue), text) for tongue, (_, text) in self.words.items() if tongue != language
            }
            self.saved.emit(card, others, language)

    # ------------------------------------------------------------------ checking

    def check_now(self) -> None:
        """Look at the card again, and at its text off the GUI thread."""
        self._timer.stop()
        if self._job is not None:
            self._again = True
            return
        self.save_button.setEnabled(self.card() is not None)
        card, language = self.draft, self.main_language()
        if card is None:
            self._show_parts(Checked())
            self._say(tr("Something is still missing: see the notes beside the fields."), "wait")
            return
        texts, shown = games.of_card(card).texts, current().code
        if texts is None or language not in texts.reads:
            self.shown.emit(card, language)
            self._by_hand(card)
        elif self._run is None:
            self._checked(check(card, language, shown))
        else:
            if texts.has_text(card) and not self.checked.parts:
                self._say(tr("Checking the text…"), "")
            self._job = Job(tr("Checking the text"), lambda progress: check(card, language, shown))
            self._job.done.connect(self._checked)
            self._job.failed.connect(while_there(self, lambda error: self._checked(Checked(card=card))))
            self._run(self._job)

    def _by_hand(self, card: Any) -> None:
        self._show_parts(Checked())
        texts = games.of_card(card).texts
        if not card.by_hand:
            self._say(tr("This card has no effect."), "")
        elif texts is not None:
            known = joined(", ", [language_words(language) for language in texts.reads])
            told = fill(tr("Texts in {languages} are understood; this card is played by hand."), languages=known)
            self._say(joined(" ", (told, self._other_language())), "wait")
        else:
            self._say(tr("The texts of this game are not understood yet: the card is played by hand."), "wait")

    def _checked(self, found: Checked) -> None:
        self._job = None
        if self._again:
            self._again = False
            self.check_now()
            return
        self._show_parts(found)
        self.shown.emit(found.card, self.main_language())
        if found.fault is not None:
            quote = " ".join(found.fault[0].split())
            quote = quote if len(quote) <= 80 else quote[:79] + "…"
            told = tr("Not understood: “{quote}”. The card can be saved; this part is done by hand.")
            self._say(joined(" ", (fill(told, quote=isolated(quote)), self._other_language())), "wait", found.fault[1])
        elif found.parts:
            self._say(tr("The whole text is understood: the program plays this card."), "good")
        else:
            self._say(tr("This card has no effect."), "")

    def _other_language(self) -> str:
        """Says so where the text is in another language than the one that is chosen for it."""
        language = self.main_language()
        seen = guess_language([self.words.get(language, ("", ""))[1]])
        if seen == language or {seen, language} <= {"zh_Hant", "zh_Hans"} or seen not in LANGUAGES:
            return ""
        told = tr("The text looks like {seen}, but its language is {chosen}: choose {seen} above.")
        return fill(told, seen=language_words(seen), chosen=language_words(language))

    def _show_parts(self, found: Checked) -> None:
        """List what the program does, and mark it in the texts of the language that is read."""
        self.checked = found
        lines = list(dict.fromkeys(_line(part) for part in found.parts))
        self.parts.setText("\n".join(lines))
        self.parts.setVisible(bool(lines))
        mine = self._language == self.main_language()
        mark([self.text], found.parts if mine else ())
        mark(self.form.texts(), found.parts)

    def _say(self, words: str, tone: str, tip: str = "") -> None:
        self.verdict.setText(words)
        self.verdict.setToolTip(plain(tip))
        set_tone(self.verdict, tone)


def _line(part: Part) -> str:
    """What the program does of a part of the text, or the words that are left to the players."""
    words = " ".join((part.said or part.words if part.understood else " … ".join(part.unread)).split())
    typed = " ".join(part.words.split())
    if part.understood and words.casefold() == typed.casefold() and len(words) > MOST_QUOTED:
        words = words[: MOST_QUOTED - 1] + "…"  # it is marked in the text already
    said = isolated(words[:MOST_SHOWN])
    kind = ability_words(part.kind) if part.understood else tr("By hand")
    said = fill(tr("{kind}: {words}"), kind=isolated(kind), words=said) if kind else said
    line = f"{'✓' if part.understood else '✗'} {said}"
    if not part.nearest:
        return line
    return line + "\n   " + fill(tr("Nearest wording that is understood: {words}"), words=isolated(part.nearest))
