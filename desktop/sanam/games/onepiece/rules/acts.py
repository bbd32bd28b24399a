"""The acts of a match: small things that the rules and the players' abilities do, as events and facts."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from sanam.engine import events as ev
from sanam.engine.table import DOWN, TABLE, UP, UP_SIDE
from sanam.games.onepiece.rules.noticing import Noticing
from sanam.games.onepiece.texts.execution.causes import by_applies
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.occasions import Noticed
from sanam.games.onepiece.texts.execution.selections import said_place
from sanam.games.onepiece.texts.tree.rewording import speaks_of_this
from sanam.games.onepiece.vocabulary.effects import Active, Doing
from sanam.games.onepiece.vocabulary.zones import (
    AREA,
    COST,
    DECK,
    DON_DECK,
    GIVENS,
    HAND,
    LIFE,
    PEOPLED,
    TRASH,
)


class Acts(Noticing):
    """Acts on top of what can be read."""

    # ------------------------------------------------------------------ the turn

    def enter(self, phase: str) -> None:
        """Begin a phase of the turn."""
        self.play.mark(TABLE, "phase", phase)
        self.fact("phase", self.turn_player(), None, phase=phase)

    # ------------------------------------------------------------------ active and rested

    def rest(self, card: int) -> bool:
        """Lay a card sideways (4-4-1-2). False when it is rested already: then nothing was done (1-3-2-1)."""
        if self.table.cards[card].stance == UP_SIDE:
            return False
        self.play.turn(card, UP_SIDE)
        self.notice("rested", self.table.cards[card].owner, card)
        return True

    def rest_by_effect(self, card: int, by: int, source: int) -> bool:
        """Rest a card by an ability of `by`'s `source`, unless it cannot be rested (1-3-3)."""
        doing = Doing("rest", "effect", source, by)
        if self._never_rested(card, doing) or not self.rest(card):
            return False
        self.fact("rested_by", self.table.cards[card].owner, card, doing=doing)
        return True

    def stays_active(self, card: int) -> bool:
        """Whether an effect keeps a card from being rested by its own attack or block (1-3-3, 7-1-1-1, 10-1-4-1); one
        that speaks of somebody's effects does not.
        """
        return self._never_rested(card, Doing("rest", "rules", card, self.table.cards[card].owner))

    def _never_rested(self, card: int, doing: Doing) -> bool:
        found = self.effects(card, "no rest")
        return bool(found) and any(
            by_applies(self.context(effect.card, effect.seat), effect.tree, doing) for effect in found
        )

    def set_active_by_effect(self, card: int, source: int) -> bool:
        """Set a card active by an ability, unless it cannot become active (1-3-3)."""
        it = self.table.cards[card]
        if self.effects(card, "no active"):
            return False
        if (
            self.profile(card).don
            and self.profile(source).character
            and self.effects(f"seat{it.owner}", "no don active")
        ):
            return False
        if not self.set_active(card):
            return False
        self.fact("set_active", it.owner, card)
        return True

    def set_active(self, card: int) -> bool:
        """Stand a card upright (4-4-1-1). False when it is active already (1-3-2-1)."""
        if self.table.cards[card].stance == UP:
            return False
        self.play.turn(card, UP)
        return True

    # ------------------------------------------------------------------ moving

    def relocate(self, card: int, zone: str, stance: str, to: int | None = None, doing: Doing | None = None) -> None:
        """Move a card, to the place `to` (None: on top), and do what the rules tie to it.

        A card that leaves the Character or Stage area is a new card where it comes to: what affected it before does
        not follow it (3-1-6). Its DON!! cards go to the cost area rested (6-5-5-4).
        """
        it = self.table.cards[card]
        leaves = AREA[it.zone] in PEOPLED and zone != it.zone
        given = self.given(card) if leaves else ()
        if it.host is not None:
            self.play.attach(card, None)
        origin = AREA[it.zone]
        if leaves:
            self.see_off(card)
        self.play.move(card, zone, to, stance)
        if origin == "life" and zone != LIFE[it.owner]:
            self.notice("life_left", it.owner, card, area=AREA[zone])
        if leaves:
            for name in list(it.counters):
                self.play.count(card, name, 0)
            for key in list(it.marks):
                self.play.mark(card, key, None)
            for change in [c for c in self.table.modifiers.values() if c.subject == card]:
                self.play.unmodify(change)
            for don in given:
                self.take_back(don)
            if origin in ("character", "stage"):
                more = {} if doing is None else {"doing": doing}
                self.notice("left_field", it.owner, card, area=AREA[zone], **more)

    def put_on_field(self, card: int, rested: bool = False) -> None:
        """Put a Character or Stage card into its area, active (3-7-3, 3-7-5, 3-8-3, 3-8-4) unless an ability says
        rested, whatever made it happen. The area must have room for it.
        """
        it = self.table.cards[card]
        origin = AREA[it.zone]
        rested = rested or any(self.is_meant(card, e) for e in self.effects(f"seat{it.owner}", "enter rested"))
        self.relocate(card, f"{it.owner}.{self.profile(card).area}", UP_SIDE if rested else UP)
        self.entered(card, origin)

    def may_play(self, card: int) -> bool:
        """Whether no effect forbids its player to play a card (1-3-3)."""
        found = self.effects(f"seat{self.table.cards[card].owner}", "no play")
        return not any(self.is_meant(card, effect) and self._lies_there(card, effect) for effect in found)

    def _lies_there(self, card: int, effect: Active) -> bool:
        """Whether a card lies where an effect speaks of: "cards from your hand" are none of the trash."""
        if effect.tree is None or effect.tree.get("k") is None:
            return True
        at = said_place(self.context(effect.card, effect.seat), effect.tree["k"].many("f"))
        return at is None or self.table.cards[card].zone in at.zones

    def entered(self, card: int, origin: str = "") -> None:
        """A card has just been put onto the field: it cannot attack this turn (3-7-4), [On Play] is met (10-2-6-1)."""
        self.play.mark(card, "entered", self.turn())
        self.fact("put_on_field", self.table.cards[card].owner, card, origin=origin)
        self.meet("on play", card)

    def trash(self, card: int, how: str = "trashed") -> None:
        """Put a card into its owner's trash, on top (3-5-1, 3-5-2). Not a K.O. (10-2-1-3)."""
        it = self.table.cards[card]
        origin = AREA[it.zone]
        self.relocate(card, TRASH[it.owner], UP)
        self.fact(how, it.owner, card, origin=origin)

    def trash_by(self, card: int, doing: Doing) -> None:
        """Put a card into its owner's trash by an ability."""
        it = self.table.cards[card]
        origin = AREA[it.zone]
        self.relocate(card, TRASH[it.owner], UP, doing=doing)
        self.fact("trashed", it.owner, card, doing=doing, origin=origin)

    def ko(self, *cards: int, doing: Doing | None = None) -> None:
        """K.O. Characters together, or a Stage if a text says so: from the field into their owners' trash (10-2-1-1,
        10-2-1-2).

        [On K.O.] is met and its conditions are looked at while the cards are still on the field (10-2-17-1).
        """
        known = self.table.cards
        origins = {card: AREA[known[card].zone] for card in cards if AREA[known[card].zone] in ("character", "stage")}
        ready = [(card, index) for card in origins for index in self._ready_on_ko(card, doing)]
        met = {(card, index): self._met_there(card, index) for card, index in ready}
        for card, index in ready:
            self.use_up(card, index)
        with self.at_once(list(origins)) if len(origins) > 1 else nullcontext():
            for card, origin in origins.items():
                self.relocate(card, TRASH[known[card].owner], UP, doing=doing)
                self.fact("ko", known[card].owner, card, doing=doing, origin=origin)
        for card, index in ready:
            self.wait(card, index, {"activated": True, "memory": met[card, index]})

    def _met_there(self, card: int, index: int) -> dict[str, Any]:
        """What an [On K.O.] ability remembers: whether what it asks of its own card first holds on the field, as the
        card is another one where it goes (3-1-6).
        """
        program = self.profile(card).programs[index]
        first = program.body[0] if program is not None and program.body else None
        if first is None or first.kind != "test" or first.tree is None or not speaks_of_this(first.tree):
            return {}
        return {"met": holds(self.context(card, self.table.cards[card].owner), first.tree)}

    def _ready_on_ko(self, card: int, doing: Doing | None) -> list[int]:
        it = self.table.cards[card]
        met = [index for index in self.profiles[it.code].by_timing.get("on ko", ()) if self.usable(card, index)]
        now = Noticed("ko", it.owner, card, {"doing": doing})
        return [index for index in met if self.is_said(card, index, now)]

    # ------------------------------------------------------------------ DON!!

    def give(self, don: int, host: int) -> None:
        """Attach an active DON!! card of the cost area to a Leader or Character (6-5-5-1)."""
        it = self.table.cards[don]
        self.play.move(don, GIVENS[it.owner], None, UP)
        self.play.attach(don, host)
        self.fact("gave_don", it.owner, host)

    def take_back(self, don: int) -> None:
        """An attached DON!! card goes to the cost area, rested (6-5-5-4, 6-2-3, digest G-02)."""
        self.play.attach(don, None)
        self.play.move(don, COST[self.table.cards[don].owner], None, UP_SIDE)

    def return_don(self, seat: int, cards: list[int], by: int) -> None:
        """DON!! cards of the field go back to the DON!! deck (8-3-1-6)."""
        for card in cards:
            if self.table.cards[card].host is not None:
                self.play.attach(card, None)
            self.play.move(card, DON_DECK[seat], None, DOWN)
        if cards:
            doing = Doing("move", "effect", cards[0], by)
            self.fact("don_returned", seat, None, count=len(cards))
            for card in cards:
                self.notice("don_returned", seat, card, doing=doing)
            self.notice("dons_returned", seat, None, count=len(cards), doing=doing)

    def add_don(self, seat: int, number: int) -> int:
        """Put DON!! cards from the DON!! deck face-up and active into the cost area, one at a time, as many as there
        are (3-3-3, 3-9-3, 6-4-1 to 6-4-3). Returns how many.
        """
        pile = self.table.zones[DON_DECK[seat]]
        number = min(number, len(pile))
        for _ in range(number):
            self.play.move(pile[-1], COST[seat], None, UP)
        if number > 0:
            self.fact("don_added", seat, None, count=number)
        return number

    def pay(self, seat: int, cost: int) -> None:
        """Rest as many active DON!! cards of the cost area as the cost says (2-7-2 to 2-7-4). They are all alike."""
        for don in self.active_don(seat)[:cost]:
            self.rest(don)

    # ------------------------------------------------------------------ deck, hand and Life

    def shuffle(self, seat: int) -> None:
        """3-2-4."""
        self.play.shuffle(DECK[seat])
        self.fact("shuffled", seat)

    def draw_by_effect(self, seat: int, number: int, source: int) -> int:
        """Draw cards by an ability, unless its player cannot (1-3-3)."""
        if self.table.cards[source].owner == seat and self.effects(f"seat{seat}", "no draw"):
            return 0
        drawn = self.draw(seat, number)
        if drawn:
            self.play.mark(source, "drew", self.turn())
        return drawn

    def draw(self, seat: int, number: int) -> int:
        """Draw cards from the top, one at a time, unseen by the opponent (3-2-3, 4-5-1 to 4-5-3).

        Rule processing may end the match after any of them (9-1-2). Returns how many were drawn.
        """
        deck = self.table.zones[DECK[seat]]
        drawn = 0
        while drawn < number and deck and not self.decided:
            self.play.move(deck[-1], HAND[seat], None, DOWN)
            drawn += 1
        if drawn:
            self.play.reveal()
            self.fact("drew", seat, None, count=drawn)
        return drawn

    def deal_life(self, seat: int, number: int) -> None:
        """Put cards from the top of the deck into the Life area, face-down and unseen, one by one: the deck's top
        card ends at the bottom (2-9-2, 2-9-2-1, 5-2-1-7).
        """
        deck = self.table.zones[DECK[seat]]
        number = min(number, len(deck))
        for _ in range(number):
            self.play.move(deck[-1], LIFE[seat], None, DOWN)
        self.fact("life_dealt", seat, None, count=number)

    def forget(self) -> None:
        """Cards of secret areas that were shown count as unrevealed again (11-2-2); those that nobody has had the time
        to see only after the next answer.
        """
        cards, zones = self.table.cards, self.table.zones
        for zone in (*DECK, *HAND, *LIFE):
            for card in zones[zone]:
                if cards[card].known and not self._just_shown(card):
                    self.play.show(card, [])

    def _just_shown(self, card: int) -> bool:
        """Whether a card was shown to somebody since the last answer."""
        shown = (event for event in self.play.under_way() if type(event) is ev.CardShown)
        return any(event.card == card and event.now for event in shown)

    def end_effects(self, until: str, seat: int) -> None:
        """End the changes of a player's effects that last `until` (one of `changes.UNTIL`)."""
        ending = [c for c in self.table.modifiers.values() if c.until == until and c.data.get("seat") == seat]
        for change in ending:
            if change.data.get("since", 0) <= self.turn():
                self.play.unmodify(change)

    # ------------------------------------------------------------------ the end

    def defeat(self, seat: int) -> None:
        """A Leader was damaged at 0 Life: its player loses at the rule processing that follows (1-2-1-1-1, 1-2-2)."""
        self.play.mark(f"seat{seat}", "beaten", True)
        self.rule_processing()

    def rule_processing(self) -> None:
        """Whoever meets a defeat condition loses; both at once is a draw (1-2-1, 9-2-1, digest A-04).

        It cuts in at once, even in the middle of another action (9-1-1, 9-1-2).
        """
        if self.decided or not self.turn():
            return
        zones, seats = self.table.zones, self.table.seats
        empty = [seat for seat in (0, 1) if not zones[DECK[seat]]]
        late = [seat for seat in empty if self._late(seat)]
        for seat in late:
            if seats[seat].marks.get("emptied") != self.turn():
                self.play.mark(f"seat{seat}", "emptied", self.turn())
        losers = [seat for seat in (0, 1) if "beaten" in seats[seat].marks or (seat in empty and seat not in late)]
        for seat in (0, 1):
            if seat in empty and "beaten" not in seats[seat].marks and self._wins_instead(seat):
                self.decide(seat, "effect")
                return
        if losers:
            reason = "life" if any("beaten" in seats[seat].marks for seat in losers) else "deck-out"
            self.decide(None if len(losers) == 2 else 1 - losers[0], reason)

    def _late(self, seat: int) -> bool:
        """Whether a player with an empty deck loses only at the end of the turn (1-3-1)."""
        return bool(self.effects(f"seat{seat}", "deck out late"))

    def lose_late(self) -> None:
        """Those lose at the end of a turn whose deck became empty in it and who did not lose at once."""
        losers = [seat for seat in (0, 1) if self.table.seats[seat].marks.get("emptied") == self.turn()]
        if losers:
            self.decide(None if len(losers) == 2 else 1 - losers[0], "deck-out")

    def _wins_instead(self, seat: int) -> bool:
        """Whether a text lets a player win with an empty deck (1-2-5, 1-3-1)."""
        for card in self.field(seat):
            profile = self.profile(card)
            for index in profile.watching:
                program = profile.programs[index]
                assert program is not None
                if any(said.name == "deck becomes empty" for said in program.occasions) and self.usable(card, index):
                    return True
        return False

    def decide(self, winner: int | None, reason: str) -> None:
        """The match has a result; whatever runs is left as soon as this step ends."""
        if not self.decided:
            self.play.mark(TABLE, "result", {"winner": winner, "reason": reason})
            self.play.mark(TABLE, "deciding", True)
