"""When a seat is asked whether it responds: what it set, or what the match began with."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, parsed, trap

from sanam.engine import manual
from sanam.games.prompts import PROMPTS
from sanam.games.yugioh.vocabulary.editions import settings

FLARE = parsed(trap("flare", text="Inflict 500 damage to your opponent."))
GUARD = parsed(trap("guard", text="When a monster declares an attack: Inflict 500 damage to your opponent."))
ALARM = parsed(trap("alarm", text="During the End Phase: Inflict 500 damage to your opponent."))


def moments(s: Scenario, seat: int) -> list[tuple[str, str]]:
    """Phase and occasion of every chance that `seat` gets until the next turn begins."""
    found: list[tuple[str, str]] = []
    turn = s.turn
    while s.turn == turn:
        choice = s.choice
        if choice.kind == "respond":
            if choice.seat == seat:
                found.append((choice.params["phase"], choice.params["occasion"]))
            s.decline()
        else:
            phases = [option.value for option in choice.options]
            s.act("phase", value="battle" if "battle" in phases else "end")
    return found


@pytest.mark.parametrize("how", ["begun", "set"])
def test_as_usual_nobody_is_asked_at_mere_moments_of_ones_own_turn(how: str) -> None:
    s = Scenario("zh-mr2", FLARE, prompts="events" if how == "begun" else "possible")
    if how == "set":
        s.play.manual(0, manual.Setting("prompts", "events"))
    s.put(0, "flare", "s1", SET)
    assert moments(s, 0) == []
    theirs = moments(s, 0)
    assert ("draw", "phase") not in theirs
    assert {("standby", "phase"), ("main1", "leave"), ("battle", "phase"), ("end", "phase")} <= set(theirs)


def test_as_usual_the_end_of_a_turn_is_asked_about_in_its_end_phase_only() -> None:
    s = Scenario("zh-mr2", FLARE, prompts="events")
    s.put(1, "flare", "s1", SET)
    s.act("phase", value="end")
    assert (s.choice.kind, s.choice.seat) == ("respond", 1)
    assert (s.choice.params["phase"], s.choice.params["occasion"]) == ("end", "phase")


def test_a_chance_says_what_happened_and_what_comes_next() -> None:
    s = Scenario("zh-mr2", FLARE)
    s.put(1, "flare", "s1", SET)
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    assert (s.choice.params["occasion"], s.choice.params["next"]) == ("leave", "battle")
    s.decline()
    while s.choice.kind == "respond":
        s.decline()
    s.act("attack", bear)
    s.act("direct")
    assert (s.choice.params["occasion"], s.choice.params["card"]) == ("attack", bear)


def test_if_possible_every_moment_is_asked_about() -> None:
    s = Scenario("zh-mr2", FLARE)
    s.put(0, "flare", "s1", SET)
    assert ("end", "phase") in moments(s, 0)
    assert ("draw", "phase") in moments(s, 0)


def test_as_usual_what_waits_for_this_very_phase_is_asked_about() -> None:
    s = Scenario("zh-mr2", ALARM, FLARE, prompts="events")
    s.put(0, "alarm", "s1", SET)
    s.put(0, "flare", "s2", SET)
    assert moments(s, 0) == [("end", "phase")]


CHIME = parsed(trap("chime", text="During the Standby Phase: Inflict 500 damage to your opponent."))


def test_at_one_screen_a_question_does_not_tell_that_a_set_card_waits_for_this_phase() -> None:
    asked = []
    for set_, left in (("chime", "guard"), ("guard", "chime")):
        s = Scenario("zh-mr2", CHIME, GUARD, prompts="events", one_screen=True)
        s.put(0, set_, "s1", SET)
        s.put(0, left, "deck")
        assert moments(s, 0) == []
        asked.append(moments(s, 0))
    assert ("standby", "phase") in asked[0] and asked[0] == asked[1]


QUILL = parsed(trap("quill", text="When you take battle damage: Inflict 500 damage to your opponent."))


@pytest.mark.parametrize(("left", "windows"), [("guard", ["attack"]), ("quill", ["attack", "after-damage"])])
def test_at_one_screen_nobody_is_asked_about_what_only_an_earlier_moment_could_answer(
    left: str, windows: list[str]
) -> None:
    s = Scenario("zh-mr2", GUARD, QUILL, prompts="events", one_screen=True)
    s.put(1, "guard", "s1", SET)
    s.put(1, left, "deck")
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    while s.choice.kind == "respond":
        s.decline()
    s.act("attack", bear)
    s.act("direct")
    found = []
    while s.choice.kind == "respond":
        found.append(s.choice.params["occasion"])
        s.decline()
    assert found == windows


def attacked(prompts: str, *answers: dict[str, object]) -> Scenario:
    """Seat 0, who has an answer Set for its own turn, has attacked directly; so has seat 1."""
    s = Scenario("zh-mr2", FLARE, GUARD, prompts=prompts)
    s.put(0, "flare", "s1", SET)
    s.put(1, "flare", "s1", SET)
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    while s.choice.kind == "respond":
        s.decline()
    s.act("attack", bear)
    s.act("direct")
    return s


def test_as_usual_only_the_other_player_is_asked_about_an_attack_and_about_a_chain_link() -> None:
    s = attacked("events")
    assert (s.choice.kind, s.choice.seat, s.choice.params["occasion"]) == ("respond", 1, "attack")
    s.put(1, "flare", "s2", SET)
    s.play.answer([0])
    assert (s.choice.kind, s.choice.seat, s.choice.params["occasion"]) == ("respond", 0, "chain")
    s.decline()
    # Seat 1 has another Trap Set and could answer its own link, but the usual way does not ask for that.
    assert s.choice.params.get("occasion") != "chain"


def test_if_possible_ones_own_attack_is_asked_about() -> None:
    s = attacked("possible")
    assert (s.choice.kind, s.choice.seat, s.choice.params["occasion"]) == ("respond", 0, "attack")


def test_as_usual_a_card_that_waits_for_ones_own_attack_is_asked_about() -> None:
    s = Scenario("zh-mr2", GUARD, prompts="events")
    s.put(0, "guard", "s1", SET)
    bear = s.put(0, "bear", "m1")
    s.act("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    assert (s.choice.kind, s.choice.seat, s.choice.params["occasion"]) == ("respond", 0, "attack")


def test_a_match_cannot_begin_with_another_word() -> None:
    assert all(settings("zh-mr2", {"prompts": word}) for word in PROMPTS)
    with pytest.raises(ValueError, match="prompts"):
        settings("zh-mr2", {"prompts": "sometimes"})
