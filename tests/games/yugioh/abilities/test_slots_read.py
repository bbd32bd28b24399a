"""What stands in a slot of a phrase reaches the tree: a word that was read and dropped would be carried out wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest

from sanam.abilities.samples import Sampler
from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning

#: Slots whose word says nothing that is carried out, or that another reader takes up.
ELSEWHERE = {
    ("Line.does not use", "n"),  # no Spell is used for a Summon by a way of its own
    ("Line.must be fusion summoned or so", "n"),
    ("Line.must first be fusion summoned or so", "n"),
    ("Op.ritual summon with any", "n"),  # the Ritual Spells say which monsters they Summon
    ("LaterTime.your nth", "n"),  # `coming` reads which of its phases is meant
    ("LaterTime.opponent's nth", "n"),
    ("HowMany.handled", "d"),  # what was done to the cards of the step before, which is meant
    ("HowMany.of opponent's handled", "d"),
    ("Base.number handled", "d"),
    ("Each.card handled", "d"),
    ("Each.of opponent's handled", "d"),
    ("Each.of their own handled", "d"),
    ("Ref.that monster of a kind", "k"),  # there is one monster spoken of
}


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> defaultdict[str, set[str]]:
    """By entry the slots that have been asked for."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name in ("get", "__getitem__", "many"):
        ask = getattr(Tree, name)

        def noted(self: Tree, slot: str, ask: Callable[[Tree, str], object] = ask) -> object:
            found[self.key].add(slot)
            return ask(self, slot)

        monkeypatch.setattr(Tree, name, noted)
    walk = Tree.walk

    def walked(self: Tree) -> Iterator[Tree]:
        found[self.key].update(slot for slot, _ in self.slots)
        return walk(self)

    monkeypatch.setattr(Tree, "walk", walked)
    return found


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))])
def test_every_slot_of_a_phrase_reaches_its_tree(seed: int, read: defaultdict[str, set[str]]) -> None:
    book = texts.book()
    sampler = Sampler(book, seed)
    slots: dict[str, set[str]] = {}
    for entry in book.entries:
        if entry.is_alias or entry.last:
            continue
        tree = sampler.sample(entry, full=True)
        try:
            meaning(tree)
        except (Meaningless, TypeError):
            continue  # the words of a sample need not fit each other
        slots.setdefault(entry.key, set()).update(slot for slot, _ in tree.slots)
    assert len(slots) > 900
    dropped = {(key, slot) for key, own in slots.items() for slot in own - read[key]}
    assert dropped <= ELSEWHERE
