"""Positions of One Piece: what is counted out before it is done (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import at_sea, bare, sea, voyages
from voyage import Voyage, character, event, leader, read

from table_scene import Scene

SINK = read(
    event("sink", 1, "[Main] Give up to 1 of your opponent's Leader or Character cards −2000 power during this turn.")
)
FORT = read(
    event("fort", 2, "[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle.")
)
PROUD = read(
    leader(
        "proud",
        text="[On Your Opponent's Attack] [Once Per Turn] You may trash 1 card from your hand: This Leader gains +2000 "
        "power during this battle.",
    )
)
HAGGLER = read(
    character(
        "haggler",
        2,
        3000,
        text="[On Play] You may trash 1 card from your hand: K.O. up to 1 of your opponent's "
        "Characters with a cost of 4 or less.",
    )
)
WAKE = read(character("wake", 4, 5000, text="[On Play] Set up to 1 of your Characters as active."))


@voyages
def sinks_the_leader_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(SINK, don=1)
    s.put(0, "sink", "hand")
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def trashes_a_card_to_live() -> tuple[Scene, Right]:
    s = Voyage(PROUD, turn=6, leaders=("proud", "captain"))
    s.trim(0, "life", 0)
    s.put(0, "filler", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "effect_may")
    return s, one(("yes", None))


@voyages
def pays_with_what_cannot_counter() -> tuple[Scene, Right]:
    s = sea(HAGGLER, don=2)
    filler = s.put(0, "filler", "hand")
    s.put(0, "cook", "hand")
    s.put(1, "cook", "character")
    s.act("play", s.put(0, "haggler", "hand"))
    passed(s, "effect_may")
    s.play.answer([0])
    passed(s, "effect_pick")
    return s, [{(s.choice.options[0].act, filler)}]


@voyages
def wakes_an_attacker_and_wins() -> tuple[Scene, Right]:
    s = sea(WAKE, don=4)
    cook = s.put(0, "cook", "character")
    s.rest(s.leader(0), cook)
    s.put(0, "wake", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def redraws_five_that_it_cannot_play() -> tuple[Scene, Right]:
    s = Voyage(start=False)
    s.play.start(7)
    while s.choice.seat != 0:
        s.act("keep")
    s.clear_hands()
    for _ in range(5):
        s.put(0, "brute", "hand")
    return s, one(("redraw", None))


@voyages
def counters_small_and_keeps_the_fort() -> tuple[Scene, Right]:
    s = at_sea(6, FORT)
    s.trim(0, "life", 0)
    s.put(0, "fort", "hand")
    mate = s.put(0, "mate", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))
