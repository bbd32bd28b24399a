"""The kernel's invariants over random matches of the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import pebbles

import invariants

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("invariant", invariants.ALL, ids=lambda f: f.__name__)
def test_invariant(invariant: object) -> None:
    @settings(max_examples=12)
    @given(seed=SEEDS)
    def holds(seed: int) -> None:
        invariant(pebbles, seed)  # type: ignore[operator]

    holds()


@settings(max_examples=8)
@given(seed=SEEDS)
def test_saved_match_goes_on(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    folder: Path = tmp_path_factory.mktemp("journals")
    invariants.saved_match_goes_on(pebbles, seed, folder, cut=30)


def test_hash_seed_changes_nothing() -> None:
    invariants.hash_seed_changes_nothing(77, "toy:pebbles")


def test_random_matches_reach_every_question() -> None:
    """What the invariants were tried on: every kind of question, answers within answers, tokens and waiting
    triggers.
    """
    kinds: set[str] = set()
    events: set[str] = set()
    deepest = 0
    for seed in range(25):
        play = invariants.begin(pebbles, seed)
        for batch in invariants.answers(play, seed):
            kinds |= {play.table.choice.kind} if play.table.choice else set()
            events |= {type(event).__name__ for event in batch.events}
            deepest = max(deepest, sum(frame.procedure == "Respond" for frame in play.table.stack))
    assert kinds == {"action", "respond", "arrange", "payment", "hand_limit"}
    assert deepest >= 3
    assert events >= {
        "CardMoved",
        "CardTurned",
        "CardShown",
        "CardCreated",
        "CardCeased",
        "CountChanged",
        "Marked",
        "ZoneOrdered",
        "Rolled",
        "ModifierAdded",
        "ModifierRemoved",
        "TriggerNoticed",
        "TriggersTaken",
        "Happened",
        "Withdrawn",
    }
