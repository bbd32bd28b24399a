"""The deck editor: cards to choose from, the deck, and what is to be said of it, side by side."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sanam import games
from sanam.decks.files import READERS
from sanam.decks.model import Deck
from sanam.ui.decks.banned import BannedDialog
from sanam.ui.decks.bar import DeckBar, offer
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.deck_files import DeckFiles
from sanam.ui.decks.document import TYPED, Document
from sanam.ui.decks.dragging import Dragging
from sanam.ui.decks.more_menu import more_menu
from sanam.ui.decks.piles import PilesView
from sanam.ui.decks.printings import PrintingDialog
from sanam.ui.decks.results import Results
from sanam.ui.decks.shelf.file_actions import Tell
from sanam.ui.decks.shelf.page import ShelfPage
from sanam.ui.decks.side import Side
from sanam.ui.decks.words import field_words, order_words, pile_words
from sanam.ui.flow import FlowLayout
from sanam.ui.folding import Fold
from sanam.ui.parts import Parts, at_once
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, label, panel, scaled

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf


class DeckEditor(QWidget):
    """Edits the decks of `shelf`. `saved(path)` when a deck file was written; `print_wanted(deck)`;
    `print_missing_wanted(title, game, [(code, copies)])`; `play_wanted(id, game, edition, hand)` against the computer;
    `import_wanted`: cards or lists are to be brought in; `lists_changed`: there are other lists to check decks by;
    `decks_changed`: other files on the disk.

    show_error(error, what, advice), toast(text) and tell(problem, action, act) tell (Shell's); `eager` draws faces
    where they are asked for. The deck that is not saved is kept in the folder `drafts`, else beside the decks.
    """

    print_wanted = Signal(object)
    print_missing_wanted = Signal(str, str, object)
    play_wanted = Signal(str, str, str, object)
    import_wanted = Signal()
    lists_changed = Signal()
    decks_changed = Signal()

    def __init__(
        self,
        shelf: DeckShelf,
        *,
        show_error: Callable[[BaseException, str, str], None],
        toast: Callable[[str], None],
        tell: Tell,
        eager: bool = False,
        drafts: Path | None = None,
        in_parts: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.setAcceptDrops(True)
        self.shelf, self.show_error, self.toast = shelf, show_error, toast
        self.document = Document(shelf.catalogue, self)
        self.source = CardSource(shelf.catalogue, eager=eager, parent=self)
        self.dragging = Dragging(self)
        self.deck_files = DeckFiles(
            self, shelf, self.document, self.source, show_error, toast, drafts or shelf.folder.parent
        )
        self.saved = self.deck_files.saved
        self.parts = self._make(tell, eager)
        if not in_parts:
            at_once(self.parts)

    # ------------------------------------------------------------------ what it is made of

    def _make(self, tell: Tell, eager: bool) -> Parts:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 8, 12, 10)
        self.pages = QStackedWidget()
        outer.addWidget(self.pages)
        self.table = QWidget()
        self.pages.addWidget(self.table)
        self.shelf_page = ShelfPage(self.shelf, self.show_error, tell, eager)
        self.pages.addWidget(self.shelf_page)
        yield
        column = QVBoxLayout(self.table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.results = Results(self.source, self.dragging, self._held)
        self.piles = PilesView(self.document, self.source, self.dragging)
        yield
        self.side = Side(self.document, self.source)
        self.side.card.used_in = self.shelf.using
        yield
        column.addWidget(self._make_split(), 1)
        # The keyboard begins at the search; the bar, put in last, comes after what it is about, not before it.
        self.bar = DeckBar(self.document)
        column.insertWidget(0, self.bar)
        self._wire()
        yield
        self.table.setFocusProxy(self.results.field)
        self.setFocusProxy(self.table)
        self.pages.currentChanged.connect(lambda at: self.setFocusProxy(self.shelf_page if at else self.table))
        yield
        self._opened()

    def _make_split(self) -> QSplitter:
        """The cards that were found, the deck, and what is said of it, side by side."""
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(10)
        left = panel()
        inside = QVBoxLayout(left)
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self.results)
        self.split.addWidget(left)
        self.split.addWidget(self._make_middle())
        self.split.addWidget(self.side)
        left.setMinimumWidth(scaled(250))
        self.side.setMinimumWidth(max(320, scaled(265)))  # what is said of a card has its height by this width
        self.split.setStretchFactor(0, 1)
        self.split.setStretchFactor(1, 3)
        self.split.setStretchFactor(2, 1)
        self.split.setSizes([300, 620, 330])
        return self.split

    def _make_middle(self) -> QWidget:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        row = FlowLayout(6)  # beside both sides there is not room for all in one line
        self.grouping, self.order = QComboBox(), QComboBox()
        self.grouping.setAccessibleName(tr("Group by"))
        self.order.setAccessibleName(tr("Sort by"))
        row.addWidget(label(tr("Group by"), "quiet"))
        row.addWidget(self.grouping)
        row.addWidget(self.order)
        self.dense = button(tr("Whole deck"), "cards", tip=tr("Show the whole deck at once (Ctrl+D)"))
        self.dense.setCheckable(True)
        row.addWidget(self.dense)
        self.missing = button("", "print", kind="quiet", tip=tr("Print the missing cards"))
        self.missing.clicked.connect(self.print_missing)
        row.addWidget(self.missing)
        self.fold = Fold(self, self.side, below=scaled(1150), icon="info", tip=tr("The card, the rules, the curve"))
        row.addWidget(self.fold.button)
        self.total = label("", "quiet")
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.total.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.total)
        column.addLayout(row)
        column.addWidget(self.piles, 1)
        return middle

    def _wire(self) -> None:
        document, piles, results, deck_files = self.document, self.piles, self.results, self.deck_files
        deck_files.begun.connect(self._find)
        document.changed.connect(self.refresh)
        document.moved.connect(self._opened)
        results.view.wanted.connect(self.add)
        results.view.all_wanted.connect(self.add_all)
        results.view.unwanted.connect(self._take_one)
        results.view.looked_at.connect(self.side.show_card)
        results.deck_pasted.connect(deck_files.take_text)
        results.taken_out.connect(lambda code, pile: self.remove(code, pile))
        piles.more.connect(self.add)
        piles.fewer.connect(self.remove)
        piles.all_out.connect(lambda code, pile: self.remove(code, pile, len(document.deck.piles[pile])))
        piles.moved.connect(self.move_card)
        piles.dropped.connect(self.add)
        piles.all_dropped.connect(self.add_all)
        piles.looked_at.connect(self.side.show_card)
        piles.printings_wanted.connect(self.choose_printings)
        piles.together.connect(self._together)
        self.dense.toggled.connect(self.show_dense)
        self.side.hands.play_wanted.connect(self.play)
        self.side.card.printings_wanted.connect(self.choose_printings)
        self.side.findings.looked_at.connect(self._look)
        self.side.findings.import_wanted.connect(self.import_wanted)
        self.side.findings.lists.import_wanted.connect(self.import_wanted)
        self.side.findings.lists.edit_wanted.connect(self.edit_banned)
        self.grouping.currentIndexChanged.connect(self._regroup)
        self.order.currentIndexChanged.connect(self._regroup)
        page = self.shelf_page
        page.left.connect(self.show_deck)
        page.opened.connect(deck_files.open_deck)
        page.file_wanted.connect(deck_files.ask_file)
        page.paste_wanted.connect(deck_files.paste)
        page.new_wanted.connect(lambda: deck_files.new_deck())
        page.went.connect(deck_files.went)
        page.changed.connect(self.decks_changed)
        deck_files.opened.connect(self.show_deck)
        self._wire_bar()
        self._wire_keys()

    def _wire_bar(self) -> None:
        document, deck_files = self.document, self.deck_files
        self.bar.name.textEdited.connect(lambda _: self._rename())
        self.bar.game.activated.connect(self._change_game)
        self.bar.edition.activated.connect(self._change_edition)
        self.bar.undo.clicked.connect(document.history.undo)
        self.bar.redo.clicked.connect(document.history.redo)
        self.bar.save.clicked.connect(deck_files.save_deck)
        self.bar.new.clicked.connect(lambda: deck_files.new_deck())
        self.bar.open.clicked.connect(self.show_shelf)
        self.bar.more.clicked.connect(lambda: more_menu(self))

    def _wire_keys(self) -> None:
        document, deck_files = self.document, self.deck_files
        for keys, act in (
            ("Ctrl+Z", document.history.undo),
            ("Ctrl+Shift+Z", document.history.redo),
            ("Ctrl+Y", document.history.redo),
            ("Ctrl+S", deck_files.save_deck),
            ("Ctrl+N", lambda: deck_files.new_deck()),
            ("Ctrl+F", self._find),
            ("Ctrl+D", self.dense.toggle),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # ------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Show the document as it is now."""
        deck = self.document.deck
        self.bar.refresh()
        self.piles.show_deck()
        self.side.refresh()
        self.results.view.viewport().update()
        piles = {pile: deck.codes(pile) for pile in deck.piles}
        self.results.set_fitting(games.get(deck.game).decks.fitting(piles, self.document.cards))
        lacking = self.document.lacking().values()
        self.missing.setVisible(bool(lacking))
        self.missing.setText(fill(tr("Missing cards: {n}"), n=sum(needed - owned for owned, needed in lacking)))
        self.total.setText(fill(tr("%n card(s), {kinds} different", n=deck.total()), kinds=len(deck.all_codes())))

    def _opened(self) -> None:
        """Another deck: everything that depends on its game."""
        deck = self.document.deck
        self.source.set_game(deck.game)
        if self.bar.opened():
            self.results.set_game(deck.game, [(pile, pile_words(deck.game, pile)) for pile in deck.piles])
        rules = games.get(deck.game).decks
        offer(
            self.grouping,
            [(name, field_words(deck.game, name)) for name in (*(field.id for field in rules.fields), "")],
        )
        offer(self.order, [(order.id, order_words(deck.game, order.id)) for order in rules.orders])
        self.side.show_card(next(iter(deck.all_codes()), ""))
        self._regroup()
        self.refresh()

    def show_shelf(self) -> None:
        """All decks, to open another."""
        self.shelf_page.refresh([str(self.document.path or "")])
        self.pages.setCurrentWidget(self.shelf_page)
        self.shelf_page.search.setFocus()

    def show_deck(self) -> None:
        """Back to the deck that is open."""
        self.pages.setCurrentWidget(self.table)

    def _regroup(self) -> None:
        self.piles.grouping = str(self.grouping.currentData() or "")
        self.piles.order = str(self.order.currentData() or "")
        self.piles.show_deck()

    def _held(self, code: str) -> int:
        return held(self.document.deck, code)

    def _look(self, code: str) -> None:
        """Show the card of a finding and bring it into view."""
        self.side.show_card(code)
        tile = next((tile for (_, of), tile in self.piles.tiles.items() if of == code), None)
        if tile is not None:
            tile.setFocus()

    def _find(self) -> None:
        self.results.field.setFocus()
        self.results.field.selectAll()

    # ------------------------------------------------------------------ changing the deck

    def _called(self, code: str) -> str:
        return isolated(self.source.name(code))

    def add(self, code: str, pile: str = "") -> None:
        """One copy more; without a pile it goes where it belongs."""
        self.document.add(code, pile, fill(tr("add {card}"), card=self._called(code)))
        self.side.show_card(code)

    def add_all(self, code: str, pile: str = "") -> None:
        """As many copies as may be; without a pile where the card belongs."""
        self.document.add_all(code, pile, fill(tr("add {card}"), card=self._called(code)))
        self.side.show_card(code)

    def remove(self, code: str, pile: str, count: int = 1) -> None:
        self.document.remove(code, pile, fill(tr("remove {card}"), card=self._called(code)), count)

    def move_card(self, code: str, source: str, target: str) -> None:
        self.document.move(code, source, target, fill(tr("move {card}"), card=self._called(code)))

    def _together(self, keys: list[tuple[str, str]], what: str, pile: str) -> None:
        self.document.together(keys, what, pile, tr("change %n card(s)", n=len(keys)))

    def show_dense(self, on: bool) -> None:
        """Show the whole deck at once, or in groups with steppers."""
        self.piles.dense = on
        self.dense.setChecked(on)
        self.piles.show_deck()

    def choose_printings(self, code: str, pile: str) -> None:
        """Show the printings of a card beside each other, for its copies in a pile."""
        PrintingDialog(self.document, self.source, code, pile, self).open()

    def play(self, hand: Sequence[str] = ()) -> None:
        """Save the deck and play it against the computer, with a certain opening hand if one is given."""
        document = self.document
        is_there = document.path is not None and not document.is_changed
        if is_there or self.deck_files.save_deck():
            self.play_wanted.emit(str(document.path), document.deck.game, document.edition, tuple(hand))

    def edit_banned(self) -> None:
        """Show the lists of banned names; the one that is saved is the deck's."""
        dialog = BannedDialog(
            self.shelf.catalogue, self.document.deck.game, self.document.deck.restrictions, self, self.show_error
        )
        dialog.kept.connect(self._banned_kept)
        dialog.open()

    def _banned_kept(self, name: str) -> None:
        self.document.look_again()
        if name:
            self.document.set_restrictions(name, tr("change the list"))
        self.lists_changed.emit()

    def print_missing(self) -> None:
        """To the sheets with the copies that the person does not own."""
        lacking = self.document.lacking()
        title = fill(tr("{deck}: missing cards"), deck=self.document.deck.name or tr("Untitled deck"))
        codes = [(code, needed - owned) for code, (owned, needed) in lacking.items()]
        self.print_missing_wanted.emit(title, self.document.deck.game, codes)

    def _take_one(self, code: str) -> None:
        """One copy fewer, from the last pile that has one."""
        piles = [pile for pile in self.document.deck.piles if code in self.document.deck.codes(pile)]
        if piles:
            self.remove(code, piles[-1])

    def _rename(self) -> None:
        self.document.change(replace(self.document.deck, name=self.bar.name.text().strip()), tr("name"), TYPED["name"])

    def _change_edition(self) -> None:
        self.document.set_edition(str(self.bar.edition.currentData()), tr("change the rules"))

    def _change_game(self) -> None:
        game = str(self.bar.game.currentData())
        if game != self.document.deck.game and not self.deck_files.new_deck(game):
            self.bar.game.setCurrentIndex(self.bar.game.findData(self.document.deck.game))

    # ------------------------------------------------------------------ from outside

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.matches(QKeySequence.StandardKey.Paste):
            self.deck_files.paste()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.deck_files.copy_text()
        elif event.key() == Qt.Key.Key_Escape and self.dragging.load is not None:
            self.dragging.end()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # Qt's name
        data = event.mimeData()
        if _decks(data) or (data.hasText() and not data.hasUrls()):
            event.acceptProposedAction()
        else:
            event.ignore()  # cards and pictures are the window's

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        data = event.mimeData()
        files = _decks(data)
        if files:
            event.acceptProposedAction()
            self.deck_files.take_file(files[0])
        elif data.hasText():
            event.acceptProposedAction()
            self.deck_files.take_text(data.text())

    def cards_changed(self) -> None:
        """The catalogue has other cards now."""
        self.source.forget()
        self.document.look_again()
        self.results.search()

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        self.document.count_owned()

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self.dragging.end()
        self.source.rest()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        self.close_down()
        super().closeEvent(event)

    def close_down(self) -> None:
        """Draw no more, and remember the deck with what is not saved of it; before the catalogue is closed."""
        self.source.close()
        self.shelf_page.stop()
        self.deck_files.keep_draft()


def deck_editor(window: Any) -> Generator[None, None, DeckEditor]:
    """The editor, in parts, for a Window whose cards are there (`window.shelf` is set)."""
    made = DeckEditor(
        window.shelf,
        show_error=window.show_error,
        toast=window.toast,
        tell=window.show_problem,
        eager=window.eager,
        drafts=window.data_dir,
        in_parts=True,
    )
    yield from made.parts
    made.saved.connect(window.decks_changed)
    made.print_wanted.connect(window.print_deck)
    made.print_missing_wanted.connect(window.print_cards)
    made.play_wanted.connect(window.play_deck)
    made.decks_changed.connect(window.decks_changed)
    made.import_wanted.connect(window.file_opener.ask_cards)
    made.lists_changed.connect(window.shelf.forget)
    made.lists_changed.connect(window.decks_changed)
    made.deck_files.restore()
    return made


def _decks(data: QMimeData) -> list[Path]:
    """The deck files among what is dragged; a card set is a .toml too, so that only our own suffix counts."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in READERS and path.suffix.lower() not in (".toml", ".json")]


def held(deck: Deck, code: str) -> int:
    """Copies of a card in all piles."""
    return sum(copy.code == code for copies in deck.piles.values() for copy in copies)
