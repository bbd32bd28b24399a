"""What texts change about attacks and battles: from which position, past whom, and what becomes of the beaten."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, Scenario, monster, parsed, spell

from sanam.games.yugioh.cards.model import CardData


def effect(name: str, text: str, **more: Any) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


BULWARK = effect(
    "bulwark",
    "This card can attack while in face-up Defense Position. If it does, apply its DEF for damage calculation.",
    atk=500,
    def_=2200,
)
STEADFAST = effect("steadfast", "This card can attack while in face-up Defense Position.", atk=500, def_=2200)
LEAPER = effect(
    "leaper",
    "This card can attack your opponent directly, but when it does so using this effect, the battle damage inflicted "
    "to your opponent is halved.",
    atk=1500,
)
EXILER = effect("exiler", "Banish any monster destroyed by battle with this card.", atk=3000)


@pytest.mark.rule("yugioh-zh", "YZH-3.42")
def test_a_monster_attacks_from_defense_position_with_its_def() -> None:
    s = Scenario("zh-mr2", BULWARK)
    bulwark, wall = s.put(0, "bulwark", "m1", DEFENSE), s.put(0, "wall", "m2", DEFENSE)
    ox = s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    assert s.offered("attack") == [bulwark], "another in Defense Position does not attack"
    assert wall not in s.offered("attack")
    s.attack(bulwark, ox)
    assert s.where(ox) == "1.graveyard" and s.lp(1) == 8000 - (2200 - 1700)
    assert s.card(bulwark).stance == DEFENSE


def test_its_atk_counts_where_the_text_names_no_other_value() -> None:
    s = Scenario("zh-mr2", STEADFAST)
    steadfast, ox = s.put(0, "steadfast", "m1", DEFENSE), s.put(1, "ox", "m1")
    s.attack(steadfast, ox)
    assert s.where(steadfast) == "0.graveyard" and s.lp(0) == 8000 - (1700 - 500)


def test_it_does_not_attack_from_face_down_defense_position() -> None:
    s = Scenario("zh-mr2", BULWARK)
    s.put(0, "bulwark", "m1", FACE_DOWN)
    s.do("phase", value="battle")
    assert s.offered("attack") == []


def test_past_monsters_it_deals_half_and_else_all_of_it() -> None:
    s = Scenario("zh-mr2", LEAPER)
    leaper = s.put(0, "leaper", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    s.attack(leaper)
    assert s.lp(1) == 8000 - 750
    s = Scenario("zh-mr2", LEAPER)
    s.attack(s.put(0, "leaper", "m1"))
    assert s.lp(1) == 8000 - 1500


@pytest.mark.parametrize("mine", [True, False])
def test_what_it_destroys_is_banished(mine: bool) -> None:
    s = Scenario("zh-mr2", EXILER)
    exiler, bear = s.put(0 if mine else 1, "exiler", "m1"), s.put(1 if mine else 0, "bear", "m1")
    s.attack(exiler, bear) if mine else s.attack(bear, exiler)
    assert s.where(bear) == ("1.banished" if mine else "0.banished")


def test_what_another_monster_destroys_goes_to_the_graveyard() -> None:
    s = Scenario("zh-mr2", EXILER)
    s.put(0, "exiler", "m1")
    giant, bear = s.put(0, "giant", "m2"), s.put(1, "bear", "m1")
    s.attack(giant, bear)
    assert s.where(bear) == "1.graveyard"


WAKE = "Change all face-down monsters on the field to face-up Attack Position."
SLEEPER = effect("sleeper", "FLIP: Draw 1 card.", atk=300)
WAKING = parsed(spell("waking", text=WAKE))
GENTLY = parsed(spell("gently", text=WAKE + " (Flip Effects are not activated at this time.)"))


@pytest.mark.parametrize(("name", "drawn"), [("waking", 1), ("gently", 0)])
def test_flip_effects_may_be_left_out(name: str, drawn: int) -> None:
    s = Scenario("zh-mr2", SLEEPER, WAKING, GENTLY)
    sleeper = s.put(0, "sleeper", "m1", FACE_DOWN)
    s.do("activate", s.put(0, name, "hand"))
    assert s.card(sleeper).stance == ATTACK
    assert s.size(0, "hand") == drawn


FORT = effect("fort", "If this card attacks or is attacked, your opponent takes no battle damage.", atk=2600)


@pytest.mark.rule("yugioh-zh", "YZH-4.3")
def test_what_holds_in_the_battles_of_a_monster_holds_in_no_other_and_starts_no_chain() -> None:
    s = Scenario("zh-mr2", FORT)
    fort, ox = s.put(0, "fort", "m1"), s.put(0, "ox", "m2")
    s.attack(fort, s.put(1, "bear", "m1"))
    assert s.lp(1) == 8000 and not s.facts("activated")
    s.attack(ox)
    assert s.lp(1) == 8000 - 1700


FLIPPED = parsed(monster("flipped", traits=("effect", "flip"), text="FLIP: Draw 1 card."))


@pytest.mark.rule("yugioh-zh", "YZH-4.4")
@pytest.mark.parametrize(
    ("text", "turned"),
    [
        (
            "At the start of the Damage Step, if this card attacks a Defense Position monster: Destroy that monster.",
            False,
        ),
        (
            (
                "If this card attacks a face-down Defense Position monster, destroy the monster immediately with this "
                "card's effect without flipping it face-up or applying damage calculation."
            ),
            False,
        ),
        ("Before damage calculation, if this card attacks a Defense Position monster: Destroy that monster.", True),
    ],
)
def test_what_the_start_of_the_damage_step_triggers_comes_before_the_target_is_turned_up(
    text: str, turned: bool
) -> None:
    s = Scenario("zh-mr2", effect("driller", text), FLIPPED)
    mine, theirs = s.put(0, "driller", "m1"), s.put(1, "flipped", "m1", FACE_DOWN)
    held = s.size(1, "hand")
    s.attack(mine, theirs)
    assert s.where(theirs) == "1.graveyard" and not s.facts("battle")
    assert bool(s.facts("flipped")) is turned
    assert s.size(1, "hand") - held == turned


def test_the_one_that_won_gains_and_not_the_one_that_was_destroyed() -> None:
    victor = effect("victor", "If this card destroys an opponent's monster by battle: It gains 200 ATK.", atk=3000)
    s = Scenario("zh-mr2", victor)
    card, ox = s.put(0, "victor", "m1"), s.put(1, "ox", "m1")
    s.attack(card, ox)
    assert s.where(ox) == "1.graveyard"
    assert s.play.game.values(s.card(card))["atk"] == 3200
