"""Positions of Yu-Gi-Oh! as somebody from outside would lay them out (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, Scenario
from small_duels import BOLT, RUSH, SNEAK, WALLOP, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene


@duel
def clears_the_way_before_it_attacks() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "ox", "m1")
    s.put(1, "giant", "m1")
    return s, one(("activate", s.put(0, "bolt", "hand")))


@duel
def leaves_the_bigger_one_alone() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "bear", "m1")
    s.put(1, "ox", "m1")
    s.act("phase", value="battle")
    passed(s, "action")
    return s, one(("phase", None))


@duel
def sneaks_past_the_wall_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SNEAK, RUSH)
    s.put(0, "sneak", "m1")
    s.put(0, "rush", "hand")
    s.put(1, "wall", "m1", DEFENSE)
    s.set_lp(1, 1600)
    return s, WINS


@duel
def lays_the_trap_when_nothing_else_helps() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WALLOP)
    wallop = s.put(0, "wallop", "hand")
    s.put(1, "giant", "m1")
    return s, one(("set", wallop))
