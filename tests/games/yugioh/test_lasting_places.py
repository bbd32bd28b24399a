"""Continuous effects that say where cards go and how monsters lie, as long as their card is face-up."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, Scenario, effect, magic, monster, snare, through

ALL = pytest.mark.parametrize("edition", EDITIONS)

VOID = magic("void", "Any card sent to the GY is banished instead.", "continuous")
RIFT = magic("rift", "Any monster sent to the GY is banished instead.", "continuous")
WARDEN = effect("warden", "Any card sent to your opponent's GY is banished instead.")
HERALD = effect("herald", "Any monster sent from the hand or Main Deck to the GY is banished instead.")
WISH = magic("wish", "Draw 1 card.")
MARTYR = effect("martyr", "If this card is sent to the GY: Draw 1 card.")
PRICE = magic("price", "Send 1 card from your hand to the GY; draw 1 card.")
DISCARD = magic("discard", "Discard 1 card; draw 1 card.")
BOMB = magic("bomb", "Destroy all monsters on the field.")
SWEEP = magic("sweep", "Destroy all Spells and Traps on the field.")


@pytest.mark.rule("yugioh-zh", "YZH-5.36")
@ALL
def test_what_would_go_to_the_graveyard_is_banished(edition: str) -> None:
    s = Scenario(edition, VOID, WISH, MARTYR, BOMB)
    s.put(0, "void", "s1")
    mine, theirs, bomb, wish = (
        s.put(0, "martyr", "m1"),
        s.put(1, "bear", "m1"),
        s.put(0, "bomb", "hand"),
        s.put(0, "wish", "hand"),
    )
    s.do("activate", bomb)
    through(s)
    assert (s.where(mine), s.where(theirs), s.where(bomb)) == ("0.banished", "1.banished", "0.banished")
    hand = s.size(0, "hand")
    s.do("activate", wish)
    through(s)
    assert (
        s.where(wish) == "0.banished" and s.size(0, "hand") == hand
    )  # one used, one drawn; nobody drew for the martyr


def test_the_card_that_says_so_is_banished_by_itself() -> None:
    s = Scenario("zh-mr2", VOID, SWEEP)
    void, sweep = s.put(0, "void", "s1"), s.put(0, "sweep", "hand")
    s.do("activate", sweep)
    through(s)
    assert s.where(void) == "0.banished" and s.where(sweep) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.31")
def test_a_cost_that_sends_cannot_be_paid_and_a_discard_can() -> None:
    s = Scenario("zh-mr2", VOID, PRICE, DISCARD)
    price, discard, bear = s.put(0, "price", "hand"), s.put(0, "discard", "hand"), s.put(0, "bear", "hand")
    assert "activate" in s.acts(price)
    s.put(0, "void", "s1")
    assert "activate" not in s.acts(price) and "activate" in s.acts(discard)
    s.act("activate", discard)
    s.settle("cost")
    s.pick(bear)
    through(s)
    assert s.where(bear) == "0.banished"


def test_only_monsters_of_which_it_tells() -> None:
    s = Scenario("zh-mr2", RIFT, WISH, BOMB)
    s.put(0, "rift", "s1")
    bear, bomb = s.put(1, "bear", "m1"), s.put(0, "bomb", "hand")
    s.do("activate", bomb)
    through(s)
    assert s.where(bear) == "1.banished" and s.where(bomb) == "0.graveyard"


def test_only_the_opponents_graveyard() -> None:
    s = Scenario("zh-mr2", WARDEN, BOMB)
    warden, bear, bomb = s.put(0, "warden", "m1"), s.put(1, "bear", "m1"), s.put(0, "bomb", "hand")
    s.do("activate", bomb)
    through(s)
    assert (s.where(warden), s.where(bear)) == ("0.graveyard", "1.banished")


def test_only_from_where_it_says() -> None:
    s = Scenario("zh-mr2", HERALD, DISCARD, BOMB)
    s.put(0, "herald", "m1")
    bear, lying, discard, bomb = (
        s.put(0, "bear", "hand"),
        s.put(1, "bear", "m1"),
        s.put(0, "discard", "hand"),
        s.put(0, "bomb", "hand"),
    )
    s.act("activate", discard)
    s.settle("cost")
    s.pick(bear)
    through(s)
    s.do("activate", bomb)
    through(s)
    assert (s.where(bear), s.where(lying)) == ("0.banished", "1.graveyard")


def test_materials_under_a_monster_that_leaves_are_banished_too() -> None:
    s = Scenario("zh-mr2", VOID, BOMB, monster("giant", traits=("xyz",)))
    s.put(0, "void", "s1")
    giant, under, bomb = s.put(0, "giant", "m1"), s.put(0, "bear", "m2"), s.put(0, "bomb", "hand")
    s.edit(lambda game: game.attach_material([under], giant))
    s.do("activate", bomb)
    through(s)
    assert s.where(under) == "0.banished"


LIMIT = magic("limit", "Change all face-up Level 4 or higher monsters to Defense Position.", "continuous")
ORDERS = snare(
    "orders",
    "All face-up monsters on the field are changed to Attack Position and their battle positions cannot be changed.",
    "continuous",
)
CUB = monster("cub", level=3)


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_monsters_are_kept_in_defense_position(edition: str) -> None:
    s = Scenario(edition, LIMIT, CUB)
    mine, theirs, hidden, cub = (
        s.put(0, "bear", "m1"),
        s.put(1, "bear", "m1"),
        s.put(1, "bear", "m2", FACE_DOWN),
        s.put(0, "cub", "m2"),
    )
    limit, later = s.put(0, "limit", "hand"), s.put(0, "bear", "hand")
    s.do("activate", limit)
    through(s)
    assert [s.card(each).stance for each in (mine, theirs, hidden, cub)] == [DEFENSE, DEFENSE, FACE_DOWN, ATTACK]
    assert "change_position" not in s.acts(mine) and "change_position" in s.acts(cub)
    s.do("normal_summon", later)
    through(s)
    assert s.card(later).stance == DEFENSE


def test_when_the_card_has_left_they_may_change_again() -> None:
    s = Scenario("zh-mr2", LIMIT, SWEEP)
    bear, limit, sweep = s.put(0, "bear", "m1"), s.put(0, "limit", "s1"), s.put(0, "sweep", "hand")
    s.do("activate", sweep)
    through(s)
    assert s.where(limit) == "0.graveyard" and "change_position" in s.acts(bear)


def test_two_that_keep_them_otherwise_come_to_rest() -> None:
    s = Scenario("zh-mr2", LIMIT, ORDERS)
    s.put(0, "orders", "s1")
    bear, limit = s.put(0, "bear", "m1"), s.put(0, "limit", "hand")
    s.do("activate", limit)
    through(s)
    assert s.card(bear).stance in (ATTACK, DEFENSE) and "change_position" not in s.acts(bear)


LOCK = effect("lock", "Neither player can add cards from their Deck to their hand, except by drawing them.")
SEEK = magic("seek", "Add 1 Level 4 or lower monster from your Deck to your hand.")
DIG = magic("dig", "Add 1 Level 4 or lower monster from your Deck or GY to your hand.")
WAIT = magic("wait", "You take no battle damage from your opponent's monsters this turn.")


def test_nothing_is_added_from_the_deck_but_by_drawing() -> None:
    s = Scenario("zh-mr2", LOCK, SEEK, DIG, WISH)
    seek, dig, wish = (s.put(0, name, "hand") for name in ("seek", "dig", "wish"))
    assert "activate" in s.acts(seek)
    s.put(1, "lock", "m1")
    assert "activate" not in s.acts(seek) and "activate" not in s.acts(dig) and "activate" in s.acts(wish)
    dead = s.put(0, "bear", "graveyard")
    s.do("activate", dig)
    through(s)
    assert s.where(dead) == "0.hand"


@pytest.mark.parametrize("protected", [True, False])
def test_no_battle_damage_from_the_opponents_monsters(protected: bool) -> None:
    s = Scenario("zh-mr2", WAIT, monster("giant", atk=2500))
    wait, attacker, giant = s.put(0, "wait", "hand"), s.put(0, "bear", "m1"), s.put(1, "giant", "m1")
    if protected:
        s.do("activate", wait)
        through(s)
    s.attack(attacker, giant)
    assert s.where(attacker) == "0.graveyard" and (s.lp(0) == 8000) == protected


SLEEPER = effect(
    "sleeper",
    "While this card is in face-up Defense Position, change all face-up monsters on the field to Defense Position, "
    "also negate the activated effects of monsters that were in Defense Position when that effect was activated.",
)
SEER = effect("seer", "Once per turn: You can draw 1 card.")
DEPARTING = effect("departing", "You can Tribute this card; draw 1 card.")
CALLED = effect("called", "You can discard this card; draw 1 card.")


@pytest.mark.parametrize("stance", [ATTACK, DEFENSE])
@pytest.mark.parametrize(("name", "zone"), [("seer", "m2"), ("departing", "m2"), ("called", "hand")])
@pytest.mark.parametrize("owner", [0, 1])
def test_effects_of_monsters_that_lay_in_defense_are_negated(stance: str, name: str, zone: str, owner: int) -> None:
    s = Scenario("zh-mr2", SLEEPER, SEER, DEPARTING, CALLED)
    s.put(owner, "sleeper", "m1", stance)
    card = s.put(0, name, zone, DEFENSE if zone == "m2" and stance == DEFENSE else ATTACK)
    held = len(s.table.zones["0.hand"]) - (name == "called")
    s.act("activate", card)
    through(s)
    assert len(s.table.zones["0.hand"]) - held == (stance == ATTACK or name == "called")


def test_of_spells_and_of_what_is_not_activated_nothing_is_negated() -> None:
    lord = effect("lord", "All Warrior monsters you control gain 300 ATK.")
    s = Scenario("zh-mr2", SLEEPER, WISH, lord)
    s.put(1, "sleeper", "m1", DEFENSE)
    s.put(0, "lord", "m1", DEFENSE)
    bear, wish = s.put(0, "bear", "m2"), s.put(0, "wish", "hand")
    held = len(s.table.zones["0.hand"])
    s.act("activate", wish)
    through(s)
    assert len(s.table.zones["0.hand"]) == held and s.card(bear).stance == DEFENSE
    assert s.game.value(bear, "atk") == s.game.data(bear).atk + 300


DROWSY = effect(
    "drowsy",
    "2 Level 4 monsters\nOnce per turn, during your Standby Phase, detach 1 material from this card. If you cannot, "
    "destroy it. While this card is in face-up Defense Position, negate the activated effects of monsters that were in "
    "Defense Position when that effect was activated.",
    traits=("effect", "xyz"),
)
WAKEFUL = effect(
    "wakeful",
    "2 Level 4 monsters\nOnce per turn, during your Standby Phase: Detach 1 material from this card. If you cannot, "
    "destroy it. While this card is in face-up Defense Position, negate the activated effects of monsters that were in "
    "Defense Position when that effect was activated.",
    traits=("effect", "xyz"),
)


@pytest.mark.parametrize(("name", "kept"), [("drowsy", False), ("wakeful", True)])
@pytest.mark.parametrize("materials", [1, 0])
def test_upkeep_is_not_activated_and_a_colon_says_an_effect(name: str, kept: bool, materials: int) -> None:
    s = Scenario("zh-mr2", DROWSY, WAKEFUL)
    card = s.put(1, name, "m1", DEFENSE)
    s.put(0, name, "m2", DEFENSE)  # in its opponent's Standby Phase nothing happens to it
    if materials:
        under = s.put(1, "bear", "graveyard")
        s.edit(lambda game: game.attach_material([under], card))
    s.end_turn()
    assert s.where(card) == ("1.m1" if kept or materials else "1.graveyard")
    if materials:
        assert (s.where(under) == "1.graveyard") != kept


@pytest.mark.parametrize(
    "said",
    [
        "The controller of this card pays {} (this is not optional).",
        "This card's controller must pay {} (this is not optional).",
        "This card's controller must pay {}. If they cannot, destroy this card.",
    ],
)
@pytest.mark.parametrize(("lp", "stays"), [(8000, True), (300, False)])
def test_what_a_controller_has_to_pay_is_not_activated(said: str, lp: int, stays: bool) -> None:
    fiend = effect("fiend", said.format("500 Life Points during each of their Standby Phases"))
    s = Scenario("zh-mr2", fiend)
    card = s.put(1, "fiend", "m1")
    s.set_lp(1, lp)
    s.act("phase", value="end")
    assert s.choice.kind == "action", "nobody is asked: it is not optional"
    assert s.where(card) == ("1.m1" if stays else "1.graveyard") and s.lp(1) == (7500 if stays else 300)
    assert not s.facts("activated")
