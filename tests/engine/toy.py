"""Pebbles: a small game that uses every part of the kernel, so that random matches of it go everywhere.

Two seats with a deck of pebbles p1..p5 (their value). Pebbles are played face-up or face-down into a row; p5
needs others of the row in payment; p4 lets its owner draw when it leaves the row; p3 makes pebbles bigger
until the turn ends. An action can be answered by discarding an odd pebble, that answer by another, without
limit: the last one hits first.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from sanam.engine import events as ev
from sanam.engine.choice import Choice, Option
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Outcome, Procedure, Public, step
from sanam.engine.table import Card, Seat, Trigger

CODES = ("p1", "p2", "p3", "p4", "p5")
PILES = ("deck", "hand", "row", "heap")
HAND_LIMIT = 4
TURN_LIMIT = 24


def header(seed: int = 1, open: bool = False) -> Header:
    deck = [CODES[i % 5] for i in range(15)]
    return Header(
        game="pebbles",
        edition="1",
        seed=seed,
        names=["Ada", "Bo"],
        decks=[{"main": deck}, {"main": deck[::-1]}],
        cards={code: {"value": int(code[1])} for code in CODES},
        options={"open": open},
    )


class Match(Procedure):
    first = Public[int](0)
    turn = Public[int](0)

    @step()
    def deal(self) -> Outcome:
        self.first = self.play.roll("first", 2) - 1
        for seat in (0, 1):
            self.play.shuffle(f"{seat}.deck")
            for _ in range(3):
                draw(self, seat)
        if self.pebbles.header.options.get("open"):
            self.play.mark("table", "open", True)
        return None

    @property
    def pebbles(self) -> Pebbles:
        assert isinstance(self.game, Pebbles)
        return self.game

    @step()
    def next_turn(self) -> Outcome:
        self.turn += 1
        if self.turn > TURN_LIMIT:
            finish(self, None)
            return self.done()
        return self.call(Turn, seat=(self.first + self.turn) % 2, number=self.turn)

    @step()
    def after_turn(self) -> Outcome:
        return self.done() if self.play.finished else self.jump("next_turn")


class Turn(Procedure):
    seat = Public[int](0)
    number = Public[int](0)
    actions = Public[int](0)
    card = Public[int | None](None)

    @step()
    def begin(self) -> Outcome:
        self.play.mark("table", "turn", {"number": self.number, "seat": self.seat})
        self.play.happened("turn", self.seat, number=self.number)
        if not self.table.zones[f"{self.seat}.deck"]:
            finish(self, 1 - self.seat)
            return self.done()
        draw(self, self.seat)
        return None

    def options(self) -> list[Option]:
        seat = self.seat
        options = [Option("end"), Option("throw"), Option("look"), Option("shuffle")]
        for card in self.table.zones[f"{seat}.hand"]:
            if self.table.cards[card].code != "p5" or payments(self, seat):
                options.append(Option("play", card, rule="P-1"))
            options.append(Option("hide", card))
        options += [Option("turn", it.id) for it in self.table.in_zone(f"{seat}.row") if not it.face_up]
        if len(self.table.zones[f"{seat}.row"]) < 6:
            options.append(Option("token", value="p1"))
        return options

    @step()
    def ask_action(self) -> Outcome:
        if self.actions >= 5:
            return self.jump("end")
        params = {"number": self.number}
        return self.ask(Choice(self.seat, "action", self.options(), params=params, rule="P-1"))

    @step()
    def act(self) -> Outcome:
        [option] = self.picked()
        play, seat = self.play, self.seat
        self.actions += 1
        self.card = option.card
        if option.act == "end":
            return self.jump("end")
        if option.act == "throw":
            hit(self, 1 - seat, play.roll("die", 6))
        elif option.act == "shuffle":
            play.shuffle(f"{seat}.deck")
        elif option.act == "look":
            return self.call(Look, seat=seat)
        elif option.act == "token":
            card = play.create("p1", seat, f"{seat}.row", "up")
            play.mark(card, "token", True)
            play.happened("token", seat, card)
        elif option.act == "hide":
            play.move(option.card or 0, f"{seat}.row", stance="down")
            play.happened("hid", seat, option.card, [seat])
        elif option.act == "turn":
            play.turn(option.card or 0, "up/side")
            play.happened("turned", seat, option.card)
        elif self.table.cards[option.card or 0].code == "p5":
            return self.jump("ask_payment")
        else:
            return self.jump("lay")
        return self.jump("settle")

    @step()
    def ask_payment(self) -> Outcome:
        if self.card is None:
            return self.jump("settle")
        row = self.table.zones[f"{self.seat}.row"]
        options = [Option("pay", card) for card in row]
        return self.ask(
            Choice(self.seat, "payment", options, 1, 2, payments(self, self.seat), params={"card": self.card})
        )

    @step()
    def pay(self) -> Outcome:
        for card in [self.table.zones[f"{self.seat}.row"][i] for i in self.answer]:
            leave(self, card)
        return None

    @step()
    def lay(self) -> Outcome:
        card = self.card or 0
        self.play.move(card, f"{self.seat}.row", 0, "up")
        self.play.happened("played", self.seat, card)
        if self.table.cards[card].code == "p3":
            for other in self.table.zones[f"{self.seat}.row"][:2]:
                self.play.modify(source=card, subject=other, key="value", op="add", value=1, until="end")
                self.play.count(other, "polish", self.table.cards[other].counters.get("polish", 0) + 1)
        return self.call(Respond, seat=1 - self.seat, against=self.seat, card=card)

    @step()
    def settle(self) -> Outcome:
        waiting = self.table.triggers
        if waiting:
            self.play.emit(ev.TriggersTaken(list(waiting), []))
            for trigger in waiting:
                draw(self, trigger.seat)
        if self.play.finished:
            return self.done()
        return self.jump("ask_action")

    @step()
    def end(self) -> Outcome:
        for modifier in [m for m in self.table.modifiers.values() if m.until == "end"]:
            self.play.unmodify(modifier)
        return None

    @step()
    def ask_hand_limit(self) -> Outcome:
        hand = self.table.zones[f"{self.seat}.hand"]
        over = len(hand) - HAND_LIMIT
        if over <= 0:
            return self.jump("close")
        return self.ask(Choice(self.seat, "hand_limit", [Option("pick", card) for card in hand], over, over))

    @step()
    def discard(self) -> Outcome:
        for card in [self.table.zones[f"{self.seat}.hand"][i] for i in self.answer]:
            self.play.move(card, f"{self.seat}.heap", stance="up")
        return None

    @step()
    def close(self) -> Outcome:
        self.play.checkpoint()
        return None


class Look(Procedure):
    """The seat looks at its top two cards and puts them back in an order of its choice."""

    seat = Public[int](0)

    def top(self) -> list[int]:
        return self.table.zones[f"{self.seat}.deck"][-2:]

    @step()
    def show(self) -> Outcome:
        for card in self.top():
            self.play.show(card, [self.seat])
        return None

    @step()
    def ask_order(self) -> Outcome:
        top = self.top()
        if not top:
            return self.done()
        options = [Option("pick", card) for card in top]
        return self.ask(Choice(self.seat, "arrange", options, len(top), len(top), order=True))

    @step()
    def arrange(self) -> Outcome:
        zone, top = f"{self.seat}.deck", self.top()
        self.play.order(zone, self.table.zones[zone][: -len(top)] + [top[i] for i in self.answer])
        return None


class Respond(Procedure):
    """A seat may discard an odd pebble against another; that may be answered in turn."""

    seat = Public[int](0)
    against = Public[int](0)
    card = Public[int](0)
    used = Public[int | None](None)

    def options(self) -> list[Option]:
        hand = self.table.in_zone(f"{self.seat}.hand")
        return [Option("discard", card.id) for card in hand if int(card.code[1]) % 2]

    @step()
    def ask_response(self) -> Outcome:
        return self.ask(Choice(self.seat, "respond", self.options(), 0, 1, params={"card": self.card}))

    @step()
    def use(self) -> Outcome:
        if not self.answer:
            return self.done(False)
        [option] = self.picked()
        self.used = option.card
        self.play.move(option.card or 0, f"{self.seat}.heap", stance="up")
        self.play.happened("discarded", self.seat, option.card)
        return self.call(Respond, seat=self.against, against=self.seat, card=option.card)

    @step()
    def strike(self) -> Outcome:
        hit(self, self.against, self.pebbles.value(self.table.cards[self.used or 0]))
        target = self.table.cards.get(self.card)
        if target is not None and target.zone.endswith("row") and not self.result:
            leave(self, target.id)
        return self.done(True)

    @property
    def pebbles(self) -> Pebbles:
        assert isinstance(self.game, Pebbles)
        return self.game


def draw(procedure: Procedure, seat: int) -> None:
    card = procedure.table.top(f"{seat}.deck")
    if card is not None:
        procedure.play.move(card.id, f"{seat}.hand")
        procedure.play.happened("drew", seat, card.id, [seat])


def leave(procedure: Procedure, card: int) -> None:
    """A pebble leaves the row: a token for good, another into its owner's heap."""
    table, play = procedure.table, procedure.play
    for modifier in [m for m in table.modifiers.values() if m.subject == card]:
        play.unmodify(modifier)
    if table.cards[card].marks.get("token"):
        play.cease(card)
    else:
        play.move(card, f"{table.cards[card].owner}.heap", stance="up")


