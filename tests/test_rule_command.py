"""`sanam rule`, and the files that lie beside modules."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam import games, paths
from sanam.catalogue import understand
from sanam.cli import main


def test_a_rule_is_said_with_those_around_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "YZH-1.2"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in out].count(">") == 1
    assert "> YZH-1.2  At most 3 cards of the same name" in "\n".join(out)
    assert any(line.startswith("  YZH-1.1  ") for line in out)


def test_a_rule_is_said_in_the_language_of_its_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "YZH-0.4", "--language", "zh_Hans"]) == 0
    assert "> YZH-0.4  目标：用怪兽" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["nosuch"], "the rulebook of zh-mr2 has no rule nosuch"),
        (["1", "--edition", "x"], "yugioh has no edition x; it has zh-mr2, fa-course, th-guide"),
    ],
)
def test_what_does_not_exist_is_told(words: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", *words]) == 1
    assert capsys.readouterr().err == f"sanam: {problem}\n"


def test_a_package_whose_files_were_left_out_is_no_empty_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ModuleNotFoundError):
        paths.package_folder("sanam.nosuch")
    for missing in (tmp_path / "nosuch", tmp_path):  # a bundle keeps modules elsewhere, or data only
        monkeypatch.setattr("importlib.resources.files", lambda package, at=missing: at)
        with pytest.raises(FileNotFoundError, match=r"sanam\.abilities .*not wholly installed"):
            list(paths.package_files("sanam.abilities", ".py"))


def test_every_table_that_texts_are_read_by_is_in_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[Path] = set()
    real = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: seen.add(path) or real(path))
    understand.reader_digest.__wrapped__()
    root = paths.package_folder("sanam")
    tables = {file for suffix in ("phrases", "spellings") for file in root.rglob(f"*.{suffix}")}
    assert len(tables) > 30
    assert tables <= seen
    books = [game.texts.packages for game in games.all_games() if game.texts]
    assert all(
        any(file.is_relative_to(paths.package_folder(package)) for file in seen)
        for packages in books
        for package in packages
    )
