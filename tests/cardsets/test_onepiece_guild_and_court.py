"""The second One Piece set: two tournament-like decks that play wholly by themselves, in five languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sanam import paths
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import read
from sanam.abilities.tree import from_plain
from sanam.bots.random_player import RandomPlayer
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.decks.check import check
from sanam.decks.files import load_deck, starter_name
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.games import build
from sanam.games.onepiece.texts.execution.profiles import Profile
from sanam.games.onepiece.texts.reading import texts
from sanam.matches.setup import header_for

DECKS = ("lantern", "reef")
LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")
SETS = ("one-piece-starter.toml", "one-piece-guild-and-court.toml")
#: What cards of this game do most: each is done by some card of the starter sets.
DONE = (
    *("Op.draw", "Op.ko", "Op.rest", "Op.set active", "Op.trash", "Op.play", "Op.return", "Op.place", "Op.add"),
    *("Op.add don", "Op.look", "Op.reveal", "Op.give don", "Op.give", "Op.does", "Op.turn", "Op.place back"),
    *("Op.negate", "Op.cannot activate keyword", "Op.base power becomes that of", "Op.activate effect"),
    *("Op.deal damage", "Op.opponent does", "Pred.gains", "Pred.cannot attack", "Pred.cannot be ko'd"),
    *("Pred.will not become active", "Pred.can attack active", "Pred.cannot attack leader at once"),
    *("Gain.keyword", "Gain.power", "Loss.power", "Loss.cost", "Cost.return don", "Cost.rest don", "Cost.may"),
    *("Clause.instead", "Clause.when", "Clause.any number in deck", "Choice.one", "Op.treat name as"),
    *("Amount.any number", "Filter.total cost", "Filter.cost at most number", "Tag.once per turn", "Tag.don"),
)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("guild") / "catalogue.db") as opened:
        assert [import_set(opened, paths.cardset_dir() / name).refused for name in SETS] == [[], []]
        yield opened


def all_cards(catalogue: Catalogue) -> list[Any]:
    return [card for card in catalogue.all_cards("onepiece") if card.category != "don"]


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal_and_named_in_every_language(catalogue: Catalogue, name: str) -> None:
    deck = load_deck(name, catalogue)
    report = check(deck, catalogue, "onepiece", "standard")
    assert (report.legal, report.findings) == (True, [])
    assert len(deck.codes("leader")) + len(deck.codes("deck")) == 51
    assert starter_name(name) == deck.name
    assert all(starter_name(name, language) != deck.name for language in LANGUAGES)


def test_every_card_is_understood_and_carried_out(catalogue: Catalogue) -> None:
    for card in all_cards(catalogue):
        assert texts.reading(card.whole_text).whole, card.name
        profile = Profile(card)
        programs = zip(profile.abilities, profile.trees, profile.programs, strict=True)
        assert all(tree is not None and program is not None for _, tree, program in programs), card.name


def test_the_sets_use_what_cards_of_this_game_do(catalogue: Catalogue) -> None:
    used = {
        part.key
        for card in all_cards(catalogue)
        for ability in card.abilities or ()
        if "tree" in ability
        for part in from_plain(ability["tree"]).walk()
    }
    assert set(DONE) - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_written_in_every_language_and_mean_the_same(catalogue: Catalogue, language: str) -> None:
    grammar = Grammar(texts.book(), texts.LANGUAGES[language])
    for card in all_cards(catalogue):
        reading = texts.reading(card.whole_text)
        said = texts.write(reading.sentences, language)
        assert bool(said) == bool(card.whole_text)
        if language == "zh_Hans":
            continue  # the grammar reads the traditional signs
        for sentence, line in zip(reading.sentences, said.splitlines(), strict=True):
            assert read(grammar, line).trees == (sentence.tree,), line


def test_names_are_distinct_in_every_language(catalogue: Catalogue) -> None:
    cards = all_cards(catalogue)
    for language in ("en", *LANGUAGES):
        names = [text[0] for card in cards if (text := catalogue.text("onepiece", card.code, language)) is not None]
        assert len(set(names)) == len(names) == len(cards)


def test_random_play_uses_nearly_every_ability(catalogue: Catalogue) -> None:
    """Matches end by a rule, and hardly a card's ability is never used in a handful of them."""
    used: set[str] = set()
    decks = [load_deck(name, catalogue) for name in DECKS]
    for seed in range(8):
        header = header_for(catalogue, game="onepiece", edition="standard", decks=decks, names=["A", "B"], seed=seed)
        play = Play(build(header))
        batch = play.start(seed)
        players = [RandomPlayer(seed ^ number) for number in (11, 12)]
        while True:
            for event in batch.events:
                if isinstance(event, Happened) and event.what in ("ability_used", "affected", "replaced"):
                    source = event.data.get("card_source", event.card)
                    used.add(play.table.cards[source].code)
            if play.table.choice is None:
                break
            batch = players[play.table.choice.seat].answer(play)
        assert play.table.marks["result"]["reason"] in ("life", "deck-out", "effect")
    active = {
        card.code
        for card in all_cards(catalogue)
        if card.code.startswith("SN02") and Profile(card).abilities and not Profile(card).permanent
    }
    assert len(active - used) <= len(active) // 5, active - used
