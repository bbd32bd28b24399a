"""More small positions of Summoner Master (see `small_positions`): what Mp go to, and what is at the brink."""

from __future__ import annotations

from arena import AT, DF, seal
from arena import spell as mystic_spell
from small_games import GIFT, SHIELD, STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

SNAP = mystic_spell("snap", "ทำลาย Seal 1 ใบ", interfere=True)
TITAN = seal("titan", 4, 8, 8, 3, "5/2")
TOWER = seal("tower", 3, 6, 6, 3, "4/2")


def attacked(s: Scene, attacker: int, target: int) -> None:
    """The other player attacks, and seat 0 may interfere."""
    s.act("attack", attacker)
    if s.choice.kind == "attack_target":
        s.act("attack", target)
    passed(s, "interfere")


@games
def casts_the_bigger_one() -> tuple[Scene, Right]:
    s = field(mp=3)
    bear = s.put(0, "bear", "hand")
    s.put(0, "wolf", "hand")
    return s, one(("cast", bear))


@games
def does_not_strike_its_own() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "bear", AT)
    fly = s.put(1, "fly", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", fly))


@games
def interferes_before_the_game_is_lost() -> tuple[Scene, Right]:
    s = field(SNAP, subturn=4)
    mine, theirs = s.put(0, "wolf", AT), s.put(1, "ox", AT)
    snap = s.put(0, "snap", "hand")
    near_the_end(s, 0, 1)
    s.set_mp(0, 4)
    attacked(s, theirs, mine)
    return s, one(("cast", snap))


@games
def does_not_shield_in_vain() -> tuple[Scene, Right]:
    s = field(SHIELD, TITAN, subturn=4)
    mine, theirs = s.put(0, "wolf", DF), s.put(1, "titan", AT)
    s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    attacked(s, theirs, mine)
    return s, [set()]


@games
def does_not_trade_itself_into_a_loss() -> tuple[Scene, Right]:
    s = field(mp=2)
    bear = s.put(0, "bear", AT)
    s.put(1, "bear", AT)
    near_the_end(s, 0, 2)
    return s, [{("pass", None)}, {("change_line", bear)}]


@games
def hits_the_hand_with_the_cheapest() -> tuple[Scene, Right]:
    """Or takes the fly back before the ox does it, but the ox first is wrong."""
    s = field(mp=3)
    s.put(0, "ox", AT)
    fly = s.put(0, "fly", AT)
    s.put(1, "wolf", "hand")
    s.put(1, "bear", "hand")
    return s, one(("attack_hand", fly), ("change_line", fly))


@games
def raises_before_it_attacks() -> tuple[Scene, Right]:
    s = field(GIFT, TOWER, mp=3)
    s.put(0, "bear", AT)
    s.put(1, "tower", AT)
    return s, one(("cast", s.put(0, "gift", "hand")))


@games
def does_not_raise_what_wins_anyway() -> tuple[Scene, Right]:
    s = field(GIFT, mp=3)
    bear = s.put(0, "bear", AT)
    s.put(0, "gift", "hand")
    s.put(1, "wolf", AT)
    return s, one(("attack", bear))


@games
def clears_the_line_with_the_small_one_and_wins() -> tuple[Scene, Right]:
    s = field(TITAN)
    s.put(0, "titan", AT)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(1, "ox", DF)
    near_the_end(s, 1, 4)
    return s, WINS


@games
def spends_mp_on_two_attacks_to_win() -> tuple[Scene, Right]:
    s = field(mp=2)
    for name in ("ox", "bear", "wolf"):
        s.put(0, name, AT)
    s.put(1, "wolf", AT)
    s.put(1, "wolf", AT)
    near_the_end(s, 1, 2)
    return s, WINS
