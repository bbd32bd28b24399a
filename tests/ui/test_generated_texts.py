"""An English card is shown in the person's language, with its own text a click away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_matches import header
from window_driver import make_screens, until

from sanam.catalogue.own import save_own
from sanam.catalogue.store import Catalogue
from sanam.games import terms
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.definition import FIRST_OWN
from sanam.proxies.cards import listed_cards
from sanam.ui.app import look
from sanam.ui.cards.detail import WRITTEN, Detail
from sanam.ui.cards.faces import FaceCache
from sanam.ui.decks.card_focus import CardInFocus
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.table.seat.card_words import CardWords, readings_of
from sanam.ui.work import Job, Progress

FERRY = CardData(
    code=FIRST_OWN,
    name="Evening Ferry",
    kind="spell",
    icon="normal",
    text='Add 1 "Evening Lantern" from your Deck to your hand.',
)
LANTERN = CardData(code=FIRST_OWN + 1, name="Evening Lantern", kind="spell", icon="normal", text="Draw 1 card.")
BELL = CardData(code=FIRST_OWN + 3, name="Bell", kind="spell", icon="normal", text="Draw 2 cards.")
HALF = CardData(code=FIRST_OWN + 4, name="Half", kind="spell", icon="normal", text="Draw 2 cards. Frobnicate 3 cards.")
UNKNOWN = CardData(code=FIRST_OWN + 2, name="Odd Ox", kind="spell", icon="normal", text="Frobnicate 1 card.")


@pytest.fixture
def detail(qtbot: Any, data_dir: Path) -> Iterator[Detail]:
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        for card in (FERRY, UNKNOWN):
            save_own(catalogue, card)
        save_own(catalogue, LANTERN, {"th": ("โคมยามเย็น", "จั่วการ์ด 1 ใบเดียว")})
        save_own(catalogue, BELL, {"th": ("ระฆัง", "")})
        faces = FaceCache(lambda *_: None)
        made = Detail(faces)
        made.catalogue, made.language = catalogue, "th"
        qtbot.addWidget(made)
        yield made
        faces.close()


def shown(detail: Detail) -> str:
    return detail.text.text()


def test_a_text_is_generated_and_the_own_one_is_a_click_away(detail: Detail) -> None:
    detail.show_card("yugioh", FERRY.key, own=True)
    until(lambda: detail.languages.currentData() == WRITTEN)
    assert "นำ “โคมยามเย็น”" in shown(detail)  # a card is called what it is called in that language
    assert "generated" in detail.languages.currentText()
    detail.languages.setCurrentIndex(detail.languages.findData("en"))
    assert "Evening Lantern" in shown(detail)


def test_a_printed_text_is_shown_as_it_is(detail: Detail) -> None:
    detail.show_card("yugioh", LANTERN.key, own=True)
    assert "จั่วการ์ด 1 ใบเดียว" in shown(detail)
    assert detail.languages.findData(WRITTEN) == -1


@pytest.mark.parametrize(("words", "said"), [("rulebook", "釋放1隻怪獸"), ("cards", "解放1隻怪獸")])
def test_printed_chinese_is_shown_in_the_vocabulary_that_was_chosen(detail: Detail, words: str, said: str) -> None:
    assert detail.catalogue is not None
    save_own(detail.catalogue, LANTERN, {"zh_Hant": ("黑魔導", "解放1隻怪獸。「解放」")})
    detail.language = "zh_Hant"
    terms.choose(words)
    try:
        detail.show_card("yugioh", LANTERN.key, own=True)
        assert said in shown(detail) and "「解放」" in shown(detail)  # a name stays as it is
    finally:
        terms.choose(terms.VOCABULARIES[0])


def test_chinese_of_the_other_script_is_shown_in_the_persons_own(detail: Detail) -> None:
    assert detail.catalogue is not None
    save_own(detail.catalogue, LANTERN, {"zh_Hant": ("黑魔導", "抽一張卡。戰鬥階段結束。")})
    detail.language = "zh_Hans"
    detail.show_card("yugioh", LANTERN.key, own=True)
    assert detail.languages.currentData() == "zh_Hans" and detail.languages.findData("en") >= 0
    assert detail.name.text() == "黑魔导" and "战斗阶段结束" in shown(detail)
    detail.languages.setCurrentIndex(detail.languages.findData("en"))
    assert "Draw 1 card" in shown(detail)


def test_a_sheet_has_the_generated_text(detail: Detail) -> None:
    assert detail.catalogue is not None
    _, (ferry, lantern, odd) = listed_cards(
        detail.catalogue, "yugioh", [(card.key, 1) for card in (FERRY, LANTERN, UNKNOWN)], language="th"
    )
    assert (ferry.language, ferry.generated) == ("th", True)
    assert "นำ “โคมยามเย็น”" in ferry.text
    assert (lantern.text, lantern.generated) == ("จั่วการ์ด 1 ใบเดียว", False)
    assert (odd.language, odd.text, odd.generated) == ("th", UNKNOWN.text, False)  # its type line is in Thai


def test_what_is_not_understood_of_a_text_is_quoted(detail: Detail) -> None:
    assert detail.catalogue is not None
    save_own(detail.catalogue, HALF)
    said = {
        "th": "จั่วการ์ด 2 ใบ “Frobnicate 3 cards.”",
        "fa": "2 کارت بردارید. «\u2068Frobnicate 3 cards.\u2069»",
        "zh_Hant": "抽2張牌。「Frobnicate 3 cards.」",
        "zh_Hans": "抽2张卡。「Frobnicate 3 cards.」",
    }
    for language, text in said.items():
        _, (half,) = listed_cards(detail.catalogue, "yugioh", [(HALF.key, 1)], language=language)
        assert (half.language, half.text, half.generated) == (language.replace("_", "-"), text, True)


def test_the_deck_editor_shows_the_generated_text_and_the_own_one_a_click_away(qtbot: Any, detail: Detail) -> None:
    assert detail.catalogue is not None
    source = CardSource(detail.catalogue)
    source.language = "th"
    document = Document(detail.catalogue)
    focus = CardInFocus(document, source)
    qtbot.addWidget(focus)
    focus.show_card(FERRY.key)
    until(lambda: "นำ “โคมยามเย็น”" in focus.text.text())
    assert "generated" in focus.text.text()
    focus.as_printed.click()
    assert focus.text.text() == FERRY.text
    focus.show_card(UNKNOWN.key)
    until(lambda: focus._job is not None and not focus._job.is_running)
    assert not focus.as_printed.isVisibleTo(focus)
    source.close()


def test_the_table_has_the_generated_texts_of_a_match(detail: Detail) -> None:
    assert detail.catalogue is not None
    words = CardWords(detail.catalogue, "th")
    head = header()
    plain = {card.key: {"name": card.name, "text": card.text} for card in (FERRY, BELL, UNKNOWN)}
    head = msgspec.structs.replace(head, cards=plain)
    assert words.of(head) == {BELL.key: ("ระฆัง", BELL.text)}  # only its name is printed in that language
    lacking = words.lacking(head)
    words.write(head, readings_of(lacking, Progress(Job("", lambda _: None))))
    assert words.generated(head) == {FERRY.key, BELL.key}
    assert words.of(head)[BELL.key][0] == "ระฆัง"  # a name that is printed stays
    assert "นำ “โคมยามเย็น”" in words.of(head)[FERRY.key][1]
    assert words.lacking(head) == []


def test_what_is_not_understood_stays_in_its_own_language(detail: Detail) -> None:
    detail.show_card("yugioh", UNKNOWN.key, own=True)
    until(lambda: detail._job is not None and not detail._job.is_running)
    assert detail.languages.findData(WRITTEN) == -1
    assert "Frobnicate" in shown(detail)


def test_the_text_that_is_shown_is_found(window: Callable[..., Any], qapp: Any, data_dir: Path) -> None:
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        save_own(catalogue, BELL)
    look(qapp, "dark", "th", 1.0, data_dir)
    try:
        main = window()
        make_screens(main, "cards")
        main.show_screen("cards")
        main.cards.edit.setText("text:จั่วการ์ด Bell")
        until(lambda: main.cards.results.rowCount() == 1)  # looked for again once it has been written
    finally:
        look(qapp, "dark", "en", 1.0)
