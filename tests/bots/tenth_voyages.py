"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from more_voyages import attacked
from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, at_sea, bare, sea, voyages
from voyage import RESTED, character, crew, event, read

from table_scene import Scene

SNIPER = crew(
    "[Activate: Main] You may rest this Character: K.O. up to 1 of your opponent's Characters with a cost of 3 or "
    "less.",
    "sniper",
    cost=3,
    power=2000,
)
PUMP = read(event("pump", 1, "[Main] Up to 1 of your Leader or Character cards gains +3000 power during this turn."))
PAWN = read(character("pawn", 1, 1000, text="[Blocker] (You may rest this card.)"))
ROBBER = crew("[On Play] Your opponent trashes 1 card from their hand.", "robber", cost=3, power=4000)
HAWK = crew("[When Attacking] Your opponent cannot activate [Blocker] during this battle.", "hawk", cost=5, power=5000)
SAP = read(event("sap", 1, "[Main] Give up to 1 of your opponent's Characters −3 cost during this turn."))
SNUFF = read(event("snuff", 1, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 0."))
FREEZE = read(
    event(
        "freeze",
        2,
        "[Main] Up to 1 of your opponent's rested Characters with a cost of 7 or less "
        "will not become active in your opponent's next Refresh Phase.",
    )
)
TWOFOLD = crew("[Double Attack] (This card deals 2 damage.)", "twofold", cost=4, power=4000)


@voyages
def two_attacks_past_one_counter() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.put(0, "mate", "character")
    bare(s, 1)
    s.put(1, "cook", "hand")
    return s, WINS


@voyages
def snipes_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(SNIPER)
    s.put(0, "sniper", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def removes_the_active_one_and_attacks_the_rested_one() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(0, "brute", "character")
    s.put(1, "cook", "character", RESTED)
    c = s.put(1, "cook", "character")
    s.act("play", s.put(0, "chop", "hand"))
    passed(s, "effect_pick")
    return s, one((s.choice.options[0].act, c))


@voyages
def pumps_past_the_counter() -> tuple[Scene, Right]:
    s = sea(PUMP, don=1)
    s.put(0, "pump", "hand")
    bare(s, 1)
    s.put(1, "cook", "hand")
    return s, WINS


@voyages
def stops_the_one_attack_that_it_can() -> tuple[Scene, Right]:
    """One Life, two attackers: the Leader's can be stopped, the brute's cannot; to let both through is the end."""
    s = at_sea(6)
    s.trim(0, "life", 1)
    mate = s.put(0, "mate", "hand")
    s.put(1, "brute", "character")
    attacked(s, s.leader(1), s.leader(0), "counter")
    return s, one(("counter", mate))


@voyages
def throws_the_pawn_before_the_cook() -> tuple[Scene, Right]:
    s = at_sea(6, PAWN)
    cook = s.put(0, "cook", "character", RESTED)
    pawn = s.put(0, "pawn", "character")
    s.rest(s.leader(1))
    attacked(s, s.put(1, "brute", "character"), cook, "block")
    return s, one(("block", pawn))


@voyages
def lets_the_filler_fall() -> tuple[Scene, Right]:
    s = at_sea(6)
    f = s.put(0, "filler", "character", RESTED)
    s.put(0, "guard", "character")
    s.rest(s.leader(1))
    attacked(s, s.put(1, "brute", "character"), f, "block")
    return s, [set()]


@voyages
def rushes_with_a_don_past_one_blocker() -> tuple[Scene, Right]:
    s = sea(don=4)
    s.put(0, "swift", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def gives_don_to_the_cook_that_then_beats_the_brute() -> tuple[Scene, Right]:
    s = sea(don=2)
    cook = s.put(0, "cook", "character")
    s.put(1, "brute", "character", RESTED)
    return s, one(("give", cook), ("give_many", cook), ("attack", s.leader(0)))


@voyages
def loses_the_least_to_the_robber() -> tuple[Scene, Right]:
    s = at_sea(6, ROBBER)
    f = s.put(0, "filler", "hand")
    s.put(0, "cook", "hand")
    s.put(0, "brute", "hand")
    s.act("play", s.put(1, "robber", "hand"))
    for _ in range(10):
        if s.choice.seat == 0:
            break
        s.play.answer(list(range(s.choice.least)))
    return s, one((s.choice.options[0].act, f))


@voyages
def attacks_with_the_hawk_past_two_blockers() -> tuple[Scene, Right]:
    s = sea(HAWK)
    s.put(0, "hawk", "character")
    s.put(1, "guard", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def freezes_the_biggest() -> tuple[Scene, Right]:
    s = sea(FREEZE, don=2)
    s.put(1, "filler", "character", RESTED)
    b = s.put(1, "brute", "character", RESTED)
    s.put(1, "guard", "character", RESTED)
    s.act("play", s.put(0, "freeze", "hand"))
    passed(s, "effect_pick")
    return s, one((s.choice.options[0].act, b))


@voyages
def gives_the_don_to_the_one_that_deals_two() -> tuple[Scene, Right]:
    s = sea(TWOFOLD, don=1)
    s.put(0, "mate", "character")
    s.put(0, "twofold", "character")
    s.trim(1, "life", 2)
    s.trim(1, "hand", 0)
    return s, WINS
