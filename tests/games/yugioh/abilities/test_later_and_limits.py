"""What is put off, how often an effect may be used, and when it is usable at all."""

from __future__ import annotations

import pytest
from lab import Lab, do, monster, spell

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.interpreter import due, in_window, may_control
from sanam.games.yugioh.texts.tree import Ability, Amount, Filter, Group, Step

THEIRS = Group(whose="opponent", zones=("monster",))
GRAVE = Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("monster",)))
TARGET = Group(ref="target")


@pytest.mark.rule("yugioh-zh", "YZH-5.27")
def test_what_is_put_off_counts_the_turns_of_its_player_only() -> None:
    later = t.Later(
        when=t.Occasion(events=("phase",), phase="end", who="opponent"),
        do=(Step(op=t.Destroy(group=Group(ref="it"))),),
        turns=3,
    )
    lab = Lab(doom=spell(abilities=[do(later, targets=(THEIRS,))]))
    enemy = lab.put("blank", 1)
    lab.use(lab.put("doom", 0, "s1"))
    for turn in range(3, 9):
        player = (turn + 1) % 2
        assert (due(lab.game, "end", player) != []) is (player == 1)
        lab.turn(player, turn, "end")
        lab.run("RunLater", phase="end", seat=player)
        assert lab.zone(enemy) == ("1.m1" if turn < 8 else "1.graveyard")
    assert "later" not in lab.play.table.marks


def test_it_in_what_is_put_off_is_stale_once_the_card_has_moved() -> None:
    later = t.Later(when=t.Occasion(events=("phase",), phase="end"), do=(Step(op=t.Destroy(group=Group(ref="it"))),))
    lab = Lab(
        doom=spell(
            abilities=[
                do(t.SpecialSummon(group=TARGET, position="attack"), Step(op=later, link="and"), targets=(GRAVE,))
            ]
        )
    )
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("doom", 0, "s1"))
    lab.pick("0.m1")
    lab.game.to_hand([bear], {"cause": "rule", "card": None, "seat": None})
    lab.run("RunLater", phase="end", seat=0)
    assert lab.zone(bear) == "0.hand"


@pytest.mark.parametrize(
    ("limit", "same", "copy", "next_turn"),
    [
        ("", "", "", ""),
        ("turn", "used-up", "", ""),
        ("name", "used-up", "used-up", ""),
        ("each", "used-up", "used-up", ""),
        ("shared", "used-up", "used-up", ""),
        ("duel", "used-up", "used-up", "used-up"),
        ("faceup", "used-up", "", "used-up"),
    ],
)
def test_limits(limit: str, same: str, copy: str, next_turn: str) -> None:
    draw = do(t.Draw(), kind="ignition", limit=limit)
    lab = Lab(sage=monster(abilities=[draw, do(t.GainLife(amount=1), kind="ignition", limit=limit)]))
    one, two = lab.put("sage", 0, "m1"), lab.put("sage", 0, "m2")
    lab.use(one)
    assert lab.why(one) == same
    assert lab.why(two) == copy
    assert lab.why(one, 1) == ("used-up" if limit == "shared" else ""), "its other effect"
    lab.turn(1, 4)
    assert lab.why(one) == next_turn


def test_twice_per_turn_and_a_returned_copy_is_a_new_card() -> None:
    lab = Lab(sage=monster(abilities=[do(t.Draw(), kind="ignition", limit="turn", times=2)]))
    sage = lab.put("sage", 0, "m1")
    lab.use(sage)
    lab.use(sage)
    assert lab.why(sage) == "used-up"
    lab.game.to_hand([sage], {"cause": "rule", "card": None, "seat": None})
    lab.game.relocate(sage, "0.m1", "up")
    assert lab.why(sage) == ""


