"""Zones that cannot be used: who chooses them, what they keep from coming, and when they are open again."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, through

from sanam.engine.view import view
from sanam.games.thinking import PLAIN
from sanam.games.yugioh.presentation.playmat import YugiohPlaymat
from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse
from sanam.games.yugioh.texts.tree import CloseZones
from sanam.games.yugioh.thinking.policy import YugiohPolicy

SQUATTER = effect(
    "squatter", "Select up to 2 of your opponent's Monster Card Zones. The selected zones cannot be used.", level=4
)
HERMIT = effect("hermit", "2 of your Monster Card Zones cannot be used.", level=4)
FENCE = magic(
    "fence", "Choose 2 unused Monster Zones. The chosen zones cannot be used while this card is face-up on the field.",
    "continuous",
)  # fmt: skip
FLOOD = magic(
    "flood",
    "Destroy all monsters your opponent controls, and if you do, the zones they were in cannot be used until the end "
    "of the next turn.",
)
HOLE = magic(
    "hole",
    "Target 1 monster your opponent controls; banish that target. While that card is banished, its Monster Zone cannot "
    "be used.",
)
FLOCK = magic("flock", 'Special Summon 5 "Lamb Tokens" (Beast-Type/EARTH/Level 1/ATK 0/DEF 0) in Defense Position.')
SOAK = effect("soak", "All other monsters on the field have their effects negated.", level=4)
CARDS = (SQUATTER, HERMIT, FENCE, FLOOD, HOLE, FLOCK, SOAK)


def closed(s: Scenario) -> list[str]:
    return list(YugiohPlaymat().shut(view(s.play, 0)))


def close(s: Scenario, *zones: str) -> None:
    s.settle("zone")
    for zone in zones:
        assert s.choice.kind == "zone"
        s.act("close_zone", zone=zone)
    s.settle()


@pytest.mark.rule("yugioh-zh", "YZH-1.20")
def test_zones_that_a_monster_closes_as_it_comes_take_nothing() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.put(1, "bear", "m1")
    squatter = s.put(0, "squatter", "hand")
    s.act("normal_summon", squatter)
    s.settle("zone")
    assert {o.zone for o in s.choice.options} == {"1.m2", "1.m3", "1.m4", "1.m5"}  # one is taken
    close(s, "1.m2", "1.m4")
    assert closed(s) == ["1.m2", "1.m4"]
    s.end_turn()
    ox = s.put(1, "ox", "hand")
    assert s.refused("normal_summon", ox, zone="1.m2").reason == "zone-closed"
    s.act("normal_summon", ox)
    assert {o.zone for o in s.choice.options} == {"1.m3", "1.m5"}


def test_up_to_so_many_may_be_fewer_but_not_none() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.act("normal_summon", s.put(0, "squatter", "hand"))
    s.settle("zone")
    assert not s.choice.may_pass
    s.act("close_zone", zone="1.m1")
    assert s.choice.may_pass
    s.settle()
    assert closed(s) == ["1.m1"]


def test_they_can_be_used_again_when_the_card_is_gone_or_negated() -> None:
    s = Scenario("zh-mr2", *CARDS)
    squatter = s.put(0, "squatter", "hand")
    s.act("normal_summon", squatter)
    close(s, "1.m2", "1.m4")
    soak = s.put(1, "soak", "m1")
    assert closed(s) == []
    s.edit(lambda game: game.destroy([soak], {"cause": "rule", "card": None, "seat": None}))
    assert closed(s) == ["1.m2", "1.m4"]
    s.edit(lambda game: game.destroy([squatter], {"cause": "rule", "card": None, "seat": None}))
    assert closed(s) == [] and len(s.game.free_monster_zones(1)) == 5


def test_own_zones_leave_room_for_fewer_tokens() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.act("normal_summon", s.put(0, "hermit", "hand"))
    close(s, *[o.zone for o in _zones(s)[:2]])
    flock = s.put(0, "flock", "hand")
    assert flock not in s.offered("activate")  # five Tokens have no room in two zones


def _zones(s: Scenario) -> list[object]:
    s.settle("zone")
    return list(s.choice.options)


def test_a_spell_chooses_zones_of_both_sides_and_needs_as_many() -> None:
    s = Scenario("zh-mr2", *CARDS)
    fence = s.put(0, "fence", "hand")
    s.act("activate", fence)
    s.settle("zone")
    assert {(o.zone or "")[0] for o in s.choice.options} == {"0", "1"}
    close(s, "0.m1", "1.m1")
    assert closed(s) == ["0.m1", "1.m1"]
    full = Scenario("zh-mr2", *CARDS)
    for seat in (0, 1):
        for at in range(1, 6):
            if (seat, at) != (0, 1):
                full.put(seat, "bear", f"m{at}")
    assert full.put(0, "fence", "hand") not in full.offered("activate")


def test_the_zones_of_what_was_destroyed_stay_closed_for_a_turn_more() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m3")
    s.act("activate", s.put(0, "flood", "hand"))
    through(s)
    assert closed(s) == ["1.m1", "1.m3"]
    s.end_turn()
    assert closed(s) == ["1.m1", "1.m3"]
    s.end_turn()
    assert closed(s) == []


def test_the_zone_of_what_is_banished_is_closed_as_long_as_it_lies_there() -> None:
    s = Scenario("zh-mr2", *CARDS)
    bear = s.put(1, "bear", "m2")
    s.act("activate", s.put(0, "hole", "hand"))
    through(s)
    assert s.where(bear) == "1.banished" and closed(s) == ["1.m2"]
    s.edit(lambda game: game.to_hand([bear], {"cause": "rule", "card": None, "seat": None}))
    assert closed(s) == []


def test_the_computer_closes_zones_of_its_opponent() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.act("activate", s.put(0, "fence", "hand"))
    s.settle("zone")
    best = YugiohPolicy(s.game, PLAIN).advise(s.choice)[0]
    assert (s.choice.options[best.picks[0]].zone or "")[0] == "1"


@pytest.mark.parametrize(
    "text",
    [
        "Choose 2 unused Monster Zones.",  # and then?
        "The chosen zones cannot be used.",
        "2 of your Field Zones cannot be used.",
    ],
)
def test_zones_that_are_not_chosen_or_not_closed_are_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, magic("x", "Draw 1 card.", "continuous"))


def test_the_zones_of_a_text_are_those_of_the_tree() -> None:
    (squatter,) = parse(SQUATTER.text, SQUATTER)
    assert squatter.do[0].op == CloseZones(whose="opponent", number="up to", count=2, until="self")
