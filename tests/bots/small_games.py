"""Small positions of Summoner Master (see `small_positions`)."""

from __future__ import annotations

from typing import Any

from arena import AT, DF, Arena, near_the_end, seal
from arena import spell as mystic_spell
from small_positions import WINS, Right, of, one, passed

from table_scene import Scene

games = of("summoner-master")

STRIKE = mystic_spell("strike", "ทำลาย Seal 1 ใบ")
GIFT = mystic_spell("gift", "Seal 1 ใบ At +2 จนจบ Subturn นี้")
SHIELD = mystic_spell("shield", "Seal ของเรา 1 ใบ Df +3 จนจบ Subturn นี้", interfere=True)


def field(*cards: Any, mp: int = 8, subturn: int = 3) -> Arena:
    s = Arena(seal("egg", 1, 0, 0, 0), *cards, subturn=subturn, copies=30)
    s.set_mp(s.choice.seat, mp)
    return s


@games
def wins_by_the_last_levels() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 1)
    return s, WINS


@games
def pumps_for_the_last_levels() -> tuple[Scene, Right]:
    s = field(GIFT)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    s.put(0, "gift", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def moves_forward_for_the_last_levels() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "ox", DF)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def attacks_what_it_beats() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    wolf = s.put(1, "wolf", AT)
    s.act("attack", bear)
    return s, one(("attack", wolf))


@games
def does_not_attack_the_stronger() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    return s, [{("pass", None)}, {("change_line", s.zone(0, AT)[0])}]


@games
def does_not_attack_a_wall() -> tuple[Scene, Right]:
    s = field(seal("wall", 2, 0, 7, 0), mp=2)
    s.put(0, "bear", AT)
    s.put(1, "wall", DF)
    return s, one(("pass", None))


@games
def attacks_the_hand_of_an_empty_field() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "wolf", "hand")
    s.put(1, "wolf", "hand")
    return s, one(("attack_hand", bear))


@games
def casts_a_seal_when_it_has_none() -> tuple[Scene, Right]:
    s = field(GIFT)
    bear = s.put(0, "bear", "hand")
    s.put(0, "gift", "hand")
    return s, one(("cast", bear))


@games
def saves_a_seal_by_interfering() -> tuple[Scene, Right]:
    """Letting it go is as good: a Seal of Level 1 for a card and an Mp. Played out to the end by the rules of thumb on
    the same 60 copies, that wins 0.03 ± 0.05 less.
    """
    s = field(SHIELD, subturn=4)
    mine, theirs = s.put(0, "wolf", DF), s.put(1, "bear", AT)
    shield = s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    passed(s, "interfere")
    return s, [{("cast", shield)}, set()]


@games
def does_not_interfere_for_nothing() -> tuple[Scene, Right]:
    s = field(SHIELD, seal("wall", 2, 0, 7, 0), subturn=4)
    mine, theirs = s.put(0, "wall", DF), s.put(1, "bear", AT)
    s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    passed(s, "interfere")
    return s, [set()]


@games
def keeps_mp_for_the_attack_that_wins() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "ox", AT)
    s.put(1, "bear", AT)
    s.put(0, "wolf", "hand")
    near_the_end(s, 1, 2)
    return s, WINS


@games
def strikes_the_bigger_one() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "bear", AT)
    s.put(1, "fly", AT)
    ox = s.put(1, "ox", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", ox))


@games
def strikes_then_wins() -> tuple[Scene, Right]:
    """The At Line must be empty for the Seal behind it to be attacked."""
    s = field(STRIKE)
    s.put(0, "ox", AT)
    s.put(1, "ox", AT)
    s.put(1, "bear", DF)
    s.put(0, "strike", "hand")
    near_the_end(s, 1, 5)
    return s, WINS


@games
def wins_the_tie_by_speed() -> tuple[Scene, Right]:
    s = field(seal("hare", 2, 3, 3, 5, "2/1"))
    hare, wolf = s.put(0, "hare", AT), s.put(1, "wolf", AT)
    s.act("attack", hare)
    return s, one(("attack", wolf))


@games
def the_strong_one_clears_the_strong_one_first() -> tuple[Scene, Right]:
    s = field()
    ox = s.put(0, "ox", AT)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    bear = s.put(1, "bear", AT)
    s.act("attack", ox)
    return s, one(("attack", bear))


@games
def discards_the_least_level() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    for name in ("ox", "ox", "bear", "bear", "wolf", "wolf", "wolf"):
        s.put(0, name, "hand")
    near_the_end(s, 0, 4)
    egg = s.put(0, "egg", "hand")
    s.act("pass")
    for _ in range(10):
        if s.choice.kind == "hand_limit":
            break
        s.play.answer([] if s.choice.least == 0 else [0])
    act = s.choice.options[0].act
    return s, [{(act, egg), (act, wolf)} for wolf in s.zone(0, "hand")]
