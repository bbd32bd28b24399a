"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import at_sea, bare, sea, voyages
from thirteenth_voyages import crew
from voyage import Voyage, event, read

from table_scene import Scene

WARD = crew("ward", "[Blocker]", 2, 2000)
ROCK = crew("rock", "[Blocker]", 5, 7000)
DUKE = crew("duke", "Your Leader gains +1000 power.", 3, 4000)
HAUL = crew("haul", "[Your Turn] [On Play] Give up to 2 rested DON!! cards to 1 of your Characters.", 1, 2000)
VEIL = read(event("veil", 1, "[Main] Up to 1 of your Characters gains [Unblockable] during this turn."))
MARTYRS = crew(
    "saboteur",
    "[Activate: Main] You may trash this Character: K.O. up to 1 of your "
    "opponent's Characters with a cost of 3 or less.",
    2,
    2000,
)
LAUNCH = read(event("launch", 2, "[Main] Play up to 1 Character card with a cost of 4 or less from your hand."))
STRIKER = crew(
    "striker", "[Activate: Main] [Once Per Turn] DON!! −1: This Character gains [Rush] during this turn.", 3, 5000
)
ORDER = read(event("order", 1, "[Main] Up to 1 of your Characters gains [Rush] during this turn."))
HEROINE = crew("heroine", "[On Play] Up to 1 of your Characters gains +2000 power during this turn.", 1, 1000)


@voyages
def blocks_with_what_stands() -> tuple[Scene, Right]:
    """A cook of 6000 attacks: the rock of 7000 survives."""
    s = at_sea(6, ROCK, WARD)
    s.trim(0, "life", 0)
    s.put(0, "ward", "character")
    rock = s.put(0, "rock", "character")
    m = s.put(1, "cook", "character")
    s.act("attack", m)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", rock))


@voyages
def does_not_block_long_before_the_end() -> tuple[Scene, Right]:
    s = at_sea(6, WARD)
    s.put(0, "ward", "character")
    s.put(0, "mate", "hand")
    m = s.put(1, "brute", "character")
    s.act("attack", m)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, [set()]


@voyages
def hits_the_duke_with_the_spare_attack() -> tuple[Scene, Right]:
    """The duke lends their Leader 1000: the cook takes him first, then the Leader of 5000 goes through."""
    s = sea(DUKE)
    s.put(0, "cook", "character")
    d = s.put(1, "duke", "character")
    s.rest(d)
    bare(s, 1)
    return s, WINS


@voyages
def hauls_don_to_the_attacker() -> tuple[Scene, Right]:
    s = sea(HAUL, don=3)
    s.rest(s.leader(0))
    s.put(0, "filler", "character")
    s.put(0, "haul", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def two_small_counters_for_the_last() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "mate", "hand")
    b = s.put(0, "cook", "hand")
    s.trim(0, "life", 0)
    br = s.put(1, "cook", "character")
    s.act("attack", br)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", b))


@voyages
def veils_the_brute() -> tuple[Scene, Right]:
    s = sea(VEIL, don=1)
    s.rest(s.leader(0))
    s.put(0, "filler", "character")
    s.put(0, "brute", "character")
    s.put(0, "veil", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def trashes_the_saboteur_for_the_way() -> tuple[Scene, Right]:
    s = sea(MARTYRS)
    s.put(0, "saboteur", "character")
    s.put(1, "brute", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def launches_the_swift_one() -> tuple[Scene, Right]:
    s = sea(LAUNCH, don=3)
    s.rest(s.leader(0))
    s.put(0, "launch", "hand")
    s.put(0, "cook", "hand")
    s.put(0, "swift", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def plays_the_striker_and_pays_for_the_rush() -> tuple[Scene, Right]:
    s = Voyage(STRIKER, turn=5, don=5)
    s.rest(*s.game.active_don(0)[3:])
    s.rest(s.leader(0))
    s.put(0, "striker", "hand")
    s.put(0, "mate", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def orders_the_cook_forward() -> tuple[Scene, Right]:
    s = sea(ORDER, don=5)
    s.rest(s.leader(0))
    s.put(0, "cook", "hand")
    s.put(0, "order", "hand")
    s.put(0, "filler", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def plays_the_heroine_for_the_power() -> tuple[Scene, Right]:
    s = sea(HEROINE, don=1)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "heroine", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "guard", "character")
    s.put(0, "mate", "character")
    s.trim(1, "life", 0)
    s.trim(1, "hand", 0)
    s.rest(s.game.characters(1)[0])
    return s, WINS
