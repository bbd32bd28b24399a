"""The turn and its six phases (YZH-3.19 to YZH-3.59, YFA-3.18 to YFA-3.45, YTH-2.1 to YTH-2.45)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.yugioh.rules.battle import Attack
from sanam.games.yugioh.rules.chain import Chain, window
from sanam.games.yugioh.rules.duel import Waiting
from sanam.games.yugioh.rules.extra_summons import SynchroSummon, XyzSummon
from sanam.games.yugioh.rules.moving import RULE
from sanam.games.yugioh.rules.procedure import DuelProcedure, Rules
from sanam.games.yugioh.rules.summon import ChangePosition, FlipSummon, NormalSummonCard, OwnSummon, SummonAgain
from sanam.games.yugioh.texts.execution.interpreter import due, end_of
from sanam.games.yugioh.texts.execution.resolution import RunLater

SUMMONS = ("normal_summon", "flip_summon", "special_summon")


class Turn(DuelProcedure):
    """One player's turn: Draw, Standby, Main 1, Battle, Main 2, End."""

    player = Public[int]()

    @step("YZH-3.20", "YZH-5.26", "YTH-2.2")
    def begin(self) -> Outcome:
        duel = self.duel
        self.play.mark("table", "turn", duel.turn() + 1)
        self.play.mark("table", "player", self.player)
        duel.fact("turn", self.player, None, None, turn=duel.turn())
        if duel.turns.skipped("turn"):
            duel.fact("turn_skipped", self.player, None, None)
            duel.turns.end_duration("turn")
            return self.done()
        return self.call(DrawPhase)

    @step("YZH-3.21", "YTH-2.3")
    def standby(self) -> Outcome:
        return self.call(StandbyPhase)

    @step("YZH-3.29", "YFA-3.25", "YTH-2.12")
    def main_1(self) -> Outcome:
        return self.call(MainPhase, number="main1")

    @step("YZH-3.38", "YZH-3.53", "YFA-3.33", "YTH-2.24")
    def battle(self) -> Outcome:
        """A player who does not enter the Battle Phase goes straight to the End Phase."""
        if self.result != "battle":
            return self.jump("end")
        return self.call(BattlePhase)

    @step("YZH-3.53", "YZH-3.54", "YTH-2.36", "YTH-2.37")
    def main_2(self) -> Outcome:
        if self.result == "end":
            return self.jump("end")
        return self.call(MainPhase, number="main2")

    @step("YZH-3.57", "YTH-2.42")
    def end(self) -> Outcome:
        return self.call(EndPhase)


class Phase(DuelProcedure):
    """What phases share: entering, and what is delayed until them."""

    def enter(self, phase: str, step_name: str = "") -> None:
        duel = self.duel
        duel.looping.break_off()
        self.play.mark("table", "phase", phase)
        self.play.mark("table", "step", step_name or None)
        duel.next_moment()
        duel.fact("phase", duel.turn_player(), None, None, phase=phase)

    def skipped(self, phase: str) -> bool:
        """Whether an effect makes the turn player skip this phase."""
        if not self.duel.turns.skipped(phase):
            return False
        self.duel.fact("phase_skipped", self.duel.turn_player(), None, None, phase=phase)
        return True

    def later(self) -> Outcome:
        """What effects have put off until this phase is carried out first, without a Chain."""
        if due(self.duel, self.duel.phase(), self.duel.turn_player()):
            return self.call(RunLater, phase=self.duel.phase(), seat=self.duel.turn_player())
        return None


