"""What texts limit or grant on top of the rules of Summoning: one of a kind, a further Summon, a detached material."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, Scenario, monster, parsed, spell

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
    assert s.acts(fox) == ["normal_summon", "set_monster"]
