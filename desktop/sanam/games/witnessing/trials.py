"""What a witness tries of an ability, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sanam.games.witnessing.phrases import Node


class NotDriven(Exception):
    """The witness has no words for something in the tree, or cannot make its occasion happen."""


class Deviation(Exception):
    """The match went another way than the tree says."""


class NoFault(Exception):
    """A changed tree means nothing, or the same as before: it is no fault to find."""


#: What a trial came to when nothing deviated: the table ended as predicted, and the tree had touched something; it had
#: touched nothing; nothing should have happened, and nothing did.
DONE, EMPTY, QUIET = "done", "empty", "quiet"


@dataclass(frozen=True)
class Trial:
    """One way to try an ability.

    name     says it in a report
    picks    which cards are chosen where there is a choice: "most" or "least"
    against  what must not hold, as the witness numbers it; None: everything holds
    way      how the occasion happens, for one that happens in several ways
    quiet    whether nothing may happen
    """

    name: str
    picks: str = "most"
    against: int | None = None
    way: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class Match:
    """What a witness gets from the game it is about, so that it need not import how texts are carried out.

    build   the game of a header
    setup   how boards are set up by hand
    read    a card with its text understood
    watch   is shown each stage that is set up
    """

    build: Callable[[Any], Any]
    setup: Any
    read: Callable[[Any], Any]
    watch: Callable[[Any], None] | None = None


class Witness(Protocol):
    """The witness of a game.

    For seeded faults: `swaps` says which nodes of a tree may stand for one another, `numbers` which may be off by one,
    `ignored` which nodes make no difference where they are left out, and `printed` what the rules read off the card
    itself and not off the tree.
    """

    swaps: Mapping[str, tuple[str, ...]]
    numbers: frozenset[str]
    ignored: frozenset[str]
    printed: frozenset[str]

    def abilities(self, card: Any) -> list[Node]:
        """The plain trees of a card's abilities that are tried one by one, as they stand in the card."""
        ...

    def trials(self, card: Any, ability: int) -> list[Trial]:
        """How an ability is tried. Raises :class:`NotDriven`."""
        ...

    def run(self, match: Match, card: Any, ability: int, trial: Trial, played: Node | None = None) -> str:
        """Try an ability: DONE, EMPTY or QUIET. Raises :class:`NotDriven` and :class:`Deviation`.

        played  the tree that the match plays, where it is another than the one that is read: a seeded fault
        """
        ...
