"""The measure of how loosely texts are read, on made-up cards."""

from __future__ import annotations

import random

import deletions

from sanam import games
from sanam.games.yugioh.cards.model import CardData

TEXT = "Target 1 face-up Dragon monster your opponent controls; destroy it, then draw 1 card."
CARD = CardData(code=3, name="Reed Whip", kind="spell", icon="normal", text=TEXT)


def test_one_word_outside_of_names_is_taken_out() -> None:
    texts = games.get("yugioh").texts
    assert texts is not None
    sentences = texts.read(CARD, "en").sentences
    for seed in range(20):
        (deletion,) = deletions.deletions(CARD, sentences, random.Random(seed))
        assert len(deletion.text.split()) == len(TEXT.split()) - 1
        assert deletion.word in TEXT
        assert "  " not in deletion.text and " ;" not in deletion.text


def test_what_still_says_something_is_counted() -> None:
    texts = games.get("yugioh").texts
    assert texts is not None
    outcomes = {}
    for seed in range(40):
        count, understood = deletions.measure([CARD], texts, 1, seed)
        assert count == 1
        outcomes.update({deletion.word: deletion.shorter for deletion in understood})
    assert {"face-up", "Dragon"} <= outcomes.keys()
    assert "destroy" not in outcomes and "opponent" not in outcomes
