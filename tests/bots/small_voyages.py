"""Small positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from typing import Any

from small_positions import WINS, Right, of, one, passed
from voyage import Voyage, event, read

from table_scene import Scene

voyages = of("onepiece")

CHOP = read(event("chop", 2, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 4 or less."))
SWELL = read(
    event("swell", 1, "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle.")
)


def sea(*cards: Any, don: int = 0, turn: int = 5) -> Voyage:
    """A match in which seat 0 has `don` DON!! cards, and nobody has cards in the hand."""
    s = Voyage(*cards, turn=turn, don=don)
    s.rest(*s.game.active_don(0)[don:])
    return s


def bare(s: Voyage, seat: int) -> None:
    s.trim(seat, "life", 0)
    s.trim(seat, "hand", 0)


def at_sea(turn: int, *cards: Any, don: int = 10) -> Voyage:
    return Voyage(*cards, turn=turn, don=don)


@voyages
def strikes_the_bare_leader() -> tuple[Scene, Right]:
    s = sea()
    bare(s, 1)
    return s, WINS


@voyages
def gives_don_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def rushes_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(don=4)
    s.put(0, "swift", "hand")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def removes_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(0, "chop", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def attacks_twice_through_one_blocker() -> tuple[Scene, Right]:
    s = sea()
    s.put(0, "brute", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def splits_don_over_two_attackers() -> tuple[Scene, Right]:
    """One blocker and no Life: both attackers must reach the Leader's power."""
    s = sea(don=2)
    s.put(0, "mate", "character")
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def counters_the_last_attack() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    mate = s.put(0, "mate", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))


@voyages
def counters_with_no_more_than_it_takes() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    s.put(0, "cook", "hand")
    mate = s.put(0, "mate", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))


@voyages
def does_not_counter_what_it_cannot_stop() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "mate", "hand")
    s.put(1, "brute", "character")
    brute = s.zone(1, "character")[0]
    s.act("attack", brute)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [set()]


@voyages
def blocks_the_last_attack() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "character")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", guard))


@voyages
def does_not_block_an_attack_that_fails() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "guard", "character")
    mate = s.put(1, "mate", "character")
    s.act("attack", mate)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, [set()]


@voyages
def plays_the_biggest_that_it_can() -> tuple[Scene, Right]:
    s = sea(don=7)
    s.rest(s.leader(0))
    brute = s.put(0, "brute", "hand")
    s.put(0, "mate", "hand")
    return s, one(("play", brute))


@voyages
def attacks_the_rested_one_that_it_beats() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    mate, prey = s.put(0, "mate", "character"), s.put(1, "mate", "character")
    s.rest(prey)
    s.act("attack", mate)
    return s, one(("target", prey))


@voyages
def does_not_attack_what_it_cannot_reach() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    return s, one(("end", None))


@voyages
def removes_the_bigger_character() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(1, "filler", "character")
    cook = s.put(1, "cook", "character")
    s.act("play", s.put(0, "chop", "hand"))
    passed(s, "effect_pick", "target")
    return s, [{(s.choice.options[0].act, cook)}]


@voyages
def counters_with_an_event_at_no_life() -> tuple[Scene, Right]:
    s = at_sea(6, SWELL)
    s.trim(0, "life", 0)
    swell = s.put(0, "swell", "hand")
    brute = s.put(1, "cook", "character")
    s.act("attack", brute)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [{("counter", swell)}, {("event", swell)}, {("play", swell)}, {("activate", swell)}]
