"""The parts of the Damage Step: what is calculated, what answers that, and what then goes to the Graveyard."""

from __future__ import annotations

import pytest
from scenario import ATTACK, FACE_DOWN, Scenario, effect, magic, through

EXILE = effect(
    "exile",
    "After damage calculation, when this card battles an opponent's monster: You can banish that monster, also banish "
    "this card.",
    atk=1500,
)
REPEL = effect(
    "repel",
    "If this card is attacked by a monster, after damage calculation: Return that monster to the hand.",
    atk=1000,
    def_=1850,
)
MOURNER = effect(
    "mourner",
    "At the end of the Damage Step, if this card battled an opponent's monster: Destroy that monster.",
    atk=1500,
)
SPRING = effect(
    "spring", "FLIP: Target 1 monster on the field; destroy that target.", def_=100, traits=("effect", "flip")
)
BANNER = effect("banner", "All monsters you control gain 400 ATK.", atk=1000)
BALM = magic("balm", "Draw 1 card.")


@pytest.mark.rule("yugioh-zh", "YZH-4.5")
@pytest.mark.rule("yugioh-fa", "YFA-4.6")
def test_what_answers_the_calculation_finds_the_beaten_monster_still_there() -> None:
    s = Scenario("zh-mr2", EXILE)
    exile, ox = s.put(0, "exile", "m1"), s.put(1, "ox", "m1")
    s.act("phase", value="battle")
    s.act("attack", exile)
    s.act("attack", ox)
    assert s.choice.kind == "optional_trigger" and (s.where(exile), s.lp(0)) == ("0.m1", 7800)
    through(s)
    assert (s.where(exile), s.where(ox)) == ("0.banished", "1.banished")
    assert not s.facts("destroyed") and not s.facts("destroys")


def test_without_an_answer_the_beaten_monster_goes_to_the_graveyard() -> None:
    s = Scenario("zh-mr2", EXILE)
    exile, ox = s.put(0, "exile", "m1"), s.put(1, "ox", "m1")
    s.attack(exile, ox)
    assert (s.where(exile), s.where(ox)) == ("0.graveyard", "1.m1")


def test_an_attacker_that_has_lost_is_returned_before_it_is_destroyed() -> None:
    s = Scenario("zh-mr2", REPEL)
    ox, repel = s.put(0, "ox", "m1"), s.put(1, "repel", "m1", "up/side")
    s.attack(ox, repel)
    assert (s.where(ox), s.where(repel)) == ("0.hand", "1.m1")
    giant = s.put(0, "giant", "m2")
    s.attack(giant, repel)
    assert (s.where(giant), s.where(repel)) == ("0.hand", "1.graveyard")


def test_the_end_of_the_damage_step_comes_for_a_monster_that_was_beaten() -> None:
    s = Scenario("zh-mr2", MOURNER)
    mourner, giant = s.put(0, "mourner", "m1"), s.put(1, "giant", "m1")
    s.attack(mourner, giant)
    assert (s.where(mourner), s.where(giant)) == ("0.graveyard", "1.graveyard"), "it has battled, wherever it is now"


@pytest.mark.rule("yugioh-zh", "YZH-4.6")
@pytest.mark.rule("yugioh-fa", "YFA-4.7")
@pytest.mark.parametrize("edition", ["zh-mr2", "fa-course"])
def test_a_flip_effect_cannot_choose_what_the_calculation_destroys(edition: str) -> None:
    s = Scenario(edition, SPRING)
    bear, spring = s.put(0, "bear", "m1"), s.put(1, "spring", "m1", FACE_DOWN)
    mouse = s.put(1, "mouse", "m2")
    s.act("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", spring)
    assert s.choice.kind == "target" and {o.card for o in s.choice.options} == {bear, mouse}
    assert s.where(spring) == "1.m1"
    s.pick(bear)
    s.settle()
    assert (s.where(bear), s.where(spring)) == ("0.graveyard", "1.graveyard")


def test_a_monster_that_the_calculation_has_destroyed_has_no_effects_any_more() -> None:
    s = Scenario("zh-mr2", EXILE, BANNER)
    exile, banner, ox = s.put(0, "exile", "m1"), s.put(1, "banner", "m1"), s.put(1, "ox", "m2")
    s.act("phase", value="battle")
    s.act("attack", exile)
    assert s.game.value(ox, "atk") == 2100
    s.act("attack", banner)
    assert s.choice.kind == "optional_trigger" and s.where(banner) == "1.m1"
    assert s.game.value(ox, "atk") == 1700


def test_an_attack_that_is_over_dooms_nobody() -> None:
    s = Scenario("zh-mr2")
    bear, mouse = s.put(0, "bear", "m1", ATTACK), s.put(1, "mouse", "m1")
    s.attack(bear, mouse)
    assert s.game.doomed() == [] and "doomed" not in s.table.marks


def test_a_card_that_would_take_itself_from_the_field_first_fights() -> None:
    s = Scenario(
        "zh-mr2", effect("exile in waiting", "If you control no Dragon monster, destroy this card.", def_=2000)
    )
    bear, waiting = s.put(0, "bear", "m1"), s.put(1, "exile in waiting", "m1", FACE_DOWN)
    s.attack(bear, waiting)
    assert s.lp(0) == 7500 and s.where(waiting) == "1.graveyard"
