"""A table for abilities: the real rules of play, but no turn goes on; procedures are run one by one.

lab = Lab(bolt=spell(abilities=[...]), bear=monster(atk=1500))
bear = lab.put("bear", 1, "m1")
bolt = lab.put("bolt", 0, "s1")
lab.use(bolt)                 # PayAndTarget, then ResolveAbility: as far as the first question
lab.pick(bear)                # answers it by cards, acts or values
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from sanam.engine import events as ev
from sanam.engine.choice import Choice, Option
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.procedure import Call, Outcome, Procedure, step
from sanam.engine.table import DOWN, UP
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.profiles import Profile
from sanam.games.yugioh.texts.execution.interpreter import usable
from sanam.games.yugioh.texts.execution.standing_effects import stamp, standing
from sanam.games.yugioh.texts.tree import Ability, Group, Modify, Number, Operation, Step, to_plain

ALL_MINE = Group(whose="you", zones=("monster",), number="all")
ALL_THEIRS = Group(whose="opponent", zones=("monster",), number="all")
EVERYBODY = Group(whose="either", zones=("monster",), number="all")
SPELL_ZONES = ("s1", "s2", "s3", "s4", "s5", "field")


def monster(**more: Any) -> dict[str, Any]:
    """Fields of a monster; abilities are Struct trees."""
    base = {"kind": "monster", "level": 4, "atk": 1000, "def_": 1000, "attribute": "EARTH", "race": "Warrior"}
    return {**base, "traits": ("effect",) if more.get("abilities") else ("normal",), **more}


def spell(**more: Any) -> dict[str, Any]:
    return {"kind": "spell", "icon": "normal", **more}


def trap(**more: Any) -> dict[str, Any]:
    return {"kind": "trap", "icon": "normal", **more}


def do(*ops: Operation | Step, kind: str = "activate", **more: Any) -> Ability:
    """An ability whose effect are these operations, one sentence each unless given as Steps."""
    steps = tuple(op if isinstance(op, Step) else Step(op=op) for op in ops)
    return Ability(kind=kind, do=steps, **more)


def lasting(*ops: Operation, **more: Any) -> Ability:
    """A continuous ability: what it does applies as long as its card is there."""
    return do(*ops, kind="continuous", **more)


def gain(amount: Number, group: Group = ALL_MINE, what: str = "atk", how: str = "gain", until: str = "") -> Modify:
    return Modify(group=group, what=what, how=how, amount=amount, until=until)


class Bench(Procedure):
    """Waits for something to run, runs it, keeps its result."""

    @step()
    def wait(self) -> Outcome:
        return self.ask(Choice(0, "bench", [Option("go")]))

    @step()
    def go(self) -> Outcome:
        name, fields = self.game.todo  # type: ignore[attr-defined]
        return Call(self.game.procedures[name], fields)

    @step()
    def back(self) -> Outcome:
        self.game.result = self.result  # type: ignore[attr-defined]
        return self.jump("wait")


class LabGame(YugiohGame):
    procedures: ClassVar[dict[str, type[Procedure]]] = {**YugiohGame.procedures, "Bench": Bench}

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.todo: tuple[str, dict[str, Any]] = ("", {})
        self.result: Any = None
        self.facts: list[ev.Happened] = []

    def opening(self) -> Call:
        return Call(Bench, {})

    def noticed(self, event: Any) -> None:
        if isinstance(event, ev.Happened):
            self.facts.append(event)
        super().noticed(event)


class Lab:
    """See the module. Turn 3 of seat 0, Main Phase 1, both at 8000 Life Points, ten plain cards in each Deck."""

    def __init__(
        self, *, edition: str = "zh-mr2", options: dict[str, Any] | None = None, **cards: dict[str, Any]
    ) -> None:
        cards.setdefault("blank", monster())
        self.code: dict[str, str] = {}
        plain: dict[str, Any] = {}
        for number, (name, fields) in enumerate(cards.items(), 1):
            trees = fields.get("abilities") or []
            data = CardData(**{"name": name, "code": number, **fields, "abilities": to_plain(trees)})
            self.code[name] = data.key
            plain[data.key] = msgspec.to_builtins(data)
        deck = {"main": [self.code["blank"]] * 10, "extra": [], "side": []}
        header = Header(
            game="yugioh",
            edition=edition,
            options=options or {},
            seed=7,
            names=["A", "B"],
            decks=[deck, deck],
            cards=plain,
        )
        self.game = LabGame(header)
        self.play = Play(self.game)
        self.play.start(7)
        for key, value in {"duel": 1, "turn": 3, "player": 0, "phase": "main1", "step": "", "moment": 1}.items():
            self.play.mark("table", key, value)
        self.paid: dict[str, Any] = {}

    # ---- laying

    def put(self, name: str, seat: int = 0, zone: str = "m1", stance: str = UP, host: int | None = None) -> int:
        """A new card in a zone of a seat; face-up unless the zone or `stance` says otherwise."""
        if zone in ("deck", "hand", "extra"):
            stance = DOWN
        card = self.play.create(self.code[name], seat, f"{seat}.{zone}", stance)
        if host is not None:
            self.play.attach(card, host)
        if stance in ("up", "up/side") and zone[0] in "msf":
            stamp(self.game, card)
        return card

    def token(self, data: CardData) -> None:
        """Make a Token's definition known."""
        self.game.profiles[data.name] = Profile(data)

    def turn(self, player: int, number: int, phase: str = "main1") -> None:
        for key, value in {"turn": number, "player": player, "phase": phase}.items():
            self.play.mark("table", key, value)

    # ---- running

    def run(self, procedure: str, **fields: Any) -> Any:
        """Run a procedure to its end or its first question; its result when it has ended."""
        self.game.result = None
        self.game.todo = (procedure, fields)
        self.play.answer([0])
        return self.game.result

    def why(self, card: int, index: int = 0, seat: int = 0, event: dict[str, Any] | None = None) -> str:
        return usable(self.game, card, index, seat, event)

    def pay(self, card: int, index: int = 0, seat: int = 0, event: dict[str, Any] | None = None) -> Any:
        """PayAndTarget alone."""
        self.card, self.index, self.seat, self.event = card, index, seat, event
        return self.run("PayAndTarget", card=card, ability=index, seat=seat, event=event)

    def resolve(self, paid: dict[str, Any] | None = None, link: int | None = None) -> Any:
        paid = paid or self.game.result or {"targets": [], "cost": [], "modes": []}
        return self.run(
            "ResolveAbility", card=self.card, ability=self.index, seat=self.seat, event=self.event, link=link, **paid
        )

    def use(self, card: int, index: int = 0, seat: int = 0, event: dict[str, Any] | None = None) -> Any:
        """Pay and target without a question, then resolve."""
        assert self.why(card, index, seat, event) == ""
        paid = self.pay(card, index, seat, event)
        assert paid is not None, f"asked {self.choice}"
        return self.resolve(paid)

    # ---- answering

    @property
    def choice(self) -> Choice:
        choice = self.play.table.choice
        assert choice is not None
        return choice

    @property
    def asked(self) -> str:
        """The kind of the open question, "" when none of the procedure is open."""
        kind = self.choice.kind
        return "" if kind == "bench" else kind

    def offered(self) -> list[Any]:
        """What the open question offers: cards, else values, zones or acts."""
        return [next(x for x in (o.card, o.value, o.zone, o.act) if x is not None) for o in self.choice.options]

    def pick(self, *wanted: Any) -> Any:
        offered = self.offered()
        self.play.answer([offered.index(one) for one in wanted])
        return self.game.result

    # ---- looking

    @property
    def now(self) -> Any:
        return standing(self.game)

    def zone(self, card: int) -> str:
        it = self.play.table.cards.get(card)
        return it.zone if it is not None else ""

    def lp(self, seat: int) -> int:
        return self.play.table.seats[seat].counts["lp"]

    def count(self, seat: int, pile: str) -> int:
        return len(self.play.table.zones[f"{seat}.{pile}"])

    def stance(self, card: int) -> str:
        return self.play.table.cards[card].stance

    def facts(self, what: str) -> list[ev.Happened]:
        return [fact for fact in self.game.facts if fact.what == what]
