"""Attacks: conditions, the general attack, powers and who loses (200.8, 500 to 504, 713)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, NONE, NORMAL, Arena, seal, skill

from sanam.engine import events as ev
from sanam.engine import manual


def away(card: int, zone: str) -> manual.Move:
    return manual.Move(card, zone)


# --- the conditions ------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "501.1", "500.9", "504.1", "SMG-4")
def test_attacks_are_declared_in_the_main_step_alone() -> None:
    s = Arena(prompts="always")
    wolf, target = s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    assert wolf in s.offered("attack")
    s.act("pass")
    assert s.game.in_step() == "interfere-2"
    assert s.acts(wolf) == []
    s.decline()
    assert s.rule("attack", wolf, seat=0, target=target) == "500.10"


@pytest.mark.rule(BOOK, "502.1", "502.3", "303.2.1", "303.2.2")
def test_the_attacker_stands_in_its_at_line() -> None:
    s = Arena()
    front, back, loose = s.put(0, "wolf", AT), s.put(0, "wolf", DF), s.put(0, "wolf", NONE)
    s.put(1, "wolf", AT)
    assert s.offered("attack") == [front]
    assert s.rule("attack", back) == s.rule("attack", loose) == "502.3"


@pytest.mark.rule(BOOK, "500.1", "502.2", "500.3", "504.18", "504.21", "SMG-38")
def test_the_attacker_is_active_and_then_inactive() -> None:
    s = Arena()
    wolf, target = s.put(0, "ox", AT), s.put(1, "fly", AT)
    s.put(1, "fly", AT)
    tired = s.put(0, "wolf", AT, INACTIVE)
    assert s.rule("attack", tired) == "500.1"
    s.attack(wolf, target)
    assert not s.active(wolf)
    assert not s.game.running.frames("GeneralAttack")
    assert s.rule("attack", wolf) == "500.1"


@pytest.mark.rule(BOOK, "500.2", "503.2")
def test_only_own_seals_attack_and_only_the_opponents_are_attacked() -> None:
    s = Arena()
    mine, other, theirs = s.put(0, "wolf", AT), s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    assert s.rule("attack", theirs) == "500.2"
    assert s.rule("attack", mine, target=other) == "503.2"
    s.act("attack", mine)
    assert s.offered("attack") == [theirs]


@pytest.mark.rule(BOOK, "500.4", "504.4", "SMG-20", "SMG-110", "504.5")
def test_the_attack_mp_is_paid_or_there_is_no_attack() -> None:
    s = Arena()
    ox, target = s.put(0, "ox", AT), s.put(1, "fly", AT)
    s.set_mp(0, 1)
    assert s.rule("attack", ox) == "504.4"
    assert ox not in s.offered("attack")
    s.set_mp(0, 5)
    s.act("attack", ox)
    assert s.mp(0) == 3
    s.act("attack", target)
    assert s.mp(0) == 3


@pytest.mark.rule(BOOK, "504.3")
def test_without_a_target_there_is_no_attack_and_nothing_is_paid() -> None:
    s = Arena()
    ox = s.put(0, "ox", AT)
    assert ox not in s.offered("attack")
    assert s.rule("attack", ox) == "504.3"


@pytest.mark.rule(BOOK, "501.2", "501.2.1", "501.2.2", "503.1")
def test_the_df_line_is_attacked_only_when_the_at_line_is_empty() -> None:
    s = Arena()
    wolf, front, back = s.put(0, "bear", AT), s.put(1, "fly", AT), s.put(1, "wolf", DF)
    assert s.rule("attack", wolf, target=back) == "501.2.2"
    s.act("attack", wolf)
    assert s.offered("attack") == [front]
    s.act("attack", front)
    other = s.put(0, "bear", AT)
    assert s.rule("attack", other, target=back) == ""
    s.act("attack", other)
    assert s.offered("attack") == [back]


@pytest.mark.rule(BOOK, "SMG-120.1")
def test_a_value_that_is_not_there_is_not_zero() -> None:
    s = Arena(seal("stone", at=None), seal("idol", mp="2/-"), seal("mouse", at=0, mp="2/0"))  # type: ignore[arg-type]
    s.put(1, "fly", AT)
    stone, idol, mouse = (s.put(0, name, AT) for name in ("stone", "idol", "mouse"))
    assert s.game.value(stone, "at") is None
    assert s.offered("attack") == [mouse]
    assert s.rule("attack", stone) == s.rule("attack", idol) == "SMG-120.1"


# --- the comparison -------------------------------------------------------------------------------

OUTCOMES = [
    # at, sp of the attacker; power, sp of the attacked; who is destroyed in the At Line, and in the Df Line
    (5, 2, 4, 2, "attacked", "attacked"),
    (4, 2, 5, 2, "attacker", ""),
    (4, 3, 4, 2, "attacked", "attacked"),
    (4, 2, 4, 3, "attacker", ""),
    (4, 2, 4, 2, "attacker attacked", ""),
]


@pytest.mark.rule(BOOK, "504.15", "504.15.1", "504.20", "200.8.2", "SMG-69", "501.3", "501.5", "SMG-26")
@pytest.mark.parametrize("row", OUTCOMES)
def test_at_against_at_in_the_at_line(row: tuple[int, int, int, int, str, str]) -> None:
    at, sp, power, other_sp, destroyed, _ = row
    s = Arena(seal("one", at=at, sp=sp), seal("two", at=power, df=9, sp=other_sp))
    one, two = s.put(0, "one", AT), s.put(1, "two", AT)
    s.attack(one, two)
    assert s.where(one) == ("0.seal-shrine" if "attacker" in destroyed else f"0.{AT}")
    assert s.where(two) == ("1.seal-shrine" if "attacked" in destroyed else f"1.{AT}")
    assert len(s.facts("attacks")) == 1  # a counter is no attack
    if "attacked" not in destroyed:
        assert s.active(two)


@pytest.mark.rule(BOOK, "504.15.2", "504.20.1", "501.4", "303.2.2", "SMG-28")
@pytest.mark.parametrize("row", OUTCOMES)
def test_at_against_df_in_the_df_line(row: tuple[int, int, int, int, str, str]) -> None:
    """Digest 1, scenario 2: the attacker loses the fight at most, and is not destroyed."""
    at, sp, power, other_sp, _, destroyed = row
    s = Arena(seal("one", at=at, sp=sp), seal("two", at=9, df=power, sp=other_sp))
    one, two = s.put(0, "one", AT), s.put(1, "two", DF)
    s.attack(one, two)
    assert s.where(one) == f"0.{AT}"
    assert s.where(two) == ("1.seal-shrine" if destroyed else f"1.{DF}")
    lost = (at, sp) < (power, other_sp)
    assert (one in s.facts("fought")[0].data["cards_losing"]) is lost


@pytest.mark.rule(BOOK, "504.20", "603.6.2", "103.4")
def test_the_losers_are_destroyed_at_the_same_time() -> None:
    s = Arena(seal("rock", level=15))
    one, two = s.put(0, "rock", AT), s.put(1, "rock", AT)
    s.attack(one, two)
    assert s.result() == {"winner": None, "reason": "shrine"}


# --- the procedure --------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "504.2", "504.6", "504.10", "SMG-7", "SMG-8", "SMG-25", "504.14", "504.19")
def test_attacking_and_attacked_are_known_until_the_attack_ends() -> None:
    s = Arena()
    wolf, target, bolt = s.put(0, "bear", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.act("attack", wolf, value=NORMAL)
    assert s.game.running.attack() == {
        "kind": "GeneralAttack",
        "card_attacker": wolf,
        "cards_attacked": [],
        "fighting": False,
        "cards_losing": [],
    }
    s.act("attack", target)
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    assert s.game.public()["attack"]["cards_attacked"] == [target]
    assert bolt in s.offered("cast")
    s.decline()
    assert s.game.running.attack() is None
    noted = [(e.key, e.now) for e in s.play.batches[-1].events if isinstance(e, ev.Noted)]
    assert noted.index(("fighting", True)) < noted.index(("losers", [target])) < noted.index(("paid", None))


@pytest.mark.rule(BOOK, "504.13")
def test_a_target_that_is_gone_is_declared_anew_without_paying() -> None:
    """Digest 1, scenario 5: also the Df Line when the At Line is empty now, with an Interfere Step of its own."""
    s = Arena()
    ox, gone, other = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "wolf", DF)
    one, two = s.put(1, "bolt", "hand"), s.put(1, "bolt", "hand")
    s.set_mp(0, 3)
    s.attack(ox, gone)
    s.cut_in(one, away(gone, "1.hand"))
    s.settle()
    assert (s.choice.kind, s.choice.seat, s.offered("attack")) == ("attack_target", 0, [other])
    s.act("attack", other)
    assert s.choice.kind == "interfere"
    assert two in s.offered("cast")
    s.settle()
    assert s.where(other) == "1.seal-shrine"
    assert s.mp(0) == 1


@pytest.mark.rule(BOOK, "504.13")
def test_a_target_that_may_not_be_attacked_any_more_is_declared_anew() -> None:
    s = Arena()
    ox, back, bolt = s.put(0, "ox", AT), s.put(1, "wolf", DF), s.put(1, "bolt", "hand")
    front = s.put(1, "wolf", NONE)
    s.attack(ox, back)
    s.cut_in(bolt, away(front, f"1.{AT}"))
    s.settle()
    assert s.offered("attack") == [front]


@pytest.mark.rule(BOOK, "504.13")
def test_without_another_target_the_attack_ends_and_the_attacker_is_inactive() -> None:
    s = Arena()
    ox, gone, bolt = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.set_mp(0, 3)
    s.attack(ox, gone)
    s.cut_in(bolt, away(gone, "1.hand"))
    s.settle()
    assert s.choice.kind == "action"
    assert (s.mp(0), s.active(ox), s.facts("fought")) == (1, False, [])


@pytest.mark.rule(BOOK, "504.13", "303.8")
def test_a_target_that_left_and_came_back_is_another_seal() -> None:
    s = Arena()
    ox, target, bolt = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.attack(ox, target)
    s.cut_in(bolt, away(target, "1.hand"), away(target, f"1.{AT}"))
    s.settle()
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [target])


@pytest.mark.rule(BOOK, "504.12", "100.5")
@pytest.mark.parametrize("zone", [f"0.{DF}", "0.hand"])
def test_an_attacker_that_cannot_attack_any_more_leaves_the_attack(zone: str) -> None:
    s = Arena()
    ox, target, bolt = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.attack(ox, target)
    s.cut_in(bolt, away(ox, zone))
    s.settle()
    assert s.choice.kind == "action"
    assert s.where(target) == f"1.{AT}"
    assert s.game.running.attack() is None
    assert s.where(ox) == zone
    assert zone == "0.hand" or not s.active(ox)


@pytest.mark.rule(BOOK, "500.11", "709.4", "709.7.1")
def test_a_command_ends_when_control_changes() -> None:
    """Digest 2, scenario 12: a charmed Seal that is cured in the middle of its attack leaves it Inactive."""
    s = Arena()
    charmed, target, bolt = s.put(1, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.hand(0, manual.SetCount(charmed, "curse.charm", 99))
    s.settle()
    assert s.offered("attack") == [charmed]
    s.attack(charmed, target)
    s.cut_in(bolt, manual.SetCount(charmed, "curse.charm", 0))
    s.settle()
    assert s.choice.kind == "action"
    assert (s.active(charmed), s.where(target), s.facts("fought")) == (False, f"1.{AT}", [])


@pytest.mark.rule(BOOK, "504.5", "504.12")
def test_the_first_seal_attacked_is_kept_and_nothing_is_paid_twice() -> None:
    s = Arena()
    ox, target = s.put(0, "ox", AT), s.put(1, "wolf", AT)
    s.put(1, "bolt", "hand")
    s.put(1, "bolt", "hand")
    s.set_mp(0, 2)
    s.attack(ox, target)
    s.settle()
    assert s.mp(0) == 0
    assert s.where(target) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "701.1", "701.7", "703.2", "703.5", "301.1.1")
def test_the_destroyed_seal_lies_in_the_shrine_before_anybody_can_answer() -> None:
    s = Arena()
    ox, target = s.put(0, "ox", AT), s.put(1, "bear", AT)
    s.put(1, "bolt", "hand")
    s.attack(ox, target)
    s.decline()
    assert s.choice.kind == "interfere"
    assert s.where(target) == "1.seal-shrine"
    assert s.game.running.commanded(target)  # 500.1: it is in the middle of a Zone change
    assert s.table.seats[1].counts["shrine"] == 2
    s.decline()
    assert s.choice.kind == "action"
    assert not s.game.running.commanded(target)


@pytest.mark.rule(BOOK, "303.4")
def test_nothing_is_commanded_outside_the_arena() -> None:
    s = Arena()
    for zone in ("hand", "seal-shrine", "remove", "seal-library"):
        card = s.put(0, "wolf", zone)
        assert s.acts(card) == (["cast"] if zone == "hand" else [])
        assert s.rule("combine", card) == "303.4"


@pytest.mark.rule(BOOK, "504.12", "502.2")
def test_an_attacker_that_is_made_inactive_leaves_the_attack() -> None:
    s = Arena()
    ox, target, bolt = s.put(0, "ox", AT), s.put(1, "wolf", AT), s.put(1, "bolt", "hand")
    s.attack(ox, target)
    s.cut_in(bolt, manual.Turn(ox, INACTIVE))
    s.settle()
    assert (s.choice.kind, s.where(target), s.facts("fought")) == ("action", f"1.{AT}", [])


@pytest.mark.rule(BOOK, "500.1", "604.6.2")
def test_a_seal_with_a_pending_command_gets_no_other() -> None:
    s = Arena(seal("mage", powers=(skill(interfere=True),)), prompts="always")
    mage, other, target = s.put(0, "mage", AT), s.put(0, "mage", AT), s.put(1, "bear", AT)
    s.attack(mage, target)
    s.decline()
    assert (s.choice.kind, s.choice.seat, s.offered("skill")) == ("interfere", 0, [other])
    refused = s.refused("skill", mage, value=0)
    assert refused is not None
    assert (refused.reason, refused.rule) == ("command-pending", "604.6.2")
    for check in (s.game.commands.cannot_command, s.game.combination.cannot_combine, s.game.lines.cannot_change_line):
        assert check(0, mage).reason == "command-pending"  # type: ignore[union-attr]


@pytest.mark.rule(BOOK, "SMG-6", "SMG-27")
@pytest.mark.parametrize(("line", "falls"), [(AT, True), (DF, False)])
def test_a_seal_is_measured_by_at_in_the_at_line_and_by_df_in_the_df_line(line: str, falls: bool) -> None:
    s = Arena(seal("ram", at=5), seal("gate", at=3, df=9))
    ram, gate = s.put(0, "ram", AT), s.put(1, "gate", line)
    s.attack(ram, gate)
    s.settle()
    assert s.where(gate) == ("1.seal-shrine" if falls else f"1.{DF}")
    assert s.where(ram) == f"0.{AT}"
