"""What players do by hand, with what the rules tie to it: a card's place, what is attached to it, Curses.

What an Effect does that is like a command follows that command without an Interfere Step, and is none (710).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import DOWN, DOWN_SIDE, TABLE
from sanam.games.summoner_master.rules.casting.curses import KINDS, Curse
from sanam.games.summoner_master.rules.casting.lines import AssignLine
from sanam.games.summoner_master.rules.procedure import Rules
from sanam.games.summoner_master.rules.skills import effects
from sanam.games.summoner_master.vocabulary.zones import (
    BESIDE,
    HAND,
    IN_ARENA,
    LIBRARY,
    LINES,
    NO_LINE,
    REMOVE,
    SEAT_OF,
    SUPPORT,
    TOP,
    WORDS,
)

#: What a player says that an Effect does to a card, as the table's word for it.
ACTS: dict[str, Callable[[list[int]], Call]] = {
    "destroy": effects.destroy,
    "discard": effects.discard,
    "shrine": effects.to_shrine,
    "library": effects.to_library,
    "hand": effects.to_hand,
    "remove": effects.remove,
}
#: A Curse of so many Turns has no end.
ENDLESS = 99


class HandRules(Rules):
    """Manual actions."""

    def perform(self, action: Any, seat: int) -> None:
        """A manual action, with what the rules tie to it; "concede" gives up, "pass-subturn" is a card's Effect."""
        match action:
            case manual.Setting(key="concede"):
                if not self.rules.playing():
                    raise Refused("", "no-game-to-concede")
                self.rules.play.happened("conceded", seat)
                self.rules.decide(1 - seat, "surrender")
            case manual.Setting(key="pass-subturn"):
                self._pass_subturn(seat)
            case manual.Create():
                raise self.rules.no("only-what-lay-beside", "105.3.2")
            case manual.Act():
                self._act(action, seat)
            case manual.Move() if action.card in self.rules.table.cards and action.zone in WORDS:
                self._move(action, seat)
            case manual.Turn() if self.rules.in_arena(action.card) and action.stance in (DOWN, DOWN_SIDE):
                raise self.rules.no("arena-is-face-up", "303.1")
            case manual.Attach() if action.card in self.rules.table.cards:
                self._attach(action, seat)
            case manual.SetCount() if action.name == "shrine":
                raise self.rules.no("counted-by-the-rules", "301.1.1")
            case manual.SetCount() if action.name.startswith("curse.") and action.name[6:] in KINDS:
                self._curse(action, seat)
            case manual.Shuffle() if "shrine" in action.zone:
                raise self.rules.no("shrine-order", "301.3")
            case _:
                manual.perform(self.rules.play, action, seat)

    def _pass_subturn(self, seat: int) -> None:
        """A card's Effect ends the Subturn; having no Seal is no loss in it (103.5, see `SummonerGame.settle`)."""
        if self.rules.in_step() != "main" or self.rules.table.stack[-1].procedure != "MainStep":
            raise self.rules.no("only-in-the-main-step", "401.6.6")
        self.rules.play.happened("subturn_passed", seat)
        self.rules.play.mark(TABLE, "passed", True)

    def run_before(self, procedure: type[Procedure], **locals: Any) -> None:
        """Let a procedure run before what was going on goes on."""
        self.run(Call(procedure, locals))

    def run(self, call: Call) -> None:
        """Let a procedure (one of `effects`) run before what was going on goes on."""
        at = self.rules.table.stack[-1].step if self.rules.table.stack else 0
        self.rules.play.emit(ev.Called(call.procedure, call.locals, at, at))

    def _tell(self, action: manual.Action, seat: int, card: int) -> None:
        """State that something was done by hand to a card, to those who may know the card."""
        seen = [s for s in (0, 1) if not self.rules.hidden_from(self.rules.table.cards[card], s)]
        plain = msgspec.to_builtins(action)
        self.rules.play.happened("by_hand", seat, card, None if len(seen) == 2 else seen, action=plain)

    # ------------------------------------------------------------------ what Effects do

    def _act(self, action: manual.Act, seat: int) -> None:
        """What a card's Effect does to the card `action.card` by the rules (701 to 706):

        "destroy"   in the Arena (701)                   "discard"   from the hand (702)
        "shrine"    put it into the Shrine (703)         "library"   return it, and shuffle (704)
        "hand"      put it into the hand (705)           "remove"    remove it from the game (706)
        """
        card = action.card
        if card is None or action.what not in ACTS:
            raise Refused("", "no-such-act", {"act": action.what[:40]})
        if card not in self.rules.table.cards:
            raise Refused("", "no-such-card", {"card": card})
        if not self.rules.table.stack:
            raise Refused("", "no-game")
        if action.what == "shrine" and self.rules.word(card) == HAND:
            # Whatever takes a card from the hand into the Shrine discards it (SMG-29).
            action = msgspec.structs.replace(action, what="discard")
        refused = {"destroy": self.rules.effects.cannot_destroy, "discard": self.rules.effects.cannot_discard}.get(
            action.what
        )
        why = self.rules.effects.cannot_change_zone(card, action.what) if refused is None else refused(card)
        if why is not None:
            raise why
        self._tell(action, seat, card)
        self.run(ACTS[action.what]([card]))

    def _move(self, action: manual.Move, seat: int) -> None:
        """A card goes where its kind goes, within the Arena, into it or out of it."""
        if action.zone not in IN_ARENA:
            self._move_out(action, seat)
            return
        it = self.rules.table.cards[action.card]
        profile, word = self.rules.profile(action.card), WORDS[action.zone]
        if it.zone == action.zone:
            raise self.rules.no("fixed-in-its-line", "303.2.3")
        if profile.reflection:
            raise self.rules.no("outside-the-game", "102.2")
        if word == SUPPORT:
            raise Refused("", "no-such-place", {"zone": action.zone})
        side = SEAT_OF[action.zone]
        if it.zone in IN_ARENA:
            self._move_within(action, seat, f"{side}.{word if profile.seal and word in LINES else NO_LINE}")
        elif WORDS[it.zone] == BESIDE:
            self._create(action, seat)
        else:
            self._tell(action, seat, action.card)
            # The Effect may name the Line; then no Line is assigned (303.3).
            line = word if word in LINES else None
            card = action.card
            self.run(effects.bring_seal(card, side, line) if profile.seal else effects.bring_mystic(card, side))

    def _create(self, action: manual.Move, seat: int) -> None:
        """An Extra Card comes into the game and is cast free (621.2), as long as its Capacity lasts: what was created
        counts, whatever has become of it (621.4).
        """
        card = action.card
        refused = self.rules.texts.cannot_create(card)
        if refused is not None:
            raise refused
        self._tell(action, seat, card)
        self.rules.texts.note_created(card)
        owner = self.rules.table.cards[card].owner
        self.run_before(self.rules.cast.procedure_of(card), card=card, seat=owner, free=True)

    def _move_within(self, action: manual.Move, seat: int, zone: str) -> None:
        """Within the Arena, to a side and a Line; in a Line its owner chooses its position (515.7)."""
        card = action.card
        it = self.rules.table.cards[card]
        if WORDS[zone] in LINES and "dimension" in self.rules.curses(card):
            if zone[0] == it.zone[0]:
                raise self.rules.no("cursed", "709.11.2", curse="dimension")
            zone = f"{zone[0]}.{NO_LINE}"
        if zone == it.zone:
            raise Refused("", "no-such-place", {"zone": action.zone})
        self._tell(action, seat, card)
        if WORDS[zone] in LINES:
            self.run(effects.put_in_line(card, zone))
        else:
            self.rules.combination.shift(card, zone)

    def _move_out(self, action: manual.Move, seat: int) -> None:
        """Out of the Arena, or between other Zones, to its first owner's (SMG-129.15), as Effects do it (702 to 706).

        Onto a Library it goes without being shuffled in. Within a Zone, and from a Library into the hand, which is
        drawing (SMG-31.1), it is a mere move.
        """
        card = action.card
        it = self.rules.table.cards[card]
        profile = self.rules.profile(card)
        kind = WORDS[action.zone].split("-")[-1]
        if kind == BESIDE or WORDS[it.zone] == BESIDE:
            raise self.rules.no("outside-the-game", "621.6.4" if profile.extra else "102.2")
        home = self.rules.home(card, kind)
        if home == it.zone and kind == "shrine":
            raise self.rules.no("shrine-order", "301.3")
        if home == it.zone and kind == HAND and seat != it.owner:
            raise self.rules.no("only-its-owner-reorders", "302.3")
        if home == it.zone or (WORDS[it.zone] in LIBRARY.values() and kind == HAND):
            to = action.to if home == action.zone else None
            stance = action.stance if kind == REMOVE and action.stance else it.stance
            manual.perform(self.rules.play, msgspec.structs.replace(action, zone=home, to=to, stance=stance), seat)
            return
        why = self.rules.effects.cannot_change_zone(card, kind, losers=True)
        if why is not None:
            raise why
        if action.to is not None and not 0 <= action.to <= len(self.rules.table.zones[home]):
            raise Refused("", "no-such-place", {"zone": action.zone})
        self._tell(action, seat, card)
        if kind == "library":
            self.run(effects.to_library([card], TOP if action.to is None else action.to, losers=True))
        elif kind == REMOVE:
            self.run(effects.remove([card], face_down=action.stance in (DOWN, DOWN_SIDE), losers=True))
        elif kind == HAND:
            self.run(effects.to_hand([card], losers=True))
        else:
            self.run(effects.discard([card]) if WORDS[it.zone] == HAND else effects.to_shrine([card]))

    def _attach(self, action: manual.Attach, seat: int) -> None:
        """Only Mystic Cards in the Arena are attached by hand, to a card there; never in a ring."""
        it, host = self.rules.table.cards[action.card], action.host
        if self.rules.profile(action.card).seal or it.zone not in IN_ARENA:
            raise self.rules.no("only-mystic-cards", "201.8.2.1")
        above = host
        while above is not None:
            if above == action.card or not self.rules.in_arena(above) or self.rules.word(above) == SUPPORT:
                raise self.rules.no("no-such-host", "201.8.2.3")
            above = self.rules.table.cards[above].host
        manual.perform(self.rules.play, action, seat)

    # ------------------------------------------------------------------ Curses

    def _curse(self, action: manual.SetCount, seat: int) -> None:
        """A card's Effect gives a Seal a Curse for so many Turns, ENDLESS for one without an end, or lifts it (0)."""
        card, kind = action.subject, action.name[6:]
        here = isinstance(card, int) and self.rules.in_arena(card) and self.rules.word(card) != SUPPORT
        if not isinstance(card, int) or not here or not self.rules.profile(card).seal:
            raise self.rules.no("only-seals-in-the-arena", "709.2")
        if not 0 <= action.value <= ENDLESS:
            raise Refused("", "number-out-of-range", {"value": action.value})
        if action.value and kind in self.rules.curses(card):
            raise self.rules.no("cursed-already", "709.12", curse=kind)
        self._tell(action, seat, card)
        if action.value:
            turns = None if action.value == ENDLESS else action.value
            self.run_before(Curse, card=card, kind=kind, turns=turns, seat=seat)
            return
        self.rules.cursing.lift_curses(card, [kind])
        if card in self.rules.cursing.waiting_for_line():
            self.run_before(AssignLine, card=card, seat=self.rules.controller(card))
