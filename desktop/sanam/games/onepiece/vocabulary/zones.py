"""The areas of the board, and the zones of the table that stand for them (3-1)."""

from __future__ import annotations

#: The nine areas (3-1-1), and those of them that are called the field (3-1-2).
AREAS = ("deck", "don-deck", "hand", "trash", "leader", "character", "stage", "cost", "life")
FIELD = ("leader", "character", "stage", "cost")
#: The area on the field that a category lies in; an Event never stays there (2-2-3 to 2-2-6).
AREA_OF = {"leader": "leader", "character": "character", "stage": "stage", "don": "cost"}
#: Beside the nine areas (3-1-1): DON!! cards under a Leader or Character (6-5-5-1), and cards that are in no area just
#: now (a Leader before the game, a Life card whose [Trigger] resolves, digest G-01).
GIVEN, ASIDE = "given", "aside"
SEAT_ZONES = (*AREAS, GIVEN, ASIDE)
#: Each player has one of every area of their own (3-1-3).
ZONES = tuple(f"{seat}.{zone}" for seat in (0, 1) for zone in SEAT_ZONES)
#: The area that a zone is.
AREA = {f"{seat}.{zone}": zone for seat in (0, 1) for zone in SEAT_ZONES}
#: The areas of the field whose cards are no DON!! cards, in the order in which they are gone through.
PEOPLED = ("leader", "character", "stage")
CHARACTERS, STAGES = 5, 1
DON_POWER = 1000
#: Zones by seat, made once: they are read at every question.
DECK, DON_DECK, HAND, TRASH, LEADER, CHARACTER, STAGE, COST, LIFE = (
    tuple(f"{seat}.{area}" for seat in (0, 1)) for area in AREAS
)
GIVENS, ASIDES = (tuple(f"{seat}.{zone}" for seat in (0, 1)) for zone in (GIVEN, ASIDE))
