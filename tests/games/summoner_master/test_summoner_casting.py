"""Casting Seals and Mystic Cards, and Interfere Steps (201, 609, 610, 615, 616)."""

from __future__ import annotations

import pytest
from arena import ACTIVE, AT, BOOK, DF, INACTIVE, NONE, Arena, mystic, seal, skill, spell

from sanam.engine import manual
from sanam.engine.choice import Refused

RING = mystic("ring", "PS", 2, mp=2)
CHAIN = mystic("chain", "PM", 1)
MIST = mystic("mist", "PA", "infinity", mp=3)
SHOUT = mystic("shout", mp=2, text="Do something.")
QUICK = seal("quick", 1, 3, 3, 2, "3/1", interfere=True)
SNARE = mystic("snare", "PS", "infinity", interfere=True)


# --- Seals ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK, "600.4", "SMG-13", "SMG-19", "609.1", "610.1.1", "610.1.3", "610.1.12", "610.1.13", "610.1.13.2", "610.1.14"
)
def test_a_seal_is_cast_by_paying_and_stands_in_its_line() -> None:
    s = Arena()
    ox = s.put(0, "ox", "hand")
    s.set_mp(0, 6)
    s.act("cast", ox)
    assert (s.mp(0), s.where(ox), s.game.running.being_cast(ox)) == (2, f"0.{NONE}", True)
    s.act("line", zone=f"0.{DF}")
    assert (s.where(ox), s.game.running.being_cast(ox), s.active(ox)) == (f"0.{DF}", False, True)
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "610.1.2", "SMG-20")
def test_a_seal_that_cannot_be_paid_is_not_cast() -> None:
    s = Arena()
    ox = s.put(0, "ox", "hand")
    s.set_mp(0, 3)
    assert ox not in s.offered("cast")
    assert s.rule("cast", ox) == "610.1.2"


@pytest.mark.rule(BOOK, "609.3", "302.1", "302.7")
def test_cards_are_cast_from_the_own_hand() -> None:
    s = Arena()
    here = [s.put(0, "wolf", zone) for zone in ("seal-shrine", "remove", AT)]
    theirs = s.put(1, "wolf", "hand")
    assert s.offered("cast") == []
    assert [s.rule("cast", card) for card in (*here, theirs)] == ["302.7"] * 4


@pytest.mark.rule(BOOK, "303.3", "515.2", "610.1.6", "515.6")
def test_its_player_chooses_the_line_and_the_position() -> None:
    s = Arena()
    left, right, fly = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(0, "fly", "hand")
    s.act("cast", fly)
    assert [(o.zone, o.value) for o in s.choice.options] == [
        (f"0.{AT}", 0),
        (f"0.{AT}", 1),
        (f"0.{AT}", 2),
        (f"0.{DF}", 0),
    ]
    s.act("line", zone=f"0.{AT}", value=1)
    assert s.zone(0, AT) == [left, fly, right]
    assert s.rule("change_line", fly) == "515.9.1"  # that was its assignment for this Subturn


@pytest.mark.rule(BOOK, "502.2", "SMG-2", "610.1.3")
def test_a_seal_comes_in_active_and_may_attack_at_once() -> None:
    s = Arena()
    bear, target = s.put(0, "bear", "hand"), s.put(1, "wolf", AT)
    s.cast(bear)
    assert s.card(bear).stance == ACTIVE
    s.attack(bear, target)
    assert s.where(target) == "1.seal-shrine"
    s.hand(0, manual.Move(bear, "0.hand"))
    s.hand(0, manual.Move(bear, f"0.{DF}"))
    assert s.card(bear).stance == ACTIVE


@pytest.mark.rule(BOOK, "610.1.10", "609.5", "615.1", "402.3")
def test_a_seal_being_cast_is_in_the_arena_and_can_be_cut_into() -> None:
    s = Arena()
    bear = s.put(0, "bear", "hand")
    s.put(1, "bolt", "hand")
    s.act("cast", bear)
    s.act("line", zone=f"0.{AT}")
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    assert bear in s.game.seals(0)
    s.decline()
    assert s.where(bear) == f"0.{AT}"


