"""A slice of Summoner Master for the kernel's tests: the general attack (504) and the Interfere Step (615,
616).

It proves that procedures carry such rules: payment once, Interfere Steps nested without limit, a jump back to
the choice of a target. The game itself is not here; the numbers are the rulebook's.
"""

from __future__ import annotations

from typing import ClassVar

from sanam.engine.choice import Choice, Option
from sanam.engine.events import CardCreated, Event, TableLaid
from sanam.engine.game import Game
from sanam.engine.procedure import Call, Outcome, Procedure, Public, step
from sanam.engine.table import Card, Seat
from sanam.engine.values import SETTINGS_THEN_SUMS, Change, read

#: Seals: (At, Df, Sp). "herald" has an Ability "when this Seal attacks": a Seal of the other side gets At -1.
SEALS = {"herald": (5, 3, 2), "wall": (2, 6, 1), "scout": (3, 2, 4), "twin": (5, 3, 2)}
#: Interfere cards and their cost: "recall" returns a Seal to the hand; "deny" stops the card it cuts into.
INTERFERE = {"recall": 1, "deny": 1}
ATTACK_COST = 2


class GeneralAttack(Procedure):
    seat = Public[int](0)
    attacker = Public[int](0)
    attacked = Public[int | None](None)
    chosen = Public[int | None](None)
    worked = Public[bool](False)
    losers = Public[list[int]]()

    def targets(self) -> list[Option]:
        return [Option("attack", card.id) for card in seals(self, 1 - self.seat)]

    def fail(self) -> Outcome:
        """The attack cannot go on: what was paid is lost, and the attacker becomes Inactive (504.12, 504.13)."""
        if stands(self, self.attacker):
            self.play.turn(self.attacker, "up/side")
        return self.done("failed")

    @step("504.3")
    def check_target(self) -> Outcome:
        return None if self.targets() else self.done("no target")

    @step("504.4")
    def check_cost(self) -> Outcome:
        return None if self.table.seats[self.seat].counts["mp"] >= ATTACK_COST else self.done("too dear")

    @step("504.5")
    def pay(self) -> Outcome:
        pay(self, self.seat, ATTACK_COST)
        return None

    @step("504.6")
    def ask_attacked(self) -> Outcome:
        targets = self.targets()
        return self.ask(Choice(self.seat, "attacked", targets, rule="504.6")) if targets else self.fail()

    @step("504.6")
    def declare_attacked(self) -> Outcome:
        self.attacked = self.picked()[0].card
        self.play.happened("attacked_declared", self.seat, self.attacked)
        return None

    @step("504.7")
    def ask_ability(self) -> Outcome:
        if self.table.cards[self.attacker].code != "herald" or self.chosen is not None:
            return self.jump("interfere")
        return self.ask(Choice(self.seat, "ability_target", self.targets(), rule="504.7"))

    @step("504.7")
    def choose_ability(self) -> Outcome:
        self.chosen = self.picked()[0].card
        return None

    @step("504.10")
    def interfere(self) -> Outcome:
        return self.call(InterfereStep, defender=1 - self.seat, turn=1 - self.seat)

    @step("504.11")
    def ability_works(self) -> Outcome:
        if self.chosen is not None and not self.worked and stands(self, self.chosen):
            self.worked = True
            self.play.happened("ability", self.seat, self.chosen)
            self.play.modify(source=self.attacker, subject=self.chosen, key="at", op="add", value=-1)
        return None

    @step("504.12")
    def check_attacker(self) -> Outcome:
        return None if stands(self, self.attacker) else self.fail()

    @step("504.13")
    def check_attacked(self) -> Outcome:
        return None if stands(self, self.attacked) else self.jump("ask_attacked")

    @step("504.15", "504.15.1", "504.15.2")
    def compare(self) -> Outcome:
        attacker, attacked = self.table.cards[self.attacker], self.table.cards[self.attacked or 0]
        into_at = attacked.zone.endswith("at")
        mine = (power(self, attacker, 0), power(self, attacker, 2))
        theirs = (power(self, attacked, 0 if into_at else 1), power(self, attacked, 2))
        if mine == theirs:
            self.losers = [attacker.id, attacked.id] if into_at else []
        else:
            self.losers = [attacked.id] if mine > theirs else [attacker.id] if into_at else []
        return None

    @step("504.18")
    def become_inactive(self) -> Outcome:
        self.play.turn(self.attacker, "up/side")
        return None

    @step("504.20")
    def destroy(self) -> Outcome:
        for card in self.losers:
            self.play.move(card, f"{self.table.cards[card].owner}.shrine")
        return self.done("fought")


