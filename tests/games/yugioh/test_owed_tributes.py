"""A monster of the opponent that must be Tributed first, as if it were one's own."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, effect, magic, monster, parsed, through

SWAP = magic(
    "swap",
    "Target 1 monster your opponent controls; this turn, if you Tribute a monster, you must Tribute that target, as if "
    "you controlled it. You cannot conduct your Battle Phase the turn you activate this card.",
)
ALTAR = effect("altar", "You can Tribute 1 monster; draw 1 card.")
PRIEST = parsed(monster("priest", 4, 2500, 2000, traits=("ritual", "effect"), text="This card cannot attack."))
RITE = magic(
    "rite",
    'This card is used to Ritual Summon "priest". You must also Tribute monsters from your hand or field whose total '
    "Levels equal or exceed the Level of the Ritual Monster you Ritual Summon.",
    "ritual",
)
CARDS = (SWAP, ALTAR, PRIEST, RITE)


def swapped(stance: str | None = None) -> tuple[Scenario, int, int]:
    """A duel in which the opponent's ox is the target, beside a bear of one's own, in a turn that goes on."""
    s = Scenario("zh-mr2", *CARDS)
    s.clear_hands()
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1", stance)
    s.act("activate", s.put(0, "swap", "hand"))
    through(s)
    assert "battle" not in [option.value for option in s.choice.options if option.act == "phase"]
    return s, bear, ox


@pytest.mark.rule("yugioh-zh", "YZH-2.72")
@pytest.mark.parametrize("stance", [None, FACE_DOWN])
@pytest.mark.parametrize("act", ["normal_summon", "set_monster"])
def test_for_a_normal_summon_or_set_it_is_tributed_first(stance: str | None, act: str) -> None:
    s, bear, ox = swapped(stance)
    knight = s.put(0, "knight", "hand")
    s.act(act, knight)
    through(s)
    assert (s.where(bear), s.where(ox)) == ("0.m1", "1.graveyard")
    assert s.where(knight).startswith("0.m")


def test_of_two_tributes_it_is_one() -> None:
    s, bear, ox = swapped()
    wall, giant = s.put(0, "wall", "m2"), s.put(0, "giant", "hand")
    s.act("normal_summon", giant)
    assert s.choice.combinations is not None
    sets = [{s.choice.options[i].card for i in chosen} for chosen in s.choice.combinations]
    assert sorted(map(sorted, sets)) == sorted(map(sorted, ({ox, bear}, {ox, wall})))


def test_where_it_leaves_no_zone_nothing_is_summoned() -> None:
    s, _, _ = swapped()
    for at in range(2, 6):
        s.put(0, "mouse", f"m{at}")
    assert s.refused("normal_summon", s.put(0, "knight", "hand")) is not None
    assert s.refused("normal_summon", s.put(0, "giant", "hand")) is None, "beside it one of your own makes room"


def test_it_is_tributed_for_an_effect() -> None:
    s, bear, ox = swapped()
    altar = s.put(0, "altar", "m2")
    s.act("activate", altar)
    through(s)
    assert [s.where(card) for card in (bear, altar, ox)] == ["0.m1", "0.m2", "1.graveyard"]


def test_it_is_tributed_for_a_ritual() -> None:
    s, bear, ox = swapped()
    priest = s.put(0, "priest", "hand")
    s.act("activate", s.put(0, "rite", "hand"))
    through(s)
    assert s.where(priest).startswith("0.m")
    assert (s.where(bear), s.where(ox)) == ("0.m1", "1.graveyard")


def test_for_this_turn_only() -> None:
    s, bear, ox = swapped()
    s.end_turn()
    s.end_turn()
    s.act("normal_summon", s.put(0, "knight", "hand"))
    through(s)
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "1.m1")
