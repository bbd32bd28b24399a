"""Words of cards of 2012 to 2017: by whose effect something would be destroyed, where an effect is activated, how long
both of two changes last, values that a destroyed monster had."""

from __future__ import annotations

import pytest
from scenario import ATTACK, SET, Scenario, effect, magic, snare, through

SHIP = effect(
    "ship",
    'If a "ship" you control would be destroyed by battle or an opponent\'s card effect, you can destroy 1 other '
    "monster you control instead.",
)
BLAST = magic("blast", 'Destroy all "ship" on the field.')


@pytest.mark.parametrize(("seat", "stays"), [(0, True), (1, False)])
def test_instead_of_a_destruction_by_the_opponents_effect(seat: int, stays: bool) -> None:
    s = Scenario("zh-mr2", SHIP, BLAST)
    ship, bear = s.put(1, "ship", "m1"), s.put(1, "bear", "m2")
    if seat == 1:
        s.end_turn()
    s.act("activate", s.put(seat, "blast", "hand"))
    through(s)
    assert s.where(ship) == ("1.m1" if stays else "1.graveyard")
    assert s.where(bear) == ("1.graveyard" if stays else "1.m2")


def test_instead_of_a_destruction_by_battle() -> None:
    s = Scenario("zh-mr2", SHIP, BLAST)
    ship, bear = s.put(1, "ship", "m1", ATTACK), s.put(1, "bear", "m2")
    s.attack(s.put(0, "giant", "m1"), ship)
    through(s)
    assert (s.where(ship), s.where(bear)) == ("1.m1", "1.graveyard")


GUARD = effect(
    "guard",
    "When a card effect is activated in your opponent's GY: You can send this card from your hand to the GY; negate "
    "that effect.",
)
SPECTRE = effect("spectre", "If this card is in your GY: You can banish this card; gain 700 LP.")


@pytest.mark.parametrize(("seat", "answers"), [(1, True), (0, False)])
def test_an_effect_in_the_opponents_graveyard(seat: int, answers: bool) -> None:
    s = Scenario("zh-mr2", GUARD, SPECTRE)
    guard = s.put(seat, "guard", "hand")
    s.act("activate", s.put(0, "spectre", "graveyard"))
    offered = s.table.choice is not None and guard in s.offered("activate")
    assert offered == answers
    if answers:
        s.act("activate", guard)
    through(s)
    assert s.lp(0) == 8000 + (0 if answers else 700)


RISE = magic(
    "rise",
    "Target 1 monster you control; until the end of this turn, its Level becomes 8, and if it does, it gains 800 ATK.",
)


def test_a_duration_that_stands_first_goes_for_what_is_done_if_it_does() -> None:
    s = Scenario("zh-mr2", RISE)
    bear = s.put(0, "bear", "m1")
    s.act("activate", s.put(0, "rise", "hand"))
    through(s)
    assert s.play.game.standing_effects().value(bear, "atk") == 2300
    s.end_turn()
    assert [s.play.game.standing_effects().value(bear, key) for key in ("atk", "level")] == [1500, 4]


HALF = magic(
    "half",
    "Destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to half the ATK "
    "that monster had on the field.",
)
MIGHT = snare("might", "All monsters your opponent controls gain 500 ATK until the end of this turn.")


def test_the_atk_that_a_destroyed_monster_had() -> None:
    s = Scenario("zh-mr2", HALF, MIGHT)
    s.put(1, "bear", "m1")
    s.act("activate", s.put(0, "might", "s1", SET))
    through(s)
    s.act("activate", s.put(0, "half", "hand"))
    through(s)
    assert s.lp(1) == 8000 - 1000


LEAVING = effect(
    "leaving", "If this face-up Tribute Summoned card is destroyed by a card effect: Gain 700 LP.", level=5
)
BOLT = magic("bolt", "Destroy 1 monster you control.")


@pytest.mark.parametrize(("tributed", "gained"), [(True, 700), (False, 0)])
def test_a_face_up_card_that_was_summoned_so(tributed: bool, gained: int) -> None:
    s = Scenario("zh-mr2", LEAVING, BOLT)
    if tributed:
        s.put(0, "bear", "m1")
        s.act("normal_summon", s.put(0, "leaving", "hand"))
        s.settle()
    else:
        s.put(0, "leaving", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    through(s)
    assert s.lp(0) == 8000 + gained
