"""Procedures of abilities that move cards: off the field, between areas, onto the field (3-1-6, 3-7-6-1, 10-2-1)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import TABLE
from sanam.games.onepiece.texts.execution.causes import may_be_played
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.removing import Remove
from sanam.games.onepiece.vocabulary.effects import Doing
from sanam.games.onepiece.vocabulary.zones import CHARACTER, CHARACTERS, HAND, STAGE
from sanam.games.procedure import GameProcedure


class MoveCards(GameProcedure[Host]):
    """Put cards into an area: its player says where ("top or bottom", of several cards which on top), then they are
    moved, in an order that their owners say where `order` is set.

    later    those that go to the bottom, once the others are on top; `first` is what came of these
    """

    cards = Public[list[list[int]]]()
    area = Public[str]()
    end = Public[str]("top")
    other = Public[str]("")
    order = Public[bool](False)
    face = Public[str]("")
    seat = Public[int]()
    source = Public[int]()
    by = Public[int]()
    cost = Public[bool](False)
    later = Public[list[list[int]]](list[list[int]]())
    first = Public[dict[str, Any]](dict[str, Any]())

    @step("8-4-4")
    def ask_where(self) -> Outcome:
        if not self.cards or (self.end != "either" and not self.other):
            return self.jump("move")
        if self.end == "either" and len(self.cards) > 1:
            return self.jump("ask_on_top")
        ways = ["hand", "bottom"] if self.other else ["top", "bottom"]
        options = [Option("where", value=way) for way in ways]
        params: dict[str, Any] = {"card": self.source, "area": self.other or self.area}
        if len(self.cards) == 1:
            params["card_target"] = self.cards[0][0]
        return self.ask(Choice(self.seat, "effect_where", options, rule="8-4-4", params=params))

    @step("8-4-4")
    def where(self) -> Outcome:
        way = self.picked()[0].value
        if self.other and way == "bottom":
            self.area = self.other
        self.end = way if way != "hand" else "top"
        return self.jump("move")

    @step("8-4-4")
    def ask_on_top(self) -> Outcome:
        options = [Option("pick", card) for card, _ in self.cards]
        params = {"card": self.source, "area": self.area}
        size = len(options)
        return self.ask(Choice(self.seat, "effect_on_top", options, least=0, most=size, rule="8-4-4", params=params))

    @step("8-4-4")
    def on_top(self) -> Outcome:
        """What is not put on top goes to the bottom, after the others."""
        picked = [option.card for option in self.picked()]
        under = [card for card in self.cards if card[0] not in picked]
        tops = [card for card in self.cards if card[0] in picked]
        self.cards, self.later, self.end = tops or under, under if tops else [], "top" if tops else "bottom"
        return None

    @step("3-1-7", "3-2-3")
    def move(self) -> Outcome:
        return self.call(
            Remove,
            cards=self.cards,
            how="move",
            area=self.area,
            end=self.end,
            face=self.face or None,
            order=self.order or None,
            seat=self.seat,
            source=self.source,
            by=self.by,
            cost=self.cost or None,
        )

    @step("3-2-3")
    def then_under(self) -> Outcome:
        """The cards that go to the bottom follow those on top."""
        result: dict[str, Any] = self.result or {}
        if self.later:
            self.first = result
            self.cards, self.later, self.end = self.later, [], "bottom"
            self.result = None
            return self.jump("move")
        if self.first:
            moved, it = self.first["moved"] + result["moved"], [*self.first["it"], *result["it"]]
            self.result = {**self.first, **result, "moved": moved, "did": bool(moved), "it": it}
        return None

    @step("3-2-4")
    def shuffle(self) -> Outcome:
        seat = self.table.marks.get("shuffle_after")
        if seat is not None:
            self.play.mark(TABLE, "shuffle_after", None)
            self.rules.shuffle(seat)
        return self.done(self.result)


class PutOnField(GameProcedure[Host]):
    """Put cards onto the field by an ability: no cost is paid, the areas' limits stand (3-7-3, 3-7-6, 3-8-3)."""

    cards = Public[list[list[int]]]()
    rested = Public[bool](False)
    seat = Public[int]()
    source = Public[int]()
    at = Public[int](0)
    put = Public[list[int]]([])
    #: Whether the ability speaks of "the Character played by this effect" later.
    spoken_of = Public[bool](False)

    @step("3-7-3", "3-8-3")
    def next_card(self) -> Outcome:
        rules = self.rules
        if self.at >= len(self.cards) or rules.decided:
            ctx = Context(rules, self.source, self.seat)
            there = ctx.marked(self.put)
            result = {"moved": len(self.put), "did": bool(self.put), "it": there}
            return self.done({**result, "played": there} if self.spoken_of else result)
        card, moves = self.cards[self.at]
        it = self.table.cards[card]
        profile = rules.profile(card)
        doing = Doing("play", "effect", self.source, self.seat)
        if (
            it.moves != moves
            or rules.area(card) in ("character", "stage")
            or not (profile.character or profile.stage)
            or not may_be_played(rules, card, doing)
        ):
            return self.jump("skip")
        if profile.stage or len(self.table.zones[CHARACTER[it.owner]]) < CHARACTERS:
            return self.jump("enter")
        return None

    @step("3-7-6-1")
    def ask_replaced(self) -> Outcome:
        card = self.cards[self.at][0]
        owner = self.table.cards[card].owner
        options = [Option("replace", c) for c in self.table.zones[CHARACTER[owner]]]
        return self.ask(Choice(owner, "replace", options, rule="3-7-6-1", params={"card": card}))

    @step("3-7-6-1")
    def replace(self) -> Outcome:
        old = self.picked()[0].card
        assert old is not None
        self.rules.trash(old)
        return None

    @step("3-7-3", "3-7-5", "3-8-4", "3-8-5-1")
    def enter(self) -> Outcome:
        card = self.cards[self.at][0]
        if self.rules.profile(card).stage:
            for old in list(self.table.zones[STAGE[self.table.cards[card].owner]]):
                self.rules.trash(old)
        self.rules.put_on_field(card, rested=self.rested)
        doing = Doing("play", "effect", self.source, self.seat)
        self.rules.notice("played_by_effect", self.table.cards[card].owner, card, doing=doing)
        self.put = [*self.put, card]
        return None

    @step("3-7-3")
    def skip(self) -> Outcome:
        self.at = self.at + 1
        return self.jump("next_card")


