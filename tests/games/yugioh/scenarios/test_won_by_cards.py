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


def rounds(s: Scenario, runes: dict[str, int], letters: str) -> None:
    """Let both players end their turns; of those that may be placed each time the next letter is. The last is placed
    without a question.
    """
    for letter in letters:
        left = [card for card in runes.values() if s.table.cards[card].zone == "0.deck"]
        s.end_turn()
        s.act("phase", value="end")
        through(s, *([runes[letter]] if len(left) > 1 else []))


@pytest.mark.parametrize(("letters", "won"), [("OAK", True), ("OKA", False), ("AOK", False)])
def test_the_duel_is_won_by_letters_that_were_placed_in_order(letters: str, won: bool) -> None:
    s, _, runes = scene()
    rounds(s, runes, letters[:2])
    assert not s.facts("duel_ended")
    rounds(s, runes, letters[2:])
    assert [(fact.seat, fact.data["reason"]) for fact in s.facts("duel_ended")] == ([(0, "effect")] if won else [])


@pytest.mark.parametrize("first", ["rune", "board"])
def test_where_one_of_them_leaves_all_of_them_go(first: str) -> None:
    s, board, runes = scene()
    rounds(s, runes, "OA")
    gone = board if first == "board" else runes["O"]
    use(s, s.put(0, "gust", "hand"), gone)
    assert {s.table.cards[card].zone for card in (board, runes["O"], runes["A"])} == {"0.graveyard"}
    assert s.facts("activated")[-1].card not in (board, *runes.values())
