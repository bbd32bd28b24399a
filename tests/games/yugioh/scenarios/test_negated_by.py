"""A card whose effects are negated shows by which card, if both players may know that one."""

from __future__ import annotations

from typing import Any

from scenario import Scenario, effect, magic, snare
from stage import use

GAINS = effect("imp", "This card gains 500 ATK.", traits=("effect", "flip"))
COMMAND = snare("command", "Flip monsters' effects cannot be activated, also their effects are negated.", "continuous")
HUSH = magic("hush", "Target 1 face-up monster your opponent controls; negate its effects until the end of this turn.")


def values(s: Scenario, card: int) -> dict[str, Any]:
    return s.game.values(s.table.cards[card])


def test_a_card_in_force_is_named() -> None:
    s = Scenario("zh-mr2", COMMAND, GAINS)
    imp, other = s.put(1, "imp", "m1"), s.put(1, "ox", "m2")
    command = s.put(0, "command", "s1")
    assert values(s, imp)["negated"] and values(s, imp)["negated_by"] == s.table.cards[command].code
    assert not values(s, other)["negated"] and "negated_by" not in values(s, other)


def test_a_card_that_has_resolved_is_named_as_long_as_it_lasts() -> None:
    s = Scenario("zh-mr2", HUSH, GAINS)
    imp = s.put(1, "imp", "m1")
    hush = s.put(0, "hush", "hand")
    use(s, hush)
    assert s.where(hush) == "0.graveyard"
    assert values(s, imp)["negated_by"] == s.table.cards[hush].code
    s.end_turn()
    assert not values(s, imp)["negated"]


def test_a_card_that_not_both_may_know_is_not_named() -> None:
    s = Scenario("zh-mr2", HUSH, GAINS)
    imp = s.put(1, "imp", "m1")
    hush = s.put(0, "hush", "hand")
    use(s, hush)
    s.play.move(hush, "0.hand")
    assert values(s, imp)["negated"] and "negated_by" not in values(s, imp)


def test_a_negated_trap_on_the_field_is_told_too() -> None:
    mute = effect("mute", "Negate the effects of all Trap Cards your opponent controls.")
    s = Scenario("zh-mr2", COMMAND, mute)
    command = s.put(0, "command", "s1")
    assert "negated" not in values(s, command)
    monster = s.put(1, "mute", "m1")
    assert values(s, command) == {"negated": True, "negated_by": s.table.cards[monster].code}
