"""Auto abilities that wait and are taken up one after another, and the use of an ability (8-4, 8-6, 10-2-17)."""

from __future__ import annotations

from typing import Any

from sanam.engine import loops
from sanam.engine.choice import Choice, Option
from sanam.engine.events import TriggersTaken
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.engine.table import TABLE, UP, Trigger
from sanam.games.onepiece.rules import costs
from sanam.games.onepiece.rules.endless import PASSING, ROUNDS, DeclareLoop
from sanam.games.onepiece.rules.extras import ExtraRules
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.picking import doable
from sanam.games.onepiece.texts.execution.resolution import Resolve
from sanam.games.onepiece.texts.tree.program import Program
from sanam.games.onepiece.vocabulary.zones import COST, GIVENS
from sanam.games.procedure import GameProcedure


def next_up(waiting: list[Trigger], turn_player: int, order: str) -> list[int]:
    """The places in `waiting` of the abilities of which one resolves next: all of one player, who picks among them.

    A generation is what met its timing before the next ability resolved. While both players' wait, the oldest
    generation goes first, in it the turn player's (8-6-1). While only one player's wait, what was met last goes first
    (8-6-1-1 as printed); with `order` "in order" it is the oldest then too (digest A-02).
    """
    if not waiting:
        return []
    seats = {trigger.seat for trigger in waiting}
    generations = [trigger.moment for trigger in waiting]
    newest = len(seats) == 1 and order == "newest first"
    generation = max(generations) if newest else min(generations)
    seat = turn_player if any(t.moment == generation and t.seat == turn_player for t in waiting) else 1 - turn_player
    return [at for at, t in enumerate(waiting) if t.moment == generation and t.seat == seat]


class Autos(GameProcedure["AbilityRules"]):
    """Resolve everything that waits. There is no chain: what is met meanwhile waits for the one before (8-6-3)."""

    def _next(self) -> list[int]:
        rules = self.rules
        return next_up(self.table.triggers, rules.turn_player(), rules.settings["autos"])

    @step("8-6-1", "8-6-1-1", "6-6-1-1-3", "6-6-1-1-4")
    def choose(self) -> Outcome:
        """Several of one player's are resolved in the order that this player picks (digest G-11)."""
        places = self._next()
        if not places:
            self.play.mark(TABLE, "generation", None)
            self.rules.loop_begun_anew()
            return self.done()
        if len(places) == 1:
            return self.jump("take")
        waiting = [self.table.triggers[at] for at in places]
        options = [Option("use", trigger.card, value=trigger.ability) for trigger in waiting]
        return self.ask(Choice(waiting[0].seat, "next_auto", options, rule="8-6-1"))

    @step("8-1-3-1", "8-1-3-1-3")
    def take(self) -> Outcome:
        """One whose card has moved since is lost, but for [On K.O.] (10-2-17-2)."""
        places = self._next()
        if not places:
            return self.jump("choose")
        # Something may have been done by hand since the question was put; then there is but one place again.
        picked = self.answer[0] if self.answer and len(places) > 1 else 0
        waiting = self.table.triggers
        trigger = waiting[places[picked]]
        rest = [t for t in waiting if t is not trigger]
        self.play.emit(TriggersTaken(list(waiting), rest))
        it = self.table.cards.get(trigger.card)
        activated = bool(trigger.data.get("activated"))
        if it is None or not (activated or it.moves == trigger.moves):
            return self.jump("choose")
        if rest or activated:
            self.play.mark(TABLE, "generation", self.table.marks.get("generation", 0) + 1)
        memory = trigger.data.get("memory")
        if "resume" in trigger.data:
            code, index, part, at, to = trigger.data["resume"]
            return self.call(
                Resolve,
                card=trigger.card,
                seat=trigger.seat,
                code=code,
                ability=index,
                part=part,
                at=at,
                to=to,
                memory=memory,
            )
        return self.call(
            UseAbility, card=trigger.card, ability=trigger.ability, activated=activated or None, memory=memory
        )

    @step("8-6-3", "11-1-1", "11-1-1-1")
    def again(self) -> Outcome:
        """A loop that no player can stop is a draw. Decks and Life cards that only shrink end a game by themselves."""
        rules, zones = self.rules, self.table.zones
        falling = [len(zones[f"{seat}.{area}"]) for seat in (0, 1) for area in ("deck", "life")]
        if loops.taken_up(self.play, falling, PASSING) < ROUNDS or rules.loop_declared():
            return self.jump("choose")
        stoppers = rules.stoppers()
        if not stoppers or rules.loop_declared() is not None:
            rules.decide(None, "loop")
            return self.jump("choose")
        return self.call(DeclareLoop, seats=stoppers)

    @step("8-6-3")
    def go_on(self) -> Outcome:
        return self.jump("choose")


