"""Damage to a Leader and the checking of Life cards (4-6, 7-1-4-1-1, 8-6-2, 10-1-3, 10-1-5)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN, UP
from sanam.games.onepiece.rules.autos import AbilityRules, UseAbility
from sanam.games.onepiece.texts.execution.replacing import instead_of_damage
from sanam.games.onepiece.texts.execution.resolution import Resolve
from sanam.games.onepiece.texts.execution.selections import is_among
from sanam.games.onepiece.texts.execution.zones import areas
from sanam.games.onepiece.vocabulary.zones import ASIDES, HAND, LIFE, TRASH
from sanam.games.procedure import GameProcedure


class Damage(GameProcedure[AbilityRules]):
    """`seat`'s Leader takes `amount` damage. What is met meanwhile waits until all of it is done (8-6-2)."""

    seat = Public[int]()
    amount = Public[int]()
    banish = Public[bool](False)
    dealt = Public[int](0)
    card = Public[int]()
    #: How many replacements were offered; whether all were.
    tried = Public[int](0)
    asked = Public[bool](False)

    @step("4-6-1", "4-6-2", "7-1-4-1-1-1", "1-2-1-1-1", "1-2-2-1", "9-2-1-1", "1-3-2-2")
    def settled(self) -> Outcome:
        """With 0 Life the player loses; this is looked at once, whatever the amount (7-1-4-1-1-3, digest A-01)."""
        if self.amount <= 0:
            return self.done()
        if not self.asked and instead_of_damage(self.rules.host, self.seat):
            return self.jump("replace")
        self.rules.fact("damage", self.seat, None, amount=self.amount)
        if not self.table.zones[LIFE[self.seat]]:
            self.rules.defeat(self.seat)
            return self.done()
        return None

    @step("4-6-2-1", "4-6-2-2", "7-1-4-1-1-3", "1-3-2", "10-1-3-1", "4-6-3-1")
    def next_card(self) -> Outcome:
        """The top Life card, one after another; when none is left, the rest of the damage does nothing."""
        life = self.table.zones[LIFE[self.seat]]
        if self.dealt >= self.amount or not life:
            return self.done()
        self.dealt += 1
        card = life[-1]
        if self.banish:
            self.play.move(card, TRASH[self.seat], None, UP)
            self.rules.fact("banished", self.seat, card)
            self.rules.notice("life_left", self.seat, card, area="trash")
            return self.jump("next_card")
        self.card = card
        # Its player looks at it before deciding (digest A-10).
        self.play.show(card, sorted({*self.table.cards[card].known, self.seat}))
        return None

    @step("7-1-4-1-1-2", "8-6-2-1", "10-1-5-1", "10-1-5-2")
    def ask_trigger(self) -> Outcome:
        """With hidden cards asked of every card, so that no question tells the opponent that it has a [Trigger]."""
        profile = self.rules.profile(self.card)
        options = [Option("take", self.card)]
        rules, index = self.rules, profile.trigger
        if index is not None and rules.usable(self.card, index) and rules.can_pay(self.card, index):
            options.append(Option("trigger", self.card, value=index, rule="10-1-5-1"))
        elif rules.openly(self.seat):
            return self._take()
        return self.ask(Choice(self.seat, "life", options, rule="7-1-4-1-1-2", params={"card": self.card}))

    @step("7-1-4-1-1-2", "8-6-2-1", "10-1-5-1", "10-1-5-2")
    def take(self) -> Outcome:
        """Into the hand unrevealed; or reveal it and use the [Trigger], the damage being suspended meanwhile."""
        option = self.picked()[0]
        card, seat = self.card, self.seat
        if self.rules.area(card) != "life":
            return self.jump("next_card")
        if option.act == "trigger":
            self.play.move(card, ASIDES[seat], None, UP)
            self.rules.fact("trigger", seat, card)
            self.rules.notice("life_left", seat, card, area="aside")
            return self.call(UseAbility, card=card, ability=option.value)
        return self._take()

    def _take(self) -> Outcome:
        """Take the Life card into the hand, and go on with the next one."""
        card, seat = self.card, self.seat
        if (placed := self._placed(card)) is not None:
            return placed
        self.play.move(card, HAND[seat], None, DOWN)
        self.rules.fact("life_taken", seat, card, [seat])
        self.rules.notice("life_left", seat, card, area="hand")
        return self.jump("next_card")

    def _placed(self, card: int) -> Outcome:
        """Put a Life card where an ability says it goes instead of to the hand (1-3-1); None where none says so."""
        for effect in self.rules.effects(f"seat{self.seat}", "life placed"):
            said = effect.tree
            if said is None or not is_among(self.rules.context(effect.card, effect.seat), card, said["s"]):
                continue
            (area, *_), end = areas(said["z"])
            self.rules.relocate(card, f"{self.seat}.{area}", DOWN, 0 if end == "bottom" else None)
            self.rules.fact("moved", self.seat, card, origin="life", area=area, end=end)
            return self.jump("next_card")
        return None

    @step("10-1-5-1")
    def used(self) -> Outcome:
        """A card whose [Trigger] has resolved goes to the trash, unless the ability moved it (digest G-01)."""
        if self.rules.area(self.card) == "aside":
            self.rules.trash(self.card, "trigger_used")
        return self.jump("next_card")

    @step("8-1-3-4-2", "8-1-3-4-3")
    def replace(self) -> Outcome:
        """What is done instead of taking the damage: the first that is used is the only one."""
        offers = instead_of_damage(self.rules.host, self.seat)
        if self.tried >= len(offers):
            self.asked = True
            return self.jump("settled")
        card, index = offers[self.tried]
        code = self.table.cards[card].code
        memory = {"replacing": [card, index]}
        return self.call(Resolve, card=card, seat=self.seat, code=code, ability=index, memory=memory)

    @step("8-1-3-4-1", "8-1-3-4-4")
    def replaced(self) -> Outcome:
        result: dict[str, Any] = self.result or {}
        self.result = None
        if not result.get("did", True):
            self.tried = self.tried + 1
            return self.jump("replace")
        card, index = result["replacing"]
        self.rules.use_up(card, index)
        return self.done()
