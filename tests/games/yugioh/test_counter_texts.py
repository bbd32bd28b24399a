"""Texts about counters: no more than so many, placed when what was activated resolves, and needed to use the card."""

from __future__ import annotations

import pytest
from scenario import UP, Scenario, monster, parsed, spell, through

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

LIBRARY = parsed(
    monster(
        "library",
        traits=("effect",),
        text="Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves (max. "
        "2). You can Tribute this card with 2 Spell Counters on it; draw 1 card.",
    )
)
GIFT = parsed(spell("gift", text="Gain 100 LP."))


def read_so_many(s: Scenario, times: int) -> int:
    library = s.put(0, "library", "m1")
    for _ in range(times):
        s.do("activate", s.put(0, "gift", "hand"))
    return library


@pytest.mark.rule("yugioh-th", "YTH-4.25")
@pytest.mark.parametrize(("times", "counters"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_than_so_many(times: int, counters: int) -> None:
    s = Scenario("th-guide", LIBRARY, GIFT)
    library = read_so_many(s, times)
    assert s.card(library).counters.get("Spell", 0) == counters


@pytest.mark.parametrize(("times", "usable"), [(1, False), (2, True)])
def test_the_card_is_used_up_only_with_its_counters(times: int, usable: bool) -> None:
    s = Scenario("th-guide", LIBRARY, GIFT)
    library = read_so_many(s, times)
    assert (library in s.offered("activate")) == usable
    if usable:
        s.do("activate", library)
        assert s.where(library) == "0.graveyard" and s.size(0, "hand") == 1


TOO_MANY = "If this card is Normal Summoned: Place 3 Spell Counters on it (max. 2)."


def test_a_maximum_below_the_number_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        parse(TOO_MANY, monster("x", traits=("effect",)))


def test_a_counter_goes_where_it_may_be_placed() -> None:
    grasp = parsed(
        spell("grasp", text="Place 1 Spell Counter on a face-up card that you can place a Spell Counter on.")
    )
    s = Scenario("th-guide", LIBRARY, grasp)
    grasped = s.put(0, "grasp", "hand")
    bear = s.put(0, "bear", "m2")
    assert grasped not in s.offered("activate"), "no card bears such counters"
    library = s.put(0, "library", "m1")
    s.do("activate", grasped)
    assert s.card(library).counters.get("Spell", 0) == 2, "one for the Spell itself"
    assert not s.card(bear).counters


PREDATOR = parsed(
    monster(
        "snapper",
        text="Once per turn: You can target 1 face-up monster your opponent controls; place 1 Tooth Counter on it, and "
        "if it is Level 2 or higher, it becomes Level 1 as long as it has a Tooth Counter.",
        traits=("effect",),
    )
)
PULLER = parsed(
    monster(
        "puller",
        text="Once per turn: You can remove 1 Tooth Counter from the field; draw 1 card.",
        traits=("effect",),
    )
)


def test_a_level_holds_as_long_as_the_counter_lies_there() -> None:
    s = Scenario("zh-mr2", PREDATOR, PULLER)
    giant = s.put(1, "giant", "m1")
    printed = s.game.value(giant, "level")
    s.act("activate", s.put(0, "snapper", "m1"))
    through(s)
    assert s.table.cards[giant].counters["Tooth"] == 1 and s.game.value(giant, "level") == 1
    s.end_turn()
    assert s.game.value(giant, "level") == 1
    s.act("activate", s.put(1, "puller", "m2"))
    through(s)
    assert not s.table.cards[giant].counters.get("Tooth") and s.game.value(giant, "level") == printed


SHELVES = parsed(
    spell(
        "shelves",
        "continuous",
        text="Each time a card(s) is sent from the hand to the GY, place 1 Spell Counter on this card for each sent "
        "card (max. 5).\nYou can remove Spell Counters from your field to activate these effects.\n"
        "● 2 Counters: Gain 200 LP.\n● 3 Counters: Target 1 monster on the field; destroy it.",
    )
)
CLEARING = parsed(spell("clearing", text="Discard 2 cards; draw 1 card."))


def test_counters_for_each_card_of_one_moment_pay_for_the_line_that_is_chosen() -> None:
    s = Scenario("zh-mr2", SHELVES, CLEARING)
    shelves = s.put(0, "shelves", "s1", UP)
    bear = s.put(1, "bear", "m1")
    assert s.refused("activate", shelves)
    s.put(0, "filler", "hand"), s.put(0, "filler", "hand")
    s.act("activate", s.put(0, "clearing", "hand"))
    through(s)
    assert s.table.cards[shelves].counters["Spell"] == 2
    s.act("activate", shelves)
    through(s)
    assert s.lp(0) == 8200 and not s.table.cards[shelves].counters.get("Spell") and s.where(bear) == "1.m1"


def test_a_price_without_its_lines_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        parse("You can remove Spell Counters from your field; draw 1 card.", LIBRARY)
