"""Priority: who may activate first, how the right passes, what announcing the end of a phase or step means."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

ALL = pytest.mark.parametrize("edition", EDITIONS)

#: May be used at any time, in the Damage Step too.
CRY = parsed(trap("cry", text="Target 1 face-up monster on the field; it gains 100 ATK until the end of this turn."))
JAR = parsed(trap("jar", text="Draw 1 card."))
SPARK = parsed(spell("spark", "quick-play", text="Gain 100 LP."))
IMP = parsed(monster("imp", traits=("effect",), text="(Quick Effect): You can gain 1 LP."))
GIFT = parsed(spell("gift", text="Gain 500 LP."))


def step(s: Scenario) -> str:
    found: str = s.table.marks.get("step", "")
    return found


def go_to(s: Scenario, phase: str, at: str = "") -> None:
    """Decline and announce until somebody is asked in this phase and step."""
    while (s.phase, step(s)) != (phase, at) or s.choice.kind != "respond":
        match s.choice.kind:
            case "respond":
                s.decline()
            case "action" if s.offered("attack"):
                s.act("attack")
            case "attack_target":
                s.act("direct")
            case "action":
                into = "battle" if s.phase == "main1" and phase == "battle" else "end"
                s.act("phase", value=into)


PLACES = [("draw", ""), ("standby", ""), ("battle", "start"), ("battle", "damage"), ("end", "")]


@pytest.mark.rule("yugioh-zh", "YZH-4.38", "YZH-4.40", "YZH-4.44")
@pytest.mark.rule("yugioh-fa", "YFA-4.39", "YFA-4.41", "YFA-4.46", "YFA-4.47")
@pytest.mark.rule("yugioh-th", "YTH-3.62", "YTH-3.63", "YTH-3.66", "YTH-3.69")
@ALL
@pytest.mark.parametrize(("phase", "at"), PLACES)
def test_in_every_phase_and_step_the_turn_player_acts_first_then_the_opponent(
    edition: str, phase: str, at: str
) -> None:
    s = Scenario(edition, CRY)
    s.put(0, "ox", "m1")
    for seat in (0, 1):
        s.put(seat, "cry", "s1", SET)
    go_to(s, phase, at)
    turn_player = 1 if phase in ("draw", "standby") else 0  # those are of Ben's turn
    assert s.game.turn_player() == turn_player
    assert (s.phase, step(s), s.choice.seat) == (phase, at, turn_player)
    s.decline()
    assert (s.phase, step(s), s.choice.seat) == (phase, at, 1 - turn_player)


@pytest.mark.rule("yugioh-zh", "YZH-4.39", "YZH-4.44")
@pytest.mark.rule("yugioh-fa", "YFA-4.40", "YFA-4.39")
@pytest.mark.rule("yugioh-th", "YTH-3.63")
@ALL
def test_while_the_turn_player_holds_priority_the_opponent_cannot_activate_anything(edition: str) -> None:
    s = Scenario(edition, JAR, GIFT)
    jar = s.put(1, "jar", "s1", SET)
    assert s.choice.seat == 0
    refused = s.refused("activate", jar, seat=1)
    assert refused is not None and refused.reason == "not-your-decision"
    s.do("set", s.put(0, "gift", "hand"))
    assert s.choice.seat == 0 and not s.facts("activated")


@pytest.mark.rule("yugioh-zh", "YZH-4.39")
@pytest.mark.rule("yugioh-fa", "YFA-4.40")
@pytest.mark.rule("yugioh-th", "YTH-3.64")
@ALL
def test_trigger_and_flip_effects_of_the_opponent_do_not_wait_for_priority(edition: str) -> None:
    watcher = parsed(monster("watcher", traits=("effect",), text="If a monster is Normal Summoned: Gain 100 LP."))
    sleeper = parsed(monster("sleeper", traits=("effect", "flip"), text="FLIP: Gain 200 LP."))
    wake = parsed(spell("wake", text="Target 1 face-down monster on the field; change it to face-up Defense Position."))
    s = Scenario(edition, watcher, sleeper, wake)
    s.put(1, "watcher", "m1")
    s.put(1, "sleeper", "m2", FACE_DOWN)
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.lp(1) == 8100 and s.choice.seat == 0
    s.do("activate", s.put(0, "wake", "hand"))
    assert s.lp(1) == 8300 and s.choice.kind == "action"


@pytest.mark.rule("yugioh-th", "YTH-3.65")
@ALL
def test_the_turn_player_may_activate_something_before_the_opponent(edition: str) -> None:
    s = Scenario(edition, JAR)
    mine, his = s.put(0, "jar", "s1", SET), s.put(1, "jar", "s1", SET)
    s.act("phase", value="end")
    while s.phase != "end" or s.choice.kind != "respond":
        s.decline()
    assert (s.choice.seat, s.acts(mine)) == (0, ["activate"])
    s.act("activate", mine)
    assert (s.choice.seat, s.choice.params["link"], s.acts(his)) == (1, 1, ["activate"])


@pytest.mark.rule("yugioh-zh", "YZH-4.40", "YZH-4.45")
@pytest.mark.rule("yugioh-fa", "YFA-4.41", "YFA-4.47")
@pytest.mark.rule("yugioh-th", "YTH-3.64", "YTH-3.65")
@ALL
def test_using_priority_hands_it_to_the_opponent_who_may_chain(edition: str) -> None:
    s = Scenario(edition, JAR, GIFT)
    jar = s.put(1, "jar", "s1", SET)
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle("respond")
    assert s.choice.seat == 1 and s.choice.params["link"] == 1 and s.acts(jar) == ["activate"]


@pytest.mark.rule("yugioh-zh", "YZH-4.40", "YZH-4.41", "YZH-4.42", "YZH-4.43", "YZH-4.45")
@pytest.mark.rule("yugioh-fa", "YFA-4.41", "YFA-4.42", "YFA-4.43", "YFA-4.44", "YFA-4.45", "YFA-4.47")
@pytest.mark.rule("yugioh-th", "YTH-3.66", "YTH-3.67", "YTH-3.68")
@ALL
@pytest.mark.parametrize("into", ["battle", "end"])
def test_announcing_the_end_of_a_phase_lets_the_opponent_act_before_it_ends(edition: str, into: str) -> None:
    s = Scenario(edition, JAR)
    jar = s.put(1, "jar", "s1", SET)
    s.act("phase", value=into)  # the announcement is the waiver: the turn player is not asked once more
    assert (s.choice.kind, s.choice.seat, s.phase) == ("respond", 1, "main1")
    s.act("activate", jar)
    # His card is carried through first. By the Thai guide play then moves on, and priority returns in the next phase.
    at = next(f for f in s.facts("activated"))
    ended = [f for f in s.facts("phase") if f.data["phase"] == {"battle": "battle", "end": "end"}[into]]
    if edition == "th-guide":
        assert ended[-1].data["moment"] > at.data["moment"] and (s.turn, s.phase) != (3, "main1")
    else:
        assert (s.phase, s.choice.kind, s.choice.seat, s.size(1, "hand")) == ("main1", "action", 0, 1)


@pytest.mark.rule("yugioh-th", "YTH-3.68", "YTH-3.69")
@pytest.mark.rule("yugioh-zh", "YZH-4.43")
@ALL
@pytest.mark.parametrize("response", ["reopens", "moves_on"])
def test_whether_a_phase_goes_on_after_a_response_to_its_end_is_an_option(edition: str, response: str) -> None:
    s = Scenario(edition, JAR, priority__end_response=response)
    ox, jar = s.put(0, "ox", "m1"), s.put(1, "jar", "s1", SET)
    s.act("phase", value="battle")
    s.act("activate", jar)
    if response == "reopens":
        assert (s.phase, s.choice.kind, s.choice.seat) == ("main1", "action", 0)
    else:
        assert (s.phase, s.choice.kind, s.choice.seat, s.offered("attack")) == ("battle", "action", 0, [ox])


@pytest.mark.rule("yugioh-zh", "YZH-4.38", "YZH-4.39")
@pytest.mark.rule("yugioh-fa", "YFA-4.39", "YFA-4.40")
@pytest.mark.rule("yugioh-th", "YTH-3.62", "YTH-3.63")
@ALL
def test_after_his_summon_the_turn_player_has_the_first_right_to_activate(edition: str) -> None:
    pit = parsed(trap("pit", text="When a monster is Normal Summoned: Destroy that monster."))
    s = Scenario(edition, JAR, pit)
    mine, theirs = s.put(0, "jar", "s1", SET), s.put(1, "pit", "s1", SET)
    bear = s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    s.act("place", zone="0.m1")
    assert (s.choice.kind, s.choice.seat, s.offered("activate")) == ("respond", 0, [mine])
    s.act("activate", mine)
    # The Summon is still what happened last: the opponent may answer it on that Chain.
    assert (s.choice.seat, s.choice.params["link"], s.offered("activate")) == (1, 1, [theirs])
    s.do("activate", theirs)
    assert s.where(bear) == "0.graveyard" and s.size(0, "hand") == 1


@ALL
def test_by_an_option_the_turn_player_is_asked_after_a_summon_only_for_what_answers_it(edition: str) -> None:
    s = Scenario(edition, JAR, priority__after_summon="answers_only")
    s.put(0, "jar", "s1", SET)
    theirs = s.put(1, "jar", "s1", SET)
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.act("place", zone="0.m1")
    assert (s.choice.kind, s.choice.seat, s.offered("activate")) == ("respond", 1, [theirs])


@pytest.mark.rule("yugioh-zh", "YZH-4.41", "YZH-4.42")
@pytest.mark.rule("yugioh-fa", "YFA-4.42", "YFA-4.44")
@pytest.mark.rule("yugioh-th", "YTH-3.67", "YTH-3.68")
@ALL
def test_when_the_opponent_does_nothing_the_game_moves_on(edition: str) -> None:
    s = Scenario(edition, JAR)
    s.put(0, "jar", "s1", SET)
    s.put(1, "jar", "s1", SET)
    s.act("phase", value="battle")
    assert (s.choice.seat, s.phase) == (1, "main1")  # who announced it has waived
    s.decline()
    assert s.phase == "battle" and not s.facts("activated")


@pytest.mark.rule("yugioh-zh", "YZH-4.41", "YZH-4.43", "YZH-3.48")
@pytest.mark.rule("yugioh-fa", "YFA-4.42", "YFA-4.45", "YFA-3.45")
@pytest.mark.rule("yugioh-th", "YTH-3.67", "YTH-3.68", "YTH-2.35")
@ALL
def test_a_step_too_is_left_only_after_the_opponent_was_asked(edition: str) -> None:
    s = Scenario(edition, JAR)
    s.put(0, "ox", "m1")
    jar = s.put(1, "jar", "s1", SET)
    s.do("phase", value="battle")
    s.act("phase", value="main2")
    assert (s.phase, step(s), s.choice.seat, s.acts(jar)) == ("battle", "end", 1, ["activate"])
    s.act("activate", jar)
    # The End Step goes to its end: its player has declared that no further monster shall attack.
    assert (s.phase, s.choice.kind, s.choice.seat, s.offered("attack")) == ("main2", "action", 0, [])


@pytest.mark.rule("yugioh-zh", "YZH-4.44", "YZH-4.38")
@pytest.mark.rule("yugioh-fa", "YFA-4.46")
@pytest.mark.rule("yugioh-th", "YTH-3.69", "YTH-3.62")
@ALL
def test_after_a_chain_the_turn_player_has_priority_again(edition: str) -> None:
    s = Scenario(edition, JAR)
    s.put(0, "jar", "s1", SET)
    for zone in ("s1", "s2"):
        s.put(1, "jar", zone, SET)
    go_to(s, "end")
    s.decline()
    assert s.choice.seat == 1
    s.act("activate")
    while s.game.chain():
        s.decline()
    assert (s.phase, s.choice.kind, s.choice.seat, s.choice.params["link"]) == ("end", "respond", 0, 0)


@pytest.mark.rule("yugioh-fa", "YFA-4.31")
@pytest.mark.rule("yugioh-zh", "YZH-4.33")
@pytest.mark.rule("yugioh-th", "YTH-3.51")
@ALL
@pytest.mark.parametrize("name", ["jar", "spark", "imp"])
@pytest.mark.parametrize("phase", ["draw", "standby", "main1", "battle", "main2", "end"])
def test_spell_speed_2_is_used_in_every_phase_also_of_the_opponents_turn(edition: str, name: str, phase: str) -> None:
    s = Scenario(edition, JAR, SPARK, IMP)
    it = s.put(1, "imp", "m1") if name == "imp" else s.put(1, name, "s1", SET)
    seen: set[str] = set()
    while s.turn < 5:
        if s.choice.kind == "respond" and s.choice.seat == 1 and s.turn in (3, 5) and it in s.offered("activate"):
            seen.add(s.phase)
        if s.choice.kind == "action":
            s.act("phase", value={"main1": "battle", "battle": "main2"}.get(s.phase, "end"))
        else:
            s.decline()
    while s.choice.kind == "respond" or s.phase in ("draw", "standby"):
        if it in s.offered("activate"):
            seen.add(s.phase)
        s.decline()
    assert phase in seen
