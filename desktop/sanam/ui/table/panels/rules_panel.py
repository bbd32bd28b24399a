"""The rules beside the board: the running procedure with its numbered steps as play goes through them, and any rule
that is asked for in its place in the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from sanam import games
from sanam.engine.journal import Header
from sanam.engine.running import Running
from sanam.games.rulebook import Rulebook
from sanam.ui import icons, language
from sanam.ui.later import later
from sanam.ui.plain import rich_label
from sanam.ui.table.board_screen import BoardScreen
from sanam.ui.text import card_text, isolated, plain_number, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, label

RULE, PROCEDURE = "rule:", "procedure:"


class RulesPanel(QWidget):
    """Shows what runs, or a rule. `folded` when the person puts it away."""

    folded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.book: Rulebook | None = None
        self._running: tuple[Running, ...] = ()
        #: Which of the running procedures is shown (None: the innermost), and the rule that is shown instead.
        self._chosen: int | None = None
        self.rule = ""
        self._shown = ""
        #: The languages of the rules on the page: not every book says its rules in the language of the window.
        self._spoken: set[str] = set()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(2)
        self.heading: QLabel = label(tr("Rules"), "section")
        head.addWidget(self.heading, 1)
        self.back = button("", "undo", kind="quiet", tip=tr("Back to the running procedure"))
        self.back.setObjectName("back-to-procedure")
        self.back.clicked.connect(lambda: self._go(QUrl(f"{PROCEDURE}now")))
        self.close_button = button("", "close", kind="quiet", tip=tr("Close the rules"))
        self.close_button.setObjectName("close-rules")
        self.close_button.clicked.connect(self.folded)
        for made in (self.back, self.close_button):
            made.setStyleSheet("padding: 1px; min-height: 14px;")
            head.addWidget(made)
        column.addLayout(head)
        self.note = label(tr("The rules are written in English here."), "small", wrap=True)
        column.addWidget(self.note)
        #: What runs, the outermost first: each is a way to its steps.
        self.path = rich_label()
        self.path.setWordWrap(True)
        self.path.linkActivated.connect(lambda link: self._go(QUrl(link)))
        column.addWidget(self.path)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(tr("Rules"))
        self.page.document().setDocumentMargin(2)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.anchorClicked.connect(self._go)
        column.addWidget(self.page, 1)
        self.setVisible(False)

    def tell(self, under_way: tuple[Running, ...]) -> None:
        """What runs now; play going on leads back from another procedure, but not from a rule one reads."""
        if under_way != self._running:
            self._running, self._chosen = under_way, None
            self._show()

    def use(self, book: Rulebook | None) -> None:
        """The book of the match that is played from here on."""
        self.book, self._running, self._chosen, self.rule = book, (), None, ""
        self._show()

    def open_rule(self, rule: str) -> None:
        """Show a rule among its neighbours."""
        self.rule = rule
        self._show()

    def _go(self, link: QUrl) -> None:
        kind, _, what = link.toString().partition(":")
        if f"{kind}:" == RULE:
            self.rule = what
        else:
            self.rule, self._chosen = "", int(what) if what.isdigit() else None
        self._show()

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        book = self.book
        if book is None or not self.isVisible():
            return
        self._spoken = set()
        words = self._rule_page(book) if self.rule else self._procedure_page(book)
        self.note.setVisible("en" in self._spoken - {language.current().code})
        self.path.setVisible(not self.rule and bool(self._running))
        self.back.setVisible(bool(self.rule) or self._chosen is not None)
        if words == self._shown:
            return
        self._shown = words
        self.page.setHtml(words)
        # Where the lines are is known when the page has been laid out.
        later(self.page, lambda: self.page.scrollToAnchor("above"))

    # ------------------------------------------------------------------ pages

    def _says(self, book: Rulebook, rule: str) -> str:
        text, spoken = book.says(rule, language.current().code)
        self._spoken.add(spoken)
        return escape(isolated(card_text(text, language.LANGUAGES[spoken].tag)))

    @staticmethod
    def _place(book: Rulebook, rule: str, number: int) -> str:
        """The number of a step, in the digits of the language that its rule is written in."""
        code = language.current().code
        return plain_number(number) if book.says(rule, code)[1] == code else str(number)

    def _number(self, rule: str) -> str:
        ink = color("teal").name()
        return f'<a href="{RULE}{escape(rule)}" style="color: {ink}; text-decoration: none">{escape(rule)}</a>'

    def _rule_page(self, book: Rulebook) -> str:
        rules = book.around(self.rule)
        if not rules:
            return f"<p>{escape(self.rule)}<br>{escape(tr('The rulebook has no such rule.'))}</p>"
        rows = [
            (
                rule == self.rule,
                f"{self._number(rule)}<br>{self._says(book, rule)}",
                index == rules.index(self.rule) - 1,
            )
            for index, rule in enumerate(rules)
        ]
        return _rows(rows)

    def _procedure_page(self, book: Rulebook) -> str:
        under_way = self._running
        if not under_way:
            return f"<p>{escape(tr('No procedure is running.'))}</p>"
        at = self._chosen if self._chosen is not None and self._chosen < len(under_way) else len(under_way) - 1
        shown = at
        # What carries out no rule of its own, such as a question within a step, is shown by what it belongs to.
        while self._chosen is None and shown > 0 and not any(map(book.headline, under_way[shown].steps)):
            shown -= 1
        code = language.current().code
        self.path.setText(
            " › ".join(
                f'<a href="{PROCEDURE}{index}" style="color: {color("text" if index == shown else "teal").name()};'
                f' text-decoration: none">{escape(isolated(book.title(each.procedure, code)))}</a>'
                for index, each in enumerate(under_way)
            )
        )
        return _rows(self._steps(book, under_way[shown]))

    def _steps(self, book: Rulebook, shown: Running) -> list[tuple[bool, str, bool]]:
        """The steps that carry out a rule; one that does not belongs to the one before it."""
        steps: list[tuple[int, str]] = []
        for index, rules in enumerate(shown.steps):
            rule = shown.rule if index == shown.at and shown.rule else ""
            rule = rule if book.headline((rule,)) else book.headline(rules)
            if rule and (not steps or steps[-1][1] != rule):
                steps.append((index, rule))
        now = max((number for number, (index, _) in enumerate(steps) if index <= shown.at), default=0)
        return [
            (
                number == now,
                f"{self._place(book, rule, number + 1)}. {self._says(book, rule)} <small>{self._number(rule)}</small>",
                number == now - 1,
            )
            for number, (_, rule) in enumerate(steps)
        ]


def _rows(rows: Sequence[tuple[bool, str, bool]]) -> str:
    """Rows of a page: whether one is marked, its words, and whether the page is to be scrolled to it."""
    return "".join(_row(*row) for row in rows)


def _row(marked: bool, words: str, above: bool) -> str:
    """A paragraph: tables look better, but take ten times as long to lay out."""
    anchor = '<a name="above"></a>' if above else ""
    if not marked:
        return f'<p style="margin: 3px 5px 3px 9px">{anchor}{words}</p>'
    mark = f'<span style="color: {color("amber").name()}">▌</span>'
    ground = color("hover").name()
    return f'<p style="margin: 3px 5px 3px 0; background-color: {ground}">{anchor}{mark}{words}</p>'


class RulesAtTable(QObject):
    """Puts the rules panel on a table's screen, follows the match there, and opens the rules that refusals name."""

    def __init__(self, screen: BoardScreen) -> None:
        super().__init__(screen)
        self.screen = screen
        self.panel = RulesPanel()
        side = screen.right_side
        layout = side.panel.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, self.panel, 2)
        self.button = button("", "rulebook", kind="quiet", tip=tr("Rules (what is running now)"))
        self.button.setObjectName("rules")
        self.button.setIcon(icons.icon("rulebook", "text", 18, on="amber"))
        self.button.setCheckable(True)
        self.button.setStyleSheet("padding: 3px; min-height: 16px;")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        side.head.insertWidget(2, self.button)
        self.button.toggled.connect(self._toggled)
        self.panel.folded.connect(lambda: self.button.setChecked(False))
        screen.why.rule_wanted.connect(self.open_rule)
        screen.menu.rule_wanted.connect(self.open_rule)
        screen.left_side.focus.rule_wanted.connect(self.open_rule)

    def _toggled(self, on: bool) -> None:
        self.panel.setVisible(on)
        if on:
            self.screen.right_side.unfold()
            self.follow()

    def speak_of(self, header: Header) -> None:
        """The book of the match that begins."""
        found = games.find(header.game)
        self.panel.use(found.table.rulebook(header.edition) if found is not None else None)
        self.button.setVisible(self.panel.book is not None and self.screen.right_side.is_out)
        if self.panel.book is None:
            self.button.setChecked(False)

    def follow(self, *_: object) -> None:
        """Show where the rules stand at the moment on the screen."""
        controller = self.screen.controller
        if controller is not None and self.panel.isVisible():
            self.panel.tell(controller.shown.running)

    def open_rule(self, rule: str) -> None:
        """Show a rule that was named somewhere on the screen."""
        if self.panel.book is None:
            return
        self.button.setChecked(True)
        self.panel.open_rule(rule)
