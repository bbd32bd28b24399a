"""The menu of a card, and the word of refusal: what lies beside what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sanam.games.words import GameWords
from sanam.ui import icons
from sanam.ui.plain import caption, plain
from sanam.ui.table.board.notes import BoardNote
from sanam.ui.table.prompts.answer_button import lines_of
from sanam.ui.table.seat.controller import MenuEntry
from sanam.ui.text import joined, tr
from sanam.ui.widgets import empty, icon_label, label, rule_link

#: How wide the words of an entry are at most, in pixels.
WIDE = 250


class CardMenu(QFrame):
    """What a card may do now, beside it; refused acts with their reason. A click elsewhere closes it."""

    chosen = Signal(int, str)
    closed = Signal()
    rule_wanted = Signal(str)

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

    def offer(
        self,
        entries: list[MenuEntry],
        kind: str,
        beside: QRectF,
        name: str,
        data: Any = None,
        brief: Callable[[Any], str] = lambda ability: "",
    ) -> None:
        """Show the entries of a card beside a rectangle of the parent; `brief` says what one of its abilities does."""
        self.hide()  # what is added to what is seen has no size yet
        self._empty()
        title = label(name, "section")
        title.setMaximumWidth(230)
        self.column.addWidget(title)
        number = 0
        able: set[str] = set()
        for entry in entries:
            words, glyph = self.words.called(entry.act, kind, data, brief)
            if entry.option is not None:
                number += 1
                able.add(words)
                if entry.target:
                    words = joined(": ", (words, entry.at))
                shown = lines_of(words, self.font(), WIDE) + ([entry.outcome] if entry.outcome else [])
                words = joined(": ", (words, entry.outcome)) if entry.outcome else words
                made = QPushButton(caption("\n".join(shown)))
                made.setIcon(icons.icon(glyph))
                made.setToolTip(plain(f"{number}" + (f" · {entry.act.rule}" if entry.act.rule else "")))
                made.setAccessibleName(words)
                made.setStyleSheet("text-align: left;")
                made.setProperty("option", entry.option)
                made.setProperty("target", entry.target)
                made.clicked.connect(lambda _=False, at=(entry.option, entry.target): self._choose(*at))
                self.options.append(made)
                self.column.addWidget(made)
            elif entry.refused is not None and words not in able:  # else it can be done in another way
                self.column.addWidget(self._refused(words, entry))
        hint = self.sizeHint()
        self.resize(hint.width(), max(hint.height(), self.heightForWidth(hint.width())))  # refusals have several lines
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
        made = label(f"{words}: {self.words.refusal(entry.refused)}", "small", wrap=True)
        made.setFixedWidth(206)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(made)
        if entry.refused.rule:
            link = rule_link(entry.refused.rule)
            link.clicked.connect(lambda _=False, rule=entry.refused.rule: self.rule_wanted.emit(rule))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column)
        return box

    def _beside(self, rect: QRectF) -> QPoint:
        parent = self.parentWidget()
        assert parent is not None
        room: QRect = parent.rect()
        size = self.size()
        if rect.center().y() > room.height() * 0.7 and rect.top() > size.height():
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

    def stay_inside(self) -> None:
        """Keep within the board when that has another size: a menu that was just opened does not go away."""
        parent = self.parentWidget()
        if parent is not None and self.isVisible():
            room = parent.rect()
            x, y = min(self.x(), room.right() - self.width() - 4), min(self.y(), room.bottom() - self.height() - 4)
            self.move(max(4, x), max(4, y))

    def _empty(self) -> None:
        self.options = []
        empty(self.column)

    def _choose(self, option: int, target: str) -> None:
        self.close_menu(quiet=True)
        self.chosen.emit(option, target)

    def forget(self) -> None:
        """Put it away with all that stood in it."""
        self.close_menu(quiet=True)
        self._empty()

    def close_menu(self, quiet: bool = False) -> None:
        """Put it away; `quiet` when something was chosen."""
        if self.isVisible():
            holder, focus = self.parentWidget(), self.window().focusWidget()
            if holder is not None and focus is not None and self.isAncestorOf(focus):
                holder.setFocus()  # or Qt gives it to whatever comes next
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


class Refusal(BoardNote):
    """Why something is not possible, for some seconds where it was tried. Clicks go through it, but for the one on the
    number of the rule.
    """

    SECONDS = 5
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "bad", "error", "coral", 340)
        self.rule = rule_link(parent=parent)
        self.rule.clicked.connect(self._open_rule)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        super().hideEvent(event)
        self.rule.hide()

    def _open_rule(self) -> None:
        self.hide()
        self.rule_wanted.emit(self.rule.text())

    def forget(self) -> None:
        """Put it away with what it said."""
        super().forget()
        self._timer.stop()
        self.rule.hide()
        self.rule.setText("")

    def tell(self, text: str, rule: str, beside: QRectF | None) -> None:
        self.say(text, beside, rule)
        self._show_rule(rule)
        self._timer.start(self.SECONDS * 1000)

    def _show_rule(self, rule: str) -> None:
        """The button lies over the number in the last line."""
        self.rule.setText(rule)
        self.rule.setVisible(bool(rule))
        self.rule.resize(self.rule.sizeHint().width(), self.words.fontMetrics().height())
        line = self.words.geometry().translated(self.pos())
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = line.right() - self.rule.width() if rtl else line.left()
        self.rule.move(x, line.bottom() - self.rule.height() + 1)
        self.rule.raise_()
