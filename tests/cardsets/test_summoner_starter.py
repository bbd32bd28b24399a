"""The Summoner Master starter set: two decks for each level that play whole matches, all in five languages."""

from __future__ import annotations

import re
import runpy
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sanam import games, paths
from sanam.abilities.tree import from_plain
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.decks.check import check
from sanam.decks.files import load_deck, starter_decks, starter_name
from sanam.faces import card_face
from sanam.games import build
from sanam.games.summoner_master.cards.model import ELEMENTS, MULTI, MYSTIC_TYPES, SKILL_USES, SummonerCard
from sanam.games.summoner_master.presentation.words import SummonerWords
from sanam.games.summoner_master.rules.casting.combining import MOST_SUPPORTS
from sanam.games.summoner_master.rules.casting.fitting import answers, slots
from sanam.matches.setup import header_for
from sanam.matches.simulation import simulate

#: The decks that each level offers.
BUILT_FOR = {
    "caller": ("willow", "workshop"),
    "summoner": ("opera-summoner", "belltower-summoner"),
    "beginner": ("orchard-beginner", "snowpost-beginner"),
}
DECKS = tuple(name for names in BUILT_FOR.values() for name in names)
GAME = "summoner-master"
LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")
SET = "summoner-master-starter.toml"
CARDS = 137


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("starter") / "catalogue.db") as opened:
        report = import_set(opened, paths.cardset_dir() / SET)
        assert (report.added, report.refused, report.by_hand) == (CARDS, [], 0)
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


@pytest.mark.parametrize(("level", "name"), [(level, name) for level, names in BUILT_FOR.items() for name in names])
def test_the_decks_are_legal_at_their_level(catalogue: Catalogue, name: str, level: str) -> None:
    report = check(load_deck(name, catalogue), catalogue, GAME, level)
    assert (report.legal, report.findings) == (True, [])
    assert games.get(GAME).starter.edition_of(name) in (level, "")


def test_the_decks_use_every_card_and_are_named(catalogue: Catalogue, cards: dict[str, SummonerCard]) -> None:
    used = {card.key for name in DECKS for card in of_deck(catalogue, cards, name)}
    assert used == set(cards)
    assert {*DECKS} == {name for name in starter_decks() if load_deck(name, catalogue).game == GAME}
    for name in DECKS:
        assert starter_name(name) == load_deck(name, catalogue).name
        assert len({starter_name(name, language) for language in ("en", *LANGUAGES)}) >= 4


def test_every_kind_of_card_is_there(cards: dict[str, SummonerCard]) -> None:
    kinds = Counter(card.kind for card in cards.values())
    assert {*kinds} == {"seal", "extra-seal", "mystic"}
    assert {element for card in cards.values() for element in card.elements} == {*ELEMENTS, MULTI}
    assert {card.mystic_type for card in cards.values() if card.family == "mystic"} == {*MYSTIC_TYPES}
    for having in (
        lambda card: card.growth is not None,
        lambda card: card.progress is not None,
        lambda card: card.reflection,
        lambda card: card.extra,
        lambda card: len(card.elements) == 2,
        lambda card: card.creates and card.capacity,
        lambda card: any(power.kind == "skill" and power.interfere for power in card.powers),
    ):
        assert any(having(card) for card in cards.values())


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


#: What the glossary and the sections on Skills and Curses name, as the phrase book calls it.
KEYWORDS = {
    *("Text.alone", "Text.charging", "Text.condition", "Text.dancing", "Text.fixed-charging", "Text.pasted"),
    *("Text.progress", "Text.support", "Text.two-part", "Text.vanish", "Text.wake-up", "Text.wake-up-if"),
    *("Text.weak-touch", "Text.while", "Text.wisdom", "When.enter", "When.steal-success", "Exception.not"),
    *("Op.across", "Op.again", "Op.cancel", "Op.change-target", "Op.control", "Op.curse", "Op.dance", "Op.destroy"),
    *("Op.free-attack", "Op.free-cast-from", "Op.hyper-drive", "Op.in-state", "Op.lose", "Op.max-plus", "Op.mill"),
    *("Op.move-curse", "Op.move-mystic", "Op.protect", "Op.purify", "Op.receive", "Op.set", "Op.steal", "Op.swap"),
    *("Op.turns-passed", "Op.twice", "Op.create-capacity", "Op.discard-random", "Op.take", "Each.count"),
    *("Cost.charged", "Cost.fixed-charge", "Cost.fixed-mp", "Cost.sacrifice", "Cost.twinkling-discard"),
    *("Limit.own", "Limit.shared", "Limit.zone", "Limit.firm", "Limit.kept", "Filter.part"),
    *("Sentence.fortune", "Sentence.if", "Sentence.may", "Sentence.modes"),
    *(f"Curse.{kind}" for kind in ("stone", "freeze", "charm", "poison", "death", "dimension")),
}


