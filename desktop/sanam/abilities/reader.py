"""Reads texts: a chart reader over the tries of a grammar that finds every reading there is.

A text counts as understood only when it has exactly one reading. A partial reading may hold runs of words that nobody
understood (leaves of the kind WORDS); of several the one with the fewest such words is taken.
"""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache

from sanam.abilities.book import WORDS, Entry
from sanam.abilities.grammar import Grammar, Need, Node
from sanam.abilities.tokens import Token
from sanam.abilities.tree import Tree, Value, leaf

#: A text that takes more steps than this is not read: real cards need a few thousand.
STEP_LIMIT = 400_000
#: Before these tokens a run of unread words may end.
BREAKS = frozenset(".;:,，。；：")

#: What has been put into slots so far, newest first: (the ones before, slot, tree, how many the slot takes).
Slots = tuple["Slots", str, Tree, str] | None


class TooMuch(Exception):
    """A text takes too long to read."""


@dataclass(frozen=True)
class Reading:
    """What became of one text.

    trees    all its readings; it is understood when there is one
    partials otherwise, where they were asked for, the readings with unread words in them: those with the fewest first
    stop     where in the text reading stopped making sense: the start of the first word that no phrase could take
    """

    text: str
    trees: tuple[Tree, ...]
    partials: tuple[Tree, ...] = ()
    stop: int = 0

    @property
    def tree(self) -> Tree | None:
        """The only reading, or None."""
        return self.trees[0] if len(self.trees) == 1 else None

    @property
    def is_ambiguous(self) -> bool:
        return len(self.trees) > 1


@lru_cache(maxsize=64)
def _prepared(grammar: Grammar, text: str) -> tuple[str, list[Token]]:
    """A text in the spelling of the phrases, and its tokens: it may be read wholly, in part and piece by piece."""
    spelled = grammar.lexicon.before(text)
    return spelled, grammar.lexicon.tokens(spelled, grammar.literals)


