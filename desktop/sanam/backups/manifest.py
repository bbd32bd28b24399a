"""What a backup holds: a zip archive with `manifest.json` first, then every file that it lists, under `data/`.

A data directory is backed up but for what is of this machine or of no use later (EXCLUDED). The catalogue is copied
as SQLite sees it, so that it may be in use. Decks that lie in another folder come as `data/decks`, pictures that lie
elsewhere as `data/pictures/kept`; `moved` says where they were.
"""

from __future__ import annotations

import errno
import re
import unicodedata
import zipfile
from pathlib import Path

import msgspec

from sanam.catalogue.problems import FileRefused
from sanam.paths import CATALOGUE

FORMAT = 1
MANIFEST = "manifest.json"
DATA = "data/"
#: What a file of ours ends in.
SUFFIX = ".sanam-backup.zip"
MAX_MANIFEST = 64 * 1024 * 1024
MAX_FILES = 300_000
MAX_UNPACKED = 16 * 1024 * 1024 * 1024
MAX_NAME = 400
#: Pictures that lie elsewhere, and where the data that were there before a restore are put.
KEPT_PICTURES = "pictures/kept"
BEFORE = "before-restore-"
#: A backup that was unpacked and checked, to be put in place.
READY = "restore-ready"
EXCLUDED = {"log", "trash", "inbox", "sanam.lock", "window.ini", "translations", READY}
_SAFE = re.compile(r"[^\x00-\x1f<>:\"\\|?*]+")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file: its path in the data directory, with forward slashes, its bytes and their SHA-256."""

    path: str
    size: int
    digest: str


class Counts(msgspec.Struct, frozen=True):
    """What a person would look for in it."""

    decks: int = 0
    cards: int = 0
    own: int = 0
    pictures: int = 0
    matches: int = 0


class Manifest(msgspec.Struct, frozen=True):
    """`made` is the time in ISO 8601 (UTC), `data_dir` where the data lay, `moved` the path of a picture that lay
    elsewhere by its path in the backup.
    """

    format: int
    program: str
    made: str
    data_dir: str
    counts: Counts
    files: tuple[Entry, ...]
    moved: dict[str, str] = {}


def is_excluded(name: str) -> bool:
    """Whether something at the top of a data directory is left out: it is of this machine, or comes with the
    catalogue itself.
    """
    return (
        name in EXCLUDED
        or name.startswith((BEFORE, ".", f"{CATALOGUE}-", f"{CATALOGUE}.damaged"))
        or name.endswith((".lock", ".tmp"))
    )


def read_manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    """The manifest of a backup, checked: a known format, safe paths, within bounds. Raises FileRefused."""
    entries = archive.infolist()
    if len(entries) > MAX_FILES:
        raise FileRefused(path, "zip.too-many", count=len(entries), limit=MAX_FILES)
    info = next((one for one in entries if one.filename == MANIFEST), None)
    if info is None:
        raise FileRefused(path, "backup.none")
    if info.file_size > MAX_MANIFEST:
        raise FileRefused(path, "file.too-large", {"part": MANIFEST}, size=info.file_size, limit=MAX_MANIFEST)
    try:
        with archive.open(info) as stream:
            data = stream.read(MAX_MANIFEST + 1)
        manifest = msgspec.json.decode(data, type=Manifest)
    except Exception as error:  # zipfile raises whatever it stumbles over
        if is_of_disk(error):
            raise
        raise FileRefused(path, "backup.manifest", {"part": MANIFEST}, error=str(error)[:200]) from None
    if manifest.format > FORMAT:
        raise FileRefused(path, "backup.newer", {"part": MANIFEST}, found=manifest.format, known=FORMAT)
    _check_paths(manifest, {one.filename: one for one in entries}, path)
    return manifest


def is_of_disk(error: Exception) -> bool:
    """Whether an error is one of the disk, and not of an archive that names places where nothing can be."""
    return isinstance(error, OSError) and error.errno != errno.EINVAL


def _check_paths(manifest: Manifest, entries: dict[str, zipfile.ZipInfo], path: Path) -> None:
    seen: set[str] = set()
    for file in manifest.files:
        place: dict[str, int | str] = {"part": file.path[:120]}
        parts = file.path.split("/")
        if not is_safe(file.path) or is_excluded(parts[0]):
            raise FileRefused(path, "zip.path", place)
        key = unicodedata.normalize("NFC", file.path).casefold()
        info = entries.get(f"{DATA}{file.path}")
        if key in seen or info is None or info.file_size != file.size:
            raise FileRefused(path, "backup.file", place)
        if info.flag_bits & 1:
            raise FileRefused(path, "zip.encrypted", place)
        seen.add(key)
    size = sum(file.size for file in manifest.files)
    if size > MAX_UNPACKED:
        raise FileRefused(path, "zip.too-large", size=size, limit=MAX_UNPACKED)


def is_safe(path: str) -> bool:
    """Whether a path stays within the folder it is unpacked into, on every system."""
    parts = path.split("/")
    return len(path) <= MAX_NAME and all(
        part not in ("", ".", "..") and _SAFE.fullmatch(part) is not None and part == part.rstrip(" .")
        for part in parts
    )
