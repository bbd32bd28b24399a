"""How long search takes a keystroke on 25,000 cards, by script. Printed, never asserted: `pytest tests/bench -s`."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path

import pytest

from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.store import Catalogue
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData

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
            code=1000 + number,
            name=name.title(),
            kind=("monster", "spell", "trap")[number % 3],
            level=number % 13,
            text=text,
            attribute=chance.choice(ATTRIBUTES),
            atk=chance.randrange(0, 5000, 50),
            problem="0:1 x",
        )
        cards.append(Incoming(card=card, language="en", others=others))
    source = Source(game="yugioh", kind="set", file="made-up", digest="0", language="en")
    write(catalogue, source, cards, (), Steps(CARDS, None, None))
    return catalogue


def test_search_by_keystroke(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A keystroke is what the browser does: the first page, the number of all hits, and the cards of the page."""
    with filled(tmp_path / "catalogue.db") as catalogue, capsys.disabled():
        print(f"\nsearch among {CARDS:,} cards in four languages, a page of 150 with its cards and the count, ms")
        begun = time.perf_counter()
        catalogue.count("yugioh", "x")
        print(f"  the first query after a change of the catalogue: {(time.perf_counter() - begun) * 1000:.0f}")
        begun = time.perf_counter()
        catalogue.warm()
        print(f"  what the window reads in the background before: {(time.perf_counter() - begun) * 1000:.0f}")
        asked = {script: TYPED[script] for script in ALPHABETS}
        asked["fields"] = ("type:trap", "level>=5 atk>2000", "attribute:dark -type:spell", 'text:"tion"', "text:ลวสห")
        asked["text"] = ("text:a", "text:มา", "text:ا", "text:龍")
        for script, queries in asked.items():
            times, busy = [], []
            for query in queries * 12:
                start, worked = time.perf_counter(), time.process_time()
                hits = catalogue.find("yugioh", query, language=script, limit=150)
                catalogue.count("yugioh", query)
                catalogue.cards("yugioh", [hit.code for hit in hits])
                times.append((time.perf_counter() - start) * 1000)
                busy.append((time.process_time() - worked) * 1000)
            cut, worst = (statistics.quantiles(some, n=20)[18] for some in (times, busy))
            print(f"  {script:8} median {statistics.median(times):5.1f}  p95 {cut:5.1f}  of processor {worst:5.1f}")
        assert catalogue.count("yugioh") == CARDS


def test_one_piece_import_and_thumbnails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import io
    import json

    from PIL import Image

    from sanam.catalogue.imports import import_file
    from sanam.catalogue.pictures import WIDTHS

    cards = [
        {
            "cardId": f"TS{n // 100:02}-{n % 100:03}",
            "name": f"Deck Hand {n}",
            "category": "character",
            "colors": ["red"],
            "cost": 3,
            "power": 4000,
            "effectText": "[On Play] Draw 1 card.",
        }
        for n in range(985)
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    folder = tmp_path / "pictures"
    folder.mkdir()
    chance = random.Random(7)
    stream = io.BytesIO()
    Image.frombytes("RGB", (186, 260), chance.randbytes(186 * 260 * 3)).resize((745, 1040)).save(stream, "JPEG")
    for card in cards[:100]:
        (folder / f"{card['cardId']}.jpg").write_bytes(stream.getvalue())
    with Catalogue(tmp_path / "catalogue.db") as catalogue, capsys.disabled():
        start = time.perf_counter()
        import_file(catalogue, path)
        print(f"\nimport of {len(cards)} One Piece cards: {time.perf_counter() - start:.2f} s")
        start = time.perf_counter()
        report = import_file(catalogue, folder)
        seconds = time.perf_counter() - start
        sizes = len(WIDTHS)
        print(f"pictures of 745 × 1040: {report.added / seconds:.0f} a second, {sizes} sizes each")
        assert report.added == 100
