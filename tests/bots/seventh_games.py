"""Positions of Summoner Master from matches against Hard, laid out anew with other cards (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, INACTIVE, Arena, says, seal
from small_games import field, games, near_the_end
from small_positions import Right, one

from table_scene import Scene

TWIN = seal("twin", 4, 4, 2, 2, "3/1")
WARDEN = seal("warden", 2, 4, 6, 2, "2/1")
GIANT = seal("giant", 3, 7, 5, 3, "4/1")
HAWK = says("hawk", "Can attack across to the Df Line.", language="en", at=4)
VEIL = says("veil", "ไม่สามารถถูกโจมตีได้", level=3, at=0, df=0, sp=0)


def anything_but(s: Arena, act: str, card: int) -> Right:
    """Every answer but this one."""
    return [{(option.act, option.card)} for option in s.choice.options if (option.act, option.card) != (act, card)]


@games
def goes_forward_only_when_the_way_is_clear() -> tuple[Scene, Right]:
    s = field(mp=4)
    ox, _ = s.put(0, "ox", AT), s.put(0, "wolf", DF)
    s.put(1, "bear", AT)
    s.put(1, "fly", DF)
    return s, one(("attack", ox))


@games
def goes_forward_to_the_hand_only_when_nothing_is_left() -> tuple[Scene, Right]:
    s = field(mp=4)
    ox, _ = s.put(0, "ox", AT), s.put(0, "fly", DF)
    s.put(1, "wolf", AT)
    s.put(1, "wolf", "hand")
    s.put(1, "bear", "hand")
    return s, one(("attack", ox))


@games
def does_not_go_forward_to_be_beaten_there() -> tuple[Scene, Right]:
    s = field(GIANT, mp=1)
    s.put(0, "bear", AT, INACTIVE)
    wolf = s.put(0, "wolf", DF)
    s.put(0, "wolf", DF)
    s.put(1, "giant", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 0, 1)
    return s, anything_but(s, "change_line", wolf)


@games
def keeps_its_last_seal_that_is_safe() -> tuple[Scene, Right]:
    s = field(TWIN, WARDEN)
    warden = s.put(0, "warden", AT)
    s.put(1, "twin", AT)
    s.put(1, "wolf", DF)
    return s, anything_but(s, "attack", warden)


@games
def keeps_its_last_seal_when_the_next_one_is_too_dear() -> tuple[Scene, Right]:
    s = field(TWIN, WARDEN, mp=1)
    warden = s.put(0, "warden", AT)
    s.put(0, "ox", "hand")
    s.put(1, "twin", AT)
    s.put(1, "wolf", DF)
    return s, anything_but(s, "attack", warden)


@games
def trades_a_seal_when_others_stay() -> tuple[Scene, Right]:
    s = field(TWIN, WARDEN)
    s.put(0, "filler", DF)
    warden = s.put(0, "warden", AT)
    s.put(1, "twin", AT)
    return s, one(("attack", warden))


@games
def attacks_across_past_the_bigger_one() -> tuple[Scene, Right]:
    s = field(GIANT, HAWK)
    hawk = s.put(0, "hawk", AT)
    s.put(1, "giant", AT)
    s.put(1, "wolf", DF)
    return s, one(("attack", hawk))


@games
def goes_forward_to_attack_across() -> tuple[Scene, Right]:
    s = field(GIANT, HAWK)
    hawk = s.put(0, "hawk", DF)
    s.put(1, "giant", AT)
    near_the_end(s, 1, 2)
    s.put(1, "bear", DF)
    return s, one(("change_line", hawk))


@games
def does_not_count_on_what_cannot_be_attacked() -> tuple[Scene, Right]:
    s = field(VEIL)
    wolf = s.put(0, "wolf", DF)
    s.put(1, "veil", AT)
    s.put(1, "ox", DF)
    return s, anything_but(s, "change_line", wolf)
