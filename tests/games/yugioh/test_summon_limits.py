"""What texts limit or grant on top of the rules of Summoning: one of a kind, a further Summon, a detached material."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, Scenario, effect, monster, parsed, spell

from sanam.games.yugioh.texts.tree import Ability, Filter, PlayerRule, Step, to_plain

ALL = pytest.mark.parametrize("edition", EDITIONS)


@ALL
def test_a_second_copy_of_a_card_that_says_so_is_not_summoned(edition: str) -> None:
    s = Scenario(edition, parsed(monster("regent", traits=("effect",), text='You can only control 1 "regent".')))
    s.put(0, "regent", "m1")
    second = s.put(0, "regent", "hand")
    assert s.acts(second) == ["set_monster"]
    refused = s.refused("normal_summon", second)
    assert refused is not None
    assert refused.reason == "only-one-of-it"


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
def test_a_second_continuous_card_that_says_so_is_not_activated() -> None:
    said = 'Once per turn: You can draw 1 card. You can only control 1 face-up "fountain".'
    s = Scenario("zh-mr2", parsed(spell("fountain", icon="continuous", text=said)))
    s.put(0, "fountain", "s1")
    second = s.put(0, "fountain", "hand")
    assert s.acts(second) == ["set"]
    refused = s.refused("activate", second)
    assert refused is not None
    assert refused.reason == "only-one-of-it"


@ALL
def test_a_further_normal_summon_is_for_the_monsters_that_the_text_names(edition: str) -> None:
    rule = PlayerRule(rule="extra normal summon", who="you", filter=Filter(races=("Beast",)), until="turn")
    drums = spell("drums", abilities=to_plain([Ability(kind="activate", do=(Step(rule),))]))
    s = Scenario(edition, drums, monster("fox", race="Beast"))
    s.do("activate", s.put(0, "drums", "hand"))
    s.do("normal_summon", s.put(0, "bear", "hand"))
    ox, fox = s.put(0, "ox", "hand"), s.put(0, "fox", "hand")
    assert s.acts(ox) == []
    assert s.acts(fox) == ["normal_summon"]


MORE = (
    "During your Main Phase, you can Normal Summon 1 Beast monster in addition to your Normal Summon/Set. "
    "(You can only gain this effect once per turn.)"
)


@pytest.mark.rule("yugioh-th", "YTH-2.16")
@ALL
def test_the_further_summon_of_an_effect_leaves_the_set_of_the_turn(edition: str) -> None:
    s = Scenario(edition, parsed(spell("den", icon="continuous", text=MORE)), monster("fox", race="Beast"))
    s.put(0, "den", "s1")
    first, second, bear, ox = (s.put(0, code, "hand") for code in ("fox", "fox", "bear", "ox"))
    s.do("normal_summon", first)
    assert s.acts(second) == ["normal_summon", "set_monster"]
    s.do("set_monster", bear)
    assert s.acts(second) == s.acts(ox) == []


@ALL
def test_a_monster_is_not_summoned_by_the_further_summon_that_it_grants(edition: str) -> None:
    s = Scenario(edition, effect("fox", MORE, race="Beast"))
    first, second, ox = (s.put(0, code, "hand") for code in ("fox", "fox", "ox"))
    s.do("normal_summon", first)
    assert (s.acts(second), s.acts(ox)) == (["normal_summon"], [])
    s.do("normal_summon", second)
    assert s.acts(s.put(0, "fox", "hand")) == []


@ALL
def test_who_may_conduct_two_normal_summons_may_set_with_either(edition: str) -> None:
    haste = parsed(spell("haste", text="You can conduct 2 Normal Summons/Sets this turn, not just 1."))
    s = Scenario(edition, haste)
    s.do("activate", s.put(0, "haste", "hand"))
    for _ in range(2):
        s.do("set_monster", s.put(0, "bear", "hand"))
    assert s.acts(s.put(0, "bear", "hand")) == []
