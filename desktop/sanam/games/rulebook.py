"""What the rules of a book say, in short sentences of our own: for the panel that shows the running procedure.

A package of the game has a folder `rulebook`. Of each book it holds `<book>.tsv` with a line for each rule (id, tab,
what it says in English) and `<book>.<language>.tsv` with the rules that are said in the book's own language as well.
`procedures.tsv` names the procedures: its first line has the languages, each further line a procedure's name in the
code and what it is called in each of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from sanam import paths
from sanam.abilities.simplified import simplified

_NUMBERS = re.compile(r"(\d+)")
#: Languages that are derived from another one.
_WRITTEN = {"zh_Hans": "zh_Hant"}
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def _table(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in path.read_text("utf-8").splitlines() if "\t" in line]


def order_of(rule: str) -> tuple[tuple[int, int | str], ...]:
    """How rules are sorted: their numbers as numbers."""
    return tuple((0, int(part)) if part.isdigit() else (1, part) for part in _NUMBERS.split(rule) if part)


class Rulebook:
    """A book, with its sister books where a game has several.

    package   the package that holds the folder
    books     the book and the language it is written in, then its sisters likewise
    prefix    how the ids of the book's own rules begin
    """

    def __init__(self, package: str, books: Sequence[tuple[str, str]], prefix: str = "") -> None:
        self._books, self.prefix = tuple(books), prefix
        self._folder = paths.package_folder(package) / "rulebook"

    @cached_property
    def _english(self) -> dict[str, str]:
        return {row[0]: row[1] for book, _ in self._books for row in _table(self._folder / f"{book}.tsv")}

    @cached_property
    def _native(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for book, language in self._books:
            rows = _table(self._folder / f"{book}.{language}.tsv")
            found.setdefault(language, {}).update((row[0], row[1]) for row in rows)
        return found

    @cached_property
    def _titles(self) -> dict[str, dict[str, str]]:
        rows = _table(self._folder / "procedures.tsv")
        languages = rows[0][1:] if rows else []
        return {row[0]: dict(zip(languages, row[1:], strict=False)) for row in rows[1:]}

    @cached_property
    def _ordered(self) -> list[str]:
        return sorted((rule for rule in self._english if rule.startswith(self.prefix)), key=order_of)

    def says(self, rule: str, language: str) -> tuple[str, str]:
        """What a rule says, in the person's language where the book is written in it, else in English; and the
        language that this is. "" for an unknown rule.
        """
        said = self._native.get(_WRITTEN.get(language, language), {}).get(rule, "")
        if said:
            return simplified(said) if language == "zh_Hans" else said, language
        return self._english.get(rule, ""), "en"

    def title(self, procedure: str, language: str) -> str:
        """What a procedure is called."""
        known = self._titles.get(procedure, {})
        written = _WRITTEN.get(language, language)
        said = known.get(written) if written == self._books[0][1] else None
        if said:
            return simplified(said) if language == "zh_Hans" else said
        return known.get("en") or _HUMP.sub(" ", procedure)

    def headline(self, rules: Sequence[str]) -> str:
        """Of the rules that a step carries out the one to show: the first of this book, else of a sister, else ""."""
        own = [rule for rule in rules if rule.startswith(self.prefix) and rule in self._english]
        return next(iter([*own, *(rule for rule in rules if rule in self._english)]), "")

    def around(self, rule: str, before: int = 2, after: int = 4) -> list[str]:
        """A rule with those that stand before and after it in the book; only itself when it is of a sister book."""
        if rule not in self._ordered:
            return [rule] if rule in self._english else []
        at = self._ordered.index(rule)
        return self._ordered[max(0, at - before) : at + after + 1]
