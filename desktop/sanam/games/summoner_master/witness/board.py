"""The board on which a text of Summoner Master is tried: Seals that just fit its words, and Seals that just do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.summoner_master.cards.model import GAME, SummonerCard
from sanam.games.summoner_master.vocabulary.levels import DEFAULTS
from sanam.games.summoner_master.vocabulary.zones import IN_ARENA, LIBRARY, WORDS, ZONES
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.seals import Sketch, fit, spoil
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.stage import Lot, Stage
from sanam.games.witnessing.trials import Match

#: Enough for what is tried after a card has been cast.
MP = 14
SUBTURN = 5


@dataclass(frozen=True)
class Prop:
    """A card that a way of trying needs beside the groups of the text.

    name    by which its id is found in `Ledger.props`
    host    the prop that it is attached to, or "subject"
    gives   what its own text changes while it is in the Arena: (the prop that is changed or "mine", value, by how much)
    """

    name: str
    card: SummonerCard
    zone: str
    host: str = ""
    counters: dict[str, int] = field(default_factory=dict)
    gives: tuple[tuple[str, str, int], ...] = ()


class Board:
    """What lies where: sketches by seat and zone ("arena": in the Line that they say)."""

    def __init__(
        self, match: Match, card: SummonerCard, tree: Node, against: Node | None = None, edge: Node | None = None
    ) -> None:
        """`against` is a part of the tree whose groups have only cards that just do not fit, `edge` one whose groups
        have as many as are said and no more.
        """
        self.match = match
        #: Whether seat 0 has no Seal but the one tried.
        self.lonely = False
        self._edge = {id(node) for node in walk(edge)}
        self._against = {id(node) for node in walk(against)}
        self.card = card
        self.tree = tree
        self.cards: dict[str, SummonerCard] = {card.key: card}
        self._codes: dict[Sketch, str] = {}
        self.laid: dict[tuple[int, str], list[Sketch]] = {(0, "arena"): [], (1, "arena"): []}
        for group in groups(tree):
            self._lay_out(group)
        for host in hosts(tree):
            self._lay_out({"h": host["n"], "f": host.get("f")})

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
        done = {node["is"] for node in walk(self.tree)}
        if "Op.purify" in done or ("Op.move-curse" in done and _first(self.tree, group)):
            sketch = sketch.but(cursed=True)
        spoilt = [one.but(fits=False) for node in tests if (one := spoil(sketch, node)) is not None]
        place = name_of(group["p"]) if "p" in group else "arena"
        size = number(group, otherwise=1)
        fitting = (
            [] if id(group) in self._against else [sketch] * (size if id(group) in self._edge else min(size + 1, 3))
        )
        for seat in (0, 1):
            self.laid.setdefault((seat, place), []).extend([*fitting, *spoilt])

    def start(
        self,
        area: str,
        phase: str = "main",
        player: int = 0,
        props: Sequence[Prop] = (),
        counters: dict[str, int] | None = None,
        seed: int = 7,
    ) -> tuple[Stage, Ledger]:
        """The match with the subject in the hand or in a Line of seat 0, with `counters` on it."""
        lot = Lot(ZONES, ({"mp": MP, "shrine": self._levels(0)}, {"mp": MP, "shrine": self._levels(1)}))
        lot.table.random = seed
        self._everyday(lot)
        stance = DOWN if area == "hand" else UP
        marks: dict[str, Any] = {} if area == "hand" else {"entered": [1, False, 0]}
        card = lot.put(self.card.key, f"0.{area}", stance, **marks)
        lot.table.cards[card].counters.update(counters or {})
        found = self._furnish(lot, props, card)
        stage = Stage(self.match, self._header(seed), lot, self.cards, player, SUBTURN + player, phase)
        led = Ledger(stage, card)
        led.props = found
        for prop in props:
            led.give(found[prop.name], [(found.get(to, 0), key, value) for to, key, value in prop.gives])
        return stage, led

    def _everyday(self, lot: Lot) -> None:
        """Libraries, hands, and a few Seals that no text is about."""
        plain = self.code(Sketch(name="Plain", level=1, at=7, df=8, sp=3, tribes=("Merchant",), elements=("earth",)))
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
            if seat or not self.lonely:
                lot.put(plain, f"{seat}.df-line", UP, entered=[1, False, 0])

    def _furnish(self, lot: Lot, props: Sequence[Prop], subject: int) -> dict[str, int]:
        found = {"subject": subject}
        for prop in props:
            self.cards[prop.card.key] = prop.card
            word = WORDS[prop.zone]
            marks: dict[str, Any] = {"entered": [2, False, 0]} if prop.zone in IN_ARENA else {}
            stance = DOWN if word in ("hand", *LIBRARY.values()) else UP
            host = found[prop.host] if prop.host else None
            card = found[prop.name] = lot.put(prop.card.key, prop.zone, stance, host, **marks)
            lot.table.cards[card].counters.update(prop.counters)
        return found

    def _header(self, seed: int) -> Header:
        decks: list[dict[str, list[str]]] = [{"seal": [], "mystic": [], "beside": []} for _ in (0, 1)]
        return Header(
            game=GAME,
            edition="summoner",
            options={**DEFAULTS, "first": "seat0", "prompts": "events"},
            seed=seed,
            names=["Ann", "Ben"],
            decks=decks,
            cards={code: msgspec.to_builtins(known) for code, known in self.cards.items()},
        )

    def _levels(self, seat: int) -> int:
        """The Levels in a Shrine (301.1.1)."""
        lying = [*self.laid.get((seat, "shrine"), [])[:3]]
        return sum(sketch.level for sketch in lying if sketch.family == "seal")

    def _lay(self, lot: Lot, seat: int) -> None:
        for place in ("arena", "shrine", "library", "hand", "remove"):
            for sketch in self.laid.get((seat, place), [])[: 6 if place == "arena" else 3]:
                if self.lonely and not seat and place == "arena" and sketch.family == "seal":
                    continue
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


def _first(tree: Node, group: Node) -> bool:
    """Whether a group is what something is moved from."""
    return any(node.get("a") is group for node in walk(tree))


def hosts(tree: Node) -> list[Node]:
    """What a text says of the card that it is pasted on."""
    return [node for node in walk(tree) if node["is"] == "Text.pasted" and node.get("f")]


def groups(tree: Node) -> list[Node]:
    """Every phrase of a tree that means cards by a noun."""
    return [n for n in walk(tree) if "h" in n and isinstance(n["h"], dict) and category_of(n["h"]) == "Noun"]
