"""The One Piece starter set: two legal decks that play whole matches, every card in five languages."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.decks.check import check
from sanam.decks.files import load_deck, starter_name
from sanam.games import build
from sanam.games.onepiece.cards.printed import KEYWORDS, read
from sanam.matches.setup import header_for
from sanam.matches.simulation import simulate

DECKS = ("tide", "watch")
LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")
SET = "one-piece-starter.toml"


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("starter") / "catalogue.db") as opened:
        report = import_set(opened, paths.cardset_dir() / SET)
        assert (report.added, report.refused) == (28, [])
        yield opened


@pytest.fixture(scope="module")
def cards() -> list[dict[str, Any]]:
    with (paths.cardset_dir() / SET).open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["card"]
    return found


def whole(card: dict[str, Any]) -> str:
    return "\n".join(part for part in (card.get("text", ""), card.get("trigger", "")) if part)


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal_and_named(catalogue: Catalogue, name: str) -> None:
    deck = load_deck(name, catalogue)
    report = check(deck, catalogue, "onepiece", "standard")
    assert (report.legal, report.findings) == (True, [])
    assert len({starter_name(name, language) for language in ("en", *LANGUAGES)}) >= 4
    assert starter_name(name) == deck.name


def test_the_decks_have_every_card_and_every_keyword_of_the_rulebook(
    catalogue: Catalogue, cards: list[dict[str, Any]]
) -> None:
    used = {code for name in DECKS for code in load_deck(name, catalogue).all_codes()}
    assert used == {card["code"] for card in cards} | {"DON"}
    printed = [read(whole(card)) for card in cards]
    assert {key.word for one in printed for key in one.keywords} == set(KEYWORDS) - {"unblockable", "rush: character"}
    timings = {timing for one in printed for ability in one.abilities for timing in ability.timings}
    assert timings == {
        "on play",
        "when attacking",
        "on block",
        "on ko",
        "end of your turn",
        "activate",
        "main",
        "counter",
        "trigger",
    }
    assert Counter(card["category"] for card in cards) == {"leader": 2, "character": 20, "event": 4, "stage": 2}


def test_names_are_distinct(cards: list[dict[str, Any]]) -> None:
    for language in LANGUAGES:
        assert len({card["names"][language] for card in cards}) == len(cards)
    assert len({card["name"] for card in cards}) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_the_same_in_other_languages(cards: list[dict[str, Any]], language: str) -> None:
    """As many lines, brackets and numbers (those in brackets are the words of a language)."""
    bracket = r"【[^】]*】" if language.startswith("zh") else r"\[[^\]]*\]"
    for card in cards:
        text, said = whole(card), card.get("texts", {}).get(language, "")
        assert said.count("\n") == text.count("\n"), card["name"]
        assert len(re.findall(bracket, said)) == len(re.findall(r"\[[^\]]*\]", text)), card["name"]
        plain, translated = re.sub(r"\[[^\]]*\]", "", text), re.sub(bracket, "", said)
        assert Counter(re.findall("[0-9]+", translated)) == Counter(re.findall("[0-9]+", plain)), card["name"]
        assert all(letter in "0123456789" for letter in said if unicodedata.category(letter) == "Nd")


def test_random_players_play_them_to_the_end(catalogue: Catalogue) -> None:
    decks = [load_deck(name, catalogue) for name in DECKS]
    header = header_for(catalogue, game="onepiece", edition="standard", decks=decks, names=["A", "B"], seed=3)
    found = simulate(build, header, 4)
    assert (found.matches, sum(found.winners)) == (4, 4)
