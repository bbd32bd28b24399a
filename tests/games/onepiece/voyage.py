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

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.rules.game import OnePieceGame
from table_scene import Scene, read_once

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
    from sanam.games.onepiece.texts.reading.texts import reading

    found = read_once(reading, card.whole_text)
    assert found.whole, (card.name, found.problem, card.whole_text)
    return msgspec.structs.replace(card, abilities=found.abilities)


class Voyage(Scene):
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
    def turn(self) -> int:
        return self.game.turn()

    @property
    def phase(self) -> str:
        return self.game.phase()

    def life(self, seat: int) -> int:
        return self.size(seat, "life")

    def leader(self, seat: int) -> int:
        return self.game.leader(seat)

    def active(self, seat: int) -> int:
        """Active DON!! cards in the cost area."""
        return len(self.game.active_don(seat))

    def power(self, card: int) -> int:
        return self.game.power(card)

    # ------------------------------------------------------------------ laying out

    def call(self, procedure: str, **locals: Any) -> None:
        """Let a procedure run now, as an ability would call it; then the open question is put again."""
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

    def choices(self) -> list[int | None]:
        """The cards that the open question offers."""
        return [o.card for o in self.choice.options]

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


def crew(text: str, name: str = "worker", **fields: Any) -> OnePieceCard:
    """A Character with a text that is understood."""
    return read(character(name, text=text, **fields))


def play(s: Voyage, name: str = "worker", seat: int = 0) -> int:
    """Play a card from the hand."""
    card = s.put(seat, name, "hand")
    s.act("play", card)
    return card
