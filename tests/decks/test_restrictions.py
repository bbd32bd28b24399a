"""The lists that decks are checked by beside the rules: imported, of an edition, of banned names."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.conf import import_conf
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.check import check, check_cards
from sanam.decks.mending import mend
from sanam.decks.messages import describe
from sanam.decks.model import make_deck
from sanam.decks.restrictions import (
    OF_EDITION,
    banned_from,
    edition_list,
    find_list,
    forget_list,
    keep_banned,
    kind_of_lists,
    lists,
    read_banned,
)
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.restrictions import BannedNames, RestrictionList
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.matches.setup import header_for
from starter_cards import with_starters

CARDS = {
    "Ember": SummonerCard(name="Ember", family="seal", level=2),
    "Ember [Reflection]": SummonerCard(name="Ember", family="seal", level=2, reflection=True),
}


@pytest.fixture
def stocked(catalogue: Catalogue, tmp_path: Path) -> Catalogue:
    filler = [{"id": code, "type": 0x11, "name": f"Filler {code}"} for code in range(2001, 2041)]
    import_cdb(catalogue, write_cdb(tmp_path / "filler.cdb", filler))
    conf = tmp_path / "lflist.conf"
    conf.write_text("!2026.1\n2001 0\n!2025.7\n2002 1\n")
    import_conf(catalogue, conf)
    return catalogue


@pytest.mark.rule("yugioh-zh", "YZH-1.3")
def test_a_deck_names_the_list_it_is_checked_by(stocked: Catalogue) -> None:
    deck = make_deck("yugioh", {"main": [*range(2001, 2041), 2002]})
    assert [found.name for found in lists(stocked, "yugioh")] == ["2026.1", "2025.7"]
    found = {
        name: [finding.id for finding in check(replace(deck, restrictions=name), stocked, "yugioh", "zh-mr2").findings]
        for name in ("", "2026.1", "2025.7")
    }
    assert found == {"": [], "2026.1": ["deck.forbidden"], "2025.7": ["deck.limited"]}
    report = check(replace(deck, restrictions="2026.1"), stocked, "yugioh", "zh-mr2")
    assert (report.restrictions, report.as_json()["restrictions"]) == ("2026.1", "2026.1")


def test_a_list_that_nobody_has_is_warned_of_and_forbids_nothing(stocked: Catalogue) -> None:
    deck = replace(make_deck("yugioh", {"main": range(2001, 2041)}), restrictions="2031.1")
    report = check(deck, stocked, "yugioh", "zh-mr2")
    assert report.legal and [finding.id for finding in report.findings] == ["deck.no-list"]
    assert "“2031.1”" in describe(report.findings[0], report.game)
    assert mend(deck, report.findings[0], {}) == replace(deck, restrictions="")
    assert kind_of_lists("onepiece") is BannedNames and lists(stocked, "onepiece") == []


def test_an_edition_may_have_a_list_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "fa-course.conf").write_text("!Of the course\n17 1\n")
    made = edition_list("fa-course", tmp_path)
    assert made is not None and (made.name, made.copies) == ("Of the course", {17: 1})
    assert edition_list("zh-mr2", tmp_path) is None


@pytest.mark.rule("summoner-master", "620.5")
@pytest.mark.rule("summoner-master", "SMG-58.3")
def test_banned_names_are_kept_chosen_and_forgotten(catalogue: Catalogue) -> None:
    keep_banned(catalogue, "summoner-master", BannedNames(name="Club", names=("Ember",)))
    keep_banned(catalogue, "summoner-master", BannedNames(name="League", names=("Frost",)))
    keep_banned(catalogue, "summoner-master", BannedNames(name="Club", names=("Ember", "Gale")))
    assert [(one.name, one.names) for one in lists(catalogue, "summoner-master")] == [
        ("Club", ("Ember", "Gale")),
        ("League", ("Frost",)),
    ]
    deck = replace(make_deck("summoner-master", {"seal": ["Ember"]}), restrictions="Club")
    club = find_list(catalogue, "summoner-master", "Club", "beginner")
    assert "deck.banned" in [finding.id for finding in check_cards(deck, CARDS, "beginner", club).findings]
    shown = deck.with_pile("beside", make_deck("summoner-master", {"beside": ["Ember [Reflection]"]}).piles["beside"])
    assert "deck.banned" not in [finding.id for finding in check_cards(shown, CARDS, "beginner", club).findings]
    league = find_list(catalogue, "summoner-master", "League", "beginner")
    assert "deck.banned" not in [finding.id for finding in check_cards(deck, CARDS, "beginner", league).findings]
    forget_list(catalogue, "summoner-master", "Club")
    assert find_list(catalogue, "summoner-master", "Club", "beginner") is None
    for name in ("", "  ", OF_EDITION, "x" * 201):
        with pytest.raises(ValueError, match="name"):
            keep_banned(catalogue, "summoner-master", BannedNames(name=name, names=()))


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (("OP90-002",), {"deck.forbidden": 3}),
        (("Zephyr",), {"deck.forbidden": 3}),
        (("1 OP90-002",), {"deck.limited": 2}),
        (("2x zephyr",), {"deck.semi-limited": 1}),
        (("3 OP90-002",), {}),
        (("OP90-001",), {"deck.forbidden": 1}),
        (("OP90-003",), {}),
    ],
)
def test_banned_and_restricted_cards_of_one_piece(lines: tuple[str, ...], found: dict[str, int]) -> None:
    cards = {
        "OP90-001": OnePieceCard(code="OP90-001", name="Boss", category="leader", colours=("red",), power=5000, life=5),
        "OP90-002": OnePieceCard(code="OP90-002", name="Zephyr", category="character", colours=("red",), cost=2),
    }
    deck = make_deck("onepiece", {"leader": ["OP90-001"], "deck": ["OP90-002"] * 3})
    report = check_cards(deck, cards, "standard", BannedNames(name="Season", names=lines))
    listed = [finding for finding in report.findings if finding.params.get("list") == "Season"]
    assert {finding.id: finding.params["by"] for finding in listed} == found
    assert check_cards(deck, cards, "standard").findings == [f for f in report.findings if f not in listed]


@pytest.mark.rule("summoner-master", "SMG-122.6")
def test_the_rules_of_play_are_told_what_the_lists_of_the_decks_ban(catalogue: Catalogue) -> None:
    keep_banned(catalogue, "summoner-master", BannedNames(name="Club", names=("Gale", "Ember")))
    keep_banned(catalogue, "summoner-master", BannedNames(name="League", names=("Frost", "Gale")))
    plain = make_deck("summoner-master", {})
    options = []
    for deck, other in ((plain, plain), (replace(plain, restrictions="Club"), replace(plain, restrictions="League"))):
        header = header_for(
            catalogue, game="summoner-master", edition="beginner", decks=[deck, other], names=["A", "B"], seed=1
        )
        options.append(header.options.get("banned"))
    assert options == [None, ["Ember", "Frost", "Gale"]]


def test_a_file_of_banned_names_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "Club.txt"
    path.write_text("# of the club\nEmber\n\n  Gale   Fox \nEmber\n", encoding="utf-8")
    assert read_banned(path) == BannedNames(name="Club", names=("Ember", "Gale Fox"))
    with pytest.raises(FileRefused) as caught:
        banned_from("Ember\n" + "x" * 201, "Club", "Club.txt")
    assert (caught.value.problem.place, caught.value.problem.reason) == ({"line": 2}, "card.too-long")
    with pytest.raises(FileRefused) as caught:
        banned_from("\n".join(str(number) for number in range(5001)), "Club")
    assert caught.value.problem.reason == "lflist.too-many"


@pytest.mark.parametrize("name", ["river-fa", "sky-fa"])
def test_the_list_of_the_persian_edition_allows_its_starter_decks(name: str, tmp_path: Path) -> None:
    from sanam.catalogue.first_run import open_catalogue
    from sanam.decks import edit
    from sanam.decks.files import load_deck

    with open_catalogue(with_starters(tmp_path)) as catalogue:
        deck = replace(load_deck(name, catalogue), restrictions=OF_EDITION)
        report = check(deck, catalogue, "yugioh", "fa-course")
        assert report.legal and report.restrictions == "Starter list 1"
        made = find_list(catalogue, "yugioh", OF_EDITION, "fa-course")
        assert isinstance(made, RestrictionList)
        assert len(catalogue.cards("yugioh", made.copies)) == len(made.copies)
        deck = edit.add(deck, "main", "900100044", 2)
        assert [finding.id for finding in check(deck, catalogue, "yugioh", "fa-course").findings] == ["deck.limited"]
