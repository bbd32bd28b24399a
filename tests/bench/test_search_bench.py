"""How long search takes a keystroke on 25,000 cards, by script and by what is typed.

Printed, never asserted: `pytest tests/bench -s`.
"""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.store import Catalogue
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData

CARDS = 25_000
#: How many queries of a kind are asked.
TYPED = 60
ALPHABETS = {
    "en": "etaoinshrdlucmfwypvbgk",
    "th": "กขคงจชซดตถทนบปผพฟมยรลวสหอะาิีุูเแโไ่้",
    "fa": "ابپتجچخدرزسشصطعفقکگلمنوهی",
    "zh_Hant": "龍魔怪獸黑白青眼戰士天使光闇炎水風地神王女騎機械鋼鐵雷電劍盾聖獄星月日花木森海山空冰雪火",
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


def mistyped(chance: random.Random, word: str) -> str:
    """The word with a letter left out, doubled, swapped with the next or replaced by another of its own."""
    at = chance.randrange(len(word) - 1)
    return chance.choice(
        (
            word[:at] + word[at + 1 :],
            word[: at + 1] + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + chance.choice(word) + word[at + 1 :],
        )
    )


def words_typed(chance: random.Random, language: str, names: list[str], texts: list[str]) -> dict[str, list[str]]:
    """What people type in a language, by kind; hardly a query comes twice."""

    def some(of: list[str]) -> list[str]:
        return chance.choices(of, k=TYPED)

    def part(text: str, least: int, most: int) -> str:
        at = chance.randrange(max(1, len(text) - most))
        return text[at : at + chance.randint(least, most)].strip() or text[:least]

    strokes = [name[:end] for name in some(names)[: TYPED // 8] for end in range(1, len(name) + 1)]
    return {
        "one letter": list(ALPHABETS[language]),
        "as one types": [stroke for stroke in strokes if not stroke.endswith(" ")],
        "two or three letters": [part(name, 2, 3) for name in some(names)],
        "whole names": some(names),
        "words of two names": [f"{one.split()[0]} {chance.choice(names).split()[-1]}" for one in some(names)],
        "typing errors": [" ".join(mistyped(chance, word) for word in name.split()) for name in some(names)],
        "run together": [name.replace(" ", "") for name in some(names)],
        "one or two of a text": [f'text:"{part(text, 1, 2)}"' for text in some(texts)],
        "words of texts": [f"text:{chance.choice(text.split())}" for text in some(texts)],
        "parts of texts": [f'text:"{part(text, 4, 16)}"' for text in some(texts)],
    }


def fields_typed(chance: random.Random) -> dict[str, list[str]]:
    """Fields and numbers, alone and together."""
    numbers = [f"level>={chance.randint(1, 12)} atk>{chance.randrange(0, 5000, 50)}" for _ in range(TYPED)]
    kinds = ("type:trap", "type:mon*", "-type:spell", "has:text", "hand:yes", "lang:th", "have:no")
    return {
        "words of fields": [
            *kinds,
            *(f"attribute:{one.lower()} -type:{kind}" for one in ATTRIBUTES for kind in ("spell", "trap")),
        ],
        "numbers": [*numbers, "atk>=def", "atk!=level", *(f"level:{low}..{low + 3}" for low in range(9))],
        "codes": [f"code:{chance.randrange(1000, 9999)}" for _ in range(TYPED)],
        "all together": [f"{chance.choice(ALPHABETS['en'])} {query}" for query in numbers],
    }


def test_search_by_keystroke(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A keystroke is what the browser does: the first page, the number of all hits, and the cards of the page."""
    with filled(tmp_path / "catalogue.db") as catalogue, capsys.disabled():
        begun = time.process_time()
        catalogue.count("yugioh", "x")
        print(f"\nthe first query after a change of the catalogue: {(time.process_time() - begun) * 1000:.0f}")
        begun = time.process_time()
        catalogue.warm()
        catalogue.count("yugioh", "qqqqqq")  # loads what looks for near names
        print(f"what the window reads in the background before: {(time.process_time() - begun) * 1000:.0f}")
        print(f"among {CARDS:,} cards in four languages, a page of 150 with its cards and the count, ms of processor")
        chance = random.Random(5)
        for language in ALPHABETS:
            spoken = "select name, text from texts where game = 'yugioh' and language = ? order by code"
            names, texts = zip(*catalogue.db.conn.execute(spoken, (language,)), strict=True)
            for kind, queries in words_typed(chance, language, list(names), list(texts)).items():
                keystrokes(catalogue, language, kind, queries)
        for kind, queries in fields_typed(chance).items():
            keystrokes(catalogue, "en", kind, queries)
        for sort in ("name", "atk"):
            keystrokes(catalogue, "en", f"by {sort}", list(ALPHABETS["en"]), sort=sort, descending=True)
        assert catalogue.count("yugioh") == CARDS


def keystrokes(catalogue: Catalogue, language: str, kind: str, queries: list[str], **how: Any) -> None:
    """Ask all of these, and print how long one takes."""
    busy = []
    for query in queries:
        worked = time.process_time()
        hits = catalogue.find("yugioh", query, language=language, limit=150, **how)
        catalogue.count("yugioh", query)
        catalogue.cards("yugioh", [hit.code for hit in hits], effects=False)
        busy.append((time.process_time() - worked) * 1000)
    cut = statistics.quantiles(busy, n=20)[18]
    print(f"  {language:8} {kind:22} {len(busy):4} queries: p50 {statistics.median(busy):5.1f}  p95 {cut:5.1f}")


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
