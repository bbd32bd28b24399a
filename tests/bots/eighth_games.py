"""Positions of Summoner Master as somebody from outside would lay them out (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF
from more_games import attacked
from small_games import GIFT, SHIELD, field, games, near_the_end
from small_positions import Right, one

from table_scene import Scene


@games
def casts_the_seal_that_wins_a_fight_at_once() -> tuple[Scene, Right]:
    s = field(mp=6)
    ox = s.put(0, "ox", "hand")
    s.put(0, "wolf", "hand")
    s.put(1, "bear", AT)
    return s, one(("cast", ox))


@games
def strikes_at_the_hand_when_nobody_is_there() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", "hand")
    s.put(1, "wolf", "hand")
    return s, one(("attack_hand", bear))


@games
def shields_the_seal_whose_fall_would_end_it() -> tuple[Scene, Right]:
    s = field(SHIELD, subturn=4)
    wolf, bear = s.put(0, "wolf", DF), s.put(1, "bear", AT)
    shield = s.put(0, "shield", "hand")
    near_the_end(s, 0, 1)
    s.set_mp(0, 4)
    attacked(s, bear, wolf)
    return s, one(("cast", shield))


@games
def strengthens_the_attacker_before_it_attacks() -> tuple[Scene, Right]:
    s = field(GIFT, mp=4)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    return s, one(("cast", s.put(0, "gift", "hand")))
