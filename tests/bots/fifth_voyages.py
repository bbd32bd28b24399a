"""Positions of One Piece with one right move, written before any was tried (see `small_positions`)."""

from __future__ import annotations

from more_voyages import attacked
from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, at_sea, bare, sea, voyages
from voyage import character, crew, event, read

from table_scene import Scene

DOUBLE = crew("[Double Attack] (This card deals 2 damage.)", "double", cost=5, power=6000)
SHOVE = read(event("shove", 1, "[Main] Return up to 1 Character with a cost of 3 or less to the owner's hand."))
TIRE = read(event("tire", 1, "[Main] Rest up to 1 of your opponent's Characters with a cost of 5 or less."))
PAIR = crew("[On Play] Draw 2 cards and trash 1 card from your hand.", "pair", cost=3, power=3000)
GROW = crew("[DON!! x1] This Character gains +2000 power.", "grow", cost=3, power=4000)
TUG = crew(
    "[When Attacking] Rest up to 1 of your opponent's Characters with a cost of 4 or less.", "tug", cost=4, power=5000
)
STOP = read(
    event("stop", 2, "[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle.")
)
LASS = read(character("lass", 1, 2000, text="[Trigger] Draw 2 cards.", counter=1000))
BOOST = crew(
    "[Activate: Main] [Once Per Turn] Up to 1 of your Leader gains +1000 power during this turn.",
    "boost",
    cost=2,
    power=2000,
)
DRAIN = read(event("drain", 2, "[Main] Give up to 1 of your opponent's Characters −4000 power during this turn."))
FALL = crew("[On K.O.] Draw 1 card.", "fall", cost=2, power=3000)


@voyages
def attacks_with_all_for_two_lives() -> tuple[Scene, Right]:
    s = sea()
    s.put(0, "cook", "character")
    s.put(0, "brute", "character")
    s.trim(1, "life", 2)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def deals_two_damage_at_one_life() -> tuple[Scene, Right]:
    s = sea(DOUBLE)
    s.rest(s.leader(0))
    s.put(0, "double", "character")
    s.put(0, "cook", "character")
    s.trim(1, "life", 2)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def rests_the_blocker_by_its_attack_and_wins() -> tuple[Scene, Right]:
    s = sea(TUG)
    s.put(0, "tug", "character")
    s.put(1, "guard", "character")
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def returns_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(SHOVE, don=1)
    s.put(0, "shove", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def tires_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(TIRE, don=1)
    s.put(0, "tire", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def gives_the_don_that_turns_it_on() -> tuple[Scene, Right]:
    s = sea(GROW, don=1)
    s.rest(s.leader(0))
    s.put(0, "grow", "character")
    s.put(0, "mate", "character")
    bare(s, 1)
    return s, WINS


@voyages
def uses_the_ability_before_the_leader_attacks() -> tuple[Scene, Right]:
    s = sea(BOOST, don=0)
    s.put(0, "boost", "character")
    swollen = s.leader(1)
    assert swollen
    bare(s, 1)
    return s, WINS


@voyages
def plays_the_one_that_draws() -> tuple[Scene, Right]:
    s = sea(PAIR, don=3)
    s.rest(s.leader(0))
    pair = s.put(0, "pair", "hand")
    s.put(0, "filler", "hand")
    return s, one(("play", pair))


@voyages
def takes_the_draw_of_a_life_card() -> tuple[Scene, Right]:
    s = at_sea(6, LASS)
    lass = s.put(0, "lass", "life")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "life")
    return s, one(("trigger", lass))


@voyages
def removes_the_dearest_that_it_can() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(1, "filler", "character")
    cook = s.put(1, "cook", "character")
    s.act("play", s.put(0, "chop", "hand"))
    passed(s, "effect_pick")
    return s, [{(s.choice.options[0].act, cook)}]


@voyages
def does_not_counter_for_a_filler() -> tuple[Scene, Right]:
    s = at_sea(6)
    filler = s.put(0, "filler", "character")
    s.rest(filler)
    s.put(0, "cook", "hand")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, filler, "counter")
    return s, [set()]


@voyages
def counters_the_last_attack_with_the_event() -> tuple[Scene, Right]:
    s = at_sea(6, STOP)
    s.trim(0, "life", 0)
    stop = s.put(0, "stop", "hand")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, s.leader(0), "counter")
    return s, one(("event", stop), ("play", stop), ("counter", stop), ("counter_event", stop))


@voyages
def takes_the_first_hit_of_many() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "mate", "hand")
    s.put(0, "cook", "hand")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, s.leader(0), "counter")
    return s, [set()]


@voyages
def attacks_the_rested_cook_with_the_brute() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    brute = s.put(0, "brute", "character")
    cook = s.put(1, "cook", "character")
    s.rest(cook)
    s.trim(1, "life", 5)
    s.act("attack", brute)
    return s, one(("target", cook), ("target", s.leader(1)))


@voyages
def does_not_attack_the_leader_with_what_is_too_small() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    return s, one(("end", None))


@voyages
def drains_power_for_a_kill() -> tuple[Scene, Right]:
    s = sea(DRAIN, don=2)
    drain = s.put(0, "drain", "hand")
    brute = s.put(1, "brute", "character")
    s.rest(brute)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    return s, one(("play", drain))


@voyages
def blocks_with_the_one_that_draws_when_it_falls() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "character")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, s.leader(0), "block")
    return s, one(("block", guard))


@voyages
def does_not_block_with_a_guard_at_many_lives() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "guard", "character")
    filler = s.put(0, "filler", "character")
    s.rest(filler)
    brute = s.put(1, "brute", "character")
    attacked(s, brute, filler, "block")
    return s, [set()]


@voyages
def plays_the_big_one_with_all_its_don() -> tuple[Scene, Right]:
    s = sea(don=7)
    s.rest(s.leader(0))
    brute = s.put(0, "brute", "hand")
    s.put(0, "mate", "hand")
    return s, one(("play", brute))


@voyages
def gives_all_don_to_pass_the_counter() -> tuple[Scene, Right]:
    s = sea(don=3)
    s.put(0, "brute", "character")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def keeps_the_draw_of_one_that_falls() -> tuple[Scene, Right]:
    s = at_sea(6, FALL)
    fall = s.put(0, "fall", "character")
    s.rest(fall)
    s.put(0, "cook", "hand")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, fall, "counter")
    return s, [set()]
