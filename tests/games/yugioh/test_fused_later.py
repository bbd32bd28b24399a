"""A Fusion Summon in two halves: the materials are sent in one turn, and the monster comes in a later one."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, through, use

TEXT = (
    "During your 1st Standby Phase after this card's activation: Show 1 Fusion Monster in your Extra Deck and send the "
    "Fusion Materials listed on it from your Main Deck to the GY. During your 2nd Standby Phase after this card's "
    "activation: Fusion Summon 1 Fusion Monster from your Extra Deck with the same name as the monster you showed, and "
    "target it with this card. When this card leaves the field, destroy that target. When that target is destroyed, "
    "destroy this card."
)
FORGE = magic("forge", TEXT, "continuous")
CHIMERA = effect("chimera", '"bear" + "ox"', traits=("fusion",), level=6, atk=1800)
HYDRA = effect("hydra", '"bear" + "giant"', traits=("fusion",), level=6, atk=2000)
SWEEP = magic("sweep", "Destroy all Spell and Trap Cards on the field.")
BOLT = magic("bolt", "Destroy all monsters on the field.")


def next_turn_of_its_player(s: Scenario) -> None:
    for _ in range(2):
        s.end_turn()
        through(s)


def forge(edition: str = "zh-mr2") -> tuple[Scenario, int]:
    """The card is active, one monster of its two can be fused, and the turn passes to its player again."""
    s = Scenario(edition, FORGE, CHIMERA, HYDRA, SWEEP, BOLT, extra=("chimera", "hydra"))
    for name in ("bear", "ox", "filler", "filler"):  # what is drawn lies on top
        s.put(0, name, "deck")
    card = s.put(0, "forge", "hand")
    s.act("activate", card)
    s.settle()
    next_turn_of_its_player(s)
    return s, card


def names(s: Scenario, zone: str) -> list[str]:
    return sorted(s.game.data(card).name for card in s.table.zones[zone])


def test_the_materials_go_first_and_the_monster_comes_a_turn_later() -> None:
    s, card = forge()
    assert names(s, "0.graveyard") == ["bear", "ox"]
    assert not s.game.monsters(0) and len(s.table.zones["0.extra"]) == 2
    next_turn_of_its_player(s)
    (monster,) = s.game.monsters(0)
    assert s.game.data(monster).name == "chimera" and s.where(card).startswith("0.s")
    next_turn_of_its_player(s)
    assert s.game.monsters(0) == [monster]


def test_nothing_can_be_shown_whose_materials_are_not_in_the_deck() -> None:
    s = Scenario("zh-mr2", FORGE, CHIMERA, extra=("chimera",))
    s.put(0, "bear", "deck"), s.put(0, "ox", "hand")
    s.act("activate", s.put(0, "forge", "hand"))
    s.settle()
    next_turn_of_its_player(s)
    next_turn_of_its_player(s)
    assert not s.table.zones["0.graveyard"] and not s.game.monsters(0)


@pytest.mark.parametrize("what_destroys_one", ["sweep", "bolt"])
def test_one_goes_with_the_other(what_destroys_one: str) -> None:
    s, card = forge()
    next_turn_of_its_player(s)
    (monster,) = s.game.monsters(0)
    use(s, what_destroys_one)
    assert s.where(card) == s.where(monster) == "0.graveyard"


def test_what_was_only_shown_stays_when_the_card_leaves() -> None:
    s, card = forge()
    use(s, "sweep")
    assert s.where(card) == "0.graveyard" and len(s.table.zones["0.extra"]) == 2
    next_turn_of_its_player(s)
    assert not s.game.monsters(0)
