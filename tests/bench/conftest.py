"""Benches run only when they are asked for: `python -m pytest tests/bench`."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return None if any("bench" in argument for argument in config.args) else True
