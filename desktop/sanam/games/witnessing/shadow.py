"""A table as it should be: what a witness keeps beside the table of a match, and compares with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sanam.engine.table import DOWN, DOWN_SIDE, UP, UP_SIDE, Table

#: A pile of more cards than this never lies as before when it was shuffled.
_CHANCE = 10


@dataclass
class Piece:
    """A card on the shadow table. `data` is its definition."""

    id: int
    code: str
    owner: int
    data: Any
    up: bool = True
    side: bool = False
    host: int | None = None
    #: When it came where it is, as the game counts it.
    since: int = 0

    @property
    def stance(self) -> str:
        return {(True, False): UP, (True, True): UP_SIDE, (False, False): DOWN}.get((self.up, self.side), DOWN_SIDE)


class Shadow:
    """Cards in zones. The last card of a pile is its top, as on a Table."""

    def __init__(self, table: Table, definition: Callable[[str], Any]) -> None:
        self.zones: dict[str, list[int]] = {zone: list(cards) for zone, cards in table.zones.items()}
        self.pieces: dict[int, Piece] = {}
        for card in table.cards.values():
            self.pieces[card.id] = Piece(
                card.id, card.code, card.owner, definition(card.code), card.face_up, card.sideways, card.host
            )
        #: Cards whose place in their pile is not foretold, because a player or chance orders them.
        self.loose: set[int] = set()
        #: Piles that were shuffled, and zones whose cards are no more foretold one by one, only together.
        self.shuffled: set[str] = set()
        self.blurred: set[str] = set()
        #: Those of them of which not even the number of cards is foretold.
        self.uncounted: set[str] = set()

    def zone_of(self, card: int) -> str:
        return next(zone for zone, cards in self.zones.items() if card in cards)

    def lift(self, card: int) -> str:
        """Take a card off its zone, which is the result."""
        zone = self.zone_of(card)
        self.zones[zone].remove(card)
        return zone

    def lay(self, card: int, zone: str, bottom: bool = False) -> None:
        self.zones[zone].insert(0 if bottom else len(self.zones[zone]), card)

    def named(self, cards: Iterable[int]) -> str:
        return ", ".join(sorted(f"{self.pieces[card].data.name}#{card}" for card in cards)) or "none"

    def misplaced(self, table: Table, ordered: Callable[[str], bool], alike: Callable[[str], bool]) -> list[str]:
        """Zones that do not hold what they should.

        ordered  zones whose order counts
        alike    zones whose cards cannot be told apart: only their number counts
        """
        found = []
        for zone, want in self.zones.items():
            have = table.zones.get(zone, [])
            if zone in self.uncounted:
                continue
            if alike(zone) or zone in self.blurred:
                if len(have) != len(want):
                    found.append(f"{zone} has {len(have)} cards, not {len(want)}")
            elif set(have) != set(want):
                more, less = set(have) - set(want), set(want) - set(have)
                found.append(f"{zone} has besides: {self._told(more)}; lacks: {self._told(less)}")
            elif ordered(zone) and self._fixed(have) != self._fixed(want):
                found.append(f"{zone} is in another order")
            elif zone in self.shuffled and len(have) > _CHANCE and have == want:
                found.append(f"{zone} was not shuffled")
        there = {card for zone in self.blurred for card in table.zones.get(zone, ())}
        if there != {card for zone in self.blurred for card in self.zones[zone]}:
            found.append(f"{', '.join(sorted(self.blurred))} hold other cards")
        return found

    def _told(self, cards: set[int]) -> str:
        return self.named(card for card in cards if card in self.pieces) + " new" * sum(
            c not in self.pieces for c in cards
        )

    def _fixed(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card not in self.loose]
