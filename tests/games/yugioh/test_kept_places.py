"""Cards that do not go where they would: what stays in the Deck or on the field, and what is banished instead of
returning to the hand; and how many monsters come to the field at once, or from the Extra Deck."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, through

MILL = magic("mill", "Send the top 2 cards of your Deck to the GY.")
PAY = magic("pay", "Send 1 monster from your Deck to the GY; draw 1 card.")
TOP = magic("top", "Send the top card of your Deck to the GY; draw 1 card.")


@pytest.mark.parametrize("kept", [True, False])
def test_nothing_is_sent_from_the_deck(kept: bool) -> None:
    s = Scenario("zh-mr2", effect("wall of iron", "Cards cannot be sent from the Deck to the GY."), MILL, PAY, TOP)
    if kept:
        s.put(1, "wall of iron", "m1")
    cards = {name: s.put(0, name, "hand") for name in ("mill", "pay", "top")}
    assert {name for name, card in cards.items() if "activate" in s.acts(card)} == (set() if kept else {*cards})


def test_not_even_by_an_effect_that_was_there_before() -> None:
    fort = effect("fort", "Neither player can send cards from the Deck to the GY.")
    s = Scenario("zh-mr2", fort)
    s.put(1, "fort", "m1")
    top = s.table.zones["0.deck"][-1]
    s.edit(lambda game: game.send([top], {"cause": "effect", "card": None, "seat": 0}))
    assert s.where(top) == "0.deck"


@pytest.mark.parametrize("kept", [True, False])
def test_nothing_on_the_field_returns_to_the_deck(kept: bool) -> None:
    spin = magic("spin", "Target 1 monster on the field; shuffle it into the Deck.")
    s = Scenario("zh-mr2", effect("hunter", "Cards on the field cannot be returned to the Deck."), spin)
    bear = s.put(1, "bear", "m1")
    if kept:
        s.put(0, "hunter", "m1")
    card = s.put(0, "spin", "hand")
    assert ("activate" in s.acts(card)) != kept
    s.edit(lambda game: game.to_deck([bear], {"cause": "effect", "card": None, "seat": 0}))
    assert s.where(bear) == ("1.m1" if kept else "1.deck")


@pytest.mark.parametrize(
    ("text", "from_field", "from_graveyard"),
    [
        ("Monster Cards that would be returned from the field to the hand are banished instead.", "banished", "hand"),
        ("Any cards that returns from the Graveyard to the hand is banished instead.", "hand", "banished"),
    ],
)
def test_banished_instead_of_returning_to_the_hand(text: str, from_field: str, from_graveyard: str) -> None:
    wind = magic("wind", "Return all monsters your opponent controls to the hand.")
    dig = magic("dig", "Target 1 monster in your GY; add it to your hand.")
    s = Scenario("zh-mr2", effect("ring", text), wind, dig)
    s.put(0, "ring", "m1")
    bear, dead = s.put(1, "bear", "m1"), s.put(0, "ox", "graveyard")
    for name in ("wind", "dig"):
        s.act("activate", s.put(0, name, "hand"))
        through(s)
    assert (s.where(bear), s.where(dead)) == (f"1.{from_field}", f"0.{from_graveyard}")


def test_no_price_is_paid_by_what_is_banished_instead() -> None:
    text = "Monster Cards that would be returned from the field to the hand are banished instead."
    lift = effect("lift", "You can return 1 other monster you control to the hand; draw 1 card.")
    s = Scenario("zh-mr2", effect("ring", text), lift)
    card = s.put(0, "lift", "m1")
    s.put(0, "bear", "m2")
    assert "activate" in s.acts(card)
    s.put(1, "ring", "m1")
    assert "activate" not in s.acts(card)


SPIRIT = effect("spirit", "Neither player can Special Summon 2 or more monsters at the same time.")
TWO = magic("two", "Special Summon 2 Level 4 monsters from your GY.")
SOME = magic("some", "Special Summon up to 2 Level 4 monsters from your GY.")
SHEEP = magic("sheep", 'Special Summon 2 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).')


@pytest.mark.parametrize(("name", "come"), [("two", None), ("sheep", None), ("some", 1)])
def test_no_two_monsters_at_the_same_time(name: str, come: int | None) -> None:
    s = Scenario("zh-mr2", SPIRIT, TWO, SOME, SHEEP)
    for dead in ("bear", "ox", "filler"):
        s.put(0, dead, "graveyard")
    card = s.put(0, name, "hand")
    assert "activate" in s.acts(card)
    s.put(1, "spirit", "m1")
    if come is None:
        assert "activate" not in s.acts(card)
        return
    s.act("activate", card)
    through(s)
    assert len(s.game.monsters(0)) == come


def test_no_more_than_so_many_come_from_the_extra_deck() -> None:
    gate = effect("gate", "Each player can Special Summon a maximum of 1 monster from the Extra Deck each turn.")
    call = magic("call", "Special Summon 1 Fusion Monster from your Extra Deck.")
    raise_ = magic("raise", "Target 1 monster in your GY; Special Summon it.")
    names = ("blob", "blob")
    s = Scenario("zh-mr2", gate, call, raise_, monster("blob", traits=("fusion",)), extra=names)
    s.put(1, "gate", "m1")
    s.put(0, "bear", "graveyard")
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    assert len(s.game.monsters(0)) == 1
    assert "activate" not in s.acts(s.put(0, "call", "hand")) and "activate" in s.acts(s.put(0, "raise", "hand"))


@pytest.mark.parametrize("supply", [2, 1])
def test_as_many_as_would_be_destroyed_are_destroyed_instead(supply: int) -> None:
    world = effect(
        "world",
        "If a Normal Monster(s) you control would be destroyed by card effect, you can destroy that many Fiend "
        "monsters in your hand instead.",
        level=5,
    )
    bomb = magic("bomb", "Destroy all Level 4 monsters your opponent controls.")
    s = Scenario("zh-mr2", world, bomb, monster("plain", traits=("normal",)), monster("imp", 1, race="Fiend"))
    s.put(1, "world", "m3")
    plain = [s.put(1, "plain", zone) for zone in ("m1", "m2")]
    held = [s.put(1, "imp", "hand") for _ in range(supply)]
    s.act("activate", s.put(0, "bomb", "hand"))
    while s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))))
    stays = supply == 2
    assert all((s.where(card)[2:] == "graveyard") != stays for card in plain)
    assert all((s.where(card)[2:] == "graveyard") == stays for card in held)


def test_what_it_has_equipped_comes_back_and_not_its_price() -> None:
    rella = effect(
        "rella",
        "You can discard 1 Spell Card; equip 1 Equip Spell Card from your Deck to this card, but return that Equip "
        "Spell Card to the hand during the End Phase.",
    )
    blade = magic("blade", "The equipped monster gains 500 ATK.", "equip")
    s = Scenario("zh-mr2", rella, blade, TWO)
    card, price, worn = s.put(0, "rella", "m1"), s.put(0, "two", "hand"), s.put(0, "blade", "deck")
    s.act("activate", card)
    through(s)
    assert s.where(worn).startswith("0.s") and s.where(price) == "0.graveyard"
    s.end_turn()
    assert s.where(worn) == "0.hand" and s.where(price) == "0.graveyard"
