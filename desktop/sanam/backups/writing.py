"""Making a backup of a data directory."""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

import sanam
from sanam.backups.manifest import DATA, FORMAT, KEPT_PICTURES, MANIFEST, Counts, Entry, Manifest, is_excluded, is_safe
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import OWN_SET
from sanam.paths import CATALOGUE, whole_file

#: Tells how many files of how many are done; what it raises ends the backup, and nothing is left of it.
Progress = Callable[[int, int], None]
DECKS = "decks"
SETTINGS = "settings.ini"
#: Matches that go on and those that are over, each with files about it beside its journal.
MATCHES, JOURNAL = ("matches/", "replays/"), ".sanam"
#: The folder of decks is one of this machine.
_DECK_FOLDER = re.compile(rb"(?m)^decks=([^\r\n]*)\r?\n?")
_PACKED = (".jpg", ".jpeg", ".png", ".webp", ".zip", ".gz")
CHUNK = 1024 * 1024


def back_up(
    data_dir: Path, target: Path, *, decks: Path | None = None, pictures: bool = True, progress: Progress | None = None
) -> Manifest:
    """Write everything that belongs to a person into the file `target`, wholly or not at all. `decks` is the folder of
    decks where it is not that of the data directory; `pictures` takes those that lie elsewhere along.

    Raises FileRefused for a catalogue that cannot be read, OSError.
    """
    with whole_file(target, ".backup-") as temporary, tempfile.TemporaryDirectory(prefix="sanam-backup-") as scratch:
        files, moved, counts = _collect(data_dir, Path(scratch), decks, pictures)
        with open(temporary, "w+b") as stream:
            with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, allowZip64=True) as archive:
                entries = _pack(archive, files, progress)
                found = Manifest(
                    format=FORMAT,
                    program=sanam.__version__,
                    made=datetime.now(UTC).isoformat(timespec="seconds"),
                    data_dir=str(data_dir),
                    counts=counts,
                    files=tuple(entries),
                    moved=moved,
                )
                archive.writestr(MANIFEST, msgspec.json.encode(found))
            stream.flush()
            os.fsync(stream.fileno())
    return found


def deck_folder(data_dir: Path) -> Path | None:
    """The folder of decks that the settings name, None for that of the data directory."""
    settings = data_dir / SETTINGS
    found = _DECK_FOLDER.search(settings.read_bytes()) if settings.is_file() else None
    named = found[1].decode("utf-8", "replace").strip('"').replace("\\\\", "\\") if found else ""
    return Path(named) if named and Path(named).is_dir() else None


def _collect(
    data_dir: Path, scratch: Path, decks: Path | None, pictures: bool
) -> tuple[dict[str, Path], dict[str, str], Counts]:
    """The files by their path in the backup, the pictures that lie elsewhere, and what there is."""
    files: dict[str, Path] = {}
    outside = decks is not None and decks.resolve() != (data_dir / DECKS).resolve()
    for top in sorted(data_dir.iterdir()):
        if is_excluded(top.name) or top.name == CATALOGUE or (outside and top.name == DECKS):
            continue
        files |= _files(top, top.name)
    if outside and decks is not None and decks.is_dir():
        files |= _files(decks, DECKS)
    if SETTINGS in files:
        copy = scratch / SETTINGS
        copy.write_bytes(_DECK_FOLDER.sub(b"", files[SETTINGS].read_bytes()))
        files[SETTINGS] = copy
    moved: dict[str, str] = {}
    counts = Counts()
    if (data_dir / CATALOGUE).is_file():
        files[CATALOGUE] = _copy_catalogue(data_dir / CATALOGUE, scratch / CATALOGUE)
        counts = _counts(scratch / CATALOGUE)
        if pictures:
            moved = _elsewhere(scratch / CATALOGUE, data_dir, files)
    suffixes = (".sanam-deck", ".ydk", ".cod", ".txt", ".ydke")
    return (
        files,
        moved,
        msgspec.structs.replace(
            counts,
            decks=sum(name.startswith(f"{DECKS}/") and name.endswith(suffixes) for name in files),
            matches=sum(name.startswith(MATCHES) and name.endswith(JOURNAL) for name in files),
        ),
    )


def _files(place: Path, name: str) -> dict[str, Path]:
    """The regular files at `place` and in it, by their path in the backup. What no system could take is left out."""
    if place.is_symlink() or (place.is_file() and not is_safe(name)):
        return {}
    if place.is_file():
        return {name: place}
    if not place.is_dir():
        return {}
    found: dict[str, Path] = {}
    for inside in sorted(place.iterdir()):
        if not inside.name.startswith("."):
            found |= _files(inside, f"{name}/{inside.name}")
    return found


def _copy_catalogue(path: Path, copy: Path) -> Path:
    """The catalogue as it is at this moment, whoever writes to it. The file itself is not opened but by SQLite, which
    would lose its locks on it.
    """
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as goal,
        ):
            source.backup(goal, pages=2000, sleep=0.001)
            goal.execute("pragma journal_mode = delete")
    except sqlite3.Error as error:
        raise FileRefused(path, "catalogue.open", error=str(error)) from None
    return copy


def _counts(path: Path) -> Counts:
    with closing(sqlite3.connect(path)) as conn:
        questions = {
            "cards": "select count(*) from cards",
            "own": f"select count(distinct code) from printings where set_id = '{OWN_SET}'",
            "pictures": "select count(*) from images where kind = 'full'",
        }
        found = dict.fromkeys(questions, 0)
        for name, sql in questions.items():
            with suppress(sqlite3.Error):
                found[name] = conn.execute(sql).fetchone()[0]
    return Counts(**found)


def _elsewhere(path: Path, data_dir: Path, files: dict[str, Path]) -> dict[str, str]:
    """Put the pictures that lie outside the data directory among the files."""
    moved: dict[str, str] = {}
    with closing(sqlite3.connect(path)) as conn:
        try:
            rows = conn.execute("select distinct path from images where copied = 0 order by path").fetchall()
        except sqlite3.Error:
            return {}
    for number, (where,) in enumerate(rows):
        picture = Path(where)
        name = f"{KEPT_PICTURES}/{number:06}{picture.suffix.lower()}"
        if not picture.is_relative_to(data_dir) and picture.is_file() and is_safe(name):
            files[name] = picture
            moved[name] = where
    return moved


def _pack(archive: zipfile.ZipFile, files: dict[str, Path], progress: Progress | None) -> list[Entry]:
    entries: list[Entry] = []
    for number, (name, path) in enumerate(sorted(files.items()), 1):
        info = zipfile.ZipInfo.from_file(path, f"{DATA}{name}", strict_timestamps=False)
        info.compress_type = zipfile.ZIP_STORED if path.suffix.lower() in _PACKED else zipfile.ZIP_DEFLATED
        digest, size = hashlib.sha256(), 0
        with open(path, "rb") as source, archive.open(info, "w", force_zip64=True) as goal:
            while chunk := source.read(CHUNK):
                digest.update(chunk)
                size += len(chunk)
                goal.write(chunk)
        entries.append(Entry(name, size, digest.hexdigest()))
        if progress is not None:
            progress(number, len(files))
    return entries
