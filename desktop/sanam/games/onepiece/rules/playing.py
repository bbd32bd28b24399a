"""Playing cards from the hand: Characters, Stages and Events (2-7-2 to 2-7-4, 4-7-1, 6-5-3-1)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.onepiece.rules.autos import AbilityRules, UseAbility
from sanam.games.onepiece.vocabulary.zones import CHARACTER, CHARACTERS, STAGE
from sanam.games.procedure import GameProcedure


class PlayCard(GameProcedure["PlayRules"]):
    """Play a card from the hand: reveal it, pay its cost, put it onto the field or use it.

    `ability` is the one of an Event that is used: [Main], or [Counter] in the Counter Step. `free`: an ability plays
    it, and no cost is paid.
    """

    card = Public[int]()
    seat = Public[int]()
    ability = Public[int]()
    free = Public[bool](False)

    @step("2-7-2", "2-7-3", "2-7-4")
    def reveal(self) -> Outcome:
        self.play.show(self.card, [0, 1])
        self.rules.fact("played", self.seat, self.card)
        return None

    @step("2-7-2", "2-7-3", "2-7-4", "4-7-1")
    def pay(self) -> Outcome:
        rules = self.rules
        if not self.free:
            rules.pay(self.seat, rules.playing_cost(self.card))
            rules.use_next_cost(self.card)
        profile = rules.profile(self.card)
        if profile.event:
            return self.jump("use_event")
        if profile.stage:
            return self.jump("put_stage")
        if len(self.table.zones[CHARACTER[self.seat]]) < CHARACTERS:
            return self.jump("put_character")
        return None

    @step("3-7-6-1")
    def choose_replaced(self) -> Outcome:
        """With 5 Characters there, one of them is put into the trash first; that is not a K.O. (10-2-1-3)."""
        options = [Option("replace", card) for card in self.table.zones[CHARACTER[self.seat]]]
        return self.ask(Choice(self.seat, "replace", options, rule="3-7-6-1", params={"card": self.card}))

    @step("3-7-6-1")
    def replace(self) -> Outcome:
        card = self.picked()[0].card
        assert card is not None
        self.rules.trash(card)
        return None

    @step("2-7-2", "3-7-3", "3-7-5")
    def put_character(self) -> Outcome:
        self.rules.put_on_field(self.card)
        return self.done()

    @step("2-7-4", "3-8-3", "3-8-4", "3-8-5-1")
    def put_stage(self) -> Outcome:
        """A Stage that is there already is put into the trash first."""
        for old in list(self.table.zones[STAGE[self.seat]]):
            self.rules.trash(old)
        self.rules.put_on_field(self.card)
        return self.done()

    @step("2-7-3", "8-4-2")
    def use_event(self) -> Outcome:
        """An Event is in the trash already while its ability is used (3-5-1)."""
        self.rules.trash(self.card, "event_used")
        return self.call(UseAbility, card=self.card, ability=self.ability)


class PlayRules(AbilityRules):
    """What the game knows about playing cards."""

    def use_next_cost(self, card: int) -> None:
        """What makes only the next card cheaper ends when that is played."""
        for change in [c for c in self.table.modifiers.values() if c.data.get("once")]:
            meant = [e for e in self.effects(change.subject, change.key) if e.card == change.source]
            if change.subject == f"seat{self.table.cards[card].owner}" and any(self.is_meant(card, e) for e in meant):
                self.play.unmodify(change)

    def payable(self, card: int, active: int) -> bool:
        """Whether `active` DON!! cards pay for a card in the hand now."""
        known, it = self.all_effects(), self.table.cards[card]
        if (card, "cost") not in known and (f"seat{it.owner}", "playing cost") not in known:
            return self.profiles[it.code].cost <= active
        return self.playing_cost(card) <= active
