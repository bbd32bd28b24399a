"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, form, known, says, seal, spell
from small_games import field, games, near_the_end
from small_positions import WINS, Right, one, passed

from sanam.games.summoner_master.cards.model import Power
from table_scene import Scene

MAGE = able("mage", "Mp 2: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", mp=2, seal_values={"level": 2, "at": 1, "df": 1})
CHIEF = seal("chief", 4, 4, 4, 2, "2/1", forms=(form(("name", "wolf"), at=7, name="Pack"),))
ROCK = seal("rock", 3, 6, 6, 2, "3/1")
STAR = known(
    seal(
        "star",
        powers=(
            Power(kind="skill", text="Mp 1, Twinkling (Discard): Seal ของฝ่ายตรงข้าม 1 ใบ At -1", mp=1, from_hand=True),
        ),
    )
)
TOWER = seal("tower", 2, 4, 9, 2, "3/1")
SHELL = seal("shell", 1, 1, 7, 2, "2/1")
BULL = seal("bull", 3, 6, 4, 2, "3/1")
STRIKE = spell("strike", "ทำลาย Seal 1 ใบ")
GIFT = spell("gift", "Seal 1 ใบ At +2 จนจบ Subturn นี้")
SURGE = spell("surge", "Seal ของเรา 1 ใบ At +3 จนจบ Subturn นี้", interfere=True)
NAY = spell("nay", "เคาน์เตอร์ Mystic Card เป้าหมาย", interfere=True)
ROB = spell("rob", "Control Seal ของฝ่ายตรงข้าม 1 ใบ เป็นเวลา 2 Turn")
WIPE = spell("wipe", "ทำลาย Seal ทุกใบ")
MAD = says("mad", "เมื่อโจมตี ทำลาย [S] เว้นแต่จ่าย Mp 3", level=2, at=7, df=2, sp=2, mp="3/1")


@games
def twinkles_and_wins_by_speed() -> tuple[Scene, Right]:
    s = field(STAR, BULL)
    s.put(0, "ox", AT)
    s.put(1, "bull", AT)
    s.put(0, "star", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def does_not_twinkle_itself_to_death() -> tuple[Scene, Right]:
    s = field(STAR, TOWER, mp=1)
    ox = s.put(0, "ox", DF)
    s.put(1, "tower", DF)
    s.put(0, "star", "hand")
    near_the_end(s, 0, 1)
    return s, one(("pass", None), ("change_line", ox))


@games
def takes_the_shell_back_from_the_front() -> tuple[Scene, Right]:
    s = field(SHELL, mp=2)
    shell = s.put(0, "shell", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 0, 1)
    return s, one(("change_line", shell))


@games
def counters_the_strike_that_would_lose_the_game() -> tuple[Scene, Right]:
    s = field(NAY, STRIKE, subturn=4)
    ox = s.put(0, "ox", DF)
    s.put(1, "bear", AT)
    nay, strike = s.put(0, "nay", "hand"), s.put(1, "strike", "hand")
    s.set_mp(0, 4)
    near_the_end(s, 0, 3)
    s.act("cast", strike)
    passed(s, "target", "interfere")
    if s.choice.kind == "target":
        s.act("target", ox)
        passed(s, "interfere")
    return s, one(("cast", nay))


@games
def discards_the_spell_at_one_level() -> tuple[Scene, Right]:
    s = field(GIFT, subturn=4)
    s.put(0, "ox", DF)
    s.put(1, "ox", DF)
    for n in ("wolf", "wolf", "wolf", "bear", "bear", "bear"):
        s.put(0, n, "hand")
    gift = s.put(0, "gift", "hand")
    near_the_end(s, 0, 1)
    s.act("pass")
    for _ in range(8):
        if s.choice.kind == "hand_limit":
            break
        if s.choice.kind == "draw" and s.choice.least == 1:
            s.act("draw", value="seal")
        else:
            s.decline()
    return s, [{(s.choice.options[0].act, gift)}]


@games
def casts_the_one_it_can_still_attack_with() -> tuple[Scene, Right]:
    s = field(mp=5)
    s.put(0, "ox", "hand")
    s.put(0, "bear", "hand")
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 1)
    return s, WINS


@games
def robs_the_guard_and_attacks_behind_it() -> tuple[Scene, Right]:
    s = field(ROB)
    s.put(0, "fly", DF)
    s.put(1, "ox", AT)
    s.put(1, "wolf", DF)
    s.put(0, "rob", "hand")
    near_the_end(s, 1, 1)
    return s, WINS


@games
def keeps_mp_for_the_mad_one() -> tuple[Scene, Right]:
    s = field(MAD, mp=4)
    s.put(0, "mad", AT)
    s.put(1, "rock" if False else "bear", AT)
    s.put(0, "wolf", "hand")
    near_the_end(s, 1, 2)
    return s, WINS


HEAD = seal(
    "head",
    4,
    4,
    4,
    2,
    "2/1",
    forms=(form(("name", "wolf"), at=7, name="Pack"), form(("name", "wolf"), ("name", "bear"), at=9, attack_mp=2)),
)
COLOSSUS = seal("colossus", 4, 8, 8, 2, "4/2")
FROST = spell("frost", "แช่แข็ง Seal 1 ใบ 2 เทิร์น")
DASH = spell("dash", "Seal ของเรา 1 ใบ Sp +2 จนจบ Subturn")
SWAP = spell("swap", "Seal ทุกใบเปลี่ยน Line")
HUSH = spell("hush", "ยกเลิก Skill 1 Skill", interfere=True)


@games
def combines_three_for_the_colossus() -> tuple[Scene, Right]:
    s = field(HEAD, COLOSSUS)
    s.put(0, "head", AT)
    s.put(0, "wolf", AT)
    s.put(0, "bear", AT)
    s.put(1, "colossus", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def attacks_apart_rather_than_combined() -> tuple[Scene, Right]:
    s = field(CHIEF)
    s.put(0, "chief", AT)
    s.put(0, "wolf", AT)
    s.put(1, "wolf", AT)
    s.put(1, "filler", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def trades_when_only_they_lose_by_it() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 0, 3)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def freezes_the_guard_out_of_the_line() -> tuple[Scene, Right]:
    s = field(FROST)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    s.put(1, "wolf", DF)
    s.put(0, "frost", "hand")
    near_the_end(s, 1, 1)
    return s, WINS


@games
def dashes_to_win_the_tie() -> tuple[Scene, Right]:
    s = field(DASH)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    s.put(0, "dash", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def turns_the_lines_about() -> tuple[Scene, Right]:
    s = field(SWAP, ROCK)
    s.put(0, "bear", DF)
    s.put(1, "rock", AT)
    s.put(1, "wolf", DF)
    s.put(0, "swap", "hand")
    near_the_end(s, 1, 1)
    return s, WINS


@games
def hushes_the_skill_that_would_lose_the_game() -> tuple[Scene, Right]:
    s = field(HUSH, MAGE, subturn=4)
    ox = s.put(0, "ox", DF)
    mage = s.put(1, "mage", DF)
    hush = s.put(0, "hush", "hand")
    s.set_mp(0, 4)
    near_the_end(s, 0, 3)
    s.act("skill", mage)
    passed(s, "target", "interfere")
    if s.choice.kind == "target":
        s.act("target", ox)
        passed(s, "interfere")
    return s, one(("cast", hush))
