"""What is said in other words is read as the same: those of a line have one tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from arena import mystic, seal

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import printed, texts

TABLE = Path(__file__).with_name("variations.txt")


def plainly(tree: Tree) -> Tree:
    """A tree in which nothing says that it speaks of its own card."""
    made = tree.with_parts(plainly) if not tree.is_leaf else tree
    return made.with_slot("w", None) if made.category == "Op" and made.get("w") == Tree("Sel.self") else made


def meaning(kind: str, text: str, language: str) -> list[Tree]:
    attached = {"mystic": ("untargeted", 0), "PS": ("PS", 2), "PA": ("PA", 2)}.get(kind)
    card = mystic("Card", *attached, text=text) if attached else seal("Card", text="Skill " * (kind == "skill") + text)
    reading = texts.reading(printed.arranged(card, language), language)
    assert reading.whole, (text, reading.problem)
    return [plainly(one.tree) for one in reading.sentences if one.tree is not None]


def cases() -> list[tuple[str, str, str]]:
    rows = [line.split("|") for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [(kind, said, other) for kind, said, *others in rows for other in others]


@pytest.mark.parametrize(("kind", "said", "other"), cases())
def test_other_words_say_the_same(kind: str, said: str, other: str) -> None:
    language = "th" if re.search("[\u0e00-\u0e7f]", said) else "en"
    assert meaning(kind, other, language) == meaning(kind, said, language)
