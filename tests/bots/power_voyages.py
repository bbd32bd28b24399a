"""Positions of One Piece in which power matters in the attacks that are still to come (see `small_positions`)."""

from __future__ import annotations

from small_positions import Right, one, passed
from small_voyages import SWELL, at_sea, voyages
from voyage import Voyage, event, leader, read

from table_scene import Scene

RINGER = read(leader("ringer", text="[When Attacking] Up to 1 of your Characters gains +1000 power during this turn."))
CRUSH = read(
    event(
        "crush",
        2,
        "[Main] Draw 1 card.\n[Trigger] Give up to 1 of your opponent's Leader or Character cards −4000 power during "
        "this turn.",
    )
)


@voyages
def strengthens_the_one_that_attacks_next() -> tuple[Scene, Right]:
    """The mate alone falls short of the Leader; the cook that is rested has attacked."""
    s = Voyage(RINGER, turn=5, don=0, leaders=("ringer", "captain"))
    s.rest(*s.game.active_don(0))
    s.put(1, "cook", "hand")
    cook = s.put(0, "cook", "character")
    s.rest(cook)
    mate = s.put(0, "mate", "character")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    passed(s, "effect_pick")
    return s, one(("pick", mate))


@voyages
def weakens_the_attacker_that_is_still_to_come() -> tuple[Scene, Right]:
    """The brute that struck is done; the other one would win."""
    s = at_sea(6, CRUSH)
    s.trim(0, "life", 0)
    s.put(0, "crush", "life")
    s.rest(s.leader(0), s.leader(1), *s.game.active_don(1))
    struck, coming = (s.put(1, "brute", "character") for _ in range(2))
    s.act("attack", struck)
    s.act("target", s.leader(0))
    passed(s, "life")
    s.act("trigger")
    return s, one(("pick", coming))


def swelling(life: int) -> tuple[Voyage, int]:
    """The Leader is to attack; a DON!! card would push the attack, or pay for the swell of the hand."""
    s = at_sea(5, SWELL, don=1)
    s.trim(0, "life", life)
    s.trim(1, "life", 2)
    s.put(0, "swell", "hand")
    s.put(1, "cook", "hand")
    s.rest(*s.game.active_don(0)[1:])
    return s, s.leader(0)


@voyages
def keeps_a_don_for_the_swell() -> tuple[Scene, Right]:
    s, attacker = swelling(1)
    return s, one(("attack", attacker))


@voyages
def pushes_where_the_swell_is_not_needed_yet() -> tuple[Scene, Right]:
    s, attacker = swelling(5)
    return s, one(("give", attacker))
