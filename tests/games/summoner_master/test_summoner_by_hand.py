"""What players do by hand in the middle of a procedure, and what is brought in by hand (100.5, 707, 708, 710)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, form, mystic, seal, skill

from sanam.engine import manual
from sanam.engine.choice import Refused

RING = mystic("ring", "PS", 2)
FLASH = mystic("flash", text="Do something.")
TWINS = seal("twins", at=5, mp="2/3", forms=(form(attack="multiple", strikes=2),))


# --- bringing in --------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "707.1",
    "707.2",
    "708.1.1",
    "708.1.2",
    "708.1.3",
    "708.1.7",
    "708.1.8",
    "708.1.8.1",
    "708.1.9",
    "SMG-19",
)
@pytest.mark.parametrize("zone", ["hand", "seal-shrine", "remove", "seal-library"])
def test_a_seal_is_brought_in_without_cost_or_interfere_step(zone: str) -> None:
    s = Arena(prompts="always")
    ox = s.put(0, "ox", zone)
    s.set_mp(0, 0)
    s.hand(0, manual.Move(ox, f"0.{NONE}"))
    assert (s.choice.kind, s.game.in_arena(ox), s.active(ox)) == ("line", True, True)
    assert s.game.running.being_cast(ox)
    s.act("line", zone=f"0.{DF}")
    assert (s.choice.kind, s.where(ox), s.game.running.being_cast(ox)) == ("action", f"0.{DF}", False)
    assert not [f for f in s.facts("cast") if f.card == ox]
    assert s.mp(0) == 0


@pytest.mark.rule(BOOK, "707.1")
@pytest.mark.parametrize("zone", ["hand", "mystic-shrine", "remove", "mystic-library"])
def test_a_mystic_card_is_brought_in_from_any_zone_for_nothing(zone: str) -> None:
    s = Arena(RING)
    wolf, ring = s.put(0, "wolf", AT), s.put(0, "ring", zone)
    s.set_mp(0, 0)
    assert s.offered("cast") == []
    s.hand(0, manual.Move(ring, f"0.{NONE}"))
    s.act("target", wolf)
    assert (s.card(ring).host, s.mp(0), s.facts("casts")) == (wolf, 0, [])


@pytest.mark.rule(BOOK, "708.1.10", "100.5")
def test_a_seal_that_leaves_while_it_enters_does_not_enter() -> None:
    s = Arena()
    ox = s.put(0, "ox", "hand")
    s.hand(0, manual.Move(ox, f"0.{NONE}"))
    s.hand(0, manual.Move(ox, "0.remove"))
    assert (s.choice.kind, s.where(ox), s.facts("brought_in")) == ("action", "0.remove", [])


@pytest.mark.rule(BOOK, "707.3")
def test_nothing_is_attached_to_a_seal_that_is_entering() -> None:
    s = Arena(RING)
    wolf, ring, ox = s.put(0, "wolf", AT), s.put(0, "ring", "hand"), s.put(0, "ox", "hand")
    s.hand(0, manual.Move(ox, f"0.{NONE}"))
    s.hand(0, manual.Move(ring, f"0.{NONE}"))
    assert (s.choice.kind, s.offered("target")) == ("target", [wolf])


@pytest.mark.rule(BOOK, "707.4")
def test_a_curse_on_a_seal_that_is_entering_waits() -> None:
    s = Arena()
    ox = s.put(0, "ox", "hand")
    s.hand(0, manual.Move(ox, f"0.{NONE}"))
    s.hand(1, manual.SetCount(ox, "curse.stone", 2))
    assert (s.choice.kind, s.game.curses(ox)) == ("line", {})
    s.act("line", zone=f"0.{AT}")
    assert s.game.curses(ox) == {"stone": 4}


@pytest.mark.rule(BOOK, "708.2.8", "708.2.9", "201.9.2.1")
def test_a_zero_turn_card_that_is_brought_in_has_its_effect_and_falls() -> None:
    s = Arena(FLASH, prompts="always")
    flash = s.put(0, "flash", "hand")
    s.hand(0, manual.Move(flash, f"0.{NONE}"))
    assert (s.choice.kind, s.where(flash)) == ("by_hand", f"0.{NONE}")
    s.act("done")
    assert s.where(flash) == "0.mystic-shrine"


@pytest.mark.rule(BOOK, "708.2.8", "708.2.8.1")
def test_a_pa_card_is_brought_in_without_a_target() -> None:
    s = Arena(mystic("mist", "PA", 3))
    s.put(0, "wolf", AT)
    mist = s.put(0, "mist", "hand")
    s.hand(0, manual.Move(mist, f"0.{NONE}"))
    assert (s.choice.kind, s.where(mist), s.card(mist).host) == ("action", f"0.{NONE}", None)
    assert s.card(mist).counters == {"turns": 6}


@pytest.mark.rule(BOOK, "708.2.10")
def test_a_mystic_card_that_leaves_while_it_enters_does_not_enter() -> None:
    s = Arena(RING)
    s.put(0, "wolf", AT)
    ring = s.put(0, "ring", "hand")
    s.hand(0, manual.Move(ring, f"0.{NONE}"))
    s.hand(0, manual.Move(ring, "0.hand"))
    assert (s.choice.kind, s.where(ring), s.card(ring).host) == ("action", "0.hand", None)


@pytest.mark.rule(BOOK, "710.2")
def test_what_an_effect_does_like_a_command_has_no_interfere_step() -> None:
    s = Arena(prompts="always")
    bear = s.put(0, "bear", AT)
    s.hand(0, manual.Move(bear, f"0.{DF}"))
    assert (s.choice.kind, s.where(bear)) == ("action", f"0.{DF}")
    s.act("change_line", bear)
    s.act("line")
    assert s.choice.kind == "interfere"


# --- in the middle of a procedure ---------------------------------------------------------------------


@pytest.mark.rule(BOOK, "100.5", "504.12")
def test_an_attacker_taken_away_at_the_question_for_its_target() -> None:
    s = Arena()
    ox, target = s.put(0, "ox", AT), s.put(1, "wolf", AT)
    s.act("attack", ox)
    s.hand(0, manual.Move(ox, f"0.{DF}"))
    assert (s.choice.kind, s.active(ox), s.where(target)) == ("action", False, f"1.{AT}")


@pytest.mark.rule(BOOK, "504.13")
def test_the_last_target_taken_away_at_the_question_for_it() -> None:
    s = Arena()
    ox, target = s.put(0, "ox", AT), s.put(1, "wolf", AT)
    s.act("attack", ox)
    s.hand(1, manual.Move(target, "1.hand"))
    assert (s.choice.kind, s.active(ox), s.mp(0)) == ("action", False, 6)


@pytest.mark.rule(BOOK, "505.11")
def test_a_hand_attacker_taken_away_at_the_question_for_the_kind() -> None:
    s = Arena()
    ox, dust = s.put(0, "ox", AT), s.put(1, "dust", "hand")
    s.act("attack_hand", ox)
    s.hand(0, manual.Move(ox, "0.hand"))
    assert (s.choice.kind, s.where(dust)) == ("action", "1.hand")


@pytest.mark.rule(BOOK, "505.12", "100.3")
def test_a_hand_that_is_empty_by_now_loses_nothing() -> None:
    s = Arena()
    ox, dust = s.put(0, "ox", AT), s.put(1, "dust", "hand")
    s.act("attack_hand", ox)
    s.hand(1, manual.Move(dust, "1.remove"))
    assert (s.choice.kind, s.where(dust), s.active(ox)) == ("action", "1.remove", False)


@pytest.mark.rule(BOOK, "507.10", "507.12")
def test_a_multiple_attack_that_nothing_is_left_for_ends() -> None:
    s = Arena(TWINS)
    twins, wolf = s.put(0, "twins", AT), s.put(1, "wolf", AT)
    s.act("attack", twins, value=0)
    s.hand(1, manual.Move(wolf, "1.hand"))
    assert s.offered("hand") == [None]
    s.act("hand")
    s.hand(1, manual.Move(wolf, "1.remove"))
    assert (s.choice.kind, s.active(twins)) == ("action", False)


@pytest.mark.rule(BOOK, "610.1.14", "610.2.14")
@pytest.mark.parametrize(("name", "question"), [("wolf", "line"), ("ring", "target"), ("flash", "target")])
def test_a_card_taken_back_while_its_player_is_asked_is_not_cast(name: str, question: str) -> None:
    s = Arena(RING, FLASH)
    s.put(0, "ox", AT)
    card = s.put(0, name, "hand")
    s.act("cast", card)
    assert s.choice.kind == question
    s.hand(0, manual.Move(card, "0.hand"))
    assert (s.choice.kind, s.where(card), s.facts("cast")) == ("action", "0.hand", [])


@pytest.mark.rule(BOOK, "SMG-53.6", "SMG-105.4", "103.5")
def test_a_subturn_that_a_card_ended_is_not_followed_by_progress_or_regeneration() -> None:
    from sanam.games.summoner_master.cards.model import GrowthBox

    s = Arena(seal("bud", growth=GrowthBox(condition="A wolf.")), prompts="never")
    for seat in (0, 1):
        s.put(seat, "bud", AT)
        s.put(seat, "wolf", DF)
    s.hand(0, manual.Setting("pass-subturn", ""))
    assert (s.game.active(), s.choice.kind) == (1, "draw")
    s.act("draw", value="seal")
    s.decline()
    s.act("pass")
    assert (s.game.active(), s.choice.kind) == (0, "regenerate")


def test_places_that_are_none_by_hand() -> None:
    s = Arena(seal("wolf", 1, 6, reflection=True), beside=("wolf [Reflection]",))
    bear, wolf = s.put(0, "bear", AT), s.put(0, "wolf", AT)
    with pytest.raises(Refused, match="no-such-place"):
        s.hand(0, manual.Move(wolf, "0.support"))
    with pytest.raises(Refused, match="outside-the-game"):
        s.hand(0, manual.Move(s.zone(0, "beside")[0], f"0.{AT}"))
    with pytest.raises(Refused, match="outside-the-game"):
        s.hand(0, manual.Move(bear, "0.beside"))
    with pytest.raises(Refused, match="counted-by-the-rules"):
        s.hand(0, manual.SetCount("seat0", "shrine", 3))


@pytest.mark.rule(BOOK, "516.7", "517.5", "100.5")
@pytest.mark.parametrize("word", [AT, NONE])
def test_a_seal_taken_away_at_the_question_for_its_line(word: str) -> None:
    s = Arena()
    bear = s.put(0, "bear", word)
    s.act("change_line" if word == AT else "assign_line", bear)
    assert s.choice.kind == "line"
    s.hand(0, manual.Move(bear, "0.hand"))
    assert (s.choice.kind, s.card(bear).marks) == ("action", {})


@pytest.mark.rule(BOOK, "516.7")
def test_a_seal_that_left_before_it_changed_its_line_has_left() -> None:
    s = Arena()
    bear, bolt = s.put(0, "bear", AT), s.put(1, "bolt", "hand")
    s.act("change_line", bear)
    s.act("line")
    s.cut_in(bolt, manual.Move(bear, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.where(bear), s.card(bear).marks) == ("action", "0.hand", {})


@pytest.mark.rule(BOOK, "605.5", "604.6")
def test_a_seal_taken_away_at_the_question_for_its_cost() -> None:
    s = Arena(seal("druid", powers=(skill(),)))
    druid = s.put(0, "druid", AT)
    s.act("skill", druid)
    assert s.choice.params["stage"] == "cost"
    s.hand(0, manual.Move(druid, "0.hand"))
    assert (s.choice.kind, s.facts("uses_skill")) == ("action", [])


@pytest.mark.rule(BOOK, "605.11", "303.8")
def test_a_seal_that_left_and_came_back_has_lost_its_skill() -> None:
    s = Arena(seal("druid", powers=(skill(),)))
    druid, bolt = s.put(0, "druid", AT), s.put(1, "bolt", "hand")
    s.act("skill", druid)
    s.act("done")
    s.decline()
    s.cut_in(bolt, manual.Move(druid, "0.hand"), manual.Move(druid, f"0.{AT}"))
    s.settle()
    assert (s.choice.kind, s.active(druid), s.facts("used_skill")) == ("action", True, [])
