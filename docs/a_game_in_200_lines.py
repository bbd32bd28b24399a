"""A game in 200 lines: how a game is built on Sanam's engine, and how the rest of the program learns of it.

The game is called Ferries. Its rulebook:

    1.1  Each player has a deck of at least six ferries, numbered 1 to 5. Both shuffle theirs and draw three.
    2.1  In your turn you draw a ferry. If you have none left to draw, the match ends.
    2.2  Then launch a ferry from your hand onto the river.
    2.3  A ferry that is higher than the one your opponent launched last sinks it: it goes to its owner's wrecks.
    3.1  Whoever has more ferries on the river at the end wins; with equally many it is a draw.

The example below plays it, and the test suite runs this example. First a match; everything a match needs is in its
header, even what stands on the cards:

    >>> from sanam.engine.play import Play
    >>> cards = {str(number): Ferry(code=str(number), name=f"Ferry {number}", size=number) for number in range(1, 6)}
    >>> deck = {"main": ["1", "2", "3", "4", "5", "5"]}
    >>> header = new_header("ferries", "1", ("main",), [deck, deck], cards, 7, {"names": ["Ada", "Bo"]})
    >>> play = Play(Ferries(header))
    >>> _ = play.start(header.seed)

The engine has run to the first question. A question lists every legal answer, so nobody who asks it, a window or a
computer player, needs to know the rules:

    >>> choice = play.table.choice
    >>> choice.seat, choice.kind, choice.rule
    (0, 'launch', '2.2')
    >>> hand = [play.table.cards[option.card].code for option in choice.options]
    >>> hand
    ['4', '5', '3', '1']

An answer names options by their index. One that is not legal changes nothing, and says why:

    >>> play.answer([4])
    Traceback (most recent call last):
    sanam.engine.choice.Refused: no-such-option (2.2)
    >>> _ = play.answer([0])
    >>> play.table.choice.seat
    1

What a seat may know is its view. Bo sees the ferry on the river, but not which ferries are in Ada's hand:

    >>> from sanam.engine.view import view
    >>> seen = view(play, 1)
    >>> [card.code for card in seen.zones["0.river"]], [card.code for card in seen.zones["0.hand"]]
    (['4'], [None, None, None])

Every change was an event, so every answer can be taken back and given again, unless it revealed something, like a draw:

    >>> play.undo()
    Traceback (most recent call last):
    sanam.engine.choice.Refused: undo-would-hide-what-was-seen

Now to the end, always launching the first ferry:

    >>> while not play.finished:
    ...     _ = play.answer([0])
    >>> play.table.marks["finished"]["winner"], len(play.batches)
    (0, 7)

So far the engine knew nothing but `Ferries`. The rest of the program, the catalogue, the deck editor and the window,
knows a game by its GameDefinition, and a test registers one for as long as it needs it (a game of the program has a
line in `sanam/games/__init__.py` instead):

    >>> from sanam import games
    >>> with games.registered(FERRIES):
    ...     game = games.get("ferries")
    ...     [str(finding.id) for finding in game.decks.check("1", {"main": ["1", "2"]}, cards, None)]
    ...     game.face.describe(cards["3"], PLAIN).stats
    ...     Play(games.build(header)).start(7).kind
    ['deck.too-few']
    (('No.', '3'),)
    'start'

Larger examples of the same are `tests/engine/toy.py`, with hidden cards, triggers and nested answers, and the three
games in `sanam/games`.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec

from sanam.engine import events as ev
from sanam.engine.choice import Choice, Option
from sanam.engine.game import Game
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Outcome, Procedure, Public, step
from sanam.engine.table import Card, Seat
from sanam.games.board import Board, Place
from sanam.games.decks import Codes, Decks, GroupField, Known, Lists, Opening, Pile, SortOrder
from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches
from sanam.games.editions import EditionInfo
from sanam.games.face import PLAIN, FaceSpec, Rendition
from sanam.games.findings import Finding
from sanam.games.forms import Field, Form
from sanam.games.headers import new_header
from sanam.games.playmat import Playmat
from sanam.games.records import COMMON, Records
from sanam.games.search import Search
from sanam.wording import Message

__all__ = ["FERRIES", "PLAIN", "Ferries", "Ferry", "new_header"]

PILES = ("deck", "hand", "river", "wrecks")


# --- the rules ---------------------------------------------------------------------------------------


class Match(Procedure):
    """Section 1, then turns in alternation. Steps run in the order in which they stand; each cites its rule."""

    seat = Public[int](0)

    @step("1.1")
    def deal(self) -> Outcome:
        for seat in (0, 1):
            self.play.shuffle(f"{seat}.deck")
            for _ in range(3):
                draw(self, seat)
        return None

    @step("2.1")
    def next_turn(self) -> Outcome:
        if not self.table.zones[f"{self.seat}.deck"]:
            return self.jump("judge")
        return self.call(Turn, seat=self.seat)

    @step()
    def pass_on(self) -> Outcome:
        self.seat = 1 - self.seat
        return self.jump("next_turn")

    @step("3.1")
    def judge(self) -> Outcome:
        mine, other = (len(self.table.zones[f"{seat}.river"]) for seat in (0, 1))
        winner = None if mine == other else 0 if mine > other else 1
        self.play.mark("table", "finished", {"winner": winner})
        return self.done()


class Turn(Procedure):
    """Section 2. A local is kept on the Table, so that a match can be saved in the middle of a turn."""

    seat = Public[int](0)

    @step("2.1")
    def begin(self) -> Outcome:
        draw(self, self.seat)
        return None

    @step("2.2")
    def ask_launch(self) -> Outcome:
        hand = self.table.zones[f"{self.seat}.hand"]
        return self.ask(Choice(self.seat, "launch", [Option("launch", card) for card in hand], rule="2.2"))

    @step("2.2", "2.3")
    def launch(self) -> Outcome:
        [option] = self.picked()
        assert option.card is not None
        self.play.move(option.card, f"{self.seat}.river", stance="up")
        self.play.happened("launched", self.seat, option.card)
        rival = self.table.top(f"{1 - self.seat}.river")
        if rival is not None and size(self.game, self.table.cards[option.card]) > size(self.game, rival):
            self.play.move(rival.id, f"{rival.owner}.wrecks")
            self.play.happened("sank", 1 - self.seat, rival.id)
        return None


def draw(procedure: Procedure, seat: int) -> None:
    card = procedure.table.top(f"{seat}.deck")
    if card is not None:
        procedure.play.move(card.id, f"{seat}.hand")


def size(game: Game, card: Card) -> int:
    return int(game.values(card)["size"])


class Ferries(Game):
    """The game of one match. It holds no state: that is on the Table, which changes only by events."""

    name = "ferries"
    procedures: ClassVar[dict[str, type[Procedure]]] = {each.name: each for each in (Match, Turn)}

    def __init__(self, header: Header) -> None:
        super().__init__()
        self.header = header

    def set_up(self, seed: int) -> list[ev.Event]:
        zones = [f"{seat}.{pile}" for seat in (0, 1) for pile in PILES]
        events: list[ev.Event] = [ev.TableLaid([Seat(name) for name in self.header.names], zones, seed)]
        for seat, deck in enumerate(self.header.decks):
            for at, code in enumerate(deck["main"]):
                events.append(ev.CardCreated(len(events), code, seat, f"{seat}.deck", at))
        return events

    def opening(self) -> Call:
        return Call(Match, {})

    def hidden_from(self, card: Card, seat: int) -> bool:
        owner, pile = card.zone.split(".")
        return pile == "deck" or (pile == "hand" and owner != str(seat))

    def values(self, card: Card) -> dict[str, Any]:
        return {"size": self.header.cards[card.code]["size"]}

    def public(self) -> dict[str, Any]:
        return {"finished": self.table.marks.get("finished")}


# --- what the rest of the program wants to know ------------------------------------------------------


class Ferry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card. What every card model has, and its number."""

    code: str
    name: str
    size: int
    kind: str = "ferry"
    text: str = ""
    abilities: list[dict[str, Any]] | None = None
    problem: str = ""
    by_hand: bool = False

    @property
    def key(self) -> str:
        return self.code

    @property
    def whole_text(self) -> str:
        return self.text


