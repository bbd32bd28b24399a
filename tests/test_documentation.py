"""packaging/documentation.py: the pages that are made of the source; and the examples of the guides."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def documentation() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sanam_documentation", ROOT / "packaging" / "documentation.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_of_the_guide_to_the_phrase_book_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "phrase_book.md"), module_relative=False)
    assert failed == 0, "see the output"
    assert tried > 15


def test_the_pages_hold_what_they_are_made_of(documentation: ModuleType) -> None:
    tutorial = documentation.tutorial()
    assert tutorial.startswith("# A game in 200 lines") and "class Ferries" in tutorial
    assert tutorial.count("```") % 2 == 0 and "\n```\n>>> from sanam.engine.play import Play" in tutorial
    assert "{x:Cat+}" in documentation.phrase_book()
    shown = re.findall(r"\(screenshots/([\w.-]+)\)", documentation.screens())
    assert set(shown) == {file.name for file in (ROOT / "resources" / "screenshots").glob("*.png")}


@pytest.mark.parametrize("book", ["yugioh-th", "one-piece", "summoner-master"])
def test_every_rule_of_a_book_has_its_row_with_what_it_says(documentation: ModuleType, book: str) -> None:
    ledger = documentation.rule_coverage.read_ledgers()[book]
    rows = documentation.rules_page(book, {next(iter(ledger)): ["tests/a.py::test_b"]}).splitlines()[4:]
    assert len(rows) == len(ledger)
    assert "`tests/a.py::test_b`" in rows[0]
    unsaid = [
        row for row, tag in zip(rows, ledger.values(), strict=True) if tag != "info" and row.split(" | ")[2] == ""
    ]
    assert unsaid == []


def test_the_tests_of_a_rule_are_listed_once_and_without_parameters(tmp_path: Path) -> None:
    target = tmp_path / "index.json"
    file = "tests/games/onepiece/test_onepiece_winning.py"
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "rule", "--rule-index", target, file]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    found = json.loads(target.read_text("utf-8"))["one-piece"]
    assert f"{file}::test_an_empty_deck_loses_at_once" in found["1-2-1-1-2"]
    names = [name for names in found.values() for name in names]
    assert not [name for name in names if "[" in name]


def test_the_site_has_every_page_and_issues_have_their_forms(documentation: ModuleType) -> None:
    nav = (ROOT / "packaging" / "mkdocs.yml").read_text("utf-8").partition("nav:")[2]
    made = {*documentation.PAGES, "a_game_in_200_lines.md", "phrase_book.md", "screens.md", "rules/index.md"}
    assert set(re.findall(r": ([\w/-]+\.md)$", nav, re.MULTILINE)) == made | {
        f"rules/{book}.md" for book in documentation.BOOKS
    }
    for form in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")):
        text = form.read_text("utf-8")
        assert all(f"\n{field}:" in f"\n{text}" for field in ("name", "description", "body")), form.name
