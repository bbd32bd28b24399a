"""The line that says who decides what, with its buttons; the menu of a card; the word of refusal."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.engine.view import ChoiceView
from sanam.games.words import GameWords
from sanam.ui import icons
from sanam.ui.table.controller import MenuEntry
from sanam.ui.text import fill, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, icon_label, label

#: More loose options than this are put into a list instead of buttons.
BUTTONS = 5


def _count(choice: ChoiceView, picked: int) -> str:
    """How many are picked, behind the word of the button that confirms it."""
    if choice.combinations is None:
        return fill(tr(" ({picked}/{most})", "cards picked"), picked=picked, most=choice.most)
    return f" ({plain_number(picked)})" if picked else ""


class PromptBar(QWidget):
    """One sentence and its buttons. Amber only when it waits for the person at the screen."""

    option = Signal(int)
    confirm = Signal()
    pass_ = Signal()
    cancel = Signal()
    leave = Signal()
    to_now = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = GameWords()
        self.mine = False
        self._text, self._data = "", None
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 8, 4)
        row.setSpacing(8)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sentence.setMinimumWidth(120)
        row.addWidget(self.sentence, 1)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(6)
        row.addLayout(self.buttons)
        self.setAccessibleName(tr("Prompt"))

    def clear(self) -> None:
        while self.buttons.count():
            item = self.buttons.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def say(self, sentence: str, mine: bool) -> None:
        """A sentence without buttons."""
        self.clear()
        self.mine = mine
        self.sentence.setText(sentence)
        self.setAccessibleDescription(sentence)
        self.update()

    def offer_return(self) -> None:
        """In the past: the way back to now."""
        made = self._add(tr("Return to now"), "last", "primary")
        made.setObjectName("return-to-now")
        made.clicked.connect(self.to_now)

    def offer_leaving(self) -> None:
        """After the match: the way out."""
        made = self._add(tr("Leave the table"), "home", "")
        made.setObjectName("leave-finished")
        made.clicked.connect(self.leave)

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
        self.say(sentence, True)
        self._text, self._data = text, data
        if len(loose) > BUTTONS:
            self._list(choice, loose)
        else:
            for index in loose:
                if choice.options[index].act == "phase":
                    continue  # the bar of phases has it
                words, glyph = self.words.act(choice.options[index], choice.kind, self._text, self._data)
                made = self._add(words, glyph, "prompt" if len(loose) <= 2 or choice.kind == "rps" else "")
                self._shorten(made, words, len(loose))
                made.setProperty("option", index)
                made.clicked.connect(lambda _=False, index=index: self.option.emit(index))
        if many:
            words = tr("Confirm")
            made = self._add(f"{words}{_count(choice, picked)}", "check", "prompt")
            made.setObjectName("confirm")
            made.setEnabled(ready and (picked > 0 or choice.least > 0))
            made.clicked.connect(self.confirm)
            if picked:
                undo = self._add(tr("Clear"), "close", "")
                undo.setObjectName("clear")
                undo.clicked.connect(self.cancel)
        if choice.least == 0 and choice.kind != "by_hand":
            made = self._add(self.words.passes().get(choice.kind, tr("Pass")), "pass", "prompt" if not many else "")
            made.setObjectName("pass")
            made.clicked.connect(self.pass_)

    def _list(self, choice: ChoiceView, loose: list[int]) -> None:
        box = QComboBox()
        box.setEditable(len(loose) > 40)
        box.setAccessibleName(tr("Options"))
        box.setMinimumWidth(150)
        box.setObjectName("options")
        for index in loose:
            box.addItem(self.words.act(choice.options[index], choice.kind, self._text, self._data)[0], index)
        self.buttons.addWidget(box)
        made = self._add(tr("Choose"), "check", "prompt")
        made.setObjectName("choose")
        made.clicked.connect(lambda: self.option.emit(box.currentData()))

    def _shorten(self, made: QPushButton, words: str, among: int) -> None:
        """Keep the words of an option inside its share of the line; the whole is in the tip."""
        room = max(90, round(self.width() * 0.76 / max(1, among)) - 50)
        if made.fontMetrics().horizontalAdvance(words) > room:
            made.setText(made.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room))
            made.setToolTip(words)

    def _add(self, words: str, glyph: str, kind: str) -> QPushButton:
        made = button(words, glyph, kind=kind)
        # A click must not take the keyboard away from the board.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons.addWidget(made)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(color("panel", 244))
        painter.setPen(QPen(color("amber") if self.mine else color("line"), 1.8 if self.mine else 1.0))
        painter.drawRoundedRect(rect, 8, 8)


class CardMenu(QFrame):
    """What a card may do now, beside it; refused acts with their reason. A click elsewhere closes it."""

    chosen = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = GameWords()
        self.setProperty("role", "notice")
        self.setAccessibleName(tr("What this card may do"))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(6, 6, 6, 6)
        self.column.setSpacing(4)
        self.options: list[QPushButton] = []
        self.hide()

    def offer(self, entries: list[MenuEntry], kind: str, beside: QRectF, name: str, data: Any = None) -> None:
        """Show the entries of a card beside a rectangle of the parent."""
        self._empty()
        title = label(name, "section")
        title.setMaximumWidth(230)
        self.column.addWidget(title)
        number = 0
        for entry in entries:
            words, glyph = self.words.act(entry.act, kind, data=data)
            if entry.option is not None:
                number += 1
                made = QPushButton(f"{words}")
                made.setIcon(icons.icon(glyph))
                made.setToolTip(f"{number}" + (f" · {entry.act.rule}" if entry.act.rule else ""))
                made.setAccessibleName(words)
                made.setStyleSheet("text-align: left;")
                made.setProperty("option", entry.option)
                made.clicked.connect(lambda _=False, option=entry.option: self._choose(option))
                self.options.append(made)
                self.column.addWidget(made)
            elif entry.refused is not None:
                self.column.addWidget(self._refused(words, entry))
        self.adjustSize()
        self.move(self._beside(beside))
        self.show()
        self.raise_()
        if self.options:
            self.options[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _refused(self, words: str, entry: MenuEntry) -> QWidget:
        assert entry.refused is not None
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(8, 2, 4, 2)
        row.addWidget(icon_label("lock", "quiet", 14), 0, Qt.AlignmentFlag.AlignTop)
        rule = f" [{entry.refused.rule}]" if entry.refused.rule else ""
        made = label(f"{words}: {self.words.refusal(entry.refused)}{rule}", "small", wrap=True)
        made.setFixedWidth(206)
        row.addWidget(made)
        return box

    def _beside(self, rect: QRectF) -> QPoint:
        parent = self.parentWidget()
        assert parent is not None
        room: QRect = parent.rect()
        size = self.sizeHint()
        if rect.bottom() > room.bottom() - rect.height() * 0.6 and rect.top() > size.height():
            # Above a card of the hand, so that its neighbours stay in sight.
            x, y = round(rect.center().x()) - size.width() // 2, round(rect.top()) - size.height() - 8
        else:
            x = round(rect.right()) + 8
            if x + size.width() > room.right() - 4:
                x = round(rect.left()) - size.width() - 8
            y = round(rect.center().y()) - size.height() // 2
        return QPoint(
            max(4, min(x, room.right() - size.width() - 4)), max(4, min(y, room.bottom() - size.height() - 4))
        )

    def _empty(self) -> None:
        self.options = []
        while self.column.count():
            item = self.column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _choose(self, option: int) -> None:
        self.close_menu(quiet=True)
        self.chosen.emit(option)

    def forget(self) -> None:
        """Put it away with all that stood in it."""
        self.close_menu(quiet=True)
        self._empty()

    def close_menu(self, quiet: bool = False) -> None:
        """Put it away; `quiet` when something was chosen."""
        if self.isVisible():
            self.hide()
            if not quiet:
                self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close_menu()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.options:
            at = next((i for i, b in enumerate(self.options) if b.hasFocus()), 0)
            self.options[(at + (1 if key == Qt.Key.Key_Down else -1)) % len(self.options)].setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.options:
            next((b for b in self.options if b.hasFocus()), self.options[0]).click()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self.options):
            self.options[key - Qt.Key.Key_1].click()
        else:
            event.ignore()


class Refusal(QFrame):
    """Why something is not possible, with the rule, for some seconds where it was tried."""

    SECONDS = 5

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self.setProperty("tone", "bad")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 7, 12, 7)
        row.addWidget(icon_label("error", "coral", 18), 0, Qt.AlignmentFlag.AlignTop)
        self.words = label("", wrap=True)
        self.words.setMaximumWidth(340)
        row.addWidget(self.words)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def forget(self) -> None:
        """Put it away with what it said."""
        self._timer.stop()
        self.hide()
        self.words.clear()
        self.setAccessibleName("")

    def tell(self, text: str, rule: str, beside: QRectF | None) -> None:
        self.words.setText(f"{text}\n{rule}" if rule else text)
        width = min(340, self.words.fontMetrics().horizontalAdvance(text) + 8)
        self.words.setFixedWidth(max(120, width))
        self.adjustSize()
        self.setAccessibleName(text)
        parent = self.parentWidget()
        assert parent is not None
        room = parent.rect()
        at = beside.center() if beside is not None else QRectF(room).center()
        x = round(at.x() - self.width() / 2)
        top = beside.top() if beside is not None else at.y()
        y = round(top - self.height() - 8)
        if y < 4:
            y = round((beside.bottom() if beside is not None else at.y()) + 8)
        self.move(max(4, min(x, room.width() - self.width() - 4)), max(4, min(y, room.height() - self.height() - 4)))
        self.show()
        self.raise_()
        self._timer.start(self.SECONDS * 1000)
