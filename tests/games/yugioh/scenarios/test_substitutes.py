"""Monsters that stand in for named materials, and that ask something of the other materials: played."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster
from stage import use

FUSE = magic(
    "fuse", "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material."
)
CENTAUR = effect("centaur", '"bear" + "ox"', traits=("fusion", "effect"), level=6)
STAND_IN = effect(
    "stand-in",
    "You can substitute this card for any 1 Fusion Material Monster. When you do this, the other Fusion Material "
    "Monster(s) must be the correct one(s).",
)


def test_it_takes_the_place_of_a_named_material() -> None:
    s = Scenario("zh-mr2", FUSE, CENTAUR, STAND_IN, extra=("centaur",))
    ox, stand_in = s.put(0, "ox", "hand"), s.put(0, "stand-in", "hand")
    centaur = s.table.zones["0.extra"][0]
    use(s, s.put(0, "fuse", "hand"), centaur)
    assert s.where(centaur).startswith("0.m")
    assert s.where(ox) == s.where(stand_in) == "0.graveyard"


def test_the_other_material_must_be_the_correct_one() -> None:
    s = Scenario("zh-mr2", FUSE, CENTAUR, STAND_IN, extra=("centaur",))
    s.put(0, "stand-in", "hand")
    s.put(0, "stand-in", "m1")
    s.put(0, "mouse", "hand")
    fuse = s.put(0, "fuse", "hand")
    assert fuse not in s.offered("activate")


def test_with_negated_effects_it_stands_in_for_nothing() -> None:
    hush = magic("hush", "Negate the effects of all monsters on the field.", "continuous")
    s = Scenario("zh-mr2", FUSE, CENTAUR, STAND_IN, hush, extra=("centaur",))
    s.put(0, "ox", "hand")
    s.put(0, "stand-in", "m1")
    fuse = s.put(0, "fuse", "hand")
    assert fuse in s.offered("activate")
    s.put(1, "hush", "s1")
    assert fuse not in s.offered("activate")


def test_it_stands_in_for_a_tuner_whose_name_has_the_word() -> None:
    text = 'For a Synchro Summon, you can substitute this card for any 1 "Chime" Tuner monster.'
    fork = effect("fork", text, traits=("tuner", "effect"), level=2)
    named, other = (
        effect(name, line, traits=("synchro", "effect"), level=6)
        for name, line in (
            ("named", '"Glass Chime" + 1 or more non-Tuner monsters'),
            ("other", '"Brass Gong" + 1 or more non-Tuner monsters'),
        )
    )
    s = Scenario("zh-mr2", fork, named, other, extra=("named", "other"))
    s.put(0, "fork", "m1")
    s.put(0, "bear", "m2")
    assert {s.game.data(card).name for card in s.offered("special_summon") if card is not None} == {"named"}


@pytest.mark.parametrize(
    ("text", "goes"),
    [
        ("The other Synchro Material(s) cannot be Level 4.", False),
        ("The other Synchro Material(s) cannot be Level 3.", True),
        (
            "If this card is used as a Synchro Material Monster, all other Synchro Materials must be Fish monsters.",
            False,
        ),
        ("If this card is used as a Synchro Material, the other Synchro Materials must be Level 4 monsters.", True),
    ],
)
def test_what_the_other_materials_must_be(text: str, goes: bool) -> None:
    fork = effect("fork", text, traits=("tuner", "effect"), level=2)
    six = effect("six", "1 Tuner + 1 or more non-Tuner monsters", traits=("synchro", "effect"), level=6)
    s = Scenario("zh-mr2", fork, six, monster("four", 4), extra=("six",))
    s.put(0, "fork", "m1")
    s.put(0, "four", "m2")
    assert bool(s.offered("special_summon")) == goes