class DrawPhase(Phase):
    """Draw one card; then fast effects (YZH-3.24 to YZH-3.26, YFA-3.19 to YFA-3.22, YTH-2.4 to YTH-2.8)."""

    #: What may be used in place of the normal draw.
    instead = Private[list[Waiting]]([])

    @step("YZH-3.24", "YZH-3.25", "YFA-3.19", "YFA-3.20", "YFA-3.22", "YTH-2.4", "YTH-2.5", "YTH-2.6")
    def begin(self) -> Outcome:
        duel = self.duel
        if self.skipped("draw"):
            return self.done()
        duel.turns.end_duration("draw")
        self.enter("draw")
        seat = duel.turn_player()
        found = duel.chains.take_in_place_of_draw(seat)
        first = duel.turn() == 1 and not duel.option("turn.first_player_draws")
        if first or duel.standing_effects().player(seat, "cannot draw"):
            return self.jump("put_off")
        self.instead = [duel.chains.trigger_waiting(trigger) for trigger in found]
        return None if found else self.jump("draw")

    @step("YZH-2.89", "YFA-2.70")
    def replace_draw(self) -> Outcome:
        """An effect that is used in place of the normal draw: one of them, for there is one draw to be given up."""
        must = any(not self.duel.abilities(each["card"])[each["ability"]].optional for each in self.instead)
        if must and len(self.instead) == 1:
            return self.jump("give_up_draw")
        options = [Option("activate", each["card"], value=each["ability"]) for each in self.instead]
        kind, params = "optional_triggers", {}
        if len(options) == 1:
            kind, params = "optional_trigger", {"card": options[0].card, "ability": options[0].value}
        rule = self.duel.cite("YZH-5.44", "YFA-5.8", "YTH-3.64")
        return self.ask(Choice(self.duel.turn_player(), kind, options, int(must), 1, rule=rule, params=params))

    @step("YZH-2.89", "YFA-2.70")
    def chosen_instead(self) -> Outcome:
        if not self.answer:
            return self.jump("draw")
        self.instead = [self.instead[self.answer[0]]]
        return None

    @step("YZH-2.89", "YFA-2.70")
    def give_up_draw(self) -> Outcome:
        return self.call(Chain, waiting=self.instead)

    @step("YZH-2.89", "YFA-2.70")
    def draw_given_up(self) -> Outcome:
        return self.jump("put_off")

    @step("YZH-3.24", "YZH-3.25", "YFA-3.19", "YFA-3.20", "YFA-3.22", "YTH-2.4", "YTH-2.5", "YTH-2.6")
    def draw(self) -> Outcome:
        duel = self.duel
        seat = duel.turn_player()
        number = max([1, *(r.count for r in duel.standing_effects().player_rules(seat, "draws"))])
        duel.draw(seat, number, RULE)
        return None

    @step("YZH-2.89", "YFA-2.70")
    def put_off(self) -> Outcome:
        return self.later()

    @step("YZH-3.26", "YFA-3.21", "YTH-2.7", "YTH-2.8")
    def fast_effects(self) -> Outcome:
        return window(self, "phase")


class StandbyPhase(Phase):
    """Effects that say "during the Standby Phase"; fast effects (YZH-3.27, 3.28, YFA-3.23, 3.24, YTH-2.9 to 2.11)."""

    @step("YZH-3.27", "YFA-3.23", "YTH-2.9", "YTH-2.11")
    def begin(self) -> Outcome:
        if self.skipped("standby"):
            return self.done()
        self.duel.turns.end_duration("standby")
        self.enter("standby")
        return None

    @step("YZH-3.27", "YFA-3.23", "YTH-2.9", "YTH-2.11")
    def put_off(self) -> Outcome:
        return self.later()

    @step("YZH-3.28", "YFA-3.24", "YTH-2.10")
    def fast_effects(self) -> Outcome:
        return window(self, "phase")


