"""Lengths as people write them."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam.proxies.lengths import LARGEST, UNITS, format_length, parse_length, parse_size


@pytest.mark.parametrize(
    ("text", "micrometres"),
    [
        ("63 mm", 63_000),
        ("63", 63_000),
        ("2.5in", 63_500),
        ("2.5 IN", 63_500),
        ('2.5"', 63_500),
        ("3.5 inch", 88_900),
        ("6,3 cm", 63_000),
        ("72pt", 25_400),
        ("1 pt", 353),
        ("-0.5mm", -500),
        ("−0.5", -500),
        (".25mm", 250),
        ("1.", 1_000),
        ("250 µm", 250),
        ("250 μm", 250),
        ("2 m", 2_000_000),
        ("۶۳", 63_000),
        ("۶٫۳ cm", 63_000),
        ("๘๘ mm", 88_000),
        ("６３mm", 63_000),
        ("\u200e63 mm\u200f", 63_000),
    ],
)
def test_what_a_person_writes(text: str, micrometres: int) -> None:
    assert parse_length(text) == micrometres


@pytest.mark.parametrize(
    "text",
    ["", " ", "mm", "6 3", "63 km", "1e3", "0x10", "nan", "inf", "--1", "1.2.3", "2001 mm", "3 m", "9" * 99, "²"],
)
def test_what_is_no_length(text: str) -> None:
    with pytest.raises(ValueError):
        parse_length(text)


@given(st.integers(-LARGEST, LARGEST))
def test_a_length_written_is_read_back(length: int) -> None:
    assert parse_length(format_length(length)) == length
    for unit in UNITS:
        assert abs(parse_length(format_length(length, unit)) - length) <= float(UNITS[unit]) * 0.0005 + 0.51


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert abs(parse_length(text)) <= LARGEST


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("63x88", (63_000, 88_000)),
        ("59 × 86 mm", (59_000, 86_000)),
        ("2.5x3.5in", (63_500, 88_900)),
        ("2.5in x 88mm", (63_500, 88_000)),
        ("۵۹×۸۶", (59_000, 86_000)),
    ],
)
def test_sizes(text: str, size: tuple[int, int]) -> None:
    assert parse_size(text) == size


@pytest.mark.parametrize("text", ["63", "63x", "x", "63x88x1", "0x88", "-63x88", "63x88 km"])
def test_what_is_no_size(text: str) -> None:
    with pytest.raises(ValueError):
        parse_size(text)


def test_nothing_is_written_as_minus_nothing() -> None:
    assert format_length(0) == "0 mm"
    assert format_length(-1, "m") == "0 m"
    assert format_length(2_540, "in") == "0.1 in"
