"""Formats in which other programs keep and share decks of passcodes: `.ydk` files and `ydke://` links.

`.ydk`: one passcode a line, repeated per copy; "#extra" and "!side" open those piles, other lines with "#"
are comments, and a line without a leading number says nothing. Readers of the past ignore "#extra" and go by
card type, so the piles are written truly and, where the cards are known, sorted out by type (recognise.resolve).
`ydke://`: three base64 parts (main, extra, side), each closed by "!", of little-endian 32-bit passcodes.
"""

from __future__ import annotations

import base64
import binascii
import os
import re
import struct
from collections.abc import Mapping

from sanam import games
from sanam.catalogue.problems import FileRefused, read_bytes
from sanam.decks.model import MAX_CARDS, Deck, make_deck

MAX_BYTES = 1024 * 1024
MAX_CODE = 0xFFFFFFFF
PILES = ("main", "extra", "side")
YDKE = "ydke://"
#: Longer than 1,000 cards and the marks between them.
MAX_LINK = 8_000
_NUMBER = re.compile(r"[ \t]*([0-9]+)")


def read_ydk(path: str | os.PathLike[str]) -> Deck:
    """The deck in a `.ydk` file, named after the file. Raises FileRefused with the line for what is not one."""
    name = os.path.splitext(os.path.basename(os.fspath(path)))[0]
    return parse_ydk(read_bytes(path, MAX_BYTES), path, name)


def parse_ydk(data: bytes, path: str | os.PathLike[str] = "", name: str = "") -> Deck:
    """The deck in the bytes of a `.ydk` file; `path` is only named in refusals."""
    piles: dict[str, list[int]] = {pile: [] for pile in PILES}
    pile, total, sections, first_junk = "main", 0, 0, 0
    for number, raw in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), 1):
        line = _line(raw, path, number)
        if line.startswith(("#", "!")):
            opened = _section(line)
            sections += bool(opened)
            pile = opened or pile
            continue
        found = _NUMBER.match(line)
        if found is None:
            first_junk = first_junk or (number if line.strip() else 0)
            continue
        # Twelve digits are more than any code has; int() of a megabyte of them would take its time.
        code = int(found.group(1)[:12])
        if not 0 < code <= MAX_CODE:
            raise FileRefused(path, "deck.code-range", {"line": number}, value=found.group(1)[:20])
        total += 1
        if total > MAX_CARDS:
            raise FileRefused(path, "deck.too-many-cards", {"line": number}, limit=MAX_CARDS)
        piles[pile].append(code)
    if not total and (first_junk or not sections):
        raise FileRefused(path, "deck.no-cards", {"line": first_junk or 1})
    return make_deck(games.exchanging("ydk"), piles, name=name)


def write_ydk(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as `.ydk` text. With `names`, a comment before the first copy of each card tells what it is."""
    lines = ["#created by Sanam"]
    for pile, header in zip(PILES, ("#main", "#extra", "!side"), strict=True):
        lines.append(header)
        previous = ""
        for code in deck.codes(pile):
            name = (names or {}).get(code, "")
            if name and code != previous:
                lines.append("# " + " ".join(name.split()))
            lines.append(code)
            previous = code
    return "\n".join(lines) + "\n"


def parse_ydke(link: str) -> Deck:
    """The deck in a `ydke://` link. Raises FileRefused with the part for what is not one."""
    text = link.strip()
    if len(text) > MAX_LINK:
        raise FileRefused("ydke://", "file.too-large", size=len(text), limit=MAX_LINK)
    if not text.startswith(YDKE):
        raise FileRefused(text[:20], "ydke.start")
    parts = text[len(YDKE) :].split("!")
    if len(parts) != 4 or parts[3]:
        raise FileRefused(YDKE, "ydke.parts")
    piles: dict[str, list[int]] = {}
    for pile, part in zip(PILES, parts, strict=False):
        try:
            data = base64.b64decode(part, validate=True)
        except (binascii.Error, ValueError) as error:
            raise FileRefused(YDKE, "ydke.base64", {"part": pile}, error=str(error)) from None
        if len(data) % 4:
            raise FileRefused(YDKE, "ydke.length", {"part": pile}, length=len(data))
        piles[pile] = list(struct.unpack(f"<{len(data) // 4}I", data))
        if 0 in piles[pile]:
            raise FileRefused(YDKE, "deck.code-range", {"part": pile}, value=0)
    if sum(len(codes) for codes in piles.values()) > MAX_CARDS:
        raise FileRefused(YDKE, "deck.too-many-cards", limit=MAX_CARDS)
    return make_deck(games.exchanging("ydke"), piles)


def write_ydke(deck: Deck) -> str:
    """The deck as a `ydke://` link."""
    parts = []
    for pile in PILES:
        codes = deck.numbers(pile)
        parts.append(base64.b64encode(struct.pack(f"<{len(codes)}I", *codes)).decode() + "!")
    return YDKE + "".join(parts)


def _section(line: str) -> str:
    """The pile that a line with a mark opens, or "" for a comment."""
    if line.startswith("!"):
        return "side"
    return {"#main": "main", "#extra": "extra"}.get(line.strip(), "")


def _line(raw: bytes, path: str | os.PathLike[str], number: int) -> str:
    """A line as text. Comments may be in any old encoding; everything else is UTF-8 without control characters."""
    for byte in raw:
        if byte < 0x20 and byte not in b"\t\x1a":
            raise FileRefused(path, "file.binary", {"line": number}, char=byte)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        if raw.startswith((b"#", b"!")):
            return raw.decode("latin-1")
        raise FileRefused(path, "file.not-text", {"line": number}) from None
