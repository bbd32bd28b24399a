"""Attacks at monsters that become direct attacks, and effects that go by the kind of a card."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, snare, through

CURTAIN = snare(
    "curtain",
    "If your opponent's monster attacks a monster on your side of the field, you can make the attack a direct attack.",
    "continuous",
)
SPARK = effect(
    "spark",
    "When this card attacks or is attacked: Your opponent draws 1 card. Reveal it, and based on its type apply this "
    "effect.\n● Monster: End the Battle Phase.\n● Spell: If this card is attacking, you can change it to a direct "
    "attack instead.\n● Trap: Change this card to Defense Position.",
    atk=900,
)
CARDS = {"monster": "bear", "spell": "note", "trap": "pit"}
NOTE, PIT = magic("note", "Gain 100 LP."), snare("pit", "Gain 100 LP.")


@pytest.mark.parametrize("used", [True, False])
def test_the_attack_goes_to_the_player_instead(used: bool) -> None:
    s = Scenario("zh-mr2", CURTAIN)
    giant = s.put(0, "giant", "m1")
    mouse, curtain = s.put(1, "mouse", "m1"), s.put(1, "curtain", "s1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", mouse)
    assert curtain in s.offered("activate") and s.choice.seat == 1
    if used:
        s.act("activate", curtain)
    else:
        s.decline()
    through(s)
    assert s.lp(1) == 8000 - 2500 and (s.where(mouse) == "1.m1") == used
    assert giant not in s.offered("attack")


def test_a_direct_attack_is_none_already() -> None:
    s = Scenario("zh-mr2", CURTAIN)
    giant, curtain = s.put(0, "giant", "m1"), s.put(1, "curtain", "s1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    while s.choice.kind == "attack_target":
        s.act("direct")
    assert s.choice.seat == 0 or curtain not in s.offered("activate")


@pytest.mark.parametrize("kind", ["monster", "spell", "trap"])
@pytest.mark.parametrize("attacks", [True, False])
def test_it_goes_by_the_kind_of_the_card_that_was_drawn(kind: str, attacks: bool) -> None:
    s = Scenario("zh-mr2", SPARK, NOTE, PIT)
    s.put(1 if attacks else 0, CARDS[kind], "deck")
    seat = 0 if attacks else 1
    spark = s.put(seat, "spark", "m1")
    other = s.put(1 - seat, "wall" if attacks else "mouse", "m1")
    s.do("phase", value="battle")
    attacker, target = (spark, other) if attacks else (other, spark)
    s.act("attack", attacker)
    s.act("attack", target)
    while s.table.choice is not None and s.choice.kind not in ("action", "battle"):
        if s.choice.kind == "yes_no":
            assert (kind, attacks) == ("spell", True)
            s.act("yes")
        elif s.offered("attack") or s.offered("phase"):
            break
        else:
            s.play.answer([])
    hurt = {("spell", True): 900, ("spell", False): 900, ("trap", False): 1000}.get((kind, attacks), 0)
    assert s.lp(1 if attacks else 0) == 8000 - hurt
    assert s.card(spark).sideways == (kind == "trap")
    assert (s.phase == "battle") == (kind != "monster")
