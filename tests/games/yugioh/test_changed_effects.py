"""An activated effect that becomes another one, done by its own player."""

from __future__ import annotations

from scenario import SET, Scenario, effect, magic, snare, through

BARGAIN = snare(
    "bargain",
    "When your opponent activates a Normal Spell Card: Pay 1000 LP; the effect of that Normal Spell Card becomes "
    '"Your opponent discards 1 random card".',
)
WHISPER = effect(
    "whisper",
    "Once per turn, when an opponent's monster activates its effect (Quick Effect): You can discard 1 card; the "
    'activated effect becomes "both players draw 1 card".',
)
BLAST = magic("blast", "Pay 500 LP; destroy all monsters your opponent controls.")
CANNON = effect("cannon", "Once per turn: You can inflict 500 damage to your opponent.")
AIM = magic("aim", "Target 1 monster your opponent controls; destroy it.")


def test_the_player_of_the_effect_does_what_it_has_become() -> None:
    s = Scenario("zh-mr2", BARGAIN, BLAST)
    bear = s.put(1, "bear", "m1")
    mine, theirs = s.put(0, "ox", "hand"), s.put(1, "ox", "hand")
    bargain = s.put(1, "bargain", "s1", SET)
    blast = s.put(0, "blast", "hand")
    s.act("activate", blast)
    through(s)
    assert s.where(bargain) == "1.graveyard" and s.lp(1) == 7000
    assert s.lp(0) == 7500, "what was paid is paid"
    assert s.where(bear) == "1.m1" and s.where(blast) == "0.graveyard"
    assert s.where(mine) == "0.hand" and s.where(theirs) == "1.graveyard"


def test_what_it_has_targeted_is_left_alone() -> None:
    s = Scenario("zh-mr2", BARGAIN, AIM)
    bear = s.put(1, "bear", "m1")
    s.put(1, "bargain", "s1", SET)
    card = s.put(1, "ox", "hand")
    s.act("activate", s.put(0, "aim", "hand"))
    through(s)
    assert s.where(bear) == "1.m1" and s.where(card) == "1.graveyard"


def test_the_effect_of_a_monster_becomes_another_once() -> None:
    s = Scenario("zh-mr2", WHISPER, CANNON)
    s.put(1, "whisper", "m1")
    s.put(1, "ox", "hand")
    cannons = [s.put(0, "cannon", "m1"), s.put(0, "cannon", "m2")]
    s.act("activate", cannons[0])
    through(s)
    assert s.lp(1) == 8000 and [len(s.game.cards(seat, "hand")) for seat in (0, 1)] == [1, 1]
    s.act("activate", cannons[1])
    through(s)
    assert s.lp(1) == 7500
