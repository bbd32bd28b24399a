"""Targets, costs, and how the steps of an effect hang together, on a real table."""

from __future__ import annotations

import pytest
from lab import Lab, do, monster, spell

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.tree import Amount, Filter, Group, Range, Step

MONSTERS = Filter(kinds=("monster",))
THEIRS = Group(whose="opponent", zones=("monster",), filter=MONSTERS)
MINE = Group(whose="you", zones=("monster",), filter=MONSTERS)
ANY_MONSTER = Group(whose="either", zones=("monster",))
TARGET = Group(ref="target")
IT = Group(ref="it")


def all_of(group: Group) -> Group:
    return Group(whose=group.whose, zones=group.zones, filter=group.filter, number="all")


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_a_target_is_chosen_at_activation_and_an_unspecified_card_at_resolution() -> None:
    lab = Lab(
        aimed=spell(abilities=[do(t.Destroy(group=TARGET), targets=(THEIRS,))]),
        vague=spell(abilities=[do(t.Destroy(group=THEIRS))]),
    )
    one, two = lab.put("blank", 1, "m1"), lab.put("blank", 1, "m2")
    aimed, vague = lab.put("aimed", 0, "s1"), lab.put("vague", 0, "s2")
    assert lab.pay(aimed) is None
    assert lab.asked == "target"
    assert lab.offered() == [one, two]
    paid = lab.pick(two)
    assert paid["targets"] == [[[two, 0]]]
    lab.resolve(paid)
    assert (lab.zone(one), lab.zone(two)) == ("1.m1", "1.graveyard")
    three = lab.put("blank", 1, "m3")
    assert lab.pay(vague) == {"targets": [], "cost": [], "modes": []}
    lab.resolve()
    assert lab.asked == "pick"
    lab.pick(three)
    assert lab.zone(three) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_nothing_happens_to_a_target_that_has_moved() -> None:
    lab = Lab(aimed=spell(abilities=[do(t.Destroy(group=TARGET), Step(op=t.Draw(), link="then"), targets=(THEIRS,))]))
    one = lab.put("blank", 1, "m1")
    aimed = lab.put("aimed", 0, "s1")
    paid = lab.pay(aimed)
    lab.game.to_hand([one], {"cause": "rule", "card": None, "seat": None})
    back = lab.play.table.cards[one].zone
    lab.resolve(paid)
    assert lab.zone(one) == back
    assert lab.count(0, "hand") == 0, "what needs the target does not happen"


def test_a_target_that_no_longer_is_what_the_text_targets_is_let_go() -> None:
    weak = Group(whose="opponent", zones=("monster",), filter=Filter(atk=Range(high=1000)))
    lab = Lab(aimed=spell(abilities=[do(t.Destroy(group=TARGET), targets=(weak,))]))
    one = lab.put("blank", 1, "m1")
    aimed = lab.put("aimed", 0, "s1")
    paid = lab.pay(aimed)
    lab.play.modify(source=None, subject=one, key="atk", op="add", value=500, moves=0)
    lab.resolve(paid)
    assert lab.zone(one) == "1.m1"


def test_two_targets_are_different_cards_and_the_source_is_not_one_of_them() -> None:
    spells = Group(whose="either", zones=("spell-trap",), filter=Filter(kinds=("spell", "trap")))
    lab = Lab(
        two=spell(abilities=[do(t.Destroy(group=TARGET), targets=(spells, spells))]),
    )
    two, other = lab.put("two", 0, "s1"), lab.put("two", 1, "s1")
    assert lab.why(two) == "no-target", "there is only one other"
    third = lab.put("two", 1, "s2")
    assert lab.why(two) == ""
    lab.pay(two)
    assert lab.offered() == [other, third]
    paid = lab.pick(third)
    assert paid["targets"] == [[[third, 0]], [[other, 0]]]


def test_target_index_refers_to_one_group() -> None:
    lab = Lab(
        swap=spell(
            abilities=[
                do(t.Destroy(group=Group(ref="target", index=2)), targets=(THEIRS, MINE)),
            ]
        )
    )
    theirs, mine = lab.put("blank", 1), lab.put("blank", 0)
    lab.use(lab.put("swap", 0, "s1"))
    assert (lab.zone(theirs), lab.zone(mine)) == ("1.m1", "0.graveyard")