class InterfereStep(Procedure):
    """The defender may cut in first (402.3), then by turns; two passes in a row end it."""

    defender = Public[int](0)
    turn = Public[int](0)
    passes = Public[int](0)
    cut = Public[int | None](None)

    def options(self) -> list[Option]:
        hand = self.table.in_zone(f"{self.turn}.hand")
        mp = self.table.seats[self.turn].counts["mp"]
        return [Option("interfere", c.id) for c in hand if c.code in INTERFERE and INTERFERE[c.code] <= mp]

    @step("616.2")
    def ask_interfere(self) -> Outcome:
        return self.ask(Choice(self.turn, "interfere", self.options(), 0, 1, rule="616.2"))

    @step("615.7", "615.8")
    def use(self) -> Outcome:
        if not self.answer:
            self.passes += 1
            if self.passes == 2:
                return self.done()
            self.turn = 1 - self.turn
            return self.jump("ask_interfere")
        card = self.picked()[0].card
        return self.call(UseInterfere, seat=self.turn, card=card, into=self.cut)

    @step("616.2")
    def again(self) -> Outcome:
        self.passes = 0
        self.turn = self.defender
        return self.jump("ask_interfere")


class UseInterfere(Procedure):
    """One Interfere card: it is paid for and played, may itself be cut into, and then shows its result."""

    seat = Public[int](0)
    card = Public[int](0)
    into = Public[int | None](None)
    target = Public[int | None](None)

    def targets(self) -> list[Option]:
        if self.table.cards[self.card].code == "deny":
            return [Option("target", self.into)] if self.into is not None else []
        return [Option("target", card.id) for seat in (0, 1) for card in seals(self, seat)]

    @step("610.2")
    def play_it(self) -> Outcome:
        pay(self, self.seat, INTERFERE[self.table.cards[self.card].code])
        self.play.move(self.card, "stack", stance="up")
        self.play.happened("cut_in", self.seat, self.card)
        return None

    @step("610.2")
    def ask_target(self) -> Outcome:
        return self.ask(Choice(self.seat, "target", self.targets()))

    @step("610.2")
    def choose(self) -> Outcome:
        self.target = self.picked()[0].card
        return None

    @step("610.2.9")
    def interfere(self) -> Outcome:
        defender = 1 - self.seat
        return self.call(InterfereStep, defender=defender, turn=defender, cut=self.card)

    @step("615.7")
    def resolve(self) -> Outcome:
        it = self.table.cards[self.card]
        if it.zone != "stack":
            return self.done()
        self.play.happened("result", self.seat, self.card)
        target = self.table.cards[self.target or 0]
        if it.code == "deny" and target.zone == "stack":
            self.play.move(target.id, f"{target.owner}.shrine")
        elif it.code == "recall" and stands(self, target.id):
            self.play.move(target.id, f"{target.owner}.hand", stance="down")
        self.play.move(self.card, f"{it.owner}.shrine")
        return None


def seals(procedure: Procedure, seat: int) -> list[Card]:
    return [card for line in ("at", "df") for card in procedure.table.in_zone(f"{seat}.{line}")]


def stands(procedure: Procedure, card: int | None) -> bool:
    return card is not None and procedure.table.cards[card].zone[2:] in ("at", "df")


def pay(procedure: Procedure, seat: int, cost: int) -> None:
    procedure.play.count(f"seat{seat}", "mp", procedure.table.seats[seat].counts["mp"] - cost)


def power(procedure: Procedure, card: Card, which: int) -> int:
    key = ("at", "df", "sp")[which]
    changes = [
        Change(m.op, m.value, m.stamp)
        for m in procedure.table.modifiers.values()
        if m.subject == card.id and m.key == key
    ]
    return read(SEALS[card.code][which], changes, SETTINGS_THEN_SUMS)


class Attack(Game):
    """Seat 0's herald attacks: `line0`, `line1` are the Seals of each side's At Line, `hands` the Interfere
    cards.
    """

    name = "attack"
    procedures: ClassVar[dict[str, type[Procedure]]] = {p.name: p for p in (GeneralAttack, InterfereStep, UseInterfere)}

    def __init__(self, line0: list[str], line1: list[str], hands: tuple[list[str], list[str]], mp: int = 8) -> None:
        super().__init__()
        self.cards = {"0.at": line0, "1.at": line1, "0.hand": hands[0], "1.hand": hands[1]}
        self.mp = mp

    def set_up(self, seed: int) -> list[Event]:
        zones = [f"{seat}.{zone}" for seat in (0, 1) for zone in ("at", "df", "hand", "shrine")]
        events: list[Event] = [TableLaid([Seat(n, {"mp": self.mp}) for n in "PQ"], [*zones, "stack"], seed)]
        number = 0
        for zone, codes in self.cards.items():
            for at, code in enumerate(codes):
                number += 1
                stance = "down" if zone.endswith("hand") else "up"
                events.append(CardCreated(number, code, int(zone[0]), zone, at, stance))
        return events

    def opening(self) -> Call:
        return Call(GeneralAttack, {"seat": 0, "attacker": 1})

    def hidden_from(self, card: Card, seat: int) -> bool:
        return card.zone == f"{1 - seat}.hand"
