"""Cards that are destroyed, discarded, or change Zone otherwise (701 to 706)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.summoner_master.base import SummonerProcedure, Waiting

#: The moment of Abilities on having come to a Zone.
ARRIVED = {"shrine": "fall", "library": "return", "hand": "to-hand", "remove": "removed"}


class Destroy(SummonerProcedure):
    """Destroyed cards fall into the Shrine together (701). There is no Interfere Step before they lie there."""

    cards = Local[list[int]]([])

    @step("701.1", "701.6", "701.7", "SMG-26", "509.3")
    def destroy(self) -> Outcome:
        rules = self.rules
        cards = [card for card in self.cards if rules.in_arena(card)]
        for card in cards:
            rules.fact("destroyed", rules.owner(card), card)
        return self.call(ZoneChange, cards=rules.company(cards), to="shrine")


class Discard(SummonerProcedure):
    """Discarded cards go from the hand into the Shrine (702, SMG-29)."""

    cards = Local[list[int]]([])

    @step("702.1", "702.6", "702.7", "SMG-29")
    def discard(self) -> Outcome:
        for card in self.cards:
            self.rules.fact("discarded", self.table.cards[card].owner, card, [self.table.cards[card].owner])
        return self.call(ZoneChange, cards=self.cards, to="shrine")


class ZoneChange(SummonerProcedure):
    """Cards go to the Shrine (703), the Library (704), the hand (705) or the Remove Zone (706) of their owners.

    `cards` all go together (603.6.2). While `moving` they cannot be commanded (500.1); a card that is moved on from
    there is not in the change any more (703.9, 704.9, 705.9, 706.9).
    """

    cards = Local[list[int]]([])
    to = Local[str]()
    moving = Local[list[int]]()
    left = Local[list[int]]([])
    waiting = Local[list[Waiting]]([])
    #: Piles whose order their owner still has to choose.
    piles = Local[list[str]]()

    @step("703.1", "704.1", "705.1", "706.1", "301.4")
    def begin(self) -> Outcome:
        """Whoever owns several cards that come to lie on one another says in which order (301.4, 703.2)."""
        if self.to == "shrine" and len(self.cards) > 1:
            homes = [self.rules.home(card, self.to) for card in self.cards]
            self.piles = [pile for pile in dict.fromkeys(homes) if homes.count(pile) > 1]
        return None

    @step("301.4", "703.2")
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

    @step("301.4", "703.2")
    def ordered(self) -> Outcome:
        """The card picked last comes to lie on top."""
        picked = [option.card for option in self.picked() if option.card is not None]
        self.cards = [*(card for card in self.cards if card not in picked), *picked]
        self.piles = self.piles[1:]
        return self.jump("ask_order")

    @step("703.2", "704.2", "705.2", "706.2", "301.2", "303.7")
    def move(self) -> Outcome:
        if "leave" in self.rules.windows:
            self.left = [card for card in self.cards if self.rules.in_arena(card)]
        self.rules.depart(self.cards, self.to)
        return None

    @step("703.3", "703.4", "704.4", "705.4", "706.4")
    def choose_abilities_on(self) -> Outcome:
        """Abilities on coming there and on having left the Arena; the Levels are counted already (601.1.5)."""
        left = [card for card in self.left if card in self.table.cards]
        return self.choose_abilities((ARRIVED[self.to], self.cards), ("leave", left))

    @step("703.5", "704.5", "705.5", "706.5")
    def interfere_step(self) -> Outcome:
        waiting = self.result
        if not waiting and self.rules.quiet():
            return self.done()
        self.waiting = waiting or []
        self.moving = self.cards
        return self.interfere()

    @step("703.6", "703.7", "704.7", "705.7", "706.7")
    def work_abilities_on(self) -> Outcome:
        return self.work_abilities(self.waiting)

    @step("703.8", "704.8", "705.8", "706.8")
    def end(self) -> Outcome:
        return self.done()