@pytest.mark.rule("yugioh-zh", "YZH-2.26", "YZH-2.28")
@pytest.mark.rule("yugioh-fa", "YFA-2.23", "YFA-2.25")
def test_tributing_is_a_cost_that_comes_before_the_target() -> None:
    lab = Lab(
        cannon=monster(
            abilities=[
                do(
                    t.Destroy(group=TARGET),
                    kind="ignition",
                    targets=(ANY_MONSTER,),
                    cost=(Step(op=t.Move(how="tribute", group=t.SELF)),),
                ),
            ]
        )
    )
    cannon = lab.put("cannon", 0, "m1")
    assert lab.why(cannon) == "no-target", "it cannot target itself: it is gone by then"
    enemy = lab.put("blank", 1, "m1")
    assert lab.why(cannon) == ""
    paid = lab.pay(cannon)
    assert lab.zone(cannon) == "0.graveyard"
    assert [fact.card for fact in lab.facts("tributed")] == [cannon]
    assert paid["cost"] == [[cannon, 1]]
    lab.resolve(paid)
    assert lab.zone(enemy) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.33")
def test_a_tributed_monster_is_not_destroyed() -> None:
    lab = Lab(altar=spell(abilities=[do(t.Draw(), cost=(Step(op=t.Move(how="tribute", group=MINE)),))]))
    victim = lab.put("blank", 0)
    lab.use(lab.put("altar", 0, "s1"))
    assert lab.zone(victim) == "0.graveyard"
    assert lab.facts("tributed")
    assert not lab.facts("destroyed")


def test_a_cost_must_leave_enough_to_target() -> None:
    """Two monsters: one is Tributed, the other targeted; the only legal Tribute leaves a target."""
    big = Group(whose="you", zones=("monster",), filter=Filter(atk=Range(low=2000)))
    lab = Lab(
        big=monster(atk=2000),
        boost=spell(
            abilities=[
                do(
                    t.Modify(group=TARGET, what="atk", how="gain", amount=500),
                    targets=(big,),
                    cost=(Step(op=t.Move(how="tribute", group=MINE)),),
                )
            ]
        ),
    )
    ogre = lab.put("big", 0, "m1")
    boost = lab.put("boost", 0, "s1")
    assert lab.why(boost) == "no-target"
    small = lab.put("blank", 0, "m2")
    assert lab.why(boost) == ""
    lab.pay(boost)
    assert lab.asked == "tribute"
    with pytest.raises(Exception, match="not-a-legal-combination"):
        lab.pick(ogre)
    lab.resolve(lab.pick(small))
    assert lab.now.value(ogre, "atk") == 2500


@pytest.mark.parametrize("lp", [999, 1000])
def test_life_points_are_paid_whole_or_not_at_all(lp: int) -> None:
    lab = Lab(toll=spell(abilities=[do(t.Draw(), cost=(Step(op=t.PayLife(amount=1000)),))]))
    lab.play.count("seat0", "lp", lp)
    toll = lab.put("toll", 0, "s1")
    if lp < 1000:
        assert lab.why(toll) == "cost-cannot-be-paid"
    else:
        assert lab.why(toll) == ""


def test_half_of_the_life_points() -> None:
    half = Amount(of="lp", who="you", over=2)
    lab = Lab(toll=spell(abilities=[do(t.Draw(), cost=(Step(op=t.PayLife(amount=half)),))]))
    lab.play.count("seat0", "lp", 4001)
    lab.use(lab.put("toll", 0, "s1"))
    assert lab.lp(0) == 2001
    assert lab.facts("paid")[0].data["amount"] == 2000


def test_the_card_that_is_activated_from_the_hand_does_not_discard_itself() -> None:
    hand = Group(whose="you", zones=("hand",))
    lab = Lab(thrift=spell(abilities=[do(t.Draw(), cost=(Step(op=t.Move(how="discard", group=hand)),))]))
    thrift = lab.put("thrift", 0, "hand")
    assert lab.why(thrift) == "cost-cannot-be-paid"
    lab.put("blank", 0, "hand")
    assert lab.why(thrift) == ""


@pytest.mark.rule("yugioh-zh", "YZH-2.38")
def test_detaching_materials_is_a_cost() -> None:
    lab = Lab(
        xyz=monster(
            traits=("xyz", "effect"),
            abilities=[
                do(t.Draw(), kind="ignition", cost=(Step(op=t.Detach()),), limit="turn"),
            ],
        ),
    )
    xyz = lab.put("xyz", 0)
    assert lab.why(xyz) == "cost-cannot-be-paid"
    under = [lab.put("blank", 0, "materials", host=xyz) for _ in range(2)]
    assert lab.why(xyz) == ""
    lab.pay(xyz)
    assert lab.asked == "cost"
    paid = lab.pick(under[0])
    assert lab.zone(under[0]) == "0.graveyard"
    lab.resolve(paid)
    assert lab.count(0, "hand") == 1
    assert [fact.card for fact in lab.facts("detached")] == [under[0]]


