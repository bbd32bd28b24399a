"""Decks as codes of other programs: the code of YGO Omega, and the link of YGOMobile. Both are read only.

Omega: base64 of raw DEFLATE of: one byte of cards in Main and Extra Deck, one of cards in the Side Deck, then
little-endian 32-bit passcodes, Main and Extra Deck first.
YGOMobile: a link whose `d` is base64url of bits, most significant first: 8 bits of different cards in the Main Deck, 4
in the Extra, 4 in the Side Deck, then each with 2 bits of copies and 27 bits of passcode; `name` is the deck's name.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from urllib.parse import parse_qs, urlsplit

from sanam import games
from sanam.catalogue.problems import FileRefused, control_character
from sanam.decks.model import Deck, make_deck

#: Longer than any deck of this kind: 255 + 255 passcodes that do not shrink.
MAX_CODE = 4_000
MAX_URL = 8_000


def is_omega(text: str) -> bool:
    """Whether a text is such a code: one word of base64 that inflates to as many passcodes as it says."""
    try:
        _omega(text.strip())
    except ValueError:
        return False
    return True


def parse_omega(text: str) -> Deck:
    """The deck in an Omega code; Extra Deck cards are in its Main Deck until they are sorted by type.

    Raises FileRefused.
    """
    try:
        main, side = _omega(text.strip())
    except ValueError as error:
        raise FileRefused("Omega", "omega.code", error=str(error)) from None
    return make_deck(games.exchanging("omega"), {"main": main, "side": side})


def _omega(code: str) -> tuple[list[int], list[int]]:
    if not 4 <= len(code) <= MAX_CODE:
        raise ValueError(f"{len(code)} characters")
    packed = base64.b64decode(code + "=" * (-len(code) % 4), validate=True)
    inflate = zlib.decompressobj(-15)
    try:
        data = inflate.decompress(packed, 2 + 4 * 510)  # a bomb stays that small
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if not inflate.eof or len(data) < 2 or len(data) != 2 + 4 * (data[0] + data[1]):
        raise ValueError("the counts and the cards do not agree")
    codes = list(struct.unpack(f"<{data[0] + data[1]}I", data[2:]))
    if not codes or 0 in codes:
        raise ValueError("no card, or one without a passcode")
    return codes[: data[0]], codes[data[0] :]


def is_ygomobile(text: str) -> bool:
    """Whether a text is a link to a deck in the manner of YGOMobile."""
    word = text.strip()
    return "://" in word[:12] and "ygotype=deck" in word and len(word.split()) == 1


def parse_ygomobile(link: str) -> Deck:
    """The deck in such a link. Raises FileRefused."""
    link = link.strip()
    if len(link) > MAX_URL:
        raise FileRefused("YGOMobile", "file.too-large", size=len(link), limit=MAX_URL)
    try:
        query = parse_qs(urlsplit(link).query, max_num_fields=20)
        packed = query["d"][0]
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
    except (KeyError, ValueError, binascii.Error) as error:
        raise FileRefused("YGOMobile", "ygomobile.link", error=str(error)) from None
    bits, at = int.from_bytes(data, "big"), len(data) * 8

    def take(count: int) -> int:
        nonlocal at
        at -= count
        if at < 0:
            raise FileRefused("YGOMobile", "ygomobile.link", error="it ends too early")
        return bits >> at & ((1 << count) - 1)

    kinds = [("main", take(8)), ("extra", take(4)), ("side", take(4))]
    piles: dict[str, list[int]] = {}
    for pile, different in kinds:
        codes: list[int] = []
        for _ in range(different):
            copies, code = take(2), take(27)
            if not copies or not code:
                raise FileRefused(
                    "YGOMobile", "ygomobile.link", {"part": pile}, error="a card without copies or passcode"
                )
            codes += [code] * copies
        piles[pile] = codes
    if not any(piles.values()):
        raise FileRefused("YGOMobile", "deck.no-cards")
    name = (query.get("name") or [""])[0][:200]
    return make_deck(games.exchanging("ygomobile"), piles, name="" if control_character(name) is not None else name)