class UseAbility(GameProcedure["AbilityRules"]):
    """Use an ability: conditions, naming it, costs, activation, resolution (8-4-1-1 to 8-4-1-5).

    One that is not understood is carried out by its player by hand, who then also pays what stands before the colon.
    `memory` is what it knows of what made it meet its timing. The result is whether it was used.
    """

    card = Public[int]()
    ability = Public[int]()
    activated = Public[bool](False)
    memory = Public[dict[str, Any]]({})
    demanded = Public[int](0)

    def _program(self) -> Program | None:
        return self.rules.profile(self.card).programs[self.ability]

    def _resolve(self, part: str) -> Outcome:
        it = self.table.cards[self.card]
        return self.call(
            Resolve,
            card=self.card,
            seat=it.owner,
            code=it.code,
            ability=self.ability,
            part=part,
            memory=self.memory or None,
        )

    @step("8-4-1-1", "8-3-1-3")
    def conditions(self) -> Outcome:
        """An [On K.O.] ability was activated on the field already (10-2-17-1). One whose cost cannot be paid is not
        used.
        """
        if self.activated:
            return self.jump("pay" if self._program() is not None else "resolve")
        rules = self.rules
        ready = rules.usable(self.card, self.ability) and rules.can_pay(self.card, self.ability)
        return None if ready else self.done(False)

    @step("8-3-1", "8-3-1-1", "8-4-1-3")
    def pay(self) -> Outcome:
        """What stands before the colon, in order (8-3-1-1); what may be declined is asked (8-3-1-4)."""
        program = self._program()
        if program is None or not program.cost:
            return self.jump("pay_demands")
        return self._resolve("cost")

    @step("8-3-1-4", "8-3-1-7")
    def paid(self) -> Outcome:
        """What was not paid as written is not carried out."""
        memory: dict[str, Any] = self.result or {}
        self.result = None
        if not memory.get("paid"):
            self.rules.forget()
            return self.done(False)
        self.memory = {key: value for key, value in memory.items() if key not in ("paid", "did")}
        return None

    @step("8-3-1-2")
    def pay_demands(self) -> Outcome:
        """What other abilities demand in addition is paid after the ability's own cost, in order."""
        demands = [] if self.activated else self.rules.demands(self.card, self.ability)
        if self.demanded >= len(demands):
            return self.jump("activate")
        extra = demands[self.demanded]
        self.demanded = self.demanded + 1
        return self.rules.collect(extra)

    @step("8-3-1-2", "8-3-1-7")
    def demand_paid(self) -> Outcome:
        paid = bool((self.result or {}).get("paid"))
        self.result = None
        return self.jump("pay_demands") if paid else self.done(False)

    @step("8-4-1-2", "8-4-1-4", "10-2-13-3")
    def activate(self) -> Outcome:
        rules = self.rules
        if self.activated:
            return self.jump("resolve")
        rules.use_up(self.card, self.ability)
        rules.fact("ability_used", self.table.cards[self.card].owner, self.card, ability=self.ability)
        return None

    @step("8-4-1-3", "8-4-1-5", "8-4-2", "8-4-3")
    def resolve(self) -> Outcome:
        if self._program() is not None:
            return self._resolve("body")
        params = {"card": self.card, "stage": "effect", "ability": self.ability}
        return self.ask(Choice(self.table.cards[self.card].owner, "by_hand", [Option("done")], params=params))

    @step("8-4-1-5", "11-2-2", "11-3-3")
    def resolved(self) -> Outcome:
        """What was looked at or revealed for it in a secret area is unknown again."""
        self.rules.forget()
        return self.done(True)


class AbilityRules(ExtraRules):
    """What the game knows about abilities that a player declares."""

    def autos(self) -> Call | None:
        """Take up the auto abilities that wait, if any do."""
        return Call(Autos, {}) if self.table.triggers else None

    def activations(self, card: int) -> list[int]:
        """The [Activate: Main] abilities of a card on the field that may be used now (6-5-4-1, 10-2-2-1)."""
        return [
            index for index in self.profile(card).activated if self.usable(card, index) and self.can_pay(card, index)
        ]

    def can_pay(self, card: int, index: int) -> bool:
        """Whether the player of a card has everything that the cost of an ability of it asks for (8-3-1-3)."""
        if not self.can_pay_extras(self.demands(card, index)):
            return False
        program = self.profile(card).programs[index]
        if program is not None:
            return self._payable(card, program)
        cost = costs.read(self.profile(card).abilities[index].text)
        if cost == costs.FREE:
            return True
        cards, zones = self.table.cards, self.table.zones
        it = cards[card]
        seat = it.owner
        if len(self.active_don(seat)) < cost.active_don:
            return False
        if len(zones[COST[seat]]) + len(zones[GIVENS[seat]]) < cost.field_don:
            return False
        if (cost.rest_this and it.stance != UP) or (cost.rest_leader and cards[self.leader(seat)].stance != UP):
            return False
        characters = self.characters(seat)
        active = [c for c in characters if cards[c].stance == UP and not (cost.rest_this and c == card)]
        return (
            all(self._count(active, kind) >= number for number, kind in cost.rested)
            and all(
                self._count([c for c in characters if not (other and c == card)], kind) >= number
                for number, kind, other in cost.given_up
            )
            and all(self._count(zones[f"{seat}.{area}"], kind) >= number for number, kind, area in cost.cards)
        )

    def _payable(self, card: int, program: Program) -> bool:
        """Whether each part of the cost of an understood ability can be paid."""
        seat = self.table.cards[card].owner
        ctx = self.context(card, seat)
        if not all(holds(ctx, condition) for condition in program.conditions):
            return False
        zones = self.table.zones
        for part in program.cost:
            match part.kind:
                case "rest don" if len(self.active_don(seat)) < part.n:
                    return False
                case "return don" if len(zones[COST[seat]]) + len(zones[GIVENS[seat]]) < part.n:
                    return False
                case "may" if part.tree is not None and not doable(ctx, part.tree):
                    return False
                case "test" if part.tree is not None and not holds(ctx, part.tree):
                    return False
        return True

    def _count(self, cards: list[int], kind: str) -> int:
        """How many of these cards have a type, or any type with ""."""
        return sum(1 for card in cards if not kind or kind in self.profile(card).data.types)
