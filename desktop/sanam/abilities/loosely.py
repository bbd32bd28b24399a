"""Reads texts of languages that have filler words: a text may have more or fewer of them than a wording.

Only what nobody reads otherwise is read so. As always a text counts as understood when it has exactly one reading.
"""

from __future__ import annotations

from functools import lru_cache

from sanam.abilities.grammar import Grammar, Node
from sanam.abilities.reader import Reader, Reading, Slots, TooMuch
from sanam.abilities.tree import Tree

#: A text that takes more steps than this is not read loosely.
STEP_LIMIT = 40_000


class LooseReader(Reader):
    """Reads one text, passing over fillers in the text and implied words in the wordings."""

    def _from(self, start: Node, at: int) -> tuple[tuple[int, Tree], ...]:
        known = self._memo.get((start, at))
        if known is not None:
            return known
        if at >= len(self.tokens):
            return ()
        found: dict[tuple[int, Tree], None] = {}
        seen: set[tuple[int, int, Slots]] = set()
        stack: list[tuple[Node, int, Slots]] = [(start, at, None)]
        while stack:
            self._steps += 1
            if self._steps > STEP_LIMIT:
                raise TooMuch
            node, place, slots = stack.pop()
            if (id(node), place, slots) in seen:
                continue
            seen.add((id(node), place, slots))
            for entry in node.accept:
                tree = slots[2] if entry.is_alias and slots is not None else self._tree(entry, slots)
                found[place, tree] = None
            stack += [(other, place, slots) for other in node.empty]
            stack += [(other, place, slots) for other in self._passed(node)]
            if place < len(self.tokens):
                stack += self._onward(node, place, slots, begun=place > at)
        result = self._without_last(tuple(found)) if len(found) > 1 else tuple(found)
        self._memo[start, at] = result
        return result

    def _passed(self, node: Node) -> list[Node]:
        """The places behind an implied word that comes next in the wordings."""
        return [node.words[word] for word in self.grammar.lexicon.implied if word in node.words]

    def _onward(self, node: Node, place: int, slots: Slots, *, begun: bool) -> list[tuple[Node, int, Slots]]:
        token = self.tokens[place]
        lexicon = self.grammar.lexicon
        steps: list[tuple[Node, int, Slots]] = []
        if token.key in node.words:
            steps.append((node.words[token.key], place + 1, slots))
        if begun and token.key in lexicon.fillers:
            steps.append((node, place + 1, slots))
        for name, wanted, many, target, kind, first, _ in node.edges:
            if (
                many in ("*", "+")
                and slots is not None
                and slots[1] == name
                and slots[2].key in self.grammar.book.closing
            ):
                continue
            if wanted is None:
                if token.kind is not None and token.kind == kind and token.value is not None:
                    steps.append((target, place + 1, (slots, name, self._leaf(token.kind, token.value), many)))
            elif token.key in first or token.kind in first or not lexicon.implied.isdisjoint(first):
                steps += [(target, end, (slots, name, tree, many)) for end, tree in self._from(wanted, place)]
        return steps


@lru_cache(maxsize=1024)
def loosely(grammar: Grammar, text: str, category: str) -> Reading:
    """Read a text as `category`, whichever filler words it has."""
    reader = LooseReader(grammar, text)
    try:
        return Reading(text, reader.whole(category))
    except (TooMuch, RecursionError, ValueError):
        return Reading(text, ())
