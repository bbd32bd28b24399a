"""Attacks: general (504), on the hand (505), All (506) and multiple (507).

All four declare and pay in the same way; `card` is the attacking Seal, `form` the form it attacks with. When a form is
lost in the Interfere Step the attack begins again in the Seal's present form, `paid`, without paying (504.12).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.attacks.outcome import Fight
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy, ZoneChange
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.texts.execution.profiles import NORMAL
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE


class AttackProcedure(SummonerProcedure):
    """What the kinds of attack share."""

    card = Public[int]()
    seat = Public[int]()
    form = Public[int](NORMAL)
    paid = Public[bool]()
    #: Whether no attack Mp is paid for it (SMG-146), and whether it is one more of a Seal that may be Inactive
    #: (SMG-107).
    free = Public[bool]()
    again = Public[bool]()
    stay = Public[int]()
    #: The Seals that are losing the fight, and of them those that are destroyed for it.
    losers = Public[list[int]]([])
    doomed = Public[list[int]]([])
    #: Abilities that have chosen and wait to work; those that wait for the fight itself.
    waiting = Private[list[Waiting]]([])
    fight_waiting = Private[list[Waiting]]([])
    #: The card of a hand that was hit, until that is told.
    hit_card = Public[int]()
    #: Whether the attacker's Abilities have chosen: they do so once, however often the attack begins again (504.12).
    asked = Public[bool]()

    def pay(self) -> None:
        """Pay the attack Mp; from now on the Seal is the attacking Seal (SMG-8)."""
        rules = self.rules
        if self.again:
            self.play.mark(self.card, "again", rules.subturn())
        if not self.free:
            rules.pay(self.seat, rules.value(self.card, "attack_mp", self.form) or 0)
        self.paid = True
        self.stay = rules.stay(self.card)
        rules.fact("attacks", self.seat, self.card, kind=self.name, form=self.form)

    def commanded(self) -> Outcome:
        """What works when a player commands an attack does so at once (504.5, 505.6, 506.5, 507.5)."""
        return self.abilities_now(("command-attack", self.rules.abilities.side(self.seat)))

    def choose_on(self, *windows: tuple[str, list[int]], attack: str = "") -> Outcome:
        """Abilities on attacking, and on this kind of `attack`, choose once, with others of the moment."""
        mine = [] if self.asked else [(kind, [self.card]) for kind in ("attack", attack) if kind]
        return self.choose_abilities(*mine, *windows)

    def keep(self) -> None:
        self.asked = True
        self.waiting = [*self.waiting, *(self.result or [])]

    def across(self, target: int) -> list[tuple[str, list[int]]]:
        """The moment of an attack across to the Df Line: its target is there, and another Seal in the At Line
        (SMG-84.2).
        """
        behind = self.rules.word(target) == DF_LINE and self.rules.line(1 - self.seat, AT_LINE)
        return [("across", [self.card])] if behind and not self.asked else []

    def work_waiting(self) -> Outcome:
        """They work, once each (504.11, 505.10, 506.10, 507.9)."""
        waiting = self.waiting
        if not waiting:
            return None
        self.waiting = []
        return self.work_abilities(waiting)

    def declarable(self) -> bool:
        """Whether the attacking Seal may be declared and its Cost be paid; a restarted attack has been through that."""
        if self.paid:
            return True
        rules = self.rules
        attacks = rules.attacks
        if (
            attacks.cannot_attack(self.seat, self.card, further=bool(self.free)) is not None
            or self.form not in attacks.attack_forms(self.card)
            or (not self.free and attacks.cannot_pay_attack(self.seat, self.card, self.form) is not None)
        ):
            return False
        if attacks.once_more(self.card):
            self.again = True
            if rules.deed(self.card, "again-free"):
                self.free = True
        return True

    def standing(self) -> str:
        """How the attacker stands after the Interfere Step: "" when it goes on, "form" when it has another one now,
        "over" when it cannot attack any more (504.12, 505.11, 506.11).
        """
        rules = self.rules
        if self.table.marks.get("cancelled") == len(self.table.stack) - 1:
            self.play.mark("table", "cancelled", None)
            return "over"  # an Effect has cancelled it
        if (
            rules.stay(self.card) != self.stay
            or rules.attacks.cannot_attack(self.seat, self.card, going_on=True, again=bool(self.again)) is not None
        ):
            return "over"
        return "" if self.form in rules.attacks.attack_forms(self.card) else "form"

    def recheck_standing(self) -> Outcome:
        """Leave, or begin again, unless the attacker stands as it did."""
        match self.standing():
            case "over":
                return self.jump("ends")
            case "form":
                return self.jump("other_form")
        return None

    def restart(self, **target: Any) -> Outcome:
        """Begin again in the present form, without paying again; a general attack keeps its `target` (504.12)."""
        form = self.rules.attacks.attack_forms(self.card)[0]
        kind = self.rules.profile(self.card).attack_kind(form)
        kept = target if kind == "general" else {}
        return self.call(
            self.rules.attacks.procedure_of(kind),
            card=self.card,
            seat=self.seat,
            form=form,
            paid=True,
            stay=self.stay,
            asked=True,
            again=self.again,
            **kept,
        )

    def ask_hand_kind(self) -> Choice | None:
        """Seal or Mystic, of the kinds that are in the opponent's hand (505.12); None when it is empty."""
        found = [self.rules.profile(card).family for card in self.rules.hand(1 - self.seat)]
        options = [Option("kind", value=kind) for kind in ("seal", "mystic") if kind in found]
        if not options:
            return None
        return Choice(self.seat, "hand_kind", options, rule="505.12", params={"card": self.card})

    def hit_hand(self) -> Outcome:
        """One card of the kind just named is hit at random, and falls into the Shrine (505.12)."""
        kind = self.picked()[0].value
        cards = [card for card in self.rules.hand(1 - self.seat) if self.rules.profile(card).family == kind]
        hit = cards[self.play.roll("hand-attack", len(cards)) - 1] if len(cards) > 1 else cards[0]
        self.hit_card = hit
        return self.call(ZoneChange, cards=[hit], to="shrine")

    def tell_hit(self) -> None:
        """Name the card that was hit to those who may know it."""
        card, self.hit_card = self.hit_card, None
        if card is not None and card in self.table.cards:
            self.rules.tell_of("hand_hit", 1 - self.seat, card, card_attacker=self.card)

    def choose_on_end(self, target: int) -> Outcome:
        """Abilities on the success of the attack and the end of the fight choose (504.16)."""
        fighters = [self.card, target]
        winners = [card for card in fighters if self.losers and card not in self.losers]
        return self.choose_abilities(
            ("attack-success", [self.card]),
            ("attacked-success", [target]),
            ("fight-win", winners),
            ("fight-lose", [card for card in fighters if card in self.losers]),
            ("fight-end", fighters),
        )

    def over(self) -> Outcome:
        """The attack ends without a result: the attacker is Inactive (504.12, 504.13)."""
        self.rules.rest(self.card)
        self.rules.end_until("fight")
        return self.done(False)

    def lose_statuses(self) -> None:
        """No Seal is attacking, attacked, fighting or losing any more (504.19, 506.16; see `Running.attack`)."""
        self.paid = None
        self.rules.end_until("fight")

    def compare(self, target: int, *, all_attack: bool = False) -> Fight:
        """How the fight with a Seal ends (504.15, 506.12)."""
        return self.rules.fights.fight(self.card, self.form, target, all_attack=all_attack)

    def destructible(self, losers: Iterable[int]) -> list[int]:
        """Those who lost and are destroyed for it (504.20), if no text keeps them from that (100.2)."""
        found = list(losers)
        if "counter" in self.rules.rare:
            found = [card for card in found if card != self.card or not self._uncountered()]
        if "destroyed-fought" not in self.rules.rare:
            return found
        return [card for card in found if not self.rules.deed(card, "destroyed-fought")]

    def _uncountered(self) -> bool:
        """Whether no attacked Seal can counter (100.2)."""
        attack = self.rules.running.attack()
        return attack is not None and all(self.rules.deed(card, "counter") for card in attack["cards_attacked"])

    def settle_fight(self, target: int) -> None:
        """Who loses, and who is destroyed for it: not a Seal that attacked into the Df Line with the lower power."""
        fight = self.compare(target)
        self.losers = [card for card, lost in ((self.card, fight.attacker), (target, fight.target)) if lost]
        self.doomed = self.destructible(card for card in self.losers if card != self.card or not fight.defending)
        if "outcome" in self.rules.rare:
            self.note_outcome(target)
        self.rules.fact("fought", self.seat, self.card, card_target=target, cards_losing=self.losers, **fight.said())

    def note_outcome(self, target: int) -> None:
        """Who fought, who lost and who is to be destroyed, for the text that has ordered the attack."""
        doomed = [[card, self.rules.presence(card)] for card in self.doomed if card != self.card]
        fought = {"attacker": self.card, "target": target, "losers": self.losers, "doomed": doomed}
        self.play.mark("table", "outcome", [*(self.table.marks.get("outcome") or []), fought])


