"""Changes by hand: how a card works whose text is not understood, and how players agree on a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sanam.engine import manual
from sanam.engine.view import CardView
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, label

#: How many tools stand side by side.
COLUMNS = 6


class ByHandPanel(QWidget):
    """The tools, about the card in focus or the player at the screen. Visible only while working by hand."""

    toggled = Signal(bool)
    looked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.controller: TableController | None = None
        self.card: CardView | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        self.switch = button(tr("By hand"), "by-hand", tip=tr("Move and change anything by hand (H)"))
        self.switch.setObjectName("by-hand")
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self._toggle)
        column.addWidget(self.switch)
        self.tools = QWidget()
        rows = QVBoxLayout(self.tools)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        self.hint = label(tr("Drag any card anywhere. The tools act on the card in focus."), "small", wrap=True)
        rows.addWidget(self.hint)
        self.about_card: list[QWidget] = []
        self._tools: list[QWidget] = []
        # However many tools a game has, what follows lies below them.
        self.grid = QGridLayout()
        self.grid.setSpacing(4)
        rows.addLayout(self.grid)
        self.what = QComboBox()
        self.what.setAccessibleName(tr("Which number"))
        self.what.setMinimumWidth(80)
        self.what.setStyleSheet("padding: 5px 4px;")
        rows.addWidget(self.what)
        self.until = QComboBox()
        self.until.setAccessibleName(tr("Duration"))
        self.until.setStyleSheet("padding: 5px 4px;")
        rows.addLayout(self._number_row())
        rows.addWidget(self.until)
        self.note = QLineEdit()
        self.note.setPlaceholderText(tr("Note for the log"))
        self.note.setAccessibleName(tr("Note for the log"))
        self.note.setMaxLength(manual.NOTE_LIMIT)
        self.note.returnPressed.connect(self._note)
        rows.addWidget(self.note)
        column.addWidget(self.tools)
        self.tools.hide()

    def _number_row(self) -> QHBoxLayout:
        """The value to type, and whether it is the new one or what is added."""
        number = QHBoxLayout()
        number.setSpacing(4)
        self.value = QLineEdit()
        self.value.setValidator(QIntValidator(-99999, 999999, self))
        self.value.setToolTip(tr("New value or change"))
        self.value.setAccessibleName(tr("New value or change"))
        self.value.setMinimumWidth(46)
        number.addWidget(self.value, 1)
        set_button = button(tr("="), kind="", tip=tr("Set to this value"))
        add_button = button(tr("±"), kind="", tip=tr("Change by this much"))
        for made, add in ((set_button, False), (add_button, True)):
            made.setFixedWidth(30)
            made.setStyleSheet("padding: 4px 0;")
            made.clicked.connect(lambda _=False, add=add: self._number(add))
            number.addWidget(made)
        return number

    def use(self, controller: TableController) -> None:
        """The match the tools change: what they are the game says."""
        self.controller = controller
        words, playmat = controller.words, controller.playmat
        for made in self._tools:
            self.grid.removeWidget(made)
            made.hide()
            made.setParent(None)
            made.deleteLater()
        self._tools = [self._tool(name, *words.tools()[name]) for name in (*playmat.card_tools, *playmat.table_tools)]
        self.about_card = self._tools[: len(playmat.card_tools)]
        for index, made in enumerate(self._tools):
            self.grid.addWidget(made, index // COLUMNS, index % COLUMNS)
        self.focus(self.card)
        names = words.numbers()
        self.what.clear()
        for name in playmat.player_numbers:
            self.what.addItem(fill(tr("My {number}"), number=names.get(name, name)), (name, True))
            self.what.addItem(fill(tr("Their {number}"), number=names.get(name, name)), (name, False))
        for name in playmat.card_numbers:
            self.what.addItem(names.get(name, name), (name, None))
        counts = words.counters()
        for name in playmat.card_counts:
            self.what.addItem(counts.get(name, name), (name, "count"))
        self.until.clear()
        for until in playmat.lasting:
            self.until.addItem(words.lasting().get(until, until), until)
        self.until.setVisible(bool(playmat.lasting))

    def _tool(self, name: str, words: str, glyph: str, tip: str) -> QWidget:
        made = button("", glyph, tip=tip)
        made.setObjectName(f"tool-{name}")
        made.setAccessibleName(words)
        made.setStyleSheet("padding: 4px 2px;")
        made.setMinimumWidth(28)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda _=False: self._use_tool(name))
        return made

    def _use_tool(self, name: str) -> None:
        """What a tool does: what the game means by it, else what it is on every table."""
        controller = self.controller
        if controller is None:
            return
        action = controller.playmat.by_hand(name, controller.view, self.card, self._id())
        if action is not None:
            self._do(action)
            return
        if name in controller.playmat.sends:
            self._send(*controller.playmat.sends[name])
            return
        if name in controller.playmat.piles:
            self._use_pile(name.partition("-")[0], controller.playmat.piles[name])
            return
        common: dict[str, Callable[[], None]] = {
            "turn": self._turn,
            "position": self._position,
            "field": self._field,
            "deck": self._deck,
            "reveal": self._reveal,
            "counter+": lambda: self._counter(1),
            "counter-": lambda: self._counter(-1),
            "token": self._token,
            "coin": lambda: self._do(manual.Roll(2)),
            "die": lambda: self._do(manual.Roll(6)),
        }
        if name in common:
            common[name]()

    def _toggle(self, on: bool) -> None:
        self.tools.setVisible(on)
        self.toggled.emit(on)

    def focus(self, card: CardView | None) -> None:
        """The card the tools are about."""
        self.card = card
        for made in self.about_card:
            made.setEnabled(card is not None)

    def forget(self) -> None:
        """No card, and nothing that was typed but not done."""
        self.focus(None)
        self.value.clear()
        self.note.clear()

    # ------------------------------------------------------------------ tools

    def _do(self, action: manual.AnyAction) -> None:
        if self.controller is not None:
            self.controller.act_by_hand(action)

    def _id(self) -> int | None:
        if self.controller is None or self.card is None:
            return None
        return self.controller.sight.ids.get(self.card.handle)

    def _seat(self) -> int:
        assert self.controller is not None
        choice = self.controller.choice
        return choice.seat if choice is not None else self.controller.seat

    def _turn(self) -> None:
        number = self._id()
        if number is not None and self.card is not None:
            face, _, turn = self.card.stance.partition("/")
            now = "down" if face == "up" else "up"
            self._do(manual.Turn(number, f"{now}/{turn}" if turn else now))

    def _position(self) -> None:
        number = self._id()
        if number is not None and self.card is not None:
            face, _, turn = self.card.stance.partition("/")
            self._do(manual.Turn(number, face if turn else f"{face}/side"))

    def _send(self, pile: str, to: int | None = None) -> None:
        """To a zone of the card's owner, to a place in it (None: on top)."""
        number = self._id()
        if self.controller is not None and number is not None and self.card is not None:
            stance = self.controller.playmat.stance_in(pile, self.card)
            self._do(manual.Move(number, f"{self.card.owner}.{pile}", to, stance))

    def _deck(self) -> None:
        if self.controller is not None and self.card is not None:
            data = self.controller.book.data(self.card.code) if self.card.code is not None else None
            self._send(self.controller.playmat.home_of(data))

    def _field(self) -> None:
        """To the first free zone of its kind, face-up."""
        number = self._id()
        if self.controller is None or number is None or self.card is None:
            return
        code = self.card.code or self.controller.session.own(self.card.handle)
        free = self._free(self.controller.book.data(code) if code is not None else None)
        if free:
            self._do(manual.Move(number, free[0], None, "up"))

    def _free(self, data: Any) -> list[str]:
        """The free zones of the player at the screen for a card."""
        assert self.controller is not None
        board, view, seat = self.controller.playmat.board, self.controller.view, self._seat()
        places = [
            place for name in self.controller.playmat.places_for(data) if (place := board.place(name)) is not None
        ]
        return [f"{seat}.{place.zone}" for place in places if place.is_row or not view.zones[f"{seat}.{place.zone}"]]

    def _reveal(self) -> None:
        number = self._id()
        if number is not None:
            self._do(manual.Reveal(number, [0, 1]))

    def _use_pile(self, verb: str, pile: str) -> None:
        """Draw from a pile of the player at the screen, look through it, or shuffle it."""
        if self.controller is None:
            return
        zone = f"{self._seat()}.{pile}"
        cards = self.controller.view.zones[zone]
        if verb == "look":
            self.looked.emit(zone)
        elif verb == "shuffle":
            self._do(manual.Shuffle(zone))
        elif cards:
            self._do(manual.Move(self.controller.sight.ids[cards[-1].handle], f"{self._seat()}.hand", None, "down"))

    def _token(self) -> None:
        if self.controller is None:
            return
        cards = self.controller.book.header.cards
        tokens = [code for code in sorted(cards) if "token" in cards[code].get("traits", ())]
        free = self._free(self.controller.book.data(tokens[0])) if tokens else []
        if free:
            self._do(manual.Create(tokens[0], self._seat(), free[0], "up/side"))

    def _counter(self, by: int) -> None:
        number = self._id()
        if number is not None and self.card is not None:
            name = next(iter(sorted(self.card.counters)), tr("counter"))
            now = self.card.counters.get(name, 0)
            if now + by >= 0:
                self._do(manual.SetCount(number, name, now + by))

    def _number(self, add: bool) -> None:
        if self.controller is None:
            return
        (key, mine), value = self.what.currentData(), int(self.value.text() or 0)
        if mine == "count":
            self._set_counters(key, value, add)
            return
        if mine is not None:
            seat = self._seat() if mine else 1 - self._seat()
            now = self.controller.view.seats[seat].counts.get(key, 0)
            self._do(manual.SetCount(f"seat{seat}", key, max(0, now + value) if add else max(0, value)))
            return
        number = self._id()
        if number is not None:
            self._do(manual.Modify(number, key, "add" if add else "set", value, self.until.currentData() or ""))

    def _set_counters(self, kind: str, value: int, add: bool) -> None:
        """Set what is counted on the card in focus, or change it."""
        number = self._id()
        if number is not None and self.card is not None:
            now = self.card.counters.get(kind, 0) if add else 0
            self._do(manual.SetCount(number, kind, max(0, now + value)))

    def _note(self) -> None:
        if self.note.text().strip():
            self._do(manual.Note(self.note.text().strip()))
            self.note.clear()
