"""Fusion Summons in which the target is all of the material."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, magic, monster, parsed, through

from sanam.games.yugioh.cards.model import CardData


def fusion(name: str, text: str) -> CardData:
    return parsed(monster(name, 7, 2500, 2000, traits=("fusion", "effect"), text=text + "\nThis card cannot attack."))


EYE = magic(
    "eye",
    "Target 1 Level 4 monster you control; Fusion Summon 1 Fusion Monster from your Extra Deck that lists that monster "
    "on the field as Fusion Material, using it as the Fusion Material.",
)
RIDER, PAIR, ANY = (
    fusion("rider", '"bear" + 1 Dragon monster'),
    fusion("pair", '"wall" + "ox"'),
    fusion("any", "2 monsters"),
)
CARDS = (EYE, RIDER, PAIR, ANY)


@pytest.mark.rule("yugioh-zh", "YZH-2.58")
@pytest.mark.parametrize(
    ("name", "comes"), [("bear", "rider"), ("ox", "pair"), ("wall", "pair"), ("filler", ""), ("mouse", "")]
)
def test_the_target_is_all_that_is_used(name: str, comes: str) -> None:
    """ "2 monsters" names nobody."""
    s = Scenario("zh-mr2", *CARDS, extra=("rider", "pair", "any"))
    used, other = s.put(0, name, "m1"), s.put(0, "knight", "m2")
    eye = s.put(0, "eye", "hand")
    assert (s.refused("activate", eye) is None) == bool(comes)
    if not comes:
        return
    s.act("activate", eye)
    through(s)
    assert (s.where(used), s.where(other)) == ("0.graveyard", "0.m2")
    (fact,) = s.facts("fusion_summoned")
    assert s.card(fact.card or 0).code == s.cards[comes].key


def test_only_a_monster_that_something_lists_can_be_the_target() -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("rider",))
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("activate", s.put(0, "eye", "hand"))
    through(s)
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "0.m2")


def test_it_makes_room_for_what_it_becomes() -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("rider",))
    s.put(0, "bear", "m1")
    for at in range(2, 6):
        s.put(0, "mouse", f"m{at}", FACE_DOWN)
    s.act("activate", s.put(0, "eye", "hand"))
    through(s)
    assert s.facts("fusion_summoned")
