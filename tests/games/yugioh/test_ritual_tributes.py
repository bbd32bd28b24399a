"""What Ritual Spells ask for: which monsters, from where, with which Levels, and what becomes of them."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through

PRIEST = parsed(monster("priest", 8, 2500, 2000, traits=("ritual", "effect"), text="This card cannot attack."))
RITE = 'This card is used to Ritual Summon "priest". You must also '
LEVEL = "whose total Levels equal or exceed the Level of the Ritual Monster you Ritual Summon."


def rite(asked: str) -> tuple[Scenario, int]:
    """A duel with the Ritual Spell and its monster in the hand."""
    s = Scenario("zh-mr2", PRIEST, magic("rite", RITE + asked, "ritual"))
    s.clear_hands()
    s.put(0, "priest", "hand")
    return s, s.put(0, "rite", "hand")


def held(s: Scenario, card: int) -> bool:
    """Whether the Ritual Summon can be begun; it is carried out."""
    if s.refused("activate", card) is not None:
        return False
    s.act("activate", card)
    through(s)
    return True


@pytest.mark.rule("yugioh-zh", "YZH-2.65")
@pytest.mark.parametrize(("zone", "done"), [("m1", True), ("hand", False)])
def test_monsters_you_control_are_not_those_of_the_hand(zone: str, done: bool) -> None:
    s, card = rite(f"Tribute monsters you control {LEVEL}")
    giant, mouse = s.put(0, "giant", "m2"), s.put(0, "mouse", zone)
    assert held(s, card) == done
    assert [s.where(each) == "0.graveyard" for each in (giant, mouse)] == [done, done]


@pytest.mark.parametrize(("name", "done"), [("wall", True), ("knight", False)])
def test_only_such_monsters_are_tributed(name: str, done: bool) -> None:
    s, card = rite(f"Tribute Level 4 monsters from your hand or field, {LEVEL}")
    for other, zone in (("bear", "hand"), (name, "m1")):
        s.put(0, other, zone)
    assert held(s, card) == done


@pytest.mark.parametrize(("name", "done"), [("mouse", False), ("bear", True)])
def test_one_monster_of_such_a_level_alone(name: str, done: bool) -> None:
    s, card = rite("Tribute a monster from your hand or field whose Level is 4 or more.")
    one, other = s.put(0, name, "hand"), s.put(0, "mouse", "m1")
    assert held(s, card) == done
    assert s.where(one) == ("0.graveyard" if done else "0.hand")
    assert s.where(other) == "0.m1", "one is enough, and a lower one does not serve"


OTHERS = {
    "banish Level 4 monsters from your GY": "0.banished",
    "shuffle Level 4 monsters from your GY into the Deck": "0.deck",
}


@pytest.mark.parametrize("total", [LEVEL, "whose total Levels equal 8 or more."])
@pytest.mark.parametrize("others", OTHERS)
@pytest.mark.parametrize(("dead", "done"), [("bear", True), ("knight", False)])
def test_what_lies_in_the_graveyard_helps(total: str, others: str, dead: str, done: bool) -> None:
    s, card = rite(f"Tribute monsters from your hand or field, and/or {others}, {total}")
    ox, lying = s.put(0, "ox", "m1"), s.put(0, dead, "graveyard")
    assert held(s, card) == done
    assert (s.where(ox), s.where(lying)) == (("0.graveyard", OTHERS[others]) if done else ("0.m1", "0.graveyard"))


@pytest.mark.parametrize(("hand", "sent"), [("bear", 1), ("mouse", None)])
def test_no_more_of_the_deck_than_is_said(hand: str, sent: int | None) -> None:
    """Two Level 4 monsters of the Deck would do beside a Level 1 monster; only one may be sent."""
    s, card = rite("Tribute monsters from your hand or field, and/or send 1 monster from your Deck to the GY, " + LEVEL)
    s.put(0, hand, "hand")
    deck = len(s.table.zones["0.deck"])
    assert held(s, card) == (sent is not None)
    assert len(s.table.zones["0.deck"]) == deck - (sent or 0)


@pytest.mark.parametrize(("theirs", "done"), [(1, False), (2, True)])
def test_monsters_of_the_extra_deck_are_sent_while_a_condition_holds(theirs: int, done: bool) -> None:
    words = "2 monsters\nThis card cannot attack."
    beast = parsed(monster("beast", 4, 2600, 1000, traits=("fusion", "effect"), text=words))
    text = (
        f"Tribute monsters from your hand or field {LEVEL} If your opponent controls 2 or more monsters, "
        "you can also send Fusion Monsters from your Extra Deck to the GY."
    )
    s = Scenario("zh-mr2", PRIEST, beast, magic("rite", RITE + text, "ritual"), extra=("beast",))
    s.clear_hands()
    s.put(0, "priest", "hand")
    s.put(0, "bear", "hand")
    for at in range(theirs):
        s.put(1, "mouse", f"m{at + 1}")
    assert held(s, s.put(0, "rite", "hand")) == done
    assert bool(s.table.zones["0.extra"]) == (not done)


ACOLYTE = effect("acolyte", "If this card is Tributed for a Ritual Summon: Draw 1 card.", level=8)


@pytest.mark.parametrize("ritual", [True, False])
def test_what_happens_when_it_is_tributed_for_a_ritual(ritual: bool) -> None:
    text = "Tribute monsters from your hand or field " + LEVEL
    s = Scenario("zh-mr2", PRIEST, ACOLYTE, magic("rite", RITE + text, "ritual"))
    s.clear_hands()
    acolyte = s.put(0, "acolyte", "m1")
    if ritual:
        s.put(0, "priest", "hand")
        s.act("activate", s.put(0, "rite", "hand"))
    else:
        s.act("normal_summon", s.put(0, "knight", "hand"))
    through(s)
    assert s.where(acolyte) == "0.graveyard"
    assert s.size(0, "hand") == ritual
