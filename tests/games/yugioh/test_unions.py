"""Union monsters: as a monster each equips itself to another, as an Equip Card it is Special Summoned again."""

from __future__ import annotations

import pytest
from scenario import Scenario, monster, parsed, spell

MODERN = parsed(
    monster(
        "harness",
        traits=("effect", "union"),
        text="Once per turn, you can either: Target 1 Warrior monster you control; equip this card to that target, OR: "
        "Unequip this card and Special Summon it. A monster equipped with this card gains 400 ATK/DEF, also if the "
        "equipped monster would be destroyed by battle or card effect, destroy this card instead.",
    )
)
OLDER = parsed(
    monster(
        "saddle",
        traits=("effect", "union"),
        text="Once per turn, during your Main Phase, you can equip this card to a Warrior-Type monster you control as "
        "an Equip Card, OR unequip it to Special Summon this card in face-up Attack Position. While equipped to a "
        "monster by this card's effect, that monster gains 300 ATK. (A monster can only be equipped with 1 Union "
        "Monster at a time. If the equipped monster would be destroyed by battle, destroy this card instead.)",
    )
)
SWEEP = parsed(spell("sweep", text='Destroy all "bear" on the field.'))


def equipped(s: Scenario, name: str, host: int, zone: str = "m2") -> int:
    card = s.put(0, name, zone)
    use(s, card)
    if s.choice.kind == "target":
        s.pick(host)
    s.settle()
    return card


def use(s: Scenario, card: int) -> None:
    """Declare its effect; of its two uses one is possible."""
    s.act("activate", card)
    assert s.choice.kind == "mode" and len(s.choice.options) == 1
    s.play.answer([0])


@pytest.mark.rule("yugioh-zh", "YZH-2.97")
@pytest.mark.parametrize(("name", "gain"), [("harness", 400), ("saddle", 300)])
def test_it_equips_itself_and_strengthens_its_monster(name: str, gain: int) -> None:
    s = Scenario("zh-mr2", MODERN, OLDER)
    bear = s.put(0, "bear", "m1")
    card = equipped(s, name, bear)
    assert s.where(card).startswith("0.s") and s.card(card).host == bear
    assert s.game.value(bear, "atk") == 1500 + gain


@pytest.mark.parametrize("name", ["harness", "saddle"])
def test_it_is_summoned_again_but_not_in_the_same_turn(name: str) -> None:
    s = Scenario("zh-mr2", MODERN, OLDER)
    card = equipped(s, name, s.put(0, "bear", "m1"))
    assert card not in s.offered("activate"), "once per turn, whichever of the two"
    s.end_turn()
    s.end_turn()
    use(s, card)
    s.settle()
    assert s.where(card).startswith("0.m") and s.game.value(card, "atk") == 1500
    assert card not in s.offered("activate")


def test_it_cannot_equip_itself_to_itself_nor_to_another_kind() -> None:
    s = Scenario("zh-mr2", MODERN, monster("fish", race="Fish"))
    card = s.put(0, "harness", "m1")
    s.put(0, "fish", "m2")
    s.put(1, "bear", "m1")
    assert card not in s.offered("activate")


def test_it_is_destroyed_in_place_of_its_monster() -> None:
    s = Scenario("zh-mr2", MODERN, SWEEP)
    bear = s.put(0, "bear", "m1")
    card = equipped(s, "harness", bear)
    s.do("activate", s.put(0, "sweep", "hand"))
    assert s.where(bear) == "0.m1" and s.where(card) == "0.graveyard"


def test_only_from_what_it_speaks_of() -> None:
    s = Scenario("zh-mr2", OLDER, SWEEP)
    bear = s.put(0, "bear", "m1")
    equipped(s, "saddle", bear)
    s.do("activate", s.put(0, "sweep", "hand"))
    assert s.where(bear) == "0.graveyard", "it stands in for it in battle only"


@pytest.mark.parametrize(("name", "free"), [("harness", True), ("saddle", False)])
def test_one_union_at_a_time_where_the_text_says_so(name: str, free: bool) -> None:
    s = Scenario("zh-mr2", MODERN, OLDER)
    bear = s.put(0, "bear", "m1")
    equipped(s, "harness", bear)
    other = s.put(0, name, "m3")
    assert (other in s.offered("activate")) == free
