"""Journals of every version so far open, say how they ended, and go on (tests/journals/README.md)."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine import folding, journal
from sanam.engine.batch import fingerprint
from sanam.matches.played_under import rules_digest, same_rules
from sanam.matches.store import Store

JOURNALS = Path(__file__).parents[1] / "journals"
#: The format of each, how many moments it has, and who won how (None: it goes on).
KEPT: dict[str, tuple[int, int, object]] = {
    "zh-mr2-finished": (1, 102, {"winner": 1, "wins": [0, 2, 0]}),
    "fa-course-finished": (1, 44, {"winner": 1, "wins": [0, 1, 0]}),
    "th-guide-finished": (1, 47, {"winner": 1, "wins": [0, 1, 0]}),
    "zh-mr2-unfinished": (1, 63, None),
    "one-piece-finished": (2, 221, {"winner": 0}),
    "one-piece-plain": (2, 109, {"winner": 0}),
    "summoner-unfinished": (2, 88, None),
    "one-piece-guild-finished": (2, 143, {"winner": 1}),
    "one-piece-guild-unfinished": (2, 76, None),
    "summoner-opera-belltower": (3, 88, {"winner": 1, "wins": [0, 1, 0]}),
    "summoner-belltower-opera": (3, 135, {"winner": 1, "wins": [0, 1, 0]}),
    "one-piece-second-version": (3, 147, {"winner": 1}),
    "summoner-second-version": (3, 19, {"winner": 0, "wins": [1, 0, 0]}),
    "th-guide-second-version": (3, 91, None),
    "fa-course-third-version": (3, 120, None),
    "one-piece-third-version": (3, 208, {"winner": 1}),
    "one-piece-fourth-version": (3, 158, {"winner": 1}),
    "summoner-third-version": (3, 226, {"winner": 1, "wins": [1, 2, 0]}),
    "summoner-fourth-version": (3, 216, {"winner": 1, "wins": [1, 2, 0]}),
    "fa-course-fourth-version": (3, 111, None),
    "zh-mr2-second-version": (3, 111, None),
}
#: Journals whose answers give other events under today's rules, and the rule that was mended or is told more of. They
#: open all the same:
#: the events are what happened.
MENDED: dict[str, str] = {
    # After a Summon the turn player is asked first (YZH-4.38, YFA-4.40, YTH-3.63); attacks list their targets.
    "zh-mr2-finished": "YZH-4.38",
    "fa-course-finished": "YFA-4.40",
    "th-guide-finished": "YTH-3.63",
    "zh-mr2-unfinished": "YZH-4.38",
    # Facts say where a card came from, and texts that were played by hand then are understood by and by.
    "one-piece-plain": "8-1-1",
    "one-piece-finished": "8-1-1",
    "summoner-unfinished": "600",
    # A monster remembers from where it was Special Summoned.
    "th-guide-second-version": "YTH-4.32",
    # A card remembers how it lay when it left the field, of which effects of cards that leave it ask.
    "fa-course-third-version": "YFA-5.20",
    # A card of the hand that an effect chooses is not told to the other player.
    "one-piece-guild-finished": "3-4-2",
    # "Give up to 1 rested DON!! card" offered the opponent's.
    "one-piece-second-version": "6-5-5-1",
    # Cards that one effect removes go at once, after it was seen for all of them what is done instead.
    "one-piece-guild-unfinished": "8-1-3-4-4",
    "one-piece-third-version": "8-1-3-4-4",
    # Wisdom announces no name of which the deck would have too many.
    "summoner-belltower-opera": "SMG-122.7",
    # A cast that an Effect cancels has steps of its own, so that later steps have other numbers.
    "summoner-opera-belltower": "610.1.14",
    # What is destroyed in an attack is told with whom it fought.
    "summoner-second-version": "504.19",
    # Before a card is destroyed it is seen what texts have happen instead, in steps of their own.
    "summoner-third-version": "701.7",
    # What acts before an effect resolves does so in a step of its own, and a link that resolves tells what it is of.
    "fa-course-fourth-version": "YFA-4.37",
}


def test_every_journal_is_known() -> None:
    assert sorted(path.stem for path in JOURNALS.glob("*.sanam")) == sorted(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_journal_opens_and_folds_to_its_end(name: str) -> None:
    read = journal.read(JOURNALS / f"{name}.sanam")
    play = folding.fold(read, games.build(read.header))  # checks the fingerprint of each turn
    written, length, result = KEPT[name]
    assert (read.torn, read.broken, read.format, len(play.batches)) == ("", None, written, length)
    assert play.table.marks.get("finished") == result
    assert (play.table.choice is None) == play.finished
    end = fingerprint(play.table)
    while play.batches:
        play.back()
    for _ in range(length):
        play.forward()
    assert fingerprint(play.table) == end


@pytest.mark.parametrize("name", [name for name in KEPT if name not in MENDED])
def test_todays_rules_give_the_same_events(name: str) -> None:
    read = journal.read(JOURNALS / f"{name}.sanam")
    folding.verify(read, games.build(read.header))


@pytest.mark.parametrize("name", ["one-piece-plain", "summoner-unfinished"])
def test_one_changed_byte_of_a_kept_journal_is_refused_with_its_place(tmp_path: Path, name: str) -> None:
    whole = (JOURNALS / f"{name}.sanam").read_bytes()
    chance = random.Random(1)
    path = tmp_path / "changed.sanam"
    for at in [*chance.sample(range(whole.index(b"\n")), 20), *chance.sample(range(len(whole) - 1), 20)]:
        changed = bytearray(whole)
        changed[at] ^= 1 << chance.randrange(7)
        path.write_bytes(changed)
        line = whole.count(b"\n", 0, at) + 1
        with pytest.raises(journal.JournalProblem) as refused:
            journal.read(path)
        assert refused.value.line in (line, line + 1), at  # a line end that is gone puts the next in its place


@pytest.mark.parametrize("name", [name for name, (*_, result) in KEPT.items() if result is None])
def test_an_unfinished_match_of_an_earlier_version_is_continued_to_its_end(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path)
    store.matches.mkdir()
    shutil.copy(JOURNALS / f"{name}.sanam", store.matches)
    (going,) = store.unfinished()
    player = RandomPlayer(1)
    with store.resume(going.id) as match:
        while match.play.table.choice is not None:
            player.answer(match.play)
    (over,) = store.finished()
    assert over.finished and over.id == going.id


def test_kept_journals_say_under_which_rules_they_were_played_or_that_it_is_not_known() -> None:
    for name in KEPT:
        header = journal.read(JOURNALS / f"{name}.sanam").header
        assert bool(header.rules) == name.endswith("-version")
        assert header.rules or not same_rules(header)


def test_a_match_that_goes_on_under_other_rules_names_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path, sync=False)
    with store.create(journal.read(JOURNALS / "one-piece-guild-unfinished.sanam").header) as match:
        id, before = match.id, match.header.rules
    assert before == rules_digest("onepiece")
    with store.resume(id) as match:
        assert match.header.rules == before
    monkeypatch.setattr("sanam.matches.played_under.__version__", "9.9")
    rules_digest.cache_clear()
    try:
        with store.resume(id) as match:
            assert match.header.rules.split() == [before, rules_digest("onepiece")]
            assert not same_rules(match.header)
        assert journal.read(store.matches / f"{id}.sanam").header.rules == match.header.rules
    finally:
        rules_digest.cache_clear()
