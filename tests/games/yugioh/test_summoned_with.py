"""Values by what a monster was Summoned with, by one or the other of two values, and by what has changed."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, use

HOARDER = effect(
    "hoarder",
    "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by Tributing all monsters you control. "
    "This card's ATK becomes the combined original ATK of the Tributed monsters.",
    level=8,
    atk=0,
)
GATHERER = effect(
    "gatherer",
    "Cannot be Normal Summoned/Set. This card cannot be Special Summoned except by banishing a Beast-Type monster(s) "
    "in your Graveyard. The original ATK and DEF of this card become the number of Beast-Type monsters you removed "
    "from play when you Special Summoned this card x 700.",
    level=8,
    atk=0,
    def_=0,
)
HEIR = effect(
    "heir",
    "The ATK of this card becomes twice the original ATK of 1 monster that you Tributed for the Tribute Summon of this "
    "card.",
    level=6,
    atk=0,
)
CALF = monster("calf", race="Beast")
RAZE = magic("raze", "Banish all cards in your GY.")


def summoned(s: Scenario, name: str) -> int:
    card = s.put(0, name, "hand")
    s.act("special_summon", card)
    s.settle()
    return card


def test_it_has_what_was_tributed_for_its_own_summon_together() -> None:
    s = Scenario("zh-mr2", HOARDER, RAZE)
    s.put(0, "ox", "m1")
    s.put(0, "giant", "m2")
    hoarder = summoned(s, "hoarder")
    assert s.game.value(hoarder, "atk") == 1700 + 2500
    use(s, "raze")
    assert s.game.value(hoarder, "atk") == 1700 + 2500, "wherever they are now"


@pytest.mark.parametrize("count", [1, 3])
def test_it_counts_what_was_banished_for_its_own_summon(count: int) -> None:
    s = Scenario("zh-mr2", GATHERER, CALF)
    calves = [s.put(0, "calf", "graveyard") for _ in range(4)]
    s.act("special_summon", card := s.put(0, "gatherer", "hand"))
    s.pick(*calves[:count])
    s.settle()
    assert s.game.value(card, "atk") == s.game.value(card, "def") == 700 * count
    s.put(0, "calf", "banished")
    assert s.game.value(card, "atk") == 700 * count


def test_it_has_twice_what_the_one_tribute_had() -> None:
    s = Scenario("zh-mr2", HEIR)
    ox = s.put(0, "ox", "m1")
    s.put(0, "giant", "m2")
    heir = s.put(0, "heir", "hand")
    s.act("normal_summon", heir)
    s.pick(ox)
    s.settle()
    assert s.where(heir).startswith("0.m") and s.game.value(heir, "atk") == 3400


SCALES = {
    "higher": "inflict damage to your opponent equal to its ATK or DEF (whichever is higher).",
    "lower": "inflict damage to your opponent equal to its ATK or DEF (whichever is lower, but your choice if tied).",
    "difference": "inflict damage to your opponent equal to the difference between its original ATK and current ATK.",
}
DULL = magic("dull", "All monsters on the field lose 400 ATK.")


@pytest.mark.parametrize(("which", "damage"), [("higher", 1300), ("lower", 1000), ("difference", 400)])
def test_one_of_two_values_or_their_difference(which: str, damage: int) -> None:
    scales = magic("scales", f"Target 1 face-up monster on the field; {SCALES[which]}")
    s = Scenario("zh-mr2", scales, DULL)
    s.put(1, "ox", "m1")  # 1700 and 1000
    use(s, "dull")
    use(s, "scales")
    assert s.lp(1) == 8000 - damage
