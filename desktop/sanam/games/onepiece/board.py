"""The One Piece board (3-1): where the areas of a player lie."""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.onepiece.state import ASIDE, GIVEN

#: DON!! cards are many and alike: they need less room than the others.
SMALL = 0.74

BOARD = Board(
    width=7.4,
    height=5.66,
    gap=0.16,
    places=(
        Place("character", 0.0, 0.58, "row", "person", "zone-character", "characters", span=5),
        Place("leader", -0.6, 1.58, "cell", "crown", "zone-leader", "leader"),
        Place("stage", 0.6, 1.58, "cell", "icon-field", "zone-stage", "leader"),
        Place("cost", 0.0, 2.46, "ranks", "don", "zone-cost", "cost", span=5, size=SMALL),
        Place("life", -3.15, 1.08, "stack", "life", "zone-life", "leader", span=1.96),
        Place("don-deck", -3.15, 2.46, "pile", "don", "zone-don-deck", "cost", size=SMALL),
        Place("deck", 3.15, 0.58, "pile", "deck", "zone-deck", "leader"),
        Place("trash", 3.15, 1.58, "pile", "trash", "zone-trash", "cost"),
    ),
    corner=None,
    attached=(GIVEN,),
    hidden=(GIVEN, ASIDE),
    browsed=("trash",),
    closed=("deck", "hand", "don-deck", "life"),
    card=63 / 88,
)

#: Phases in their order, id as in the table's mark (6-1-1).
PHASES = ("refresh", "draw", "don", "main", "end")
