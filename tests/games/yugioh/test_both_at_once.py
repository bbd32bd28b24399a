"""Cards that are Summoned both at once and leave together, and the occasions of cards that are added or destroyed."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, SET, Scenario, effect, magic, snare, through

TWINS = effect(
    "twins",
    "During your Main Phase: You can Special Summon both this card from your hand and 1 Level 5 monster from your "
    "Deck, and if you do, destroy 1 monster your opponent controls. During the End Phase, banish the face-up monsters "
    "Special Summoned by this effect.",
)


def test_both_are_summoned_or_neither() -> None:
    s = Scenario("zh-mr2", TWINS)
    twins, theirs = s.put(0, "twins", "hand"), s.put(1, "bear", "m1")
    assert s.refused("activate", twins) is not None, "no Level 5 monster is in the Deck"
    knight = s.put(0, "knight", "deck")
    s.act("activate", twins)
    through(s)
    assert s.where(twins).startswith("0.m"), "this card"
    assert s.where(knight).startswith("0.m"), "and the other"
    assert s.where(theirs) == "1.graveyard"


def test_what_was_summoned_is_banished_and_not_what_was_handled_after_it() -> None:
    s = Scenario("zh-mr2", TWINS)
    twins, theirs, knight = s.put(0, "twins", "hand"), s.put(1, "bear", "m1"), s.put(0, "knight", "deck")
    s.act("activate", twins)
    through(s)
    s.end_turn()
    assert [s.where(card) for card in (twins, knight, theirs)] == ["0.banished", "0.banished", "1.graveyard"]


COURIER = effect(
    "courier", "If this card is added to your hand, except by drawing it: You can Special Summon it from your hand."
)
LETTER = magic("letter", 'Add 1 "courier" from your GY to your hand.')
RECALL = magic("recall", "Return 1 monster you control to the hand.")
DRAWING = magic("drawing", "Draw 1 card.")


@pytest.mark.parametrize(
    ("by", "zone", "comes"), [("letter", "graveyard", True), ("recall", "m3", False), ("drawing", "deck", False)]
)
def test_added_to_the_hand_is_neither_drawn_nor_returned(by: str, zone: str, comes: bool) -> None:
    s = Scenario("zh-mr2", COURIER, LETTER, RECALL, DRAWING)
    courier = s.put(0, "courier", zone)
    s.act("activate", s.put(0, by, "hand"))
    through(s)
    assert s.where(courier) != "0.graveyard"
    assert s.where(courier).startswith("0.m") == comes


GHOST = effect(
    "ghost", "If this card in the Monster Zone is destroyed by battle or Trap effect and sent to your GY: Gain 700 LP."
)
BLAST = snare("blast", "Destroy 1 monster your opponent controls.")
BOLT = magic("bolt", "Destroy 1 monster your opponent controls.")


@pytest.mark.parametrize(("by", "gained"), [("blast", 700), ("bolt", 0), ("battle", 700)])
def test_destroyed_by_battle_or_by_an_effect_of_one_kind(by: str, gained: int) -> None:
    s = Scenario("zh-mr2", GHOST, BLAST, BOLT)
    ghost = s.put(1, "ghost", "m1", ATTACK)
    if by == "battle":
        s.attack(s.put(0, "giant", "m1"), ghost)
    else:
        s.act("activate", s.put(0, by, "s1" if by == "blast" else "hand", "set" if by == "blast" else None))
    through(s)
    assert s.where(ghost) == "1.graveyard"
    assert s.lp(1) == 8000 + gained - (1000 if by == "battle" else 0)


LANCER = effect("lancer", "If this card attacks directly, it gains 500 ATK during the Damage Step only.", atk=1500)


@pytest.mark.parametrize(("defended", "lost"), [(True, 1500 - 1000), (False, 1500 + 500)])
def test_stronger_only_in_a_direct_attack(defended: bool, lost: int) -> None:
    s = Scenario("zh-mr2", LANCER)
    lancer = s.put(0, "lancer", "m1", ATTACK)
    s.attack(lancer, s.put(1, "filler", "m1", ATTACK) if defended else None)
    through(s)
    assert s.lp(1) == 8000 - lost


THREE = effect(
    "three",
    "If your LP are higher than your opponent's, you control a Level 1 monster, and this card is in your GY: You can "
    "Special Summon this card.",
)


@pytest.mark.parametrize(
    ("rich", "mouse", "dead"), [(True, True, True), (False, True, True), (True, False, True), (True, True, False)]
)
def test_each_of_three_conditions_must_hold(rich: bool, mouse: bool, dead: bool) -> None:
    s = Scenario("zh-mr2", THREE)
    three = s.put(0, "three", "graveyard" if dead else "hand")
    s.put(0, "mouse" if mouse else "bear", "m1")
    s.set_lp(1, 7000 if rich else 9000)
    assert (s.refused("activate", three) is None) == (rich and mouse and dead)


BOX = magic("box", "Add 1 monster with 1200 ATK or DEF from your Deck to your hand.")


def test_a_value_that_either_may_have() -> None:
    s = Scenario("zh-mr2", BOX)
    s.put(0, "bear", "deck")
    s.put(0, "ox", "deck")
    s.act("activate", s.put(0, "box", "hand"))
    s.settle("effect_target", "pick")
    through(s)
    assert [s.card(card).code for card in s.table.zones["0.hand"]] == [s.cards["bear"].key]


COBRA = effect(
    "cobra",
    "If this card in your Monster Zone is destroyed by battle or Trap effect and sent to your GY: You can target 1 "
    "face-up monster your opponent controls; equip this card to that target. While this card is equipped to a monster "
    "by this effect, take control of that monster. When this card leaves the field, destroy the equipped monster.",
)
SWEEP = magic("sweep", "Destroy all Spells and Traps on the field.")


def test_control_of_the_monster_that_it_is_equipped_to() -> None:
    s = Scenario("zh-mr2", COBRA, SWEEP)
    cobra, giant, bear = s.put(1, "cobra", "m1", ATTACK), s.put(0, "giant", "m1", ATTACK), s.put(0, "bear", "m2")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.play.answer([0])
    s.settle("optional_trigger")
    s.act("activate", cobra)
    s.settle("target")
    s.play.answer([[option.card for option in s.choice.options].index(bear)])
    through(s)
    assert s.card(cobra).host == bear
    assert s.where(bear).startswith("1.m")
    s.to_main2()
    s.act("activate", s.put(0, "sweep", "hand"))
    through(s)
    assert s.where(bear) == "0.graveyard"


SCALES = magic("scales", "Destroy all cards in your Pendulum Zone, and if you do, draw 1 card.")
EMPTY = effect("empty", "If you have no cards in your Pendulum Zone: You can draw 1 card.")


def test_nothing_is_ever_in_a_pendulum_zone() -> None:
    s = Scenario("zh-mr2", SCALES, EMPTY)
    scales, empty = s.put(0, "scales", "hand"), s.put(0, "empty", "m1")
    assert s.refused("activate", scales) is not None
    s.act("activate", empty)
    through(s)
    assert s.size(0, "hand") == 2


PIT = snare(
    "pit",
    "When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s) with 1500 or more ATK, and"
    " if you do, banish it.",
)
WEB = effect("web", "When your opponent Summons a monster(s): You can change that monster(s) to Defense Position.")
PARADE = magic("parade", "Special Summon 2 monsters from your hand in Attack Position.")


def _parade(s: Scenario) -> None:
    """Bring two monsters at once, up to where the opponent may answer."""
    s.act("activate", s.put(0, "parade", "hand"))
    while s.choice.seat == 0 and s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))))


@pytest.mark.parametrize(("other", "both"), [("ox", True), ("mouse", False)])
def test_a_fast_effect_upon_several_that_come_at_once_is_about_all_of_them(other: str, both: bool) -> None:
    s = Scenario("zh-mr2", PIT, PARADE)
    pit, bear, second = s.put(1, "pit", "s1", SET), s.put(0, "bear", "hand"), s.put(0, other, "hand")
    _parade(s)
    s.act("activate", pit)
    through(s)
    assert s.where(bear) == "0.banished"
    assert (s.where(second) == "0.banished") is both


def test_a_trigger_upon_several_that_come_at_once_is_about_all_of_them() -> None:
    s = Scenario("zh-mr2", WEB, PARADE)
    s.put(1, "web", "m1")
    came = [s.put(0, "bear", "hand"), s.put(0, "ox", "hand")]
    _parade(s)
    through(s)
    assert [s.card(card).stance for card in came] == [DEFENSE, DEFENSE]
