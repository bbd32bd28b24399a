"""Example trees for every entry of a book: what the generated round-trip tests write and read back."""

from __future__ import annotations

import random

from sanam.abilities.book import SHAPES, WORDS, Entry, PhraseBook
from sanam.abilities.tokens import Kind
from sanam.abilities.tree import Tree, Value, leaf

TOO_DEEP = 10_000
NUMBERS = (2, 1, 3, 5)
NAMES = ("Lantern", "Ferry")


class Sampler:
    """Makes small random trees of a book. The same seed makes the same tree of an entry, whatever others there are."""

    def __init__(self, book: PhraseBook, seed: int = 0) -> None:
        self.book = book
        self.seed = seed
        self.random = random.Random(seed)
        self._language, self._lexicon = next(iter(book.lexicons.items()))
        self._depth = self._depths()

    def _depths(self) -> dict[tuple[str, str], int]:
        """The depth of the smallest tree of each category in each shape."""
        depth: dict[tuple[str, str], int] = {}
        changed = True
        while changed:
            changed = False
            for entry in self.book.entries:
                for shape in ("", *SHAPES):
                    mine = self._least(entry, shape, depth)
                    if mine < depth.get((entry.category, shape), TOO_DEEP):
                        depth[entry.category, shape] = mine
                        changed = True
        return depth

    def _least(self, entry: Entry, shape: str, depth: dict[tuple[str, str], int]) -> int:
        """The depth of this entry's smallest tree in a shape; TOO_DEEP where it has none."""
        if not entry.said(self._language, shape):
            return TOO_DEEP
        needs = [
            0 if category in self.book.kinds else depth.get((category, self._inner(entry, shape, wanted)), TOO_DEEP)
            for name, (category, many, wanted) in entry.slots.items()
            if many not in ("?", "*") and not (shape == "pas" and name == entry.object)
        ]
        return min(TOO_DEEP, 1 + max(needs, default=0))

    @staticmethod
    def _inner(entry: Entry, shape: str, wanted: str) -> str:
        return wanted or (shape if entry.is_alias else "")

    def tree(self, entry: Entry, full: bool = True, shape: str = "") -> Tree:
        """A tree of this entry; with `full` its optional slots are filled and sets hold one member."""
        slots: list[tuple[str, Value]] = []
        for name, (category, many, wanted) in sorted(entry.slots.items()):
            if many in ("?", "*") and (not full or category == WORDS):
                continue
            if shape == "pas" and name == entry.object:
                continue
            value = self.of(category, wanted)
            slots.append((name, (value,) if many in ("*", "+") else value))
        return Tree(entry.key, tuple(slots))

    def sample(self, entry: Entry, full: bool = True) -> Tree:
        """The tree of this entry that belongs to the seed."""
        self.random.seed(f"{self.seed} {entry.key}")
        return self.tree(entry, full)

    def of(self, category: str, shape: str = "") -> Tree:
        """A smallest tree of a category in a shape."""
        if category in self.book.kinds:
            return self._leaf(category)
        least = self._depth[category, shape]
        entries = self.book.by_category[category]
        entry = self.random.choice([e for e in entries if self._least(e, shape, self._depth) <= least])
        if entry.is_alias:
            inner, _, wanted = next(iter(entry.slots.values()))
            return self.of(inner, self._inner(entry, shape, wanted))
        return self.tree(entry, full=False, shape=shape)

    def _leaf(self, kind: str) -> Tree:
        if kind == WORDS:
            return leaf(WORDS, "something else")
        declared: Kind | None = self._lexicon.by_name.get(kind)
        if declared is not None and declared.samples:
            return leaf(kind, self.random.choice(declared.samples))
        values: tuple[str | int, ...] = (*NUMBERS, *(-number for number in NUMBERS), *NAMES)
        for value in values:
            if declared is None:
                break
            try:
                again = declared.value(declared.text(value))
            except (ValueError, TypeError):
                continue
            if again == value:
                return leaf(kind, self._chosen(value))
        raise ValueError(f"no sample of {kind}")

    def _chosen(self, value: str | int) -> str | int:
        if isinstance(value, str):
            return self.random.choice(NAMES)
        return self.random.choice(NUMBERS) * (1 if value > 0 else -1)
