"""More small positions of One Piece (see `small_positions`): blockers, Counters and what they are kept for."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, SWELL, at_sea, bare, sea, voyages
from voyage import Voyage, character, crew, event, read

from table_scene import Scene

BULK = read(character("bulk", 6, 7000, text="[Blocker] (You may rest this card.)"))
HUSH = read(event("hush", 1, "[Main] Rest up to 1 of your opponent's Characters with a cost of 5 or less."))
SCOUT = crew("[Activate: Main] You may rest this Character: Draw 1 card.", "scout", cost=1, power=1000)
TRADER = crew("[On Play] You may trash 1 card from your hand: Draw 2 cards.", "trader", cost=2, power=3000)


def attacked(s: Voyage, attacker: int, target: int, kind: str) -> None:
    """The other player attacks, and seat 0 is asked."""
    s.act("attack", attacker)
    s.act("target", target)
    passed(s, kind)


@voyages
def blocks_with_the_one_that_survives() -> tuple[Scene, Right]:
    s = at_sea(6, BULK)
    s.trim(0, "life", 0)
    s.put(0, "guard", "character")
    bulk = s.put(0, "bulk", "character")
    attacked(s, s.leader(1), s.leader(0), "block")
    return s, one(("block", bulk))


@voyages
def blocks_with_the_cheaper_of_two_that_fall() -> tuple[Scene, Right]:
    s = at_sea(6, BULK)
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "character")
    s.put(0, "bulk", "character")
    attacked(s, s.put(1, "brute", "character"), s.leader(0), "block")
    return s, one(("block", guard))


@voyages
def counters_for_a_big_character() -> tuple[Scene, Right]:
    s = at_sea(6)
    brute = s.put(0, "brute", "character")
    s.rest(brute)
    mate = s.put(0, "mate", "hand")
    s.put(0, "cook", "hand")
    s.rest(s.leader(1), *s.game.active_don(1))
    attacked(s, s.put(1, "brute", "character"), brute, "counter")
    return s, one(("counter", mate))


@voyages
def removes_the_right_one_and_wins() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(0, "chop", "hand")
    s.put(1, "guard", "character")
    s.rest(s.put(1, "cook", "character"))
    bare(s, 1)
    return s, WINS


@voyages
def rests_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(HUSH, don=1)
    s.put(0, "hush", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def plays_the_blocker_when_the_next_hit_loses() -> tuple[Scene, Right]:
    s = sea(don=4)
    s.rest(s.leader(0))
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "hand")
    s.put(0, "cook", "hand")
    return s, one(("play", guard))


@voyages
def keeps_don_for_the_counter() -> tuple[Scene, Right]:
    s = sea(SWELL, don=1)
    s.rest(s.leader(0))
    s.trim(0, "life", 0)
    s.put(0, "swell", "hand")
    s.put(0, "filler", "hand")
    return s, one(("end", None))


@voyages
def uses_an_ability_of_one_too_small_to_attack() -> tuple[Scene, Right]:
    s = sea(SCOUT)
    s.rest(s.leader(0))
    scout = s.put(0, "scout", "character")
    return s, one(("activate", scout))


@voyages
def trashes_the_least() -> tuple[Scene, Right]:
    s = sea(TRADER, don=2)
    filler = s.put(0, "filler", "hand")
    s.put(0, "cook", "hand")
    s.put(0, "guard", "hand")
    s.act("play", s.put(0, "trader", "hand"))
    passed(s, "effect_may")
    s.play.answer([0])
    passed(s, "effect_pick")
    return s, [{(s.choice.options[0].act, filler)}]


@voyages
def does_not_attack_with_its_last_blocker() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.rest(s.leader(0))
    s.trim(0, "life", 0)
    s.put(0, "guard", "character")
    for _ in range(3):
        s.put(1, "cook", "hand")
    return s, one(("end", None))
