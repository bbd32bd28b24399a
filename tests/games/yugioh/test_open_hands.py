"""Hands that are played open, by a rule on their players."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, through

EYE = effect("eye", "Your opponent must play with their hand revealed.")
BELL = effect(
    "bell", "As long as this card remains face-up on the field, both players must show their respective hands."
)
POLITE = effect("polite", "During their respective turns, each player must show their opponent their hand.")
GIFT = magic("gift", "Each player draws 1 card.")


def knows(s: Scenario, seat: int, card: int) -> bool:
    return not s.game.hidden_from(s.card(card), seat)


@pytest.mark.parametrize(("name", "mine"), [("eye", False), ("bell", True), ("polite", True)])
def test_whose_hand_is_open(name: str, mine: bool) -> None:
    s = Scenario("zh-mr2", EYE, BELL, POLITE, GIFT)
    own, theirs = s.put(0, "bear", "hand"), s.put(1, "bear", "hand")
    assert not knows(s, 1, own) and not knows(s, 0, theirs)
    s.put(0, name, "m1")
    s.do("phase", value="battle")
    assert knows(s, 1, own) == mine
    assert knows(s, 0, theirs) == (name != "polite")


def test_cards_that_come_to_it_are_shown_as_long_as_it_is_open() -> None:
    s = Scenario("zh-mr2", EYE, GIFT)
    eye = s.put(0, "eye", "m1")
    s.act("activate", s.put(0, "gift", "hand"))
    through(s)
    (drawn,) = s.table.zones["1.hand"]
    assert knows(s, 0, drawn) and not knows(s, 1, s.table.zones["0.hand"][0])
    s.edit(lambda game: game.send([eye], {"cause": "effect", "card": None, "seat": 0}))
    s.act("activate", s.put(0, "gift", "hand"))
    through(s)
    assert [knows(s, 0, card) for card in s.table.zones["1.hand"]] == [True, False]


def test_in_the_turn_of_the_other_it_is_the_other_hand() -> None:
    s = Scenario("zh-mr2", POLITE)
    s.put(0, "polite", "m1")
    s.end_turn()
    card = s.put(0, "bear", "hand")
    theirs = s.put(1, "bear", "hand")
    s.do("phase", value="battle")
    assert knows(s, 0, theirs) and not knows(s, 1, card)
