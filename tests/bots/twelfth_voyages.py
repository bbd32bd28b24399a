"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from typing import Any

from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, at_sea, bare, sea, voyages
from voyage import Voyage, character, event, leader, read

from sanam.games.onepiece.cards.model import OnePieceCard
from table_scene import Scene


def crew(name: str, text: str, cost: int = 2, power: int = 4000, **more: Any) -> OnePieceCard:
    return read(character(name, cost, power, text=text, **more))


GHOST = crew("ghost", "[Unblockable]", 4, 4000)
SETTER = crew("setter", "[On Play] Set up to 2 of your DON!! cards as active.", 1, 2000)
RAISE = read(event("raise", 2, "[Main] Play up to 1 Character card with a cost of 4 or less from your trash."))
HUSH = read(event("hush", 1, "[Main] Negate the effect of up to 1 of your opponent's Characters during this turn."))
FELL = read(event("fell", 2, "[Main] K.O. up to 1 of your opponent's rested Characters with a cost of 5 or less."))
LENDER = read(
    leader(
        "lender",
        text="[Activate: Main] [Once Per Turn] Give up to 1 rested DON!! card to your Leader or 1 of your Characters.",
    )
)
ADMIRAL = read(leader("admiral", text="[DON!! x1] [Your Turn] All of your Characters gain +1000 power."))
TAUNT = crew(
    "taunt",
    "If this Character is rested, your opponent cannot attack any card other than the Character [taunt].",
    3,
    3000,
)


@voyages
def gives_the_don_to_the_one_that_cannot_be_blocked() -> tuple[Scene, Right]:
    s = sea(GHOST, don=1)
    s.put(0, "ghost", "character")
    s.put(1, "guard", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


def attacked_one(mine: str, attacker: str, kind: str) -> tuple[Voyage, int]:
    s = at_sea(6)
    guard = s.put(0, "guard", "character")
    target = s.put(0, mine, "character")
    s.rest(target)
    a = s.put(1, attacker, "character")
    s.act("attack", a)
    s.act("target", target)
    passed(s, kind)
    return s, guard


@voyages
def blocks_for_the_brute() -> tuple[Scene, Right]:
    """A guard of cost 3 falls instead of a brute of cost 7."""
    s, guard = attacked_one("brute", "brute", "block")
    return s, one(("block", guard))


@voyages
def does_not_block_for_a_filler() -> tuple[Scene, Right]:
    s, _ = attacked_one("filler", "brute", "block")
    return s, [set()]


@voyages
def gives_a_rested_don_for_the_last_attack() -> tuple[Scene, Right]:
    s = Voyage(LENDER, turn=5, leaders=("lender", "captain"))
    s.rest(*s.game.active_don(0))
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    bare(s, 1)
    return s, WINS


@voyages
def sets_don_active_and_rushes() -> tuple[Scene, Right]:
    """Three DON!!: the small one costs 1 and sets 2 active, the other costs 4."""
    s = sea(SETTER, crew("storm", "[Rush]", 4, 5000), don=3)
    s.rest(s.leader(0))
    s.put(0, "setter", "hand")
    s.put(0, "storm", "hand")
    s.put(0, "mate", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def gives_the_one_don_to_the_leader_for_all() -> tuple[Scene, Right]:
    s = Voyage(ADMIRAL, turn=5, leaders=("admiral", "captain"))
    s.rest(*s.game.active_don(0)[1:])
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "mate", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def chops_both_blockers() -> tuple[Scene, Right]:
    s = sea(CHOP, don=4)
    s.put(0, "chop", "hand")
    s.put(0, "chop", "hand")
    s.put(1, "guard", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def raises_the_swift_one() -> tuple[Scene, Right]:
    s = sea(RAISE, don=3)
    s.rest(s.leader(0))
    for n in ("cook", "swift", "mate", "guard"):
        s.put(0, n, "trash")
    s.put(0, "raise", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def plays_two_guards_rather_than_the_brute() -> tuple[Scene, Right]:
    """Without Life against two attackers: the big one does not save it."""
    s = sea(don=7)
    bare(s, 0)
    s.rest(s.leader(0))
    a, b = (s.put(0, "guard", "hand"), s.put(0, "guard", "hand"))
    s.put(0, "brute", "hand")
    s.put(1, "cook", "character")
    return s, one(("play", a), ("play", b))


@voyages
def plays_the_cook_and_the_mate() -> tuple[Scene, Right]:
    """Six DON!!: four and two; nobody can attack."""
    s = sea(don=6)
    s.rest(s.leader(0))
    cook, mate = (s.put(0, "cook", "hand"), s.put(0, "mate", "hand"))
    s.put(0, "brute", "hand")
    s.put(0, "filler", "hand")
    return s, one(("play", cook), ("play", mate))


@voyages
def hits_the_taunt_with_the_small_one_first() -> tuple[Scene, Right]:
    s = sea(TAUNT)
    s.put(0, "mate", "character")
    t = s.put(1, "taunt", "character")
    s.rest(t)
    bare(s, 1)
    return s, WINS


@voyages
def fells_the_rested_cook() -> tuple[Scene, Right]:
    s = sea(FELL, don=2)
    f, c = (s.put(1, "filler", "character"), s.put(1, "cook", "character"))
    s.put(1, "brute", "character")
    s.rest(f, c)
    s.act("play", s.put(0, "fell", "hand"))
    passed(s, "effect_pick", "target")
    return s, [{(s.choice.options[0].act, c)}]


@voyages
def hushes_the_blocker() -> tuple[Scene, Right]:
    s = sea(HUSH, don=1)
    s.put(0, "hush", "hand")
    s.put(1, "brute", "character")
    s.put(1, "guard", "character")
    s.put(1, "mate", "character")
    bare(s, 1)
    return s, WINS


@voyages
def does_not_counter_an_attack_that_fails() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "mate", "hand")
    s.put(0, "cook", "hand")
    mate = s.put(1, "mate", "character")
    s.trim(0, "life", 1)
    s.act("attack", mate)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [set()]


@voyages
def strikes_the_rested_guard() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    mate = s.put(0, "mate", "character")
    f, g, b = (s.put(1, n, "character") for n in ("filler", "guard", "brute"))
    s.rest(f, g, b)
    s.act("attack", mate)
    return s, one(("target", g))
