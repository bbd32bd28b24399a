"""Reading `lflist.conf`: Forbidden and Limited lists, several in one file.

"!Name" begins a list; "CODE COUNT --comment" allows that many copies (0 to 3, -1 like 0); "$whitelist"
forbids what the list does not name; "#" begins a comment.
"""

from __future__ import annotations

import os

from sanam.catalogue.problems import FileRefused, read_text
from sanam.games.restrictions import RestrictionList

MAX_BYTES = 4 * 1024 * 1024
MAX_ENTRIES = 100_000
MAX_LISTS = 500
MAX_CODE = 0xFFFFFFFF


def read_lists(path: str | os.PathLike[str]) -> list[RestrictionList]:
    """All lists of a file, in its order. Raises FileRefused with the line for what is not one."""
    return parse_lists(read_text(path, MAX_BYTES), path)


def parse_lists(text: str, path: str | os.PathLike[str] = "") -> list[RestrictionList]:
    """All lists in the text of such a file; `path` is only named in refusals."""
    lists: list[tuple[str, dict[int, int], list[bool]]] = []
    entries = 0
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        if content.startswith("!"):
            if len(lists) == MAX_LISTS:
                raise FileRefused(path, "lflist.too-many", {"line": number}, limit=MAX_LISTS)
            lists.append((content[1:].strip()[:200], {}, []))
            continue
        if not lists:
            raise FileRefused(path, "lflist.no-list", {"line": number})
        _, copies, whitelist = lists[-1]
        if content.startswith("$"):
            if content.lower() == "$whitelist":
                whitelist.append(True)
            continue
        entries += 1
        if entries > MAX_ENTRIES:
            raise FileRefused(path, "lflist.too-many", {"line": number}, limit=MAX_ENTRIES)
        code, count = _entry(path, number, content)
        copies[code] = count
    if not lists:
        raise FileRefused(path, "lflist.no-list")
    return [RestrictionList(name=name, copies=copies, whitelist=bool(marks)) for name, copies, marks in lists]


def _entry(path: str | os.PathLike[str], number: int, content: str) -> tuple[int, int]:
    words = content.split("--", 1)[0].split("#", 1)[0].split()
    if len(words) < 2 or not (words[0].isascii() and words[0].isdigit()):
        raise FileRefused(path, "lflist.entry", {"line": number})
    code = int(words[0][:12])
    if not 0 < code <= MAX_CODE:
        raise FileRefused(path, "deck.code-range", {"line": number}, value=words[0][:20])
    if words[1] not in ("-1", "0", "1", "2", "3"):
        raise FileRefused(path, "lflist.count", {"line": number}, value=words[1][:20])
    return code, max(0, int(words[1]))
