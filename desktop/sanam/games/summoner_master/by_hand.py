"""What players do by hand, with what the rules tie to it: a card's place, what is attached to it, Curses.

What an Effect does that is like a command follows that command without an Interfere Step, and is none (710).
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.procedure import Call
from sanam.engine.table import DOWN, DOWN_SIDE, TABLE, UP
from sanam.games.summoner_master.curses import KINDS
from sanam.games.summoner_master.main_step import ActionRules
from sanam.games.summoner_master.zones import BESIDE, IN_ARENA, LINES, NO_LINE, SEAT_OF, SUPPORT, WORDS

#: A Curse of so many Turns has no end.
ENDLESS = 99


class HandRules(ActionRules):
    """Manual actions."""

    def perform(self, action: Any, seat: int) -> None:
        """A manual action, with what the rules tie to it; "concede" gives up, "pass-subturn" is a card's Effect."""
        match action:
            case manual.Setting(key="concede"):
                if not self.playing():
                    raise Refused("", "no-game-to-concede")
                self.play.happened("conceded", seat)
                self.decide(1 - seat, "surrender")
            case manual.Setting(key="pass-subturn"):
                self._pass_subturn(seat)
            case manual.Create():
                raise self.no("only-what-lay-beside", "105.3.2")
            case manual.Move() if action.card in self.table.cards and action.zone in WORDS:
                self._move(action, seat)
            case manual.Turn() if self.in_arena(action.card) and action.stance in (DOWN, DOWN_SIDE):
                raise self.no("arena-is-face-up", "303.1")
            case manual.Attach() if action.card in self.table.cards:
                self._attach(action, seat)
            case manual.SetCount() if action.name == "shrine":
                raise self.no("counted-by-the-rules", "301.1.1")
            case manual.SetCount() if action.name.startswith("curse.") and action.name[6:] in KINDS:
                self._curse(action, seat)
            case manual.Shuffle() if "shrine" in action.zone:
                raise self.no("shrine-order", "301.3")
            case _:
                manual.perform(self.play, action, seat)

    def _pass_subturn(self, seat: int) -> None:
        """A card's Effect ends the Subturn; having no Seal is no loss in it (103.5, see `SummonerGame.settle`)."""
        if self.in_step() != "main" or self.table.stack[-1].procedure != "MainStep":
            raise self.no("only-in-the-main-step", "401.6.6")
        self.play.happened("subturn_passed", seat)
        self.play.mark(TABLE, "passed", True)

    def run_before(self, name: str, **locals: Any) -> None:
        """Let a procedure run before what was going on goes on."""
        at = self.table.stack[-1].step if self.table.stack else 0
        call = Call(name, locals)
        self.play.emit(ev.Called(call.procedure, call.locals, at, at))

    def _tell(self, action: manual.Action, seat: int, card: int) -> None:
        """State that something was done by hand to a card, to those who may know the card."""
        seen = [s for s in (0, 1) if not self.hidden_from(self.table.cards[card], s)]
        plain = msgspec.to_builtins(action)
        self.play.happened("by_hand", seat, card, None if len(seen) == 2 else seen, action=plain)

    # ------------------------------------------------------------------ moving

    def _move(self, action: manual.Move, seat: int) -> None:
        """A card goes where its kind goes, within the Arena, into it or out of it."""
        if action.zone not in IN_ARENA:
            self._move_out(action, seat)
            return
        it = self.table.cards[action.card]
        kit, word = self.kits[it.owner][it.code], WORDS[action.zone]
        if it.zone == action.zone:
            raise self.no("fixed-in-its-line", "303.2.3")
        if kit.reflection:
            raise self.no("outside-the-game", "102.2")
        if word == SUPPORT:
            raise Refused("", "no-such-place", {"zone": action.zone})
        side = SEAT_OF[action.zone]
        if it.zone in IN_ARENA:
            self._move_within(action, seat, f"{side}.{word if kit.seal and word in LINES else NO_LINE}")
        elif WORDS[it.zone] == BESIDE:
            self._create(action, seat)
        elif kit.seal and word in LINES:
            # The Effect names the Line, so no Line is assigned (303.3).
            manual.perform(self.play, msgspec.structs.replace(action, to=None, stance=UP), seat)
        else:
            self._tell(action, seat, action.card)
            self.run_before("BringSeal" if kit.seal else "BringMystic", card=action.card, seat=side)

    def _create(self, action: manual.Move, seat: int) -> None:
        """An Extra Card comes into the game and is cast free (621.2), as long as its Capacity lasts: what was created
        counts, whatever has become of it (621.4).
        """
        card = action.card
        it = self.table.cards[card]
        name = self.kits[it.owner][it.code].data.name
        created: dict[str, int] = self.table.seats[it.owner].marks.get("created", {})
        capacity = self.capacities[it.owner].get(name)
        if capacity is not None and created.get(name, 0) >= capacity:
            raise self.no("capacity", "621.4", capacity=capacity)
        self._tell(action, seat, card)
        self.play.mark(f"seat{it.owner}", "created", {**created, name: created.get(name, 0) + 1})
        self.run_before(self.casting(card), card=card, seat=it.owner, free=True)

    def _move_within(self, action: manual.Move, seat: int, zone: str) -> None:
        """Within the Arena a Seal takes its Combination along; a Support Seal moved out of one leaves it (513.3)."""
        card = action.card
        it = self.table.cards[card]
        if WORDS[zone] in LINES and "dimension" in self.curses(card):
            if zone[0] == it.zone[0]:
                raise self.no("cursed", "709.11.2", curse="dimension")
            zone = f"{zone[0]}.{NO_LINE}"
        if zone == it.zone:
            raise Refused("", "no-such-place", {"zone": action.zone})
        stance = action.stance if action.stance is not None and "up" in action.stance else None
        manual.perform(self.play, msgspec.structs.replace(action, zone=zone, to=None, stance=stance), seat)
        host = it.host
        if host is not None and self.kit(card).seal:
            self.play.attach(card, None)
            self._reform(host)
        for support in self.supports(card):
            if SEAT_OF[self.table.cards[support].zone] != SEAT_OF[zone]:
                self.enter(support, f"{SEAT_OF[zone]}.{SUPPORT}")

    def _move_out(self, action: manual.Move, seat: int) -> None:
        """Out of the Arena, or between other Zones: to its first owner's, and with it what hangs on it (SMG-129.15,
        509.3, 703.2). An Extra Card does not go back (621.6.3, 621.6.4).
        """
        card = action.card
        it = self.table.cards[card]
        kit = self.kits[it.owner][it.code]
        kind = WORDS[action.zone].split("-")[-1]
        if kind == BESIDE or WORDS[it.zone] == BESIDE:
            raise self.no("outside-the-game", "621.6.4" if kit.extra else "102.2")
        home = self.home(card, kind)
        if home == it.zone and kind == "shrine":
            raise self.no("shrine-order", "301.3")
        stance = UP if kind == "shrine" else action.stance if kind == "remove" and action.stance else DOWN
        to = action.to if home == action.zone else None
        action = msgspec.structs.replace(action, zone=home, to=to, stance=stance)
        if kind == "shrine" and self.losing(card):
            raise self.no("losing", "713.1")
        main = it.host if kit.seal else None
        followers = self.company([card])[1:]
        hanging = self._hanging([card, *followers])
        manual.perform(self.play, action, seat)
        self.depart(followers, kind)
        self.depart(hanging, "shrine")
        if main is not None:
            self._reform(main)

    def _reform(self, main: int) -> None:
        """A Combination that lost a Support Seal takes another form that it fits, or is separated (508.9, 513.3)."""
        if not self.in_arena(main) or not self.combined(main):
            return
        fitting = self.fitting_forms(main)
        if fitting:
            self.play.mark(main, "form", fitting[0])
        else:
            self.separate(main)

    def _attach(self, action: manual.Attach, seat: int) -> None:
        """Only Mystic Cards in the Arena are attached by hand, to a card there; never in a ring."""
        it, host = self.table.cards[action.card], action.host
        if self.kit(action.card).seal or it.zone not in IN_ARENA:
            raise self.no("only-mystic-cards", "201.8.2.1")
        above = host
        while above is not None:
            if above == action.card or not self.in_arena(above) or self.word(above) == SUPPORT:
                raise self.no("no-such-host", "201.8.2.3")
            above = self.table.cards[above].host
        manual.perform(self.play, action, seat)

    # ------------------------------------------------------------------ Curses

    def _curse(self, action: manual.SetCount, seat: int) -> None:
        """A card's Effect gives a Seal a Curse for so many Turns, ENDLESS for one without an end, or lifts it (0)."""
        card, kind = action.subject, action.name[6:]
        here = isinstance(card, int) and self.in_arena(card) and self.word(card) != SUPPORT
        if not isinstance(card, int) or not here or not self.kit(card).seal:
            raise self.no("only-seals-in-the-arena", "709.2")
        if not 0 <= action.value <= ENDLESS:
            raise Refused("", "number-out-of-range", {"value": action.value})
        if action.value and kind in self.curses(card):
            raise self.no("cursed-already", "709.12", curse=kind)
        self._tell(action, seat, card)
        if action.value:
            turns = None if action.value == ENDLESS else action.value
            self.run_before("Curse", card=card, kind=kind, turns=turns, seat=seat)
            return
        self.lift_curses(card, [kind])
        if card in self.waiting_for_line():
            self.run_before("AssignLine", card=card, seat=self.controller(card))
