"""What was won and lost against the computer is counted by game, deck and strength."""

from __future__ import annotations

from typing import Any

from sanam.matches.records import UNPLAYED, Against, DeckKey, DeckRecord, Record, deck_records, record_of, records
from sanam.matches.summary import Summary


def over(winner: int | None, *played_by: str, **more: Any) -> Summary:
    values = {"game": "yugioh", "names": ["Ana", "Bo"], "deck_names": ["River", "Sky"]} | more
    return Summary(id="m", played_by=list(played_by), public={"finished": {"winner": winner}}, **values)


def test_matches_against_the_computer_are_counted() -> None:
    found = records(
        [
            over(0, "", "hard"),
            over(1, "", "hard"),
            over(1, "", "hard"),
            over(None, "", "hard"),
            over(1, "easy", ""),
            over(0, "", "hard", problem="broken"),
            over(0),
            over(0, "easy", "hard"),
            Summary(id="on", names=["A", "B"], deck_names=["River", "Sky"], played_by=["", "hard"]),
        ]
    )
    assert found == {
        Against("yugioh", DeckKey(name="River"), "hard"): Record(1, 2, 1),
        Against("yugioh", DeckKey(name="Sky"), "easy"): Record(1, 0, 0),
    }


def test_matches_of_a_deck_are_counted_by_the_deck_they_were_against() -> None:
    found = deck_records(
        [
            over(0),
            over(1, "", "hard"),
            over(None, "", "hard", deck_names=["River", "Hill"]),
            over(1, "easy", "", deck_names=["Hill", "River"]),
            over(0, "", "", problem="broken"),
            Summary(id="on", game="yugioh", names=["A", "B"], deck_names=["River", "Sky"]),
        ]
    )
    against = (("Hill", Record(1, 0, 1)), ("Sky", Record(1, 1, 0)))
    river, sky, hill = (record_of(found, "yugioh", [DeckKey(name=name)]) for name in ("River", "Sky", "Hill"))
    assert river == DeckRecord(Record(2, 1, 1), against) and river.played == 4
    assert sky == DeckRecord(Record(0, 1, 0), (("River", Record(0, 1, 0)),))
    assert hill == UNPLAYED == record_of(found, "onepiece", [DeckKey(name="River")])


def test_a_deck_keeps_its_record_under_another_name() -> None:
    found = deck_records(
        [
            over(0, deck_names=["Old", "Sky"]),
            over(1, deck_names=["Old", "Sky"], deck_ids=["a", "b"], created="2026-01-01"),
            over(0, deck_names=["New", "Cloud"], deck_ids=["a", "b"], created="2026-01-02"),
            over(0, deck_names=["New", "Cloud"], deck_ids=["c", "b"], created="2026-01-03"),
        ]
    )
    both = record_of(found, "yugioh", [DeckKey("a"), DeckKey(name="Old")])
    assert both == DeckRecord(Record(2, 1), (("Cloud", Record(1, 1)), ("Sky", Record(1, 0))))
    assert record_of(found, "yugioh", [DeckKey("c"), DeckKey(name="New")]).all == Record(1)  # another deck of that name
