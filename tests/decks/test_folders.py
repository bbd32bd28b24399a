"""Decks in real folders: listed, made, renamed, moved, thrown away and put back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sanam.catalogue.problems import FileRefused
from sanam.decks import folders

DECKS = (".ydk", ".sanam-deck")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    made = tmp_path / "decks"
    for name in ("a.ydk", "Club/b.sanam-deck", "Club/Old/c.ydk", "Club/notes.txt", ".hidden/d.ydk"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(name)
    return made


def names(root: Path) -> list[str]:
    return [path.relative_to(root).as_posix() for path in folders.deck_files(root, DECKS)]


def test_folders_and_their_decks_are_found_and_what_is_hidden_is_not(root: Path, tmp_path: Path) -> None:
    assert folders.folders(root) == ["Club", "Club/Old"]
    assert names(root) == ["a.ydk", "Club/b.sanam-deck", "Club/Old/c.ydk"]
    assert [folders.folder_of(root, path) for path in folders.deck_files(root, DECKS)] == ["", "Club", "Club/Old"]
    os.symlink(root, root / "Club" / "round")  # a circle is not walked
    assert len(names(root)) == 3
    assert folders.folders(tmp_path / "nowhere") == [] and folders.deck_files(tmp_path / "nowhere", DECKS) == []


def test_folders_are_made_and_renamed(root: Path) -> None:
    assert folders.create(root, " New  one ", "Club") == "Club/New one"
    assert folders.rename(root, "Club", "Team") == "Team"
    assert folders.folders(root) == ["Team", "Team/New one", "Team/Old"]
    assert folders.rename(root, "Team/Old", "old") == "Team/old"


@pytest.mark.parametrize("name", ["", "  ", "..", ".git", "a/b", "a\\b", "x" * 101, "tab\x01", "dot."])
def test_what_cannot_be_the_name_of_a_folder_is_refused(root: Path, name: str) -> None:
    before = folders.folders(root)
    for act in (lambda: folders.create(root, name), lambda: folders.rename(root, "Club", name)):
        with pytest.raises(FileRefused) as caught:
            act()
        assert caught.value.problem.reason == "folder.name"
    assert folders.folders(root) == before


def test_a_name_that_is_taken_and_a_place_outside_are_refused(root: Path) -> None:
    (root / "Team").mkdir()
    for act in (lambda: folders.create(root, "Club"), lambda: folders.rename(root, "Team", "Club")):
        with pytest.raises(FileRefused) as caught:
            act()
        assert caught.value.problem.reason == "folder.exists"
    with pytest.raises(FileRefused):
        folders.create(root, "out", "../..")
    with pytest.raises(FileRefused):
        folders.move(root, root / "a.ydk", "..")
    deep = "/".join("abcdef")
    (root / deep).mkdir(parents=True)
    with pytest.raises(FileRefused) as caught:
        folders.create(root, "g", deep)
    assert caught.value.problem.reason == "folder.depth"
    assert (root / "a.ydk").is_file()


def test_a_deck_that_is_moved_never_takes_the_place_of_another(root: Path) -> None:
    (root / "Club" / "a.ydk").write_text("another")
    assert folders.move(root, root / "a.ydk", "Club") == root / "Club" / "a 2.ydk"
    assert (root / "Club" / "a.ydk").read_text() == "another"
    assert folders.move(root, root / "Club" / "a.ydk", "Club") == root / "Club" / "a.ydk"
    assert folders.move(root, root / "Club" / "a.ydk", "") == root / "a.ydk"


def test_what_is_thrown_away_can_be_put_back(root: Path) -> None:
    deck = folders.throw_away(root, root / "Club" / "b.sanam-deck")
    whole = folders.throw_away(root, root / "Club")
    assert names(root) == ["a.ydk"] and folders.folders(root) == []
    assert folders.put_back(root, deck) == root / "Club" / "b.sanam-deck"
    # A folder of its name is there again by now: both stay.
    assert folders.put_back(root, whole) == root / "Club 2"
    assert names(root) == ["a.ydk", "Club/b.sanam-deck", "Club 2/Old/c.ydk"]
    assert not any((root / folders.TRASH).iterdir())
    with pytest.raises(FileRefused) as caught:
        folders.put_back(root, deck)
    assert caught.value.problem.reason == "file.missing"
    with pytest.raises(FileRefused):
        folders.throw_away(root, root)
