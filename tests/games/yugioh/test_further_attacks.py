"""How often a monster attacks, and attacks whose target an effect changes."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, monster, parsed

from sanam.games.yugioh.cards.model import CardData


def effect(name: str, text: str, **more: Any) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **{"atk": 3000, **more}))


def fighting(s: Scenario) -> None:
    s.do("phase", value="battle")


def strike(s: Scenario, attacker: int, target: int) -> None:
    """Attack a monster and use whatever effect is offered afterwards."""
    s.act("attack", attacker)
    s.act("attack", target)
    while s.choice.kind != "action":
        s.play.answer([0] if s.choice.kind in ("optional_trigger", "yes_no") else [])


HUNTER = effect("hunter", "If this card destroys an opponent's monster by battle, it can attack once again in a row.")
STORMER = effect(
    "stormer",
    "When this attacking card destroys a monster by battle: You can pay 100 LP; this card can attack an opponent's "
    "monster again in a row.",
)


@pytest.mark.rule("yugioh-zh", "YZH-3.45")
def test_once_again_in_a_row() -> None:
    s = Scenario("zh-mr2", HUNTER)
    hunter = s.put(0, "hunter", "m1")
    targets = [s.put(1, "ox", f"m{i}") for i in (1, 2, 3)]
    fighting(s)
    strike(s, hunter, targets[0])
    assert hunter in s.offered("attack")
    strike(s, hunter, targets[1])
    assert hunter not in s.offered("attack"), "once, however often it destroys"


def test_not_once_another_monster_has_attacked() -> None:
    s = Scenario("zh-mr2", HUNTER)
    hunter, giant = s.put(0, "hunter", "m1"), s.put(0, "giant", "m2")
    targets = [s.put(1, "ox", f"m{i}") for i in (1, 2, 3)]
    fighting(s)
    strike(s, hunter, targets[0])
    strike(s, giant, targets[1])
    assert hunter not in s.offered("attack")


def test_each_time_it_is_paid_for_and_on_monsters_only() -> None:
    s = Scenario("zh-mr2", STORMER)
    stormer = s.put(0, "stormer", "m1")
    first, second, third = (s.put(1, "ox", place) for place in ("m1", "m2", "m3"))
    fighting(s)
    strike(s, stormer, first)
    assert s.lp(0) == 7900 and stormer in s.offered("attack")
    strike(s, stormer, second)
    assert s.lp(0) == 7800 and stormer in s.offered("attack")
    strike(s, stormer, third)
    assert s.lp(0) == 7800 and stormer not in s.offered("attack"), "nothing is left but the player: it is not asked"


def test_it_does_not_ask_for_it_when_it_was_attacked() -> None:
    s = Scenario("zh-mr2", STORMER)
    stormer, ox = s.put(0, "stormer", "m1"), s.put(1, "ox", "m1")
    s.end_turn()
    fighting(s)
    s.act("attack", ox)
    s.act("attack", stormer)
    s.settle()
    assert s.where(ox) == "1.graveyard" and s.lp(0) == 8000


THRICE = effect("thrice", "This card can attack up to 3 times during each Battle Phase.")
ON_MONSTERS = effect("on monsters", "This card can make up to 3 attacks on monsters during each Battle Phase.")


@pytest.mark.parametrize("name", ["thrice", "on monsters"])
def test_so_many_attacks_in_a_battle_phase(name: str) -> None:
    s = Scenario("zh-mr2", THRICE, ON_MONSTERS)
    card = s.put(0, name, "m1")
    targets = [s.put(1, "ox", f"m{i}") for i in (1, 2, 3, 4)]
    fighting(s)
    for target in targets[:3]:
        assert card in s.offered("attack")
        strike(s, card, target)
    assert card not in s.offered("attack")


@pytest.mark.parametrize(("name", "direct"), [("thrice", True), ("on monsters", False)])
def test_whether_further_attacks_may_be_direct(name: str, direct: bool) -> None:
    s = Scenario("zh-mr2", THRICE, ON_MONSTERS)
    card, ox = s.put(0, name, "m1"), s.put(1, "ox", "m1")
    fighting(s)
    strike(s, card, ox)
    assert (card in s.offered("attack")) == direct


CHOOSY = effect("choosy", "This card can attack all Special Summoned monsters your opponent controls, once each.")


def test_all_of_a_kind_once_each() -> None:
    s = Scenario("zh-mr2", CHOOSY)
    card = s.put(0, "choosy", "m1")
    plain, *special = (s.put(1, "ox", f"m{i}") for i in (1, 2, 3))
    for each in special:
        s.edit(lambda game, card=each: game.play.mark(card, "summoned", ["special"]))
    fighting(s)
    strike(s, card, special[0])
    s.act("attack", card)
    assert {option.card for option in s.choice.options} == {special[1]} and plain not in special


def test_an_attack_on_another_kind_is_the_only_one() -> None:
    s = Scenario("zh-mr2", CHOOSY)
    card = s.put(0, "choosy", "m1")
    plain, special = s.put(1, "ox", "m1"), s.put(1, "ox", "m2")
    s.edit(lambda game: game.play.mark(special, "summoned", ["special"]))
    fighting(s)
    strike(s, card, plain)
    assert card not in s.offered("attack")


GUARD = effect(
    "guard",
    "When a monster you control is targeted for an attack: You can change the attack target to this card.",
    def_=0,
)
DECOY = effect(
    "decoy",
    "If this card is targeted for an attack: You can Special Summon 1 Level 7 monster from your hand, then change the "
    "attack target to it, and if you do, the attacking monster's ATK becomes half its current ATK.",
    atk=0,
)


@pytest.mark.rule("yugioh-zh", "YZH-3.49")
def test_an_effect_puts_another_target_in_place() -> None:
    s = Scenario("zh-mr2", GUARD)
    ox = s.put(0, "ox", "m1")
    s.put(0, "guard", "m2")
    giant = s.put(1, "giant", "m1")
    s.end_turn()
    fighting(s)
    strike(s, giant, ox)
    assert s.where(ox) == "0.m1" and s.where(giant) == "1.graveyard"
    assert not s.facts("replay")


def test_a_monster_that_comes_to_the_field_for_it_brings_no_replay() -> None:
    s = Scenario("zh-mr2", DECOY)
    decoy, giant = s.put(0, "decoy", "m1"), s.put(0, "giant", "hand")
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    fighting(s)
    s.act("attack", ox)
    s.act("attack", decoy)
    while s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert s.where(giant).startswith("0.m") and s.where(decoy) == "0.m1" and s.where(ox) == "1.graveyard"
    assert not s.facts("replay") and s.lp(1) == 8000 - (2500 - 850)