class FerriesPlaymat(Playmat):
    board = Board(
        width=9.0,
        height=6.0,
        gap=0.4,
        places=(Place("river", 0.0, 1.2, "row", "cards", span=6.0), Place("wrecks", 4.0, 2.4, "pile", "grave")),
        corner=Place("deck", 4.0, 1.2, "pile", "deck"),
        browsed=("wrecks",),
        closed=("deck",),
    )


def check(edition: str, piles: Codes, cards: Known, restrictions: object) -> list[Finding]:
    """Rule 1.1: at least six ferries."""
    count = len(piles["main"])
    params = {"pile": "main", "count": count, "least": 6, "by": 6 - count}
    few = Finding(id="deck.too-few", mend="mend.add", rules=("1.1",), pile="main", params=params)
    return [few] if count < 6 else []


def face(card: Ferry, wanted: Rendition) -> FaceSpec:
    return FaceSpec(
        game="ferries",
        name=wanted.name or card.name,
        frame="normal",
        text=card.text if wanted.text is None else wanted.text,
        stats=(("No.", str(card.size)),),
        language=wanted.language,
        image=wanted.image,
        art_seed=card.code,
        playtest=wanted.playtest,
    )


FERRIES = GameDefinition(
    id="ferries",
    name=Message("Ferries"),
    cards=Cards(
        model=Ferry,
        translated=("name", "text"),
        form=lambda: Form(
            kind="kind",
            fields=(Field(name="size", kind="number", low=1, high=5),),
            empty={"kind": "ferry", "size": 1},
            check=lambda card: iter(()),
        ),
    ),
    records=Records(
        spellings={**COMMON, "code": "code", "size": "size"},
        required=("code", "name", "size"),
        numbers=("size",),
        build=lambda values: values,
    ),
    search=Search(
        describe=lambda card: ({"level": card.size}, [("kind", card.kind)]), words=("kind",), numbers=("level",)
    ),
    decks=Decks(
        piles=(Pile("main", Message("Deck")),),
        main="main",
        home=lambda card: "main",
        sorted_piles=("main",),
        limits=lambda edition: {"main": (6, None)},
        check=check,
        fields=(GroupField("number", Message("Number"), lambda card: (str(card.size),), number=True),),
        orders=(SortOrder("number", Message("by number")),),
        opening=Opening({"main": 3}),
        lists=Lists(code=re.compile("[1-5]"), side="main", zone="main"),
        known_by=lambda piles, cards: sorted({*piles["main"]}),
    ),
    face=Face(size_mm=(63.0, 88.0), describe=face),
    table=AtTable(playmat=FerriesPlaymat),
    matches=Matches(
        edition_ids=("1",),
        edition_names=lambda: {"1": ("Ferries", "The only edition.")},
        editions=lambda: (EditionInfo("1", "Ferries", "The only edition."),),
        header=lambda edition, decks, cards, **around: new_header(
            "ferries", edition, ("main",), decks, cards, around.pop("seed"), around
        ),
        build=Ferries,
    ),
)