class MainPhase(Phase):
    """The turn player acts in any order (YZH-3.29 to 3.36, YZH-3.54 to 3.56, YFA-3.25 to 3.32, YTH-2.12 to 2.22).

    The result is the phase that was declared: "battle" or "end".
    """

    number = Public[str]()
    leaving = Public[str]()
    acted = Public[str]()
    #: The card that was acted with, as a Summon is told to who may respond to it.
    acted_with = Public[int | None]()

    @step("YZH-3.29", "YZH-3.53", "YFA-3.25", "YTH-2.12", "YTH-2.36")
    def begin(self) -> Outcome:
        if self.table.marks.get("turn_over"):
            return self.done("end")
        if self.number == "main1" and self.skipped("main1"):
            return self.done("battle" if self.duel.actions.cannot_enter_battle() is None else "end")
        self.enter(self.number)
        return None

    @step("YZH-2.89", "YFA-2.70")
    def put_off(self) -> Outcome:
        return self.later()

    @step("YZH-4.39", "YZH-5.16", "YFA-4.40", "YTH-3.64")
    def triggered(self) -> Outcome:
        return window(self, "moved")

    @step("YZH-3.29", "YZH-3.35", "YZH-3.56", "YFA-3.25", "YFA-3.31", "YTH-2.21", "YTH-2.37")
    def act(self) -> Outcome:
        duel = self.duel
        if self.table.marks.get("turn_over"):
            return self.done("end")
        seat = duel.turn_player()
        options = duel.actions.main_actions(seat)
        rule = duel.cite("YZH-3.29", "YFA-3.25", "YTH-2.12")
        return self.ask(Choice(seat, "action", options, rule=rule, params={"phase": self.number}))

    @step("YZH-3.29", "YZH-3.35", "YZH-3.56", "YFA-3.25", "YFA-3.31", "YTH-2.21", "YTH-2.37")
    def do(self) -> Outcome:
        duel = self.duel
        option = self.picked()[0]
        seat = duel.turn_player()
        card = option.card
        self.acted, self.acted_with = option.act, card
        if option.act != "activate":
            duel.looping.break_off()
        match option.act:
            case "phase":
                self.leaving = option.value
                return self.jump("leave")
            case "activate":
                return self.call(Chain, waiting=[duel.chains.waiting(option, seat)])
            case "normal_summon":
                again = card is not None and duel.on_field(card)
                return self.call(SummonAgain if again else NormalSummonCard, card=card, seat=seat)
            case "set_monster":
                return self.call(NormalSummonCard, card=card, seat=seat, face_down=True)
            case "flip_summon":
                return self.call(FlipSummon, card=card)
            case "change_position":
                return self.call(ChangePosition, card=card)
            case "special_summon":
                assert card is not None
                if option.value is not None:
                    return self.call(OwnSummon, card=card, ability=option.value, seat=seat)
                kind = SynchroSummon if "synchro" in duel.profile(card).traits else XyzSummon
                return self.call(kind, card=card, seat=seat)
            case "set":
                return self.call(SetSpell, card=card, seat=seat)
        raise AssertionError(option.act)

    @step("YZH-3.31", "YFA-3.26")
    def done_acting(self) -> Outcome:
        return window(self, "summon" if self.acted in SUMMONS else "moved")

    @step("YZH-3.29", "YZH-3.56", "YFA-3.25", "YTH-2.12")
    def go_round(self) -> Outcome:
        return self.jump("act")

    @step("YZH-4.41", "YZH-4.42", "YZH-4.43", "YFA-4.42", "YFA-4.44", "YFA-4.45", "YTH-3.67", "YTH-3.68")
    def leave(self) -> Outcome:
        """Announcing the end waives priority: the opponent may act before the phase ends."""
        return window(self, "leave")

    @step("YZH-4.43", "YFA-4.45", "YTH-3.68", "YTH-3.69")
    def left(self) -> Outcome:
        """After a response the phase goes on, or it is over all the same (option priority.end_response)."""
        if self.result and self.duel.option("priority.end_response") == "reopens":
            return self.jump("act")
        return self.done(self.leaving)


class SetSpell(DuelProcedure):
    """Set a Spell or Trap face-down (YZH-1.24, YZH-2.117, YZH-3.36, YFA-3.32, YTH-2.22)."""

    card = Public[int]()
    seat = Public[int]()

    @step("YZH-1.25", "YZH-3.36", "YFA-3.32")
    def choose_place(self) -> Outcome:
        free = self.duel.free_spell_zones(self.seat)
        if self.duel.profile(self.card).data.icon == "field" or len(free) == 1:
            return None
        return self.ask(self.place_choice(self.seat, self.card, free))

    @step("YZH-2.117", "YZH-5.45", "YFA-2.87")
    def put(self) -> Outcome:
        duel = self.duel
        duel.next_moment()
        if duel.profile(self.card).data.icon == "field":
            old = list(self.table.zones[f"{self.seat}.field"])
            duel.send(old, RULE)
            duel.set_spell(self.card, self.seat)
            return self.done()
        free = duel.free_spell_zones(self.seat)
        duel.set_spell(self.card, self.seat, zone=self.picked()[0].zone if len(free) > 1 else free[0])
        return self.done()


