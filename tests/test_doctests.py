"""The examples in docstrings run: those of the engine, of the ability core, and the tutorial."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import sanam.abilities
import sanam.engine

TUTORIAL = Path(__file__).parents[1] / "docs" / "a_game_in_200_lines.py"


def modules() -> list[str]:
    return [
        found.name
        for package in (sanam.abilities, sanam.engine)
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    ]


def examples_of(module: ModuleType) -> int:
    failed, tried = doctest.testmod(module)
    assert failed == 0, "see the output"
    return tried


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_run(name: str) -> None:
    examples_of(importlib.import_module(name))


def test_the_head_of_play_has_an_example() -> None:
    assert examples_of(importlib.import_module("sanam.engine.play")) > 3


def test_the_tutorial_plays_its_game() -> None:
    spec = importlib.util.spec_from_file_location("a_game_in_200_lines", TUTORIAL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert examples_of(module) > 15
