"""The toy game of the kernel's tests as the rest of the program knows a game. It is registered by tests alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from toy import Pebbles

from sanam.engine.journal import Header
from sanam.games.board import Board, Place
from sanam.games.decks import Codes, GroupField, Known, Lists, Opening, Pile, SortOrder
from sanam.games.decks import Decks as DeckRules
from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, OwnCodes
from sanam.games.editions import EditionInfo
from sanam.games.face import FaceSpec, Rendition
from sanam.games.findings import Finding
from sanam.games.forms import Field, Form
from sanam.games.headers import Decks, new_header
from sanam.games.playmat import Playmat
from sanam.games.records import COMMON, Records
from sanam.games.search import Search
from sanam.wording import Message

GAME = "pebbles"
SIZE_MM = (50.0, 70.0)


class Pebble(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pebble: its code ("p3"), its name and its value (1 to 5)."""

    code: str
    name: str
    value: int
    text: str = ""
    abilities: list[dict[str, Any]] | None = None
    problem: str = ""

    @property
    def key(self) -> str:
        return self.code

    @property
    def kind(self) -> str:
        return "odd" if self.value % 2 else "even"

    @property
    def whole_text(self) -> str:
        return self.text

    @property
    def by_hand(self) -> bool:
        return False


class PebblesPlaymat(Playmat):
    board = Board(
        width=9.0,
        height=6.0,
        gap=0.4,
        places=(
            Place("row", 0.0, 1.2, "row", "cards", span=6.0),
            Place("heap", 4.0, 2.4, "pile", "grave"),
        ),
        corner=Place("deck", 4.0, 1.2, "pile", "deck", "zone-deck"),
        browsed=("heap",),
        closed=("deck",),
        card=SIZE_MM[0] / SIZE_MM[1],
    )
    menu_kinds = ("action", "respond")
    #: What the table shows to all of the turn is more than its number.
    moments: ClassVar[Mapping[str, str]] = {}


def face(card: Pebble, wanted: Rendition) -> FaceSpec:
    return FaceSpec(
        game=GAME,
        name=wanted.name or card.name,
        frame="normal",
        type_line=card.kind,
        text=card.text if wanted.text is None else wanted.text,
        stats=(("Value", str(card.value)),),
        language=wanted.language,
        image=wanted.image,
        code=card.code,
        art_seed=card.code,
        playtest=wanted.playtest,
        size_mm=SIZE_MM,
    )


def check(edition: str, piles: Codes, cards: Known, restrictions: object) -> list[Finding]:
    """A bag holds at least ten pebbles."""
    count = len(piles["main"])
    if count >= 10:
        return []
    params = {"pile": "main", "count": count, "least": 10, "by": 10 - count}
    return [Finding(id="deck.too-few", mend="mend.add", rules=("P-0",), pile="main", params=params)]


FORM = Form(
    kind="value",
    fields=(Field(name="value", kind="number", low=1, high=5),),
    empty={"value": 1},
    check=lambda card: iter(()),
)
DECKS = DeckRules(
    piles=(Pile("main", Message("Bag"), ("bag", "pebbles")),),
    main="main",
    home=lambda card: "main",
    sorted_piles=("main",),
    limits=lambda edition: {"main": (10, None)},
    check=check,
    fields=(
        GroupField("kind", Message("Kind"), lambda card: (card.kind,)),
        GroupField("value", Message("Value"), lambda card: (str(card.value),), number=True, gapless=True),
    ),
    orders=(SortOrder("value", Message("by value")), SortOrder("name", Message("by name"))),
    words={"odd": Message("Odd pebbles"), "even": Message("Even pebbles")},
    opening=Opening({"main": 3}),
    lists=Lists(code=re.compile("p[1-5]"), side="main", zone="main"),
    known_by=lambda piles, cards: list(dict.fromkeys(piles["main"])),
)


def make_header(edition: str, decks: Decks, cards: Mapping[str, Pebble], *, seed: int, **around: Any) -> Header:
    if edition != "1":
        raise ValueError(f"no edition {edition!r}")
    return new_header(GAME, edition, ("main",), decks, cards, seed, around)  # type: ignore[arg-type]


class RegisteredPebbles(Pebbles):
    """Pebbles whose cards are those of the registered game."""

    def definition(self, code: str) -> Pebble | None:
        plain = self.header.cards.get(code)
        return msgspec.convert({"code": code, "name": code, **plain}, Pebble) if plain is not None else None


def build(header: Header) -> Pebbles:
    return RegisteredPebbles(header)


PEBBLES = GameDefinition(
    id=GAME,
    name=Message("Pebbles"),
    cards=Cards(
        model=Pebble,
        translated=("name", "text"),
        own=OwnCodes(draw=lambda: "p9", may_be=lambda code: code == "p9"),
        form=lambda: FORM,
    ),
    records=Records(
        spellings={**COMMON, "code": "code", "value": "value", "pebblevalue": "value"},
        required=("code", "name"),
        numbers=("value",),
        keys=("pebblevalue",),
        build=lambda values: values,
    ),
    search=Search(
        describe=lambda card: ({"power": card.value}, [("kind", card.kind), ("type", card.kind)]),
        words=("kind", "set", "lang"),
        numbers=("power",),
        titles={"power": "value"},
        quick=(("kind:odd", Message("Odd pebbles")),),
        sorts=(("power", True, Message("Value")),),
        examples=(("power>=3", Message("pebbles worth three or more")),),
    ),
    decks=DECKS,
    face=Face(size_mm=SIZE_MM, describe=face),
    table=AtTable(playmat=PebblesPlaymat),
    matches=Matches(
        edition_ids=("1",),
        edition_names=lambda: {"1": ("First edition", "There is no other.")},
        editions=lambda: (EditionInfo("1", "First edition", "There is no other."),),
        header=make_header,
        build=build,
    ),
)
