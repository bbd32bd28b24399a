"""Paying the Costs beside Mp of a Skill, and what was paid for it: X, and the cards."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.resolution import TextProcedure
from sanam.games.summoner_master.vocabulary.zones import FIXED_CHARGE


def note_paid(rules: Host, source: int, **paid: Any) -> None:
    """Keep what was paid for a text of a card until it is used again: its words may speak of that."""
    known = rules.table.marks.get("paid") or {}
    rules.play.mark("table", "paid", {**known, str(source): {**known.get(str(source), {}), **paid}})


def forget_paid(rules: Host, source: int) -> None:
    """Nothing of it is spoken of any more."""
    known = rules.table.marks.get("paid") or {}
    if str(source) in known:
        rules.play.mark("table", "paid", {key: paid for key, paid in known.items() if key != str(source)} or None)


class PayCosts(TextProcedure):
    """The Costs beside Mp of a Skill, one after another (605.6, SMG-17.2, SMG-115.2)."""

    at = Public[int](0)

    @property
    def costs(self) -> list[Tree]:
        return self.program.costs

    @step("605.6")
    def next_cost(self) -> Outcome:
        return None if self.at < len(self.costs) else self.done(True)

    @step("605.6", "SMG-17.2")
    def ask_what(self) -> Outcome:
        cost = self.costs[self.at]
        number = cost.number("n")
        if cost.name == "mp-x":
            options = [Option("x", value=mp) for mp in range(self.rules.mp(self.seat) + 1)]
            return self.ask(Choice(self.seat, "x", options, rule="605.6", params={"card": self.source}))
        if cost.name.startswith("discard"):
            options = [Option("pick", card) for card in self.rules.texts.discards(self.seat, self.source, cost)]
            params = {"card": self.source, "count": number}
            return self.ask(Choice(self.seat, "cards", options, number, number, rule="605.6", params=params))
        if cost.name == "sacrifice":
            options = [Option("pick", card) for card in self.rules.texts.sacrifices(self.seat, self.source, cost)]
            params = {"card": self.source, "count": number}
            return self.ask(Choice(self.seat, "cards", options, number, number, rule="SMG-60.1", params=params))
        if cost.name in ("remove", "return", "rest", "show"):
            options = [Option("pick", card) for card in self.rules.texts.payable(self.seat, self.source, cost)]
            params = {"card": self.source, "count": number}
            return self.ask(Choice(self.seat, "cards", options, number, number, rule="605.6", params=params))
        if cost.name == "charged" and len(self.rules.texts.splits(self.source, number)) > 1:
            options = [Option("mine", value=mine) for mine in self.rules.texts.splits(self.source, number)]
            return self.ask(Choice(self.seat, "split", options, rule="SMG-17.2", params={"card": self.source}))
        self.answer = None
        return None

    @step("605.6", "SMG-17.2", "SMG-115.2")
    def pay(self) -> Outcome:
        cost = self.costs[self.at]
        number = cost.number("n")
        cards = [option.card for option in self.picked() if option.card is not None]
        self.at += 1
        if cost.name == "mp-x":
            number = self.picked()[0].value
            note_paid(self.rules, self.source, x=number)
            self.play.count(f"seat{self.seat}", "mp", self.rules.mp(self.seat) - number)
            return None
        if cards:
            note_paid(self.rules, self.source, cards=cards)
        if cost.name.startswith("discard"):
            return self.rules.deeds.discard(cards)
        if cost.name in ("sacrifice", "sacrifice-self"):
            return self.rules.deeds.sacrifice(cards if cost.name == "sacrifice" else [self.source])
        if cost.name in ("remove", "return", "remove-self", "return-self"):
            deeds = self.rules.deeds
            cards = [self.source] if cost.name.endswith("-self") else cards
            return deeds.remove(cards) if cost.name.startswith("remove") else deeds.to_hand(cards)
        if cost.name == "show":
            for card in cards:
                self.play.show(card, [0, 1])
            self.rules.fact("targets", self.seat, self.source, cards=cards)
        elif cost.name == "rest":
            for card in cards:
                self.rules.rest(card)
        elif cost.name == "mp":
            self.play.count(f"seat{self.seat}", "mp", self.rules.mp(self.seat) - number)
        elif cost.name == "charged":
            mine = self.picked()[0].value if self.answer else self.rules.texts.splits(self.source, number)[0]
            self.rules.texts.take_charged(self.source, self.seat, mine, number - mine)
        else:
            left = self.table.cards[self.source].counters.get(FIXED_CHARGE, 0) - number
            self.play.count(self.source, FIXED_CHARGE, left)
        return None

    @step("605.6")
    def more(self) -> Outcome:
        return self.jump("next_cost")
