"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from typing import Any

from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, at_sea, bare, sea, voyages
from voyage import Voyage, character, event, leader, read, stage

from sanam.games.onepiece.cards.model import OnePieceCard
from table_scene import Scene


def crew(name: str, text: str, cost: int = 2, power: int = 4000, **more: Any) -> OnePieceCard:
    return read(character(name, cost, power, text=text, **more))


TWINS = crew("twins", "[Double Attack]", 4, 4000)
LIFT = read(event("lift", 1, "[Main] Up to 1 of your Leader or Character cards gains +2000 power during this turn."))
TALL = leader("tall", power=8000)
NETTING = read(
    stage(
        "netting",
        1,
        text="[Activate: Main] You may rest this Stage: Rest up to 1 of your "
        "opponent's Characters with a cost of 3 or less.",
    )
)
BLIGHT = read(
    leader(
        "blight",
        text="[Activate: Main] [Once Per Turn] Give up to 1 of your opponent's "
        "Characters −2000 power during this turn.",
    )
)
SNUFF = read(event("snuff", 1, "[Main] K.O. up to 1 of your opponent's Characters with 2000 power or less."))
HEIR = crew("heir", "[Blocker]\n[On K.O.] Draw 1 card.", 3, 4000)
AXEMAN = crew("axeman", "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less.", 3, 3000)
RECALL = read(event("recall", 1, "[Main] Return up to 1 of your Characters to the owner's hand."))
HARVEST = read(event("harvest", 1, "[Main] Add up to 1 Character card from your trash to your hand."))
TWOFOLD = crew("twofold", "[DON!! x2] [Double Attack]", 4, 5000)
SOWER = crew("sower", "[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active.", 2, 2000)
LULL = read(event("lull", 1, "[Main] Rest up to 2 of your opponent's Characters with a cost of 3 or less."))
SCORN = read(
    event("scorn", 1, "[Main] Give up to 1 of your opponent's Leader or Character cards −1000 power during this turn.")
)
TOLL = read(
    event(
        "toll",
        1,
        "[Main] DON!! −1 (You may return the specified number of DON!! cards from your field to your DON!! deck.): "
        "K.O. up to 1 of your opponent's Characters with a cost of 4 or less.",
    )
)
SWAP = read(event("swap", 0, "[Main] You may trash 1 card from your hand: Draw 2 cards."))
DIM = crew("dim", "[On Play] Give up to 1 of your opponent's Characters −3 cost during this turn.", 2, 3000)
HEW = read(event("hew", 1, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 1 or less."))
SCOUTS = read(
    leader("scouts", text="[Activate: Main] [Once Per Turn] You may rest 1 of your DON!! cards: Draw 1 card.")
)
DOUBLE = crew(
    "double", "[When Attacking] Rest up to 1 of your opponent's Characters with a cost of 3 or less.", 4, 5000
)
STAND = read(event("stand", 2, "[Main] Set up to 1 of your Characters as active."))


@voyages
def gives_both_the_don_they_lack() -> tuple[Scene, Right]:
    s = sea(TWINS, don=2)
    s.rest(s.leader(0))
    s.put(0, "twins", "character")
    s.put(0, "mate", "character")
    s.trim(1, "life", 2)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def lifts_it_twice() -> tuple[Scene, Right]:
    s = Voyage(LIFT, TALL, turn=5, leaders=("captain", "tall"))
    s.rest(*s.game.active_don(0)[2:])
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "lift", "hand")
    s.put(0, "lift", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def lifts_two_attackers() -> tuple[Scene, Right]:
    """One blocker, no Life: both must reach the Leader."""
    s = sea(LIFT, don=2)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "mate", "character")
    s.put(0, "lift", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def nets_the_blocker_not_the_mate() -> tuple[Scene, Right]:
    s = sea(NETTING)
    s.put(0, "netting", "stage")
    s.put(1, "mate", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def weakens_what_it_then_snuffs_out() -> tuple[Scene, Right]:
    s = Voyage(BLIGHT, SNUFF, turn=5, leaders=("blight", "captain"))
    s.rest(*s.game.active_don(0)[1:])
    s.put(0, "snuff", "hand")
    s.put(1, "brute", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def keeps_the_blocker_active() -> tuple[Scene, Right]:
    """Without Life against one attacker: who blocks must not attack."""
    s = sea()
    s.rest(s.leader(0))
    bare(s, 0)
    s.put(0, "guard", "character")
    s.put(1, "cook", "character")
    s.rest(s.leader(1))
    return s, one(("end", None))


@voyages
def counters_with_the_least() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "cook", "hand")
    mate = s.put(0, "mate", "hand")
    s.trim(0, "life", 0)
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))


@voyages
def blocks_with_the_heir() -> tuple[Scene, Right]:
    """Both would fall; the heir leaves a card."""
    s = at_sea(6, HEIR)
    s.trim(0, "life", 0)
    s.put(0, "guard", "character")
    heir = s.put(0, "heir", "character")
    brute = s.put(1, "brute", "character")
    s.act("attack", brute)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", heir))


@voyages
def recalls_the_axeman_and_plays_him_again() -> tuple[Scene, Right]:
    s = sea(AXEMAN, RECALL, don=4)
    a = s.put(0, "axeman", "character")
    s.rest(a)
    s.put(0, "recall", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def harvests_the_swift_one() -> tuple[Scene, Right]:
    s = sea(HARVEST, don=5)
    s.rest(s.leader(0))
    s.put(0, "brute", "trash")
    s.put(0, "swift", "trash")
    s.put(0, "cook", "trash")
    s.put(0, "harvest", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def gives_two_don_for_the_double_attack() -> tuple[Scene, Right]:
    """Two Life cards: two at one blow, then the other attacker."""
    s = sea(TWOFOLD, don=2)
    s.put(0, "twofold", "character")
    s.trim(1, "life", 2)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def sows_a_don_and_rushes() -> tuple[Scene, Right]:
    s = Voyage(SOWER, crew("bolt", "[Rush]", 4, 5000), turn=5, don=6)
    s.rest(*s.game.active_don(0)[5:])
    s.rest(s.leader(0))
    s.put(0, "sower", "hand")
    s.put(0, "bolt", "hand")
    s.put(0, "brute", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def lulls_both_blockers() -> tuple[Scene, Right]:
    s = sea(LULL, don=1)
    s.put(0, "lull", "hand")
    s.put(1, "mate", "character")
    s.put(1, "guard", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def scorns_the_leader() -> tuple[Scene, Right]:
    s = sea(SCORN, don=1)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "scorn", "hand")
    s.put(1, "brute", "character")
    bare(s, 1)
    return s, WINS


@voyages
def returns_a_rested_don_for_the_toll() -> tuple[Scene, Right]:
    s = Voyage(TOLL, turn=5, don=6)
    s.rest(*s.game.active_don(0)[2:])
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "toll", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def trashes_the_filler() -> tuple[Scene, Right]:
    s = sea(SWAP)
    f = s.put(0, "filler", "hand")
    s.put(0, "cook", "hand")
    s.act("play", s.put(0, "swap", "hand"))
    passed(s, "effect_pick") if s.choice.kind != "effect_may" else s.play.answer([0])
    passed(s, "effect_pick")
    return s, [{(next(o.act for o in s.choice.options if o.card == f), f)}]


@voyages
def chops_and_gives_the_rest() -> tuple[Scene, Right]:
    s = sea(CHOP, don=3)
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "chop", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def dims_the_blocker_and_hews_it() -> tuple[Scene, Right]:
    s = sea(DIM, HEW, don=3)
    s.put(0, "dim", "hand")
    s.put(0, "hew", "hand")
    s.put(1, "brute", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def uses_the_leader_before_it_ends() -> tuple[Scene, Right]:
    s = Voyage(SCOUTS, turn=5, leaders=("scouts", "captain"))
    s.rest(*s.game.active_don(0)[1:])
    s.rest(s.leader(0))
    return s, one(("activate", s.leader(0)))


@voyages
def attacks_first_with_who_rests_the_blocker() -> tuple[Scene, Right]:
    s = sea(DOUBLE)
    s.put(0, "double", "character")
    s.put(1, "guard", "character")
    s.rest(s.leader(0))
    s.put(0, "brute", "character")
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def stands_the_attacker_up_again() -> tuple[Scene, Right]:
    s = sea(STAND, don=2)
    s.put(0, "cook", "character")
    s.put(0, "stand", "hand")
    s.rest(s.leader(0))
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    return s, WINS


@voyages
def attacks_the_rested_one_without_a_farewell() -> tuple[Scene, Right]:
    s = sea(crew("heirs", "[On K.O.] Draw 2 cards.", 2, 4000))
    s.rest(s.leader(0))
    c = s.put(0, "cook", "character")
    a, b = (s.put(1, "heirs", "character"), s.put(1, "mate", "character"))
    s.rest(a, b)
    s.act("attack", c)
    return s, [{("target", b)}, {("target", s.leader(1))}]


@voyages
def lifts_the_mate_and_scorns_the_leader() -> tuple[Scene, Right]:
    s = Voyage(LIFT, SCORN, leader("high", power=7000), turn=5, leaders=("captain", "high"))
    s.rest(*s.game.active_don(0)[2:])
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    s.put(0, "lift", "hand")
    s.put(0, "scorn", "hand")
    bare(s, 1)
    return s, WINS
