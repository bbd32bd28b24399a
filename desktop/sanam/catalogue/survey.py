"""How many texts of a catalogue are understood, and what the others lack: the command `sanam texts`."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from sanam.abilities.texts import TextReading
from sanam.collecting import nothing_collected
from sanam.games.definition import Texts


class Survey(msgspec.Struct, kw_only=True):
    """Counts over the cards of one game.

    cards, with_text      how many cards; how many of them have a rules text
    whole, partly         cards understood wholly; cards of which something is carried out and something left to players
    abilities             sentences (or abilities) of all texts; abilities_understood: those understood wholly;
    abilities_partly      those understood but for a run of words
    seconds               how long reading took
    holes                 what stops most often, with how many texts it stops, most frequent first
    """

    game: str
    language: str
    cards: int = 0
    with_text: int = 0
    whole: int = 0
    partly: int = 0
    abilities: int = 0
    abilities_understood: int = 0
    abilities_partly: int = 0
    seconds: float = 0.0
    slowest_ms: float = 0.0
    holes: list[tuple[str, int]] = []


@nothing_collected()
def survey(
    game: str,
    texts: Texts,
    cards: Iterable[Any],
    language: str,
    *,
    most_holes: int = 30,
    each: Callable[[Any, TextReading], None] | None = None,
) -> Survey:
    """Read the text of every card in `language`; `each` is called with every card that has one and its reading."""
    found = Survey(game=game, language=language)
    holes: Counter[str] = Counter()
    for card in cards:
        found.cards += 1
        if not texts.has_text(card):
            continue
        begun = time.perf_counter()
        reading = texts.read(card, language)
        took = time.perf_counter() - begun
        found.seconds += took
        found.slowest_ms = max(found.slowest_ms, 1000 * took)
        found.with_text += 1
        found.whole += reading.whole
        found.partly += reading.partly
        found.abilities += len(reading.sentences)
        found.abilities_understood += sum(sentence.whole for sentence in reading.sentences)
        found.abilities_partly += sum(
            sentence.tree is not None and not sentence.whole for sentence in reading.sentences
        )
        holes.update({frame(sentence.hole) for sentence in reading.sentences if sentence.hole})
        if each is not None:
            each(card, reading)
    found.holes = holes.most_common(most_holes)
    return found


def frame(words: str) -> str:
    """Words with their numbers and names left open, so that like holes count together."""
    return re.sub(r"\d+", "#", re.sub(r'"[^"]*"?|「[^」]*」?|\[[^\]]*\]?', "N", words))
