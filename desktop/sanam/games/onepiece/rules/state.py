"""What can be read off the table of a match. No method here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sanam.engine.journal import Header
from sanam.engine.table import UP, Card
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.cards.printed import KEYWORDS, OWN
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.nouns import fits
from sanam.games.onepiece.texts.execution.profiles import Profile, profiles
from sanam.games.onepiece.texts.execution.selections import is_among
from sanam.games.onepiece.texts.execution.standing_effects import derive
from sanam.games.onepiece.vocabulary.effects import Active, Effects
from sanam.games.onepiece.vocabulary.options import EDITION, OPEN, settings
from sanam.games.onepiece.vocabulary.zones import (
    AREA,
    ASIDE,
    CHARACTER,
    COST,
    DON_POWER,
    GIVENS,
    LEADER,
    PEOPLED,
    STAGE,
)
from sanam.games.turns import TurnGame

#: The marks of the table that everybody sees.
PUBLIC = ("turn", "player", "phase", "step", "first", "attack", "result", "finished", "open")


class State(TurnGame):
    """A match's table read through the rules."""

    name = "onepiece"
    #: The whole game, as its card texts see it.
    host: Host

    def __init__(self, header: Header) -> None:
        if header.edition != EDITION:
            raise ValueError(f"no edition {header.edition!r}")
        self.header = header
        self.settings = settings(header.options)
        self.profiles: dict[str, Profile] = profiles(header.cards)
        known = self.profiles.items()
        #: The codes of the match's cards that have abilities that work in the hand, that watch, that apply permanently.
        self.in_hand_codes = frozenset(code for code, profile in known if profile.in_hand)
        self.watching_codes = frozenset(code for code, profile in known if profile.watching)
        self.permanent_codes = frozenset(code for code, profile in known if profile.permanent)
        #: The events of which an ability asks whether they have happened this turn.
        self.looked_back = tuple(dict.fromkeys(said for _, profile in known for said in profile.looked_back))
        self.hands_matter = bool(self.in_hand_codes)
        self.anything_permanent = bool(self.in_hand_codes | self.permanent_codes)

    # ------------------------------------------------------------------ the turn

    @property
    def decided(self) -> bool:
        return "result" in self.table.marks

    # ------------------------------------------------------------------ cards

    def definition(self, code: str) -> OnePieceCard | None:
        """The card of a code, or None for one that is not in this match."""
        profile = self.profiles.get(code)
        return profile.data if profile is not None else None

    def profile(self, card: int) -> Profile:
        return self.profiles[self.table.cards[card].code]

    def area(self, card: int) -> str:
        return AREA[self.table.cards[card].zone]

    def leader(self, seat: int) -> int:
        return self.table.zones[LEADER[seat]][0]

    def characters(self, seat: int) -> list[int]:
        return self.table.zones[CHARACTER[seat]]

    def fighters(self, seat: int) -> list[int]:
        """The Leader and the Characters of a player."""
        zones = self.table.zones
        return [*zones[LEADER[seat]], *zones[CHARACTER[seat]]]

    def field(self, seat: int) -> list[int]:
        """Leader, Characters and Stage of a player."""
        zones = self.table.zones
        return [*zones[LEADER[seat]], *zones[CHARACTER[seat]], *zones[STAGE[seat]]]

    def active_don(self, seat: int) -> list[int]:
        """The active DON!! cards in a player's cost area."""
        cards = self.table.cards
        return [card for card in self.table.zones[COST[seat]] if cards[card].stance == UP]

    def given(self, host: int) -> list[int]:
        """The DON!! cards attached to a card (6-5-5-1)."""
        cards = self.table.cards
        return [card for card in self.table.zones[GIVENS[cards[host].owner]] if cards[card].host == host]

    @contextmanager
    def lending(self, host: int, number: int) -> Iterator[None]:
        """While this lasts so many active DON!! cards of its player are read as given to a card."""
        table, play = self.table, self.play
        seat = table.cards[host].owner
        zones, lent = table.zones, self.active_don(seat)[:number]
        known = play.derived, play.facts, zones[COST[seat]], zones[GIVENS[seat]]
        zones[COST[seat]] = [card for card in zones[COST[seat]] if card not in lent]
        zones[GIVENS[seat]] = [*zones[GIVENS[seat]], *lent]
        play.derived = None
        for card in lent:
            table.cards[card].zone, table.cards[card].host = GIVENS[seat], host
        try:
            yield
        finally:
            for card in lent:
                table.cards[card].zone, table.cards[card].host = COST[seat], None
            play.derived, play.facts, zones[COST[seat]], zones[GIVENS[seat]] = known

    # ------------------------------------------------------------------ values

    def all_effects(self) -> Effects:
        """Every effect that applies now, by the card or player it applies to and what it changes."""
        play = self.play
        derived = play.derived
        if derived is not None and derived.facts == play.facts:
            known: Effects = derived.effects
            return known
        if not self.anything_permanent and not self.table.modifiers:
            return {}
        return derive(self.host).effects

    def effects(self, subject: int | str, key: str) -> list[Active]:
        """The effects on a card (its id) or player ("seat0") that change `key`; see `abilities.lasting`."""
        derived = self.play.derived
        fresh = derived is not None and derived.facts == self.play.facts
        known: Effects = derived.effects if fresh else self.all_effects()
        if (subject, key) in known:
            return known[subject, key]
        return []

    def negated(self, card: int) -> bool:
        """Whether the abilities of a card are invalid (8-2-1)."""
        return bool(self.effects(card, "negated"))

    def base(self, card: int, key: str) -> int:
        """A number of a card before anything is added: as printed, or as an effect sets it; of several such settings
        the highest counts (digest G-13).
        """
        sets: list[int] = [effect.value for effect in self.effects(card, key) if effect.op == "set"]
        return max(sets) if sets else self.profile(card).original[key]

    def value(self, card: int, key: str) -> int:
        """A number of a card now: "power", "cost", "counter" or "life".

        Settings come before sums (digest G-13). Only power may be below 0 (1-3-6, 1-3-7). Each DON!! card attached
        gives 1000 power in its player's own turn (6-5-5-2).
        """
        table = self.table
        it = table.cards[card]
        now = self.profiles[it.code].original[key]
        found = self.effects(card, key)
        if found:
            now = self.base(card, key) + sum(effect.value for effect in found if effect.op != "set")
        if key != "power":
            return max(0, now)
        if table.marks.get("player") == it.owner and table.zones[GIVENS[it.owner]]:
            now += DON_POWER * len(self.given(card))
        return now

    def playing_cost(self, card: int) -> int:
        """What playing a card from the hand costs its player now: its cost, more or less what effects say (2-7-6)."""
        found = self.effects(f"seat{self.table.cards[card].owner}", "playing cost")
        more: list[int] = [effect.value for effect in found if self.is_meant(card, effect)]
        return max(0, self.value(card, "cost") + sum(more))

    def is_meant(self, card: int, effect: Active) -> bool:
        """Whether an effect on a player is about a card: any card, when it names none."""
        if effect.tree is None:
            return True
        ctx = self.context(effect.card, effect.seat)
        tree = effect.tree
        if tree.category == "NP":
            return fits(ctx, card, tree)
        if tree.get("k") is not None:
            return fits(ctx, card, tree["k"])
        return is_among(ctx, card, tree)

    def power(self, card: int) -> int:
        return self.value(card, "power")

    def names(self, card: int) -> tuple[str, ...]:
        """2-1-1, 2-1-3."""
        return self.profile(card).data.names

    def types(self, card: int) -> tuple[str, ...]:
        """2-4-1, 2-4-4, and those that effects give."""
        return (*self.profile(card).all_types, *(effect.value for effect in self.effects(card, "type")))

    def attributes(self, card: int) -> tuple[str, ...]:
        """2-5-1, 2-5-7, and those that effects give."""
        return (*self.profile(card).all_attributes, *(effect.value for effect in self.effects(card, "attribute")))

    def has(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword ability now: printed, its conditions met and not invalid, or given by an
        effect, which stays valid (8-2-4).
        """
        said = self.effects(card, keyword)
        if said:
            return bool(said[-1].value)
        printed = self.profiles[self.table.cards[card].code].keywords.get(keyword, ())
        return bool(printed) and any(self.condition(card, k.don, k.turn) for k in printed) and not self.negated(card)

    def condition(self, card: int, don: int, turn: str) -> bool:
        """Whether [DON!! xX] and [Your Turn] or [Opponent's Turn] hold; all of them must (8-3-2-1 to 8-3-2-5)."""
        if don and len(self.given(card)) < don:
            return False
        if turn:
            own = self.table.marks.get("player") == self.table.cards[card].owner
            return own if turn == OWN else not own
        return True

    # ------------------------------------------------------------------ knowledge

    def context(self, card: int, seat: int, memory: dict[str, Any] | None = None, actor: int | None = None) -> Context:
        """What an ability of a card sees."""
        return Context(self.host, card, seat, memory, actor)

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whether `seat` may not know which card this is.

        The deck is secret to both (3-2-2), the hand to the opponent (3-4-2, 3-4-3), a face-down Life card to both
        (3-10-2, 3-10-2-1). Everything else is open, the DON!! deck too (3-3-2, 3-5-2, 3-6-2, 3-7-2, 3-8-2, 3-9-2).
        """
        if card.known and seat in card.known:
            return False
        area = AREA[card.zone]
        if area == "deck":
            return True
        if area == "hand":
            return card.owner != seat and not self.table.marks.get(OPEN)
        if area == "life":
            return not card.face_up
        if area == ASIDE:
            return not card.face_up and card.owner != seat
        return False

    def openly(self, seat: int) -> bool:
        """Whether nothing is hidden, and the seat wants to be asked only where there is something to decide."""
        return self.prompts(seat) == "events" and bool(self.table.marks.get(OPEN))

    def witnesses(self, card: int) -> list[int]:
        """The seats that may know which card this is."""
        it = self.table.cards[card]
        return [seat for seat in (0, 1) if not self.hidden_from(it, seat)]

    def values(self, card: Card) -> dict[str, Any]:
        """Numbers now, and as printed under the same name with a 0; keywords; whether it came this turn."""
        profile = self.profiles[card.code]
        area = AREA[card.zone]
        if profile.don or area not in (*PEOPLED, "hand"):
            return {}
        keys = {"leader": ("power", "life"), "character": ("power", "cost", "counter")}.get(profile.category, ("cost",))
        if "counter" not in keys and self.effects(card.id, "counter"):
            keys = (*keys, "counter")  # given by an effect (1-3-1)
        found: dict[str, Any] = {key: self.value(card.id, key) for key in keys}
        found |= {f"{key}0": profile.original[key] for key in keys}
        if area != "hand":
            found["given"] = len(self.given(card.id))
            found["new"] = card.marks.get("entered") == self.turn()
            # Printed ones, and while anything gives or takes any, all of them.
            words = KEYWORDS if self.table.modifiers or self.anything_permanent else profile.keywords
            found["keywords"] = [word for word in words if self.has(card.id, word)]
        return found

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        found = {key: marks[key] for key in PUBLIC if key in marks}
        if self.table.triggers:
            found["waiting"] = [{"card": t.card, "seat": t.seat, "ability": t.ability} for t in self.table.triggers]
        return found
