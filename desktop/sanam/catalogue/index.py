"""The facts of one game in memory, column by column in the order of names, with what is asked of each column: which
rows hold a part of a name or a text, have a word or a number, or begin so (see rowset, grams, beginnings).
"""

from __future__ import annotations

import bisect
import itertools
import sqlite3
from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from sanam import games
from sanam.catalogue.beginnings import Beginnings
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, initials, spelled_otherwise, spellings, squeezed
from sanam.catalogue.grams import Grams, Postings, beginning
from sanam.catalogue.near import Lengths, errors, most_errors, near_names, near_parts, near_words, pieces
from sanam.catalogue.rowset import RowSet

#: The columns that are read when they are first asked for, besides the rules texts.
READ = ("sort", "tags", *NUMBERS)


class Index:
    """The facts of `game` as `version` of them has them; a row is a card, its number its place by name and code."""

    def __init__(self, conn: sqlite3.Connection, game: str, version: int) -> None:
        self.game, self.version = game, version
        rows = conn.execute("select code, names from facts where game = ? order by sort, code", (game,)).fetchall()
        self._columns: dict[str, Sequence[Any]] = {"code": tuple([row[0] for row in rows])}
        self._names = tuple([row[1] for row in rows])
        self.every = RowSet.every(len(rows))
        self.alternates = self._alternates(conn)
        #: The codes of the other artworks of a card, by its code.
        self.artworks: dict[str, list[str]] = {}
        for row, root in sorted(self.alternates.items()):
            self.artworks.setdefault(self._columns["code"][root], []).append(self._columns["code"][row])
        self._named: dict[str, str] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._numbers: dict[str, Postings[int]] = {}
        self._orders: dict[tuple[str, bool], Sequence[int]] = {}
        self._bodies: Grams | None = None
        self._tags: Postings[str] | None = None

    def __len__(self) -> int:
        return self.every.size

    def column(self, conn: sqlite3.Connection, name: str) -> Sequence[Any]:
        """ "code", "sort", "tags", "body" (the rules texts) or a number, by row; read when it is first asked for.

        `conn` must be in the transaction in which the version was compared.
        """
        if name not in self._columns:
            if name not in ("body", *READ):
                raise ValueError(name)
            self._read(conn, "facts join bodies using (id)" if name == "body" else "facts", (name,))
        return self._columns[name]

    def _read(self, conn: sqlite3.Connection, tables: str, names: tuple[str, ...]) -> None:
        sql = f"select {', '.join(names)} from {tables} where game = ? order by sort, code"
        rows = conn.execute(sql, (self.game,)).fetchall()
        for at, name in enumerate(names):
            self._columns[name] = tuple([row[at] for row in rows])

    def _alternates(self, conn: sqlite3.Connection) -> dict[int, int]:
        """The rows that are only another artwork of a card -> the row of that card, which they count as and are named
        like.
        """
        sql = """select f.code, r.code from cards c
            join facts f on f.game = c.game and f.code = c.code
            join facts r on r.game = c.game and r.code = c.alias
            where c.game = ? and c.alias <> '' and f.sort = r.sort"""
        found = conn.execute(sql, (self.game,)).fetchall()
        if not found:
            return {}
        rows = {code: row for row, code in enumerate(self._columns["code"])}
        return {rows[code]: rows[root] for code, root in found}

    @property
    def named(self) -> dict[str, str]:
        """The code of the card with a name, by every spelling of every name; the first by name and code where several
        have it, and of artworks that of the card itself.
        """
        if not self._named:
            codes, names = self._columns["code"], self.spelled
            found: dict[str, str] = {}
            for row, lines in enumerate(names):
                for line in lines.split("\n"):
                    found.setdefault(line, codes[self.alternates.get(row, row)])
            found.pop("", None)
            self._named = found
        return self._named

    @cached_property
    def spelled(self) -> Sequence[str]:
        """The names of each row in every spelling, each after a line end."""
        return tuple([_spelled(names) if spelled_otherwise(names) else names for names in self._names])

    @cached_property
    def names(self) -> Grams:
        """The names of all rows."""
        return Grams(self.spelled)

    @cached_property
    def beginnings(self) -> Beginnings:
        """The same by how they begin."""
        return Beginnings(self.spelled, self._columns["code"])

    def bodies(self, conn: sqlite3.Connection) -> Grams:
        """The rules texts of all rows."""
        if self._bodies is None:
            self._bodies = Grams(self.column(conn, "body"))
        return self._bodies

    def number(self, conn: sqlite3.Connection, name: str) -> Postings[int]:
        """The rows by what this number is on them."""
        if name not in self._numbers:
            column = self.column(conn, name)
            found: Postings[int] = Postings((() if number is None else (number,) for number in column), len(self))
            self._numbers[name] = found
        return self._numbers[name]

    def numbered(self, conn: sqlite3.Connection, name: str) -> RowSet:
        """The rows that have this number."""
        known = self.number(conn, name)
        return known.union(known.keys)

    def tagged(self, conn: sqlite3.Connection, tag: str) -> RowSet:
        """The rows with this tag ("type:trap")."""
        found = self.every
        for part in tag.split("|"):  # what parts the tags of a card
            found &= self._tagged(conn)[part]
        return found

    def tagged_from(self, conn: sqlite3.Connection, part: str) -> RowSet:
        """The rows with a tag that begins with `part`."""
        tags = self._tagged(conn)
        return tags.union(beginning(tags.keys, part))

    def _tagged(self, conn: sqlite3.Connection) -> Postings[str]:
        if self._tags is None:
            self._tags = Postings((set(tags.split("|")) for tags in self.column(conn, "tags")), len(self))
        return self._tags

    def coded(self, part: str) -> RowSet:
        """The rows with a code that begins with `part`, in whatever case."""
        codes, wanted = self._columns["code"], part.lower()
        first = bisect.bisect_left(self._by_code, wanted, key=lambda row: codes[row].lower())
        end = bisect.bisect_left(self._by_code, f"{wanted}\U0010ffff", key=lambda row: codes[row].lower())
        return RowSet.of(self._by_code[first:end], len(self))

    def row_of(self, code: str) -> int | None:
        """The row of a code; None for one that is not known."""
        codes = self._columns["code"]
        first = bisect.bisect_left(self._by_code, code.lower(), key=lambda row: codes[row].lower())
        same = itertools.takewhile(lambda row: codes[row].lower() == code.lower(), self._by_code[first:])
        return next((row for row in same if codes[row] == code), None)

    @cached_property
    def _by_code(self) -> Sequence[int]:
        codes = self._columns["code"]
        return array("I", sorted(range(len(self)), key=lambda row: codes[row].lower()))

    def order(self, conn: sqlite3.Connection, sort: str, descending: bool) -> Sequence[int]:
        """All rows by "name", "code" or a number: cards without that number last, the same number by name."""
        if (sort, descending) not in self._orders:
            self._orders[sort, descending] = array("I", self._ordered(conn, sort, descending))
        return self._orders[sort, descending]

    def _ordered(self, conn: sqlite3.Connection, sort: str, descending: bool) -> Sequence[int]:
        if sort == "code":
            codes, as_number = self._columns["code"], games.get(self.game).cards.numeric_codes
            return sorted(
                range(len(self)), key=lambda row: (as_number and len(codes[row]), codes[row]), reverse=descending
            )
        names = self.column(conn, "sort") if descending else ()
        rows = sorted(range(len(self)), key=names.__getitem__, reverse=True) if descending else range(len(self))
        if sort not in NUMBERS:
            return rows
        numbers = self.column(conn, sort)
        having = [row for row in rows if numbers[row] is not None]
        having.sort(key=numbers.__getitem__, reverse=descending)
        return [*having, *(row for row in rows if numbers[row] is None)]

    @cached_property
    def _initials(self) -> tuple[Sequence[str], Sequence[int]]:
        """The initials of all names, sorted, and the row of each."""
        found = sorted(
            (letters, row)
            for row, lines in enumerate(self.spelled)
            for letters in {initials(line) for line in lines.split("\n")}
            if len(letters) > 1
        )
        return tuple([letters for letters, _ in found]), array("I", [row for _, row in found])

    def with_initials(self, letters: str) -> list[int]:
        """The rows with a name of these initials, ascending."""
        known, rows = self._initials
        return list(rows[bisect.bisect_left(known, letters) : bisect.bisect_right(known, letters)])

    def with_initials_from(self, letters: str) -> list[int]:
        """The rows with a name whose initials begin with `letters` and go on, by those, each once."""
        known, rows = self._initials
        first, end = bisect.bisect_right(known, letters), bisect.bisect_left(known, f"{letters}\U0010ffff")
        return list(dict.fromkeys(rows[first:end]))

    @cached_property
    def squeezed(self) -> Sequence[str]:
        """The names of each row without marks and spaces, each after a line end."""
        return tuple(
            [
                "".join(f"\n{name}" for name in dict.fromkeys(squeezed(line) for line in lines.split("\n")) if name)
                for lines in self.spelled
            ]
        )

    def holding_squeezed(self, words: str) -> RowSet:
        """The rows with a name that holds `words`, which have no marks and spaces, where its own are left out."""
        found, names = self.names.with_letters(words), self.squeezed
        return RowSet.of([row for row in found if words in names[row]], len(self))

    def near_names(self, words: str) -> list[int]:
        """The rows with a name that is nearly `words` without marks and spaces, the nearest first."""
        name = squeezed(words)
        if not most_errors(name):
            return []
        known, rows = self._lines
        about = known.about(name, most_errors(name))
        near = near_names(name, [known.texts[place] for place in about])
        return list(dict.fromkeys(rows[about[at]] for at in near))

    @cached_property
    def _lines(self) -> tuple[Lengths, Sequence[int]]:
        """All names without marks and spaces, and the row of each."""
        named = [(line, row) for row, names in enumerate(self.squeezed) for line in names.split("\n") if line]
        return Lengths(tuple([line for line, _ in named])), array("I", [row for _, row in named])

    def is_word(self, word: str) -> bool:
        """Whether a name has this word, whole; it has more than two letters."""
        at = bisect.bisect_left(self._words, word)
        return at < len(self._words) and self._words[at] == word

    def warm(self, conn: sqlite3.Connection) -> None:
        """Read what the first search of each kind would have to wait for."""
        fold("中")
        self._read(conn, "facts", READ)
        _ = self.names, self.beginnings, self._by_code, self._initials, self._lines, self._lengths
        for name in NUMBERS:
            self.number(conn, name)
        self._tagged(conn)
        self.bodies(conn)

    @cached_property
    def _words(self) -> Sequence[str]:
        """The words of names, sorted."""
        return tuple(sorted({part for name in self.spelled for part in name.split() if len(part) > 2}))

    @cached_property
    def _lengths(self) -> Lengths:
        """The words of names."""
        return Lengths(self._words)

    def near(self, word: str) -> tuple[str, ...]:
        """What stands in names that is nearly `word`, which itself stands in none (see sanam.catalogue.near)."""
        if not errors(word):
            return ()
        if word not in self._near:
            about = self._lengths.about(word, errors(word))
            found = near_words(word, [self._words[place] for place in about]) or near_parts(word, self._alike(word))
            if len(self._near) > 1000:
                self._near.clear()
            self._near[word] = found
        return self._near[word]

    def _alike(self, part: str) -> list[str]:
        """The names that can hold something near to `part`: they hold one of its pieces as it is."""
        names = self.spelled
        rows = {row for piece in pieces(part) for row in self.names.holding(piece)}
        return [line for row in sorted(rows) for line in names[row].split("\n") if line]


def _spelled(names: str) -> str:
    """Names, each after a line end, in every way that people spell them."""
    lines = [spelling for name in names.split("\n")[1:] for spelling in spellings(name)]
    return "".join(f"\n{line}" for line in dict.fromkeys(lines))


def version(conn: sqlite3.Connection) -> int:
    """The number that grows whenever facts change."""
    row = conn.execute("select version from facts_version").fetchone()
    if row is None:
        raise sqlite3.DatabaseError("malformed facts_version: it has lost its row")
    found: int = row[0]
    return found
