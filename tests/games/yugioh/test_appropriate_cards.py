"""Cards that are equipped to a monster which their own text names; cards handed over; targets of two kinds."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through, use

RING = magic("ring", "Equip only to a Warrior monster. It gains 300 ATK.", "equip")
CLAW = magic("claw", "Equip only to a Beast monster. It gains 300 ATK.", "equip")
CHARM = magic("charm", "The equipped monster gains 100 ATK.", "equip")
SMITH = magic(
    "smith", "Target 1 monster you control; equip it with 1 Equip Spell from your Deck that can equip to that target."
)
HEIRLOOM = magic(
    "heirloom",
    "Target 1 Equip Spell Card and 1 appropriate monster in your GY; Special Summon that monster, and if you do, equip "
    "that Equip Spell Card to that appropriate monster.",
)
CALF = monster("calf", race="Beast")
RIDER = parsed(
    monster(
        "rider",
        race="Machine",
        traits=("effect", "union"),
        text="Once per turn, you can either: Target 1 Machine monster you control; equip this card to that target, OR: "
        "Unequip this card and Special Summon it.",
    )
)
DRIVER = parsed(
    monster(
        "driver",
        race="Machine",
        traits=("effect", "union"),
        text="Once per turn, you can either: Target 1 Warrior monster you control; equip this card to that target, OR: "
        "Unequip this card and Special Summon it.",
    )
)
CART = monster("cart", race="Machine")
HANGAR = effect(
    "hangar",
    "Once per turn: You can target 1 Machine monster you control; equip 1 appropriate Union monster, with a different "
    "name, from your Deck to that monster, but the Union monster you equipped cannot be Special Summoned this turn.",
)


@pytest.mark.parametrize(("host", "found"), [("bear", {"ring", "charm"}), ("calf", {"claw", "charm"})])
def test_only_what_can_be_equipped_to_the_monster_is_found(host: str, found: set[str]) -> None:
    s = Scenario("zh-mr2", RING, CLAW, CHARM, SMITH, CALF)
    bearer = s.put(0, host, "m1")
    there = {name: s.put(0, name, "deck") for name in ("ring", "claw", "charm")}
    s.act("activate", s.put(0, "smith", "hand"))
    s.settle("pick")
    assert {option.card for option in s.choice.options} == {there[name] for name in found}
    s.pick(there["charm"])
    through(s)
    assert s.card(there["charm"]).host == bearer


def test_the_monster_is_one_that_the_chosen_card_fits() -> None:
    s = Scenario("zh-mr2", CLAW, HEIRLOOM, CALF)
    claw = s.put(0, "claw", "graveyard")
    s.put(0, "bear", "graveyard")
    calf = s.put(0, "calf", "graveyard")
    s.act("activate", s.put(0, "heirloom", "hand"))
    through(s)
    assert s.where(calf).startswith("0.m") and s.card(claw).host == calf


def test_a_union_monster_that_was_so_equipped_stays_there_this_turn() -> None:
    s = Scenario("zh-mr2", RIDER, DRIVER, CART, HANGAR)
    cart = s.put(0, "cart", "m1")
    rider, driver = s.put(0, "rider", "deck"), s.put(0, "driver", "deck")
    s.act("activate", s.put(0, "hangar", "m2"))
    through(s)
    assert s.card(rider).host == cart and s.where(driver) == "0.deck"
    assert rider not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    s.act("activate", rider)
    through(s)
    assert s.where(rider).startswith("0.m")


ROLL = magic("roll", "Target 1 Union monster in your GY; equip that target to an appropriate monster you control.")


def test_a_union_monster_is_equipped_to_one_that_its_text_names() -> None:
    s = Scenario("zh-mr2", DRIVER, CART, ROLL)
    driver = s.put(0, "driver", "graveyard")
    s.put(0, "cart", "m1")
    bear = s.put(0, "bear", "m2")
    use(s, "roll")
    assert s.card(driver).host == bear


GIFT = magic("gift", "Add 1 card from your hand to your opponent's hand, then gain 2000 LP.")
REBIRTH = magic(
    "rebirth",
    'Target 1 "bear" monster and 1 Normal Spell in your GY; Special Summon that monster, and if you do, add that '
    "Normal Spell to your hand.",
)


def test_a_card_is_handed_over_and_its_new_holder_knows_it() -> None:
    s = Scenario("zh-mr2", GIFT)
    ox = s.put(0, "ox", "hand")
    use(s, "gift")
    assert s.where(ox) == "1.hand" and s.card(ox).owner == 0 and s.lp(0) == 10000
    assert not s.game.hidden_from(s.card(ox), 1)
    s.end_turn()
    s.act("normal_summon", ox)
    s.settle()
    assert s.where(ox).startswith("1.m") and s.game.controller(ox) == 1


def test_of_two_targets_the_monster_is_summoned() -> None:
    s = Scenario("zh-mr2", REBIRTH, GIFT)
    bear, gift = s.put(0, "bear", "graveyard"), s.put(0, "gift", "graveyard")
    use(s, "rebirth")
    assert s.where(bear).startswith("0.m") and s.where(gift) == "0.hand"
