"""When a seat is asked in an Interfere Step: as it has set it, or as the match began."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena

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


def passing(prompts: str) -> list[str]:
    """The Steps in which seat 1 is asked, while seat 0 attacks and destroys a Seal of the other and passes."""
    s = Arena(prompts=prompts)
    s.put(1, "bolt", "hand")
    attacker, target = s.put(0, "wolf", AT), s.put(1, "filler", AT)
    found = []
    for act in ("attack", "pass"):
        s.act(act, attacker if act == "attack" else None)
        if act == "attack" and s.choice.kind == "attack_target":
            s.act("attack", target)
        while s.choice.kind == "interfere" and s.choice.seat == 1:
            found.append(s.table.stack[-2].procedure)
            s.play.answer([])
    assert s.where(target) == "1.seal-shrine"
    return found


def test_as_usual_a_seal_that_has_fallen_and_woke_nothing_is_not_asked_about() -> None:
    assert passing("possible") == ["GeneralAttack", "ZoneChange", "Subturn"]
    assert passing("events") == ["GeneralAttack", "Subturn"]


@pytest.mark.parametrize(
    ("prompts", "steps"), [("possible", ["interfere-2", "interfere-1"]), ("events", ["interfere-2"])]
)
def test_as_usual_the_main_step_is_asked_about_when_it_ends(prompts: str, steps: list[str]) -> None:
    s = Arena(prompts=prompts)
    for seat in (0, 1):
        s.put(seat, "filler", DF)
        s.put(seat, "bolt", "hand")
    number, found = s.game.subturn(), []
    while not (s.choice.kind == "action" and s.game.subturn() > number):
        if s.choice.kind == "interfere" and s.choice.seat != s.game.active():
            found.append(s.game.in_step())
        picks = [len(s.choice.options) - 1] if s.choice.kind == "action" else list(range(s.choice.least))
        s.play.answer(picks)
    assert found == steps
