"""Everything that is continuously true of the cards and players now: values, rules, replacements (see `values`)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import cast

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import cards_of, related, was_activated
from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.execution.rule_records import Record, StandIn, means_token
from sanam.games.yugioh.texts.execution.values import Values, values
from sanam.games.yugioh.texts.tree import SELF, CreateTokens, Destroy, Filter, Replace, Rule
from sanam.games.yugioh.vocabulary.zones import FIELD

#: The kinds of a rule that speaks of all effects that were activated.
ACTIVATED = ("activated",)


class StandingEffects(Values):
    """See the module. Built by :mod:`sanam.games.yugioh.texts.execution.continuous`; everybody else only asks."""

    __slots__ = ("closed", "fading", "laws", "players", "postures", "silenced", "stand_ins")

    def __init__(self, duel: Host) -> None:
        super().__init__(duel)
        self.laws: dict[int, list[Record]] = {}
        self.players: dict[int, list[Record]] = {}
        #: The cards whose effects are negated, each with the card that does it, None where a person did by hand.
        self.silenced: dict[int, int | None] = {}
        self.stand_ins: list[StandIn] = []
        #: The battle positions in which cards are kept, as ChangePosition.to.
        self.postures: dict[int, str] = {}
        #: The zones that cannot be used, each with the card whose effect has closed it.
        self.closed: dict[str, int | None] = {}
        #: Cards that destroy themselves as things are now, each with the index of the ability that says so.
        self.fading: list[tuple[int, int]] = []

    def equals(self, other: StandingEffects) -> bool:
        """Whether the same is in force in both."""
        return (
            self.changes == other.changes
            and self.laws == other.laws
            and self.players == other.players
            and self.words == other.words
            and self.added == other.added
            and self.silenced == other.silenced
            and self.postures == other.postures
            and self.fading == other.fading
            and self.closed == other.closed
            and self.stand_ins == other.stand_ins
        )

    # ---- rules on cards

    def rules(self, card: int) -> list[Record]:
        return self.laws.get(card, [])

    def has(self, card: int, rule: str, source: int | None = None) -> bool:
        """Whether the rule lies on the card; with `source`, whether it speaks of that card as the cause."""
        if card not in self.laws:
            return False
        for law in self.laws[card]:  # asked far more often than anything else: a generator costs more than the answer
            if law.rule == rule and (source is None or self._speaks_of(law, source, card)):
                return True
        return False

    def untouched(self, card: int, ctx: Context) -> bool:
        """Whether what the effect of `ctx` does, activated or not, does not affect the card."""
        if card not in self.laws:
            return False
        laws = [law for law in self.laws[card] if law.rule == "unaffected"]
        return any(
            self._speaks_of(law, ctx.card, card) and ("activated" not in law.kinds or was_activated(self.duel, ctx))
            for law in laws
        )

    def _speaks_of(self, law: Record, source: int, card: int) -> bool:
        duel = self.duel
        if source not in duel.table.cards or (law.rule == "unaffected" and source == law.card):
            return False
        if law.kinds and law.kinds != ACTIVATED and duel.data(source).kind not in law.kinds:
            return False
        if law.by is not None and law.by.other and source == card:
            return False
        holder = -1 if law.card is None else law.card
        if law.by is not None and not matches(duel, law.by, source, holder, seen=True):
            return False
        if (
            law.by is not None
            and law.by.related
            and not related(duel, Context(card=holder, seat=law.seat), law.by, [source])
        ):
            return False
        return not law.who or (duel.controller(source) == law.seat) == (law.who == "you")

    def keeps_from_tribute(self, card: int, summoned: int | None = None) -> bool:
        """Whether the card may not be Tributed for a Tribute Summon, of `summoned` if that is known."""
        return any(
            law.rule in ("cannot be tributed", "cannot be tributed for a summon")
            and (law.filter is None or not (summoned is None or matches(self.duel, law.filter, summoned, card)))
            for law in self.laws.get(card, ())
        )

    def owed(self, seat: int) -> list[int]:
        """The opponent's monsters that the player Tributes as his own, and before any others."""
        if not self.laws:
            return []
        return [
            card
            for card in self.duel.cards(1 - seat, "monster")
            if any(law.rule == "tributed by the other" and law.seat == seat for law in self.laws.get(card, ()))
        ]

    def barred_as_material(self, card: int, how: str, summoned: int) -> bool:
        """Whether the card may not be used as material of `summoned`, which is Summoned "fusion", "synchro", "xyz"."""
        if card not in self.laws:
            return False
        return any(
            law.rule == "cannot be material"
            or (
                law.rule == f"cannot be {how} material"
                and (law.filter is None or not matches(self.duel, law.filter, summoned, card, seen=True))
            )
            for law in self.laws[card]
        )

    def goes_with(self, card: int, others: list[int], how: str) -> bool:
        """Whether all the `others` may be material of the same Summon ("synchro" …) as this card, as its text says."""
        return all(
            (law.by is None or matches(self.duel, law.by, other, card, seen=True))
            and (not law.kinds or self.duel.zone_word(other) in law.kinds)
            and law.count in (0, len(others))
            for law in self.laws.get(card, ())
            if law.rule == f"others as {how} material"
            for other in others
        )

    def brings_from_hand(self, card: int, hand: list[int], how: str, summoned: int) -> bool:
        """Whether as material of `summoned` the card lets these of the hand be material as well."""
        for law in self.laws.get(card, ()):
            others = law.rule == f"others as {how} material" and "hand" in law.kinds
            if (
                (others or law.rule == f"hand as {how} material")
                and (others or not law.count or len(hand) <= law.count)
                and (law.filter is None or matches(self.duel, law.filter, summoned, card, seen=True))
                and all(law.by is None or matches(self.duel, law.by, one, card, seen=True) for one in hand)
            ):
                return True
        return False

    def evened_levels(self, cards: list[int], how: str) -> dict[int, int]:
        """The cards with which all material can count as of one Level, and which."""
        rule = f"levels as {how} material"
        return {card: law.count for card in cards for law in self.laws.get(card, ()) if law.rule == rule}

    def levels_as_material(self, card: int, how: str, summoned: int) -> tuple[int, ...]:
        """The Levels that the card can have as material of `summoned`; its own first."""
        own = self.value(card, "level")
        laws = self.laws.get(card)
        if not laws:
            return (own,)
        others = (
            law.count
            for law in laws
            if law.rule == f"level as {how} material"
            and (law.filter is None or matches(self.duel, law.filter, summoned, card, seen=True))
        )
        return (own, *others)

    def kept_from_banishing(self, card: int, by: int | None) -> bool:
        """Whether a rule on the card keeps it from being banished, by an effect of the card `by` if one does it."""
        if self.has(card, "cannot be banished"):
            return True
        return by is not None and self.has(card, "cannot be banished by effects", by)

    def negated(self, card: int) -> bool:
        """Whether the effects of this face-up card are negated."""
        return card in self.silenced and not self.shielded(card, "effects")

    def negated_by(self, card: int) -> int | None:
        """The card whose effect negates those of this one, None where none does."""
        return self.silenced.get(card) if self.negated(card) else None

    def shielded(self, card: int, what: str = "effects", seat: int = -1) -> bool:
        """Whether its effects, or its activation ("activation", by `seat`), cannot be negated, by what is in force or
        by its own text, which says so of a card that is on the field only while it is used."""
        if self.has(card, "cannot be negated") or (what == "effects" and self.has(card, "effects not negated")):
            return True
        if what == "activation" and self.player(seat, "activations not negated", card):
            return True
        return any(self.own_rules(card, "cannot be negated"))

    def own_rules(self, card: int, rule: str) -> Iterator[Rule]:
        """The rules that the card's own text always lays on it, wherever it is."""
        own = (step.op for ability in self.duel.abilities(card) if not ability.conditions for step in ability.do)
        return (op for op in own if isinstance(op, Rule) and op.rule == rule and op.group == SELF)

    def closed_zones(self) -> list[str]:
        """The zones that cannot be used now: those that no card has closed whose effects are negated."""
        return [zone for zone, source in self.closed.items() if source is None or not self.negated(source)]

    # ---- rules on players

    def player(self, seat: int, rule: str, card: int | None = None, source: int | None = None) -> bool:
        """Whether the rule lies on the player now, and speaks of `card`, handled by an effect of `source`, if given."""
        return seat in self.players and bool(self.player_rules(seat, rule, card, source))

    def player_rules(self, seat: int, rule: str, card: int | None = None, source: int | None = None) -> list[Record]:
        """The records of the rule that lie on the player now; with `card`, those whose filter it matches: "other" cards
        than those are none that an effect of the card itself, `source`, handles."""
        laws = self.players.get(seat)
        if not laws:
            return []
        return [
            law
            for law in laws
            if law.rule == rule
            and (
                card is None
                or (
                    (not law.zones or self.duel.zone_word(card) in law.zones)
                    and not _own(law, source)
                    and (law.by is None or self._by_such(law.by, law, source))
                    and not (law.unless_by is not None and self._by_such(law.unless_by, law, source))
                    and not (law.spares and self._spared(law, card))
                    and matches(self.duel, law.filter or Filter(), card, law.card or -1, seen=True)
                )
            )
        ]

    def _by_such(self, such: Filter, law: Record, source: int | None) -> bool:
        """Whether an effect of such a card does it."""
        known = source is not None and source in self.duel.table.cards
        return known and matches(self.duel, such, source or 0, law.card or -1, seen=True)

    def _spared(self, law: Record, card: int) -> bool:
        """Whether the card has been where it is since before a word was declared for the source of the rule."""
        source = None if law.card is None else self.duel.table.cards.get(law.card)
        there = (source.marks.get("declared") or {}).get("there", []) if source is not None else []
        return card in self.duel.table.cards and [card, self.duel.table.cards[card].moves] in there

    def fits(self, law: Record, card: int) -> bool:
        """Whether the card is one that the rule speaks of, wherever it lies now."""
        if card not in self.duel.table.cards:
            return False
        return matches(self.duel, law.filter or Filter(), card, -1 if law.card is None else law.card, seen=True)

    def keeps_from_graveyard(self, card: int) -> bool:
        """Whether the card is banished where it would be sent to its owner's Graveyard."""
        return bool(self.players) and self.player(self.duel.table.cards[card].owner, "no graveyard", card)

    def bars_token(self, seat: int, token: CreateTokens, source: int) -> bool:
        """Whether the player may not Special Summon such a Token by an effect of `source`: it comes from nowhere."""
        laws = (law for law in self.players.get(seat, []) if law.rule == "cannot special summon" and not law.zones)
        return any(
            means_token(law.filter or Filter(), token)
            and not _own(law, source)
            and not (law.unless_by is not None and self._by_such(law.unless_by, law, source))
            for law in laws
        )

    def extra_normal_summons(self, seat: int, card: int | None = None, face_down: bool = False) -> dict[str, int]:
        """What gives the player Normal Summons (with `card`: of that monster; `face_down`: Sets) this turn beyond the
        usual, and how many each: by the name of a card that counts once however many lie there, or by its id.
        """
        if seat not in self.players:
            return {}
        laws = self.player_rules(seat, "extra normal summon or set", card)
        if not face_down:
            laws += self.player_rules(seat, "extra normal summon", card)
        found: dict[str, int] = {}
        for law in laws:
            source = law.once or str(law.card)
            found[source] = (law.count or 1) + (0 if law.once else found.get(source, 0))
        return found

    def heals(self, seat: int, battle: bool) -> bool:
        """Whether the player gains the Life Points that such damage would take."""
        if not self.players.get(seat):
            return False
        return self.player(seat, "damage heals") or self.player(
            seat, "battle damage heals" if battle else "effect damage heals"
        )

    def effect_damage(self, seat: int, amount: int, by: int) -> tuple[int, int]:
        """Whose Life Points an effect of the player `by` takes, and how many, where `seat` would take `amount`."""
        if self.players.get(seat) and by != seat and self.player(seat, "effect damage returned"):
            seat = by
        if not self.players.get(seat) or amount <= 0:
            return seat, amount
        none: tuple[str, ...] = ("no damage", "no effect damage")
        if by != seat:
            none = (*none, "no damage by opponent", "no effect damage by opponent")
        if any(self.player(seat, rule) for rule in none):
            return seat, 0
        return seat, -(-amount // 2) if self.player(seat, "half damage") else amount

    # ---- replacements

    def replacements(self, card: int, cause: Cause) -> list[StandIn]:
        """What could be done instead of destroying `card` for this cause."""
        if not self.stand_ins:
            return []
        return [
            one
            for one in self.stand_ins
            if (not one.op.cause or cause["cause"] in one.op.cause.split(" or "))
            and not (card == one.ctx.card and _destroys_itself(one.op))
            and self._done_by(one, cause)
            and card in cards_of(self.duel, one.ctx, one.op.group)
        ]

    def _done_by(self, one: StandIn, cause: Cause) -> bool:
        """Whether the card whose effect destroys is one that the replacement speaks of."""
        op, source = one.op, cause.get("card")
        of_player = op.by_who and cause["cause"] != "battle"  # a battle is nobody's effect
        if of_player and (cause.get("seat") == one.ctx.seat) != (op.by_who == "you"):
            return False
        if op.by == Filter():
            return True
        return source in self.duel.table.cards and matches(self.duel, op.by, source, one.ctx.card, seen=True)


def _destroys_itself(op: Replace) -> bool:
    """Whether its card is destroyed instead: that is nothing else when it is the card that would be destroyed."""
    return any(isinstance(step.op, Destroy) and step.op.group.ref == "self" for step in op.instead)


def _own(law: Record, source: int | None) -> bool:
    """Whether a rule on "other" cards was laid by the card whose effect handles this one."""
    return source is not None and law.card == source and law.filter is not None and law.filter.other


class Before(StandingEffects):
    """What the round before gave, while a new one is worked out. It notes what of it is read: another round could
    only give something else where one of these things has become different."""

    __slots__ = ("read", "rules_read")

    def __init__(self, found: StandingEffects) -> None:
        super().__init__(found.duel)
        self.changes, self.words, self.laws = found.changes, found.words, found.laws
        self.added, self.reworded = found.added, found.reworded
        self.players, self.silenced, self.closed = found.players, found.silenced, found.closed
        self.read: set[str] = set()
        self.rules_read: set[str] = set()

    def same(self, now: StandingEffects) -> bool:
        """Whether all that was read is the same in `now`."""
        return self._laws_read(self) == self._laws_read(now) and all(
            getattr(self, part) == getattr(now, part) for part in sorted(self.read)
        )

    def _laws_read(self, of: StandingEffects) -> list[tuple[int, Record]]:
        return [(card, law) for card, laws in of.laws.items() for law in laws if law.rule in self.rules_read]

    def value(self, card: int, key: str) -> int:
        self.read.add("changes")
        return super().value(card, key)

    def with_changes(self) -> Container[int]:
        self.read.add("changes")
        return super().with_changes()

    def with_words(self) -> Container[int]:
        self.read |= {"words", "added"}
        return super().with_words()

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

    def untouched(self, card: int, ctx: Context) -> bool:
        self.rules_read.add("unaffected")
        return super().untouched(card, ctx)

    def negated(self, card: int) -> bool:
        self.read.add("silenced")
        return super().negated(card)

    def player(self, seat: int, rule: str, card: int | None = None, source: int | None = None) -> bool:
        self.read.add("players")
        return super().player(seat, rule, card, source)

    def player_rules(self, seat: int, rule: str, card: int | None = None, source: int | None = None) -> list[Record]:
        self.read.add("players")
        return super().player_rules(seat, rule, card, source)


#: What is in force now. Near-free while nothing that could change it has happened.
standing = cast(Callable[[Host], StandingEffects], values)


def stamp(duel: Host, card: int) -> None:
    """To be called when a card becomes face-up on the field: its continuous abilities apply from now on (YZH-2.22)."""
    duel.play.mark(card, "since", duel.table.next_id)


def in_field(duel: Host, card: int) -> bool:
    """Whether the card is face-up on the field."""
    it = duel.table.cards.get(card)
    return it is not None and it.face_up and duel.zone_word(card) in FIELD