@pytest.mark.rule(BOOK, "609.6", "201.8.2.1", "707.3")
def test_nothing_is_attached_to_a_card_that_is_being_cast() -> None:
    s = Arena(SNARE, mystic("link", "PM", 1, interfere=True), RING)
    bear, wolf = s.put(0, "bear", "hand"), s.put(0, "wolf", DF)
    snare, link = s.put(1, "snare", "hand"), s.put(1, "link", "hand")
    s.act("cast", bear)
    s.act("line", zone=f"0.{AT}")
    assert link not in s.offered("cast")
    s.act("cast", snare)
    assert s.offered("target") == [wolf]
    s.act("target")
    s.settle()
    ring = s.put(0, "ring", "hand")
    s.act("cast", ring)
    s.act("target", bear)
    s.act("cast", link)
    assert s.offered("target") == [snare]  # not the ring, which is being cast


@pytest.mark.rule(BOOK, "610.1.14", "100.5")
def test_a_seal_that_leaves_while_it_is_being_cast_is_not_cast_any_more() -> None:
    s = Arena()
    bear, bolt = s.put(0, "bear", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", bear)
    s.act("line", zone=f"0.{AT}")
    s.cut_in(bolt, manual.Move(bear, "0.remove"))
    s.settle()
    assert (s.choice.kind, s.where(bear), s.mp(0)) == ("action", "0.remove", 5)
    assert [f.card for f in s.facts("cast")][-1] == bolt


@pytest.mark.rule(BOOK, "610.1.11")
def test_a_line_that_cannot_be_entered_any_more_is_chosen_anew_without_growth() -> None:
    s = Arena()
    bear, bolt = s.put(0, "bear", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", bear)
    s.act("line", zone=f"0.{AT}")
    s.act("cast", bolt)
    s.settle("by_hand")
    s.keep_out_of_the_at_line(bear)
    s.act("done")
    s.settle()
    assert s.choice.kind == "line"
    assert {o.zone for o in s.choice.options} == {f"0.{DF}"}
    s.act("line")
    assert s.where(bear) == f"0.{DF}"


@pytest.mark.rule(BOOK, "609.8")
def test_a_card_in_the_middle_of_a_command_is_not_cast() -> None:
    s = Arena(QUICK, prompts="always")
    quick, other = s.put(0, "quick", "hand"), s.put(0, "quick", "hand")
    s.act("cast", quick)
    s.act("line", zone=f"0.{AT}")
    s.decline()
    s.hand(1, manual.Move(quick, "0.hand"))
    # The Interfere Step of its going to the hand: until it is over it cannot be cast.
    s.decline()
    assert (s.choice.kind, s.choice.seat) == ("interfere", 0)
    assert s.offered("cast") == [other]
    assert s.rule("cast", quick) == "609.8"


# --- Mystic Cards ---------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "201.5.2",
    "201.8.2.1",
    "610.2.1",
    "610.2.5",
    "610.2.8",
    "610.2.12.1",
    "303.2.4",
    "SMG-46",
    "SMG-52",
)
def test_a_ps_card_is_paid_for_and_attached_to_a_seal_of_either_side() -> None:
    s = Arena(RING)
    mine, theirs, ring = s.put(0, "wolf", AT), s.put(1, "wolf", DF), s.put(0, "ring", "hand")
    s.set_mp(0, 5)
    s.act("cast", ring)
    assert (s.mp(0), s.game.running.being_cast(ring)) == (3, True)
    assert s.offered("target") == [mine, theirs]
    s.act("target", theirs)
    assert (s.card(ring).host, s.where(ring), s.game.running.being_cast(ring)) == (theirs, f"0.{NONE}", False)
    assert s.game.attached(theirs) == [ring]


@pytest.mark.rule(BOOK, "610.2.11")
def test_when_its_abilities_ask_it_is_not_being_cast_any_more() -> None:
    s = Arena(spell("vine", "เมื่อเข้ามา: อาจจั่ว Seal Card 1 ใบ", kind="PS", duration=2))
    wolf, vine = s.put(0, "wolf", AT), s.put(0, "vine", "hand")
    s.act("cast", vine)
    assert s.game.running.being_cast(vine)
    s.act("target", wolf)
    s.settle("yes_no")
    assert (s.choice.kind, s.game.running.being_cast(vine)) == ("yes_no", False)


@pytest.mark.rule(BOOK, "610.2.3")
def test_without_anything_to_attach_to_it_is_not_cast() -> None:
    s = Arena(RING, CHAIN)
    ring, chain = s.put(0, "ring", "hand"), s.put(0, "chain", "hand")
    assert s.offered("cast") == []
    assert s.rule("cast", ring) == s.rule("cast", chain) == "610.2.3"


@pytest.mark.rule(BOOK, "610.2.4")
def test_a_mystic_card_that_cannot_be_paid_is_not_cast() -> None:
    s = Arena(MIST)
    mist = s.put(0, "mist", "hand")
    s.set_mp(0, 2)
    assert s.rule("cast", mist) == "610.2.4"
    assert s.offered("cast") == []


@pytest.mark.rule(BOOK, "201.8.2.3", "SMG-46", "SMG-51")
def test_a_pm_card_is_attached_to_a_mystic_card() -> None:
    s = Arena(RING, CHAIN)
    wolf, ring, chain = s.put(0, "wolf", AT), s.put(1, "ring", NONE), s.put(0, "chain", "hand")
    s.act("cast", chain)
    assert s.offered("target") == [ring]
    s.act("target", ring)
    assert s.card(chain).host == ring
    assert wolf


@pytest.mark.rule(BOOK, "201.8.2.2", "201.9.2.3", "SMG-46", "SMG-50")
def test_a_pa_card_lies_in_the_arena_itself() -> None:
    s = Arena(MIST)
    mist = s.put(0, "mist", "hand")
    s.act("cast", mist)
    assert (s.choice.kind, s.where(mist), s.card(mist).host) == ("action", f"0.{NONE}", None)
    assert s.card(mist).counters == {}
    # Whatever its text says, it is the Arena that it is for: no card is asked for.
    fog = Arena(mystic("fog", "PA", 2, text="Do something."))
    fog.put(1, "wolf", AT)
    fog.act("cast", fog.put(0, "fog", "hand"))
    assert fog.choice.kind != "target"


@pytest.mark.rule(BOOK, "201.8.2.4", "201.9.2.1", "610.2.13")
def test_a_zero_turn_card_has_its_effect_and_goes_to_the_shrine() -> None:
    s = Arena(SHOUT)
    wolf, shout = s.put(1, "wolf", AT), s.put(0, "shout", "hand")
    s.act("cast", shout)
    assert (s.choice.kind, s.choice.least, s.offered("target")) == ("target", 0, [wolf])
    s.act("target", wolf)
    assert (s.choice.kind, s.where(shout)) == ("by_hand", f"0.{NONE}")
    s.hand(0, manual.Move(wolf, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.where(shout)) == ("action", "0.mystic-shrine")


@pytest.mark.rule(BOOK, "610.2.9", "610.2.10")
def test_a_host_that_is_gone_is_chosen_anew_and_not_paid_again() -> None:
    s = Arena(RING)
    one, two, ring = s.put(1, "wolf", AT), s.put(1, "wolf", DF), s.put(0, "ring", "hand")
    bolt = s.put(1, "bolt", "hand")
    s.act("cast", ring)
    s.act("target", one)
    s.cut_in(bolt, manual.Move(one, "1.hand"))
    s.settle()
    assert (s.choice.kind, s.choice.seat, s.offered("target"), s.mp(0)) == ("target", 0, [two], 6)
    s.act("target", two)
    assert s.card(ring).host == two


@pytest.mark.rule(BOOK, "610.2.10")
def test_with_no_host_left_it_goes_to_the_shrine_and_what_was_paid_is_lost() -> None:
    s = Arena(RING)
    one, ring, bolt = s.put(1, "wolf", AT), s.put(0, "ring", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", ring)
    s.act("target", one)
    s.cut_in(bolt, manual.Move(one, "1.hand"))
    s.settle()
    assert (s.choice.kind, s.where(ring), s.mp(0)) == ("action", "0.mystic-shrine", 6)


@pytest.mark.rule(BOOK, "610.2.14")
def test_a_mystic_card_that_leaves_while_it_is_being_cast_is_not_cast_any_more() -> None:
    s = Arena(SHOUT)
    shout, bolt = s.put(0, "shout", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", shout)
    s.decline()
    s.cut_in(bolt, manual.Move(shout, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.where(shout)) == ("action", "0.hand")


@pytest.mark.rule(BOOK, "201.5.3", "200.10.3")
def test_a_cast_cost_below_zero_is_nothing_and_remembered() -> None:
    s = Arena(RING)
    s.put(0, "wolf", AT)
    ring, ox = s.put(0, "ring", "hand"), s.put(0, "ox", "hand")
    s.set_mp(0, 0)
    for card in (ring, ox):
        s.modify(card, "cast_mp", "add", -9)
        assert s.game.value(card, "cast_mp") == 0
        assert card in s.offered("cast")
    s.modify(ring, "cast_mp", "add", 8)
    assert s.game.value(ring, "cast_mp") == 1


@pytest.mark.rule(BOOK, "703.2", "201.8.2.1")
def test_what_is_attached_falls_with_its_host_whoever_owns_it() -> None:
    s = Arena(RING, CHAIN)
    ox, wolf = s.put(0, "ox", AT), s.put(1, "wolf", AT)
    ring, chain = s.put(0, "ring", NONE), s.put(1, "chain", NONE)
    s.hand(0, manual.Attach(ring, wolf))
    s.hand(0, manual.Attach(chain, ring))
    s.attack(ox, wolf)
    assert [s.where(card) for card in (wolf, ring, chain)] == ["1.seal-shrine", "0.mystic-shrine", "1.mystic-shrine"]
    assert s.card(ring).host is None


@pytest.mark.rule(BOOK, "704.2", "705.2", "706.2")
@pytest.mark.parametrize("zone", ["hand", "seal-library", "remove"])
def test_what_is_attached_falls_when_its_host_leaves_otherwise(zone: str) -> None:
    s = Arena(RING)
    wolf, ring = s.put(1, "wolf", AT), s.put(0, "ring", NONE)
    s.hand(0, manual.Attach(ring, wolf))
    s.hand(1, manual.Move(wolf, f"1.{zone}"))
    assert (s.where(wolf), s.where(ring)) == (f"1.{zone}", "0.mystic-shrine")


def test_only_mystic_cards_in_the_arena_are_attached_by_hand() -> None:
    s = Arena(RING)
    wolf, ox, ring, far = s.put(0, "wolf", AT), s.put(0, "ox", AT), s.put(0, "ring", NONE), s.put(0, "ring", "hand")
    for card, host in ((wolf, ox), (far, wolf), (ring, far)):
        with pytest.raises(Refused):
            s.hand(0, manual.Attach(card, host))
    other = s.put(0, "ring", NONE)
    s.hand(0, manual.Attach(ring, other))
    with pytest.raises(Refused, match="no-such-host"):
        s.hand(0, manual.Attach(other, ring))


# --- Interfere ------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "609.4", "201.6.2", "616.1")
def test_in_an_interfere_step_only_interfere_cards_are_cast() -> None:
    s = Arena(QUICK)
    ox, target = s.put(0, "ox", AT), s.put(1, "bear", AT)
    quick, bolt, slow = s.put(1, "quick", "hand"), s.put(1, "bolt", "hand"), s.put(1, "wolf", "hand")
    s.attack(ox, target)
    assert s.offered("cast") == [quick, bolt]
    assert s.rule("cast", slow, seat=1) == "609.4"
    s.cast(quick, DF)
    s.settle()
    assert s.where(quick) == f"1.{DF}"


@pytest.mark.rule(BOOK, "201.6.4", "615.6")
def test_an_interfere_card_may_be_cast_in_the_ordinary_way() -> None:
    s = Arena(QUICK)
    quick, bolt = s.put(0, "quick", "hand"), s.put(0, "bolt", "hand")
    assert s.offered("cast") == [quick, bolt]
    s.cast(quick)
    s.settle()
    assert s.where(quick) == f"0.{AT}"


@pytest.mark.rule(BOOK, "615.2", "616.2", "402.3")
def test_both_players_may_use_any_number_and_two_passes_end_the_step() -> None:
    s = Arena()
    bear = s.put(0, "bear", "hand")
    mine, theirs = [s.put(0, "bolt", "hand") for _ in range(2)], [s.put(1, "bolt", "hand") for _ in range(2)]
    s.act("cast", bear)
    s.act("line", zone=f"0.{AT}")
    asked = []
    for card in (theirs[0], None, mine[0], None, None):
        asked.append(s.choice.seat)
        if card is None:
            s.decline()
        else:
            s.act("cast", card)
            s.decline()  # its targets
            while s.choice.kind == "interfere":
                s.decline()
            s.act("done")
            while s.game.running.frames("ZoneChange"):
                s.decline()
    # The defending player first, and first again after every use.
    assert asked == [1, 1, 0, 1, 0]
    assert s.where(bear) == f"0.{AT}"


@pytest.mark.rule(BOOK, "615.7", "615.8", "616.4", "610.2.13")
def test_what_cuts_in_last_has_its_result_first() -> None:
    """Digest 2, scenario 1."""
    s = Arena(mystic("first", mp=3, text="One."))
    first, second, third = s.put(0, "first", "hand"), s.put(1, "bolt", "hand"), s.put(0, "bolt", "hand")
    s.act("cast", first)
    s.decline()
    s.act("cast", second)
    s.decline()
    assert (s.choice.kind, s.choice.seat) == ("interfere", 0)
    s.act("cast", third)
    assert (s.mp(0), s.mp(1)) == (4, 7)
    s.decline()
    done = []
    while s.choice.kind != "action":
        if s.choice.kind == "by_hand":
            done.append(s.choice.params["card"])
            s.act("done")
        else:
            s.decline()
    assert done == [third, second, first]
    assert [s.where(card) for card in done] == ["0.mystic-shrine", "1.mystic-shrine", "0.mystic-shrine"]


@pytest.mark.rule(BOOK, "500.10", "604.2", "604.6.2")
def test_interfere_skills_are_used_in_interfere_steps_by_seals_that_are_free() -> None:
    s = Arena(seal("mage", powers=(skill("Quick.", interfere=True), skill("Slow."))))
    ox, mage, tired = s.put(0, "ox", AT), s.put(1, "mage", DF), s.put(1, "mage", DF, INACTIVE)
    other = s.put(1, "bear", AT)
    s.attack(ox, other)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    assert [(o.card, o.value) for o in s.choice.options] == [(mage, 0)]
    assert s.rule("skill", mage, seat=1, value=1) == "500.10"
    assert s.rule("skill", tired, seat=1, value=0) == "604.6.2"


def test_a_seat_that_never_wants_to_be_asked_is_not() -> None:
    s = Arena()
    bear = s.put(0, "bear", "hand")
    s.put(1, "bolt", "hand")
    s.hand(1, manual.Setting("prompts", "never"))
    s.cast(bear)
    assert s.choice.kind == "action"
    s.hand(1, manual.Setting("prompts", "always"))
    s.act("change_line", s.put(0, "wolf", AT))
    s.act("line")
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)


@pytest.mark.rule(BOOK, "SMG-120.1", "610.1.2")
def test_a_seal_without_a_cast_cost_is_not_cast_by_paying() -> None:
    s = Arena(seal("wraith", mp="-/1"))
    wraith = s.put(0, "wraith", "hand")
    assert s.offered("cast") == []
    assert s.rule("cast", wraith) == "SMG-120.1"


@pytest.mark.rule(BOOK, "610.2.8", "610.2.10")
def test_what_an_untargeted_card_aims_at_is_chosen_anew_or_it_falls() -> None:
    s = Arena(SHOUT)
    one, two, shout = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(0, "shout", "hand")
    bolts = [s.put(1, "bolt", "hand") for _ in range(2)]
    s.act("cast", shout)
    s.act("target", one)
    s.cut_in(bolts[0], manual.Move(one, "1.hand"))
    s.settle("target")
    assert (s.choice.kind, s.choice.seat, s.choice.least, s.offered("target")) == ("target", 0, 1, [two])
    s.act("target", two)
    s.cut_in(bolts[1], manual.Move(two, "1.hand"))
    s.settle("action")
    assert (s.choice.kind, s.where(shout), s.mp(0)) == ("action", "0.mystic-shrine", 6)
    assert not [f for f in s.facts("cast") if f.card == shout]
