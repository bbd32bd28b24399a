"""The line that says who decides what, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QIcon, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sanam.engine.view import ChoiceView
from sanam.games.words import GameWords
from sanam.ui import icons
from sanam.ui.plain import PlainLabel, caption, plain
from sanam.ui.table import spots
from sanam.ui.table.spots import Span
from sanam.ui.text import fill, isolated, joined, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import OncePressed

#: More loose options than this are put into a list instead of buttons.
BUTTONS = 5
#: Acts that end or decline something, and acts that say that something is done: they have parts of their own.
PASSING, CONFIRMING = ("pass", "end"), ("done",)
#: Milliseconds in which a button that had to take the place of another cannot be pressed yet.
SETTLE = 250
MARGIN, ROW = 8, 34
#: The share of the line that the buttons take.
SHARE = 0.6


class AnswerButton(OncePressed):
    """A button that answers."""

    def __init__(self, words: str, glyph: str, kind: str, meaning: object) -> None:
        super().__init__(caption(words))
        self.words, self.meaning = words, meaning
        self.setProperty("kind", kind or None)
        token = {"prompt": "on_amber", "primary": "on_teal", "danger": "coral"}.get(kind, "text")
        self._sign = icons.icon(glyph, token)
        self.setIcon(self._sign)
        self.setAccessibleName(words)
        # A click must not take the keyboard away from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def fit(self, width: int) -> None:
        """Keep its words inside `width` pixels: its sign goes first; what is left out of the words is in the tip."""
        self.setText(caption(self.words))
        self.setIcon(self._sign)
        if self.sizeHint().width() > width:
            self.setIcon(QIcon())
        letters = self.fontMetrics()
        lines = self.words.split("\n")
        if len(lines) * letters.lineSpacing() > ROW:
            lines = [joined(" · ", tuple(lines))]  # letters of this language are too high for two lines
        broad = max(letters.horizontalAdvance(line) for line in self.words.split("\n"))
        room = width - (self.sizeHint().width() - broad)
        short = "\n".join(letters.elidedText(line, Qt.TextElideMode.ElideRight, max(24, room)) for line in lines)
        self.setText(caption(short))
        self.setToolTip(plain(self.words if short != self.words else ""))


def _count(choice: ChoiceView, picked: int) -> str:
    """How many are picked, behind the word of the button that confirms it."""
    if choice.combinations is None:
        return fill(tr(" ({picked}/{most})", "cards picked"), picked=picked, most=choice.most)
    return f" ({plain_number(picked)})" if picked else ""


class PromptBar(QWidget):
    """One sentence and its buttons. Amber only when it waits for the person at the screen.

    Options stand in the upper row; passing, clearing and confirming have each a part of the lower one, whatever is
    asked (see `spots`).
    """

    option = Signal(int)
    confirm = Signal()
    pass_ = Signal()
    cancel = Signal()
    leave = Signal()
    again = Signal(bool)
    watch = Signal()
    to_now = Signal()
    #: The cards of piles that can do something are to be laid out.
    lay_out = Signal()
    #: What was warned of is done all the same (True) or not (False).
    warned = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = GameWords()
        self.mine = False
        #: Whether a button in the place of another waits a moment before it can be pressed.
        self.settles = True
        self._text, self._data = "", None
        #: The name of a card by its code, in the person's language.
        self.card_name: Callable[[str], str] = str
        self.sentence = PlainLabel(parent=self)
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(tr("Prompt"))
        self._question: ChoiceView | None = None
        self._fresh = True
        self._options: list[QWidget] = []
        self._lower: list[tuple[QWidget, tuple[float, float]]] = []
        #: Where the buttons of this prompt and of the one before lie in the upper row, and what they mean.
        self._spans: dict[object, Span] = {}
        self._before: dict[object, Span] = {}
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE)
        self._settling.timeout.connect(self._settled)
        self._late: list[QWidget] = []
        self._blink = QTimer(self)
        self._blink.setSingleShot(True)
        self._blink.setInterval(SETTLE)
        self._blink.timeout.connect(self.update)

    # ------------------------------------------------------------------ what it says

    def say(self, sentence: str, mine: bool, question: ChoiceView | None = None) -> None:
        """A sentence without buttons; `question` is what is asked, the same one again when picks have changed."""
        if question is None or question is not self._question:
            self._before, self._spans = self._spans, {}
            self._question, self._fresh = question, True
        else:
            self._fresh = False
        self._clear()
        self._blink.stop()
        if mine and self._fresh and self.settles and sentence and sentence == self.sentence.text():
            # The same words once more: it shows that they are asked again.
            self._blink.start()
        self.mine = mine
        self.sentence.setText(sentence)
        self.setAccessibleDescription(sentence)
        self._arrange()
        self.update()

    def offer_return(self) -> None:
        """In the past: the way back to now."""
        made = self._add_option(tr("Return to now"), "last", "primary", "return")
        made.setObjectName("return-to-now")
        made.clicked.connect(self.to_now)
        self._arrange()

    def offer_leaving(self, again: bool = False) -> None:
        """After the match: the way out, and to play it `again` or watch it."""
        if again:
            once_more = self._add_option(tr("Rematch"), "redo", "", "again")
            once_more.setObjectName("rematch-finished")
            once_more.clicked.connect(lambda: self.again.emit(False))
            watch = self._add_option(tr("Watch the replay"), "replay", "", "watch")
            watch.setObjectName("watch-finished")
            watch.clicked.connect(self.watch)
        made = self._add_option(tr("Leave the table"), "home", "", "leave")
        made.setObjectName("leave-finished")
        made.clicked.connect(self.leave)
        self._arrange()

    def offer_cards(self, offers: list[tuple[int, str, str]], number: int) -> None:
        """What cards in piles can do: options with their words and glyphs, or one button for all `number` of them."""
        for index, words, glyph in offers:
            made = self._add_option(words, glyph, "", ("offer", words))
            made.setStyleSheet("padding: 0px 8px; font-size: 11px; text-align: left;")
            made.setProperty("option", index)
            made.clicked.connect(lambda _=False, index=index: self.option.emit(index))
        if number and not offers:
            made = self._add_option(tr("%n card(s) in piles can be used", None, number), "cards", "", "offers")
            made.setObjectName("offers")
            made.clicked.connect(self.lay_out)
        self._arrange()

    def warn(self, sentence: str, words: str) -> None:
        """Ask whether something is meant that cannot be mended; `words` say what is done then."""
        self.say(sentence, True)
        back = self._add_lower(tr("Go back"), "undo", "prompt", spots.CONFIRM)
        back.setObjectName("go-back")
        back.clicked.connect(lambda: self.warned.emit(False))
        go_on = self._add_option(words, "flag", "danger", "warned")
        go_on.setObjectName("go-on-warned")
        go_on.clicked.connect(lambda: self.warned.emit(True))
        self._arrange()

    def ask(
        self,
        sentence: str,
        choice: ChoiceView,
        loose: list[int],
        many: bool,
        picked: int,
        ready: bool,
        text: str = "",
        data: Any = None,
    ) -> None:
        """A question with the buttons that answer it; `text` is that of the card it is about, `data` its definition."""
        self.say(sentence, True, choice)
        self._text, self._data = text, data
        buttons = [i for i in loose if choice.options[i].act not in (*PASSING, *CONFIRMING, "phase")]
        if len(buttons) > BUTTONS:
            self._list(choice, buttons)
        for index in loose:
            option = choice.options[index]
            if option.act == "phase" or (index in buttons and len(buttons) > BUTTONS):
                continue  # the bar of phases has it, or the list
            words, glyph = self._words_of(choice, index)
            if index in buttons:
                kind = "prompt" if len(buttons) <= 2 or choice.kind == "rps" else ""
                made = self._add_option(words, glyph, kind, (choice.kind, words, str(choice.params.get("card"))))
            else:
                part = spots.PASS if option.act in PASSING else spots.CONFIRM
                made = self._add_lower(words, glyph, "prompt", part)
            made.setProperty("option", index)
            made.clicked.connect(lambda _=False, index=index: self.option.emit(index))
        if many:
            words = f"{tr('Confirm')}{_count(choice, picked)}"
            made = self._add_lower(words, "check", "prompt", spots.CONFIRM)
            made.setObjectName("confirm")
            made.setEnabled(ready and (picked > 0 or choice.least > 0))
            made.clicked.connect(self.confirm)
            undo = self._add_lower(tr("Clear"), "close", "", spots.CLEAR)
            undo.setObjectName("clear")
            undo.setEnabled(picked > 0)
            undo.clicked.connect(self.cancel)
        if choice.least == 0 and choice.kind != "by_hand":
            words = self.words.passes().get(choice.kind, tr("Pass"))
            made = self._add_lower(words, "pass", "prompt" if not many else "", spots.PASS)
            made.setObjectName("pass")
            made.clicked.connect(self.pass_)
        self._arrange()

    # ------------------------------------------------------------------ its buttons

    def _list(self, choice: ChoiceView, loose: list[int]) -> None:
        box = QComboBox(self)
        box.setEditable(len(loose) > 40)
        box.setAccessibleName(tr("Options"))
        box.setObjectName("options")
        for index in loose:
            box.addItem(self._words_of(choice, index)[0], index)
        box.show()
        self._options.append(box)
        made = self._add_option(tr("Choose"), "check", "prompt", (choice.kind, "choose"))
        made.setObjectName("choose")
        made.clicked.connect(lambda: self.option.emit(box.currentData()))

    def _words_of(self, choice: ChoiceView, index: int) -> tuple[str, str]:
        """The words and the glyph of an option."""
        return self.words.option(choice, choice.options[index], self._text, self._data, self.card_name)

    def _add_option(self, words: str, glyph: str, kind: str, meaning: object) -> AnswerButton:
        made = self._button(words, glyph, kind, meaning)
        self._options.append(made)
        return made

    def _add_lower(self, words: str, glyph: str, kind: str, part: tuple[float, float]) -> AnswerButton:
        made = self._button(words, glyph, kind, part)
        self._lower.append((made, part))
        return made

    def _button(self, words: str, glyph: str, kind: str, meaning: object) -> AnswerButton:
        made = AnswerButton(words, glyph, kind, meaning)
        made.setParent(self)
        made.show()
        return made

    def spoken(self) -> str:
        """The sentence and the words of its buttons, the options with their digits."""
        options = [made.words for made in self._options if isinstance(made, AnswerButton)]
        words = [f"{plain_number(number)}: {isolated(word)}" for number, word in enumerate(options, 1)]
        return joined("; ", (self.sentence.text(), *words, *(made.words for made in self.answering()[len(options) :])))

    def answering(self) -> list[AnswerButton]:
        """The buttons that are there, those of the upper row first."""
        found = [*self._options, *(made for made, _ in self._lower)]
        return [made for made in found if isinstance(made, AnswerButton)]

    def _clear(self) -> None:
        self._settling.stop()
        holder, focus = self.parentWidget(), self.window().focusWidget()
        if holder is not None and focus is not None and self.isAncestorOf(focus):
            holder.setFocus()  # or Qt gives it to whatever comes next
        for made in (*self._options, *(made for made, _ in self._lower)):
            made.hide()
            made.setParent(None)
            made.deleteLater()
        self._options, self._lower, self._late = [], [], []

    # ------------------------------------------------------------------ where they lie

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._before, self._spans = {}, {}
        self._arrange()

    def _arrange(self) -> None:
        """Lay the sentence and the buttons out."""
        wide, high = self.width(), self.height()
        room = round(wide * SHARE) - MARGIN
        left = wide - MARGIN - room
        row = min(ROW, (high - 12) // 2)
        upper, lower = high // 2 - row - 1, high // 2 + 2
        widths = self._widths(room)
        barred = [
            [span for meaning, span in self._before.items() if meaning != getattr(made, "meaning", None)]
            for made in self._options
        ]
        spans, apart = spots.side_by_side(widths, room, barred)
        for made, span in zip(self._options, spans, strict=True):
            if isinstance(made, AnswerButton):
                made.fit(span.right - span.left)
                self._spans[made.meaning] = span
            self._put(made, left + span.left, upper, span.right - span.left, row)
        for made, share in self._lower:
            span = spots.part(share, room)
            if isinstance(made, AnswerButton):
                made.fit(room)
            width = min(span.right - span.left, made.sizeHint().width() + 4)
            start = span.left if share is spots.CONFIRM else span.right - width
            if isinstance(made, AnswerButton):
                made.fit(width)
            self._put(made, left + start, lower, width, row)
        starts = [span.left for span in spans] + [spots.part(share, room).left for _, share in self._lower]
        self._put(self.sentence, 2 * MARGIN, 3, left + min([*starts, room]) - 3 * MARGIN, high - 6)
        self._fit_sentence()
        if not apart and self.settles and self._fresh:
            # A prompt is laid out more than once: what waits already goes on waiting and is not forgotten.
            late = [made for made in self._options if made.isEnabled()]
            for made in late:
                made.setEnabled(False)
            self._late += late
            self._settling.start()

    def _fit_sentence(self) -> None:
        """Letters as large as the sentence has room for."""
        font = QFont(self.font())
        for smaller in range(4):
            font.setPixelSize(max(10, QFontInfo(self.font()).pixelSize() - smaller))
            self.sentence.setFont(font)
            if self.sentence.heightForWidth(self.sentence.width()) <= self.sentence.height():
                return

    def _widths(self, room: int) -> list[int]:
        """How wide the options are: as their words need, or all the same where that is too much."""
        for made in self._options:
            if isinstance(made, AnswerButton):
                made.fit(room)
        widths = [made.sizeHint().width() + 4 for made in self._options]
        if self._options and isinstance(self._options[0], QComboBox):
            widths[0] = max(120, room - widths[1] - spots.GAP)
        total = sum(widths) + spots.GAP * max(0, len(widths) - 1)
        if total <= room:
            return widths
        each = (room - spots.GAP * (len(widths) - 1)) // len(widths)
        spare = sum(max(0, each - width) for width in widths)
        wide = sum(width > each for width in widths)
        return [min(width, each + spare // max(1, wide)) for width in widths]

    def _put(self, made: QWidget, x: int, y: int, width: int, height: int) -> None:
        """At a place as one reads: from the right in a language that is written so."""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            x = self.width() - x - width
        made.setGeometry(QRect(x, y, max(0, width), height))

    def _settled(self) -> None:
        for made in self._late:
            made.setEnabled(True)
        self._late = []

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(color("panel", 244))
        painter.setPen(QPen(color("amber") if self.mine else color("line"), 1.8 if self.mine else 1.0))
        if self._blink.isActive():
            painter.setPen(QPen(color("focus"), 3.0))
        painter.drawRoundedRect(rect, 8, 8)
