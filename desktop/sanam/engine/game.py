"""What a game of cards adds to the kernel."""

from __future__ import annotations

import copy
from typing import Any, ClassVar, Self

import msgspec

from sanam.engine import manual
from sanam.engine.changes import Changes
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.events import Event
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import Card, Table


class Game:
    """What a game adds to the kernel. A subclass holds no state of the match: all of it is on the Table."""

    #: The game's id.
    name = ""
    #: Procedures by their name.
    procedures: ClassVar[dict[str, type[Procedure]]] = {}

    #: The kinds of events that :meth:`noticed` is called with; None for all.
    notices: ClassVar[frozenset[type] | None] = None
    #: Whether what is `due` becomes another only with the facts (see `Changes.facts`), and not as procedures run.
    due_by_facts: ClassVar[bool] = False

    #: The areas that a player who is asked about cards in them looks through: the part of a zone's name after the seat.
    looked_through: ClassVar[frozenset[str]] = frozenset()
    #: The areas of cards that are kept beside what is played: likewise.
    beside: ClassVar[frozenset[str]] = frozenset()

    #: The facts that tell that an effect has worked, and the areas whose cards everybody sees: such a fact tells which
    #: of those the effect has left a change on.
    working: ClassVar[frozenset[str]] = frozenset()
    in_sight: ClassVar[frozenset[str]] = frozenset()

    #: The match that is played with it, and its table; `Play` sets them.
    play: Changes
    table: Table
    #: The header that the match was begun with (`journal.Header`); None for a game that needs none.
    header: Any = None

    @property
    def start(self) -> Table | None:
        """The table that the match begins with; None for one that is laid."""
        begun = self.header.start if self.header is not None else None
        return begun.table if begun is not None else None

    def set_up(self, seed: int) -> list[Event]:
        """The events that lay the table before the first procedure."""
        raise NotImplementedError

    def table_set_up(self) -> Table:
        """The table before the match, from which nothing has been played."""
        table = Table()
        for event in self.set_up(0):
            event.apply(table)
        return table

    def opening(self) -> Call:
        """The procedure that is the match."""
        raise NotImplementedError

    def refuse(self, choice: Choice, picks: list[int]) -> None:
        """Raise :class:`Refused` for an answer that is formally fine and yet not legal."""

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whether `seat` may not know which card this is."""
        return False

    def back(self, card: Card) -> str:
        """What the back of a hidden card tells of it, as a word of the game's own; "" where all backs are the same."""
        return ""

    def could_be(self, zone: str, owner: int, code: str, back: str) -> bool:
        """Whether a hidden card of `owner` in this zone, with this back, could be one with this code."""
        return True

    def imagined_header(self, seat: int, deck: dict[str, list[str]], cards: dict[str, Any]) -> Any:
        """The header of a match as `seat` may imagine it: the other player has `deck`, and `cards` are defined besides
        those that the seat knows.
        """
        header = self.header
        decks = [mine if at == seat else deck for at, mine in enumerate(header.decks)]
        return msgspec.structs.replace(header, decks=decks, cards=cards, start=None)

    def twin(self) -> Self:
        """The same game for another table. What follows from the cards of the match is shared; the parts of the rules,
        which know their game, are its own.
        """
        twin = copy.copy(self)
        twin.assemble()
        return twin

    def assemble(self) -> None:
        """Make the parts of the rules that know their game: called when a game is made, and for each twin."""

    def redealt(self) -> None:
        """Called when the game got a table with cards that it did not lay: what it keeps of them is out of date."""

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        """Why `seat` cannot do this now, citing the rule; None when it can, or when the game does not say."""
        return None

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """What an attack that is being aimed would come to as things stand, as data for the game's words; None when
        `option` is no attack, or there is nothing to say.

        `target` is a card, or "seat1" for the player. It reads what everybody sees, and no more.
        """
        return None

    def turn(self) -> int:
        """The number of the turn under way, 0 where none is."""
        return 0

    def standing(self, seat: int) -> float:
        """How much better the match stands for `seat` than for the other player, in cards; 0 where it is even, about
        100 for what decides it. It knows everything: a player that thinks ahead asks a copy in which what it cannot
        know was drawn by lot (`Session.fork`).
        """
        return 0.0

    def unthinking(self, choice: Choice) -> list[int] | None:
        """The answer of a computer to a question that it does not think about; None for all others."""
        return None

    @property
    def anything_open_ended(self) -> bool:
        """Whether there may be such options in this match (see `is_open_ended`)."""
        return type(self).is_open_ended is not Game.is_open_ended

    def is_open_ended(self, option: Option) -> bool:
        """Whether an option only begins something by hand that no rule the program knows would ever end."""
        return False

    def prompts(self, seat: int) -> str:
        """When that seat wants to be asked whether it responds: a word of the game's own."""
        return "possible"

    def settle(self) -> str | None:
        """Called after each step that changed more than where the rules stand (see `Changes.facts`): the name of the
        procedure to fall back to when what runs above it is over.
        """
        return None

    def due(self) -> Call | None:
        """Called between steps: a procedure that has to run before anything else goes on. What the procedure on top of
        the stack had as its result is its own affair: the game has this one give it back.
        """
        return None

    def noticed(self, event: Event) -> None:
        """Called after each event of a running match (of those that it `notices`); a game finds its triggers here."""

    def perform(self, action: Any, seat: int) -> None:
        """Carry out a manual action as events; a game may add what its rules tie to a move."""
        manual.perform(self.play, action, seat)

    def definition(self, code: str) -> Any:
        """What stands on a card: the game's own type for the cards of this match; None for an unknown code."""
        return None

    def values(self, card: Card) -> dict[str, Any]:
        """The numbers of a visible card now, as the screen and the bots read them."""
        return {}

    def public(self) -> dict[str, Any]:
        """What everybody sees of the table beyond its cards: turn, phase, chain, results."""
        return {}
