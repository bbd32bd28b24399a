"""A board as data: where the zones of a seat lie, for any game. Screens draw it; they know no zone by heart.

Places are given for the near seat in units of one cell (a square that holds a turned card), x to the right and y
downwards from the middle line. The far seat's places are the same, turned by 180 degrees. Labels are message ids.
"""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Where one zone lies.

    zone      the zone's name without its seat, e.g. "m1"
    x, y      the centre, in cells; y 0 is the line between the two halves
    kind      "cell" (one card, may lie sideways), "slot" (one card, upright), "pile" (many, only the top is seen),
              "stack" (a pile laid apart from the top downwards, the top card at its lower end),
              "row" (many side by side, each may lie sideways), "ranks" (a row with the upright cards first, the
              sideways ones after them at its other end), "column" (many one below the other, each may lie sideways)
    span      how many cells a row is wide, or a stack or a column is high
    size      how large the cards are here, as a share of the others
    glyph     the engraved picture's name in `faces/glyphs.py`, for every place that is drawn
    label     a message id ("" for none)
    group     what keyboard and words treat as one row, e.g. "monsters"
    """

    zone: str
    x: float
    y: float
    kind: str = "cell"
    glyph: str = ""
    label: str = ""
    group: str = ""
    span: float = 1.0
    size: float = 1.0

    @property
    def is_pile(self) -> bool:
        """Whether what lies here is looked at as a whole."""
        return self.kind in ("pile", "stack")

    @property
    def is_row(self) -> bool:
        """Whether many lie here beside each other."""
        return self.kind in ("row", "ranks", "column")


class Board(msgspec.Struct, frozen=True):
    """A whole board.

    width, height  of both halves together without the hands, in cells
    gap            between the halves, in cells
    places         of the near seat
    corner         a pile beside the hand (the far seat's lies beside the far hand), as high as the hand is, or None
    hand           the zone that is fanned
    attached       zones whose cards lie under their host
    pasted         rows whose cards lie half under their host, wherever that is, while they have one
    hidden         zones that are not laid out on the board
    browsed        zones that open so that their cards can be looked through
    closed         zones whose cards lie face-down
    card           width divided by height of a card
    """

    width: float
    height: float
    gap: float
    places: tuple[Place, ...]
    corner: Place | None
    hand: str = "hand"
    attached: tuple[str, ...] = ()
    pasted: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    browsed: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    card: float = 59 / 86

    def place(self, zone: str) -> Place | None:
        """The place of a zone given without its seat."""
        corner: tuple[Place, ...] = (self.corner,) if self.corner else ()
        for place in (*self.places, *corner):
            if place.zone == zone:
                return place
        return None

    def is_field(self, zone: str) -> bool:
        """Whether a zone (without its seat) is a place on the field, where everybody sees that a card lies."""
        place = self.place(zone)
        return place is not None and not place.is_pile
