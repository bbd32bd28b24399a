#!/usr/bin/env python3
"""Measures how loosely card texts are read: how many sentences are still understood with one word taken out.

    python tests/oracle/deletions.py --game yugioh --data-dir D [--cards 300] [--seed 1] [--show]

Of a random choice of cards whose text is wholly understood each sentence in turn loses one random word (none of a name
in quotes), and the card is read again. What is still understood should be something that a card could say, and mean
what is read: `--show` prints it.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parents[1] / "desktop"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from sanam import games  # noqa: E402
from sanam.abilities.texts import Sentence  # noqa: E402
from sanam.catalogue.first_run import open_catalogue  # noqa: E402
from sanam.games.definition import Texts  # noqa: E402

#: Names in quotes, and words outside them.
_WORD = re.compile(r'"[^"]*"|[A-Za-z][A-Za-z\'’/()-]*')


class Deletion(NamedTuple):
    """A text without one of its words: `sentence` with `word` in it, `shorter` without it, `text` all of it."""

    card: Any
    word: str
    sentence: str
    shorter: str
    text: str


def deletions(card: Any, sentences: Iterable[Sentence], chance: random.Random) -> Iterator[Deletion]:
    """The text of a card without one random word of each of its sentences in turn."""
    for sentence in sentences:
        said = card.text[sentence.start : sentence.end]
        words = [match for match in _WORD.finditer(said) if not match[0].startswith('"')]
        if len(words) > 1:
            word = chance.choice(words)
            shorter = re.sub(r" (?=[ ,.:;]|$)|^ ", "", said[: word.start()] + said[word.end() :], count=1)
            whole = card.text[: sentence.start] + shorter + card.text[sentence.end :]
            yield Deletion(card, word[0], said, shorter, whole)


def measure(cards: Iterable[Any], texts: Texts, most: int, seed: int) -> tuple[int, list[Deletion]]:
    """How many sentences of `most` cards lost a word, and those with which the card is still wholly understood."""
    chance = random.Random(seed)
    candidates = sorted(cards, key=lambda card: card.key)
    chance.shuffle(candidates)
    count, cards_read, understood = 0, 0, []
    for card in candidates:
        if cards_read == most:
            break
        reading = texts.read(card, "en")
        if not reading.whole or not reading.sentences:
            continue
        cards_read += 1
        for deletion in deletions(card, reading.sentences, chance):
            count += 1
            if texts.read(msgspec.structs.replace(card, text=deletion.text), "en").whole:
                understood.append(deletion)
    return count, understood


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--data-dir", type=Path, required=True, help="where the catalogue is")
    parser.add_argument("--cards", type=int, default=300, help="so many cards at random (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print what is still understood")
    arguments = parser.parse_args()
    texts = games.get(arguments.game).texts
    if texts is None:
        raise SystemExit(f"the texts of {arguments.game} are only shown")
    with open_catalogue(arguments.data_dir) as catalogue:
        cards = [card for card in catalogue.all_cards(arguments.game) if texts.has_text(card)]
    count, understood = measure(cards, texts, arguments.cards, arguments.seed)
    for deletion in understood if arguments.show else ():
        print(f"[{deletion.word}] {deletion.shorter}\n    ({deletion.card.name})")
    share = 100 * len(understood) / max(1, count)
    print(f"{len(understood)} of {count} sentences are understood without one of their words ({share:.1f} %)")


if __name__ == "__main__":
    main()
