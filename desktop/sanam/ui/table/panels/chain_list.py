"""What waits to be resolved: each link with what it does, what it aims at, and who decides next."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.ui.plain import PlainLabel, plain
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, joined, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import empty, label

#: So many links are shown, the newest ones.
SHOWN = 5


class LinkButton(QPushButton):
    """One link: lines of words, as high as they need."""

    def __init__(self, lines: list[tuple[str, str]], token: str, resolving: bool) -> None:
        super().__init__()
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 6, 4)
        column.setSpacing(1)
        for words, role in lines:
            line = PlainLabel(words)
            line.setWordWrap(True)
            line.setProperty("role", role or None)
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        edge = color("text") if resolving else color(token)
        self.setStyleSheet(
            f"LinkButton {{ padding: 0; border: 1px solid {edge.name()}; border-left: 5px solid {color(token).name()};"
            f" border-radius: 6px; background: {color('zone').name()}; }}"
        )
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # Qt's name
        return self.column.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:  # Qt's name
        return self.column.totalSizeHint()


class ChainList(QWidget):
    """The links, numbered, the newest on top; hidden when there are none."""

    pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.hide()

    def forget(self) -> None:
        """Show nothing."""
        empty(self.column)
        self.hide()

    def tell(self, links: list[dict[str, Any]], controller: TableController) -> None:
        """Show these links (see `Playmat.links`) of the match as `controller` sees it."""
        self.forget()
        if not links:
            return
        self.show()
        self.column.addWidget(label(controller.words.links_title(), "section"))
        asked = controller.sight.choice
        if asked is not None and asked.kind in controller.playmat.chance_kinds:
            next_one = fill(tr("{who} decides next whether to respond"), who=isolated(controller.seat_name(asked.seat)))
            self.column.addWidget(label(next_one, "small", wrap=True))
        first = max(0, len(links) - SHOWN)
        for number in range(len(links), first, -1):
            self.column.addWidget(self._link(number, links[number - 1], controller))
        if first:
            self.column.addWidget(label(fill(tr("and {n} more"), n=first), "small"))

    def _link(self, number: int, link: dict[str, Any], controller: TableController) -> LinkButton:
        handle = link.get("card")
        name = controller.name_of(handle) or tr("a card")
        targets = ", ".join(controller.name_of(card) or tr("a card") for card in link.get("cards", []) if card)
        effect = controller.effect_of(handle, link.get("ability"))
        state = tr("negated") if link.get("negated") else tr("resolves now") if link.get("resolving") else ""
        lines = [(f"{plain_number(number)}  {isolated(name)}", "")]
        done = controller.brief_of(handle, link.get("ability"))
        lines += [(done, "small")] if done else []
        lines += [(f"→ {isolated(targets)}", "small")] if targets else []
        lines += [(state, "small")] if state else []
        box = LinkButton(lines, "teal" if link.get("seat") == controller.seat else "coral", bool(link.get("resolving")))
        who = (fill(controller.words.link_title(link), n=number), controller.seat_name(link.get("seat")))
        said = joined(" · ", tuple(part for part in (*who, effect, targets and f"→ {targets}", state) if part))
        box.setToolTip(plain(said))
        box.setAccessibleName(f"{name}: {said}")
        if isinstance(handle, str):
            box.clicked.connect(lambda: self.pointed.emit(handle))
        return box
