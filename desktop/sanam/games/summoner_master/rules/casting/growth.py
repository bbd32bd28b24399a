"""Growth while a Seal is cast, Regeneration and Progress in the Check up Step (611 to 614, 617, 618).

What a Growth Box asks for is said by its text alone, so the players pick its condition Seals; a Progress Box names them
as data, so that only what fits is offered.
"""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.casting.bringing import BringMystic
from sanam.games.summoner_master.rules.casting.zone_changes import ZoneChange
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.vocabulary.zones import WORDS


class ConditionSeals(SummonerProcedure):
    """What Growth and Regeneration share: picking the condition Seals and removing them from the game."""

    card = Public[int]()
    seat = Public[int]()
    conditions = Public[list[int]]([])
    paid = Public[bool]()
    #: Abilities on Growth or Regeneration that have chosen and wait to work, and whether they have been asked.
    waiting = Private[list[Waiting]]([])
    asked = Public[bool]()

    def _condition_choice(self, rule: str) -> Outcome:
        if not self.rules.in_arena(self.card):
            return self.done(False)
        params = {"card": self.card} | ({"again": True} if self.conditions else {})
        sets = self.rules.growth.condition_sets(self.seat, self.card)
        if sets is not None:
            return self._choice_of_sets(sets, rule, params)
        options = [Option("pick", card) for card in self.rules.growth.condition_seals(self.seat, self.card)]
        if not options:
            return self.done(False)
        return self.ask(Choice(self.seat, "conditions", options, 0, len(options), rule=rule, params=params))

    def _choice_of_sets(self, sets: list[list[int]], rule: str, params: dict[str, Any]) -> Outcome:
        """Whole sets of what the Growth Box asks for, or none (611.3)."""
        if not sets:
            return self.done(False)
        return self.ask(Choice.of_sets(self.seat, "conditions", sets, rule=rule, params=params, may_pass=True))

    def _pick(self, what: str) -> bool:
        """Note the condition Seals and pay, but not again where others had to be announced (614.7, 618.6)."""
        rules = self.rules
        self.conditions = [option.card for option in self.picked() if option.card is not None]
        if not self.conditions or not (self.paid or rules.growth.can_pay(self.seat, self.card, "growth_mp")):
            return False
        if not self.paid:
            rules.pay(self.seat, rules.fee(self.card, "growth_mp"))
            self.paid = True
        rules.fact(what, self.seat, self.card, cards_conditions=self.conditions)
        return True

    def _choose_on(self, moment: str, then: str) -> Outcome:
        """Abilities of the moment choose once (614.7)."""
        if self.asked:
            return self.jump(then)
        self.asked = True
        return self.choose_abilities((moment, [self.card]))

    def _hold(self) -> bool:
        """Whether every condition Seal is still one (614.7, 618.6)."""
        sets = self.rules.growth.condition_sets(self.seat, self.card)
        if sets is not None:
            return self.rules.in_arena(self.card) and sorted(self.conditions) in [sorted(cards) for cards in sets]
        ready = self.rules.growth.condition_seals(self.seat, self.card)
        return self.rules.in_arena(self.card) and all(card in ready for card in self.conditions)

    def _remove(self) -> Outcome:
        return self.call(ZoneChange, cards=self.rules.company(self.conditions), to="remove")

    def _grow(self, fact: str) -> Outcome:
        """The Seal has its Growth, if it is still there."""
        if not self.rules.in_arena(self.card):
            return self.done(False)
        self.play.mark(self.card, "grown", True)
        self.rules.fact(fact, self.seat, self.card)
        return None


class Growth(ConditionSeals):
    """614: within the cast of the Seal `card`; when it fails the cast goes on."""

    @step("614.1", "614.2", "611.3", "613.1", "613.2")
    def ask_conditions(self) -> Outcome:
        return self._condition_choice("614.2")

    @step("614.2", "614.3", "614.4")
    def announced(self) -> Outcome:
        return None if self._pick("grows") else self.done(False)

    @step("614.4")
    def choose_abilities_on(self) -> Outcome:
        return self._choose_on("grow", "interfere_step")

    @step("614.4")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("614.5")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("614.7")
    def verify(self) -> Outcome:
        return None if self._hold() else self.jump("ask_conditions")

    @step("614.8")
    def remove(self) -> Outcome:
        return self._remove()

    @step("614.9")
    def complete(self) -> Outcome:
        return self._grow("grown")

    @step("614.6", "614.11")
    def work_abilities_on(self) -> Outcome:
        return self.work_abilities(self.waiting)

    @step("614.13")
    def end(self) -> Outcome:
        return self.done(True)


class Regenerate(ConditionSeals):
    """618: at most one Seal a Subturn, in the Check up Step; there is no Interfere Step."""

    @step("618.1", "401.2.7", "SMG-105.1", "SMG-105.3", "SMG-105.5")
    def ask_seal(self) -> Outcome:
        options = [Option("regenerate", card) for card in self.rules.growth.regenerating(self.seat)]
        if not options:
            return self.done(False)
        return self.ask(Choice(self.seat, "regenerate", options, 0, rule="401.2.7"))

    @step("618.1")
    def declared(self) -> Outcome:
        picked = self.picked()
        if not picked:
            return self.done(False)
        self.card = picked[0].card
        return None

    @step("618.2")
    def ask_conditions(self) -> Outcome:
        return self._condition_choice("618.2")

    @step("618.3", "618.4")
    def announced(self) -> Outcome:
        return None if self._pick("regenerates") else self.done(False)

    @step("618.4")
    def choose_abilities_on(self) -> Outcome:
        return self._choose_on("regenerate", "verify")

    @step("618.5")
    def recheck(self) -> Outcome:
        return self.recheck_abilities(self.result or [])

    @step("618.5")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("618.6")
    def verify(self) -> Outcome:
        return None if self._hold() else self.jump("ask_conditions")

    @step("618.7")
    def remove(self) -> Outcome:
        return self._remove()

    @step("618.8", "618.11", "618.12", "SMG-105.2")
    def complete(self) -> Outcome:
        return self._grow("regenerated")

    @step("618.5", "618.10")
    def work_abilities_on(self) -> Outcome:
        return self.work_abilities(self.waiting)

    @step("618.11", "618.12")
    def end(self) -> Outcome:
        return self.done(True)


