"""Which cards a query is true of, and in which order they are shown."""

from __future__ import annotations

import operator
import re
import sqlite3
from collections.abc import Callable, Iterable, Sequence

from sanam import games
from sanam.catalogue import collection
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, spellings
from sanam.catalogue.index import Index
from sanam.catalogue.query import HAVE, All, Any_, Node, Not, Term

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
Rows = Sequence[int]


class Matching:
    """Asks an index; what it does not hold (rules texts, copies owned) is asked of `conn`.

    series   the ids of archetypes by their folded name
    guessed  words that stand in no name -> what was looked for in their place
    """

    def __init__(self, index: Index, conn: sqlite3.Connection, series: dict[str, list[str]]) -> None:
        self._index, self._conn, self._series = index, conn, series
        self.guessed: dict[str, tuple[str, ...]] = {}

    def cards(self, node: Node) -> Rows:
        """The rows of which `node` is true, ascending; artworks of a card that is among them are left out."""
        rows, alternates = self.rows(node), self._index.alternates
        if not alternates:
            return rows
        there = set(rows)
        return [row for row in rows if alternates.get(row) not in there]

    def rows(self, node: Node, among: Rows | None = None) -> Rows:
        """The rows of `among` (all, where it is None) of which `node` is true, ascending."""
        if among is None:
            among = range(len(self._index))
        if isinstance(node, Term):
            found = self._term(node, among)
            return _without(among, found) if node.op == "!=" else found
        if isinstance(node, Not):
            guessed = self.guessed.copy()
            excluded = self.rows(node.part, among)
            if self.guessed != guessed:  # what nobody is called excludes nobody
                self.guessed = guessed
                return among
            return _without(among, excluded)
        if isinstance(node, All):
            for part in node.parts:
                among = self.rows(part, among)
            return among
        assert isinstance(node, Any_)
        return sorted(set[int]().union(*(self.rows(part, among) for part in node.parts)))

    def _term(self, term: Term, among: Rows) -> Rows:
        """As if it said "=" where it says "!="."""
        value = fold(term.value)
        if term.field == "name":
            found = self._named(value, among)
            # A code or the number of a print (YZH-2.8), or how one begins, is looked for where a name is.
            if term.op == ":" and len(value) >= 4 and any(char.isdigit() for char in value):
                printed = self._holding("tags", (f"|number:{value}",), among)
                found = sorted({*found, *self._coded(value, among), *printed})
            if not found and term.op == ":" and (near := self._index.near(value)) and not self._is_known(value):
                self.guessed[term.value] = near
                found = self._holding("names", near, among)
            return found
        if term.field == "code":
            return self._coded(term.value, among)
        if term.field == "text":
            if len(value) < 3:  # which trigrams do not know
                return self._holding("body", (value,), among)
            ids = self._with_text(value)
            return self._if("id", ids.__contains__, among)
        if term.field == HAVE:
            copies, compare, count = self._owned(), _COMPARE[term.op], int(value)
            alternates = self._index.alternates
            return [row for row in among if compare(copies.get(alternates.get(row, row), 0), count)]
        if term.field in NUMBERS and value not in ("?", "infinity"):
            compare, number = _COMPARE[term.op], int(value)
            return self._if(term.field, lambda own: own is not None and compare(own, number), among)
        if value.endswith("*") and len(value) > 1:
            return self._holding("tags", (f"|{term.field}:{value[:-1]}",), among)
        ids_of = self._series.get(value, []) if term.field == "series" else []
        return self._holding("tags", tuple(f"|{term.field}:{word}|" for word in (value, *ids_of)), among)

    def _named(self, value: str, among: Rows) -> Rows:
        """Rows with a name that holds `value`; where no name at all does, with its marks left out or as spaces."""
        found = self._holding("names", (value,), among)
        others = spellings(value)[1:]
        if found or not others or any(value in name for name in self._index.column(self._conn, "names")):
            return found
        return self._holding("names", others, among)

    def _is_known(self, value: str) -> bool:
        """Whether any name of the game holds `value` in one of its spellings."""
        names = self._index.column(self._conn, "names")
        return any(part in name for part in spellings(value) for name in names)

    def _holding(self, name: str, parts: tuple[str, ...], among: Rows) -> Rows:
        column = self._index.column(self._conn, name)
        if len(parts) > 1:
            return [row for row in among if any(part in column[row] for part in parts)]
        (part,) = parts
        if len(among) == len(column):  # the first word of a query; this is most of what a keystroke costs
            return [row for row, words in enumerate(column) if part in words]
        return [row for row in among if part in column[row]]

    def _owned(self) -> dict[int, int]:
        """How many copies of a card the person has, with whichever artwork, by its row; rows of none are left out."""
        owned = collection.owned(self._conn, self._index.game)
        copies: dict[int, int] = {}
        for row, code in enumerate(self._index.column(self._conn, "code")):
            if code in owned:
                root = self._index.alternates.get(row, row)
                copies[root] = copies.get(root, 0) + owned[code]
        return copies

    def _if(self, name: str, test: Callable[..., bool], among: Rows) -> Rows:
        column = self._index.column(self._conn, name)
        return [row for row in among if test(column[row])]

    def _coded(self, beginning: str, among: Rows) -> Rows:
        wanted = beginning.lower()
        return self._if("code", lambda code: code.lower().startswith(wanted), among)

    def _with_text(self, value: str) -> set[int]:
        sql = "select rowid from bodies_fts where bodies_fts match ?"
        return {row[0] for row in self._conn.execute(sql, ('"' + value.replace('"', '""') + '"',))}

    # --- order

    def codes(self, rows: Rows) -> list[str]:
        """The codes of these rows."""
        column = self._index.column(self._conn, "code")
        return [column[row] for row in rows]

    def ordered(self, rows: Rows, sort: str, descending: bool) -> Rows:
        """Rows by "name" or "", "code" or a number; cards without that number last, the same number by name."""
        if sort == "code":
            codes = self._index.column(self._conn, "code")
            as_number = games.get(self._index.game).cards.numeric_codes
            return sorted(rows, key=lambda row: (as_number and len(codes[row]), codes[row]), reverse=descending)
        if descending:
            names = self._index.column(self._conn, "sort")
            rows = sorted(rows, key=names.__getitem__, reverse=True)
        if sort in NUMBERS:
            numbers = self._index.column(self._conn, sort)
            having = [row for row in rows if numbers[row] is not None]
            having.sort(key=numbers.__getitem__, reverse=descending)
            return [*having, *(row for row in rows if numbers[row] is None)]
        return rows

    def beginning_first(self, rows: Rows, words: str) -> Rows:
        """Cards with a name that begins with `words` before the others, the shortest of such names first."""
        if not words:
            return rows
        names, codes = (self._index.column(self._conn, name) for name in ("names", "code"))
        beginning = re.compile("\n(" + re.escape(words) + "[^\n]*)")
        first = []
        for row in self._holding("names", ("\n" + words,), rows):
            found = beginning.findall(names[row])
            name = found[0] if len(found) == 1 else min(found, key=lambda name: (len(name), name))
            first.append((len(name), name, codes[row], row))
        first.sort()
        ahead = [row for *_, row in first]
        return [*ahead, *_without(rows, ahead)]


def _without(rows: Rows, taken: Iterable[int]) -> Rows:
    gone = set(taken)
    return [row for row in rows if row not in gone]
