"""A game at any position, driven by what players do: the words the rule tests of Summoner Master are written in.

    s = Arena()                              # seat 0's Main Step in its second Subturn, nothing in the Arena
    wolf = s.put(0, "wolf", AT)              # an instance of a test card
    s.act("attack", wolf, value=NORMAL); s.act("attack", target)
    assert s.where(target) == "1.seal-shrine"

All cards are the tests' own. `s.refused("attack", card)` is the refusal that the rules give for a wish.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import manual
from sanam.engine.play import Play
from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.summoner_master.cards.model import AttackForm, Power, Selector, SummonerCard
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.setup import make_header
from sanam.games.summoner_master.texts.execution.profiles import NORMAL
from sanam.games.summoner_master.texts.reading import texts
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE, NO_LINE
from table_scene import Scene, read_once

BOOK = "summoner-master"
AT, DF, NONE = AT_LINE, DF_LINE, NO_LINE
ACTIVE, INACTIVE = UP, UP_SIDE
__all__ = ["ACTIVE", "AT", "BOOK", "DF", "INACTIVE", "NONE", "NORMAL", "Arena", "form", "mystic", "seal", "skill"]


def seal(
    name: str, level: int = 1, at: int = 3, df: int = 3, sp: int = 2, mp: str = "2/1", **more: Any
) -> SummonerCard:
    cast, attack = (None if part == "-" else int(part) for part in mp.split("/"))
    return SummonerCard(
        name=name, family="seal", level=level, at=at, df=df, sp=sp, cast_mp=cast, attack_mp=attack, **more
    )


def mystic(name: str, kind: str = "untargeted", duration: int | str = 0, mp: int = 1, **more: Any) -> SummonerCard:
    return SummonerCard(name=name, family="mystic", mystic_kind=kind, duration=duration, cast_mp=mp, **more)


def form(*supports: tuple[str, str], **more: Any) -> AttackForm:
    """A special attack form whose Support Seals are named by (kind, value)."""
    return AttackForm(supports=tuple(Selector(kind=kind, value=value) for kind, value in supports), **more)


def skill(text: str = "Do something.", interfere: bool = False) -> Power:
    return Power(kind="skill", text=text, interfere=interfere)


def known(card: SummonerCard, language: str = "th") -> SummonerCard:
    """A card whose texts are understood."""
    reading = read_once(texts.reading, card, language)
    assert reading.whole, reading.problem
    return msgspec.structs.replace(card, abilities=reading.abilities)


def says(name: str, *said: str, language: str = "th", **more: Any) -> SummonerCard:
    """A Seal with an Ability for each of these texts, understood."""
    return known(seal(name, powers=tuple(Power(text=text) for text in said), **more), language)


def able(
    name: str, text: str, language: str = "th", seal_values: dict[str, Any] | None = None, **more: Any
) -> SummonerCard:
    """A Seal with a Skill, understood."""
    return known(seal(name, powers=(Power(kind="skill", text=text, **more),), **(seal_values or {})), language)


def spell(
    name: str, text: str, kind: str = "untargeted", duration: int | str = 0, language: str = "th", **more: Any
) -> SummonerCard:
    """A Mystic Card with a text that is understood."""
    return known(mystic(name, kind, duration, text=text, **more), language)


#: Test cards that are always there, by name.
STOCK = (
    seal("filler", 1, 2, 2, 1, "2/1"),
    seal("wolf", 1, 3, 2, 2, "2/1"),
    seal("bear", 2, 5, 3, 2, "3/1"),
    seal("ox", 3, 5, 5, 3, "4/2"),
    seal("fly", 1, 1, 1, 5, "1/0"),
    mystic("dust"),
    mystic("bolt", interfere=True, text="Do something."),
)


class Arena(Scene):
    """A running game (see the module docstring).

    `cards` adds definitions, by name. Seat 0 starts and is in the Main Step of its `subturn`; an even number puts
    seat 1 there. Each Library holds fillers; cards that are put somewhere are made for it.
    """

    def __init__(
        self,
        *cards: SummonerCard,
        level: str = "summoner",
        subturn: int = 3,
        library: int = 40,
        copies: int = 6,
        beside: tuple[str, ...] = (),
        start: bool = True,
        seed: int = 7,
        **options: Any,
    ) -> None:
        self.cards = {card.oracle_name if card.reflection else card.name: card for card in (*STOCK, *cards)}
        spare = {"seal": ["filler"] * library, "mystic": ["dust"] * library, "beside": list(beside)}
        for name, card in self.cards.items():
            if name not in ("filler", "dust") and not (card.reflection or card.extra):
                # Spare copies lie at the bottom of the Library until a test puts them somewhere.
                spare[card.family] = [name] * copies + spare[card.family]
        deck = {pile: [self.cards[name].key for name in names] for pile, names in spare.items()}
        options.setdefault("first", "seat0")
        known = {card.key: card for card in self.cards.values()}
        self.header = make_header(level, [deck, deck], known, seed=seed, names=["Ann", "Ben"], options=options)
        self.game = SummonerGame(self.header)
        self.play = Play(self.game)
        if start:
            self.play.start(seed)
            self.clear_hands()
            self.settle()
            # So that nobody loses on the way for having no Seal (103.5).
            stays = [self.put(seat, "filler", DF) for seat in (0, 1) if subturn > 1]
            while self.game.subturn() < subturn:
                self.end_subturn()
            self.edit(lambda game: [game.depart([card], "library") for card in stays])
            self.clear_hands()

    # ------------------------------------------------------------------ reading

    def mp(self, seat: int) -> int:
        return self.game.mp(seat)

    def active(self, card: int) -> bool:
        return self.card(card).stance == ACTIVE

    # ------------------------------------------------------------------ laying out

    def put(self, seat: int, name: str, word: str, stance: str | None = None, *, since: int = -4) -> int:
        """Put a spare copy of a card into a zone of `seat`; in the Arena it counts as there since `since` Subturns."""
        code = self.cards[name].key
        pool = [
            i
            for pile in ("seal-library", "mystic-library", "beside")
            for i in self.zone(seat, pile)
            if self.card(i).code == code
        ]
        card = pool[0]

        def change(game: SummonerGame) -> None:
            face = stance or (DOWN if word == "hand" or "library" in word else UP)
            game.play.move(card, f"{seat}.{word}", None, face)
            if word in (AT, DF, NONE):
                game.play.mark(card, "entered", [game.subturn() + since, False, self.card(card).moves])

        self.edit(change)
        return card

    def clear_hands(self) -> None:
        def change(game: SummonerGame) -> None:
            for seat in (0, 1):
                game.depart(list(game.hand(seat)), "library")

        self.edit(change)

    def set_mp(self, seat: int, value: int) -> None:
        self.edit(lambda game: game.play.count(f"seat{seat}", "mp", value))

    def modify(self, card: int | str, key: str, op: str, value: int, until: str = "") -> None:
        self.edit(lambda game: game.play.modify(source=None, subject=card, key=key, op=op, value=value, until=until))

    def keep_out_of_the_at_line(self, card: int) -> None:
        """Freeze a Seal at once, even while it is being cast or coming in, when a Curse would wait (609.7, 709.6.1)."""
        self.edit(lambda game: game.play.mark(card, "curses", {"freeze": 99}))

    # ------------------------------------------------------------------ acting

    def hand(self, seat: int, action: manual.AnyAction) -> None:
        """Something done by hand."""
        self.play.manual(seat, action)

    def move(self, seat: int, card: int, zone: str) -> None:
        """Move a card by hand; in a Line it comes to stand on the right (515.7)."""
        self.hand(seat, manual.Move(card, zone))
        if self.choice.kind == "line":
            self.play.answer([len(self.choice.options) - 1])

    def cast(self, card: int, line: str = AT) -> None:
        """Cast a Seal into a Line, on the right of it."""
        seat = self.choice.seat
        self.act("cast", card)
        self.act("line", zone=f"{seat}.{line}", value=len(self.zone(seat, line)))

    def leave(self, to: str, *cards: int) -> None:
        """Let cards go to their owners' "shrine", "library", "hand" or "remove" Zone as by an Effect (703 to 706)."""
        for card in cards:
            self.hand(self.card(card).owner, manual.Act(to, card))

    def attack(self, attacker: int, target: int) -> None:
        """Declare a general attack."""
        self.act("attack", attacker)
        self.act("attack", target)

    def cut_in(self, card: int, *actions: manual.AnyAction) -> None:
        """Use an untargeted Interfere card with a text, and carry out by hand what it says."""
        seat = self.choice.seat
        self.act("cast", card)
        self.settle("by_hand")
        for action in actions:
            if isinstance(action, manual.Move):
                self.move(seat, action.card, action.zone)
            else:
                self.hand(seat, action)
        self.settle("by_hand")
        self.act("done")

    def settle(self, *kinds: str) -> None:
        """Decline what may be declined until another question, or one of these kinds, comes."""
        while self.table.choice is not None and self.choice.kind not in kinds and self.choice.least == 0:
            self.decline()

    def cast_mystic(self, name: str, *targets: int) -> None:
        """Seat 0 casts a Mystic Card of 0 Turns, with Mp for it, and aims it."""
        self.set_mp(0, 8)
        self.act("cast", self.put(0, name, "hand"))
        for target in targets:
            self.act("target", target)
        self.settle("cards", "yes_no", "draw")

    def end_subturn(self) -> None:
        """Go on to the next player's Main Step, drawing one Seal and discarding the first cards if need be."""
        number = self.game.subturn()
        while self.table.choice is not None:
            match self.choice.kind:
                case "action":
                    if self.game.subturn() != number:
                        return
                    self.act("pass")
                case "draw":
                    self.play.answer([] if self.choice.least == 0 else [0])
                case "hand_limit":
                    self.play.answer(list(range(self.choice.least)))
                case "order":
                    self.play.answer(list(range(len(self.choice.options))))
                case _:
                    assert self.choice.least == 0, self.choice
                    self.decline()

    def to_step(self, kind: str) -> None:
        """Pass on until a question of this kind is open."""
        while self.choice.kind != kind:
            if self.choice.kind == "action":
                self.act("pass")
            elif self.choice.least == 0:
                self.decline()
            else:
                self.play.answer(list(range(self.choice.least)))

    def rule(self, act: str, card: int, seat: int | None = None, **more: Any) -> str:
        """The rule that a refusal cites."""
        refused = self.refused(act, card, seat, **more)
        return "" if refused is None else refused.rule


def near_the_end(s: Arena, seat: int, left: int) -> None:
    """Fill the Shrine of a player with copies of "egg" until so many Levels may still fall into it."""
    while s.game.shrine_max(seat) - s.game.shrine_level(seat) > left:
        s.put(seat, "egg", "seal-shrine")
