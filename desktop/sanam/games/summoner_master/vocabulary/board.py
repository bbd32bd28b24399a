"""The Summoner Master board (300 to 304): where the parts of a player's Zones lie.

The At Lines face each other, behind them lie the Df Lines, and beside both what is in no Line. Seal piles lie outside,
Mystic piles beside them.
"""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.summoner_master.vocabulary.zones import (
    AT_LINE,
    BESIDE,
    DF_LINE,
    HAND,
    MYSTIC_LIBRARY,
    MYSTIC_SHRINE,
    NO_LINE,
    REMOVE,
    SEAL_LIBRARY,
    SEAL_SHRINE,
    SUPPORT,
)

#: Cards out of play are looked at seldom: their piles are smaller.
SMALL = 0.7

BOARD = Board(
    width=7.1,
    height=4.0,
    gap=0.1,
    places=(
        Place(AT_LINE, 0.02, 0.5, "row", "swords", "zone-at-line", "at-line", span=4),
        Place(DF_LINE, 0.02, 1.5, "row", "shield", "zone-df-line", "df-line", span=4),
        Place(NO_LINE, 2.52, 1.0, "column", "spell", "zone-no-line", "no-line", span=2),
        Place(SEAL_LIBRARY, -3.16, 0.5, "pile", "monster", "zone-seal-library", "at-line"),
        Place(MYSTIC_LIBRARY, -2.39, 0.5, "pile", "spell", "zone-mystic-library", "at-line"),
        Place(SEAL_SHRINE, -3.16, 1.5, "pile", "grave", "zone-seal-shrine", "df-line"),
        Place(MYSTIC_SHRINE, -2.39, 1.5, "pile", "grave", "zone-mystic-shrine", "df-line"),
        Place(REMOVE, 3.28, 0.5, "pile", "banish", "zone-remove", "at-line", size=SMALL),
        Place(BESIDE, 3.28, 1.5, "pile", "star", "zone-beside", "df-line", size=SMALL),
    ),
    corner=None,
    attached=(SUPPORT,),
    pasted=(NO_LINE,),
    hidden=(SUPPORT,),
    browsed=(SEAL_SHRINE, MYSTIC_SHRINE, REMOVE, BESIDE),
    closed=(SEAL_LIBRARY, MYSTIC_LIBRARY, HAND),
    card=63 / 88,
)

#: The Steps of an Attack Subturn in their order, id as in the table's mark (401.1).
STEPS = ("check-up", "draw", "discard", "interfere-1", "main", "interfere-2", "mp", "end")
