"""Occasions as texts word them: how a card lay, who did it, by what, from where, and at which moment of a battle."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, SET, Scenario, effect, monster, parsed, spell, through, trap

BLAST = parsed(spell("blast", text="Destroy all monsters on the field."))


# ------------------------------------------------------------------------------------------- how the card lay

FACED = effect("faced", "If this face-up card is destroyed: Draw 1 card.")
GIVEN = effect("given", "If this Special Summoned card is destroyed: Gain 500 LP.")
MOURNER = effect("mourner", "If a face-up monster you control is sent to the GY: Gain 300 LP.")


@pytest.mark.parametrize(("stance", "drawn"), [(ATTACK, 1), (FACE_DOWN, 0)])
def test_how_a_card_lay_is_how_it_lay_when_it_left(stance: str, drawn: int) -> None:
    s = Scenario("zh-mr2", FACED, BLAST)
    s.put(0, "faced", "m1", stance)
    blast = s.put(0, "blast", "hand")
    s.act("activate", blast)
    through(s)
    assert s.size(0, "hand") == drawn


def test_so_does_another_monster_that_left() -> None:
    down = parsed(spell("shove", text="Destroy all face-down monsters on the field."))
    s = Scenario("zh-mr2", MOURNER, down)
    s.put(0, "mourner", "m1")
    s.put(0, "bear", "m2", FACE_DOWN)
    s.act("activate", s.put(0, "shove", "hand"))
    through(s)
    assert s.lp(0) == 8000


def test_how_a_card_was_summoned_is_known_when_it_has_left() -> None:
    call = parsed(spell("call", text='Special Summon 1 "given" from your hand.'))
    for summoned in (False, True):
        s = Scenario("zh-mr2", GIVEN, BLAST, call)
        if summoned:
            s.put(0, "given", "hand")
            s.act("activate", s.put(0, "call", "hand"))
            through(s)
        else:
            s.put(0, "given", "m1")
        s.act("activate", s.put(0, "blast", "hand"))
        through(s)
        assert s.lp(0) == (8500 if summoned else 8000)


# ---------------------------------------------------------------------------------------------- who, by what

GLAD = effect("glad", 'When this card is Special Summoned by the effect of a "hero" monster: Draw 1 card.')
CALL_GLAD = parsed(spell("call glad", text='Special Summon 1 "glad" from your hand.'))
HERO_GLAD = effect("hero one", 'If this card is Normal Summoned: You can Special Summon 1 "glad" from your hand.')


def test_by_the_effect_of_such_a_card() -> None:
    s = Scenario("zh-mr2", GLAD, CALL_GLAD)
    s.put(0, "glad", "hand")
    s.act("activate", s.put(0, "call glad", "hand"))
    through(s)
    assert s.size(0, "hand") == 0
    s = Scenario("zh-mr2", GLAD, HERO_GLAD)
    s.put(0, "glad", "hand")
    s.act("normal_summon", s.put(0, "hero one", "hand"))
    through(s)
    assert s.size(0, "hand") == 1


WATCHER = effect("watcher", "If your opponent Special Summons a monster: Gain 400 LP.")
RISER = effect("riser", "If this card is Special Summoned from the GY: Draw 1 card.")
RAISE = parsed(spell("raise", text="Target 1 monster in your GY; Special Summon it."))
CALL_RISER = parsed(spell("call riser", text='Special Summon 1 "riser" from your hand.'))
GIFT = parsed(spell("gift", text='Special Summon 1 "bear" from your hand to your opponent\'s field.'))


def test_who_summons_is_who_does_it_and_not_on_whose_field() -> None:
    for seat, gained in ((0, 0), (1, 400)):
        s = Scenario("zh-mr2", WATCHER, GIFT)
        s.put(seat, "watcher", "m1")
        s.put(0, "bear", "hand")
        s.act("activate", s.put(0, "gift", "hand"))
        through(s)
        assert s.lp(seat) == 8000 + gained


def test_from_where_a_monster_is_summoned() -> None:
    s = Scenario("zh-mr2", RISER, RAISE, CALL_RISER)
    s.put(0, "riser", "hand")
    s.act("activate", s.put(0, "call riser", "hand"))
    through(s)
    assert s.size(0, "hand") == 0
    s = Scenario("zh-mr2", RISER, RAISE, CALL_RISER)
    s.put(0, "riser", "graveyard")
    s.act("activate", s.put(0, "raise", "hand"))
    through(s)
    assert s.size(0, "hand") == 1


AVENGER = effect(
    "avenger",
    "If this card in your possession is destroyed by your opponent's card (by battle or card effect): Draw 1 card.",
    atk=1000,
)


@pytest.mark.rule("yugioh-zh", "YZH-4.11")
def test_a_monster_that_attacked_and_was_destroyed_was_destroyed_by_the_other_players_card() -> None:
    s = Scenario("zh-mr2", AVENGER)
    mine, giant = s.put(0, "avenger", "m1"), s.put(1, "giant", "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", mine)
    s.act("attack", giant)
    through(s)
    assert s.where(mine) == "0.graveyard" and s.size(0, "hand") == 1


# --------------------------------------------------------------------------------------------- while, windows

DRUMMER = trap("drummer", text="When your opponent declares an attack while you control a Dragon monster: Draw 1 card.")
QUIET = effect("quiet", "If a monster is destroyed (except during the Damage Step): Gain 700 LP.")
OWN_TURN = effect("own turn", "During your opponent's turn, if a monster is Normal Summoned: Gain 100 LP.")


def test_an_occasion_with_while_has_a_condition() -> None:
    s = Scenario("zh-mr2", parsed(DRUMMER), monster("whelp", race="Dragon"))
    s.put(1, "drummer", "s1", SET)
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", bear)
    s.act("direct")
    through(s)
    assert s.size(1, "hand") == 0
    s = Scenario("zh-mr2", parsed(DRUMMER), monster("whelp", race="Dragon"))
    s.put(1, "drummer", "s1", SET)
    whelp = s.put(1, "whelp", "m1")
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", bear)
    s.act("attack", whelp)
    through(s)
    assert s.size(1, "hand") == 1


def test_except_during_the_damage_step() -> None:
    s = Scenario("zh-mr2", QUIET, BLAST)
    s.put(1, "quiet", "m1", DEFENSE)
    giant, bear = s.put(0, "giant", "m1"), s.put(1, "bear", "m2")
    s.attack(giant, bear)
    through(s)
    assert s.lp(1) == 8000 - 1000
    out = parsed(spell("out", text='Destroy all "giant" on the field.'))
    s = Scenario("zh-mr2", QUIET, out)
    s.put(1, "quiet", "m1", DEFENSE)
    s.put(0, "giant", "m1")
    s.act("activate", s.put(0, "out", "hand"))
    through(s)
    assert s.lp(1) == 8700


def test_a_trigger_keeps_to_the_turn_it_names() -> None:
    for seat, gained in ((0, 0), (1, 100)):
        s = Scenario("zh-mr2", OWN_TURN)
        s.put(seat, "own turn", "m1")
        s.act("normal_summon", s.put(0, "bear", "hand"))
        through(s)
        assert s.lp(seat) == 8000 + gained


# ------------------------------------------------------------------------------------------- moments of a battle

RAMMER = effect(
    "rammer", "At the start of the Damage Step, if this card attacks a Defense Position monster: Gain 900 LP.", atk=1800
)
EITHER = effect("either", "When this card attacks or is attacked: Draw 1 card.", atk=1800)
PRICKLE = effect(
    "prickle",
    "When this face-up Attack Position card is attacked by an opponent's monster, before damage calculation: "
    "Inflict 600 damage to your opponent.",
    atk=1800,
)


@pytest.mark.parametrize(("attacks", "stance", "gained"), [(True, DEFENSE, 900), (True, ATTACK, 0), (False, ATTACK, 0)])
def test_at_a_moment_of_the_damage_step_only_the_attacker_attacks(attacks: bool, stance: str, gained: int) -> None:
    s = Scenario("zh-mr2", RAMMER)
    seat = 0 if attacks else 1
    rammer = s.put(seat, "rammer", "m1")
    other = s.put(1 - seat, "bear", "m1", stance)
    before = s.lp(seat)
    s.attack(rammer if attacks else other, other if attacks else rammer)
    through(s)
    assert s.lp(seat) == before + gained


@pytest.mark.parametrize("attacks", [True, False])
def test_attacks_or_is_attacked_is_either_side_of_the_attack(attacks: bool) -> None:
    s = Scenario("zh-mr2", EITHER)
    seat = 0 if attacks else 1
    mine, bear = s.put(seat, "either", "m1"), s.put(1 - seat, "bear", "m1")
    s.attack(mine if attacks else bear, bear if attacks else mine)
    through(s)
    assert s.size(seat, "hand") == 1


@pytest.mark.parametrize(("attacks", "stance", "lost"), [(False, ATTACK, 600), (False, DEFENSE, 0), (True, ATTACK, 0)])
def test_is_attacked_before_damage_calculation(attacks: bool, stance: str, lost: int) -> None:
    s = Scenario("zh-mr2", PRICKLE)
    seat = 0 if attacks else 1
    mine, wall = s.put(seat, "prickle", "m1", stance), s.put(1 - seat, "ox", "m1")
    s.attack(mine if attacks else wall, wall if attacks else mine)
    through(s)
    by_battle = {(False, ATTACK): 100, (False, DEFENSE): 0, (True, ATTACK): 100}[attacks, stance]
    assert s.lp(1 - seat) == 8000 - lost - by_battle


ENDER = effect("ender", "At the end of the Battle Phase: Gain 250 LP.")


@pytest.mark.rule("yugioh-zh", "YZH-3.48")
def test_the_end_of_the_battle_phase_is_an_occasion_once_in_each() -> None:
    s = Scenario("zh-mr2", ENDER)
    ender = s.put(0, "ender", "m1")
    s.attack(ender)
    assert s.lp(0) == 8000
    s.act("phase", value="main2")
    through(s)
    assert s.phase == "main2" and s.lp(0) == 8250
