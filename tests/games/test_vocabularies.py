"""The rulebook's words or those of imported cards: one vocabulary, in what is said and in what is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sanam import games
from sanam.games import terms
from sanam.games.face import Rendition
from sanam.games.yugioh.presentation.face import face
from sanam.games.yugioh.vocabulary.chinese_terms import CHINESE_TERMS
from sanam.wording import LANGUAGES

PRINTED = "支付500生命值，解放1體協調怪獸才能發動。從額外牌組將「解放之龍」特殊召喚。"
RULEBOOK = "支付500生命點數，釋放1體調諧器才能發動。從特別牌組將「解放之龍」特殊召喚。"


@pytest.fixture(autouse=True)
def _rulebook_afterwards() -> Iterator[None]:
    yield
    terms.choose("rulebook")


@pytest.mark.parametrize(("chosen", "shown"), [("rulebook", RULEBOOK), ("cards", PRINTED)])
@pytest.mark.parametrize("text", [PRINTED, RULEBOOK])
def test_a_face_has_the_words_that_were_chosen_and_quoted_names_as_they_are(chosen: str, shown: str, text: str) -> None:
    terms.choose(chosen)
    card = games.get("yugioh").cards.model(code=1, name="渡船", kind="spell", text=text)
    said = face(card, Rendition(language="zh-Hant")).text
    assert said.replace("協調怪獸", "協調") == shown.replace("協調怪獸", "協調")


def test_the_type_line_says_what_the_text_says() -> None:
    card = games.get("yugioh").cards.model(
        code=1, name="渡船", kind="monster", traits=("effect", "tuner"), race="Dragon"
    )
    lines = []
    for chosen in terms.VOCABULARIES:
        terms.choose(chosen)
        lines.append(face(card, Rendition(language="zh-Hant")).type_line)
    assert "調諧器" in lines[0] and "協調" in lines[1] and "調諧器" not in lines[1]


def test_other_languages_are_left_alone() -> None:
    for chosen in terms.VOCABULARIES:
        terms.choose(chosen)
        assert (
            terms.settled("Tribute 1 monster; gain 500 LP.", CHINESE_TERMS, "en") == "Tribute 1 monster; gain 500 LP."
        )


def test_sentences_are_in_the_rulebooks_words_unless_the_cards_were_chosen() -> None:
    assert terms.for_sentences(games.all_terms, "zh_Hant") is None
    terms.choose("cards")
    said = terms.for_sentences(games.all_terms, "zh_Hant")
    assert said is not None and said("釋放{cards}：{n} 生命點數") == "解放{cards}：{n} 生命值"
    assert terms.for_sentences(games.all_terms, "th") is None
    simplified = terms.for_sentences(games.all_terms, "zh_Hans")
    assert simplified is not None and simplified("基本分 {first}") == "生命值 {first}"


def test_every_language_with_two_vocabularies_is_one_of_the_programs() -> None:
    for found in games.all_terms():
        assert set(found) <= set(LANGUAGES)
        for pairs in found.values():
            assert all(rulebook != cards for rulebook, cards in pairs)
