"""Cards that stay on the field and speak of what they have targeted or Summoned, and what is told without a colon."""

from __future__ import annotations

import pytest
from scenario import ATTACK, SET, Scenario, effect, magic, parsed, spell, through, trap

CALLING = parsed(
    trap(
        "calling",
        icon="continuous",
        text="Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position. "
        "When this card leaves the field, destroy that target. When that target is destroyed, destroy this card.",
    )
)
OLD_CALLING = parsed(
    trap(
        "old calling",
        icon="continuous",
        text="Select 1 monster from your Graveyard and Special Summon it in Attack Position. "
        "When this card is removed from the field, destroy that monster. "
        "When that monster is destroyed, destroy this card.",
    )
)
WIND = parsed(spell("wind", text="Destroy all Spells and Traps on the field."))
FLOOD = parsed(spell("flood", text='Destroy all "bear" on the field.'))
TIDE = parsed(spell("tide", text='Return all "bear" on the field to the hand.'))


def called(name: str) -> tuple[Scenario, int, int]:
    """A bear brought back by such a card, with the next turn begun."""
    s = Scenario("zh-mr2", CALLING, OLD_CALLING, WIND, FLOOD, TIDE)
    card, bear = s.put(0, name, "s1", SET), s.put(0, "bear", "graveyard")
    s.put(0, "ox", "m1")
    s.act("activate", card)
    through(s)
    assert s.where(bear)[:3] == "0.m" and s.where(card) == "0.s1"
    return s, card, bear


@pytest.mark.parametrize("name", ["calling", "old calling"])
def test_what_it_brought_back_goes_with_it(name: str) -> None:
    s, card, bear = called(name)
    s.act("activate", s.put(0, "wind", "hand"))
    through(s)
    assert (s.where(card), s.where(bear)) == ("0.graveyard", "0.graveyard")
    assert not [fact for fact in s.facts("activated") if fact.card == card and fact.data["activated"] == "effect"]


@pytest.mark.parametrize(("name", "by", "stays"), [("calling", "flood", False), ("calling", "tide", True)])
def test_it_goes_with_what_it_brought_back(name: str, by: str, stays: bool) -> None:
    s, card, bear = called(name)
    s.act("activate", s.put(0, by, "hand"))
    through(s)
    assert s.where(bear) == ("0.hand" if stays else "0.graveyard")
    assert (s.where(card) == "0.s1") == stays


def test_what_came_back_another_way_is_another_card() -> None:
    s, card, bear = called("calling")
    s.act("activate", s.put(0, "tide", "hand"))
    through(s)
    s.act("normal_summon", bear)
    through(s)
    s.act("activate", s.put(0, "flood", "hand"))
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(card) == "0.s1"


BURIAL = parsed(
    spell(
        "burial",
        icon="equip",
        text="Activate this card by paying 800 LP, then target 1 monster in your GY; Special Summon that target in "
        "face-up Attack Position and equip it with this card. "
        "When this card is destroyed, destroy the equipped monster.",
    )
)


def test_what_it_was_equipped_to_goes_with_it() -> None:
    s = Scenario("zh-mr2", BURIAL, WIND)
    card, bear = s.put(0, "burial", "hand"), s.put(0, "bear", "graveyard")
    s.act("activate", card)
    through(s)
    assert s.lp(0) == 7200 and s.card(card).host == bear
    s.act("activate", s.put(0, "wind", "hand"))
    through(s)
    assert (s.where(card), s.where(bear)) == ("0.graveyard", "0.graveyard")


HOTHEAD = effect("hothead", "When this card declares an attack, it gains 500 ATK.", atk=1000)


def test_what_is_told_without_a_colon_starts_no_chain() -> None:
    later = "When this card declares an attack, it gains 500 ATK. If this card is banished: Draw 1 card."
    for text in (HOTHEAD.text, later):
        s = Scenario("zh-mr2", effect("hothead", text, atk=1000))
        card = s.put(0, "hothead", "m1", ATTACK)
        s.attack(card)
        through(s)
        assert s.lp(1) == 8000 - 1500
        chained = [fact for fact in s.facts("activated") if fact.card == card]
        assert bool(chained) == (text == HOTHEAD.text)  # an older text tells of a Trigger Effect so


SENTRY = effect(
    "sentry", "At the end of the Battle Phase, if this card battled: Inflict 700 damage to your opponent.", atk=1600
)


@pytest.mark.parametrize(("attacks", "lost"), [(True, 700), (False, 0)])
def test_at_the_end_of_the_battle_phase_if_it_battled(attacks: bool, lost: int) -> None:
    s = Scenario("zh-mr2", SENTRY)
    card, bear = s.put(0, "sentry", "m1"), s.put(1, "bear", "m1")
    if attacks:
        s.attack(card, bear)
    else:
        s.do("phase", value="battle")
    s.do("phase", value="main2")
    through(s)
    assert s.lp(1) == 8000 - lost - (100 if attacks else 0)


CASTLE = parsed(
    spell(
        "castle",
        icon="field",
        text="When a Warrior monster is attacked, the attacking monster loses 500 ATK during damage calculation only.",
    )
)


def test_the_attacking_monster_is_weaker_during_damage_calculation_only() -> None:
    s = Scenario("zh-mr2", CASTLE)
    s.put(1, "castle", "field")
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.attack(ox, bear)
    through(s)
    assert s.lp(0) == 8000 - 300 and s.where(ox) == "0.graveyard"


SHELTER = magic(
    "shelter",
    'When this card is activated: Special Summon 1 "ox" from your hand. When this card leaves the field, destroy that'
    " monster. Once per turn: You can discard 1 card; the monster Special Summoned by this card's effect gains 500 ATK,"
    " until the end of this turn.",
    "continuous",
)


@pytest.mark.parametrize("brought", [True, False])
def test_nothing_is_paid_for_a_monster_that_it_has_not_brought(brought: bool) -> None:
    s = Scenario("zh-mr2", SHELTER)
    ox, spare = s.put(0, "ox", "hand"), s.put(0, "bear", "hand")
    if brought:
        card = s.put(0, "shelter", "hand")
        s.act("activate", card)
        through(s)
        assert s.where(ox)[:3] == "0.m"
    else:
        card = s.put(0, "shelter", "s1")
    assert (card in s.offered("activate")) == brought
    if brought:
        s.act("activate", card)
        through(s)
        assert (s.where(spare), s.game.value(ox, "atk")) == ("0.graveyard", 2200)
