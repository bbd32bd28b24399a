"""Journals of every version so far open, say how they ended, and go on (tests/journals/README.md)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine import journal
from sanam.engine.play import fingerprint
from sanam.matches.store import Store

JOURNALS = Path(__file__).parents[1] / "journals"
#: How many moments each has, and who won how (None: it goes on).
KEPT: dict[str, tuple[int, object]] = {
    "zh-mr2-finished": (102, {"winner": 1, "wins": [0, 2, 0]}),
    "fa-course-finished": (44, {"winner": 1, "wins": [0, 1, 0]}),
    "th-guide-finished": (47, {"winner": 1, "wins": [0, 1, 0]}),
    "zh-mr2-unfinished": (63, None),
}
#: Journals whose answers lead elsewhere under today's rules, and the rule that was mended. They open all the same:
#: the events are what happened.
MENDED: dict[str, str] = {
    # After a Summon the turn player is asked first (YZH-4.38, YFA-4.40, YTH-3.63); attacks list their targets.
    "zh-mr2-finished": "YZH-4.38",
    "fa-course-finished": "YFA-4.40",
    "th-guide-finished": "YTH-3.63",
    "zh-mr2-unfinished": "YZH-4.38",
}


def test_every_journal_is_known() -> None:
    assert sorted(path.stem for path in JOURNALS.glob("*.sanam")) == sorted(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_journal_opens_and_folds_to_its_end(name: str) -> None:
    read = journal.read(JOURNALS / f"{name}.sanam")
    play = journal.fold(read, games.build(read.header))  # checks the fingerprint of each turn
    length, result = KEPT[name]
    assert (read.torn, read.broken, len(play.batches)) == ("", None, length)
    assert play.table.marks.get("finished") == result
    assert (play.table.choice is None) == play.finished
    end = fingerprint(play.table)
    while play.batches:
        play.back()
    while play.undone:
        play.forward()
    assert fingerprint(play.table) == end


@pytest.mark.parametrize("name", [name for name in KEPT if name not in MENDED])
def test_todays_rules_give_the_same_events(name: str) -> None:
    read = journal.read(JOURNALS / f"{name}.sanam")
    journal.verify(read, games.build(read.header))


def test_an_unfinished_match_of_an_earlier_version_is_continued_to_its_end(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.matches.mkdir()
    shutil.copy(JOURNALS / "zh-mr2-unfinished.sanam", store.matches)
    (going,) = store.unfinished()
    player = RandomPlayer(1)
    with store.resume(going.id) as match:
        while match.play.table.choice is not None:
            player.answer(match.play)
    (over,) = store.finished()
    assert over.finished and over.id == going.id
