"""Which cards a query is true of, and in which order they are shown."""

from __future__ import annotations

import itertools
import operator
import sqlite3
from collections.abc import Callable, Iterable

from sanam.catalogue import collection
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, spellings, squeezed
from sanam.catalogue.grams import TextsByCode
from sanam.catalogue.index import Index
from sanam.catalogue.near import errors, likeness
from sanam.catalogue.query import HAVE, All, Any_, Node, Not, Term, parts_of
from sanam.catalogue.rowset import RowSet

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
#: Letters of an abbreviation at most, and of words that are looked for without their spaces at least.
MOST_INITIALS, MIN_JOINED = 6, 5


class Matching:
    """Asks an index; what it does not hold (rules texts, copies owned) is asked of `conn`.

    series     tells the ids of archetypes by their folded name
    guessed    words that stand in no name -> what was looked for in their place
    ahead      rows that a person most likely means, before all others
    preferred  codes that stand in the person's decks
    made       rules texts beside those of `conn`
    """

    def __init__(
        self,
        index: Index,
        conn: sqlite3.Connection,
        series: Callable[[], dict[str, list[str]]],
        preferred: frozenset[str] = frozenset(),
        made: TextsByCode | None = None,
    ) -> None:
        self._index, self._conn, self._series = index, conn, series
        self.guessed: dict[str, tuple[str, ...]] = {}
        self.ahead: list[int] = []
        self.preferred, self._made = preferred, made

    def cards(self, node: Node) -> RowSet:
        """The rows of which `node` is true, or whose names its words nearly are; `ahead` is then set to those that a
        person most likely means, in order. Artworks of a card that is among them are left out.
        """
        rows, alternates = self._as_typed(node), self._index.alternates
        if not alternates:
            return rows
        there = rows.flags()
        return rows - self._these([row for row, root in alternates.items() if there[root]])

    def _these(self, rows: Iterable[int]) -> RowSet:
        return RowSet.of(rows, len(self._index))

    def _as_typed(self, node: Node) -> RowSet:
        names, others = parts_of(node)
        if not names or any(term.op == "=" for term in names):
            return self.rows(node)
        among = self.rows(All(tuple(others)))
        words = " ".join(fold(term.value) for term in names)
        found = among
        for term in names:
            found = self._called(term, fold(term.value), found)
        abbreviated = self._abbreviated(words, among)
        if abbreviated or found:
            self.ahead = [] if abbreviated and self._begins(words, found) else abbreviated
            return found | self._these(abbreviated)
        return self._nearly(names, words, among)

    def _begins(self, words: str, among: RowSet) -> bool:
        """Whether a name has a word that begins so: what is no abbreviation."""
        return bool(self._holding((f"\n{words}", f" {words}"), among))

    def _abbreviated(self, words: str, among: RowSet) -> list[int]:
        """The rows with names of which `words` are the initials: those that the person has in a deck first."""
        if not 2 <= len(words) <= MOST_INITIALS or not words.isascii() or not words.isalpha():
            return []
        exact = among.among(self._index.with_initials(words))
        longer = among.among(self._index.with_initials_from(words)) if len(words) > 2 else []
        codes = self._index.column(self._conn, "code")
        used = [row for row in longer if codes[row] in self.preferred]
        exact.sort(key=lambda row: (codes[row] not in self.preferred, row))
        if not exact:  # the name may go on after its usual abbreviation
            used = used or longer
        return list(dict.fromkeys([*exact, *used]))

    def _nearly(self, names: list[Term], words: str, among: RowSet) -> RowSet:
        """Rows whose names are nearly what was typed, where nothing is called just so: without spaces and marks, with
        every word that is none put right, or with the whole name near.
        """
        squeezed_words = squeezed(words)
        spelled = self._index.spelled
        if len(squeezed_words) >= MIN_JOINED:
            joined = self._index.holding_squeezed(squeezed_words) & among
            if joined:
                self.ahead = sorted(joined, key=lambda row: -likeness(words, spelled[row]))
                return joined
        found = among
        for term in names:
            found = self._term(term, found)
        if not found:
            found = self._put_right(names, among)
        near = among.among(self._index.near_names(words))
        if near and not found:
            self.guessed[words] = (self._index.column(self._conn, "sort")[near[0]],)
        both = list(dict.fromkeys([*near, *found]))
        self.ahead = sorted(both, key=lambda row: -likeness(words, spelled[row]))
        return self._these(both)

    def _put_right(self, names: list[Term], among: RowSet) -> RowSet:
        """Rows that hold every word, with the near ones in the place of those that are no word of any name."""
        guessed: dict[str, tuple[str, ...]] = {}
        for term in names:
            word = fold(term.value)
            near = () if not errors(word) or self._index.is_word(word) else self._index.near(word)
            if near:
                guessed[term.value] = near
            among = self._holding(near or spellings(word), among)
        if among:
            self.guessed = guessed
        return among

    def rows(self, node: Node, among: RowSet | None = None) -> RowSet:
        """The rows of `among` (all, where it is None) of which `node` is true."""
        if among is None:
            among = self._index.every
        if isinstance(node, Term):
            found = self._term(node, among)
            return among - found if node.op == "!=" else found
        if isinstance(node, Not):
            guessed = self.guessed.copy()
            excluded = self.rows(node.part, among)
            if self.guessed != guessed:  # what nobody is called excludes nobody
                self.guessed = guessed
                return among
            return among - excluded
        if isinstance(node, All):
            for part in node.parts:
                among = self.rows(part, among)
            return among
        assert isinstance(node, Any_)
        either = RowSet(0, among.size)
        for part in node.parts:
            either |= self.rows(part, among)
        return either

    def _term(self, term: Term, among: RowSet) -> RowSet:
        """As if it said "=" where it says "!="."""
        value = fold(term.value)
        if term.field == "name":
            found = self._called(term, value, among)
            return found or self._guessed(term, value, among)
        if term.field == "code":
            return self._index.coded(term.value) & among
        if term.field == "text":
            return self._with_text(value, among)
        if term.field == HAVE:
            return self._having(_COMPARE[term.op], int(value)) & among
        if term.field in NUMBERS and value in NUMBERS:
            return self._compared(term.field, _COMPARE[term.op], value, among)
        if term.field in NUMBERS and value not in ("?", "infinity"):
            compare, number = _COMPARE[term.op], int(value)
            known = self._index.number(self._conn, term.field)
            return known.union([own for own in known.keys if compare(own, number)]) & among
        if value.endswith("*") and len(value) > 1:
            return self._index.tagged_from(self._conn, f"{term.field}:{value[:-1]}") & among
        ids_of = self._series().get(value, []) if term.field == "series" else []
        found = self._tagged(term.field, [value, *ids_of]) & among
        return self._series_with(value) & among if term.field == "series" and not found else found

    def _called(self, term: Term, value: str, among: RowSet) -> RowSet:
        """Rows with a name that holds the word."""
        found = self._named(value, among)
        # A code or the number of a print (YZH-2.8), or how one begins, is looked for where a name is.
        if term.op == ":" and len(value) >= 4 and any(char.isdigit() for char in value):
            printed = self._index.tagged_from(self._conn, f"number:{value}")
            found |= (self._index.coded(value) | printed) & among
        return found

    def _guessed(self, term: Term, value: str, among: RowSet) -> RowSet:
        """Rows with a name that holds a word near to one that is in no name at all."""
        near = self._index.near(value) if term.op == ":" and not self._is_known(value) else ()
        if near:
            self.guessed[term.value] = near
        return self._holding(near, among)

    def _tagged(self, field: str, words: Iterable[str]) -> RowSet:
        found = RowSet(0, len(self._index))
        for word in words:
            found |= self._index.tagged(self._conn, f"{field}:{word}")
        return found

    def _series_with(self, value: str) -> RowSet:
        """The rows of series with a name in which a word begins so, however it is spelled."""
        known = self._series()
        names = [name for name in known if any(f" {value}" in f" {one}" for one in spellings(name))]
        ids = {id for name in names for id in known[name]}
        return self._tagged("series", ids) | self._index.tagged_from(self._conn, f"series:{value}")

    def _named(self, value: str, among: RowSet) -> RowSet:
        """Rows with a name that holds `value`; where no name at all does, with its marks left out or as spaces."""
        found = self._index.names.holding(value, among)
        others = spellings(value)[1:]
        if found or not others or value in self._index.names:
            return found
        return self._holding(others, among)

    def _is_known(self, value: str) -> bool:
        """Whether any name of the game holds `value` in one of its spellings."""
        return any(part in self._index.names for part in spellings(value))

    def _holding(self, parts: Iterable[str], among: RowSet) -> RowSet:
        """Rows with a name that holds one of the parts."""
        found = RowSet(0, among.size)
        for part in parts:
            found |= self._index.names.holding(part, among)
        return found

    def _compared(self, field: str, compare: Callable[[int, int], bool], other: str, among: RowSet) -> RowSet:
        """Rows that have both numbers, of which the comparison is true."""
        both = among & self._index.numbered(self._conn, field) & self._index.numbered(self._conn, other)
        one, two = (self._index.column(self._conn, name) for name in (field, other))
        return self._these([row for row in both if compare(one[row], two[row])])

    def _having(self, compare: Callable[[int, int], bool], count: int) -> RowSet:
        """Rows of which the person has so many copies, with whichever artwork."""
        index = self._index
        copies: dict[int, int] = {}
        for code, number in collection.owned(self._conn, index.game).items():
            if (row := index.row_of(code)) is not None:
                copies[index.alternates.get(row, row)] = copies.get(index.alternates.get(row, row), 0) + number
        # Other artworks have as many as the card itself.
        of_artworks = {row: copies[root] for row, root in index.alternates.items() if root in copies}
        copies |= of_artworks
        found = self._these([row for row, number in copies.items() if compare(number, count)])
        return found | (index.every - self._these(copies)) if compare(0, count) else found

    def _with_text(self, value: str, among: RowSet) -> RowSet:
        """Rows with a rules text that holds `value`, printed or made."""
        found = self._index.bodies(self._conn).holding(value, among)
        codes = self._made.holding(value) if self._made is not None else ()
        rows = [row for code in codes if (row := self._index.row_of(code)) is not None]
        return found | (self._these(rows) & among) if rows else found

    # --- order

    def codes(self, rows: Iterable[int]) -> list[str]:
        """The codes of these rows."""
        column = self._index.column(self._conn, "code")
        return [column[row] for row in rows]

    def page(self, rows: RowSet, words: str, sort: str, descending: bool, offset: int, limit: int) -> list[int]:
        """So many of these rows after the first `offset`, by "name", "code" or a number (cards without that number
        last, the same number by name). Where `sort` is "", ascending: those most likely meant by `words` first.
        """
        if sort not in ("", "name") or descending:
            there = rows.flags()
            ordered = (row for row in self._index.order(self._conn, sort, descending) if there[row])
            return list(itertools.islice(ordered, offset, offset + limit))
        if sort or not words:
            return rows.page(offset, limit)
        first = self._first(rows, words)
        page = first[offset : offset + limit]
        if len(page) < limit:
            page += (rows - self._these(first)).page(max(0, offset - len(first)), limit - len(page))
        return page

    def _first(self, rows: RowSet, words: str) -> list[int]:
        """Cards that are most likely meant, then those with a name that begins with `words`: the shortest of such names
        first, and a name that is `words` before all.
        """
        exact = rows.among(self._index.beginnings.exactly(words))
        if self.ahead:
            return list(dict.fromkeys([*sorted(exact), *rows.among(self.ahead)]))
        preferred, codes = self.preferred, self._index.column(self._conn, "code")
        found = list(dict.fromkeys([*exact, *rows.among(self._index.beginnings.rows(words))]))
        if not preferred:
            return found
        called = set(exact)
        return sorted(found, key=lambda row: (row not in called, codes[row] not in preferred))
