"""Drawing up to a number of cards (4-5-4), and looking at the top of the deck by hand."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN
from sanam.games.onepiece.rules.acts import Acts
from sanam.games.onepiece.vocabulary.zones import DECK, HAND
from sanam.games.procedure import GameProcedure

#: The most cards that are looked at by hand together.
MOST_LOOKED_AT = 10


class DrawUpTo(GameProcedure[Acts]):
    """`seat` draws up to `most` cards, deciding again after seeing each (4-8-2)."""

    seat = Public[int]()
    most = Public[int]()
    drawn = Public[int](0)

    @step("4-5-4", "4-5-4-1", "4-5-4-3", "1-3-5-1")
    def go_on(self) -> Outcome:
        if self.drawn >= self.most:
            return self.done(self.drawn)
        params = {"drawn": self.drawn, "most": self.most}
        return self.ask(Choice(self.seat, "draw_more", [Option("draw")], least=0, rule="4-5-4-1", params=params))

    @step("4-5-4-2")
    def draw(self) -> Outcome:
        if not self.picked():
            return self.done(self.drawn)
        self.rules.draw(self.seat, 1)
        self.drawn += 1
        return self.jump("go_on")


class LookAtTop(GameProcedure[Acts]):
    """By hand: look at cards from the top of the own deck, take some of them, put the rest on the bottom in any order
    (11-3-1, 3-1-7).
    """

    seat = Public[int]()
    cards = Public[list[int]]([])

    @step("11-3-1")
    def ask_number(self) -> Outcome:
        deck = self.table.zones[DECK[self.seat]]
        options = [Option("amount", value=n) for n in range(1, min(MOST_LOOKED_AT, len(deck)) + 1)]
        return self.ask(Choice(self.seat, "look_amount", options, rule="11-3-1"))

    @step("11-3-1", "11-3-2")
    def look(self) -> Outcome:
        self.cards = self.table.zones[DECK[self.seat]][::-1][: self.picked()[0].value]
        for card in self.cards:
            self.play.show(card, [self.seat])
        self.rules.fact("looked", self.seat, None, count=len(self.cards))
        return None

    @step("11-3-1")
    def ask_taken(self) -> Outcome:
        options = [Option("pick", card) for card in self.cards]
        return self.ask(Choice(self.seat, "look_take", options, least=0, most=len(options), rule="11-3-1"))

    @step("11-3-1")
    def take(self) -> Outcome:
        taken = [option.card for option in self.picked()]
        for card in taken:
            assert card is not None
            self.play.move(card, HAND[self.seat], None, DOWN)
            self.rules.fact("moved", self.seat, card, [self.seat], origin="deck", area="hand", end="top")
        self.cards = [card for card in self.cards if card not in taken]
        return None

    @step("3-1-7")
    def ask_order(self) -> Outcome:
        size = len(self.cards)
        if size < 2:
            return self.jump("place")
        options = [Option("pick", card) for card in self.cards]
        params = {"end": "bottom"}
        return self.ask(
            Choice(self.seat, "effect_order", options, least=size, most=size, order=True, rule="3-1-7", params=params)
        )

    @step("3-1-7")
    def ordered(self) -> Outcome:
        self.cards = [option.card for option in self.picked() if option.card is not None]
        return None

    @step("3-1-7", "11-3-3")
    def place(self) -> Outcome:
        for card in self.cards:
            self.play.move(card, DECK[self.seat], 0, DOWN)
        self.rules.forget()
        return self.done()
