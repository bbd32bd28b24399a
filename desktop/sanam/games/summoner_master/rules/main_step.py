"""The Main Step: the active player casts and commands, one thing at a time, until passing (401.6)."""

from __future__ import annotations

from sanam.engine import loops
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.attacks.multiple import HowOften
from sanam.games.summoner_master.rules.attacks.special_attacks import HandAttack
from sanam.games.summoner_master.rules.casting.combination import BreakCombination, Combine
from sanam.games.summoner_master.rules.casting.lines import AssignLine, ChangeLine
from sanam.games.summoner_master.rules.procedure import Rules, SummonerProcedure
from sanam.games.summoner_master.rules.state import CLOSED
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE, HAND, LINES, WORDS

#: The rule that closes a Step to casting and commanding.
CLOSED_BY = {
    "check-up": "401.2.2",
    "draw": "401.3.3",
    "discard": "401.4.2",
    "mp": "401.8.2",
    "end": "401.9.1",
}


class MainStep(SummonerProcedure):
    """401.6: any number of casts and commands; while one is going on no other begins (401.6.3)."""

    seat = Public[int]()

    @step("401.6.2", "401.6.4", "401.6.5")
    def act(self) -> Outcome:
        options = self.rules.actions.main_actions(self.seat)
        return self.ask(Choice(self.seat, "action", options, rule="401.6.2", params={"step": "main"}))

    @step("401.6.2", "401.6.3", "401.6.6", "501.1", "500.9")
    def do(self) -> Outcome:
        option = self.picked()[0]
        loops.forget(self.play)
        if option.act == "pass":
            return self.done()
        card, seat = option.card, self.seat
        assert card is not None
        match option.act:
            case "cast":
                return self.rules.cast.command(seat, card)
            case "attack":
                kind = self.rules.profile(card).attack_kind(option.value)
                if kind == "general" and self.rules.attacks.times(card) > 1:
                    return self.call(HowOften, attacker=card, seat=seat, form=option.value)
                return self.call(self.rules.attacks.procedure_of(kind), card=card, seat=seat, form=option.value)
            case "attack_hand":
                return self.call(HandAttack, card=card, seat=seat, form=option.value)
            case "change_line":
                return self.call(ChangeLine, card=card, seat=seat)
            case "assign_line":
                return self.call(AssignLine, card=card, seat=seat)
            case "combine":
                return self.call(Combine, card=card, seat=seat)
            case "break":
                return self.call(BreakCombination, card=card, seat=seat)
        return self.use_skill(option, seat)

    @step("401.6.4")
    def again(self) -> Outcome:
        return self.jump("act")


