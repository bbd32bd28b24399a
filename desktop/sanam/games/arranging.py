"""Boards that are set up by hand: a table on which everything can be put anywhere, and where the rules take it up.

Setting up is a match as far as screens see: a `Play` of `Arranging`, with sessions, undo and moments. But its one
procedure only waits; nothing is noticed, nothing triggers, and nothing is refused but what no table can hold. When the
board is finished, the game says what its rules have against it, and puts them at the beginning of a phase.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.changes import Changes
from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.procedure import Call, Outcome, Procedure, step
from sanam.engine.table import TABLE, Card, Table

#: The acts by hand that only setting up knows, and the settings that are about the table.
REMOVE, TURN, PLAYER, PHASE = "remove", "turn", "player", "phase"
MOST_TURNS = 999


def _nothing(game: Any) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class BoardSetup:
    """What a game says of boards that are set up.

    phases    the phases at whose beginning a board may stand, in their order
    marks     what the game calls the number of the turn and the phase, in the table's marks
    stand     put the rules at the beginning of a phase: the game, the table (which is in nobody's hands yet), whose
              turn it is, its number, the phase
    faults    what the rules say against a table, each as a refusal with the rule; a card it is about is `card`
    under     the zone (without its seat) of a card that is bound to another; None: it stays where it is
    begin     make an empty table fit to be played on, with the cards that were laid
    keep_up   set right what follows from where the cards lie, after each change
    replaced  zones whose one card another takes the place of
    laid      the piles of a starter deck that an empty table has from the start
    belongs   whether a card comes from a deck
    """

    phases: tuple[str, ...]
    marks: tuple[str, str] = ("turn", "phase")
    stand: Callable[[Any, Table, int, int, str], None]
    faults: Callable[[Any, Table], list[Refused]]
    under: Callable[[Any, Card, Card], str | None] = lambda game, card, host: None
    begin: Callable[[Any], None] = _nothing
    keep_up: Callable[[Any], None] = _nothing
    replaced: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    belongs: Callable[[Any], bool] = lambda data: True


class Arrange(Procedure):
    """Wait for what is done by hand."""

    @step()
    def wait(self) -> Outcome:
        return self.ask(Choice(0, "arrange", [Option("done")]))

    @step()
    def go_on(self) -> Outcome:
        return self.jump("wait")


class Arranging(Game):
    """A game whose board is being set up. `rules` reads values off the table; nothing else of the game takes part."""

    procedures: ClassVar[dict[str, type[Procedure]]] = {"Arrange": Arrange}
    rules_class: type[Game]
    setup: BoardSetup

    def __init__(self, header: Any) -> None:
        rules: Any = self.rules_class
        self.rules: Game = rules(header)
        super().__init__()
        self.name, self.header = self.rules.name, header

    @property
    def play(self) -> Changes:
        return self.rules.play

    @play.setter
    def play(self, play: Changes) -> None:
        self.rules.play = play

    @property
    def table(self) -> Table:
        return self.rules.table

    @table.setter
    def table(self, table: Table) -> None:
        self.rules.table = table

    def know(self, header: Any) -> None:
        """Have the cards of another header from here on."""
        rules: Any = self.rules_class
        play, table = self.play, self.table
        self.rules = rules(header)
        self.header = header
        self.play, self.table = play, table
        play.derived = None
        play.changed()

    # ------------------------------------------------------------------ the kernel's questions

    def set_up(self, seed: int) -> list[Event]:
        return [*self.rules.set_up(seed), ev.Marked(TABLE, "open", self.rules.table_set_up().marks.get("open"), True)]

    def opening(self) -> Call:
        return Call(Arrange, {})

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whoever sets up a board knows all of it."""
        return False

    def definition(self, code: str) -> Any:
        return self.rules.definition(code)

    def values(self, card: Card) -> dict[str, Any]:
        try:
            return self.rules.values(card)
        except (LookupError, AttributeError, TypeError, ValueError):
            return {}  # the rules cannot read a board on which something is still missing

    def public(self) -> dict[str, Any]:
        return self.rules.public()

    # ------------------------------------------------------------------ by hand

    def perform(self, action: manual.AnyAction, seat: int) -> None:
        match action:
            case manual.Act(what="remove"):
                self._remove(action.card)
            case manual.Setting(key="turn" | "player" | "phase"):
                self._stand(action)
            case manual.Attach() if action.card in self.table.cards:
                self._attach(action, seat)
            case manual.Move() if action.card in self.table.cards and action.zone in self.table.zones:
                self._move(action, seat)
            case manual.Create():
                self._create(action, seat)
            case _:
                manual.perform(self.play, action, seat)
        self.setup.keep_up(self.rules)

    def _stand(self, action: manual.Setting) -> None:
        turn, phase = self.setup.marks
        if action.key == PHASE:
            if action.value not in self.setup.phases:
                raise Refused("", "no-such-phase")
            self.play.mark(TABLE, phase, action.value)
            return
        most = MOST_TURNS if action.key == TURN else 1
        if not action.value.isdecimal() or not (action.key == TURN) <= int(action.value[:6]) <= most:
            raise Refused("", "number-out-of-range", {"value": action.value[:6]})
        self.play.mark(TABLE, turn if action.key == TURN else PLAYER, int(action.value))

    def _remove(self, card: int | None) -> None:
        it = self.table.cards.get(card) if card is not None else None
        if it is None:
            raise Refused("", "no-such-card", {"card": card})
        if it.zone.partition(".")[2] in self.setup.replaced:
            raise Refused("", "only-replaced", {"card": card})
        for bound in [other.id for other in self.table.cards.values() if other.host == it.id]:
            self.play.attach(bound, None)
        for modifier in [m for _, m in sorted(self.table.modifiers.items()) if m.subject == it.id]:
            self.play.unmodify(modifier)
        self.play.cease(it.id)

    def _move(self, action: manual.Move, seat: int) -> None:
        it, word = self.table.cards[action.card], action.zone.partition(".")[2]
        if it.zone.partition(".")[2] in self.setup.replaced and it.zone != action.zone:
            raise Refused("", "only-replaced", {"card": it.id})
        if word in self.setup.replaced and self.table.zones[action.zone] and it.zone != action.zone:
            self.play.become(self.table.zones[action.zone][0], it.code)
            self._remove(it.id)
            return
        if it.host is not None and it.zone != action.zone:
            self.play.attach(it.id, None)
        manual.perform(self.play, action, seat)

    def _attach(self, action: manual.Attach, seat: int) -> None:
        it = self.table.cards[action.card]
        host = self.table.cards.get(action.host) if action.host is not None else None
        if host is not None:
            above: Card | None = host
            while above is not None:
                if above.id == it.id:
                    raise Refused("", "not-to-itself", {"card": it.id})
                above = self.table.cards.get(above.host) if above.host is not None else None
            zone = self.setup.under(self.rules, it, host)
            if zone is not None:
                self.play.move(it.id, f"{it.owner}.{zone}", None, "up")
        manual.perform(self.play, action, seat)

    def _create(self, action: manual.Create, seat: int) -> None:
        if self.definition(action.code) is None:
            raise Refused("", "no-such-card", {"code": action.code})
        there = self.table.zones.get(action.zone)
        if there and action.zone.partition(".")[2] in self.setup.replaced:
            self.play.become(there[0], action.code)
            return
        manual.perform(self.play, action, seat)


def arranging(rules: type[Game], setup: BoardSetup) -> type[Arranging]:
    """The game in which the boards of other rules are set up."""
    return type(f"Arranging{rules.__name__}", (Arranging,), {"rules_class": rules, "setup": setup})
