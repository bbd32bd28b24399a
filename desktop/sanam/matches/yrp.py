"""Replays of YGOPro and EDOPro (`.yrp`, `.yrpX`): who played which decks from which seed, and how often they answered.

A file is a header of 32 bytes, which may be longer by a seed of several words, and a body that is mostly packed by
LZMA. In the body of a `.yrp` stand the names, what the duel was begun with, the decks, and the answers that the players
gave. The body of a `.yrpX` has what was shown on the screen, and among it, in a packet of its own, a whole `.yrp`.

The answers are choices from menus that only the program that wrote the file has, by its own scripts of the cards. They
are counted; what they meant cannot be known without those.
"""

from __future__ import annotations

import lzma
import os
import struct
from dataclasses import dataclass
from functools import partial

from sanam import games
from sanam.catalogue.problems import FileRefused, read_bytes
from sanam.decks.model import MAX_CARDS, Deck, make_deck
from sanam.printable import printable

SUFFIXES = (".yrp", ".yrpx")
#: Bytes of a file, of its unpacked body, and of the memory that unpacking takes; real ones are a hundred times smaller.
MAX_BYTES = 8 * 1024 * 1024
MAX_BODY = 16 * 1024 * 1024
MAX_DICTIONARY = 1 << 25
MAX_PLAYERS = 8
YRP1, YRP2, YRPX = 0x31707279, 0x32707279, 0x58707279
PACKED, TAG, SINGLE, NEW, HAND_TEST, LONG_FLAGS, LONG_HEADER = 0x1, 0x2, 0x8, 0x20, 0x40, 0x100, 0x200
_HEADER = struct.Struct("<6I8s")
_NAME = 40
#: The packet of a `.yrpX` that holds the `.yrp`.
_INNER = 231


@dataclass(frozen=True, slots=True)
class Player:
    """Who played, and with what; the deck is None where the file has none (a scripted duel)."""

    name: str
    deck: Deck | None


@dataclass(frozen=True, slots=True)
class ForeignReplay:
    """What could be followed of a replay.

    seed     the words of the seed, as the file has them
    written  seconds since 1970, 0 where the file does not say
    lp, hand, draw  Life Points, cards in the opening hand, cards drawn each turn; 0 where it does not say
    answers  how often the players answered; script: the scripted duel that was played, "" for none
    shown    how many messages of a `.yrpX` were shown on the screen
    """

    players: tuple[Player, ...]
    seed: tuple[int, ...]
    written: int
    lp: int
    hand: int
    draw: int
    answers: int
    script: str = ""
    shown: int = 0


class _Body:
    """The bytes of a body, read one after another; whatever does not fit is refused with its place."""

    def __init__(self, path: str | os.PathLike[str], data: bytes) -> None:
        self.path, self.data, self.at = path, data, 0

    @property
    def over(self) -> bool:
        return self.at >= len(self.data)

    def refused(self, reason: str, **params: int | str) -> FileRefused:
        return FileRefused(self.path, reason, {"part": f"byte {self.at}"}, **params)

    def take(self, size: int) -> bytes:
        if size > len(self.data) - self.at:
            raise self.refused("yrp.short", size=size, left=len(self.data) - self.at)
        self.at += size
        return self.data[self.at - size : self.at]

    def number(self, size: int = 4) -> int:
        return int.from_bytes(self.take(size), "little")

    def name(self) -> str:
        said = self.take(_NAME).decode("utf-16-le", "replace").partition("\0")[0]
        return printable(said).strip()

    def count(self, limit: int) -> int:
        found = self.number()
        if found > limit:
            raise self.refused("yrp.too-many", count=found, limit=limit)
        return found


def read_yrp(path: str | os.PathLike[str]) -> ForeignReplay:
    """The replay in a file. Raises FileRefused with the place for what is none."""
    return parse_yrp(read_bytes(path, MAX_BYTES), path)