def test_then_needs_the_step_before_and_a_new_sentence_does_not() -> None:
    lab = Lab(
        then=spell(abilities=[do(t.Destroy(group=THEIRS), Step(op=t.Draw(), link="then"), t.GainLife(amount=500))]),
    )
    card = lab.put("then", 0, "s1")
    lab.card, lab.index, lab.seat, lab.event = card, 0, 0, None
    lab.resolve({"targets": [], "cost": [], "modes": []})
    assert lab.count(0, "hand") == 0
    assert lab.lp(0) == 8500
    lab.put("blank", 1)
    lab.resolve({"targets": [], "cost": [], "modes": []})
    assert lab.count(0, "hand") == 1


@pytest.mark.parametrize(
    ("link", "same"), [("then", False), ("", False), ("and", True), ("also", True), ("if you do", True)]
)
def test_moments(link: str, same: bool) -> None:
    lab = Lab(two=spell(abilities=[do(t.Draw(), Step(op=t.GainLife(amount=100), link=link))]))
    lab.use(lab.put("two", 0, "s1"))
    drew, gained = lab.facts("drew")[0], lab.facts("gained")[0]
    assert (drew.data["moment"] == gained.data["moment"]) is same


@pytest.mark.parametrize(("link", "drawn"), [("if you do", 0), ("then", 0), ("and", 0), ("also", 1), ("", 1)])
def test_what_hangs_on_a_step_that_was_declined(link: str, drawn: int) -> None:
    discard = t.Move(how="discard", group=Group(whose="you", zones=("hand",)))
    lab = Lab(offer=spell(abilities=[do(Step(op=discard, optional=True), Step(op=t.Draw(), link=link))]))
    lab.put("blank", 0, "hand")
    card = lab.put("offer", 0, "s1")
    lab.use(card)
    assert lab.asked == "yes_no"
    lab.pick("no")
    assert lab.count(0, "hand") == 1 + drawn


def test_an_optional_step_that_is_accepted_is_done() -> None:
    discard = t.Move(how="discard", group=Group(whose="you", zones=("hand",)))
    lab = Lab(offer=spell(abilities=[do(Step(op=discard, optional=True), Step(op=t.Draw(count=2), link="if you do"))]))
    lab.put("blank", 0, "hand")
    lab.use(lab.put("offer", 0, "s1"))
    lab.pick("yes")
    assert lab.count(0, "hand") == 2
    assert len(lab.facts("discarded")) == 1


def test_an_optional_step_that_cannot_be_done_is_not_offered() -> None:
    discard = t.Move(how="discard", group=Group(whose="you", zones=("hand",)))
    lab = Lab(offer=spell(abilities=[do(Step(op=discard, optional=True), t.GainLife(amount=1))]))
    lab.use(lab.put("offer", 0, "s1"))
    assert lab.asked == ""
    assert lab.lp(0) == 8001


def test_conditions_of_a_step_are_read_when_its_turn_comes() -> None:
    none = t.Compare(left=Amount(of="count", group=all_of(THEIRS)), sign="=", right=0)
    lab = Lab(sweep=spell(abilities=[do(t.Destroy(group=all_of(THEIRS)), Step(op=t.Draw(), conditions=(none,)))]))
    lab.put("blank", 1)
    lab.use(lab.put("sweep", 0, "s1"))
    assert lab.count(0, "hand") == 1


def test_it_follows_the_cards_that_the_effect_itself_moved() -> None:
    """Destroy that target, then Special Summon it: the reference is good although the card has moved."""
    lab = Lab(
        cycle=spell(
            abilities=[
                do(
                    t.Destroy(group=TARGET),
                    Step(op=t.SpecialSummon(group=IT, position="attack"), link="then"),
                    targets=(MINE,),
                ),
            ]
        )
    )
    bear = lab.put("blank", 0, "m1")
    lab.use(lab.put("cycle", 0, "s1"))
    lab.pick("0.m1")
    assert lab.zone(bear) == "0.m1"
    assert lab.facts("special_summoned")[0].card == bear
