"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, says, seal
from arena import spell as mystic_spell
from more_games import TITAN, TOWER, attacked
from small_games import STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

AWAY = mystic_spell("away", "นำ Seal 1 ใบกลับขึ้นมือเจ้าของ")
HURT = mystic_spell("hurt", "Seal 1 ใบ At -3 จนจบ Subturn นี้", interfere=True)
RALLY = mystic_spell("rally", "Seal ของเรา 1 ใบ At +3 จนจบ Subturn นี้", interfere=True)
SURGE = mystic_spell("surge", "Gain 4 Mp.", language="en")
GOLEM = seal("golem", 3, 8, 6, 3, "4/5")
GIANT = seal("giant", 3, 7, 5, 3, "4/1")
SENTRY = seal("sentry", 2, 1, 8, 2, "2/1")
SLAYER = able("slayer", "Mp 2: ทำลาย Seal 1 ใบ", mp=2)
REAPER = says("reaper", "When this Seal comes into the Arena, destroy 1 Seal.", language="en", level=2, at=4, df=4)


@games
def clears_the_line_and_takes_the_one_behind() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "ox", AT)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def pays_for_the_attack_that_counts() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "bear", AT)
    s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def strikes_the_tower_and_fights_the_bear() -> tuple[Scene, Right]:
    s = field(STRIKE, TOWER)
    s.put(0, "ox", AT)
    s.put(1, "tower", AT)
    s.put(1, "bear", AT)
    s.put(0, "strike", "hand")
    near_the_end(s, 1, 5)
    return s, WINS


@games
def goes_back_where_it_holds() -> tuple[Scene, Right]:
    s = field(SENTRY, GIANT, mp=2)
    sentry = s.put(0, "sentry", AT)
    s.put(1, "giant", AT)
    near_the_end(s, 0, 2)
    return s, one(("change_line", sentry))


@games
def attacks_the_weak_one_in_the_back() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", DF)
    wolf = s.put(1, "wolf", DF)
    s.act("attack", bear)
    passed(s, "attack_target")
    return s, one(("attack", wolf))


@games
def gains_mp_for_the_dear_attack() -> tuple[Scene, Right]:
    s = field(SURGE, GOLEM, mp=2)
    s.put(0, "golem", AT)
    s.put(0, "surge", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def clears_the_field_and_hits_the_hand() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "wolf", AT)
    s.put(0, "bear", AT)
    s.put(1, "filler", AT)
    s.put(1, "bear", "hand")
    s.put(1, "bear", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def rallies_the_attacked_one_and_turns_the_fight() -> tuple[Scene, Right]:
    s = field(RALLY, subturn=4)
    bear = s.put(0, "bear", AT)
    s.put(0, "wolf", DF)
    rally = s.put(0, "rally", "hand")
    ox = s.put(1, "ox", AT)
    s.set_mp(0, 4)
    attacked(s, ox, bear)
    return s, one(("cast", rally))


@games
def sends_the_guard_away_and_wins_behind_it() -> tuple[Scene, Right]:
    s = field(AWAY, TITAN)
    s.put(0, "ox", AT)
    s.put(0, "away", "hand")
    s.put(1, "titan", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def slays_the_giant_not_the_fly() -> tuple[Scene, Right]:
    s = field(SLAYER, GIANT)
    slayer = s.put(0, "slayer", DF)
    s.put(0, "ox", AT)
    s.put(1, "fly", AT)
    giant = s.put(1, "giant", AT)
    s.act("skill", slayer)
    passed(s, "target")
    return s, one(("target", giant))


@games
def hurts_before_it_attacks() -> tuple[Scene, Right]:
    s = field(HURT)
    s.put(0, "bear", AT)
    s.put(0, "hurt", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def casts_the_one_that_destroys_as_it_comes() -> tuple[Scene, Right]:
    s = field(REAPER, TITAN, mp=2)
    s.put(0, "ox", DF)
    s.put(0, "reaper", "hand")
    s.put(0, "wolf", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def keeps_the_rally_where_the_attack_fails() -> tuple[Scene, Right]:
    s = field(RALLY, subturn=4)
    ox = s.put(0, "ox", DF)
    s.put(0, "rally", "hand")
    filler = s.put(1, "filler", AT)
    s.put(1, "ox", DF)
    s.set_mp(0, 4)
    attacked(s, filler, ox)
    return s, [set()]


@games
def casts_the_bigger_of_two_at_the_same_price() -> tuple[Scene, Right]:
    s = field(mp=2)
    wolf = s.put(0, "wolf", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "fly", DF)
    return s, one(("cast", wolf))
