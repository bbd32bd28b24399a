"""The fixture of every test that looks at a PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sheet_helpers import Rendered, faces_for

from sanam.games.face import FaceSpec
from sanam.proxies.layout import Sheet, SheetCard, lay_out
from sanam.proxies.settings import SheetSettings


@pytest.fixture
def pdf(qapp: Any, tmp_path: Path) -> Iterator[Callable[..., tuple[Sheet, Rendered]]]:
    """`pdf(settings, cards, title, …)` lays out, writes and renders a PDF."""
    from sanam.proxies.outputs import write_pdf
    from sanam.proxies.painter import SheetPainter

    def made(
        settings: SheetSettings,
        cards: tuple[SheetCard, ...],
        title: str = "Deck",
        faces: tuple[FaceSpec, ...] | None = None,
        **how: Any,
    ) -> tuple[Sheet, Rendered]:
        sheet = lay_out(settings, cards, title)
        path = tmp_path / "sheet.pdf"
        write_pdf(SheetPainter(sheet, cards, faces or faces_for(cards), **how), path)
        return sheet, Rendered(path)

    yield made
    Rendered.picture.cache_clear()
