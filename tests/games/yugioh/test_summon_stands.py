"""A negated Summon has not taken place: what it would have left on the card is not there (YZH-2.84, YFA-2.65)."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

ALL = pytest.mark.parametrize("edition", EDITIONS)
TUNER = monster("tuner", 3, 1000, 500, traits=("effect", "tuner"), abilities=[])
SEVEN = parsed(
    monster("seven", 7, 2600, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)
FOUR = parsed(monster("four", 4, 2200, 1500, traits=("xyz", "effect"), text="2 Level 4 monsters"))
CLIMBER = parsed(
    monster(
        "climber",
        4,
        traits=("effect", "special-summon"),
        text="Cannot be Normal Summoned/Set. Must first be Special Summoned by its own effect. "
        "You can Special Summon this card (from your hand) by discarding 1 card.",
    )
)
STOP = parsed(
    trap(
        "stop",
        "counter",
        text="When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.",
    )
)
HALT = parsed(trap("halt", "counter", text="When a monster would be Summoned: Negate the Summon."))
REVIVE = parsed(spell("revive", text="Target 1 monster in either GY; Special Summon it."))


def summoned(edition: str, name: str, negated: bool) -> tuple[Scenario, int]:
    """`name` is Special Summoned by its own way; its Summon is negated and it destroyed, or it is destroyed later."""
    s = Scenario(edition, TUNER, SEVEN, FOUR, CLIMBER, STOP, REVIVE, extra=("seven", "four"))
    stop = s.put(1, "stop", "s1", SET)
    if name == "climber":
        it = s.put(0, name, "hand")
        s.put(0, "mouse", "hand")
    else:
        it = next(i for i in s.table.zones["0.extra"] if s.card(i).code == s.cards[name].key)
        s.put(0, "tuner" if name == "seven" else "bear", "m1")
        s.put(0, "bear", "m2")
    s.act("special_summon", it)
    while s.choice.kind != "action":
        if s.choice.kind == "respond":
            s.act("activate", stop) if negated else s.decline()
        else:
            s.play.answer(s.choice.combinations[0] if s.choice.combinations else [0])
    if not negated:
        assert s.where(it)[:3] == "0.m"
        s.edit(lambda game: game.destroy([it], {"cause": "effect", "card": None, "seat": 1}))
    assert s.where(it) == "0.graveyard"
    return s, it


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.parametrize("negated", [False, True])
@pytest.mark.parametrize("name", ["seven", "four", "climber"])
def test_only_a_summon_that_stands_makes_a_monster_properly_summoned(name: str, negated: bool) -> None:
    s, it = summoned("zh-mr2", name, negated)
    s.put(1, "bear", "graveyard")
    s.act("activate", s.put(0, "revive", "hand"))
    s.settle("target")
    assert (it in (s.offered("pick") if s.choice.kind == "target" else [])) is not negated


@pytest.mark.rule("yugioh-fa", "YFA-3.28")
@pytest.mark.rule("yugioh-zh", "YZH-3.33")
@ALL
@pytest.mark.parametrize("lock", ["summoned_or_set", "entered_field", None])
def test_a_monster_whose_summon_was_negated_but_stayed_only_entered_the_field(edition: str, lock: str | None) -> None:
    options = {"position__newcomer_lock": lock} if lock else {}
    s = Scenario(edition, HALT, **options)
    halt, bear = s.put(1, "halt", "s1", SET), s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    s.act("place", zone="0.m1")
    s.do("activate", halt)
    assert s.where(bear) == "0.m1" and "summoned" not in s.card(bear).marks
    locked = (lock or ("entered_field" if edition == "fa-course" else "summoned_or_set")) == "entered_field"
    assert ("change_position" in s.acts(bear)) is not locked


@pytest.mark.rule("yugioh-zh", "YZH-2.79")
@pytest.mark.rule("yugioh-fa", "YFA-2.59")
@ALL
def test_a_monster_turned_face_down_by_an_effect_may_be_flip_summoned_in_that_turn(edition: str) -> None:
    hood = parsed(spell("hood", text="Target 1 face-up monster on the field; change it to face-down Defense Position."))
    s = Scenario(edition, hood)
    old = s.put(0, "bear", "m1")
    s.do("set_monster", s.put(0, "ox", "hand"))
    just_set = s.table.zones["0.m2"][0]
    s.do("activate", s.put(0, "hood", "hand"))
    assert s.card(old).stance == s.card(just_set).stance == FACE_DOWN
    assert s.offered("flip_summon") == [old]
    refused = s.refused("flip_summon", just_set)
    assert refused is not None and refused.reason == "set-this-turn"


@pytest.mark.rule("yugioh-th", "YTH-4.26")
@ALL
def test_counters_leave_a_monster_that_is_turned_face_down(edition: str) -> None:
    hood = parsed(spell("hood", text="Target 1 face-up monster on the field; change it to face-down Defense Position."))
    s = Scenario(edition, hood)
    bear = s.put(0, "bear", "m1")
    s.edit(lambda game: game.place_counter(bear, "Spell", 2))
    s.do("activate", s.put(0, "hood", "hand"))
    assert s.card(bear).stance == FACE_DOWN and s.card(bear).counters == {}
