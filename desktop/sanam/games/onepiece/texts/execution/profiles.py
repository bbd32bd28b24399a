"""A card's profile: what the rules of play need to know of a definition, worked out once for each code of a match."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import msgspec

from sanam.abilities.tree import Tree, from_plain
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.cards.printed import Ability, Keyword, Printed, read, read_ability
from sanam.games.onepiece.texts.execution.registry import unexecuted
from sanam.games.onepiece.texts.tree.program import Program, compiled
from sanam.games.onepiece.texts.tree.reading_keys import GIVEN_DON
from sanam.games.onepiece.texts.tree.steps import NotExecuted
from sanam.games.onepiece.vocabulary.zones import AREA_OF


class Profile:
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
        self.all_types = data.all_types
        self.all_attributes = data.all_attributes
        self.counter = data.counter or 0
        printed, self.trees = self._read(data)
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

    @staticmethod
    def _read(data: OnePieceCard) -> tuple[Printed, tuple[Tree | None, ...]]:
        """The brackets of the text, with the tree of each ability that was understood."""
        if data.abilities is None:
            printed = read(data.whole_text)
            return printed, (None,) * len(printed.abilities)
        keywords: list[Keyword] = []
        abilities: list[Ability] = []
        trees: list[Tree | None] = []
        for plain in data.abilities:
            here = read_ability(str(plain.get("text", "")))
            tree = from_plain(plain["tree"]) if "tree" in plain else None
            keywords += here.keywords
            abilities += here.abilities
            trees += [tree if len(here.abilities) == 1 else None] * len(here.abilities)
        return Printed(tuple(keywords), tuple(abilities)), tuple(trees)

    @cached_property
    def programs(self) -> tuple[Program | None, ...]:
        """The program of each ability; None for one that the players carry out."""
        found: list[Program | None] = []
        for ability, tree in zip(self.abilities, self.trees, strict=True):
            try:
                # A journal may hold entries that the phrase book has no more.
                known = None if tree is None or unexecuted(tree) else tree
                found.append(compiled(known, bool(ability.timings)) if known is not None else None)
            except NotExecuted:
                found.append(None)
        return tuple(found)

    def _of_kind(self, kind: str, in_hand: bool = False) -> tuple[int, ...]:
        return tuple(
            index
            for index, program in enumerate(self.programs)
            if program is not None and program.kind == kind and program.in_hand == in_hand
        )

    @cached_property
    def watching(self) -> tuple[int, ...]:
        """The abilities worded "when …"."""
        return self._of_kind("when")

    @cached_property
    def replacing(self) -> tuple[int, ...]:
        """The replacement abilities (8-1-3-4)."""
        return self._of_kind("instead")

    @cached_property
    def permanent(self) -> tuple[int, ...]:
        """The permanent abilities (8-1-3-3); `in_hand`: those that work in the hand."""
        return self._of_kind("permanent")

    @cached_property
    def in_hand(self) -> tuple[int, ...]:
        return self._of_kind("permanent", True)

    @cached_property
    def permanent_reads(self) -> frozenset[str]:
        """What its permanent abilities look at (see `program.reads`)."""
        indices = (*self.permanent, *self.in_hand)
        programs = [self.programs[index] for index in indices]
        found = frozenset[str]().union(*(program.reads for program in programs if program is not None))
        return found | {GIVEN_DON} if any(self.abilities[index].don for index in indices) else found

    @cached_property
    def looked_back(self) -> tuple[Tree, ...]:
        """The events that its abilities ask for as having happened this turn."""
        return tuple(said for program in self.programs if program is not None for said in program.looked_back)

    def _first(self, timing: str) -> int | None:
        found = self.by_timing.get(timing)
        return found[0] if found else None


@lru_cache(maxsize=8192)
def _profile(definition: bytes) -> Profile:
    """The profile of a definition, told by its own bytes, so that matches with the same cards share it."""
    return Profile(msgspec.json.decode(definition, type=OnePieceCard))


def profiles(cards: dict[str, Any]) -> dict[str, Profile]:
    """Profiles of the definitions in a journal's header. Raises msgspec.ValidationError for data that is no card."""
    return {code: _profile(msgspec.json.encode(plain)) for code, plain in cards.items()}
