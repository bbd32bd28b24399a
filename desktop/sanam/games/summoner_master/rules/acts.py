"""The acts of a game: small things the rules do, as events and facts."""

from __future__ import annotations

from typing import Any

from sanam.engine import events as ev
from sanam.engine.table import DOWN, TABLE, UP, UP_SIDE, Modifier
from sanam.games.summoner_master.rules.state import State
from sanam.games.summoner_master.vocabulary.zones import (
    BESIDE,
    CHARGED,
    FIXED_CHARGE,
    IN_ARENA,
    LIBRARY,
    SEAT_OF,
    SUPPORT,
    TURNS,
    ZONES,
)

#: Table marks that belong to one game of the match and go when the next begins.
GAME_MARKS = ("subturn", "player", "step", "result", "deciding", "playing", "passed")
SEATS = ("seat0", "seat1")
_LIBRARIES = tuple(zone for zone in ZONES if zone.endswith("library"))


class Acts(State):
    """Acts on top of what can be read."""

    def fact(
        self, what: str, seat: int | None, card: int | None = None, seen_by: list[int] | None = None, **data: Any
    ) -> None:
        """State a fact: the log tells it."""
        self.play.emit(ev.Happened(what, seat, card, data, seen_by))

    def tell_of(self, what: str, seat: int, card: int, **data: Any) -> None:
        """State a fact about a card to those who may know it as it lies now; the others hear of a card."""
        seen = [each for each in (0, 1) if not self.hidden_from(self.table.cards[card], each)]
        self.fact(what, seat, card, None if len(seen) == 2 else seen, **data)

    # ------------------------------------------------------------------ players

    def pay(self, seat: int, amount: int) -> None:
        """Mp that is paid goes down (SMG-110). The caller has checked that there is enough."""
        if amount:
            self.play.count(SEATS[seat], "mp", self.mp(seat) - amount)

    def draw(self, seat: int, family: str) -> bool:
        """Draw one card of a family (SMG-31.1). Who has to and cannot loses (103.3)."""
        pile = self.table.zones[f"{seat}.{LIBRARY[family]}"]
        if not pile:
            self.play.mark(SEATS[seat], "decked", True)
            return False
        card = pile[-1]
        aside = self.in_step() != "draw" or self.active() != seat
        if aside and "barred" in self.rare and self.host.texts.keeps_from_one(seat, "draw-aside", card):
            return False
        self.play.move(card, f"{seat}.hand", None, DOWN)
        self.happened("drawn", card)
        if aside:
            self.happened("drawn-aside", card)
        self.fact("drew", seat, None, None, family=family)
        return True

    def decide(self, winner: int | None, reason: str) -> None:
        """The game is over; what still ran falls back to it."""
        if self.table.marks.get("result") is None:
            self.play.mark("table", "result", {"winner": winner, "reason": reason})
            self.play.mark("table", "deciding", True)

    # ------------------------------------------------------------------ counters

    def put_counters(self, card: int, kind: str, number: int, *, given_by: int | None = None) -> None:
        """Put Charged or Fixed Charge Counters on a card (SMG-17.1, SMG-115.1). Of Charged Counters it stays known
        whose Ability or Skill gave them (SMG-17.2). Raises ValueError for another kind, or less than one.
        """
        name = CHARGED[given_by] if kind == "charged" and given_by is not None else kind
        if name not in (*CHARGED, FIXED_CHARGE) or number < 1:
            raise ValueError(f"{number} counters of kind {name!r}")
        self.play.count(card, name, self.table.cards[card].counters.get(name, 0) + number)
        self.fact("counters", SEAT_OF[self.table.cards[card].zone], card, kind=name, number=number)

    # ------------------------------------------------------------------ moving

    def enter(self, card: int, zone: str, at: int | None = None) -> None:
        """Put a card into the Arena or elsewhere in it. A Seal that comes in is always Active (SMG-2)."""
        it = self.table.cards[card]
        stance = it.stance if it.zone in IN_ARENA and it.face_up else UP
        room = len(self.table.zones[zone]) - (it.zone == zone)
        came = "" if "came" not in self.rare or it.zone in IN_ARENA else it.zone[2:].rpartition("-")[2]
        self.play.move(card, zone, None if at is None else min(at, room), stance)
        if came:
            self.play.mark(card, "came", came)

    def company(self, cards: list[int]) -> list[int]:
        """The cards with the Support Seals that go wherever their Main Seal goes (509.3)."""
        found = list(cards)
        for card in cards:
            if self.combined(card):
                found += [i for i in self.supports(card) if i not in found]
        return found

    def depart(self, cards: list[int], word: str, *, place: int | None = None, face_down: bool = False) -> None:
        """Move cards, in this order, to their owners' "shrine", "library", "hand" or "remove" Zone, there with
        `face_down` face-down (304.4).

        Mystic Cards attached to them fall into the Shrine in the same step (703.2, 704.2, 705.2, 706.2). A Library is
        shuffled, unless they go to a `place` in it, counted from the bottom, -1 for on top (300.7, 704.2). What was on
        the cards is forgotten (see `SummonerGame.noticed`).
        """
        falling = self.hanging(cards)
        shuffled: list[str] = []
        for card in cards:
            zone = self.home(card, word)
            open_there = zone.endswith("shrine") or (zone.endswith("remove") and not face_down)
            at = None if place is None or place < 0 or zone not in _LIBRARIES else place
            self.play.move(card, zone, at, UP if open_there else DOWN)
            if zone in _LIBRARIES:
                if place is None and zone not in shuffled:
                    shuffled.append(zone)
                elif place is not None and place >= 0:
                    place += 1
        for card in falling:
            self.play.move(card, self.home(card, "shrine"), None, UP)
        for zone in shuffled:
            self.play.shuffle(zone)

    def hanging(self, cards: list[int]) -> list[int]:
        """The Mystic Cards attached to these cards, and those attached to them."""
        found: list[int] = []
        near = [card for card in cards if self.table.cards[card].zone in IN_ARENA]
        while near:
            near = [i for host in near for i in self.attached(host) if i not in cards and i not in found]
            found += near
        return found

    def control_lost(self, seat: int, card: int) -> bool:
        """Whether a card that `seat` has commanded is not controlled by `seat` any more: the command is cancelled, and
        a Seal is Inactive (500.11).
        """
        if not self.in_arena(card) or self.controller(card) == seat:
            return False
        self.rest(card)
        return True

    def rest(self, card: int) -> None:
        """A Seal that attacked or used a Skill is Inactive (500.3, SMG-38)."""
        it = self.table.cards.get(card)
        if it is not None and it.zone in IN_ARENA and it.stance == UP and self.profile(card).seal:
            self.play.turn(card, UP_SIDE)
            self.happened("rested", card)

    def ready(self, card: int) -> None:
        """A Seal becomes Active."""
        if self.table.cards[card].sideways:
            self.play.turn(card, UP)
            self.happened("readied", card)

    def happened(self, window: str, card: int) -> None:
        """Note what has happened to a card: Abilities that wait for it work before the next step (601.2)."""
        if window in self.windows or window in self.noted:
            self.play.mark("table", "happened", [*(self.table.marks.get("happened") or ()), [window, card]])

    def separate(self, main: int, *, left: bool = False) -> list[int]:
        """Put the Support Seals of a Combination beside their Main Seal, in its Line (513.2, 513.3); from one that is
        under Control they go back to their owner's side, in the same Line (SMG-129.5).
        """
        freed = self.supports(main)
        here = self.table.cards[main].zone
        for card in freed:
            self.play.attach(card, None)
            zone = f"{self.table.cards[card].owner}{here[1:]}"
            self.enter(card, zone, self.table.zones[here].index(main) + (not left) if zone == here else None)
        self.play.mark(main, "form", None)
        self.play.mark(main, "irregular", None)
        return freed

    def strip(self, card: int) -> None:
        """What was on a card that left the Arena is gone: Effects, counters, what it was attached to (303.7, SMG-17.4,
        SMG-115.5).
        """
        it = self.table.cards[card]
        if it.host is not None:
            self.play.attach(card, None)
        for name in list(it.counters):
            self.play.count(card, name, 0)
        for key in list(it.marks):
            if key != "original":  # what it has become by Wisdom it remains (SMG-122.4)
                self.play.mark(card, key, None)
        if self.table.modifiers:
            for _, modifier in sorted(self.table.modifiers.items()):
                if modifier.subject == card:
                    self.play.unmodify(modifier)

    def forget_outside(self, card: int) -> None:
        """A card that moves on from a Zone other than the Arena forgets what held it or was done to it there (303.8,
        301.6), but not what it has become by Wisdom (SMG-122.4).
        """
        for key in ("stolen", "vanished", "twinkled"):
            self.play.mark(card, key, None)
        if self.table.modifiers:
            for _, modifier in sorted(self.table.modifiers.items()):
                if modifier.subject == card:
                    self.play.unmodify(modifier)

    def begin_stay(self, card: int, from_hand: bool) -> None:
        """Note since when a card is in the Arena and whether it came from the hand (508.10.7, 508.10.8)."""
        it = self.table.cards[card]
        time = [self.table.next_id] if self.any_standing else []
        self.play.mark(card, "entered", [self.subturn(), from_hand, it.moves, *time])
        if self.profile(card).seal and it.zone in IN_ARENA:
            self.play.mark(SEATS[SEAT_OF[it.zone]], "brought", True)

    def tick(self) -> list[int]:
        """Take one Subturn from everything that lasts a number of Turns (401.9.6), and say which Mystic Cards have none
        left. What rests on a Support Seal does not count down (510.4).
        """
        spent = []
        cards = self.table.cards
        for _, modifier in sorted(self.table.modifiers.items()):
            # What rests on a Support Seal does not count down.
            here = isinstance(modifier.subject, int) and self.word(modifier.subject) == SUPPORT
            word, _, last = modifier.until.partition(" ")
            if here and word == "subturn" and last:
                self.play.unmodify(modifier)
                fields = {key: getattr(modifier, key) for key in ("source", "subject", "key", "op", "value", "data")}
                self.play.modify(until=f"subturn {int(last) + 1}", **fields)
        for seat in (self.active(), 1 - self.active()):
            for card in self.mystics(seat):
                left = cards[card].counters.get(TURNS)
                if left is not None:
                    self.play.count(card, TURNS, left - 1)
                    if left == 1:
                        spent.append(card)
        return spent

    def gather_cards(self) -> None:
        """Every card goes back to its owner's Library, or beside it, from wherever it lies (104.1)."""
        for number in sorted(self.table.cards):
            it = self.table.cards[number]
            profile = self.profiles[it.owner][it.code]
            original = it.marks.get("original")
            if original is not None:
                self.play.become(number, original)
                self.play.mark(number, "original", None)
            if profile.extra or it.zone.endswith(BESIDE):
                zone = f"{it.owner}.{BESIDE}"
            else:
                zone = f"{it.owner}.{LIBRARY[profile.family]}"
            if it.zone != zone:
                self.play.move(number, zone, None, DOWN)

    def support(self, card: int, main: int) -> None:
        """Put a Seal under the Main Seal of a Combination (512.10)."""
        self.enter(card, f"{SEAT_OF[self.table.cards[main].zone]}.{SUPPORT}")
        self.play.attach(card, main)

    # ------------------------------------------------------------------ what comes to an end

    def reset(self) -> None:
        """Forget what belonged to the game before."""
        for _, modifier in sorted(self.table.modifiers.items()):
            self.play.unmodify(modifier)
        for key in GAME_MARKS:
            self.play.mark(TABLE, key, None)
        for seat in (0, 1):
            for key in list(self.table.seats[seat].marks):
                if key != "prompts":
                    self.play.mark(f"seat{seat}", key, None)

    def end_sooner(self, modifier: Modifier, subturns: int) -> None:
        """What lasts a number of Turns ends so many Subturns sooner, at once where none are left (SMG-86, SMG-87)."""
        last = int(modifier.until.partition(" ")[2]) - subturns
        self.play.unmodify(modifier)
        if last >= self.subturn():
            fields = {key: getattr(modifier, key) for key in ("source", "subject", "key", "op", "value", "data")}
            self.play.modify(until=f"subturn {last}", **fields)

    def end_until(self, word: str) -> None:
        """Effects that last until `word` stop (401.9.5)."""
        for _, modifier in sorted(self.table.modifiers.items()):
            if modifier.until in (word, f"{word} {self.subturn()}"):
                self.play.unmodify(modifier)
