"""Combination and Break Combination (200.12, 508 to 514)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, NONE, Arena, form, mystic, seal, spell

from sanam.engine import manual
from sanam.engine.choice import Refused

WOLF, BEAR = ("name", "wolf"), ("name", "bear")
CHIEF = seal("chief", 4, 4, 4, 2, "2/1", forms=(form(WOLF, at=7, name="Pack"), form(WOLF, BEAR, at=9, attack_mp=2)))
RING = mystic("ring", "PS", 2)


def main_and(s: Arena, *names: str) -> list[int]:
    return [s.put(0, name, AT) for name in ("chief", *names)]


def combine(s: Arena, main: int, *supports: int) -> None:
    s.act("combine", main)
    s.play.answer([s.option("pick", card) for card in supports])


# --- combining -------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "508.1",
    "508.4",
    "509.1",
    "509.2",
    "510.1",
    "510.2",
    "511.1",
    "512.1",
    "512.3",
    "512.10",
    "512.12",
    "500.3",
    "SMG-18",
    "SMG-30",
    "SMG-42",
    "SMG-68",
)
def test_a_double_combination_is_one_seal() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    assert s.game.seals(0) == [chief]
    assert (s.where(wolf), s.card(wolf).host, s.game.in_arena(wolf)) == ("0.support", chief, True)
    assert s.game.supports(chief) == [wolf]
    assert (s.game.combined(chief), s.game.combined(wolf), s.active(chief)) == (True, False, True)


@pytest.mark.rule(BOOK, "200.12.2", "200.12.3", "508.5", "504.2")
def test_the_form_replaces_the_normal_attack_and_keeps_what_it_leaves_unstated() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    assert [s.game.value(chief, key) for key in ("at", "df", "sp", "attack_mp")] == [4, 4, 2, 1]
    assert s.game.attacks.attack_forms(chief) == (-1,)
    combine(s, chief, wolf)
    assert [s.game.value(chief, key) for key in ("at", "df", "sp", "attack_mp")] == [7, 4, 2, 1]
    assert s.game.attacks.attack_forms(chief) == (0,)


@pytest.mark.rule(BOOK, "511.2", "512.2", "SMG-72")
def test_a_triple_is_made_of_three_seals_or_of_a_double_and_one() -> None:
    s = Arena(CHIEF)
    chief, wolf, bear = main_and(s, "wolf", "bear")
    s.act("combine", chief)
    assert (s.choice.kind, [o.value for o in s.choice.options]) == ("form", [0, 1])
    s.act("form", value=1)
    s.pick(wolf, bear)
    assert (s.game.form(chief), s.game.value(chief, "at"), s.game.seals(0)) == (1, 9, [chief])
    two = Arena(CHIEF)
    chief, wolf = main_and(two, "wolf")
    combine(two, chief, wolf)
    two.put(1, "wolf", DF)
    bear = two.put(0, "bear", AT)
    two.end_subturn()
    two.end_subturn()
    combine(two, chief, bear)
    assert (two.game.form(chief), sorted(two.game.supports(chief))) == (1, sorted([wolf, bear]))


@pytest.mark.rule(BOOK, "508.10.1")
def test_once_a_subturn_for_each_seal() -> None:
    s = Arena(CHIEF)
    chief, wolf, _bear = main_and(s, "wolf", "bear")
    s.act("combine", chief)
    s.act("form", value=0)
    s.pick(wolf)
    assert s.rule("combine", chief) == "508.10.1"
    assert s.offered("combine") == []


@pytest.mark.rule(BOOK, "508.10.2", "508.10")
def test_the_support_seals_are_what_the_form_asks_for() -> None:
    s = Arena(CHIEF)
    chief, _bear, _fly = main_and(s, "bear", "fly")
    assert s.rule("combine", chief) == "508.10.2"
    wolf = s.put(0, "wolf", DF)
    s.act("combine", chief)
    s.act("form", value=0)
    assert s.offered("pick") == [wolf]


@pytest.mark.rule(BOOK, "508.10.3")
def test_all_are_seals_of_the_player() -> None:
    s = Arena(CHIEF)
    chief, wolf, theirs = s.put(0, "chief", AT), s.put(0, "wolf", AT), s.put(1, "chief", AT)
    s.put(1, "wolf", AT)
    s.hand(0, manual.SetCount(theirs, "curse.charm", 99))
    assert s.rule("combine", theirs) == "508.10.3"
    s.act("combine", chief)
    assert s.offered("pick") == [wolf]


@pytest.mark.rule(BOOK, "508.10.5")
def test_the_main_seal_is_active() -> None:
    s = Arena(CHIEF)
    chief = s.put(0, "chief", AT, INACTIVE)
    s.put(0, "wolf", AT)
    assert s.rule("combine", chief) == "500.1"


@pytest.mark.rule(BOOK, "508.10.6")
@pytest.mark.parametrize("flaw", ["inactive", "cursed", "attached", "combined"])
def test_a_support_seal_is_active_uncursed_and_bare(flaw: str) -> None:
    s = Arena(
        CHIEF, RING, seal("wolfish", forms=(form(("name", "fly")),)), seal("alpha", forms=(form(("name", "wolfish")),))
    )
    alpha, wolfish = s.put(0, "alpha", AT), s.put(0, "wolfish", AT)
    assert "combine" in s.acts(alpha)
    match flaw:
        case "inactive":
            s.hand(0, manual.Turn(wolfish, INACTIVE))
        case "cursed":
            s.hand(0, manual.SetCount(wolfish, "curse.poison", 3))
        case "attached":
            s.hand(0, manual.Attach(s.put(1, "ring", NONE), wolfish))
        case "combined":
            combine(s, wolfish, s.put(0, "fly", AT))
    assert s.rule("combine", alpha) == "508.10.2"


@pytest.mark.rule(BOOK, "508.10.7")
def test_a_seal_from_the_hand_serves_after_one_turn() -> None:
    """Digest 1, scenario 10."""
    s = Arena(CHIEF)
    chief, wolf = s.put(0, "chief", AT), s.put(0, "wolf", "hand")
    s.put(1, "fly", DF)
    s.cast(wolf)
    assert s.rule("combine", chief) == "508.10.7"
    s.end_subturn()
    assert not s.game.combination.can_support(0, wolf)
    s.end_subturn()
    assert s.rule("combine", chief) == ""


@pytest.mark.rule(BOOK, "508.10.8")
@pytest.mark.parametrize(
    ("zone", "may"), [("hand", False), ("seal-shrine", True), ("remove", True), ("seal-library", True)]
)
def test_a_seal_from_elsewhere_serves_at_once(zone: str, may: bool) -> None:
    s = Arena(CHIEF)
    chief, wolf = s.put(0, "chief", AT), s.put(0, "wolf", zone)
    s.move(0, wolf, f"0.{AT}")
    assert ("combine" in s.acts(chief)) is may


@pytest.mark.rule(BOOK, "508.6")
def test_the_most_specific_form_is_the_one_it_takes() -> None:
    pup = seal("pup", tribes=("Beast",), elements=("fire",))
    dog = seal(
        "dog", forms=(form(("element", "fire"), at=5), form(("tribe", "Beast"), at=6), form(("name", "pup"), at=8))
    )
    s = Arena(pup, dog)
    main, support = s.put(0, "dog", AT), s.put(0, "pup", AT)
    s.act("combine", main)
    s.act("form", value=0)  # aimed at the least specific
    s.pick(support)
    assert (s.choice.kind, s.game.value(main, "at")) == ("action", 8)


@pytest.mark.rule(BOOK, "508.7")
def test_of_equally_specific_forms_one_is_chosen_when_it_is_complete() -> None:
    pup = seal("pup", tribes=("Beast",), elements=("fire",))
    dog = seal("dog", forms=(form(("tribe", "Beast"), at=5), form(("tribe", "Beast"), at=6)))
    s = Arena(pup, dog)
    main, support = s.put(0, "dog", AT), s.put(0, "pup", AT)
    s.act("combine", main)
    s.act("form", value=0)
    s.pick(support)
    assert (s.choice.kind, s.choice.rule) == ("form", "508.7")
    s.act("form", value=1)
    assert s.game.value(main, "at") == 6


@pytest.mark.rule(BOOK, "508.2", "515.9.1")
def test_combining_is_no_line_assignment() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    assert "change_line" in s.acts(chief)


@pytest.mark.rule(BOOK, "512.5", "512.7", "512.9")
def test_a_support_seal_that_is_gone_is_declared_anew() -> None:
    s = Arena(CHIEF)
    chief, wolf, other = main_and(s, "wolf", "wolf")
    bolt = s.put(1, "bolt", "hand")
    combine(s, chief, wolf)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    assert s.game.running.commanded(chief)
    s.cut_in(bolt, manual.Move(wolf, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.offered("pick")) == ("supports", [other])
    s.pick(other)
    assert s.game.supports(chief) == [other]


@pytest.mark.rule(BOOK, "512.9", "511.2")
def test_a_triple_that_cannot_be_made_becomes_a_double() -> None:
    s = Arena(CHIEF)
    chief, wolf, bear = main_and(s, "wolf", "bear")
    bolt = s.put(1, "bolt", "hand")
    s.act("combine", chief)
    s.act("form", value=1)
    s.pick(wolf, bear)
    s.cut_in(bolt, manual.Move(bear, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.offered("pick"), s.choice.least) == ("supports", [wolf], 1)
    s.pick(wolf)
    assert s.game.form(chief) == 0


@pytest.mark.rule(BOOK, "508.3", "512.9")
def test_a_prevented_combination_leaves_everybody_where_they_were() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    bolt = s.put(1, "bolt", "hand")
    combine(s, chief, wolf)
    s.cut_in(bolt, manual.Turn(wolf, INACTIVE))
    s.settle()
    assert (s.choice.kind, s.where(chief), s.where(wolf)) == ("action", f"0.{AT}", f"0.{AT}")
    assert not s.game.combined(chief)
    assert s.rule("combine", chief) == "508.10.1"


# --- while combined ----------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "509.3", "301.1.1", "301.4")
def test_all_its_cards_leave_with_the_main_seal() -> None:
    """Digest 1, scenario 10: both fall, and both Levels count."""
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    s.hand(0, manual.Move(chief, "0.seal-shrine"))
    assert (s.choice.kind, s.offered("pick")) == ("order", [chief, wolf])
    s.pick(chief, wolf)
    assert (s.where(chief), s.where(wolf)) == ("0.seal-shrine", "0.seal-shrine")
    assert s.table.seats[0].counts["shrine"] == 5
    assert (s.card(wolf).host, s.card(chief).marks) == (None, {})


@pytest.mark.rule(BOOK, "509.3", "508.8", "301.4")
def test_a_destroyed_combination_falls_as_its_owner_orders() -> None:
    s = Arena(CHIEF, seal("titan", at=9))
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    titan = s.put(1, "titan", AT)
    s.attack(chief, titan)
    assert (s.choice.kind, s.choice.seat, s.offered("pick")) == ("order", 0, [chief, wolf])
    s.pick(wolf, chief)
    assert s.zone(0, "seal-shrine") == [wolf, chief]
    assert s.game.supports(chief) == []


@pytest.mark.rule(BOOK, "509.4")
def test_effects_reach_the_main_seal_alone() -> None:
    s = Arena(CHIEF, RING, spell("dim", "Seal 1 ใบ At -1", mp=0))
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    ring, dim = s.put(0, "ring", "hand"), s.put(0, "dim", "hand")
    s.act("cast", ring)
    assert s.offered("target") == [chief]
    s.act("target", chief)
    s.act("cast", dim)
    assert s.offered("target") == [chief]
    s.act("target", chief)
    with pytest.raises(Refused, match="only-seals-in-the-arena"):
        s.hand(1, manual.SetCount(wolf, "curse.stone", 2))
    s.hand(1, manual.SetCount(chief, "curse.stone", 2))
    assert (s.game.curses(chief), s.game.curses(wolf)) == ({"stone": 4}, {})


@pytest.mark.rule(BOOK, "510.5")
def test_an_effect_on_a_support_seal_reaches_neither_its_main_seal_nor_the_other_one() -> None:
    s = Arena(CHIEF, spell("feed", "Seal ของเรา 1 ใบ At +3 จนจบ Subturn", mp=0))
    chief, wolf, bear = main_and(s, "wolf", "bear")
    s.act("cast", s.put(0, "feed", "hand"))
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 6
    s.act("combine", chief)
    s.act("form", value=1)
    s.pick(wolf, bear)
    assert [s.game.value(card, "at") for card in (chief, bear)] == [9, 5]
    s.hand(1, manual.Move(bear, "0.hand"))
    assert (s.where(chief), s.where(wolf), s.game.supports(chief)) == (f"0.{AT}", "0.support", [wolf])
    assert s.game.value(chief, "at") == 7


@pytest.mark.rule(BOOK, "510.3")
def test_a_support_seal_is_not_commanded() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    s.put(1, "wolf", AT)
    combine(s, chief, wolf)
    assert s.acts(wolf) == []
    assert s.rule("attack", wolf) == "502.3"
    assert s.rule("change_line", wolf) == "516.1"


@pytest.mark.rule(BOOK, "513.3")
def test_a_combination_that_becomes_invalid_is_separated_at_once_and_that_is_no_break() -> None:
    s = Arena(CHIEF)
    chief, wolf, bear = main_and(s, "wolf", "bear")
    s.act("combine", chief)
    s.act("form", value=1)
    s.pick(wolf, bear)
    s.hand(1, manual.Move(wolf, "0.hand"))
    assert (s.where(bear), s.game.combined(chief)) == (f"0.{AT}", False)
    assert not s.facts("breaks")


@pytest.mark.rule(BOOK, "508.9")
def test_a_combination_that_fits_another_form_takes_it() -> None:
    s = Arena(CHIEF)
    chief, wolf, bear = main_and(s, "wolf", "bear")
    s.act("combine", chief)
    s.act("form", value=1)
    s.pick(wolf, bear)
    s.hand(1, manual.Move(bear, "0.hand"))
    assert (s.game.form(chief), s.game.supports(chief), s.game.value(chief, "at")) == (0, [wolf], 7)


# --- breaking ----------------------------------------------------------------------------------------


def broken_later(s: Arena) -> tuple[int, int]:
    """A Combination of an earlier Subturn."""
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    s.settle()
    s.put(1, "fly", DF)
    s.end_subturn()
    s.end_subturn()
    return chief, wolf


@pytest.mark.rule(BOOK, "513.1", "513.2", "514.8", "514.10", "500.3", "SMG-11")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_break_puts_the_support_seals_beside_the_main_seal(side: str) -> None:
    s = Arena(CHIEF)
    chief, wolf = broken_later(s)
    s.act("break", chief)
    assert (s.choice.kind, s.choice.seat) == ("side_of", 0)
    s.act("side", value=side)
    assert s.zone(0, AT) == ([wolf, chief] if side == "left" else [chief, wolf])
    assert (s.active(chief), s.game.combined(chief), s.card(wolf).host) == (True, False, None)
    assert s.game.value(chief, "at") == 4


@pytest.mark.rule(BOOK, "513.4.1", "513.4", "514.1")
def test_only_a_combined_active_seal_is_broken() -> None:
    s = Arena(CHIEF)
    chief, _wolf = broken_later(s)
    other = s.put(0, "bear", AT)
    assert s.rule("break", other) == "513.4.1"
    s.hand(0, manual.Turn(chief, INACTIVE))
    assert s.rule("break", chief) == "500.1"


@pytest.mark.rule(BOOK, "513.4.2")
def test_only_ones_own_combination_is_broken() -> None:
    s = Arena(CHIEF)
    chief, _wolf = broken_later(s)
    s.end_subturn()
    s.hand(1, manual.SetCount(chief, "curse.charm", 99))
    assert s.game.controller(chief) == 1
    assert s.rule("break", chief) == "513.4.2"


@pytest.mark.rule(BOOK, "513.4.3")
def test_not_in_the_subturn_in_which_it_was_combined() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    assert s.rule("break", chief) == "513.4.3"
    assert s.offered("break") == []


@pytest.mark.rule(BOOK, "513.4.4", "513.4.5", "514.7")
def test_once_a_subturn_and_used_up_when_it_fails() -> None:
    s = Arena(CHIEF)
    chief, wolf = broken_later(s)
    bolt = s.put(1, "bolt", "hand")
    s.act("break", chief)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    s.cut_in(bolt, manual.SetCount(chief, "curse.stone", 1))
    s.settle()
    assert (s.choice.kind, s.where(wolf)) == ("action", "0.support")
    s.hand(0, manual.SetCount(chief, "curse.stone", 0))
    assert s.rule("break", chief) == "513.4.4"


@pytest.mark.rule(BOOK, "514.3", "514.5")
def test_there_is_an_interfere_step_before_the_break() -> None:
    s = Arena(CHIEF, prompts="always")
    chief, wolf = s.put(0, "chief", AT), s.put(0, "wolf", AT)
    s.edit(lambda game: [game.support(wolf, chief), game.play.mark(chief, "form", 0)])
    s.act("break", chief)
    assert (s.choice.kind, s.choice.seat, s.where(wolf)) == ("interfere", 1, "0.support")
    assert s.game.running.frames("BreakCombination")[0].locals["breaking"]


@pytest.mark.rule(BOOK, "512.9", "508.10.5", "709.5.2")
@pytest.mark.parametrize("curse", [False, True])
def test_a_main_seal_that_cannot_combine_any_more_does_not(curse: bool) -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    bolt = s.put(1, "bolt", "hand")
    combine(s, chief, wolf)
    s.cut_in(bolt, manual.SetCount(chief, "curse.stone", 1) if curse else manual.Turn(chief, INACTIVE))
    s.settle()
    assert (s.choice.kind, s.where(wolf), s.game.combined(chief)) == ("action", f"0.{AT}", False)


@pytest.mark.rule(BOOK, "511.2", "SMG-72")
def test_no_more_than_two_support_seals() -> None:
    s = Arena(seal("hydra", forms=(form(WOLF, WOLF, WOLF),)))
    hydra = s.put(0, "hydra", AT)
    for _ in range(3):
        s.put(0, "wolf", AT)
    assert s.rule("combine", hydra) == "508.10.2"


@pytest.mark.rule(BOOK, "508.10.2", "508.6", "200.19.2")
def test_support_seals_are_named_in_six_ways() -> None:
    pup = seal("pup of Wolfgang", tribes=("Beast",), elements=("fire",), groups=("Pack",), card_set="First")
    wanted = [("name", "pup of Wolfgang"), ("set", "First"), ("group", "Pack"), ("tribe", "Beast"), ("element", "fire")]
    s = Arena(pup, *(seal(f"lord {kind}", forms=(form((kind, value)),)) for kind, value in wanted))
    s.put(0, "pup of Wolfgang", AT)
    lords = [s.put(0, f"lord {kind}", AT) for kind, _ in wanted]
    assert sorted(s.offered("combine")) == sorted(lords)  # type: ignore[type-var]
    assert s.game.combination.combinations(0, lords[0])[0] == [[s.zone(0, AT)[0]]]


@pytest.mark.rule(BOOK, "512.9", "100.5")
def test_a_main_seal_that_is_gone_combines_with_nobody() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    bolt = s.put(1, "bolt", "hand")
    combine(s, chief, wolf)
    s.cut_in(bolt, manual.Move(chief, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.where(chief), s.where(wolf)) == ("action", "0.hand", f"0.{AT}")


@pytest.mark.rule(BOOK, "512.2", "512.3")
def test_a_seal_leaves_the_declaration_when_nobody_can_support_it_any_more() -> None:
    s = Arena(CHIEF)
    chief, wolf, bear = main_and(s, "wolf", "bear")
    s.act("combine", chief)
    s.hand(0, manual.Move(wolf, "0.hand"))
    assert s.choice.kind == "action"
    s.hand(0, manual.Move(wolf, "0.seal-shrine"))
    s.move(0, wolf, f"0.{AT}")
    s.act("combine", chief)
    s.act("form", value=1)
    s.hand(0, manual.Move(bear, "0.hand"))
    assert (s.choice.kind, s.offered("pick")) == ("supports", [wolf])  # the next lower level
    s.hand(0, manual.Move(wolf, "0.hand"))
    assert s.choice.kind == "action"
    assert s.rule("combine", chief) == "508.10.2"  # nothing was used up


@pytest.mark.rule(BOOK, "513.3", "509.3")
def test_a_support_seal_that_is_moved_away_within_the_arena_is_out_of_the_combination() -> None:
    s = Arena(CHIEF)
    chief, wolf = main_and(s, "wolf")
    combine(s, chief, wolf)
    s.hand(0, manual.Move(wolf, f"0.{DF}"))
    assert (s.where(wolf), s.card(wolf).host, s.game.combined(chief)) == (f"0.{DF}", None, False)
