"""More positions of One Piece (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one
from small_voyages import bare, sea, voyages
from voyage import Voyage, character, event, leader, read, stage

from sanam.games.onepiece.cards.model import OnePieceCard
from table_scene import Scene


def crew(name: str, text: str, cost: int = 2, power: int = 4000) -> OnePieceCard:
    return read(character(name, cost, power, text=text))


NET = crew("net", "[On Play] Rest up to 1 of your opponent's Characters with a cost of 4 or less.", 2, 2000)
TWIN = crew("twin", "[Double Attack]", 5, 5000)
HUNTER = crew(
    "hunter",
    "[DON!! x1] [When Attacking] K.O. up to 1 of your opponent's Characters with a cost of 3 or less.",
    4,
    5000,
)
SHIELD = crew("shield", "[Blocker]", 5, 7000)
WARDEN = crew("warden", "[Blocker]", 5, 6000)
BULWARK = crew("bulwark", "[Blocker]", 4, 5000)
SORTER = crew("sorter", "[On Play] Draw 1 card. Then, trash 1 card from your hand.", 2, 3000)
DRUM = crew(
    "drum",
    "[Activate: Main] You may rest this Character: Up to 1 of your Characters gains +2000 power during this turn.",
    2,
    2000,
)
AGAIN = read(event("again", 2, "[Main] Set up to 1 of your Characters as active."))
SCOUT = crew(
    "scout",
    "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 Character card and add it to your "
    "hand. Then, place the rest at the bottom of your deck in any order.",
    1,
    1000,
)
SNARE = read(
    character(
        "snare", 3, 4000, trigger="[Trigger] K.O. up to 1 of your opponent's Characters with a cost of 5 or less."
    )
)
WEAKEN = read(event("weaken", 1, "[Main] Give up to 1 of your opponent's Characters −3000 power during this turn."))
TITAN = character("titan", 9, 9000)
BOAR = character("boar", 8, 9000)


@voyages
def double_attack_first() -> tuple[Scene, Right]:
    s = sea(TWIN)
    s.put(0, "twin", "character")
    s.trim(1, "life", 2)
    return s, WINS


@voyages
def attacks_before_it_stands_up_again() -> tuple[Scene, Right]:
    s = sea(AGAIN, don=2)
    s.rest(s.leader(0))
    s.put(0, "brute", "character")
    s.put(0, "again", "hand")
    s.trim(1, "life", 1)
    return s, WINS


@voyages
def finds_the_swift_one() -> tuple[Scene, Right]:
    s = sea(SCOUT, don=5)
    s.rest(s.leader(0))
    for n in ("filler", "swift", "brute"):
        s.put(0, n, "deck")
    s.put(0, "scout", "hand")
    bare(s, 1)
    return s, WINS


WAKE = read(event("wake", 1, "[Main] Set up to 2 of your DON!! cards as active."))
BANNER = crew("banner", "[Opponent's Turn] Your Leader gains +3000 power.", 2, 2000)
FELL = read(event("fell", 2, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 7 or less."))
RAIDER = crew("raider", "[Rush]", 3, 5000)
BACK = read(event("back", 1, "[Main] Return up to 1 of your Characters to the owner's hand."))
TIRELESS = read(
    leader(
        "tireless",
        text="[Activate: Main] [Once Per Turn] ➂ (You may rest the specified number of DON!! cards in your cost "
        "area.): Set this Leader as active.",
    )
)
FORT = leader("fort", 7000)
MOUND = leader("mound", 6000)
ROOST = read(
    stage(
        "roost",
        1,
        text="[Activate: Main] You may rest this Stage: Up to 1 of your Leader gains +1000 power during this turn.",
    )
)
SAPPER = crew(
    "sapper",
    "[When Attacking] Give up to 1 of your opponent's Leader or Character cards −2000 power during this turn.",
    5,
    5000,
)
BOSUN = crew("bosun", "[On Play] Play up to 1 Character card with a cost of 3 or less from your hand.", 3, 3000)
STUDY = read(event("study", 1, "[Main] Draw 2 cards."))


@voyages
def replaces_the_filler_of_a_full_crew() -> tuple[Scene, Right]:
    s = sea(don=7)
    for n in ("cook", "cook", "mate"):
        s.put(0, n, "character")
    filler = s.put(0, "filler", "character")
    s.put(0, "guard", "character")
    s.act("play", s.put(0, "brute", "hand"))
    for _ in range(5):
        if any(o.card == filler for o in s.choice.options):
            break
        s.play.answer([0])
    return s, [{(s.choice.options[0].act, filler)}]


@voyages
def fells_the_banner_not_the_brute() -> tuple[Scene, Right]:
    s = sea(BANNER, FELL, don=2)
    s.put(0, "fell", "hand")
    s.put(1, "brute", "character")
    s.put(1, "banner", "character")
    bare(s, 1)
    return s, WINS


@voyages
def takes_the_raider_back_and_rushes_again() -> tuple[Scene, Right]:
    s = sea(RAIDER, BACK, don=4)
    s.rest(s.leader(0))
    s.put(0, "raider", "character")
    s.put(0, "back", "hand")
    s.trim(1, "life", 1)
    return s, WINS


@voyages
def keeps_the_don_for_the_leader_that_stands_again() -> tuple[Scene, Right]:
    s = Voyage(TIRELESS, turn=5, don=3, leaders=("tireless", "captain"))
    s.put(0, "guard", "hand")
    s.trim(1, "life", 1)
    return s, WINS


@voyages
def gives_its_don_rather_than_plays_a_mate() -> tuple[Scene, Right]:
    s = Voyage(FORT, turn=5, don=2, leaders=("captain", "fort"))
    s.rest(*s.game.active_don(0)[2:])
    s.put(0, "mate", "hand")
    bare(s, 1)
    return s, WINS


@voyages
def climbs_the_roost_for_the_last_attack() -> tuple[Scene, Right]:
    s = Voyage(MOUND, ROOST, turn=5, don=1, leaders=("captain", "mound"))
    s.rest(*s.game.active_don(0))
    s.put(0, "roost", "stage")
    bare(s, 1)
    return s, WINS


@voyages
def keeps_a_good_hand() -> tuple[Scene, Right]:
    names = ["mate"] * 15 + ["cook"] * 10 + ["guard"] * 5 + ["titan"] * 20
    base = Voyage(TITAN, start=False)
    pile = {
        "leader": [base.cards["captain"].code],
        "deck": [base.cards[n].code for n in names],
        "don": [base.cards["DON!!"].code] * 10,
    }
    s = Voyage(TITAN, start=False, piles=[pile, pile])
    s.play.start(7)
    while s.choice.kind != "redraw" or s.choice.seat != 0:
        s.play.answer([0])

    def change(game):
        for c in list(s.zone(0, "hand")):
            game.play.move(c, "0.deck", 0, "down")
        for n in ("mate", "mate", "guard", "cook", "cook"):
            c = next(c for c in s.zone(0, "deck") if s.card(c).code == s.cards[n].code)
            game.play.move(c, "0.hand", None, "down")

    s.edit(change)
    return s, one(("keep", None))


@voyages
def takes_the_card_whose_trigger_has_nothing_to_hit() -> tuple[Scene, Right]:
    s = Voyage(SNARE, turn=6, don=10)
    s.trim(0, "life", 3)
    s.put(0, "snare", "life")
    s.put(0, "filler", "character")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    for _ in range(8):
        if any(o.act == "take" for o in s.choice.options):
            break
        s.play.answer([] if s.choice.least == 0 else [0])
    return s, [{("take", s.choice.options[0].card)}]


@voyages
def saps_the_fort_before_the_captain_attacks() -> tuple[Scene, Right]:
    s = Voyage(SAPPER, FORT, turn=5, don=1, leaders=("captain", "fort"))
    s.rest(*s.game.active_don(0))
    s.put(0, "sapper", "character")
    s.trim(1, "life", 1)
    return s, WINS


@voyages
def the_bosun_brings_the_swift_one() -> tuple[Scene, Right]:
    s = sea(BOSUN, don=4)
    s.rest(s.leader(0))
    for n in ("bosun", "swift", "guard"):
        s.put(0, n, "hand")
    bare(s, 1)
    return s, WINS


@voyages
def does_not_study_its_deck_away() -> tuple[Scene, Right]:
    s = sea(STUDY, don=1)
    s.rest(s.leader(0))
    s.put(0, "study", "hand")
    s.trim(0, "deck", 2)
    s.trim(1, "life", 0)
    return s, one(("end", None), ("give", s.leader(0)))
