"""Reading TOML nobody vouches for."""

from __future__ import annotations

import os
import re
import tomllib
from typing import Any

from sanam.catalogue.problems import FileRefused

#: What reading a text may cost, in fifths of a microsecond as tomllib was measured: a key of n parts takes n², and each
#: line below a [header] as many as that has parts; 20,000 cards with long texts cost half of it.
MAX_COST = 40_000_000
_HEADER, _LINE, _COMMA = 200, 60, 20


def parse_toml(path: str | os.PathLike[str], text: str) -> dict[str, Any]:
    """The document; `path` is only named in refusals. Raises FileRefused with the line."""
    _check_cost(path, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a plain ValueError
        found = re.search(r"line (\d+)", str(error))
        place: dict[str, int | str] = {"line": int(found.group(1))} if found else {}
        said = "nested too deep" if isinstance(error, RecursionError) else str(error)[:300]
        raise FileRefused(path, "toml.syntax", place, error=said) from None


def _check_cost(path: str | os.PathLike[str], text: str) -> None:
    cost = depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        dots = line.count(".")
        if line.lstrip().startswith("["):
            depth = dots
            cost += _HEADER
        cost += dots * dots + depth + _LINE + line.count(",") * _COMMA
        if cost > MAX_COST:
            raise FileRefused(path, "toml.too-much", {"line": number})


def check_format(path: str | os.PathLike[str], document: dict[str, Any], table: str, known: int) -> None:
    """Raises FileRefused where the table of a document states another format. That is said before anything else: what
    more is in such a file only its own program knows.
    """
    header = document.get(table)
    found = header.get("format") if isinstance(header, dict) else None
    if type(found) is int and found != known:
        place: dict[str, int | str] = {"table": table, "field": "format"}
        raise FileRefused(path, "toml.newer" if found > known else "toml.format", place, found=found, known=known)
