"""Positions of Summoner Master about Lines, bodies and Seals of the other that one commands (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, seal
from arena import spell as mystic_spell
from small_games import field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

LURE = mystic_spell("lure", "1 opposing Seal of Lv 2 or lower gets Charm Curse for 1 Turn.", language="en", mp=2)
STRAW = mystic_spell("straw", "Seal ที่ติดอยู่ Df +2", "PS", "infinity", mp=0)
WALL = seal("wall", 2, 1, 6, 2, "2/1")
TITAN = seal("titan", 4, 8, 6, 2, "6/2")


@games
def charms_one_of_two_that_destroy_each_other() -> tuple[Scene, Right]:
    """Its own Seal beats nobody; the charmed bear takes the other one with it, and both fall into the same Shrine."""
    s = field(LURE)
    s.put(0, "egg", DF)
    s.put(0, "lure", "hand")
    s.put(1, "bear", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def sends_the_charmed_one_into_what_beats_it() -> tuple[Scene, Right]:
    """What is lost in that attack is the other player's."""
    s = field(LURE)
    s.put(0, "egg", DF)
    s.put(0, "lure", "hand")
    s.put(1, "bear", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def trades_to_open_the_way_for_the_last_levels() -> tuple[Scene, Right]:
    """Wolf against wolf gains nothing by itself; then nothing stands before the Df Line."""
    s = field()
    s.put(0, "wolf", AT)
    s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def brings_a_body_where_two_attacks_would_win() -> tuple[Scene, Right]:
    """Their two attacks beat the egg and then the wall behind it; with a fly before it they do not come so far."""
    s = field(WALL, TITAN, mp=2)
    s.put(0, "egg", AT)
    s.put(0, "wall", DF)
    fly = s.put(0, "fly", "hand")
    s.put(1, "wolf", AT)
    s.put(1, "titan", AT)
    near_the_end(s, 0, 3)
    return s, one(("cast", fly))


@games
def strengthens_the_df_that_is_compared() -> tuple[Scene, Right]:
    s = field(STRAW, mp=0)
    s.put(0, "ox", AT)
    bear = s.put(0, "bear", DF)
    s.put(0, "straw", "hand")
    s.act("cast")
    passed(s, "target")
    return s, one(("target", bear))
