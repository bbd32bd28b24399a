"""The facts of one game in memory, column by column in the order of names: what search looks through.

SQLite's own ways were measured on 25,000 cards in four languages: `instr` over a covering index takes 7 to 14 ms in
every script but Latin, and a trigram index knows no word of fewer than three characters and needs a join to know the
game. The same names as Python texts are looked through in 1 to 3 ms, whatever the script and the length, for 5 MB.
The same is done with rules texts for what a trigram index does not know: one or two characters in the texts of 9,342
cards took 8 to 30 ms in SQLite and take 1 to 4 ms here.
"""

from __future__ import annotations

import bisect
import sqlite3
from functools import cached_property
from typing import Any

from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, initials, spellings, squeezed
from sanam.catalogue.joined import Joined
from sanam.catalogue.near import Lengths, errors, most_errors, near_names, near_parts, near_words, pieces

#: The columns that are read when they are first asked for, besides the rules texts.
READ = ("sort", "tags", *NUMBERS)


class Index:
    """The facts of `game` as `version` of them has them; a row is a card, its number its place by name and code."""

    def __init__(self, conn: sqlite3.Connection, game: str, version: int) -> None:
        self.game, self.version = game, version
        rows = conn.execute("select id, code, names from facts where game = ? order by sort, code", (game,)).fetchall()
        self._columns: dict[str, list[Any]] = {
            "id": [row[0] for row in rows],
            "code": [row[1] for row in rows],
            "names": [_spelled(row[2]) for row in rows],
        }
        self.alternates = self._alternates(conn)
        #: The codes of the other artworks of a card, by its code.
        self.artworks: dict[str, list[str]] = {}
        for row, root in sorted(self.alternates.items()):
            self.artworks.setdefault(self._columns["code"][root], []).append(self._columns["code"][row])
        self._words: list[str] = []
        self._named: dict[str, str] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._initials: dict[str, list[int]] = {}
        self._squeezed: list[str] = []
        self._joined_bodies: Joined | None = None

    def __len__(self) -> int:
        return len(self._columns["id"])

    def column(self, conn: sqlite3.Connection, name: str) -> list[Any]:
        """ "id", "code", "names" (in every spelling), "sort", "tags", "body" (the rules texts) or a number, by row;
        read when it is first asked for.

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
            self._columns[name] = [row[at] for row in rows]

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
            codes, names = self._columns["code"], self._columns["names"]
            found: dict[str, str] = {}
            for row, lines in enumerate(names):
                for line in lines.split("\n"):
                    found.setdefault(line, codes[self.alternates.get(row, row)])
            found.pop("", None)
            self._named = found
        return self._named

    @property
    def initials(self) -> dict[str, list[int]]:
        """The rows with a name of these initials, ascending."""
        if not self._initials:
            for row, lines in enumerate(self._columns["names"]):
                for letters in {initials(line) for line in lines.split("\n")}:
                    if len(letters) > 1:
                        self._initials.setdefault(letters, []).append(row)
        return self._initials

    @cached_property
    def sorted_initials(self) -> list[str]:
        """All initials of names."""
        return sorted(self.initials)

    def initials_from(self, letters: str) -> list[str]:
        """The initials that begin with `letters` and go on."""
        known = self.sorted_initials
        return known[bisect.bisect_right(known, letters) : bisect.bisect_left(known, letters + "\U0010ffff")]

    @property
    def squeezed(self) -> list[str]:
        """The names of each row without marks and spaces, each after a line end."""
        if not self._squeezed:
            self._squeezed = [
                "".join(f"\n{name}" for name in dict.fromkeys(squeezed(line) for line in lines.split("\n")) if name)
                for lines in self._columns["names"]
            ]
        return self._squeezed

    @cached_property
    def joined_names(self) -> Joined:
        """The names of all rows."""
        return Joined(self._columns["names"])

    def joined_bodies(self, conn: sqlite3.Connection) -> Joined:
        """The rules texts of all rows."""
        if self._joined_bodies is None:
            self._joined_bodies = Joined(self.column(conn, "body"))
        return self._joined_bodies

    @cached_property
    def joined_squeezed(self) -> Joined:
        """Likewise without marks and spaces."""
        return Joined(self.squeezed)

    def near_names(self, words: str) -> list[int]:
        """The rows with a name that is nearly `words` without marks and spaces, the nearest first."""
        name = squeezed(words)
        known, rows = self._lines
        about = known.about(name, most_errors(name))
        near = near_names(name, [known.texts[place] for place in about])
        return list(dict.fromkeys(rows[about[at]] for at in near))

    @cached_property
    def _lines(self) -> tuple[Lengths, list[int]]:
        """All names without marks and spaces, and the row of each."""
        named = [(line, row) for row, names in enumerate(self.squeezed) for line in names.split("\n") if line]
        return Lengths([line for line, _ in named]), [row for _, row in named]

    def is_word(self, word: str) -> bool:
        """Whether a name has this word, whole."""
        self._split()
        at = bisect.bisect_left(self._words, word)
        return at < len(self._words) and self._words[at] == word

    def warm(self, conn: sqlite3.Connection) -> None:
        """Read what the first search of each kind would have to wait for."""
        fold("中")
        self.column(conn, "body")
        self._read(conn, "facts", READ)
        self._split()
        _ = self.sorted_initials, self._lines, self._lengths
        self.joined_names.warm()
        self.joined_squeezed.warm()

    def _split(self) -> None:
        if not self._words:
            names = self._columns["names"]
            self._words = sorted({part for name in names for part in name.split() if len(part) > 2})

    @cached_property
    def _lengths(self) -> Lengths:
        """The words of names."""
        self._split()
        return Lengths(self._words)

    def near(self, word: str) -> tuple[str, ...]:
        """What stands in names that is nearly `word`, which itself stands in none (see sanam.catalogue.near)."""
        if word not in self._near:
            self._split()
            about = self._lengths.about(word, errors(word))
            found = near_words(word, [self._words[place] for place in about]) or near_parts(word, self._alike(word))
            if len(self._near) > 1000:
                self._near.clear()
            self._near[word] = found
        return self._near[word]

    def _alike(self, part: str) -> list[str]:
        """The names that can hold something near to `part`: they hold one of its pieces as it is."""
        names = self._columns["names"]
        rows = {row for piece in pieces(part) for row in self.joined_names.holding(piece)}
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
