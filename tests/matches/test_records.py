"""What was won and lost against the computer is counted by game, deck and strength."""

from __future__ import annotations

from typing import Any

from sanam.matches.records import Against, Record, records
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
        Against("yugioh", "River", "hard"): Record(1, 2, 1),
        Against("yugioh", "Sky", "easy"): Record(1, 0, 0),
    }
