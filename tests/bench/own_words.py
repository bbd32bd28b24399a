"""How many Summoner Master texts in a person's own words are understood wholly, by language and list (own_words.tsv).

PYTHONPATH=desktop python tests/bench/own_words.py [--show]     --show lists those that are not
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts

#: Kinds of Mystic Cards: what they are put on, and their Turns.
MYSTICS: dict[str, tuple[str, int]] = {"mystic": ("untargeted", 0), "PS": ("PS", 2), "PA": ("PA", 2)}


def card(kind: str, text: str) -> SummonerCard:
    """A card with such a text."""
    if kind in MYSTICS:
        paste, turns = MYSTICS[kind]
        return SummonerCard(name="X", family="mystic", mystic_kind=paste, duration=turns, cast_mp=1, text=text)
    said = f"Skill {text}" if kind == "skill" else text
    return SummonerCard(name="X", family="seal", level=1, at=3, df=3, sp=2, cast_mp=2, attack_mp=1, text=said)


def main() -> None:
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for line in Path(__file__).with_name("own_words.tsv").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        language, part, kind, text = line.split("\t")
        reading = texts.reading(printed.arranged(card(kind, text), language), language)
        counts[language, part][0] += reading.whole
        counts[language, part][1] += 1
        if not reading.whole and "--show" in sys.argv:
            print(language, kind, text, reading.problem)
    for (language, part), (read, every) in counts.items():
        print(f"{language}, {part}: {read} of {every}, {100 * read / every:.0f} %")


if __name__ == "__main__":
    main()
