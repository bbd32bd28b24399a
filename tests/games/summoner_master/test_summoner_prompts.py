"""When a seat is asked in an Interfere Step: as it has set it, or as the match began."""

from __future__ import annotations

import pytest
from arena import DF, Arena

from sanam.engine import manual


def cast(prompts: str) -> Arena:
    """Both seats could interfere; seat 0 has begun to cast a Seal."""
    s = Arena(prompts=prompts)
    s.put(0, "bolt", "hand")
    s.put(1, "bolt", "hand")
    s.put(0, "filler", DF)
    card = s.put(0, "wolf", "hand")
    s.act("cast", card)
    s.act("line", value=0)
    return s


def asked(s: Arena) -> list[int]:
    """The seats that are asked one after another whether they interfere, when nobody does."""
    found = []
    while s.choice.kind == "interfere":
        found.append(s.choice.seat)
        s.play.answer([])
    assert found
    return found


@pytest.mark.parametrize(("prompts", "seats"), [("possible", {0, 1}), ("events", {1})])
def test_as_usual_nobody_is_asked_about_an_own_cast(prompts: str, seats: set[int]) -> None:
    assert set(asked(cast(prompts))) == seats


def test_as_usual_what_the_other_player_uses_may_be_answered() -> None:
    s = cast("events")
    assert s.choice.seat == 1
    s.play.answer([0])
    while s.choice.kind != "interfere":
        s.play.answer([0])
    assert s.choice.seat == 0


def test_the_setting_may_be_changed_during_the_match() -> None:
    s = cast("possible")
    s.play.manual(0, manual.Setting("prompts", "events"))
    assert 0 not in asked(s)