class ActionRules(Rules):
    """What a player may do, and why not."""

    def main_actions(self, seat: int) -> list[Option]:
        """Everything the active player may cast and command in the Main Step."""
        cards = self.rules.table.cards
        found = self.rules.cast.casts(seat)
        stolen = [c for c in self.rules.seals(1 - seat) if "controller" in cards[c].marks]
        targets = bool(self.rules.line(1 - seat, AT_LINE) or self.rules.line(1 - seat, DF_LINE))
        ready = LINES if "from-df" in self.rules.rare else (AT_LINE,)
        for card in (*self.rules.seals(seat), *stolen):
            it = cards[card]
            if it.sideways:
                if WORDS[it.zone] in ready and self.rules.attacks.once_more(card):
                    general = [o for o in self._attacks(seat, card, targets) if self._general(card, o)]
                    found += general if self.rules.attacks.cannot_attack(seat, card) is None else []
                continue
            profile = self.rules.profile(card)
            word = WORDS[it.zone]
            if word in ready and self.rules.attacks.cannot_attack(seat, card) is None:
                found += self._attacks(seat, card, targets)
            if word in LINES:
                if self.rules.lines.cannot_change_line(seat, card) is None:
                    found.append(Option("change_line", card, targets=self.rules.cast.lines_for(card, other=word)))
            elif self.rules.lines.cannot_assign_line(card) is None:
                found.append(Option("assign_line", card, targets=self.rules.cast.lines_for(card)))
            if profile.combined:
                if self.rules.combination.cannot_combine(seat, card) is None:
                    found.append(Option("combine", card))
                if "form" in it.marks and self.rules.combination.cannot_break(seat, card) is None:
                    found.append(Option("break", card))
        if self.rules.any_skills:
            found += self.rules.skills.usable_skills(seat, quick=False)
        if "must-attack" in self.rules.rare and any(
            option.act.startswith("attack") and self.rules.deed(option.card or 0, "must-attack") for option in found
        ):
            return found  # 100.2: it attacks before the Step ends
        # Passing that loses the game at once cites the rule that says so.
        found.append(Option("pass", rule="103.5" if self.lacks_a_seal(seat) else ""))
        return found

    def _general(self, card: int, option: Option) -> bool:
        """Whether an attack is a general one: once more a Seal attacks in no other way (SMG-107.1)."""
        return option.act == "attack" and self.rules.profile(card).attack_kind(option.value) == "general"

    def lacks_a_seal(self, seat: int) -> bool:
        """Whether the active player would lose on entering the End of Subturn Step now (103.5)."""
        frames = [frame for frame in self.rules.table.stack if frame.procedure == "Subturn"]
        had = bool(frames) and frames[-1].locals.get("had_seal")
        brought = self.rules.table.seats[seat].marks.get("brought")
        return not had and not brought and not self.rules.table.marks.get("passed")

    def _attacks(self, seat: int, card: int, targets: bool) -> list[Option]:
        found = []
        opponent = 1 - seat
        seals: tuple[int | str, ...] = tuple(self.rules.attacks.attackable(seat, card))
        hand: tuple[int | str, ...] = (f"seat{opponent}", f"{opponent}.{HAND}")
        everything: tuple[int | str, ...] = (
            *hand,
            *self.rules.line(opponent, AT_LINE),
            *self.rules.line(opponent, DF_LINE),
        )
        for form in self.rules.attacks.attack_forms(card):
            if self.rules.attacks.cannot_pay_attack(seat, card, form) is not None:
                continue
            kind = self.rules.profile(card).attack_kind(form)
            if targets or kind == "all":
                if kind == "all" or seals:
                    found.append(Option("attack", card, value=form, targets=everything if kind == "all" else seals))
                past = "reach-hand" in self.rules.rare and kind == "general" and self.rules.deed(card, "reach-hand")
                if past and self.rules.attacks.cannot_attack_hand(seat, card) is None:
                    found.append(Option("attack_hand", card, value=form, targets=hand))
            elif self.rules.attacks.cannot_attack_hand(seat, card) is None:
                found.append(Option("attack_hand", card, value=form, targets=hand))
                if kind == "multiple":
                    found.append(Option("attack", card, value=form, targets=hand))
        return found

    def cannot_act_now(self, seat: int) -> Refused | None:
        """Whether this is no moment for the seat to cast or command anything (401.6.3, 401.6.5, 402.2)."""
        choice = self.rules.table.choice
        now = self.rules.in_step()
        if now in CLOSED:
            return self.rules.no("closed-step", CLOSED_BY[now], step=now)
        if choice is None or choice.kind not in ("action", "interfere"):
            return self.rules.no("something-is-going-on", "401.6.3")
        if choice.seat != seat:
            return self.rules.no("not-your-move", "401.6.5" if choice.kind == "action" else "402.3")
        return None

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        """See :class:`Game`.

        act     as in the options: "cast", "attack", "attack_hand", "change_line", "assign_line", "combine", "break",
                "skill"
        value   the form of an attack, or the index of a Skill
        target  the Seal that is to be attacked
        """
        act, card, value = attempt.act, attempt.card, attempt.value
        refused = self.cannot_act_now(seat)
        if refused is not None:
            return refused
        choice = self.rules.table.choice
        assert choice is not None
        if choice.kind == "interfere" and not self._interferes(act, card, value):
            return self.rules.no("no-interfere", "609.4" if act == "cast" else "500.10")
        match act:
            case "cast":
                if self.rules.receiving.wisdom(card) is not None:
                    offered = any(option.card == card for option in choice.options if option.act == "cast")
                    return None if offered else self.rules.no("no-name", "SMG-122.9")
                return self.rules.cast.cannot_cast(seat, card)
            case "attack" | "attack_hand":
                return self._why_no_attack(seat, act, card, attempt.target, value)
            case "change_line":
                return self.rules.lines.cannot_change_line(seat, card)
            case "assign_line":
                return self.rules.lines.cannot_assign_line(card)
            case "combine":
                refused = self.rules.combination.cannot_combine(seat, card)
                if refused is not None and refused.reason == "no-support-seals":
                    return self.rules.combination.why_no_support(seat, card)
                return refused
            case "break":
                return self.rules.combination.cannot_break(seat, card)
            case "skill":
                return self._why_no_skill(seat, card, value or 0)
        return self.rules.no("no-such-act", "")

    def _why_no_attack(self, seat: int, act: str, card: int, target: int | None, value: int | None) -> Refused | None:
        form = self.rules.attacks.attack_forms(card)[0] if value is None else value
        refused = self.rules.attacks.cannot_attack(seat, card) or self.rules.attacks.cannot_pay_attack(seat, card, form)
        if refused is not None:
            return refused
        if act == "attack_hand":
            return self.rules.attacks.cannot_attack_hand(seat, card)
        targets = self.rules.attacks.attackable(seat, card)
        if target is not None and target not in targets:
            if self.rules.in_arena(target) and self.rules.owner(target) == seat:
                return self.rules.no("own-seal", "503.2")
            return self.rules.no("at-line-first", "501.2.2")
        kind = self.rules.profile(card).attack_kind(form)
        if not targets and kind != "all":
            # With no Seal in the way the attack is one on the hand (505.1).
            hand = self.rules.attacks.cannot_attack_hand(seat, card)
            if hand is None or hand.rule == "505.1.2":
                return hand
            return self.rules.no("nothing-to-attack", "507.3" if kind == "multiple" else "504.3")
        return None

    def _why_no_skill(self, seat: int, card: int, skill: int) -> Refused | None:
        profile = self.rules.profile(card)
        if skill not in (*profile.skills, *profile.hand_skills):
            return self.rules.no("no-such-skill", "605.2")
        check = (
            self.rules.skills.cannot_use_from_hand
            if skill in profile.hand_skills
            else self.rules.skills.cannot_use_skill
        )
        return check(seat, card) or self.rules.skills.cannot_pay_skill(seat, card, skill)

    def _interferes(self, act: str, card: int, value: int | None) -> bool:
        profile = self.rules.profile(card)
        return (
            profile.interfere
            if act == "cast"
            else act == "skill" and value in (*profile.quick_skills, *profile.quick_hand_skills)
        )
