"""Lengths as whole micrometres, read from what a person types."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal

#: Micrometres in one of each unit. A point is 1/72 inch.
UNITS: dict[str, Decimal] = {
    "mm": Decimal(1000),
    "cm": Decimal(10_000),
    "m": Decimal(1_000_000),
    "in": Decimal(25_400),
    "inch": Decimal(25_400),
    '"': Decimal(25_400),
    "pt": Decimal(25_400) / 72,
    "um": Decimal(1),
    "µm": Decimal(1),
}
MM = 1000
LARGEST = 2_000 * MM
_LONGEST = 40  # characters
_NUMBER = re.compile(
    r"([+-]?(?:[0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9}))\s*(mm|cm|m|inch|in|\"|pt|um|µm)?", re.IGNORECASE
)
_SIZE = re.compile(r"(?:(?<!\s)\s+)?[x×*]\s*", re.IGNORECASE)


def parse_length(text: str, unit: str = "mm") -> int:
    """Micrometres of "63 mm", "2.5in", "6,3 cm", "۶۳"; a bare number is in `unit`.

    Digits of any script and a decimal comma are understood. Raises ValueError for anything else and for more than
    2 m either way.
    """
    plain = _plain(text)
    found = _NUMBER.fullmatch(plain)
    if found is None:
        raise ValueError(f"{text[:_LONGEST]!r} is no length")
    value = Decimal(found[1]) * UNITS[(found[2] or unit).lower()]
    if abs(value) > LARGEST:
        raise ValueError(f"{text[:_LONGEST]!r} is more than {LARGEST // MM} mm")
    return int(value.to_integral_value())


def parse_size(text: str, unit: str = "mm") -> tuple[int, int]:
    """Width and height in micrometres of "63x88" or "2.5 × 3.5 in"; a unit at the end holds for both.

    Raises ValueError.
    """
    parts = _SIZE.split(text.strip()[: 2 * _LONGEST])
    if len(parts) != 2:
        raise ValueError(f"{text[:_LONGEST]!r} is no size; write 63x88 or 2.5x3.5in")
    last = _NUMBER.fullmatch(_plain(parts[1]))
    width = parse_length(parts[0], (last[2] if last else None) or unit)
    height = parse_length(parts[1], unit)
    if width <= 0 or height <= 0:
        raise ValueError(f"{text[:_LONGEST]!r} has no area")
    return width, height


def format_length(length: int, unit: str = "mm") -> str:
    """Micrometres as a person writes them: "63 mm", "2.5 in". What it writes for mm is read back as the same."""
    value = (Decimal(length) / UNITS[unit]).quantize(Decimal("0.001"))
    digits = f"{value:f}".rstrip("0").rstrip(".")
    return f"{'0' if digits in ('-0', '') else digits} {unit}"


def _plain(text: str) -> str:
    """Digits of all scripts as ASCII, decimal commas as points, no marks of direction."""
    if len(text) > _LONGEST:
        raise ValueError(f"{text[:_LONGEST]!r}… is no length")
    made = []
    for char in text.strip():
        digit = unicodedata.decimal(char, None)
        if digit is not None:
            made.append(str(digit))
        elif char in ",٫":
            made.append(".")
        elif char in "−–":
            made.append("-")
        elif char == "μ":
            made.append("µ")
        elif char in "”″":
            made.append('"')
        elif unicodedata.category(char) != "Cf":
            made.append(char)
    return "".join(made)
