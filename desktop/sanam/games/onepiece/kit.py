"""A card's kit: what the rules of play need to know of a definition, worked out once for each code of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sanam.games.onepiece.cards import AREA_OF, OnePieceCard
from sanam.games.onepiece.printed import Ability, Keyword, read


class Kit:
    """The parsed definition of one code."""

    def __init__(self, data: OnePieceCard) -> None:
        self.data = data
        self.category = data.category
        self.leader = data.category == "leader"
        self.character = data.category == "character"
        self.event = data.category == "event"
        self.stage = data.category == "stage"
        self.don = data.category == "don"
        #: The area of the field it lies in, "" for Events (2-2-3 to 2-2-6).
        self.area = AREA_OF.get(data.category, "")
        #: Printed numbers (4-9-2); 0 for those that its category does not have.
        self.original = {
            "power": data.power or 0,
            "cost": data.cost or 0,
            "life": data.life or 0,
            "counter": data.counter or 0,
        }
        self.cost = data.cost or 0
        self.counter = data.counter or 0
        printed = read(data.whole_text)
        self.abilities: tuple[Ability, ...] = printed.abilities
        self.keywords: dict[str, tuple[Keyword, ...]] = {}
        for keyword in printed.keywords:
            self.keywords[keyword.word] = (*self.keywords.get(keyword.word, ()), keyword)
        #: For each timing, the abilities that have it.
        self.by_timing: dict[str, tuple[int, ...]] = {}
        for index, ability in enumerate(self.abilities):
            for timing in ability.timings:
                self.by_timing[timing] = (*self.by_timing.get(timing, ()), index)
        self.trigger = self._first("trigger")
        self.main = self._first("main")
        self.counters = self._first("counter")
        self.activated = self.by_timing.get("activate", ()) if self.area and not self.don else ()

    def _first(self, timing: str) -> int | None:
        found = self.by_timing.get(timing)
        return found[0] if found else None


@lru_cache(maxsize=8192)
def _kit(definition: bytes) -> Kit:
    """The kit of a definition, told by its own bytes, so that matches with the same cards share it."""
    return Kit(msgspec.json.decode(definition, type=OnePieceCard))


def kits(cards: dict[str, Any]) -> dict[str, Kit]:
    """Kits of the definitions in a journal's header. Raises msgspec.ValidationError for data that is no card."""
    return {code: _kit(msgspec.json.encode(plain)) for code, plain in cards.items()}
