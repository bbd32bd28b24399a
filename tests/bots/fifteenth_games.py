"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, says, seal
from arena import spell as mystic_spell
from small_games import field, games, near_the_end
from small_positions import WINS, Right, passed

from table_scene import Scene

"Fifteen new small positions of Summoner Master; each comment says why nothing else is right."

PYRE = mystic_spell("pyre", "Sacrifice 1 Seal. You get 1 Mp.", language="en", mp=0)
MIRROR = mystic_spell("mirror", "สลับค่าพลัง At กับ Df ของ Seal 1 ใบ จนจบ Subturn", mp=1)
TORTOISE = seal("tortoise", 1, 1, 7, 1, "2/1")
HALT = mystic_spell("halt", "ยกเลิกการโจมตี 1 ครั้ง", mp=1, interfere=True)
LEVEL = mystic_spell("level", "At ของ Seal ทุกใบ กลายเป็น 1 จนจบ Subturn นี้", mp=1)
TITAN = seal("titan", 4, 8, 6, 2, "6/2")
BOMB = able("bomb", "Mp 1, sacrifice [S]: destroy 1 opposing Seal.", language="en", mp=1)
REST = mystic_spell("rest", "Remove 1 Seal in any Shrine from the game.", language="en", mp=1)
AWAY = mystic_spell("away", "นำ Seal 1 ใบกลับขึ้นมือเจ้าของ", mp=1)
LEADER = says("leader", "เมื่อโจมตีสำเร็จ: Seal ของเราทุกใบ At +1 จนจบ Subturn", level=2, at=4, df=3, sp=2)
CUB = seal("cub", 2, 5, 3, 4, "3/1")
TWIN = says(
    "twin", "When you have exactly 2 Seals in the Arena, this Seal has At +4.", language="en", level=2, at=3, df=3, sp=2
)
READER = says("reader", "At +1 ต่อการ์ดในมือเรา 1 ใบ", level=2, at=3, df=2, sp=3)
IMP = says("imp", "As long as our Mp is less than 4, At +1.", language="en", level=2, at=5, df=2, sp=1)
MISER = says(
    "miser", "When this attacks, you may pay 2 Mp to draw 1 Seal Card.", language="en", level=2, at=5, df=3, sp=3
)
MARCH = says("march", "Your Seals' attack costs 1 less Mp.", language="en", level=1, at=1, df=2, sp=1, mp="1/1")
FIND = mystic_spell("find", "นำ Seal 1 ใบจาก Shrine ของเราขึ้นมือ", mp=1)


def asked(s, card):
    for _ in range(12):
        if s.choice.kind != "action" and card in [o.card for o in s.choice.options]:
            return [{(next(o.act for o in s.choice.options if o.card == card), card)}]
        s.play.answer([] if s.choice.least == 0 else [0])
    raise AssertionError(s.choice)


@games
def burns_the_egg_for_the_attack() -> tuple[Scene, Right]:
    s = field(PYRE, mp=1)
    s.put(0, "ox", AT)
    s.put(0, "egg", DF)
    s.put(0, "wolf", DF)
    s.put(0, "pyre", "hand")
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def turns_the_tortoise_around() -> tuple[Scene, Right]:
    s = field(MIRROR, TORTOISE)
    s.put(0, "tortoise", AT)
    s.put(0, "mirror", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def keeps_the_halt_for_the_second() -> tuple[Scene, Right]:
    s = field(HALT, subturn=4)
    egg = s.put(0, "egg", AT)
    s.put(0, "bear", AT)
    s.put(0, "halt", "hand")
    s.set_mp(0, 1)
    wolf = s.put(1, "wolf", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 0, 2)
    s.act("attack", wolf)
    s.act("attack", egg)
    passed(s, "interfere")
    return s, [set()]


@games
def levels_all_and_wins_by_speed() -> tuple[Scene, Right]:
    s = field(LEVEL, TITAN)
    s.put(0, "fly", AT)
    s.put(0, "bear", AT)
    s.put(0, "level", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def bombs_the_titan_and_takes_the_wolf() -> tuple[Scene, Right]:
    s = field(BOMB, TITAN, mp=3)
    s.put(0, "bomb", DF)
    s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    s.put(1, "titan", AT)
    near_the_end(s, 1, 5)
    return s, WINS


@games
def removes_the_heaviest_from_its_own_shrine() -> tuple[Scene, Right]:
    s = field(REST)
    s.put(0, "bear", DF)
    s.put(1, "ox", AT)
    s.put(1, "bear", AT)
    s.put(0, "wolf", "seal-shrine")
    ox = s.put(0, "ox", "seal-shrine")
    s.put(1, "bear", "seal-shrine")
    near_the_end(s, 0, 1)
    s.act("cast", s.put(0, "rest", "hand"))
    return s, asked(s, ox)


@games
def returns_it_and_hits_it_in_the_hand() -> tuple[Scene, Right]:
    s = field(AWAY, TITAN)
    s.put(0, "wolf", AT)
    s.put(0, "away", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def lets_the_leader_win_first() -> tuple[Scene, Right]:
    s = field(LEADER, CUB)
    s.put(0, "bear", AT)
    s.put(0, "leader", AT)
    s.put(1, "cub", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def brings_just_one_for_the_twin() -> tuple[Scene, Right]:
    s = field(TWIN)
    s.put(0, "twin", AT)
    s.put(0, "wolf", "hand")
    s.put(0, "filler", "hand")
    s.put(0, "wolf", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def attacks_before_it_empties_its_hand() -> tuple[Scene, Right]:
    s = field(READER)
    s.put(0, "reader", AT)
    s.put(0, "wolf", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def spends_mp_for_the_imp() -> tuple[Scene, Right]:
    s = field(IMP, mp=6)
    s.put(0, "imp", AT)
    s.put(0, "wolf", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def marches_first() -> tuple[Scene, Right]:
    s = field(MARCH, mp=3)
    s.put(0, "ox", AT)
    s.put(0, "ox", AT)
    s.put(0, "march", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "bear", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def fetches_the_one_it_can_still_cast() -> tuple[Scene, Right]:
    s = field(FIND, TITAN, subturn=2)
    s.put(0, "ox", "seal-shrine")
    s.put(0, "titan", "seal-shrine")
    wolf = s.put(0, "wolf", "seal-shrine")
    s.put(1, "bear", AT)
    s.act("pass")
    while s.choice.seat != 0 or s.choice.kind != "action":
        s.play.answer([s.option("draw", value="mystic")] if s.choice.kind == "draw" and s.choice.least else [])
    s.clear_hands()
    s.set_mp(0, 3)
    s.act("cast", s.put(0, "find", "hand"))
    return s, asked(s, wolf)
