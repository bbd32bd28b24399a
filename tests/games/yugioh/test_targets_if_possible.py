"""Targets that need not be there, one of several targets that is told by where it lies, and those of several cards."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, through, use

ECLIPSE = effect(
    "eclipse",
    "When this card is destroyed and sent to the Graveyard: Target 1 monster in your Graveyard (if possible); destroy "
    "all cards you control, then, Special Summon that target (if any).",
)
FALL = magic("fall", 'Destroy 1 "eclipse" on the field.')
SKY = effect(
    "sky",
    "When a monster(s) is Normal or Special Summoned to your opponent's side of the field in face-up Attack Position: "
    "That monster(s) loses 2000 ATK, then if its ATK has been reduced to 0 as a result, destroy it.",
)
CALL = magic("call", "Special Summon as many monsters as possible from your GY in Attack Position.")
SOLDIER = effect(
    "soldier",
    "When this card is Normal Summoned: You can target 1 of your banished LIGHT or EARTH monsters and 1 card your "
    "opponent controls; return that banished card to the Graveyard, and if you do, banish that card your "
    "opponent controls.",
)
CHANGE = magic(
    "change",
    "Activate 1 of these effects; ● Banish 1 monster from your Graveyard, and if you do, inflict damage to your "
    "opponent equal to the banished monster's ATK. ● Draw 1 card.",
)
BRAIN = effect(
    "brain",
    "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by sending 1 Normal Monster from "
    "your hand to the GY. Gains ATK equal to that sent monster's Level x 200.",
    level=8,
    atk=1500,
)
KNIGHT = effect(
    "knight",
    'When this card is Normal Summoned: Target 1 "bear" in your Graveyard (if possible); regardless, this card loses '
    "1000 ATK, and if it does, Special Summon that target (if any) in face-up Defense Position. This ATK decrease "
    "lasts until the End Phase.",
    atk=1500,
)


@pytest.mark.parametrize("others", [0, 2])
@pytest.mark.parametrize("lies_there", [False, True])
def test_what_follows_is_done_with_a_target_or_without(lies_there: bool, others: int) -> None:
    s = Scenario("zh-mr2", ECLIPSE, FALL)
    s.put(0, "eclipse", "m1")
    lost = [s.put(0, "bear", f"m{at}") for at in range(2, 2 + others)]
    ox = s.put(0, "ox", "graveyard") if lies_there else None
    use(s, "fall", 0)
    assert all(s.where(card) == "0.graveyard" for card in lost)
    assert ox is None or s.where(ox).startswith("0.m")


def test_only_those_are_destroyed_whose_atk_has_fallen_to_0() -> None:
    s = Scenario("zh-mr2", SKY, CALL)
    s.put(1, "sky", "m1")
    ox, mouse, giant = (s.put(0, name, "graveyard") for name in ("ox", "mouse", "giant"))
    use(s, "call")
    assert s.where(ox) == "0.graveyard" and s.where(mouse).startswith("0.m") and s.where(giant).startswith("0.m")
    assert s.game.value(giant, "atk") == 500


def test_the_banished_one_of_two_targets_returns() -> None:
    s = Scenario("zh-mr2", SOLDIER)
    gone, wall = s.put(0, "bear", "banished"), s.put(1, "wall", "m1")
    s.act("normal_summon", s.put(0, "soldier", "hand"))
    through(s)
    assert s.where(gone) == "0.graveyard" and s.where(wall) == "1.banished"


def test_in_one_of_several_effects_it_is_what_that_effect_has_banished() -> None:
    s = Scenario("zh-mr2", CHANGE)
    s.put(0, "ox", "graveyard")
    use(s, "change")
    assert s.lp(1) == 8000 - 1700


def test_it_counts_the_level_of_what_it_was_summoned_with() -> None:
    s = Scenario("zh-mr2", BRAIN)
    s.put(0, "giant", "hand")
    brain = s.put(0, "brain", "hand")
    s.act("special_summon", brain)
    through(s)
    assert s.game.value(brain, "atk") == 1500 + 7 * 200


@pytest.mark.parametrize("lies_there", [False, True])
def test_it_loses_atk_until_the_end_of_the_turn_with_a_target_or_without(lies_there: bool) -> None:
    s = Scenario("zh-mr2", KNIGHT)
    bear = s.put(0, "bear", "graveyard") if lies_there else None
    knight = s.put(0, "knight", "hand")
    s.act("normal_summon", knight)
    through(s)
    assert s.game.value(knight, "atk") == 500
    assert bear is None or s.where(bear).startswith("0.m")
    s.end_turn()
    assert s.game.value(knight, "atk") == 1500
