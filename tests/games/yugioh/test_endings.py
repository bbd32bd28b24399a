"""Spells and Traps that stay on the field for so many turns."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, parsed, spell, through, trap

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

LIGHTS = parsed(
    spell(
        "lights",
        text="After this card's activation, it remains on the field, but destroy it during the End Phase of your "
        "opponent's 2nd turn. Your opponent's monsters cannot declare an attack.",
    )
)
BRIEF = parsed(spell("brief", text="Draw 1 card."))
FENCE = parsed(
    trap(
        "fence",
        "continuous",
        text="WATER monsters cannot declare an attack. Send this card to the Graveyard during your 2nd Standby Phase "
        "after activation.",
    )
)


@pytest.mark.rule("yugioh-zh", "YZH-2.94")
def test_a_normal_spell_stays_as_long_as_its_text_says() -> None:
    s = Scenario("zh-mr2", LIGHTS, BRIEF)
    lights, brief = s.put(0, "lights", "hand"), s.put(0, "brief", "hand")
    s.do("activate", brief)
    assert s.where(brief) == "0.graveyard"
    s.do("activate", lights)
    ox = s.put(1, "ox", "m1")
    for _ in range(2):
        assert s.where(lights).startswith("0.s")
        s.end_turn()
        if s.game.turn_player() == 1:
            s.do("phase", value="battle")
            assert ox not in s.offered("attack")
        s.end_turn()
    assert s.where(lights) == "0.graveyard"


def test_a_trap_counts_the_phases_since_its_activation() -> None:
    s = Scenario("zh-mr2", FENCE)
    fence = s.put(0, "fence", "s1", SET)
    s.do("activate", fence)
    where = []
    for _ in range(4):
        s.end_turn()
        where.append(s.where(fence))
    assert where == ["0.s1", "0.s1", "0.s1", "0.graveyard"]


def test_no_two_ends_are_understood() -> None:
    text = (
        "Destroy this card during your 2nd End Phase after activation. Destroy this card during your 3rd End Phase "
        "after activation."
    )
    with pytest.raises(NotUnderstood):
        parse(text, trap("x", "continuous"))


def test_the_end_is_no_part_of_the_effect_before_it() -> None:
    text = (
        "When a monster you control destroys an opponent's monster by battle: Draw 1 card. Destroy this card during "
        "your 3rd End Phase after activation."
    )
    drawing, ending = parse(text, spell("x", "continuous"))
    assert [len(ability.do) for ability in (drawing, ending)] == [1, 1] and ending.kind == "activate"


def test_what_lasts_until_the_next_draw_phase_of_its_player() -> None:
    heat = magic("heat", "Neither player can Normal or Special Summon an Effect Monster, until your next Draw Phase.")
    seer = effect("seer", "During your Draw Phase: You can Special Summon this card from your hand.")
    s = Scenario("zh-mr2", heat, seer)
    s.do("activate", s.put(0, "heat", "hand"))
    mine, theirs, plain = s.put(0, "seer", "hand"), s.put(1, "seer", "hand"), s.put(0, "bear", "hand")
    assert "normal_summon" not in s.acts(mine) and "normal_summon" in s.acts(plain)
    s.end_turn()
    assert "normal_summon" not in s.acts(theirs) and s.where(theirs) == "1.hand"
    s.act("phase", value="end")
    s.settle("optional_trigger")
    assert (s.phase, s.choice.kind, s.choice.seat) == ("draw", "optional_trigger", 0)
    s.act("activate")
    through(s)
    assert s.where(mine).startswith("0.m")
