"""Conditions as texts word them: what only one player has, what is (not) there, and how this card was Summoned."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, SET, Scenario, effect, monster, parsed, spell, through, trap

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.references import dangling

LONELY = effect(
    "lonely", "If only your opponent controls a monster, you can Special Summon this card (from your hand)."
)
KIND = effect(
    "kind", 'If the only monsters you control are "bear" monsters, you can Special Summon this card (from your hand).'
)


@pytest.mark.parametrize(("mine", "theirs", "may"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_only_the_opponent_controls_a_monster(mine: int, theirs: int, may: bool) -> None:
    s = Scenario("zh-mr2", LONELY)
    card = s.put(0, "lonely", "hand")
    for seat, count in ((0, mine), (1, theirs)):
        for slot in range(count):
            s.put(seat, "ox", f"m{slot + 1}")
    s.settle()
    assert (card in s.offered("special_summon")) == may


@pytest.mark.parametrize(("others", "may"), [(("bear",), True), (("bear", "ox"), False), ((), False)])
def test_all_monsters_are_such_monsters(others: tuple[str, ...], may: bool) -> None:
    s = Scenario("zh-mr2", KIND)
    card = s.put(0, "kind", "hand")
    for slot, name in enumerate(others):
        s.put(0, name, f"m{slot + 1}")
    s.settle()
    assert (card in s.offered("special_summon")) == may


# ------------------------------------------------------------------------------ cards that destroy themselves

COWARD = effect("coward", "If this card is in face-up Defense Position, destroy it.")
GUEST = effect("guest", 'If "ox" is not on the field, destroy this card.')
BLAST = parsed(spell("blast", text='Destroy all "ox" on the field.'))


def test_a_card_destroys_itself_as_soon_as_it_lies_so() -> None:
    s = Scenario("zh-mr2", COWARD)
    card = s.put(0, "coward", "m1", ATTACK)
    s.settle()
    s.act("change_position", card)
    through(s)
    assert s.where(card) == "0.graveyard"


def test_a_card_destroys_itself_when_what_it_needs_has_gone() -> None:
    s = Scenario("zh-mr2", GUEST, BLAST)
    card = s.put(0, "guest", "m1", ATTACK)
    s.put(1, "ox", "m1", DEFENSE)
    s.act("activate", s.put(0, "blast", "hand"))
    through(s)
    assert s.where(card) == "0.graveyard"


def test_it_stays_while_what_it_needs_is_there() -> None:
    s = Scenario("zh-mr2", GUEST)
    card = s.put(0, "guest", "m1", ATTACK)
    s.put(1, "ox", "m1", DEFENSE)
    s.act("set_monster", s.put(0, "bear", "hand"))
    through(s)
    assert s.where(card) == "0.m1"


# ------------------------------------------------------------------------------------------- "Summoned this way"

COMER = effect(
    "comer",
    "If your opponent controls a monster, you can Special Summon this card (from your hand). "
    "When you do: You can draw 1 card. If Summoned this way, this card gains 400 ATK.",
)
CALL = parsed(spell("call", text='Special Summon 1 "comer" from your hand.'))


@pytest.mark.parametrize("own", [True, False])
def test_summoned_this_way_is_by_its_own_method(own: bool) -> None:
    s = Scenario("zh-mr2", COMER, CALL)
    card = s.put(0, "comer", "hand")
    s.put(1, "ox", "m1")
    hand = s.size(0, "hand")
    if own:
        s.act("special_summon", card)
        through(s)
        assert s.size(0, "hand") == hand - 1 + 1
    else:
        s.act("activate", s.put(0, "call", "hand"))
        through(s)
        assert s.size(0, "hand") == hand - 1
    assert s.game.value(card, "atk") == 1500 + 400 * own


@pytest.mark.parametrize(("there", "may"), [(("bear",), True), (("bear", "bear"), False), (("bear", "ox"), False)])
def test_the_only_monster_is_one(there: tuple[str, ...], may: bool) -> None:
    text = 'If the only monster you control is "bear", you can Special Summon this card (from your hand).'
    s = Scenario("zh-mr2", effect("lone", text))
    card = s.put(0, "lone", "hand")
    for slot, name in enumerate(there):
        s.put(0, name, f"m{slot + 1}")
    s.settle()
    assert (card in s.offered("special_summon")) is may


def test_it_in_what_a_monster_cannot_do_unless_is_that_monster() -> None:
    text = "2 Level 3 monsters\nCannot attack unless it has Xyz Material."
    s = Scenario("zh-mr2", parsed(monster("beast", traits=("xyz", "effect"), text=text)))
    beast = s.put(0, "beast", "m1")
    s.do("phase", value="battle")
    assert s.offered("attack") == []
    s.edit(lambda game: game.attach_material([s.put_aside(0, "bear")], beast))
    assert s.offered("attack") == [beast]


def test_it_in_the_condition_of_a_further_sentence_is_the_equipped_monster() -> None:
    text = (
        "Target 1 face-up monster on the field; equip this card to that target. It gains 300 ATK and DEF. "
        "If it attacks, it gains ATK equal to half the ATK of the attack target, during damage calculation only."
    )
    s = Scenario("zh-mr2", parsed(trap("metal", text=text)))
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "metal", "s1", SET))
    through(s)
    own, theirs = s.cards["bear"].atk, s.cards["ox"].atk
    assert own is not None and theirs is not None
    s.attack(bear, ox)
    assert s.lp(1) == 8000 - (own + 300 + theirs // 2 - theirs)


def test_that_card_of_a_phase_is_dangling() -> None:
    """ "During your Standby Phase, you can send 1 of those monsters to the GY": a phase happens to no card."""
    sent = t.Step(t.Move(group=t.Group(ref="event"), how="send"))
    ability = t.Ability(kind="trigger", when=t.Occasion(events=("phase",), phase="standby"), do=(sent,))
    assert dangling(ability, [], equip=False) == "“that” card"


def test_it_that_nothing_explains_is_dangling() -> None:
    it = t.Group(ref="it")
    condition = t.Compare(left=t.Amount(of="materials", group=it), sign="<", right=1)
    rule = t.Step(t.Rule(group=t.SELF, rule="cannot attack"))
    ability = t.Ability(kind="continuous", conditions=(condition,), do=(rule,))
    assert dangling(ability, [], equip=False) == "“it”"
