"""Monsters of the opponent that are Tributed for a Tribute Summon."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, FACE_DOWN, Scenario, effect, magic, through

STORM = magic(
    "storm",
    "Once during this turn, if you would Tribute a monster for a Tribute Summon, you can Tribute 1 monster your "
    "opponent controls even though you do not control it. During the turn you activate this card, you cannot Special "
    "Summon monsters from the Extra Deck.",
)
AGAIN = magic("again", "You can conduct 2 Normal Summons this turn, not just 1.")
ROCK = effect("rock", "This card cannot be Tributed for a Tribute Summon.")
PICKY = effect("picky", "If you Tribute Summon this card, the Tributes must be DARK.", level=5)


def storm(s: Scenario) -> None:
    s.do("activate", s.put(0, "storm", "hand"))


def offered(s: Scenario, card: int) -> bool:
    return "normal_summon" in s.acts(card)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opponents_monster_is_tributed_once(edition: str) -> None:
    s = Scenario(edition, STORM, AGAIN)
    knight, other = s.put(0, "knight", "hand"), s.put(0, "knight", "hand")
    bear, ox = s.put(1, "bear", "m1"), s.put(1, "ox", "m2", FACE_DOWN)
    assert not offered(s, knight)
    storm(s)
    assert offered(s, knight) and "set_monster" not in s.acts(knight)
    s.act("normal_summon", knight)
    assert s.choice.kind == "tribute" and {o.card for o in s.choice.options} == {bear, ox}
    s.act("pick", ox)
    through(s)
    assert s.where(knight).startswith("0.m") and s.where(ox) == "1.graveyard" and s.where(bear) == "1.m1"
    s.do("activate", s.put(0, "again", "hand"))
    s.act("normal_summon", other)  # the knight alone is there to Tribute, and none of the opponent's: nothing is asked
    assert s.choice.kind != "tribute"
    through(s)
    assert s.where(knight) == "0.graveyard" and s.where(bear) == "1.m1" and s.where(other).startswith("0.m")


def test_it_lasts_for_this_turn_and_for_its_player() -> None:
    s = Scenario("zh-mr2", STORM)
    knight, theirs = s.put(0, "knight", "hand"), s.put(1, "knight", "hand")
    s.put(1, "bear", "m1")
    storm(s)
    s.edit(lambda game: game.relocate(s.put_aside(0, "ox"), "0.m1", "up"))
    s.end_turn()
    s.put(1, "bear", "graveyard")
    s.edit(lambda game: game.relocate(next(iter(s.table.zones["1.m1"])), "1.graveyard", "up"))
    assert not offered(s, theirs)
    s.put(1, "bear", "m1")
    s.end_turn()
    s.edit(lambda game: game.relocate(next(iter(s.table.zones["0.m1"])), "0.graveyard", "up"))
    assert not offered(s, knight)


@pytest.mark.parametrize("own", [0, 1, 2])
def test_of_two_tributes_one_at_most_is_the_opponents(own: int) -> None:
    s = Scenario("zh-mr2", STORM)
    giant = s.put(0, "giant", "hand")
    theirs = {s.put(1, "bear", "m1"), s.put(1, "ox", "m2")}
    for at in range(own):
        s.put(0, "bear", f"m{at + 1}")
    storm(s)
    assert offered(s, giant) == (own > 0)
    if own:
        s.act("normal_summon", giant)
        cards = [o.card for o in s.choice.options]
        sets = [{cards[at] for at in each} for each in s.choice.combinations or ()]
        assert all(len(each) == 2 and len(theirs & each) <= 1 for each in sets)
        assert len(sets) == 2 * own + (own == 2)
        s.play.answer(next(list(each) for each in s.choice.combinations or () if theirs & {cards[at] for at in each}))
        through(s)
        assert s.where(giant).startswith("0.m") and sum(s.where(each) == "1.graveyard" for each in theirs) == 1


def test_where_no_zone_becomes_free_none_is_tributed() -> None:
    s = Scenario("zh-mr2", STORM, ROCK)
    knight = s.put(0, "knight", "hand")
    s.put(1, "ox", "m1")
    rocks = [s.put(0, "rock", f"m{at}") for at in range(1, 6)]
    storm(s)
    assert not offered(s, knight)
    s.edit(lambda game: game.relocate(rocks[0], "0.graveyard", "up"))
    assert offered(s, knight)


def test_without_a_free_zone_only_own_monsters_make_room() -> None:
    s = Scenario("zh-mr2", STORM)
    knight, theirs = s.put(0, "knight", "hand"), s.put(1, "ox", "m1")
    for at in range(1, 6):
        s.put(0, "bear", f"m{at}")
    storm(s)
    s.act("normal_summon", knight)
    assert theirs not in [o.card for o in s.choice.options] and len(s.choice.options) == 5


@pytest.mark.parametrize("name", ["rock", "bear"])
def test_what_cannot_be_tributed_is_not(name: str) -> None:
    s = Scenario("zh-mr2", STORM, ROCK, PICKY)
    knight, picky = s.put(0, "knight", "hand"), s.put(0, "picky", "hand")
    s.put(1, name, "m1")
    storm(s)
    assert offered(s, knight) == (name == "bear") and not offered(s, picky)
