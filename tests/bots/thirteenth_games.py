"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, Arena, able, says, seal
from arena import spell as mystic_spell
from small_games import GIFT, STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

SEEDLING = says("seedling", "เมื่อถูกทำลาย: จั่ว Mystic Card 1 ใบ", level=1, at=3, df=2, sp=2)
MARTYR = says("martyr", "เมื่อถูกทำลาย: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", level=1, at=3, df=2, sp=2)
PRIEST = able("priest", "Mp 0, Sacrifice Seal ใบอื่น 1 ใบ: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", mp=0)
PLATE = mystic_spell("plate", "Seal ที่ติดอยู่ Df +3", "PS", "infinity", mp=0)
TEAR = mystic_spell("tear", "ทำลาย Mystic Card ของฝ่ายตรงข้าม 1 ใบ", mp=1)
CHAIN = mystic_spell("chain", "Seal ที่ติดอยู่ At -2", "PS", 2, mp=1)
TITAN = seal("titan", 4, 8, 6, 2, "6/2")
DRUM = says("drum", "Seal ของเราทุกใบ At +1", level=1, at=3, df=2, sp=1)
CUB = seal("cub", 2, 5, 3, 1, "3/1")
FLEE = mystic_spell("flee", "นำ Seal ของเรา 1 ใบขึ้นมือ", mp=1, interfere=True)
SURGE = mystic_spell("surge", "Seal ของเรา 1 ใบ At +3 จนจบ Subturn นี้", mp=1, interfere=True)
BANNER = mystic_spell("banner", "Seal ของเราทุกใบ At +1", "PA", "infinity", mp=0)
WAVE = mystic_spell("wave", "ทำลาย Seal ทุกใบที่ Level 1", mp=1)
DROWSE = mystic_spell("drowse", "Seal ของฝ่ายตรงข้าม 1 ใบ At -2 จนจบ Subturn นี้", mp=1)


def asked(s: Arena, card: int) -> Right:
    for _ in range(12):
        if s.choice.kind != "action" and card in [o.card for o in s.choice.options]:
            return [{(next(o.act for o in s.choice.options if o.card == card), card)}]
        s.play.answer([] if s.choice.least == 0 else [0])
    raise AssertionError(s.choice)


def worn(s: Arena, name: str, bear: int) -> None:
    s.act("cast", s.put(1, name, "hand"))
    asked(s, bear)
    s.play.answer([s.option(s.choice.options[0].act, bear)])
    passed(s, "action")
    s.end_subturn()
    s.clear_hands()


