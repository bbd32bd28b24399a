"""Wordings that say the same as a phrase: each stands once, and those of older texts are a last resort."""

from __future__ import annotations

from collections import Counter

import pytest

from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.texts.reading.wordings import english
from sanam.games.yugioh.texts.reading.wordings.older.tables import OLDER_WORDINGS
from sanam.games.yugioh.texts.reading.wordings.today import WORDINGS
from sanam.games.yugioh.texts.reading.wordings.wording import compiled


def test_no_wording_stands_in_two_tables() -> None:
    patterns = Counter(
        known.said for table in (english.OLDER_OUTSIDE_NAMES, WORDINGS, OLDER_WORDINGS) for known in table
    )
    assert [pattern for pattern, times in patterns.items() if times > 1] == []


def test_a_sentence_of_today_is_read_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wording for older texts that would change it is not tried."""
    wrong = compiled((((r"\b[Dd]raw 2 cards\b", "draw 1 card"), (r"\bTake 2 cards\b", "Draw 2 cards")),))
    monkeypatch.setattr(english, "OLDER_WORDINGS", wrong)
    english.as_older.cache_clear()
    today, *_ = texts._attempts("Draw 2 cards.", "Line", "en")
    tree, _ = texts._read("Draw 2 cards.", 0, "Line", "en")
    assert tree == today.tree
    assert texts._read("Take 2 cards.", 0, "Line", "en")[0] == tree
    english.as_older.cache_clear()
