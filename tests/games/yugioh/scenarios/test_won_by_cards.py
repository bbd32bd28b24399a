"""Duels that are won by cards that lie there in order, and cards that are there only together."""

from __future__ import annotations

import pytest
from scenario import Scenario, magic, snare
from stage import through, use

LETTERS = ("O", "A", "K")
BOARD = (
    'At the end of each of your opponent\'s turns, place 1 "Carved Rune" card from your hand or your Deck face-up on '
    'the field. If you control the "Carved Rune" cards "O", "A", and "K" in the proper order, you win the Duel. If any '
    '"Carved Rune" cards or "Lintel" you control is removed from the field, all "Carved Rune" cards and "Lintel" you '
    "control are sent to the Graveyard."
)
GUST = "Target 1 Spell/Trap you control; destroy that target."
RUNE = 'This card can only be placed on the field by the effect of "Lintel".'


def scene() -> tuple[Scenario, int, dict[str, int]]:
    """The board face-up, and the letters in the Deck of its player."""
    runes = [magic(f'Carved Rune "{letter}"', RUNE, "continuous") for letter in LETTERS]
    s = Scenario("zh-mr2", snare("Lintel", BOARD, "continuous"), *runes, magic("gust", GUST))
    board = s.put(0, "Lintel", "s1")
    return s, board, {letter: s.put(0, f'Carved Rune "{letter}"', "deck") for letter in LETTERS}


def rounds(s: Scenario, number: int) -> None:
    """Let both players end their turns so often."""
    for _ in range(number):
        s.end_turn()
        s.act("phase", value="end")
        through(s)


def test_the_duel_is_won_by_letters_that_were_placed_in_order() -> None:
    s, _, runes = scene()
    for letter in LETTERS[:-1]:
        rounds(s, 1)
        assert s.table.cards[runes[letter]].zone != "0.deck" and not s.facts("duel_ended")
    rounds(s, 1)
    assert [(fact.seat, fact.data["reason"]) for fact in s.facts("duel_ended")] == [(0, "effect")]


def test_it_is_not_won_by_letters_that_lie_there_in_another_order() -> None:
    s, _, runes = scene()
    rounds(s, 2)
    first, second = (s.table.cards[runes[letter]].marks["placed"] for letter in LETTERS[:2])
    s.edit(lambda game: [game.play.mark(runes["O"], "placed", second), game.play.mark(runes["A"], "placed", first)])
    rounds(s, 1)
    assert s.table.cards[runes["K"]].zone.startswith("0.s") and not s.facts("duel_ended")


@pytest.mark.parametrize("first", ["rune", "board"])
def test_where_one_of_them_leaves_all_of_them_go(first: str) -> None:
    s, board, runes = scene()
    rounds(s, 2)
    gone = board if first == "board" else runes["O"]
    use(s, s.put(0, "gust", "hand"), gone)
    assert {s.table.cards[card].zone for card in (board, runes["O"], runes["A"])} == {"0.graveyard"}
    assert s.facts("activated")[-1].card not in (board, *runes.values())
