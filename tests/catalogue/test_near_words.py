"""Words that are near are looked for among few: none that a look through all would find is missed."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from sanam.catalogue.near import Lengths, errors, most_errors, near_words

LETTERS = "abcde"


def mistyped(chance: random.Random, word: str) -> str:
    letters, at = list(word), chance.randrange(len(word))
    match chance.randrange(4):
        case 0:
            letters[at] = chance.choice(LETTERS)
        case 1:
            letters.insert(chance.randrange(len(word) + 1), chance.choice(LETTERS))
        case 2:
            del letters[at]
        case 3:
            letters[at : at + 2] = reversed(letters[at : at + 2])
    return "".join(letters)


def test_few_are_compared_and_none_is_missed() -> None:
    chance = random.Random(8)
    words = sorted({"".join(chance.choices(LETTERS, k=chance.randint(3, 12))) for _ in range(1500)})
    lengths, compared = Lengths(words), 0
    for word in chance.choices(words, k=150):
        typed = mistyped(chance, word)
        if len(typed) >= 8:
            typed = mistyped(chance, typed)
        about = lengths.about(typed, errors(typed))
        compared += len(about)
        assert near_words(typed, [words[place] for place in about]) == near_words(typed, words), typed
    assert compared < 150 * len(words) / 2


@given(
    st.sampled_from(("abc", "abกข龍王")).flatmap(
        lambda letters: st.tuples(
            st.lists(st.text(letters, min_size=1, max_size=14), min_size=1, max_size=40, unique=True),
            st.text(letters, min_size=1, max_size=14),
        )
    )
)
def test_what_is_near_is_always_looked_at(drawn: tuple[list[str], str]) -> None:
    texts, word = drawn
    known = Lengths(texts)
    for allowed in {errors(word), most_errors(word)}:
        near = {at for at, text in enumerate(texts) if OSA.distance(word, text) <= allowed and allowed}
        assert near <= set(known.about(word, allowed)), allowed
