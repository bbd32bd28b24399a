"""This card as a material: Extra Deck monsters that it and one other make, invented for a trial (YZH-2.40, 2.46)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from sanam.games.witnessing.phrases import Node, many, name_of, number
from sanam.games.witnessing.trials import DONE, EMPTY, Deviation, Match, NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.board import PLAIN, Board
from sanam.games.yugioh.witness.extra_deck import FUSE, summon_with
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.sketches import Sketch, fit
from sanam.games.yugioh.witness.ways import find

PARTNER = "Partner"


@dataclass(frozen=True)
class Union:
    """The monster that is made, and the other material."""

    made: Sketch
    partner: Sketch


def union(card: CardData, how: str, tests: list[Node]) -> Union:
    """What the card and one other monster make; the monster is as the adjectives say. Raises NotDriven."""
    tuner = "tuner" in card.traits
    if how == "synchro":
        if card.level > 9 or "xyz" in card.traits:
            raise NotDriven("a Synchro Summon with it")
        text = "1 Tuner + 1 or more non-Tuner monsters"
        partner = PLAIN.but(name=PARTNER, level=1, traits=("normal",) if tuner else ("normal", "tuner"))
        made = Sketch(name="Made", traits=("effect", "synchro"), level=card.level + 1, text=text)
    elif how == "xyz":
        if "xyz" in card.traits:
            raise NotDriven("an Xyz Summon with it")
        partner = PLAIN.but(name=PARTNER, level=card.level)
        made = Sketch(name="Made", traits=("effect", "xyz"), level=card.level, text=f"2 Level {card.level} monsters")
    elif how == "fusion":
        partner = PLAIN.but(name=PARTNER)
        made = Sketch(name="Made", traits=("effect", "fusion"), level=6, text=f'"{card.name}" + "{PARTNER}"')
    else:
        raise NotDriven(f"material of {how}")
    traits = made.traits
    for test in tests:
        if name_of(test) not in ("level", "rank", "level or lower", "level or higher"):
            made = fit(made, test)
    return Union(made.but(traits=tuple(dict.fromkeys((*traits, *made.traits)))), partner)


def lay(board: Board, made: Union, how: str) -> None:
    board.plain = False
    kept = [item for item in board.items if (item.seat, item.place) == (0, "monster") and item.fits][:2]
    board.items = [item for item in board.items if (item.seat, item.place) != (0, "monster") or item in kept]
    board.add(0, "monster", made.partner, True, "must")
    board.add(0, "extra", made.made, True, "must")
    if how == "fusion":
        board.add(0, "hand", FUSE, True, "must")


def offered(led: Ledger, how: str) -> bool:
    if how == "fusion":
        return find(led, 0, "hand", FUSE.name) in led.stage.offered("activate")
    return find(led, 0, "extra", "Made") in led.stage.offered("special_summon")


def make(led: Ledger, how: str) -> None:
    """The Summon, with the card and its partner."""
    made, own = find(led, 0, "extra", "Made"), led.subject
    if not offered(led, how):
        raise NotDriven("the Summon with it is not offered")
    led.subject = made
    try:
        summon_with(led, [own, find(led, 0, "monster", PARTNER)], how)
    finally:
        led.subject = own


#: Rules that say as what material a card cannot be used.
RULES = (
    "cannot be material",
    "cannot be material of",
    "cannot be material of two",
    "cannot be material of three",
    "cannot be material except",
)


def barred(match: Match, card: CardData, rule: Node) -> str:
    """It cannot be a material, but where its text says so; without its words it could."""
    hows = [name_of(node) for slot in ("k", "l", "m") for node in many(rule.get(slot))]
    hows = list(dict.fromkeys(hows)) or ["fusion", "synchro", "xyz"]
    tests = many(rule["g"].get("f")) if "g" in rule else []
    plain = msgspec.structs.replace(card, abilities=[])
    able = [how for how in hows if _goes(match, plain, how, [])]
    for how in able:
        if _goes(match, card, how, []):
            raise Deviation("it may be used as a material, which its text forbids")
        if tests and not _goes(match, card, how, tests):
            raise Deviation("it may not be used as a material where its text lets it")
    return DONE if able else EMPTY


#: Sentences that say as what it may be used, which it is not.
GUISES = ("Lasting.counts as a level as material", "Lasting.counts as no tuner as material")


def disguised(match: Match, card: CardData, said: Node) -> str:
    """It is a material as its text says; without its words it could not be."""
    how = name_of(said["k"]) if "k" in said else "synchro"
    if "n" in said:
        made = union(msgspec.structs.replace(card, level=number(said)), how, [])
    else:
        made = union(card, how, [])
        made = Union(made.made, made.partner.but(traits=("normal", "tuner")))
    if _makes(match, msgspec.structs.replace(card, abilities=[]), how, made):
        return EMPTY
    if not _makes(match, card, how, made):
        raise Deviation("it may not be used as a material as its text lets it")
    return DONE


def _goes(match: Match, card: CardData, how: str, tests: list[Node]) -> bool:
    return _makes(match, card, how, union(card, how, tests))


def _makes(match: Match, card: CardData, how: str, made: Union) -> bool:
    board = Board(match, card)
    lay(board, made, how)
    return offered(board.start("monster", 0, "main1", entered=1), how)
