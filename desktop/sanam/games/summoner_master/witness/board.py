"""The board on which a text of Summoner Master is tried: Seals that just fit its words, and Seals that just do not."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.summoner_master.cards.model import GAME, SummonerCard
from sanam.games.summoner_master.vocabulary.levels import DEFAULTS
from sanam.games.summoner_master.vocabulary.zones import LIBRARY, ZONES
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.seals import Sketch, fit, spoil
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.stage import Lot, Stage
from sanam.games.witnessing.trials import Match

MP = 8
SUBTURN = 5


class Board:
    """What lies where: sketches by seat and zone ("arena": in the Line that they say)."""

    def __init__(self, match: Match, card: SummonerCard, tree: Node) -> None:
        self.match = match
        self.card = card
        self.tree = tree
        self.cards: dict[str, SummonerCard] = {card.key: card}
        self._codes: dict[Sketch, str] = {}
        self.laid: dict[tuple[int, str], list[Sketch]] = {(0, "arena"): [], (1, "arena"): []}
        for group in groups(tree):
            self._lay_out(group)

    def code(self, sketch: Sketch) -> str:
        like = sketch.but(line="at-line", inactive=False, fits=True, cursed=False)
        if like not in self._codes:
            made = like.card(len(self._codes) + 1)
            self._codes[like] = made.key
            self.cards[made.key] = made
        return self._codes[like]

    def _lay_out(self, group: Node) -> None:
        sketch = Sketch(family="mystic" if name_of(group["h"]) == "mystic" else "seal")
        tests = many(group.get("f"))
        for node in tests:
            sketch = fit(sketch, node)
        if "Op.purify" in {node["is"] for node in walk(self.tree)}:
            sketch = sketch.but(cursed=True)
        spoilt = [one.but(fits=False) for node in tests if (one := spoil(sketch, node)) is not None]
        place = name_of(group["p"]) if "p" in group else "arena"
        size = number(group, otherwise=1)
        for seat in (0, 1):
            self.laid.setdefault((seat, place), []).extend([*[sketch] * min(size + 1, 3), *spoilt])

    def start(self, area: str, phase: str = "main", player: int = 0) -> tuple[Stage, Ledger]:
        """The match with the subject in the hand or in a Line of seat 0."""
        lot = Lot(ZONES, ({"mp": MP, "shrine": self._levels(0)}, {"mp": MP, "shrine": self._levels(1)}))
        plain = self.code(Sketch(name="Plain", level=1, at=7, df=8, sp=4, tribes=("Merchant",), elements=("earth",)))
        weak = self.code(Sketch(name="Weak", at=0, df=0, sp=0, tribes=("Merchant",), elements=("earth",)))
        dust = self.code(Sketch(family="mystic", name="Dust"))
        for seat in (0, 1):
            for _ in range(12):
                lot.put(plain, f"{seat}.seal-library", DOWN)
                lot.put(dust, f"{seat}.mystic-library", DOWN)
            for code in (plain, plain, dust, dust):
                lot.put(code, f"{seat}.hand", DOWN)
            self._lay(lot, seat)
            if seat:
                lot.put(weak, "1.at-line", UP, entered=[1, False, 0])
            lot.put(plain, f"{seat}.df-line", UP, entered=[1, False, 0])
        stance = DOWN if area == "hand" else UP
        marks: dict[str, Any] = {} if area == "hand" else {"entered": [1, False, 0]}
        card = lot.put(self.card.key, f"0.{area}", stance, **marks)
        decks: list[dict[str, list[str]]] = [{"seal": [], "mystic": [], "beside": []} for _ in (0, 1)]
        options = {**DEFAULTS, "first": "seat0", "prompts": "events"}
        header = Header(
            game=GAME,
            edition="summoner",
            options=options,
            seed=7,
            names=["Ann", "Ben"],
            decks=decks,
            cards={code: msgspec.to_builtins(known) for code, known in self.cards.items()},
        )
        stage = Stage(self.match, header, lot, self.cards, player, SUBTURN + player, phase)
        return stage, Ledger(stage, card)

    def _levels(self, seat: int) -> int:
        """The Levels in a Shrine (301.1.1)."""
        lying = [*self.laid.get((seat, "shrine"), [])[:3]]
        return sum(sketch.level for sketch in lying if sketch.family == "seal")

    def _lay(self, lot: Lot, seat: int) -> None:
        for place in ("arena", "shrine", "library", "hand", "remove"):
            for sketch in self.laid.get((seat, place), [])[: 6 if place == "arena" else 3]:
                word = _word(place, sketch)
                marks: dict[str, Any] = {"entered": [1, False, 0]} if place == "arena" else {}
                if sketch.cursed:
                    marks["curses"] = {"poison": 6}
                stance = DOWN if place in ("library", "hand") else UP_SIDE if sketch.inactive else UP
                lot.put(self.code(sketch), f"{seat}.{word}", stance, **marks)


def _word(place: str, sketch: Sketch) -> str:
    if place == "arena":
        return sketch.line if sketch.family == "seal" else "no-line"
    if place == "library":
        return LIBRARY[sketch.family]
    return f"{sketch.family}-shrine" if place == "shrine" else place


def groups(tree: Node) -> list[Node]:
    """Every phrase of a tree that means cards by a noun."""
    return [n for n in walk(tree) if "h" in n and isinstance(n["h"], dict) and category_of(n["h"]) == "Noun"]