class BattlePhase(Phase):
    """Start Step, Battle Step with its attacks, End Step (YZH-3.37 to YZH-3.48, YFA-3.33 to 3.45, YTH-2.23 to 2.35).

    The result is "main2" or "end".
    """

    leaving = Public[str]()

    @step("YZH-3.40", "YFA-3.36", "YTH-2.27")
    def start_step(self) -> Outcome:
        if self.skipped("battle"):
            return self.done("main2")
        duel = self.duel
        self.play.mark("table", "battles", duel.table.marks.get("battles", 0) + 1)
        self.play.mark("table", "battle_over", None)
        self.enter("battle", "start")
        return self.later()

    @step("YZH-3.39", "YFA-3.35", "YTH-2.25")
    def fast_effects(self) -> Outcome:
        return window(self, "phase")

    @step("YZH-3.42", "YFA-3.38", "YTH-2.29")
    def battle_step(self) -> Outcome:
        self.play.mark("table", "step", "battle")
        if self.table.marks.get("turn_over"):
            self.leaving = "end"
            return self.jump("leave")
        if self.table.marks.get("battle_over"):
            self.leaving = "main2"
            return self.jump("end_step")
        return None

    @step("YZH-3.42", "YZH-3.44", "YZH-3.48", "YFA-3.38", "YFA-3.42", "YTH-2.29", "YTH-2.35")
    def act(self) -> Outcome:
        duel = self.duel
        seat = duel.turn_player()
        rule = duel.cite("YZH-3.42", "YFA-3.38", "YTH-2.29")
        return self.ask(
            Choice(seat, "action", duel.actions.battle_actions(seat), rule=rule, params={"phase": "battle"})
        )

    @step("YZH-3.42", "YZH-3.44", "YZH-3.48", "YFA-3.38", "YFA-3.42", "YTH-2.29", "YTH-2.35")
    def do(self) -> Outcome:
        duel = self.duel
        option = self.picked()[0]
        match option.act:
            case "attack":
                duel.looping.break_off()
                return self.call(Attack, attacker=option.card)
            case "activate":
                return self.call(Chain, waiting=[duel.chains.waiting(option, duel.turn_player())])
        self.leaving = option.value
        return self.jump("end_step")

    @step("YZH-3.44", "YZH-3.47", "YFA-3.40", "YFA-3.44")
    def return_to_battle_step(self) -> Outcome:
        return window(self, "moved")

    @step("YZH-3.44", "YZH-3.47", "YFA-3.40", "YFA-3.44")
    def again(self) -> Outcome:
        return self.jump("battle_step")

    @step("YZH-3.48", "YZH-4.41", "YFA-3.45", "YFA-4.42", "YTH-2.35", "YTH-3.67")
    def end_step(self) -> Outcome:
        duel = self.duel
        self.play.mark("table", "step", "end")
        if duel.watched("battle_phase_ends"):
            duel.next_moment()
            duel.fact("battle_phase_ends", duel.turn_player(), None, None, phase="battleend")
        if due(duel, "battleend", duel.turn_player()):
            return self.call(RunLater, phase="battleend", seat=duel.turn_player())
        return None

    @step("YZH-4.41", "YZH-4.43", "YFA-4.45", "YTH-3.68")
    def end_step_effects(self) -> Outcome:
        return window(self, "leave")

    @step("YZH-3.48", "YFA-3.45", "YTH-2.35")
    def leave(self) -> Outcome:
        """Whatever was activated in the End Step, no more attacks are declared after it."""
        self.duel.turns.end_duration("battle")
        self.play.mark("table", "step", None)
        return self.done(self.leaving)


