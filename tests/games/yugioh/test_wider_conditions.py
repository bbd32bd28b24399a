"""Conditions and rules in their symmetric forms: equipped with what, whose effect but its own, gone from where."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, snare, through, use

from sanam.games.yugioh.texts.reading.draft import NotUnderstood

BLADE = magic("blade", "The equipped monster gains 100 ATK.", icon="equip")
BOMB = magic("bomb", "Destroy all monsters on the field.")


def test_gains_while_it_is_equipped_with_such_a_card() -> None:
    proud = effect("proud", "While this card is equipped with an Equip Card, it cannot be destroyed by card effects.")
    s = Scenario("zh-mr2", proud, BLADE, BOMB)
    bare, armed = s.put(0, "proud", "m1"), s.put(0, "proud", "m2")
    s.act("activate", s.put(0, "blade", "hand"))
    while s.choice.kind != "action":
        pick = [i for i, o in enumerate(s.choice.options) if o.card == armed] or [0]
        s.play.answer(pick if s.choice.least else pick[: s.choice.most and len(pick) and 0])
    use(s, "bomb")
    assert s.where(armed) == "0.m2" and s.where(bare) == "0.graveyard"


@pytest.mark.parametrize("own", [True, False])
def test_destroyed_by_an_effect_but_its_own(own: bool) -> None:
    idol = effect(
        "idol",
        "You can destroy this card. When this card is destroyed by a card effect, except by its own effect: Draw 1 card.",
    )
    s = Scenario("zh-mr2", idol, BOMB)
    card = s.put(0, "idol", "m1")
    if own:
        s.act("activate", card)
        through(s)
    else:
        use(s, "bomb")
    assert s.where(card) == "0.graveyard" and len(s.table.zones["0.hand"]) == (0 if own else 1)


def test_all_must_attack_this_card() -> None:
    lure = effect("lure", "All monsters your opponent controls must attack this card, if able.", def_=2500)
    s = Scenario("zh-mr2", lure)
    lured, other = s.put(1, "lure", "m1"), s.put(1, "bear", "m2")
    ox = s.put(0, "ox", "m1")
    s.do("phase", value="battle")
    assert "end" not in {o.value for o in s.choice.options} and s.offered("attack") == [ox]
    s.act("attack", ox)
    assert lured in s.offered("attack") and other not in s.offered("attack")


def test_opponent_has_no_such_cards() -> None:
    heir = effect("heir", "If your opponent has no Spells in their GY: You can draw 1 card.")
    s = Scenario("zh-mr2", heir, BOMB)
    card = s.put(0, "heir", "m1")
    s.put(0, "bomb", "graveyard")
    assert "activate" in s.acts(card)
    s.put(1, "bomb", "graveyard")
    assert "activate" not in s.acts(card)


def test_destroyed_a_monster_by_battle_this_turn() -> None:
    s = Scenario(
        "zh-mr2",
        snare(
            "relic", "Target 1 face-up monster on the field that destroyed a monster by battle this turn; destroy it."
        ),
    )
    relic, ox = s.put(0, "relic", "s1", "down"), s.put(0, "ox", "m1")
    assert relic not in s.offered("activate")
    s.attack(ox, s.put(1, "bear", "m1"))
    s.to_main2()
    s.act("activate", relic)
    through(s)
    assert s.where(ox) == "0.graveyard"


@pytest.mark.parametrize("turns", [0, 1])
def test_comes_back_in_the_end_phase_of_the_turn_it_was_banished(turns: int) -> None:
    scout = effect(
        "scout",
        "If this card is removed from play, Special Summon it in face-up Attack Position during the End Phase of this turn.",
    )
    hole = magic("hole", 'Banish 1 "scout" you control.')
    s = Scenario("zh-mr2", scout, hole)
    card = s.put(0, "scout", "banished" if turns else "m1")
    if not turns:
        use(s, "hole")
        assert s.where(card) == "0.banished"
    s.end_turn()
    assert (s.where(card)[:3] == "0.m") == (not turns)


@pytest.mark.parametrize("origin", ["m1", "hand"])
def test_was_sent_from_the_field_this_turn(origin: str) -> None:
    soul = effect(
        "soul",
        "During the End Phase, if this card was sent from your side of the field to your Graveyard this turn: You can gain 700 LP.",
    )
    bury = magic("bury", 'Send 1 "soul" from your hand or field to the GY.')
    s = Scenario("zh-mr2", soul, bury)
    card = s.put(0, "soul", origin)
    use(s, "bury")
    assert s.where(card) == "0.graveyard"
    s.act("phase", value="end")
    through(s)
    assert s.lp(0) == (8700 if origin == "m1" else 8000)


def test_gains_by_its_rank() -> None:
    unit = magic("unit", "The equipped monster gains ATK equal to its Rank × 200.", icon="equip")
    s = Scenario("zh-mr2", unit, monster("knave", 3, 1000, traits=("xyz", "effect")))
    knave = s.put(0, "knave", "m1")
    use(s, "unit")
    assert s.game.value(knave, "atk") == 1600


def test_survives_the_first_time_each_turn() -> None:
    cat = effect(
        "cat", "Each turn, the first time this card would be destroyed by battle, it is not destroyed.", atk=100
    )
    s = Scenario("zh-mr2", cat)
    card = s.put(1, "cat", "m1")
    s.attack(s.put(0, "ox", "m1"), card)
    assert s.where(card) == "1.m1"
    s.attack(s.put(0, "bear", "m2"), card)
    assert s.where(card) == "1.graveyard"


def test_neither_attacks_nor_activates() -> None:
    seal = magic(
        "seal", "Level 5 or higher monsters on the field cannot attack or activate their effects.", icon="continuous"
    )
    s = Scenario("zh-mr2", seal, effect("lord", "You can draw 1 card.", level=5))
    lord = s.put(0, "lord", "m1")
    assert "activate" in s.acts(lord)
    s.put(1, "seal", "s1")
    assert "activate" not in s.acts(lord)
    s.do("phase", value="battle")
    assert lord not in s.offered("attack")


@pytest.mark.parametrize("raised", [True, False])
def test_has_the_effect_if_it_came_from_the_graveyard(raised: bool) -> None:
    rider = effect(
        "rider",
        "If this card is Special Summoned from the Graveyard, it gains the following effect.\n● This card cannot be destroyed by card effects.",
    )
    lift = magic("lift", 'Special Summon 1 "rider" from your hand or GY.')
    s = Scenario("zh-mr2", rider, lift, BOMB)
    card = s.put(0, "rider", "graveyard" if raised else "hand")
    use(s, "lift")
    use(s, "bomb")
    assert (s.where(card) == "0.graveyard") != raised


def test_a_monster_that_was_sent_from_the_field_is_remembered() -> None:
    deal = snare("deal", "If a Level 8 or higher monster you control was sent to the GY this turn: Draw 1 card.")
    s = Scenario("zh-mr2", deal, BOMB, monster("titan", 8, 3000))
    trap = s.put(0, "deal", "s1", "down")
    s.put(0, "bear", "m1")
    use(s, "bomb")
    assert trap not in s.offered("activate")
    s.put(1, "titan", "m1")
    use(s, "bomb")
    assert trap not in s.offered("activate"), "that was the opponent's"
    s.put(0, "titan", "m1")
    use(s, "bomb")
    assert trap in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert trap not in s.offered("activate")


def test_whose_card_has_left_must_be_said() -> None:
    with pytest.raises(NotUnderstood):
        snare("vague", "If a monster was sent to your GY this turn: Draw 1 card.")


def test_a_token_that_is_no_more_was_special_summoned() -> None:
    brood = magic("brood", 'Special Summon 1 "Chick Token" (Winged Beast/WIND/Level 1/ATK 0/DEF 0).')
    calm = effect(
        "calm", "During your Main Phase, if you did not Special Summon a monster this turn: You can draw 1 card."
    )
    s = Scenario("zh-mr2", brood, calm, BOMB)
    use(s, "brood")
    use(s, "bomb")
    assert "activate" not in s.acts(s.put(0, "calm", "m1"))


def test_of_several_own_ways_none_is_told_of() -> None:
    with pytest.raises(NotUnderstood, match="which of its ways"):
        effect(
            "king",
            "You can Normal Summon this card without Tributing, but its original ATK becomes 900. You can Special Summon "
            "this card (from your hand) by Tributing 1 monster.",
            level=8,
        )


def test_the_other_monster_is_not_this_card() -> None:
    fool = effect(
        "fool",
        "Once per turn: You can target 1 face-up monster your opponent controls and 1 other face-up monster you control; destroy those targets.",
    )
    s = Scenario("zh-mr2", fool)
    card = s.put(0, "fool", "m1")
    s.put(1, "ox", "m1")
    assert "activate" not in s.acts(card)
    s.put(0, "bear", "m2")
    assert "activate" in s.acts(card)


def test_a_monster_is_equipped_with_such_a_card() -> None:
    glass = snare(
        "glass", "You can only activate this card when a monster is equipped with an Equip Spell Card. Draw 1 card."
    )
    s = Scenario("zh-mr2", glass, BLADE)
    trap = s.put(0, "glass", "s1", "down")
    s.put(0, "bear", "m1")
    s.put(1, "ox", "m1")
    assert trap not in s.offered("activate")
    use(s, "blade")
    assert trap in s.offered("activate")


def test_gives_the_battle_to_another_monster() -> None:
    angel = effect(
        "angel",
        "When your Fairy monster is targeted for an attack: You can Tribute it and send this card from your hand to the GY, then target 1 face-up monster you control; "
        "change the attack target to your targeted monster, and if you do, it gains ATK equal to the original ATK of the Tributed monster, until the end of this turn.",
    )
    s = Scenario("zh-mr2", angel, monster("fay", 4, 800, race="Fairy"))
    fay, bear, card = s.put(1, "fay", "m1"), s.put(1, "bear", "m2"), s.put(1, "angel", "hand")
    ox = s.put(0, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", fay)
    through(s)
    assert s.where(fay) == s.where(card) == "1.graveyard"
    assert s.where(ox) == "0.graveyard" and s.where(bear) == "1.m2" and s.lp(0) == 8000 - (1500 + 800 - 1700)
