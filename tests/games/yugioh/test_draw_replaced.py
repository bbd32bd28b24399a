"""What is used in place of the normal draw, and what answers it."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, Scenario, effect, magic, snare, through

CAPTAIN = effect(
    "captain",
    "During your Draw Phase, instead of conducting your normal draw: You can add 1 Level 5 or higher monster from your "
    "Deck to your hand.",
)
ECHO = magic(
    "echo",
    "Draw 1 card. If this card is in your Graveyard, you can add it to your hand instead of conducting your normal "
    "draw during your Draw Phase.",
)
EMBER = effect(
    "ember",
    "During your Draw Phase, if this card is in your Graveyard and you control no monsters, instead of conducting your "
    "normal draw: You can Special Summon this card.",
)
SLIDE = magic(
    "slide", "During your Draw Phase, instead of conducting your normal draw: Gain 500 LP.", icon="continuous"
)
DROUGHT = magic("drought", "Neither player can draw cards.", icon="continuous")
DENIAL = snare("denial", "When your opponent activates a monster effect: Negate the activation.", icon="counter")


def to_the_question(s: Scenario) -> None:
    """End the turn, and stop where seat 1 is asked what it uses in place of its draw."""
    s.act("phase", value="end")
    s.settle("optional_trigger", "optional_triggers")


def draws_before(s: Scenario) -> list[object]:
    """The draws of the turns before this one."""
    facts = s.facts()
    last = max(i for i, fact in enumerate(facts) if fact.what == "turn")
    return [fact for fact in facts[:last] if fact.what == "drew"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("use", [True, False])
def test_a_search_takes_the_place_of_the_draw(edition: str, use: bool) -> None:
    s = Scenario(edition, CAPTAIN)
    s.put(1, "captain", "m1")
    s.put(0, "captain", "m1")  # it is not its player's Draw Phase
    knight = s.put(1, "knight", "deck")
    s.put(1, "bear", "deck")  # what it would draw
    to_the_question(s)
    assert (s.choice.kind, s.choice.seat, s.phase) == ("optional_trigger", 1, "draw")
    cards, hand = s.size(1, "deck"), s.size(1, "hand")
    if use:
        s.act("activate")
        through(s)
    else:
        s.decline()
        s.settle()
    assert s.phase == "main1" and s.size(1, "deck") == cards - 1 and s.size(1, "hand") == hand + 1
    assert (s.where(knight) == "1.hand") == use and len(s.facts("drew")) == len(draws_before(s)) + (not use)


def test_without_such_a_card_in_the_deck_it_draws() -> None:
    s = Scenario("zh-mr2", CAPTAIN)
    s.put(1, "captain", "m1")
    s.end_turn()
    assert len(s.facts("drew")) == len(draws_before(s)) + 1


def test_one_draw_is_given_up_for_one_effect() -> None:
    s = Scenario("zh-mr2", ECHO)
    first, second = s.put(1, "echo", "graveyard"), s.put(1, "echo", "graveyard")
    s.put(1, "echo", "banished")
    to_the_question(s)
    assert s.choice.kind == "optional_triggers" and s.choice.most == 1 and len(s.choice.options) == 2
    s.act("activate", second)
    through(s)
    assert (s.where(first), s.where(second)) == ("1.graveyard", "1.hand") and s.size(1, "hand") == 1
    assert s.phase == "main1" and "activate" in s.acts(second)


@pytest.mark.parametrize("controls", [True, False])
def test_a_monster_comes_in_place_of_the_draw_to_an_empty_field(controls: bool) -> None:
    s = Scenario("zh-mr2", EMBER)
    ember = s.put(1, "ember", "graveyard")
    if controls:
        s.put(1, "bear", "m1")
    s.put(0, "bear", "m1")
    s.act("phase", value="end")
    through(s)
    assert s.where(ember).startswith("1.graveyard" if controls else "1.m") and s.size(1, "hand") == controls


def test_what_must_be_done_instead_is_done_without_a_question() -> None:
    s = Scenario("zh-mr2", SLIDE)
    s.put(1, "slide", "s1")
    s.end_turn()
    assert s.lp(1) == 8500 and s.size(1, "hand") == 0


def test_a_draw_that_cannot_be_conducted_is_not_given_up() -> None:
    s = Scenario("zh-mr2", SLIDE, DROUGHT)
    s.put(1, "slide", "s1")
    s.put(0, "drought", "s1")
    s.end_turn()
    assert s.lp(1) == 8000 and s.size(1, "hand") == 0


def test_the_draw_stays_given_up_where_the_effect_is_negated() -> None:
    s = Scenario("zh-mr2", CAPTAIN, DENIAL)
    s.put(1, "captain", "m1")
    knight = s.put(1, "knight", "deck")
    s.put(0, "denial", "s1", "down")
    to_the_question(s)
    s.act("activate")
    s.act("activate")  # the Counter Trap
    through(s)
    assert s.where(knight) == "1.deck" and s.size(1, "hand") == 0


SPLINTER = magic(
    "splinter",
    "Each time you draw a card(s) for your normal draw in your Draw Phase, place 1 Greed Counter on this card. You can "
    "send this card with 2 or more Greed Counters to the GY; draw 2 cards.",
    icon="continuous",
)
SPITE = effect("spite", "If your opponent draws a card for their normal draw: Inflict 500 damage to your opponent.")
GIFT = magic("gift", "Draw 1 card.")


def test_the_normal_draw_alone_is_answered() -> None:
    s = Scenario("zh-mr2", SPLINTER, SPITE, GIFT)
    mine, theirs = s.put(0, "splinter", "s1"), s.put(1, "splinter", "s1")
    s.put(0, "spite", "m1")
    gift = s.put(0, "gift", "hand")
    s.do("activate", gift)
    through(s)
    assert not s.card(mine).counters and s.lp(0) == s.lp(1) == 8000
    s.end_turn()
    assert s.lp(1) == 7500 and s.card(theirs).counters == {"Greed": 1} and not s.card(mine).counters
    gift = s.put(1, "gift", "hand")
    s.do("activate", gift)
    assert s.lp(1) == 7500 and s.card(theirs).counters == {"Greed": 1} and "activate" not in s.acts(theirs)
    s.end_turn()
    assert s.lp(0) == 8000 and s.card(mine).counters == {"Greed": 1}
    s.end_turn()
    hand = s.size(1, "hand")
    s.do("activate", theirs)
    assert s.where(theirs) == "1.graveyard" and s.size(1, "hand") == hand + 2


def test_a_draw_that_is_given_up_is_not_answered() -> None:
    s = Scenario("zh-mr2", SPITE, SLIDE)
    s.put(0, "spite", "m1")
    s.put(1, "slide", "s1")
    s.end_turn()
    assert s.lp(1) == 8500
