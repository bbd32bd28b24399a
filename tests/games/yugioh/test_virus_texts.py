"""Looking at the other player's hand and field, and at what is drawn for three turns, and destroying what is found."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, magic, monster, snare, through

WEAK = monster("weak", atk=500)
CARRIER = monster("carrier", atk=2000, attribute="DARK")
PLAGUE = snare(
    "plague",
    "Tribute 1 DARK monster with 2000 or more ATK; look at your opponent's hand, all monsters they control, and all "
    "cards they draw until the end of their 3rd turn after this card's activation, and destroy all those monsters with "
    "600 or less ATK.",
)
BLIGHT = snare(
    "blight",
    "Tribute 1 DARK monster with 2000 or more ATK, and declare 1 type of card (Spell or Trap); look at your opponent's "
    "hand, all Spells/Traps they control, and all cards they draw until the end of their 3rd turn after this card's "
    "activation, and destroy all cards of that declared type.",
)
RUST = snare(
    "rust",
    "Look at your opponent's hand and all monsters they control, and if you do, destroy the monsters among them with "
    "1600 or more ATK, then your opponent can destroy up to 2 monsters with 1600 or more ATK in their Deck.",
)
PLAIN = magic("plain", "Draw 1 card.")
PIT = snare("pit", "Draw 1 card.")
SEER = magic("seer", "Gain 100 LP.")


def activated(s: Scenario, name: str, seat: int = 0) -> None:
    s.act("activate", s.put(seat, name, "s5", SET))
    through(s)


def test_what_is_in_the_hand_and_on_the_field_is_looked_at_and_destroyed() -> None:
    s = Scenario("zh-mr2", WEAK, CARRIER, PLAGUE)
    carrier = s.put(0, "carrier", "m1")
    mine = s.put(0, "weak", "m2")
    doomed = [s.put(1, "weak", place, *stance) for place, *stance in (("hand",), ("m1",), ("m2", FACE_DOWN))]
    spared = [s.put(1, "bear", place, *stance) for place, *stance in (("hand",), ("m3",), ("m4", FACE_DOWN))]
    activated(s, "plague")
    assert s.where(carrier) == "0.graveyard" and s.where(mine) == "0.m2"
    assert [s.where(card) for card in doomed] == ["1.graveyard"] * 3
    assert [s.where(card)[:3] for card in spared] == ["1.h", "1.m", "1.m"]
    assert all(0 in s.card(card).known for card in spared if s.where(card) == "1.hand")


@pytest.mark.parametrize(("seat", "turns"), [(0, [4, 6, 8]), (1, [3, 5, 7])])
def test_what_is_drawn_in_three_turns_is_destroyed(seat: int, turns: list[int]) -> None:
    """The turn of the other player in which it is activated is the first of the three."""
    s = Scenario("zh-mr2", WEAK, CARRIER, PLAGUE, SEER)
    s.put(seat, "carrier", "m1")
    s.put(1 - seat, "bear", "hand")
    plague = s.put(seat, "plague", "s5", SET)
    if seat == 1:  # answers what is done in the turn of the other player
        s.act("activate", s.put(0, "seer", "hand"))
        s.settle("respond")
    s.act("activate", plague)
    through(s)
    assert s.where(plague) == f"{seat}.graveyard"
    gone, top = [], plague
    for turn in range(s.turn, 11):
        if turn > 3 and s.where(top) == f"{1 - seat}.graveyard":
            gone.append(turn)
        top = s.put(1 - seat, "weak", "hand")
        s.edit(lambda game, top=top: game.play.move(top, f"{1 - seat}.deck", None, "down"))
        s.end_turn()
    assert gone == [turn for turn in turns if turn > 3]


def test_a_type_of_card_is_declared_for_it() -> None:
    s = Scenario("zh-mr2", CARRIER, BLIGHT, PLAIN, PIT)
    s.put(0, "carrier", "m1")
    spells = [s.put(1, "plain", "hand"), s.put(1, "plain", "s1", SET)]
    traps = [s.put(1, "pit", "hand"), s.put(1, "pit", "s2", SET)]
    s.act("activate", s.put(0, "blight", "s5", SET))
    assert s.choice.kind != "word" or [option.value for option in s.choice.options] == ["spell", "trap"]
    while s.table.choice is not None and s.choice.kind != "action":
        trap = [at for at, option in enumerate(s.choice.options) if option.value == "trap"]
        s.play.answer(trap or (list(range(max(s.choice.least, 1))) if s.choice.options else []))
    assert [s.where(card) for card in traps] == ["1.graveyard"] * 2
    assert [s.where(card) for card in spells] == ["1.hand", "1.s1"]


@pytest.mark.parametrize("willing", [True, False])
def test_the_other_player_may_destroy_cards_of_the_deck(willing: bool) -> None:
    s = Scenario("zh-mr2", RUST)
    ox = s.put(1, "ox", "hand")
    deck = [s.put(1, "giant", "deck") for _ in range(3)]
    s.act("activate", s.put(0, "rust", "s5", SET))
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "yes_no":
            assert s.choice.seat == 1
            s.act("yes" if willing else "no")
        else:
            s.play.answer(list(range(s.choice.most)) if s.choice.options else [])
    assert s.where(ox) == "1.graveyard"
    assert sum(s.where(card) == "1.graveyard" for card in deck) == (2 if willing else 0)
