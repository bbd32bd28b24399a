"""What is continuously negated or replaced, and what counters do."""

from __future__ import annotations

import pytest
from lab import ALL_MINE, ALL_THEIRS, EVERYBODY, Lab, do, gain, lasting, monster, spell, trap

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.interpreter import end_of
from sanam.games.yugioh.texts.tree import Ability, Amount, Filter, Group, Step

TARGET = Group(ref="target")
THEIRS = Group(whose="opponent", zones=("monster",))
RULE = {"cause": "rule", "card": None, "seat": None}


def test_negated_effects_neither_apply_nor_resolve_nor_are_used() -> None:
    silence = lasting(t.Negate(what="effects", group=ALL_THEIRS))
    lab = Lab(
        banner=monster(abilities=[lasting(gain(500)), do(t.Draw(), kind="ignition")]),
        silence=spell(icon="continuous", abilities=[silence]),
    )
    banner = lab.put("banner", 1)
    paid = lab.pay(banner, 1, seat=1)
    law = lab.put("silence", 0, "s1")
    assert lab.now.negated(banner)
    assert lab.now.value(banner, "atk") == 1000
    assert lab.why(banner, 1, seat=1) == "cannot-activate"
    lab.resolve(paid)
    assert lab.count(1, "hand") == 0
    lab.game.destroy([law], RULE)
    assert lab.now.value(banner, "atk") == 1500


def test_a_negated_monster_may_leave_as_a_cost() -> None:
    tribute = (Step(op=t.Move(how="tribute", group=t.SELF)),)
    lab = Lab(
        imp=monster(abilities=[do(t.Draw(), kind="ignition", cost=tribute)]),
        silence=spell(icon="continuous", abilities=[lasting(t.Negate(what="effects", group=EVERYBODY))]),
    )
    imp = lab.put("imp", 0)
    lab.put("silence", 1, "s1")
    assert lab.why(imp) == ""
    lab.use(imp)
    assert lab.count(0, "hand") == 1


def test_of_two_that_negate_one_another_the_earlier_holds() -> None:
    other = Group(whose="either", zones=("monster",), number="all", filter=Filter(other=True))
    lab = Lab(mute=monster(abilities=[lasting(t.Negate(what="effects", group=other))]))
    first = lab.put("mute", 1, "m5")
    second = lab.put("mute", 0, "m1")
    lab.play.mark(second, "since", lab.play.table.cards[second].marks["since"] + 1)
    assert not lab.now.negated(first)
    assert lab.now.negated(second)


def test_a_resolved_negation_lasts_for_its_time() -> None:
    lab = Lab(
        banner=monster(abilities=[lasting(gain(500))]),
        veil=spell(abilities=[do(t.Negate(what="effects", group=TARGET, until="turn"), targets=(THEIRS,))]),
    )
    banner = lab.put("banner", 1)
    lab.use(lab.put("veil", 0, "s1"))
    assert lab.now.value(banner, "atk") == 1000
    end_of(lab.game, "turn", 0)
    assert lab.now.value(banner, "atk") == 1500


def guard(optional: bool = True, cause: str = "", limit: str = "") -> Ability:
    discard = t.Move(how="discard", group=Group(whose="you", zones=("hand",), by="random"))
    op = t.Replace(group=t.SELF, instead=(Step(op=discard),), cause=cause)
    return Ability(kind="continuous", optional=optional, do=(Step(op=op),), limit=limit)


EFFECT = {"cause": "effect", "card": None, "seat": 0}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_optional_replacement_is_asked_of_its_controller(answer: str) -> None:
    lab = Lab(knight=monster(abilities=[guard()]))
    knight, bear = lab.put("knight", 1), lab.put("blank", 1, "m2")
    card = lab.put("blank", 1, "hand")
    lab.run("DestroyCards", cards=[knight, bear], cause=EFFECT)
    assert (lab.choice.seat, lab.asked) == (1, "yes_no")
    gone = lab.pick(answer)
    assert gone == ([bear] if answer == "yes" else [knight, bear])
    assert lab.zone(card) == ("1.graveyard" if answer == "yes" else "1.hand")


