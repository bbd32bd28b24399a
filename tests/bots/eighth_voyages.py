"""Positions of One Piece as somebody from outside would lay them out (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, passed
from small_voyages import at_sea, bare, sea, voyages
from voyage import event, read

from table_scene import Scene

TRIP = read(event("trip", 1, "[Main] Rest up to 1 of your opponent's Characters with a cost of 5 or less."))


@voyages
def gives_the_one_don_to_the_second_attacker() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.put(0, "mate", "character")
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def trips_the_blocker_first() -> tuple[Scene, Right]:
    s = sea(TRIP, don=1)
    s.put(0, "trip", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def takes_a_hit_with_all_its_life_left() -> tuple[Scene, Right]:
    s = at_sea(4)
    s.put(0, "brute", "hand")
    s.put(0, "cook", "hand")
    s.trim(0, "life", 5)
    s.act("attack", s.leader(1))
    if s.choice.kind == "attack_target":
        s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [set()]


@voyages
def blocks_what_would_end_it() -> tuple[Scene, Right]:
    s = at_sea(4)
    guard = s.put(0, "guard", "character")
    brute = s.put(1, "brute", "character")
    bare(s, 0)
    s.act("attack", brute)
    if s.choice.kind == "attack_target":
        s.act("target", s.leader(0))
    passed(s, "block")
    return s, [{(s.choice.options[0].act, guard)}]
