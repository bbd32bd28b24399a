"""The journal: what is damaged is found and named, what is whole is read, and nothing else is changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from toy import header, pebbles

import invariants
from sanam.bots.random_player import RandomPlayer
from sanam.engine import folding, journal
from sanam.engine.batch import fingerprint
from sanam.engine.journal import FORMAT, UPCASTERS, JournalProblem, sealed
from sanam.engine.play import Play

SEED = 8


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The journal of a whole match, with answers, things by hand, undo and redo."""
    file = tmp_path / "match.sanam"
    play = Play(pebbles(SEED))
    writer = journal.Writer(file, header(SEED))
    writer.follow(play)
    play.start(SEED)
    for _ in invariants.answers(play, SEED):
        pass
    writer.close()
    return file


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def write(path: Path, found: list[bytes]) -> None:
    path.write_bytes(b"".join(line + b"\n" for line in found))


def change(path: Path, number: int, edit: Any) -> None:
    """Change line `number` (from 1) by `edit`, a function of its data, with the checksums that belong to it: what is
    found then is found by what the line says.
    """
    found = invariants.unsealed(path)
    plain = json.loads(found[number - 1])
    edit(plain)
    found[number - 1] = json.dumps(plain).encode()
    write(path, invariants.resealed(found))


def checkpoints(path: Path) -> list[int]:
    return [n for n, line in enumerate(lines(path), 1) if json.loads(line).get("fingerprint")]


def refused(path: Path, line: int, reason: str | None = None, verify: bool = False) -> None:
    before = path.read_bytes()
    with pytest.raises(JournalProblem, match=reason) as caught:
        (folding.verify if verify else folding.fold)(journal.read(path), pebbles(SEED))
    assert (caught.value.path, caught.value.line) == (path, line)
    assert (f"{path.name}, line {line}:" if line else f"{path.name}: ") in str(caught.value)
    assert path.read_bytes() == before


def test_a_whole_journal_is_read_folded_and_verified(path: Path) -> None:
    read = journal.read(path)
    assert (read.torn, read.broken, read.good) == ("", None, path.stat().st_size)
    assert read.header == journal.read_header(path) == header(SEED)
    assert any(isinstance(entry, journal.Rewind) for entry in read.lines)
    folded = folding.fold(read, pebbles(SEED))
    assert fingerprint(folded.table) == fingerprint(folding.verify(read, pebbles(SEED)).table)
    assert folded.finished


