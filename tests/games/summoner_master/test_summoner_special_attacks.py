"""Attacks on the hand, All attacks and multiple attacks (505 to 507), and forms that are lost or gained on the way."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, form, says, seal

from sanam.engine import manual

#: An All attack, a multiple one and a general form, each without Support Seals.
STORM = seal("storm", at=5, sp=2, mp="2/2", forms=(form(attack="all", name="Storm"),))
TWINS = seal("twins", at=5, mp="2/3", forms=(form(attack="multiple", strikes=2),))
#: Forms with one Support Seal.
CHIEF = seal("chief", 2, 4, 4, 2, "2/1", forms=(form(("name", "wolf"), at=6, attack="all", attack_mp=4),))
GIANT = seal("giant", 2, 4, 4, 2, "2/1", forms=(form(("name", "wolf"), at=9),))


def put_all(s: Arena, *where: tuple[int, str, str]) -> list[int]:
    return [s.put(seat, name, line) for seat, name, line in where]


def combined(s: Arena, name: str, *supports: str) -> tuple[int, list[int]]:
    """A Seal of seat 0 in the At Line that is combined since an earlier Subturn."""
    main = s.put(0, name, AT)
    cards = [s.put(0, support, AT) for support in supports]

    def join(game: object) -> None:
        for card in cards:
            s.game.support(card, main)
        s.play.mark(main, "form", s.game.combination.fitting_forms(main)[0])

    s.edit(join)
    return main, cards


# --- the hand -------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "501.2.3", "505.1", "505.1.1", "505.2")
@pytest.mark.parametrize("line", [AT, DF])
def test_the_hand_is_attacked_when_no_seal_is_in_the_way(line: str) -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.put(1, "wolf", "hand")
    assert "attack_hand" in s.acts(wolf)
    s.put(1, "wolf", NONE)  # in no Line it is not in the way
    assert "attack_hand" in s.acts(wolf)
    s.put(1, "wolf", line)
    assert "attack_hand" not in s.acts(wolf)
    assert s.rule("attack_hand", wolf) == "505.1.1"


@pytest.mark.rule(BOOK, "501.2.3", "505.12", "SMG-29", "SMG-56.1", "SMG-56.2", "301.1.1", "505.15", "505.17")
def test_the_attacker_names_a_kind_and_one_such_card_falls_at_random() -> None:
    """Digest 1, scenario 4."""
    fallen = set()
    for seed in range(12):
        s = Arena(seed=seed)
        wolf = s.put(0, "wolf", AT)
        hand = put_all(s, (1, "ox", "hand"), (1, "bear", "hand"), (1, "fly", "hand"))
        dust = s.put(1, "dust", "hand")
        s.act("attack_hand", wolf)
        assert (s.choice.kind, s.choice.seat) == ("hand_kind", 0)
        s.act("kind", value="seal")
        lost = [card for card in hand if s.where(card) == "1.seal-shrine"]
        assert len(lost) == 1
        fallen.add(hand.index(lost[0]))
        assert s.where(dust) == "1.hand"
        assert not s.facts("discarded")
        assert (s.choice.kind, s.active(wolf)) == ("action", False)
        assert s.table.seats[1].counts["shrine"] == s.game.profile(lost[0]).level
    assert fallen == {0, 1, 2}


@pytest.mark.rule(BOOK, "505.12")
def test_only_a_kind_that_is_in_the_hand_is_offered() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    dust = s.put(1, "dust", "hand")
    s.act("attack_hand", wolf)
    assert [o.value for o in s.choice.options] == ["mystic"]
    s.act("kind")
    assert s.where(dust) == "1.mystic-shrine"


@pytest.mark.rule(BOOK, "SMG-56.3")
def test_the_random_card_may_be_known_to_the_picker() -> None:
    fallen = set()
    for seed in range(12):
        s = Arena(seed=seed)
        wolf, ox, bear = s.put(0, "wolf", AT), s.put(1, "ox", "hand"), s.put(1, "bear", "hand")
        for card in (ox, bear):
            s.hand(1, manual.Reveal(card, [0, 1]))
        s.act("attack_hand", wolf)
        assert [o.card for o in s.choice.options] == [None]  # the card itself is not picked
        s.act("kind", value="seal")
        fallen.add(s.where(ox))
    assert fallen == {"1.hand", "1.seal-shrine"}


@pytest.mark.rule(BOOK, "505.1.2")
def test_one_hand_attack_a_subturn() -> None:
    """Digest 1, scenario 4: the second is refused and costs nothing."""
    s = Arena()
    one, two = s.put(0, "wolf", AT), s.put(0, "wolf", AT)
    put_all(s, (1, "dust", "hand"), (1, "dust", "hand"))
    s.act("attack_hand", one)
    s.act("kind")
    mp = s.mp(0)
    assert "attack_hand" not in s.acts(two)
    assert s.rule("attack_hand", two) == "505.1.2"
    assert s.rule("attack", two) == "505.1.2"  # dragging it onto the other side is the same
    assert s.mp(0) == mp


@pytest.mark.rule(BOOK, "505.4")
def test_an_empty_hand_is_not_attacked() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    assert "attack_hand" not in s.acts(wolf)
    assert s.rule("attack_hand", wolf) == "505.4"


@pytest.mark.rule(BOOK, "505.5", "505.6", "505.3")
def test_a_hand_attack_is_paid_for() -> None:
    s = Arena()
    ox = s.put(0, "ox", AT)
    s.put(1, "dust", "hand")
    s.set_mp(0, 1)
    assert "attack_hand" not in s.acts(ox)
    assert s.rule("attack_hand", ox) == "504.4"
    s.set_mp(0, 2)
    s.act("attack_hand", ox)
    assert s.mp(0) == 0


@pytest.mark.rule(BOOK, "505.1.3", "712.1")
def test_a_charmed_seal_does_not_attack_its_owners_hand() -> None:
    s = Arena()
    charmed = s.put(1, "ox", AT)
    s.put(1, "dust", "hand")
    s.hand(0, manual.SetCount(charmed, "curse.charm", 99))
    assert s.game.controller(charmed) == 0
    assert s.game.owner(charmed) == 1
    assert s.game.attacks.cannot_attack_hand(0, charmed).rule in ("505.1.1", "505.1.3")  # type: ignore[union-attr]
    # Even when nothing else is in the way it is not its owner who commands it.
    s.hand(0, manual.Move(charmed, f"1.{NONE}"))
    assert s.game.attacks.cannot_attack_hand(0, charmed).rule == "505.1.3"  # type: ignore[union-attr]


@pytest.mark.rule(BOOK, "505.9", "505.11")
def test_a_seal_brought_in_between_turns_it_into_a_general_attack() -> None:
    """Digest 1, scenario 4: without new Mp."""
    s = Arena()
    ox = s.put(0, "ox", AT)
    late, bolt = s.put(1, "wolf", "hand"), s.put(1, "bolt", "hand")
    s.act("attack_hand", ox)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    mp = s.mp(0)
    s.cut_in(bolt, manual.Move(late, f"1.{AT}"))
    s.settle()
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [late])
    s.act("attack", late)
    assert s.where(late) == "1.seal-shrine"
    assert (s.mp(0), s.active(ox)) == (mp, False)


@pytest.mark.rule(BOOK, "505.11", "505.16", "100.5")
def test_a_hand_attacker_that_is_gone_attacks_nothing() -> None:
    s = Arena()
    ox = s.put(0, "ox", AT)
    dust, bolt = s.put(1, "dust", "hand"), s.put(1, "bolt", "hand")
    s.act("attack_hand", ox)
    s.cut_in(bolt, manual.Move(ox, "0.hand"))
    s.settle()
    assert s.choice.kind == "action"
    assert s.where(dust) == "1.hand"


@pytest.mark.rule(BOOK, "505.11")
def test_a_hand_attacker_that_was_moved_is_inactive() -> None:
    s = Arena()
    ox = s.put(0, "ox", AT)
    s.put(1, "dust", "hand")
    bolt = s.put(1, "bolt", "hand")
    s.act("attack_hand", ox)
    s.cut_in(bolt, manual.Move(ox, f"0.{DF}"))
    s.settle()
    assert (s.choice.kind, s.active(ox), len(s.zone(1, "hand"))) == ("action", False, 1)


# --- All ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "501.2.5",
    "506.1",
    "506.2",
    "506.6",
    "506.12",
    "506.12.1",
    "506.12.2",
    "506.12.3",
    "506.15",
    "506.17",
    "506.18",
    "SMG-69",
)
def test_an_all_attack_hits_both_lines_and_nobody_counters() -> None:
    """Digest 1, scenario 3: no Sp comparison, the attacker cannot lose."""
    cards = [seal("x", at=5, sp=5), seal("y", at=6), seal("z", df=5, sp=0), seal("w", df=4)]
    s = Arena(STORM, *cards)
    storm = s.put(0, "storm", AT)
    x, y, z, w = put_all(s, (1, "x", AT), (1, "y", AT), (1, "z", DF), (1, "w", DF))
    s.act("attack", storm, value=0)
    assert s.offered("pick") == [x, w]  # their owner says which lies on top (301.4)
    s.play.answer([0, 1])
    assert [s.where(card) for card in (x, y, z, w)] == ["1.seal-shrine", f"1.{AT}", f"1.{DF}", "1.seal-shrine"]
    assert s.where(storm) == f"0.{AT}"
    assert not s.active(storm)
    assert len(s.facts("fought")) == 1
    assert (s.choice.kind, s.game.running.frames("AllAttack")) == ("action", [])


@pytest.mark.rule(BOOK, "506.4", "506.5")
def test_an_all_attack_is_paid_for_once() -> None:
    s = Arena(STORM)
    storm = s.put(0, "storm", AT)
    put_all(s, (1, "fly", AT), (1, "wolf", DF))
    s.set_mp(0, 1)
    assert s.offered("attack") == []
    s.set_mp(0, 2)
    s.act("attack", storm, value=0)
    assert s.mp(0) == 0


@pytest.mark.rule(BOOK, "506.3", "506.6")
def test_an_all_attack_aims_at_the_player() -> None:
    """Digest 1, ruling 45: also when there is no Seal to hit."""
    s = Arena(STORM)
    storm = s.put(0, "storm", AT)
    assert (storm, 0) in [(o.card, o.value) for o in s.choice.options if o.act == "attack"]
    s.act("attack", storm, value=0)
    assert s.facts("fought")[0].data["cards_losing"] == []
    assert not s.active(storm)


@pytest.mark.rule(BOOK, "506.9", "506.16", "SMG-7")
def test_all_its_seals_are_attacked_while_an_all_attack_lasts() -> None:
    s = Arena(STORM)
    storm, front, back = s.put(0, "storm", AT), s.put(1, "wolf", AT), s.put(1, "wolf", DF)
    s.put(1, "bolt", "hand")
    s.act("attack", storm, value=0)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    attack = s.game.running.attack()
    assert attack is not None
    assert attack["cards_attacked"] == [front, back]
    s.decline()
    s.play.answer([0, 1])
    assert s.choice.kind == "interfere"  # the fallen Seals' own Interfere Step (703.5)
    assert s.game.running.attack() is None


@pytest.mark.rule(BOOK, "506.11")
def test_an_all_attacker_that_cannot_attack_any_more_is_inactive() -> None:
    s = Arena(STORM)
    storm, front, bolt = s.put(0, "storm", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.act("attack", storm, value=0)
    s.cut_in(bolt, manual.Move(storm, f"0.{DF}"))
    s.settle()
    assert (s.choice.kind, s.active(storm), s.where(front)) == ("action", False, f"1.{AT}")


@pytest.mark.rule(BOOK, "506.11", "504.12", "513.3", "200.12.3", "508.8")
def test_a_form_that_is_lost_begins_the_attack_again_in_the_present_one() -> None:
    """Digest 1, scenario 6: no Mp is charged or given back."""
    s = Arena(CHIEF)
    chief, (wolf,) = combined(s, "chief", "wolf")
    target, bolt = s.put(1, "bear", AT), s.put(1, "bolt", "hand")
    other = s.put(1, "fly", AT)
    s.act("attack", chief, value=0)
    assert s.mp(0) == 4
    s.cut_in(bolt, manual.Move(wolf, "0.hand"))
    s.settle()
    assert not s.game.combined(chief)
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [target, other])
    s.act("attack", target)
    assert s.where(chief) == "0.seal-shrine"  # 4 against 5 in the normal form
    assert s.mp(0) == 4


@pytest.mark.rule(BOOK, "504.12")
def test_a_general_form_that_is_lost_keeps_the_seal_attacked() -> None:
    s = Arena(GIANT)
    giant, (wolf,) = combined(s, "giant", "wolf")
    ox, bolt = s.put(1, "ox", AT), s.put(1, "bolt", "hand")
    s.put(1, "fly", AT)
    s.attack(giant, ox)
    mp = s.mp(0)
    s.cut_in(bolt, manual.Move(wolf, "0.hand"))
    s.settle()
    assert s.choice.kind == "action"
    assert s.where(giant) == "0.seal-shrine"  # 4 against 5: with the form it had 9
    assert s.where(ox) == f"1.{AT}"
    assert s.mp(0) == mp


# --- multiple -------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "507.1",
    "507.2",
    "507.5",
    "507.6",
    "507.11",
    "507.12",
)
def test_a_multiple_attack_strikes_as_often_as_stated_for_one_cost() -> None:
    s = Arena(TWINS)
    twins = s.put(0, "twins", AT)
    one, two, three = put_all(s, (1, "wolf", AT), (1, "fly", AT), (1, "fly", AT))
    s.act("attack", twins, value=0)
    assert s.mp(0) == 5
    s.act("attack", one)
    assert s.where(one) == "1.seal-shrine"  # destroyed within the strike
    assert s.active(twins)
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [two, three])
    s.act("attack", two)
    assert s.choice.kind == "action"
    assert (s.mp(0), s.active(twins), s.where(three)) == (5, False, f"1.{AT}")


@pytest.mark.rule(BOOK, "501.2.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_strike_that_is_possible_must_be_made(number: int) -> None:
    s = Arena(seal("trio", at=9, mp="2/3", forms=(form(attack="multiple", strikes=3),)))
    trio = s.put(0, "trio", AT)
    targets = put_all(s, *[(1, "fly", AT)] * number)
    s.act("attack", trio, value=0)
    for strike in range(min(number, 3)):
        # Nobody is asked whether: the question cannot be declined, and offers nothing but targets.
        assert (s.choice.kind, s.choice.least, s.choice.params["strike"]) == ("attack_target", 1, strike + 1)
        assert {o.act for o in s.choice.options} == {"attack"}
        s.act("attack", targets[strike])
    assert s.choice.kind == "action"
    assert [s.where(card) for card in targets].count("1.seal-shrine") == min(number, 3)


@pytest.mark.rule(BOOK, "507.4")
def test_a_multiple_attack_that_cannot_be_paid_for_is_not_declared() -> None:
    s = Arena(TWINS)
    twins = s.put(0, "twins", AT)
    s.put(1, "fly", AT)
    s.set_mp(0, 2)
    assert 0 not in [o.value for o in s.choice.options if o.act == "attack" and o.card == twins]
    assert s.rule("attack", twins, value=0) == "504.4"
    s.set_mp(0, 3)
    s.act("attack", twins, value=0)
    assert (s.mp(0), s.choice.kind) == (0, "attack_target")


@pytest.mark.rule(BOOK, "507.8")
def test_every_strike_has_its_interfere_step() -> None:
    s = Arena(TWINS, prompts="always")
    twins = s.put(0, "twins", AT)
    one, two = put_all(s, (1, "wolf", AT), (1, "wolf", AT))
    s.act("attack", twins, value=0)
    for target in (one, two):
        s.act("attack", target)
        assert (s.choice.kind, s.choice.seat, s.where(target)) == ("interfere", 1, f"1.{AT}")
        s.settle()
        assert s.where(target) == "1.seal-shrine"
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "507.6", "507.12", "505.1.2")
def test_a_strike_goes_to_the_hand_when_the_lines_are_empty_once() -> None:
    s = Arena(seal("trio", at=5, mp="2/3", forms=(form(attack="multiple", strikes=4),)))
    trio, fly = s.put(0, "trio", AT), s.put(1, "fly", DF)
    put_all(s, (1, "dust", "hand"), (1, "dust", "hand"))
    s.act("attack", trio, value=0)
    s.act("attack", fly)
    assert [o.act for o in s.choice.options] == ["hand"]
    s.act("hand")
    s.act("kind", value="mystic")
    assert len(s.zone(1, "hand")) == 1
    # No further strike is possible: the hand has been attacked and no Seal is left.
    assert (s.choice.kind, s.active(trio)) == ("action", False)


@pytest.mark.rule(BOOK, "507.3")
def test_a_multiple_attack_needs_a_target() -> None:
    s = Arena(TWINS)
    twins = s.put(0, "twins", AT)
    assert s.offered("attack") == []
    assert s.rule("attack", twins, value=0) == "507.3"
    fly = s.put(1, "fly", AT)
    assert s.rule("attack", twins, value=0) == ""
    s.move(1, fly, f"1.{NONE}")
    s.put(1, "dust", "hand")  # a strike may go to the hand
    assert s.rule("attack", twins, value=0) == ""


@pytest.mark.rule(BOOK, "507.3")
def test_a_multiple_attack_whose_only_target_goes_before_it_is_declared_costs_nothing() -> None:
    """Between the announcement and the declaration its player is asked how often (SMG-106.2)."""
    s = Arena(says("fencer", "สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว"))
    fencer, wolf = s.put(0, "fencer", AT), s.put(1, "wolf", AT)
    mp = s.mp(0)
    s.act("attack", fencer)
    s.move(1, wolf, f"1.{NONE}")
    s.act("yes")
    assert (s.choice.kind, s.mp(0), s.active(fencer)) == ("action", mp, True)


@pytest.mark.rule(BOOK, "507.10")
def test_a_strike_whose_target_is_gone_is_declared_anew() -> None:
    s = Arena(TWINS)
    twins, bolt = s.put(0, "twins", AT), s.put(1, "bolt", "hand")
    one, two = put_all(s, (1, "wolf", AT), (1, "fly", AT))
    s.act("attack", twins, value=0)
    s.act("attack", one)
    s.cut_in(bolt, manual.Move(one, "1.hand"))
    s.settle()
    assert (s.choice.kind, s.offered("attack"), s.choice.params["strike"]) == ("attack_target", [two], 1)


@pytest.mark.rule(BOOK, "507.10", "507.12")
def test_a_multiple_attacker_that_falls_strikes_no_more() -> None:
    s = Arena(TWINS)
    twins = s.put(0, "twins", AT)
    one, two = put_all(s, (1, "bear", AT), (1, "fly", AT))
    s.act("attack", twins, value=0)
    s.act("attack", one)  # 5 against 5, both Sp 2: both are destroyed
    assert s.where(twins) == "0.seal-shrine"
    assert s.choice.kind == "action"
    assert s.where(two) == f"1.{AT}"
