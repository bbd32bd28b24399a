"""Matches of Summoner Master between two decks of the tests' own cards, with something of every kind in them."""

from __future__ import annotations

from arena import STOCK, form, mystic, seal, skill

from sanam.games.summoner_master.cards import GrowthBox, Power, ProgressBox, Selector
from sanam.games.summoner_master.game import SummonerGame
from sanam.games.summoner_master.setup import make_header

PACK = (("name", "wolf"), ("name", "bear"))
CARDS = (
    *STOCK,
    seal("lion", 3, 4, 4, 2, "3/1", forms=(form(PACK[0], at=7, attack="all"), form(*PACK, at=9, attack="multiple",
         strikes=2))),
    seal("hound", 2, 3, 2, 3, "2/0", tribes=("Beast",), forms=(form(("tribe", "Beast"), at=5), form(("element", "fire"),
         df=7)), elements=("fire",)),
    seal("mage", 2, 2, 2, 4, "2/1", powers=(skill(interfere=True), Power(text="Watch.")), interfere=True),
    seal("herald", 1, 3, 3, 3, "1/0", powers=(Power(text="Do one thing.", when=("attack", "attacked", "fight", "fall")),
         Power(text="Do another.", when=("cast", "enter", "leave", "main", "assign-line")))),
    seal("sprout", 2, 3, 3, 3, "2/1", growth=GrowthBox(condition="Any Seal.")),
    seal("moth", 2, 3, 3, 3, "4/1", progress=ProgressBox(uses=(Selector(kind="name", value="fly"),))),
    seal("guest", 2, 3, 3, 3, "-/1", extra=True),
    mystic("bolt", text="Do something.", interfere=True),
    mystic("ring", "PS", 2),
    mystic("chain", "PM", 1, 0, interfere=True),
    mystic("mist", "PA", "infinity", 2, text="Do something.", powers=(skill("Do more."),)),
)  # fmt: skip
KNOWN = {card.key: card for card in CARDS}
DECK = {
    "seal": [card.key for card in CARDS if card.family == "seal" and not card.extra for _ in range(4)],
    "mystic": [card.key for card in CARDS if card.family == "mystic" for _ in range(6)],
    "beside": [KNOWN["guest [Extra]"].key],
}


def duelists(seed: int) -> SummonerGame:
    return SummonerGame(make_header("summoner", [DECK, DECK], KNOWN, seed=seed))


def beginners(seed: int) -> SummonerGame:
    """A short game, in which both are asked in every Interfere Step."""
    options = {"first": "coin", "prompts": "always", "best_of": 1}
    return SummonerGame(make_header("beginner", [DECK, DECK], KNOWN, seed=seed, options=options))


PLAIN = {card.key: card for card in STOCK if card.family == "seal" or not card.interfere}
PLAIN_DECK = {
    "seal": [card.key for card in STOCK if card.family == "seal" for _ in range(8)],
    "mystic": ["dust"] * 30,
    "beside": [],
}


def plain(seed: int, level: str = "summoner") -> SummonerGame:
    """A game of Seals without any text."""
    options = {"first": "dice", "best_of": 1}
    return SummonerGame(make_header(level, [PLAIN_DECK, PLAIN_DECK], PLAIN, seed=seed, options=options))
