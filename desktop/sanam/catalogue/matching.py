"""Which cards a query is true of, and in which order they are shown."""

from __future__ import annotations

import operator
import re
import sqlite3
from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from sanam import games
from sanam.catalogue import collection
from sanam.catalogue.facts import NUMBERS
from sanam.catalogue.fold import fold, spellings, squeezed
from sanam.catalogue.index import Index
from sanam.catalogue.near import likeness
from sanam.catalogue.query import HAVE, All, Any_, Node, Not, Term, parts_of

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
#: Letters of an abbreviation at most, and of words that are looked for without their spaces at least.
MOST_INITIALS, MIN_JOINED = 6, 5


class Matching:
    """Asks an index; what it does not hold (rules texts, copies owned) is asked of `conn`.

    series     tells the ids of archetypes by their folded name
    guessed    words that stand in no name -> what was looked for in their place
    ahead      rows that a person most likely means, before all others
    preferred  codes that stand in the person's decks
    made       rules texts beside those of `conn`, by code
    """

    def __init__(
        self,
        index: Index,
        conn: sqlite3.Connection,
        series: Callable[[], dict[str, list[str]]],
        preferred: frozenset[str] = frozenset(),
        made: Mapping[str, str] | None = None,
    ) -> None:
        self._index, self._conn, self._series = index, conn, series
        self.guessed: dict[str, tuple[str, ...]] = {}
        self.ahead: list[int] = []
        self.preferred, self._made = preferred, made or {}

    def cards(self, node: Node) -> Rows:
        """The rows of which `node` is true, ascending, or whose names its words nearly are; `ahead` is then set to
        those that a person most likely means, in order. Artworks of a card that is among them are left out.
        """
        rows, alternates = self._as_typed(node), self._index.alternates
        if not alternates:
            return rows
        there = set(rows)
        return _without(rows, [row for row, root in alternates.items() if root in there])

    def _as_typed(self, node: Node) -> Rows:
        names, others = parts_of(node)
        if not names or any(term.op == "=" for term in names):
            return self.rows(node)
        among = self.rows(All(tuple(others)))
        words = " ".join(fold(term.value) for term in names)
        found: Rows = among
        for term in names:
            found = self._term(term, found)
        abbreviated = self._abbreviated(words, among)
        if abbreviated or (found and not self.guessed):
            self.ahead = [] if abbreviated and self._begins(words, found) else abbreviated
            return sorted({*found, *abbreviated}) if not self.guessed else self._only(abbreviated)
        return self._nearly(names, words, among, found)

    def _begins(self, words: str, among: Rows) -> bool:
        """Whether a name has a word that begins so: what is no abbreviation."""
        return bool(self._holding("names", (f"\n{words}", f" {words}"), among))

    def _only(self, rows: list[int]) -> Rows:
        self.guessed = {}
        return sorted(rows)

    def _abbreviated(self, words: str, among: Rows) -> list[int]:
        """The rows with names of which `words` are the initials: those that the person has in a deck first."""
        if not 2 <= len(words) <= MOST_INITIALS or not words.isascii() or not words.isalpha():
            return []
        there, known = _inside(among), self._index.initials
        exact = [row for row in known.get(words, ()) if row in there]
        longer: list[int] = []
        if len(words) > 2:
            longer = [row for letters in self._index.initials_from(words) for row in known[letters]]
        codes = self._index.column(self._conn, "code")
        used = [row for row in dict.fromkeys(longer) if codes[row] in self.preferred and row in there]
        exact.sort(key=lambda row: (codes[row] not in self.preferred, row))
        if not exact:  # the name may go on after its usual abbreviation
            used = used or [row for row in dict.fromkeys(longer) if row in there]
        return list(dict.fromkeys([*exact, *used]))

    def _nearly(self, names: list[Term], words: str, among: Rows, found: Rows) -> Rows:
        """Rows whose names are nearly what was typed, where nothing is called just so: without spaces and marks, with
        every word that is none put right, or with the whole name near.
        """
        squeezed_words = squeezed(words)
        if not found or self.guessed:
            joined: list[int] = []
            if len(squeezed_words) >= MIN_JOINED:
                inside = _inside(among)
                joined = [row for row in self._index.joined_squeezed.holding(squeezed_words) if row in inside]
            if joined:
                spelled = self._index.column(self._conn, "names")
                self.guessed, self.ahead = {}, sorted(joined, key=lambda row: -likeness(words, spelled[row]))
                return joined
        if not found:
            found = self._put_right(names, among)
        inside = _inside(among)
        near = [row for row in self._index.near_names(words) if row in inside]
        if near and not found:
            self.guessed[words] = (self._index.column(self._conn, "sort")[near[0]],)
        spelled = self._index.column(self._conn, "names")
        both = list(dict.fromkeys([*near, *found]))
        self.ahead = sorted(both, key=lambda row: -likeness(words, spelled[row]))
        return sorted(both)

    def _put_right(self, names: list[Term], among: Rows) -> Rows:
        """Rows that hold every word, with the near ones in the place of those that are no word of any name."""
        guessed: dict[str, tuple[str, ...]] = {}
        for term in names:
            word = fold(term.value)
            near = () if self._index.is_word(word) else self._index.near(word)
            if near:
                guessed[term.value] = near
            among = self._holding("names", near or spellings(word), among)
        if among:
            self.guessed = guessed
        return among

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
            return self._with_text(value, among)
        if term.field == HAVE:
            copies, compare, count = self._owned(), _COMPARE[term.op], int(value)
            alternates = self._index.alternates
            return [row for row in among if compare(copies.get(alternates.get(row, row), 0), count)]
        if term.field in NUMBERS and value in NUMBERS:
            compare = _COMPARE[term.op]
            one, other = (self._index.column(self._conn, name) for name in (term.field, value))
            return [
                row
                for row in among
                if one[row] is not None and other[row] is not None and compare(one[row], other[row])
            ]
        if term.field in NUMBERS and value not in ("?", "infinity"):
            compare, number = _COMPARE[term.op], int(value)
            return self._if(term.field, lambda own: own is not None and compare(own, number), among)
        if value.endswith("*") and len(value) > 1:
            return self._holding("tags", (f"|{term.field}:{value[:-1]}",), among)
        ids_of = self._series().get(value, []) if term.field == "series" else []
        found = self._holding("tags", tuple(f"|{term.field}:{word}|" for word in (value, *ids_of)), among)
        return self._series_with(value, among) if term.field == "series" and not found else found

    def _series_with(self, value: str, among: Rows) -> Rows:
        """The rows of series with a name in which a word begins so, however it is spelled."""
        known = self._series()
        names = [name for name in known if any(f" {value}" in f" {one}" for one in spellings(name))]
        ids = {id for name in names for id in known[name]}
        return self._holding("tags", (f"|series:{value}", *(f"|series:{id}|" for id in sorted(ids))), among)

    def _named(self, value: str, among: Rows) -> Rows:
        """Rows with a name that holds `value`; where no name at all does, with its marks left out or as spaces."""
        found = self._holding("names", (value,), among)
        others = spellings(value)[1:]
        if found or not others or value in self._index.joined_names:
            return found
        return self._holding("names", others, among)

    def _is_known(self, value: str) -> bool:
        """Whether any name of the game holds `value` in one of its spellings."""
        return any(part in self._index.joined_names for part in spellings(value))

    def _holding(self, name: str, parts: tuple[str, ...], among: Rows) -> Rows:
        column = self._index.column(self._conn, name)
        if name in ("names", "body") and len(among) == len(column):  # this is most of what a keystroke costs
            joined = self._index.joined_names if name == "names" else self._index.joined_bodies(self._conn)
            found = [joined.holding(part) for part in parts]
            return found[0] if len(found) == 1 else sorted(set().union(*found))
        if len(parts) == 2:
            one, other = parts
            return [row for row in among if one in column[row] or other in column[row]]
        if len(parts) > 1:
            return sorted({row for part in parts for row in self._holding(name, (part,), among)})
        (part,) = parts
        if len(among) == len(column):
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

    def _with_text(self, value: str, among: Rows) -> Rows:
        """Rows with a rules text that holds `value`, printed or made."""
        if len(value) < 3:  # which trigrams do not know
            found = self._holding("body", (value,), among)
        else:
            sql = "select rowid from bodies_fts where bodies_fts match ?"
            ids = {row[0] for row in self._conn.execute(sql, ('"' + value.replace('"', '""') + '"',))}
            found = self._if("id", ids.__contains__, among)
        codes = {code for code, text in self._made.items() if value in text}
        return sorted({*found, *self._if("code", codes.__contains__, among)}) if codes else found

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

    def _is_called(self, row: int, words: str) -> bool:
        return _is_line(self._index.column(self._conn, "names")[row], words)

    def beginning_first(self, rows: Rows, words: str) -> Rows:
        """Cards that are most likely meant, then those with a name that begins with `words`, before the others; the
        shortest of such names first, and a name that is `words` before all.
        """
        if not words:
            return rows
        if self.ahead:
            there = set(rows)
            exact = [row for row in self._holding("names", (f"\n{words}",), rows) if self._is_called(row, words)]
            ahead = [*exact, *(row for row in self.ahead if row in there and row not in exact)]
            return [*ahead, *_without(rows, ahead)]
        names, codes = (self._index.column(self._conn, name) for name in ("names", "code"))
        beginning = re.compile("\n(" + re.escape(words) + "[^\n]*)")
        first = []
        for row in self._holding("names", ("\n" + words,), rows):
            lines = names[row]
            at = lines.index("\n" + words) + 1
            end = lines.find("\n", at)
            name = lines[at:end] if end >= 0 else lines[at:]
            if end >= 0 and lines.find("\n" + words, end) >= 0:  # several of its names begin so
                name = min(beginning.findall(lines), key=lambda name: (len(name), name))
            first.append((name != words, codes[row] not in self.preferred, len(name), name, codes[row], row))
        first.sort()
        ahead = [row for *_, row in first]
        return [*ahead, *_without(rows, ahead)]


def _is_line(names: str, words: str) -> bool:
    return f"{names}\n".find(f"\n{words}\n") >= 0


def _inside(rows: Rows) -> Container[int]:
    """The same rows, to be asked whether one is among them."""
    return rows if isinstance(rows, range) else set(rows)


def _without(rows: Rows, taken: Iterable[int]) -> Rows:
    gone = set(taken)
    return [row for row in rows if row not in gone]
