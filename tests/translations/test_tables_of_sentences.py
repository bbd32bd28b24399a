"""Tables of sentences are made once, and anew when sentences are said otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sanam import wording
from sanam.games.words import GameWords
from sanam.wording import English, in_this_language, tr


class Loud(English):
    def translate(self, text: str, comment: str | None, n: int) -> str:
        return super().translate(text, comment, n).upper()


@pytest.fixture
def before() -> Iterator[None]:
    tongue = wording._tongue
    wording.speak_with(English())
    yield
    wording.speak_with(tongue)


class Words:
    made = 0

    @in_this_language
    def facts(self) -> dict[str, str]:
        Words.made += 1
        return {"won": tr("Somebody wins.")}


class MoreWords(Words):
    @in_this_language
    def facts(self) -> dict[str, str]:
        return super().facts() | {"lost": tr("Somebody loses.")}


@pytest.mark.usefixtures("before")
def test_a_table_is_made_once_for_a_class_and_a_language() -> None:
    Words.made = 0
    for _ in range(3):
        assert Words().facts() == {"won": "Somebody wins."}
        assert MoreWords().facts() == {"won": "Somebody wins.", "lost": "Somebody loses."}
    assert Words.made == 2
    wording.speak_with(Loud())
    assert Words().facts() == {"won": "SOMEBODY WINS."}
    assert MoreWords().facts()["lost"] == "SOMEBODY LOSES."


@pytest.mark.usefixtures("before")
def test_the_words_of_games_follow_the_language() -> None:
    said = GameWords().facts()["match_ended"]
    wording.speak_with(Loud())
    assert GameWords().facts()["match_ended"] == said.upper() != said