def test_every_torn_last_line_is_reported_and_dropped(path: Path) -> None:
    whole = path.read_bytes()
    start = whole[:-1].rindex(b"\n") + 1
    for end in range(start + 1, len(whole), max(1, (len(whole) - start) // 40)):
        path.write_bytes(whole[:end])
        read = journal.read(path)
        assert f"line {len(lines(path))} " in read.torn
        assert read.good == start
        assert len(read.lines) == whole.count(b"\n") - 2
        folding.fold(read, pebbles(SEED))


def test_zeros_after_a_power_cut_are_a_torn_line(path: Path) -> None:
    size = path.stat().st_size
    path.write_bytes(path.read_bytes() + b"\0" * 300)
    read = journal.read(path)
    assert read.torn
    assert read.good == size


def test_a_journal_cut_in_its_first_line_is_refused(path: Path) -> None:
    first = lines(path)[0]
    for cut in (first[:40], first):
        path.write_bytes(cut)
        refused(path, 1, "not a journal|cut short")


@pytest.mark.parametrize("junk", [b"", b"{", b"\xff\xfe\0", b"null", b'{"kind":"","events":[{"e":"no"}]}'])
def test_a_broken_line_in_the_middle_is_named(path: Path, junk: bytes) -> None:
    found = lines(path)
    found[20] = sealed(junk, found[19]) if junk.endswith(b"}") else junk
    write(path, found)
    refused(path, 21)
    partly = journal.read(path, partly=True)
    assert partly.broken is not None
    assert partly.broken.line == 21
    assert len(partly.lines) == 19
    assert len(folding.fold(partly, pebbles(SEED)).batches) > 0


def test_a_line_that_nests_without_end_is_refused(path: Path) -> None:
    found = lines(path)
    found[5] = sealed(b'{"kind":"manual","events":[],"action":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001, found[4])
    write(path, found)
    refused(path, 6)
    path.write_bytes(b"[" * 100_000 + b"\n")
    refused(path, 1, "not a journal")


def test_a_missing_line_in_the_middle_is_noticed(path: Path) -> None:
    found = lines(path)
    write(path, found[:12] + found[13:])
    refused(path, 13, "checksum")
    # Without checksums it is noticed where the events no longer follow.
    found = invariants.unsealed(path)
    del found[12]
    write(path, invariants.resealed(found))
    with pytest.raises(JournalProblem) as caught:
        folding.fold(journal.read(path), pebbles(SEED))
    assert caught.value.line >= 13


def test_lines_that_changed_places_or_are_doubled_are_noticed(path: Path) -> None:
    found = lines(path)
    write(path, [*found[:7], found[8], found[7], *found[9:]])
    refused(path, 8, "checksum")
    write(path, [*found[:9], found[8], *found[9:]])
    refused(path, 10, "checksum")


def test_a_byte_changed_anywhere_is_refused_with_its_line(path: Path) -> None:
    """Bytes all over the header and what follows the last fingerprint, and some of the rest."""
    whole = path.read_bytes()
    header_end = whole.index(b"\n")
    after = whole.index(b"\n", whole.rindex(b'"fingerprint"')) + 1
    if after >= len(whole):
        after = whole[:-1].rindex(b"\n") + 1
    places = [
        *range(0, header_end, 9),
        header_end,
        *range(header_end + 1, after, 1499),
        *range(after, len(whole) - 1, 9),
    ]
    player = RandomPlayer(SEED)
    for place in places:
        changed = bytearray(whole)
        changed[place] = (changed[place] + 1 + player.below(255)) % 256
        path.write_bytes(changed)
        with pytest.raises(JournalProblem) as caught:
            journal.read(path)
        assert caught.value.line == whole.count(b"\n", 0, place) + 1
        if place <= header_end:
            with pytest.raises(JournalProblem):
                journal.read_header(path)


def test_a_header_cannot_pass_for_one_without_checksums(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'{"sanam":%d' % FORMAT, b'{"sanam":1', 1))
    refused(path, 1, "checksum")


def test_a_torn_line_end_is_reported_and_dropped(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    read = journal.read(path)
    assert (read.torn != "", len(read.lines)) == (True, whole.count(b"\n") - 2)


def test_what_has_no_checksums_cannot_be_appended_to(path: Path) -> None:
    for data in (b"", b"{}\n", path.read_bytes()[:-5], b"\n".join(invariants.unsealed(path)) + b"\n"):
        path.write_bytes(data)
        with pytest.raises(JournalProblem, match="appended"):
            journal.Writer(path)
        assert path.read_bytes() == data


def test_events_that_do_not_follow_are_refused_and_taken_back(path: Path) -> None:
    def move_nobody(plain: dict[str, Any]) -> None:
        plain["events"].append(
            {
                "e": "moved",
                "card": 999,
                "source": "0.hand",
                "at": 0,
                "target": "0.row",
                "to": 0,
                "was": "up",
                "now": "up",
            }
        )

    number = next(n for n, line in enumerate(lines(path), 1) if n > 9 and b'"answer"' in line)
    change(path, number, move_nobody)
    refused(path, number, "does not follow")
    read = journal.read(path)
    partly = folding.fold(read, pebbles(SEED), partly=True)
    assert read.broken is not None
    assert read.broken.line == number
    write(path, lines(path)[: number - 1])
    assert fingerprint(partly.table) == fingerprint(folding.fold(journal.read(path), pebbles(SEED)).table)


def test_a_match_that_stands_in_a_procedure_nobody_knows_is_refused(path: Path) -> None:
    last = len(lines(path))

    def call_nobody(plain: dict[str, Any]) -> None:
        plain["events"].append({"e": "called", "procedure": "Nobody", "locals": {}})

    change(path, last, call_nobody)
    refused(path, last, "Nobody")


def test_a_fingerprint_that_differs_is_divergence(path: Path) -> None:
    number = checkpoints(path)[2]
    change(path, number, lambda plain: plain.update(fingerprint="0" * 32))
    refused(path, number, "diverges")
    read = journal.read(path)
    folding.fold(read, pebbles(SEED), partly=True)
    assert len(read.lines) == number - 2


def test_a_changed_number_shows_at_the_next_turn_end(path: Path) -> None:
    """A Life total changed in the file is consistent in itself; only the fingerprint tells."""
    found = [json.loads(line) for line in lines(path)]
    number, event = next(
        (n, event)
        for n, plain in enumerate(found, 1)
        for event in plain.get("events", [])
        if event["e"] == "count" and not plain.get("fingerprint")
    )

    def cheat(plain: dict[str, Any]) -> None:
        next(e for e in plain["events"] if e == event)["now"] = 19

    change(path, number, cheat)
    with pytest.raises(JournalProblem, match="diverges") as caught:
        folding.fold(journal.read(path), pebbles(SEED))
    assert caught.value.line in checkpoints(path)
    refused(path, number, "diverges: other events", verify=True)


def test_verify_finds_rules_that_have_changed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toy.HAND_LIMIT", 0)
    read = journal.read(path)
    assert folding.fold(read, pebbles(SEED)).finished
    with pytest.raises(JournalProblem, match="diverges"):
        folding.verify(read, pebbles(SEED))


def test_an_answer_that_is_no_longer_legal_is_divergence(path: Path) -> None:
    number = next(n for n, line in enumerate(lines(path), 1) if n > 9 and b'"answer"' in line)
    change(path, number, lambda plain: plain.update(picks=[400]))
    refused(path, number, "diverges: no-such-option", verify=True)


@pytest.mark.parametrize("by", [0, 2, -7])
def test_a_rewind_that_cannot_be_is_refused(path: Path, by: int) -> None:
    found = invariants.unsealed(path)
    found.insert(1, b'{"rewind":%d}' % by)
    write(path, invariants.resealed(found))
    refused(path, 2, "does not follow")
    refused(path, 2, "diverges", verify=True)


def test_a_newer_journal_is_refused(path: Path) -> None:
    change(path, 1, lambda plain: plain.update(sanam=FORMAT + 1))
    refused(path, 1, f"newer version .format {FORMAT + 1}")


@pytest.mark.parametrize(
    "text",
    [b"", b"\n", b"hello\nyou\n", b"{}\n", b'{"sanam":"1"}\n', b'{"sanam":true}\n', b"\x89PNG\r\n\x1a\n"],
)
def test_what_is_no_journal_is_refused(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    refused(path, 1, "not a journal|cut short")


def test_a_header_without_what_a_match_needs_is_refused(path: Path) -> None:
    change(path, 1, lambda plain: plain.pop("decks"))
    refused(path, 1, "decks")


def test_a_missing_file_and_a_directory_are_refused(tmp_path: Path) -> None:
    for where in (tmp_path / "nothing", tmp_path):
        with pytest.raises(JournalProblem):
            journal.read(where)
        with pytest.raises(JournalProblem):
            journal.read_header(where)


def test_what_is_too_long_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = max(len(line) for line in lines(path)[1:])
    number = next(n for n, line in enumerate(lines(path), 1) if len(line) == longest)
    monkeypatch.setattr(journal, "LINE_LIMIT", longest - 1)
    refused(path, number, "too long")
    monkeypatch.setattr(journal, "SIZE_LIMIT", path.stat().st_size - 1)
    refused(path, 0, "the limit is")


def test_older_journals_are_read_through_a_chain_of_upcasters(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two formats ago the seed was called "start", one format ago picks "choices"; each step knows only the next."""

    def older(plain: dict[str, Any]) -> None:
        plain["start"] = plain.pop("seed")

    def seeds(plain: dict[str, Any]) -> dict[str, Any]:
        return {"seed" if key == "start" else key: value for key, value in plain.items()}

    def picks(plain: dict[str, Any]) -> dict[str, Any]:
        assert "start" not in plain
        return {"picks" if key == "choices" else key: value for key, value in plain.items()}

    new = journal.read(path)
    old = [re.sub(rb'("seat":[01],)"picks":', rb'\1"choices":', line) for line in invariants.unsealed(path)]
    write(path, invariants.resealed(old))
    change(path, 1, older)
    monkeypatch.setattr(journal, "FORMAT", FORMAT + 2)
    refused(path, 1, f"format {FORMAT} is not known")
    monkeypatch.setitem(UPCASTERS, FORMAT, seeds)
    monkeypatch.setitem(UPCASTERS, FORMAT + 1, picks)
    read = journal.read(path)
    assert (read.header, read.lines, read.format) == (
        msgspec.structs.replace(new.header, sanam=FORMAT + 2),
        new.lines,
        FORMAT,
    )
    assert folding.fold(read, pebbles(SEED)).finished


def test_a_match_is_appended_to_after_its_torn_line_was_cut(path: Path) -> None:
    whole = lines(path)
    path.write_bytes(b"".join(line + b"\n" for line in whole[:30]) + whole[30][:50])
    read = journal.read(path)
    play = folding.fold(read, pebbles(SEED))
    with path.open("r+b") as file:
        file.truncate(read.good)
    writer = journal.Writer(path)
    writer.follow(play)
    player = RandomPlayer(3)
    while play.table.choice is not None:
        player.answer(play)
    writer.close()
    again = journal.read(path)
    assert not again.torn
    assert fingerprint(folding.fold(again, pebbles(SEED)).table) == fingerprint(play.table)


def test_a_journal_is_never_written_over(path: Path) -> None:
    with pytest.raises(FileExistsError):
        journal.Writer(path, header(SEED))
