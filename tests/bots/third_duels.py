"""Positions of Yu-Gi-Oh! of two steps and of restraint (see `small_positions`)."""

from __future__ import annotations

from more_duels import HALT, attacked
from scenario import DEFENSE, SET, Scenario
from small_duels import AXE, BOLT, FIRE, RUSH, WALLOP, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene


@duel
def equips_clears_and_hits() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "axe", "hand")
    s.put(1, "knight", "m1")
    s.set_lp(1, 2200)
    return s, WINS


@duel
def removes_the_wall_that_attacks_cannot() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "bolt", "hand")
    s.put(1, "wall", "m1", DEFENSE)
    s.put(1, "mouse", "m2", DEFENSE)
    s.set_lp(1, 1500)
    return s, WINS


@duel
def attacks_and_burns() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FIRE)
    s.put(0, "ox", "m1")
    s.put(0, "fire", "hand")
    s.set_lp(1, 2700)
    return s, WINS


@duel
def keeps_removal_where_an_attack_does_it() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "giant", "m1")
    s.put(0, "bolt", "hand")
    s.put(1, "mouse", "m1")
    return s, one(("phase", None))


@duel
def summons_before_it_attacks() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    return s, one(("normal_summon", s.put(0, "bear", "hand")))


@duel
def sets_its_trap() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WALLOP)
    s.put(1, "giant", "m1")
    return s, one(("set", s.put(0, "wallop", "hand")))


@duel
def lets_the_small_hit_through_for_the_fatal_one() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HALT)
    s.put(0, "halt", "s1", SET)
    filler = s.put(1, "filler", "m1")
    s.put(1, "giant", "m2")
    s.set_lp(0, 2000)
    attacked(s, filler)
    return s, [set()]


@duel
def attacks_the_one_it_beats() -> tuple[Scene, Right]:
    s = Scenario()
    ox = s.put(0, "ox", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    filler = s.put(1, "filler", "m2")
    s.do("phase", value="battle")
    s.act("attack", ox)
    return s, one(("attack", filler))


@duel
def does_not_tribute_a_bigger_one() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "giant", "m1")
    s.put(0, "knight", "hand")
    return s, one(("phase", None))


@duel
def does_not_chain_what_saves_nothing() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH, BOLT)
    s.put(0, "rush", "s1", SET)
    giant = s.put(0, "giant", "m1")
    s.end_turn()
    s.act("activate", s.put(1, "bolt", "hand"))
    passed(s, "target", "respond")
    if s.choice.kind == "target":
        s.act("pick", giant)
    passed(s, "respond")
    return s, [set()]
