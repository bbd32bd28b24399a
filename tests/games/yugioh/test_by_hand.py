"""What the rules tie to moves that are made by hand."""

from __future__ import annotations

import pytest
from scenario import Scenario, parsed, spell

from sanam.engine import manual

BLADE = parsed(spell("blade", icon="equip", text="The equipped monster gains 700 ATK."))


@pytest.mark.parametrize("to", ["graveyard", "hand", "deck"])
def test_an_equip_card_moved_away_by_hand_is_not_attached_any_more(to: str) -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, f"0.{to}"))
    assert s.card(blade).host is None
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, "0.s2", stance="up"))
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]


def test_an_equip_card_moved_to_another_zone_by_hand_stays_attached() -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    s.play.manual(0, manual.Move(blade, "0.s3"))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]
