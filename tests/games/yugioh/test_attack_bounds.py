"""Which monsters may attack at all, and what they may attack."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, Scenario, effect, through

RAISER = effect(
    "raiser",
    "Once per turn: You can target 1 monster in your opponent's GY; Special Summon that target to your field, but only "
    "that monster can attack for the rest of this turn.",
)


def test_only_what_was_brought_back_can_attack_and_none_that_comes_later() -> None:
    s = Scenario("zh-mr2", RAISER)
    raiser = s.put(0, "raiser", "m1")
    bear, ox = s.put(1, "bear", "graveyard"), s.put(0, "ox", "hand")
    s.act("activate", raiser)
    through(s)
    s.do("normal_summon", ox)
    s.put(1, "filler", "m1", DEFENSE)
    s.act("phase", value="battle")
    through(s)
    assert s.offered("attack") == [bear]


SWARM = effect(
    "swarm",
    "This card can only attack while you control exactly 2 Warrior monsters (and no other monsters).",
)


def attacks(s: Scenario) -> list[int]:
    s.put(1, "filler", "m1", DEFENSE)
    s.act("phase", value="battle")
    through(s)
    return s.offered("attack")


@pytest.mark.parametrize(("others", "may"), [((), False), (("bear",), True), (("bear", "ox"), False)])
def test_it_attacks_only_while_both_conditions_hold(others: tuple[str, ...], may: bool) -> None:
    s = Scenario("zh-mr2", SWARM)
    swarm = s.put(0, "swarm", "m1")
    for at, name in enumerate(others):
        s.put(0, name, f"m{at + 2}")
    assert (swarm in attacks(s)) == may


HIDER = effect("hider", "This card can only declare an attack during the turn it is flipped face-up.")


@pytest.mark.parametrize("turned", [True, False])
def test_it_attacks_only_in_the_turn_in_which_it_was_flipped(turned: bool) -> None:
    s = Scenario("zh-mr2", HIDER)
    hider = s.put(0, "hider", "m1", FACE_DOWN if turned else None)
    if turned:
        s.act("flip_summon", hider)
        through(s)
    assert (hider in attacks(s)) == turned


CHOOSER = effect(
    "chooser",
    "Once per turn: You can pay 100 Life Points; activate 1 of these effects. Each of these effects can only be used "
    "once while this card is face-up on the field.\n● Draw 1 card.\n● Gain 1000 Life Points.",
)


def test_each_line_is_chosen_once_while_the_card_is_there_and_one_of_them_in_a_turn() -> None:
    s = Scenario("zh-mr2", CHOOSER)
    chooser = s.put(0, "chooser", "m1")
    for left in (1, 0):
        s.act("activate", chooser)
        through(s)
        assert chooser not in s.offered("activate")
        s.end_turn()
        s.end_turn()
        assert (chooser in s.offered("activate")) == bool(left)


BREEDER = effect(
    "breeder",
    'Each time your opponent Normal Summons a monster(s): Special Summon 1 "Larva Token" (Fiend-Type/DARK/Level 1/ATK '
    "100/DEF 100) for each monster Summoned. These Tokens cannot declare an attack.",
)


def test_what_is_said_of_tokens_after_an_effect_holds_for_those_it_has_summoned() -> None:
    s = Scenario("zh-mr2", BREEDER)
    breeder = s.put(0, "breeder", "m1")
    s.end_turn()
    s.act("normal_summon", s.put(1, "bear", "hand"))
    through(s)
    s.end_turn()
    token = next(card.id for card in s.table.cards.values() if s.game.data(card.id).name == "Larva Token")
    assert attacks(s) == [breeder] and s.where(token).startswith("0.m")


BLAZE = effect(
    "blaze",
    "During your opponent's Battle Phase, your opponent must attack this monster with any Attack Position monsters "
    "they control.",
    atk=3000,
)


def test_what_binds_within_the_battle_phase_forces_nobody_into_it() -> None:
    s = Scenario("zh-mr2", BLAZE)
    bear, blaze, ox = s.put(0, "bear", "m1"), s.put(1, "blaze", "m1"), s.put(1, "ox", "m2")
    assert {option.value for option in s.choice.options if option.act == "phase"} == {"battle", "end"}
    s.do("phase", value="battle")
    assert not [option for option in s.choice.options if option.act == "phase"], "the bear must attack first"
    s.act("attack", bear)
    assert {option.card for option in s.choice.options} == {blaze} and ox is not blaze
