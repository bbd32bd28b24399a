"""Decks as people have them: names with typing errors, no DON!! deck, links in files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.cli import main
from sanam.decks.check import check
from sanam.decks.edit import replace_card
from sanam.decks.files import load_deck, read_deck, write_deck
from sanam.decks.messages import describe
from sanam.decks.model import Deck, make_deck
from sanam.decks.recognise import deck_in
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.yugioh.cards.deck_rules import check_deck
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.vocabulary.editions import EDITIONS
from starter_cards import with_starters


@pytest.fixture(scope="module")
def starters(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with open_catalogue(with_starters(tmp_path_factory.mktemp("starters"))) as catalogue:
        yield catalogue


@pytest.mark.parametrize(
    "typed", ["Signal Kite", "signal kite", "signalkite", "Signal-Kite", "Singal Kite", "Signal Kit"]
)
def test_a_pasted_list_is_read_in_spite_of_small_errors(starters: Catalogue, typed: str) -> None:
    guessed: dict[str, str] = {}
    deck = deck_in(f"3 {typed}\n", starters, guessed=guessed)
    code = starters.code_of("yugioh", "Signal Kite")
    assert deck.codes("main") == (code,) * 3
    assert guessed == ({} if typed.lower() == "signal kite" else {typed: code})


def test_a_name_that_is_like_the_leaders_stays_in_the_deck(catalogue: Catalogue) -> None:
    common: dict[str, Any] = {"name": "Captain.O.Storms", "colours": ("red",), "power": 5000}
    leader = OnePieceCard(code="OP90-001", category="leader", life=5, **common)
    other = OnePieceCard(code="OP90-002", category="character", cost=3, **common)
    source = Source(game="onepiece", kind="set", file="made-up", digest="1", language="en")
    write(catalogue, source, [Incoming(card=card, language="en") for card in (leader, other)], (), Steps(2, None, None))
    deck = deck_in("Leader\n1 Captain O. Storms\nDeck\n4 Captain O. Storms\n", catalogue)
    assert deck.codes("leader") == ("OP90-001",)
    assert deck.codes("deck") == ("OP90-002",) * 4


def test_other_names_stay_and_get_suggestions(starters: Catalogue) -> None:
    deck = deck_in("3 Signl Kites of Doom\n", starters)
    assert deck.codes("main") == ("Signl Kites of Doom",) * 3
    hits = starters.suggest("yugioh", "Signl Kites of Doom")
    assert hits[0].name == "Signal Kite" and len(hits) <= 3
    after = replace_card(deck, "Signl Kites of Doom", hits[0].code, "main")
    assert after.codes("main") == (hits[0].code,) * 3
    assert starters.suggest("yugioh", "QQQQQQ") == []


def test_what_a_deck_file_says_is_not_guessed_at(starters: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "mine.sanam-deck"
    write_deck(make_deck("yugioh", {"main": ["Singal Kite"]}), path)
    assert load_deck(str(path), starters).codes("main") == ("Singal Kite",)


def test_a_deck_without_its_don_deck_gets_it(starters: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "crew.sanam-deck"
    write_deck(Deck(game="onepiece"), path)
    deck = load_deck(str(path), starters)
    assert len(deck.piles["don"]) == 10
    findings = check(deck, starters, "onepiece", "standard").findings
    assert [finding for finding in findings if finding.pile == "don"] == []
    some = make_deck("onepiece", {"don": deck.codes("don")[:3]})
    write_deck(some, path)
    assert len(load_deck(str(path), starters).piles["don"]) == 3  # what a deck says stays


def test_a_link_may_lie_in_a_file(starters: Catalogue, tmp_path: Path) -> None:
    river = load_deck("river", starters)
    path = tmp_path / "o.ydke"
    write_deck(river, path)
    assert path.read_text().startswith("ydke://")
    assert read_deck(path).piles == river.piles and read_deck(path).name == "o"
    for deck, reason in (
        (make_deck("onepiece", {"deck": ["OP01-001"]}), "deck.other-game"),
        (make_deck("yugioh", {"main": ["Nobody"]}), "deck.no-passcode"),
    ):
        with pytest.raises(FileRefused) as caught:
            write_deck(deck, tmp_path / "other.ydke")
        assert caught.value.problem.reason == reason
    assert not (tmp_path / "other.ydke").exists()


def test_unknown_names_come_with_suggestions_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("3 Signl Kites of Doom\n", "utf-8")
    out = tmp_path / "o.sanam-deck"
    assert main(["convert", str(path), str(out), "--data-dir", str(tmp_path / "data")]) == 0
    assert "Signl Kites of Doom (did you mean Signal Kite" in capsys.readouterr().out


@pytest.mark.parametrize(("traits", "helps"), [(("synchro",), True), (("link",), False), (("pendulum",), False)])
def test_another_edition_is_advised_where_one_would_help(traits: tuple[str, ...], helps: bool) -> None:
    card = CardData(code=7, name="Odd One", kind="monster", traits=(*traits, "effect"), level=2)
    pile = "extra" if "pendulum" not in traits else "main"
    piles: dict[str, Any] = {"main": [], "extra": [], "side": [], pile: [7]}
    findings = check_deck(EDITIONS["fa-course"], {7: card}, piles)
    (finding,) = [finding for finding in findings if finding.id == "deck.kind"]
    assert (finding.mend == "mend.other-edition") is helps
    said = describe(finding, "yugioh")
    assert ("another edition" in said) is helps
    assert "Course rules (Persian)" in said and "fa-course" not in said  # editions are called as in the window
