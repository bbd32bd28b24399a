"""Every saved state of a deck is kept, compared and found again; odds of several groups at once."""

from __future__ import annotations

import itertools
import json
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from sanam.decks.deckfile import read_deckfile
from sanam.decks.files import read_deck, write_deck
from sanam.decks.model import Deck, make_deck
from sanam.decks.odds import Wish, all_in_opening, in_opening, opening_of
from sanam.decks.versions import Versions, differences


@pytest.fixture
def versions(tmp_path: Path) -> Versions:
    (tmp_path / "decks").mkdir()
    return Versions(tmp_path / "versions", tmp_path / "decks")


def test_every_state_is_kept_once_and_read_back(versions: Versions) -> None:
    path = versions.decks / "Mine.sanam-deck"
    first, second = (make_deck("yugioh", {"main": [1] * few}, name="Mine") for few in (1, 2))
    for at, deck in enumerate((first, first, second, first)):
        versions.keep(path, deck, datetime(2026, 1, 1 + at, tzinfo=UTC))
    found = versions.of(path)
    assert [one.saved.day for one in found] == [4, 3, 1]
    assert [read_deckfile(one.file) for one in found] == [first, second, first]
    assert versions.of(versions.decks / "Other.sanam-deck") == []


def test_a_deck_that_is_renamed_takes_its_versions_along(versions: Versions) -> None:
    old, new = versions.decks / "Old.sanam-deck", versions.decks / "folder" / "New.sanam-deck"
    versions.keep(old, make_deck("yugioh", {"main": [1]}), datetime(2026, 1, 1, tzinfo=UTC))
    versions.went(old, new)
    assert versions.of(old) == [] and len(versions.of(new)) == 1
    versions.keep(old, make_deck("yugioh", {"main": [2]}), datetime(2026, 1, 2, tzinfo=UTC))
    versions.went(old, new)  # what lies there already stays
    assert len(versions.of(new)) == 2 and versions.of(old) == []


def test_a_deck_is_known_by_the_same_id_wherever_it_lies(versions: Versions) -> None:
    old, new = versions.decks / "club" / "Old.sanam-deck", versions.decks / "society" / "Old.sanam-deck"
    assert versions.identity(old) is None
    known = versions.identify(old, "Old")
    assert versions.identify(old, "New") == known == versions.identity(old) and known.name == "Old"
    new.parent.mkdir()
    new.write_text("")
    versions.went(old.parent, new.parent)  # the whole folder
    assert versions.identity(new) == known and versions.identity(old) is None
    (versions.folder(new) / "identity.json").write_text("[")
    assert versions.identify(new, "New") != known


def test_what_is_no_version_is_left_out(versions: Versions) -> None:
    path = versions.decks / "Mine.sanam-deck"
    kept = versions.keep(path, make_deck("yugioh", {"main": [1]}))
    assert kept is not None
    (kept.parent / "20269999-junk.sanam-deck").write_text("x")
    kept.write_text("damaged")
    assert [one.file for one in versions.of(path)] == [kept]
    assert versions.keep(path, make_deck("yugioh", {"main": [1]})) is not None  # the damaged one is no last state


def test_differences_say_what_came_and_went_and_how_the_odds_changed() -> None:
    before = make_deck("yugioh", {"main": [1, 1, 2, *range(10, 47)], "side": [5]})
    after = make_deck("yugioh", {"main": [1, 1, 1, *range(10, 47)], "side": [5, 5]})
    found = {(one.pile, one.code): (one.before, one.after) for one in differences(before, after)}
    assert found == {("main", "1"): (2, 3), ("main", "2"): (1, 0), ("side", "5"): (1, 2)}
    of_one = next(one for one in differences(before, after) if one.code == "1")
    assert of_one.odds == (float(in_opening(before, Wish(("1",)))), float(in_opening(after, Wish(("1",)))))
    assert next(one for one in differences(before, after) if one.pile == "side").odds is None


def counted(deck: Deck, wishes: list[Wish]) -> Fraction:
    """The chance by looking at every hand there is."""
    ((pile, drawn),) = opening_of(deck).draws.items()
    hands = list(itertools.combinations(deck.codes(pile), drawn))
    good = sum(all(sum(code in wish.codes for code in hand) >= wish.least for wish in wishes) for hand in hands)
    return Fraction(good, len(hands))


def test_odds_of_several_groups_are_those_of_every_hand() -> None:
    deck = make_deck("yugioh", {"main": [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8]})
    for wishes in (
        [Wish(("1",)), Wish(("2",))],
        [Wish(("1",), 2), Wish(("2", "3"))],
        [Wish(("1", "2")), Wish(("2", "3"), 2), Wish(("4",))],
        [Wish(("1", "2", "3"), 3), Wish(("9",))],
        [Wish(("1",))],
    ):
        assert all_in_opening(deck, wishes) == counted(deck, wishes)
    assert all_in_opening(deck, [Wish(("1",), 2)]) == in_opening(deck, Wish(("1",), 2))
    assert all_in_opening(deck, [Wish(("1",)), Wish(("2",))], {"main": 7}) == 1


def test_a_hand_is_redrawn_where_the_game_allows_it() -> None:
    crew = make_deck("onepiece", {"deck": [f"OP01-0{number}" for number in range(10, 60)]})
    wishes = [Wish(("OP01-010",)), Wish(("OP01-011",))]
    once = Fraction(48 * 47 * 46, 6) / Fraction(50 * 49 * 48 * 47 * 46, 120)
    assert all_in_opening(crew, wishes) == 1 - (1 - once) ** 2


def test_a_deck_is_written_as_json_and_read_back(tmp_path: Path) -> None:
    for deck in (
        make_deck("yugioh", {"main": [1001, 1001, 1003], "extra": [1007], "side": [1012]}, name="Oxen"),
        make_deck("onepiece", {"leader": ["OP01-001"], "deck": ["OP01-016"] * 4, "don": ["DON"] * 10}, name="Crew"),
        make_deck("summoner-master", {"seal": ["Fire Rat"] * 3, "mystic": ["Gate"], "beside": ["Sun"]}, name="Seals"),
    ):
        path = tmp_path / f"{deck.name}.json"
        write_deck(deck, path, {code: f"Name of {code}" for code in deck.all_codes()})
        assert json.loads(path.read_text("utf-8"))["name"] == deck.name
        again = read_deck(path)
        assert (again.game, {pile: again.codes(pile) for pile in again.piles if pile != "don"}) == (
            deck.game,
            {pile: deck.codes(pile) for pile in deck.piles if pile != "don"},
        )
