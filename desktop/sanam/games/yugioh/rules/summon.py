"""Bringing monsters to the field: Normal and Tribute Summon, Set, Flip and Special Summon."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN_SIDE, UP
from sanam.games.yugioh.rules.chain import window
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.rules.profiles import BY_HAND
from sanam.games.yugioh.rules.state import face_up_stance
from sanam.games.yugioh.texts.execution.activation import PayAndTarget
from sanam.games.yugioh.texts.execution.context import Context, refs
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.operations.materials import combination_choice
from sanam.games.yugioh.texts.execution.procedure import run
from sanam.games.yugioh.texts.tree import Filter, NormalSummon, SpecialSummon

#: Facts of a Special Summon by how it was done.
SPECIAL_FACTS = {how: f"{how}_summoned" for how in ("ritual", "fusion", "synchro", "xyz")}
#: Proper methods: a monster so Summoned was "properly Summoned" (YZH-2.84, YFA-2.65).
PROPER = ("ritual", "fusion", "synchro", "xyz", "own")


class Summoning(DuelProcedure):
    """What every Summon that starts no Chain shares: the moment in which it may itself be negated."""

    def attempt(self, cards: list[int], seat: int, *ways: str) -> Outcome:
        """Open the window for texts that negate a Summon (Persian digest A16); nothing else answers it (YZH-5.22).

        "here" in `ways`: the cards were on the field before.
        """
        duel = self.duel
        if not duel.watched("summoning") or duel.chain():
            return None
        if "normal" in ways and any(
            rule
            for card in cards
            for rule in duel.standing_effects().own_rules(card, "normal summon cannot be negated")
        ):
            return None
        if "here" not in ways:
            self.play.mark("table", "arriving", cards)
        for card in cards:
            duel.fact("summoning", seat, card, None, ways=list(ways))
        return window(self, "summoning")

    def standing(self, cards: list[int]) -> list[int]:
        """The cards whose Summon was not negated."""
        negated = self.table.marks.get("summon_negated") or []
        for mark in ("summon_negated", "arriving"):
            if self.table.marks.get(mark):
                self.play.mark("table", mark, None)
        return [c for c in cards if c in self.table.cards and c not in negated and self.duel.on_field(c)]


class NormalSummonCard(Summoning):
    """Normal Summon or Set one monster from the hand (YZH-2.70 to YZH-2.76, YFA-2.46 to YFA-2.56).

    `tributes`  how many to Tribute; None: as its Level demands
    `face_down` Set it; `set_too` let the player choose (for effects); `free` it does not use up the turn's allowance
    """

    card = Public[int]()
    seat = Public[int]()
    tributes = Public[int | None]()
    #: Only monsters that match this filter are Tributed.
    of = Public[dict[str, Any] | None]()
    face_down = Public[bool](False)
    set_too = Public[bool](False)
    free = Public[bool](False)
    tributed = Public[bool](False)
    #: Whether an effect lets it be Summoned without the Tributes that it needs (see `SummonRules.spared_by`).
    spared = Public[bool](False)
    #: What was Tributed: each with how often it had moved then.
    used = Public[list[list[int]]](list[list[int]]())

    def _needed(self) -> int:
        if self.spared:
            return 0
        if self.tributes is not None:
            return self.tributes
        return self.duel.summons.tributes_needed(self.seat, self.card, self.face_down)

    @step("YZH-2.70", "YZH-2.74", "YFA-2.46", "YFA-2.48")
    def choose_face(self) -> Outcome:
        if not self.set_too:
            return self.jump("choose_tributes")
        options = [Option("attack"), Option("facedown")]
        return self.ask(Choice(self.seat, "position", options, params={"card": self.card}))

    @step("YZH-2.70", "YZH-2.74", "YFA-2.46", "YFA-2.48")
    def face_chosen(self) -> Outcome:
        self.face_down = self.picked()[0].act == "facedown"
        return None

    @step("YZH-2.72", "YZH-2.73", "YZH-2.75", "YFA-2.53", "YFA-2.54", "YFA-2.56")
    def choose_tributes(self) -> Outcome:
        """Also asked when there are exactly enough: nobody loses monsters without having named them."""
        needed = self._needed()
        if not needed:
            return self.jump("choose_place")
        able = self.duel.summons.tributable(self.seat, self.card, self.face_down)
        if self.of is not None:
            only = msgspec.convert(self.of, Filter)
            able = [each for each in able if matches(self.duel, only, each, self.card)]
        rule = self.duel.cite("YZH-2.73", "YFA-2.54")
        params = {"card": self.card}
        worth = [self.duel.summons.tributes_worth(card, self.card) for card in able]
        most = self.duel.summons.most_other_tributes(self.card)
        opposing = any(self.duel.controller(each) != self.seat for each in able)
        spared = not self.face_down and self.tributes is None and self._may_be_spared()
        if spared and sum(worth) < needed:
            return self._spare()
        if any(one > 1 for one in worth) or (most and needed > most) or opposing or spared:
            sets = self.duel.summons.tribute_sets(able, worth, needed)
            sets = [one for one in sets if self.duel.summons.tributes_go_together(self.seat, self.card, one)]
            sets = [[], *sets] if spared else sets
            return self.ask(combination_choice(self.seat, able, sets, params, kind="tribute", rule=rule))
        options = [Option("pick", card) for card in able]
        return self.ask(Choice(self.seat, "tribute", options, needed, needed, rule=rule, params=params))

    def _own_way(self) -> list[str]:
        """The way that its own text tells, if it is Summoned or Set in one."""
        return [] if self.tributes is None or self.free else ["own", f"own {self.tributes}"]

    def _may_be_spared(self) -> bool:
        zones = self.duel.free_monster_zones(self.seat)
        return bool(zones) and self.duel.summons.spared_by(self.seat, self.card) is not None

    def _spare(self) -> Outcome:
        by = self.duel.summons.spared_by(self.seat, self.card)
        assert by is not None
        self.duel.summons.use_spared(self.seat, by)
        self.spared = True
        return self.jump("choose_place")

    @step("YZH-5.31", "YZH-5.33")
    def tribute(self) -> Outcome:
        chosen = [o.card for o in self.picked() if o.card is not None]
        if not chosen:
            return self._spare()
        self.duel.summons.use_opposing_tributes(self.seat, chosen)
        self.duel.send(chosen, {"cause": "summon", "card": self.card, "seat": self.seat}, "tribute")
        self.used = refs(self.duel, chosen)
        return None

    @step("YZH-1.20", "YFA-1.15")
    def choose_place(self) -> Outcome:
        free = self.duel.free_monster_zones(self.seat)
        if len(free) == 1:
            return None
        return self.ask(self.place_choice(self.seat, self.card, free))

    @step("YZH-2.70", "YZH-2.74", "YFA-2.46", "YFA-2.48", "YFA-2.52")
    def put(self) -> Outcome:
        duel = self.duel
        free = duel.free_monster_zones(self.seat)
        zone = self.picked()[0].zone if len(free) > 1 else free[0]
        assert zone is not None
        needed = self._needed()
        extra = duel.summons.extra_normal_summon(self.seat, self.card, self.face_down)  # before it is there itself
        duel.next_moment()
        duel.relocate(self.card, zone, DOWN_SIDE if self.face_down else UP)
        if not self.free:
            duel.summons.use_normal_summon(self.seat, extra)
        if self.face_down:
            self.play.mark(self.card, "set_turn", duel.turn())
            if own := self._own_way():
                self.play.mark(self.card, "set_so", own)
            duel.fact("set_monster", self.seat, self.card, None, [self.seat], tributes=needed)
            return self.done(self.card)
        self.tributed = bool(needed)
        return self.attempt([self.card], self.seat, "normal", *(["tribute"] if self.tributed else []))

    @step("YZH-2.70", "YZH-2.72", "YFA-2.46", "YFA-2.53")
    def tell(self) -> Outcome:
        if not self.standing([self.card]):
            return self.done()
        words = ["tribute", "normal"] if self.tributed else ["normal"]
        words += self._own_way()
        self.play.mark(self.card, "summoned", words)
        if self.used:
            self.play.mark(self.card, "materials", self.used)
        self.duel.next_moment()
        what = "tribute_summoned" if self.tributed else "normal_summoned"
        self.duel.fact(what, self.seat, self.card, None, origin="hand")
        return self.done(self.card)


class SummonAgain(Summoning):
    """Normal Summon a Gemini monster that is on the field already: it becomes the Effect Monster of its text.

    `free`: an effect does so, and it does not use up the turn's allowance
    """

    card = Public[int]()
    seat = Public[int]()
    free = Public[bool](False)

    @step("YZH-2.70", "YFA-2.46")
    def begin(self) -> Outcome:
        self.duel.next_moment()
        if not self.free:
            self.duel.summons.use_normal_summon(self.seat, self.duel.summons.extra_normal_summon(self.seat, self.card))
        return self.attempt([self.card], self.seat, "normal", "here")

    @step("YZH-2.70", "YFA-2.46")
    def tell(self) -> Outcome:
        if not self.standing([self.card]):
            return self.done()
        self.play.mark(self.card, "summoned", ["normal", "gemini"])
        self.duel.next_moment()
        self.duel.fact("normal_summoned", self.seat, self.card, None)
        return self.done(self.card)


class FlipSummon(Summoning):
    """Turn one's own face-down monster to face-up Attack Position (YZH-2.77 to YZH-2.79, YFA-2.57 to YFA-2.59)."""

    card = Public[int]()

    @step("YZH-2.77", "YZH-2.78", "YFA-2.57", "YFA-2.58")
    def flip(self) -> Outcome:
        duel = self.duel
        duel.next_moment()
        self.play.mark(self.card, "turned", duel.turn())
        self.play.turn(self.card, UP)
        return self.attempt([self.card], duel.controller(self.card), "flip", "here")

    @step("YZH-2.19", "YFA-2.33")
    def tell(self) -> Outcome:
        if self.standing([self.card]):
            seat = self.duel.controller(self.card)
            came = self.table.cards[self.card].marks.get("summoned", ())
            self.play.mark(self.card, "summoned", ["flip", "special set"] if "special" in came else ["flip"])
            self.duel.next_moment()
            self.duel.turned_up(self.card, by_effect=False)
            self.duel.fact("flip_summoned", seat, self.card, None)
        return self.done()


