"""Attacks and battles: Attack, Block, Counter and Damage Step, End of Battle (7-1)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import TABLE, UP, UP_SIDE
from sanam.games.onepiece.rules.damage import Damage
from sanam.games.onepiece.rules.playing import PlayCard, PlayRules
from sanam.games.onepiece.texts.execution.removing import Remove
from sanam.games.onepiece.vocabulary.zones import CHARACTER, HAND, LEADER
from sanam.games.procedure import GameProcedure
from sanam.games.prompts import prompts_of


class Battle(GameProcedure["BattleRules"]):
    """One battle, from the declaration of the attack to its end."""

    attacker = Public[int]()
    target = Public[int]()
    #: [attacker's moves, target's moves]: one that went to another area is a new card, even if it came back (3-1-6).
    moves = Public[list[int]]()
    tolls = Public[int](0)

    def _show(self, name: str) -> None:
        attack = {"card_attacker": self.attacker, "card_target": self.target}
        self.play.mark(TABLE, "attack", {key: card for key, card in attack.items() if card is not None})
        self.play.mark(TABLE, "step", name)

    def _leaders(self) -> dict[str, bool]:
        """Which of the two is a Leader, for the log: a Character may have the same name."""
        pair = (("leader", self.attacker), ("other_leader", self.target))
        return {key: True for key, card in pair if self.rules.profile(card).leader}

    def _left(self) -> bool:
        """Whether the attacking card has moved to another area."""
        return self.table.cards[self.attacker].moves != self.moves[0]

    def _redirect(self) -> None:
        """An ability has changed the target of the attack."""
        card = self.table.marks.get("redirected")
        if card is not None:
            self.play.mark(TABLE, "redirected", None)
            self.moves = [self.moves[0], self.table.cards[card].moves]
            self.target = card
            self._show(self.table.marks.get("step", "attack"))

    def _off(self) -> bool:
        """Whether the attacking card or the target has moved to another area."""
        cards = self.table.cards
        return [cards[self.attacker].moves, cards[self.target].moves] != self.moves

    @step("8-3-1-2")
    def pay_tolls(self) -> Outcome:
        """What an effect makes a card's player, or the other, do whenever it attacks."""
        tolls = self.rules.tolls(self.attacker)
        if self.tolls >= len(tolls):
            return self.jump("declare")
        toll = tolls[self.tolls]
        self.tolls = self.tolls + 1
        return self.rules.collect(toll)

    @step("8-3-1-2", "8-3-1-7")
    def toll_paid(self) -> Outcome:
        paid = bool((self.result or {}).get("paid"))
        self.result = None
        return self.jump("pay_tolls") if paid else self.done()

    @step("7-1", "7-1-1-1", "10-2-5-1")
    def declare(self) -> Outcome:
        self.moves = [self.table.cards[self.attacker].moves]
        self.rules.rest(self.attacker)
        self._show("attack")
        return None

    @step("7-1-1-2")
    def choose_target(self) -> Outcome:
        rules = self.rules
        if self._left():
            return self.jump("over")
        options = [Option("target", card) for card in rules.attack_targets(self.attacker)]
        params = {"card": self.attacker}
        return self.ask(Choice(rules.turn_player(), "attack_target", options, rule="7-1-1-2", params=params))

    @step("7-1-1-2", "7-1-1-3", "10-2-5-1")
    def attack(self) -> Outcome:
        rules, cards = self.rules, self.table.cards
        option = self.picked()[0]
        assert option.card is not None
        self.play.mark(TABLE, "redirected", None)
        self.target = option.card
        self.moves = [self.moves[0], cards[self.target].moves]
        self._show("attack")
        leaders: dict[str, Any] = self._leaders()
        rules.fact("attack_declared", rules.turn_player(), self.attacker, card_other=self.target, **leaders)
        rules.meet("when attacking", self.attacker)
        return self.rules.autos()

    @step("7-1-1-3", "10-2-16-1")
    def opponents_attack(self) -> Outcome:
        """[On Your Opponent's Attack] comes after everything that the attacker's side uses in this step."""
        rules = self.rules
        rules.meet("on opponent's attack", *rules.field(1 - rules.turn_player()))
        return self.rules.autos()

    @step("7-1-1-4")
    def attack_step_over(self) -> Outcome:
        self._redirect()
        if self._off():
            return self.jump("end")
        self.play.mark(TABLE, "step", "block")
        return None

    @step("7-1-2-1", "10-1-4-1")
    def ask_block(self) -> Outcome:
        """At most one block in a battle."""
        rules = self.rules
        if self._off():
            return self.jump("end")
        seat = 1 - rules.turn_player()
        options = [Option("block", card) for card in rules.blockers(seat, self.attacker, self.target)]
        if not rules.wants_to_be_asked(seat, options):
            return self.jump("when_attacked")
        params = {"card": self.attacker, "card_target": self.target}
        return self.ask(Choice(seat, "block", options, least=0, rule="7-1-2-1", params=params))

    @step("7-1-2-1", "7-1-2-2", "10-1-4-1", "10-2-15-1")
    def block(self) -> Outcome:
        picked = self.picked()
        if not picked:
            return self.jump("when_attacked")
        rules, cards = self.rules, self.table.cards
        blocker = picked[0].card
        assert blocker is not None
        rules.rest(blocker)
        # What became of the old target no longer matters; what became of the attacker does.
        self.moves = [self.moves[0], cards[blocker].moves]
        self.target = blocker
        self._show("block")
        rules.fact("blocked", 1 - rules.turn_player(), blocker, card_other=self.attacker)
        rules.meet("on block", blocker)
        return self.rules.autos()

    @step("7-1-2-3", "7-1-3-1")
    def when_attacked(self) -> Outcome:
        self._redirect()
        if self._off():
            return self.jump("end")
        self.play.mark(TABLE, "step", "counter")
        self.rules.meet("when attacked", self.target)
        return self.rules.autos()

    @step("7-1-3-2", "7-1-3-2-1", "7-1-3-2-2")
    def ask_counter(self) -> Outcome:
        """With a hidden hand asked as long as it has cards: that nobody is asked would tell what they are not."""
        rules = self.rules
        seat = 1 - rules.turn_player()
        if self.table.triggers:
            # Something done by hand has met a timing.
            return self.jump("countered")
        if self._off():
            return self.jump("counters_over")
        options = rules.counters(seat)
        if not rules.wants_to_be_asked(seat, options, bool(self.table.zones[HAND[seat]])):
            return self.jump("counters_over")
        params = {"card": self.attacker, "card_target": self.target}
        return self.ask(Choice(seat, "counter", options, least=0, rule="7-1-3-2", params=params))

    @step("7-1-3-2-1", "7-1-3-2-2", "10-2-4-1")
    def counter(self) -> Outcome:
        picked = self.picked()
        if not picked:
            return self.jump("counters_over")
        option = picked[0]
        seat = 1 - self.rules.turn_player()
        if option.act == "event":
            return self.call(PlayCard, card=option.card, seat=seat, ability=option.value)
        target = self.target if option.act == "counter" else None
        return self.call(UseCounter, card=option.card, seat=seat, target=target)

    @step("8-6-3")
    def countered(self) -> Outcome:
        return self.rules.autos()

    @step("7-1-3-2")
    def counter_again(self) -> Outcome:
        return self.jump("ask_counter")

    @step("7-1-3-2-3")
    def counters_over(self) -> Outcome:
        """The two cards battle: what that wakes is used before their power is compared (digest G-17)."""
        self._redirect()
        if self._off():
            return self.jump("end")
        self.rules.notice("battling", self.rules.turn_player(), self.attacker, card_other=self.target)
        return self.rules.autos()

    @step("7-1-4-1", "7-1-4-1-1", "7-1-4-1-2", "7-1-4-2", "10-1-2-1", "10-1-3-1")
    def damage(self) -> Outcome:
        """The attacker wins with power equal to or above the target's; otherwise nothing happens."""
        rules = self.rules
        if self._off():
            return self.jump("end")
        self.play.mark(TABLE, "step", "damage")
        attack, against = rules.power(self.attacker), rules.power(self.target)
        me = rules.turn_player()
        fought: dict[str, Any] = {"attack": attack, "against": against, **self._leaders()}
        rules.fact("battle", me, self.attacker, card_other=self.target, **fought)
        if attack < against:
            return self.jump("end")
        seat = 1 - me
        if self.table.cards[self.target].zone != LEADER[seat]:
            target = [[self.target, self.moves[1]]]
            return self.call(Remove, cards=target, how="ko", cause="battle", source=self.attacker, by=me)
        amount = rules.damage_of(self.attacker)
        banish = True if rules.has(self.attacker, "banish") else None
        return self.call(Damage, seat=seat, amount=amount, banish=banish)

    @step("8-6-2", "10-2-17-1")
    def damage_over(self) -> Outcome:
        """What the damage or the K.O. has made wait is used now, before the End of Battle."""
        return self.rules.autos()

    @step("7-1-5-1", "7-1-5-2")
    def end(self) -> Outcome:
        rules = self.rules
        seat = rules.turn_player()
        self.play.mark(TABLE, "step", "end")
        rules.notice("battle_over", seat)
        rules.meet("end of battle", *rules.field(seat), *rules.field(1 - seat))
        return self.rules.autos()

    @step("7-1-5-3", "7-1-5-4", "7-1-5-5")
    def over(self) -> Outcome:
        rules = self.rules
        for seat in (rules.turn_player(), 1 - rules.turn_player()):
            rules.end_effects("battle", seat)
        self.play.mark(TABLE, "attack", None)
        self.play.mark(TABLE, "step", None)
        return self.done()


