"""Exact odds, hands as each game deals them, and ten thousand hands that agree with the exact odds."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam import games
from sanam.decks.model import Deck, make_deck
from sanam.decks.odds import HANDS, Wish, at_least, deal, exactly, in_opening, simulate
from sanam.games.decks import Opening

YUGIOH = make_deck("yugioh", {"main": [1] * 3 + [2] * 2 + list(range(10, 45))})
ONE_PIECE = make_deck("onepiece", {"leader": ["L"], "deck": ["A"] * 4 + [f"X{at}" for at in range(46)]})
SUMMONER = make_deck(
    "summoner-master", {"seal": ["A"] * 4 + ["S"] * 26, "mystic": ["M"] * 2 + ["N"] * 28, "beside": ["A"]}
)


def test_known_odds() -> None:
    # Three of forty, five drawn: one minus the chance of none.
    assert at_least(40, 3, 5) == 1 - Fraction(comb(37, 5), comb(40, 5))
    assert float(at_least(40, 3, 5)) == pytest.approx(0.337551, abs=1e-6)
    assert exactly(40, 3, 5, 4) == 0
    assert at_least(10, 10, 3, 3) == 1
    assert at_least(10, 0, 3) == 0
    with pytest.raises(ValueError, match="11 copies"):
        exactly(10, 11, 3, 1)


@given(st.integers(1, 60), st.data())
def test_all_outcomes_together_are_certain(size: int, data: st.DataObject) -> None:
    copies, drawn = data.draw(st.integers(0, size)), data.draw(st.integers(0, size))
    assert sum(exactly(size, copies, drawn, wanted) for wanted in range(drawn + 1)) == 1
    assert at_least(size, copies, drawn, 0) == 1


def test_each_game_deals_its_own_hand() -> None:
    assert games.get("yugioh").decks.opening == Opening({"main": 5}, rule="YZH-3.18, YFA-3.16")
    assert in_opening(YUGIOH, Wish(("1",))) == at_least(40, 3, 5)
    once = at_least(50, 4, 5)
    assert in_opening(ONE_PIECE, Wish(("A",))) == 1 - (1 - once) ** 2  # the whole hand may be drawn again once
    assert in_opening(SUMMONER, Wish(("A",))) == at_least(30, 4, 5)  # what lies beside the deck is not drawn
    assert in_opening(SUMMONER, Wish(("M",))) == at_least(30, 2, 2)
    both = in_opening(SUMMONER, Wish(("A", "M")))
    assert both == 1 - (1 - at_least(30, 4, 5)) * (1 - at_least(30, 2, 2))
    later = in_opening(ONE_PIECE, Wish(("A",)), {"deck": 3})
    assert later == 1 - (1 - once) * (1 - at_least(50, 4, 8)) > in_opening(ONE_PIECE, Wish(("A",)))
    assert in_opening(YUGIOH, Wish(("1",)), {"main": 2}) == at_least(40, 3, 7)
    assert in_opening(YUGIOH, Wish(("1",)), {"main": 99}) == 1


@pytest.mark.parametrize(
    ("deck", "wish"),
    [
        (YUGIOH, Wish(("1",))),
        (YUGIOH, Wish(("1", "2"), 2)),
        (ONE_PIECE, Wish(("A",))),
        (ONE_PIECE, Wish(("A",), 2)),
        (SUMMONER, Wish(("A", "M"), 2)),
    ],
)
def test_ten_thousand_hands_agree(deck: Deck, wish: Wish) -> None:
    exact = float(in_opening(deck, wish))
    share = simulate(deck, wish, seed=20)
    assert abs(share - exact) < 4 * sqrt(exact * (1 - exact) / HANDS)
    assert simulate(deck, wish, seed=20) == share
    assert simulate(deck, wish, seed=21) != share


def test_a_hand_and_what_is_left_are_the_deck() -> None:
    state, hand, rest = deal(SUMMONER, 3)
    assert [code in ("A", "S") for code in hand] == [True] * 5 + [False] * 2
    assert sorted(hand + rest["seal"] + rest["mystic"]) == sorted(SUMMONER.codes("seal") + SUMMONER.codes("mystic"))
    assert deal(SUMMONER, 3)[1] == hand
    assert any(deal(SUMMONER, seed)[1] != hand for seed in (state, state + 1, state + 2))


def test_a_deck_too_small_for_a_hand() -> None:
    tiny = make_deck("yugioh", {"main": [1, 2]})
    assert deal(tiny, 1)[1] in (["1", "2"], ["2", "1"])
    assert in_opening(tiny, Wish(("1",))) == 1
    assert simulate(tiny, Wish(("1",)), hands=10) == 1
    assert in_opening(make_deck("yugioh", {}), Wish(("1",))) == 0
