"""Line assignment, and the Zones' places (303, 515 to 517)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, NONE, Arena, mystic

from sanam.engine import manual
from sanam.engine.choice import Refused


@pytest.mark.rule(BOOK, "515.1", "515.4", "516.1", "516.2", "516.8", "516.10", "500.3", "SMG-14", "303.2", "515.6")
def test_a_seal_changes_to_any_place_of_the_other_line_and_stays_active() -> None:
    s = Arena()
    left, right, bear = s.put(0, "wolf", DF), s.put(0, "wolf", DF), s.put(0, "bear", AT)
    s.act("change_line", bear)
    assert [(o.zone, o.value) for o in s.choice.options] == [(f"0.{DF}", 0), (f"0.{DF}", 1), (f"0.{DF}", 2)]
    s.act("line", value=1)
    assert s.zone(0, DF) == [left, bear, right]
    assert s.active(bear)
    assert s.mp(0) == 8  # there is no Cost


@pytest.mark.rule(BOOK, "515.9.1")
def test_once_a_subturn_for_each_seal() -> None:
    s = Arena()
    bear, wolf = s.put(0, "bear", AT), s.put(0, "wolf", AT)
    s.put(1, "wolf", DF)
    s.act("change_line", bear)
    s.act("line")
    assert s.rule("change_line", bear) == "515.9.1"
    assert s.offered("change_line") == [wolf]
    s.end_subturn()
    s.end_subturn()
    assert s.offered("change_line") == [bear, wolf] or s.offered("change_line") == [wolf, bear]


@pytest.mark.rule(BOOK, "515.9", "515.9.3")
def test_the_seal_is_active_and_ones_own() -> None:
    s = Arena()
    tired, theirs = s.put(0, "bear", AT, INACTIVE), s.put(1, "bear", AT)
    assert s.offered("change_line") == []
    assert s.rule("change_line", tired) == "500.1"
    assert s.rule("change_line", theirs) == "500.2"


@pytest.mark.rule(BOOK, "515.9.2", "709.6.1")
def test_a_seal_that_is_kept_in_the_df_line_does_not_change() -> None:
    s = Arena()
    bear = s.put(0, "bear", AT)
    s.hand(1, manual.SetCount(bear, "curse.freeze", 2))
    assert s.where(bear) == f"0.{DF}"
    assert s.rule("change_line", bear) == "709.6.1"


@pytest.mark.rule(BOOK, "516.3", "516.5")
def test_there_is_an_interfere_step_before_it_moves() -> None:
    s = Arena()
    bear = s.put(0, "bear", AT)
    s.put(1, "bolt", "hand")
    s.act("change_line", bear)
    s.act("line")
    assert (s.choice.kind, s.choice.seat, s.where(bear)) == ("interfere", 1, f"0.{AT}")
    assert s.game.running.frames("ChangeLine")[0].locals["assigning"]
    s.decline()
    assert s.where(bear) == f"0.{DF}"


@pytest.mark.rule(BOOK, "516.7")
def test_a_seal_that_cannot_change_any_more_stays_where_it_is() -> None:
    s = Arena()
    bear, bolt = s.put(0, "bear", AT), s.put(1, "bolt", "hand")
    s.act("change_line", bear)
    s.act("line")
    s.cut_in(bolt, manual.Turn(bear, INACTIVE))
    s.settle()
    assert (s.choice.kind, s.where(bear)) == ("action", f"0.{AT}")


@pytest.mark.rule(BOOK, "303.2.3", "515.5")
def test_no_seal_moves_within_its_line() -> None:
    s = Arena()
    bear, _wolf = s.put(0, "bear", AT), s.put(0, "wolf", AT)
    s.act("change_line", bear)
    assert {o.zone for o in s.choice.options} == {f"0.{DF}"}
    with pytest.raises(Refused, match="fixed-in-its-line"):
        s.hand(0, manual.Move(bear, f"0.{AT}"))


@pytest.mark.rule(BOOK, "515.8")
def test_a_move_by_an_effect_is_no_assignment() -> None:
    s = Arena()
    bear = s.put(0, "bear", AT)
    s.hand(0, manual.Move(bear, f"0.{DF}"))
    assert s.where(bear) == f"0.{DF}"
    assert "change_line" in s.acts(bear)


@pytest.mark.rule(BOOK, "303.3")
def test_a_seal_that_an_effect_puts_into_a_line_has_not_been_assigned_one() -> None:
    s = Arena()
    bear = s.put(0, "bear", "hand")
    s.hand(0, manual.Move(bear, f"0.{DF}"))
    assert "change_line" in s.acts(bear)


@pytest.mark.rule(BOOK, "517.1", "517.2", "517.6", "517.8", "515.2")
def test_a_seal_in_no_line_gets_one_without_an_interfere_step() -> None:
    s = Arena(prompts="always")
    bear = s.put(0, "bear", NONE)
    assert s.acts(bear) == ["assign_line"]
    s.act("assign_line", bear)
    assert {o.zone for o in s.choice.options} == {f"0.{AT}", f"0.{DF}"}
    s.act("line", zone=f"0.{AT}")
    assert (s.choice.kind, s.where(bear)) == ("action", f"0.{AT}")


@pytest.mark.rule(BOOK, "515.3", "709.11.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_what_kept_it_out_of_the_lines_ends_its_controller_gives_it_one_at_once(seat: int) -> None:
    s = Arena()
    bear = s.put(seat, "bear", AT)
    if seat == 0:
        s.act("change_line", bear)
        s.act("line")
    s.hand(1, manual.SetCount(bear, "curse.dimension", 99))
    assert s.where(bear) == f"{seat}.{NONE}"
    s.hand(1, manual.SetCount(bear, "curse.dimension", 0))
    # Even outside that player's Attack Subturn, and even when a Line was assigned already.
    assert (s.choice.kind, s.choice.seat) == ("line", seat)
    s.act("line", zone=f"{seat}.{AT}")
    assert (s.choice.kind, s.where(bear)) == ("action", f"{seat}.{AT}")


@pytest.mark.rule(BOOK, "303.1", "303.2.4")
def test_the_arena_is_face_up_and_mystic_cards_are_in_no_line() -> None:
    s = Arena(mystic("ring", "PS", 2))
    bear, ring = s.put(0, "bear", AT), s.put(0, "ring", "hand")
    with pytest.raises(Refused, match="arena-is-face-up"):
        s.hand(0, manual.Turn(bear, "down"))
    s.hand(0, manual.Move(ring, f"0.{AT}"))
    s.act("target", bear)
    assert (s.where(ring), s.card(ring).stance) == (f"0.{NONE}", "up")
    assert ring in s.game.mystics(0)
    assert ring not in s.game.seals(0)


@pytest.mark.rule(BOOK, "517.1")
def test_only_a_seal_that_is_in_no_line_is_given_one_so() -> None:
    s = Arena()
    bear, loose, dust = s.put(0, "bear", AT), s.put(0, "wolf", NONE), s.put(0, "dust", NONE)
    assert s.rule("assign_line", loose) == ""
    assert s.rule("assign_line", bear) == s.rule("assign_line", dust) == "517.1"
