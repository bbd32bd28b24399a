"""The One Piece board (3-1): where the areas of a player lie."""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.onepiece.state import ASIDE, GIVEN

BOARD = Board(
    width=7.4,
    height=6.0,
    gap=0.16,
    places=(
        Place("character", 0.0, 0.58, "row", "character", "zone-character", "characters", span=5),
        Place("leader", -1.0, 1.58, "cell", "leader", "zone-leader", "leader"),
        Place("stage", 1.0, 1.58, "cell", "stage", "zone-stage", "leader"),
        Place("cost", 0.0, 2.58, "row", "don", "zone-cost", "cost", span=5),
        Place("life", -3.2, 1.08, "pile", "life", "zone-life", "leader"),
        Place("don-deck", -3.2, 2.58, "pile", "don", "zone-don-deck", "cost"),
        Place("deck", 3.2, 1.58, "pile", "deck", "zone-deck", "leader"),
        Place("trash", 3.2, 2.58, "pile", "trash", "zone-trash", "cost"),
    ),
    corner=None,
    attached=(GIVEN,),
    hidden=(GIVEN, ASIDE),
    browsed=("trash",),
    closed=("deck", "don-deck", "life"),
    card=63 / 88,
)  # fmt: skip

#: Phases in their order, id as in the table's mark (6-1-1).
PHASES = ("refresh", "draw", "don", "main", "end")
