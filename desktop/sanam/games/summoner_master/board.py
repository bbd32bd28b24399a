"""The Summoner Master board (300 to 304): where the parts of a player's Zones lie.

The At Lines face each other, behind them the Df Lines, then what is in no Line. Seal piles lie outside, Mystic piles
beside them.
"""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.summoner_master.zones import (
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

BOARD = Board(
    width=9.4,
    height=6.0,
    gap=0.16,
    places=(
        Place(AT_LINE, 0.5, 0.58, "row", "swords", "zone-at-line", "at-line", span=6),
        Place(DF_LINE, 0.5, 1.58, "row", "shield", "zone-df-line", "df-line", span=6),
        Place(NO_LINE, 0.5, 2.58, "row", "spell", "zone-no-line", "no-line", span=6),
        Place(SEAL_LIBRARY, -4.2, 0.58, "pile", "monster", "zone-seal-library", "at-line"),
        Place(MYSTIC_LIBRARY, -3.2, 0.58, "pile", "spell", "zone-mystic-library", "at-line"),
        Place(SEAL_SHRINE, -4.2, 1.58, "pile", "grave", "zone-seal-shrine", "df-line"),
        Place(MYSTIC_SHRINE, -3.2, 1.58, "pile", "grave", "zone-mystic-shrine", "df-line"),
        Place(REMOVE, 4.2, 0.58, "pile", "banish", "zone-remove", "at-line"),
        Place(BESIDE, 4.2, 1.58, "pile", "star", "zone-beside", "df-line"),
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
