"""The Yu-Gi-Oh! board (YZH-1.17 to YZH-1.35): the places of its zones."""

from __future__ import annotations

from sanam.games.board import Board, Place

MONSTER_ZONES = ("m1", "m2", "m3", "m4", "m5")
SPELL_ZONES = ("s1", "s2", "s3", "s4", "s5")

_COLUMNS = (-2.0, -1.0, 0.0, 1.0, 2.0)

BOARD = Board(
    width=6.6,
    height=4.0,
    gap=0.1,
    places=(
        *(
            Place(zone, x, 0.5, "cell", "monster", group="monsters")
            for zone, x in zip(MONSTER_ZONES, _COLUMNS, strict=True)
        ),
        *(Place(zone, x, 1.5, "slot", "spell", group="spells") for zone, x in zip(SPELL_ZONES, _COLUMNS, strict=True)),
        Place("field", -2.9, 0.5, "slot", "icon-field", "zone-field", "monsters"),
        Place("extra", -2.9, 1.5, "pile", "star", "zone-extra", "spells"),
        Place("graveyard", 2.9, 0.5, "pile", "grave", "zone-graveyard", "monsters"),
        Place("deck", 2.9, 1.5, "pile", "deck", "zone-deck", "spells"),
    ),
    corner=Place("banished", 2.9, 2.7, "pile", "banish", "zone-banished", "hand"),
    attached=("materials",),
    hidden=("side", "materials"),
    browsed=("graveyard", "banished", "extra", "materials"),
    closed=("deck", "hand", "extra", "side"),
)

#: Phases in their order: id as in the table's mark, and the message id of its short name.
PHASES = ("draw", "standby", "main1", "battle", "main2", "end")