def test_every_keyword_is_on_a_card(cards: dict[str, SummonerCard]) -> None:
    said = {
        part.key
        for card in cards.values()
        for plain in card.abilities or ()
        for part in from_plain(plain["tree"]).walk()
    }
    assert said >= KEYWORDS
    assert {power.use for card in cards.values() for power in card.powers} == {*SKILL_USES}
    assert any(power.from_hand for card in cards.values() for power in card.powers)
    assert any(card.shades for card in cards.values())


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
    """A Reflection card bears the name of the card that it changes."""
    plain = [card for card in tables if not card.get("reflection")]
    for language in LANGUAGES:
        assert len({card["names"][language] for card in plain}) == len(plain)
    assert len({card["name"] for card in plain}) == len(plain)
    assert {card["name"] for card in tables} == {card["name"] for card in plain}


def test_texts_are_what_the_phrase_book_writes() -> None:
    """`python packaging/card_texts.py` writes them again."""
    path = paths.cardset_dir() / SET
    written = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "card_texts.py"))
    assert written["rewrite"](path) == path.read_text("utf-8")


def test_texts_use_plain_digits(tables: list[dict[str, Any]]) -> None:
    said = "".join(text for table in tables for text in table.get("texts", {}).values())
    assert all(letter in "0123456789" for letter in said if unicodedata.category(letter) == "Nd")


def test_a_form_says_its_numbers(cards: dict[str, SummonerCard]) -> None:
    """What the rules read off a form is what its text says, and the face shows that text."""
    for card in cards.values():
        for form in card.forms:
            for label, value in (("At", form.at), ("Df", form.df), ("Sp", form.sp), ("ttack Mp", form.attack_mp)):
                said = re.search(rf"{label} (\d+)", form.text)
                assert (int(said[1]) if said else None) == value, card.name
            supports = re.findall(r"(?:Combine with|and) (\d)", form.text)
            assert sum(map(int, supports)) == len(slots(form))
            times = re.search(r"ttacks (\d) times", form.text)
            assert (int(times[1]) if times else 1) == form.strikes
            assert ("ttacks All" in form.text) == (form.attack == "all")
            assert form.text in card_face(card).text


@pytest.mark.parametrize("level", BUILT_FOR)
def test_random_players_play_them_to_the_end(catalogue: Catalogue, level: str) -> None:
    decks = [load_deck(name, catalogue) for name in BUILT_FOR[level]]
    header = header_for(catalogue, game=GAME, edition=level, decks=decks, names=["A", "B"], seed=3)
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
    assert card_face(cards["Understudy"]).text.startswith("Shade of Aria\n")
    assert "·" not in card_face(cards["Amber Bee"], "fa").type_line  # there it would be read as a zero


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_forms_and_skills_are_shown_in_every_language(
    language: str, cards: dict[str, SummonerCard], tables: list[dict[str, Any]]
) -> None:
    """By the buttons and menus of a match: they stand before the colon of the translated texts."""
    named = [table for table in tables if any(part.get("name") for part in all_parts(table))]
    assert len(named) > 20
    untold = []
    for table in named:
        card = next(card for card in cards.values() if card.name == table["name"])
        said = SummonerWords().named_in(card, table["texts"][language])
        for mine, shown in zip(parts_of(card), parts_of(said), strict=True):
            line = next((line for line in table["texts"][language].split("\n") if line.startswith(shown.name)), "")
            if mine.name and (shown.name == mine.name or line[len(shown.name) :].lstrip()[:1] not in (":", "：")):
                untold.append((card.name, mine.name, shown.name))
        assert [part.text for part in parts_of(said)] == [part.text for part in parts_of(card)]
    assert untold == []


def all_parts(table: dict[str, Any]) -> list[dict[str, Any]]:
    boxes = (table.get("growth", {}), table.get("progress", {}))
    gains = [part for box in boxes for part in box.get("gains", ())]
    return [*table.get("powers", ()), *table.get("forms", ()), *gains]


def parts_of(card: SummonerCard) -> list[Any]:
    return [part for box in ("powers", "growth", "progress") for part in card.box(box)] + list(card.forms)
