"""Positions of Summoner Master with one right move, written before any was tried (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, seal
from arena import spell as mystic_spell
from more_games import attacked
from small_games import GIFT, SHIELD, STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

WEAKEN = mystic_spell("weaken", "Seal ของฝ่ายตรงข้ามทุกใบ Df -2 จนจบ Subturn นี้")
SLAYER = able("slayer", "Mp 2: ทำลาย Seal 1 ใบ", mp=2)
READER = mystic_spell("reader", "จั่ว Mystic Card 2 ใบ")
TITAN = seal("titan", 4, 8, 7, 3, "6/2")
RUNNER = seal("runner", 1, 4, 1, 5, "2/0")
WALL = seal("wall", 2, 1, 7, 1, "3/1")
BRAWL = mystic_spell("brawl", "ทำลาย Seal ทุกใบ")


@games
def two_small_attacks_fill_the_shrine() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "wolf", AT)
    s.put(0, "bear", AT)
    s.put(1, "filler", AT)
    s.put(1, "filler", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def attacks_the_one_of_two_that_counts_more() -> tuple[Scene, Right]:
    s = field()
    ox = s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    bear = s.put(1, "bear", AT)
    s.act("attack", ox)
    passed(s, "attack_target")
    return s, one(("attack", bear))


@games
def weakens_all_and_wins() -> tuple[Scene, Right]:
    s = field(WEAKEN)
    s.put(0, "bear", AT)
    s.put(1, "ox", DF)
    s.put(0, "weaken", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def slays_by_a_skill_and_wins() -> tuple[Scene, Right]:
    s = field(SLAYER)
    s.put(0, "slayer", DF)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def slays_the_biggest() -> tuple[Scene, Right]:
    s = field(TITAN, STRIKE)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    titan = s.put(1, "titan", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", titan))


@games
def draws_mystic_cards() -> tuple[Scene, Right]:
    s = field(READER)
    bear = s.put(0, "bear", DF)
    return s, one(("cast", s.put(0, "reader", "hand")), ("change_line", bear))


@games
def casts_the_titan_that_it_can_pay() -> tuple[Scene, Right]:
    s = field(TITAN, mp=6)
    titan = s.put(0, "titan", "hand")
    s.put(0, "fly", "hand")
    return s, one(("cast", titan))


@games
def attacks_with_what_costs_nothing() -> tuple[Scene, Right]:
    s = field(RUNNER, mp=0)
    runner = s.put(0, "runner", AT)
    s.put(1, "wolf", AT)
    return s, one(("attack", runner))


@games
def does_not_attack_the_wall() -> tuple[Scene, Right]:
    s = field(WALL)
    s.put(0, "ox", AT)
    s.put(1, "wall", DF)
    return s, one(("pass", None))


@games
def does_not_destroy_all_when_it_has_more() -> tuple[Scene, Right]:
    s = field(BRAWL)
    mine = [s.put(0, name, DF) for name in ("ox", "bear")]
    s.put(0, "brawl", "hand")
    s.put(1, "fly", DF)
    return s, one(("pass", None), *(("change_line", card) for card in mine))


@games
def destroys_all_when_that_wins() -> tuple[Scene, Right]:
    s = field(BRAWL)
    s.put(0, "wolf", DF)
    s.put(0, "brawl", "hand")
    s.put(1, "ox", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 5)
    return s, WINS


@games
def shields_what_would_lose_the_game() -> tuple[Scene, Right]:
    s = field(SHIELD, subturn=4)
    bear, ox = s.put(0, "bear", DF), s.put(1, "ox", AT)
    shield = s.put(0, "shield", "hand")
    near_the_end(s, 0, 2)
    s.set_mp(0, 4)
    attacked(s, ox, bear)
    return s, one(("cast", shield))


@games
def does_not_shield_what_holds() -> tuple[Scene, Right]:
    s = field(SHIELD, WALL, subturn=4)
    wall, ox = s.put(0, "wall", DF), s.put(1, "ox", AT)
    s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    attacked(s, ox, wall)
    return s, [set()]


@games
def raises_and_clears_the_titan_s_guard() -> tuple[Scene, Right]:
    s = field(GIFT, mp=3)
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    gift = s.put(0, "gift", "hand")
    assert bear
    return s, one(("cast", gift))


@games
def raises_the_one_that_can_attack() -> tuple[Scene, Right]:
    s = field(GIFT)
    bear = s.put(0, "bear", AT)
    s.put(0, "egg", DF)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    s.act("cast", s.put(0, "gift", "hand"))
    passed(s, "target")
    return s, one(("target", bear))


@games
def hits_the_hand_when_nothing_stands() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "wolf", "hand")
    return s, one(("attack_hand", bear), ("attack", bear))


@games
def casts_a_second_seal_rather_than_none() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "fly", DF)
    return s, one(("cast", s.put(0, "wolf", "hand")))


@games
def clears_two_and_strikes_the_third() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "ox", AT)
    s.put(0, "bear", AT)
    s.put(0, "strike", "hand")
    s.put(1, "wolf", AT)
    s.put(1, "wolf", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 5)
    return s, WINS


@games
def strikes_what_it_cannot_beat() -> tuple[Scene, Right]:
    s = field(STRIKE, WALL)
    s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    wall = s.put(1, "wall", DF)
    near_the_end(s, 1, 3)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", wall))


@games
def brings_forward_the_one_that_wins() -> tuple[Scene, Right]:
    s = field(RUNNER)
    s.put(0, "runner", DF)
    s.put(0, "egg", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 1)
    return s, WINS
