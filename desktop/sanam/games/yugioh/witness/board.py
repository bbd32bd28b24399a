"""The board on which an ability is tried: cards that just fit its words, and cards that just do not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.engine.table import DOWN, DOWN_SIDE, UP, UP_SIDE
from sanam.games.witnessing.phrases import Node, many, name_of, number
from sanam.games.witnessing.stage import Lot, Stage
from sanam.games.witnessing.trials import Match, NotDriven
from sanam.games.yugioh.cards.model import GAME, CardData
from sanam.games.yugioh.vocabulary.board import MONSTER_ZONES, SPELL_ZONES
from sanam.games.yugioh.vocabulary.zones import ZONES
from sanam.games.yugioh.witness.adjectives import against_own
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.selections import places
from sanam.games.yugioh.witness.sketches import EXTRA, Cards, Sketch, decoys, sketch_of

Tokens = Callable[[dict[str, CardData]], dict[str, CardData]]
TURN = 5
LP = 8000
#: How many cards of each place are laid at most, so that others may come.
MOST = {"monster": 5, "spell": 3, "field": 1, "hand": 5, "graveyard": 40, "deck": 14, "banished": 20, "extra": 6}
PLAIN = Sketch(name="Plain", race="Divine-Beast", attribute="DIVINE", level=4, atk=1450, def_=1250)
#: A monster that every other one beats, and one that beats every other.
WEAK = Sketch(name="Weak", race="Thunder", attribute="WATER", level=1, atk=60, def_=40)
STRONG = Sketch(name="Strong", race="Pyro", attribute="FIRE", level=8, atk=5500, def_=5500)
#: An Equip Card of which nothing is said.
GEAR = Sketch(kind="spell", icon="equip", name="Gear")
DUST = Sketch(kind="spell", icon="continuous", name="Dust")


@dataclass(frozen=True)
class Item:
    """A card that is laid: whose, where, what. `fits`: whether a phrase was to mean it."""

    seat: int
    place: str
    sketch: Sketch
    fits: bool = False
    tag: str = ""
    #: A card that is not invented: its code.
    code: str = ""


@dataclass
class Board:
    """What lies where. `subject`: the card that is tried, with its place and how it lies."""

    match: Match
    card: CardData
    #: The definitions of the Tokens that cards can make.
    tokens: Tokens = lambda cards: {}
    items: list[Item] = field(default_factory=list)
    dropped: set[int] = field(default_factory=set)
    lp: tuple[int, int] = (LP, LP)
    plain: bool = True
    #: How many Xyz Materials lie under the subject, and which counters on it.
    under: int = 0
    under_it: Sketch | None = None
    #: How the subject was Summoned.
    summoned: list[str] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    host: Sketch | None = None
    #: How many Monster Zones must be free, and on whose side.
    room: int = 1
    #: Whether monsters must have effects, and whether those of one phrase are namesakes.
    effects: bool = False
    #: What is their text then.
    said: str = ""
    twins: bool = False
    comers: tuple[int, ...] = (0, 1)
    #: Whether other Xyz Monsters have materials.
    loaded: bool = False
    #: Whether cards become Xyz Materials of what comes from the Extra Deck.
    laid_under: bool = False
    #: Whether the subject does not battle, where battles are spoken of.
    peaceful: bool = False
    #: What is equipped to the subject, or to the monster that it is equipped to.
    attached: list[Sketch] = field(default_factory=list)
    #: Cards on top of both Decks.
    tops: list[Sketch] = field(default_factory=list)
    #: Whether the subject lies uppermost there.
    on_top: bool = False
    #: A Level for monsters of whose Level nothing is said, where Levels are changed.
    level: int | None = None

    def __post_init__(self) -> None:
        self.cards = Cards(self.match.read)
        self.cards.cards[self.card.key] = self.card

    def add(self, seat: int, place: str, sketch: Sketch, fits: bool = False, tag: str = "") -> None:
        self.items.append(Item(seat, place, sketch, fits, tag))

    def _attach(self, tests: list[Node], sort: Node | None) -> None:
        """Two cards that are equipped to this one, or to its host."""
        named = [test for test in tests if name_of(test).startswith("series")]
        fitting = GEAR.but(series=sketch_of(named, None).series, name="Series gear") if named else GEAR
        if sort is not None and name_of(sort) in ("monster", "monster card"):
            fitting = sketch_of([test for test in tests if name_of(test) != "equipped to"], sort).but(name="Worn")
        self.attached = [fitting, fitting]

    def lay_out(self, phrase: Node, verb: str = "", copies: int | None = None, wrong: bool = True) -> None:
        """Cards that a phrase means, in every place where it looks, and cards that it just does not mean."""
        tests, sort = many(phrase.get("f")), phrase.get("n")
        if _asks(tests, "equipped to"):
            self._attach(tests, sort)
            return
        if _asks(tests, "excavated") or name_of(phrase).endswith("excavated"):
            fitting = sketch_of(tests, sort)
            wrong_ones = [one for one in decoys(fitting, tests, sort) if _fits(one, "deck")][:1]
            self.tops = [*wrong_ones, fitting, fitting]
            return
        if sort is not None and name_of(sort) == "equip card":
            if places(phrase, verb) and self.card.kind == "monster":
                self.attached = self.attached or [GEAR, GEAR]
            return
        fitting = self._alike(sketch_of(tests, sort), tests)
        if self.effects and fitting.kind == "monster" and "normal" in fitting.traits and not _asks(tests, "trait"):
            traits = tuple(t for t in fitting.traits if t != "normal")
            fitting = fitting.but(traits=("effect", *traits), text=self.said or HARMLESS)
        if self.level is not None and fitting.kind == "monster" and not _asks_level(tests):
            fitting = fitting.but(level=self.level)
        size = number(phrase.get("q") or {}, otherwise=1) if phrase.get("q") else 1
        size = size + 1 if copies is None else copies
        if name_of(phrase) == "all" and "q" not in phrase and sort is not None and name_of(sort) == "named" and verb:
            size = 1 if copies is None else copies
        spots = places(phrase, verb)
        if _asks(tests, "face-up") and {place for _, place in spots} == {"extra"}:
            fitting = fitting.but(traits=("effect", "pendulum"))
            for seat, place in spots:
                for _ in range(size):
                    self.add(seat, place, fitting, True, "face-up")
            return
        for seat, place in spots:
            if place == "extra" and fitting.kind == "monster" and not {*fitting.traits} & {*EXTRA}:
                for one in range(size):
                    kind = "xyz" if self.laid_under else "fusion"
                    self.add(seat, place, fitting.but(traits=("effect", kind)), True, f"{one}")
                continue
            if place == "spell" and sort is not None and name_of(sort) == "card" and not _monstrous(tests):
                for one in range(size if {word for _, word in spots} == {"spell"} else 1):
                    self.add(seat, place, fitting.but(kind="spell", icon="continuous"), True, f"{one}")
                continue
            if not _fits(fitting, place):
                continue
            for one in range(size):
                self.add(seat, place, odd(fitting, tests, one), True, f"{one}")
        if wrong:
            edges = [edge for test in tests if (edge := against_own(test, self.card)) is not None]
            more = [fitting.but(**{key: value + 100}) for key, value in edges]
            for sketch in [*decoys(fitting, tests, sort), *more]:
                for seat, place in spots:
                    if _fits(sketch, place) and _fits(fitting, place):
                        self.add(seat, place, sketch)
            for seat, place in spots:
                # The same on the other side, where the phrase does not look.
                if (1 - seat, place) not in spots and _fits(fitting, place) and place != "deck":
                    self.add(1 - seat, place, odd(fitting, tests, size))

    def _alike(self, sketch: Sketch, tests: list[Node]) -> Sketch:
        """With the same word as this card, or as others, where the text asks so."""
        for test in tests:
            if name_of(test) == "same word as" and name_of(test["g"]) == "this card":
                word, own = name_of(test["w"]), self.card
                said = {"name": own.name, "level": own.level, "attribute": own.attribute, "type": own.race}[word]
                sketch = sketch.but(**{"race" if word == "type" else word: said})
            edge = against_own(test, self.card)
            if edge is not None:
                sketch = sketch.but(**{edge[0]: edge[1]})
        return sketch.but(name="Twin") if self.twins and not sketch.name else sketch

    def start(self, place: str, player: int = 0, phase: str = "main1", stance: str = "", **marks: Any) -> Ledger:
        """The match with the subject there. `player`: whose turn it is."""
        lot = Lot(ZONES, ({"lp": self.lp[0], "wins": 0}, {"lp": self.lp[1], "wins": 0}))
        free = {(seat, row): list(cells) for seat in (0, 1) for row, cells in _ROWS.items()}
        self.ids: dict[int, int] = {}
        host = None
        if self.host is not None and self.effects and "normal" in self.host.traits:
            self.host = self.host.but(traits=("effect",), text=HARMLESS)
        if self.host is not None:
            host = self._put(lot, free, 0, "monster", self.cards.code(self.host), UP, {"entered": 1})
        subject = self._put(lot, free, 0, place, self.card.key, stance or _stance(place, self.card), marks)
        assert subject is not None
        if host is not None:
            lot.table.cards[subject].host = host
        if place == "monster" and self.summoned:
            lot.table.cards[subject].marks["summoned"] = [
                *({"synchro": ["special"]}.get(self.summoned[0], [])),
                *self.summoned,
            ]
        if place in ("monster", "spell", "field"):
            if lot.table.cards[subject].face_up:
                lot.table.cards[subject].counters.update(self.counters)
            for at in range(max(self.under, self.under_it is not None) if place == "monster" else 0):
                below = self.under_it if self.under_it is not None and not at else PLAIN
                lot.put(self.cards.code(below), "0.materials", UP, subject)
        for sketch in self.attached:
            bearer = subject if host is None else host
            worn = self._put(lot, free, 0, "spell", self.cards.code(sketch), UP, {})
            if worn is not None:
                lot.table.cards[worn].host = bearer
        laid: dict[tuple[int, str], int] = {}
        for at, item in sorted(
            enumerate(self.items), key=lambda pair: (not pair[1].fits, pair[1].tag != "must", pair[0])
        ):
            key = (item.seat, item.place)
            cap = MOST.get(item.place, 9) - (key == (0, "monster") and (place == "monster" or self.host is not None))
            cap -= self.room if item.place == "monster" and item.seat in self.comers else 0
            if at in self.dropped or (laid.get(key, 0) >= cap and item.tag != "must"):
                continue
            it = self._put(
                lot, free, item.seat, item.place, item.code or self.cards.code(item.sketch), _lying(item), _marks(item)
            )
            if it is not None:
                laid[key] = laid.get(key, 0) + 1
                self.ids[it] = at
                if self.loaded and item.place == "monster" and "xyz" in item.sketch.traits:
                    for _ in range(3):
                        lot.put(self.cards.code(PLAIN), f"{item.seat}.materials", UP, it)
                if item.sketch.counters:
                    lot.table.cards[it].counters.update(dict(item.sketch.counters))
        for seat in (0, 1):
            self._lay_plain(lot, free, seat)
        cards = {**self.cards.cards, **self.tokens(self.cards.cards)}
        header = Header(
            game=GAME,
            edition="zh-mr2",
            options={"first": "seat0", "prompts": "possible"},
            seed=7,
            names=["Ann", "Ben"],
            decks=[{"main": [], "extra": [], "side": []} for _ in (0, 1)],
            cards={code: msgspec.to_builtins(card) for code, card in cards.items()},
        )
        stage = Stage(self.match, header, lot, cards, player, TURN + player, phase)
        return Ledger(stage, subject)

    def _lay_plain(self, lot: Lot, free: dict[tuple[int, str], list[str]], seat: int) -> None:
        plain, dust = self.cards.code(PLAIN), self.cards.code(DUST)
        if self.plain:
            for code, place in ((plain, "hand"), (dust, "hand"), (plain, "graveyard")):
                self._put(lot, free, seat, place, code, _stance(place, self.cards.cards[code]), {})
        deck = lot.table.zones[f"{seat}.deck"]
        for _ in range(12):
            self._put(lot, free, seat, "deck", plain, DOWN, {})
        deck.reverse()  # what phrases mean lies under plain cards
        deck[:] = deck[12:] + deck[:12] if len(deck) > 12 else deck
        for sketch in self.tops:
            self._put(lot, free, seat, "deck", self.cards.code(sketch), DOWN, {})
        if self.on_top and not seat:
            own = next(card for card in deck if lot.table.cards[card].code == self.card.key)
            deck.remove(own)
            deck.append(own)

    def _put(
        self,
        lot: Lot,
        free: dict[tuple[int, str], list[str]],
        seat: int,
        place: str,
        code: str,
        stance: str,
        marks: Any,
    ) -> int | None:
        if place in _ROWS:
            cells = free[seat, place]
            if not cells:
                return None
            zone = f"{seat}.{cells.pop(0)}"
        else:
            zone = f"{seat}.{place}"
        return lot.put(code, zone, stance, **marks)


_ROWS = {"monster": MONSTER_ZONES, "spell": SPELL_ZONES, "field": ("field",)}


def odd(fitting: Sketch, tests: list[Node], at: int) -> Sketch:
    """The sketch with a name, Level and so on of its own, where a text asks for different ones."""
    found = fitting
    for test in tests:
        if name_of(test) != "different words":
            continue
        word = name_of(test["w"])
        words: dict[str, dict[str, Any]] = {
            "level": {"level": at % 8 + 1},
            "attribute": {"attribute": ("LIGHT", "DARK", "EARTH", "WATER", "FIRE", "WIND", "DIVINE")[at % 7]},
            "type": {"race": ("Psychic", "Warrior", "Fairy", "Fiend", "Dragon", "Machine", "Aqua", "Rock")[at % 8]},
        }
        found = found.but(name=found.name or f"Odd {at}", **words.get(word, {}))
    return found


HARMLESS = "This card cannot be used as a Synchro Material Monster."


def _asks(tests: list[Node], key: str) -> bool:
    return any(name_of(test) == key for test in tests)


def _asks_level(tests: list[Node]) -> bool:
    return any(name_of(test).startswith(("level", "rank")) for test in tests)


def _monstrous(tests: list[Node]) -> bool:
    """Whether adjectives ask for what only monsters have."""
    return any(
        name_of(test) in ("type", "attribute", "level", "trait", "atk or less", "level or lower") for test in tests
    )


def _fits(sketch: Sketch, place: str) -> bool:
    """Whether such a card may lie there."""
    monster, extra = sketch.kind == "monster", bool({"fusion", "synchro", "xyz"} & {*sketch.traits})
    if "token" in sketch.traits and place != "monster":
        return False
    match place:
        case "monster":
            return monster and (sketch.side or not sketch.down)
        case "spell":
            return not monster and sketch.icon != "field"
        case "field":
            return sketch.icon == "field"
        case "extra":
            return extra
        case "deck" | "hand":
            return not extra
        case "materials":
            return False
    return not (sketch.down or sketch.side)


def _stance(place: str, card: CardData) -> str:
    if place in ("hand", "deck", "extra"):
        return DOWN
    if place == "spell" and card.kind == "trap" and card.icon not in ("continuous",):
        return DOWN
    return UP


def _lying(item: Item) -> str:
    if item.place in ("hand", "deck", "extra"):
        return UP if item.tag == "face-up" else DOWN
    if item.place == "monster":
        if item.sketch.down:
            return DOWN_SIDE
        return UP_SIDE if item.sketch.side else UP
    return DOWN if item.sketch.down else UP


def _marks(item: Item) -> dict[str, Any]:
    """It came in an earlier turn; what lies in a pile from the Extra Deck was Summoned rightly before (YZH-2.84)."""
    marks: dict[str, Any] = {}
    if item.place == "monster":
        marks["entered"] = 1
    if item.sketch.came and item.place == "monster":
        marks["summoned"] = [*({"tribute": ["normal"]}.get(item.sketch.came, [])), item.sketch.came]
    if {"fusion", "synchro", "xyz", "ritual"} & {*item.sketch.traits} and item.place != "extra":
        marks["proper"] = True
    return marks


def need(condition: bool, why: str) -> None:
    """Raises NotDriven, where a board cannot be made so."""
    if not condition:
        raise NotDriven(why)
