"""The new-match screen: game, edition, seats and decks, who starts, how the table is shared, rulings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sanam.bots.computer import STRENGTHS
from sanam.games.editions import EditionInfo
from sanam.matches.records import Against, Record, added
from sanam.ui import icons
from sanam.ui.folding import Fold
from sanam.ui.match_setup import (
    LOT,
    Check,
    DeckEntry,
    DeckVerdict,
    GameInfo,
    MatchSetup,
    SeatSetup,
    usual_names,
)
from sanam.ui.notices import Foot
from sanam.ui.parts import Parts, at_once
from sanam.ui.plain import plain
from sanam.ui.rulings import Rulings
from sanam.ui.seat_panel import SeatPanel, strengths
from sanam.ui.steady import Steady
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.widgets import Segmented, Tile, button, icon_label, label, panel, scaled, scrolled, set_margins, set_tone
from sanam.ui.words import words_of


class NewMatch(QWidget):
    """`start` sends a MatchSetup, `cancelled` goes back.

    `deck_file_wanted` and `deck_dropped` ask for a deck, answered by `add_deck`: no file is opened here.
    `import_wanted`: cards that a deck has are not known; `edit_wanted(deck id)`: a deck is to be put right.
    """

    start = Signal(object)
    cancelled = Signal()
    deck_file_wanted = Signal(int)
    deck_dropped = Signal(int, str)
    import_wanted = Signal()
    edit_wanted = Signal(str)

    def __init__(
        self, games: tuple[GameInfo, ...], decks: tuple[DeckEntry, ...], check: Check, *, in_parts: bool = False
    ) -> None:
        super().__init__()
        if not games:
            raise ValueError("a new match needs at least one game")
        self.setObjectName("screen")
        self._games = {game.id: game for game in games}
        self._decks = list(decks)
        self._check = check
        self._edition: EditionInfo | None = None
        self._verdicts: list[DeckVerdict | None] = [None, None]
        #: What was won and lost against the computer so far.
        self._records: dict[Against, Record] = {}
        #: The players said when they started the program that any deck may be played (--allow-illegal).
        self.agreed = False
        self._asked = False
        self.parts = self._make()
        if not in_parts:
            at_once(self.parts)

    def _make(self) -> Parts:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 12, 28, 12)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(label(tr("New match"), "title"))
        head.addStretch(1)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._left(), 5)
        yield
        row.addWidget(scrolled(self._middle()), 9)
        yield
        self.rulings = Rulings()
        self.rulings.changed.connect(self._refresh)
        row.addWidget(self.rulings, 5)
        self.fold = Fold(self, self.rulings, below=scaled(1180), icon="rulebook", tip=tr("Rulings"))
        head.addWidget(self.fold.button)
        column.addLayout(row, 1)
        self.foot = Foot(self._foot())
        column.addWidget(self.foot)
        yield
        yield from self._game_parts(next(iter(self._games)))
        self.setFocusProxy(self.start_button)

    # what the caller does

    def add_deck(self, entry: DeckEntry, seat: int | None = None) -> None:
        """Offer another deck, and choose it for `seat` (0 or 1); its game is the one that is played then."""
        self._decks = [deck for deck in self._decks if deck.id != entry.id] + [entry]
        if seat is not None and self.plays(entry.game):
            self._choose_game(entry.game)
        self._offer_decks({seat: entry.id} if seat is not None else {})

    def set_records(self, records: dict[Against, Record]) -> None:
        """What was won and lost against the computer so far."""
        self._records = records
        self._refresh()

    def plays(self, game: str) -> bool:
        """Whether matches of this game are set up here."""
        return game in self._games

    def check_again(self) -> None:
        """Ask for the verdicts again: the rules or the catalogue say something else now."""
        self._refresh()

    def set_decks(self, decks: tuple[DeckEntry, ...]) -> None:
        """Offer these decks instead."""
        self._decks = list(decks)
        self._offer_decks({})

    def restore(self, setup: MatchSetup) -> None:
        """Set everything as it was last time; what no longer exists keeps its default."""
        if setup.game in self._games:
            self._choose_game(setup.game)
            if setup.edition in self.edition_tiles:
                self.edition_tiles[setup.edition].setChecked(True)
        self._offer_decks({number: seat.deck for number, seat in enumerate(setup.seats)})
        for panel_, seat, usual in zip(self.seats, setup.seats, usual_names(), strict=True):
            panel_.name.setText(seat.name or usual)
        if setup.first in [value for value, _, _ in self._first_parts()]:
            self.first.choose(setup.first)
        rounds = self._games[self._game].rounds
        self.best_of.choose(setup.best_of if setup.best_of in rounds else rounds[0])
        self.practice_tile.setChecked(setup.open_hands)
        for panel_, who in zip(self.seats, setup.players, strict=True):
            panel_.set_player(who if who in STRENGTHS and not setup.open_hands else "")
        self._seat_players()
        self.rulings.set_values(setup.options)
        self._refresh()

    def setup(self) -> MatchSetup:
        """What is chosen now."""
        assert self._edition is not None
        seats = tuple(
            SeatSetup(seat.name.text().strip() or fallback, seat.deck_id())
            for seat, fallback in zip(self.seats, usual_names(), strict=True)
        )
        return MatchSetup(
            self._game,
            self._edition.id,
            (seats[0], seats[1]),
            str(self.first.value()),
            self.rulings.values(),
            self.practice_tile.isChecked(),
            int(str(self.best_of.value())) if self._has_rounds() else 1,
            self._needs_agreement() and self._all_agree(),
            (self.seats[0].played_by(), self.seats[1].played_by()),
        )

    # building

    def _left(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        set_margins(column, 0, 0, 4, 0)
        column.setSpacing(8)
        column.addWidget(label(tr("Game"), "section"))
        self._game_group = QButtonGroup(self)
        for game in self._games.values():
            tile = Tile(game.name, "", game.icon, checkable=True)
            self._game_group.addButton(tile)
            tile.toggled.connect(lambda on, to=game.id: self._choose_game(to) if on else None)
            column.addWidget(tile)
        column.addSpacing(6)
        column.addWidget(label(tr("Edition"), "section"))
        self._edition_column = QVBoxLayout()
        self._edition_column.setSpacing(8)
        column.addLayout(self._edition_column)
        self._edition_line = Steady()
        column.addWidget(self._edition_line)
        column.addStretch(1)
        self.edition_tiles: dict[str, Tile] = {}
        self._edition_group = QButtonGroup(self)
        self._game = ""
        return scrolled(body)

    def _middle(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._seats(), 1)
        column.addWidget(self._agreements())
        return body

    def _seats(self) -> QHBoxLayout:
        seats = QHBoxLayout()
        seats.setSpacing(12)
        self.seats = tuple(SeatPanel(number, name) for number, name in enumerate(usual_names()))
        for number, seat in enumerate(self.seats):
            seat.changed.connect(self._refresh)
            seat.player.currentIndexChanged.connect(self._seat_players)
            seat.file_wanted.connect(lambda at=number: self.deck_file_wanted.emit(at))
            seat.file_dropped.connect(lambda path, at=number: self.deck_dropped.emit(at, path))
            seat.import_wanted.connect(self.import_wanted)
            seat.edit_wanted.connect(lambda seat=seat: self.edit_wanted.emit(seat.deck_id()))
            seats.addWidget(seat, 1)
        return seats

    def _agreements(self) -> QWidget:
        """Who starts, how many duels, and who sits at the table."""
        box = panel()
        grid = QGridLayout(box)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(7)
        tables = self._tables()
        grid.addWidget(label(tr("Who starts"), "section"), 0, 0)
        self.first = Segmented(tr("Who starts"))
        self.first.chosen.connect(self._refresh)
        grid.addWidget(self.first, 0, 1)
        self._rounds_label = label(tr("Match"), "section")
        grid.addWidget(self._rounds_label, 1, 0)
        self.best_of = Segmented(tr("Match"))
        self.best_of.chosen.connect(self._refresh)
        grid.addWidget(self.best_of, 1, 1)
        grid.addLayout(tables, 2, 0, 1, 2)
        # How strong the computer is stands where otherwise is said what the choice means.
        self.strength = Segmented(tr("Computer"), [(strength, words, "") for strength, words in strengths().items()])
        self.strength.choose("medium")
        self.strength.chosen.connect(self._choose_strength)
        self._way = label("", "quiet", wrap=True)
        self._more = QStackedWidget()
        self._more.setStyleSheet("QStackedWidget { background: transparent; }")  # not the buttons in it
        for part in (self._way, self.strength):
            self._more.addWidget(part)
        grid.addWidget(self._more, 3, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return box

    def _tables(self) -> QHBoxLayout:
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        self.curtain_tile = Tile(tr("Two people, one screen"), "", "curtain", checkable=True)
        self.computer_tile = Tile(tr("Against the computer"), "", "computer", checkable=True)
        self.practice_tile = Tile(tr("Practice, open hands"), "", "eye", checkable=True)
        self._ways = {
            self.curtain_tile: tr("A curtain hides the hand when the other player decides."),
            self.computer_tile: tr("It knows only what its seat may know. Say at each seat who plays it."),
            self.practice_tile: tr("Play both sides and undo anything."),
        }
        group = QButtonGroup(self)
        for tile, way in self._ways.items():
            tile.setToolTip(plain(way))
            group.addButton(tile)
            tiles.addWidget(tile, 1)
        self.curtain_tile.setChecked(True)
        group.buttonToggled.connect(self._share_table)
        return tiles

    def _share_table(self, *_: object) -> None:
        """The tile chosen says who plays: the computer the far seat, or people both."""
        if not hasattr(self, "strength"):
            return
        computer = self.computer_tile.isChecked()
        if computer != any(seat.played_by() for seat in self.seats):
            for number, seat in enumerate(self.seats):
                seat.set_player(str(self.strength.value()) if computer and number == 1 else "")
        self._refresh()

    def _choose_strength(self, *_: object) -> None:
        for seat in self.seats:
            if seat.played_by():
                seat.set_player(str(self.strength.value()))

    def _seat_players(self, *_: object) -> None:
        """Who plays each seat says which tile is chosen."""
        if not hasattr(self, "strength"):
            return
        playing = [seat.played_by() for seat in self.seats if seat.played_by()]
        if playing:
            self.strength.blockSignals(True)  # each seat keeps its own
            self.strength.choose(playing[-1])
            self.strength.blockSignals(False)
            self.computer_tile.setChecked(True)
        elif self.computer_tile.isChecked() or not self.practice_tile.isChecked():
            self.curtain_tile.setChecked(True)
        self._refresh()

    def _foot(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._foot_icon = icon_label("info", "text", 20)
        row.addWidget(self._foot_icon)
        self.summary = label(wrap=True)
        row.addWidget(self.summary, 1)
        self.agree = QCheckBox(tr("Play it anyway"))
        self.agree.setToolTip(tr("Both players must agree"))
        self.agree.toggled.connect(self._refresh)
        self.agree.hide()
        row.addWidget(self.agree)
        back = button(tr("Back"), "chevron-left", big=True)
        back.clicked.connect(self.cancelled)
        row.addWidget(back)
        self.start_button = button(tr("Start the match"), "play", kind="primary", big=True)
        self.start_button.clicked.connect(lambda: self.start.emit(self.setup()))
        row.addWidget(self.start_button)
        return box

    # choosing

    def _choose_game(self, game: str) -> None:
        if game != self._game:
            at_once(self._game_parts(game))

    def _game_parts(self, game: str) -> Parts:
        self._game = game
        rounds = words_of(game).rounds()
        self.best_of.set_parts(((3, rounds["three"], "trophy"), (1, rounds["single"], "flag")))
        for part in (self._rounds_label, self.best_of):
            part.setVisible(self._has_rounds())
        for tile, known in zip(self._game_group.buttons(), self._games, strict=True):
            tile.setChecked(known == game)
        for old in self.edition_tiles.values():
            self._edition_group.removeButton(old)
            self._edition_column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.edition_tiles = {}
        for edition in self._games[game].editions:
            count = len(edition.unstated)
            note = tr("%n value(s) not in the rulebook", n=count) if count else tr("All values from the rulebook")
            tile = Tile(edition.name, "", "rulebook", checkable=True, note=note)
            tile.setAccessibleDescription(edition.line)
            tile.setToolTip(plain("\n".join((edition.line, *edition.unstated))))
            tile.toggled.connect(lambda on, to=edition: self._choose_edition(to) if on else None)
            self.edition_tiles[edition.id] = tile
            self._edition_group.addButton(tile)
            self._edition_column.addWidget(tile)
        self._edition = None
        self._edition_line.may_say(edition.line for edition in self._games[game].editions)
        yield
        next(iter(self.edition_tiles.values())).setChecked(True)
        yield
        self._offer_decks({})

    def _has_rounds(self) -> bool:
        return len(self._games[self._game].rounds) > 1

    def _choose_edition(self, edition: EditionInfo) -> None:
        self._edition = edition
        self._edition_line.setText(edition.line)
        self.first.set_parts(self._first_parts())
        self.rulings.show_edition(edition)
        self._offer_decks({})
        self._refresh()

    def _first_parts(self) -> tuple[tuple[str, str, str], ...]:
        words = {
            "rps": (tr("Rock, paper, scissors"), "scissors"),
            "coin": (tr("Coin"), "coin"),
            "dice": (tr("One die each"), "dice"),
        }
        methods = self._edition.first_methods if self._edition is not None else ()
        known = tuple((method, *words[method]) for method in methods if method in words)
        return (*known, ("seat0", tr("Near seat"), "person"), ("seat1", tr("Far seat"), "person"))

    def _offer_decks(self, chosen: dict[int, str]) -> None:
        mine = tuple(deck for deck in self._decks if deck.game == self._game)
        edition = self._edition.id if self._edition is not None else ""
        starters = [deck for deck in mine if deck.starter]
        built_for_it = [deck for deck in starters if deck.edition == edition]
        starters = built_for_it or [deck for deck in starters if not deck.edition] or starters
        lot = DeckEntry(
            LOT, self._game, tr("Drawn by lot"), tr("One of the decks that fit, when the match begins"), True
        )
        offered = (*starters, *(deck for deck in mine if not deck.starter), *([lot] if starters else ()))
        for number, seat in enumerate(self.seats):
            wanted = chosen.get(number) or seat.deck_id()
            if wanted not in {deck.id for deck in offered} and offered:
                # The same starter deck as the other edition has it, or two different ones to begin with.
                name = next((deck.name for deck in mine if deck.id == wanted), "")
                first = [deck.id for deck in starters] or [deck.id for deck in offered]
                twin = next((deck.id for deck in starters if deck.name == name), "")
                wanted = twin or first[min(number, len(first) - 1)]
            seat.set_decks(offered, wanted)

    def _needs_agreement(self) -> bool:
        return any(verdict is not None and not verdict.legal for verdict in self._verdicts)

    def _all_agree(self) -> bool:
        return self.agree.isChecked()

    def _ask_agreement(self, needed: bool) -> None:
        """Ask the players once whether a deck that breaks the rules is played; what was agreed holds for that deck."""
        if needed != self._asked:
            self._asked = needed
            self.agree.blockSignals(True)
            self.agree.setChecked(needed and self.agreed)
            self.agree.blockSignals(False)
        self.agree.setVisible(needed)

    def _refresh(self, *_: Any) -> None:
        if self._edition is None or not hasattr(self, "start_button"):
            return
        self._show_way()
        mine = {LOT, *(deck.id for deck in self._decks if deck.game == self._game)}
        if any(seat.deck_id() and seat.deck_id() not in mine for seat in self.seats):
            return  # another game was chosen, whose decks are just being offered
        self._verdicts = [
            None if seat.deck_id() in ("", LOT) else self._check(seat.deck_id(), self._edition.id)
            for seat in self.seats
        ]
        needed = self._needs_agreement()
        playable = all(verdict is None or verdict.playable for verdict in self._verdicts)
        for seat, verdict in zip(self.seats, self._verdicts, strict=True):
            seat.show_verdict(verdict)
        self._ask_agreement(needed and playable)
        reason = ""
        if any(not seat.deck_id() for seat in self.seats):
            reason = tr("Each seat needs a deck: choose one or open a file.")
        elif not playable:
            reason = tr("A deck has cards that are not in the catalogue. Import them, or choose another deck.")
        elif needed and not self._all_agree():
            reason = tr("A deck breaks the deck rules. Change it, or agree to play it anyway.")
        self.start_button.setEnabled(not reason)
        self.summary.setText(reason or self._sentence())
        set_tone(self.summary, "wait" if reason else "")
        self._foot_icon.setPixmap(icons.pixmap("warning" if reason else "check", "amber" if reason else "teal", 20))

    def _show_way(self) -> None:
        """How the table is shared. The far seat is called after who plays it, unless it was given another name."""
        way = next((way for tile, way in self._ways.items() if tile.isChecked()), "")
        self._way.setText(way)
        computers = [bool(seat.played_by()) for seat in self.seats]
        self._more.setCurrentIndex(any(computers))
        machine = tr("Computer")
        for seat, person, computer in zip(self.seats, usual_names(), computers, strict=True):
            if seat.name.text() == (person if computer else machine):
                seat.name.setText(machine if computer else person)

    def _record(self) -> str:
        """What the person has won and lost with this deck against the computer of this strength."""
        people = [seat for seat in self.seats if not seat.played_by()]
        machines = [seat.played_by() for seat in self.seats if seat.played_by()]
        entry = people[0].entry() if len(people) == 1 and machines else None
        keys = entry.keys if entry is not None else ()
        played = [self._records.get(Against(self._game, key, machines[0])) for key in dict.fromkeys(keys)]
        found = [record for record in played if record is not None]
        if entry is None or not found:
            return ""
        record = added(found)
        words = tr("{deck} against {strength}: {won} won, {lost} lost.")
        strength = strengths()[machines[0]]
        return fill(words, deck=isolated(entry.name), strength=strength, won=record.won, lost=record.lost)

    def _sentence(self) -> str:
        setup = self.setup()
        assert self._edition is not None
        parts = [
            self._edition.name,
            fill(
                tr("{first} against {second}"),
                first=isolated(setup.seats[0].name),
                second=isolated(setup.seats[1].name),
            ),
        ]
        if self._has_rounds():
            parts.append(tr("best of three") if setup.best_of == 3 else words_of(self._game).rounds()["chosen"])
        if setup.options:
            parts.append(fill(tr("rulings changed: {n}"), n=len(setup.options)))
        if setup.allow_illegal:
            parts.append(tr("illegal decks, by agreement"))
        parts += [record] if (record := self._record()) else []
        return joined(" · ", parts)


__all__ = [
    "DeckEntry",
    "DeckVerdict",
    "GameInfo",
    "MatchSetup",
    "NewMatch",
    "SeatSetup",
]
