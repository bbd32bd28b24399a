"""Positions of One Piece of two steps and of restraint (see `small_positions`)."""

from __future__ import annotations

from more_voyages import BULK, attacked
from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, at_sea, bare, sea, voyages
from voyage import character, event, read

from table_scene import Scene

SWEEP = read(event("sweep", 2, "[Main] Return up to 1 of your opponent's Characters to the owner's hand."))
HEX = read(event("hex", 1, "[Main] Give up to 1 of your opponent's Characters -3000 power during this turn."))
LUCKY = read(character("lucky", 2, 3000, text="[Trigger] Draw 2 cards."))


@voyages
def strikes_the_leader_not_the_crew() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.put(1, "cook", "character"))
    bare(s, 1)
    return s, WINS


@voyages
def counters_twice_at_no_life() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    mates = [s.put(0, "mate", "hand") for _ in range(2)]
    attacked(s, s.put(1, "cook", "character"), s.leader(0), "counter")
    return s, one(*(("counter", mate) for mate in mates))


@voyages
def returns_the_dearest() -> tuple[Scene, Right]:
    s = sea(SWEEP, don=2)
    s.put(1, "filler", "character")
    brute = s.put(1, "brute", "character")
    s.act("play", s.put(0, "sweep", "hand"))
    passed(s, "effect_pick")
    return s, [{(s.choice.options[0].act, brute)}]


@voyages
def does_not_replace_a_bigger_one() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.rest(s.leader(0), *(s.put(0, "cook", "character") for _ in range(5)))
    s.put(0, "filler", "hand")
    return s, one(("end", None))


@voyages
def uses_the_trigger_of_a_life_card() -> tuple[Scene, Right]:
    s = at_sea(6, LUCKY)
    lucky = s.put(0, "lucky", "life")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "life")
    return s, one(("trigger", lucky))


@voyages
def weakens_before_it_attacks() -> tuple[Scene, Right]:
    s = sea(HEX, don=1)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.rest(s.put(1, "cook", "character"))
    return s, one(("play", s.put(0, "hex", "hand")))


@voyages
def takes_a_hit_that_costs_too_much_to_stop() -> tuple[Scene, Right]:
    s = at_sea(6)
    for _ in range(4):
        s.put(0, "mate", "hand")
    attacked(s, s.put(1, "brute", "character"), s.leader(0), "counter")
    return s, [set()]


@voyages
def removes_rather_than_plays_a_small_one() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.rest(s.leader(0))
    s.put(0, "mate", "hand")
    s.put(1, "cook", "character")
    return s, one(("play", s.put(0, "chop", "hand")))


@voyages
def keeps_removal_without_a_target() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.rest(s.leader(0))
    s.put(0, "chop", "hand")
    s.put(1, "brute", "character")
    return s, one(("end", None))


@voyages
def blocks_for_nothing_rather_than_counters() -> tuple[Scene, Right]:
    s = at_sea(6, BULK)
    s.trim(0, "life", 0)
    bulk = s.put(0, "bulk", "character")
    s.put(0, "mate", "hand")
    attacked(s, s.leader(1), s.leader(0), "block")
    return s, one(("block", bulk))
