"""Monsters Summoned to both sides, effects by a number, and a choice of how a monster lies."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through

WAKE = magic(
    "wake",
    'Destroy as many monsters on the field as possible, then Special Summon in Attack Position, 2 "Brute" monsters with different names from your Deck (1 on each side), but they cannot change their battle positions, and must attack, if able.',
)
BRUTES = [monster(f"Brute {name}") for name in ("Red", "Blue")]
FATE = magic(
    "fate",
    'You can banish up to 3 Spells from your GY; apply this effect, depending on the number of Spell Cards banished for this card\'s activation. You can only activate 1 "fate" per turn.\n●1: Return 1 Set Spell/Trap Card on the field to the hand.\n●2: Change 1 monster on the field to face-down Defense Position or face-up Attack Position.\n●3: Banish 1 card your opponent controls.',
)
FEAST, PIT = magic("feast", "Gain 300 LP."), snare("pit", "When an opponent's monster declares an attack: Gain 300 LP.")
GLUTTON = effect("glutton", "This card gains 100 ATK and DEF for each face-down banished card.")
HIDEOUT = magic(
    "hideout",
    "Once per turn: You can change 1 face-down Defense Position monster you control to face-up Attack or Defense Position.",
    "continuous",
)


def test_one_comes_to_each_side_and_must_attack() -> None:
    s = Scenario("zh-mr2", WAKE, *BRUTES)
    bear = s.put(1, "bear", "m1")
    brutes = {s.put(0, brute.name, "deck") for brute in BRUTES}
    s.act("activate", s.put(0, "wake", "hand"))
    through(s)
    assert s.where(bear) == "1.graveyard"
    (own,), (theirs,) = s.game.monsters(0), s.game.monsters(1)
    assert {own, theirs} == brutes
    assert own not in s.offered("change_position")


def test_it_takes_one_for_each_side() -> None:
    s = Scenario("zh-mr2", WAKE, *BRUTES)
    s.put(0, BRUTES[0].name, "deck")
    s.put(1, "bear", "m1")
    wake = s.put(0, "wake", "hand")
    assert wake not in s.offered("activate")
    s.put(0, BRUTES[1].name, "deck")
    assert wake in s.offered("activate")


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_what_is_done_goes_by_what_was_paid(paid: int) -> None:
    s = Scenario("zh-mr2", FATE, FEAST, PIT)
    for _ in range(paid):
        s.put(0, "feast", "graveyard")
    trap, ox = s.put(1, "pit", "s1", SET), s.put(1, "ox", "m1", ATTACK)
    s.act("activate", s.put(0, "fate", "hand"))
    while s.choice.kind not in ("pick", "pay", "cost") and s.choice.most != paid:
        s.play.answer([0])
    s.play.answer(list(range(paid)))
    through(s)
    assert (s.where(trap) == "1.hand") is (paid == 1)
    assert (s.card(ox).stance == FACE_DOWN) is (paid == 2)
    assert ("1.banished" in (s.where(ox), s.where(trap))) is (paid == 3)


def test_it_gains_for_what_is_banished_face_down() -> None:
    s = Scenario("zh-mr2", GLUTTON)
    s.put(0, "ox", "banished")
    s.put(1, "bear", "banished", "down")
    s.put(0, "mouse", "banished", "down")
    glutton = s.put(0, "glutton", "m1")
    assert s.game.value(glutton, "atk") == 1500 + 200


@pytest.mark.parametrize(("way", "stance"), [(0, ATTACK), (1, DEFENSE)])
def test_its_player_says_how_it_is_turned(way: int, stance: str) -> None:
    s = Scenario("zh-mr2", HIDEOUT)
    hideout, bear = s.put(0, "hideout", "s1"), s.put(0, "bear", "m1", FACE_DOWN)
    s.act("activate", hideout)
    while len(s.choice.options) != 2 or s.choice.seat != 0:
        s.play.answer([0])
    s.play.answer([way])
    through(s)
    assert s.card(bear).stance == stance


GAMBLER = effect(
    "gambler",
    "Once per turn, you can toss a coin 3 times and apply the appropriate effect: ● 3 Heads: Draw 3 cards. ● 2 Heads: Draw 2 cards. ● 1 Head: Draw 1 card. ● 3 Tails: Your opponent draws 1 card.",
)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_coins_bring_goes_by_the_number_of_heads(seed: int) -> None:
    s = Scenario("zh-mr2", GAMBLER, seed=seed)
    s.act("activate", s.put(0, "gambler", "m1"))
    through(s)
    own, theirs = (len(s.game.cards(seat, "hand")) for seat in (0, 1))
    assert (own, theirs) in ((3, 0), (2, 0), (1, 0), (0, 1))
