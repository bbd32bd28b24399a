"""What a game of cards adds to the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sanam.engine import manual
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.events import Event
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import Card, Table

if TYPE_CHECKING:
    from sanam.engine.play import Play


class Game:
    """What a game adds to the kernel. A subclass holds no state of the match: all of it is on the Table."""

    #: The game's id.
    name = ""
    #: Procedures by their name.
    procedures: ClassVar[dict[str, type[Procedure]]] = {}

    #: The header that the match was begun with (`journal.Header`); None for a game that needs none.
    header: Any = None

    def __init__(self) -> None:
        self.play: Play = None  # type: ignore[assignment]
        self.table: Table = None  # type: ignore[assignment]

    @property
    def start(self) -> Table | None:
        """The table that the match begins with; None for one that is laid."""
        begun = self.header.start if self.header is not None else None
        return begun.table if begun is not None else None

    def lay(self, seed: int) -> list[Event]:
        """The events that lay the table before the first procedure."""
        raise NotImplementedError

    def laid(self) -> Table:
        """The table before the match, from which nothing has been played."""
        table = Table()
        for event in self.lay(0):
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

    def could_be(self, card: Card, code: str) -> bool:
        """Whether a hidden card could be one with this code, for all that lying where it lies tells."""
        return True

    def redealt(self) -> None:
        """Called when hidden cards of a copy of the match were given other codes (see `Session.fork`)."""

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

    def is_open_ended(self, option: Option) -> bool:
        """Whether an option only begins something by hand that no rule the program knows would ever end."""
        return False

    def prompts(self, seat: int) -> str:
        """When that seat wants to be asked whether it responds: a word of the game's own."""
        return "possible"

    def settle(self) -> str | None:
        """Called after each step: the name of the procedure to fall back to when what runs above it is over."""
        return None

    def due(self) -> Call | None:
        """Called between steps: a procedure that has to run before anything else goes on. What the procedure on top of
        the stack had as its result is its own affair: the game has this one give it back.
        """
        return None

    def noticed(self, event: Event) -> None:
        """Called after each event of a running match; a game finds its triggers here."""

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
