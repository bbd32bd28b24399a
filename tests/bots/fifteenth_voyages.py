"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import at_sea, bare, sea, voyages
from voyage import Voyage, character, event, leader, read

from table_scene import Scene

"Fifteen new small positions of One Piece; each comment says why nothing else is right."


def crew(name, text, cost=2, power=4000, **f):
    return read(character(name, cost, power, text=text, **f))


DIGGER = crew(
    "digger",
    "[Activate: Main] You may rest this Character: Add up to 1 DON!! card from your DON!! deck and set it as active.",
    1,
    1000,
)
LOOK = read(
    event(
        "look",
        1,
        "[Main] Look at 3 cards from the top of your deck; reveal up to 1 Character card and add it to your hand. "
        "Then, place the rest at the bottom of your deck in any order.",
    )
)
BULWARK = crew("bulwark", "[Blocker]", 5, 6000)
SHRINK = read(event("shrink", 1, "[Main] Give up to 1 of your opponent's Characters −2 cost during this turn."))
SMASH = read(event("smash", 1, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 3 or less."))
CRIER = crew(
    "crier",
    "[On Play] If you have a [mate] Character, K.O. up to 1 of your opponent's Characters with a cost of 3 or less.",
    2,
    2000,
)
BASTION = crew("bastion", "[Blocker]", 5, 6000)
SENTRY = crew("sentry", "[DON!! x1] This Character gains [Blocker].", 2, 3000)
BANISHER = crew("banisher", "[Banish]", 3, 5000)
DARER = crew(
    "darer",
    "[Activate: Main] [Once Per Turn] You may add 1 card from the top of your Life cards to your hand: "
    "This Character gains +2000 power during this turn.",
    2,
    3000,
)
BOSUN = crew("bosun", "[On Play] Play up to 1 Character card with a cost of 4 or less from your hand.", 2, 2000)
SLIP = read(event("slip", 1, "[Main] Up to 1 of your Characters gains [Unblockable] during this turn."))
GRIND = read(event("grind", 1, "[Main] Trash 2 cards from the top of your opponent's deck."))
PURSER = read(
    leader(
        "purser",
        text="[Activate: Main] [Once Per Turn] DON!! −1: K.O. up to 1 of your "
        "opponent's Characters with a cost of 3 or less.",
    )
)
BARTER = read(
    event(
        "barter",
        1,
        "[Main] You may trash 1 of your Characters: K.O. up to 1 of your "
        "opponent's Characters with a cost of 5 or less.",
    )
)


def asked(s, card):
    for _ in range(12):
        if s.choice.kind != "action" and card in [o.card for o in s.choice.options]:
            return [{(next(o.act for o in s.choice.options if o.card == card), card)}]
        s.play.answer([] if s.choice.least == 0 and s.choice.kind in ("block", "counter") else [0])
    raise AssertionError(s.choice)


@voyages
def digs_a_don_and_rushes() -> tuple[Scene, Right]:
    s = sea(DIGGER, crew("storm", "[Rush]", 4, 5000), don=3)
    s.rest(s.leader(0))
    s.put(0, "digger", "character")
    s.put(0, "storm", "hand")
    s.put(0, "swift", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def finds_the_second_guard() -> tuple[Scene, Right]:
    s = sea(LOOK, don=4)
    bare(s, 0)
    s.rest(s.leader(0))
    s.put(0, "guard", "character")
    s.put(1, "cook", "character")
    s.put(0, "brute", "deck")
    guard = s.put(0, "guard", "deck")
    s.put(0, "swift", "deck")
    s.act("play", s.put(0, "look", "hand"))
    return s, asked(s, guard)


@voyages
def shrinks_the_bulwark_and_smashes_it() -> tuple[Scene, Right]:
    s = sea(BULWARK, SHRINK, SMASH, don=2)
    s.put(0, "shrink", "hand")
    s.put(0, "smash", "hand")
    s.put(1, "filler", "character")
    s.put(1, "bulwark", "character")
    s.put(1, "mate", "character")
    bare(s, 1)
    return s, WINS


@voyages
def blocks_the_attack_that_it_survives() -> tuple[Scene, Right]:
    s = at_sea(6, BASTION)
    s.trim(0, "life", 1)
    s.rest(s.leader(0))
    bastion = s.put(0, "bastion", "character")
    mate = s.put(1, "mate", "character")
    s.put(1, "brute", "character")
    s.rest(s.leader(1))
    s.attach(mate)
    s.rest(*s.game.active_don(1))
    s.act("attack", mate)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", bastion))


@voyages
def gives_the_sentry_its_don() -> tuple[Scene, Right]:
    s = sea(SENTRY, don=1)
    bare(s, 0)
    s.rest(s.leader(0))
    sentry = s.put(0, "sentry", "character")
    return s, one(("give", sentry))


@voyages
def banishes_the_last_life_first() -> tuple[Scene, Right]:
    s = sea(BANISHER)
    banisher = s.put(0, "banisher", "character")
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    return s, one(("attack", banisher))


@voyages
def takes_its_last_life_for_the_win() -> tuple[Scene, Right]:
    s = sea(DARER)
    s.rest(s.leader(0))
    s.trim(0, "life", 1)
    s.put(0, "darer", "character")
    s.put(1, "cook", "character")
    bare(s, 1)
    return s, WINS


@voyages
def has_the_dear_one_brought() -> tuple[Scene, Right]:
    s = sea(BOSUN, don=4)
    s.rest(s.leader(0))
    s.put(0, "mate", "hand")
    cook = s.put(0, "cook", "hand")
    s.act("play", s.put(0, "bosun", "hand"))
    return s, asked(s, cook)


@voyages
def slips_the_mate_past_two_guards() -> tuple[Scene, Right]:
    s = sea(SLIP, don=2)
    s.put(0, "slip", "hand")
    s.put(0, "mate", "character")
    c = s.put(0, "cook", "character")
    s.rest(c)
    s.put(1, "guard", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def grinds_their_last_two_cards() -> tuple[Scene, Right]:
    s = sea(GRIND, don=1)
    s.trim(1, "deck", 2)
    s.put(0, "grind", "hand")
    s.put(1, "guard", "character")
    return s, WINS


@voyages
def returns_the_rested_don() -> tuple[Scene, Right]:
    s = Voyage(PURSER, leader("mild", power=4000), turn=5, don=5, leaders=("purser", "mild"))
    s.rest(*s.game.active_don(0)[3:])
    s.rest(s.leader(0))
    s.put(0, "swift", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def saves_the_block_for_the_brute() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    s.rest(s.leader(0))
    s.rest(*s.game.active_don(0))
    s.put(0, "guard", "character")
    s.put(0, "cook", "hand")
    mate = s.put(1, "mate", "character")
    s.put(1, "brute", "character")
    s.rest(s.leader(1))
    s.attach(mate)
    s.rest(*s.game.active_don(1))
    s.act("attack", mate)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, [set()]


@voyages
def strikes_an_attacker_not_the_leader() -> tuple[Scene, Right]:
    s = sea()
    bare(s, 0)
    s.rest(s.leader(0))
    s.put(0, "guard", "character")
    s.put(0, "guard", "character")
    mine = s.put(0, "cook", "character")
    cook, mate = (s.put(1, "cook", "character"), s.put(1, "mate", "character"))
    s.rest(cook, mate)
    s.act("attack", mine)
    return s, one(("target", cook), ("target", mate))


@voyages
def trashes_the_one_that_has_attacked() -> tuple[Scene, Right]:
    s = sea(BARTER, don=2)
    s.rest(s.leader(0))
    cook = s.put(0, "cook", "character")
    s.rest(cook)
    mate = s.put(0, "mate", "character")
    s.attach(mate)
    s.put(0, "barter", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS
