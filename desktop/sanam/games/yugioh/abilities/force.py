"""Force: everything that is continuously true of the cards and players now.

Continuous abilities have no activation: they hold while their card is face-up and end the moment it is not (YZH-2.22,
YFA-2.19). So nothing of them is stored; they are read anew, with the lingering changes of resolved effects
(`Table.modifiers`), whenever the table has changed.

"""

from __future__ import annotations

from typing import Any

from sanam.engine import events as ev
from sanam.engine.values import IN_ORDER, Change, read
from sanam.games.yugioh.abilities.records import Record, StandIn, means_token
from sanam.games.yugioh.abilities.tree import SELF, Ability, CreateTokens, Filter, Rule
from sanam.games.yugioh.abilities.world import FIELD, Cause, World

#: The marks that what is in force can read, with what an ability must speak of to do so; "" any.
_MARKS = {
    "since": "", "guise": "", "materials": "", "last": "", "spent": "", "chain": "chain", "summoned": "summoned",
    "past": "past", "turn": "time",
    "phase": "time", "step": "time", "player": "time", "calculated": "time", "calculation": "time",
    "attack": "time", "battled": "time",
}  # fmt: skip

#: The place in time of changes of original values: before all others.
ORIGINAL = -1


class Force:
    """See the module. Built by :mod:`sanam.games.yugioh.abilities.continuous`; everybody else only asks."""

    __slots__ = (
        "_values",
        "added",
        "changes",
        "fading",
        "laws",
        "players",
        "postures",
        "silenced",
        "stand_ins",
        "words",
        "world",
    )

    def __init__(self, world: World) -> None:
        self.world = world
        #: By card and value ("atk", "def", "level"): the changes in the order in which they apply.
        self.changes: dict[int, dict[str, list[Change]]] = {}
        #: By card and "attribute", "race" or "name": the word that it became.
        self.words: dict[tuple[int, str], str] = {}
        #: By card and "attribute", "name" or "series": what it counts as besides.
        self.added: dict[tuple[int, str], tuple[str, ...]] = {}
        self.laws: dict[int, list[Record]] = {}
        self.players: dict[int, list[Record]] = {}
        self.silenced: dict[int, bool] = {}
        self.stand_ins: list[StandIn] = []
        #: The battle positions in which cards are kept, as ChangePosition.to.
        self.postures: dict[int, str] = {}
        #: Cards that destroy themselves as things are now, each with the index of the ability that says so.
        self.fading: list[tuple[int, int]] = []
        self._values: dict[tuple[int, str], int] = {}

    # ---- values

    def value(self, card: int, key: str) -> int:
        """The current "atk", "def" or "level", never below 0, or 1 of a Level; changes in order of time, a later
        setting overriding."""
        changes = self.changes.get(card)
        if not changes or key not in changes:
            return self.world.printed(card, key)
        known = self._values.get((card, key))
        if known is None:
            known = read(self.world.printed(card, key), changes[key], IN_ORDER, floor=1 if key == "level" else 0)
            self._values[card, key] = known
        return known

    def original(self, card: int, key: str) -> int:
        """What counts as its original value now; what is printed, unless an effect has changed that."""
        changes = self.changes.get(card, {}).get(key, ())
        printed = self.world.printed(card, key)
        before = [change for change in changes if change.stamp == ORIGINAL]
        return read(printed, before, IN_ORDER, floor=0) if before else printed

    def traits(self, card: int) -> tuple[str, ...]:
        """What kind of monster it is, and what it counts as besides.

        A Gemini monster is a Normal Monster on the field, until it is Summoned again, and in the Graveyard.
        """
        printed = tuple(self.world.data(card).traits)
        open_to_all = "gemini" in printed and self.world.zone_word(card) in (*FIELD, "graveyard")
        if open_to_all and "gemini" not in self.world.table.cards[card].marks.get("summoned", ()):
            printed = (*(trait for trait in printed if trait != "effect"), "normal")
        return (*printed, *self.added.get((card, "trait"), ()))

    def attribute(self, card: int) -> str:
        return self.words.get((card, "attribute")) or self.world.data(card).attribute

    def race(self, card: int) -> str:
        return self.words.get((card, "race")) or self.world.data(card).race

    def attributes(self, card: int) -> tuple[str, ...]:
        """Its Attribute, and what it counts as besides."""
        return (self.attribute(card), *self.added.get((card, "attribute"), ()))

    def names(self, card: int) -> tuple[str, ...]:
        """The names it answers to."""
        return (self.words.get((card, "name")) or self.world.data(card).name, *self.added.get((card, "name"), ()))

    def series(self, card: int) -> tuple[str, ...]:
        """The archetypes it belongs to."""
        return (*self.world.data(card).series, *self.added.get((card, "series"), ()))

    def has_changes(self, card: int) -> bool:
        """Whether any value of the card is changed."""
        return card in self.changes

    def has_words(self) -> bool:
        """Whether any card's Attribute, Type or name is changed."""
        return bool(self.words or self.added)

    # ---- rules on cards

    def rules(self, card: int) -> list[Record]:
        return self.laws.get(card, [])

    def has(self, card: int, rule: str, source: int | None = None) -> bool:
        """Whether the rule lies on the card; with `source`, whether it speaks of that card as the cause."""
        laws = self.laws.get(card)
        if not laws:
            return False
        return any(law.rule == rule and (source is None or self._speaks_of(law, source)) for law in laws)

    def _speaks_of(self, law: Record, source: int) -> bool:
        world = self.world
        if source not in world.table.cards or (law.rule == "unaffected" and source == law.card):
            return False
        if law.kinds and world.data(source).kind not in law.kinds:
            return False
        if law.by is not None:
            from sanam.games.yugioh.abilities.groups import matches

            if not matches(world, law.by, source, -1 if law.card is None else law.card, seen=True):
                return False
        return not law.who or (world.controller(source) == law.seat) == (law.who == "you")

    def keeps_from_tribute(self, card: int) -> bool:
        """Whether the card may not be Tributed for a Tribute Summon."""
        return any(self.has(card, rule) for rule in ("cannot be tributed", "cannot be tributed for a summon"))

    def barred_as_material(self, card: int, how: str, summoned: int) -> bool:
        """Whether the card may not be used as material of `summoned`, which is Summoned "fusion", "synchro", "xyz"."""
        laws = self.laws.get(card)
        if not laws:
            return False
        from sanam.games.yugioh.abilities.groups import matches

        return any(
            law.rule == "cannot be material"
            or (
                law.rule == f"cannot be {how} material"
                and (law.filter is None or not matches(self.world, law.filter, summoned, card, seen=True))
            )
            for law in laws
        )

    def negated(self, card: int) -> bool:
        """Whether the effects of this face-up card are negated."""
        return card in self.silenced and not self.shielded(card)

    def shielded(self, card: int) -> bool:
        """Whether its activation and effects cannot be negated, by what is in force or by its own text, which says so
        of a card that is on the field only while it is used."""
        if self.has(card, "cannot be negated"):
            return True
        own = (step.op for ability in self.world.abilities(card) if not ability.conditions for step in ability.do)
        return any(isinstance(op, Rule) and op.rule == "cannot be negated" and op.group == SELF for op in own)

    # ---- rules on players

    def player(self, seat: int, rule: str, card: int | None = None) -> bool:
        """Whether the rule lies on the player now, and speaks of `card` if given."""
        return bool(self.players.get(seat)) and bool(self.player_rules(seat, rule, card))

    def player_rules(self, seat: int, rule: str, card: int | None = None) -> list[Record]:
        """The records of the rule that lie on the player now; with `card`, those whose filter it matches."""
        laws = self.players.get(seat)
        if not laws:
            return []
        from sanam.games.yugioh.abilities.groups import matches  # groups reads values from here

        return [
            law
            for law in laws
            if law.rule == rule
            and (
                card is None
                or (
                    (not law.zones or self.world.zone_word(card) in law.zones)
                    and matches(self.world, law.filter or Filter(), card, law.card or -1, seen=True)
                )
            )
        ]

    def keeps_from_graveyard(self, card: int) -> bool:
        """Whether the card is banished where it would be sent to its owner's Graveyard."""
        return bool(self.players) and self.player(self.world.table.cards[card].owner, "no graveyard", card)

    def bars_token(self, seat: int, token: CreateTokens) -> bool:
        """Whether the player may not Special Summon such a Token: it comes from nowhere."""
        laws = self.players.get(seat, [])
        return any(
            law.rule == "cannot special summon" and not law.zones and means_token(law.filter or Filter(), token)
            for law in laws
        )

    def extra_normal_summons(self, seat: int, card: int | None = None) -> int:
        """How many Normal Summons (with `card`: of that monster) the player has this turn beyond the usual."""
        laws = self.player_rules(seat, "extra normal summon", card)
        named = {law.once: law for law in laws if law.once}
        return sum(law.count or 1 for law in (*(law for law in laws if not law.once), *named.values()))

    def damage(self, seat: int, amount: int, battle: bool) -> int:
        """How much of `amount` reaches the player's Life Points."""
        if not self.players.get(seat) or amount <= 0:
            return amount
        none = ("no damage", "no battle damage" if battle else "no effect damage")
        if any(self.player(seat, rule) for rule in none):
            return 0
        if self.player(seat, "half damage") or (battle and self.player(seat, "half battle damage")):
            return -(-amount // 2)
        return amount

    # ---- replacements

    def replacements(self, card: int, cause: Cause) -> list[StandIn]:
        """What could be done instead of destroying `card` for this cause."""
        if not self.stand_ins:
            return []
        from sanam.games.yugioh.abilities.groups import cards_of

        return [
            one
            for one in self.stand_ins
            if (not one.op.cause or cause["cause"] in one.op.cause.split(" or "))
            and card in cards_of(self.world, one.ctx, one.op.group)
        ]


class Before(Force):
    """What the round before gave, while a new one is worked out. It notes what of it is read: another round could
    only give something else where one of these things has become different."""

    __slots__ = ("read", "rules_read")

    def __init__(self, found: Force) -> None:
        super().__init__(found.world)
        self.changes, self.words, self.laws = found.changes, found.words, found.laws
        self.added = found.added
        self.players, self.silenced = found.players, found.silenced
        self.read: set[str] = set()
        self.rules_read: set[str] = set()

    def same(self, now: Force) -> bool:
        """Whether all that was read is the same in `now`."""
        return self._laws_read(self) == self._laws_read(now) and all(
            getattr(self, part) == getattr(now, part) for part in sorted(self.read)
        )

    def _laws_read(self, of: Force) -> list[tuple[int, Record]]:
        return [(card, law) for card, laws in of.laws.items() for law in laws if law.rule in self.rules_read]

    def value(self, card: int, key: str) -> int:
        self.read.add("changes")
        return super().value(card, key)

    def has_changes(self, card: int) -> bool:
        self.read.add("changes")
        return super().has_changes(card)

    def has_words(self) -> bool:
        self.read |= {"words", "added"}
        return super().has_words()

    def attribute(self, card: int) -> str:
        self.read.add("words")
        return super().attribute(card)

    def race(self, card: int) -> str:
        self.read.add("words")
        return super().race(card)

    def names(self, card: int) -> tuple[str, ...]:
        self.read |= {"words", "added"}
        return super().names(card)

    def attributes(self, card: int) -> tuple[str, ...]:
        self.read |= {"words", "added"}
        return super().attributes(card)

    def original(self, card: int, key: str) -> int:
        self.read.add("changes")
        return super().original(card, key)

    def traits(self, card: int) -> tuple[str, ...]:
        self.read.add("added")
        return super().traits(card)

    def series(self, card: int) -> tuple[str, ...]:
        self.read.add("added")
        return super().series(card)

    def rules(self, card: int) -> list[Record]:
        self.read.add("laws")
        return super().rules(card)

    def has(self, card: int, rule: str, source: int | None = None) -> bool:
        self.rules_read.add(rule)
        return super().has(card, rule, source)

    def negated(self, card: int) -> bool:
        self.read.add("silenced")
        return super().negated(card)

    def player(self, seat: int, rule: str, card: int | None = None) -> bool:
        self.read.add("players")
        return super().player(seat, rule, card)

    def player_rules(self, seat: int, rule: str, card: int | None = None) -> list[Record]:
        self.read.add("players")
        return super().player_rules(seat, rule, card)


class Reading:
    """What a filter looks at, and which cards as printed it means.

    `known` is by code and zone word: it holds for as long as the match, for cards that nothing has changed.
    """

    __slots__ = ("known", "lie", "values", "way", "words")

    def __init__(self, f: Filter) -> None:
        self.lie = bool(f.face or f.position or f.counter or f.summoned)
        self.way = bool(f.material or f.past or f.equipped or f.made_of or f.summoned_by)
        self.words = bool(f.attributes or f.races or f.names or f.not_names or f.series or f.traits or f.not_traits)
        self.values = bool(f.level or f.rank or f.atk or f.def_)
        self.known: dict[tuple[str, str], bool] = {}


class Cache:
    """What is in force, kept with the play and good until the table changes."""

    __slots__ = ("by_code", "counted", "elsewhere", "force", "readings", "reads", "reads_of", "round", "version")

    def __init__(self) -> None:
        self.version = -1
        self.force: Force | None = None
        #: While it is being worked out: what the round before gave.
        self.round: Before | None = None
        #: By code, the continuous abilities with their index.
        self.by_code: dict[str, list[tuple[int, Ability]]] = {}
        #: Codes of cards that have a continuous ability off the field, as long as there are `counted` cards.
        self.elsewhere: frozenset[str] = frozenset()
        self.counted = -1
        #: What the abilities in force depend on beyond the field: zone words, "lp", "time", "chain".
        self.reads: frozenset[str] = frozenset()
        self.reads_of: dict[tuple[str, int], frozenset[str]] = {}
        #: What was found out about filters.
        self.readings: dict[Filter, Reading] = {}


def cache_of(world: World) -> Cache:
    """What abilities have worked out in the play of `world`."""
    cache: Cache | None = world.play.derived
    if cache is None:
        cache = world.play.derived = Cache()
    return cache


def reading(world: World, f: Filter) -> Reading:
    """What is known of the filter in this match."""
    readings = cache_of(world).readings
    known = readings.get(f)
    if known is None:
        known = readings[f] = Reading(f)
    return known


def force(world: World) -> Force:
    """What is in force now. Near-free while nothing that could change it has happened."""
    play = world.play
    cache: Cache = play.derived or cache_of(world)
    if cache.round is not None:
        return cache.round
    if cache.force is not None and cache.force.world is world:
        if cache.version == play.version:
            return cache.force
        since = play.since(cache.version)
        if since is not None and _unchanged(world, cache.reads, since):
            cache.version = play.version
            return cache.force
    from sanam.games.yugioh.abilities.continuous import (
        compute,  # it reads groups and amounts, which read values from here
    )

    cache.force = compute(world, cache)
    cache.version = play.version
    return cache.force


def _unchanged(world: World, reads: frozenset[str], events: list[ev.Event]) -> bool:
    for event in events:  # noqa: SIM110 – a plain loop: this runs at every reading of a value
        if type(event) not in ev.BOOKKEEPING and not _harmless(world, reads, event):
            return False
    return True


def _harmless(world: World, reads: frozenset[str], event: ev.Base) -> bool:
    """Whether what is in force is the same after `event` as before."""
    if type(event) is ev.Marked:
        reader = _MARKS.get(event.key, "nothing")
        if reader == "chain" and reader in reads:
            return not _matters(world, event.was, event.now)
        return bool(reader) and reader not in reads
    if type(event) is ev.CardTurned:
        same_face = event.was.startswith("up") == event.now.startswith("up")
        return same_face and "position" not in reads
    if type(event) is ev.CardMoved:
        source, target = world.word_of(event.source), world.word_of(event.target)
        return not (source in FIELD or target in FIELD or source in reads or target in reads)
    return type(event) is ev.CountChanged and type(event.subject) is str and "lp" not in reads


def _matters(world: World, was: list[dict[str, Any]] | None, now: list[dict[str, Any]] | None) -> bool:
    """Whether a Chain that changed so may change what is in force: a used-up card counts again when it is over, a
    Spell or Trap with a continuous ability waits in it.
    """
    cards = world.table.cards
    if (was is None or now is None) and any("spent" in it.marks for it in cards.values()):
        return True
    old, new = ({link["id"]: link["card"] for link in links or []} for links in (was, now))
    return any(
        card in cards
        and world.data(card).kind != "monster"
        and any(ability.kind == "continuous" for ability in world.abilities(card))
        for id, card in (old | new).items()
        if (id in old) != (id in new)
    )


def stamp(world: World, card: int) -> None:
    """To be called when a card becomes face-up on the field: its continuous abilities apply from now on (YZH-2.22)."""
    world.play.mark(card, "since", world.table.next_id)


def in_field(world: World, card: int) -> bool:
    """Whether the card is face-up on the field."""
    it = world.table.cards.get(card)
    return it is not None and it.face_up and world.zone_word(card) in FIELD
