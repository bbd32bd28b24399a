"""What a language's wordings compile to: one trie per category, so that wordings with the same beginning share it."""

from __future__ import annotations

import itertools
import re
from collections import deque
from typing import NamedTuple

from sanam.abilities.book import SLOT, BookFault, Entry, PhraseBook, alternatives, groups_of


class Need(NamedTuple):
    """What a slot asks for: a category, in a shape, on one side of its noun, in one number only ("" for any)."""

    category: str
    shape: str = ""
    side: str = ""
    strict: str = ""


class Edge(NamedTuple):
    """A slot of a trie: what is read goes into `slot`. `kind` is set when a token is read and no phrase; `first` are
    the words and kinds of tokens that a phrase for it can begin with.
    """

    slot: str
    need: Need
    many: str
    target: Node
    kind: str | None
    first: set[str]


class Node:
    """A place within wordings: the words and slots that go on from it, and the entries that are complete."""

    __slots__ = ("accept", "edges", "empty", "words")

    def __init__(self) -> None:
        self.words: dict[str, Node] = {}
        self.edges: list[Edge] = []
        #: Nodes reached without reading anything.
        self.empty: list[Node] = []
        self.accept: list[Entry] = []


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
        self._todo: deque[Need] = deque()
        self._cut: dict[str, tuple[str, ...]] = {}
        for category in book.by_category:
            self._want(Need(category))
        while self._todo:
            self._compile(self._todo.popleft())
        self._cut.clear()
        self._fill_first_sets()
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
        for entry in self.book.by_category.get(need.category, ()):
            for wording in entry.said(self.language, need.shape):
                if self.joined:
                    before, after = wording.endswith("…"), wording.startswith("…")
                    if (need.side != "<" or before) and (need.side != ">" or after):
                        self._add_joined(self.roots[need], entry, wording.strip("…").strip(), need)
                    continue
                for way in alternatives(wording):
                    if need.side == "<" and not way.endswith("…"):
                        continue
                    if need.side == ">" and not way.startswith("…"):
                        continue
                    self._add(self.roots[need], entry, way.strip("…").strip(), need)

    def _add(self, root: Node, entry: Entry, wording: str, need: Need) -> None:
        parts: list[list[str | tuple[str, Need, str]]] = []
        at = 0
        for match in SLOT.finditer(wording):
            parts.append([wording[at : match.start()]])
            at = match.end()
            if match["slot"]:
                category = entry.slots[match["slot"]][0]
                number = match["number"] or ""
                strict = number[2:] if number.startswith("!!") else need.strict if number == "!" else ""
                shape = match["shape"] or (need.shape if entry.is_alias else "")
                slot = Need(match["category"] or category, shape, match["side"] or "", strict)
                parts.append([(match["slot"], slot, match["many"] or "")])
            else:
                forms = match["forms"].split("|")
                if need.strict and not match["agrees"]:
                    if need.strict == "many" and forms[0] == forms[1]:
                        return  # a form that does not show the plural is no proof of it
                    forms = [forms[need.strict == "many"]]
                parts.append(list(dict.fromkeys(forms)))
        parts.append([wording[at:]])
        for combination in itertools.product(*parts):
            node = root
            words = ""
            for part in (*combination, None):
                if isinstance(part, str):
                    words += part
                    continue
                for key in self._keys(words):
                    found = node.words.get(key)
                    if found is None:
                        found = node.words[key] = Node()
                    node = found
                words = ""
                if part is not None:
                    node = self._slot(node, *part)
            if node is not root and entry not in node.accept:
                node.accept.append(entry)

    def _add_joined(self, root: Node, entry: Entry, wording: str, need: Need) -> None:
        slots: list[re.Match[str]] = []

        def mask(match: re.Match[str]) -> str:
            slots.append(match)
            return chr(0xE000 + len(slots) - 1)

        end = self._joined(root, SLOT.sub(mask, wording), slots, entry, need)
        if end is not None and end is not root and entry not in end.accept:
            end.accept.append(entry)

    def _joined(self, node: Node, wording: str, slots: list[re.Match[str]], entry: Entry, need: Need) -> Node | None:
        """The place to which a wording leads from `node`; None where one of its forms is none of those asked for."""
        for part in re.split(r"([\ue000-\uf8ff])", wording) if "(" not in wording else groups_of(wording):
            if isinstance(part, list):
                ends = [self._joined(node, each, slots, entry, need) for each in part]
                node = self._met([end for end in ends if end is not None])
            elif "\ue000" <= part[:1] <= "\uf8ff" and len(part) == 1:
                after = self._masked(node, slots[ord(part) - 0xE000], entry, need)
                if after is None:
                    return None
                node = after
            elif re.search("[\ue000-\uf8ff]", part):
                after = self._joined(node, part, slots, entry, need)
                if after is None:
                    return None
                node = after
            else:
                for key in self._keys(part):
                    node = node.words.setdefault(key, Node())
        return node

    @staticmethod
    def _met(ends: list[Node]) -> Node:
        """One place after several."""
        joined = Node()
        for end in dict.fromkeys(ends):
            end.empty.append(joined)
        return joined

    def _masked(self, node: Node, match: re.Match[str], entry: Entry, need: Need) -> Node | None:
        """The place after a slot or a word with several forms."""
        if match["slot"]:
            number = match["number"] or ""
            strict = number[2:] if number.startswith("!!") else need.strict if number == "!" else ""
            shape = match["shape"] or (need.shape if entry.is_alias else "")
            category = match["category"] or entry.slots[match["slot"]][0]
            asked = Need(category, shape, match["side"] or "", strict)
            return self._slot(node, match["slot"], asked, match["many"] or "")
        forms = match["forms"].split("|")
        if need.strict and not match["agrees"]:
            if need.strict == "many" and forms[0] == forms[1]:
                return None
            forms = [forms[need.strict == "many"]]
        ends = []
        for form in dict.fromkeys(forms):
            end = node
            for key in self._keys(form):
                end = end.words.setdefault(key, Node())
            ends.append(end)
        return ends[0] if len(ends) == 1 else self._met(ends)

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
        first = {kind} if kind is not None else set()
        if kind is None:
            self._want(need)
            first = self.first[need]
        after = Node()
        if many in ("", "?"):
            node.edges.append(Edge(name, need, many, after, kind, first))
            if many:
                node.empty.append(after)
            return after
        loop = Node()
        loop.empty.append(after)
        loop.edges.append(Edge(name, need, many, loop, kind, first))
        node.edges.append(Edge(name, need, many, loop, kind, first))
        if many == "*":
            node.empty.append(after)
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