class EndPhase(Phase):
    """End Phase effects, fast effects, hand size, end of turn (YZH-3.57 to YZH-3.59, YTH-2.42 to YTH-2.45)."""

    @step("YZH-3.57", "YTH-2.42", "YTH-2.43")
    def begin(self) -> Outcome:
        self.play.mark("table", "turn_over", None)
        self.enter("end")
        return None

    @step("YZH-3.57", "YTH-2.42", "YTH-2.43")
    def put_off(self) -> Outcome:
        return self.later()

    @step("YZH-3.59", "YTH-2.45")
    def fast_effects(self) -> Outcome:
        return window(self, "phase")

    @step("YZH-3.58", "YZH-5.57", "YTH-2.44")
    def hand_limit(self) -> Outcome:
        """Only the turn player, and only at the very end of the phase."""
        duel = self.duel
        seat = duel.turn_player()
        surplus = len(self.table.zones[f"{seat}.hand"]) - duel.turns.hand_limit(seat)
        if surplus <= 0:
            return self.jump("end_turn")
        options = [Option("pick", card) for card in self.table.zones[f"{seat}.hand"]]
        rule = duel.cite("YZH-3.58", "YTH-2.44")
        return self.ask(Choice(seat, "hand_limit", options, surplus, surplus, rule=rule, params={"count": surplus}))

    @step("YZH-3.58", "YZH-5.57", "YTH-2.44")
    def discard(self) -> Outcome:
        chosen = [o.card for o in self.picked() if o.card is not None]
        self.duel.next_moment()
        self.duel.send(chosen, RULE, "discard")
        return window(self, "moved")

    @step("YZH-3.57", "YTH-2.42")
    def end_turn(self) -> Outcome:
        seat = self.duel.turn_player()
        if len(self.table.zones[f"{seat}.hand"]) > self.duel.turns.hand_limit(seat):
            return self.jump("hand_limit")  # what was discarded has brought further cards
        self.duel.turns.end_duration("turn")
        self.play.checkpoint()
        return self.done()


class TurnRules(Rules):
    """What the game knows about the ends of turns and phases."""

    def hand_limit(self, seat: int) -> int:
        """Cards that may be held at the end of one's own End Phase (option turn.hand_limit; effects may change it)."""
        limits = [r.count for r in self.duel.standing_effects().player_rules(seat, "hand limit")]
        return max(limits) if limits else int(self.duel.option("turn.hand_limit"))

    def end_duration(self, word: str) -> None:
        """End what lasts until `word` (see `end_of`): lingering changes, borrowed control."""
        seat = self.duel.turn_player()
        end_of(self.duel, word, seat)
        if word == "turn":
            end_of(self.duel, "opponent turn", seat)
            end_of(self.duel, "your turn", seat)
        for side in (0, 1):
            for card in self.duel.monsters(side):
                borrowed = self.duel.table.cards[card].marks.get("borrowed")
                if borrowed and borrowed["seat"] != side and self._borrowing_ends(borrowed, word, seat):
                    self.duel.play.mark(card, "borrowed", None)
                    if not self.duel.take_control(card, borrowed["seat"]):
                        self.duel.send([card], RULE)

    def skipped(self, what: str) -> bool:
        """Whether an effect makes the turn player skip this phase, or this "turn"; doing so uses the effect up."""
        seat, turn = self.duel.turn_player(), self.duel.turn()
        skips: list[str] = self.duel.table.seats[seat].marks.get("skip", [])
        said = enumerate(skip.partition("@") for skip in skips)
        at = next((at for at, (name, _, since) in said if name == what and (not since or turn > int(since))), None)
        if at is None:
            return False
        self.duel.play.mark(f"seat{seat}", "skip", [*skips[:at], *skips[at + 1 :]] or None)
        return True

    def goes_back(self, card: int) -> bool:
        """Whether a monster on the field goes back to the other side before this turn is over."""
        borrowed, seat = self.duel.table.cards[card].marks.get("borrowed"), self.duel.turn_player()
        if not borrowed or borrowed["seat"] == self.duel.controller(card):
            return False
        return any(self._borrowing_ends(borrowed, word, seat) for word in ("battle", "turn"))

    def _borrowing_ends(self, borrowed: dict[str, Any], word: str, seat: int) -> bool:
        until = borrowed["until"]
        if until == word:
            return True
        if word != "turn":
            return False
        own: bool = seat != borrowed["seat"]
        if until in ("your end", "opponent end"):
            return bool(own == (until == "your end"))
        if borrowed.get("turn") == self.duel.table.marks.get("turn"):
            return False  # "the end of your next turn" is not that of the turn in which it was taken
        return bool(until == "next turn" or (until == "opponent turn" and not own) or (until == "your turn" and own))
