"""Piles that change places, Set cards of another kind than was said, what the turn player controls, and what is done to
those cards."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare, through

EXCHANGE = magic(
    "exchange",
    "If both players have 3 or more cards in their GYs: Each player swaps the cards in their GY with the cards in their Deck, then shuffles their Deck.",
)
GUST = magic(
    "gust",
    "Select 1 Spell Card on the field and destroy it. If the selected card is Set, pick up and see the card. If it is a Spell Card, it is destroyed. If it is a Trap Card, return it to its original position.",
)
FEAST = magic("feast", "All monsters you control gain 100 ATK.", "continuous")
PIT = snare("pit", "When an opponent's monster declares an attack: Gain 300 LP.")
MASK = effect(
    "mask",
    "When this card is Normal Summoned, shuffle all banished cards into the Deck. This card gains 100 ATK for each of those cards.",
)
MAZE = magic(
    "maze",
    "Once per turn, during each player's End Phase: Change the battle positions of all face-up monsters the turn player controls.",
    "continuous",
)
ARENA = magic(
    "arena",
    "During the End Phase, destroy all face-up Attack Position monsters the turn player controls, that did not declare an attack.",
    "continuous",
)
FILL = magic("fill", "Each player draws until they have 4 cards in their hand.")
MORPH = effect("morph", "Once per turn: You can change the Attribute of this card.")
LADDER = effect(
    "ladder", "Once per turn: You can target 1 face-up Xyz Monster on the field; increase its Rank by 3.", level=4
)
STAR = monster("star", level=4, traits=("xyz",))
GUEST = effect(
    "guest",
    "You can reveal this card in your hand, then target 1 Warrior monster you control; Special Summon this card, and if you do, return that monster to the hand.",
    race="Fiend",
)
SHOGUN = effect(
    "shogun",
    "This card can attack while it is in Defense Position. If this card attacks while in Defense Position, apply the ATK of this card for damage calculation.",
    atk=1900,
    def_=100,
)
COFFIN = snare(
    "coffin",
    "When this face-down card is destroyed and sent to the GY, your opponent selects and executes 1 of the following effects:\n● Discard 1 random card in their hand.\n● Select 1 monster on their side of the field and destroy it.",
)
CHARITY = magic(
    "charity",
    "Draw 3 cards, then, if you have a Warrior monster in your hand, reveal 2 cards from your hand including at least 1 Warrior monster, then place them on the top of the Deck in any order. Otherwise, reveal your entire hand, then place it on the top of the Deck in any order.",
)
STORM = magic("storm", "Destroy all Spells and Traps on the field.")


def test_deck_and_graveyard_change_places_without_anything_being_sent() -> None:
    s = Scenario("zh-mr2", EXCHANGE, deck=10, extra=())
    dead = {seat: {s.put(seat, name, "graveyard") for name in ("bear", "ox", "mouse")} for seat in (0, 1)}
    decks = {seat: {*s.game.cards(seat, "deck")} for seat in (0, 1)}
    exchange = s.put(0, "exchange", "hand")
    s.act("activate", exchange)
    through(s)
    for seat in (0, 1):
        assert {*s.game.cards(seat, "deck")} == dead[seat]
        assert {*s.game.cards(seat, "graveyard")} - {exchange} == decks[seat] - {exchange}


@pytest.mark.parametrize(
    ("name", "stance", "falls"), [("feast", None, True), ("feast", SET, True), ("pit", SET, False)]
)
def test_a_set_card_is_destroyed_if_it_is_of_that_kind(name: str, stance: str | None, falls: bool) -> None:
    s = Scenario("zh-mr2", GUST, FEAST, PIT)
    card = s.put(1, name, "s1", stance)
    s.act("activate", s.put(0, "gust", "hand"))
    through(s)
    assert (s.where(card) == "1.graveyard") is falls
    assert falls or 0 in s.card(card).known


def test_a_face_up_trap_is_no_spell_to_destroy() -> None:
    s = Scenario("zh-mr2", GUST, snare("wire", "All monsters you control gain 100 ATK.", "continuous"))
    s.put(1, "wire", "s1")
    gust = s.put(0, "gust", "hand")
    assert gust not in s.offered("activate")


def test_it_gains_for_each_of_the_cards_that_were_shuffled() -> None:
    s = Scenario("zh-mr2", MASK)
    for seat, name in ((0, "bear"), (1, "ox"), (1, "mouse")):
        s.put(seat, name, "banished")
    mask = s.put(0, "mask", "hand")
    s.act("normal_summon", mask)
    through(s)
    assert s.game.value(mask, "atk") == 1500 + 300


def test_only_the_turn_players_monsters_are_turned() -> None:
    s = Scenario("zh-mr2", MAZE)
    s.put(0, "maze", "s1")
    own, theirs = s.put(0, "bear", "m1", ATTACK), s.put(1, "ox", "m1", ATTACK)
    s.end_turn()
    assert s.card(own).stance == DEFENSE and s.card(theirs).stance == ATTACK


def test_only_the_turn_players_idle_monsters_fall() -> None:
    s = Scenario("zh-mr2", ARENA)
    s.put(0, "arena", "s1")
    idle, hidden, theirs = s.put(0, "bear", "m1"), s.put(0, "ox", "m2", FACE_DOWN), s.put(1, "ox", "m1")
    s.end_turn()
    assert s.where(idle) == "0.graveyard" and s.where(hidden) == "0.m2" and s.where(theirs) == "1.m1"


def test_each_player_draws_up_to_the_number() -> None:
    s = Scenario("zh-mr2", FILL)
    s.put(1, "bear", "hand")
    s.act("activate", s.put(0, "fill", "hand"))
    through(s)
    assert [len(s.game.cards(seat, "hand")) for seat in (0, 1)] == [4, 4]


def test_its_rank_rises() -> None:
    s = Scenario("zh-mr2", LADDER, STAR, extra=("star",))
    star = s.put(0, "star", "m2")
    s.act("activate", s.put(0, "ladder", "m1"))
    through(s)
    assert s.game.value(star, "level") == 7


def test_shown_in_the_hand_it_takes_the_place_of_the_target() -> None:
    s = Scenario("zh-mr2", GUEST)
    guest, bear = s.put(0, "guest", "hand"), s.put(0, "bear", "m1")
    s.act("activate", guest)
    through(s)
    assert s.where(guest).startswith("0.m") and s.where(bear) == "0.hand"


def test_in_defense_position_it_attacks_with_its_atk() -> None:
    s = Scenario("zh-mr2", SHOGUN)
    shogun = s.put(0, "shogun", "m1", DEFENSE)
    s.act("phase", value="battle")
    s.act("attack", shogun)
    s.act("direct")
    through(s)
    assert s.lp(1) == 8000 - 1900


def test_the_other_player_says_what_is_done_to_him() -> None:
    s = Scenario("zh-mr2", COFFIN, STORM)
    s.put(1, "coffin", "s1", SET)
    bear = s.put(0, "bear", "m1")
    kept = s.put(0, "ox", "hand")
    s.act("activate", s.put(0, "storm", "hand"))
    while s.choice.kind not in ("mode", "choose", "option") and len(s.choice.options) != 2:
        s.play.answer([0])
    assert s.choice.seat == 0
    s.play.answer([1])
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(kept) == "0.hand"


def test_what_is_shown_in_the_hand_is_placed_on_the_deck() -> None:
    s = Scenario("zh-mr2", CHARITY, FEAST)
    kept = [s.put(0, "feast", "hand") for _ in range(2)]
    s.act("activate", s.put(0, "charity", "hand"))
    through(s)
    assert len(s.game.cards(0, "hand")) == 3
    assert len([card for card in kept if s.where(card) == "0.hand"]) >= 1
