"""Putting a backup back: it is unpacked beside the data and checked as a whole, and only then put in their place.

The data that were there are moved into a folder of their own and never deleted. Putting in place is made of renames
that can be taken up again where they were interrupted.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath, PureWindowsPath

import msgspec

from sanam.backups.manifest import (
    BEFORE,
    DATA,
    MANIFEST,
    READY,
    Entry,
    Manifest,
    is_excluded,
    is_of_disk,
    read_manifest,
)
from sanam.catalogue.problems import FileRefused, check_file
from sanam.catalogue.schema import check_whole, open_database
from sanam.catalogue.transactions import writing
from sanam.paths import CATALOGUE

Progress = Callable[[int, int], None]
CHUNK = 1024 * 1024
MAX_BYTES = 64 * 1024 * 1024 * 1024
#: In the folder of what is ready: the folder that the data of before go to; from then on it is put in place.
AGREED = "agreed"


def unpack(backup: Path, data_dir: Path, progress: Progress | None = None) -> Manifest:
    """Unpack a backup beside the data and check it: every file as the manifest says it is, and a catalogue that this
    program reads, brought up to date. Nothing of the person's is changed; see `put_in_place`.

    Raises FileRefused, OSError, and what `progress` raises; then nothing is left of it.
    """
    check_file(backup, MAX_BYTES)
    ready = data_dir / READY
    discard(data_dir)
    try:
        with _opened(backup) as archive:
            manifest = read_manifest(archive, backup)
            for number, file in enumerate(manifest.files, 1):
                _unpack(archive, backup, file, ready / file.path)
                if progress is not None:
                    progress(number, len(manifest.files))
        if (ready / CATALOGUE).is_file():
            _bring_up_to_date(backup, ready, manifest, data_dir)
        ready.mkdir(exist_ok=True)
        (ready / MANIFEST).write_bytes(msgspec.json.encode(manifest))
    except BaseException:
        discard(data_dir)
        raise
    return manifest


def _opened(backup: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(backup)
    except Exception as error:  # zipfile raises whatever it stumbles over
        raise FileRefused(backup, "zip.damaged", error=str(error)[:200]) from None


def _unpack(archive: zipfile.ZipFile, backup: Path, file: Entry, goal: Path) -> None:
    """Write one file and compare it with what the manifest says of it."""
    goal.parent.mkdir(parents=True, exist_ok=True)
    digest, left = hashlib.sha256(), file.size
    try:
        with archive.open(f"{DATA}{file.path}") as source, open(goal, "xb") as target:
            while chunk := source.read(min(CHUNK, left + 1)):
                left -= len(chunk)
                if left < 0:
                    break
                digest.update(chunk)
                target.write(chunk)
    except Exception as error:  # zipfile raises whatever it stumbles over
        if is_of_disk(error):
            raise
        raise FileRefused(backup, "zip.damaged", {"part": file.path[:120]}, error=str(error)[:200]) from None
    if left or digest.hexdigest() != file.digest:
        raise FileRefused(backup, "backup.file", {"part": file.path[:120]})


def _bring_up_to_date(backup: Path, ready: Path, manifest: Manifest, data_dir: Path) -> None:
    """Open the catalogue of a backup, which migrates an older one, check it, and say where its pictures will be."""
    path = ready / CATALOGUE
    try:
        db = open_database(path)
        with closing(db.conn):
            check_whole(db.conn, path)
            with writing(db):
                _move_pictures(db.conn, manifest, data_dir)
            db.conn.execute("pragma journal_mode = delete")
    except FileRefused as refused:
        problem = refused.problem
        raise FileRefused(backup, problem.reason, {"part": CATALOGUE, **problem.place}, **problem.params) from None
    except sqlite3.Error as error:
        raise FileRefused(backup, "catalogue.damaged", {"part": CATALOGUE}, error=str(error)) from None


def _move_pictures(conn: sqlite3.Connection, manifest: Manifest, data_dir: Path) -> None:
    kept = {where: data_dir / name for name, where in manifest.moved.items()}
    for game, code, kind, path in conn.execute("select game, code, kind, path from images").fetchall():
        goal, copied = kept.get(path), 1
        if goal is None:
            inside = _within(path, manifest.data_dir)
            goal, copied = (data_dir / inside, 1) if inside is not None else (None, 0)
        if goal is not None and str(goal) != path:
            sql = "update images set path = ?, copied = max(copied, ?) where game = ? and code = ? and kind = ?"
            conn.execute(sql, (str(goal), copied, game, code, kind))


def _within(path: str, folder: str) -> str | None:
    """The path within the folder where the data lay, on whichever system; None for what lay elsewhere."""
    for kind in (PurePosixPath, PureWindowsPath):
        one = kind(path)
        if folder and one.is_absolute() and one.is_relative_to(folder):
            return one.relative_to(folder).as_posix()
    return None


def put_in_place(data_dir: Path) -> Path:
    """Put what was unpacked in the place of the data, which nobody may use meanwhile; the folder in which the data of
    before are now. Raises OSError; called again it goes on.
    """
    ready = data_dir / READY
    agreed = ready / AGREED
    if not agreed.is_file():
        made = f"{BEFORE}{datetime.now(UTC):%Y%m%d-%H%M%S}"
        number, name = 1, made
        while (data_dir / name).exists():
            number += 1
            name = f"{made}-{number}"
        agreed.write_text(name, "utf-8")
    before = data_dir / agreed.read_text("utf-8").strip()
    before.mkdir(exist_ok=True)
    manifest = msgspec.json.decode((ready / MANIFEST).read_bytes(), type=Manifest)
    wanted = sorted({file.path.partition("/")[0] for file in manifest.files})
    for name in wanted:
        if (ready / name).exists():
            if (data_dir / name).exists():
                os.rename(data_dir / name, before / name)
            os.rename(ready / name, data_dir / name)
    for there in sorted(data_dir.iterdir()):
        beside = there.name.startswith(f"{CATALOGUE}-")  # the log of the catalogue that was there
        if there.name not in wanted and (beside or not is_excluded(there.name)):
            os.rename(there, before / there.name)
    shutil.rmtree(ready)
    return before


def is_agreed(data_dir: Path) -> bool:
    """Whether a backup was being put in place when the program ended."""
    return (data_dir / READY / AGREED).is_file()


def discard(data_dir: Path) -> None:
    """Forget what was unpacked and is not being put in place."""
    if not is_agreed(data_dir):
        shutil.rmtree(data_dir / READY, ignore_errors=True)


def restore(backup: Path, data_dir: Path, progress: Progress | None = None) -> tuple[Manifest, Path]:
    """Check a backup and put it in the place of the data, which nobody may use meanwhile."""
    manifest = unpack(backup, data_dir, progress)
    return manifest, put_in_place(data_dir)
