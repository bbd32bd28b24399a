"""A Replay changes the target of an attack; it is not declared again (YZH-3.49 to 3.52, YFA-3.46 to 3.49)."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, monster, parsed, trap

RECALL = parsed(trap("recall", text="Target 1 monster on the field; return it to the hand."))
ALARM = parsed(
    monster(
        "alarm",
        atk=1600,
        text="When this card declares an attack: Inflict 300 damage to your opponent.",
        traits=("effect",),
    )
)
SHIELD = parsed(trap("shield", text="When an opponent's monster declares an attack: Negate the attack."))
SWEEPER = parsed(
    monster(
        "sweeper",
        atk=3000,
        text="This card can attack all monsters your opponent controls once each.",
        traits=("effect",),
    )
)
ALL = pytest.mark.parametrize("edition", ["zh-mr2", "fa-course"])


def attacked_and_recalled(edition: str, attacker: str, *cards: object) -> tuple[Scenario, int, list[int], int]:
    """`attacker` attacks the first of three monsters, which its player then returns: a Replay is asked for."""
    s = Scenario(edition, RECALL, ALARM, SHIELD, SWEEPER)
    mine = s.put(0, attacker, "m1")
    theirs = [s.put(1, "filler", f"m{i}") for i in (1, 2, 3)]
    recall, shield = s.put(0, "recall", "s1", SET), s.put(1, "shield", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", theirs[0])
    while s.choice.kind != "replay":
        if s.choice.seat == 0 and recall in s.offered("activate"):
            s.act("activate", recall)
        elif s.choice.kind == "target":
            s.pick(theirs[0])
        else:
            s.decline()
    return s, mine, theirs, shield


@pytest.mark.rule("yugioh-zh", "YZH-3.50")
@pytest.mark.rule("yugioh-fa", "YFA-3.47")
@ALL
def test_after_a_replay_the_attack_is_not_declared_again(edition: str) -> None:
    s, _, theirs, shield = attacked_and_recalled(edition, "alarm")
    assert s.lp(1) == 8000 - 300 and len(s.facts("attack_declared")) == 1
    s.act("retarget")
    assert s.offered("attack") == theirs[1:]
    s.act("attack", theirs[1])
    # What answers the declaration had its chance: neither the Trigger Effect nor the Trap that was passed comes again.
    assert s.choice.kind == "action" and s.where(shield) == "1.s1"
    assert len(s.facts("attack_declared")) == 1 and s.where(theirs[1]) == "1.graveyard"
    assert s.lp(1) == 8000 - 300 - 600
    assert [f.data["other"] for f in s.facts("attack_aimed")] == [theirs[1]]


@pytest.mark.rule("yugioh-zh", "YZH-3.50")
@pytest.mark.rule("yugioh-fa", "YFA-3.47")
@ALL
def test_who_attacks_all_monsters_once_has_attacked_the_new_target(edition: str) -> None:
    s, mine, theirs, _ = attacked_and_recalled(edition, "sweeper")
    s.act("retarget")
    s.act("attack", theirs[1])
    s.settle()
    assert s.game.battles.attacks_made(mine) == [theirs[1]]
    # The one that left and the one attacked instead of it are done with; the third may still be attacked.
    (option,) = [o for o in s.choice.options if o.act == "attack"]
    assert (option.card, option.targets) == (mine, (theirs[2],))


@ALL
def test_in_a_replay_the_first_target_may_be_chosen_again(edition: str) -> None:
    revive = parsed(trap("revive", text="Target 1 monster in your GY; Special Summon it in Attack Position."))
    s = Scenario(edition, revive, SWEEPER)
    mine, target, dead = s.put(0, "sweeper", "m1"), s.put(1, "filler", "m1"), s.put(1, "bear", "graveyard")
    trapped = s.put(1, "revive", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", target)
    s.act("activate", trapped)
    s.settle()
    assert s.choice.kind == "replay" and s.where(dead)[:3] == "1.m"
    s.act("retarget")
    assert s.offered("attack") == [target, dead]


@pytest.mark.rule("yugioh-zh", "YZH-3.44")
def test_what_forbids_declaring_attacks_does_not_end_one_that_was_declared() -> None:
    frost = parsed(trap("frost", icon="continuous", text="Monsters cannot attack."))
    s = Scenario("zh-mr2", frost)
    ox, other = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    trapped = s.put(1, "frost", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("direct")
    s.do("activate", trapped)
    assert (
        s.lp(1) == 8000 - 1700 and s.game.standing_effects().has(other, "cannot attack") and s.offered("attack") == []
    )


GARDNA = parsed(
    monster(
        "gardna",
        def_=2000,
        text="When an opponent's monster declares a direct attack: You can Special Summon this card from your hand. "
        "When this face-up card is targeted for an attack: You can discard 1 card; "
        "this card cannot be destroyed by that battle.",
        traits=("effect",),
    )
)


REVIVE = parsed(trap("revive", text="Target 1 monster in your GY; Special Summon it in Attack Position."))


def targeted_again() -> tuple[Scenario, int, int]:
    """A direct attack, to which a monster comes from the hand: it is targeted in the Replay, and answers that."""
    s = Scenario("zh-mr2", GARDNA, REVIVE)
    bear, gardna = s.put(0, "bear", "m1"), s.put(1, "gardna", "hand")
    s.put(1, "ox", "hand")
    s.put(1, "mouse", "graveyard")
    revive = s.put(1, "revive", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    s.act("activate", gardna)
    s.settle("replay")
    s.act("retarget")
    s.act("attack", gardna)
    assert (s.choice.seat, s.choice.kind, s.offered("activate")) == (1, "optional_trigger", [gardna])
    s.act("activate", gardna)
    return s, gardna, revive


@pytest.mark.rule("yugioh-zh", "YZH-3.50")
def test_who_is_targeted_in_a_replay_is_targeted_for_an_attack() -> None:
    s, gardna, _ = targeted_again()
    s.settle()
    assert s.where(gardna)[:3] == "1.m" and s.size(1, "hand") == 0
    assert (s.lp(0), s.lp(1), s.phase) == (8000, 8000, "battle")


def test_what_is_used_by_a_new_target_may_bring_another_replay() -> None:
    s, _, revive = targeted_again()
    while s.choice.kind == "respond" and revive not in s.offered("activate"):
        s.decline()
    s.act("activate", revive)
    s.play.answer([0])
    s.settle("replay")
    assert s.choice.kind == "replay" and len(s.facts("battle_start")) == 0


def test_a_trap_that_waits_for_a_target_is_used_in_a_replay_too() -> None:
    text = "When a face-up monster you control is targeted for an attack: Negate the attack."
    s = Scenario("zh-mr2", RECALL, SHIELD, parsed(trap("cover", text=text)))
    bear = s.put(0, "bear", "m1")
    theirs = [s.put(1, "mouse", "m1"), s.put(1, "ox", "m2")]
    recall, shield, cover = s.put(0, "recall", "s1", SET), s.put(1, "shield", "s1", SET), s.put(1, "cover", "s2", SET)
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", theirs[0])
    while s.choice.kind != "replay":
        if s.choice.seat == 0 and recall in s.offered("activate"):
            s.act("activate", recall)
        elif s.choice.kind == "target":
            s.pick(theirs[0])
        else:
            s.decline()
    s.act("retarget")
    s.act("attack", theirs[1])
    assert (s.choice.seat, s.offered("activate")) == (1, [cover]) and shield not in s.offered("activate")
    s.do("activate", cover)
    assert (s.choice.kind, s.lp(0), s.lp(1)) == ("action", 8000, 8000)