class ChangePosition(DuelProcedure):
    """Change a monster between Attack and face-up Defense Position by the player's own will (YZH-3.32, YFA-3.27)."""

    card = Public[int]()

    @step("YZH-3.32", "YFA-3.27", "YTH-2.17")
    def change(self) -> Outcome:
        duel = self.duel
        duel.next_moment()
        self.play.mark(self.card, "turned", duel.turn())
        attack = duel.table.cards[self.card].stance == UP
        duel.turn_monster(self.card, face_up_stance("defense" if attack else "attack"), by_effect=False)
        return self.done()


#: Positions between which a text lets a player choose, where it is not simply "Attack or Defense".
CHOSEN = {"attack or facedown": ("attack", "facedown"), "defense or facedown": ("defense", "facedown")}


class SpecialSummonCards(Summoning):
    """Special Summon cards at one moment; the result are those that arrived (YZH-2.82, YFA-2.62).

    `seat`: whose field they come to; `chooser`: who Summons them, where that is the other player.
    `position` "" lets the player choose face-up Attack or Defense, see also CHOSEN; `how` is "special", "own"
    or a kind of Summon.
    Cards for which there is no room stay where they are.
    """

    cards = Public[list[int]]([])
    seat = Public[int]()
    position = Public[str]("")
    how = Public[str]("special")
    cause = Public[dict[str, Any]]({})
    #: Whether it is by the card's own method, whatever kind of Summon that is.
    own = Public[bool](False)
    #: What was used for it, [[id, moves], …]; kept with the monster.
    materials = Public[list[list[int]]]([])
    #: What its materials give to it, and the monster that a Spell or Trap becomes (see `TreatedAs`).
    gained = Public[list[list[Any]]]([])
    body = Public[dict[str, Any] | None]()
    done_ones = Public[list[int]]([])
    zone = Public[str]()
    chooser = Public[int | None]()
    #: Where the cards were, by id.
    origins = Public[dict[str, str]]({})
    #: How many cards must lie in the column that they come to.
    column = Public[int](0)
    #: Whether they come to both fields by turns.
    each = Public[bool](False)

    def _chooser(self) -> int:
        """Who chooses the zone and the position: whoever Summons, also to the other side."""
        return self.seat if self.chooser is None else self.chooser

    def _free(self) -> list[str]:
        if self.column:
            return self.duel.zones_in_columns(self.seat, self.column)
        return self.duel.free_monster_zones(self.seat)

    @step("YZH-1.20", "YFA-1.15")
    def choose_place(self) -> Outcome:
        while self.cards and self.cards[0] not in self.table.cards:
            self.cards = self.cards[1:]
        free = self._free()
        if not self.cards or not free:
            return self.jump("attempted")
        return None

    @step("YZH-1.20", "YFA-1.15")
    def ask_place(self) -> Outcome:
        free = self._free()
        if len(free) == 1:
            return None
        return self.ask(self.place_choice(self._chooser(), self.cards[0], free))

    @step("YZH-1.20", "YFA-1.15")
    def placed(self) -> Outcome:
        free = self._free()
        zone = self.picked()[0].zone if len(free) > 1 else free[0]
        assert zone is not None
        self.zone = zone
        return None

    @step("YZH-2.82", "YZH-2.44", "YZH-2.52", "YZH-2.59", "YZH-2.66", "YFA-2.62", "YFA-2.43")
    def choose_position(self) -> Outcome:
        if self.position and self.position not in CHOSEN:
            return None
        rule = self.duel.cite("YZH-2.82", "YFA-2.62")
        options = [Option(position) for position in CHOSEN.get(self.position, ("attack", "defense"))]
        return self.ask(Choice(self._chooser(), "position", options, rule=rule, params={"card": self.cards[0]}))

    @step("YZH-2.82", "YZH-2.44", "YZH-2.52", "YZH-2.59", "YZH-2.66", "YFA-2.62", "YFA-2.43")
    def put(self) -> Outcome:
        duel = self.duel
        position = self.position if self.position and self.position not in CHOSEN else self.picked()[0].act
        card, *rest = self.cards
        stance = DOWN_SIDE if position == "facedown" else face_up_stance(position)
        if not self.done_ones:
            duel.next_moment()
        self.origins = {**self.origins, str(card): duel.zone_word(card)}
        if self.body or self.gained:
            duel.put_on(card, self.body, self.gained)
        duel.relocate(card, self.zone, stance)
        if self.materials and duel.materials(card):
            duel.lend(card)
        if position == "facedown":
            self.play.mark(card, "set_turn", duel.turn())
        self.cards = rest
        self.done_ones = [*self.done_ones, card]
        if self.each:
            self.seat = 1 - self.seat
        return self.jump("choose_place")

    @step("YZH-5.22", "YFA-5.19", "YTH-4.32")
    def attempted(self) -> Outcome:
        return self.attempt(self.done_ones, self.seat, "special", self.how) if self.done_ones else None

    @step("YZH-2.81", "YZH-2.84", "YFA-2.61", "YFA-2.65")
    def tell(self) -> Outcome:
        duel = self.duel
        self.done_ones = self.standing(self.done_ones)
        words = ["special"] if self.how in ("special", "own") else [self.how, "special"]
        for card in self.done_ones:
            own = self.own or self.how == "own" or (self.cause or {}).get("card") == card
            origin = [f"from {self.origins[str(card)]}"]
            self.play.mark(card, "summoned", [*words, "own", *origin] if own else [*words, *origin])
            if self.materials:
                self.play.mark(card, "materials", self.materials)
            if self.cause.get("card") is not None:
                self.play.mark(card, "summoned_by", self.cause["card"])
            if self.cause.get("as_by"):
                self.play.mark(card, "summoned_as_by", self.cause["as_by"])
            if self.how in PROPER:
                # A Summon that was negated has not taken place (YZH-2.84, YFA-2.65).
                self.play.mark(card, "proper", True)
            seat = duel.controller(card) if self.each else self.seat
            seen = [seat] if not self.table.cards[card].face_up else None
            what = SPECIAL_FACTS.get(self.how, "special_summoned")
            duel.fact(what, seat, card, self.cause or None, seen, origin=self.origins[str(card)])
        return self.done(self.done_ones)


