"""Our own deck file, `NAME.sanam-deck`: TOML that a person can read, write and move.

    [deck]
    format = 1
    game = "…"                      # the id of its game
    name = "Lanterns"
    edition = "zh-mr2"              # optional
    restrictions = "2026.1"         # optional: the list it is checked by as well
    cover = "870000101"             # optional: the card by which one knows it
    tags = ["first"]                # optional
    notes = "..."                   # optional

    [piles]
    main = [
        "3 870000101",              # Lantern Keeper
        "1 870000102 @STR-EN002",   # a certain printing
    ]
    extra = []
    side = []

Each line of a pile is a number of copies and a code; the order of the lines is the order of the deck.
"""

from __future__ import annotations

import itertools
import json
import os
import re
from collections.abc import Mapping
from typing import Any

from sanam import games
from sanam.catalogue.problems import FileRefused, control_within, read_text
from sanam.catalogue.toml_text import check_format, parse_toml
from sanam.decks.model import MAX_CARDS, Copy, Deck, piles_of

FORMAT = 1
SUFFIX = ".sanam-deck"
MAX_BYTES = 1024 * 1024
# A code may hold single spaces: in some games it is a name.
_ENTRY = re.compile(r"([0-9]{1,4})[ \t]+([^\s@]+(?: [^\s@]+)*)(?:[ \t]+@([^\s@]{1,60}))?[ \t]*")
MAX_CODE = 120
_FIELDS = {
    "format": int,
    "game": str,
    "name": str,
    "edition": str,
    "restrictions": str,
    "cover": str,
    "notes": str,
    "tags": list,
}
_EXPECTED = {int: "a whole number", str: "a text", list: "a list of texts"}


def read_deckfile(path: str | os.PathLike[str]) -> Deck:
    """The deck in one of our files. Raises FileRefused with the field for what is not one."""
    return parse_deckfile(read_text(path, MAX_BYTES), path)


def parse_deckfile(text: str, path: str | os.PathLike[str] = "") -> Deck:
    """The deck in the text of one of our files; `path` is only named in refusals."""
    document = parse_toml(path, text)
    check_format(path, document, "deck", FORMAT)
    header, piles = document.pop("deck", None), document.pop("piles", None)
    for field in document:
        raise FileRefused(path, "card.unknown-field", {"field": field})
    if not isinstance(header, dict) or not isinstance(piles, dict):
        raise FileRefused(path, "card.missing", {"field": "piles" if isinstance(header, dict) else "deck"})
    _check_header(path, header)
    game = header["game"]
    read: dict[str, tuple[Copy, ...]] = {}
    for pile, lines in piles.items():
        if pile not in piles_of(game):
            raise FileRefused(path, "deck.pile", {"field": "piles"}, value=pile)
        read[pile] = _pile(path, game, pile, lines)
    if sum(len(copies) for copies in read.values()) > MAX_CARDS:
        raise FileRefused(path, "deck.too-many-cards", {"field": "piles"}, limit=MAX_CARDS)
    return Deck(
        game=game,
        name=header.get("name", ""),
        edition=header.get("edition", ""),
        restrictions=header.get("restrictions", ""),
        cover=header.get("cover", ""),
        notes=header.get("notes", ""),
        tags=tuple(header.get("tags", ())),
        piles=read,
    )


def write_deckfile(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as the text of our file; `names` by code become comments."""
    lines = ["[deck]", f"format = {FORMAT}", f"game = {_quote(deck.game)}", f"name = {_quote(deck.name)}"]
    optional = {"edition": deck.edition, "restrictions": deck.restrictions, "cover": deck.cover}
    lines += [f"{field} = {_quote(text)}" for field, text in optional.items() if text]
    if deck.tags:
        lines.append(f"tags = [{', '.join(_quote(tag) for tag in deck.tags)}]")
    if deck.notes:
        lines.append(f"notes = {_quote(deck.notes)}")
    lines += ["", "[piles]"]
    for pile, copies in deck.piles.items():
        lines.append(f"{pile} = [")
        for copy, run in itertools.groupby(copies):
            printing = f" @{copy.printing}" if copy.printing else ""
            entry = f"    {_quote(f'{len(list(run))} {copy.code}{printing}')},"
            name = " ".join((names or {}).get(copy.code, "").split())
            lines.append(f"{entry}  # {name}" if name else entry)
        lines.append("]")
    return "\n".join(lines) + "\n"


def _check_header(path: str | os.PathLike[str], header: dict[str, Any]) -> None:
    for field, value in header.items():
        place: dict[str, int | str] = {"table": "deck", "field": field}
        kind = _FIELDS.get(field)
        if kind is None:
            raise FileRefused(path, "card.unknown-field", place)
        words = value if kind is list and isinstance(value, list) else [value] if kind is str else []
        is_text = all(isinstance(word, str) for word in words)
        if not isinstance(value, kind) or isinstance(value, bool) or not is_text:
            raise FileRefused(path, "card.type", place, expected=_EXPECTED[kind], found=type(value).__name__)
        limit = 20_000 if field == "notes" else 200
        longest = max((len(word) for word in words), default=0)
        if max(longest, len(words)) > limit:
            raise FileRefused(path, "card.too-long", place, length=max(longest, len(words)), limit=limit)
        control = control_within(words)
        if control is not None:
            raise FileRefused(path, "file.binary", place, char=control)
    for field in ("format", "game"):
        if field not in header:
            raise FileRefused(path, "card.missing", {"table": "deck", "field": field})
    if games.find(header["game"]) is None:
        raise FileRefused(path, "toml.game", {"table": "deck", "field": "game"}, value=header["game"])


def _pile(path: str | os.PathLike[str], game: str, pile: str, lines: object) -> tuple[Copy, ...]:
    if not isinstance(lines, list):
        found = type(lines).__name__
        raise FileRefused(path, "card.type", {"field": pile}, expected="a list of texts", found=found)
    copies: list[Copy] = []
    tidy = games.get(game).cards.tidy_code
    for number, line in enumerate(lines, 1):
        found_entry = _ENTRY.fullmatch(line) if isinstance(line, str) else None
        if found_entry is None or len(found_entry[2]) > MAX_CODE or control_within(line) is not None:
            raise FileRefused(path, "deck.entry", {"field": pile, "row": number}, value=str(line)[:60])
        count, code, printing = found_entry.groups(default="")
        if len(copies) + int(count) > MAX_CARDS:
            raise FileRefused(path, "deck.too-many-cards", {"field": pile, "row": number}, limit=MAX_CARDS)
        copies += [Copy(tidy(code), printing)] * int(count)
    return tuple(copies)


def _quote(text: str) -> str:
    """A TOML basic string; JSON's escapes are a subset of TOML's but for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
