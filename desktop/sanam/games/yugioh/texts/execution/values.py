"""The values of cards now: what is printed, with all that is continuously true of them.

Continuous abilities have no activation: they hold while their card is face-up and end the moment it is not (YZH-2.22,
YFA-2.19). So nothing of them is stored; they are read anew, with the lingering changes of resolved effects
(`Table.modifiers`), whenever the table has changed. `standing_effects` says what is in force besides values,
`continuous` works it out.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import lru_cache
from typing import NamedTuple

from sanam.engine.table import Modifier
from sanam.engine.values import IN_ORDER, Change, read
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.parts import PARTS, follow
from sanam.games.yugioh.texts.tree import Ability, Filter, Operation
from sanam.games.yugioh.vocabulary.zones import FIELD

#: Under which key each value is kept: a Rank as a Level.
VALUES = {"atk": "atk", "def": "def", "level": "level", "rank": "level"}

#: The place in time of changes of original values: before all others.
ORIGINAL = -1


def keys_of(what: str) -> list[str]:
    """Under which keys what a text changes ("atk", "def", "atk def", "level", "rank") is kept."""
    return [VALUES[one] for one in what.split()]


def has_value(duel: Host, card: int, what: str) -> bool:
    """Whether the card has such a value: an Xyz Monster has a Rank and no Level (YZH-2.39)."""
    return VALUES.get(what) != "level" or (what == "rank") == ("xyz" in duel.data(card).traits)


class Values:
    """The values of cards, and the words that stand for them."""

    __slots__ = ("_values", "added", "changes", "duel", "reworded", "words")

    def __init__(self, duel: Host) -> None:
        self.duel = duel
        #: By card and value ("atk", "def", "level"): the changes in the order in which they apply.
        self.changes: dict[int, dict[str, list[Change]]] = {}
        #: By card and "attribute", "race" or "name": the word that it became.
        self.words: dict[tuple[int, str], str] = {}
        #: By card and "attribute", "name" or "series": what it counts as besides.
        self.added: dict[tuple[int, str], tuple[str, ...]] = {}
        #: The cards that `words` or `added` speak of.
        self.reworded: set[int] = set()
        self._values: dict[tuple[int, str], int] = {}

    def value(self, card: int, key: str) -> int:
        """The current "atk", "def" or "level", never below 0, or 1 of a Level; changes in order of time, a later
        setting overriding."""
        if card not in self.changes or key not in self.changes[card]:
            return self.duel.printed(card, key)
        if (card, key) not in self._values:
            floor = 1 if key == "level" else 0
            self._values[card, key] = read(self.duel.printed(card, key), self.changes[card][key], IN_ORDER, floor=floor)
        return self._values[card, key]

    def forget_values(self) -> None:
        """Read the values anew: cards may have been made others."""
        self._values.clear()

    def original(self, card: int, key: str) -> int:
        """What counts as its original value now; what is printed, unless an effect has changed that."""
        changes = self.changes.get(card, {}).get(key, ())
        printed = self.duel.printed(card, key)
        before = [change for change in changes if change.stamp == ORIGINAL]
        return read(printed, before, IN_ORDER, floor=0) if before else printed

    def traits(self, card: int) -> tuple[str, ...]:
        """What kind of monster it is, and what it counts as besides.

        A Gemini monster is a Normal Monster on the field, until it is Summoned again, and in the Graveyard.
        """
        printed = tuple(self.duel.data(card).traits)
        open_to_all = "gemini" in printed and self.duel.zone_word(card) in (*FIELD, "graveyard")
        if open_to_all and "gemini" not in self.duel.table.cards[card].marks.get("summoned", ()):
            printed = (*(trait for trait in printed if trait != "effect"), "normal")
        added = self.added.get((card, "trait"), ())
        if "normal" in added:
            printed = tuple(trait for trait in printed if trait != "effect")
        return (*printed, *added)

    def attribute(self, card: int) -> str:
        return self.words.get((card, "attribute")) or self.duel.data(card).attribute

    def race(self, card: int) -> str:
        return self.words.get((card, "race")) or self.duel.data(card).race

    def attributes(self, card: int) -> tuple[str, ...]:
        """Its Attribute, and what it counts as besides."""
        return (self.attribute(card), *self.added.get((card, "attribute"), ()))

    def names(self, card: int) -> tuple[str, ...]:
        """The names it answers to."""
        return (self.words.get((card, "name")) or self.duel.data(card).name, *self.added.get((card, "name"), ()))

    def series(self, card: int) -> tuple[str, ...]:
        """The archetypes it belongs to."""
        return (*self.duel.data(card).series, *self.added.get((card, "series"), ()))

    def with_changes(self) -> Container[int]:
        """The cards of which any value is changed."""
        return self.changes

    def with_words(self) -> Container[int]:
        """The cards whose Attribute, Type or name is changed, or that count as something besides."""
        return self.reworded


class Reading:
    """What a filter looks at, and which cards as printed it means.

    `known` is by code and zone word: it holds for as long as the match, for cards that nothing has changed.
    """

    __slots__ = ("joined", "known", "lie", "of_set", "values", "way", "words")

    def __init__(self, f: Filter) -> None:
        self.lie = bool(f.face or f.position or f.counter or f.summoned)
        #: Whether it speaks of cards that were Set, whose values count although they lie face-down.
        self.of_set = "set" in f.summoned
        self.way = bool(
            f.material or f.past or f.equipped or f.made_of or f.summoned_by or f.served or f.owner or f.turns
        )
        self.joined = bool(f.both or f.either or f.neither)
        self.words = bool(f.attributes or f.races or f.names or f.not_names or f.series or f.traits or f.not_traits)
        self.values = bool(f.level or f.rank or f.atk or f.def_)
        self.known: dict[tuple[str, str], bool] = {}


class Cache:
    """What was worked out from the table, kept with the play and good until what it was read from changes."""

    __slots__ = (
        "by_code",
        "counted",
        "elsewhere",
        "facts",
        "found",
        "found_at",
        "kept_ops",
        "last",
        "readings",
        "reads",
        "round",
        "speaking",
        "spoken",
        "usable",
        "version",
        "without",
    )

    def __init__(self) -> None:
        #: The table up to which changes were followed (see `Changes`), and when each part of it last changed.
        self.version = self.facts = -1
        self.last: dict[str, int] = dict.fromkeys(PARTS, 0)
        #: What is in force, the facts of which it was found, and the parts that it depends on.
        self.found: Values | None = None
        self.found_at = -1
        self.reads: frozenset[str] = frozenset()
        #: While it is being worked out: what the round before gave.
        self.round: Values | None = None
        #: By code, the continuous abilities with their index.
        self.by_code: dict[str, list[tuple[int, Ability]]] = {}
        #: The codes of those that speak of words which were declared, and such an ability by itself and the words.
        self.speaking: set[str] = set()
        self.spoken: dict[tuple[Ability, tuple[tuple[str, str], ...]], Ability] = {}
        #: The codes that have none.
        self.without: set[str] = set()
        #: Codes of cards that have a continuous ability off the field, with the words of the places where they have it,
        #: as long as there are `counted` cards.
        self.elsewhere: dict[str, frozenset[str]] = {}
        self.counted = -1
        #: By id, lingering changes that are operations, as they are carried out, with what they read.
        self.kept_ops: dict[int, tuple[Modifier, Operation, frozenset[str]]] = {}
        #: By card, index and seat: why the ability could not be used (see `activation.usable`).
        self.usable: dict[tuple[int, int, int], Known] = {}
        #: What was found out about filters.
        self.readings: dict[Filter, Reading] = {}


class Known(NamedTuple):
    """An answer, and what it holds for: what was in force, where its card lay, what was read of which facts."""

    answer: str
    now: Values
    zone: str
    reads: frozenset[str]
    facts: int


def cache_of(duel: Host) -> Cache:
    """What abilities have worked out in the play of `duel`."""
    cache: Cache | None = duel.play.derived
    if cache is None:
        cache = duel.play.derived = Cache()
    return cache


def reading(duel: Host, f: Filter) -> Reading:
    """What is known of the filter in this match."""
    readings = (duel.play.derived or cache_of(duel)).readings
    try:
        known: Reading = readings[f]
    except KeyError:
        known = readings[f] = Reading(f)
    return known


Compute = Callable[[Host, Cache], Values]
_computes: list[Compute] = []


def computes(function: Compute) -> Compute:
    """Declare the function that works out what is in force: it reads values itself, so they cannot import it."""
    _computes.append(function)
    return function


def values(duel: Host) -> Values:
    """What is in force now. Near-free while nothing that could change it has happened."""
    play = duel.play
    cache: Cache = play.derived or cache_of(duel)
    if cache.round is not None:
        return cache.round
    same = cache.found is not None and cache.found.duel is duel
    if cache.facts != play.facts:
        follow(duel, cache.last, cache.version)
        cache.version, cache.facts = play.version, play.facts
        same = same and unchanged(cache, cache.reads, cache.found_at)
    if not same:
        cache.found = _computes[0](duel, cache)
        cache.found_at = play.facts
    assert cache.found is not None
    return cache.found


def unchanged(cache: Cache, reads: frozenset[str], facts: int) -> bool:
    """Whether none of these parts has changed since `facts`."""
    return max(map(cache.last.__getitem__, reads)) <= facts


@lru_cache(maxsize=1024)
def expand(zones: tuple[str, ...]) -> tuple[str, ...]:
    """Zone words with "field", "deck top" and "excavated" as the zones they are part of."""
    words: list[str] = []
    for word in zones:
        if word == "field":
            words.extend(FIELD)
        else:
            words.append("deck" if word in ("deck top", "excavated") else word)
    return tuple(words)


def last_known(duel: Host, card: int, key: str) -> int:
    """The card's value now, or the one it had when it left the field."""
    if duel.zone_word(card) in FIELD:
        return values(duel).value(card, key)
    last = duel.table.cards[card].marks.get("last", {})
    return int(last[key]) if key in last else duel.printed(card, key)


def numbers_of(duel: Host, card: int, of: str) -> list[int]:
    """The value of a card that an amount is `of`; two of them where it is of the one or the other."""
    if of.startswith("change of "):
        key = of.removeprefix("change of ")
        return [abs(last_known(duel, card, key) - values(duel).original(card, key))]
    what = of.removeprefix("original ")
    keys = ("atk", "def") if what == "atk or def" else (what,)
    if not {*keys} <= VALUES.keys():
        raise ValueError(f"no such amount: {of}")
    if of != what:
        return [values(duel).original(card, key) for key in keys]
    return [last_known(duel, card, VALUES[key]) for key in keys]
