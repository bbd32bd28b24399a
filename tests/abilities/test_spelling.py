"""Spellings are tried only where they can find something."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanam.abilities.spelling import needle, rewritten, spellings
from sanam.games.yugioh.texts.reading.wordings.english import OLDER_OUTSIDE_NAMES, OUTSIDE_NAMES
from sanam.games.yugioh.texts.reading.wordings.older.tables import OLDER_WORDINGS
from sanam.games.yugioh.texts.reading.wordings.today import WORDINGS

KNOWN = [*OLDER_OUTSIDE_NAMES, *OUTSIDE_NAMES, *WORDINGS, *OLDER_WORDINGS]


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"\bin their hands\b", "in their hands"),
        (r"(?<=Set )1 extra monster\b", "1 extra monster"),
        (r"the (Standby|End) Phase of", " Phase of"),
        (r"cards?\b of it", " of it"),
        (r"[Pp]oints? of", "oint"),
        (r"one|two", ""),
        (r"\d+\[x\]+ y", " y"),
        (r"(?:a|b)", ""),
        (r" gladly\b|\bgladly ", "gladly"),
        (r"\b([Oo]nce per turn) (?=you can\b)", "nce per turn"),
        (r"(?<!not )x(?!yz)(?:abc)?(def)+", "def"),
        (r"\d{1,2},(\d{3})", ""),
    ],
)
def test_a_needle_is_the_longest_run_that_must_stand_there(pattern: str, expected: str) -> None:
    assert needle(pattern) == expected
    assert needle(f"(?i){pattern}") == needle(f"(?i:{pattern})") == ""


@settings(max_examples=200)
@given(st.data())
def test_whatever_a_pattern_finds_has_its_needle(data: st.DataObject) -> None:
    known = data.draw(st.sampled_from(KNOWN))
    text = data.draw(st.from_regex(known.pattern))
    found = known.pattern.search(text)
    assert found is None or known.needle in text


def test_texts_are_rewritten_in_order() -> None:
    pairs = [(r"colou?r", "hue"), (r"hues of", "hue of"), (r"never", "")]
    assert rewritten("colors of colour", spellings(pairs)) == "hue of hue"


def test_what_one_spelling_writes_the_next_one_finds() -> None:
    pairs = [(r"colour", "red hue"), (r"a red hue of", "a hue of"), (r"a hue", "1")]
    assert rewritten("a colour of", spellings(pairs)) == "1 of"
    assert rewritten("a red hue of", spellings(pairs[::-1])) == "a hue of"
