"""Positions of One Piece from matches against Hard, laid out anew with other cards (see `small_positions`)."""

from __future__ import annotations

from small_positions import WINS, Right, one, passed
from small_voyages import CHOP, bare, sea, voyages
from voyage import Voyage, character, read

from table_scene import Scene

IRON = read(
    character("iron", 3, 3000, text="This Character cannot be K.O.'d in battle by <Slash> attribute Characters.")
)
SABRE = character("sabre", 4, 6000, attributes=("Slash",))
SLUDGE = read(character("sludge", 3, 3000, text="This Character cannot be K.O.'d by your opponent's effects."))
KEEPER = read(character("keeper", 4, 6000, text="[Blocker] (You may rest this card.)"))


def defended(s: Voyage, *held: str) -> None:
    """The other player has no Life cards left, and these in the hand."""
    bare(s, 1)
    for name in held:
        s.put(1, name, "hand")


# ---------------------------------------------------------------------- DON!! for more than one


@voyages
def lets_two_reach_rather_than_one_tower() -> tuple[Scene, Right]:
    s = sea(don=2)
    mates = [s.put(0, "mate", "character") for _ in range(2)]
    defended(s, "mate", "mate", "mate", "mate")
    return s, one(*(("give", mate) for mate in mates), ("attack", s.leader(0)))


@voyages
def lets_others_reach_before_the_first_grows() -> tuple[Scene, Right]:
    s = sea(don=3)
    gunners = [s.put(0, "swift", "character"), s.put(0, "mate", "character")]
    cook = s.put(0, "cook", "character")
    s.trim(1, "life", 1)
    s.trim(1, "hand", 0)
    for _ in range(5):
        s.put(1, "cook", "hand")
    s.rest(*s.game.active_don(0)[2:])
    return s, one(*(("give", each) for each in gunners), ("attack", s.leader(0)), ("attack", cook))


@voyages
def does_not_show_the_blocker_which_one_to_block() -> tuple[Scene, Right]:
    s = sea(don=2)
    s.put(0, "swift", "character")
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    s.put(1, "guard", "character")
    defended(s)
    return s, WINS


# ---------------------------------------------------------------------- the blocker that is needed


@voyages
def keeps_the_blocker_back_with_the_last_life() -> tuple[Scene, Right]:
    s = sea(KEEPER)
    keeper = s.put(0, "keeper", "character")
    s.rest(s.leader(0))
    s.trim(0, "life", 1)
    s.trim(0, "hand", 0)
    s.put(1, "cook", "character")
    s.put(1, "brute", "character")
    assert ("attack", keeper) in {(option.act, option.card) for option in s.choice.options}
    return s, one(("end", None))


@voyages
def keeps_the_blocker_back_without_life() -> tuple[Scene, Right]:
    s = sea(KEEPER)
    s.put(0, "keeper", "character")
    s.rest(s.leader(0))
    bare(s, 0)
    s.put(0, "mate", "hand")
    s.put(1, "cook", "character")
    s.put(1, "mate", "hand")
    return s, one(("end", None))


@voyages
def keeps_the_blocker_back_where_they_have_one_attack_too_many() -> tuple[Scene, Right]:
    s = sea(KEEPER)
    s.put(0, "keeper", "character")
    s.rest(s.leader(0))
    s.trim(0, "life", 3)
    s.trim(0, "hand", 0)
    for name in ("cook", "cook", "brute"):
        s.put(1, name, "character")
    return s, one(("end", None))


@voyages
def attacks_with_the_blocker_when_that_wins() -> tuple[Scene, Right]:
    s = sea(KEEPER)
    s.put(0, "keeper", "character")
    s.rest(s.leader(0))
    bare(s, 0)
    s.put(1, "brute", "character")
    bare(s, 1)
    return s, WINS


# ---------------------------------------------------------------------- what cannot be K.O.'d


@voyages
def does_not_strike_what_its_attribute_cannot_ko() -> tuple[Scene, Right]:
    s = sea(IRON, SABRE)
    sabre = s.put(0, "sabre", "character")
    iron = s.put(1, "iron", "character")
    s.rest(iron)
    s.put(1, "mate", "hand")
    s.act("attack", sabre)
    return s, one(("target", s.leader(1)))


@voyages
def strikes_the_other_one() -> tuple[Scene, Right]:
    s = sea(IRON, SABRE)
    sabre = s.put(0, "sabre", "character")
    iron, cook = s.put(1, "iron", "character"), s.put(1, "cook", "character")
    s.rest(iron)
    s.rest(cook)
    s.trim(1, "hand", 0)
    s.act("attack", sabre)
    return s, one(("target", cook), ("target", s.leader(1)))


@voyages
def spends_no_counter_on_what_survives() -> tuple[Scene, Right]:
    s = sea(IRON, SABRE, turn=6)
    iron = s.put(0, "iron", "character")
    s.rest(iron)
    s.put(0, "cook", "hand")
    sabre = s.put(1, "sabre", "character")
    s.act("attack", sabre)
    s.act("target", iron)
    passed(s, "counter")
    return s, [set()]


@voyages
def chops_what_effects_can_ko() -> tuple[Scene, Right]:
    s = sea(CHOP, SLUDGE, don=2)
    s.put(1, "sludge", "character")
    filler = s.put(1, "filler", "character")
    s.act("play", s.put(0, "chop", "hand"))
    passed(s, "effect_pick")
    return s, [{(s.choice.options[0].act, filler)}]
