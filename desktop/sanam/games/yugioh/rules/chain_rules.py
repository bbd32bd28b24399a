"""What the game knows about Chains: what triggered, what may be activated, what becomes of the cards."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import Any

from msgspec.structs import replace

from sanam.engine import events as ev
from sanam.engine.choice import Option
from sanam.engine.table import Trigger
from sanam.games.yugioh.rules.duel import Waiting
from sanam.games.yugioh.rules.moving import RULE
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.texts.execution.candidates import speaks_of_all
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.foreseen import touches_graveyard
from sanam.games.yugioh.texts.execution.interpreter import usable
from sanam.games.yugioh.texts.execution.limits import used_up
from sanam.games.yugioh.texts.tree import Ability, Move


def _both(first: Trigger, second: Trigger) -> Trigger:
    """One trigger upon what happened to the cards of both."""
    cards, moves = (first.data.get(what, []) + second.data.get(what, []) for what in ("cards", "moves"))
    if len(set(cards)) != len(cards):
        return first
    return replace(first, data={**first.data, "cards": cards, "moves": moves})


def _is_part(data: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether it is what happened, or happened to one of its cards."""
    return data == event or (data.get("what") == event.get("what") and {*data["cards"]} <= {*event.get("cards", ())})


class ChainRules(Rules):
    """What the game knows about Chains and triggers."""

    def due(self, trigger: Trigger, occasion: str) -> bool:
        """Whether a waiting trigger is taken up now.

        In the Damage Step before calculation only what answers the battle itself is; Flip Effects wait until after it
        (YZH-4.5, YFA-4.6; option flip.battle_timing).
        """
        if trigger.card not in self.duel.table.cards:
            return False
        ability = self.duel.abilities(trigger.card)[trigger.ability]
        if ability.kind not in ("trigger", "flip"):
            return False
        if occasion == "damage" and not self.duel.calculating():
            occasion_events = ability.when.events if ability.when else ()
            before = ("battle start", "before calculation", "calculation")
            return ability.kind != "flip" and any(e in before for e in occasion_events)
        return True

    def ready_triggers(self, seat: int, occasion: str) -> list[Trigger]:
        """The triggers of `seat` that may be activated now, one for each ability and moment."""
        found: dict[tuple[int, int, int], Trigger] = {}
        for t in self.duel.table.triggers:
            key = (t.card, t.ability, t.moment)
            if t.seat != seat or not self.due(t, occasion) or self.missed(t):
                continue
            if key in found and not speaks_of_all(self.duel.abilities(t.card)[t.ability]):
                continue
            if self.cannot_use(t.card, t.ability, t.seat, t.data):
                continue
            found[key] = _both(found[key], t) if key in found else t
        return list(found.values())

    def take_in_place_of_draw(self, seat: int) -> list[Trigger]:
        """What the turn player may use in place of the normal draw that is due, no longer waiting."""
        waiting = [t for t in self.duel.table.triggers if "undrawn" in self.duel.abilities(t.card)[t.ability].windows]
        if not waiting:
            return []
        found = [t for t in self.ready_triggers(seat, "phase") if t in waiting]
        self.duel.play.emit(
            ev.TriggersTaken(list(self.duel.table.triggers), [t for t in self.duel.table.triggers if t not in waiting])
        )
        return found

    def is_optional(self, trigger: Trigger) -> bool:
        ability = self.duel.abilities(trigger.card)[trigger.ability]
        return ability.optional or (
            _returns_itself(ability) and self.duel.standing_effects().has(trigger.card, "need not return")
        )

    def missed(self, trigger: Trigger) -> bool:
        """An optional "when" effect misses its timing unless its occasion was the last thing that happened."""
        ability = self.duel.abilities(trigger.card)[trigger.ability]
        if not (ability.optional and ability.timing == "when" and self.duel.option("trigger.missed_timing")):
            return False
        if trigger.data.get("what") == "flipped" and trigger.card == self.duel.battle()[1] and self.duel.calculating():
            # Being attacked turned it face-up: its effect had to wait for calculation (YZH-4.5, YFA-4.6).
            return False
        since = self.duel.moment() - trigger.moment
        # "For a Synchro Summon" speaks of that Summon, which comes right after its materials have gone.
        return since > 1 if ability.when is not None and ability.when.cause == "summon" else since != 0

    def drop_triggers(self, occasion: str) -> None:
        """Forget the triggers that were taken up or let go."""
        triggers = self.duel.table.triggers
        kept = [t for t in triggers if t.card in self.duel.table.cards and not self.due(t, occasion)]
        if len(kept) != len(triggers):
            self.duel.play.emit(ev.TriggersTaken(list(triggers), kept))

    def forget_chances(self) -> None:
        """Forget the occasions for fast effects that have passed."""
        triggers = self.duel.table.triggers
        if not triggers:
            return
        cards = self.duel.table.cards
        kept = [
            t
            for t in triggers
            if t.card in cards and self.duel.abilities(t.card)[t.ability].kind in ("trigger", "flip")
        ]
        if len(kept) != len(triggers):
            self.duel.play.emit(ev.TriggersTaken(list(triggers), kept))

    def take_chance(self, card: int, ability: int, event: dict[str, Any]) -> None:
        """Forget the occasion that a fast effect has answered: it answers each only once, as a Trigger Effect does."""
        triggers = self.duel.table.triggers
        own = [t for t in triggers if (t.card, t.ability) == (card, ability)]
        moments = {t.moment for t in own if _is_part(t.data, event)}
        if moments:
            kept = [t for t in triggers if t not in own or t.moment not in moments]
            self.duel.play.emit(ev.TriggersTaken(list(triggers), kept))

    def trigger_waiting(self, trigger: Trigger) -> Waiting:
        return {"card": trigger.card, "ability": trigger.ability, "seat": trigger.seat, "event": trigger.data}

    def waiting(self, option: Option, seat: int) -> Waiting:
        assert option.card is not None
        event = self.chance(option.card, option.value)
        return {"card": option.card, "ability": option.value, "seat": seat, "event": event}

    def chance(self, card: int, ability: int) -> dict[str, Any] | None:
        """The occasion of this very moment that a fast effect of `card` may answer.

        While a Chain is built on an occasion, that is still what happened last, and so is the last activation.
        """
        moments = [self.duel.moment()]
        links = self.duel.chain()
        if links and not any(link.get("resolving") for link in links):
            moments.append(links[0]["since"])
        for moment in moments:
            found = [t for t in self.duel.table.triggers if (t.card, t.ability, t.moment) == (card, ability, moment)]
            if found:
                together = len(found) > 1 and speaks_of_all(self.duel.abilities(card)[ability])
                return reduce(_both, found).data if together else found[0].data
        return None

    def speed_of(self, card: int, ability: int) -> int:
        return self.duel.profile(card).speed(ability) if card in self.duel.table.cards else 1

    def cannot_use(self, card: int, ability: int, seat: int, event: dict[str, Any] | None) -> str:
        """Why a card's ability cannot be activated now, apart from timing and Spell Speed; "" when it can."""
        it = self.duel.table.cards.get(card)
        if it is None:
            return "no-such-card"
        profile = self.duel.profile(it.id)
        if (
            not profile.monster
            and not self.duel.on_field(card)
            and profile.activation == ability
            and not self.duel.free_slot(card, seat)
        ):
            return "no-free-zone"
        if ability < 0 and used_up(self.duel, card, ability, seat):
            return "used-up"
        if ability < 0:
            return "cannot-activate" if self.duel.standing_effects().has(card, "cannot activate") else ""
        if profile.abilities[ability].when is not None and event is None:
            return "not-the-occasion"
        return usable(self.duel, card, ability, seat, event)

    def is_consumed(self, link: dict[str, Any]) -> bool:
        """Whether the link is a Spell or Trap that is used once and goes to the Graveyard afterwards."""
        it = self.duel.table.cards.get(link["card"])
        if it is None or it.moves != link["moves"]:
            return False
        profile = self.duel.profile(it.id)
        return not profile.monster and link["activation"] and not profile.permanent

    def is_used_up(self, link: dict[str, Any]) -> bool:
        """Whether the link's card goes to the Graveyard now: used once, negated, or an Equip Card with no monster."""
        it = self.duel.table.cards.get(link["card"])
        if it is None or it.moves != link["moves"] or not self.duel.on_field(it.id):
            return False
        profile = self.duel.profile(it.id)
        if profile.monster or not link["activation"] or not it.face_up:
            return False
        if it.host is not None:
            return False
        return not profile.permanent or link.get("negated") == "activation" or profile.data.icon == "equip"

    def applies(self, link: dict[str, Any]) -> bool:
        """Continuous, Equip and Field cards must still be face-up on the field for their effect to apply."""
        it = self.duel.table.cards.get(link["card"])
        if it is None:
            return True
        profile = self.duel.profile(it.id)
        if profile.permanent and not profile.monster and link["field"]:
            return it.moves == link["moves"] and it.face_up
        return True

    def equip_by_link(self, link: dict[str, Any]) -> None:
        """Attach an Equip Spell to the monster it was activated for, if it is still there (YZH-2.98, YFA-2.79)."""
        for card, moves in (pair for group in link["targets"] for pair in group):
            host = self.duel.table.cards.get(card)
            if host is not None and host.moves == moves and host.face_up:
                self.duel.equip(link["card"], card, {"cause": "effect", "card": link["card"], "seat": link["seat"]})
                return

    def clear_field_zone(self, card: int, seat: int) -> None:
        """Make room for a new Field Spell as the edition says (field.scope, field.replace)."""
        sides = (seat,) if self.duel.option("field.scope") == "one_per_player" else (seat, 1 - seat)
        old = [
            other
            for side in sides
            for other in self.duel.table.zones[f"{side}.field"]
            if other != card and (self.duel.table.cards[other].face_up or side == seat)
        ]
        if not old:
            return
        if self.duel.option("field.replace") == "destroy_old":
            self.duel.destroy(old, RULE)
        else:
            self.duel.send(old, RULE)

    def negated_by_a_rule(self) -> bool:
        """ "Negate all LIGHT monster effects activated in the Graveyard": whether a rule on its player negates the
        link."""
        now, links = self.duel.standing_effects(), self.duel.chain()
        link = links[-1]
        if link["seat"] not in now.players:
            return False
        laws = [
            law
            for rule in ("effects negated", *(("defense effects negated",) if link.get("defending") else ()))
            for law in now.player_rules(link["seat"], rule)
            if (not law.zones or link.get("from") in law.zones)
            and law.card != link["card"]
            and now.fits(law, link["card"])
        ]
        if not (laws or self._touches_what_stays(link)) or now.shielded(link["card"]):
            return False
        self.duel.negate_link(len(links) - 1, "effect")
        return True

    def _touches_what_stays(self, link: dict[str, Any]) -> bool:
        """ "Negate any card effect that would move a card in the Graveyard.\""""
        moves = self._law_binds(link, "graveyard stays") and touches_graveyard(self.duel.host, link)
        words = self._law_binds(link, "graveyard words stay") and touches_graveyard(self.duel.host, link, words=True)
        return moves or words or (self._law_binds(link, "graveyard aims negated") and bool(self._aimed_below(link)))

    def _law_binds(self, link: dict[str, Any], rule: str) -> bool:
        """Whether such a rule on its player binds the link: not where the link's text says that the card which lays it
        down does not affect it, nor where that affects none of the cards in a Graveyard that the link has targeted.
        """
        laws = self.duel.standing_effects().player_rules(link["seat"], rule)
        return any(law.card is None or not self._is_free_of(link, law.card) for law in laws)

    def _is_free_of(self, link: dict[str, Any], source: int) -> bool:
        now, card, aimed = self.duel.standing_effects(), link["card"], self._aimed_below(link)
        spared = (rule.by for rule in now.own_rules(card, "unaffected") if rule.by is not None)
        return any(matches(self.duel, by, source, card, seen=True) for by in spared) or (
            bool(aimed) and all(now.has(one, "unaffected", source) for one in aimed)
        )

    def _aimed_below(self, link: dict[str, Any]) -> list[int]:
        """The cards that it has targeted and that lie in a Graveyard."""
        aimed = [card for some in link["targets"] for card, _ in some if card in self.duel.table.cards]
        return [card for card in aimed if self.duel.zone_word(card) == "graveyard"]

    def negated_by_what_it_targets(self) -> bool:
        """ "Negate the effects of Trap Cards that target this card": whether a target negates the link, and perhaps
        destroys its card."""
        now, links = self.duel.standing_effects(), self.duel.chain()
        link = links[-1]
        if not now.laws:
            return False
        aimed = [card for some in link["targets"] for card, _ in some if card in self.duel.table.cards]
        destroys = any(now.has(card, "negates and destroys what targets it", link["card"]) for card in aimed)
        negates = ("negates what targets it", *(("negates what targets it alone",) if len(aimed) == 1 else ()))
        if not destroys and not any(now.has(card, rule, link["card"]) for card in aimed for rule in negates):
            return False
        if now.shielded(link["card"]):
            return False
        self.duel.negate_link(len(links) - 1, "effect")
        if destroys and self.duel.on_field(link["card"]):
            self.duel.destroy([link["card"]], {"cause": "effect", "card": None, "seat": 1 - link["seat"]})
        return True


@lru_cache(maxsize=1024)
def _returns_itself(ability: Ability) -> bool:
    """Whether it returns its card to the hand or the Deck in the End Phase, as a Spirit monster's does."""
    when = ability.when
    moves = [step.op for step in ability.do if isinstance(step.op, Move)]
    ends = when is not None and when.events == ("phase",) and when.phase == "end"
    return ends and any(op.how in ("return", "shuffle") and op.group.ref == "self" for op in moves)