class Progress(SummonerProcedure):
    """617: cards in the Arena are used up, and a Seal is cast free, or a Mystic Card brought in, from hand or Library.

    The result is whether a card Progressed: then there is no Draw Step (SMG-53.4).
    """

    seat = Public[int]()
    card = Public[int]()
    uses = Public[list[int]]([])
    paid = Public[bool]()
    #: Abilities on Progress that have chosen and wait to work.
    waiting = Private[list[Waiting]]([])
    pile = Public[str]()

    @step("617.1.1", "617.2.1", "401.2.6", "SMG-53.1", "SMG-53.5")
    def ask_card(self) -> Outcome:
        options = [Option("progress", card) for card in self.rules.growth.progressing(self.seat)]
        if not options:
            return self.done(False)
        return self.ask(Choice(self.seat, "progress", options, 0, rule="401.2.6"))

    @step("617.1.1", "617.2.1")
    def declared(self) -> Outcome:
        picked = self.picked()
        if not picked:
            return self.done(False)
        card = picked[0].card
        assert card is not None
        self.card = card
        self.play.show(card, [0, 1])  # it is announced: both know which card it is, wherever it lies
        return None

    @step("617.1.2", "617.2.2")
    def ask_uses(self) -> Outcome:
        sets = self.rules.growth.used_up_by(self.seat, self.card) if self._ready() else []
        if not sets:
            return self.done(False)
        return self.ask(Choice.of_sets(self.seat, "used_up", sets, rule="617.1.2", params={"card": self.card}))

    def _ready(self) -> bool:
        return self.rules.word(self.card) in ("hand", "seal-library", "mystic-library")

    @step("617.1.3", "617.1.4", "617.2.3", "617.2.4")
    def announced(self) -> Outcome:
        """What it costs is paid once, also when other cards have to be announced (617.1.6, 617.2.6)."""
        rules = self.rules
        self.uses = [option.card for option in self.picked() if option.card is not None]
        if self.paid:
            return self.jump("verify")
        if not rules.growth.can_pay(self.seat, self.card, "progress_mp"):
            return self.done(False)
        rules.pay(self.seat, rules.fee(self.card, "progress_mp"))
        self.paid = True
        return None

    @step("617.1.4", "617.2.4")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_abilities(("progress", [self.card]), box="powers")

    @step("617.1.5", "617.2.5")
    def recheck(self) -> Outcome:
        return self.recheck_abilities(self.result or [])

    @step("617.1.5", "617.2.5")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("617.1.6", "617.2.6")
    def verify(self) -> Outcome:
        """Cards that do not serve any more are announced again, without paying again."""
        sets = self.rules.growth.used_up_by(self.seat, self.card) if self._ready() else []
        return None if sorted(self.uses) in [sorted(cards) for cards in sets] else self.jump("ask_uses")

    @step("617.1.7", "617.2.7", "SMG-53.2")
    def use_up(self) -> Outcome:
        return self.call(ZoneChange, cards=self.rules.company(self.uses), to="remove")

    @step("617.1.8", "617.2.8", "SMG-53.2")
    def come_in(self) -> Outcome:
        rules = self.rules
        if not self._ready():
            return self.done(False)
        self.pile = self.table.cards[self.card].zone
        rules.fact("progresses", self.seat, None, None)
        if rules.profile(self.card).seal:
            return self.call(rules.cast.procedure_of(self.card), card=self.card, seat=self.seat, free=True)
        return self.call(BringMystic, card=self.card, seat=self.seat)

    @step("617.1.8.1", "617.2.8.1", "617.1.11", "617.2.12", "300.7")
    def complete(self) -> Outcome:
        """A Library that it came from is shuffled. What the Progress Box says on coming in works now (617.1.9)."""
        if WORDS[self.pile] != "hand":
            self.play.shuffle(self.pile)
        if self.rules.in_arena(self.card):
            self.play.mark(self.card, "progressed", True)
            self.rules.fact("progressed", self.seat, self.card)
            return None
        return self.jump("over")

    @step("617.1.8.3", "617.2.8.3")
    def work_abilities_on(self) -> Outcome:
        """What has lost its target chooses again, and works now; the card has come where it is since."""
        at = self.rules.presence(self.card)
        return self.work_abilities([{**one, "at": at} for one in self.waiting])

    @step("617.1.9", "617.1.10", "617.2.9", "617.2.10")
    def abilities_on_coming_in(self) -> Outcome:
        return self.abilities_now(("progress", [self.card]), ("enter", [self.card]), box="progress")

    @step("617.2.11")
    def abilities_on_being_attached(self) -> Outcome:
        """What the Progress Box says on being attached; the rest of the card has said it already (617.2.8)."""
        return self.abilities_now(("attach", [self.card]), box="progress")

    @step("617.1.11", "617.2.12")
    def over(self) -> Outcome:
        return self.done(True)
