"""Synchro Monsters whose Level is the total of what was banished for them: only what comes to one may be chosen."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, monster, parsed, through

from sanam.games.yugioh.cards.model import CardData


def synchro(name: str, level: int) -> CardData:
    text = "1 Tuner + 1 or more non-Tuner monsters\nThis card cannot attack."
    return parsed(monster(name, level, 2000, 1000, traits=("synchro", "effect"), text=text))


FIVE, SIX = synchro("five", 5), synchro("six", 6)
VANE = effect(
    "vane",
    "If this card is in your GY, you can banish this card plus 1 non-Tuner monster in your GY, and Special Summon 1 "
    "Synchro Monster from your Extra Deck whose Level equals the total Levels of the removed monsters.",
    level=1,
    traits=("tuner", "effect"),
)
BLADE = effect(
    "blade",
    "If this card is in your GY: You can target 1 non-Tuner monster in your GY; banish both it and this card, and if "
    "you do, Special Summon 1 Synchro Monster from your Extra Deck whose Level equals the total Levels those 2 "
    "monsters had.",
    level=1,
    traits=("tuner", "effect"),
)


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@pytest.mark.parametrize("name", ["vane", "blade"])
@pytest.mark.parametrize(
    ("dead", "used"),
    [(("bear",), "bear"), (("knight",), ""), (("knight", "bear"), "bear"), (("giant", "knight"), "")],
)
def test_only_what_comes_to_such_a_level(name: str, dead: tuple[str, ...], used: str) -> None:
    s = Scenario("zh-mr2", VANE, BLADE, FIVE, extra=("five",))
    card = s.put(0, name, "graveyard")
    cards = {each: s.put(0, each, "graveyard") for each in dead}
    assert (s.refused("activate", card) is None) == bool(used)
    if not used:
        return
    s.act("activate", card)
    through(s)
    assert {each for each, at in cards.items() if s.where(at) == "0.banished"} == {used}
    assert s.where(card) == "0.banished"
    assert not s.zone(0, "extra")


@pytest.mark.parametrize("name", ["vane", "blade"])
def test_the_one_of_the_right_level_comes(name: str) -> None:
    s = Scenario("zh-mr2", VANE, BLADE, FIVE, SIX, extra=("five", "six"))
    card = s.put(0, name, "graveyard")
    s.put(0, "knight", "graveyard")
    s.act("activate", card)
    through(s)
    (left,) = s.zone(0, "extra")
    assert s.card(left).code == s.cards["five"].key
