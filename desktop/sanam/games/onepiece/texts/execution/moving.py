"""Procedures of abilities that move cards: off the field, between areas, onto the field (3-1-6, 3-7-6-1, 10-2-1)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN, TABLE, UP
from sanam.games.onepiece.texts.execution.causes import may_be_played
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.picking import may_add_to_hand
from sanam.games.onepiece.texts.execution.replacing import prevented, replacements
from sanam.games.onepiece.texts.execution.resolution import Resolve
from sanam.games.onepiece.texts.tree.binding import OCCASION
from sanam.games.onepiece.vocabulary.effects import Doing
from sanam.games.onepiece.vocabulary.zones import CHARACTER, CHARACTERS, HAND, STAGE
from sanam.games.procedure import GameProcedure


class Remove(GameProcedure[Host]):
    """Take cards from where they are, one after another, each unless that is prohibited or replaced.

    how     "ko" (10-2-1-2), "trash", "rest", or "move" to `area`, at its "top" or "bottom", `face` "up" or not
    cause   "effect" or "battle"; `source` is the card that does it, `by` its player; `cost`: it pays a cost
    The result is {"moved": how many, "did": whether any, "it": them, where they are now}.
    """

    cards = Public[list[list[int]]]()
    how = Public[str]("trash")
    area = Public[str]("trash")
    end = Public[str]("top")
    face = Public[str]("")
    cause = Public[str]("effect")
    source = Public[int]()
    by = Public[int]()
    cost = Public[bool](False)
    at = Public[int](0)
    tried = Public[int](0)
    gone = Public[list[int]]([])
    #: Whether a card was replaced: a cost is then not paid as written (8-3-1-7).
    changed = Public[bool](False)
    #: What is told once all have moved: [owner, card, who may know it, from where].
    untold = Public[list[list[Any]]](list[list[Any]]())

    def _card(self) -> int:
        return self.cards[self.at][0]

    def _doing(self) -> Doing:
        return Doing(self.how, self.cause, self.source, self.by)

    @step("10-2-1-2", "8-1-3-4", "1-3-3", "3-6-3")
    def next_card(self) -> Outcome:
        rules, cards = self.rules, self.table.cards
        if self.at >= len(self.cards) or rules.decided:
            self._tell()
            ctx = Context(rules, self.source, self.by)
            moved = {"moved": len(self.gone), "did": bool(self.gone), "it": ctx.marked(self.gone)}
            return self.done(moved | ({"unpaid": True} if self.cost and self.changed else {}))
        card, moves = self.cards[self.at]
        if cards[card].moves != moves or (rules.area(card) == "leader" and self.how != "rest"):
            return self.jump("skip")
        if self.how == "move" and self.area == "hand" and not may_add_to_hand(rules, card, self.by):
            rules.fact("prevented", cards[card].owner, card, rules.witnesses(card))
            return self.jump("skip")
        if rules.area(card) not in ("character", "stage", "leader"):
            return self.jump("move")
        doing = self._doing()
        if not self.cost and prevented(rules, card, doing):
            rules.fact("prevented", cards[card].owner, card)
            return self.jump("skip")
        return None

    @step("8-1-3-4-2", "8-1-3-4-3", "8-1-3-4-5")
    def replace(self) -> Outcome:
        """The replacements are offered in order; the first that is used is the only one."""
        offers = replacements(self.rules, self._card(), self._doing())
        if self.tried >= len(offers):
            return self.jump("move")
        holder, index = offers[self.tried]
        it = self.table.cards[self._card()]
        return self.call(
            Resolve,
            card=holder,
            seat=self.table.cards[holder].owner,
            code=self.table.cards[holder].code,
            ability=index,
            memory={
                "it": [[it.id, it.moves]],
                "said": {OCCASION: [[it.id, it.moves]]},
                "replacing": [holder, index],
            },
        )

    @step("8-1-3-4-1", "8-1-3-4-4")
    def replaced(self) -> Outcome:
        result: dict[str, Any] = self.result or {}
        self.result = None
        if not result.get("did", True):
            self.tried = self.tried + 1
            return self.jump("next_card")
        self.changed = True
        holder, index = result.get("replacing", [0, 0])
        if holder in self.table.cards:
            self.rules.use_up(holder, index)
            self.rules.fact("replaced", self.table.cards[holder].owner, self._card(), card_source=holder)
        return self.jump("skip")

    @step("10-2-1-2", "3-1-6", "4-11-2")
    def move(self) -> Outcome:
        rules = self.rules
        card = self._card()
        it = self.table.cards[card]
        origin = rules.area(card)
        if self.how == "rest":
            rules.rest_by_effect(card, self.by, self.source)
        elif self.how == "ko":
            rules.ko(card, self._doing())
        elif self.how == "trash":
            rules.trash_by(card, self._doing())
        elif rules.profile(card).don:
            # All at once, as they are told of ("when 2 or more DON!! cards are returned"): the others have moved then.
            cards = self.table.cards
            here = [c for c, moves in self.cards[self.at :] if cards[c].moves == moves and rules.profile(c).don]
            dons = [c for c in here if cards[c].owner == it.owner]
            rules.return_don(it.owner, dons, self.by)
            self.gone = [*self.gone, *dons]
            return self.jump("skip")
        else:
            stance = UP if self.area in ("trash",) or (self.area == "life" and self.face == "up") else DOWN
            before = rules.witnesses(card)
            to = 0 if self.end == "bottom" else None
            rules.relocate(card, f"{it.owner}.{self.area}", stance, to, doing=self._doing())
            seen = sorted({*before, *rules.witnesses(card)})
            told = seen if len(seen) < len(self.table.seats) else None
            if len(self.cards) > 1 and self.area in ("deck", "life"):
                self.untold = [*self.untold, [it.owner, card, told, origin]]
            else:
                rules.fact("moved", it.owner, card, told, origin=origin, area=self.area, end=self.end)
            rules.notice("returned", it.owner, card, area=self.area, origin=origin, doing=self._doing())
        self.gone = [*self.gone, card]
        return self.jump("skip")

    def _tell(self) -> None:
        """Of cards that enter a secret area together it is told so that nobody learns which lies where (3-1-8)."""
        for owner, card, seen, origin in sorted(self.untold, key=lambda one: int(one[1])):
            self.rules.fact("moved", owner, card, seen, origin=origin, area=self.area, end=self.end)
        if self.untold:
            self.untold = []

    @step("3-1-7")
    def skip(self) -> Outcome:
        self.at = self.at + 1
        self.tried = 0
        return self.jump("next_card")


class MoveCards(GameProcedure[Host]):
    """Put cards into an area: its player says where ("top or bottom", of several cards which on top), their owners in
    what order, then they are moved.

    ordered  the owners who have said it
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
    ordered = Public[list[int]]([])
    later = Public[list[list[int]]](list[list[int]]())
    first = Public[dict[str, Any]](dict[str, Any]())

    def _owned(self, seat: int) -> list[list[int]]:
        return [card for card in self.cards if self.table.cards[card[0]].owner == seat]

    @step("8-4-4")
    def ask_where(self) -> Outcome:
        if not self.cards or (self.end != "either" and not self.other):
            return self.jump("ask_order")
        if self.end == "either" and len(self.cards) > 1:
            return self.jump("ask_on_top")
        ways = ["hand", "bottom"] if self.other else ["top", "bottom"]
        options = [Option("where", value=way) for way in ways]
        params = {"card": self.source, "area": self.other or self.area}
        return self.ask(Choice(self.seat, "effect_where", options, rule="8-4-4", params=params))

    @step("8-4-4")
    def where(self) -> Outcome:
        way = self.picked()[0].value
        if self.other and way == "bottom":
            self.area = self.other
        self.end = way if way != "hand" else "top"
        return self.jump("ask_order")

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

    @step("3-1-7")
    def ask_order(self) -> Outcome:
        """Their owner decides the order in which they enter, whoever's ability moves them: of several owners the turn
        player first (1-3-4). Cards that were looked at have not left their area: who looked arranges them (11-3-1).
        """
        if not self.order or self.area not in ("deck", "life"):
            return self.jump("move")
        first = self.rules.turn_player()
        owners = [seat for seat in (first, 1 - first) if seat not in self.ordered and len(self._owned(seat)) > 1]
        if not owners:
            return self.jump("move")
        options = [Option("pick", card) for card, _ in self._owned(owners[0])]
        size = len(options)
        params = {"card": self.source, "end": self.end}
        stayed = all(self.rules.area(option.card) == self.area for option in options if option.card is not None)
        who = self.seat if stayed else owners[0]
        return self.ask(
            Choice(who, "effect_order", options, least=size, most=size, order=True, rule="3-1-7", params=params)
        )

    @step("3-1-7")
    def in_order(self) -> Outcome:
        moves = {card[0]: card[1] for card in self.cards}
        picked = [[o.card, moves[o.card]] for o in self.picked() if o.card is not None]
        self.cards = [*(card for card in self.cards if card not in picked), *picked]
        self.ordered = [*self.ordered, self.table.cards[picked[0][0]].owner]
        return self.jump("ask_order")

    @step("3-1-7", "3-2-3")
    def move(self) -> Outcome:
        return self.call(
            Remove,
            cards=self.cards,
            how="move",
            area=self.area,
            end=self.end,
            face=self.face or None,
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
            self.cards, self.later, self.end, self.ordered = self.later, [], "bottom", []
            self.result = None
            return self.jump("ask_order")
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