def parse_yrp(data: bytes, path: str | os.PathLike[str] = "", inner: bool = False) -> ForeignReplay:
    """The replay in the bytes of a file, which is only named in refusals."""
    if len(data) < _HEADER.size:
        raise FileRefused(path, "yrp.kind", {"part": "header"})
    kind, _, flags, seed, size, _, props = _HEADER.unpack_from(data)
    if kind not in (YRP1, YRP2, YRPX) or (inner and kind == YRPX):
        raise FileRefused(path, "yrp.kind", {"part": "header"})
    begins, seeds = _HEADER.size, (seed,)
    longer = {"<8I4I": kind == YRP2, "<Q4Q": kind != YRP2 and bool(flags & LONG_HEADER)}
    for layout in (layout for layout, is_so in longer.items() if is_so):
        begins += struct.calcsize(layout)
        if len(data) < begins:
            raise FileRefused(path, "yrp.kind", {"part": "header"})
        words = struct.unpack_from(layout, data, _HEADER.size)
        seeds = words[:8] if kind == YRP2 else words[1:]
    body = _Body(path, _unpacked(path, data[begins:], size, props) if flags & PACKED else data[begins:])
    if kind == YRPX:
        return _shown(body, flags, seed)
    return _played(body, kind, flags, seeds, 0 if len(seeds) == 1 else seed)


def _unpacked(path: str | os.PathLike[str], data: bytes, size: int, props: bytes) -> bytes:
    """An LZMA stream of `size` bytes when it is unpacked, within bounds."""
    place: dict[str, int | str] = {"part": "body"}
    if size > MAX_BODY:
        raise FileRefused(path, "yrp.too-large", place, size=size, limit=MAX_BODY)
    settings, dictionary = props[0], int.from_bytes(props[1:5], "little")
    if settings >= 9 * 5 * 5 or dictionary > MAX_DICTIONARY:
        raise FileRefused(path, "yrp.packed", place, error="unknown settings")
    how = {
        "id": lzma.FILTER_LZMA1,
        "dict_size": max(dictionary, 4096),
        "lc": settings % 9,
        "lp": settings // 9 % 5,
        "pb": settings // 45,
    }
    try:
        made = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[how]).decompress(data, max_length=size)
    except (lzma.LZMAError, ValueError) as error:
        raise FileRefused(path, "yrp.packed", place, error=str(error)) from None
    if len(made) != size:
        raise FileRefused(path, "yrp.packed", place, error=f"{len(made)} / {size}")
    return made


def _names(body: _Body, flags: int) -> list[str]:
    """The names of both teams, one after the other."""
    if flags & SINGLE or not flags & (NEW | TAG):
        return [body.name() for _ in range(2)]
    if not flags & NEW:
        return [body.name() for _ in range(4)]
    return [body.name() for _ in range(2) for _ in range(body.count(MAX_PLAYERS))]


def _played(body: _Body, kind: int, flags: int, seeds: tuple[int, ...], written: int) -> ForeignReplay:
    names = _names(body, flags)
    lp, hand, draw = (body.number() for _ in range(3))
    body.number(8 if kind == YRP1 and flags & LONG_FLAGS else 4)
    script = ""
    decks: list[Deck | None] = [None] * len(names)
    if flags & SINGLE and not flags & HAND_TEST:
        script = printable(body.take(body.number(2)).decode("utf-8", "replace"))
    else:
        decks = list(map(partial(_deck, body), names))
        if flags & NEW and not flags & HAND_TEST:
            body.take(4 * body.count(MAX_CARDS))  # cards that the rules of the duel were printed on
    answers = 0
    while not body.over:
        body.take(body.number(1))
        answers += 1
    players = tuple(Player(name, deck) for name, deck in zip(names, decks, strict=True))
    return ForeignReplay(players, seeds, written, lp, hand, draw, answers, script)


def _deck(body: _Body, name: str) -> Deck:
    piles: dict[str, list[int]] = {}
    for pile in ("main", "extra"):
        codes = [body.number() for _ in range(body.count(MAX_CARDS))]
        # 0 stands for a card that was not known to whoever wrote the file.
        piles[pile] = [code for code in codes if code]
    return make_deck(games.exchanging("ydk"), piles, name=name)


def _shown(body: _Body, flags: int, written: int) -> ForeignReplay:
    """What a `.yrpX` holds: who played, what was shown, and the `.yrp` inside it."""
    names = _names(body, flags)
    body.number(8 if flags & LONG_FLAGS else 4)
    shown, found = 0, None
    while not body.over:
        message, size = body.number(1), body.number()
        packet = body.take(size)
        if message == _INNER and found is None:
            found = parse_yrp(packet, body.path, inner=True)
        else:
            shown += 1
    if found is None:
        players = tuple(Player(name, None) for name in names)
        return ForeignReplay(players, (), written, 0, 0, 0, 0, shown=shown)
    return ForeignReplay(
        found.players, found.seed, written, found.lp, found.hand, found.draw, found.answers, found.script, shown
    )
