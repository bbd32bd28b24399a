"""The deck as piles of faces: copies fanned one behind the other, in groups, with counts and steppers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from sanam import games
from sanam.decks.shape import group, group_key, home_pile, sort_key
from sanam.ui import theme
from sanam.ui.decks import dense
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.dragging import Dragging, Load
from sanam.ui.decks.tile import FAN, FANNED, PAD, STEPPER, Tile
from sanam.ui.decks.words import field_words, group_words, pile_words
from sanam.ui.text import fill, number, tr
from sanam.ui.widgets import label

GAP = 6
REST = 120  # milliseconds the pointer rests on a card that is to be looked at
HEAD = 34
GROUP_HEAD = 22
GROUP_GAP = 16
LEFT = 8


@dataclass
class _Section:
    """A pile on the screen: where it lies, its heading, its groups (name, tiles in order)."""

    head: QLabel
    note: QLabel
    hint: QLabel
    rect: QRect = field(default_factory=QRect)
    groups: list[tuple[str, list[Tile]]] = field(default_factory=list)
    labels: list[QLabel] = field(default_factory=list)


class _Body(QWidget):
    """The ground of the piles."""

    def __init__(self, view: PilesView) -> None:
        super().__init__()
        self._view = view

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pile, section in self._view.sections.items():
            lit = pile == self._view.lit
            painter.setPen(QPen(theme.color("amber" if lit else "line"), 2 if lit else 1))
            painter.setBrush(theme.color("zone" if lit else "panel"))
            painter.drawRoundedRect(QRectF(section.rect).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)


class PilesView(QScrollArea):
    """Shows the document's deck. Signals ask for changes; what is shown is only what the document says afterwards.

    more, fewer, all_out (code, pile); moved (code, from, to); dropped and all_dropped (code, pile) from the search
    results; looked_at (code); printings_wanted (code, pile); together (keys, what, pile): something is done to all
    selected tiles, "more", "fewer", "all_out" or "moved" into a pile.
    """

    more = Signal(str, str)
    fewer = Signal(str, str)
    all_out = Signal(str, str)
    moved = Signal(str, str, str)
    dropped = Signal(str, str)
    all_dropped = Signal(str, str)
    looked_at = Signal(str)
    printings_wanted = Signal(str, str)
    together = Signal(object, str, str)

    def __init__(self, document: Document, source: CardSource, dragging: Dragging) -> None:
        super().__init__()
        self.document, self.source, self.dragging = document, source, dragging
        self.body = _Body(self)
        self.setWidget(self.body)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("The deck"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sections: dict[str, _Section] = {}
        self.tiles: dict[tuple[str, str], Tile] = {}
        self.chosen: tuple[str, str] | None = None
        self.grouping, self.order = "kind", ""
        self.face = QSize(74, 108)
        #: Whether the whole deck is shown at once, without groups and steppers.
        self.dense = False
        #: The tiles (pile, code) that are done to together.
        self.selected: set[tuple[str, str]] = set()
        self.lit = ""
        self._bad: Collection[str] = ()
        self._pointed, self._resting = "", QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(REST)
        self._resting.timeout.connect(lambda: self.looked_at.emit(self._pointed))
        dragging.targets.append(self)
        source.arrived.connect(self._picture_arrived)

    def point_at(self, code: str) -> None:
        """The pointer is on a card ("" for none). It is looked at when the pointer rests there: on the way to somewhere
        else it only passes.
        """
        self._pointed = code
        if code:
            self._resting.start()
        else:
            self._resting.stop()

    # ------------------------------------------------------------------ showing

    def show_deck(self) -> None:
        """Show the deck as the document has it now."""
        deck, cards = self.document.deck, self.document.cards
        if list(self.sections) != list(deck.piles):
            self._begin()
        self._bad = {str(code) for finding in self.document.report.findings for code in finding.codes}
        bad_in = {
            (finding.pile, str(code))
            for finding in self.document.report.findings
            for code in finding.codes
            if finding.pile
        }
        anywhere = {
            str(code) for finding in self.document.report.findings if not finding.pile for code in finding.codes
        }
        order = self.order or "deck"
        gone, lacking = dict(self.tiles), self.document.lacking()
        for pile, section in self.sections.items():
            printings: dict[str, list[str]] = {}
            for copy in deck.piles[pile]:
                printings.setdefault(copy.code, []).append(copy.printing)
            groups: dict[str, list[str]] = {}
            for code in printings:
                name = group(deck.game, cards.get(code), self.grouping) if self.grouping else ""
                groups.setdefault(name, []).append(code)
            section.groups = []
            for name in (
                sorted(groups, key=lambda name: group_key(deck.game, self.grouping, name)) if self.grouping else groups
            ):
                codes = groups[name]
                if order != "deck":
                    codes = sorted(codes, key=lambda code: sort_key(deck.game, cards.get(code), code, order))
                tiles = []
                for code in codes:
                    tile = gone.pop((pile, code), None) or self._tile(pile, code)
                    is_bad = (pile, code) in bad_in or code in anywhere
                    tile.set_state(tuple(printings[code]), self.source.name(code), is_bad, lacking.get(code))
                    tiles.append(tile)
                section.groups.append((name, tiles))
            self._heading(pile, section, len(deck.piles[pile]))
        focused = self.focusWidget()
        self.selected &= self.tiles.keys() - gone.keys()
        for key, tile in gone.items():
            if tile is focused:
                self._refocus(key)
            del self.tiles[key]
            tile.hide()
            tile.deleteLater()
        self.arrange()

    def _begin(self) -> None:
        """The sections of another game."""
        for section in self.sections.values():
            for widget in (section.head, section.note, section.hint, *section.labels):
                widget.hide()
                widget.deleteLater()
        for tile in self.tiles.values():
            tile.hide()
            tile.deleteLater()
        self.tiles.clear()
        self.sections = {}
        for pile in self.document.deck.piles:
            head, note = label("", "heading"), label("")
            hint = label(tr("Drag cards here, or choose one and press Enter. With Ctrl: as many as allowed."), "quiet")
            for widget in (head, note, hint):
                widget.setParent(self.body)
                widget.show()
            self.sections[pile] = _Section(head, note, hint)

    def _tile(self, pile: str, code: str) -> Tile:
        made = Tile(self, pile, code)
        self.tiles[pile, code] = made
        made.show()
        return made

    def _heading(self, pile: str, section: _Section, count: int) -> None:
        least, most = games.get(self.document.deck.game).decks.limits(self.document.edition)[pile]
        section.head.setText(fill(tr("{pile}  {n}"), pile=pile_words(self.document.deck.game, pile), n=count))
        bound = (
            fill(tr("at least {n}"), n=least)
            if most is None and least
            else ""
            if most is None
            else fill(tr("exactly {n}"), n=most)
            if least == most
            else fill(tr("{least} to {most}"), least=least, most=most)
            if least
            else fill(tr("at most {n}"), n=most)
        )
        good = count >= least and (most is None or count <= most)
        section.note.setText(("✓ " if good else "✕ ") + bound if bound else "")
        section.note.setProperty("tone", "good" if good else "bad")
        section.note.style().unpolish(section.note)
        section.note.style().polish(section.note)

    def arrange(self) -> None:
        """Put everything in its place for the width there is."""
        width = self.viewport().width()
        if width < 50:
            return
        if self.dense:
            counts = [sum(len(tiles) for _, tiles in section.groups) for section in self.sections.values()]
            self.face = dense.fitting_face(counts, width, self.viewport().height())
        else:
            self.face = QSize(74, 108) if width < 820 else QSize(88, 128)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        y = 0
        for section in self.sections.values():
            top = y
            section.head.adjustSize()
            section.note.adjustSize()
            head_x = width - 12 - section.head.width() if rtl else 12
            note_x = head_x - section.note.width() - 14 if rtl else head_x + section.head.width() + 14
            high = dense.HEAD if self.dense else max(HEAD, section.head.height() + 6)
            section.head.move(head_x, y + (high - section.head.height()) // 2)
            section.note.move(note_x, y + (high - section.note.height()) // 2)
            y += high
            y = (self._arrange_close if self.dense else self._arrange_groups)(section, y, width, rtl)
            section.hint.setVisible(not section.groups and not self.dense)
            if not section.groups and not self.dense:
                section.hint.adjustSize()
                section.hint.move(width - 12 - section.hint.width() if rtl else 12, y)
                y += 26
            y += 0 if self.dense else 6
            section.rect = QRect(0, top, width, y - top)
            y += dense.BETWEEN if self.dense else 8
        self.body.resize(width, max(y, self.viewport().height()))
        self.body.update()

    def _arrange_close(self, section: _Section, y: int, width: int, rtl: bool) -> int:
        """Put all faces of a section side by side, without headings; returns where they end."""
        for old in section.labels:
            old.hide()
        each = dense.per_row(self.face, width)
        tiles = [tile for _, found in section.groups for tile in found]
        for at, tile in enumerate(tiles):
            left = dense.GAP + (at % each) * (self.face.width() + dense.GAP)
            top = y + (at // each) * (self.face.height() + dense.GAP)
            tile.place(QPoint(width - left - self.face.width() if rtl else left, top), self.face)
        rows = max(1, -(-len(tiles) // each))
        return y + rows * (self.face.height() + dense.GAP)

    def _arrange_groups(self, section: _Section, y: int, width: int, rtl: bool) -> int:
        """Put a section's groups into lines, one after the other; returns where they end.

        A group begins on the line of the one before if it fits there whole or half of the line is left.
        """
        for old in section.labels:
            old.hide()
        lines: list[tuple[list[tuple[int, Tile]], list[tuple[int, QLabel]]]] = [([], [])]
        x = LEFT
        for at, (name, tiles) in enumerate(section.groups):
            widths = [self.face.width() + FAN * (min(tile.count, FANNED) - 1) + 2 * PAD + GAP for tile in tiles]
            needed = sum(widths)
            heading = self._group_label(section, at, name, tiles) if self.grouping else None
            if heading is not None:
                needed = max(needed, heading.width() + GAP)
            x += GROUP_GAP if x > LEFT else 0
            if x > width // 2 and x + needed > width - LEFT:
                lines.append(([], []))
                x = LEFT
            end = x + needed
            if heading is not None:
                lines[-1][1].append((x + PAD, heading))
            for tile, wide in zip(tiles, widths, strict=True):
                if x > LEFT and x + wide > width - LEFT:
                    lines.append(([], []))
                    x = end = LEFT
                lines[-1][0].append((x, tile))
                x += wide
            x = max(x, end if end <= width - LEFT else x)
        for shown, headings in lines:
            for left, heading in headings:
                heading.move(width - left - heading.width() if rtl else left, y)
                heading.show()
            y += max(GROUP_HEAD, *(heading.height() for _, heading in headings)) if headings else 0
            for left, tile in shown:
                tile.place(QPoint(left, y), self.face)
                if rtl:
                    tile.move(width - left - tile.width(), y)
            y += self.face.height() + STEPPER + 2 * PAD + 2 if shown else 0
        return y

    def _group_label(self, section: _Section, at: int, name: str, tiles: list[Tile]) -> QLabel:
        while len(section.labels) <= at:
            made = label("", "section")
            made.setParent(self.body)
            section.labels.append(made)
        total = sum(tile.count for tile in tiles)
        found = section.labels[at]
        found.setText(fill(tr("{name}: {n}"), name=self._group_words(name), n=number(total)))
        found.adjustSize()
        return found

    def _group_words(self, name: str) -> str:
        game = self.document.deck.game
        words = group_words(game, name)
        return fill(tr("{field} {n}"), field=field_words(game, self.grouping), n=words) if name.isdigit() else words

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self._resting.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self.arrange()

    def _picture_arrived(self, code: str) -> None:
        for (_, of), tile in self.tiles.items():
            if of == code:
                tile.update()

    # ------------------------------------------------------------------ several at once

    def select(self, key: tuple[str, str], *, toggle: bool = False, through: bool = False) -> None:
        """Select a tile: alone, in addition or no longer (`toggle`), or with all from the one chosen before to it."""
        before = set(self.selected)
        if through and self.chosen in self.tiles:
            keys = [(tile.pile, tile.code) for tile in self.ordered()]
            first, last = sorted((keys.index(self.chosen), keys.index(key)))
            self.selected |= set(keys[first : last + 1])
        elif toggle:
            self.selected ^= {key}
        elif key not in self.selected:
            self.selected = set()
        for changed in before ^ self.selected:
            if changed in self.tiles:
                self.tiles[changed].update()

    def select_none(self) -> bool:
        """Select nothing any more; whether something was."""
        was, self.selected = self.selected, set()
        for key in was:
            self.tiles[key].update()
        return bool(was)

    def act(self, what: str, tile: Tile, pile: str = "") -> None:
        """Do something to a tile, or to all that are selected with it."""
        key = (tile.pile, tile.code)
        if key in self.selected and len(self.selected) > 1:
            order = [(other.pile, other.code) for other in self.ordered()]
            self.together.emit([one for one in order if one in self.selected], what, pile)
        elif what == "moved":
            self.moved.emit(tile.code, tile.pile, pile)
        else:
            signal = {"more": self.more, "fewer": self.fewer, "all_out": self.all_out}[what]
            signal.emit(tile.code, tile.pile)

    # ------------------------------------------------------------------ keyboard

    def ordered(self) -> list[Tile]:
        """Every tile in the order in which it is read."""
        return [tile for section in self.sections.values() for _, tiles in section.groups for tile in tiles]

    def walk(self, tile: Tile, key: Qt.Key) -> None:
        """Go from a tile to its neighbour in a direction."""
        tiles = self.ordered()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            forward = (key == Qt.Key.Key_Right) != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
            at = tiles.index(tile) + (1 if forward else -1)
            if 0 <= at < len(tiles):
                tiles[at].setFocus()
            return
        down = key == Qt.Key.Key_Down
        here = tile.geometry().center()
        others = [
            other
            for other in tiles
            if (other.y() > tile.geometry().bottom() - 8 if down else other.geometry().bottom() < tile.y() + 8)
        ]
        if others:
            nearest = min(
                others,
                key=lambda other: (
                    abs(other.geometry().center().y() - here.y()),
                    abs(other.geometry().center().x() - here.x()),
                ),
            )
            nearest.setFocus()

    def _refocus(self, gone: tuple[str, str]) -> None:
        """The card that had the keyboard has left the deck: go to the first of its pile, or of the deck."""
        tiles = self.ordered()
        same = [tile for tile in tiles if tile.pile == gone[0]]
        if same or tiles:
            (same or tiles)[0].setFocus()
        else:
            self.focusNextPrevChild(False)

    # ------------------------------------------------------------------ drops

    def pile_at(self, at: QPoint) -> str:
        """The pile under a global point, "" for none."""
        if not self.viewport().rect().contains(self.viewport().mapFromGlobal(at)):
            return ""
        here = self.body.mapFromGlobal(at)
        return next((pile for pile, section in self.sections.items() if section.rect.contains(here)), "")

    def _aimed_at(self, load: Load, at: QPoint) -> str:
        """The pile that a card let go at a global point goes to, "" for none: between the piles and below them a card
        that is not in the deck goes where it belongs.
        """
        pile = self.pile_at(at)
        if pile or load.pile or not self.viewport().rect().contains(self.viewport().mapFromGlobal(at)):
            return pile
        return home_pile(self.document.deck.game, self.document.card(load.code))

    def drag_over(self, load: Load | None, at: QPoint) -> bool:
        pile = self._aimed_at(load, at) if load is not None else ""
        lit = pile if load is not None and pile != load.pile else ""
        if lit != self.lit:
            self.lit = lit
            self.body.update()
        return bool(lit)

    def drop(self, load: Load, at: QPoint) -> bool:
        pile = self._aimed_at(load, at)
        if not pile or pile == load.pile:
            return False
        tile = self.tiles.get((load.pile, load.code))
        if tile is not None:
            self.act("moved", tile, pile)
        elif load.many:
            self.all_dropped.emit(load.code, pile)
        else:
            self.dropped.emit(load.code, pile)
        return True