def test_only_one_activation_and_only_one_under_control() -> None:
    lab = Lab(
        seal=spell(abilities=[do(t.Draw()), Ability(kind="activation limit", limit="name")]),
        queen=monster(abilities=[Ability(kind="control limit")]),
    )
    lab.use(lab.put("seal", 0, "s1"))
    assert lab.why(lab.put("seal", 0, "s2")) == "used-up"
    assert lab.why(lab.put("seal", 1, "s2"), seat=1) == ""
    assert may_control(lab.game, 0, lab.put("queen", 0, "hand"))
    lab.put("queen", 0, "m1")
    assert not may_control(lab.game, 0, lab.put("queen", 0, "hand"))


@pytest.mark.rule("yugioh-zh", "YZH-2.11", "YZH-2.80")
@pytest.mark.rule("yugioh-fa", "YFA-2.10", "YFA-2.60")
def test_a_face_down_monster_has_no_effects_to_use() -> None:
    lab = Lab(sage=monster(abilities=[do(t.Draw(), kind="ignition")]))
    assert lab.why(lab.put("sage", 0, "m1", "down/side")) == "cannot-activate"
    assert lab.why(lab.put("sage", 0, "m2")) == ""
    assert lab.why(lab.put("sage", 0, "hand")) == "cannot-activate"


def test_effects_that_could_do_nothing_are_refused() -> None:
    sweep = t.Destroy(group=Group(whose="opponent", zones=("monster",), number="all"))
    lab = Lab(
        storm=spell(abilities=[do(sweep)]),
        hope=spell(abilities=[do(t.Draw(count=3))]),
        mixed=spell(abilities=[do(sweep, Step(op=t.Draw(), link="then"))]),
        also=spell(abilities=[do(sweep, t.GainLife(amount=1))]),
    )
    assert lab.why(lab.put("storm", 0, "s1")) == "nothing-would-happen"
    assert lab.why(lab.put("mixed", 0, "s2")) == "nothing-would-happen"
    assert lab.why(lab.put("also", 0, "s3")) == ""
    for card in list(lab.play.table.zones["0.deck"]):
        lab.play.move(card, "0.banished")
    assert lab.why(lab.put("hope", 0, "s4")) == "nothing-would-happen"


def test_a_mandatory_trigger_is_used_even_for_nothing() -> None:
    sweep = t.Destroy(group=Group(whose="opponent", zones=("monster",), number="all"))
    when = t.Occasion(events=("summoned",), subject=t.SELF)
    lab = Lab(
        herald=monster(
            abilities=[do(sweep, kind="trigger", when=when), do(sweep, kind="trigger", when=when, optional=True)]
        )
    )
    herald = lab.put("herald", 0)
    event = {"cards": [herald], "moves": [0]}
    assert lab.why(herald, 0, event=event) == ""
    assert lab.why(herald, 1, event=event) == "nothing-would-happen"


def test_conditions_of_activation() -> None:
    alone = t.Compare(
        left=Amount(of="count", group=Group(whose="you", zones=("monster",), number="all")), sign="=", right=0
    )
    lab = Lab(call=spell(abilities=[do(t.Draw(), conditions=(alone,))]))
    call = lab.put("call", 0, "hand")
    assert lab.why(call) == ""
    lab.put("blank", 0)
    assert lab.why(call) == "condition-not-met"


@pytest.mark.parametrize(
    ("windows", "inside"),
    [
        ((), True),
        (("your turn",), True),
        (("opponent turn",), False),
        (("main",), True),
        (("main 1",), True),
        (("main 2",), False),
        (("your turn", "battle"), False),
        (("standby", "main 1"), True),
        (("damage step",), True),
        (("damage",), False),
        (("calculation",), False),
    ],
)
def test_windows(windows: tuple[str, ...], inside: bool) -> None:
    lab = Lab()
    assert in_window(lab.game, Ability(kind="quick", windows=windows), 0) is inside


def test_windows_of_the_damage_step() -> None:
    lab = Lab()
    lab.turn(1, 4, "battle")
    lab.play.mark("table", "step", "damage")
    assert in_window(lab.game, Ability(kind="quick", windows=("opponent turn", "damage")), 0)
    assert not in_window(lab.game, Ability(kind="quick", windows=("calculation",)), 0)
    lab.play.mark("table", "calculation", True)
    assert in_window(lab.game, Ability(kind="quick", windows=("calculation",)), 0)
