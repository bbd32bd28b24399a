"""Which words are said where a rulebook and the printed cards of a language call the same things differently.

A person chooses one of the two vocabularies, and what the program says and what it shows of card texts keeps to it.
Names that a text quotes stay as they are.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Mapping

#: The vocabularies: the rulebook's, which the program's sentences are written in, and that of imported cards.
VOCABULARIES = ("rulebook", "cards")
#: For each language the same words in both, the rulebook's first. More than one line may have the same first word: that
#: of the first is said in its place.
Terms = Mapping[str, tuple[tuple[str, str], ...]]

_NAME = re.compile("(「[^「」]*」|『[^『』]*』|“[^“”]*”)")
_chosen = VOCABULARIES[0]


def choose(vocabulary: str) -> None:
    """From now on say the words of one of VOCABULARIES."""
    global _chosen
    _chosen = vocabulary if vocabulary in VOCABULARIES else VOCABULARIES[0]


def chosen() -> str:
    """The vocabulary in which things are said."""
    return _chosen


def settled(text: str, terms: Terms, language: str) -> str:
    """A card text in the vocabulary that was chosen; `language` names the catalogue or a tag ("zh_Hant", "zh-Hant")."""
    pairs = terms.get(language.replace("-", "_"))
    if not pairs:
        return text
    replace = _replacing(pairs, _chosen)
    return "".join(part if at % 2 else replace(part) for at, part in enumerate(_NAME.split(text)))


def for_sentences(terms: Callable[[], Iterable[Terms]], language: str) -> Callable[[str], str] | None:
    """What puts the program's own sentences in the vocabulary that was chosen; None where they are in it already.

    `terms` gives those of every game; it is not asked where nothing is to be done.
    """
    if _chosen == VOCABULARIES[0]:
        return None
    pairs = tuple(pair for each in terms() for pair in each.get(language, ()))
    return _replacing(pairs, _chosen) if pairs else None


@functools.lru_cache(maxsize=8)
def _replacing(pairs: tuple[tuple[str, str], ...], vocabulary: str) -> Callable[[str], str]:
    words: dict[str, str] = {}
    for rulebook, cards in pairs:
        said, instead = (cards, rulebook) if vocabulary == VOCABULARIES[0] else (rulebook, cards)
        words.setdefault(said, instead)
    pattern = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    return lambda text: pattern.sub(lambda found: words[found[0]], text)
