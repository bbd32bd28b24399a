"""How long search takes a keystroke on 25,000 cards, by script. Printed, never asserted: `pytest tests/bench -s`."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path

import pytest

from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.store import Catalogue
from sanam.games.yugioh.cards import ATTRIBUTES, CardData

CARDS = 25_000
ALPHABETS = {
    "en": "etaoinshrdlucmfwypvbgk",
    "th": "กขคงจชซดตถทนบปผพฟมยรลวสหอะาิีุูเแโไ่้",
    "fa": "ابپتجچخدرزسشصطعفقکگلمنوهی",
    "zh_Hant": "龍魔怪獸黑白青眼戰士天使光闇炎水風地神王女騎機械鋼鐵雷電劍盾聖獄星月日花木森海山空冰雪火",
}
TYPED = {
    "en": ("a", "sh", "the", "tion", "dark"),
    "th": ("ก", "มา", "การ", "เวท"),
    "fa": ("ا", "کا", "شاه", "كمي"),
    "zh_Hant": ("龍", "黑魔", "青眼白", "戰士"),
}


def made_up(chance: random.Random, letters: str, words: int) -> str:
    return " ".join("".join(chance.choices(letters, k=chance.randint(2, 7))) for _ in range(words))


def filled(path: Path) -> Catalogue:
    chance = random.Random(7)
    catalogue = Catalogue(path)
    cards = []
    for number in range(CARDS):
        others = {
            language: (made_up(chance, letters, 2), made_up(chance, letters, 6))
            for language, letters in ALPHABETS.items()
        }
        name, text = others.pop("en")
        card = CardData(
            code=1000 + number, name=name.title(), kind=("monster", "spell", "trap")[number % 3], level=number % 13,
            text=text, attribute=chance.choice(ATTRIBUTES), atk=chance.randrange(0, 5000, 50), problem="0:1 x",
        )  # fmt: skip
        cards.append(Incoming(card=card, language="en", others=others))
    source = Source(game="yugioh", kind="set", file="made-up", digest="0", language="en")
    write(catalogue, source, cards, (), Steps(CARDS, None, None))
    return catalogue


def test_search_by_keystroke(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with filled(tmp_path / "catalogue.db") as catalogue, capsys.disabled():
        print(f"\nsearch among {CARDS:,} cards in four languages, 200 hits at most, ms")
        asked = {script: TYPED[script] for script in ALPHABETS}
        asked["fields"] = ("type:trap", "level>=5 atk>2000", "attribute:dark -type:spell", 'text:"tion"', "text:ลวสห")
        for script, queries in asked.items():
            times = []
            for query in queries * 12:
                start = time.perf_counter()
                catalogue.find("yugioh", query, language=script)
                times.append((time.perf_counter() - start) * 1000)
            cuts = statistics.quantiles(times, n=20)
            print(f"  {script:8} median {statistics.median(times):5.1f}  p95 {cuts[18]:5.1f}")
        assert catalogue.count("yugioh") == CARDS
