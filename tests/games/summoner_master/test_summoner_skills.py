"""Using Skills: ordinary, All, many times, in two parts, and from the hand (500, 604 to 608, 619)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, NONE, Arena, able, mystic, seal

from sanam.engine import manual
from sanam.engine.view import view
from sanam.games import get
from sanam.games.summoner_master.cards.model import Power


def power(mp: int | None = 2, **more: object) -> Power:
    return Power(kind="skill", text="Do something.", mp=mp, **more)  # type: ignore[arg-type]


MAGE = seal("mage", 2, 3, 3, 2, "2/1", powers=(power(),))
DRUID = seal("druid", 2, 3, 3, 2, "2/1", powers=(power(None),))
STORM = seal("storm", 2, 3, 3, 2, "2/1", powers=(power(use="all"),))
ARCHER = seal("archer", 2, 3, 3, 2, "2/1", powers=(power(use="multiple", times=3),))
BARD = seal("bard", 2, 3, 3, 2, "2/1", powers=(power(3, use="two-part"),))
SPY = seal("spy", 2, 3, 3, 2, "2/1", powers=(power(1, from_hand=True),))
SHRINE = mystic("altar", "PA", "infinity", powers=(power(1),))


@pytest.mark.rule(BOOK, "604.1", "605.1", "605.2", "605.5", "605.6", "605.7", "605.12", "605.15", "500.3", "SMG-4")
def test_a_skill_is_announced_paid_for_aimed_and_done_and_its_seal_is_inactive() -> None:
    s = Arena(MAGE)
    mage, target = s.put(0, "mage", DF), s.put(1, "wolf", AT)
    s.act("skill", mage, value=0)
    assert (s.choice.kind, s.mp(0)) == ("target", 6)
    s.act("target", target)
    assert (s.choice.kind, s.choice.params["stage"]) == ("by_hand", "effect")
    assert s.active(mage)
    s.hand(0, manual.Move(target, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.active(mage)) == ("action", False)
    assert [f.what for f in s.facts()][-1] == "used_skill"


@pytest.mark.rule(BOOK, "605.5", "SMG-20", "500.4")
def test_a_skill_that_cannot_be_paid_is_not_used() -> None:
    s = Arena(MAGE)
    mage = s.put(0, "mage", AT)
    s.set_mp(0, 1)
    assert "skill" not in s.acts(mage)
    assert s.rule("skill", mage, value=0) == "605.5"
    first = Arena(MAGE, subturn=1)
    mage = first.put(0, "mage", AT)
    assert first.rule("skill", mage, value=0) == "102.6"


@pytest.mark.rule(BOOK, "605.4", "605.5")
def test_a_cost_of_which_only_the_text_tells_is_paid_by_hand_or_taken_back_unpaid() -> None:
    s = Arena(DRUID)
    druid = s.put(0, "druid", AT)
    s.act("skill", druid)
    assert (s.choice.kind, s.choice.params["stage"]) == ("by_hand", "cost")
    s.act("cancel")
    assert (s.choice.kind, s.active(druid)) == ("action", True)
    s.act("skill", druid)
    s.hand(0, manual.SetCount("seat0", "mp", 3))
    s.act("done")
    s.settle()
    s.act("done")
    assert (s.mp(0), s.active(druid)) == (3, False)


@pytest.mark.rule(BOOK, "604.2", "604.6", "604.6.2", "500.1", "303.4", "712.1")
def test_who_may_use_a_skill() -> None:
    s = Arena(MAGE)
    mage, tired, far = s.put(0, "mage", NONE), s.put(0, "mage", AT, INACTIVE), s.put(0, "mage", "hand")
    theirs, charmed = s.put(1, "mage", AT), s.put(1, "mage", DF)
    s.hand(0, manual.SetCount(charmed, "curse.charm", 99))
    assert s.rule("skill", mage, value=0) == ""
    assert [s.rule("skill", card, value=0) for card in (tired, far, theirs, charmed)] == [
        "604.6.2",
        "303.4",
        "500.2",
        "712.1",
    ]
    assert s.offered("skill") == [mage]


@pytest.mark.rule(BOOK, "605.9", "605.11", "709.5.2", "709.14.2")
def test_a_seal_that_is_cursed_in_between_loses_its_skill_and_what_was_paid() -> None:
    """Digest 2, scenario 4."""
    s = Arena(MAGE)
    mage, bolt = s.put(0, "mage", AT), s.put(1, "bolt", "hand")
    s.act("skill", mage)
    s.decline()
    s.cut_in(bolt, manual.SetCount(mage, "curse.stone", 2))
    s.settle()
    assert (s.choice.kind, s.active(mage), s.mp(0)) == ("action", False, 6)
    assert not s.facts("used_skill")


@pytest.mark.rule(BOOK, "604.7")
def test_a_seal_that_its_own_skill_moves_has_used_it() -> None:
    s = Arena(MAGE)
    mage = s.put(0, "mage", AT)
    s.act("skill", mage)
    s.decline()
    s.hand(0, manual.Move(mage, "0.hand"))
    s.act("done")
    assert s.facts("used_skill")[-1].card == mage
    assert s.facts("used_skill")[-1].seen_by == [0]


@pytest.mark.rule(BOOK, "500.5", "500.6", "500.7", "500.8")
def test_a_mystic_card_is_commanded_once_a_subturn_by_who_controls_it() -> None:
    s = Arena(SHRINE)
    altar, other, theirs = s.put(0, "altar", NONE), s.put(0, "altar", NONE), s.put(1, "altar", NONE)
    far = s.put(0, "altar", "hand")
    assert s.offered("skill") == [altar, other]
    assert s.rule("skill", theirs, value=0) == "500.6"
    assert s.rule("skill", far, value=0) == "303.4"
    s.act("skill", altar)
    s.settle()
    s.act("done")
    assert s.offered("skill") == [other]
    assert s.rule("skill", altar, value=0) == "500.7"
    s.set_mp(0, 0)
    assert s.rule("skill", other, value=0) == "605.5"
    for seat in (0, 1):
        s.put(seat, "wolf", DF)
    s.end_subturn()
    s.end_subturn()
    assert s.rule("skill", altar, value=0) == ""


@pytest.mark.rule(BOOK, "606.1")
def test_a_seal_that_announces_an_all_skill_is_commanded_from_then_on() -> None:
    quick = Power(kind="skill", text="Do something.", mp=0, interfere=True)
    both = seal("both", powers=(Power(kind="skill", text="All.", use="all"), quick))
    s = Arena(both, prompts="always")
    one, other = s.put(0, "both", AT), s.put(0, "both", AT)
    mp = s.mp(0)
    s.act("skill", one, value=0)
    # Its Cost is asked for; nothing is paid yet, and everybody knows what it does.
    assert (s.choice.params["stage"], s.mp(0)) == ("cost", mp)
    assert (s.facts("announces_skill")[-1].card, s.game.running.doing()[-1]["card"]) == (one, one)
    s.act("done")
    s.decline()
    # In its own Interfere Step the other Seal may use a Skill with Interfere, and this one may not.
    assert (s.choice.kind, s.choice.seat, s.offered("skill")) == ("interfere", 0, [other])


@pytest.mark.rule(BOOK, "606.5", "607.5", "608.6")
def test_what_a_skill_of_any_kind_costs_has_to_be_there() -> None:
    s = Arena(STORM, ARCHER, BARD)
    cards = [s.put(0, name, AT) for name in ("storm", "archer", "bard")]
    s.put(1, "wolf", AT)
    assert s.offered("skill") == cards
    s.set_mp(0, 1)
    assert s.offered("skill") == []
    assert [s.rule("skill", card, value=0) for card in cards] == ["605.5"] * 3


@pytest.mark.rule(BOOK, "604.4", "606.5", "606.6", "606.7", "606.9", "606.12", "606.15")
def test_an_all_skill_aims_at_the_player() -> None:
    s = Arena(STORM, prompts="always")
    storm, other = s.put(0, "storm", AT), s.put(1, "wolf", AT)
    s.act("skill", storm)
    assert (s.choice.kind, s.mp(0)) == ("interfere", 6)  # no card is chosen
    assert s.facts("targets")[-1].data == {"player": 1}
    s.settle("by_hand")
    s.hand(0, manual.Turn(other, INACTIVE))
    s.act("done")
    assert (s.choice.kind, s.active(storm)) == ("action", False)


@pytest.mark.rule(BOOK, "606.11")
def test_an_all_skill_is_lost_with_its_seals_freedom() -> None:
    s = Arena(STORM)
    storm, bolt = s.put(0, "storm", AT), s.put(1, "bolt", "hand")
    s.act("skill", storm)
    s.cut_in(bolt, manual.Turn(storm, INACTIVE))
    s.settle()
    assert (s.choice.kind, s.mp(0), s.facts("used_skill")) == ("action", 6, [])


@pytest.mark.rule(
    BOOK,
    "604.5",
    "607.1",
    "607.5",
    "607.6",
    "607.7",
    "607.9",
    "607.12",
    "607.15",
)
def test_a_skill_of_many_times_is_paid_for_once_and_cut_into_at_each_use() -> None:
    s = Arena(ARCHER, prompts="always")
    archer = s.put(0, "archer", AT)
    s.act("skill", archer)
    for use in (1, 2, 3):
        assert (s.choice.kind, s.mp(0)) == ("target", 6)
        s.decline()
        assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
        s.settle("by_hand")
        assert s.choice.params["use"] == use
        assert s.active(archer)
        s.act("done")
    assert (s.choice.kind, s.active(archer)) == ("action", False)


@pytest.mark.rule(BOOK, "607.11")
def test_the_uses_that_are_left_are_lost_when_it_cannot_go_on() -> None:
    s = Arena(ARCHER)
    archer, bolt = s.put(0, "archer", AT), s.put(1, "bolt", "hand")
    s.act("skill", archer)
    s.decline()
    s.decline()
    s.act("done")
    s.decline()
    s.cut_in(bolt, manual.Move(archer, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.where(archer), s.facts("used_skill")) == ("action", "0.hand", [])


@pytest.mark.rule(
    BOOK,
    "608.2",
    "608.6",
    "608.7",
    "608.8",
    "608.9",
    "608.11",
    "608.12",
    "608.15",
    "608.17",
    "608.20",
    "608.23",
)
def test_a_skill_in_two_parts_has_one_cost_and_three_interfere_steps() -> None:
    s = Arena(BARD, prompts="always")
    bard, target = s.put(0, "bard", AT), s.put(1, "wolf", AT)
    seen = []
    s.act("skill", bard)
    assert s.mp(0) == 5
    while s.choice.kind != "action":
        seen.append((s.choice.kind, s.choice.seat, s.choice.params.get("part")))
        if s.choice.kind == "by_hand":
            s.act("done")
        elif s.choice.kind == "target":
            s.act("target", target)
        else:
            s.decline()
    steps = [("interfere", 1, None), ("interfere", 0, None)]
    assert seen == [
        ("target", 0, None),
        *steps,
        ("by_hand", 0, 1),
        *steps,
        ("target", 0, None),
        *steps,
        ("by_hand", 0, 2),
    ]
    assert (s.mp(0), s.active(bard)) == (5, False)


@pytest.mark.rule(BOOK, "608.14")
def test_without_a_target_for_the_second_part_the_first_stands() -> None:
    """Digest 2, scenario 9."""
    s = Arena(BARD)
    bard, target = s.put(0, "bard", AT), s.put(1, "wolf", AT)
    s.act("skill", bard)
    s.act("target", target)
    s.hand(0, manual.Move(target, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.active(bard), s.where(target)) == ("action", False, "1.hand")
    assert (s.mp(0), s.facts("used_skill")) == (5, [])


@pytest.mark.rule(BOOK, "608.10", "608.19")
@pytest.mark.parametrize("after_first", [False, True])
def test_either_part_is_lost_when_the_seal_cannot_go_on(after_first: bool) -> None:
    s = Arena(BARD)
    bard, _target, bolt = s.put(0, "bard", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.act("skill", bard)
    s.decline()
    if after_first:
        s.decline()
        s.act("done")
        s.decline()
        s.decline()
    s.cut_in(bolt, manual.SetCount(bard, "curse.stone", 1))
    s.settle()
    assert (s.choice.kind, s.active(bard), s.facts("used_skill")) == ("action", False, [])


@pytest.mark.rule(BOOK, "619.1", "619.2", "619.7", "619.8", "619.10", "619.13")
def test_from_the_hand_only_the_name_is_announced_and_the_copy_shown_later() -> None:
    """Digest 2, scenario 7."""
    s = Arena(SPY)
    one, two, bolt = s.put(0, "spy", "hand"), s.put(0, "spy", "hand"), s.put(1, "bolt", "hand")
    assert len([o for o in s.choice.options if o.act == "skill"]) == 1
    s.act("skill")
    assert s.mp(0) == 7
    announced = s.facts("announces_skill")[-1]
    assert announced.card is None
    names = {s.table.cards[one].code: "spy"}
    said = get("summoner-master").table.words().fact(announced, lambda card: names.get(card, ""), str)
    assert said == "0 announces a Skill of spy."
    s.decline()
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    handles = [c.id for c in view(s.play, 1).zones["0.hand"]]
    assert handles == [None, None]
    s.cut_in(bolt, manual.Move(one, "0.remove"))
    s.settle()
    assert (s.choice.kind, s.offered("pick")) == ("copy", [two])
    s.act("pick", two)
    assert [c.id for c in view(s.play, 1).zones["0.hand"]] == [two]
    s.act("done")
    assert s.facts("used_skill")[-1].card == two


@pytest.mark.rule(BOOK, "619.13")
def test_with_no_copy_left_the_cost_is_lost() -> None:
    s = Arena(SPY)
    spy, bolt = s.put(0, "spy", "hand"), s.put(1, "bolt", "hand")
    s.act("skill", spy)
    s.decline()
    s.cut_in(bolt, manual.Move(spy, "0.seal-library"))
    s.settle()
    assert (s.choice.kind, s.mp(0), s.facts("used_skill")) == ("action", 7, [])


@pytest.mark.rule(BOOK, "619.6")
def test_a_skill_from_the_hand_is_paid_for_or_not_used() -> None:
    s = Arena(SPY)
    spy = s.put(0, "spy", "hand")
    s.set_mp(0, 0)
    assert s.offered("skill") == []
    assert s.rule("skill", spy, value=0) == "619.6"


@pytest.mark.rule(BOOK, "619.6")
def test_a_cost_beside_mp_keeps_a_skill_in_the_hand_too() -> None:
    text = "Sacrifice Seal 1 ใบ, Twinkling (Discard): จั่ว Seal Card 1 ใบ"
    s = Arena(able("imp", text, from_hand=True))
    imp = s.put(0, "imp", "hand")
    assert s.rule("skill", imp, value=0) == "619.6"
    wolf = s.put(0, "wolf", AT)
    s.act("skill", imp)
    s.pick(wolf)
    s.settle("copy")
    s.pick(imp)
    assert (s.where(wolf), s.where(imp)) == ("0.seal-shrine", "0.seal-shrine")


@pytest.mark.rule(BOOK, "700.1", "604.7", "708.1.2")
def test_a_seal_that_its_own_skill_brings_in_is_active() -> None:
    """Digest 2, scenario 13."""
    s = Arena(SPY)
    spy = s.put(0, "spy", "hand")
    s.act("skill", spy)
    s.decline()
    s.pick(spy)
    s.hand(0, manual.Move(spy, f"0.{AT}"))
    s.act("done")
    assert (s.where(spy), s.active(spy)) == (f"0.{AT}", True)
    assert s.facts("used_skill")[-1].card == spy


@pytest.mark.rule(BOOK, "619.2")
def test_a_skill_from_the_hand_is_not_used_in_the_arena() -> None:
    s = Arena(SPY)
    spy = s.put(0, "spy", AT)
    assert s.offered("skill") == []
    assert s.rule("skill", spy, value=0) == "619.2"


@pytest.mark.rule(BOOK, "605.2", "606.2", "607.2", "608.3", "619.3")
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"use": "all"},
        {"use": "multiple", "times": 2},
        {"use": "two-part"},
        {"from_hand": True},
    ],
)
def test_of_several_skills_one_is_announced(more: dict[str, object]) -> None:
    s = Arena(seal("sage", powers=(power(1, **more), Power(text="Watch."), power(3, **more))))
    sage = s.put(0, "sage", "hand" if "from_hand" in more else AT)
    assert [o.value for o in s.choice.options if o.act == "skill"] == [0, 2]
    s.act("skill", sage, value=2)
    assert s.mp(0) == 5
    assert s.facts("announces_skill")[-1].data["skill"] == 2
    assert s.rule("skill", sage, value=1) in ("401.6.3", "605.2")


@pytest.mark.rule(BOOK, "605.11", "605.7", "607.11", "608.10", "619.12")
@pytest.mark.parametrize("more", [{}, {"use": "multiple", "times": 2}, {"use": "two-part"}, {"from_hand": True}])
def test_a_target_that_is_gone_is_chosen_anew_and_nothing_is_paid_again(more: dict[str, object]) -> None:
    """Digest 2, scenario 2: with an Interfere Step of its own."""
    s = Arena(seal("sage", powers=(power(2, **more),)))
    sage = s.put(0, "sage", "hand" if "from_hand" in more else AT)
    gone, other = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    one, two = s.put(1, "bolt", "hand"), s.put(1, "bolt", "hand")
    s.act("skill", sage)
    s.act("target", gone)
    s.cut_in(one, manual.Move(gone, "1.hand"))
    s.settle("target")
    assert (s.choice.kind, s.choice.least, s.mp(0)) == ("target", 1, 6)
    assert other in s.offered("target")
    s.act("target", other)
    assert s.choice.kind == "interfere"
    assert two in s.offered("cast")


@pytest.mark.rule(BOOK, "605.11", "619.12")
@pytest.mark.parametrize("from_hand", [False, True])
def test_with_no_target_left_the_skill_is_lost(from_hand: bool) -> None:
    """Digest 2, scenario 3."""
    s = Arena(seal("sage", powers=(power(2, from_hand=from_hand),)))
    sage = s.put(0, "sage", "hand" if from_hand else AT)
    gone, bolt = s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.act("skill", sage)
    s.act("target", gone)
    s.cut_in(bolt, manual.Move(gone, "1.hand"))
    s.settle("action")
    assert (s.choice.kind, s.mp(0), s.facts("used_skill")) == ("action", 6, [])
    assert from_hand or not s.active(sage)


@pytest.mark.rule(BOOK, "608.19")
def test_a_second_target_that_is_gone_is_chosen_anew() -> None:
    s = Arena(BARD)
    bard, gone, other = s.put(0, "bard", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    bolt = s.put(1, "bolt", "hand")
    s.act("skill", bard)
    s.decline()
    s.decline()
    s.act("done")
    s.settle("target")
    s.act("target", gone)
    s.cut_in(bolt, manual.Move(gone, "1.hand"))
    s.settle("target")
    assert (s.choice.kind, s.choice.rule, s.choice.least) == ("target", "608.15", 1)
    assert other in s.offered("target")


@pytest.mark.rule(BOOK, "105.2.1")
def test_one_moment_cannot_be_repeated_without_end() -> None:
    """A Skill that costs nothing and makes its own Seal Active again is used until everything has come round."""
    again = Power(kind="skill", text="This Seal becomes Active.", mp=0, interfere=True)
    s = Arena(seal("round", powers=(again,)), prompts="always")
    one, target, attacker = s.put(1, "round", AT), s.put(1, "wolf", AT), s.put(0, "wolf", AT)
    s.act("attack", attacker)
    used = 0
    for _ in range(400):
        if s.choice.kind == "interfere":
            if s.choice.seat == 1 and not s.active(one):
                s.hand(1, manual.Turn(one, "up"))
            if not s.offered("skill"):
                s.decline()
                continue
            s.act("skill", one, value=0)
            used += 1
        elif s.choice.kind == "by_hand":
            if s.choice.params["stage"] == "effect" and not s.active(one):
                s.hand(0, manual.Turn(one, "up"))
            s.act("done")
        elif s.choice.kind == "attack_target":
            s.act("attack", target)
        elif s.choice.kind == "target":
            s.play.answer(list(range(s.choice.least)))
        else:
            break
    assert 5 < used < 40
    assert s.choice.kind != "interfere"
