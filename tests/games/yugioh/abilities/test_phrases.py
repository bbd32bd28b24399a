"""Every entry of the Yu-Gi-Oh! phrase book has a meaning and comes back in every language that it is written in."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

from sanam.abilities.book import WORDS
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import read
from sanam.abilities.samples import Sampler
from sanam.abilities.writer import Writer
from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.texts.reading.meaning import has_meaning

BOOK = texts.book()
#: Entries that other entries take apart themselves.
INNER = {"Heads", "Steps", "More", "Conds", "CondEnd", "Step", "First", "Attributes", "Types", "Zones", "Faces",
    "Targeting", "AttributeEnd", "AttributeList", "TypeEnd", "ZoneLast", "OlderHeads", "Names", "NameList", "Part",
    "Treated", "Dealt", "Counted"}  # fmt: skip


@functools.cache
def grammar_of(language: str) -> Grammar:
    return Grammar(BOOK, language)


@pytest.mark.parametrize("language", BOOK.languages)
@pytest.mark.parametrize("seed", range(3))
def test_every_entry_is_written_and_read_back(
    language: str, seed: int, record_property: Callable[[str, object], None]
) -> None:
    """An entry that has English words only is passed over in the other languages, with those that hold it."""
    grammar, writer, sampler = grammar_of(language), Writer(BOOK, language), Sampler(BOOK, seed)
    silent = {entry.key for entry in BOOK.missing(language)}
    assert language != "en" or not silent
    failed, passed_over = [], 0
    for entry in BOOK.entries:
        if entry.is_alias or entry.last:
            continue
        tree = sampler.sample(entry, full=seed != 2)
        if any(part.key == WORDS for part in tree.walk()):
            continue
        if any(part.key in silent for part in tree.walk()):
            passed_over += 1
            continue
        said = writer.text(tree)
        if tree not in read(grammar, said, entry.category).trees:
            failed.append((entry.key, said))
    assert failed == []
    record_property("entries without words", passed_over)
    assert passed_over < len(BOOK.entries) // 2


def test_every_entry_has_a_meaning() -> None:
    entries = [entry for entry in BOOK.entries if not entry.is_alias and entry.category not in INNER]
    assert [entry.key for entry in entries if not has_meaning(entry.key)] == []