def hit(procedure: Procedure, seat: int, amount: int) -> None:
    lp = max(0, procedure.table.seats[seat].counts["lp"] - amount)
    procedure.play.count(f"seat{seat}", "lp", lp)
    if lp == 0:
        finish(procedure, 1 - seat)


def finish(procedure: Procedure, winner: int | None) -> None:
    if not procedure.play.finished:
        procedure.play.mark("table", "finished", {"winner": winner})


def payments(procedure: Procedure, seat: int) -> list[list[int]]:
    """The sets of one or two places of the row that are worth at least 3."""
    game = procedure.game
    assert isinstance(game, Pebbles)
    worth = [game.value(card) for card in procedure.table.in_zone(f"{seat}.row")]
    sets = [[i] for i in range(len(worth))] + [list(pair) for pair in combinations(range(len(worth)), 2)]
    return [chosen for chosen in sets if sum(worth[i] for i in chosen) >= 3]


class Pebbles(Game):
    name = "pebbles"
    procedures: ClassVar[dict[str, type[Procedure]]] = {p.name: p for p in (Match, Turn, Look, Respond)}

    def __init__(self, header: Header) -> None:
        super().__init__()
        self.header = header

    def set_up(self, seed: int) -> list[Event]:
        zones = [f"{seat}.{pile}" for seat in (0, 1) for pile in PILES]
        events: list[Event] = [ev.TableLaid([Seat(n, {"lp": 20}) for n in self.header.names], zones, seed)]
        number = 0
        for seat, deck in enumerate(self.header.decks):
            for at, code in enumerate(deck["main"]):
                number += 1
                events.append(ev.CardCreated(number, code, seat, f"{seat}.deck", at))
        return events

    def opening(self) -> Call:
        return Call(Match, {})

    def hidden_from(self, card: Card, seat: int) -> bool:
        if seat in card.known or card.face_up:
            return False
        pile = card.zone[2:]
        return pile == "deck" or int(card.zone[0]) != seat

    def noticed(self, event: Event) -> None:
        if isinstance(event, ev.CardMoved) and event.source[2:] == "row" and event.target[2:] == "heap":
            card = self.table.cards[event.card]
            if card.code == "p4":
                self.play.emit(ev.TriggerNoticed(Trigger(card.id, 0, card.owner, 1)))

    def definition(self, code: str) -> Any:
        return self.header.cards.get(code)

    def value(self, card: Card) -> int:
        value = int(self.header.cards[card.code]["value"])
        return value + sum(m.value for m in self.table.modifiers.values() if m.subject == card.id)

    def values(self, card: Card) -> dict[str, Any]:
        return {"value": self.value(card)}

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        last = self.table.top("0.heap")
        return {"turn": marks.get("turn"), "finished": marks.get("finished"), "card_last": last and last.id}


def pebbles(seed: int) -> Pebbles:
    """A match's game by its seed; `pebbles(0)` modulo 5 gives open practice."""
    return Pebbles(header(seed, open=seed % 5 == 0))
