"""Players who control monsters of one Type, or of one Attribute, alone."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through, use

CLANS = snare(
    "clans",
    "Each player sends monsters they control to the GY so that they only control 1 Type of monster. Each player can "
    "only control 1 Type of monster.",
    "continuous",
)
HUES = snare(
    "hues",
    "Each player sends monsters they control to the GY until they each control monsters of only 1 Attribute. Each "
    "player cannot control monsters with different Attributes.",
    "continuous",
)
CARP = monster("carp", race="Fish", attribute="WATER")
ORCA = monster("orca", 6, race="Fish", attribute="WATER")
CALL = magic("call", "Special Summon 1 monster from your hand.")
SHEEP = magic("sheep", 'Special Summon 1 "Sheep Token" (Beast/EARTH/Level 1/ATK 0/DEF 0).')
SEIZER = magic("seizer", "Target 1 monster your opponent controls; take control of it until the End Phase.")


def lain(name: str = "clans") -> Scenario:
    """With the Trap already face-up."""
    s = Scenario("zh-mr2", CLANS, HUES, CARP, ORCA, CALL, SHEEP, SEIZER)
    s.put(1, name, "s1")
    return s


@pytest.mark.parametrize(("name", "stays"), [("clans", "Fish"), ("hues", "EARTH")])
def test_each_player_says_which_kind_stays(name: str, stays: str) -> None:
    s = Scenario("zh-mr2", CLANS, HUES, CARP)
    mine = {kind: s.put(0, kind, zone) for kind, zone in (("bear", "m1"), ("carp", "m2"))}
    hidden = s.put(0, "carp", "m3", FACE_DOWN)
    theirs = [s.put(1, "ox", "m1"), s.put(1, "bear", "m2")]
    s.act("activate", s.put(0, name, "s1", SET))
    asked = []
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "word":
            asked.append((s.choice.seat, sorted(str(option.value) for option in s.choice.options)))
            s.play.answer([[option.value for option in s.choice.options].index(stays)])
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert asked == [(0, ["Fish", "Warrior"] if name == "clans" else ["EARTH", "WATER"])]
    gone = "bear" if stays == "Fish" else "carp"
    assert {kind for kind, card in mine.items() if s.where(card) == "0.graveyard"} == {gone}
    assert s.where(hidden) == "0.m3" and [s.where(card) for card in theirs] == ["1.m1", "1.m2"]


@pytest.mark.parametrize("name", ["clans", "hues"])
def test_no_other_kind_comes_to_lie_face_up(name: str) -> None:
    s = lain(name)
    s.put(0, "bear", "m1")
    carp, ox = s.put(0, "carp", "hand"), s.put(0, "ox", "hand")
    covered = s.put(0, "carp", "m2", FACE_DOWN)
    assert s.offered("normal_summon") == [ox] and carp in s.offered("set_monster")
    assert covered not in s.offered("flip_summon")
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    assert s.where(ox).startswith("0.m") and s.where(carp) == "0.hand"
    sheep = s.put(0, "sheep", "hand")
    assert (sheep in s.offered("activate")) == (name == "hues")


def test_one_may_be_tributed_for_another_kind() -> None:
    s = lain()
    s.put(0, "bear", "m1")
    orca = s.put(0, "orca", "hand")
    assert orca in s.offered("normal_summon")
    s.act("normal_summon", orca)
    through(s)
    assert s.where(orca).startswith("0.m")
    s.put(0, "carp", "m4")
    assert s.put(0, "knight", "hand") not in s.offered("normal_summon"), "one Tribute, two of another kind"


def test_the_kind_is_asked_again_when_control_changes() -> None:
    s = lain()
    bear, carp = s.put(0, "bear", "m1"), s.put(1, "carp", "m1")
    use(s, "seizer")
    gone, stays = (bear, carp) if s.where(bear) == "0.graveyard" else (carp, bear)
    assert s.where(gone).endswith("graveyard") and s.where(stays).startswith("0.m")


def test_other_cards_change_nothing() -> None:
    s = Scenario("zh-mr2", CARP, effect("plain", "This card gains 100 ATK."))
    s.put(0, "bear", "m1")
    assert s.put(0, "carp", "hand") in s.offered("normal_summon")
