"""Two legal decks of the tests' own cards, with every keyword and timing among them, for tests of whole matches."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.rules.setup import make_header

DRAW = "[Trigger] Draw 1 card."
#: Cost, power, counter, text, [Trigger] text of each Character; four copies each.
CREW: tuple[tuple[int, int, int | None, str, str], ...] = (
    (0, 0, 2000, "", ""),
    (1, 2000, 1000, "[Blocker] (After your opponent declares an attack, you may rest this card.)", ""),
    (2, 3000, 1000, "[Rush]", DRAW),
    (3, 5000, None, "[On Play] Draw 1 card.\n[On K.O.] Draw 1 card.", ""),
    (4, 5000, 1000, "[Double Attack]\n[On Block] Draw 1 card.", DRAW),
    (4, 6000, None, "[DON!! x1] [When Attacking] [Once Per Turn] Draw 1 card.", ""),
    (5, 7000, None, "[Banish]\n[Activate: Main] [Once Per Turn] Rest up to 1 Character.", ""),
    (2, 4000, 1000, "[DON!! x1] This Character gains [Blocker].\n[On Your Opponent's Attack] Draw 1 card.", ""),
    (3, 4000, 2000, "[End of Your Turn] Set 1 DON!! card active.\n[End of Your Opponent's Turn] Draw 1 card.", ""),
)


def _crew(set_code: str, colour: str) -> list[OnePieceCard]:
    made: list[dict[str, Any]] = [
        {
            "category": "leader",
            "power": 5000,
            "life": 4,
            "attributes": ("Slash",),
            "text": "[Activate: Main] [Once Per Turn] Give 1 DON!! card.",
        }
    ]
    made += [
        {
            "category": "character",
            "cost": cost,
            "power": power,
            "counter": counter,
            "text": text,
            "trigger": trigger,
            "attributes": ("Strike",),
            "types": ("Ferry",),
        }
        for cost, power, counter, text, trigger in CREW
    ]
    made += [
        {"category": "event", "cost": 1, "text": "[Counter] Up to 1 card gains +3000 power.", "trigger": DRAW},
        {"category": "event", "cost": 2, "text": "[Main] Draw 2 cards."},
        {"category": "stage", "cost": 1, "text": "At the start of your turn, draw 1 card."},
        {"category": "stage", "cost": 2},
    ]
    return [
        OnePieceCard(code=f"{set_code}-{number:03}", name=f"{colour} {number}", colours=(colour,), **fields)
        for number, fields in enumerate(made, 1)
    ]


@cache
def header() -> Header:
    decks, known = [], {}
    for set_code, colour in (("TF01", "red"), ("TF02", "blue")):
        cards = _crew(set_code, colour)
        known |= {card.code: card for card in cards}
        main = [card.code for card in cards[1:13] for _ in range(4)] + [cards[13].code] * 2
        decks.append({"leader": [cards[0].code], "deck": main, "don": ["DON"] * 10})
    return make_header("standard", decks, known, seed=0, names=["Ada", "Bo"])


def match(seed: int) -> OnePieceGame:
    return OnePieceGame(msgspec.structs.replace(header(), seed=seed))
