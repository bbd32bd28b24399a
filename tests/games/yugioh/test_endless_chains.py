"""Chains that go round without end: who can stop one must, and what nobody can stop is a draw (Thai digest G9)."""

from __future__ import annotations

import time

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, trap

from sanam.engine import loops
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.looping import ACTIVATION_STOP, OPTIONAL_STOP

ALL = pytest.mark.parametrize("edition", EDITIONS)
DRAWN = {"winner": None, "reason": "loop"}


def effect_monster(name: str, text: str, **more: int) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


#: It turns itself round for ever: after two Chains everything is as it was.
DANCER = effect_monster(
    "dancer", "If the battle position of a monster is changed: Change the battle position of this card."
)
WILLING = effect_monster(
    "willing", "If the battle position of a monster is changed: You can change the battle position of this card."
)
#: It only grows.
SPRING = effect_monster("spring", "If you gain LP: Gain 100 LP.")
START = effect_monster("start", "If this card is Normal Summoned: Gain 100 LP.")
BLAST = parsed(trap("blast", text="Destroy all monsters on the field."))
CARDS = (DANCER, WILLING, SPRING, START, BLAST)


def dancing(edition: str, *names: str, trap: bool = False) -> Scenario:
    """Ann turns a monster of hers while these stand on the field."""
    s = Scenario(edition, *CARDS)
    bear = s.put(0, "bear", "m1")
    for at, name in enumerate(names, 2):
        s.put(0, name, f"m{at}")
    if trap:
        s.put(1, "blast", "s1", SET)
    s.act("change_position", bear)
    return s


@ALL
def test_a_mandatory_trigger_that_feeds_itself_is_a_draw(edition: str) -> None:
    began = time.perf_counter()
    s = dancing(edition, "dancer")
    assert DRAWN["reason"] in [fact.data.get("reason") for fact in s.facts("duel_ended")]
    assert time.perf_counter() - began < 3
    assert len(s.facts("chain_ended")) < 40


#: Turned over by an attack, it begins the dance in the Damage Step.
SLEEPER = effect_monster("sleeper", "FLIP: Change the battle position of 1 monster you control.")


@ALL
@pytest.mark.parametrize("trap", [False, True])
def test_a_loop_in_the_battle_phase_is_found(edition: str, trap: bool) -> None:
    """The monster attacked turns another, which goes on turning itself: after damage calculation, in the Battle Phase.
    A Set Trap in between hides it no better than in a Main Phase.
    """
    s = Scenario(edition, *CARDS, SLEEPER)
    bear = s.put(0, "bear", "m1")
    s.put(1, "dancer", "m2")
    sleeper = s.put(1, "sleeper", "m1", FACE_DOWN)
    if trap:
        s.put(0, "blast", "s1", SET)
    s.attack(bear, sleeper)
    asked = 0
    while not s.facts("duel_ended"):
        assert s.table.marks["phase"] == "battle"
        dancers = [n for n, option in enumerate(s.choice.options) if option.card is not None and s.choice.least]
        s.play.answer(dancers[: s.choice.least])
        asked += 1
        assert asked < 60
    assert s.facts("duel_ended")[0].data["reason"] == "loop"


@ALL
def test_a_loop_whose_chains_double_is_found_before_they_are_too_long(edition: str) -> None:
    """Each of two turns both at every Chain."""
    s = dancing(edition, "dancer", "dancer")
    while not s.facts("duel_ended"):
        s.play.answer(list(range(s.choice.least)))
        assert len(s.facts("activated")) < 1000
    assert s.facts("duel_ended")[0].data["reason"] == "loop"


@ALL
def test_a_set_trap_in_between_hides_no_loop(edition: str) -> None:
    """Ben is asked as long as he might still stop it, and then no more."""
    s = dancing(edition, "dancer", trap=True)
    passed = 0
    while not s.facts("duel_ended"):
        assert s.choice.seat == 1 and loops.rounds(s.table) < ACTIVATION_STOP
        s.play.answer([])
        passed += 1
        assert passed < 60
    assert passed > 2
    assert s.facts("duel_ended")[0].data["reason"] == "loop"


@ALL
def test_a_player_who_stops_it_goes_on(edition: str) -> None:
    s = dancing(edition, "dancer", trap=True)
    for _ in range(4):
        s.play.answer([])
    s.play.answer([0])
    assert s.choice.kind == "action" and s.game.monsters(0) == []
    assert not s.facts("duel_ended")


@ALL
def test_who_may_leave_it_alone_must(edition: str) -> None:
    s = dancing(edition, "willing", "willing")
    used = 0
    while s.choice.kind.startswith("optional_trigger"):
        assert loops.rounds(s.table) < OPTIONAL_STOP
        s.play.answer([0])
        used += 1
        assert used < 60
    assert used > 4
    assert s.choice.kind == "action" and not s.facts("duel_ended")
    # What comes after is not part of it.
    ox = s.put(0, "ox", "hand")
    s.act("normal_summon", ox)
    s.act("place")
    assert loops.rounds(s.table) == 0


@ALL
def test_a_loop_that_only_grows_is_known_by_its_length(edition: str) -> None:
    s = Scenario(edition, *CARDS)
    s.put(0, "spring", "m1")
    s.act("normal_summon", s.put(0, "start", "hand"))
    s.act("place")
    assert s.facts("duel_ended")[0].data["reason"] == "loop"
    assert len(s.facts("chain_ended")) <= loops.GROWING + 4 * loops.GROWTH
