"""The Summoner Master starter set: two decks legal at every level that play whole matches, all in five languages."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sanam import games, paths
from sanam.catalogue.models import printed_text
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.decks.check import check
from sanam.decks.files import load_deck, starter_name
from sanam.faces import card_face
from sanam.games import build
from sanam.games.summoner_master.cards import SummonerCard
from sanam.games.summoner_master.combining import MOST_SUPPORTS
from sanam.games.summoner_master.fitting import answers, slots
from sanam.matches.setup import header_for
from sanam.matches.simulation import simulate

DECKS = ("willow", "workshop")
GAME = "summoner-master"
LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")
SET = "summoner-master-starter.toml"


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("starter") / "catalogue.db") as opened:
        report = import_set(opened, paths.cardset_dir() / SET)
        assert (report.added, report.refused) == (48, [])
        yield opened


@pytest.fixture(scope="module")
def tables() -> list[dict[str, Any]]:
    with (paths.cardset_dir() / SET).open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["card"]
    return found


@pytest.fixture(scope="module")
def cards(catalogue: Catalogue) -> dict[str, SummonerCard]:
    return {card.key: card for card in catalogue.all_cards(GAME)}


def of_deck(catalogue: Catalogue, cards: dict[str, SummonerCard], name: str) -> list[SummonerCard]:
    return [cards[str(code)] for code in load_deck(name, catalogue).all_codes()]


@pytest.mark.parametrize("level", games.get(GAME).matches.edition_ids)
@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal_at_every_level(catalogue: Catalogue, name: str, level: str) -> None:
    report = check(load_deck(name, catalogue), catalogue, GAME, level)
    assert (report.legal, report.findings) == (True, [])


def test_the_decks_use_every_card_and_are_named(catalogue: Catalogue, cards: dict[str, SummonerCard]) -> None:
    used = {card.key for name in DECKS for card in of_deck(catalogue, cards, name)}
    assert used == set(cards)
    assert Counter(card.kind for card in cards.values()) == {"seal": 24, "extra-seal": 1, "mystic": 23}
    for name in DECKS:
        assert starter_name(name) == load_deck(name, catalogue).name
        assert len({starter_name(name, language) for language in ("en", *LANGUAGES)}) >= 4


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_can_do_what_their_cards_ask(catalogue: Catalogue, cards: dict[str, SummonerCard], name: str) -> None:
    """Forms find their Support Seals beside the Main Seal, Progress Boxes their cards; what is created lies there."""
    deck = of_deck(catalogue, cards, name)
    for number, card in enumerate(deck):
        others = [other for other in deck[:number] + deck[number + 1 :] if other.family == "seal" and not other.extra]
        for form in card.forms:
            assert len(slots(form)) <= MOST_SUPPORTS
            assert all(sum(answers(other, s) for other in others) >= s.count for s in form.supports), card.name
        for selector in card.progress.uses if card.progress else ():
            assert sum(answers(other, selector) for other in others) >= selector.count, card.name
        for created in card.creates:
            assert any(other.extra and other.name == created for other in deck), card.name


def test_seals_cost_by_their_level_and_attack_in_every_way(cards: dict[str, SummonerCard]) -> None:
    seals = [card for card in cards.values() if card.family == "seal" and not card.extra]
    assert all(seal.level and abs((seal.cast_mp or 0) - seal.level) <= 1 for seal in seals)
    forms = [form for seal in seals for form in seal.forms]
    assert {form.attack for form in forms} == {"general", "all", "multiple"}
    assert {len(slots(form)) for form in forms} == {0, 1, 2}
    mystics = [card for card in cards.values() if card.family == "mystic"]
    assert {card.mystic_kind for card in mystics} == {"PS", "PA", "PM", "untargeted"}
    assert {card.interfere for card in mystics} == {False, True}


def test_names_are_distinct(tables: list[dict[str, Any]]) -> None:
    for language in LANGUAGES:
        assert len({card["names"][language] for card in tables}) == len(tables)
    assert len({card["name"] for card in tables}) == len(tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_the_same_in_other_languages(
    tables: list[dict[str, Any]], cards: dict[str, SummonerCard], language: str
) -> None:
    """As many lines, and the same numbers."""
    for table in tables:
        card = cards[f"{table['name']} [Extra]" if table.get("extra") else table["name"]]
        text, said = printed_text(card), table.get("texts", {}).get(language, "")
        assert said.count("\n") == text.count("\n"), card.name
        assert Counter(re.findall("[0-9]+", said)) == Counter(re.findall("[0-9]+", text)), card.name
        assert all(letter in "0123456789" for letter in said if unicodedata.category(letter) == "Nd")
        assert not text or said != text


def test_a_form_says_its_numbers(cards: dict[str, SummonerCard]) -> None:
    """What the rules read off a form is what its text says, and the face shows that text."""
    for card in cards.values():
        for form in card.forms:
            for label, value in (("At", form.at), ("Df", form.df), ("Sp", form.sp), ("ttack Mp", form.attack_mp)):
                said = re.search(rf"{label} (\d+)", form.text)
                assert (int(said[1]) if said else None) == value, card.name
            supports = re.search(r"Combine with (\d)", form.text)
            assert (int(supports[1]) if supports else 0) == len(slots(form))
            times = re.search(r"ttacks (\d) times", form.text)
            assert (int(times[1]) if times else 1) == form.strikes
            assert ("ttacks All" in form.text) == (form.attack == "all")
            assert form.text in card_face(card).text


def test_random_players_play_them_to_the_end(catalogue: Catalogue) -> None:
    decks = [load_deck(name, catalogue) for name in DECKS]
    header = header_for(catalogue, game=GAME, edition="summoner", decks=decks, names=["A", "B"], seed=3)
    found = simulate(build, header, 6)
    assert (found.matches, sum(found.winners)) == (6, 6)
    assert found.winners[0]
    assert found.winners[1]
    assert 4 <= found.turns / found.duels <= 40


def test_faces_tell_what_a_mystic_card_is_pasted_on_and_its_interference(cards: dict[str, SummonerCard]) -> None:
    shown = {name: card_face(cards[name]) for name in ("Padded Coat", "Cobweb", "Overpressure", "Seed Store")}
    assert [(face.icon, face.type_line) for face in shown.values()] == [
        ("equip", "Relic · PS · Turn ∞"),
        ("continuous", "Tarot · PM · Turn 2"),
        ("quick-play", "Tarot · Turn 0 · Interfere"),
        ("normal", "Place · Turn 0"),
    ]
    porter = card_face(cards["Brass Porter"])
    assert (porter.icon, porter.race, porter.type_line) == ("", "Machine", "Machine · Mp 1/1")
    assert "·" not in card_face(cards["Amber Bee"], "fa").type_line  # there it would be read as a nought
