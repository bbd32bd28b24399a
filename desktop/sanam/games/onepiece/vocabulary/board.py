"""The One Piece board (3-1): where the areas of a player lie.

Two rows of cards: the Characters, and behind them the Leader and the Stage. The cost area lies beside these, Life and
the piles outside.
"""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.onepiece.vocabulary.zones import ASIDE, GIVEN

#: DON!! cards are many and alike: they need less room than the others.
SMALL = 0.74

BOARD = Board(
    width=6.9,
    height=4.0,
    gap=0.1,
    places=(
        Place("character", 0.0, 0.5, "row", "person", "zone-character", "characters", span=5.3),
        Place("don-deck", -2.36, 1.5, "pile", "don", "zone-don-deck", "cost", size=SMALL),
        Place("cost", -0.72, 1.5, "ranks", "don", "zone-cost", "cost", span=2.9, size=SMALL),
        Place("leader", 1.15, 1.5, "cell", "crown", "zone-leader", "leader"),
        Place("stage", 2.17, 1.5, "cell", "icon-field", "zone-stage", "leader"),
        Place("life", -3.06, 1.0, "stack", "life", "zone-life", "leader", span=2.0),
        Place("deck", 3.06, 0.5, "pile", "deck", "zone-deck", "leader"),
        Place("trash", 3.06, 1.5, "pile", "trash", "zone-trash", "cost"),
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
