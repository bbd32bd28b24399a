"""A One Piece match at any position, driven by what players do: the words the rule tests are written in.

    s = Voyage()                                  # turn 3 of a running match, seat 0's Main Phase, 10 DON!! each
    mate = s.put(0, "mate", "character")          # a copy of a test card, active, there since an earlier turn
    s.act("attack", mate); s.act("target", s.leader(1))
    s.settle()                                    # nobody blocks or counters, Life cards are taken
    assert s.life(1) == 4

`s.refused("attack", card)` is the refusal that the rules give for a wish; `s.offered("play")` the cards that the open
question offers for an act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.table import DOWN, UP, UP_SIDE, Card
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.onepiece.game import OnePieceGame

ACTIVE, RESTED = UP, UP_SIDE
CLOSED = ("deck", "don-deck", "hand", "life")
_codes: dict[str, str] = {}


def code_of(name: str) -> str:
    return _codes.setdefault(name, f"TS90-{len(_codes) + 1:03}")


def _card(category: str, name: str, **fields: Any) -> OnePieceCard:
    usual: dict[str, Any] = {"colours": () if category == "don" else ("red",)}
    return OnePieceCard(code=code_of(name), name=name, category=category, **{**usual, **fields})


def leader(name: str, power: int = 5000, life: int = 5, **fields: Any) -> OnePieceCard:
    return _card("leader", name, power=power, life=life, **fields)


def character(name: str, cost: int = 2, power: int = 4000, **fields: Any) -> OnePieceCard:
    return _card("character", name, cost=cost, power=power, **fields)


def event(name: str, cost: int = 1, text: str = "[Main] Draw 1 card.", **fields: Any) -> OnePieceCard:
    return _card("event", name, cost=cost, text=text, **fields)


def stage(name: str, cost: int = 1, **fields: Any) -> OnePieceCard:
    return _card("stage", name, cost=cost, **fields)


#: Test cards that are always there, by name.
STOCK = (
    leader("captain"),
    character("filler", 1, 1000),
    character("mate", 2, 4000, counter=1000),
    character("cook", 4, 6000, counter=2000),
    character("brute", 7, 8000),
    character("guard", 3, 4000, text="[Blocker] (You may rest this card.)"),
    character("swift", 3, 4000, text="[Rush]"),
    event("gale"),
    event("parry", 1, "[Counter] Up to 1 of your Characters gains +2000 power during this battle."),
    stage("harbour"),
    _card("don", "DON!!"),
)


def read(card: OnePieceCard) -> OnePieceCard:
    """The card with its text understood wholly; AssertionError when it is not."""
    from sanam.games.onepiece.abilities.texts import reading

    found = reading(card.whole_text)
    assert found.whole, (card.name, found.problem, card.whole_text)
    return msgspec.structs.replace(card, abilities=found.abilities)


class Voyage:
    """A running match (see the module docstring).

    `cards` adds definitions, by name, `leaders` names each seat's; `turn` is the number of the turn that its player is
    in (seat 0 has the odd turns). The decks hold `deck` fillers each when the match begins; cards that are put
    somewhere are made for it. `start` False leaves the match before its set-up.
    """

    def __init__(
        self,
        *cards: OnePieceCard,
        turn: int = 3,
        deck: int = 50,
        don: int = 10,
        start: bool = True,
        seed: int = 7,
        leaders: tuple[str, str] = ("captain", "captain"),
        piles: Any = None,
        **options: Any,
    ) -> None:
        self.cards = {card.name: card for card in (*STOCK, *cards)}
        options = {"first": "seat0", "allow_illegal": True, **options}
        decks = piles or [
            {
                "leader": [self.cards[name].code],
                "deck": [self.cards["filler"].code] * deck,
                "don": [self.cards["DON!!"].code] * 10,
            }
            for name in leaders
        ]
        self.header = Header(
            game="onepiece",
            edition="standard",
            options=options,
            seed=seed,
            names=["Ann", "Ben"],
            decks=decks,
            cards={card.code: msgspec.to_builtins(card) for card in self.cards.values()},
        )
        self.game = OnePieceGame(self.header)
        self.play = Play(self.game)
        if start:
            self.play.start(seed)
            while self.choice.kind == "redraw":
                self.act("keep")
            self.clear_hands()
            while self.turn < turn:
                self.end_turn()
                self.clear_hands()
            self.edit(lambda game: [game.add_don(seat, don - self.size(seat, "cost")) for seat in (0, 1)])

    # ------------------------------------------------------------------ reading

    @property
    def table(self) -> Any:
        return self.play.table

    @property
    def choice(self) -> Choice:
        assert self.play.table.choice is not None
        return self.play.table.choice

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what; None when nobody is."""
        choice = self.play.table.choice
        return (choice.seat, choice.kind) if choice is not None else None

    @property
    def turn(self) -> int:
        return self.game.turn()

    @property
    def phase(self) -> str:
        return self.game.phase()

    def card(self, card: int) -> Card:
        return self.play.table.cards[card]

    def where(self, card: int) -> str:
        return self.card(card).zone

    def zone(self, seat: int, area: str) -> list[int]:
        return list(self.play.table.zones[f"{seat}.{area}"])

    def size(self, seat: int, area: str) -> int:
        return len(self.play.table.zones[f"{seat}.{area}"])

    def life(self, seat: int) -> int:
        return self.size(seat, "life")

    def leader(self, seat: int) -> int:
        return self.game.leader(seat)

    def active(self, seat: int) -> int:
        """Active DON!! cards in the cost area."""
        return len(self.game.active_don(seat))

    def power(self, card: int) -> int:
        return self.game.power(card)

    def result(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.play.table.marks.get("result")
        return found

    def facts(self, what: str = "") -> list[ev.Happened]:
        """Every fact so far, in order (of one kind)."""
        return [
            e
            for batch in self.play.batches
            for e in batch.events
            if isinstance(e, ev.Happened) and (not what or e.what == what)
        ]

    def offered(self, act: str) -> list[int | None]:
        return [o.card for o in self.choice.options if o.act == act]

    def acts(self, card: int) -> list[str]:
        return [o.act for o in self.choice.options if o.card == card]

    # ------------------------------------------------------------------ laying out

    def edit(self, change: Callable[[OnePieceGame], Any]) -> None:
        """Change the table outside of the rules; the open question is then put anew."""
        play = self.play
        if play.table.choice is not None:
            play.emit(ev.Withdrawn(play.table.choice, play.table.stack[-1].step - 1))
        change(self.game)
        play._run()
        play._close("manual", 0)

    def call(self, procedure: str, **locals: Any) -> None:
        """Let a procedure run now, as an ability would call it; then the open question is put anew."""
        at = self.play.table.stack[-1].step - 1
        self.edit(lambda game: game.play.emit(ev.Called(procedure, locals, at, at)))

    def put(self, seat: int, name: str, area: str, stance: str | None = None, *, new: bool = False) -> int:
        """Put a copy of a card into an area of `seat`, on top; returns its id. `new`: it came this turn."""
        made: list[int] = []
        stance = stance or (DOWN if area in CLOSED else UP)

        def change(game: OnePieceGame) -> None:
            made.append(game.play.create(self.cards[name].code, seat, f"{seat}.{area}", stance))
            if new:
                game.play.mark(made[0], "entered", game.turn())

        self.edit(change)
        return made[0]

    def clear_hands(self) -> None:
        def change(game: OnePieceGame) -> None:
            for seat in (0, 1):
                for card in self.zone(seat, "hand"):
                    game.play.move(card, f"{seat}.deck", 0, DOWN)

        self.edit(change)

    def trim(self, seat: int, area: str, left: int) -> None:
        """Take cards off the top of a pile, to the bottom of the trash, until `left` are left."""

        def change(game: OnePieceGame) -> None:
            for card in self.zone(seat, area)[left:]:
                game.play.move(card, f"{seat}.trash", 0, UP)

        self.edit(change)

    def trim_don(self, seat: int, left: int) -> None:
        """Add DON!! cards from the DON!! deck until `left` are left in it."""
        self.edit(lambda game: game.add_don(seat, self.size(seat, "don-deck") - left))

    def rest(self, *cards: int) -> None:
        self.edit(lambda game: [game.rest(card) for card in cards])

    def attach(self, card: int, number: int = 1) -> None:
        """Attach active DON!! cards of its owner's cost area."""
        seat = self.card(card).owner
        self.edit(lambda game: [game.give(game.active_don(seat)[0], card) for _ in range(number)])

    # ------------------------------------------------------------------ acting

    def option(self, act: str, card: int | None = None, value: Any = ...) -> int:
        """The index of the option; AssertionError when it is not offered."""
        for i, o in enumerate(self.choice.options):
            if o.act == act and (card is None or o.card == card) and (value is ... or o.value == value):
                return i
        raise AssertionError(f"{act} {card} is not offered: {[describe(o) for o in self.choice.options]}")

    def act(self, act: str, card: int | None = None, value: Any = ...) -> None:
        self.play.answer([self.option(act, card, value)])

    def pick(self, *cards: int) -> None:
        """Answer the open question with these cards, in this order."""
        places = {o.card: at for at, o in enumerate(self.choice.options)}
        self.play.answer([places[card] for card in cards])

    def choices(self) -> list[int | None]:
        """The cards that the open question offers."""
        return [o.card for o in self.choice.options]

    def decline(self) -> None:
        self.play.answer([])

    def settle(self, *kinds: str) -> None:
        """Decline what may be declined, take Life cards, press done, until another kind of question (or of `kinds`)."""
        while (choice := self.play.table.choice) is not None and choice.kind not in kinds:
            if choice.least == 0:
                self.decline()
            elif choice.kind in ("life", "by_hand", "next_auto"):
                self.play.answer([0])
            else:
                return

    def attack(self, attacker: int, target: int | None = None) -> None:
        """Declare an attack (on the opposing Leader) and let it go through."""
        self.act("attack", attacker)
        self.act("target", target if target is not None else self.leader(1 - self.card(attacker).owner))
        self.settle()

    def end_turn(self) -> None:
        """Go on to the next player's Main Phase."""
        number = self.turn
        while self.play.table.choice is not None and self.turn == number:
            if self.choice.kind == "action":
                self.act("end")
            else:
                self.settle()
        self.settle()

    def refused(self, act: str, card: int, seat: int | None = None) -> Refused | None:
        """Why the rules do not allow `act` with `card` now (None: they do)."""
        return self.game.why_not(self.choice.seat if seat is None else seat, Attempt(act, card))


def describe(option: Option) -> str:
    return f"{option.act} {option.card or ''} {option.value if option.value is not None else ''}"
