"""A board being set up: everything is put where somebody wants it, and the rules say what they have against it.

editing = Editing.empty(catalogue, "game", "edition", names)      or Editing.of(position)
editing.session                     what screens see, and act on by hand
editing.put(code, owner, zone)      a card of the catalogue comes onto the board
editing.faults(), editing.position()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import sanam
from sanam import games
from sanam.catalogue.rereading import cards_to_play
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.engine.choice import Refused
from sanam.engine.journal import Header
from sanam.engine.manual import Act, Create, Setting
from sanam.engine.play import Play
from sanam.engine.positions import Goal, Position
from sanam.engine.session import Session
from sanam.engine.table import Frame, Table
from sanam.games.arranging import PHASE, PLAYER, REMOVE, TURN, Arrange, Arranging, BoardSetup, arranging
from sanam.games.definition import GameDefinition
from sanam.games.findings import Finding
from sanam.matches.setup import new_seed


class NotABoard(ValueError):
    """A board on which no match can go on."""


@dataclass(frozen=True, slots=True)
class Faults:
    """What the rules have against a board: of the board itself, and of the cards that each player has in all."""

    board: tuple[Refused, ...]
    decks: tuple[Finding, ...]

    @property
    def legal(self) -> bool:
        return not self.board and not self.decks


@dataclass(frozen=True, slots=True)
class Moment:
    """Whose turn it is, its number, and the phase at whose beginning the board stands."""

    player: int
    turn: int
    phase: str


class Editing:
    """One board. `about`, `name` and `goal` are kept with it."""

    def __init__(self, header: Header, table: Table | None) -> None:
        definition = games.get(header.game)
        assert definition.matches.setup is not None
        self.definition: GameDefinition = definition
        self.setup: BoardSetup = definition.matches.setup()
        self.name, self.about = "", ""
        self.goal: Goal | None = None
        plain = msgspec.structs.replace(header, start=None)
        made: Any = arranging(type(games.build(plain)), self.setup)
        self._game: Arranging = made(plain)
        if table is not None:
            plain = msgspec.structs.replace(header, start=Position(_emptied(table)))
            self._game = made(plain)
        self.play = Play(self._game)
        self.play.start(header.seed)
        self.session = Session.of(self.play)

    @classmethod
    def of(cls, header: Header) -> Editing:
        """The board of a position. Raises UnknownGame."""
        start = header.start
        assert start is not None
        made = cls(header, start.table)
        made.name, made.about, made.goal = start.name, start.about, start.goal
        return made

    @classmethod
    def empty(cls, catalogue: Catalogue, game: str, edition: str, names: Sequence[str]) -> Editing:
        """A board of a game with nothing on it but what there always is. Raises FileRefused when a starter deck is
        gone, and ValueError for an unknown edition.
        """
        definition = games.get(game)
        assert definition.matches.setup is not None
        setup = definition.matches.setup()
        decks: list[dict[str, list[str]]] = [{}, {}]
        cards: dict[str, Any] = {}
        for seat, name in enumerate(definition.starter.decks[:2] if setup.laid else ()):
            deck = load_deck(name, catalogue)
            decks[seat] = {pile: list(deck.codes(pile)) for pile in setup.laid}
            codes = [code for pile in decks[seat].values() for code in pile]
            cards |= cards_to_play(catalogue, game, codes)
        playmat = definition.table.playmat()
        options = {playmat.rounds_option: 1} if len(playmat.rounds) > 1 else {}
        header = definition.matches.header(
            edition, decks, cards, seed=new_seed(), names=list(names), options=options, app=sanam.__version__
        )
        made = cls(header, None)
        setup.begin(made._game.rules)
        made._stand(Moment(0, 1, _usual(setup)))
        # What was laid is where the board begins, and not something to be taken back.
        return cls(header, made.play.table)

    # ------------------------------------------------------------------ what stands there

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases at whose beginning a board may stand."""
        return self.setup.phases

    @property
    def moment(self) -> Moment:
        turn, phase = self.setup.marks
        marks = self.play.table.marks
        now = marks.get(phase)
        return Moment(
            marks.get(PLAYER, 0), max(1, marks.get(turn, 1)), now if now in self.phases else _usual(self.setup)
        )

    def _stand(self, moment: Moment) -> None:
        turn, phase = self.setup.marks
        for key, value in ((turn, moment.turn), (phase, moment.phase), (PLAYER, moment.player)):
            self.play.mark("table", key, value)

    # ------------------------------------------------------------------ changes

    def put(self, code: str, data: Any, owner: int, zone: str, stance: str) -> None:
        """Put a card that the match need not know yet into a zone. Raises Refused."""
        header = self._game.header
        if code not in header.cards:
            known = {**header.cards, code: msgspec.to_builtins(data)}
            self._game.know(msgspec.structs.replace(header, cards=known))
        self.session.act_by_hand(owner, Create(code, owner, zone, stance))

    def remove(self, card: int) -> None:
        """Take a card off the board. Raises Refused."""
        self.session.act_by_hand(0, Act(REMOVE, card))

    def stand(self, moment: Moment) -> None:
        """Set whose turn it is and which phase. Raises Refused."""
        now = self.moment
        for key, value, was in (
            (TURN, moment.turn, now.turn),
            (PLAYER, moment.player, now.player),
            (PHASE, moment.phase, now.phase),
        ):
            if value != was:
                self.session.act_by_hand(0, Setting(key, str(value)))

    # ------------------------------------------------------------------ the result

    def faults(self) -> Faults:
        """What the rules say against the board."""
        game, table = self._game.rules, self.play.table
        decks = self._decks()
        cards = {code: game.definition(code) for deck in decks for codes in deck.values() for code in codes}
        found = [
            finding
            for deck in decks
            for finding in self.definition.decks.check(self._game.header.edition, deck, cards, None)
            # A board need not have every card of a deck on it; how large the deck is says nothing.
            if finding.codes and finding.severity == "error" and finding.id != "deck.unknown"
        ]
        return Faults(tuple(self.setup.faults(game, table)), tuple(found))

    def _decks(self) -> list[dict[str, list[str]]]:
        """For each seat the cards that it has, in the piles of its deck."""
        rules, game = self.definition.decks, self._game.rules
        decks: list[dict[str, list[str]]] = [{pile: [] for pile in rules.pile_ids} for _ in self.play.table.seats]
        for _, card in sorted(self.play.table.cards.items()):
            data = game.definition(card.code)
            if self.setup.belongs(data):
                decks[card.owner][rules.home(data)].append(card.code)
        return decks

    def position(self) -> Header:
        """The header of matches that begin from this board. Raises NotABoard when none can."""
        header, moment = self._game.header, self.moment
        table = self.play.table.clone()
        table.choice, table.answered, table.triggers = None, None, []
        table.marks = {key: value for key, value in table.marks.items() if key != "open"}
        self.setup.stand(self._game.rules, table, moment.player, moment.turn, moment.phase)
        try:
            made = self._header(header, Position(table, self.name, self.about, self.goal))
            play = Play(games.build(made))
            play.start(made.seed)
        except Exception as error:  # a board can make rules raise anything
            raise NotABoard(f"{error}") from None
        if play.choice is None or play.game.public().get("result") is not None:
            raise NotABoard("the match is over in this position")
        return made

    def _header(self, header: Header, start: Position) -> Header:
        model: Any = self.definition.cards.model
        known: Mapping[str, Any] = {code: msgspec.convert(plain, model) for code, plain in header.cards.items()}
        made = self.definition.matches.header(
            header.edition,
            self._decks(),
            known,
            seed=header.seed,
            names=header.names,
            options={key: value for key, value in header.options.items() if key != "open"},
            app=sanam.__version__,
        )
        used = {card.code for card in start.table.cards.values()}
        lacking = {code: header.cards[code] for code in used if code not in made.cards and code in header.cards}
        return msgspec.structs.replace(made, cards={**made.cards, **lacking}, start=start)


def _usual(setup: BoardSetup) -> str:
    """The phase in which most boards stand: the first main one."""
    return next((phase for phase in setup.phases if phase.startswith("main")), setup.phases[0])


def _emptied(table: Table) -> Table:
    """A table on which nothing is under way: only what lies there, ready to be set up."""
    made = table.clone()
    made.stack, made.choice, made.answered, made.triggers = [Frame(Arrange.name)], None, None, []
    made.marks = dict(sorted({**made.marks, "open": True}.items()))
    return made
