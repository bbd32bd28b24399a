"""The Yu-Gi-Oh! board (YZH-1.17 to YZH-1.35): places of the zones, and which zones a move may end in."""

from __future__ import annotations

from sanam.games.board import Board, Place
from sanam.games.yugioh.cards import CardData

MONSTER_ZONES = ("m1", "m2", "m3", "m4", "m5")
SPELL_ZONES = ("s1", "s2", "s3", "s4", "s5")

_COLUMNS = (-2.0, -1.0, 0.0, 1.0, 2.0)

BOARD = Board(
    width=6.6,
    height=4.0,
    gap=0.16,
    places=(
        *(Place(zone, x, 0.58, "cell", "monster", group="monsters")
          for zone, x in zip(MONSTER_ZONES, _COLUMNS, strict=True)),
        *(Place(zone, x, 1.58, "slot", "spell", group="spells")
          for zone, x in zip(SPELL_ZONES, _COLUMNS, strict=True)),
        Place("field", -2.9, 0.58, "slot", "icon-field", "zone-field", "monsters"),
        Place("extra", -2.9, 1.58, "pile", "star", "zone-extra", "spells"),
        Place("graveyard", 2.9, 0.58, "pile", "grave", "zone-graveyard", "monsters"),
        Place("deck", 2.9, 1.58, "pile", "deck", "zone-deck", "spells"),
    ),
    corner=Place("banished", 2.9, 2.7, "pile", "banish", "zone-banished", "hand"),
    attached=("materials",),
    hidden=("side", "materials"),
)  # fmt: skip

#: Phases in their order: id as in the table's mark, and the message id of its short name.
PHASES = ("draw", "standby", "main1", "battle", "main2", "end")

#: Acts that put a card from hand (or another place) into one of these zones of its player.
_TO_MONSTERS = ("normal_summon", "set_monster", "special_summon")


def drop_zones(act: str, card: CardData | None, zone: str) -> tuple[str, ...]:
    """The zones (without seat) where a drag that means `act` may end, for a card that lies in `zone`.

    Whether such a zone is free is for the screen to see; whether the act is legal the Choice says.
    """
    if act in _TO_MONSTERS:
        return MONSTER_ZONES
    if act == "flip_summon" or act == "change_position":
        return (zone,)
    if act in ("set", "activate"):
        if zone != "hand":
            return (zone,)
        if card is not None and card.icon == "field":
            return ("field",)
        if act == "activate" and card is not None and card.kind == "monster":
            return MONSTER_ZONES + SPELL_ZONES
        return SPELL_ZONES
    return ()


def wished_act(card: CardData | None, zone: str, target_zone: str, own: bool) -> str:
    """What a player who drags `card` from `zone` to `target_zone` (both without seat) most likely wishes.

    `own` says whether the target lies on the player's side. Used to state why it is not possible.
    """
    monster = card is not None and card.kind == "monster"
    if zone in MONSTER_ZONES and not own:
        return "attack"
    if zone in MONSTER_ZONES and target_zone == zone:
        return "change_position"
    if zone == "hand":
        if monster:
            return "normal_summon"
        return "set" if card is not None and card.kind == "trap" else "activate"
    if zone == "extra":
        return "special_summon"
    return "activate"
