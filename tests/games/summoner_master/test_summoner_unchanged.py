"""What Continuous Abilities say is worked out anew only where something has changed that one of them may read."""

from __future__ import annotations

import pytest
from arena import AT, NONE, Arena, says, seal, spell

from sanam.games.summoner_master.texts.execution import standing_effects
from sanam.games.summoner_master.texts.execution.unchanged import holds_still, moment

WALL = "Your maximum Lv in the Shrine +2."


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with each time that it is worked out."""
    found: list[int] = []
    work_out = standing_effects._worked_out

    def counted(rules: standing_effects.Host, cards: list[int]) -> standing_effects.Standing:
        found.append(1)
        return work_out(rules, cards)

    monkeypatch.setattr(standing_effects, "_worked_out", counted)
    return found


def arena() -> Arena:
    return Arena(
        says("Wall", WALL, language="en"),
        spell("Breeze", "Draw 1 card.", language="en"),
        seal("Plain", 1, 2, 2, 2),
        copies=30,
    )


@pytest.mark.parametrize("key", ["brought", "hand_attack", "turned_down", "woke"])
def test_what_a_player_has_done_changes_nothing_in_force(worked: list[int], key: str) -> None:
    s = arena()
    s.put(0, "Wall", AT)
    before = s.game.in_force()
    worked.clear()
    s.play.mark("seat0", key, 3)
    assert s.game.in_force() is before and not worked
    s.play.mark("seat0", "created", {"Wall": 1})  # what a text may read
    s.game.in_force()
    assert worked


def test_the_limit_of_a_shrine_is_looked_for_while_a_card_in_the_arena_may_change_it() -> None:
    s = arena()
    held = s.put(0, "Wall", "hand")
    s.put(0, "Plain", AT)
    assert not s.game.limits_shrine()
    most = s.game.shrine_max(0)
    s.move(0, held, f"0.{AT}")
    assert s.game.limits_shrine() and s.game.shrine_max(0) == most + 2


def test_a_seal_that_raises_the_limit_keeps_its_player_in_the_game_until_it_leaves() -> None:
    s = arena()
    wall = s.put(0, "Wall", AT)
    s.put(1, "Plain", AT)
    while s.game.shrine_max(0) - s.game.shrine_level(0) > 1:
        s.put(0, "Plain", "seal-shrine")
    assert s.game.playing()
    s.move(0, wall, "0.hand")
    assert not s.game.playing()


def test_of_the_cards_on_their_way_in_those_with_continuous_abilities_count() -> None:
    s = arena()
    wall, breeze = s.put(0, "Wall", AT), s.put(0, "Breeze", NONE)
    s.game.in_force()
    known, now = s.play.derived, moment(s.game)
    assert holds_still(s.game, known, now._replace(entering=(breeze,)))
    assert not holds_still(s.game, known, now._replace(entering=(wall,)))
    assert not holds_still(s.game, known, now._replace(dormant=(wall,)))