class Discard(GameProcedure[Host]):
    """Choose cards of the hand and put them into the trash (10-2-14-1)."""

    seat = Public[int]()
    number = Public[int]()
    source = Public[int]()

    @step("10-2-14-1")
    def choose(self) -> Outcome:
        hand = self.table.zones[HAND[self.seat]]
        number = min(self.number, len(hand))
        if number <= 0:
            return self.done(0)
        options = [Option("pick", card) for card in hand]
        params = {"card": self.source, "least": number, "most": number}
        return self.ask(
            Choice(self.seat, "effect_pick", options, least=number, most=number, rule="10-2-14-1", params=params)
        )

    @step("10-2-14-1")
    def discard(self) -> Outcome:
        cards = [option.card for option in self.picked() if option.card is not None]
        by = self.table.cards[self.source].owner
        for card in cards:
            self.rules.trash_by(card, Doing("trash", "effect", self.source, by))
        return self.done(len(cards))


class BothDiscard(GameProcedure[Host]):
    """Both players discard until `left` cards are in their hands, the turn player first (1-3-4, 1-3-11)."""

    left = Public[int]()
    source = Public[int]()

    def _over(self, seat: int) -> int:
        return len(self.table.zones[HAND[seat]]) - self.left

    @step("1-3-4", "1-3-11")
    def first(self) -> Outcome:
        seat = self.rules.turn_player()
        return self.call(Discard, seat=seat, number=self._over(seat), source=self.source)

    @step("1-3-4", "1-3-11")
    def second(self) -> Outcome:
        seat = 1 - self.rules.turn_player()
        return self.call(Discard, seat=seat, number=self._over(seat), source=self.source)


class ChooseNumber(GameProcedure[Host]):
    """Name a cost: a whole number of 0 or more (1-3-5)."""

    seat = Public[int]()
    card = Public[int]()

    @step("1-3-5")
    def ask_number(self) -> Outcome:
        options = [Option("amount", value=n) for n in range(11)]
        return self.ask(Choice(self.seat, "effect_amount", options, rule="1-3-5", params={"card": self.card}))

    @step("1-3-5")
    def named(self) -> Outcome:
        return self.done({"chosen": self.picked()[0].value, "did": True})
