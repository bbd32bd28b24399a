"""An attack that is offered says what it may be aimed at, and the board lights that (YZH-3.42, YZH-3.43)."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, monster, parsed

from sanam.engine.view import view
from sanam.games.yugioh.presentation.playmat import YugiohPlaymat

FLYER = parsed(monster("flyer", atk=800, text="This card can attack directly.", traits=("effect",)))
GUARD = parsed(monster("guard", text="This card cannot be targeted for attacks.", traits=("effect",)))


def landing(s: Scenario, card: int) -> tuple[set[str], set[int | None]]:
    """Where the attack of `card` may be dropped: plates, and monsters by their ids or, face-down, by their zones."""
    seen = view(s.play, 0)
    assert seen.choice is not None
    (shown,) = [c for cards in seen.zones.values() for c in cards if c.id == card]
    (option,) = [o for o in seen.choice.options if o.act == "attack" and o.card == shown.handle]
    zones, cards = YugiohPlaymat().landing(seen, 0, option, shown, None)
    lit = [seen.find(handle) for handle in cards]
    assert None not in lit
    return zones, {it.id if it.id is not None else it.zone for it in lit if it is not None}


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
def test_who_can_attack_directly_may_be_dropped_on_the_player_and_on_each_monster() -> None:
    s = Scenario("zh-mr2", FLYER)
    flyer, ox = s.put(0, "flyer", "m1"), s.put(0, "ox", "m2")
    bear = s.put(1, "bear", "m1")
    s.put(1, "wall", "m2", FACE_DOWN)
    s.do("phase", value="battle")
    assert landing(s, flyer) == ({"seat1"}, {bear, "1.m2"})
    assert landing(s, ox) == (set(), {bear, "1.m2"})
    s.act("attack", flyer)
    s.do("direct")
    assert s.lp(1) == 8000 - 800


@pytest.mark.rule("yugioh-zh", "YZH-3.43")
def test_without_monsters_only_the_player_is_lit() -> None:
    s = Scenario("zh-mr2")
    ox = s.put(0, "ox", "m1")
    s.do("phase", value="battle")
    assert landing(s, ox) == ({"seat1"}, set())


@pytest.mark.rule("yugioh-zh", "YZH-3.42")
def test_a_monster_that_cannot_be_attacked_is_not_lit() -> None:
    s = Scenario("zh-mr2", GUARD)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(1, "guard", "m2")
    s.do("phase", value="battle")
    assert landing(s, ox) == (set(), {bear})
