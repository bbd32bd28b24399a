"""When a seat is asked about an attack on it: as it has set it, or as the match began."""

from __future__ import annotations

import pytest
from voyage import Voyage, character

from sanam.engine import manual
from sanam.games.onepiece.vocabulary.options import settings

SPARK = character("spark", trigger="[Trigger] Draw 1 card.")


def asked(s: Voyage) -> list[str]:
    """What seat 1 is asked while an attack on its Leader goes through; nobody does anything."""
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    found = []
    while s.choice.seat == 1:
        found.append(s.choice.kind)
        s.play.answer([] if s.choice.least == 0 else [0])
    return found


def attacked(held: str = "", *, open: bool, blocks: bool = False, **options: str) -> Voyage:
    """Seat 1 holds a card that could or could not be used against an attack, or nothing, and may be able to block."""
    s = Voyage(SPARK, open=open, **options)
    s.clear_hands()
    if held:
        s.put(1, held, "hand")
    if blocks:
        s.put(1, "guard", "character")
    return s


@pytest.mark.parametrize("prompts", ["possible", "events"])
@pytest.mark.parametrize("held", ["mate", "filler"])
def test_a_hidden_hand_is_asked_about_in_the_same_way_whatever_it_is(prompts: str, held: str) -> None:
    assert asked(attacked(held, open=False, prompts=prompts)) == ["counter", "life"]


def test_as_usual_with_open_hands_only_what_can_be_done_is_asked_about() -> None:
    assert asked(attacked("filler", open=True, prompts="events")) == []
    assert asked(attacked("mate", open=True, prompts="events")) == ["counter"]
    s = attacked(open=True, blocks=True, prompts="events")
    s.put(1, "spark", "life")
    assert asked(s) == ["block", "life"]


def test_a_match_that_says_nothing_asks_with_open_hands_as_with_hidden_ones() -> None:
    assert asked(attacked("filler", open=True)) == ["counter", "life"]
    assert asked(attacked(open=True)) == ["life"]


def test_always_asks_where_nothing_can_be_done_and_never_only_about_life() -> None:
    s = attacked(open=True, prompts="events")
    s.play.manual(1, manual.Setting("prompts", "always"))
    assert asked(s) == ["block", "counter", "life"]
    assert asked(attacked("mate", open=False, blocks=True, prompts="never")) == ["life"]


def test_a_life_card_that_is_taken_unasked_comes_to_the_hand_and_the_match_goes_on() -> None:
    s = attacked(open=True, prompts="events")
    top = s.zone(1, "life")[-1]
    assert asked(s) == []
    assert (s.zone(1, "hand"), s.asked) == ([top], (0, "action"))


def test_a_match_cannot_begin_with_another_word() -> None:
    with pytest.raises(ValueError, match="prompts"):
        settings({"prompts": "sometimes"})
