"""Everyday actions take at most as many clicks as in other programs, and docs/clicks.md tells the truth about ours."""

from __future__ import annotations

from typing import Any

import pytest
from clicks import DOCUMENT, ROWS, Row


@pytest.mark.parametrize("row", ROWS, ids=[row.action.__name__ for row in ROWS])
def test_an_everyday_action_takes_no_more_clicks_than_elsewhere(table: Any, row: Row) -> None:
    found = row.action(table)
    assert found.clicks <= min((number for number in row.others if number is not None), default=found.clicks)
    assert f"| {row.words} | {found.clicks} | {found.questions} |" in DOCUMENT.read_text(encoding="utf-8")


def test_a_synchro_or_xyz_summon_takes_five_clicks_at_most(table: Any) -> None:
    summons = [row for row in ROWS if "Synchro" in row.words or "Xyz" in row.words]
    assert len(summons) == 2 and all(row.action(table).clicks <= 5 for row in summons)
