"""Summoner Master as a game of the kernel.

    game = SummonerGame(header)     # see setup.make_header
    play = Play(game)
    play.start(header.seed)

Zones, counters: zones.py. Seat counts "mp" and "shrine" (the Levels there). Marks of the table: "game", "subturn",
"player" (of the Attack Subturn), "step", "wins" ([first, second, drawn]), "result", "finished".

What card texts say is done by hand: the rules ask "by_hand" where a Mystic Card or a Skill has its effect, and the
players carry it out with manual actions (a Curse: the count "curse.poison" of a Seal, in Turns, 0 to lift it).
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.events import Event
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import DOWN, DOWN_SIDE, TABLE, UP
from sanam.games.summoner_master import (
    attack,
    casting,
    combination,
    curses,
    growth,
    interfere,
    lines,
    main_step,
    multiple,
    setup,
    skills,
    start,
    turn,
    zone_changes,
)
from sanam.games.summoner_master.base import SummonerProcedure
from sanam.games.summoner_master.main_step import ActionRules
from sanam.games.summoner_master.zones import (
    IN_ARENA,
    LINES,
    NO_LINE,
    SEAL_SHRINE,
    SEAT_OF,
    SUPPORT,
    WORDS,
)

#: Table marks that belong to one game of the match and go when the next begins.
GAME_MARKS = ("subturn", "player", "step", "result", "deciding", "playing", "passed")
MODULES = (
    attack, casting, combination, curses, growth, interfere, lines, main_step, multiple, setup, skills, start, turn,
    zone_changes,
)  # fmt: skip
_SHRINES = {f"{seat}.{SEAL_SHRINE}": seat for seat in (0, 1)}
#: A Curse of so many Turns has no end.
ENDLESS = 99


def _procedures() -> dict[str, type[Procedure]]:
    return {
        item.name: item
        for module in MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, SummonerProcedure) and item.steps
    }


class SummonerGame(ActionRules):
    """The rules of play at the play level and with the options that the journal's header names.

    Raises ValueError for an unknown level or option, msgspec.ValidationError for definitions that are no cards.
    """

    procedures = _procedures()

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        #: Without any card with Interfere nobody has to be thought of in Interfere Steps.
        self._peaceful = not self.quick_skills and not any(
            kit.interfere for known in self.kits for kit in known.values()
        )

    # ------------------------------------------------------------------ the kernel's questions

    def lay(self, seed: int) -> list[Event]:
        return setup.laid(self.header, self.kits[0], seed)

    def opening(self) -> Call:
        return Call(start.Match.name, {})

    def settle(self) -> str | None:
        """After every step: has anybody lost, by Levels in the Shrine or a card that is not there (103.2 to 103.4)?"""
        marks = self.table.marks
        if "playing" in marks and "result" not in marks:
            first, second = self.table.seats
            limit = self.level.shrine
            if self.table.modifiers:
                limit = min(self.shrine_max(0), self.shrine_max(1))
            if (
                first.counts["shrine"] < limit and second.counts["shrine"] < limit
                and "decked" not in first.marks and "decked" not in second.marks
            ):  # fmt: skip
                return None
            full = [s for s in (0, 1) if self.table.seats[s].counts["shrine"] >= self.shrine_max(s)]
            losers = sorted({*full, *(s for s in (0, 1) if "decked" in self.table.seats[s].marks)})
            if losers:
                self.decide(None if len(losers) == 2 else 1 - losers[0], "shrine" if full else "library")
        return "SingleGame" if "deciding" in marks else None

    def quiet(self) -> bool:
        if self._peaceful and self.settings["prompts"] != "always":
            seats = self.table.seats
            if seats[0].marks.get("prompts") != "always" and seats[1].marks.get("prompts") != "always":
                return True
        return super().quiet()

    def noticed(self, event: Event) -> None:
        """What the rules tie to a move, whoever makes it: a stay in the Arena begins or ends, a Shrine is counted."""
        if type(event) is not ev.CardMoved:
            return
        source, target = event.source, event.target
        if target in IN_ARENA:
            if source not in IN_ARENA:
                self.begin_stay(event.card, source.endswith("hand"))
        elif source in IN_ARENA:
            self.strip(event.card)
        for zone in (source, target):
            if zone in _SHRINES:
                seat = _SHRINES[zone]
                self.play.count(f"seat{seat}", "shrine", self.shrine_level(seat))

    # ------------------------------------------------------------------ by hand

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
            case manual.SetCount() if action.name.startswith("curse.") and action.name[6:] in curses.KINDS:
                self._curse(action, seat)
            case manual.Shuffle() if "shrine" in action.zone:
                raise self.no("shrine-order", "301.3")
            case _:
                manual.perform(self.play, action, seat)

    def _pass_subturn(self, seat: int) -> None:
        """A card's Effect ends the Subturn: the rest of the Main Step is passed over, and having no Seal is no loss in
        it (103.5).
        """
        if self.in_step() != "main" or self.table.stack[-1].procedure != "MainStep":
            raise self.no("only-in-the-main-step", "401.6.6")
        self.play.happened("subturn_passed", seat)
        self.play.mark(TABLE, "passed", True)
        self.play._return(self.table.stack[-1], None)

    def _move(self, action: manual.Move, seat: int) -> None:
        """A card goes where its kind goes: out of the Arena to its owner's Zones, Mystic Cards into no Line, and with
        it what is attached to it (SMG-129.15, 303.2.4, 703.2). An Extra Card does not go back (621.6.3, 621.6.4).
        """
        card = action.card
        it = self.table.cards[card]
        kit = self.kits[it.owner][it.code]
        word = WORDS[action.zone]
        within = it.zone in IN_ARENA
        if action.zone in IN_ARENA:
            if it.zone == action.zone:
                raise self.no("fixed-in-its-line", "303.2.3")
            if kit.reflection:
                raise self.no("outside-the-game", "102.2")
            line = word if kit.seal and word in LINES else NO_LINE
            if within and line != NO_LINE and "dimension" in self.curses(card):
                if action.zone[0] == it.zone[0]:
                    raise self.no("cursed", "709.11.2", curse="dimension")
                line = NO_LINE
            action = msgspec.structs.replace(action, zone=f"{action.zone[0]}.{line}", to=None, stance=UP)
            if action.zone == it.zone or word == SUPPORT:
                raise Refused("", "no-such-place", {"zone": action.zone})
            manual.perform(self.play, action, seat)
            self._loosen(card, action.zone)
            return
        kind = word.split("-")[-1]
        if kind == "beside" or WORDS[it.zone] == "beside":
            raise self.no("outside-the-game", "621.6.4" if kit.extra else "102.2")
        home = self.home(card, kind)
        if home == it.zone and kind == "shrine":
            raise self.no("shrine-order", "301.3")
        action = msgspec.structs.replace(
            action, zone=home, to=action.to if home == action.zone else None,
            stance=UP if kind == "shrine" else action.stance if kind == "remove" and action.stance else DOWN,
        )  # fmt: skip
        main = it.host if kit.seal else None
        followers = self.company([card])[1:] if within else []
        hanging = self._hanging([card, *followers]) if within else []
        manual.perform(self.play, action, seat)
        self.depart(followers, kind)
        self.depart(hanging, "shrine")
        if main is not None:
            self._reform(main)

    def _loosen(self, card: int, zone: str) -> None:
        """A Seal moved within the Arena takes its Combination with it; a Support Seal moved out of one leaves it."""
        it = self.table.cards[card]
        host = it.host
        if host is not None and self.kit(card).seal:
            self.play.attach(card, None)
            self._reform(host)
        side = SEAT_OF[zone]
        for support in self.supports(card):
            if self.table.cards[support].zone != f"{side}.{SUPPORT}":
                self.enter(support, f"{side}.{SUPPORT}")

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

    def _curse(self, action: manual.SetCount, seat: int) -> None:
        """A card's effect that players apply by hand gives a Seal a Curse for so many Turns, or lifts it."""
        card, kind = action.subject, action.name[6:]
        here = isinstance(card, int) and self.in_arena(card) and self.word(card) != SUPPORT
        if not isinstance(card, int) or not here or not self.kit(card).seal:
            raise self.no("only-seals-in-the-arena", "709.2")
        if not 0 <= action.value <= ENDLESS:
            raise Refused("", "number-out-of-range", {"value": action.value})
        if action.value and kind in self.curses(card):
            raise self.no("cursed-already", "709.12", curse=kind)
        self.play.happened("by_hand", seat, card, action=msgspec.to_builtins(action))
        if action.value == 0:
            self.lift_curses(card, [kind])
            if card in self.waiting_for_line():
                self.run_before("AssignLine", card=card, seat=self.controller(card))
            return
        turns = None if action.value == ENDLESS else action.value
        self.run_before("Curse", card=card, kind=kind, turns=turns, seat=seat)

    def run_before(self, name: str, **locals: Any) -> None:
        """Let a procedure run before what was going on goes on."""
        at = self.table.stack[-1].step if self.table.stack else 0
        call = Call(name, locals)
        self.play.emit(ev.Called(call.procedure, call.locals, at, at))

    # ------------------------------------------------------------------ between games

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

    def end_until(self, word: str) -> None:
        """Effects that last until `word` stop (401.9.5)."""
        for _, modifier in sorted(self.table.modifiers.items()):
            if modifier.until == word:
                self.play.unmodify(modifier)
