"""Checking a deck with the cards of a catalogue."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.rereading import read_again
from sanam.catalogue.store import Catalogue
from sanam.decks import check as checking
from sanam.decks.check import check
from sanam.decks.messages import ENGLISH, describe
from sanam.decks.model import Copy, Deck, make_deck
from sanam.games.findings import Finding
from sanam.games.onepiece.cards import deck_rules as onepiece
from sanam.games.restrictions import RestrictionList
from sanam.games.summoner_master.cards import deck_rules as summoner_master
from sanam.games.yugioh.cards import deck_rules as yugioh

FILLER = range(2001, 2041)


@pytest.fixture
def stocked(catalogue: Catalogue, tmp_path: Path) -> Catalogue:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    filler = [{"id": code, "type": 0x11, "name": f"Filler {code}"} for code in FILLER]
    import_cdb(catalogue, write_cdb(tmp_path / "filler.cdb", filler))
    return catalogue


def test_a_legal_deck(stocked: Catalogue) -> None:
    deck = make_deck("yugioh", {"main": FILLER, "extra": [1006, 1007], "side": [1014]}, name="Reeds")
    report = check(deck, stocked, "yugioh", "zh-mr2")
    assert (report.legal, report.findings, report.unknown) == (True, [], [])
    assert report.counts == {"main": 40, "extra": 2, "side": 1}
    assert report.by_hand == ["1006", "1007", "1014"]
    assert not check(deck, stocked, "yugioh", "fa-course").legal


def test_a_text_that_nobody_has_read_so_far_is_not_said_to_be_played_by_hand(
    catalogue: Catalogue, tmp_path: Path
) -> None:
    rows = [{"id": code, "type": 0x2, "name": f"Cup {code}", "desc": "Frobnicate."} for code in (1, 2)]
    import_cdb(catalogue, write_cdb(tmp_path / "later.cdb", rows[:1]), later=True)
    import_cdb(catalogue, write_cdb(tmp_path / "now.cdb", rows[1:]))
    deck = make_deck("yugioh", {"main": [1, 2]})
    assert check(deck, catalogue, "yugioh", "zh-mr2").by_hand == ["2"]
    read_again(catalogue)
    assert check(deck, catalogue, "yugioh", "zh-mr2").by_hand == ["1", "2"]


def test_unknown_cards_are_reported_and_kept(stocked: Catalogue) -> None:
    copies = [Copy(str(code)) for code in FILLER]
    deck = Deck(game="yugioh", piles={"main": (*copies, Copy("77"), Copy("OP01-001")), "side": (Copy("77"),)})
    report = check(deck, stocked, "yugioh", "zh-mr2")
    assert report.unknown == ["77", "OP01-001"]
    assert not report.legal
    assert [finding.id for finding in report.findings] == ["deck.unknown"]
    assert "Not in the catalogue: 77, OP01-001." in describe(report.findings[0], report.game)
    assert report.findings[0].codes == ("77", "OP01-001")
    assert deck.total() == 43


def test_an_artwork_whose_card_is_not_in_the_deck_still_counts_as_it(stocked: Catalogue) -> None:
    deck = make_deck("yugioh", {"main": [*FILLER, 1002, 1002]})
    limited = RestrictionList(name="x", copies={1001: 1})
    report = check(deck, stocked, "yugioh", "zh-mr2", limited)
    assert [finding.id for finding in report.findings] == ["deck.limited"]
    deck = make_deck("yugioh", {"main": [*FILLER, 1002, 1002, 1001, 1001]})
    assert [finding.params["count"] for finding in check(deck, stocked, "yugioh", "zh-mr2").findings] == [4]


def test_an_artwork_is_one_name_with_a_namesake_of_its_card(stocked: Catalogue, tmp_path: Path) -> None:
    rows = [
        {"id": 1020, "type": 0x11, "name": "Granite Ox (festival)", "alias": 1001},
        {"id": 1021, "type": 0x11, "name": "Granite Ox"},
    ]
    import_cdb(stocked, write_cdb(tmp_path / "more.cdb", rows))
    deck = make_deck("yugioh", {"main": [*FILLER, 1020, 1020, 1021, 1021]})
    (finding,) = check(deck, stocked, "yugioh", "zh-mr2").findings
    assert (finding.id, finding.codes) == ("deck.copies", ("1020", "1021"))


def test_the_report_is_plain_data_with_sentences(stocked: Catalogue) -> None:
    deck = make_deck("yugioh", {"main": [*FILLER, 1010], "extra": [1009]}, name="Later kinds")
    plain = json.loads(json.dumps(check(deck, stocked, "yugioh", "zh-mr2").as_json()))
    assert (plain["legal"], plain["name"], plain["edition"]) == (False, "Later kinds", "zh-mr2")
    assert [entry["text"].split(":")[0] for entry in plain["findings"]] == ["Wire Sprite", "Clock Fox"]
    assert plain["findings"][0]["rules"] == ["YZH-1.7"]
    assert "no Link cards" in plain["findings"][0]["text"]


def test_other_games_and_editions_are_refused(stocked: Catalogue) -> None:
    deck = make_deck("yugioh", {})
    with pytest.raises(ValueError, match="yugioh"):
        check(deck, stocked, "onepiece", "standard")
    with pytest.raises(ValueError, match="chess"):
        check(deck, stocked, "chess", "standard")
    with pytest.raises(ValueError, match="onepiece"):
        check(make_deck("onepiece", {}), stocked, "yugioh", "zh-mr2")
    with pytest.raises(KeyError):
        check(deck, stocked, "yugioh", "mr9")


def test_every_finding_has_its_sentences() -> None:
    named = {text for pair in yugioh._MESSAGES.values() for text in pair}
    for rules in (yugioh, onepiece, summoner_master, checking):
        source = Path(str(rules.__file__)).read_text(encoding="utf-8")
        named |= set(re.findall(r'"((?:deck|mend)\.[a-z-]+)"', source))
    assert named - {"deck.main"} == set(ENGLISH)  # a key of the editions
    finding = Finding(
        id="deck.too-few",
        mend="mend.add",
        pile="main",
        params={"count": 38, "least": 40, "most": 60, "by": 2},
    )
    assert describe(finding, "yugioh") == "Cards in the Main Deck: 38; the minimum is 40. Add at least 2."