class AimedAttack(SummonerProcedure):
    """An attack that an Effect orders on one of certain Seals (SMG-146)."""

    #: Not commanded before its attack begins.
    attacker = Public[int]()
    seat = Public[int]()
    form = Public[int](NORMAL)
    aim = Public[list[int]]([])

    @step("SMG-146")
    def attack(self) -> Outcome:
        self.play.mark(self.attacker, "aim", self.aim)
        kind = self.rules.attacks.procedure_of(self.rules.profile(self.attacker).attack_kind(self.form))
        return self.call(kind, card=self.attacker, seat=self.seat, form=self.form, free=True)

    @step("SMG-146")
    def over(self) -> Outcome:
        if self.attacker in self.table.cards:
            self.play.mark(self.attacker, "aim", None)
        return self.done(self.result)


class GeneralAttack(AttackProcedure):
    """504: an attack on one Seal."""

    target = Public[int]()
    target_stay = Public[int]()
    fighting = Public[bool]()

    @step("504.1", "504.2", "502.1")
    def declare(self) -> Outcome:
        return None if self.declarable() else self.done()

    @step("504.3")
    def target_exists(self) -> Outcome:
        if self.rules.attacks.attackable(self.seat, self.card):
            return None
        return self.over() if self.paid else self.done()

    @step("504.4", "504.5", "SMG-20", "SMG-110")
    def pay_cost(self) -> Outcome:
        if self.paid:
            return self.jump("choose_target")
        self.pay()
        return None

    @step("504.5")
    def commanded_abilities(self) -> Outcome:
        return self.commanded()

    @step("504.6", "501.2.1", "501.2.2", "503.1", "503.2", "503.3")
    def choose_target(self) -> Outcome:
        rules = self.rules
        if self.standing() == "over":
            return self.jump("recheck_attacker")
        if self.target is not None and self._target_holds():
            return self.jump("interfere_step")
        targets = rules.attacks.attackable(self.seat, self.card)
        if not targets:
            return self.jump("ends")
        options = [Option("attack", card) for card in targets]
        return self.ask(Choice(self.seat, "attack_target", options, rule="504.6", params={"card": self.card}))

    @step("504.6", "SMG-7")
    def target_chosen(self) -> Outcome:
        target = self.picked()[0].card
        assert target is not None
        self.target = target
        self.target_stay = self.rules.stay(target)
        self.rules.fact("attacked", 1 - self.seat, target, card_attacker=self.card)
        return None

    @step("504.7", "504.8", "504.13")
    def choose_abilities_on(self) -> Outcome:
        """Those of a Seal that is attacked choose when it is declared, also as the second one (504.13)."""
        return self.choose_on(("attacked", [self.target]), *self.across(self.target))

    @step("504.9")
    def choose_abilities_in_fight(self) -> Outcome:
        self.keep()
        fighters = [self.target] if self.fight_waiting else [self.card, self.target]
        return self.choose_abilities(("fight", fighters))

    @step("504.9")
    def keep_fight(self) -> Outcome:
        still = [one for one in self.fight_waiting if one["card"] in (self.card, self.target)]
        self.fight_waiting = [*still, *(self.result or [])]
        return None

    @step("504.10")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("504.11", "SMG-15.1")
    def work_abilities_on(self) -> Outcome:
        """A target that was moved here is checked as any other, when that comes (504.13)."""
        moved = self.redirected()
        if moved is not None:
            self.target, self.target_stay = moved, self.rules.stay(moved)
        return self.work_waiting()

    @step("504.12", "500.11")
    def recheck_attacker(self) -> Outcome:
        return self.recheck_standing()

    @step("504.13")
    def recheck_target(self) -> Outcome:
        """A target that is gone, or may not be attacked any more, is declared again without paying."""
        if self._target_holds():
            return None
        self.target = None
        return self.jump("choose_target")

    def _target_holds(self) -> bool:
        rules = self.rules
        return rules.stay(self.target) == self.target_stay and self.target in rules.attacks.attackable(
            self.seat, self.card
        )

    @step("504.14", "SMG-25")
    def fight(self) -> Outcome:
        self.fighting = True
        return self.work_abilities(self.fight_waiting)

    @step("504.15.3")
    def target_still_there(self) -> Outcome:
        return None if self.standing() == "" and self._target_holds() else self.jump("ends")

    @step("504.15", "504.15.1", "504.15.2", "501.3", "501.4", "501.5", "504.20.1", "SMG-69")
    def compare_powers(self) -> Outcome:
        self.settle_fight(self.target)
        return None

    @step("504.16")
    def choose_on_success(self) -> Outcome:
        return self.choose_on_end(self.target)

    @step("504.17")
    def work_on_success(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("504.18", "500.3")
    def become_inactive(self) -> Outcome:
        self.rules.rest(self.card)
        return None

    @step("504.19", "504.20", "603.6.2", "713.1")
    def destroy_losers(self) -> Outcome:
        """All at the same time."""
        self.lose_statuses()
        fought = [self.card, self.target]
        return self.call(Destroy, cards=self.doomed, fought=fought) if self.doomed else None

    @step("504.21")
    def end(self) -> Outcome:
        return self.done(True)

    @step("504.12")
    def other_form(self) -> Outcome:
        kept = self.fight_waiting or None
        return self.restart(target=self.target, target_stay=self.target_stay, fight_waiting=kept)

    @step("504.12")
    def restarted(self) -> Outcome:
        return self.done(self.result)

    @step("504.12", "504.13", "504.15.3")
    def ends(self) -> Outcome:
        return self.over()
