"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, Arena, able, form, says, seal
from arena import spell as mystic_spell
from small_games import GIFT, SHIELD, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

DIG = mystic_spell("dig", "นำ Seal 1 ใบจาก Shrine ของเราขึ้นมือ", mp=1)
SALE = mystic_spell("sale", "Seal 1 ใบในมือของเรา Mp ค่าร่าย -2 จนจบ Subturn", mp=0)
PRIEST = able("priest", "Mp 0, Sacrifice Seal ใบอื่น 1 ใบ: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", mp=0)
STORM = seal("storm", 3, 5, 4, 2, "3/2", forms=(form(attack="all", name="Storm"),))
DRUM = says("drum", "Seal ของเราทุกใบ At +1", level=1, at=3, df=2, sp=1)
CUB = seal("cub", 2, 5, 3, 1, "3/1")
COAT = mystic_spell("coat", "Seal ที่ติดอยู่ At +2", "PS", "infinity", mp=0)
TEAR = mystic_spell("tear", "ทำลาย Mystic Card ของฝ่ายตรงข้าม 1 ใบ", mp=1)
AXE = mystic_spell("axe", "นำ Seal 1 ใบบนกองการ์ดของฝ่ายตรงข้าม ลง Shrine", mp=1)
TITAN = seal("titan", 4, 8, 6, 2, "6/2")
MARTYR = says("martyr", "เมื่อถูกทำลาย: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", level=1, at=3, df=2, sp=2)
HERO = says("hero", "สามารถสั่งโจมตีได้อีก 1 ครั้ง แม้เป็น Inactive Seal", level=3, at=6, df=4, sp=2)
BULL = seal("bull", 2, 5, 3, 2, "3/1")
CHAIN = mystic_spell("chain", "Seal ที่ติดอยู่ At -2", "PS", 2, mp=1)
OGRE = seal("ogre", 4, 6, 4, 2, "5/2")


def asked_about(s: Arena, card: int) -> Right:
    for _ in range(12):
        if s.choice.kind != "action" and card in [o.card for o in s.choice.options]:
            return [{(next(o.act for o in s.choice.options if o.card == card), card)}]
        s.play.answer([] if s.choice.least == 0 else [0])
    raise AssertionError(s.choice)


@games
def digs_up_the_ox() -> tuple[Scene, Right]:
    s = field(DIG)
    s.put(0, "bear", AT)
    s.put(0, "wolf", "seal-shrine")
    ox = s.put(0, "ox", "seal-shrine")
    s.put(0, "egg", "seal-shrine")
    s.act("cast", s.put(0, "dig", "hand"))
    return s, asked_about(s, ox)


@games
def buys_the_ox_cheaper_and_attacks() -> tuple[Scene, Right]:
    s = field(SALE, mp=4)
    s.put(0, "sale", "hand")
    s.put(0, "ox", "hand")
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def sacrifices_the_egg_not_the_ox() -> tuple[Scene, Right]:
    s = field(PRIEST)
    p = s.put(0, "priest", DF)
    s.put(0, "ox", AT)
    egg = s.put(0, "egg", DF)
    s.put(1, "ox", AT)
    s.put(1, "ox", AT)
    s.act("skill", p)
    return s, asked_about(s, egg)


@games
def storms_all_of_them() -> tuple[Scene, Right]:
    s = field(STORM, mp=2)
    s.put(0, "storm", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bear", DF)
    s.put(1, "egg", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def fells_the_drummer_first() -> tuple[Scene, Right]:
    s = field(DRUM, CUB, mp=3)
    s.put(0, "bear", AT)
    s.put(0, "bear", AT)
    s.put(1, "drum", AT)
    s.put(1, "cub", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def tears_off_the_coat_and_attacks() -> tuple[Scene, Right]:
    s = field(COAT, TEAR, subturn=4)
    s.put(0, "ox", AT)
    s.put(1, "egg", DF)
    bear = s.put(1, "bear", AT)
    s.act("cast", s.put(1, "coat", "hand"))
    asked_about(s, bear)
    s.play.answer([s.option(s.choice.options[0].act, bear)])
    passed(s, "action")
    s.end_subturn()
    s.clear_hands()
    s.set_mp(0, 8)
    s.put(0, "tear", "hand")
    near_the_end(s, 1, 2)
    return s, WINS


@games
def axes_their_library_for_the_last_level() -> tuple[Scene, Right]:
    s = field(AXE)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    s.put(0, "axe", "hand")
    near_the_end(s, 1, 1)
    return s, WINS


@games
def hits_the_seals_in_the_hand() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    s.put(1, "wolf", "hand")
    s.put(1, "bolt", "hand")
    near_the_end(s, 1, 1)
    return s, WINS


@games
def raises_it_twice() -> tuple[Scene, Right]:
    s = field(GIFT, TITAN)
    s.put(0, "bear", AT)
    s.put(0, "gift", "hand")
    s.put(0, "gift", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def leaves_the_martyr_alone() -> tuple[Scene, Right]:
    s = field(MARTYR, mp=1)
    bear = s.put(0, "bear", AT)
    s.put(1, "martyr", AT)
    wolf = s.put(1, "wolf", AT)
    s.act("attack", bear)
    return s, one(("attack", wolf))


@games
def the_hero_attacks_again() -> tuple[Scene, Right]:
    s = field(HERO, mp=4)
    s.put(0, "hero", AT)
    s.put(1, "ox", AT)
    s.put(1, "wolf", DF)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def sends_the_faster_of_two() -> tuple[Scene, Right]:
    """Bear against bull: both fall; the ox is faster."""
    s = field(BULL)
    bear, ox = (s.put(0, "bear", AT), s.put(0, "ox", AT))
    s.put(1, "bull", AT)
    return s, one(("attack", ox), ("change_line", bear))


@games
def shields_the_one_that_is_attacked() -> tuple[Scene, Right]:
    s = field(SHIELD, subturn=4)
    s.put(0, "ox", DF)
    bear, theirs = (s.put(0, "bear", DF), s.put(1, "bear", AT))
    shield = s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    near_the_end(s, 0, 2)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", bear)
    passed(s, "interfere")
    s.act("cast", shield)
    return s, asked_about(s, bear)


@games
def chains_the_ogre_and_attacks() -> tuple[Scene, Right]:
    s = field(CHAIN, OGRE)
    s.put(0, "ox", AT)
    s.put(0, "chain", "hand")
    s.put(1, "ogre", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def casts_two_wolves_and_attacks_with_both() -> tuple[Scene, Right]:
    s = field(mp=6)
    s.put(0, "wolf", "hand")
    s.put(0, "wolf", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "egg", DF)
    s.put(1, "egg", AT)
    s.put(1, "egg", AT)
    near_the_end(s, 1, 2)
    return s, WINS
