"""Looking through many texts at once finds what looking at each of them finds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from sanam.catalogue.joined import Joined
from sanam.catalogue.near import Lengths, errors, most_errors

words = st.text("abc", min_size=1, max_size=14)


@given(st.lists(st.lists(words, max_size=3), max_size=60), st.text("abc", min_size=1, max_size=3), st.booleans())
def test_a_part_is_found_in_the_texts_that_hold_it(texts: list[list[str]], part: str, first: bool) -> None:
    lines = ["".join(f"\n{name}" for name in names) for names in texts]
    wanted = f"\n{part}" if first else part
    joined = Joined(lines)
    assert joined.holding(wanted) == [at for at, line in enumerate(lines) if wanted in line]
    assert (wanted in joined) == any(wanted in line for line in lines)


@given(
    st.lists(st.text("ab3ก์اب龍王 ", max_size=9), max_size=60),
    st.text("ab3ก์اب龍王 ", min_size=1, max_size=3),
    st.booleans(),
)
def test_a_part_is_found_whatever_the_scripts_around_it(texts: list[str], part: str, first: bool) -> None:
    lines = [f"\n{text}" for text in texts]
    wanted = f"\n{part}" if first else part
    joined = Joined(lines)
    assert joined.holding(wanted) == [at for at, line in enumerate(lines) if wanted in line]
    assert (wanted in joined) == any(wanted in line for line in lines)


@given(
    st.lists(st.text("abกข龍王", min_size=1, max_size=14), min_size=1, max_size=40, unique=True),
    st.text("abกข龍王", min_size=1, max_size=14),
)
def test_what_is_near_in_other_scripts_is_always_looked_at(texts: list[str], word: str) -> None:
    test_what_is_near_is_always_looked_at.hypothesis.inner_test(texts, word)  # type: ignore[attr-defined]


@given(st.lists(words, min_size=1, max_size=40, unique=True), words)
def test_what_is_near_is_always_looked_at(texts: list[str], word: str) -> None:
    known = Lengths(texts)
    for allowed in {errors(word), most_errors(word)}:
        near = {at for at, text in enumerate(texts) if OSA.distance(word, text) <= allowed and allowed}
        assert near <= set(known.about(word, allowed)), allowed
