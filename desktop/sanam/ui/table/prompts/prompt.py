"""The line that says who decides what, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sanam.engine.view import ChoiceView
from sanam.games.words import GameWords
from sanam.ui.plain import PlainLabel
from sanam.ui.table.prompts import spots
from sanam.ui.table.prompts.answer_button import AnswerButton
from sanam.ui.table.prompts.prompt_layout import Laid, Measure, lay_out, two_lines
from sanam.ui.text import fill, isolated, joined, plain_number, tr
from sanam.ui.theme import color

#: More loose options than this are put into a list instead of buttons.
BUTTONS = 5
#: Acts that end or decline something, and acts that say that something is done: they have parts of their own.
PASSING, CONFIRMING = ("pass", "end", "no"), ("done", "yes")
#: Milliseconds in which a button that had to take the place of another cannot be pressed yet.
SETTLE = 250
#: How high a prompt may become, as a share of the board's height.
HIGHEST = 0.5


def _count(choice: ChoiceView, picked: int) -> str:
    """How many are picked, behind the word of the button that confirms it."""
    if choice.combinations is None:
        return fill(tr(" ({picked}/{most})", "cards picked"), picked=picked, most=choice.most)
    return f" ({plain_number(picked)})" if picked else ""


class PromptBar(QWidget):
    """One sentence and its buttons, on the hand; nothing where nothing is said. Amber only when it waits for the person
    at the screen.

    Passing, confirming and clearing have each a place of their own at its end, whatever is asked (see `spots`). What
    needs more room makes it higher, never its words shorter.
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
        self._gives_way = False
        self._options: list[QWidget] = []
        self._lower: list[tuple[AnswerButton, tuple[float, float]]] = []
        #: Where the buttons of this prompt and of the one before lie on the board, by what they mean.
        self._rects: dict[object, QRect] = {}
        self._before: dict[object, QRect] = {}
        #: The strip of the board on whose lower edge it stands.
        self._strip = QRect()
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

    def two_lines(self) -> int:
        """How high it is with a sentence of two lines."""
        return two_lines(QFontMetrics(self.sentence.font()))

    def say(self, sentence: str, mine: bool, question: ChoiceView | None = None) -> None:
        """A sentence without buttons; `question` is what is asked, the same one again when picks have changed."""
        if question is None or question is not self._question:
            # A sentence while something is shown lets the hand rest where it was; a question without buttons was
            # answered on the board.
            if self._rects or self._question is not None:
                self._before, self._rects = self._rects, {}
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
        self.setVisible(bool(sentence) and not self._gives_way)
        self.setAccessibleDescription(sentence)
        self._arrange()
        self.update()

    def begin(self) -> None:
        """Another match: nobody's hand rests on a button of the one before."""
        self._before, self._rects = {}, {}

    def give_way(self, gives_way: bool) -> None:
        """Something else says the same in the middle of the board, or no longer."""
        self._gives_way = gives_way
        self.setVisible(bool(self.sentence.text()) and not gives_way)

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
            self._answers(index, made)
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
        elif len(buttons) == 1 and choice.least == 0 and not many:
            # It is done or it is not: what does it lies where confirming does.
            words, glyph = self._words_of(choice, buttons[0])
            self._answers(
                buttons[0], self._add_lower(words, glyph, "prompt", spots.CONFIRM, self._meaning(choice, words))
            )
            loose = [i for i in loose if i != buttons[0]]
        self._add_loose(choice, loose, buttons)
        if many:
            self._add_confirm(choice, picked, ready)
        if choice.least == 0 and choice.kind != "by_hand":
            words = self.words.passes().get(choice.kind, tr("Pass"))
            kind = "" if many or any(part is spots.CONFIRM for _, part in self._lower) else "prompt"
            made = self._add_lower(words, "pass", kind, spots.PASS)
            made.setObjectName("pass")
            made.clicked.connect(self.pass_)
        self._arrange()

    def _add_loose(self, choice: ChoiceView, loose: list[int], buttons: list[int]) -> None:
        """The buttons of options that lie nowhere on the board; `buttons` are those that neither confirm nor pass."""
        for index in loose:
            option = choice.options[index]
            if option.act == "phase" or (index in buttons and len(buttons) > BUTTONS):
                continue  # the bar of phases has it, or the list
            words, glyph = self._words_of(choice, index)
            if index in buttons:
                kind = "prompt" if len(buttons) <= 2 or choice.kind == "rps" else ""
                made = self._add_option(words, glyph, kind, self._meaning(choice, words))
            else:
                part = spots.PASS if option.act in PASSING else spots.CONFIRM
                meaning = self._meaning(choice, words) if option.act in ("yes", "no") else part
                made = self._add_lower(words, glyph, "" if option.act == "no" else "prompt", part, meaning)
            self._answers(index, made)

    def _add_confirm(self, choice: ChoiceView, picked: int, ready: bool) -> None:
        """What takes the picked cards, and what puts them all back."""
        words = f"{tr('Confirm')}{_count(choice, picked)}"
        made = self._add_lower(words, "check", "prompt", spots.CONFIRM)
        made.setObjectName("confirm")
        made.setEnabled(ready and (picked > 0 or choice.least > 0))
        made.clicked.connect(self.confirm)
        undo = self._add_lower("", "close", "", spots.CLEAR)
        undo.setObjectName("clear")
        undo.setAccessibleName(tr("Clear"))
        undo.setToolTip(tr("Clear"))
        undo.setEnabled(picked > 0)
        undo.clicked.connect(self.cancel)

    # ------------------------------------------------------------------ its buttons

    @staticmethod
    def _meaning(choice: ChoiceView, words: str) -> object:
        return (choice.kind, words, str(choice.params.get("card")))

    def _answers(self, index: int, made: AnswerButton) -> None:
        """Let a button answer with an option."""
        made.setProperty("option", index)
        made.clicked.connect(lambda: self.option.emit(index))

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

    def _add_lower(
        self, words: str, glyph: str, kind: str, part: tuple[float, float], meaning: object = None
    ) -> AnswerButton:
        made = self._button(words, glyph, kind, meaning or part)
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

    def stand_on(self, strip: QRect) -> None:
        """Take the place of a strip of the board, and come up over its upper edge where more room is needed."""
        self._strip = strip
        self._arrange()

    def _arrange(self) -> None:
        """Lay the sentence and the buttons out, and take as much of the board as they need."""
        holder = self.parentWidget()
        if self._strip.isEmpty() or holder is None:
            return
        base = QFontInfo(self.font()).pixelSize()
        for smaller in range(3):
            font = QFont(self.font())
            font.setPixelSize(max(11, base - smaller))
            self.sentence.setFont(font)
            laid = self._laid()
            if laid.size.height() <= HIGHEST * holder.height():
                break
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.setGeometry(self._at(QRect(laid.at, laid.size), mirrored))
        for made, rect in zip((self.sentence, *self._made()), (laid.sentence, *laid.buttons), strict=True):
            if mirrored:
                rect = QRect(laid.size.width() - rect.right() - 1, rect.top(), rect.width(), rect.height())
            made.setGeometry(rect)
            if isinstance(made, AnswerButton):
                self._rects[made.meaning] = rect.translated(self.pos())
        self.update()
        self._hold_back()

    def _made(self) -> list[QWidget]:
        return [*self._options, *(made for made, _ in self._lower)]

    def _at(self, inside: QRect, mirrored: bool) -> QRect:
        """A rectangle of the strip on the board."""
        if mirrored:
            inside.moveLeft(self._strip.width() - inside.right() - 1)
        return inside.translated(self._strip.topLeft())

    def _laid(self) -> Laid:
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        wide, origin = self._strip.width(), self._strip.left()
        barred: list[list[QRect]] = []
        for made in self._options:
            others = [rect for meaning, rect in self._before.items() if meaning != getattr(made, "meaning", None)]
            shifted = [rect.translated(-origin, -self._strip.top()) for rect in others]
            if mirrored:
                for rect in shifted:
                    rect.moveLeft(wide - rect.right() - 1)
            barred.append(shifted)
        return lay_out(
            self._strip.size(), Measure(self.sentence), self._options, self._lower, barred, 14 if self.mine else 8
        )

    def _hold_back(self) -> None:
        """What lies where something else lay can be pressed a moment later."""
        if not self.settles or not self._fresh:
            return
        # A prompt is laid out more than once: what waits already goes on waiting and is not forgotten.
        late = [
            made
            for made in self.answering()
            if made.isEnabled()
            and any(
                meaning != made.meaning and rect.intersects(self._rects[made.meaning])
                for meaning, rect in self._before.items()
            )
        ]
        for made in late:
            made.setEnabled(False)
        self._late += late
        if late:
            self._settling.start()

    def _settled(self) -> None:
        for made in self._late:
            made.setEnabled(True)
        self._late = []

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(color("panel", 250 if self.mine else 226))
        painter.setPen(QPen(color("amber"), 1.8) if self.mine else QPen(color("line"), 1.0))
        if self._blink.isActive():
            painter.setPen(QPen(color("focus"), 3.0))
        round_ = min(20.0, rect.height() / 2)
        painter.drawRoundedRect(rect, round_, round_)
