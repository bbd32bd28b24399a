"""Replays of YGOPro and EDOPro, written here as those programs write them."""

from __future__ import annotations

import lzma
import random
import struct
from pathlib import Path

import pytest

from sanam.catalogue.problems import FileRefused
from sanam.matches import yrp
from sanam.matches.yrp import parse_yrp, read_yrp

FILTER = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 3, "lp": 0, "pb": 2}
PROPS = bytes([(2 * 5 + 0) * 9 + 3]) + struct.pack("<I", 1 << 20) + bytes(3)
MAIN, EXTRA = [10_001, 10_001, 10_002, 0], [20_001]
ANSWERS = (b"\x01\x00\x00\x00", b"", b"\x05" * 200)


def named(*names: str) -> bytes:
    return b"".join(name.encode("utf-16-le").ljust(40, b"\0")[:40] for name in names)


def numbers(*values: int) -> bytes:
    return struct.pack(f"<{len(values)}I", *values)


def decks(count: int) -> bytes:
    return (numbers(len(MAIN), *MAIN) + numbers(len(EXTRA), *EXTRA)) * count


def answers() -> bytes:
    return b"".join(bytes([len(answer)]) + answer for answer in ANSWERS)


def begun(flags: int = 0) -> bytes:
    return numbers(8000, 5, 1) + (struct.pack("<Q", 7) if flags & yrp.LONG_FLAGS else numbers(7))


def file(kind: int, flags: int, body: bytes, longer: bytes = b"", seed: int = 42) -> bytes:
    packed = lzma.compress(body, lzma.FORMAT_RAW, filters=[FILTER]) if flags & yrp.PACKED else body
    return struct.pack("<6I8s", kind, 0x1360, flags, seed, len(body), 0, PROPS) + longer + packed


def old(flags: int = yrp.PACKED) -> bytes:
    """A duel of two as YGOPro wrote it for ten years."""
    return file(yrp.YRP1, flags, named("Ana", "Bô 波") + begun() + decks(2) + answers())


def edopro(flags: int = yrp.PACKED | yrp.NEW | yrp.LONG_FLAGS | yrp.LONG_HEADER) -> bytes:
    """One against two as EDOPro writes it, with a card of rules."""
    names = numbers(1) + named("Ana") + numbers(2) + named("Bo", "Cy")
    body = names + begun(flags) + decks(3) + numbers(1, 999) + answers()
    return file(yrp.YRP1, flags, body, struct.pack("<Q4Q", 1, 1, 2, 3, 4), seed=1_700_000_000)


def shown() -> bytes:
    """What EDOPro shows, with the duel inside."""
    flags = yrp.PACKED | yrp.NEW
    inside = edopro()
    packets = b"".join(struct.pack("<BI", kind, len(data)) + data for kind, data in ((4, b"abc"), (231, inside)))
    names = numbers(1) + named("Ana") + numbers(2) + named("Bo", "Cy")
    return file(yrp.YRPX, flags, names + numbers(7) + packets, seed=1_700_000_000)


def test_a_duel_of_two_is_read_with_names_decks_seed_and_answers(tmp_path: Path) -> None:
    path = tmp_path / "duel.yrp"
    path.write_bytes(old())
    found = read_yrp(path)
    assert [player.name for player in found.players] == ["Ana", "Bô 波"]
    assert (found.seed, found.lp, found.hand, found.draw, found.answers) == ((42,), 8000, 5, 1, 3)
    deck = found.players[0].deck
    assert deck is not None and deck.name == "Ana"
    assert (deck.codes("main"), deck.codes("extra")) == (("10001", "10001", "10002"), ("20001",))


def test_a_body_that_is_not_packed_is_read_the_same() -> None:
    assert parse_yrp(old(0)) == parse_yrp(old())


def test_an_edopro_duel_of_three_is_read() -> None:
    found = parse_yrp(edopro())
    assert [player.name for player in found.players] == ["Ana", "Bo", "Cy"]
    assert (found.seed, found.written, found.answers) == ((1, 2, 3, 4), 1_700_000_000, 3)


def test_the_duel_inside_what_was_shown_is_read() -> None:
    found = parse_yrp(shown())
    assert (found.shown, found.answers, len(found.players)) == (1, 3, 3)
    assert found.players == parse_yrp(edopro()).players


def test_a_replay_with_eight_seeds_is_read() -> None:
    body = named("Ana", "Bo") + begun() + decks(2) + answers()
    found = parse_yrp(file(yrp.YRP2, yrp.PACKED, body, struct.pack("<12I", *range(1, 13)), seed=99))
    assert (found.seed, found.written) == ((1, 2, 3, 4, 5, 6, 7, 8), 99)


def test_a_tag_duel_has_four_players() -> None:
    body = named("A", "B", "C", "D") + begun() + decks(4) + answers()
    assert len(parse_yrp(file(yrp.YRP1, yrp.TAG, body)).players) == 4


def test_a_scripted_duel_says_its_script_and_has_no_decks() -> None:
    script = b"./single/puzzle.lua"
    body = named("Ana", "Bo") + begun() + struct.pack("<H", len(script)) + script + answers()
    found = parse_yrp(file(yrp.YRP1, yrp.SINGLE, body))
    assert (found.script, found.answers) == (script.decode(), 3)
    assert [player.deck for player in found.players] == [None, None]


HOSTILE = {
    "nothing": (b"", "yrp.kind"),
    "another kind": (b"PK\x03\x04" + bytes(60), "yrp.kind"),
    "a header cut short": (edopro()[:40], "yrp.kind"),
    "a bomb": (old()[:16] + struct.pack("<I", 1 << 31) + old()[20:], "yrp.too-large"),
    "a bomb that lies": (file(yrp.YRP1, 1, bytes(100))[:16] + struct.pack("<I", 10) + old()[20:], "yrp.short"),
    "a huge dictionary": (old()[:25] + b"\xff" * 4 + old()[29:], "yrp.packed"),
    "settings that there are not": (old()[:24] + b"\xff" + old()[25:], "yrp.packed"),
    "a packed body cut short": (old()[:60], "yrp.packed"),
    "a body cut short": (old(0)[:150], "yrp.short"),
    "too many cards": (file(yrp.YRP1, 0, named("A", "B") + begun() + numbers(2**31)), "yrp.too-many"),
    "too many players": (file(yrp.YRP1, yrp.NEW, numbers(9) + named(*"ABCDEFGHI")), "yrp.too-many"),
    "a replay in a replay in a replay": (
        file(yrp.YRPX, 0, named("A", "B") + numbers(7) + struct.pack("<BI", 231, len(shown())) + shown()),
        "yrp.kind",
    ),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_what_is_no_replay_is_refused_with_file_place_and_reason(case: str) -> None:
    data, reason = HOSTILE[case]
    with pytest.raises(FileRefused) as refused:
        parse_yrp(data, "hostile.yrp")
    problem = refused.value.problem
    assert (problem.file, problem.reason) == ("hostile.yrp", reason)
    assert problem.place


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_replay_is_read_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(chance.choice((old(), old(0), edopro(), shown())))
    for _ in range(chance.randint(1, 6)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    try:
        parse_yrp(bytes(data[: chance.randint(1, len(data))]), "x.yrp")
    except FileRefused:
        return
