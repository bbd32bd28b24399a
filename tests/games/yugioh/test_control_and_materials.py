"""Whose a monster is, control that changes or returns, and material taken from under a monster of the opponent."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, parsed, snare, through, use

TAKE = magic("take", "Target 1 monster your opponent controls; take control of it.")


def taken(*more: object) -> tuple[Scenario, int]:
    """Seat 0 controls a bear of seat 1."""
    s = Scenario("zh-mr2", TAKE, *more)  # type: ignore[arg-type]
    bear = s.put(1, "bear", "m1")
    use(s, "take")
    assert s.where(bear)[0] == "0"
    return s, bear


def test_control_returns_to_the_owners() -> None:
    s, bear = taken(magic("seal", "Return control of all monsters on the field to their original owners."))
    own = s.put(0, "ox", "m2")
    use(s, "seal")
    assert s.where(bear)[:3] == "1.m" and s.where(own)[:3] == "0.m"


def test_control_returns_as_long_as_a_card_is_there() -> None:
    text = "As long as this card remains face-up on the field, the control of all monsters on the field returns to the"
    s, bear = taken(snare("wash", f"{text} original owners.", "continuous"))
    wash = s.put(0, "wash", "s1", SET)
    s.act("activate", wash)
    through(s)
    assert s.where(bear)[:3] == "1.m"
    use(s, "take")
    assert s.where(bear)[:3] == "1.m"


@pytest.mark.parametrize(("words", "atk"), [("that is owned by your opponent", 1800), ("that you own", 2100)])
def test_monsters_are_told_by_whose_they_are(words: str, atk: int) -> None:
    s, _ = taken(effect("count", f"This card gains 300 ATK for each monster you control {words}.", atk=1500))
    s.put(0, "ox", "m3")
    assert s.game.value(s.put(0, "count", "m2"), "atk") == atk


def test_a_change_of_control_is_answered_by_whoever_has_the_card_now() -> None:
    ninja = effect("ninja", "When control of this face-up card changes, its new controller discards 1 random card.")
    s = Scenario("zh-mr2", TAKE, ninja)
    s.put(1, "ninja", "m1")
    for seat in (0, 1):
        s.put(seat, "ox", "hand")
    use(s, "take")
    assert (s.size(0, "hand"), s.size(1, "hand")) == (0, 1)


XYZ = parsed(monster("pair", 4, 2000, text="2 Level 4 monsters", traits=("xyz", "effect")))
STEAL = magic(
    "steal", "Take 1 Xyz Material from a monster your opponent controls and attach it to an Xyz Monster you control."
)


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.rule("yugioh-zh", "YZH-5.28")
def test_material_of_the_opponents_monster_goes_under_ones_own(there: bool) -> None:
    s = Scenario("zh-mr2", XYZ, STEAL, extra=("pair",))
    theirs, own = s.put(1, "pair", "m1"), s.put(0, "pair", "m1")
    mouse = s.put(1, "mouse", "graveyard")
    if there:
        s.edit(lambda game: game.attach_material([mouse], theirs))
    steal = s.put(0, "steal", "hand")
    assert ("activate" in s.acts(steal)) == there
    if there:
        s.act("activate", steal)
        through(s)
        assert s.game.materials(own) == [mouse] and not s.game.materials(theirs)


_WEIGH = (
    '(If a monster with an A-Counter battles an "Alien" monster, it loses 300 ATK and DEF for each A-Counter during'
)
MARK = "Target 1 face-up monster your opponent controls; place 2 A-Counters on it."


def alien(name: str) -> object:
    return effect(name, f"{_WEIGH} damage calculation only.)", atk=1400)


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize(("name", "lost"), [("Alien Imp", 600), ("bear", 0)])
def test_counters_weigh_once_in_a_battle_with_such_a_monster(copies: int, name: str, lost: int) -> None:
    s = Scenario("zh-mr2", alien("Alien Imp"), magic("mark", MARK), monster("strong", 4, 1900))  # type: ignore[arg-type]
    for zone in ("m3", "m4")[:copies]:
        s.put(0, "Alien Imp", zone)
    fights, strong = s.put(0, name, "m1"), s.put(1, "strong", "m1")
    use(s, "mark")
    s.attack(fights, strong)
    through(s)
    own = s.game.data(fights).atk or 0
    expected = 1900 - lost - own
    assert (s.lp(0), s.lp(1)) == (8000 - max(expected, 0), 8000 - max(-expected, 0))