def test_a_mandatory_replacement_is_just_done_if_it_can_be() -> None:
    lab = Lab(knight=monster(abilities=[guard(optional=False)]))
    knight = lab.put("knight", 1)
    lab.put("blank", 1, "hand")
    assert lab.run("DestroyCards", cards=[knight], cause=EFFECT) == []
    assert lab.run("DestroyCards", cards=[knight], cause=EFFECT) == [knight]


def test_replacements_are_for_their_cause_and_so_often() -> None:
    lab = Lab(knight=monster(abilities=[guard(False, "battle", "turn")]))
    knight = lab.put("knight", 1)
    for _ in range(3):
        lab.put("blank", 1, "hand")
    battle = {"cause": "battle", "card": None, "seat": 0}
    assert lab.run("DestroyCards", cards=[knight], cause=battle) == []
    assert lab.run("DestroyCards", cards=[knight], cause=battle) == [knight], "once per turn"
    other = lab.put("knight", 1, "m2")
    assert lab.run("DestroyCards", cards=[other], cause=EFFECT) == [other]


def test_a_resolved_effect_can_replace_destruction_this_turn() -> None:
    op = t.Replace(group=ALL_MINE, instead=(Step(op=t.PayLife(amount=1000)),))
    lab = Lab(ward=spell(abilities=[do(op)]))
    lab.use(lab.put("ward", 0, "s1"))
    bear = lab.put("blank", 0)
    assert lab.run("DestroyCards", cards=[bear], cause=EFFECT) == []
    assert lab.lp(0) == 7000
    end_of(lab.game, "turn", 0)
    assert lab.run("DestroyCards", cards=[bear], cause=EFFECT) == [bear]


@pytest.mark.rule("yugioh-th", "YTH-4.27")
def test_counters_come_upon_an_occasion_and_change_their_card() -> None:
    power = Amount(of="counters", group=t.SELF, counter="Spell Counter", times=200)
    when = t.Occasion(events=("activation",), subject=Group(filter=Filter(kinds=("spell",))), activated="card")
    lab = Lab(
        mage=monster(
            abilities=[
                Ability(
                    kind="continuous", when=when, do=(Step(op=t.PlaceCounters(name="Spell Counter", group=t.SELF)),)
                ),
                lasting(gain(power, t.SELF)),
            ]
        ),
        pot=spell(abilities=[do(t.Draw())]),
        trick=trap(abilities=[do(t.Draw())]),
    )
    mage = lab.put("mage", 0)
    for name in ("pot", "trick", "pot"):
        lab.game.next_moment()
        card = lab.put(name, 1, "s1")
        lab.game.fact("activated", 1, card, activated="card", link=1)
        # What holds all the time answers an activation once that has resolved.
        lab.game.fact("link_resolved", 1, card, activated="card", negated=False)
    assert lab.play.table.cards[mage].counters == {"Spell Counter": 2}
    assert lab.now.value(mage, "atk") == 1400


def test_the_game_places_such_counters_by_itself() -> None:
    when = t.Occasion(events=("life gained",), who="you")
    count = t.PlaceCounters(name="Spell Counter", group=t.SELF)
    lab = Lab(
        mage=monster(abilities=[Ability(kind="continuous", when=when, do=(Step(op=count),))]),
        balm=spell(abilities=[do(t.GainLife(amount=1)), do(t.GainLife(amount=1, who="opponent"))]),
    )
    mage, balm = lab.put("mage", 0), lab.put("balm", 0, "s1")
    lab.use(balm, 0)
    lab.use(balm, 1)
    assert lab.play.table.cards[mage].counters == {"Spell Counter": 1}
