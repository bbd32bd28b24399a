"""A slice of One Piece for the kernel's tests: damage processing (4-6, 7-1-4-1-1, 8-6-2) and a [Trigger]
inside it.

A Life card's [Trigger] suspends the damage; what it causes waits. The game itself is not here; the numbers
are the rulebook's.
"""

from __future__ import annotations

from typing import ClassVar

from sanam.engine import events as ev
from sanam.engine.choice import Choice, Option
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.procedure import Call, Outcome, Procedure, Public, step
from sanam.engine.table import Card, Seat, Trigger

#: "medic" has [Trigger]: add the top card of your deck to your Life. "watcher", on the field: when a card is
#: added to or leaves your Life, draw a card.
TRIGGERS = ("medic",)


class Damage(Procedure):
    """`amount` damage to the Leader of `seat`, a card at a time."""

    seat = Public[int](0)
    left = Public[int](0)

    @step("7-1-4-1-1-1")
    def check_defeat(self) -> Outcome:
        if self.left and not self.table.zones[f"{self.seat}.life"]:
            self.play.mark("table", "finished", {"winner": 1 - self.seat})
            return self.done()
        return None

    @step("4-6-2-2")
    def next_card(self) -> Outcome:
        if self.left == 0 or not self.table.zones[f"{self.seat}.life"]:
            return self.jump("take_up")
        self.left -= 1
        self.play.show(self.top().id, [self.seat])
        return None

    def top(self) -> Card:
        card = self.table.top(f"{self.seat}.life")
        assert card is not None
        return card

    @step("8-6-2-1", "10-1-5-2")
    def ask_trigger(self) -> Outcome:
        if self.top().code not in TRIGGERS:
            return self.jump("take")
        options = [Option("yes"), Option("no")]
        return self.ask(Choice(self.seat, "trigger", options, params={"card": self.top().id}, rule="8-6-2-1"))

    @step("8-6-2-1", "10-1-5-1")
    def use_trigger(self) -> Outcome:
        if self.answer == [0]:
            return self.call(UseTrigger, seat=self.seat, card=self.top().id)
        return None

    @step("4-6-2-1")
    def take(self) -> Outcome:
        if self.result is None:
            self.play.move(self.top().id, f"{self.seat}.hand", stance="down")
        self.result = None
        return self.jump("next_card")

    @step("8-6-2")
    def take_up(self) -> Outcome:
        waiting = self.table.triggers
        if waiting:
            self.play.emit(ev.TriggersTaken(list(waiting), []))
            for trigger in waiting:
                self.play.happened("auto", trigger.seat, trigger.card)
                self.play.move(self.table.zones[f"{trigger.seat}.deck"][-1], f"{trigger.seat}.hand")
        return self.done()


class UseTrigger(Procedure):
    """The card is revealed, lies in no area while it resolves, and goes to the trash."""

    seat = Public[int](0)
    card = Public[int](0)

    @step("10-1-5-1")
    def reveal(self) -> Outcome:
        self.play.move(self.card, "resolving", stance="up")
        self.play.happened("trigger", self.seat, self.card)
        return None

    @step("10-1-5-1")
    def resolve(self) -> Outcome:
        top = self.table.top(f"{self.seat}.deck")
        if top is not None:
            self.play.move(top.id, f"{self.seat}.life", stance="down")
        self.play.move(self.card, f"{self.seat}.trash")
        return self.done("used")


class DamageGame(Game):
    """Seat 1's Leader receives `damage`; `life` and `deck` are seat 1's piles from the bottom, `field` its
    Characters.
    """

    name = "damage"
    procedures: ClassVar[dict[str, type[Procedure]]] = {p.name: p for p in (Damage, UseTrigger)}

    def __init__(self, damage: int, life: list[str], deck: list[str], field: list[str]) -> None:
        super().__init__()
        self.damage = damage
        self.cards = {"life": life, "deck": deck, "field": field}

    def set_up(self, seed: int) -> list[Event]:
        zones = [f"{s}.{zone}" for s in (0, 1) for zone in ("life", "deck", "hand", "field", "trash")]
        events: list[Event] = [ev.TableLaid([Seat("P"), Seat("Q")], [*zones, "resolving"], seed)]
        number = 0
        for zone, codes in self.cards.items():
            for at, code in enumerate(codes):
                number += 1
                stance = "up" if zone == "field" else "down"
                events.append(ev.CardCreated(number, code, 1, f"1.{zone}", at, stance))
        return events

    def opening(self) -> Call:
        return Call(Damage, {"seat": 1, "left": self.damage})

    def hidden_from(self, card: Card, seat: int) -> bool:
        if seat in card.known or card.face_up:
            return False
        return not (card.zone.endswith("hand") and int(card.zone[0]) == seat)

    def noticed(self, event: Event) -> None:
        if isinstance(event, ev.CardMoved) and "life" in (event.source[2:], event.target[2:]):
            for card in self.table.in_zone("1.field"):
                if card.code == "watcher":
                    self.play.emit(ev.TriggerNoticed(Trigger(card.id, 0, 1, event.card)))
