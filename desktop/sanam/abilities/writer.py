"""Writes trees as text in any language of their book."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from sanam.abilities.book import SLOT, WORDS, Entry, PhraseBook, alternatives
from sanam.abilities.tree import Tree, Value


class CannotWrite(ValueError):
    """No wording of the language fits a tree; the message names its entry."""


class Writer:
    """Writes trees in one language."""

    def __init__(self, book: PhraseBook, language: str) -> None:
        self.book = book
        self.language = language
        self.lexicon = book.lexicons[language]
        self._ways: dict[tuple[str, str], list[tuple[str, frozenset[str], frozenset[str]]]] = {}

    def text(self, tree: Tree) -> str:
        """The tree as a text. Raises CannotWrite."""
        return self.lexicon.finish(self.write(tree).strip())

    def write(self, tree: Tree, number: str = "one", shape: str = "") -> str:
        """The words of a tree in a number ("one", "many", "part") and shape, before the last touches."""
        if tree.is_leaf:
            if tree.key == WORDS:
                return str(tree.value)
            kind = self.lexicon.by_name.get(tree.key)
            if kind is None or tree.value is None:
                raise CannotWrite(f"{self.language} has no {tree.key}")
            return kind.text(tree.value)
        entry = self.book.by_key.get(tree.key)
        if entry is None:
            raise CannotWrite(f"{tree.key} is not in the book")
        values = dict(tree.slots)
        wording = self._wording(entry, values.keys(), shape)
        out, at = [], 0
        for match in SLOT.finditer(wording):
            out.append(wording[at : match.start()])
            at = match.end()
            if match["forms"] is not None:
                forms = match["forms"].split("|")
                wanted = self._number_of(values.get(match["agrees"])) if match["agrees"] else number
                out.append(forms[{"one": 0, "many": 1, "part": min(2, len(forms) - 1)}[wanted]])
                continue
            value = values.get(match["slot"])
            if value is None:
                continue
            asked = match["number"] or ""
            mark = asked.lstrip("!")
            if asked == "!":
                inner = number
            elif mark in ("one", "many", "part"):
                inner = mark
            else:
                inner = self._number_of(values.get(mark))
            if isinstance(value, Tree):
                out.append(self.write(value, inner, match["shape"] or ""))
            else:
                out.append(self._several(entry, wording, match, value, inner))
        out.append(wording[at:])
        words = "".join(out)
        return re.sub(r"  +", " ", words).strip() if self.lexicon.spaced else words

    def _several(self, entry: Entry, wording: str, match: re.Match[str], trees: tuple[Tree, ...], number: str) -> str:
        items = list(trees)
        if match["many"] == "*":
            items.sort(key=lambda tree: (tree.key in self.book.closing, *self._place(tree), tree.sort_key()))
        side = match["side"]
        if side:
            sides = {m["side"] for m in SLOT.finditer(wording) if m["slot"] == match["slot"]}
            if len(sides) > 1:
                items = [tree for tree in items if self._side(tree) == side]
        said = [self.write(tree, number, match["shape"] or "") for tree in items]
        if self.language == "en" and side == ">":
            said = [
                "and" + words[4:] if at and words.startswith("with ") and said[at - 1].startswith("with ") else words
                for at, words in enumerate(said)
            ]
        return (" " if self.lexicon.spaced else "").join(said)

    def _place(self, tree: Tree) -> tuple[bool, int, int]:
        """Where a member of a set stands among the others: as `Lexicon.filters` and `Lexicon.heavy` say, else by its
        place in the book.
        """
        entry = self.book.by_key.get(tree.key)
        if entry is None:
            return False, 0, -1
        order = self.lexicon.filters
        near = bool(order) and self._side(tree, self.book.languages[0]) == "<"
        weight = self._weight(entry)
        if order == "after":
            return not near, weight, -entry.index if near else entry.index
        return near, -weight, entry.index

    def _weight(self, entry: Entry) -> int:
        """How far from its noun a filter stands, 0 is nearest."""
        wording = next(iter(entry.said(self.language)), "").lstrip("… ")
        return max((at for at, start in enumerate(self.lexicon.heavy, 1) if re.match(start, wording)), default=0)

    def _side(self, tree: Tree, language: str = "") -> str:
        entry = self.book.by_key[tree.key]
        for way in entry.said(language or self.language):
            return "<" if way.rstrip().endswith("…") else ">"
        return ">"

    def _number_of(self, value: Value | None) -> str:
        """The number of a phrase: of several "many", of a leaf by its value, else as its entry declares."""
        if value is None:
            return "one"
        if isinstance(value, tuple):
            return "many" if len(value) > 1 else self._number_of(value[0])
        if value.is_leaf:
            return "one" if value.value in (1, -1) or isinstance(value.value, str) else "many"
        entry = self.book.by_key.get(value.key)
        rule = entry.number if entry else ""
        if rule in ("one", "many", "part"):
            return rule
        slots = dict(value.slots)
        for name in rule.split(","):
            if name in slots:
                return self._number_of(slots[name])
        return "one"

    def _wording(self, entry: Entry, slots: AbstractSet[str], shape: str) -> str:
        key = (entry.key, shape)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = [self._requirements(wording) for wording in entry.said(self.language, shape)]
        for wording, must, may in ways:
            if must <= slots <= may:
                return wording
        raise CannotWrite(f"{self.language} has no wording of {entry.key} with {sorted(slots)}")

    @staticmethod
    def _requirements(wording: str) -> tuple[str, frozenset[str], frozenset[str]]:
        first = alternatives(wording)[0].strip("…").strip()
        slots = [match for match in SLOT.finditer(first) if match["slot"]]
        must = frozenset(match["slot"] for match in slots if (match["many"] or "") not in ("*", "?"))
        return first, must, frozenset(match["slot"] for match in slots)
