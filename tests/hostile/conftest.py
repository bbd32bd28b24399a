from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sanam.catalogue.store import Catalogue


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    with Catalogue(tmp_path / "catalogue.db") as opened:
        yield opened
