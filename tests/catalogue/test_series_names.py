"""Series that a database has only numbers for are called as their cards are."""

from __future__ import annotations

import pytest
from test_search_near import codes, monster, put

from sanam.catalogue import store
from sanam.catalogue.rereading import cards_to_play
from sanam.catalogue.series_names import derived
from sanam.catalogue.store import Catalogue

QUOTING = 'Special Summon 1 "Gale Crow" monster from your Deck, except "Gale Crow - Mistral".'


@pytest.fixture
def cards(catalogue: Catalogue) -> Catalogue:
    put(
        catalogue,
        monster(1, "Gale Crow - Mistral", QUOTING, series=("0x33",)),
        monster(2, "Gale Crow - Scirocco", 'Add 1 "Gale Crow" card.', series=("0x33",)),
        monster(3, "Assault Gale Crow", "", series=("0x33",)),
        monster(4, "Clockwork Ox", "", series=("0x44",)),
        monster(5, "Clockwork Hen", "", series=("0x44",)),
        monster(6, "Great Clockwork Bull", "", series=("0x44",)),
        monster(7, "Dragon of Rain", "", series=("0x55",)),
        monster(8, "Dragon of Mud", "", series=("0x55",)),
        monster(9, "Dragon of Salt", "", series=("0x55",)),
        *(monster(20 + at, f"Dragon number {at} of Ash", "") for at in range(9)),
        monster(40, "Lone Thing", 'You can draw 1 "Lone Thing".', series=("0x66",)),
    )
    return catalogue


def test_names_are_derived_where_they_are_sure(cards: Catalogue) -> None:
    assert derived(cards.db.conn, "yugioh") == {
        "0x33": "Gale Crow",
        "0x44": "Clockwork",
    }  # others are called Dragon too
    assert cards.words("yugioh", "series") == {"0x33": "Gale Crow", "0x44": "Clockwork"}


def test_a_series_is_found_by_its_derived_name(cards: Catalogue) -> None:
    assert codes(cards, 'series:"gale crow"') == ["3", "1", "2"]
    assert codes(cards, "series:clockwork level:4") == ["5", "4", "6"]


def test_a_part_of_the_name_will_do(cards: Catalogue) -> None:
    assert codes(cards, "series:crow") == codes(cards, "series:gale") == ["3", "1", "2"]
    assert codes(cards, "series:clock -series:gale") == ["5", "4", "6"]
    assert codes(cards, "series:row") == []  # no word begins so


def test_most_names_speak_for_those_in_another_script(cards: Catalogue) -> None:
    put(cards, *(monster(50 + at, f"疾風烏鴉{at}", "", series=("0x33",)) for at in range(2)))
    assert cards.words("yugioh", "series")["0x33"] == "Gale Crow"
    assert len(codes(cards, "series:crow")) == 5


def test_what_a_file_says_goes_before_what_is_derived(cards: Catalogue) -> None:
    cards.words("yugioh", "series")
    with cards.db.conn as conn:
        conn.execute("insert into words values ('yugioh', 'series', '0x33', 'en', 'Storm Birds')")
        conn.execute("update facts_version set version = version + 1")
    assert cards.words("yugioh", "series") == {"0x33": "Storm Birds", "0x44": "Clockwork"}
    assert codes(cards, 'series:"gale crow"') == [] and codes(cards, 'series:"storm birds"') == ["3", "1", "2"]


def test_hostile_texts_cost_little(catalogue: Catalogue) -> None:
    import time

    put(
        catalogue,
        *(
            monster(at, f"Name {'a b ' * 20}{at}", '"' * 3000 + '"x y" ' * 500, series=("0x1", "0x2", "0x3"))
            for at in range(1, 60)
        ),
    )
    begun = time.process_time()
    derived(catalogue.db.conn, "yugioh")
    assert time.process_time() - begun < 1


def test_a_match_knows_cards_of_a_series_that_do_not_bear_its_name(cards: Catalogue) -> None:
    put(cards, monster(60, "Shrike", "", series=("0x33", "0x99")))
    known = cards_to_play(cards, "yugioh", ["60", "4", "40"])
    assert known["60"].series == ("0x33", "0x99", "Gale Crow")
    assert known["4"].series == ("0x44", "Clockwork")
    assert known["40"].series == ("0x66",)


def test_what_was_warmed_derives_no_names_while_a_window_waits(
    cards: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards.warm()
    monkeypatch.setattr(store, "derived", lambda *asked: pytest.fail("derived once more"))
    assert cards.words("yugioh", "series")