class OwnSummon(DuelProcedure):
    """Special Summon a monster by its own procedure, an ability of kind "summon" (YZH-2.81, YFA-2.61). No Chain."""

    card = Public[int]()
    ability = Public[int]()
    seat = Public[int]()
    cost = Public[list[list[int]]]([])
    #: Whether it is begun in the Deck.
    from_deck = Public[bool](False)

    @step("YZH-2.81", "YFA-2.61")
    def pay(self) -> Outcome:
        if self.ability == BY_HAND:
            # Its text is not understood: what it says about the Summon the player does.
            if not self.duel.profile(self.card).costs_by_hand:
                return self.jump("put")
            return self.ask(self.by_hand_choice(self.seat, self.card, "cost"))
        return self.call(PayAndTarget, card=self.card, ability=self.ability, seat=self.seat, event=None)

    @step("YZH-2.81", "YFA-2.61")
    def put(self) -> Outcome:
        if self.duel.zone_word(self.card) == "deck":
            self.from_deck = True
        if self.ability == BY_HAND:
            return self.call(SpecialSummonCards, cards=[self.card], seat=self.seat, how="own")
        self.cost = (self.result or {}).get("cost", [])
        ability = self.duel.abilities(self.card)[self.ability]
        op = ability.do[0].op if ability.do else None
        if isinstance(op, NormalSummon):
            return self.call(
                NormalSummonCard,
                card=self.card,
                seat=self.seat,
                tributes=op.tributes or 0,
                set_too=op.set_too,
                of=msgspec.to_builtins(op.of),
            )
        if not isinstance(op, SpecialSummon):
            return self.call(SpecialSummonCards, cards=[self.card], seat=self.seat, how="own")
        return self.call(
            SpecialSummonCards,
            cards=[self.card],
            seat=self.seat if op.to == "you" else 1 - self.seat,
            chooser=self.seat,
            position=op.position,
            how=op.treated or "own",
            own=True,
            materials=self.cost if op.treated or self.duel.profile(self.card).counts_its_cost else [],
            **({"column": op.column} if op.column else {}),
        )

    @step("YZH-2.81", "YFA-2.61", "YZH-1.31")
    def follow(self) -> Outcome:
        """Carry out what the text says of a Summon that took place ("If you do, …"); that starts no Chain.

        A Deck that it came from was looked through (YZH-1.31).
        """
        if self.from_deck:
            self.duel.shuffle(self.seat)
        stands = self.card in self.table.cards and self.duel.zone_word(self.card) == "monster"
        following = self.duel.abilities(self.card)[self.ability].do[1:] if stands and self.ability != BY_HAND else ()
        if not following:
            return self.done(self.result)
        moves = self.table.cards[self.card].moves
        ctx = Context(card=self.card, seat=self.seat, moves=moves, ability=self.ability, cost=self.cost)
        return run(following, ctx)
