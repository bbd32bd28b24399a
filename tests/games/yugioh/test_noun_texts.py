"""Which cards a noun phrase means: compared with one another, with other cards, and by what lies with them."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, effect, monster, parsed, spell

from sanam.games.yugioh.cards.model import CardData


def cast(name: str, text: str, **more: Any) -> CardData:
    return parsed(spell(name, text=text, **more))


def use(s: Scenario, name: str) -> int:
    """Activate a Spell from the hand, and answer until there is something to pick or the effect has resolved."""
    card = s.put(0, name, "hand")
    s.act("activate", card)
    s.settle()
    return card


def options(s: Scenario) -> set[int]:
    return {option.card for option in s.choice.options if option.card is not None}


def sets(s: Scenario) -> set[frozenset[int]]:
    """The sets of cards that may be picked."""
    cards = [option.card for option in s.choice.options]
    return {frozenset(cards[i] for i in combo) for combo in s.choice.combinations or []}


APART = cast("apart", "Add 2 monsters with different names from your GY to your hand.")
ALIKE = cast("alike", "Add 2 monsters with the same Level from your GY to your hand.")


def test_different_names_are_picked_and_no_others() -> None:
    s = Scenario("zh-mr2", APART)
    one, two, other = (s.put(0, name, "graveyard") for name in ("bear", "bear", "ox"))
    use(s, "apart")
    assert sets(s) == {frozenset({one, other}), frozenset({two, other})}


def test_of_many_cards_with_different_names_each_copy_may_be_picked() -> None:
    names = [f"kite {n}" for n in range(6)]
    six = cast("six", "Add 6 monsters with different names from your GY to your hand.")
    s = Scenario("zh-mr2", six, *(monster(name) for name in names))
    copies = [(s.put(0, name, "graveyard"), s.put(0, name, "graveyard")) for name in names]
    use(s, "six")
    assert len(sets(s)) == 2**6  # of 924 sets of six
    assert frozenset(second for _, second in copies) in sets(s)
    s.pick(*(second for _, second in copies))
    assert all(s.where(first) == "0.graveyard" and s.where(second) == "0.hand" for first, second in copies)


def test_the_same_level() -> None:
    s = Scenario("zh-mr2", ALIKE)
    bear, ox, knight = (s.put(0, name, "graveyard") for name in ("bear", "ox", "knight"))
    use(s, "alike")
    s.pick(bear, ox)
    assert s.where(bear) == s.where(ox) == "0.hand" and s.where(knight) == "0.graveyard"


def test_there_must_be_enough_that_go_together() -> None:
    s = Scenario("zh-mr2", APART)
    for _ in range(3):
        s.put(0, "bear", "graveyard")
    assert s.refused("activate", s.put(0, "apart", "hand")) is not None


def test_the_highest_atk_is_destroyed_and_a_tie_is_chosen() -> None:
    text = "Destroy the 1 face-up monster your opponent controls that has the highest ATK (your choice, if tied)."
    s = Scenario("zh-mr2", cast("strongest", text))
    bear, ox = s.put(1, "bear", "m1"), s.put(1, "ox", "m2")
    use(s, "strongest")
    assert s.where(ox) == "1.graveyard" and s.where(bear) == "1.m1"
    s = Scenario("zh-mr2", cast("strongest", text))
    s.put(1, "mouse", "m3")
    oxen = {s.put(1, "ox", "m1"), s.put(1, "ox", "m2")}
    use(s, "strongest")
    assert options(s) == oxen


WEAKER = cast(
    "weaker", "Target 1 monster you control; destroy 1 monster your opponent controls with less ATK than that target."
)


def test_less_atk_than_the_target() -> None:
    s = Scenario("zh-mr2", WEAKER)
    s.put(0, "ox", "m1")
    bear, giant = s.put(1, "bear", "m1"), s.put(1, "giant", "m2")
    use(s, "weaker")
    assert s.where(bear) == "1.graveyard" and s.where(giant) == "1.m2"


NAMESAKE = cast(
    "namesake",
    "Send 1 monster from your hand to the GY; add 1 monster with the same name as the sent card from your "
    "Deck to your hand.",
)


def test_the_same_name_as_the_card_of_the_cost() -> None:
    s = Scenario("zh-mr2", NAMESAKE)
    s.clear_hands()
    s.put(0, "filler", "hand")
    before = s.size(0, "deck")
    use(s, "namesake")
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer([0] if s.choice.options else [])
    assert s.size(0, "deck") == before - 1


LISTER = cast("lister", 'Add 1 Spell that specifically lists "bear" in its text from your Deck to your hand.')


@pytest.mark.parametrize(
    ("text", "found"), [('Add 1 "bear" from your Deck to your hand.', True), ("Draw 1 card.", False)]
)
def test_what_a_text_lists(text: str, found: bool) -> None:
    s = Scenario("zh-mr2", LISTER, cast("page", text))
    page = s.put(0, "page", "deck")
    if found:
        use(s, "lister")
        assert s.where(page) == "0.hand"
    else:
        assert s.refused("activate", s.put(0, "lister", "hand")) is not None


NOT_SUCH = cast("clean", "Destroy all monsters on the field that are not Level 4 monsters.")


def test_what_is_not_such() -> None:
    s = Scenario("zh-mr2", NOT_SUCH)
    bear, knight = s.put(1, "bear", "m1"), s.put(0, "knight", "m1")
    use(s, "clean")
    assert s.where(bear) == "1.m1" and s.where(knight) == "0.graveyard"


def test_two_traits_hold_together() -> None:
    pick = cast("pick", "Add 1 Tuner Synchro Monster from your GY to your hand.")
    tuner = monster("plain tuner", traits=("tuner", "effect"))
    assert len(pick.abilities or []) == 1
    s = Scenario("zh-mr2", pick, tuner)
    s.put(0, "plain tuner", "graveyard")
    assert s.refused("activate", s.put(0, "pick", "hand")) is not None


def test_they_are_the_player_to_whom_it_is_done() -> None:
    s = Scenario("zh-mr2", cast("toll", "Inflict 300 damage to your opponent for each monster they control."))
    s.put(0, "bear", "m1")
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m2")
    use(s, "toll")
    assert s.lp(1) == 8000 - 600


def test_exactly_so_many() -> None:
    three = cast("three", "If you control exactly 2 monsters: Draw 1 card.")
    s = Scenario("zh-mr2", three)
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    card = s.put(0, "three", "hand")
    assert "activate" in s.acts(card)
    s.put(0, "wall", "m3")
    assert s.refused("activate", card) is not None


TWICE = effect("twice", "This card can be treated as 2 Tributes for the Tribute Summon of an EARTH monster.", level=4)


@pytest.mark.rule("yugioh-zh", "YZH-2.73")
def test_one_monster_as_two_tributes() -> None:
    s = Scenario("zh-mr2", TWICE)
    twice, bear, ox = s.put(0, "twice", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "m3")
    s.act("normal_summon", s.put(0, "giant", "hand"))
    assert sets(s) == {frozenset({twice}), frozenset({bear, ox})}
    dark = monster("night", 7, attribute="DARK")
    s = Scenario("zh-mr2", TWICE, dark)
    s.put(0, "twice", "m1")
    assert s.refused("normal_summon", s.put(0, "night", "hand")) is not None


HARD = effect("hard", "This card cannot be destroyed by battle with a monster with 1600 or more ATK.", atk=1000)


@pytest.mark.parametrize(("attacker", "stays"), [("ox", True), ("bear", False)])
def test_not_destroyed_by_battle_with_such_a_monster(attacker: str, stays: bool) -> None:
    s = Scenario("zh-mr2", HARD)
    hard = s.put(1, "hard", "m1")
    mine = s.put(0, attacker, "m1")
    s.act("phase", value="battle")
    s.attack(mine, hard)
    s.settle()
    assert (s.where(hard) == "1.m1") == stays


BASE = effect("base", "This card's original ATK becomes 2000. This card gains 300 ATK.", atk=100)


def test_an_original_value_lies_under_what_is_added() -> None:
    s = Scenario("zh-mr2", BASE)
    base = s.put(0, "base", "m1")
    assert s.play.game.standing_effects().value(base, "atk") == 2300
