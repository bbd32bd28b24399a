"""Monsters with several ways to be Normal Summoned, and what comes of each; and Synchro Materials that do not go to the
Graveyard."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, effect, monster, parsed, through

KING = effect(
    "king",
    "You can Normal Summon/Set this card without Tributing, but its original ATK becomes 900. You can Tribute 3 "
    "monsters to Tribute Summon this card. If you do: Destroy all cards your opponent controls.",
    level=8,
    atk=3000,
)


def summoned(way: str, tributes: int) -> tuple[Scenario, int, int]:
    """A duel in which the king has come in this `way` ("own 0", "own 3" or ""), and a monster of the opponent."""
    s = Scenario("zh-mr2", KING)
    for at in range(3):
        s.put(0, "mouse", f"m{at + 1}")
    ox, king = s.put(1, "ox", "m1"), s.put(0, "king", "hand")
    if way:
        index = ["own 0", "own 3"].index(way)
        values = [o.value for o in s.choice.options if o.act == "special_summon" and o.card == king]
        s.act("special_summon", king, value=values[index])
    else:
        s.act("normal_summon", king)
    if s.choice.kind == "tribute":
        s.play.answer(list(range(tributes)))
    through(s)
    assert s.size(0, "graveyard") == tributes
    return s, king, ox


@pytest.mark.rule("yugioh-zh", "YZH-2.75")
@pytest.mark.parametrize(("way", "tributes", "atk"), [("own 0", 0, 900), ("own 3", 3, 3000), ("", 2, 3000)])
def test_each_way_has_what_comes_of_it(way: str, tributes: int, atk: int) -> None:
    s, king, ox = summoned(way, tributes)
    assert s.game.value(king, "atk") == atk
    assert s.where(ox) == ("1.graveyard" if way == "own 3" else "1.m1")


def test_what_comes_of_a_set_is_there_when_it_is_flipped() -> None:
    s = Scenario("zh-mr2", KING)
    king = s.put(0, "king", "hand")
    (way,) = [o.value for o in s.choice.options if o.act == "special_summon" and o.card == king]
    s.act("special_summon", king, value=way)
    s.play.answer([1])  # Set
    through(s)
    assert s.card(king).stance == FACE_DOWN
    s.end_turn()
    s.end_turn()
    s.act("flip_summon", king)
    through(s)
    assert s.game.value(king, "atk") == 900


STAR = parsed(
    monster(
        "star", 7, 2600, 2000, traits=("synchro", "effect"),
        text="1 Tuner + 1 or more non-Tuner monsters\nThis card cannot attack.",
    )
)  # fmt: skip


@pytest.mark.rule("yugioh-zh", "YZH-2.51")
@pytest.mark.parametrize(
    ("words", "zone"), [("banished", "0.banished"), ("shuffled into the Deck", "0.deck"), ("", "0.graveyard")]
)
def test_what_becomes_of_synchro_materials(words: str, zone: str) -> None:
    text = (
        "You can target 1 Level 4 monster in your GY; Special Summon it, and if you do, immediately after this effect "
        "resolves, Synchro Summon 1 Synchro Monster using only that monster and this card."
    )
    told = f" These Synchro Materials are {words} instead of being sent to the Graveyard." if words else ""
    guide = effect("guide", text + told, level=3, traits=("tuner", "effect"))
    s = Scenario("zh-mr2", guide, STAR, extra=("star",))
    bear, card = s.put(0, "bear", "graveyard"), s.put(0, "guide", "m1")
    s.act("activate", card)
    through(s)
    assert [s.where(each) for each in (bear, card)] == [zone, zone]
    assert s.facts("synchro_summoned")
