"""Sentences of the decks of 2002 to 2008: counters without a name, how a card may be Summoned, values that are asked."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, Scenario, effect, magic, monster, through, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood

HULL = effect(
    "hull",
    "If this card is Normal Summoned: Place 2 counters on it. Cannot be destroyed by battle. At the end of the Damage Step, if this card battled: Remove 1 counter from this card. If you cannot, destroy it.",
    atk=2000,
)


def test_a_counter_without_a_name_is_taken_off_or_the_card_falls() -> None:
    s = Scenario("zh-mr2", HULL)
    hull = s.put(0, "hull", "hand")
    s.act("normal_summon", hull)
    through(s)
    assert s.card(hull).counters == {"counter": 2}
    for left in (1, 0, None):
        s.attack(hull, s.put(1, "bear", "m1") if left is None else None)
        through(s)
        assert s.where(hull) == ("0.graveyard" if left is None else "0.m1")
        assert s.card(hull).counters.get("counter", 0) == (left or 0)
        s.end_turn()
        s.end_turn()


GATED = effect(
    "gated",
    'This card can only be Normal Summoned, Flip Summoned, or Special Summoned when there is a face-up "bear" on your side of the field.',
)
REVIVE = magic("revive", "Target 1 monster in your GY; Special Summon that target.")


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize("there", [True, False])
def test_neither_summoned_nor_flipped_without_the_other_card(there: bool) -> None:
    s = Scenario("zh-mr2", GATED, REVIVE)
    hand, down = s.put(0, "gated", "hand"), s.put(0, "gated", "m1", FACE_DOWN)
    gone, revive = s.put(0, "gated", "graveyard"), s.put(0, "revive", "hand")
    if there:
        s.put(0, "bear", "m2")
    assert (hand in s.offered("normal_summon")) == there
    assert hand in s.offered("set_monster")
    assert (down in s.offered("flip_summon")) == there
    assert (revive in s.offered("activate")) == there
    assert s.where(gone) == "0.graveyard"


def test_a_monster_that_is_only_set() -> None:
    s = Scenario(
        "zh-mr2", effect("lurker", "If you Normal Summon this card, you must place it in face-down Defense Position.")
    )
    lurker = s.put(0, "lurker", "hand")
    assert lurker not in s.offered("normal_summon")
    assert lurker in s.offered("set_monster")


def test_summoned_by_a_tribute_while_something_is_there() -> None:
    text = (
        'This card cannot be Normal Summoned or Set. This card cannot be Special Summoned except by Tributing 1 "bear" '
        'while "ox" is on the field.'
    )
    s = Scenario("zh-mr2", effect("angel", text, level=8))
    angel, bear = s.put(0, "angel", "hand"), s.put(0, "bear", "m1")
    assert angel not in s.offered("special_summon")
    s.put(1, "ox", "m1")
    s.act("special_summon", angel)
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(angel).startswith("0.m")


@pytest.mark.parametrize(
    ("asked", "falls"),
    [
        ("its ATK is 0", False),
        ("its ATK is 500 or less", True),
        ("its ATK is 500", True),
        ("its ATK is 600 or more", False),
        ("its ATK is more than 400", True),
        ("its ATK is less than 500", False),
    ],
)
def test_what_its_value_is_now(asked: str, falls: bool) -> None:
    text = f"Target 1 face-up monster on the field; that target loses 1000 ATK, then if {asked}, destroy it."
    s = Scenario("zh-mr2", magic("dart", text))
    bear = s.put(1, "bear", "m1")  # 1500 ATK
    use(s, "dart")
    assert s.where(bear) == ("1.graveyard" if falls else "1.m1")


def test_whose_value_it_is_must_be_known() -> None:
    with pytest.raises(NotUnderstood):
        effect("vague", "Once per turn: You can draw 1 card if the ATK of all monsters is 500 or less.")


def test_cards_from_the_hand_are_put_in_order_below_the_deck() -> None:
    s = Scenario(
        "zh-mr2", magic("bury", "Place any number of cards from your hand on the bottom of your Deck in any order.")
    )
    s.clear_hands()
    one, other = s.put(0, "bear", "hand"), s.put(0, "ox", "hand")
    s.act("activate", s.put(0, "bury", "hand"))
    while s.choice.kind != "pick":
        s.play.answer([0])
    s.play.answer([0, 1])
    s.settle("order")
    s.play.answer([1, 0])
    assert [s.where(card) for card in (one, other)] == ["0.deck", "0.deck"]
    assert s.table.zones["0.deck"][:2] == [one, other]  # the last one picked lies lowest


HEIR = effect(
    "heir",
    "During your next Standby Phase after this card was destroyed by battle and sent to your GY, Special Summon it.",
)


def test_comes_back_in_the_next_standby_phase() -> None:
    s = Scenario("zh-mr2", HEIR, monster("giant", 4, 3000))
    heir, giant = s.put(0, "heir", "m1", DEFENSE), s.put(1, "giant", "m1")
    s.end_turn()
    s.attack(giant, heir)
    through(s)
    assert s.where(heir) == "0.graveyard"
    s.end_turn()
    through(s)
    assert s.where(heir).startswith("0.m")


EXILE = effect(
    "exile", "During the End Phase, if this card was banished this turn: Special Summon it in Attack Position."
)


def test_banished_in_this_turn() -> None:
    s = Scenario("zh-mr2", EXILE, magic("rift", "Target 1 card in your GY; banish that target."))
    exile = s.put(0, "exile", "graveyard")
    use(s, "rift")
    assert s.where(exile) == "0.banished"
    s.end_turn()
    assert s.where(exile).startswith("0.m")


@pytest.mark.rule("yugioh-zh", "YZH-2.73")
@pytest.mark.parametrize(("level", "tributes"), [(4, 0), (5, 1), (6, 1), (7, 2)])
def test_comes_for_as_many_tributes_as_its_level_asks(level: int, tributes: int) -> None:
    text = (
        "Cannot be Normal Summoned/Set. You can Special Summon this card from your hand (but Tributes are required if it "
        "is Level 5 or higher)."
    )
    s = Scenario("zh-mr2", effect("toon", text, level=level))
    toon = s.put(0, "toon", "hand")
    there = [s.put(0, name, zone) for name, zone in (("bear", "m1"), ("ox", "m2"))]
    s.act("special_summon", toon)
    while s.choice.kind == "pick":
        s.play.answer(list(range(s.choice.least)))
    through(s)
    assert s.where(toon).startswith("0.m")
    assert [s.where(card) for card in there].count("0.graveyard") == tributes


GROWING = effect(
    "growing",
    "During your next Standby Phase after this card destroys a monster by battle, by sending this card to the Graveyard, draw 2 cards.",
    atk=2000,
)


@pytest.mark.parametrize("fights", [True, False])
def test_in_the_next_standby_phase_after_it_has_destroyed_a_monster(fights: bool) -> None:
    s = Scenario("zh-mr2", GROWING)
    growing, bear = s.put(0, "growing", "m1"), s.put(1, "bear", "m1")
    if fights:
        s.attack(growing, bear)
        through(s)
    s.end_turn()
    s.act("phase", value="end")
    through(s)
    assert s.where(growing) == ("0.graveyard" if fights else "0.m1")


def test_once_while_it_lies_face_up() -> None:
    s = Scenario("zh-mr2", effect("bud", "Once while this card is face-up on the field: You can draw 1 card."))
    bud = s.put(0, "bud", "m1")
    s.do("activate", bud)
    s.end_turn()
    s.end_turn()
    assert bud not in s.offered("activate")
