"""Generated art: the words of a name choose what is shown, and cards of one Type are told apart at 72 pixels."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sanam.faces.emblem import emblem_image
from sanam.faces.heads import HEADS
from sanam.faces.name_words import _CALLED, _LETTERS, shown_by
from sanam.faces.objects import HALVES, THINGS, facets
from sanam.games.face import FaceSpec

sys.path.append(str(Path(__file__).parents[1] / "bench"))

pytestmark = pytest.mark.usefixtures("qapp")

FIRST = ("Amber", "Blind", "Clever", "Distant", "Elder", "Fickle", "Gentle", "Humble", "Idle", "Jolly")
SECOND = ("Baker", "Cobbler", "Diver", "Envoy", "Gardener", "Juggler", "Miller", "Porter", "Rover", "Weaver")


def mages() -> list[FaceSpec]:
    """A hundred cards that differ in nothing but their names."""
    names = [f"{first} {second}" for first in FIRST for second in SECOND]
    return [FaceSpec("g", name, "effect", "DARK", 4, race="Spellcaster", art_seed=name) for name in names]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Sword of the Quiet Dragon", ["sword", "dragon"]),
        ("Lanterns Downstream", ["lantern"]),
        ("Moonlit Rower", ["moon"]),
        ("時計の塔", ["hourglass", "tower"]),
        ("Unspeakable", []),
    ],
)
def test_a_name_says_what_is_shown(name: str, shown: list[str]) -> None:
    assert shown_by(name)[: len(shown) or 1] == shown


def test_whatever_a_word_calls_can_be_drawn() -> None:
    assert not {*_CALLED, *_LETTERS} - {*THINGS, *HEADS}


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_stays_in_its_square(name: str) -> None:
    for _, path in facets(name):
        box = path.boundingRect()
        assert box.top() > -11 and box.bottom() < 11 and box.right() < 11
        assert box.left() > (-0.01 if name in HALVES else -11)


def test_a_hundred_spellcasters_are_told_apart() -> None:
    from picture_hash import looks_of, shared

    counts = shared([looks_of(emblem_image(spec, 68, 64)) for spec in mages()])
    assert max(counts) <= 2 and sum(count > 1 for count in counts) <= 4
