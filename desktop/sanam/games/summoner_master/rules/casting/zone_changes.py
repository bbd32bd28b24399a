"""Cards that are destroyed, discarded, or change Zone otherwise (701 to 706)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.texts.execution.rescue import Rescue
from sanam.games.summoner_master.vocabulary.zones import LIBRARY, WORDS

#: The moment of Abilities on having come to a Zone, by the last part of its word (703.7, 704.7, 705.7, 706.7).
ARRIVED = {"shrine": "fall", "library": "return", "hand": "to-hand", "remove": "removed"}


class Destroy(SummonerProcedure):
    """701: cards in the Arena are destroyed together. There is no Interfere Step before they lie in the Shrine.

    `source` is the card whose Effect destroys them, if one does; `fought` the two Seals of the fight that they lost: of
    these the other one destroys (701.1). While they are `doomed` they cannot be destroyed again
    and go nowhere but to the Shrine (701.1, see `cannot_change_zone`).
    """

    cards = Public[list[int]]([])
    source = Public[int]()
    fought = Public[list[int]]()
    doomed = Public[list[int]]([])
    #: What texts may still have happen instead, each to a card, and that of which one is asked now.
    rescues = Public[list[list[int]]]()
    rescued = Public[int]()
    #: Whether their player offers them (SMG-60).
    sacrificed = Public[bool]()

    @step("701.1", "713.1", "100.3")
    def begin(self) -> Outcome:
        rules = self.rules
        cards = [
            card
            for card in self.cards
            if rules.effects.cannot_destroy(card) is None and not rules.texts.withstands(card, self._destroyers(card))
        ]
        if not cards:
            return self.done()
        self.cards = cards
        if not self.sacrificed:  # that is what their player does (SMG-60)
            self.rescues = [[card, *each] for card in cards for each in rules.texts.rescues(card)] or None
        return None

    @step("701.7")
    def rescue(self) -> Outcome:
        """What texts have happen instead, one after another; a card is rescued once."""
        while self.rescues:
            card, source, power, sentence = self.rescues[0]
            self.rescues = self.rescues[1:] or None
            if card in self.cards and self.rules.in_arena(source):
                self.rescued = card
                seat, code = self.rules.owner(source), self.table.cards[source].code
                return self.call(Rescue, card=card, source=source, seat=seat, power=power, sentence=sentence, code=code)
        self.rescued = None
        return self.jump("doom")

    @step("701.7")
    def rescue_over(self) -> Outcome:
        """The card that was rescued stays, and what that has moved cannot be destroyed any more."""
        rescued = self.rescued if self.result else None
        self.cards = [card for card in self.cards if card != rescued and self.rules.in_arena(card)]
        return self.jump("rescue")

    @step("701.1")
    def doom(self) -> Outcome:
        rules = self.rules
        self.doomed = self.cards
        if not self.doomed:
            return self.done()
        for card in self.doomed:
            rules.fact("destroyed", rules.owner(card), card)
        return None

    def _destroyers(self, card: int) -> list[int]:
        """What destroys a card: that whose Effect it is, or the Seal that it lost to."""
        return [self.source] if self.source is not None else [each for each in self.fought or () if each != card]

    @step("701.2", "701.3")
    def choose_abilities_on(self) -> Outcome:
        if self.source is not None:
            destroyers = [self.source]
        else:
            destroyers = [card for card in self.fought or () if card not in self.doomed]
        offered = [("sacrificed", self.doomed)] if self.sacrificed else []
        return self.choose_abilities(("destroys", destroyers), ("destroyed", self.doomed), *offered)

    @step("701.4", "701.5")
    def work_abilities_on(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("701.6", "701.7", "SMG-26")
    def fall(self) -> Outcome:
        cards = [card for card in self.doomed if self.rules.in_arena(card)]
        self.doomed = None
        return self.call(ZoneChange, cards=cards, to="shrine")

    @step("100.1", "701.7")
    def move_on(self) -> Outcome:
        """Where texts have them go that speak of their being destroyed."""
        waiting = self.table.marks.get("after-fall")
        if not waiting:
            return None
        (card, to), *rest = waiting
        self.play.mark("table", "after-fall", rest or None)
        if not self.rules.word(card).endswith("shrine"):
            return self.jump("move_on")
        if to == "arena":
            return self.rules.deeds.bring_seal(card, self.rules.owner(card))
        return self.call(ZoneChange, cards=[card], to=to)

    @step("100.1")
    def moved_on(self) -> Outcome:
        return self.jump("move_on") if self.table.marks.get("after-fall") else None


class Discard(SummonerProcedure):
    """702: cards are discarded together, from the hand into the Shrine (SMG-29). `source` as in Destroy."""

    cards = Public[list[int]]([])
    source = Public[int]()

    @step("702.1", "SMG-29", "100.3")
    def begin(self) -> Outcome:
        self.cards = [card for card in self.cards if self.rules.effects.cannot_discard(card) is None]
        return None if self.cards else self.done()

    @step("702.2", "702.3")
    def choose_abilities_on(self) -> Outcome:
        discarders = [] if self.source is None else [self.source]
        return self.choose_abilities(("discards", discarders), ("discarded", self.cards))

    @step("702.4", "702.5")
    def work_abilities_on(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("702.6", "702.7")
    def fall(self) -> Outcome:
        self.cards = [card for card in self.cards if self.rules.word(card) == "hand"]
        return self.call(ZoneChange, cards=self.cards, to="shrine")

    @step("301.3")
    def tell(self) -> Outcome:
        """They lie where everybody may look, unless they were moved on."""
        for card in self.cards:
            self.rules.tell_of("discarded", self.table.cards[card].owner, card)
        return None


class ZoneChange(SummonerProcedure):
    """Cards go to the Shrine (703), the Library (704), the hand (705) or the Remove Zone (706) of their owners.

    cards      all go together, Support Seals with their Main Seal (509.3, 603.6.2); the Mystic Cards attached to them
               fall into the Shrine with them and are in a change of Zone of their own
    to         "shrine", "library", "hand" or "remove"
    place      where in the Library, from the bottom, -1 for on top: it is not shuffled then (300.7)
    face_down  laid face-down in the Remove Zone (304.4)
    losers     the Effect says that it moves Seals that are losing their fight (713.2)
    moving     what is changing its Zone, each card with its presence: it cannot be commanded (500.1). A card that is
               moved on from there is not in this change any more (703.9, 704.9, 705.9, 706.9, see `Running.commanded`).
    """

    cards = Public[list[int]]([])
    to = Public[str]()
    place = Public[int]()
    face_down = Public[bool]()
    losers = Public[bool]()
    moving = Public[list[list[int]]]()
    #: What has come there, each card with its presence.
    moved = Public[list[list[int]]]([])
    left = Public[list[int]]([])
    #: Of them those that came from a Library.
    milled = Public[list[int]]([])
    waiting = Private[list[Waiting]]([])
    #: The card that a text has stay instead of leaving the Arena, while that is asked; those of which it has been.
    staying = Public[int]()
    asked = Public[list[int]]([])
    #: Piles whose order their owner still has to choose.
    piles = Public[list[str]]()

    @step("701.7", "703.1")
    def divert(self) -> Outcome:
        """Those that a text has stay instead of leaving, and those that it has go elsewhere than to the Shrine."""
        rules = self.rules
        for card in self.cards if "instead-leave" in rules.rare else ():
            if card not in self.asked and (found := rules.texts.leaving(card)):
                source, power, sentence = found[0]
                self.staying, self.asked = card, [*self.asked, card]
                seat, code = rules.owner(source), self.table.cards[source].code
                return self.call(Rescue, card=card, source=source, seat=seat, power=power, sentence=sentence, code=code)
        aside = [card for card in self.cards if self.to == "shrine" and self.rules.texts.diverted(card)]
        if not aside:
            return self.jump("begin")
        zone = self.rules.texts.diverted(aside[0])
        aside = [card for card in aside if self.rules.texts.diverted(card) == zone]
        self.cards = [card for card in self.cards if card not in aside]
        return self.call(ZoneChange, cards=aside, to=zone, losers=True)

    @step("701.7", "703.1")
    def diverted(self) -> Outcome:
        if self.staying is not None:
            self.cards = [card for card in self.cards if card != self.staying or not self.result]
            self.staying = None
        return self.jump("divert") if self.cards else self.done()

    @step("703.1", "704.1", "705.1", "706.1", "301.4", "509.3", "100.3")
    def begin(self) -> Outcome:
        """Whoever owns several cards that come to lie on one another says in which order (300.5, 301.4, 703.2)."""
        rules = self.rules
        losers = bool(self.losers)
        cards = [card for card in self.cards if rules.effects.cannot_change_zone(card, self.to, losers=losers) is None]
        self.cards = rules.company(cards)
        if not self.cards:
            return self.done()
        if (self.to == "shrine" or self.place is not None) and len(self.cards) > 1:
            homes = [rules.home(card, self.to) for card in self.cards]
            self.piles = [pile for pile in dict.fromkeys(homes) if homes.count(pile) > 1]
        return None

    @step("300.5", "301.4", "703.2")
    def ask_order(self) -> Outcome:
        if not self.piles:
            return self.jump("move")
        mine = self._lying(self.piles[0])
        options = [Option("pick", card) for card in mine]
        return self.ask(
            Choice(
                int(self.piles[0][0]),
                "order",
                options,
                len(mine),
                len(mine),
                order=True,
                rule="301.4",
                params={"pile": self.piles[0][2:]},
            )
        )

    def _lying(self, pile: str) -> list[int]:
        return [card for card in self.cards if self.rules.home(card, self.to) == pile]

    @step("300.5", "301.4", "703.2")
    def ordered(self) -> Outcome:
        """The card picked last comes to lie on top."""
        picked = [option.card for option in self.picked() if option.card is not None]
        self.cards = [*(card for card in self.cards if card not in picked), *picked]
        self.piles = self.piles[1:]
        return self.jump("ask_order")

    @step("703.2", "704.2", "705.2", "706.2", "301.2", "303.7", "508.9", "513.3")
    def move(self) -> Outcome:
        rules, cards = self.rules, self.table.cards
        moved = [*self.cards, *rules.hanging(self.cards)]
        self.left = [card for card in moved if rules.in_arena(card)]
        self.milled = [card for card in moved if rules.word(card) in LIBRARY.values() and self.to == "shrine"]
        hosts = [cards[card].host for card in self.cards if rules.word(card) == "support"]
        rules.depart(self.cards, self.to, place=self.place, face_down=bool(self.face_down))
        for main in hosts:
            if main is not None:
                rules.combination.reform(main)
        self.moved = [[card, rules.presence(card) or 0] for card in moved]
        return None

    @step("703.3", "703.4", "704.3", "704.4", "705.3", "705.4", "706.3", "706.4")
    def choose_abilities_on(self) -> Outcome:
        """Abilities on coming there and on having left the Arena; the Levels are counted already (601.1.5). A card that
        was cast by Wake Up in between is not there any more (703.9).
        """
        here = [card for card, at in self.moved if self.rules.presence(card) == at]
        there = [(ARRIVED[WORDS[self.table.cards[card].zone].split("-")[-1]], [card]) for card in here]
        return self.choose_abilities(*there, ("leave", self.left), ("fall-library", self.milled))

    @step("703.5", "704.5", "705.5", "706.5")
    def interfere_step(self) -> Outcome:
        waiting = self.result
        if not waiting and self.rules.interference.quiet():
            return self.done()
        self.waiting = waiting or []
        self.moving = self.moved
        return self.interfere()

    @step("703.6", "703.7", "703.8", "704.6", "704.7", "704.8", "705.6", "705.7", "705.8", "706.6", "706.7", "706.8")
    def work_abilities_on(self) -> Outcome:
        """When they have worked the change is over, and no card is in it any more: `moving` goes with it."""
        return self.work_abilities(self.waiting)
