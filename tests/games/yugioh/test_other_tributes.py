"""Tribute Summons for which Spells and Traps may be Tributed, too."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare, through

ANY = effect(
    "any", "To Tribute Summon this card face-up, you can Tribute Trap(s) you control, as well as monsters.", level=7
)
ONE = effect(
    "one",
    "To Tribute Summon this card face-up, you can Tribute a Continuous Spell/Trap Card you control, instead of a "
    "monster.",
    level=7,
)
LAW = magic("law", "All monsters you control gain 100 ATK.", "continuous")
PIT = snare("pit", "Destroy 1 monster your opponent controls.")


@pytest.mark.parametrize(("traps", "bears", "able"), [(2, 0, True), (1, 1, True), (1, 0, False)])
def test_any_number_of_traps_beside_monsters(traps: int, bears: int, able: bool) -> None:
    s = Scenario("zh-mr2", ANY, PIT)
    card = s.put(0, "any", "hand")
    pits = [s.put(0, "pit", f"s{at + 1}", SET) for at in range(traps)]
    for at in range(bears):
        s.put(0, "bear", f"m{at + 1}")
    assert (s.refused("normal_summon", card) is None) == able
    assert s.refused("set_monster", card) is not None, "only for a face-up Summon"
    if able:
        s.act("normal_summon", card)
        through(s)
        assert s.where(card).startswith("0.m")
        assert all(s.where(pit) == "0.graveyard" for pit in pits)


@pytest.mark.parametrize(("laws", "bears", "able"), [(2, 0, False), (1, 1, True), (2, 1, True)])
def test_one_instead_of_a_monster(laws: int, bears: int, able: bool) -> None:
    s = Scenario("zh-mr2", ONE, LAW, PIT)
    card = s.put(0, "one", "hand")
    s.put(0, "pit", "s5", SET)
    found = [s.put(0, "law", f"s{at + 1}") for at in range(laws)]
    for at in range(bears):
        s.put(0, "bear", f"m{at + 1}")
    assert (s.refused("normal_summon", card) is None) == able
    if able:
        s.act("normal_summon", card)
        through(s)
        assert [s.where(law) for law in found].count("0.graveyard") == 1


def test_no_spells_and_traps_where_they_leave_no_zone() -> None:
    s = Scenario("zh-mr2", ANY, PIT)
    card = s.put(0, "any", "hand")
    for at in range(2):
        s.put(0, "pit", f"s{at + 1}", SET)
    for at in range(5):
        s.put(0, "bear", f"m{at + 1}")
    s.act("normal_summon", card)
    assert {s.card(option.card).code for option in s.choice.options if option.card is not None} == {s.cards["bear"].key}
