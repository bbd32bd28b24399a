"""Positions of Summoner Master: what is counted out before it is done, and what is done together (see
`small_positions`).
"""

from __future__ import annotations

from arena import AT, DF, INACTIVE, form, seal
from seventh_games import GIANT
from sixth_games import FLOOD
from small_games import GIFT, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

HERO = seal("hero", 2, 3, 3, 2, "2/1", forms=(form(("name", "wolf"), at=8, df=8),))
RIDER = seal("rider", 2, 4, 3, 2, "2/1", forms=(form(("name", "wolf"), at=8, df=6, attack="multiple", strikes=2),))
STORM = seal("storm", 2, 4, 3, 2, "2/1", forms=(form(("name", "wolf"), at=8, df=6, attack="all"),))


@games
def combines_for_the_last_levels() -> tuple[Scene, Right]:
    s = field(HERO)
    s.put(0, "hero", AT)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def combines_to_strike_twice() -> tuple[Scene, Right]:
    s = field(RIDER)
    s.put(0, "rider", AT)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 5)
    return s, WINS


@games
def combines_to_strike_all() -> tuple[Scene, Right]:
    s = field(STORM)
    s.put(0, "storm", AT)
    s.put(0, "wolf", AT)
    for name in ("ox", "bear", "bear"):
        s.put(1, name, AT)
    near_the_end(s, 1, 7)
    return s, WINS


@games
def floods_and_hits_the_hand() -> tuple[Scene, Right]:
    s = field(FLOOD)
    s.put(0, "ox", AT)
    s.put(1, "bear", AT)
    s.put(1, "bear", DF)
    s.put(0, "flood", "hand")
    near_the_end(s, 1, 4)
    return s, WINS


@games
def raises_the_one_that_stands_before_the_last_levels() -> tuple[Scene, Right]:
    s = field(GIFT, GIANT)
    s.put(0, "bear", AT, INACTIVE)
    ox = s.put(0, "ox", AT)
    s.put(1, "giant", AT)
    near_the_end(s, 1, 3)
    s.act("cast", s.put(0, "gift", "hand"))
    passed(s, "target")
    return s, one(("target", ox))
