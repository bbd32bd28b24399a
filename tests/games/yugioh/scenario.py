"""A duel at any position, driven by what players do: the words the rule tests are written in.

    s = Scenario("zh-mr2")                       # turn 3 of a running duel, seat 0's Main Phase 1, nothing on the field
    bear = s.put(0, "bear", "m1")                # an instance of a test card, face-up Attack
    s.act("phase", value="battle")               # answers the open question by the option's act (and card, value, zone)
    s.act("attack", bear); s.act("direct")
    assert s.lp(1) == 8000 - 1500

`s.refused("normal_summon", card)` is the refusal that the rules give for a wish; `s.offered("attack")` the cards that
an open question offers for an act.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.table import DOWN, DOWN_SIDE, UP, UP_SIDE
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.setup import tokens
from table_scene import Scene, read_once

EDITIONS = ("zh-mr2", "fa-course", "th-guide")
ATTACK, DEFENSE, FACE_DOWN, SET = UP, UP_SIDE, DOWN_SIDE, DOWN
_codes: dict[str, int] = {}


def code_of(name: str) -> int:
    return _codes.setdefault(name, 990000001 + len(_codes))


def monster(name: str, level: int = 4, atk: int = 1500, def_: int = 1000, **more: Any) -> CardData:
    """A monster of the tests; a Normal Monster unless traits, text or abilities say otherwise."""
    more.setdefault("traits", ("effect",) if "abilities" in more else ("normal",))
    more.setdefault("attribute", "EARTH")
    more.setdefault("race", "Warrior")
    return CardData(code=code_of(name), name=name, kind="monster", level=level, atk=atk, def_=def_, **more)


def spell(name: str, icon: str = "normal", **more: Any) -> CardData:
    more.setdefault("abilities", [])
    return CardData(code=code_of(name), name=name, kind="spell", icon=icon, **more)


def trap(name: str, icon: str = "normal", **more: Any) -> CardData:
    more.setdefault("abilities", [])
    return CardData(code=code_of(name), name=name, kind="trap", icon=icon, **more)


def parsed(card: CardData) -> CardData:
    """The card with its text understood as the grammar of card texts understands it."""
    return msgspec.structs.replace(card, abilities=read_once(_abilities, card))


def _abilities(card: CardData) -> list[dict[str, Any]]:
    from sanam.games.yugioh.texts.reading.texts import understood

    return understood(card.text, card)


def effect(name: str, text: str, **more: Any) -> CardData:
    """An Effect Monster with this text."""
    return parsed(monster(name, text=text, **{"traits": ("effect",), **more}))


def magic(name: str, text: str, icon: str = "normal") -> CardData:
    """A Spell with this text."""
    return parsed(spell(name, icon, text=text))


def snare(name: str, text: str, icon: str = "normal") -> CardData:
    """A Trap with this text."""
    return parsed(trap(name, icon, text=text))


#: Test cards that are always there, by name.
STOCK = (
    monster("filler", 4, 1000, 1000),
    monster("bear", 4, 1500, 1200),
    monster("ox", 4, 1700, 1000),
    monster("wall", 4, 0, 2000),
    monster("mouse", 1, 0, 0),
    monster("knight", 5, 2000, 1600),
    monster("giant", 7, 2500, 2000),
)


class Scenario(Scene):
    """A running duel (see the module docstring).

    `cards` adds definitions, by name; `turn` is the number of the turn that seat 0 is in (seat 1 goes first when it is
    even). The Decks hold `deck` fillers each; cards that are put somewhere are made for it.
    """

    def __init__(
        self,
        edition: str = "zh-mr2",
        *cards: CardData,
        turn: int = 3,
        deck: int = 40,
        start: bool = True,
        copies: int = 6,
        extra: tuple[str, ...] = (),
        side: tuple[str, ...] = (),
        seed: int = 7,
        **options: Any,
    ) -> None:
        self.cards = {card.name: card for card in (*STOCK, *cards)}
        first = "seat0" if turn % 2 else "seat1"
        options = {"first": first, **{k.replace("__", "."): v for k, v in options.items()}}
        spare = [card.key for card in self.cards.values() if card.name != "filler" for _ in range(copies)]
        main = [self.cards["filler"].key] * deck
        # Spare copies lie in the Side Deck until a test puts them somewhere.
        piles = {
            "main": main,
            "extra": [self.cards[n].key for n in extra],
            "side": [*spare, *(self.cards[n].key for n in side)],
        }
        known = {card.key: card for card in self.cards.values()}
        known |= tokens(known)
        self.header = Header(
            game="yugioh",
            edition=edition,
            options=options,
            seed=seed,
            names=["Ann", "Ben"],
            decks=[piles, piles],
            cards={code: msgspec.to_builtins(card) for code, card in known.items()},
        )
        self.game = YugiohGame(self.header)
        self.play = Play(self.game)
        if start:
            self.play.start(seed)
            self.clear_hands()
            while self.turn < turn:
                self.end_turn()
                self.clear_hands()

    # ------------------------------------------------------------------ reading

    @property
    def turn(self) -> int:
        return self.game.turn()

    @property
    def phase(self) -> str:
        return self.game.phase()

    def lp(self, seat: int) -> int:
        return self.play.table.seats[seat].counts["lp"]

    # ------------------------------------------------------------------ laying out

    def edit(self, change: Any) -> None:
        """Change the table outside of the rules: `change(game)`; the open question is then put again."""
        play = self.play
        if play.table.choice is not None:
            play.emit(ev.Withdrawn(play.table.choice, play.table.stack[-1].step - 1))
        change(self.game)
        if play.table.triggers:
            play.emit(ev.TriggersTaken(list(play.table.triggers), []))
        play._run()
        play._close("manual", 0)

    def put(self, seat: int, name: str, zone: str, stance: str | None = None, *, since: int = -2) -> int:
        """Put a spare copy of a card into a zone of `seat` ("hand", "deck", "graveyard", "m1", "s3", "field"…).

        Returns its id. On the field it counts as there since `since` turns ago. Stances: ATTACK, DEFENSE, FACE_DOWN,
        SET.
        """
        code = self.cards[name].key
        pool = [i for i in self.table.zones[f"{seat}.side"] if self.card(i).code == code]
        if not pool:
            pool = [i for i in self.table.zones[f"{seat}.deck"] if self.card(i).code == code]
        card = pool[0]
        if stance is None:
            stance = DOWN if zone in ("hand", "deck", "extra", "side") else UP

        def change(game: YugiohGame) -> None:
            game.relocate(card, f"{seat}.{zone}", stance)
            if zone[0] in "ms" and zone[1:].isdigit():
                turn = game.turn() + since
                game.play.mark(card, "entered", turn)
                if stance in (FACE_DOWN, SET):
                    game.play.mark(card, "set_turn", turn)

        self.edit(change)
        return card

    def put_aside(self, seat: int, name: str) -> int:
        """A spare copy of a card, for a change that does something with it itself."""
        code = self.cards[name].key
        return next(i for i in self.table.zones[f"{seat}.side"] if self.card(i).code == code)

    def clear_hands(self) -> None:
        def change(game: YugiohGame) -> None:
            for seat in (0, 1):
                for card in list(game.table.zones[f"{seat}.hand"]):
                    game.play.move(card, f"{seat}.deck", 0, DOWN)

        self.edit(change)

    def set_lp(self, seat: int, value: int) -> None:
        self.edit(lambda game: game.play.count(f"seat{seat}", "lp", value))

    # ------------------------------------------------------------------ acting

    def act(self, act: str, card: int | None = None, value: Any = ..., zone: str | None = None) -> None:
        self.play.answer([self.option(act, card, value, zone)])
        self.tribute_all()

    def tribute_all(self) -> None:
        """Where there are exactly enough monsters to Tribute, Tribute them."""
        choice = self.table.choice
        if choice is not None and choice.kind == "tribute" and len(choice.options) == choice.least:
            self.play.answer(list(range(choice.least)))

    def settle(self, *kinds: str) -> None:
        """Decline optional questions and take the first place or position, until another kind of question comes.

        `kinds` are kinds to stop at.
        """
        while self.table.choice is not None and self.choice.kind not in kinds:
            if self.choice.least == 0:
                self.decline()
            elif self.choice.kind in ("place", "position"):
                self.play.answer([0])
            else:
                return

    def do(self, act: str, card: int | None = None, **more: Any) -> None:
        """`act`, then decline and place whatever is asked until the next real question."""
        self.act(act, card, **more)
        self.settle()

    def attack(self, attacker: int, target: int | None = None) -> None:
        """Declare an attack and let it go through; enters the Battle Phase first if needed."""
        if self.phase == "main1":
            self.do("phase", value="battle")
        self.act("attack", attacker)
        self.do("attack", target) if target is not None else self.do("direct")

    def to_main2(self) -> None:
        if self.phase == "main1":
            self.do("phase", value="battle")
        self.do("phase", value="main2")

    def end_turn(self) -> None:
        """End the turn and go on to the next player's Main Phase 1, discarding the first cards if need be."""
        number = self.turn
        while self.table.choice is not None and self.turn == number:
            if self.choice.kind == "action":
                self.act("phase", value="end")
            elif self.choice.kind == "hand_limit":
                self.play.answer(list(range(self.choice.least)))
            else:
                before = self.choice
                self.settle("hand_limit")
                assert self.choice is not before, before
        self.settle()


def through(s: Scenario) -> None:
    """Answer everything with its first options, what may be declined too, until a player acts again."""
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])


def use(s: Scenario, name: str, seat: int = 0) -> None:
    """Activate a card from the hand of a seat, and go `through`."""
    s.act("activate", s.put(seat, name, "hand"))
    through(s)
