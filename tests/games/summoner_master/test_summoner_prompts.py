"""When a seat is asked in an Interfere Step: as it has set it, or as the match began."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, mystic, seal

from sanam.engine import manual
from sanam.games.summoner_master.cards.model import Power


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


def shouted(held: bool = False, **options: bool) -> Arena:
    """Seat 0 casts a card whose text is applied by hand; seat 1 may hold one with Interfere."""
    s = Arena(mystic("shout", text="Do something."), prompts="events", **options)
    s.put(1, "wolf", AT)
    s.put(1, "bolt" if held else "dust", "hand")
    s.set_mp(1, 5)
    s.act("cast", s.put(0, "shout", "hand"))
    return s


def test_as_usual_what_is_applied_by_hand_at_once_is_one_question() -> None:
    """What it aims at is said before the other player may cut in (610.2.8, 610.2.9), which nobody can here."""
    s = shouted(open=True)
    assert s.choice.kind == "by_hand"
    s.act("done")
    assert s.choice.kind == "action"


@pytest.mark.parametrize("zone", [AT, "hand"])
def test_so_it_is_with_a_skill_that_costs_mp_alone(zone: str) -> None:
    power = Power(kind="skill", text="Do something.", mp=1, from_hand=zone == "hand")
    s = Arena(seal("hero", powers=(power,)), prompts="events", open=True)
    hero = s.put(0, "hero", zone)
    s.act("skill", hero)
    while s.choice.kind == "copy":
        s.play.answer([0])
    assert (s.choice.kind, s.choice.params["stage"]) == ("by_hand", "effect")


def test_what_may_be_cut_into_says_before_what_it_aims_at() -> None:
    assert shouted(held=True, open=True).choice.kind == "target"


@pytest.mark.parametrize("one_screen", [False, True])
def test_that_a_target_is_asked_for_tells_nothing_of_a_hidden_hand(one_screen: bool) -> None:
    assert {shouted(held, one_screen=one_screen).choice.kind for held in (False, True)} == {"target"}


@pytest.mark.parametrize(("prompts", "kinds"), [("possible", ["target", "by_hand"]), ("events", ["by_hand"])])
def test_as_usual_an_ability_that_works_at_once_by_hand_is_one_question(prompts: str, kinds: list[str]) -> None:
    """Between choosing and working nobody can cut in (504.5)."""
    s = Arena(seal("hero", powers=(Power(text="Do something.", when=("command-attack",)),)), prompts=prompts)
    hero, wolf = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.act("attack", hero)
    found = []
    while s.choice.kind != "action":
        if "ability" in s.choice.params:
            found.append(s.choice.kind)
        s.act("attack", wolf) if s.choice.kind == "attack_target" else s.play.answer([0] * s.choice.least)
    assert found == kinds
