"""What a player may do now, and why not: every check answers with None or with the refusal that cites its rule."""

from __future__ import annotations

from sanam.engine.choice import Attempt, Option, Refused
from sanam.engine.table import UP
from sanam.games.onepiece.rules.battle import BattleRules
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.vocabulary.zones import HAND


class ActionRules(BattleRules):
    """Legal actions of the turn player, and explanations."""

    def actions(self, seat: int) -> list[Option]:
        """Everything the turn player may do in the Main Phase (6-5-2)."""
        cards, profiles = self.table.cards, self.profiles
        active = len(self.active_don(seat))
        known, player = self.all_effects(), f"seat{seat}"
        as_printed, restricted = (player, "playing cost") not in known, (player, "no play") in known
        found: list[Option] = []
        for card in self.table.zones[HAND[seat]]:
            profile = profiles[cards[card].code]
            if profile.event and profile.main is None:
                continue
            printed = as_printed and (card, "cost") not in known
            if (profile.cost if printed else self.playing_cost(card)) > active:
                continue
            if profile.main is not None and profile.event and not self.usable(card, profile.main):
                continue
            if not restricted or self.may_play(card):
                found.append(Option("play", card, value=profile.main if profile.event else None))
        fighters = self.fighters(seat)
        if active:
            found += [Option("give", card) for card in fighters]
            found += [Option("give_many", card) for card in fighters if active > 1]
        if self.turn() > 2:
            ready = [card for card in fighters if cards[card].stance == UP and self._old_enough(card) is None]
            found += [
                Option("attack", card, targets=tuple(targets))
                for card, targets in ((card, self.attack_targets(card)) for card in ready)
                if targets
                and not self.kept_from_attacking(card)
                and not self.stays_active(card)
                and self.can_pay_extras(self.tolls(card))
            ]
        for card in self.field(seat):
            if profiles[cards[card].code].activated:
                found += [Option("activate", card, value=index) for index in self.activations(card)]
        found.append(Option("end"))
        return found

    def kept_from_attacking(self, card: int) -> bool:
        """Whether an effect keeps a card from attacking, or does unless a condition holds that does not (1-3-3)."""
        found = self.effects(card, "no attack")
        return bool(found) and any(
            effect.tree is None or not holds(self.context(effect.card, effect.seat), effect.tree) for effect in found
        )

    def _old_enough(self, card: int) -> Refused | None:
        """3-7-4, 10-1-1-1."""
        if not self.is_new(card) or self.has(card, "rush"):
            return None
        if self.has(card, "rush: character"):
            return None if self.attack_targets(card) else Refused("7-1-1-2", "nothing-to-attack")
        return Refused("3-7-4", "came-this-turn")

    # ------------------------------------------------------------------ why not

    def cannot_play(self, card: int, seat: int) -> Refused | None:
        """Why a card cannot be played from the hand in the Main Phase (6-5-3-1)."""
        it = self.table.cards[card]
        profile = self.profiles[it.code]
        if it.zone != HAND[seat]:
            return Refused("6-5-3-1", "only-from-the-hand")
        if refused := self._own_main_phase(seat, "6-5-3-1"):
            return refused
        if profile.event and profile.main is None:
            return Refused("10-2-3-1", "no-main-ability")
        cost, active = self.playing_cost(card), len(self.active_don(seat))
        if cost > active:
            rule = {"character": "2-7-2", "event": "2-7-3"}.get(profile.category, "2-7-4")
            return Refused(rule, "not-enough-don", {"cost": cost, "active": active})
        if not self.may_play(card):
            return Refused("1-3-3", "an-effect-forbids-it")
        if profile.event and not self.usable(card, profile.main or 0):
            return Refused("8-4-1-1", "conditions-not-met")
        return None

    def cannot_give(self, card: int, seat: int) -> Refused | None:
        """Why no DON!! card can be attached to a card, or why a DON!! card cannot be attached (6-5-5-1)."""
        if self.area(card) == "cost" and self.table.cards[card].stance != UP:
            return Refused("6-5-5-1", "only-active-don-are-given")
        if self.table.cards[card].owner != seat or self.area(card) not in ("leader", "character"):
            return Refused("6-5-5-1", "only-own-leader-and-characters")
        if refused := self._own_main_phase(seat, "6-5-5-1"):
            return refused
        return None if self.active_don(seat) else Refused("6-5-5-1", "no-active-don")

    def cannot_attack(self, card: int, seat: int) -> Refused | None:
        """Why a card cannot attack now (7-1, 3-7-4, 6-5-6-1)."""
        it = self.table.cards[card]
        if it.owner != seat or self.area(card) not in ("leader", "character"):
            return Refused("7-1-1-1", "only-own-leader-and-characters")
        return self._own_main_phase(seat, "7-1") or self.unready(card)

    def unready(self, card: int) -> Refused | None:
        """Why a card of the turn player's field could not attack if it were the time for it."""
        it = self.table.cards[card]
        if self.turn() <= 2:
            return Refused("6-5-6-1", "no-battle-in-first-turn")
        if it.stance != UP:
            return Refused("7-1-1-1", "only-active-cards-attack")
        if self.kept_from_attacking(card) or self.stays_active(card):
            return Refused("1-3-3", "an-effect-forbids-it")
        if not self.can_pay_extras(self.tolls(card)):
            return Refused("8-3-1-3", "cannot-pay-the-cost")
        if refused := self._old_enough(card):
            return refused
        return None if self.attack_targets(card) else Refused("7-1-1-2", "nothing-to-attack")

    def cannot_activate(self, card: int, seat: int) -> Refused | None:
        """Why no [Activate: Main] ability of a card can be used (6-5-4-1, 10-2-2-1)."""
        profile = self.profile(card)
        if self.table.cards[card].owner != seat or self.area(card) != profile.area or not profile.activated:
            return Refused("6-5-4-1", "no-such-ability")
        if refused := self._own_main_phase(seat, "10-2-2-1"):
            return refused
        if self.activations(card):
            return None
        if any(self.usable(card, index) for index in profile.activated):
            return Refused("8-3-1-3", "cannot-pay-the-cost")
        used = any(profile.abilities[i].once and f"used{i}" in self.table.cards[card].marks for i in profile.activated)
        return Refused("10-2-13-3", "used-this-turn") if used else Refused("8-4-1-1", "conditions-not-met")

    def cannot_block(self, card: int, seat: int) -> Refused | None:
        """Why a card cannot block the attack (7-1-2-1, 10-1-4-1)."""
        attack = self.table.marks.get("attack", {})
        if self.table.cards[card].owner != seat or self.area(card) not in ("leader", "character"):
            return Refused("7-1-2-1", "only-own-leader-and-characters")
        if not self.has(card, "blocker"):
            return Refused("10-1-4-1", "no-blocker")
        if seat == self.turn_player() or self.table.marks.get("step") != "block":
            return Refused("7-1-2-1", "only-once-in-the-block-step")
        if self.table.cards[card].stance != UP:
            return Refused("10-1-4-1", "only-active-cards-block")
        if attack.get("card_target") == card:
            return Refused("10-1-4-1", "is-the-target")
        if self.has(attack["card_attacker"], "unblockable"):
            return Refused("1-3-1", "cannot-be-blocked")
        if not self._may_block(card, seat, attack["card_attacker"]):
            return Refused("1-3-3", "an-effect-forbids-it")
        return None

    def cannot_counter(self, card: int, seat: int) -> Refused | None:
        """Why a card cannot be used in the Counter Step (7-1-3-2-1, 7-1-3-2-2)."""
        if self.table.cards[card].zone != HAND[seat]:
            return Refused("7-1-3-2", "only-from-the-hand")
        if seat == self.turn_player() or self.table.marks.get("step") != "counter":
            return Refused("7-1-3-2", "only-in-the-counter-step")
        if any(option.card == card for option in self.counters(seat)):
            return None
        profile = self.profile(card)
        if not profile.event:
            return Refused("7-1-3-2-1", "no-counter")
        if profile.counters is None:
            return Refused("10-2-4-1", "no-counter-ability")
        cost, active = self.playing_cost(card), len(self.active_don(seat))
        return Refused("7-1-3-2-2", "not-enough-don", {"cost": cost, "active": active})

    def _own_main_phase(self, seat: int, rule: str) -> Refused | None:
        """Only the turn player acts, in the Main Phase, while no battle goes on (6-5-2, 10-2-2-1)."""
        if self.turn_player() != seat or self.phase() != "main" or "attack" in self.table.marks:
            return Refused(rule, "own-main-phase-only")
        return None

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        """See :class:`Game`. The acts: "play", "give", "attack", "activate", "block", "counter", "event"."""
        choice = self.table.choice
        if choice is None or choice.seat != seat:
            return Refused("", "not-your-decision")
        if attempt.card not in self.table.cards:
            return Refused("", "no-such-card")
        check = {
            "play": self.cannot_play,
            "give": self.cannot_give,
            "give_many": self.cannot_give,
            "attack": self.cannot_attack,
            "activate": self.cannot_activate,
            "block": self.cannot_block,
            "counter": self.cannot_counter,
            "counter_other": self.cannot_counter,
            "event": self.cannot_counter,
        }.get(attempt.act)
        if check is None:
            return Refused("", "no-such-act")
        return check(attempt.card, seat)
