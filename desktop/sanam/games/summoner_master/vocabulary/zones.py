"""The table's vocabulary: the zones of both seats and the kinds of counters (300 to 304, SMG-78, SMG-17, SMG-115).

Zone of seat s: "s.word". The Arena is one Zone that both players share, with a side for each (303.1): its two Lines,
the place of what is in no Line (Mystic Cards, Seals without a Line) and the Support Seals under their Main Seals.
"""

from __future__ import annotations

SEAL_LIBRARY, MYSTIC_LIBRARY = "seal-library", "mystic-library"
SEAL_SHRINE, MYSTIC_SHRINE = "seal-shrine", "mystic-shrine"
HAND, REMOVE = "hand", "remove"
#: Reflection and Extra Cards, outside the game (102.2).
BESIDE = "beside"
AT_LINE, DF_LINE = "at-line", "df-line"
#: In the Arena, in no Line (303.2.4); a card that is being cast waits here (609.5).
NO_LINE = "no-line"
#: Under a Main Seal (`host`): still in the Arena, and no Seal of its own (508.4).
SUPPORT = "support"

LINES = (AT_LINE, DF_LINE)
ARENA = (AT_LINE, DF_LINE, NO_LINE, SUPPORT)
SEAT_ZONES = (
    SEAL_LIBRARY,
    MYSTIC_LIBRARY,
    HAND,
    *ARENA,
    SEAL_SHRINE,
    MYSTIC_SHRINE,
    REMOVE,
    BESIDE,
)
ZONES = tuple(f"{seat}.{word}" for seat in (0, 1) for word in SEAT_ZONES)
#: A zone's word, its seat, and whether it is in the Arena.
WORDS = {f"{seat}.{word}": word for seat in (0, 1) for word in SEAT_ZONES}
SEAT_OF = {zone: int(zone[0]) for zone in ZONES}
IN_ARENA = frozenset(zone for zone in ZONES if WORDS[zone] in ARENA)
#: The two piles of a Library and the two parts of a Shrine, by a card's family (300.2, 301.1).
LIBRARY = {"seal": SEAL_LIBRARY, "mystic": MYSTIC_LIBRARY}
SHRINE = {"seal": SEAL_SHRINE, "mystic": MYSTIC_SHRINE}

#: Charged Counters on a card, apart by the seat whose Ability or Skill gave them (SMG-17.1, SMG-17.2).
CHARGED = ("charged.0", "charged.1")
#: Fixed Charge Counters on a card (SMG-115.1).
FIXED_CHARGE = "fixed-charge"
#: Subturns that a Mystic Card still lasts; a Turn is two of them (201.9.2.2, 401.9.6).
TURNS = "turns"
#: On top of a Library, as a place in it.
TOP = -1
