"""Which cards a query is true of, and in which order they are shown."""

from __future__ import annotations

import operator
import re
import sqlite3
from collections.abc import Callable, Iterable, Sequence

from sanam.catalogue import collection
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold
from sanam.catalogue.index import Index
from sanam.catalogue.query import HAVE, All, Any_, Node, Not, Term

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.eq, "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge,
}  # fmt: skip
Rows = Sequence[int]


class Matching:
    """Asks an index; what it does not hold (rules texts, copies owned) is asked of `conn`.

    series   the ids of archetypes by their folded name
    """

    def __init__(self, index: Index, conn: sqlite3.Connection, series: dict[str, list[str]]) -> None:
        self._index, self._conn, self._series = index, conn, series

    def rows(self, node: Node, among: Rows | None = None) -> Rows:
        """The rows of `among` (all, where it is None) of which `node` is true, ascending."""
        if among is None:
            among = range(len(self._index))
        if isinstance(node, Term):
            found = self._term(node, among)
            return _without(among, found) if node.op == "!=" else found
        if isinstance(node, Not):
            return _without(among, self.rows(node.part, among))
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
            found = self._holding("names", (value,), among)
            # A code or the number of a print (YZH-2.8), or how one begins, is looked for where a name is.
            if term.op == ":" and len(value) >= 4 and any(char.isdigit() for char in value):
                printed = self._holding("tags", (f"|number:{value}",), among)
                found = sorted({*found, *self._coded(value, among), *printed})
            return found
        if term.field == "code":
            return self._coded(term.value, among)
        if term.field == "text":
            ids = self._with_text(value)
            return self._if("id", ids.__contains__, among)
        if term.field == HAVE:
            copies, compare, count = collection.owned(self._conn, self._index.game), _COMPARE[term.op], int(value)
            return self._if("code", lambda code: compare(copies.get(code, 0), count), among)
        if term.field in NUMBERS and value not in ("?", "infinity"):
            compare, number = _COMPARE[term.op], int(value)
            return self._if(term.field, lambda own: own is not None and compare(own, number), among)
        if value.endswith("*") and len(value) > 1:
            return self._holding("tags", (f"|{term.field}:{value[:-1]}",), among)
        ids_of = self._series.get(value, []) if term.field == "series" else []
        return self._holding("tags", tuple(f"|{term.field}:{word}|" for word in (value, *ids_of)), among)

    def _holding(self, name: str, parts: tuple[str, ...], among: Rows) -> Rows:
        column = self._index.column(self._conn, name)
        if len(parts) > 1:
            return [row for row in among if any(part in column[row] for part in parts)]
        (part,) = parts
        if len(among) == len(column):  # the first word of a query; this is most of what a keystroke costs
            return [row for row, words in enumerate(column) if part in words]
        return [row for row in among if part in column[row]]

    def _if(self, name: str, test: Callable[..., bool], among: Rows) -> Rows:
        column = self._index.column(self._conn, name)
        return [row for row in among if test(column[row])]

    def _coded(self, beginning: str, among: Rows) -> Rows:
        wanted = beginning.lower()
        return self._if("code", lambda code: code.lower().startswith(wanted), among)

    def _with_text(self, value: str) -> set[int]:
        # Trigrams know no word of fewer than three characters.
        sql, asked = "select id from bodies where instr(body, ?) > 0", value
        if len(value) > 2:
            sql = "select rowid from bodies_fts where bodies_fts match ?"
            asked = '"' + value.replace('"', '""') + '"'
        return {row[0] for row in self._conn.execute(sql, (asked,))}

    # --- order

    def codes(self, rows: Rows) -> list[str]:
        """The codes of these rows."""
        column = self._index.column(self._conn, "code")
        return [column[row] for row in rows]

    def ordered(self, rows: Rows, sort: str, descending: bool) -> Rows:
        """Rows by "name" or "", "code" or a number; cards without that number last, the same number by name."""
        if sort == "code":
            codes = self._index.column(self._conn, "code")
            as_number = self._index.game == "yugioh"  # passwords
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
