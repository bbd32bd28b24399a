"""Charged Counters and Fixed Charge Counters on the table (SMG-17, SMG-115)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, mystic

from sanam.engine import manual
from sanam.engine.view import view
from sanam.games.summoner_master.vocabulary.zones import CHARGED, FIXED_CHARGE

RING = mystic("ring", "PS", 2)


def on_any_card(s: Arena) -> list[int]:
    """A Seal in each Line, a Mystic Card in the Arena, one in the hand, and cards of the other player."""
    return [
        s.put(0, "wolf", AT),
        s.put(0, "ox", DF),
        s.put(0, "ring", "no-line"),
        s.put(0, "bear", "hand"),
        s.put(1, "wolf", AT),
        s.put(1, "dust", "mystic-shrine"),
    ]


@pytest.mark.rule(BOOK, "SMG-17.1")
@pytest.mark.parametrize("giver", [0, 1])
def test_charged_counters_lie_on_any_card_for_everybody_to_see(giver: int) -> None:
    s = Arena(RING)
    for card in on_any_card(s):
        s.edit(lambda game, card=card: game.put_counters(card, "charged", 2, given_by=giver))
        assert s.game.charged(card) == 2
        for seat in (0, 1):
            seen = [c for cards in view(s.play, seat).zones.values() for c in cards if c.counters]
            assert {CHARGED[giver]: 2} in [c.counters for c in seen]


@pytest.mark.rule(BOOK, "SMG-17.1")
def test_charged_counters_of_both_sides_are_counted_together_and_known_apart() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.edit(lambda game: game.put_counters(wolf, "charged", 1, given_by=0))
    s.edit(lambda game: game.put_counters(wolf, "charged", 2, given_by=1))
    assert s.card(wolf).counters == {"charged.0": 1, "charged.1": 2}
    assert s.game.charged(wolf) == 3


@pytest.mark.rule(BOOK, "SMG-115.1")
def test_fixed_charge_counters_lie_on_any_card_and_are_no_charged_counters() -> None:
    s = Arena(RING)
    for card in on_any_card(s):
        s.edit(lambda game, card=card: game.put_counters(card, FIXED_CHARGE, 3))
        assert s.card(card).counters[FIXED_CHARGE] == 3
        assert s.game.charged(card) == 0
    with pytest.raises(ValueError, match="counters of kind 'charged'"):
        s.game.put_counters(card, "charged", 1)
    with pytest.raises(ValueError, match="counters of kind 'gold'"):
        s.game.put_counters(card, "gold", 1)


@pytest.mark.rule(BOOK, "SMG-17.1", "SMG-115.1")
def test_players_put_counters_on_any_card_by_hand() -> None:
    s = Arena(RING)
    for card in on_any_card(s):
        s.hand(0, manual.SetCount(card, CHARGED[0], 2))
        s.hand(0, manual.SetCount(card, FIXED_CHARGE, 1))
        assert s.game.charged(card) == 2
        assert s.card(card).counters == {CHARGED[0]: 2, FIXED_CHARGE: 1}


@pytest.mark.rule(BOOK, "SMG-17.4", "SMG-115.5")
@pytest.mark.parametrize("zone", ["hand", "seal-shrine", "remove", "seal-library"])
def test_counters_go_when_the_card_leaves_the_arena(zone: str) -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.edit(lambda game: game.put_counters(wolf, "charged", 2, given_by=0))
    s.edit(lambda game: game.put_counters(wolf, FIXED_CHARGE, 1))
    s.act("change_line", wolf)
    s.act("line", zone=f"0.{DF}")
    assert s.game.charged(wolf) == 2  # the other Line is the Arena still
    s.hand(0, manual.Move(wolf, f"0.{zone}"))
    assert s.where(wolf) == f"0.{zone}"
    assert s.card(wolf).counters == {}
