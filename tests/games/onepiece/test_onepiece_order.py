"""In what order things are paid and done: what others demand in addition, rest before active (1-3-9, 8-3-1-2)."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, read

from sanam.games.onepiece.cards import OnePieceCard

BOOK = "one-piece"
rule = pytest.mark.rule

TOLL = "Your opponent must also trash 1 card from their hand to activate [Activate: Main] effects."
MINER = "[Activate: Main] [Once Per Turn] ➀ You may rest this Character: Draw 2 cards."


def crew(text: str, name: str = "worker", **fields: Any) -> OnePieceCard:
    return read(character(name, text=text, **fields))


@rule(BOOK, "1-3-9")
@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Set all of your Characters as active and rest all of your Characters.",
        "[On Play] Rest all of your Characters and set all of your Characters as active.",
    ],
)
def test_of_resting_and_setting_active_at_the_same_time_resting_comes_first(text: str) -> None:
    s = Voyage(crew(text))
    mate, cook = s.put(0, "mate", "character"), s.put(0, "cook", "character")
    s.rest(cook)
    s.act("play", s.put(0, "worker", "hand"))
    assert [s.card(card).stance for card in (mate, cook)] == [ACTIVE, ACTIVE]


def test_what_follows_then_keeps_its_order() -> None:
    s = Voyage(crew("[On Play] Set all of your Characters as active. Then, rest all of your Characters."))
    mate = s.put(0, "mate", "character")
    s.act("play", s.put(0, "worker", "hand"))
    assert s.card(mate).stance == RESTED


@rule(BOOK, "8-3-1-2")
def test_what_another_ability_demands_is_paid_after_the_abilitys_own_cost() -> None:
    s = Voyage(crew(TOLL, "tollgate"), crew(MINER))
    s.put(1, "tollgate", "character")
    worker = s.put(0, "worker", "character")
    assert s.refused("activate", worker).rule == "8-3-1-3"  # type: ignore[union-attr]
    first, second = s.put(0, "mate", "hand"), s.put(0, "cook", "hand")
    s.act("activate", worker)
    s.act("yes")
    assert s.asked == (0, "effect_pick")
    assert (s.active(0), s.card(worker).stance, s.size(0, "hand")) == (9, RESTED, 2)
    s.pick(second)
    assert (s.where(second), s.where(first), s.size(0, "hand")) == ("0.trash", "0.hand", 3)


@rule(BOOK, "8-3-1-2")
def test_several_demands_are_paid_one_after_another_and_own_abilities_are_free_of_them() -> None:
    rest = "Your opponent must also rest 1 of their Characters to activate [Activate: Main] effects."
    s = Voyage(crew(TOLL, "tollgate"), crew(rest, "guardhouse"), crew(MINER))
    s.put(1, "tollgate", "character")
    s.put(1, "guardhouse", "character")
    theirs = s.put(1, "worker", "character")
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    held = s.put(0, "cook", "hand")
    s.act("activate", worker)
    s.act("yes")
    assert s.where(held) == "0.trash"
    assert s.choices() == [mate], "a rested one cannot be rested"
    s.pick(mate)
    assert s.card(mate).stance == RESTED
    assert s.size(0, "hand") == 2
    s.end_turn()
    s.act("activate", theirs)
    s.act("yes")
    assert s.size(1, "hand") == 3, "drawn for the turn and by the ability"
