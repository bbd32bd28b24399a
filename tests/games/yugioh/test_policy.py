"""The rules of thumb of the computer: each operation declares what it does, and plain questions have plain answers."""

from __future__ import annotations

import msgspec
import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare

from sanam.engine.choice import Option
from sanam.games.thinking import PLAIN
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.operations.table import HANDLERS
from sanam.games.yugioh.thinking.effects import done, given
from sanam.games.yugioh.thinking.policy import YugiohPolicy
from sanam.games.yugioh.thinking.rules import CARD_RULES, PLAYER_RULES
from sanam.games.yugioh.thinking.worth import worth

#: Operations that hold others, or whose whole effect is judged at once.
TOGETHER = {
    tree.TossCoin,
    tree.RollDie,
    tree.Choose,
    tree.ApplyEffect,
    tree.Later,
    tree.Whenever,
    tree.ChangeEffect,
    tree.FusionSummon,
    tree.SendListed,
    tree.RitualSummon,
    tree.ExtraSummon,
}
#: Rules that are worth nothing by themselves.
INDIFFERENT = {
    "cannot be fusion material",
    "cannot be synchro material",
    "cannot be xyz material",
    "only attack target",
    "cannot change control",
    "two tributes",
    "remains on the field",
    "banished as material",
    "banishes what it destroys",
    "stands in as fusion material",
    "ritual tribute from graveyard",
    "stands in as synchro material",
    "others as synchro material",
    "hand as synchro material",
    "returns to its owner",
    "level as synchro material",
    "levels as synchro material",
    "level as xyz material",
    "non-tuner as synchro material",
    "whole ritual tribute",
    "cannot be tributed for a summon",
    "cannot be special summoned",
}


def best(s: Scenario) -> Option | None:
    """The option that the policy takes at the open question; None where it passes."""
    choice = s.play.table.choice
    assert choice is not None
    advice = YugiohPolicy(s.game, PLAIN).advise(choice)[0]
    return choice.options[advice.picks[0]] if advice.picks else None


def does(s: Scenario) -> tuple[str, int | None]:
    option = best(s)
    return (option.act, option.card) if option is not None else ("pass", None)


def test_every_operation_declares_what_it_does() -> None:
    assert {*HANDLERS} == {*done, *given, *TOGETHER}
    assert {*tree.CARD_RULES} == {*CARD_RULES} | INDIFFERENT
    assert {*tree.PLAYER_RULES} == {*PLAYER_RULES}


def test_it_attacks_what_it_beats_and_nothing_else() -> None:
    s = Scenario("zh-mr2")
    ox = s.put(0, "ox", "m1")
    s.put(1, "giant", "m1")
    bear = s.put(1, "bear", "m2")
    s.act("phase", value="battle")
    assert does(s) == ("attack", ox)
    s.act("attack", ox)
    assert does(s) == ("attack", bear)


def test_it_does_not_attack_what_is_stronger() -> None:
    s = Scenario("zh-mr2")
    s.put(0, "bear", "m1")
    s.put(1, "giant", "m1")
    s.act("phase", value="battle")
    assert does(s) == ("phase", None)


@pytest.mark.parametrize("edition", ["zh-mr2", "fa-course", "th-guide"])
def test_it_removes_what_stands_in_the_way_before_the_battle(edition: str) -> None:
    bolt = magic("bolt", "Target 1 monster your opponent controls; destroy that target.")
    s = Scenario(edition, bolt)
    s.put(0, "ox", "m1")
    s.put(1, "mouse", "m1", DEFENSE)
    giant = s.put(1, "giant", "m2")
    spell = s.put(0, "bolt", "hand")
    assert does(s) == ("activate", spell)
    s.act("activate", spell)
    while s.play.table.choice is not None and s.play.table.choice.kind != "target":
        s.play.answer([0])
    assert does(s) == ("pick", giant)


def test_it_does_not_destroy_its_own() -> None:
    bolt = magic("bolt", "Target 1 monster on the field; destroy that target.")
    s = Scenario("zh-mr2", bolt)
    s.put(0, "giant", "m1")
    s.put(0, "bolt", "hand")
    option = best(s)
    assert option is not None
    assert option.act != "activate"


def test_it_equips_before_the_battle_what_then_wins() -> None:
    axe = magic("axe", "The equipped monster gains 1000 ATK.", "equip")
    s = Scenario("zh-mr2", axe)
    ox = s.put(0, "ox", "m1")
    s.put(1, "giant", "m1")
    spell = s.put(0, "axe", "hand")
    assert does(s) == ("activate", spell)
    s.act("activate", spell)
    while s.play.table.choice is not None and s.play.table.choice.kind != "target":
        s.play.answer([0])
    assert does(s) == ("pick", ox)


def test_it_sets_a_trap_after_the_battle() -> None:
    pit = snare(
        "pit", "When an opponent's monster declares an attack: Target the attacking monster; destroy that target."
    )
    s = Scenario("zh-mr2", pit)
    ox = s.put(0, "ox", "m1")
    trap = s.put(0, "pit", "hand")
    assert does(s) == ("phase", None)
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("direct")
    assert does(s) == ("phase", None)
    s.act("phase", value="main2")
    assert does(s) == ("set", trap)


def test_it_sets_what_would_be_beaten() -> None:
    s = Scenario("zh-mr2")
    s.put(1, "giant", "m1")
    wall = s.put(0, "wall", "hand")
    assert does(s) == ("set_monster", wall)


