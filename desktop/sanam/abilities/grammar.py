"""What a language's wordings compile to: one trie per category, so that wordings with the same beginning share it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from sanam.abilities.book import SLOT, WORDS, BookFault, Entry, Part, PhraseBook, alternatives, parts_of
from sanam.collecting import nothing_collected


class Need(NamedTuple):
    """What a slot asks for: a category, in a shape, on one side of its noun, in one number only ("" for any)."""

    category: str
    shape: str = ""
    side: str = ""
    strict: str = ""


class Edge(NamedTuple):
    """A slot of a trie: what is read goes into `slot`. `start` is where the wordings of what it needs begin, or None
    when a token of a `kind` is read and no phrase; `first` are the words and kinds of tokens that it can begin with.
    """

    slot: str
    start: Node | None
    many: str
    target: Node
    kind: str | None
    first: set[str]
    need: Need


class Node:
    """A place within wordings: the words and slots that go on from it, and the entries that are complete."""

    __slots__ = ("accept", "edges", "empty", "words")

    def __init__(self) -> None:
        # A book has a hundred thousand nodes, and most have one word and nothing else.
        self.words: dict[str, Node] = _NO_WORDS
        self.edges: tuple[Edge, ...] = ()
        #: Nodes reached without reading anything.
        self.empty: tuple[Node, ...] = ()
        self.accept: tuple[Entry, ...] = ()

    def after(self, word: str) -> Node:
        """Where a word leads to, which is there from now on."""
        if self.words is _NO_WORDS:
            self.words = {}
        found = self.words.get(word)
        if found is None:
            found = self.words[word] = Node()
        return found

    def end(self, entry: Entry) -> None:
        """An entry is complete here."""
        if entry not in self.accept:
            self.accept += (entry,)


_NO_WORDS: dict[str, Node] = {}  # of all nodes that have none; never written to


def _forms(word: re.Match[str], need: Need) -> list[str]:
    """The forms that a word may have, each once; none where the form that is asked for cannot be told."""
    forms: list[str] = word["forms"].split("|")
    if need.strict and not word["agrees"]:
        if need.strict == "many" and forms[0] == forms[1]:
            return []  # a form that does not show the plural is no proof of it
        forms = [forms[need.strict == "many"]]
    return list(dict.fromkeys(forms))


class Grammar:
    """The tries of one language of a book. Raises BookFault where a category can begin with itself.

    joined  every group `(a|b)` of a wording leads to one place after it: a book with long groups stays small, while
            wordings that begin with the same group have nothing in common after it
    """

    def __init__(self, book: PhraseBook, language: str, *, joined: bool = False) -> None:
        self.book = book
        self.language = language
        self.joined = joined
        self.lexicon = book.lexicons[language]
        self.literals = self._literals()
        self.roots: dict[Need, Node] = {}
        #: For each category the words and kinds of tokens that it can begin with.
        self.first: dict[Need, set[str]] = {}
        #: Where the wordings of what may hold unread words begin.
        self.open: frozenset[Node] = frozenset()
        self._asks: dict[Need, set[Need]] = {}
        self._todo: deque[Need] = deque()
        self._cut: dict[str, tuple[str, ...]] = {}
        with nothing_collected():
            for category in book.by_category:
                self._want(Need(category))
            while self._todo:
                self._compile(self._todo.popleft())
            self._cut.clear()
            self._fill_first_sets()
            self._tell_open()
            self._check_left_recursion()

    def _literals(self) -> frozenset[str]:
        """The quoted words that stand in wordings, such as `[On Play]`."""
        found = set()
        quoted = [kind for kind in self.lexicon.kinds if kind.quoted]
        for entry in self.book.entries:
            for (language, _), wordings in entry.wordings.items():
                if language != self.language or not quoted:
                    continue
                for wording in wordings:
                    for way in alternatives(wording):
                        for token in self.lexicon.tokens(SLOT.sub(" ", way)):
                            if token.kind is not None and self.lexicon.by_name[token.kind].quoted:
                                found.add(token.key)
        return frozenset(found)

    def _want(self, need: Need) -> None:
        if need not in self.roots:
            self.roots[need] = Node()
            self.first[need] = set()
            self._todo.append(need)

    def _compile(self, need: Need) -> None:
        root = self.roots[need]
        for entry in self.book.by_category.get(need.category, ()):
            for wording in entry.said(self.language, need.shape):
                # Only where a noun is left out the ways to say it differ in which side it would stand on.
                for way in alternatives(wording) if "…" in wording and not self.joined else (wording,):
                    before, after = way.endswith("…"), way.startswith("…")
                    if (need.side == "<" and not before) or (need.side == ">" and not after):
                        continue
                    parts = parts_of(way.strip("…").strip())
                    if not self.joined:
                        self._branch(root, "", parts, entry, need)
                    elif (end := self._joined(root, parts, entry, need)) is not None and end is not root:
                        end.end(entry)

    def _branch(self, node: Node, words: str, parts: Sequence[Part], entry: Entry, need: Need) -> None:
        """All that a wording may say from `node` on, where `words` have been said: `parts`."""
        for at, part in enumerate(parts):
            if isinstance(part, str):
                words += part
            elif isinstance(part, re.Match) and part["slot"]:
                node, words = self._slot(self._after(node, words), *self._asked(part, entry, need)), ""
            else:
                ways = [[form] for form in _forms(part, need)] if isinstance(part, re.Match) else part
                for way in ways:
                    self._branch(node, words, [*way, *parts[at + 1 :]], entry, need)
                return
        end = self._after(node, words)
        if end is not self.roots[need]:
            end.end(entry)

    def _joined(self, node: Node, parts: Sequence[Part], entry: Entry, need: Need) -> Node | None:
        """The place to which a wording leads from `node`; None where one of its words is in none of the forms that are
        asked for.
        """
        for part in parts:
            if isinstance(part, str):
                node = self._after(node, part)
            elif isinstance(part, re.Match) and part["slot"]:
                node = self._slot(node, *self._asked(part, entry, need))
            elif isinstance(part, re.Match):
                forms = _forms(part, need)
                if not forms:
                    return None
                node = self._met([self._after(node, form) for form in forms])
            else:
                ends = [self._joined(node, way, entry, need) for way in part]
                node = self._met([end for end in ends if end is not None], always=True)
        return node

    @staticmethod
    def _met(ends: list[Node], always: bool = False) -> Node:
        """One place after several; the same where there is one, unless it is `always` another."""
        if len(ends) == 1 and not always:
            return ends[0]
        joined = Node()
        for end in dict.fromkeys(ends):
            end.empty += (joined,)
        return joined

    def _asked(self, slot: re.Match[str], entry: Entry, need: Need) -> tuple[str, Need, str]:
        """What a slot is called, what it asks for, and how many of them."""
        number = slot["number"] or ""
        strict = number[2:] if number.startswith("!!") else need.strict if number == "!" else ""
        shape = slot["shape"] or (need.shape if entry.is_alias else "")
        category = slot["category"] or entry.slots[slot["slot"]][0]
        wanted = Need(category, shape, slot["side"] or "", strict)
        self._asks.setdefault(need, set()).add(wanted)
        return slot["slot"], wanted, slot["many"] or ""

    def _after(self, node: Node, words: str) -> Node:
        """Where words lead to, which is there from now on."""
        for key in self._keys(words):
            node = node.after(key)
        return node

    def _keys(self, words: str) -> tuple[str, ...]:
        """The keys of some words of a wording; the same words stand in hundreds of them."""
        known = self._cut.get(words)
        if known is None:
            known = self._cut[words] = tuple(token.key for token in self.lexicon.tokens(words, self.literals))
        return known

    def _slot(self, node: Node, name: str, need: Need, many: str) -> Node:
        for edge in node.edges:
            if edge.slot == name and edge.need == need and edge.many == many:
                return edge.target if many in ("", "?") else edge.target.empty[0]
        kind = need.category if need.category in self.book.kinds else None
        first, start = {kind or ""}, None
        if kind is None:
            self._want(need)
            first, start = self.first[need], self.roots[need]
        after = Node()
        if many in ("", "?"):
            node.edges += (Edge(name, start, many, after, kind, first, need),)
            if many:
                node.empty += (after,)
            return after
        loop = Node()
        loop.empty = (after,)
        again = Edge(name, start, many, loop, kind, first, need)
        loop.edges = (again,)
        node.edges += (again,)
        if many == "*":
            node.empty += (after,)
        return after

    def _fill_first_sets(self) -> None:
        first = self.first
        starts = {need: self._starts(root) for need, root in self.roots.items()}
        changed = True
        while changed:
            changed = False
            for need, (words, edges) in starts.items():
                found = set(words)
                for edge in edges:
                    found |= {edge.kind} if edge.kind else first[edge.need]
                if found - first[need]:
                    first[need] |= found
                    changed = True

    @staticmethod
    def _starts(root: Node) -> tuple[set[str], list[Edge]]:
        words: set[str] = set()
        edges: list[Edge] = []
        seen, todo = {id(root)}, [root]
        while todo:
            node = todo.pop()
            words.update(node.words)
            edges.extend(node.edges)
            for other in node.empty:
                if id(other) not in seen:
                    seen.add(id(other))
                    todo.append(other)
        return words, edges

    def _tell_open(self) -> None:
        """Find what may hold unread words."""
        found: set[Need] = set()
        more = {need for need, asks in self._asks.items() if any(asked.category == WORDS for asked in asks)}
        while more:
            found |= more
            more = {need for need, asks in self._asks.items() if not asks.isdisjoint(found)} - found
        self.open = frozenset(self.roots[need] for need in found)

    def _check_left_recursion(self) -> None:
        begins = {
            need: {edge.need for edge in self._starts(root)[1] if edge.kind is None}
            for need, root in self.roots.items()
        }
        done: set[Need] = set()

        def visit(need: Need, path: tuple[Need, ...]) -> None:
            if need in path:
                circle = " -> ".join(n.category for n in (*path[path.index(need) :], need))
                raise BookFault(f"{self.language}: a category begins with itself: {circle}")
            if need in done:
                return
            for other in sorted(begins[need]):
                visit(other, (*path, need))
            done.add(need)

        for need in self.roots:
            visit(need, ())