class UseCounter(GameProcedure["BattleRules"]):
    """Trash a Character card with the (icon) Counter from the hand; one of your cards, `target` or the one that is then
    chosen, gains its number (7-1-3-2-1).
    """

    card = Public[int]()
    seat = Public[int]()
    amount = Public[int]()
    target = Public[int | None](None)

    @step("7-1-3-2-1")
    def trash(self) -> Outcome:
        rules = self.rules
        self.amount = rules.value(self.card, "counter")
        rules.trash(self.card, "countered")
        if self.target is None:
            return None
        return self._strengthen(self.target)

    @step("7-1-3-2-1")
    def choose(self) -> Outcome:
        options = [Option("strengthen", card) for card in self.rules.fighters(self.seat)]
        params = {"card": self.card, "amount": self.amount}
        return self.ask(Choice(self.seat, "counter_target", options, rule="7-1-3-2-1", params=params))

    @step("7-1-3-2-1")
    def strengthen(self) -> Outcome:
        card = self.picked()[0].card
        assert card is not None
        return self._strengthen(card)

    def _strengthen(self, card: int) -> Outcome:
        self.rules.change(self.card, card, "power", self.amount, "battle")
        return self.done()


class BattleRules(PlayRules):
    """What the game knows about battle."""

    def prompts(self, seat: int) -> str:
        """When a seat wants to be asked about attacks on it: its own setting, else the match's.

        "always" | "possible", whenever it could do something, or the opponent must not know that it cannot | "events",
        as that, but with open hands only when it could | "never".
        """
        return prompts_of(self.table, seat, self.header.options.get("prompts", "possible"))

    def wants_to_be_asked(self, seat: int, options: list[Option], secret: bool = False) -> bool:
        """Whether a seat is asked about a chance with these options. `secret`: its hidden cards decide about them, so
        that a question that is not put would tell the opponent something.
        """
        prompts = self.prompts(seat)
        if prompts in ("always", "never"):
            return prompts == "always"
        return bool(options) or (secret and not self.openly(seat))

    def damage_of(self, attacker: int) -> int:
        """How much damage a card deals to a Leader (7-1-4-1-2, 10-1-2-1)."""
        return 2 if self.has(attacker, "double attack") else 1

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """See `Game.forecast`: both powers, and the damage if the target is a Leader."""
        attacker = choice.params.get("card") if choice.kind == "attack_target" else option.card
        if isinstance(target, str) or not isinstance(attacker, int):
            return None
        if choice.kind != "attack_target" and option.act != "attack":
            return None
        found = {"attack": self.power(attacker), "against": self.power(target)}
        return {**found, "damage": self.damage_of(attacker)} if self.profile(target).leader else found

    def attack_targets(self, attacker: int) -> list[int]:
        """The opponent's Leader in any state, and the opponent's rested Characters (7-1-1-2).

        With [Rush: Character] alone, a Character that came this turn may attack Characters only.
        """
        seat = 1 - self.table.cards[attacker].owner
        cards, zones = self.table.cards, self.table.zones
        rested = [card for card in zones[CHARACTER[seat]] if cards[card].stance == UP_SIDE]
        found = self._may_be_attacked(attacker, [*zones[LEADER[seat]], *rested, *self._active_targets(attacker, seat)])
        if self.is_new(attacker) and (not self.has(attacker, "rush") or self.effects(attacker, "no leader at once")):
            return [card for card in found if cards[card].zone == CHARACTER[seat]]
        return found

    def _active_targets(self, attacker: int, seat: int) -> list[int]:
        """Active Characters that an effect lets a card attack."""
        found = self.effects(attacker, "attack active")
        if not found:
            return []
        active = [c for c in self.table.zones[CHARACTER[seat]] if self.table.cards[c].stance == UP]
        return [card for card in active if any(self.is_meant(card, effect) for effect in found)]

    def _may_be_attacked(self, attacker: int, targets: list[int]) -> list[int]:
        """Those of these targets that no effect takes away; prohibitions beat permissions (1-3-3)."""
        owner, known = f"seat{self.table.cards[attacker].owner}", self.all_effects()
        if not (
            (owner, "attack only") in known or (owner, "no attack on") in known or (attacker, "no attack on") in known
        ):
            return targets
        only = self.effects(owner, "attack only")
        never = [*self.effects(owner, "no attack on"), *self.effects(attacker, "no attack on")]
        return [
            card
            for card in targets
            if all(self.is_meant(card, effect) for effect in only)
            and not any(self.is_meant(card, effect) for effect in never)
        ]

    def is_new(self, card: int) -> bool:
        """Whether a Character was put onto the field this turn (3-7-4)."""
        it = self.table.cards[card]
        if "entered" not in it.marks:
            return False
        return bool(it.marks["entered"] == self.turn()) and self.profiles[it.code].character

    def blockers(self, seat: int, attacker: int, target: int) -> list[int]:
        """The active cards with [Blocker] that may take the place of another card of theirs (10-1-4-1, digest G-14)."""
        cards = self.table.cards
        found = [
            card
            for card in self.fighters(seat)
            if card != target and cards[card].stance == UP and self.has(card, "blocker")
            if self._may_block(card, seat, attacker)
        ]
        return [] if found and self.has(attacker, "unblockable") else found

    def _may_block(self, card: int, seat: int, attacker: int) -> bool:
        """Whether no effect keeps a card from blocking (1-3-3)."""
        if self.effects(card, "no block") or self.stays_active(card):
            return False
        against = [*self.effects(f"seat{seat}", "no blocker"), *self.effects(attacker, "unblockable by")]
        return not any(self.is_meant(card, effect) for effect in against)

    def counters(self, seat: int) -> list[Option]:
        """What the attacked player may do in the Counter Step (7-1-3-2-1, 7-1-3-2-2): use a Counter for the attacked
        card ("counter") or for another ("counter_other"), or a [Counter] Event.
        """
        found: list[Option] = []
        several = len(self.fighters(seat)) > 1
        active = len(self.active_don(seat))
        cards, changed = self.table.cards, self.all_effects()
        for card in self.table.zones[HAND[seat]]:
            profile = self.profiles[cards[card].code]
            if profile.counter or (card, "counter") in changed:
                amount = self.value(card, "counter")
                found.append(Option("counter", card, value=amount, rule="7-1-3-2-1"))
                if several:
                    found.append(Option("counter_other", card, value=amount, rule="7-1-3-2-1"))
            counter = profile.counters if profile.event and self.payable(card, active) else None
            if counter is not None and self.usable(card, counter) and self.may_play(card):
                found.append(Option("event", card, value=counter, rule="7-1-3-2-2"))
        return found

    def change(self, source: int, card: int, key: str, value: int, until: str) -> None:
        """Add to a number of a card until a time (one of `changes.UNTIL`); it is an effect of the source's owner."""
        it = self.table.cards[card]
        data = {"seat": self.table.cards[source].owner}
        self.play.modify(
            source=source, subject=card, key=key, op="add", value=value, until=until, moves=it.moves, data=data
        )
        self.fact("strengthened", it.owner, card, card_source=source, amount=value, until=until)
