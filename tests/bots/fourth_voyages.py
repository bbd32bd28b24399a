"""Positions of One Piece about what effects are for (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import at_sea, bare, sea, voyages
from voyage import character, crew, event, read

from table_scene import Scene

HUNTER = crew(
    "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less.", "hunter", cost=3, power=3000
)
BANNER = crew("[Your Turn] All of your other Characters gain +1000 power.", "banner", cost=2, power=2000)
SEEK = read(
    event(
        "seek",
        1,
        "[Main] Look at 3 cards from the top of your deck; reveal up to 1 Character card and add it to your hand. "
        "Then, place the rest at the bottom of your deck in any order.",
    )
)
SNARE = read(
    character("snare", 2, 3000, text="[Trigger] K.O. up to 1 of your opponent's Characters with a cost of 4 or less.")
)
CHEER = read(event("cheer", 1, "[Main] Up to 1 of your Leader or Character cards gains +2000 power during this turn."))
SAGE = crew(
    "[Activate: Main] You may rest this Character: "
    "K.O. up to 1 of your opponent's Characters with a cost of 1 or less.",
    "sage",
    cost=2,
    power=1000,
)


@voyages
def plays_the_one_that_removes() -> tuple[Scene, Right]:
    s = sea(HUNTER, don=3)
    s.rest(s.leader(0))
    hunter = s.put(0, "hunter", "hand")
    s.put(0, "mate", "hand")
    s.put(1, "mate", "character")
    return s, one(("play", hunter))


@voyages
def raises_all_before_it_attacks() -> tuple[Scene, Right]:
    s = sea(BANNER, don=2)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "banner", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def looks_for_a_card() -> tuple[Scene, Right]:
    s = sea(SEEK, don=1)
    s.rest(s.leader(0))
    return s, one(("play", s.put(0, "seek", "hand")))


@voyages
def removes_by_a_trigger() -> tuple[Scene, Right]:
    s = at_sea(6, SNARE)
    snare = s.put(0, "snare", "life")
    s.put(1, "cook", "character")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "life")
    return s, one(("trigger", snare))


@voyages
def cheers_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(CHEER, don=1)
    s.rest(s.leader(0))
    s.put(0, "filler", "character")
    s.put(0, "mate", "character")
    s.put(0, "cheer", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def removes_by_resting_a_small_one() -> tuple[Scene, Right]:
    s = sea(SAGE)
    s.rest(s.leader(0))
    sage = s.put(0, "sage", "character")
    s.put(1, "filler", "character")
    return s, one(("activate", sage))


@voyages
def does_not_use_an_ability_without_a_target() -> tuple[Scene, Right]:
    s = sea(SAGE)
    s.rest(s.leader(0))
    s.put(0, "sage", "character")
    s.put(1, "cook", "character")
    return s, one(("end", None))


ENVOY = crew("[DON!! x1] [When Attacking] Draw 1 card.", "envoy", cost=3, power=5000)
ENGINE = crew(
    "[Activate: Main] [Once Per Turn] DON!! -1: K.O. up to 1 of your opponent's Characters with a cost of 4 or less.",
    "engine",
    cost=4,
    power=5000,
)
TRAITOR = crew(
    "[On Play] You may trash 1 card from your hand: "
    "K.O. up to 1 of your opponent's Characters with a cost of 5 or less.",
    "traitor",
    cost=3,
    power=3000,
)
PUSHER = crew(
    "[When Attacking] Give up to 1 of your opponent's Characters -2000 power during this turn.",
    "pusher",
    cost=3,
    power=5000,
)


@voyages
def gives_don_for_what_the_attack_does() -> tuple[Scene, Right]:
    s = sea(ENVOY, don=1)
    s.rest(s.leader(0))
    envoy = s.put(0, "envoy", "character")
    s.put(1, "mate", "hand")
    s.put(1, "mate", "hand")
    return s, one(("give", envoy), ("give_many", envoy))


@voyages
def pays_a_don_to_remove() -> tuple[Scene, Right]:
    s = sea(ENGINE, don=2)
    s.rest(s.leader(0))
    engine = s.put(0, "engine", "character")
    s.rest(engine)
    s.put(1, "cook", "character")
    return s, one(("activate", engine))


@voyages
def trades_a_card_for_a_big_one() -> tuple[Scene, Right]:
    s = sea(TRAITOR, don=3)
    s.put(0, "filler", "hand")
    s.put(1, "cook", "character")
    s.act("play", s.put(0, "traitor", "hand"))
    passed(s, "effect_may")
    return s, [{(s.choice.options[0].act, s.choice.options[0].card)}]


@voyages
def blocks_what_would_cost_the_last_life() -> tuple[Scene, Right]:
    """At no Life a Blocker stops the attack even if it falls."""
    s = at_sea(6)
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "character")
    s.act("attack", s.put(1, "brute", "character"))
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", guard))