def test_it_turns_a_weak_monster_to_defense_after_the_battle() -> None:
    s = Scenario("zh-mr2")
    s.put(1, "giant", "m1")
    wall = s.put(0, "wall", "m1")
    assert does(s) == ("change_position", wall)


def test_it_uses_a_flip_effect() -> None:
    owl = effect("owl", "FLIP: Draw 2 cards.")
    s = Scenario("zh-mr2", owl)
    owl_card = s.put(0, "owl", "m1", FACE_DOWN)
    assert does(s) == ("flip_summon", owl_card)


def test_it_answers_an_attack_that_costs_it_something() -> None:
    pit = snare(
        "pit", "When an opponent's monster declares an attack: Target the attacking monster; destroy that target."
    )
    s = Scenario("zh-mr2", pit)
    trap = s.put(1, "pit", "s1", SET)
    s.put(1, "bear", "m1")
    giant = s.put(0, "giant", "m1")
    s.act("phase", value="battle")
    s.act("attack", giant)
    s.play.answer([0])
    assert does(s) == ("activate", trap)


def test_it_discards_what_it_needs_least() -> None:
    s = Scenario("zh-mr2")
    for _ in range(6):
        s.put(0, "ox", "hand")
    giant = s.put(0, "giant", "hand")
    s.act("phase", value="end")
    while s.play.table.choice is not None and s.play.table.choice.kind != "hand_limit":
        s.play.answer([])
    assert does(s) == ("pick", giant)  # two Tributes that are not there


def test_a_duel_won_of_the_match_counts() -> None:
    s = Scenario("zh-mr2")
    before = worth(s.game, 0)
    s.play.table.seats[0].counts["wins"] = 1
    assert worth(s.game, 0) > before + 50
    assert worth(s.game, 1) < -50


TURNING = effect(
    "turning", "(Quick Effect): You can target 1 face-up monster your opponent controls; change its battle position."
)
DRAW_ON_SUMMON = magic("welcome", "Each time you Normal Summon a monster: You can draw 1 card.", "continuous")
STRAIGHT = effect("arrow", "You can pay 800 LP; this card can attack directly this turn.", atk=1000)
REVIVE = snare("revive", "Target 1 monster in your GY; Special Summon it in Attack Position.")


def test_what_is_under_way_is_not_used_again() -> None:
    s = Scenario("zh-mr2", TURNING)
    turning = s.put(0, "turning", "m1")
    s.put(1, "ox", "m1")
    giant = s.put(1, "giant", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", turning)
    while s.choice.seat == 1:
        s.decline()
    assert does(s) == ("activate", turning)
    s.act("activate", turning)
    s.pick(giant)
    while s.choice.seat == 1:
        s.decline()
    assert turning in s.offered("activate")
    assert does(s) == ("pass", None)


def test_an_effect_is_left_alone_when_nobody_could_read_its_condition() -> None:
    free = effect("free", "You can target 1 monster your opponent controls; destroy it.")
    unread = {**free.abilities[0], "cost": [{"op": {"op": "by hand", "words": "If the tide is high"}}]}
    s = Scenario("zh-mr2", free, msgspec.structs.replace(free, code=990099999, name="tidal", abilities=[unread]))
    s.put(1, "giant", "m1")
    tidal = s.put(0, "tidal", "m1")
    assert tidal in s.offered("activate")
    assert does(s) != ("activate", tidal)
    card = s.put(0, "free", "m2")
    assert does(s) == ("activate", card)


def test_nothing_is_paid_to_attack_directly_where_nothing_is_in_the_way() -> None:
    s = Scenario("zh-mr2", STRAIGHT)
    arrow = s.put(0, "arrow", "m1")
    assert arrow in s.offered("activate")
    assert does(s) == ("phase", None)
    s.put(1, "giant", "m1")
    s.set_lp(1, 1000)
    assert does(s) == ("activate", arrow)


def test_what_waits_for_a_summon_comes_before_the_summon() -> None:
    s = Scenario("zh-mr2", DRAW_ON_SUMMON)
    s.put(0, "bear", "hand")
    welcome = s.put(0, "welcome", "hand")
    assert does(s) == ("activate", welcome)


def test_it_does_not_attack_again_into_a_stronger_monster_that_has_come() -> None:
    s = Scenario("zh-mr2", REVIVE)
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "graveyard")
    revive = s.put(1, "revive", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    while s.choice.kind != "replay":
        if revive in s.offered("activate"):
            s.act("activate", revive)
        elif s.choice.least == 0:
            s.decline()
        else:
            s.play.answer([0])
    option = best(s)
    assert option is not None
    assert option.act == "cancel"


def test_one_more_normal_summon_is_worth_nothing_without_another_monster() -> None:
    s = Scenario("zh-mr2", magic("twice", "You can conduct 2 Normal Summons this turn, not just 1."))
    s.clear_hands()
    twice = s.put(0, "twice", "hand")

    def worth_of_it() -> float:
        advised = YugiohPolicy(s.game, PLAIN).advise(s.choice)
        return max(each.worth for each in advised if [s.choice.options[at].card for at in each.picks] == [twice])

    alone = worth_of_it()
    assert alone <= 0
    s.put(0, "bear", "hand")
    s.put(0, "bear", "hand")
    assert worth_of_it() > alone
