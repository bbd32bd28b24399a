"""Time and size of a 60-card PDF at 300 dpi: with scanned pictures, with drawn faces, and the layout alone.

Printed, never asserted: `pytest tests/bench/test_proxies_bench.py -s`. The aim is 2 s with pictures.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from PIL import Image, ImageFilter

from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck


def _photograph(path: Path, seed: int) -> str:
    """Smooth shapes with a little grain: what a scan of a card costs to decode and to pack."""
    shapes = Image.effect_noise((24, 34), 120 + seed % 9).resize((813, 1185), Image.Resampling.BICUBIC)
    grain = Image.effect_noise((813, 1185), 6 + seed % 3).filter(ImageFilter.GaussianBlur(0.6))
    turned = shapes.transpose(Image.Transpose.ROTATE_180)
    picture = Image.merge("RGB", (shapes, Image.blend(shapes, grain, 0.2), turned))
    picture.save(path, quality=90)
    return str(path)


def test_sixty_cards(qapp: Any, tmp_path: Path) -> None:
    from sanam.faces.paint import _art_for_paper
    from sanam.proxies.cards import deck_cards
    from sanam.proxies.layout import lay_out
    from sanam.proxies.outputs import write_pdf
    from sanam.proxies.painter import SheetPainter
    from sanam.proxies.pictures import _picture
    from sanam.proxies.settings import SheetSettings

    with open_catalogue(tmp_path) as catalogue:
        deck = load_deck("river", catalogue)
        cards, faces = deck_cards(catalogue, deck)
    first = replace(cards[0], copies=cards[0].copies + 60 - deck.total())
    cards = (first, *cards[1:])
    settings = SheetSettings(backs="common")
    began = perf_counter()
    for _ in range(20):
        sheet = lay_out(settings, cards, "Bench")
    print(f"\nlayout of {sheet.copies} cards on {len(sheet.pages)} pages: {(perf_counter() - began) * 50:.2f} ms")
    pictures = [replace(face, image=_photograph(tmp_path / f"{at}.jpg", at)) for at, face in enumerate(faces)]
    others = []  # the same as PNG, which is stored as it is too, and as WebP, which has to be packed again
    for suffix in ("png", "webp"):
        paths = [Path(face.image or "").with_suffix(f".{suffix}") for face in pictures]
        for face, path in zip(pictures, paths, strict=True):
            with Image.open(face.image or "") as picture:
                picture.save(path, **({"compress_level": 1} if suffix == "png" else {"quality": 90, "method": 0}))
        others.append([replace(face, image=str(path)) for face, path in zip(faces, paths, strict=True)])
    # Twenty different cards three times each is what a deck is like; the starter deck has 51 different ones.
    thirds = tuple(replace(card, copies=3) for card in cards[:20])
    small = replace(settings, lossless=False)
    for name, some, shown, how in (
        ("20 scans, three of each", thirds, pictures[:20], settings),
        ("20 scans, three of each, small file", thirds, pictures[:20], small),
        ("51 JPEG scans", cards, pictures, settings),
        ("51 JPEG scans, small file", cards, pictures, small),
        ("51 PNG scans", cards, others[0], settings),
        ("51 WebP scans", cards, others[1], settings),
        ("51 drawn faces, art to be drawn", cards, list(faces), settings),
        ("51 drawn faces, again", cards, list(faces), settings),
    ):
        if "again" not in name:
            _picture.cache_clear()
            _art_for_paper.cache_clear()
        sheet = lay_out(how, some, "Bench")
        began, worked = perf_counter(), process_time()
        write_pdf(SheetPainter(sheet, some, shown), tmp_path / "b.pdf")
        took, busy = perf_counter() - began, process_time() - worked
        size = (tmp_path / "b.pdf").stat().st_size / 1e6
        print(f"{sheet.copies} cards with backs, {name}: {took:.2f} s ({busy:.2f} s of processor), {size:.1f} MB")
