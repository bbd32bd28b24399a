"""Endless loops that a player can stop (11-1-1-2, 11-1-1-3)."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import Voyage, character, read

rule = pytest.mark.rule
BOOK = "one-piece"

#: A Character that comes back whenever it is K.O.'d, if its player likes, and one that K.O.'s it each time.
PHOENIX = character("phoenix", 1, 2000, text="[On K.O.] You may play this Character card from your trash.")
OLD_GRUDGE = "When a Character is played, K.O. all Characters with a cost of 1."
MILD_GRUDGE = "When a Character is played, you may K.O. all Characters with a cost of 1."
SUMMONS = "[Activate: Main] Play up to 1 [phoenix] from your trash."


def a_loop(**more: Any) -> tuple[Voyage, int]:
    s = Voyage(read(PHOENIX), read(character("grudge", 3, text=OLD_GRUDGE)), **more)
    s.put(0, "grudge", "character")
    return s, s.put(0, "phoenix", "hand")


def go_round(s: Voyage, times: int = 40) -> int:
    """Say yes to whatever is asked, until something else is asked; returns how often."""
    for count in range(times):
        if s.asked is None or s.asked[1] != "effect_may":
            return count
        s.act("yes")
    return times


@rule(BOOK, "11-1-1-2")
@pytest.mark.parametrize("declared", [0, 1, 4])
def test_the_player_who_can_stop_a_loop_declares_how_often_it_goes_round(declared: int) -> None:
    s, phoenix = a_loop()
    s.act("play", phoenix)
    assert 2 < go_round(s) < 20
    assert s.asked == (0, "loop_times")
    before = len(s.facts("ko"))
    s.act("amount", value=declared)
    assert len(s.facts("ko")) == before + declared
    assert s.where(phoenix) == "0.trash"
    assert s.asked == (0, "action")
    assert s.result() is None


@rule(BOOK, "11-1-1-2")
def test_a_stopped_loop_is_not_begun_again_in_the_same_situation() -> None:
    s = Voyage(read(PHOENIX), read(character("grudge", 3, text=OLD_GRUDGE)), read(character("priest", 3, text=SUMMONS)))
    s.put(0, "grudge", "character")
    priest = s.put(0, "priest", "character")
    phoenix = s.put(0, "phoenix", "trash")

    def summon() -> None:
        s.act("activate", priest)
        s.pick(phoenix)

    summon()
    go_round(s)
    assert s.asked == (0, "loop_times")
    s.act("amount", value=1)
    assert s.asked == (0, "action")
    summon()
    assert s.asked == (0, "action"), "the loop ends before it begins"
    assert s.where(phoenix) == "0.trash"
    # Anything that has changed makes it another situation.
    s.act("give", s.leader(0))
    summon()
    assert s.asked == (0, "effect_may")


@rule(BOOK, "11-1-1-3")
@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 3), (2, 2), (0, 4)])
def test_both_players_can_stop_a_loop_and_the_smaller_number_counts(first: int, second: int) -> None:
    s = Voyage(read(PHOENIX), read(character("grudge", 3, text=MILD_GRUDGE)), turn=4)
    s.put(0, "grudge", "character")
    phoenix = s.put(1, "phoenix", "hand")
    s.act("play", phoenix)
    go_round(s)
    assert s.asked == (1, "loop_times"), "the turn player first"
    s.act("amount", value=first)
    assert s.asked == (0, "loop_times")
    before = len(s.facts("ko")) + len(s.facts("put_on_field"))
    s.act("amount", value=second)
    assert s.asked == (1, "action")
    after = len(s.facts("ko")) + len(s.facts("put_on_field"))
    assert after - before == 2 * min(first, second), "each round is one K.O. and one return"


@rule(BOOK, "11-1-1-1")
def test_a_loop_in_which_nobody_may_decline_anything_is_a_draw() -> None:
    text = "[On K.O.] Play this Character card from your trash."
    s = Voyage(read(character("revenant", 1, text=text)), read(character("grudge", 3, text=OLD_GRUDGE)))
    s.put(0, "grudge", "character")
    s.act("play", s.put(0, "revenant", "hand"))
    assert s.result() == {"winner": None, "reason": "loop"}
