"""Texts about counters: no more than so many, placed when what was activated resolves, and needed to use the card."""

from __future__ import annotations

import pytest
from scenario import Scenario, monster, parsed, spell

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

LIBRARY = parsed(
    monster(
        "library",
        traits=("effect",),
        text="Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves (max. "
        "2). You can Tribute this card with 2 Spell Counters on it; draw 1 card.",
    )
)
GIFT = parsed(spell("gift", text="Gain 100 LP."))


def read_so_many(s: Scenario, times: int) -> int:
    library = s.put(0, "library", "m1")
    for _ in range(times):
        s.do("activate", s.put(0, "gift", "hand"))
    return library


@pytest.mark.rule("yugioh-th", "YTH-4.25")
@pytest.mark.parametrize(("times", "counters"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_than_so_many(times: int, counters: int) -> None:
    s = Scenario("th-guide", LIBRARY, GIFT)
    library = read_so_many(s, times)
    assert s.card(library).counters.get("Spell", 0) == counters


@pytest.mark.parametrize(("times", "usable"), [(1, False), (2, True)])
def test_the_card_is_used_up_only_with_its_counters(times: int, usable: bool) -> None:
    s = Scenario("th-guide", LIBRARY, GIFT)
    library = read_so_many(s, times)
    assert (library in s.offered("activate")) == usable
    if usable:
        s.do("activate", library)
        assert s.where(library) == "0.graveyard" and s.size(0, "hand") == 1


TOO_MANY = "If this card is Normal Summoned: Place 3 Spell Counters on it (max. 2)."


def test_a_maximum_below_the_number_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        parse(TOO_MANY, monster("x", traits=("effect",)))


def test_a_counter_goes_where_it_may_be_placed() -> None:
    grasp = parsed(
        spell("grasp", text="Place 1 Spell Counter on a face-up card that you can place a Spell Counter on.")
    )
    s = Scenario("th-guide", LIBRARY, grasp)
    grasped = s.put(0, "grasp", "hand")
    bear = s.put(0, "bear", "m2")
    assert grasped not in s.offered("activate"), "no card bears such counters"
    library = s.put(0, "library", "m1")
    s.do("activate", grasped)
    assert s.card(library).counters.get("Spell", 0) == 2, "one for the Spell itself"
    assert not s.card(bear).counters
