"""More positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, seal
from arena import spell as mystic_spell
from small_games import GIFT, SHIELD, field, games, near_the_end
from small_positions import WINS, Right, one, passed
from thirteenth_games import TITAN

from table_scene import Scene

WAKE = mystic_spell("wake", "ทำให้ Seal ของเรา 1 ใบ Active", mp=1)
PUSH = mystic_spell("push", "Seal ของฝ่ายตรงข้าม 1 ใบเปลี่ยน Line", mp=1)
ROB = mystic_spell("rob", "Control Seal ของฝ่ายตรงข้าม 1 ใบ เป็นเวลา 2 Turn", mp=2)
TWICE = able(
    "twice", "Mp 1: Seal ของฝ่ายตรงข้าม 1 ใบ At -3 จนจบ Subturn", mp=1, seal_values={"level": 1, "at": 1, "df": 1}
)


@games
def does_not_shield_what_stands_anyway() -> tuple[Scene, Right]:
    s = field(SHIELD, subturn=4)
    ox, theirs = (s.put(0, "ox", DF), s.put(1, "wolf", AT))
    s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", ox)
    passed(s, "interfere")
    return s, [set()]


@games
def attacks_in_the_right_order_to_reach_the_line_behind() -> tuple[Scene, Right]:
    s = field(mp=4)
    s.put(0, "ox", AT)
    s.put(0, "wolf", AT)
    s.put(1, "fly", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def keeps_the_last_seal_behind() -> tuple[Scene, Right]:
    s = field(mp=1)
    b = s.put(0, "wolf", DF)
    s.put(1, "ox", AT)
    s.put(1, "egg", AT)
    near_the_end(s, 0, 1)
    return s, [{("pass", None)}, {("change_line", b)}, {("attack", b)}]


@games
def casts_a_second_seal_as_a_wall() -> tuple[Scene, Right]:
    """One Level is left: the wolf behind must not be reached."""
    s = field(mp=2)
    s.put(0, "bear", DF)
    f = s.put(0, "egg", "hand")
    w = s.put(0, "wolf", "hand")
    s.put(1, "ox", AT)
    near_the_end(s, 0, 2)
    return s, one(("cast", f), ("cast", w))


@games
def wakes_the_ox_for_a_second_blow() -> tuple[Scene, Right]:
    s = field(WAKE)
    s.put(0, "ox", AT)
    s.put(0, "wake", "hand")
    s.put(1, "bear", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def robs_the_wall_and_hits_behind() -> tuple[Scene, Right]:
    s = field(ROB)
    s.put(0, "bear", AT)
    s.put(0, "rob", "hand")
    s.put(1, "ox", AT)
    s.put(1, "wolf", DF)
    near_the_end(s, 1, 1)
    return s, WINS


@games
def weakens_by_skill_and_attacks() -> tuple[Scene, Right]:
    s = field(TWICE, TITAN)
    s.put(0, "twice", DF)
    s.put(0, "ox", AT)
    s.put(0, "bear", AT)
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def weakens_by_skill_and_gift() -> tuple[Scene, Right]:
    s = field(TWICE, TITAN, GIFT)
    s.put(0, "twice", DF)
    s.put(0, "wolf", AT)
    s.put(0, "bear", DF)
    s.put(0, "gift", "hand")
    s.put(1, "titan", AT)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def pushes_the_wall_back() -> tuple[Scene, Right]:
    """At 7 is too much for the bear, Df 2 is not."""
    s = field(PUSH, seal("glass", 3, 7, 2, 2, "4/1"))
    s.put(0, "bear", AT)
    s.put(0, "push", "hand")
    s.put(1, "glass", AT)
    near_the_end(s, 1, 3)
    return s, WINS
