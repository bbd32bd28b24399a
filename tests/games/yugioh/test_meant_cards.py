"""Which cards "it", "they" and "that monster" are, and how many cards a cost takes, as it plays."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, snare, through, use

TRADE = magic("trade", "Target 1 monster your opponent controls; discard 1 card, and if you do, banish it.")
SEEDS = magic(
    "seeds", 'Target up to 2 "mouse" in your GY; send this card to the GY, and if you do, Special Summon them.'
)
LANTERN = effect(
    "lantern", "If this card is Normal Summoned: Place 1 Oil Counter on it. Gains 300 ATK for each Oil Counter on it."
)
PLUNGE = magic(
    "plunge",
    "Target 1 monster in your GY; Special Summon it, and if you do, if your opponent controls any face-up monsters, "
    "change their DEF to 0.",
)
PENALTY = snare(
    "penalty",
    'At the start of the Damage Step, if your "ox" monster battles an opponent\'s monster: You can banish that '
    "opponent's monster until your opponent's 2nd End Phase.",
    "continuous",
)
DUSK = magic(
    "dusk",
    "During the End Phase of this turn, destroy all Defense Position monsters your opponent controls, and if you do, "
    "inflict 500 damage to your opponent for each monster destroyed.",
)
HERALD = effect("herald", "Your opponent cannot target other monsters for attacks.")
BRACE = effect(
    "brace",
    "You can Special Summon this card (from your hand) by banishing 1 EARTH and 1 Warrior monster from your GY.",
    level=6,
)


def test_what_was_given_up_is_not_what_it_is_done_to() -> None:
    s = Scenario("zh-mr2", TRADE)
    bear, mouse = s.put(1, "bear", "m1"), s.put(0, "mouse", "hand")
    use(s, "trade")
    assert (s.where(bear), s.where(mouse)) == ("1.banished", "0.graveyard")


def test_they_are_the_targets_and_not_the_card_itself() -> None:
    s = Scenario("zh-mr2", SEEDS)
    mice = [s.put(0, "mouse", "graveyard") for _ in range(2)]
    s.act("activate", s.put(0, "seeds", "hand"))
    s.settle("target")
    s.pick(*mice)
    through(s)
    assert sorted(s.where(mouse)[:3] for mouse in mice) == ["0.m", "0.m"]


def test_counters_on_it_are_those_on_the_card_that_gains() -> None:
    s = Scenario("zh-mr2", LANTERN)
    lantern, other = s.put(0, "lantern", "hand"), s.put(0, "lantern", "m3")
    s.act("normal_summon", lantern)
    through(s)
    assert (s.game.value(lantern, "atk"), s.game.value(other, "atk")) == (1800, 1500)


def test_their_values_are_those_of_the_monsters_that_the_condition_counts() -> None:
    s = Scenario("zh-mr2", PLUNGE)
    bear, mine, foes = (
        s.put(0, "bear", "graveyard"),
        s.put(0, "ox", "m3"),
        [s.put(1, "ox", "m1"), s.put(1, "wall", "m2")],
    )
    use(s, "plunge")
    assert [s.game.value(card, "def") for card in (bear, mine, *foes)] == [1200, 1000, 0, 0]


def test_that_opponents_monster_is_the_one_that_is_fought_and_comes_back_at_the_second_end_phase() -> None:
    s = Scenario("zh-mr2", PENALTY)
    s.put(0, "penalty", "s1")
    ox, wall = s.put(0, "ox", "m1"), s.put(1, "wall", "m1")
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", wall)
    through(s)
    assert (s.where(ox), s.where(wall)) == ("0.m1", "1.banished")
    s.end_turn()
    s.end_turn()
    assert s.where(wall) == "1.banished", "the first End Phase of the opponent is not the second"
    s.end_turn()
    s.end_turn()
    assert s.where(wall) == "1.m1"


def test_what_hangs_on_a_later_step_is_done_with_it() -> None:
    s = Scenario("zh-mr2", DUSK)
    walls = [s.put(1, "wall", "m1", "up/side"), s.put(1, "wall", "m2", "up/side")]
    use(s, "dusk")
    assert s.lp(1) == 8000 and s.where(walls[0]) == "1.m1"
    s.end_turn()
    assert s.lp(1) == 7000 and {s.where(wall) for wall in walls} == {"1.graveyard"}


@pytest.mark.rule("yugioh-zh", "YZH-3.42")
def test_a_rule_on_the_opponents_attacks_binds_only_those() -> None:
    s = Scenario("zh-mr2", HERALD)
    herald, bear, foe = s.put(0, "herald", "m1"), s.put(0, "bear", "m2"), s.put(1, "mouse", "m1")
    s.act("phase", value="battle")
    s.act("attack", bear)
    assert s.offered("attack") == [foe]
    s.do("attack", foe)
    ox = s.put(1, "ox", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    assert s.offered("attack") == [herald]


def test_one_card_does_not_pay_for_two() -> None:
    s = Scenario("zh-mr2", BRACE)
    brace = s.put(0, "brace", "hand")
    s.put(0, "bear", "graveyard")
    assert "special_summon" not in s.acts(brace)
    s.put(0, "ox", "graveyard")
    s.act("special_summon", brace)
    through(s)
    assert s.where(brace).startswith("0.m") and s.size(0, "banished") == 2


TRIO = magic("trio", "If you control 2 or more monsters with the same name: Draw 1 card.")
FEAR = effect(
    "fear",
    "Once per turn: You can destroy all monsters your opponent controls whose DEF is lower than this card's ATK.",
)


def test_so_many_with_the_same_name_are_of_one_name() -> None:
    s = Scenario("zh-mr2", TRIO)
    trio, _, _ = s.put(0, "trio", "hand"), s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    assert "activate" not in s.acts(trio)
    s.put(0, "bear", "m3")
    assert "activate" in s.acts(trio)


def test_a_face_down_monster_is_compared_with_nothing() -> None:
    s = Scenario("zh-mr2", FEAR)
    fear, down = s.put(0, "fear", "m1"), s.put(1, "mouse", "m1", "down/side")
    assert "activate" not in s.acts(fear)
    s.put(1, "mouse", "m2")
    s.act("activate", fear)
    through(s)
    assert s.where(down) == "1.m1" and s.size(1, "graveyard") == 1