class Reader:
    """Reads one text with one grammar."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text, self.tokens = _prepared(grammar, text)
        self.partial = False
        self._memo: dict[tuple[Node, int], tuple[tuple[int, Tree], ...]] = {}
        #: Every tree there is of this text, by what it is made of: no two are alike, so the same is the same object.
        self._pool: dict[Hashable, Tree] = {}
        self._steps = 0
        #: The first token that no phrase could take.
        self.far = 0

    def begin_again(self) -> None:
        """Read on with as many steps as at first, keeping what is known already."""
        self._steps = 0

    def in_part(self) -> Reader:
        """A reader of the same text that passes over runs of unread words. It knows what cannot hold any."""
        other = copy(self)
        other.partial = True
        other._memo = {
            (start, at): known for (start, at), known in self._memo.items() if start not in self.grammar.open
        }
        other.begin_again()
        return other

    def whole(self, category: str, shape: str = "") -> tuple[Tree, ...]:
        """Every reading of the whole text as a category. Raises TooMuch."""
        end = len(self.tokens)
        return tuple(tree for stop, tree in self.read(Need(category, shape), 0) if stop == end)

    def read(self, need: Need, at: int) -> tuple[tuple[int, Tree], ...]:
        """Every reading that begins at token `at`, with the token after it."""
        return self._from(self.grammar.roots[need], at)

    def _from(self, start: Node, at: int) -> tuple[tuple[int, Tree], ...]:
        """`read` of the need whose wordings begin at a node."""
        known = self._memo.get((start, at))
        if known is not None:
            return known
        tokens = self.tokens
        count = len(tokens)
        if at >= count:
            return ()
        found: dict[tuple[int, int], tuple[int, Tree]] = {}
        stack: list[tuple[Node, int, Slots]] = [(start, at, None)]
        steps = 0
        while stack:
            node, place, slots = stack.pop()
            while True:
                steps += 1
                if steps > STEP_LIMIT:
                    raise TooMuch
                for entry in node.accept:
                    tree = slots[2] if entry.is_alias and slots is not None else self._tree(entry, slots)
                    found[place, id(tree)] = (place, tree)
                if node.empty:
                    stack += [(other, place, slots) for other in node.empty]
                if place > self.far:
                    self.far = place
                if place >= count:
                    break
                following = node.words.get(tokens[place].key)
                if node.edges:
                    if following is not None:
                        stack.append((following, place + 1, slots))
                    stack += self._filled(node, place, slots)
                    break
                if following is None:
                    break
                node, place = following, place + 1
        self._steps += steps
        if self._steps > STEP_LIMIT:
            raise TooMuch
        result = tuple(found.values())
        if len(result) > 1:
            result = self._without_last(result)
        self._memo[start, at] = result
        return result

    def _filled(self, node: Node, place: int, slots: Slots) -> list[tuple[Node, int, Slots]]:
        """Where the slots lead that stand at a node."""
        token = self.tokens[place]
        key, sort = token.key, token.kind
        partial = self.partial
        last, last_key = (None, "") if slots is None else (slots[1], slots[2].key)
        steps: list[tuple[Node, int, Slots]] = []
        for name, start, many, target, kind, first, _ in node.edges:
            if key not in first and sort not in first and not (partial and WORDS in first):
                continue
            if name == last and many in ("*", "+") and last_key in self.grammar.book.closing:
                continue
            if start is not None:
                for end, tree in self._from(start, place):
                    steps.append((target, end, (slots, name, tree, many)))
            elif sort is not None and sort == kind and token.value is not None:
                steps.append((target, place + 1, (slots, name, self._leaf(sort, token.value), many)))
            elif kind == WORDS and partial:
                for end in self._word_ends(place):
                    words = self.text[token.start : self.tokens[end - 1].end]
                    steps.append((target, end, (slots, name, self._leaf(WORDS, words), many)))
        return steps

    def _leaf(self, kind: str, value: str | int) -> Tree:
        """The leaf of this kind and value."""
        known = self._pool.get((kind, value))
        if known is None:
            known = self._pool[kind, value] = leaf(kind, value)
        return known

    def _tree(self, entry: Entry, slots: Slots) -> Tree:
        """The tree of an entry with what has been put into its slots."""
        if slots is None:
            return self._pooled(entry.key, entry, ())
        found: dict[str, list[Tree] | Tree] = {}
        sets = set()
        while slots is not None:
            slots, name, tree, many = slots
            if many in ("*", "+"):
                several = found.setdefault(name, [])
                assert isinstance(several, list)
                several.append(tree)
                if many == "*":
                    sets.add(name)
            else:
                found[name] = tree
        items: list[tuple[str, Value]] = []
        made_of: list[int | str | tuple[int, ...]] = [entry.key]
        for name in sorted(found):
            value = found[name]
            if isinstance(value, list):
                if name in sets:
                    value = list(dict.fromkeys(value))
                    if len(value) > 1:
                        value.sort(key=Tree.sort_key)
                else:
                    value.reverse()
                items.append((name, tuple(value)))
                made_of += (name, tuple(map(id, value)))
            else:
                items.append((name, value))
                made_of += (name, id(value))
        return self._pooled(tuple(made_of), entry, tuple(items))

    def _pooled(self, made_of: Hashable, entry: Entry, slots: tuple[tuple[str, Value], ...]) -> Tree:
        known = self._pool.get(made_of)
        if known is None:
            known = self._pool[made_of] = Tree(entry.key, slots)
        return known

    def _without_last(self, readings: tuple[tuple[int, Tree], ...]) -> tuple[tuple[int, Tree], ...]:
        """Drop readings of `!last` entries where another reads the same words."""
        last = self.grammar.book.last_keys
        firm = [end for end, tree in readings if tree.key not in last]
        if len(firm) == len(readings):
            return readings
        return tuple([(end, tree) for end, tree in readings if end not in firm or tree.key not in last])

    def _word_ends(self, at: int) -> list[int]:
        """Where a run of unread words that begins at `at` may end: before punctuation outside parentheses."""
        ends, depth = [], 0
        for place in range(at, len(self.tokens)):
            key = self.tokens[place].key
            if depth == 0 and key in BREAKS and place > at:
                ends.append(place)
            if depth == 0 and key in ".。":
                return ends
            depth += (key in "(（") - (key in ")）" and depth > 0)
        ends.append(len(self.tokens))
        return ends


@lru_cache(maxsize=16)
def _known_reader(grammar: Grammar, text: str) -> Reader:
    """What has been read of a text wholly serves again when it is read piece by piece."""
    return Reader(grammar, text)


def _reader(grammar: Grammar, text: str) -> Reader:
    """The reader of a text, with all its steps before it."""
    reader = _known_reader(grammar, text)
    reader.begin_again()
    return reader


def pieces(grammar: Grammar, text: str, category: str) -> list[tuple[str, Tree]]:
    """The parts of a text that read as `category` in exactly one way, with their words: from the left, the longest at
    each place, none within another. For words that as a whole nobody understands.
    """
    found: list[tuple[str, Tree]] = []
    try:
        reader = _reader(grammar, text)
        need = Need(category)
        first = grammar.first[need]
        at = 0
        while at < len(reader.tokens):
            if reader.tokens[at].key not in first and reader.tokens[at].kind not in first:
                at += 1
                continue
            readings = reader.read(need, at)
            end = max((end for end, _ in readings), default=at)
            longest = [tree for stop, tree in readings if stop == end]
            if len(longest) == 1:
                found.append((reader.text[reader.tokens[at].start : reader.tokens[end - 1].end], longest[0]))
            at = max(end, at + 1)
    except (TooMuch, RecursionError, ValueError):
        return []
    return found


def read(grammar: Grammar, text: str, category: str = "") -> Reading:
    """Read a text as `category` (the book's start by default)."""
    try:
        reader = _reader(grammar, text)
        trees = reader.whole(category or grammar.book.start)
        if len(trees) == 1:
            return Reading(text, trees)
        far = min(reader.far, len(reader.tokens) - 1)
        return Reading(text, trees, stop=reader.tokens[far].start if reader.tokens else 0)
    except (TooMuch, RecursionError, ValueError):
        return Reading(text, ())


#: So many tokens a text may have that is read in part; no sentence of a card comes near it.
MOST_TOKENS = 300


def partly(grammar: Grammar, reading: Reading, category: str) -> Reading:
    """A reading with unread words of a text that `read` did not understand, where there is one."""
    if len(reading.trees) == 1:
        return reading
    try:
        reader = _known_reader(grammar, reading.text)
        if len(reader.tokens) > MOST_TOKENS:
            return reading
        return replace(reading, partials=_best_partials(reader.in_part(), category))
    except (TooMuch, RecursionError, ValueError):
        return reading


#: So many readings in part are worth a look.
MOST_PARTIALS = 8


def _best_partials(reader: Reader, category: str) -> tuple[Tree, ...]:
    costs = []
    for at, tree in enumerate(reader.whole(category)):
        cost = sum(map(len, unread_words(tree)))
        if 0 < cost < len(reader.text.strip(" .。●")):
            costs.append((cost, at, tree))
    costs.sort(key=lambda one: one[:2])
    return tuple(tree for _, _, tree in costs[:MOST_PARTIALS])


def unread_words(tree: Tree) -> tuple[str, ...]:
    """The runs of words that nobody understood in a reading, in its order."""
    return tuple(str(each.value) for each in tree.walk() if each.key == WORDS)


JOINS = frozenset((".", ",", ":", ";", "•", "●", "then", "and", "or", "if", "when", "you", "may", "can", "also"))


def holes(grammar: Grammar, text: str) -> list[str]:
    """The runs of words that no phrase covers in the cheapest cover of a text, each between what stands beside it."""
    try:
        reader = Reader(grammar, text)
        return _holes(reader)
    except (TooMuch, RecursionError, ValueError):
        return ["too long"]


def _holes(reader: Reader) -> list[str]:
    tokens, count = reader.tokens, len(reader.tokens)
    needs = [need for need in reader.grammar.roots if need == Need(need.category)]
    best: list[tuple[float, str, int]] = [(0.0, "", count)] * (count + 1)
    for at in range(count - 1, -1, -1):
        join = tokens[at].key in JOINS
        choice = (best[at + 1][0] + (0.15 if join else 1.0), "join" if join else "hole", at + 1)
        for need in needs:
            for end, _ in reader.read(need, at):
                if end - at > 1 or not join:
                    cost = best[end][0] + 0.3 + 0.1 / (end - at)
                    if cost < choice[0]:
                        choice = (cost, need.category, end)
        best[at] = choice
    parts, at = [], 0
    while at < count:
        _, what, end = best[at]
        parts.append((what, at, end))
        at = end
    found: list[str] = []
    for index, (what, start, _) in enumerate(parts):
        if what != "hole":
            continue
        if index and parts[index - 1][0] == "hole":
            found[-1] += " " + _name(tokens[start])
        else:
            before = parts[index - 1] if index else None
            lead = "" if before is None else _beside(tokens, before) + " "
            found.append(lead + _name(tokens[start]))
        if index + 1 < len(parts) and parts[index + 1][0] != "hole":
            found[-1] += " " + _beside(tokens, parts[index + 1])
    return found or ["order: " + " ".join(_beside(tokens, part) for part in parts)]


def _name(token: Token) -> str:
    return token.kind or token.key


def _beside(tokens: list[Token], part: tuple[str, int, int]) -> str:
    what, start, _ = part
    return _name(tokens[start]) if what in ("join", "hole") else f"‹{what}›"
