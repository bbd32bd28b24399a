"""Positions of Summoner Master of two steps and of restraint (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, seal
from more_games import SNAP, TITAN, TOWER, attacked
from small_games import GIFT, STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

WALL = seal("wall", 2, 0, 7, 0)
LAMB = seal("lamb", 3, 1, 1, 1)


@games
def strikes_for_the_last_levels() -> tuple[Scene, Right]:
    s = field(STRIKE, TITAN)
    s.put(0, "wolf", AT)
    s.put(1, "titan", AT)
    s.put(0, "strike", "hand")
    near_the_end(s, 1, 4)
    return s, WINS


@games
def interferes_with_the_big_attacker() -> tuple[Scene, Right]:
    s = field(SNAP, subturn=4)
    mine, theirs = s.put(0, "bear", AT), s.put(1, "ox", AT)
    snap = s.put(0, "snap", "hand")
    s.set_mp(0, 4)
    attacked(s, theirs, mine)
    return s, one(("cast", snap))


@games
def steps_forward_to_attack() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", DF)
    s.put(1, "wolf", AT)
    return s, one(("attack", bear), ("change_line", bear))


@games
def attacks_rather_than_casts_what_does_nothing() -> tuple[Scene, Right]:
    s = field(mp=2)
    ox = s.put(0, "ox", AT)
    s.put(0, "dust", "hand")
    s.put(1, "wolf", AT)
    return s, one(("attack", ox))


@games
def raises_the_one_that_then_wins() -> tuple[Scene, Right]:
    s = field(GIFT, TOWER)
    bear = s.put(0, "bear", AT)
    s.put(0, "fly", AT)
    s.put(1, "tower", AT)
    s.act("cast", s.put(0, "gift", "hand"))
    passed(s, "target")
    return s, one(("target", bear))


@games
def keeps_the_strike_when_only_its_own_is_there() -> tuple[Scene, Right]:
    s = field(STRIKE)
    bear = s.put(0, "bear", AT)
    s.put(0, "strike", "hand")
    return s, [{("pass", None)}, {("change_line", bear)}]


@games
def raises_and_wins() -> tuple[Scene, Right]:
    s = field(GIFT)
    s.put(0, "wolf", AT)
    s.put(0, "gift", "hand")
    s.put(1, "bear", DF)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def attacks_the_higher_level_and_wins() -> tuple[Scene, Right]:
    s = field(LAMB, mp=1)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(1, "lamb", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def does_not_raise_a_lost_fight() -> tuple[Scene, Right]:
    s = field(GIFT, TITAN)
    bear = s.put(0, "bear", AT)
    s.put(0, "gift", "hand")
    s.put(1, "titan", AT)
    return s, [{("pass", None)}, {("change_line", bear)}]


@games
def casts_the_wall_against_attackers() -> tuple[Scene, Right]:
    s = field(WALL, mp=2)
    wall = s.put(0, "wall", "hand")
    s.put(0, "wolf", "hand")
    s.put(1, "ox", AT)
    return s, one(("cast", wall))
