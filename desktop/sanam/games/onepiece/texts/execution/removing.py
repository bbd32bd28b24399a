"""Removing cards from where they are, K.O. among it, and what is done instead (10-2-1, 8-1-3-4)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN, UP
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.picking import may_add_to_hand
from sanam.games.onepiece.texts.execution.replacing import prevented, replacements
from sanam.games.onepiece.texts.execution.resolution import Resolve
from sanam.games.onepiece.texts.tree.binding import OCCASION
from sanam.games.onepiece.vocabulary.effects import Doing
from sanam.games.procedure import GameProcedure


class Remove(GameProcedure[Host]):
    """Take cards from where they are, all at once: for each it is first seen whether that is prohibited or replaced,
    while all of them are still there; then those that go go together.

    how     "ko" (10-2-1-2), "trash", "rest", or "move" to `area`, at its "top" or "bottom", `face` "up" or not
    cause   "effect" or "battle"; `source` is the card that does it, `by` its player; `cost`: it pays a cost
    asked   the cards that something may be done to instead, the turn player's first (1-3-4); None: not looked at yet
    kept    those for which something else was done
    order   whether somebody says in what order they enter: their owners, or `seat`, who has looked at them;
            `ordered` are the owners whose cards are in order
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
    order = Public[bool](False)
    seat = Public[int](0)
    ordered = Public[list[int]]([])
    asked = Public[list[int] | None](None)
    at = Public[int](0)
    tried = Public[int](0)
    kept = Public[list[int]]([])

    def _doing(self) -> Doing:
        return Doing(self.how, self.cause, self.source, self.by)

    @step("10-2-1-2", "8-1-3-4", "1-3-3", "1-3-4", "3-6-3")
    def next_card(self) -> Outcome:
        if self.asked is None:
            self.cards = [mark for mark in self.cards if self._may_go(*mark)]
            there = [card for card, _ in self.cards if self.rules.area(card) in ("character", "stage", "leader")]
            first = self.rules.turn_player()
            self.asked = sorted(there, key=lambda card: self.table.cards[card].owner != first)
        if self.at >= len(self.asked) or self.rules.decided:
            self.cards = self._going()
            return self.jump("ask_order")
        return None

    def _may_go(self, card: int, moves: int) -> bool:
        """Whether a card is still where it was and nothing forbids that it goes (1-3-3)."""
        rules, it = self.rules, self.table.cards[card]
        if it.moves != moves or (rules.area(card) == "leader" and self.how != "rest"):
            return False
        if self.how == "move" and self.area == "hand" and not may_add_to_hand(rules, card, self.by):
            rules.fact("prevented", it.owner, card, rules.witnesses(card))
            return False
        there = rules.area(card) in ("character", "stage", "leader")
        if there and not self.cost and prevented(rules, card, self._doing()):
            rules.fact("prevented", it.owner, card)
            return False
        return True

    @step("8-1-3-4-2", "8-1-3-4-3", "8-1-3-4-5")
    def replace(self) -> Outcome:
        """The replacements are offered in order; the first that is used is the only one."""
        it = self.table.cards[(self.asked or [])[self.at]]
        offers = replacements(self.rules, it.id, self._doing()) if [it.id, it.moves] in self.cards else []
        if self.tried >= len(offers):
            self.at, self.tried = self.at + 1, 0
            return self.jump("next_card")
        holder, index = offers[self.tried]
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
        card = (self.asked or [])[self.at]
        self.kept = [*self.kept, card]
        holder, index = result.get("replacing", [0, 0])
        if holder in self.table.cards:
            self.rules.use_up(holder, index)
            self.rules.fact("replaced", self.table.cards[holder].owner, card, card_source=holder)
        self.at, self.tried = self.at + 1, 0
        return self.jump("next_card")

    @step("3-1-7", "3-2-3")
    def ask_order(self) -> Outcome:
        """Their owner decides the order in which they enter, whoever's ability moves them: of several owners the turn
        player first (1-3-4). Cards that were looked at have not left their area: who looked arranges them (11-3-1).
        Of cards that he has not seen there is nothing to decide: they come one at a time, from the top.
        """
        if not self.order or self.area not in ("deck", "life"):
            return self.jump("move")
        rules, known = self.rules, self.table.cards
        for owner in (rules.turn_player(), 1 - rules.turn_player()):
            own = [card for card, _ in self.cards if known[card].owner == owner]
            who = self.seat if all(rules.area(card) == self.area for card in own) else owner
            seen = any(not rules.hidden_from(known[card], who) for card in own)
            if owner in self.ordered or len(own) < 2 or not seen:
                continue
            options = [Option("pick", card) for card in own]
            params = {"card": self.source, "end": self.end}
            return self.ask(
                Choice(who, "effect_order", options, len(own), len(own), order=True, rule="3-1-7", params=params)
            )
        return self.jump("move")

    @step("3-1-7")
    def in_order(self) -> Outcome:
        order = [option.card for option in self.picked()]
        picked = sorted((mark for mark in self.cards if mark[0] in order), key=lambda mark: order.index(mark[0]))
        self.cards = [*(mark for mark in self.cards if mark not in picked), *picked]
        self.ordered = [*self.ordered, self.table.cards[picked[0][0]].owner]
        return self.jump("ask_order")

    def _going(self) -> list[list[int]]:
        """The cards that are still where they were, and for which nothing else was done."""
        known = self.table.cards
        return [[card, moves] for card, moves in self.cards if known[card].moves == moves and card not in self.kept]

    @step("10-2-1-2", "3-1-6", "4-11-2")
    def move(self) -> Outcome:
        """Those that go; a cost of which something was done instead is not paid as written (8-3-1-7)."""
        rules = self.rules
        going = [card for card, _ in self.cards]
        there = [card for card in going if rules.area(card) in ("character", "stage")]
        if self.how == "ko":
            going = there
            rules.ko(*going, doing=self._doing())
        else:
            with rules.at_once(there) if len(there) > 1 else nullcontext():
                going = self._go(going)
        result = {"moved": len(going), "did": bool(going), "it": Context(rules, self.source, self.by).marked(going)}
        return self.done(result | ({"unpaid": True} if self.cost and self.kept else {}))

    def _go(self, going: list[int]) -> list[int]:
        """Rest, trash or move cards, as long as the game goes on (9-1-2). Returns those with which it was done."""
        gone: list[int] = []
        untold: list[tuple[int, int, list[int] | None, str]] = []
        for card in going:
            if self.rules.decided:
                break
            if card in gone:
                continue
            if self.how == "rest":
                self.rules.rest_by_effect(card, self.by, self.source)
            elif self.how == "trash":
                self.rules.trash_by(card, self._doing())
            elif self.rules.profile(card).don:
                # All at once, as they are told of ("when 2 or more DON!! cards are returned").
                owner = self.table.cards[card].owner
                dons = [c for c in going if self.rules.profile(c).don and self.table.cards[c].owner == owner]
                self.rules.return_don(owner, dons, self.by)
                gone += dons
                continue
            else:
                untold.append(self._send(card))
            gone.append(card)
        if len(untold) > 1 and self.area in ("deck", "life"):
            # Of cards that enter a secret area together it is told so that nobody learns which lies where (3-1-8).
            untold.sort(key=lambda one: one[1])
        for owner, card, seen, origin in untold:
            self.rules.fact("moved", owner, card, seen, origin=origin, area=self.area, end=self.end)
        return gone

    def _send(self, card: int) -> tuple[int, int, list[int] | None, str]:
        """Move a card to the area; returns what is told of it: its owner, the card, who may know it, from where."""
        rules, owner, origin = self.rules, self.table.cards[card].owner, self.rules.area(card)
        stance = UP if self.area in ("trash",) or (self.area == "life" and self.face == "up") else DOWN
        before = rules.witnesses(card)
        to = 0 if self.end == "bottom" else None
        rules.relocate(card, f"{owner}.{self.area}", stance, to, doing=self._doing())
        seen = sorted({*before, *rules.witnesses(card)})
        rules.notice("returned", owner, card, area=self.area, origin=origin, doing=self._doing())
        return owner, card, seen if len(seen) < len(self.table.seats) else None, origin
