"""Everything of a person in one file, and back: whole, checked, or refused with nothing changed."""

from __future__ import annotations

import json
import random
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from sample_cards import write_cdb
from sanam.backups.manifest import MANIFEST, READY, is_safe
from sanam.backups.restoring import discard, is_agreed, put_in_place, restore, unpack
from sanam.backups.writing import back_up
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.schema import VERSION
from sanam.catalogue.store import Catalogue
from sanam.cli import main


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A data directory with cards, a deck, a match, settings, and pictures inside and outside."""
    folder = tmp_path / "mine"
    folder.mkdir()
    with Catalogue(folder / "catalogue.db") as catalogue:
        import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
        catalogue.set_owned("yugioh", "1001", 3)
        for code, path, copied in (
            ("1001", folder / "pictures" / "1001.jpg", True),
            ("1003", tmp_path / "p.jpg", False),
        ):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(b"picture of " + code.encode())
            catalogue.set_image("yugioh", code, path, copied=copied)
    for name, text in (
        ("decks/First/Oxen.sanam-deck", "deck"),
        ("matches/one.sanam", "journal"),
        ("matches/one.summary", "{}"),
        ("replays/two.sanam", "journal"),
        ("positions/puzzle.json", "{}"),
        ("settings.ini", "[folders]\ndecks=/elsewhere\n[look]\ntheme=light\n"),
        ("log/sanam.log", "noise"),
        ("trash/old", "gone"),
        ("sanam.lock", ""),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def backup(mine: Path, tmp_path: Path) -> Path:
    back_up(mine, tmp_path / "b.zip")
    return tmp_path / "b.zip"


def tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith("catalogue.db")
    }


def test_everything_of_mine_comes_back_in_another_place(mine: Path, backup: Path, tmp_path: Path) -> None:
    other = tmp_path / "another machine"
    other.mkdir()
    (tmp_path / "p.jpg").unlink()  # what lay elsewhere is not on the other machine
    made, _ = restore(backup, other)
    assert (made.counts.decks, made.counts.matches, made.counts.pictures) == (1, 2, 2)
    there = tree(other)
    assert there["decks/First/Oxen.sanam-deck"] == b"deck" and there["matches/one.sanam"] == b"journal"
    assert there["settings.ini"] == b"[folders]\n[look]\ntheme=light\n"  # the folder of decks was one of that machine
    assert not any(name.startswith(("log", "trash", "sanam.lock")) for name in there)
    with Catalogue(other / "catalogue.db") as catalogue:
        assert catalogue.owned("yugioh") == {"1001": 3}
        for code in ("1001", "1003"):
            picture = catalogue.image("yugioh", code)
            assert picture is not None and picture.is_relative_to(other)
            assert picture.read_bytes() == b"picture of " + code.encode()


def test_what_was_there_is_kept(mine: Path, backup: Path) -> None:
    (mine / "decks" / "Second.sanam-deck").write_text("newer")
    (mine / "replays").mkdir(exist_ok=True)
    (mine / "replays" / "r").write_text("only here")
    before = tree(mine)
    _, kept = restore(backup, mine)
    after = {name: data for name, data in tree(mine).items() if not name.startswith(kept.name)}
    assert "decks/Second.sanam-deck" not in after and "replays/r" not in after
    aside = tree(kept)
    assert aside["decks/Second.sanam-deck"] == b"newer" and aside["replays/r"] == b"only here"
    assert (kept / "catalogue.db").exists() and not (mine / READY).exists()
    stays = ("log/", "trash/", "sanam.lock")
    assert {**aside, **{name: data for name, data in before.items() if name.startswith(stays)}} == before


def test_a_backup_is_made_while_the_catalogue_is_written_to(mine: Path, tmp_path: Path) -> None:
    with Catalogue(mine / "catalogue.db") as catalogue:
        catalogue.set_owned("yugioh", "1003", 2)  # in the log ahead, not yet in the file
        back_up(mine, tmp_path / "b.zip")
        catalogue.set_owned("yugioh", "1003", 1)
    restore(tmp_path / "b.zip", tmp_path / "other")
    with Catalogue(tmp_path / "other" / "catalogue.db") as catalogue:
        assert catalogue.owned("yugioh")["1003"] == 2


def test_decks_of_another_folder_come_along(mine: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "Mine.ydk").write_text("#main\n1001\n")
    made = back_up(mine, tmp_path / "b.zip", decks=elsewhere, pictures=False)
    assert {file.path for file in made.files if file.path.startswith("decks")} == {"decks/Mine.ydk"}
    assert made.moved == {}


def test_an_older_catalogue_is_brought_up_to_date(mine: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(mine / "catalogue.db")) as conn:
        conn.execute("delete from _sqlite_migrations where name = 'm009_one_script_of_chinese'")
        conn.execute(f"pragma user_version = {VERSION - 1}")
        conn.commit()
    back_up(mine, tmp_path / "b.zip")
    restore(tmp_path / "b.zip", tmp_path / "other")
    with closing(sqlite3.connect(tmp_path / "other" / "catalogue.db")) as conn:
        assert conn.execute("pragma user_version").fetchone()[0] == VERSION


def rewritten(backup: Path, target: Path, change: object = None, leave_out: str = "", **other: bytes) -> Path:
    """The backup with another manifest, without a file, or with other bytes for one."""
    with zipfile.ZipFile(backup) as source, zipfile.ZipFile(target, "w") as goal:
        for info in source.infolist():
            data = other.get(info.filename, source.read(info))
            if info.filename == MANIFEST and callable(change):
                plain = json.loads(data)
                change(plain)
                data = json.dumps(plain).encode()
            if info.filename != leave_out:
                goal.writestr(info.filename, data)
    return target


def refused(backup: Path, folder: Path) -> str:
    before = tree(folder)
    with pytest.raises(FileRefused) as caught:
        unpack(backup, folder)
    assert tree(folder) == before and not (folder / READY).exists()
    assert caught.value.problem.file == str(backup)
    return caught.value.problem.reason


def test_what_is_no_whole_backup_is_refused_and_changes_nothing(mine: Path, backup: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"no zip")
    assert refused(bad, mine) == "zip.damaged"
    assert refused(rewritten(backup, bad, leave_out=MANIFEST), mine) == "backup.none"
    assert refused(rewritten(backup, bad, leave_out="data/matches/one.sanam"), mine) == "backup.file"
    assert refused(rewritten(backup, bad, **{"data/matches/one.sanam": b"journaX"}), mine) == "backup.file"
    assert refused(rewritten(backup, bad, **{"data/matches/one.sanam": b"longer than said"}), mine) == "backup.file"
    assert refused(rewritten(backup, bad, **{MANIFEST: b"{"}), mine) == "backup.manifest"
    assert refused(rewritten(backup, bad, lambda plain: plain.update(format=99)), mine) == "backup.newer"

    def elsewhere(path: str) -> object:
        return lambda plain: plain["files"][-1].update(path=path)

    for path in (
        "../evil",
        "/etc/evil",
        "decks/../../evil",
        "C:\\evil",
        "decks\\evil",
        "log/x",
        "restore-ready/x",
        "a/",
    ):
        assert refused(rewritten(backup, bad, elsewhere(path)), mine) in ("zip.path", "backup.file"), path
        assert not (tmp_path / "evil").exists()

    def twice(plain: dict[str, list[object]]) -> None:
        plain["files"].append(plain["files"][-1])

    assert refused(rewritten(backup, bad, twice), mine) == "backup.file"


def test_a_catalogue_that_is_none_is_refused(mine: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "decks").mkdir(parents=True)
    with closing(sqlite3.connect(broken / "catalogue.db")) as conn:
        conn.execute("create table strange (a)")
    back_up(broken, tmp_path / "b.zip")
    assert refused(tmp_path / "b.zip", mine) == "catalogue.foreign"


def test_damaged_bytes_are_refused_or_restored_whole(mine: Path, backup: Path, tmp_path: Path) -> None:
    whole, by_lot = backup.read_bytes(), random.Random(5)
    other = tmp_path / "other"
    other.mkdir()
    for _ in range(40):
        data = bytearray(whole)
        data[by_lot.randrange(len(data))] ^= 1 << by_lot.randrange(8)
        (tmp_path / "bad.zip").write_bytes(data)
        try:
            unpack(tmp_path / "bad.zip", other)
        except FileRefused:
            assert list(other.iterdir()) == []
        discard(other)


def test_an_interrupted_restore_is_taken_up_again(mine: Path, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine / "decks" / "Second.sanam-deck").write_text("newer")
    import os

    real, left = os.rename, [3]

    def failing(source: Path, goal: Path) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError("the light went out")
        real(source, goal)

    unpack(backup, mine)
    monkeypatch.setattr(os, "rename", failing)
    with pytest.raises(OSError, match="light"):
        put_in_place(mine)
    assert is_agreed(mine)
    discard(mine)  # has no say any more
    monkeypatch.setattr(os, "rename", real)
    kept = put_in_place(mine)
    assert (kept / "decks" / "Second.sanam-deck").read_text() == "newer" and (kept / "catalogue.db").exists()
    assert (mine / "decks" / "First" / "Oxen.sanam-deck").exists() and not is_agreed(mine)


def test_a_backup_that_fails_leaves_nothing(mine: Path, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    target = tmp_path / "b.zip"
    target.write_bytes(b"older")
    with pytest.raises(KeyboardInterrupt):
        back_up(mine, target, progress=stop)
    assert target.read_bytes() == b"older" and not list(tmp_path.glob(".backup-*"))


@pytest.mark.parametrize("path", ["a/b.txt", "decks/ชื่อ/龍.ydk", "a b/c"])
def test_usual_names_are_safe(path: str) -> None:
    assert is_safe(path)


@pytest.mark.parametrize("path", ["", "/a", "a//b", "./a", "a/..", "a/b.", "a/b ", "c:/a", "a\x00b", "x" * 500])
def test_other_names_are_not(path: str) -> None:
    assert not is_safe(path)


def test_both_commands(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "all.zip"
    assert main(["backup", str(target), "--data-dir", str(mine)]) == 0
    assert "decks 1" in capsys.readouterr().out
    assert main(["backup", str(target), "--data-dir", str(mine)]) == 1  # it is there already
    assert "--force" in capsys.readouterr().err
    other = tmp_path / "other"
    assert main(["restore", str(target), "--check", "--data-dir", str(other)]) == 0
    assert list(other.iterdir()) == []
    assert main(["restore", str(target), "--data-dir", str(other), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["decks"] == 1
    assert (other / "decks" / "First" / "Oxen.sanam-deck").exists()
    target.write_bytes(target.read_bytes()[:-40])
    assert main(["restore", str(target), "--data-dir", str(other)]) == 1
    assert str(target) in capsys.readouterr().err


def test_a_restore_waits_for_the_window_to_be_closed(
    mine: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Catalogue(mine / "catalogue.db") as catalogue:
        catalogue.db.conn.execute("begin immediate")
        assert main(["restore", str(backup), "--data-dir", str(mine)]) == 1
        catalogue.db.conn.rollback()
    assert "cannot be opened" in capsys.readouterr().err
