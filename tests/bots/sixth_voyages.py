"""More positions of One Piece with one right move, written before any was tried (see `small_positions`)."""

from __future__ import annotations

from more_voyages import attacked
from small_positions import WINS, Right, one, passed
from small_voyages import at_sea, bare, sea, voyages
from voyage import character, crew, event, read

from table_scene import Scene

SNIPE = crew(
    "[Activate: Main] [Once Per Turn] DON!! −1: K.O. up to 1 of your opponent's Characters with a cost of 3 or less.",
    "snipe",
    cost=4,
    power=5000,
)
WAVE = read(event("wave", 3, "[Main] K.O. all of your opponent's Characters with a cost of 2 or less."))
RUSHER = crew("[Rush] (This card can attack on the turn in which it is played.)", "rusher", cost=4, power=5000)
LIFT = crew("[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active.", "lift", cost=2, power=2000)
HEAL = read(event("heal", 2, "[Main] Add up to 1 card from the top of your deck to the top of your Life cards."))
PUSH = crew(
    "[When Attacking] Give up to 1 of your opponent's Characters −2000 power during this turn.",
    "push",
    cost=3,
    power=5000,
)
TOLL = read(event("toll", 1, "[Main] You may trash 1 card from your hand: Draw 2 cards."))
BOARD = crew(
    "[Blocker] (You may rest this card.)",
    "board",
    cost=1,
    power=1000,
)
GUST = read(
    event(
        "gust",
        1,
        "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. Then, draw 1 card.",
    )
)
BIG = character("big", 9, 10000)


@voyages
def snipes_before_it_attacks() -> tuple[Scene, Right]:
    s = sea(SNIPE, don=2)
    s.rest(s.leader(0))
    snipe = s.put(0, "snipe", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    assert snipe
    return s, WINS


@voyages
def sweeps_three_small_ones() -> tuple[Scene, Right]:
    s = sea(WAVE, don=3)
    s.rest(s.leader(0))
    for _ in range(3):
        s.put(1, "mate", "character")
    return s, one(("play", s.put(0, "wave", "hand")))


@voyages
def keeps_the_sweep_for_more() -> tuple[Scene, Right]:
    s = sea(WAVE, don=3)
    s.rest(s.leader(0))
    s.put(0, "wave", "hand")
    s.put(1, "cook", "character")
    return s, one(("end", None))


@voyages
def rushes_the_bare_leader() -> tuple[Scene, Right]:
    s = sea(RUSHER, don=4)
    s.rest(s.leader(0))
    s.put(0, "rusher", "hand")
    s.put(0, "cook", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def brings_a_don_card() -> tuple[Scene, Right]:
    s = sea(LIFT, don=2)
    s.rest(s.leader(0))
    return s, one(("play", s.put(0, "lift", "hand")))


@voyages
def heals_at_its_last_life() -> tuple[Scene, Right]:
    s = sea(HEAL, don=2)
    s.rest(s.leader(0))
    s.trim(0, "life", 1)
    s.put(1, "brute", "character")
    return s, one(("play", s.put(0, "heal", "hand")))


@voyages
def pushes_down_and_takes_the_leader() -> tuple[Scene, Right]:
    s = sea(PUSH)
    s.rest(s.leader(0))
    s.put(0, "push", "character")
    bare(s, 1)
    return s, WINS


@voyages
def trades_a_filler_for_two_cards() -> tuple[Scene, Right]:
    s = sea(TOLL, don=1)
    s.rest(s.leader(0))
    toll = s.put(0, "toll", "hand")
    s.put(0, "filler", "hand")
    return s, one(("play", toll))


@voyages
def throws_the_smallest_in_the_way() -> tuple[Scene, Right]:
    s = at_sea(6, BOARD)
    s.trim(0, "life", 0)
    board = s.put(0, "board", "character")
    s.put(0, "guard", "character")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, s.leader(0), "block")
    return s, one(("block", board))


@voyages
def counters_with_the_one_that_draws() -> tuple[Scene, Right]:
    s = at_sea(6, GUST)
    s.trim(0, "life", 0)
    gust = s.put(0, "gust", "hand")
    s.put(0, "cook", "hand")
    attacked(s, s.leader(1), s.leader(0), "counter")
    at = [option.card for option in s.choice.options]
    assert gust in at
    return s, [{(option.act, gust)} for option in s.choice.options if option.card == gust]


@voyages
def plays_nothing_it_cannot_use_and_attacks() -> tuple[Scene, Right]:
    s = sea(BIG, don=0)
    s.put(0, "big", "hand")
    s.trim(1, "life", 3)
    return s, one(("attack", s.leader(0)))


@voyages
def attacks_with_the_small_ones_first_and_wins() -> tuple[Scene, Right]:
    s = sea()
    s.put(0, "cook", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def gives_don_to_the_one_that_reaches() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.rest(s.leader(0))
    s.put(0, "filler", "character")
    mate = s.put(0, "mate", "character")
    bare(s, 1)
    assert mate
    return s, WINS


@voyages
def takes_the_trigger_that_plays_itself() -> tuple[Scene, Right]:
    s = at_sea(6, read(character("pop", 3, 4000, text="[Trigger] Play this card.")))
    pop = s.put(0, "pop", "life")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "life")
    return s, one(("trigger", pop))


@voyages
def strikes_for_two_with_the_leader_s_own_effect() -> tuple[Scene, Right]:
    s = sea(don=2)
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    s.put(0, "cook", "character")
    return s, WINS


@voyages
def does_not_block_with_the_big_one_what_costs_little() -> tuple[Scene, Right]:
    s = at_sea(6, crew("[Blocker] (You may rest this card.)", "bulwark", cost=6, power=4000))
    s.put(0, "bulwark", "character")
    brute = s.put(1, "brute", "character")
    attacked(s, brute, s.leader(0), "block")
    return s, [set()]
