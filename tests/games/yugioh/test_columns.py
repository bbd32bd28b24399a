"""Columns: the zones of both players that face each other, and what happens in them."""

from __future__ import annotations

from scenario import SET, Scenario, effect, magic, monster, snare, spell, through

from sanam.games.yugioh.vocabulary.zones import COLUMNS

GUNNER = effect(
    "gunner",
    "If a Spell/Trap Card is activated in this card's column: You can draw 1 card. During either player's turn, you "
    'can activate "Bolt" Spell/Trap Cards from your hand.',
)
KNIGHT = effect(
    "knight",
    "If 2 or more cards are in the same column, you can Special Summon this card (from your hand) in that column. Once "
    "per turn: You can target 1 Spell/Trap in this card's column; destroy it.",
)
MOURNER = effect("mourner", "If an opponent's card in this card's column leaves the field: You can draw 1 card.")
ANCHOR = effect(
    "anchor",
    "Your opponent cannot target your cards in this card's column and its adjacent columns with card effects.",
)
LEAPER = effect(
    "leaper", "You can destroy this card, then destroy all your opponent's cards in the column this card was in."
)
BOLT = magic("Bolt from Afar", "Gain 300 LP.", "quick-play")
SNAP = snare("Bolt of Rope", "Gain 200 LP.")
CHANT = magic("chant", "Gain 100 LP.")
SHOT = magic("shot", "Target 1 face-up monster on the field; destroy it.")
WALL = spell("wall", "continuous", text="A wall.")
CARDS = (GUNNER, KNIGHT, MOURNER, ANCHOR, LEAPER, BOLT, SNAP, CHANT, SHOT, WALL, monster("ram", 4, 1900, 0))


def in_the_others_turn(*put: tuple[str, str]) -> tuple[Scenario, list[int]]:
    """Seat 1's turn, with these cards of seat 0 put into these zones; their ids."""
    s = Scenario("zh-mr2", *CARDS)
    s.end_turn()
    s.clear_hands()
    return s, [s.put(0, name, zone) for name, zone in put]


def cards_in_hand(s: Scenario, seat: int) -> int:
    return len(s.table.zones[f"{seat}.hand"])


def test_zones_that_face_each_other_are_one_column() -> None:
    assert COLUMNS["0.m1"] == COLUMNS["0.s1"] == COLUMNS["1.m5"] == COLUMNS["1.s5"] == 0
    assert COLUMNS["0.m3"] == COLUMNS["1.s3"] == 2
    assert "0.field" not in COLUMNS


def _activated_at(zone: str) -> int:
    s, _ = in_the_others_turn(("gunner", "m2"))
    s.act("activate", s.put(1, "chant", "hand"))
    while s.choice.kind == "place":
        s.act("place", zone=zone)
    through(s)
    return cards_in_hand(s, 0)


def test_what_is_activated_in_its_column_is_an_occasion() -> None:
    assert _activated_at("1.s4") == 1  # it faces the second zone of seat 0
    assert _activated_at("1.s2") == 0


def test_some_are_activated_from_the_hand_in_any_turn() -> None:
    bolts = ("Bolt from Afar", "hand"), ("Bolt of Rope", "hand")
    s, held = in_the_others_turn(*bolts)
    assert not {*held} & {*_usable_in_answer(s)}
    s, (bolt, snap, _) = in_the_others_turn(*bolts, ("gunner", "m2"))
    assert {bolt, snap} <= {*_usable_in_answer(s)}
    s.act("activate", snap)
    through(s)
    assert s.lp(0) == 8500  # both


def _usable_in_answer(s: Scenario) -> list[int]:
    """What seat 0 may activate from its hand in answer to a Spell of seat 1."""
    s.act("activate", s.put(1, "chant", "hand"))
    while s.choice.kind == "place":
        s.act("place", zone="1.s1")
    found = [option.card for option in s.choice.options if s.choice.seat == 0 and option.act == "activate"]
    return [card for card in found if card is not None]


def test_a_monster_comes_only_to_a_column_in_which_enough_cards_lie() -> None:
    s = Scenario("zh-mr2", *CARDS)
    knight = s.put(0, "knight", "hand")
    s.put(1, "bear", "m5")
    assert not _summons_itself(s, knight)  # one card in the first column
    s.put(1, "wall", "s5", SET)
    s.put(0, "ox", "m2")
    s.put(1, "ox", "m4")
    assert _summons_itself(s, knight)  # two in the first; two in the second, where no zone is free
    s.put(1, "wall", "s2", SET)
    s.put(1, "wall", "s3", SET)
    s.put(1, "ox", "m3")
    s.act("special_summon", knight)
    s.settle("place")
    assert {option.zone for option in s.choice.options} == {"0.m1", "0.m3"}


def _summons_itself(s: Scenario, card: int) -> bool:
    return any(option.act == "special_summon" and option.card == card for option in s.choice.options)


def test_targets_lie_in_its_column() -> None:
    s = Scenario("zh-mr2", *CARDS)
    knight = s.put(0, "knight", "m4")
    s.put(1, "wall", "s4", SET)
    own = s.put(0, "wall", "s4", SET)
    facing = s.put(1, "wall", "s2", SET)
    s.act("activate", knight)
    assert {option.card for option in s.choice.options} == {own, facing}


def test_what_has_left_lay_in_its_column() -> None:
    for zone, drawn in (("m3", 1), ("m4", 0)):
        s = Scenario("zh-mr2", *CARDS)
        s.put(0, "mourner", "m3")
        bear = s.put(1, "bear", zone)
        s.act("activate", s.put(0, "shot", "hand"))
        s.settle("target")
        s.act("pick", bear)
        through(s)
        assert s.card(bear).zone == "1.graveyard"
        assert cards_in_hand(s, 0) == drawn


def test_a_rule_speaks_of_the_columns_beside_it_too() -> None:
    near, far = (("bear", "m1"), ("bear", "m3")), (("ox", "m4"), ("ram", "m5"))
    s, (_, *put) = in_the_others_turn(("anchor", "m2"), *near, *far)
    s.act("activate", s.put(1, "shot", "hand"))
    s.settle("targets")
    assert {option.card for option in s.choice.options} == {*put[2:]}


def test_the_column_in_which_a_card_was_is_known_after_it_has_gone() -> None:
    s = Scenario("zh-mr2", *CARDS)
    leaper = s.put(0, "leaper", "m1")
    facing, beside = s.put(1, "bear", "m5"), s.put(1, "bear", "m4")
    s.act("activate", leaper)
    through(s)
    assert s.card(facing).zone == "1.graveyard" and s.card(beside).zone == "1.m4"
