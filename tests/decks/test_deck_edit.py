"""What an editor does: changes, mending, groups and curves; and how long checking a deck takes."""

from __future__ import annotations

import time

import pytest

from sanam.decks import edit
from sanam.decks.check import check_cards
from sanam.decks.mending import mend
from sanam.decks.model import MAX_CARDS, Copy, Deck, make_deck
from sanam.decks.shape import group, group_key, home_pile, tally
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.yugioh.cards.model import CardData


def monster(code: int, level: int = 4, traits: tuple[str, ...] = ("normal",)) -> CardData:
    return CardData(
        code=code, name=f"Card {code}", kind="monster", level=level, traits=traits, race="Rock", attribute="EARTH"
    )


CARDS = {str(code): monster(code, 1 + code % 8) for code in range(100, 160)}
CARDS["7"] = monster(7, 6, ("fusion", "effect"))


def test_copies_stand_beside_each_other_and_keep_their_printings() -> None:
    deck = make_deck("yugioh", {"main": [1, 2]})
    assert edit.add(deck, "main", "1").codes("main") == ("1", "1", "2")
    printed = deck.with_pile("main", (Copy("1", "A"), Copy("1", "B")))
    moved = edit.move(printed, "1", "main", "side")
    assert (moved.piles["main"], moved.piles["side"]) == ((Copy("1", "A"),), (Copy("1", "B"),))
    assert edit.move(printed, "1", "main", "side", 9).total() == 2
    assert edit.move(printed, "9", "main", "side") == printed
    assert edit.add(deck, "main", "1", 5000).total() == MAX_CARDS


def test_printings_are_chosen_copy_by_copy() -> None:
    deck = make_deck("yugioh", {"main": [1, 1, 2, 1], "side": [1]})
    one = edit.set_printing(deck, "main", "1", "A", 1)
    assert one.piles["main"] == (Copy("1"), Copy("1"), Copy("2"), Copy("1", "A"))
    assert edit.printings(one, "main", "1") == {"": 2, "A": 1}
    two = edit.set_printing(one, "main", "1", "B", 1)  # of one that is of no certain printing
    assert edit.printings(two, "main", "1") == {"": 1, "B": 1, "A": 1}
    assert edit.printings(edit.set_printing(two, "main", "1", "B", 2), "main", "1") == {"B": 3}
    assert edit.printings(edit.set_printing(two, "main", "1", "", 9, before="A"), "main", "1") == {"": 2, "B": 1}
    assert edit.set_printing(two, "main", "1", "C", before="D") == two
    assert edit.printings(edit.set_printing(two, "main", "1", "C"), "main", "1") == {"C": 3}
    assert two.piles["side"] == (Copy("1"),)


def test_every_finding_that_can_be_mended_is_gone_afterwards() -> None:
    piles = {
        "main": ["7", *["100"] * 5, *[str(code) for code in range(101, 160)]],
        "extra": ["101"],
        "side": ["102"] * 16,
    }
    deck = make_deck("yugioh", piles)
    for _ in range(20):
        findings = check_cards(deck, CARDS, "zh-mr2").findings
        mended = next((after for finding in findings if (after := mend(deck, finding, CARDS)) is not None), None)
        if mended is None:
            break
        assert mended != deck
        deck = mended
    assert check_cards(deck, CARDS, "zh-mr2").findings == []
    assert deck.codes("extra") == ("7",)


def test_what_only_the_owner_knows_is_not_mended() -> None:
    deck = make_deck("yugioh", {"main": ["100", "nobody"]})
    findings = check_cards(deck, CARDS, "zh-mr2").findings
    assert [finding.id for finding in findings] == ["deck.too-few", "deck.unknown"]
    assert mend(deck, findings[0], CARDS) is None
    assert mend(deck, findings[1], CARDS) == make_deck("yugioh", {"main": ["100"]})  # or import them


def test_groups_and_curves_count_every_copy() -> None:
    deck = make_deck("yugioh", {"main": [100, 100, 103], "extra": [7], "side": ["nobody"]})
    assert tally(deck, CARDS, "kind") == [("monster", 3), ("fusion", 1), ("unknown", 1)]
    levels = tally(deck, CARDS, "level", ("main",))
    assert levels == [("5", 2), ("6", 0), ("7", 0), ("8", 1)]
    assert [group("yugioh", CARDS["7"], "kind"), group("yugioh", None, "kind")] == ["fusion", "unknown"]
    assert sorted(["unknown", "10", "9", "-"], key=lambda name: group_key("yugioh", "level", name)) == [
        "9",
        "10",
        "-",
        "unknown",
    ]
    both = OnePieceCard(code="OP01-001", name="Two", category="character", colours=("red", "blue"), cost=3)
    ship = make_deck("onepiece", {"deck": ["OP01-001"] * 2})
    assert tally(ship, {"OP01-001": both}, "colour") == [("red", 2), ("blue", 2)]
    assert group("onepiece", both, "colour") == "red/blue"
    assert (home_pile("onepiece", both), home_pile("yugioh", CARDS["7"]), home_pile("yugioh", None)) == (
        "deck",
        "extra",
        "main",
    )


@pytest.mark.parametrize("edition", ["zh-mr2", "fa-course", "th-guide"])
def test_checking_sixty_cards_is_measured(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    deck = make_deck("yugioh", {"main": [str(code) for code in range(100, 160)], "extra": ["7"]})
    times = []
    for _ in range(200):
        start = time.perf_counter()
        report = check_cards(deck, CARDS, edition)
        times.append(time.perf_counter() - start)
    times.sort()
    with capsys.disabled():
        print(f"\nvalidation of 60 cards, {edition}: median {times[100] * 1e3:.3f} ms, p95 {times[190] * 1e3:.3f} ms")
    assert report.counts["main"] == 60


def test_a_deck_stays_within_its_bounds() -> None:
    assert Deck(game="onepiece").piles == {"leader": (), "deck": (), "don": ()}
