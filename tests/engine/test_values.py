"""Values through layers, and permanent abilities that switch one another, beside one another."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam.engine.choice import Refused
from sanam.engine.values import IN_ORDER, SETTINGS_THEN_SUMS, Change, fixpoint, read


@pytest.mark.rule("summoner-master", "603.4")
def test_settings_count_before_sums_whatever_came_first() -> None:
    first_sum = [Change("add", 3, 1), Change("set", 2, 2)]
    assert read(5, first_sum, SETTINGS_THEN_SUMS) == 5
    assert read(5, first_sum, IN_ORDER) == 2


@pytest.mark.rule("summoner-master", "603.3")
def test_the_setting_that_arose_last_overrides_those_before() -> None:
    settings = [Change("set", 9, 4), Change("set", 1, 7), Change("set", 6, 5)]
    for order in itertools.permutations(settings):
        assert read(5, order, SETTINGS_THEN_SUMS) == 1


def test_in_order_of_time_a_sum_is_on_top_of_the_setting_before_it() -> None:
    assert read(1000, [Change("set", 400, 1), Change("add", 500, 2), Change("halve", 0, 3)]) == 450
    assert read(1001, [Change("halve", 0, 1)]) == 501
    assert read(300, [Change("multiply", 2, 1), Change("add", -700, 2)]) == 0
    assert read(300, [Change("add", -700, 2)], floor=None) == -400


FOUR = [Change("add", 500, 1), Change("set", 100, 2), Change("add", 30, 3), Change("halve", 0, 4)]


@given(st.permutations(FOUR))
def test_the_order_in_which_changes_are_found_does_not_matter(changes: list[Change]) -> None:
    assert read(1000, changes) == 65
    assert read(1000, changes, SETTINGS_THEN_SUMS) == 580


#: A permanent ability: who has it, on which card, if which card has at least how much, plus how much.
Ability = tuple[int, str, str, int, int]
BASE = {"a": 4, "b": 3, "c": 2}
CHAIN: list[Ability] = [(0, "c", "b", 5, 3), (1, "b", "a", 6, 2), (0, "a", "a", 4, 2)]


def powers(abilities: list[Ability], effects: dict[str, list[Change]], turn_player: int = 0) -> dict[str, int]:
    """The powers under lasting `effects` and permanent abilities, the turn player's before the other's."""

    def base() -> dict[str, int]:
        return {card: read(BASE[card], effects.get(card, []), SETTINGS_THEN_SUMS) for card in BASE}

    def recompute(state: dict[str, int]) -> dict[str, int]:
        found: dict[str, list[Change]] = {card: list(effects.get(card, [])) for card in BASE}
        for seat in (turn_player, 1 - turn_player):
            for owner, card, condition, least, plus in abilities:
                if owner == seat and state[condition] >= least:
                    found[card].append(Change("add", plus, 100))
        return {card: read(BASE[card], found[card], SETTINGS_THEN_SUMS) for card in BASE}

    return fixpoint(base(), recompute)


def test_permanent_abilities_are_repeated_until_nothing_changes() -> None:
    # a switches itself on, that switches b on, that c: each only in a round after the other.
    assert powers(CHAIN, {}) == {"a": 6, "b": 5, "c": 5}
    assert powers(CHAIN, {}, turn_player=1) == powers(CHAIN, {})


def test_permanent_abilities_read_values_that_lasting_effects_have_changed() -> None:
    # Setting a to 1 breaks the chain at its root, also when a sum came before it; a big enough sum mends it.
    assert powers(CHAIN, {"a": [Change("add", 1, 1), Change("set", 1, 2)]}) == {"a": 2, "b": 3, "c": 2}
    assert powers(CHAIN, {"a": [Change("set", 1, 2), Change("add", 3, 3)]}) == {"a": 6, "b": 5, "c": 5}
    assert powers(CHAIN, {"b": [Change("set", 0, 1)]}) == {"a": 6, "b": 2, "c": 2}


def test_abilities_that_never_settle_are_handed_to_the_players() -> None:
    calls = 0

    def flicker(on: bool) -> bool:
        nonlocal calls
        calls += 1
        return not on

    with pytest.raises(Refused, match="never-settle"):
        fixpoint(False, flicker, rounds=10)
    assert calls == 10
