"""The zones of a duel (YZH-1.17 to YZH-1.35), and the words that abilities use for them."""

from __future__ import annotations

from sanam.games.yugioh.vocabulary.board import MONSTER_ZONES, SPELL_ZONES

PILES = ("deck", "hand", "extra", "graveyard", "banished", "side", "materials")
SEAT_ZONES = (*PILES, "field", *MONSTER_ZONES, *SPELL_ZONES)
ZONES = tuple(f"{seat}.{zone}" for seat in (0, 1) for zone in SEAT_ZONES)

#: The word the ability tree uses for the kind of place a zone is.
WORDS = {
    **{f"{seat}.{zone}": zone for seat in (0, 1) for zone in PILES},
    **{f"{seat}.field": "field zone" for seat in (0, 1)},
    **{f"{seat}.{zone}": "monster" for seat in (0, 1) for zone in MONSTER_ZONES},
    **{f"{seat}.{zone}": "spell-trap" for seat in (0, 1) for zone in SPELL_ZONES},
}

#: The column of each Main Monster Zone and each Spell & Trap Zone, counted from the left of seat 0; zones that face
#: each other are in the same one.
COLUMNS = {
    f"{seat}.{zone}": at if seat == 0 else len(zones) - 1 - at
    for seat in (0, 1)
    for zones in (MONSTER_ZONES, SPELL_ZONES)
    for at, zone in enumerate(zones)
}

#: The words for the zones that are the field.
FIELD = ("monster", "spell-trap", "field zone")
