"""Spellings are tried only where they can find something."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanam.abilities.spelling import Words, rewritten, spellings, ways
from sanam.games.yugioh.texts.reading.wordings.english import OLDER_OUTSIDE_NAMES, OUTSIDE_NAMES
from sanam.games.yugioh.texts.reading.wordings.older.tables import OLDER_WORDINGS
from sanam.games.yugioh.texts.reading.wordings.today import WORDINGS


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"\bin their hands\b", [("in their hands",)]),
        (r"(?<=Set )1 extra monster\b", [("Set 1 extra monster",)]),
        (r"the (Standby|End) Phase of", [("the Standby Phase of",), ("the End Phase of",)]),
        (r"cards?\b of it", [(" of it", "card")]),
        (r"[Pp]oints? of", [("Point", " of"), ("point", " of")]),
        (r"one|two", [("one",), ("two",)]),
        (r"\d+\[x\]+ y", [("[x]", " y")]),
        (r"(?:a|b)+c", [("a", "c"), ("b", "c")]),
        (r" gladly\b|\bgladly ", [(" gladly",), ("gladly ",)]),
        (r"\b([Oo]nce per turn) (?=you can\b)", [("Once per turn you can",), ("once per turn you can",)]),
        (r"(?<!not )x(?!yz)(?:abc)?(def)+", [("def", "x")]),
        (r"\d{1,2},(\d{3})", [(",",)]),
        (r"\(?exactly\)? so", [("exactly", " so")]),
        (r"no (?i:more|less)\.$", [("no ", ".")]),
        (r"([Aa])(nd|t|s|n|ll)? (?:x|y|z|u|v)(?P<more>-\w+) \1", [("-", "A"), ("-", "a")]),
        (r"(?:a|b|c|d|e|f|g|h|i) of", [(" of",)]),
    ],
)
def test_a_way_is_all_that_must_stand_there(pattern: str, expected: list[tuple[str, ...]]) -> None:
    assert [way.runs for way in ways(pattern)] == expected
    assert [way.runs for way in ways(f"(?i){pattern}")] == [()]


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"\bin their hands\b", {"in", "their", "hands", ("in", "their"), ("their", "hands")}),
        (r"in their hands of", {"their", "hands", ("their", "hands")}),  # "within their hands often"
        (r"^If cards? of those, ", {"If", "of", "those", ("of", "those")}),
        (r"\bno \w+ card\b", {"no", "card"}),
        (r"Spells|Trap", set()),
    ],
)
def test_whole_words_of_a_way_are_known(pattern: str, expected: set[Words]) -> None:
    assert ways(pattern)[0].words == expected


@settings(max_examples=200)
@given(st.data())
def test_whatever_a_pattern_finds_is_looked_for(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from([OLDER_OUTSIDE_NAMES, OUTSIDE_NAMES, WORDINGS, OLDER_WORDINGS]))
    known = list(table)
    at = data.draw(st.integers(0, len(known) - 1))
    text = data.draw(st.from_regex(known[at].pattern))
    if known[at].pattern.search(text) is not None:
        assert known[at].may_find(text)
        assert at in table.about(text, 0)


def test_texts_are_rewritten_in_order() -> None:
    pairs = [(r"colou?r", "hue"), (r"hues of", "hue of"), (r"never", "")]
    assert rewritten("colors of colour", spellings(pairs)) == "hue of hue"


def test_what_one_spelling_writes_the_next_one_finds() -> None:
    pairs = [(r"colour", "red hue"), (r"a red hue of", "a hue of"), (r"a hue", "1")]
    assert rewritten("a colour of", spellings(pairs)) == "1 of"
    assert rewritten("a red hue of", spellings(pairs[::-1])) == "a hue of"
