"""Chains: priority, activation, responses, resolution from the last link (YZH-4.19 to YZH-4.45)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.engine.table import DOWN_SIDE, UP, UP_SIDE, Trigger
from sanam.games.yugioh.rules.duel import Waiting
from sanam.games.yugioh.rules.looping import OPTIONAL_STOP
from sanam.games.yugioh.rules.moving import RULE
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.rules.profiles import BY_HAND
from sanam.games.yugioh.texts.execution.activation import PayAndTarget
from sanam.games.yugioh.texts.execution.facts import NO_EFFECT
from sanam.games.yugioh.texts.execution.lasting import answered
from sanam.games.yugioh.texts.execution.limits import count_use
from sanam.games.yugioh.texts.execution.resolution import ResolveAbility, RunUpon
from sanam.games.yugioh.texts.execution.tolls import LIFE_TO_ACTIVATE, toll


class Priority(DuelProcedure):
    """Who may act now: what triggered first, then the turn player, then the opponent, until both waive.

    `occasion` says when: "phase", "summon", "attack", "damage", "leave" (a phase is about to end: only the opponent is
    asked, for announcing the end is the turn player's waiver, YZH-4.42).  The result is whether anything was activated.
    """

    occasion = Public[str]("phase")
    acted = Public[bool](False)

    @step("YZH-2.22", "YFA-2.19")
    def each_time(self) -> Outcome:
        """What continuous effects do each time something happens comes first, without a Chain."""
        return self.call(RunUpon) if self.duel.has_pending() else None

    @step("YZH-5.16", "YZH-4.39", "YFA-5.13", "YFA-4.40", "YTH-4.21", "YTH-3.64")
    def triggers(self) -> Outcome:
        if any(self.duel.chains.due(t, self.occasion) for t in self.table.triggers):
            return self.call(TriggerChain, occasion=self.occasion)
        forced = self.duel.activations.forced(self.occasion, 2)
        return self.jump("turn_player_first") if forced is None else self.call(Chain, waiting=[forced])

    @step("YZH-5.16", "YZH-4.39", "YFA-5.13", "YFA-4.40", "YTH-4.21", "YTH-3.64")
    def after_triggers(self) -> Outcome:
        if self.result:
            self.acted = True
        return self.jump("each_time")

    @step("YZH-4.38", "YZH-4.44", "YFA-4.39", "YFA-4.46", "YTH-3.62", "YTH-3.69")
    def turn_player_first(self) -> Outcome:
        seat = self.duel.turn_player()
        for asked in (seat, 1 - seat):
            if asked == seat and self.occasion == "leave":
                continue
            choice = self.duel.activations.response(asked, self.occasion, 2)
            if choice is not None:
                return self.ask(choice)
        return self.jump("waived")

    @step("YZH-4.40", "YFA-4.41", "YTH-3.65")
    def used(self) -> Outcome:
        if self.answer:
            return self.jump("activate")
        asked = self.table.answered
        if asked is not None and asked.seat == self.duel.turn_player():
            return self.jump("opponent_then")
        return self.jump("waived")

    @step("YZH-4.40", "YFA-4.47", "YTH-3.66")
    def opponent_then(self) -> Outcome:
        choice = self.duel.activations.response(1 - self.duel.turn_player(), self.occasion, 2)
        return self.ask(choice) if choice is not None else self.jump("waived")

    @step("YZH-4.40", "YFA-4.47", "YTH-3.66")
    def opponent_used(self) -> Outcome:
        return None if self.answer else self.jump("waived")

    @step("YZH-4.40", "YFA-4.41", "YTH-3.65")
    def activate(self) -> Outcome:
        option = self.picked()[0]
        asked = self.table.answered
        assert asked is not None
        return self.call(Chain, waiting=[self.duel.chains.waiting(option, asked.seat)])

    @step("YFA-4.46", "YTH-3.68")
    def priority_returns(self) -> Outcome:
        self.acted = True
        return self.jump("each_time")

    @step("YZH-4.40", "YFA-4.41", "YTH-3.68")
    def waived(self) -> Outcome:
        self.duel.chains.forget_chances()
        answered(self.duel)
        return self.done(self.acted)


class TriggerChain(DuelProcedure):
    """Effects that triggered together become one Chain in the edition's order (chain.trigger_order).

    "turn_then_opponent": all of the turn player's, then all of the opponent's (YZH-5.17, YZH-5.18, YTH-4.22 to
    YTH-4.24). "mandatory_then_optional": the four stages of YFA-5.14 to YFA-5.17.
    """

    occasion = Public[str]("phase")
    stage = Public[int](0)
    waiting = Private[list[Waiting]]([])
    mine = Private[list[Waiting]]([])

    def _stages(self) -> list[tuple[int, bool | None]]:
        me = self.duel.turn_player()
        if self.duel.option("chain.trigger_order") == "mandatory_then_optional":
            return [(me, True), (1 - me, True), (me, False), (1 - me, False)]
        return [(me, None), (1 - me, None)]

    def _found(self, optional: bool) -> list[Trigger]:
        seat, only = self._stages()[self.stage]
        if (only is not None and only is optional) or (optional and self.duel.looping.loops(OPTIONAL_STOP)):
            return []
        return [
            t
            for t in self.duel.chains.ready_triggers(seat, self.occasion)
            if self.duel.chains.is_optional(t) is optional
        ]

    @step("YZH-5.17", "YFA-5.14", "YTH-4.22")
    def next_stage(self) -> Outcome:
        if self.stage >= len(self._stages()):
            return self.jump("build")
        return None

    @step("YZH-5.44", "YFA-5.8", "YFA-5.16")
    def optional_ones(self) -> Outcome:
        found = self._found(optional=True)
        if not found:
            return self.jump("gather")
        seat = self._stages()[self.stage][0]
        options = [Option("activate", t.card, value=t.ability) for t in found]
        rule = self.duel.cite("YZH-5.44", "YFA-5.8", "YTH-3.64")
        if len(found) == 1:
            params = {"card": found[0].card, "ability": found[0].ability}
            return self.ask(Choice(seat, "optional_trigger", options, 0, 1, rule=rule, params=params))
        return self.ask(Choice(seat, "optional_triggers", options, 0, len(options), rule=rule))

    @step("YZH-5.44", "YFA-5.7")
    def gather(self) -> Outcome:
        found = self._found(optional=True)
        asked = self.table.answered
        picks = self.answer if found and asked is not None and asked.kind.startswith("optional_trigger") else []
        chosen = [*self._found(optional=False), *(found[i] for i in sorted(picks or []))]
        self.mine = [self.duel.chains.trigger_waiting(t) for t in chosen]
        return None if len(chosen) > 1 else self.jump("add")

    @step("YZH-5.17", "YFA-5.14", "YTH-4.23")
    def order(self) -> Outcome:
        seat = self._stages()[self.stage][0]
        options = [Option("pick", w["card"], value=w["ability"]) for w in self.mine]
        number = len(options)
        rule = self.duel.cite("YZH-5.17", "YFA-5.14", "YTH-4.23")
        return self.ask(Choice(seat, "trigger_order", options, number, number, order=True, rule=rule))

    @step("YZH-5.17", "YFA-5.14", "YTH-4.23")
    def ordered(self) -> Outcome:
        self.mine = [self.mine[i] for i in self.answer]
        return None

    @step("YZH-5.18", "YFA-5.15", "YFA-5.17", "YTH-4.24")
    def add(self) -> Outcome:
        self.waiting = [*self.waiting, *self.mine]
        self.mine = []
        self.stage = self.stage + 1
        return self.jump("next_stage")

    @step("YZH-5.16")
    def build(self) -> Outcome:
        self.duel.chains.drop_triggers(self.occasion)
        if not self.waiting:
            return self.done(False)
        return self.call(Chain, waiting=self.waiting)

    @step("YZH-5.16")
    def built(self) -> Outcome:
        return self.done(True)


class Chain(DuelProcedure):
    """One Chain: it grows until both players decline, then resolves from its last link (YZH-4.23, YFA-4.22, YTH-3.29).

    `waiting` are the activations that start it, in order; several only for effects that triggered together.
    """

    waiting = Private[list[Waiting]]([])
    asked = Public[int]()
    #: The Chain Links that have resolved, in that order.
    used = Public[list[dict[str, Any]]]([])

    @step("YZH-4.19", "YZH-4.27", "YFA-4.18", "YTH-3.24")
    def next_link(self) -> Outcome:
        if not self.waiting:
            return self.jump("offer")
        first, *rest = self.waiting
        self.waiting = rest
        return self.call(Activation, **first)

    @step("YZH-4.19", "YZH-4.27", "YFA-4.18", "YTH-3.24")
    def linked(self) -> Outcome:
        return self.jump("next_link")

    @step("YZH-4.20", "YZH-5.25", "YFA-4.19", "YFA-4.23", "YTH-3.26", "YTH-3.30")
    def offer(self) -> Outcome:
        links = self.duel.chain()
        if not links:
            return self.done(False)
        forced = self.duel.activations.forced("chain", max(2, links[-1]["speed"]))
        if forced is not None:
            self.waiting = [forced]
            return self.jump("next_link")
        choice = self.duel.activations.response(1 - links[-1]["seat"], "chain", max(2, links[-1]["speed"]))
        return self.ask(choice) if choice is not None else self.jump("offer_again")

    @step("YZH-4.21", "YFA-4.20", "YTH-3.27")
    def chained(self) -> Outcome:
        if self.answer:
            return self.jump("add")
        return None

    @step("YZH-4.22", "YFA-4.21", "YTH-3.28", "YTH-3.31")
    def offer_again(self) -> Outcome:
        last = self.duel.chain()[-1]
        choice = self.duel.activations.response(last["seat"], "chain", max(2, last["speed"]))
        return self.ask(choice) if choice is not None else self.jump("resolve")

    @step("YZH-4.22", "YFA-4.21", "YTH-3.28", "YTH-3.31")
    def chained_again(self) -> Outcome:
        return None if self.answer else self.jump("resolve")

    @step("YZH-4.26", "YFA-4.35")
    def add(self) -> Outcome:
        asked = self.table.answered
        assert asked is not None
        self.waiting = [self.duel.chains.waiting(self.picked()[0], asked.seat)]
        return self.jump("next_link")

    @step("YZH-4.23", "YZH-4.28", "YFA-4.22", "YTH-3.29")
    def resolve(self) -> Outcome:
        if not self.duel.chain():
            return self.jump("finish")
        self.duel.chains.forget_chances()
        self.duel.next_moment()
        return self.call(ResolveLink)

    @step("YZH-4.23", "YZH-4.28", "YFA-4.22", "YTH-3.29")
    def resolved(self) -> Outcome:
        links = self.duel.chain()
        self.play.mark("table", "chain", links[:-1])
        self.used = [*self.used, links[-1]]
        return self.call(RunUpon) if self.duel.has_pending() else None

    @step("YZH-4.23", "YZH-4.28", "YFA-4.22", "YTH-3.29")
    def next_to_resolve(self) -> Outcome:
        return self.jump("resolve")

    @step("YZH-2.94", "YZH-2.109", "YFA-2.75", "YFA-2.98")
    def finish(self) -> Outcome:
        """Used Spells and Traps are sent (never "destroyed") to the Graveyard; the others stay."""
        duel = self.duel
        used = [link for link in reversed(self.used) if duel.chains.is_used_up(link)]
        if used:
            duel.send([link["card"] for link in used], RULE, "used")
        duel.play.mark("table", "chain", None)
        duel.fact("chain_ended", None)
        duel.looping.came_round(max(1, len(self.used)))
        return duel.ordered_attack() if "ordered_attack" in self.table.marks else self.done(True)

    @step("YZH-3.42", "YFA-3.38", "YTH-2.30")
    def attacked(self) -> Outcome:
        """The attack that the Chain has ordered is over."""
        return self.done(True)


class Activation(DuelProcedure):
    """Put a card or an effect on the Chain: place it, pay, choose targets, declare."""

    card = Public[int]()
    ability = Public[int]()
    seat = Public[int]()
    event = Public[dict[str, Any] | None]()
    #: The moment that the Chain answers; its links are not what happened last.
    since = Public[int]()
    #: Where it was used, kept where some text asks: its cost may take it away from there.
    used_at = Public[str]("")
    #: Whether a monster was in Defense Position as its effect was activated, kept likewise.
    defending = Public[bool](False)

    @step("YZH-2.89", "YFA-2.70")
    def still_possible(self) -> Outcome:
        links = self.duel.chain()
        self.since = links[0]["since"] if links else self.duel.moment()
        if self.duel.asks_where_activated:
            self.used_at = self.duel.zone_word(self.card)
            defends = self.table.cards[self.card].stance in (UP_SIDE, DOWN_SIDE)
            self.defending = defends and self.used_at == "monster"
        reason = self.duel.chains.cannot_use(self.card, self.ability, self.seat, self.event)
        return self.done(False) if reason else None

    @step("YZH-1.23", "YZH-1.26", "YZH-2.93", "YFA-2.74")
    def choose_place(self) -> Outcome:
        it = self.table.cards[self.card]
        profile = self.duel.profile(self.card)
        # An effect of a Spell or Trap that lies elsewhere, such as in the Graveyard, works from there.
        if profile.monster or self.duel.on_field(self.card) or self.ability != profile.activation:
            return self.jump("show")
        if profile.data.icon == "field":
            return self.jump("field_zone")
        free = self.duel.free_spell_zones(self.seat)
        if len(free) == 1:
            return self.jump("place")
        return self.ask(self.place_choice(self.seat, it.id, free))

    @step("YZH-2.93", "YFA-2.74")
    def place(self) -> Outcome:
        free = self.duel.free_spell_zones(self.seat)
        zone = self.picked()[0].zone if len(free) > 1 else free[0]
        assert zone is not None
        self.duel.relocate(self.card, zone, UP)
        return self.jump("pay")

    @step("YZH-1.33", "YZH-2.100", "YZH-2.101", "YFA-2.84", "YFA-2.85")
    def field_zone(self) -> Outcome:
        self.duel.chains.clear_field_zone(self.card, self.seat)
        self.duel.relocate(self.card, f"{self.seat}.field", UP)
        return self.jump("pay")

    @step("YZH-2.107")
    def show(self) -> Outcome:
        duel, it = self.duel, self.table.cards[self.card]
        if duel.on_field(self.card):
            if not it.face_up:
                if duel.profile(self.card).data.icon == "field":
                    duel.chains.clear_field_zone(self.card, self.seat)
                self.play.turn(self.card, UP)
                duel.in_force(self.card)
        elif duel.zone_word(self.card) == "hand":
            self.play.show(self.card, [0, 1])
        return None

    @step("YZH-5.32", "YZH-5.38", "YZH-5.39", "YZH-5.49")
    def pay(self) -> Outcome:
        if self.ability == BY_HAND:
            if not self.duel.profile(self.card).costs_by_hand:
                return self.jump("declare")
            return self.ask(self.by_hand_choice(self.seat, self.card, "cost"))
        if self.ability == NO_EFFECT:
            count_use(self.duel, self.card, NO_EFFECT, self.seat)
            return self.jump("declare")
        if self.duel.standing_effects().players and (owed := toll(self.duel, self.seat, LIFE_TO_ACTIVATE)):
            self.duel.pay(self.seat, owed)
        return self.call(PayAndTarget, card=self.card, ability=self.ability, seat=self.seat, event=self.event)

    @step("YZH-4.27", "YFA-4.35")
    def declare(self) -> Outcome:
        duel = self.duel
        it = self.table.cards.get(self.card)
        paid = self.result if self.ability >= 0 and self.result else {"targets": [], "cost": [], "modes": []}
        number = duel.table.marks.get("links", 0) + 1
        self.play.mark("table", "links", number)
        link = {
            "id": number,
            "card": self.card,
            "moves": it.moves if it else -1,
            "seat": self.seat,
            "ability": self.ability,
            "speed": duel.chains.speed_of(self.card, self.ability),
            "targets": paid["targets"],
            "cost": paid["cost"],
            "modes": paid["modes"],
            "event": paid.get("event", self.event),
            "cards": [pair[0] for group in paid["targets"] for pair in group],
            "field": bool(it) and duel.on_field(self.card),
            "since": self.since,
            "activation": self.ability < 0 or duel.profile(self.card).activation == self.ability,
        }
        if duel.counts_resolutions:
            link["there"] = [c for s in (0, 1) for c in duel.cards(s, "field") if self.table.cards[c].face_up]
        if duel.asks_where_activated:
            link["from"], link["defending"] = self.used_at, self.defending
        if self.event is not None and self.table.triggers:
            duel.chains.take_chance(self.card, self.ability, self.event)
        duel.next_moment()
        answered(duel, self.card)
        self.play.mark("table", "chain", [*duel.chain(), link])
        profile = duel.profile(self.card)
        activated = "card" if not profile.monster and link["activation"] else "effect"
        where: dict[str, Any] = {"from": self.used_at} if duel.asks_where_activated else {}
        duel.fact(
            "activated",
            self.seat,
            self.card,
            {"cause": "effect", "card": self.card, "seat": self.seat},
            activated=activated,
            link=number,
            cards=link["cards"],
            speed=link["speed"],
            ability=self.ability,
            number=len(duel.chain()),
            **where,
            **duel.unknown(link["cards"]),
        )
        return self.done(True)


class ResolveLink(DuelProcedure):
    """Resolve the last link of the Chain; one that was negated ends without effect, the rest goes on (YZH-4.37)."""

    @step("YZH-4.37", "YFA-4.37", "YTH-3.60")
    def begin(self) -> Outcome:
        links = self.duel.chain()
        link = links[-1]
        self.play.mark("table", "chain", [*links[:-1], {**link, "resolving": True}])
        negated = bool(link.get("negated"))
        told = {"negated": negated, "activated": "card" if link["activation"] else "effect", "link": link["id"]}
        self.duel.fact("link_resolving", link["seat"], link["card"], number=len(links), **told)
        return self.call(RunUpon) if self.duel.has_pending() else None

    @step("YZH-4.37", "YFA-4.37", "YTH-3.60")
    def apply_or_not(self) -> Outcome:
        link = self.duel.chain()[-1]
        negated = bool(link.get("negated"))
        if self.duel.chains.is_consumed(link):
            self.play.mark(link["card"], "spent", True)
        if not negated and (self.duel.chains.negated_by_a_rule() or self.duel.chains.negated_by_what_it_targets()):
            return self.jump("end")
        if link.get("negated") or not self.duel.chains.applies(link):
            return self.jump("end")
        if link["ability"] == BY_HAND:
            return self.jump("by_hand")
        if link["ability"] == NO_EFFECT:
            return self.jump("end")
        return None

    @step("YZH-2.94", "YZH-2.98", "YFA-2.79")
    def apply(self) -> Outcome:
        link = self.duel.chain()[-1]
        profile = self.duel.profile(link["card"])
        ability = profile.abilities[link["ability"]]
        if ability.kind == "equip" and not link.get("instead"):
            self.duel.chains.equip_by_link(link)
            if not ability.do:
                return self.jump("end")
        return self.call(
            ResolveAbility,
            card=link["card"],
            ability=link["ability"],
            seat=link["seat"],
            targets=link["targets"],
            cost=link["cost"],
            event=link["event"],
            modes=link["modes"],
            link=link["id"],
            **({"instead": link["instead"]} if "instead" in link else {}),
        )

    @step("YZH-2.94", "YZH-2.98", "YFA-2.79")
    def applied(self) -> Outcome:
        return self.jump("end")

    @step("YZH-2.89", "YFA-2.70")
    def by_hand(self) -> Outcome:
        link = self.duel.chain()[-1]
        return self.ask(self.by_hand_choice(link["seat"], link["card"], "effect"))

    @step("YZH-4.37", "YFA-4.37", "YTH-3.60")
    def end(self) -> Outcome:
        link = self.duel.chain()[-1]
        it = self.table.cards.get(link["card"])
        if it is not None and it.host is not None and "spent" in it.marks:  # it has become an Equip Card and stays
            self.play.mark(it.id, "spent", None)
        activated = "card" if link["activation"] else "effect"
        negated = bool(link.get("negated"))
        self.duel.fact("link_resolved", link["seat"], link["card"], negated=negated, activated=activated)
        return self.done()


def window(procedure: DuelProcedure, occasion: str) -> Outcome:
    """Let both players act if either could (see `Priority`); the result is whether anything was activated."""
    if procedure.duel.activations.quiet(occasion):
        procedure.result = None
        return None
    return procedure.call(Priority, occasion=occasion)