@games
def lifts_one_and_trades_the_other() -> tuple[Scene, Right]:
    s = field(GIFT)
    s.put(0, "bear", AT)
    s.put(0, "wolf", AT)
    s.put(0, "gift", "hand")
    s.put(1, "ox", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def sacrifices_what_leaves_a_card() -> tuple[Scene, Right]:
    s = field(PRIEST, SEEDLING)
    p = s.put(0, "priest", DF)
    s.put(0, "wolf", AT)
    seedling = s.put(0, "seedling", DF)
    s.put(1, "ox", AT)
    s.put(1, "ox", AT)
    s.act("skill", p)
    return s, asked(s, seedling)


@games
def fells_the_wolf_that_leaves_nothing() -> tuple[Scene, Right]:
    s = field(SEEDLING, mp=1)
    bear = s.put(0, "bear", AT)
    s.put(0, "ox", DF)
    s.put(1, "seedling", AT)
    wolf = s.put(1, "wolf", AT)
    s.act("attack", bear)
    return s, one(("attack", wolf))


@games
def tears_off_the_plate() -> tuple[Scene, Right]:
    s = field(PLATE, TEAR, subturn=4)
    s.put(0, "ox", AT)
    bear = s.put(1, "bear", DF)
    worn(s, "plate", bear)
    s.set_mp(0, 8)
    s.put(0, "tear", "hand")
    near_the_end(s, 1, 2)
    return s, WINS


@games
def chains_the_titan_twice() -> tuple[Scene, Right]:
    s = field(CHAIN, TITAN)
    s.put(0, "ox", AT)
    s.put(0, "chain", "hand")
    s.put(0, "chain", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def drowses_the_titan_twice() -> tuple[Scene, Right]:
    s = field(DROWSE, TITAN)
    s.put(0, "ox", AT)
    s.put(0, "drowse", "hand")
    s.put(0, "drowse", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def strikes_the_drummer() -> tuple[Scene, Right]:
    s = field(DRUM, CUB, STRIKE, mp=4)
    s.put(0, "bear", AT)
    s.put(0, "strike", "hand")
    s.put(1, "cub", AT)
    s.put(1, "drum", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def flees_from_the_last_blow() -> tuple[Scene, Right]:
    s = field(FLEE, subturn=4)
    s.put(0, "egg", DF)
    bear, theirs = (s.put(0, "bear", AT), s.put(1, "ox", AT))
    flee = s.put(0, "flee", "hand")
    s.set_mp(0, 4)
    near_the_end(s, 0, 2)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", bear)
    passed(s, "interfere")
    return s, one(("cast", flee))


@games
def surges_against_the_attacker() -> tuple[Scene, Right]:
    s = field(SURGE, subturn=4)
    s.put(0, "egg", DF)
    bear, theirs = (s.put(0, "bear", AT), s.put(1, "ox", AT))
    surge = s.put(0, "surge", "hand")
    s.set_mp(0, 4)
    near_the_end(s, 0, 2)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", bear)
    passed(s, "interfere")
    return s, one(("cast", surge))


@games
def lets_the_martyr_fall_for_the_win() -> tuple[Scene, Right]:
    """Its own martyr loses the fight, and takes the last Levels with it."""
    s = field(MARTYR, mp=1)
    s.put(0, "martyr", AT)
    s.put(0, "egg", DF)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def does_not_pump_what_wins_anyway() -> tuple[Scene, Right]:
    s = field(GIFT)
    bear = s.put(0, "bear", AT)
    s.put(0, "gift", "hand")
    s.put(1, "wolf", AT)
    return s, one(("attack", bear))


@games
def sends_each_against_what_it_beats() -> tuple[Scene, Right]:
    s = field(mp=3)
    s.put(0, "bear", AT)
    s.put(0, "fly", AT)
    s.put(1, "egg", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def raises_the_banner_and_attacks() -> tuple[Scene, Right]:
    s = field(BANNER)
    s.put(0, "bear", AT)
    s.put(0, "bear", AT)
    s.put(0, "banner", "hand")
    s.put(1, "ox", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 6)
    return s, WINS


@games
def sacrifices_for_the_last_levels() -> tuple[Scene, Right]:
    s = field(PRIEST)
    s.put(0, "priest", DF)
    s.put(0, "egg", DF)
    s.put(1, "ox", AT)
    s.put(1, "wolf", DF)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def goes_back_from_the_brink() -> tuple[Scene, Right]:
    """Two Levels left: the wolf has to stand before the bear."""
    s = field(mp=0)
    bear, wolf = (s.put(0, "bear", AT), s.put(0, "wolf", DF))
    s.put(1, "ox", AT)
    near_the_end(s, 0, 2)
    return s, one(("change_line", bear), ("change_line", wolf))


@games
def gift_and_attack_with_two_mp() -> tuple[Scene, Right]:
    s = field(GIFT, mp=2)
    s.put(0, "bear", AT)
    s.put(0, "gift", "hand")
    s.put(0, "wolf", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def gift_goes_to_the_one_that_needs_it() -> tuple[Scene, Right]:
    s = field(GIFT, seal("lion", 3, 6, 6, 2, "4/1"))
    s.put(0, "wolf", AT)
    b = s.put(0, "bear", AT)
    s.put(1, "lion", AT)
    near_the_end(s, 1, 3)
    s.act("cast", s.put(0, "gift", "hand"))
    return s, asked(s, b)


@games
def drowses_and_gifts() -> tuple[Scene, Right]:
    s = field(DROWSE, GIFT, TITAN)
    s.put(0, "bear", AT)
    s.put(0, "drowse", "hand")
    s.put(0, "gift", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def strikes_the_plain_one() -> tuple[Scene, Right]:
    s = field(MARTYR, STRIKE)
    s.put(0, "ox", AT)
    s.put(0, "wolf", DF)
    s.put(1, "martyr", AT)
    w = s.put(1, "wolf", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", w))


@games
def strikes_the_shield_of_the_line() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "bear", AT)
    s.put(0, "strike", "hand")
    s.put(1, "ox", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 5)
    return s, WINS


@games
def two_strikes() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "wolf", DF)
    s.put(0, "strike", "hand")
    s.put(0, "strike", "hand")
    s.put(1, "ox", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 5)
    return s, WINS
