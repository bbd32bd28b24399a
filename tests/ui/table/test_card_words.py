"""The table speaks the person's language: names and texts of cards, with the printed ones one click away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from summoner_matches import at_question, bring, named
from table_matches import header, started, to_choice

from sanam import games, paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.catalogue.written import reading_of, shown
from sanam.decks.files import load_deck
from sanam.engine import manual
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import header_for
from sanam.ui.language import use
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.table.seat.card_words import CardWords, card_words
from sanam.ui.words import words_of

FLOATS, WEAVER = "900100027", "900100006"
LANTERN = {"th": "โคมไฟ", "fa": "فانوس", "zh_Hant": "燈籠", "zh_Hans": "灯笼"}


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("words") / "catalogue.db") as opened:
        import_set(opened, paths.cardset_dir() / "yugioh-starter.toml")
        yield opened


def written_words(catalogue: Catalogue, language: str) -> CardWords:
    """The words of the match once its texts are written, as the table has them a moment after it opens."""
    words = CardWords(catalogue, language)
    head = header()
    words.write(head, [(card, reading_of(card, own)) for card, own in words.lacking(head)])
    return words


@pytest.mark.parametrize("language", ["th", "fa", "zh_Hant", "zh_Hans"])
def test_every_card_and_token_of_a_match_has_words(catalogue: Catalogue, language: str) -> None:
    head = header()
    words = written_words(catalogue, language).of(head)
    assert set(words) == set(head.cards)
    for code, (name, text) in words.items():
        plain = head.cards[code]
        assert name != plain["name"] and (text != plain.get("text", "") or "token" in plain.get("traits", ()))


@pytest.mark.parametrize(
    ("language", "archetype"), [("th", "โคมไฟ"), ("fa", "فانوس"), ("zh_Hant", "燈籠"), ("zh_Hans", "灯笼")]
)
def test_what_a_quoted_effect_names_is_called_as_in_the_catalogue(
    qapp: Any, catalogue: Catalogue, language: str, archetype: str
) -> None:
    """The archetype is no card of the match, and yet has a name in the person's language.

    Where no font has the language's letters English is spoken, and nothing is renamed.
    """
    book = CardBook(Session.of(started(7)))
    words = written_words(catalogue, language)
    book.speak(words.of(book.header), words.tag)
    spoken = use(qapp, language)
    try:
        assert '"Lantern"' in book.data(WEAVER).text
        before = book.effect(WEAVER, 0, words_of("yugioh"))
        book.speak_as(words)
        said = book.effect(WEAVER, 0, words_of("yugioh"))
    finally:
        use(qapp, "en")
    if language == "fa":
        assert "۱" in said and "1" not in said
    if spoken.code == language:
        assert "Lantern" in before and archetype in said and "Lantern" not in said
    else:
        assert language.startswith("zh") and said == before


def test_a_token_is_called_what_the_text_that_makes_it_says(catalogue: Catalogue) -> None:
    head = header()
    tokens = {code: plain["name"] for code, plain in head.cards.items() if "token" in plain.get("traits", ())}
    assert "Float Token" in tokens.values()
    words = card_words(catalogue, head, "fa")
    assert {words[code][0] for code, name in tokens.items() if name == "Float Token"} == {"نشانهٔ شناوه"}


def test_a_translation_of_another_text_is_not_used(catalogue: Catalogue) -> None:
    head = header()
    changed = {**head.cards, WEAVER: {**head.cards[WEAVER], "text": "Draw 1 card."}}
    words = card_words(catalogue, msgspec.structs.replace(head, cards=changed), "th")
    assert WEAVER not in words and FLOATS in words


def test_english_needs_no_words(catalogue: Catalogue) -> None:
    assert card_words(catalogue, header(), "en") == {}


def test_names_and_texts_at_the_table(table: Callable[..., Any], catalogue: Catalogue) -> None:
    driver = table(to_choice(started(), "action"))
    screen, controller = driver.screen, driver.controller
    handle = next(card.handle for card in controller.view.zones[f"{controller.seat}.hand"])
    code = controller.view.find(handle).code
    english = controller.name_of(handle)
    assert english == controller.book.header.cards[code]["name"]
    screen.use_words(written_words(catalogue, "zh_Hant"))
    card = catalogue.card("yugioh", code)
    assert card is not None
    _, name, text, _ = shown(catalogue, card, "zh_Hant")
    assert controller.name_of(handle) == name != english
    assert controller.book.face(code).language == "zh-Hant"
    screen._focus(handle)
    focus = screen.left_side.focus
    assert (focus.name.text(), focus.text.text()) == (name, text)
    assert focus.as_printed.isVisibleTo(focus)
    QTest.mouseClick(focus.as_printed, Qt.MouseButton.LeftButton)
    assert focus.name.text() == english
    assert focus.text.text() == controller.book.header.cards[code]["text"]
    QTest.mouseClick(focus.as_printed, Qt.MouseButton.LeftButton)
    assert focus.name.text() == name


def test_what_a_seal_may_do_is_named_in_the_persons_language(
    table: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Catalogue(tmp_path_factory.mktemp("seals") / "catalogue.db") as seals:
        import_set(seals, paths.cardset_dir() / "summoner-master-starter.toml")
        decks = [load_deck("belltower-summoner")] * 2
        how: dict[str, Any] = {"names": ["Anong", "Somchai"], "options": {"first": "seat0", "open": True}, "seed": 1}
        head = header_for(seals, game="summoner-master", edition="summoner", decks=decks, **how)
        play = Play(games.build(head))
        play.start(head.seed)
        at_question(play, "action", 0, subturn=3)
        for seat, card in ((0, "Two-Lantern Gunner"), (1, "Bell Mouse")):
            bring(play, seat, card, "at-line")
        play.manual(0, manual.SetCount("seat0", "mp", 8))
        driver = table(play)
        driver.screen.use_words(CardWords(seals, "th"))
        gunner = named(play, "0.at-line", "Two-Lantern Gunner")
        driver.click(driver.controller.sight.handles[gunner])
        offered = [made.text() for made in driver.screen.menu.options]
        assert any("ซ้ายขวา" in words for words in offered) and any("ไส้ตะเกียงคู่" in words for words in offered)
        assert not any("Left and Right" in words or "Two Wicks" in words for words in offered)


def test_without_words_there_is_nothing_to_switch(table: Callable[..., Any]) -> None:
    driver = table(to_choice(started(), "action"))
    driver.screen._focus(driver.controller.view.zones[f"{driver.controller.seat}.hand"][0].handle)
    assert not driver.screen.left_side.focus.as_printed.isVisibleTo(driver.screen)


def test_pictures_that_the_person_has_are_shown_on_the_table(
    table: Callable[..., Any], catalogue: Catalogue, tmp_path: Path
) -> None:
    driver = table(to_choice(started(), "action"))
    screen, controller = driver.screen, driver.controller
    first, second = (card.code for card in controller.view.zones[f"{controller.seat}.hand"][:2])
    assert first != second
    plain = screen.pictures.pixmap(first, 100, 146).toImage()
    other = screen.pictures.pixmap(second, 100, 146).toImage()
    picture = QImage(300, 300, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff00ff"))
    path = tmp_path / "art.png"
    assert picture.save(str(path))
    catalogue.set_image("yugioh", first, path)
    catalogue.set_image("yugioh", second, tmp_path / "gone.png")
    screen.use_words(CardWords(catalogue, "en"))
    shown = screen.pictures.pixmap(first, 100, 146).toImage()
    assert shown != plain and shown.pixelColor(50, 75) == QColor("#ff00ff")
    # The name and the numbers of a small face are still there, and a file that is gone changes nothing.
    assert shown.pixelColor(50, 10) == plain.pixelColor(50, 10)
    assert screen.pictures.pixmap(second, 100, 146).toImage() == other
    screen.use_words(CardWords(catalogue, "zh_Hant"))
    assert controller.book.face(first).image == str(path)


def test_effects_to_choose_from_are_listed_in_the_persons_language(table: Any) -> None:
    driver = table(to_choice(started(), "action"))
    screen, controller = driver.screen, driver.controller
    card = controller.view.zones["0.hand"][0]
    own = controller.data_of(card.handle).text
    for said in ("One of these: " + "● this " * own.count("●"), own + "● and more"):
        controller.book.speak({card.code: ("Name", said)}, "th")
        assert screen._text_of(card.handle) == (said if said.startswith("One") else own)
    assert screen._text_of(None) == ""
